"""The second pass over a CSV file: its rows, with numbers as numbers.

| name      | meaning                                             |
|-----------|-----------------------------------------------------|
| block     | records as text                                     |
| batch     | the same as rows and labels                         |
| selection | which columns are used, and the kind of each        |
| gaps      | the cells of a column that stand for a missing one  |

What was there before a batch is forgotten: the memory that it takes
depends on the width of a file, not on its length.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

from naivebayes.checks.messages import named, shown
from naivebayes.datasets.cells import (
    TEXT,
    is_among,
    is_number,
    number_of,
    numbers_of,
    without_margins,
)
from naivebayes.datasets.headers import (
    check_no_header,
    columns_of,
    first_of,
)
from naivebayes.datasets.records import Block
from naivebayes.datasets.selection import (
    Picked,
    Selection,
    refuse_empty_label,
)
from naivebayes.errors import NaiveBayesError


class Batch(NamedTuple):
    """Some rows, their labels if they are wanted, and their lines.

    A row is a tuple, which is made and let go faster than a list.
    """

    X: list[tuple[Any, ...]]
    y: list[Any]
    lines: Sequence[int]


def batches_of(
    blocks: Iterable[Block], selection: Selection
) -> Iterator[Batch]:
    """The rows of each block, one batch for a block.

    A cell is None where it is missing, else text or a number by the
    kind of its column. In a column of whole numbers any number is let
    through: a new row may hold 2.5 where the training rows held 2 and
    3.
    Raises NaiveBayesError, with line and column, for text in a column
    of numbers, a number that is too large, and an empty label.
    """
    features, target, _, missing, header = selection
    rest = iter(blocks)
    first = first_of(rest)
    if not header:
        rest = chain([Block([first.line], [first.cells])], rest)
    for block in rest:
        texts = columns_of(block, first)
        if header:
            check_no_header(block.lines, texts, first)
        columns = []
        for picked in features:
            columns.append(values_of(block, texts, picked, missing))
        y = labels_of(block, texts, target, missing)
        yield Batch(list(zip(*columns)), y, block.lines)


def joined(batches: Iterable[Batch], size: int) -> Iterator[Batch]:
    """Batches put together, of at most `size` rows."""
    X: list[tuple[Any, ...]] = []
    y: list[Any] = []
    lines: list[int] = []
    for batch in batches:
        if len(X) + len(batch.X) > size:
            yield Batch(X, y, lines)
            X, y, lines = [], [], []
        X.extend(batch.X)
        y.extend(batch.y)
        lines.extend(batch.lines)
    if X:
        yield Batch(X, y, lines)


def labels_of(
    block: Block,
    texts: list[tuple[str, ...]],
    target: Picked | None,
    missing: str | None,
) -> list[Any]:
    """The labels of a block; refuses a row without one."""
    if target is None:
        return []
    y = list(values_of(block, texts, target, missing))
    if None in y:
        refuse_empty_label(block.lines[y.index(None)], target.name)
    return y


def values_of(
    block: Block,
    texts: list[tuple[str, ...]],
    picked: Picked,
    missing: str | None,
) -> Sequence[Any]:
    """One column of a block as values, None where a cell is missing."""
    column = texts[picked.j]
    if picked.ready:
        return column
    if picked.kind != TEXT and not is_among(missing, column):
        numbers = numbers_of(column, picked.kind)
        if numbers is not None:
            return numbers
    cells, distinct = without_margins(column)
    gaps = distinct & {"", missing}
    if picked.kind == TEXT:
        if not gaps:
            return cells
        return [None if cell in gaps else cell for cell in cells]
    values: dict[str, Any] = dict.fromkeys(gaps)
    for cell in distinct - gaps:
        values[cell] = number_of(cell, picked.kind)
        if values[cell] is None:
            refuse_cells(block.lines, cells, gaps, picked)
    return [values[cell] for cell in cells]


def refuse_cells(
    lines: Sequence[int],
    cells: Sequence[str],
    gaps: set[str],
    picked: Picked,
) -> None:
    """Raise for the first cell that does not fit its column."""
    for line, cell in zip(lines, cells):
        if cell in gaps or number_of(cell, picked.kind) is not None:
            continue
        where = f"line {line}, column {named(picked.name)}"
        if is_number(cell):
            raise NaiveBayesError(
                f"{where}: {shown(cell)} is a number that is too large."
            )
        raise NaiveBayesError(
            f"{where}: {shown(cell)} is no number, and a number is "
            "expected: all known cells of the training rows were "
            "numbers there. If it stands for a missing value, say "
            f"missing={named(cell)} (--missing {named(cell)} on the "
            "command line)."
        )
