"""Reading a CSV file: one reader for any file that people have.

| name   | meaning                                               |
|--------|-------------------------------------------------------|
| record | the cells of one row of the file, blanks dropped      |
| line   | where a record starts, counted as an editor counts it |
| target | the column that holds the labels                      |

A column is a column of numbers where every known cell is a number.
"""

import os
from collections import Counter
from typing import Any, NamedTuple

from naivebayes.checks.messages import (
    counted,
    default_names,
    listed,
    shown,
)
from naivebayes.checks.values import as_path
from naivebayes.datasets.cells import (
    NUMBER,
    column_of,
    is_numeric,
    typed,
)
from naivebayes.datasets.records import Record, open_records
from naivebayes.errors import NaiveBayesError


class Dataset(NamedTuple):
    """Rows and labels, the names of their columns, and their story."""

    X: list[list[Any]]
    y: list[Any]
    feature_names: list[str]
    target_name: str
    about: str

    def __repr__(self) -> str:
        return (
            f"<Dataset: {len(self.X)} rows, {len(self.feature_names)} "
            f"features, target {self.target_name!r}>"
        )


def read_csv(
    path: str | os.PathLike[str],
    target: str | int = -1,
    missing: str | None = None,
    header: bool = True,
) -> Dataset:
    """Read a CSV file into rows and labels.

    path: a UTF-8 file with commas. target: the column of the labels,
    by name, or by index from 0, negative from the end. missing: a text
    such as "?" that stands for a missing value; an empty cell always
    does, and becomes None. header: False where the first line is data;
    the columns are then named x1, x2, ...
    A column whose every known cell is a number becomes numbers, int
    where all are whole; any other stays text. Blank lines, blanks
    around cells and a byte-order mark are dropped.
    Raises NaiveBayesError, with the line number where there is one.
    Notes E, "Data Preparation".
    Page: docs/data/mushroom.md
    """
    check_options(missing, header)
    where = as_path(path)
    try:
        data = dataset_of(where, target, missing, header)
    except NaiveBayesError as error:
        raise NaiveBayesError(f"{where}: {error}") from None
    return data._replace(about=f"{len(data.X)} rows read from {where}")


def dataset_of(
    path: str, target: Any, missing: str | None, header: bool
) -> Dataset:
    """The rows, labels and names in a file."""
    records = list(open_records(path))
    check_records(records)
    drop_empty_last_column(records)
    names = column_names(records, header)
    data = records[1:] if header else records
    if not data:
        raise NaiveBayesError("it has a header and no rows below it.")
    j_target = target_index(target, names)
    texts = [column_of(data, j, missing) for j in range(len(names))]
    check_header(records[0], texts, header)
    columns = [typed(column, data) for column in texts]
    y = columns.pop(j_target)
    check_labels(y, data, names[j_target])
    target_name = names.pop(j_target)
    check_features(names, target_name, records[0])
    rows = [list(row) for row in zip(*columns)]
    return Dataset(rows, y, names, target_name, "")


def check_features(
    names: list[str], target: str, first: Record
) -> None:
    """Refuse a file that holds the labels alone."""
    if not names:
        raise NaiveBayesError(
            f"it has one column, {shown(target)}: besides the labels "
            f"it needs at least one feature.{separator_hint(first)}"
        )


def check_options(missing: Any, header: Any) -> None:
    """Refuse options that would be ignored."""
    if missing is not None and not isinstance(missing, str):
        raise NaiveBayesError(
            "missing must be one text, such as '?', not "
            f"{shown(missing)}. Empty cells are missing anyway."
        )
    if not isinstance(header, bool):
        raise NaiveBayesError(
            f"header must be True or False, not {shown(header)}."
        )


def check_records(records: list[Record]) -> None:
    """Refuse an empty file, and a line of another width."""
    if not records:
        raise NaiveBayesError("it is empty: it has no lines.")
    first = records[0]
    for record in records:
        if len(record.cells) != len(first.cells):
            hint = separator_hint(first) or (
                ' A cell that holds a comma stands in quotes: "a, b".'
            )
            raise NaiveBayesError(
                f"line {record.line} has "
                f"{counted(len(record.cells), 'cell')} and "
                f"line {first.line} has {len(first.cells)}.{hint}"
            )


def drop_empty_last_column(records: list[Record]) -> None:
    """Drop the column that a comma at the end of every line makes."""
    if any([record.cells[-1] for record in records]):
        return
    for record in records:
        record.cells.pop()


def column_names(records: list[Record], header: bool) -> list[str]:
    """The names in the first line, or x1, x2, ..."""
    defaults = default_names(len(records[0].cells))
    if not header:
        return defaults
    names = []
    for name, default in zip(records[0].cells, defaults):
        names.append(name or default)
    name, times = Counter(names).most_common(1)[0]
    if times > 1:
        raise NaiveBayesError(
            f"line {records[0].line}: two columns are named "
            f"{shown(name)}. Rename one of them."
        )
    for record in records[1:]:
        if record.cells == records[0].cells:
            raise NaiveBayesError(
                f"line {record.line} is the header of line "
                f"{records[0].line} again. Delete it."
            )
    return names


def target_index(target: Any, names: list[str]) -> int:
    """The position of the target, from its name or its index."""
    if isinstance(target, str) and target in names:
        return names.index(target)
    if type(target) is int and -len(names) <= target < len(names):
        return target % len(names)
    raise NaiveBayesError(
        f"there is no column {shown(target)}. The columns are "
        f"{listed(names, 40)}."
    )


def check_header(
    first: Record, columns: list[Any], header: bool
) -> None:
    """Refuse data read as a header, and a header read as data."""
    if header:
        for cell, column in zip(first.cells, columns):
            if NUMBER.fullmatch(cell) and is_numeric(column):
                refuse_header(first, cell)
        repeated = [
            cell in column for cell, column in zip(first.cells, columns)
        ]
        if all(repeated):
            refuse_header(first, first.cells[0])
        return
    for column in columns:
        cell, others = column[0], column[1:]
        if cell and not NUMBER.fullmatch(cell) and is_numeric(others):
            raise NaiveBayesError(
                f"line {first.line}: {shown(cell)} stands above "
                "numbers, so this line looks like a header. Say "
                "header=True; if it is neither names nor data, delete "
                "it."
            )


def refuse_header(first: Record, cell: str) -> None:
    """Raise for a first line that looks like data."""
    raise NaiveBayesError(
        f"line {first.line}: {shown(cell)} looks like data, where a "
        "column name is expected. If the file has no header, say "
        "header=False; if it is neither names nor data, delete it; "
        "else rename the column."
    )


def check_labels(y: list[Any], data: list[Record], name: str) -> None:
    """Refuse a row without a label."""
    for record, label in zip(data, y):
        if label is None:
            raise NaiveBayesError(
                f"line {record.line}: the target {shown(name)} is "
                "empty. Fill it in, or leave the row out."
            )


def separator_hint(first: Record) -> str:
    """A hint where another separator than the comma is in use."""
    names = {";": "semicolons", "\t": "tabs", " ": "blanks"}
    for separator, name in names.items():
        if len(first.cells) == 1 and separator in first.cells[0]:
            return (
                f" Its cells seem to be separated by {name}; save it "
                "with commas."
            )
    return ""
