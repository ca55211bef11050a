"""The records of a CSV file, each with the line where it starts.

| name   | meaning                                     | example     |
|--------|---------------------------------------------|-------------|
| record | the cells of one row, blanks dropped        | ["1", "a"]  |
| line   | where it starts, as an editor counts        | 2           |
"""

import csv
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from naivebayes.errors import NaiveBayesError

# a mark that no text file is expected to hold
END = "\x1aend of the file"


class Record(NamedTuple):
    """The cells of one row of a file, and the line where it starts."""

    line: int
    cells: list[str]


def open_records(path: str) -> Iterator[Record]:
    """The records of a file; what cannot be read is said."""
    try:
        with open(path, encoding="utf-8-sig", newline="") as lines:
            yield from records_of(lines)
    except UnicodeDecodeError:
        raise NaiveBayesError(
            f"line {first_bad_line(path)} is no UTF-8 text. Save the "
            "file as CSV in UTF-8."
        ) from None
    except NaiveBayesError:
        raise
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise NaiveBayesError(f"cannot be read: {reason}.") from None


def first_bad_line(path: str) -> int:
    """The first line that is no UTF-8, counted from 1."""
    with open(path, "rb") as lines:
        for number, line in enumerate(lines, 1):
            try:
                line.decode("utf-8")
            except UnicodeDecodeError:
                return number
    return 0


def records_of(lines: Iterable[str]) -> Iterator[Record]:
    """The records of some lines; blank lines are skipped, but counted.

    A last line is added. Where it does not come out as a record of its
    own, it was swallowed by a quote that nobody closed.
    """
    reader = csv.reader(chain(lines, [END, END]), skipinitialspace=True)
    start = 1
    while True:
        try:
            cells = next(reader, None)
        except csv.Error as error:
            raise NaiveBayesError(
                f"line {start}: {error}. Is a quote opened there that "
                "is never closed?"
            ) from None
        if cells in (None, [END]):
            return
        yield from record_of(cells or [], start)
        start = reader.line_num + 1


def record_of(cells: list[str], line: int) -> Iterator[Record]:
    """The record of some cells; none where the line is blank."""
    if cells and cells[-1].endswith(END):
        raise NaiveBayesError(
            f'line {line}: a quote (") is opened and never closed.'
        )
    stripped = [cell.strip() for cell in cells]
    if stripped not in ([], [""]):
        check_text(stripped, line)
        yield Record(line, stripped)


def check_text(cells: list[str], line: int) -> None:
    """Refuse the zero bytes of a file that is no text."""
    for cell in cells:
        if "\0" in cell:
            raise NaiveBayesError(
                f"line {line} holds a zero byte, so this is no text."
            )
