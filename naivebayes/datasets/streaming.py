"""A CSV file of any length as a stream, in two passes over it.

| name      | meaning                                             |
|-----------|-----------------------------------------------------|
| source    | a file that can be read from its start again        |
| scan      | what its columns are, from the first pass           |
| selection | the columns that are used                           |
| batches   | its rows, from the second pass                      |

Errors name the source. The rows are those of read_csv, which is built
from the same functions.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from naivebayes.checks.values import as_whole
from naivebayes.datasets.batches import Batch, batches_of, joined
from naivebayes.datasets.reading import check_options
from naivebayes.datasets.scanning import Scan, scan
from naivebayes.datasets.selection import (
    Selection,
    prediction_columns,
    training_columns,
)
from naivebayes.datasets.sources import ROWS, Source
from naivebayes.errors import NaiveBayesError


def scan_source(
    source: Source, missing: str | None = None, header: bool = True
) -> Scan:
    """What the columns of a file are: the first pass.

    missing, header: as for read_csv.
    """
    check_options(missing, header)
    try:
        return scan(source.blocks(), missing, header)
    except NaiveBayesError as error:
        raise source.named(error) from None


def select_for_training(
    source: Source, scanned: Scan, target: Any = -1
) -> Selection:
    """The target, and all other columns as features.

    target: as for read_csv.
    """
    try:
        return training_columns(scanned, target)
    except NaiveBayesError as error:
        raise source.named(error) from None


def select_for_prediction(
    source: Source,
    kinds: Mapping[str, str],
    missing: str | None = None,
    header: bool = True,
    target: str | None = None,
) -> Selection:
    """The columns of a model, found by name in the header of a file.

    kinds: name -> "whole", "number" or "text", in the order of the
    model's features; target: one of the names, where the file holds
    the labels and they are wanted. ignored, in the selection, are the
    other columns of the file.
    """
    check_options(missing, header)
    try:
        return prediction_columns(
            source.blocks(), kinds, missing, header, target
        )
    except NaiveBayesError as error:
        raise source.named(error) from None


def batches(
    source: Source, selection: Selection, size: int = 5000
) -> Iterator[Batch]:
    """The rows of a file, at most `size` at a time: the second pass."""
    n_blocks = -(-as_whole(size, "size", least=1) // ROWS)  # of a batch
    blocks = source.blocks(size // n_blocks)
    try:
        yield from joined(batches_of(blocks, selection), size)
    except NaiveBayesError as error:
        raise source.named(error) from None
