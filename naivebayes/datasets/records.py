"""The records of a CSV file, in blocks, with the lines they start on.

| name   | meaning                                 | example      |
|--------|-----------------------------------------|--------------|
| lines  | the lines of the file, as text          | ["a,y", ...] |
| record | the cells of one row, as they stand     | ["1", " a "] |
| block  | some records that follow each other     |              |
| start  | where a record starts, as editors count | 2            |

A file is read block by block, so that its length does not matter, and
a block at once, so that it is fast. A byte that is no UTF-8 arrives as
a half character, one that no text holds: so its line can be named.
"""

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from naivebayes.errors import NaiveBayesError

# a mark that no text file is expected to hold
END = "\x1aend of the file"
LINE_BREAK = re.compile("\r\n|\r|\n")


class Block(NamedTuple):
    """Some records of a file, and the line on which each starts."""

    lines: Sequence[int]
    records: list[list[str]]


def blocks_of(lines: Iterable[str], size: int) -> Iterator[Block]:
    """The first record alone, then the others, size by size.

    Blank lines are skipped, but counted. Two last lines are added.
    Where the first of them does not come out as a record of its own, it
    was swallowed by a quote that nobody closed.
    """
    reader = csv.reader(checked(lines), skipinitialspace=True)
    start, wanted, width = 1, 1, 0
    while records := next_records(reader, wanted, start):
        starts = starts_of(records, start, reader.line_num)
        check_closed(records[-1], starts[-1])
        block = without_blanks(Block(starts, records), width)
        if block.records:
            yield block
            wanted, width = size, width or len(block.records[0])
        start = reader.line_num + 1


def next_records(
    reader: Any, wanted: int, start: int
) -> list[list[str]]:
    """The next records of a reader, blank lines among them."""
    records: list[list[str]] = []
    try:
        records.extend(islice(reader, wanted))
    except csv.Error as error:
        for cells in records:
            start += n_lines(cells)
        raise NaiveBayesError(
            f"line {start}: {error}. Is a quote opened there that "
            "is never closed? If not, make the cell shorter."
        ) from None
    return records


def starts_of(
    records: list[list[str]], start: int, last: int
) -> Sequence[int]:
    """The line on which each record starts, from the first to the last.

    Only a cell in quotes can hold line breaks.
    """
    if last - start + 1 == len(records):
        return range(start, last + 1)
    starts = []
    for cells in records:
        starts.append(start)
        start += n_lines(cells)
    return starts


def n_lines(cells: list[str]) -> int:
    """How many lines a record takes up."""
    breaks = [len(LINE_BREAK.findall(cell)) for cell in cells]
    return 1 + sum(breaks)


def check_closed(cells: list[str], start: int) -> None:
    """Refuse a last record that swallowed the end of the file."""
    if cells and END in cells[-1] and cells != [END]:
        raise NaiveBayesError(
            f'line {start}: a quote (") is opened and never closed.'
        )


def without_blanks(block: Block, width: int) -> Block:
    """A block without its blank lines, and without the added ones.

    width: the number of columns; where it is 1, a line that holds an
    empty cell, such as "", is a record.
    """
    if min(map(len, block.records)) > 1:
        return block
    starts, records = [], []
    for start, cells in zip(*block):
        empty_cell = width == 1 and cells == [""]
        text = "".join(cells).strip()
        if len(cells) > 1 or empty_cell or text not in ("", END):
            starts.append(start)
            records.append(cells)
    return Block(starts, records)


def checked(lines: Iterable[str]) -> Iterator[str]:
    """The lines, if they are text, and the marks of the end."""
    for number, line in enumerate(lines, 1):
        if not line.isascii() or "\0" in line:
            check_text(line, number)
        yield line
    yield END
    yield END


def check_text(line: str, number: int) -> None:
    """Refuse bytes that are no UTF-8, and zero bytes."""
    try:
        line.encode("utf-8")
    except UnicodeEncodeError:  # the half character of a bad byte
        raise NaiveBayesError(
            f"line {number} is no UTF-8 text. Save the file as CSV in "
            "UTF-8."
        ) from None
    if "\0" in line:
        raise NaiveBayesError(
            f"line {number} holds a zero byte, so this is no text. "
            "Save the file as CSV in UTF-8."
        )
