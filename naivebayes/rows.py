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

from collections.abc import Mapping, Set
from typing import Any, NamedTuple

from naivebayes.checks.messages import (
    counted,
    listed,
    place,
    row_name,
    shown,
)
from naivebayes.checks.values import as_list
from naivebayes.errors import NaiveBayesError
from naivebayes.notation import Row, Rows


class Table(NamedTuple):
    """Rows or bags, and the names of the columns where X has them."""

    rows: list[Any]
    names: list[str] | None
    bags: bool


def as_table(X: Any) -> Table:
    """The rows of X as lists of one length, or as bags."""
    if hasattr(X, "feature_names") and hasattr(X, "X"):
        raise NaiveBayesError(
            "X is a data set; give its rows: data.X, and data.y."
        )
    names = column_names(X)
    if names is not None:
        X = rows_of_table(X)
    rows = as_list(X, "X")
    if set(map(type, rows)) <= {list, tuple}:
        return Table(rows, names, False)
    if is_bag(rows[0]):
        return Table(rows, names, True)
    rows = [as_row(x, row_name(i)) for i, x in enumerate(rows)]
    return Table(rows, names, False)


def rows_of_table(X: Any) -> Any:
    """The rows of a table as it gives them, each entry of its type.

    An array of the whole table would have one type for all columns.
    """
    try:
        if callable(getattr(X, "itertuples", None)):
            return list(X.itertuples(index=False, name=None))
        if callable(getattr(X, "rows", None)):
            return X.rows()
    except Exception:  # whatever a foreign table raises
        raise NaiveBayesError(
            f"X is a {type(X).__name__} that does not give its rows. "
            "Give a list of rows."
        ) from None
    return X


def column_names(X: Any) -> list[str] | None:
    """The names of a table's columns, None where X has none."""
    columns = getattr(X, "columns", None)
    if columns is None or callable(columns):
        return None
    return [str(name) for name in as_list(columns, "the columns of X")]


def as_row(x: Any, what: str) -> list[Any]:
    """One row as a list."""
    is_text = isinstance(x, (str, bytes))
    if is_text or not (hasattr(x, "__iter__") or hasattr(x, "tolist")):
        raise NaiveBayesError(
            f"{what} is {shown(x)}, not a row. X is a list of rows and "
            "a row is a list with one entry for each feature: [[5], "
            "[6]] for one feature, [x] for one row. For a text, give "
            "its words: bag_of_words(tokenize(text))."
        )
    return as_list(x, what)


def as_one_row(x: Any) -> Table:
    """The one row of a question, as a table."""
    if is_bag(x):
        return Table([x], None, True)
    return Table([as_row(x, "x")], None, False)


def check_width(rows: Rows, names: list[str], what: str) -> None:
    """Refuse a row with too few or too many features."""
    if set(map(len, rows)) <= {len(names)}:
        return
    for i, row in enumerate(rows):
        if len(row) != len(names):
            raise NaiveBayesError(
                f"{place(i, what)} has "
                f"{counted(len(row), 'feature')}; {len(names)} are "
                f"expected: {listed(names)}.{width_hint(row)}"
            )


def width_hint(row: Row) -> str:
    """A hint where a row looks like words, or like several rows."""
    kinds = set(map(type, row))
    if kinds == {str}:
        return " For a list of words, give a bag: bag_of_words(words)."
    if kinds and kinds <= {list, tuple}:
        return " It seems to be a list of rows; one row is expected."
    return ""


def as_names(feature_names: Any, n_features: int) -> list[str]:
    """One name for each feature, no name twice."""
    names = as_list(feature_names, "feature_names")
    if len(names) != n_features:
        raise NaiveBayesError(
            f"feature_names has {len(names)} names and the rows have "
            f"{n_features} features."
        )
    seen: set[str] = set()
    for j, name in enumerate(names):
        if not isinstance(name, str):
            raise NaiveBayesError(
                f"feature_names[{j}] is {shown(name)}; a name is a "
                "text."
            )
        if name in seen:
            raise NaiveBayesError(
                f"feature_names holds {shown(name)} twice; a message "
                "could not tell the two features apart."
            )
        seen.add(name)
    return list(names)


def is_bag(row: Any) -> bool:
    """True for a dict from word to count, or a set of words."""
    return isinstance(row, (Mapping, Set))
