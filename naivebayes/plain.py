"""Values as plain JSON and back, each of its own type.

| value             | in JSON               |
|-------------------|-----------------------|
| text, int, bool   | itself                |
| None              | null                  |
| float             | itself, with a point  |
| Fraction          | {"fraction": "1/2"}   |
| dict              | {"pairs": [[k, v]]}   |
| list              | a list                |

JSON keeps 1, 1.0, true and "1" apart; a dict becomes a list of pairs,
since a JSON object knows only text as its keys.
"""

import math
from fractions import Fraction
from typing import Any

from naivebayes.checks.messages import shown
from naivebayes.errors import NaiveBayesError

LONGEST_INT = 10**4000  # Python writes no longer int as text


def to_plain(value: Any, what: str) -> Any:
    """A value as JSON values; refuses what would not come back."""
    if isinstance(value, dict):
        pairs = [
            [to_plain(k, what), to_plain(v, what)]
            for k, v in value.items()
        ]
        return {"pairs": pairs}
    if type(value) is list:
        return [to_plain(entry, what) for entry in value]
    if type(value) is Fraction:
        return {"fraction": plain_fraction(value, what)}
    if is_plain(value):
        return value
    raise NaiveBayesError(
        f"{what} holds {shown(value)}, which JSON cannot keep as it "
        "is. Text, int, float, bool, None and Fraction come back as "
        "they were; turn it into one of them."
    )


def is_plain(value: Any) -> bool:
    """True for what JSON keeps as it is."""
    if type(value) is int:
        return abs(value) < LONGEST_INT
    if type(value) is float:
        return math.isfinite(value)
    return value is None or type(value) in (str, bool)


def plain_fraction(value: Fraction, what: str) -> str:
    """A fraction as text: 1/2."""
    if max(abs(value.numerator), value.denominator) >= LONGEST_INT:
        raise NaiveBayesError(
            f"{what} holds a fraction that is too long to be written."
        )
    return f"{value.numerator}/{value.denominator}"


def from_plain(plain: Any, what: str) -> Any:
    """The value that to_plain made the JSON values from."""
    if isinstance(plain, list):
        return [from_plain(entry, what) for entry in plain]
    if not isinstance(plain, dict):
        return plain
    if list(plain) == ["fraction"]:
        return fraction_from(plain["fraction"], what)
    if list(plain) == ["pairs"]:
        return dict_from(plain["pairs"], what)
    raise NaiveBayesError(
        f"{what} holds {shown(plain)}, which stands for no value."
    )


def fraction_from(text: Any, what: str) -> Fraction:
    """A fraction from its text."""
    try:
        top, bottom = text.split("/")
        return Fraction(int(top), int(bottom))
    except (AttributeError, ValueError, ZeroDivisionError):
        raise NaiveBayesError(
            f"{what} holds {shown(text)}, which is no fraction."
        ) from None


def dict_from(pairs: Any, what: str) -> dict[Any, Any]:
    """A dict from a list of pairs."""
    values = {}
    try:
        for key, value in pairs:
            values[from_plain(key, what)] = from_plain(value, what)
    except (TypeError, ValueError) as error:
        if isinstance(error, NaiveBayesError):
            raise
        raise NaiveBayesError(
            f"{what} holds {shown(pairs)}, which are no pairs."
        ) from None
    return values
