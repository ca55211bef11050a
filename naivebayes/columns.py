"""The entries of each feature: bits, names, counts or measurements.

| name   | meaning                                 | example      |
|--------|-----------------------------------------|--------------|
| rows   | lists of one length                     | [[1, None]]  |
| column | one feature of all rows                 | (1, 0, None) |
| `what` | "X" for many rows, "x" for one          | "X"          |

A check first looks at a whole column; only where that fails it looks
for the row to blame.
"""

import math
from collections.abc import Callable
from typing import Any

from naivebayes.checks.messages import place, shown
from naivebayes.checks.values import (
    as_float,
    as_nonnegative,
    is_hashable,
    is_nan,
)
from naivebayes.errors import NaiveBayesError
from naivebayes.notation import Row, Rows, Value

LARGEST_COUNT = 1e200  # count * log P stays far inside the floats


def refuse_first(
    rows: Rows,
    names: list[str],
    what: str,
    problem_of: Callable[[Any], str],
) -> None:
    """Raise for the first entry that has a problem, if there is one."""
    for i, row in enumerate(rows):
        for name, value in zip(names, row):
            problem = problem_of(value)
            if problem:
                raise NaiveBayesError(
                    f"{place(i, what)}, feature {name}: {shown(value)} "
                    f"{problem}"
                )


def check_bits(rows: Rows, names: list[str], what: str) -> None:
    """Every entry is 0, 1, False, True or None."""
    for column in zip(*rows):
        try:
            good = set(column) <= {0, 1, None}
        except Exception:  # unhashable, or a foreign object
            good = False
        if not good:
            refuse_first(rows, names, what, bit_problem)


def bit_problem(value: Any) -> str:
    """What keeps a value from being a bit; empty if nothing does."""
    problem = value_problem(value)
    if problem or value in (0, 1, None):
        return problem
    return (
        "is neither 0 nor 1. A Bernoulli feature is on or off; turn "
        "the value into one of them by a threshold of your choice."
    )


def distinct_values(
    rows: Rows, names: list[str], what: str
) -> list[set[Value]]:
    """The distinct entries of each feature, None among them.

    Refuses an entry that cannot be counted: a list, or NaN.
    """
    columns = []
    for column in zip(*rows):
        try:
            distinct = set(column)
            good = not any(map(is_nan, distinct))
        except Exception:  # unhashable, or a foreign object
            good = False
        if not good:
            refuse_first(rows, names, what, value_problem)
        columns.append(distinct)
    return columns


def value_problem(value: Any) -> str:
    """What keeps a value from being counted; empty if nothing does."""
    if not is_hashable(value):
        return "cannot be counted; a value is one name or number."
    if is_nan(value):
        return "is not a number. Write None for a missing value."
    return ""


def as_counts(rows: Rows, names: list[str], what: str) -> Rows:
    """Rows of counts: finite, not negative, None where missing."""
    plain = True
    for column in zip(*rows):
        plain = plain and set(map(type, column)) <= {int, float, bool}
        plain = (
            plain and min(column) >= 0 and max(column) <= LARGEST_COUNT
        )
        plain = plain and all(map(math.isfinite, column))
    if plain:
        return rows
    counts = []
    for i, row in enumerate(rows):
        place_of_row = place(i, what)
        counts.append(
            [
                None
                if value is None
                else one_count(value, f"{place_of_row}, feature {name}")
                for name, value in zip(names, row)
            ]
        )
    return counts


def one_count(value: Any, what: str) -> Any:
    """A count that is not so large that its score leaves the floats."""
    if isinstance(value, str):
        raise NaiveBayesError(
            f"{what}: {shown(value)} is no count. For words, give a "
            "bag: bag_of_words(words)."
        )
    count = as_nonnegative(value, what)
    if count > LARGEST_COUNT:
        raise NaiveBayesError(
            f"{what}: {shown(value)} is too large for a count; at most "
            "1e200 can be scored."
        )
    return count


def as_floats(rows: Rows, names: list[str], what: str) -> Rows:
    """Rows of measurements as floats, None where missing."""
    floats: list[list[float | None]] = []
    for i, row in enumerate(rows):
        if has_finite_sum(row):
            floats.append(list(map(float, row)))
        else:
            floats.append(one_by_one(row, names, place(i, what)))
    return floats


def has_finite_sum(row: Row) -> bool:
    """True only where every entry of the row is a finite number."""
    try:
        return math.isfinite(math.fsum(row))
    except (TypeError, ValueError, ArithmeticError):
        return False


def one_by_one(
    row: Row, names: list[str], what: str
) -> list[float | None]:
    """One row of measurements, each entry checked by itself."""
    floats: list[float | None] = []
    for name, value in zip(names, row):
        if value is None:
            floats.append(None)
        else:
            floats.append(as_float(value, f"{what}, feature {name}"))
    return floats
