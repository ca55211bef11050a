"""The data of a command: a CSV file, standard input, or a shipped set.

| name   | meaning                                            |
|--------|----------------------------------------------------|
| data   | what the user wrote: a path, "-" or "mushroom"     |
| source | its lines, as often as they are needed             |
| rows   | as the model takes them: tuples, or bags of words  |
"""

import os
import re
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from naivebayes.cli.output import STANDARD, check_apart, say
from naivebayes.cli.progress import Progress
from naivebayes.datasets.records import Block
from naivebayes.datasets.shipped import CATALOG, FOLDER
from naivebayes.datasets.sources import (
    ROWS,
    Source,
    copied,
    open_source,
)
from naivebayes.errors import NaiveBayesError
from naivebayes.text import bag_of_words, tokenize

ROW = r"row [0-9]+ \(X\[([0-9]+)\]\)"


class Watched(Source):
    """A source that says how many rows were read."""

    def __init__(
        self, source: Source, called: str, progress: Progress
    ) -> None:
        super().__init__(source.name, source.copy)
        self.called = called
        self.progress = progress
        self.doing = "reading"

    def blocks(self, size: int = ROWS) -> Iterator[Block]:
        """The records of the file, with word of how many were read."""
        n_rows = 0
        for block in super().blocks(size):
            n_rows += len(block.lines)
            self.progress.show(self.doing, n_rows)
            yield block
        self.progress.clear()

    def named(self, error: NaiveBayesError) -> NaiveBayesError:
        """The error with the name that the user gave before it."""
        hint = file_hint(self.name) if self.copy is None else ""
        return type(error)(f"{self.called}: {error}{hint}")


def file_hint(path: str) -> str:
    """A hint where there is no file, or one that looks like a model."""
    try:
        with open(path, "rb") as file:
            start = file.read(20).lstrip()
    except FileNotFoundError:
        return " naivebayes datasets lists the data that come along."
    except OSError:
        return ""
    if start.startswith(b"{"):
        return (
            " It looks like JSON, such as a model file: a CSV file is "
            "expected; a model goes with naivebayes predict MODEL DATA."
        )
    return ""


def source_of(options: Any, progress: Progress) -> Watched:
    """The source of the data, which the output does not overwrite."""
    data = options.data
    if data == "":
        raise NaiveBayesError("DATA is empty: give the name of a file.")
    source = opened(data, progress)
    check_apart(options.output, source.name)
    if data == STANDARD:
        check_apart(options.output, STANDARD)
    return source


def opened(data: str, progress: Progress) -> Watched:
    """The source of a file, of standard input, or of a shipped set."""
    if data == STANDARD:
        called = "standard input"
        return Watched(copied(sys.stdin.buffer), called, progress)
    if data not in CATALOG:
        return Watched(open_source(data), data, progress)
    if os.path.isfile(data):
        say(
            f"{data} is the shipped data set; for the file of that "
            f"name say ./{data}"
        )
    path = os.path.join(FOLDER, f"{data}.csv")
    return Watched(Source(path), data, progress)


def target_of(data: str, target: str | None) -> str | int:
    """The column of the labels: as given, as shipped, or the last."""
    if target is None:
        return CATALOG[data].target if data in CATALOG else -1
    return target


def rows_of(X: list[tuple[Any, ...]], as_words: bool) -> list[Any]:
    """The rows as a model takes them."""
    if not as_words:
        return X
    return [bag_of_words(tokenize(text or "")) for (text,) in X]


class RowWarnings:
    """The warnings about rows: the first in full, then how many.

    parts: what the rows come in, such as folds.
    """

    def __init__(self, parts: str) -> None:
        self.parts = parts
        self.n_more = 0
        self.said = False

    def take(self, caught: list[Any], lines: Sequence[int]) -> None:
        """Say the first warning with the line of its row."""
        messages = {str(warning.message) for warning in caught}
        for message in sorted(messages):
            if self.said:
                self.n_more += 1
            else:
                say(with_line(message, lines))
                self.said = True

    def close(self) -> None:
        """Say how many more there were."""
        if self.n_more:
            say(
                f"... and the like in other {self.parts}: {self.n_more}"
            )


def with_line(message: str, lines: Sequence[int]) -> str:
    """A message with the line of the file instead of the row."""
    found = re.search(ROW, message)
    if not found:
        return message
    return re.sub(ROW, f"line {lines[int(found[1])]}", message, count=1)


def at_line(
    error: NaiveBayesError, lines: Sequence[int]
) -> NaiveBayesError:
    """The error with the line of the file instead of the row."""
    return type(error)(with_line(str(error), lines))
