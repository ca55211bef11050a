"""The first line of a CSV file: is it a header, and does all fit it?

| name    | meaning                                          |
|---------|--------------------------------------------------|
| first   | the first record of the file                     |
| names   | the names of the columns, from it or x1, x2, ... |
| block   | records below it                                 |
| columns | their cells by column                            |
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from naivebayes.checks.messages import counted, default_names, shown
from naivebayes.datasets.cells import is_number, without_margins
from naivebayes.datasets.records import Block
from naivebayes.errors import NaiveBayesError


class First(NamedTuple):
    """The first record of a file, and its line."""

    line: int
    cells: list[str]


def first_of(blocks: Iterator[Block]) -> First:
    """The first record, without blanks; refuses an empty file."""
    for lines, records in blocks:
        return First(lines[0], [cell.strip() for cell in records[0]])
    raise NaiveBayesError("it is empty: it has no lines.")


def columns_of(block: Block, first: First) -> list[tuple[str, ...]]:
    """The columns of a block; refuses a record of another width."""
    width = len(first.cells)
    if set(map(len, block.records)) != {width}:
        refuse_width(block, first)
    return list(zip(*block.records))


def refuse_width(block: Block, first: First) -> None:
    """Raise for the first record of another width."""
    width = len(first.cells)
    for line, cells in zip(*block):
        if len(cells) != width:
            hint = separator_hint(first) or (
                ' A cell that holds a comma stands in quotes: "a, b". '
                f"If line {first.line} is neither names nor data, "
                "delete it."
            )
            raise NaiveBayesError(
                f"line {line} has {counted(len(cells), 'cell')} and "
                f"line {first.line} has {width}.{hint}"
            )


def separator_hint(first: First) -> str:
    """A hint where another separator than the comma is in use."""
    names = {";": "semicolons", "\t": "tabs", " ": "blanks"}
    for separator, name in names.items():
        if len(first.cells) == 1 and separator in first.cells[0]:
            return (
                f" Its cells seem to be separated by {name}; save it "
                "with commas between the cells, and with a decimal "
                "point in numbers."
            )
    return ""


def column_names(first: First, header: bool) -> list[str]:
    """The names in the first line, or x1, x2, ..."""
    defaults = default_names(len(first.cells))
    if not header:
        return defaults
    names = []
    for name, default in zip(first.cells, defaults):
        names.append(name or default)
    name, times = Counter(names).most_common(1)[0]
    if times > 1:
        raise NaiveBayesError(
            f"line {first.line}: two columns are named {shown(name)}. "
            "Rename one of them."
        )
    return names


def check_no_header(
    lines: Sequence[int], columns: list[tuple[str, ...]], first: First
) -> None:
    """Refuse a header that stands in the file again."""
    for name, column in zip(first.cells, columns):
        if name not in without_margins(column)[1]:
            return
    for line, record in zip(lines, zip(*columns)):
        if list(map(str.strip, record)) == first.cells:
            raise NaiveBayesError(
                f"line {line} is the header of line {first.line} "
                "again. Delete it; or, if the file has no header, say "
                "header=False (--no-header on the command line)."
            )


def check_is_header(
    first: First, numeric: list[bool], repeated: list[bool]
) -> None:
    """Refuse data read as a header.

    numeric: which columns hold numbers below the first line. repeated:
    which of its cells stand among the known cells below it.
    """
    for cell, is_numeric in zip(first.cells, numeric):
        if is_numeric and is_number(cell):
            refuse_header(first, cell)
    if all(repeated):
        refuse_header(first, first.cells[0])


def refuse_header(first: First, cell: str) -> None:
    """Raise for a first line that looks like data."""
    raise NaiveBayesError(
        f"line {first.line}: {shown(cell)} looks like data, where a "
        "column name is expected. If the file has no header, say "
        "header=False (--no-header on the command line); if it is "
        "neither names nor data, delete it; else rename the column."
    )


def check_is_data(
    first: First, numeric: list[bool], missing: str | None
) -> None:
    """Refuse a header read as data: text above numbers."""
    for cell, is_numeric in zip(first.cells, numeric):
        if cell in ("", missing) or not is_numeric:
            continue
        if not is_number(cell):
            raise NaiveBayesError(
                f"line {first.line}: {shown(cell)} stands above "
                "numbers, so this line looks like a header. Say "
                "header=True (no --no-header on the command line); if "
                "it is neither names nor data, delete it."
            )
