"""The records of a CSV file, each with the line where it starts.

| name   | meaning                                     | example     |
|--------|---------------------------------------------|-------------|
| record | the cells of one row, blanks dropped        | ["1", "a"]  |
| line   | where it starts, as an editor counts        | 2           |
"""

import csv
import os
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, NamedTuple

from naivebayes.checks.messages import shown
from naivebayes.errors import NaiveBayesError

END = "\x1aend of the file"  # no text holds this mark


class Record(NamedTuple):
    """The cells of one row of a file, and the line where it starts."""

    line: int
    cells: list[str]


def open_records(path: Any) -> Iterator[Record]:
    """The records of a file; what cannot be read is said."""
    if not isinstance(path, (str, os.PathLike)):
        raise NaiveBayesError(
            f"path must be the name of a file, not {shown(path)}."
        )
    try:
        with open(path, encoding="utf-8-sig", newline="") as lines:
            yield from records_of(lines)
    except UnicodeDecodeError as error:
        raise NaiveBayesError(
            f"{path} is not UTF-8 text: byte {error.start} cannot be "
            f"read. Save the file as CSV in UTF-8."
        ) from None
    except (OSError, ValueError) as error:
        if isinstance(error, NaiveBayesError):
            raise
        reason = getattr(error, "strerror", None) or str(error)
        raise NaiveBayesError(
            f"cannot read {shown(path)}: {reason}."
        ) from None


def records_of(lines: Iterable[str]) -> Iterator[Record]:
    """The records of some lines; blank lines are skipped, but counted.

    A last line is added. Where it does not come out as a record of its
    own, it was swallowed by a quote that nobody closed.
    """
    reader = csv.reader(chain(lines, [END]), skipinitialspace=True)
    start = 1
    cells: list[str] = []
    while True:
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            raise NaiveBayesError(
                f"line {start}: {error}. Is a quote opened there that "
                "is never closed?"
            ) from None
        at_end = bool(cells) and cells[-1].endswith(END)
        if at_end and cells != [END]:
            raise NaiveBayesError(
                f'line {start}: a quote (") is opened and never closed.'
            )
        stripped = [cell.strip() for cell in cells]
        if stripped not in ([], [""]) and not at_end:
            check_text(stripped, start)
            yield Record(start, stripped)
        start = reader.line_num + 1


def check_text(cells: list[str], line: int) -> None:
    """Refuse the zero bytes of a file that is no text."""
    for cell in cells:
        if "\0" in cell:
            raise NaiveBayesError(
                f"line {line} holds a zero byte: this is no text file."
            )
