"""Checks that every step shares: lists, numbers, labels, lengths.

| name     | meaning                                           |
|----------|---------------------------------------------------|
| `what`   | how a message calls the thing: "y", "x", "alpha"  |
| `i`, `j` | row and feature from 0; a message shows both ways |
"""

import math
from collections.abc import Mapping, Sequence, Set
from decimal import Decimal
from fractions import Fraction
from numbers import Integral, Rational, Real
from typing import Any

from naivebayes.errors import NaiveBayesError
from naivebayes.notation import Label, Number

SHOWN = 60  # characters of a value that a message shows


def shown(value: Any) -> str:
    """The value as a message shows it: its text, cut, and its type."""
    kind = type(value).__name__
    if value is None:
        return "None"
    try:
        text = repr(value)
    except Exception:  # a foreign __repr__, or an int of 5000 digits
        return f"a very long {kind}" if kind == "int" else f"a {kind}"
    if len(text) > SHOWN:
        text = text[:SHOWN] + "..."
    return f"{text} ({kind})"


def named(label: Any) -> str:
    """A label or a name as a message shows it, without its type."""
    return shown(label).rsplit(" (", 1)[0]


def listed(items: Any, most: int = 8) -> str:
    """A few items for a message, and how many more there are."""
    items = list(items)
    texts = [named(item) for item in items[:most]]
    if len(items) > most:
        texts.append(f"and {len(items) - most} more")
    return ", ".join(texts)


def row_name(i: int) -> str:
    """A row as people and as Python count it: row 3 (X[2])."""
    return f"row {i + 1} (X[{i}])"


def default_names(n_features: int) -> list[str]:
    """x1, x2, ... as the notes name the features."""
    return [f"x{j + 1}" for j in range(n_features)]


def is_nan(value: Any) -> bool:
    """True for any "not a number": float, Decimal, numpy, pandas."""
    try:
        return bool(value != value)
    except (TypeError, ValueError, ArithmeticError):
        return True


def as_list(values: Any, what: str) -> list[Any]:
    """The values as a list; a list comes back as it is, uncopied.

    Tuples, ranges and generators become lists, and so do the arrays,
    series and tables of other libraries. A text, a set or a dict is
    refused.
    """
    if isinstance(values, list):
        return values
    if isinstance(values, (str, bytes, bytearray)):
        raise NaiveBayesError(
            f"{what} is one text, {shown(values)}, where a list is "
            f"expected. Put it into a list: [text]; for its words, "
            f"tokenize(text)."
        )
    if isinstance(values, (Mapping, Set)):
        raise NaiveBayesError(
            f"{what} is a {type(values).__name__}, which has no order "
            "of its own. Give a list."
        )
    for method in ("to_numpy", "tolist", "to_list"):
        convert = getattr(values, method, None)
        if callable(convert) and not isinstance(values, type):
            values = convert()
    try:
        return list(values)
    except TypeError:
        raise NaiveBayesError(
            f"{what} must be a list, not {shown(values)}."
        ) from None


def as_number(value: Any, what: str) -> Number:
    """A finite number: int and Fraction exact, the others as float."""
    if isinstance(value, Integral):
        return int(value)
    if isinstance(value, Rational):
        return Fraction(int(value.numerator), int(value.denominator))
    if not isinstance(value, (Real, Decimal)):
        hint = " None stands for missing." if value is None else ""
        raise NaiveBayesError(
            f"{what} must be a number, not {shown(value)}.{hint}"
        )
    if is_nan(value):
        raise NaiveBayesError(
            f"{what} is NaN. A missing value is written None; without "
            "a number nothing can be computed."
        )
    if not math.isfinite(value):
        raise NaiveBayesError(
            f"{what} is {shown(value)}; a finite number is needed."
        )
    return float(value)


def as_numbers(values: Any, what: str) -> list[Number]:
    """A list of finite numbers."""
    numbers = []
    for i, value in enumerate(as_list(values, what)):
        numbers.append(as_number(value, f"{what}[{i}]"))
    return numbers


def as_float(value: Any, what: str) -> float:
    """A finite number as a float."""
    number = as_number(value, what)
    try:
        return float(number)
    except OverflowError:
        raise NaiveBayesError(
            f"{what} is too large for a float (about 1.8e308 at most). "
            f"Give it in a larger unit."
        ) from None


def exact_value(number: Number) -> int | Fraction:
    """A float at its exact value; a whole number as an int."""
    fraction = Fraction(number)
    if fraction.denominator == 1:
        return fraction.numerator
    return fraction


def as_whole(value: Any, what: str, least: int) -> int:
    """A whole number of at least `least`."""
    if not isinstance(value, Integral) or isinstance(value, bool):
        raise NaiveBayesError(
            f"{what} must be a whole number, not {shown(value)}."
        )
    if value < least:
        raise NaiveBayesError(
            f"{what} is {shown(value)}; it must be at least {least}."
        )
    return int(value)


def as_count(value: Any, what: str) -> Number:
    """A number that is not negative."""
    number = as_number(value, what)
    if number < 0:
        raise NaiveBayesError(
            f"{what} is {shown(value)}; it cannot be negative."
        )
    return number


def as_alpha(alpha: Any) -> Number:
    """The pseudo-count α: finite and not negative."""
    number = as_number(alpha, "alpha")
    if number < 0:
        raise NaiveBayesError(
            f"alpha is {shown(alpha)}; it is a pseudo-count and cannot "
            "be negative. 0 is the plain share, 1 adds one to every "
            "count."
        )
    return number


def is_hashable(value: Any) -> bool:
    """True where a dict can look the value up."""
    try:
        hash(value)
    except TypeError:
        return False
    return True


def as_labels(y: Any, what: str = "y") -> list[Label]:
    """The labels as a list: hashable, none of them None or NaN."""
    labels = as_list(y, what)
    try:
        distinct = set(labels)
        good = None not in distinct and not any(map(is_nan, distinct))
    except TypeError:
        good = False
    if not good:
        for i, label in enumerate(labels):
            check_label(label, f"{what}[{i}]")
    return labels


def check_label(label: Any, what: str) -> None:
    """Refuse what cannot be a label."""
    if not is_hashable(label):
        raise NaiveBayesError(
            f"{what} is {shown(label)}; a label is one name or number. "
            f"A table with one column is a list of its values."
        )
    if label is None or is_nan(label):
        raise NaiveBayesError(
            f"{what} is {shown(label)}, which is no label. Leave the "
            "row out, or name the class."
        )


def check_same_length(
    a: Sequence[Any], a_name: str, b: Sequence[Any], b_name: str
) -> None:
    """Refuse two lists that do not belong together."""
    if len(a) != len(b):
        raise NaiveBayesError(
            f"{a_name} has {len(a)} entries and {b_name} has {len(b)}; "
            f"there must be one {b_name} for each {a_name}."
        )


def as_mapping(scores: Any, what: str) -> dict[Any, Any]:
    """A dict with at least one entry."""
    if not isinstance(scores, Mapping):
        raise NaiveBayesError(
            f"{what} must be a dict from class to number, such as "
            f"{{1: 0.2, 7: 0.8}}, not {shown(scores)}."
        )
    if not scores:
        raise NaiveBayesError(
            f"{what} is empty: there is no class in it."
        )
    return dict(scores)
