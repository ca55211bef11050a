"""The first pass over a CSV file: what its columns are.

| name    | meaning                                               |
|---------|-------------------------------------------------------|
| missing | the text that stands for a missing cell, beside ""    |
| header  | False where the first line is data                    |
| tally   | what was seen of a column                             |
| column  | what is known of it in the end                        |

The memory that it takes depends on the width of the file, not on its
length.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from naivebayes.checks.messages import shown
from naivebayes.datasets.cells import TEXT, is_number, numbers_of
from naivebayes.datasets.headers import (
    First,
    check_is_data,
    check_is_header,
    check_no_header,
    column_names,
    columns_of,
    first_of,
)
from naivebayes.datasets.records import Block
from naivebayes.datasets.tallies import Tally
from naivebayes.errors import NaiveBayesError

MOST_ODD = 3  # different cells that are no numbers


class Column(NamedTuple):
    """What is known of a column of a file.

    kind: "whole" or "number" where all known cells are, else "text",
    also where no cell is known. n_distinct: its different values, up to
    a limit of 1000; more: there are more than that. constant: there is
    one value. bits: each is 0 or 1. n_words: the words of an average
    known cell, 1 at least. n_missing: how many cells are missing;
    first_missing: the line of the first. ready: its cells are text that
    can be used as it stands. odd_cells: the few cells that keep a
    column from being numbers. novelty: the share of the known cells
    that were new when they came, to what was remembered.
    """

    name: str
    kind: str
    n_distinct: int
    more: bool
    constant: bool
    bits: bool
    n_words: float
    n_missing: int
    first_missing: int | None
    ready: bool
    odd_cells: list[str]
    novelty: float


class Scan(NamedTuple):
    """What a file is: its columns, and the number of its rows."""

    columns: list[Column]
    n_rows: int
    first: First
    missing: str | None
    header: bool


def scan(
    blocks: Iterable[Block],
    missing: str | None = None,
    header: bool = True,
) -> Scan:
    """What the blocks of a file are, from one pass over them.

    A last column that is empty in every line is left out.
    Raises NaiveBayesError, with the line number, for an empty or ragged
    file, for a header that is none, or there twice, or missing, and for
    a number that is too large.
    """
    rest = iter(blocks)
    first = first_of(rest)
    tallies = [Tally(name) for name in first.cells]
    n_rows = add_blocks(tallies, rest, first, missing, header)
    first = drop_empty_last_column(tallies, first)
    names = column_names(first, header)
    if header and n_rows == 0:
        raise NaiveBayesError("it has a header and no rows below it.")
    check_first(tallies, first, missing, header)
    if not header:
        n_rows += 1
        for tally, cell in zip(tallies, first.cells):
            tally.add_above(first.line, cell, missing)
    columns = list(map(column_of, names, tallies))
    return Scan(columns, n_rows, first, missing, header)


def add_blocks(
    tallies: list[Tally],
    blocks: Iterable[Block],
    first: First,
    missing: str | None,
    header: bool,
) -> int:
    """Take in the records below the first; gives their number."""
    n_rows = 0
    for block in blocks:
        columns = columns_of(block, first)
        if header:
            check_no_header(block.lines, columns, first)
        for tally, column in zip(tallies, columns):
            tally.add(block.lines, column, missing)
        n_rows += len(block.lines)
    return n_rows


def drop_empty_last_column(tallies: list[Tally], first: First) -> First:
    """Drop the column that a comma at the end of every line makes."""
    if first.cells[-1] or tallies[-1].filled:
        return first
    tallies.pop()
    return First(first.line, first.cells[:-1])


def check_first(
    tallies: list[Tally],
    first: First,
    missing: str | None,
    header: bool,
) -> None:
    """Refuse data read as a header, and a header read as data."""
    numeric = [kind_in(tally) != TEXT for tally in tallies]
    if not header:
        check_is_data(first, numeric, missing)
        return
    repeated = [tally.repeated for tally in tallies]
    check_is_header(first, numeric, repeated)


def kind_in(tally: Tally) -> str:
    """The kind of a column; text where no cell is known."""
    return tally.kind if tally.n_known else TEXT


def column_of(name: str, tally: Tally) -> Column:
    """What is known of a column in the end."""
    kind = kind_in(tally)
    check_sizes(tally, kind)
    values: set[Any] = tally.seen
    if kind != TEXT:
        values = set(numbers_of(list(tally.seen), kind) or [])
    return Column(
        name=name,
        kind=kind,
        n_distinct=len(values),
        more=tally.more,
        constant=len(values) == 1 and not tally.more,
        bits=kind != TEXT and tally.bits,
        n_words=1 + tally.n_more_words / max(tally.n_known, 1),
        n_missing=tally.n_gaps,
        first_missing=tally.first_gap[0] if tally.first_gap else None,
        ready=kind == TEXT and tally.ready,
        odd_cells=odd_cells(tally, kind),
        novelty=tally.n_new / max(tally.n_known, 1),
    )


def odd_cells(tally: Tally, kind: str) -> list[str]:
    """The cells that are no numbers where nearly all others are."""
    if kind != TEXT:
        return []
    others = [cell for cell in tally.seen if not is_number(cell)]
    is_few = len(others) <= MOST_ODD < len(tally.seen) - len(others)
    return sorted(others) if is_few else []


def check_sizes(tally: Tally, kind: str) -> None:
    """Refuse a number that is too large for a column of its kind."""
    if kind in tally.large:
        line, cell = tally.large[kind]
        raise NaiveBayesError(
            f"line {line}: {shown(cell)} is a number that is too large."
        )
