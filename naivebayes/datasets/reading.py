"""Reading a CSV file: one reader for any file that people have.

| name   | meaning                                               |
|--------|-------------------------------------------------------|
| block  | some records of the file                              |
| scan   | what the columns are, from a first pass               |
| target | the column that holds the labels                      |

A column is a column of numbers where every known cell is a number.
What fits into memory is read at once, into a record of lists; anything
else as a stream, in two passes over the file by the same functions.
"""

import os
from typing import Any, NamedTuple

from naivebayes.checks.messages import counted, shown
from naivebayes.checks.values import as_path
from naivebayes.datasets.batches import batches_of
from naivebayes.datasets.scanning import scan
from naivebayes.datasets.selection import training_columns
from naivebayes.datasets.sources import Source
from naivebayes.errors import NaiveBayesError


class Dataset(NamedTuple):
    """Rows and labels, the names of their columns, and their story."""

    X: list[list[Any]]
    y: list[Any]
    feature_names: list[str]
    target_name: str
    about: str

    def __repr__(self) -> str:
        rows = counted(len(self.X), "row")
        features = counted(len(self.feature_names), "feature")
        target = repr(self.target_name)
        return f"<Dataset: {rows}, {features}, target {target}>"


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
    source = Source(as_path(path))
    try:
        data = dataset_of(source, target, missing, header)
    except NaiveBayesError as error:
        raise source.named(error) from None
    about = f"{len(data.X)} rows read from {source.name}"
    return data._replace(about=about)


def dataset_of(
    source: Source, target: Any, missing: str | None, header: bool
) -> Dataset:
    """The rows, labels and names in a file, which is parsed once."""
    blocks = list(source.blocks())
    selection = training_columns(scan(blocks, missing, header), target)
    X: list[list[Any]] = []
    y: list[Any] = []
    for batch in batches_of(blocks, selection):
        X.extend(map(list, batch.X))
        y.extend(batch.y)
    names = [picked.name for picked in selection.features]
    labels = selection.target
    target_name = labels.name if labels else ""
    return Dataset(X, y, names, target_name, "")


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
