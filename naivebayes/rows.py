"""Rows from anything that people hold, turned into lists and checked.

| name   | meaning                                              |
|--------|------------------------------------------------------|
| rows   | lists or tuples of one length, None where missing    |
| bags   | dicts from word to count, without the zeros          |
| names  | the names of the features, in order                  |
| `what` | "X" for many rows, "x" for the one row of a question |

Lists are used as they are, never changed and not copied. Arrays and
tables of numpy, pandas and polars are turned into lists by their own
methods; none of these packages is imported. A check first looks at a
whole column; only where that fails it looks for the row to blame.
"""

import math
from collections.abc import Callable, Mapping, Set
from typing import Any, NamedTuple

from naivebayes.checks import (
    as_count,
    as_float,
    as_list,
    exact_value,
    is_hashable,
    is_nan,
    listed,
    row_name,
    shown,
)
from naivebayes.errors import NaiveBayesError
from naivebayes.notation import Bag, Row, Rows, Value

NOTHING = type(None)
LARGEST_COUNT = 1e200  # count · log P stays far inside the floats


class Table(NamedTuple):
    """Rows or bags, and the names of the columns where X has them."""

    rows: list[Any]
    names: list[str] | None
    bags: bool


def as_table(X: Any) -> Table:
    """The rows of X as lists of one length, or as bags."""
    names = column_names(X)
    rows_method = getattr(X, "rows", None)
    if names is not None and callable(rows_method):
        X = rows_method()
    rows = as_list(X, "X")
    if set(map(type, rows)) <= {list, tuple}:
        return Table(rows, names, False)
    if is_bag(rows[0]):
        return Table(as_bags(rows, "X"), names, True)
    rows = [as_row(x, row_name(i)) for i, x in enumerate(rows)]
    return Table(rows, names, False)


def column_names(X: Any) -> list[str] | None:
    """The names of a table's columns, None where X has none."""
    columns = getattr(X, "columns", None)
    if columns is None or callable(columns):
        return None
    return [str(name) for name in as_list(columns, "the columns of X")]


def as_row(x: Any, what: str) -> list[Any]:
    """One row as a list."""
    if isinstance(x, (str, bytes)) or not hasattr(x, "__iter__"):
        raise NaiveBayesError(
            f"{what} is {shown(x)}, not a row. X is a list of rows and "
            "a row is a list with one entry for each feature: [[5], "
            "[6]] for one feature, [x] for one row."
        )
    return as_list(x, what)


def as_one_row(x: Any) -> Table:
    """The one row of a question, as a table."""
    if is_bag(x):
        return Table(as_bags([x], "x"), None, True)
    return Table([as_row(x, "x")], None, False)


def place(i: int, what: str) -> str:
    """How a message calls row i: row 3 (X[2]), or x."""
    return row_name(i) if what == "X" else what


def check_width(rows: Rows, names: list[str], what: str) -> None:
    """Refuse a row with too few or too many features."""
    if set(map(len, rows)) <= {len(names)}:
        return
    for i, row in enumerate(rows):
        if len(row) != len(names):
            raise NaiveBayesError(
                f"{place(i, what)} has {len(row)} features; "
                f"{len(names)} are expected: {listed(names)}."
            )


def as_names(feature_names: Any, n_features: int) -> list[str]:
    """One name for each feature, no name twice."""
    names = as_list(feature_names, "feature_names")
    if len(names) != n_features:
        raise NaiveBayesError(
            f"feature_names has {len(names)} names and the rows have "
            f"{n_features} features."
        )
    for j, name in enumerate(names):
        if not isinstance(name, str):
            raise NaiveBayesError(
                f"feature_names[{j}] is {shown(name)}; a name is a "
                "text."
            )
        if name in names[:j]:
            raise NaiveBayesError(
                f"feature_names holds {shown(name)} twice; a message "
                f"could not tell the two features apart."
            )
    return names


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
        except TypeError:
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
        except TypeError:
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
                else one_count(
                    value, f"{place_of_row}, feature {name}:"
                )
                for name, value in zip(names, row)
            ]
        )
    return counts


def one_count(value: Any, what: str) -> Any:
    """A count that is not so large that its score leaves the floats."""
    if isinstance(value, str):
        raise NaiveBayesError(
            f"{what} {shown(value)} is no count. For words, give a "
            "bag: bag_of_words(words)."
        )
    count = as_count(value, what)
    if count > LARGEST_COUNT:
        raise NaiveBayesError(
            f"{what} {shown(value)} is too large for a count; at most "
            f"1e200 can be scored."
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
            floats.append(as_float(value, f"{what}, feature {name}:"))
    return floats


def is_bag(row: Any) -> bool:
    """True for a dict from word to count, or a set of words."""
    return isinstance(row, (Mapping, Set))


def as_bags(rows: list[Any], what: str) -> list[Bag]:
    """Bags as dicts from word to a count above 0."""
    bags = []
    for i, row in enumerate(rows):
        if not is_bag(row):
            raise NaiveBayesError(
                f"{place(i, what)} is {shown(row)}, not a bag of "
                "words, as the rows before it are: "
                "bag_of_words(words)."
            )
        if isinstance(row, Set):
            row = dict.fromkeys(row, 1)
        bags.append(row if is_plain(row) else cleaned(row, i, what))
    return bags


def is_plain(bag: Any) -> bool:
    """True where words are texts and counts are ints above 0."""
    return (
        set(map(type, bag)) <= {str}
        and set(map(type, bag.values())) <= {int}
        and "" not in bag
        and min(bag.values(), default=1) > 0
        and max(bag.values(), default=1) <= LARGEST_COUNT
    )


def cleaned(bag: Any, i: int, what: str) -> Bag:
    """A bag without the words that occur 0 times."""
    counts = {}
    for word, value in bag.items():
        if not isinstance(word, str) or word == "":
            raise NaiveBayesError(
                f"{place(i, what)} holds {shown(word)}, which is no "
                "word."
            )
        if value is None:
            raise NaiveBayesError(
                f"{place(i, what)}, word {shown(word)}: None is no "
                "count. Leave out a word that does not occur."
            )
        count = one_count(
            value, f"{place(i, what)}, word {shown(word)}:"
        )
        if count > 0:
            counts[word] = exact_value(count)
    return counts
