"""Lists and numbers from what was given.

| name   | meaning                               | example   |
|--------|---------------------------------------|-----------|
| `what` | how a message calls the thing         | "alpha"   |
"""

import math
import os
from collections.abc import Mapping, Set
from decimal import Decimal
from fractions import Fraction
from numbers import Integral, Rational, Real
from typing import Any

from naivebayes.checks.messages import shown
from naivebayes.errors import NaiveBayesError
from naivebayes.notation import Number, are_exact


def is_among(value: Any, known: Any) -> bool:
    """True where a dict holds the value; foreign objects are not."""
    try:
        return value in known
    except Exception:  # whatever a foreign object raises
        return False


def sums_to_one(numbers: list[Number]) -> bool:
    """True where they do: exactly, or to 1e-9 with a float."""
    total = Fraction(0)
    for number in numbers:
        total += Fraction(number)
    allowed = 0.0 if are_exact(numbers) else 1e-9
    return abs(total - 1) <= allowed


def is_nan(value: Any) -> bool:
    """True for any "not a number": float, Decimal, numpy, pandas."""
    try:
        return bool(value != value)
    except Exception:  # pandas.NA, a signaling NaN, a foreign object
        return True


def as_list(values: Any, what: str) -> list[Any]:
    """The values as a list; a list comes back as it is, uncopied.

    Tuples, ranges and generators become lists, and so do the arrays,
    series and tables of other libraries. A text, a set or a dict is
    refused.
    """
    if isinstance(values, list):
        return values
    refuse_texts_and_dicts(values, what)
    for method in ("tolist", "to_list", "to_numpy"):
        convert = getattr(values, method, None)
        if callable(convert) and not isinstance(values, type):
            return as_list(converted(convert, values, what), what)
    try:
        return list(values)
    except Exception:  # whatever a foreign object raises
        raise NaiveBayesError(
            f"{what} must be a list, not {shown(values)}."
        ) from None


def refuse_texts_and_dicts(values: Any, what: str) -> None:
    """Refuse what has items, but is no list of them."""
    if isinstance(values, (str, bytes, bytearray)):
        raise NaiveBayesError(
            f"{what} is one text, {shown(values)}, where a list is "
            "expected. Put it into a list: [text]; for its words, "
            "tokenize(text)."
        )
    if isinstance(values, (Mapping, Set)):
        raise NaiveBayesError(
            f"{what} is a {type(values).__name__}, which has no order "
            "of its own. Give a list; [bag] for one bag."
        )


def converted(convert: Any, values: Any, what: str) -> Any:
    """What an array, series or table makes of itself."""
    try:
        made = convert()
    except Exception:  # whatever a foreign object raises
        made = None
    if made is None or isinstance(made, type(values)):
        raise NaiveBayesError(
            f"{what} must be a list, not {shown(values)}."
        )
    return made


def as_number(value: Any, what: str) -> Number:
    """A finite number: int and Fraction exact, the others as float."""
    if isinstance(value, Integral):
        return int(value)
    if isinstance(value, Rational):
        return Fraction(int(value.numerator), int(value.denominator))
    if not isinstance(value, (Real, Decimal)):
        hint = number_hint(value)
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


def number_hint(value: Any) -> str:
    """What may be behind a value that is no number."""
    if value is None:
        return " None stands for missing."
    if isinstance(value, str):
        return (
            " A column of a file stays text where one of its cells is "
            "no number; see missing= of read_csv."
        )
    return ""


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
        rounded = float(number)
    except OverflowError:
        raise NaiveBayesError(
            f"{what} is too large for a float (about 1.8e308 at most). "
            "Give it in a larger unit."
        ) from None
    if rounded == 0 and number != 0:
        raise NaiveBayesError(
            f"{what} is too small for a float (about 5e-324 at least). "
            "Give it in a smaller unit."
        )
    return rounded


def exact_value(number: Number) -> int | Fraction:
    """A float at its exact value; a whole number as an int."""
    fraction = Fraction(number)
    if fraction.denominator == 1:
        return fraction.numerator
    return fraction


def as_whole(
    value: Any, what: str, least: int, most: int | None = None
) -> int:
    """A whole number of at least `least`, and at most `most`."""
    if not isinstance(value, Integral) or isinstance(value, bool):
        raise NaiveBayesError(
            f"{what} must be a whole number, not {shown(value)}."
        )
    number = int(value)
    if number < least:
        raise NaiveBayesError(
            f"{what} is {shown(number)}; it must be at least {least}."
        )
    if most is not None and number > most:
        raise NaiveBayesError(
            f"{what} is {shown(number)}; it can be {most} at most."
        )
    return number


def as_nonnegative(value: Any, what: str) -> Number:
    """A number that is not negative."""
    number = as_number(value, what)
    if number < 0:
        raise NaiveBayesError(
            f"{what} is {shown(value)}; a count, a probability or a "
            "score cannot be negative."
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
    except Exception:  # whatever a foreign object raises
        return False
    return True


def as_path(path: Any) -> str:
    """The name of a file as a text."""
    if not isinstance(path, (str, os.PathLike)):
        raise NaiveBayesError(
            f"path must be the name of a file, not {shown(path)}."
        )
    try:
        return str(os.fspath(path))
    except Exception:  # whatever a foreign path raises
        raise NaiveBayesError(
            f"path is a {type(path).__name__} that gives no name of a "
            "file."
        ) from None
