"""Whether an answer is the value that is asked for.

| name    | meaning                                            |
|---------|----------------------------------------------------|
| value   | what the student's function gave                   |
| wanted  | what it should give, or what a mistake would give  |

Types are compared exactly, so that nothing can claim to be equal. A
whole number or a fraction is right where it is equal, a float where it
is within 1e-9 of it, as a share.
"""

import math
from fractions import Fraction
from typing import Any

from naivebayes.exercises.lesson import ANYTHING, Other
from naivebayes.exercises.numbers import is_number
from naivebayes.exercises.running import Strange

CLOSE = 1e-9
MOST_PLACES = 6


def same(value: Any, wanted: Any) -> bool:
    """True where a value is what is wanted, of the same kind."""
    if wanted is ANYTHING:
        return True
    if isinstance(wanted, Other):
        return not same(value, wanted.than)
    if is_number(wanted):
        return is_number(value) and close(value, wanted)
    if type(value) is not type(wanted):
        return False
    if isinstance(wanted, dict):
        return same_dict(value, wanted)
    if isinstance(wanted, (list, tuple)):
        return len(value) == len(wanted) and all(
            [same(v, w) for v, w in zip(value, wanted)]
        )
    return bool(value == wanted)


def same_dict(value: dict[Any, Any], wanted: dict[Any, Any]) -> bool:
    """True where two dicts have the same keys and numbers."""
    if kinds(value) != kinds(wanted):
        return False
    return all([same(value[key], wanted[key]) for key in wanted])


def kinds(keys: Any) -> set[tuple[str, Any]]:
    """Keys with their types: 1 is not True, and not '1'."""
    return {(type(key).__name__, key) for key in keys}


def close(value: Any, wanted: Any) -> bool:
    """True for equal numbers; floats may differ by their rounding."""
    if type(value) is not float and type(wanted) is not float:
        return bool(value == wanted)
    number, other = as_float(value), as_float(wanted)
    if math.isnan(number):
        return math.isnan(other)
    return math.isclose(number, other, rel_tol=CLOSE)


def as_float(number: Any) -> float:
    """A number as a float; infinite where no float is so large."""
    try:
        return float(number)
    except OverflowError:
        return math.inf if number > 0 else -math.inf


def numbers_in(value: Any) -> list[Any]:
    """All numbers of an answer, in order."""
    if isinstance(value, dict):
        value = [value[key] for key in sorted(value, key=str)]
    if isinstance(value, (list, tuple)):
        found = []
        for part in value:
            found.extend(numbers_in(part))
        return found
    return [value] if is_number(value) else []


def parts_in(value: Any) -> list[Any]:
    """All parts of an answer, the keys of its dicts as well."""
    if type(value) is dict:
        value = [*value, *value.values()]
    if type(value) not in (list, tuple):
        return [value]
    parts = []
    for inner in value:
        parts.extend(parts_in(inner))
    return parts


def has(value: Any, kind: type) -> bool:
    """True where a value of some type is among the parts."""
    return any([type(part) is kind for part in parts_in(value)])


def strange_in(value: Any) -> Strange | None:
    """The first part that is of no plain type."""
    for part in parts_in(value):
        if isinstance(part, Strange):
            return part
    return None


def is_rounded(value: Any, wanted: Any) -> bool:
    """True where the numbers are the right ones, rounded."""
    numbers, right = numbers_in(value), numbers_in(wanted)
    if not numbers or len(numbers) != len(right):
        return False
    if numbers.count(0) > right.count(0):
        return False  # that is no number any more
    for places in range(1, MOST_PLACES + 1):
        rounded = [round(Fraction(number), places) for number in right]
        if all([close(n, float(r)) for n, r in zip(numbers, rounded)]):
            return True
    return False


def have_same_numbers(value: Any, wanted: Any) -> bool:
    """True where the numbers are right and what holds them is not."""
    numbers, right = numbers_in(value), numbers_in(wanted)
    if not right or len(numbers) != len(right):
        return False
    return all([close(n, r) for n, r in zip(numbers, right)])
