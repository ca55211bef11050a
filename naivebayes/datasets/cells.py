"""The cells of a column as numbers, where all of them are numbers.

| name   | meaning                             | example         |
|--------|-------------------------------------|-----------------|
| column | one cell of each record, as text    | ["1", "2", None]|
| cell   | None where it is missing            | "0.5"           |

"""

import math
import re
from typing import Any

from naivebayes.checks.messages import shown
from naivebayes.datasets.records import Record
from naivebayes.errors import NaiveBayesError

WHOLE = re.compile(r"[+-]?[0-9]+")


LONGEST_NUMBER = 4000  # characters; Python reads no longer int
NUMBER = re.compile(
    r"[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+-]?[0-9]+)?"
)


def column_of(
    records: list[Record], j: int, missing: str | None
) -> list[str | None]:
    """One column as text, None where a cell is missing."""
    cells = [record.cells[j] for record in records]
    return [None if cell in ("", missing) else cell for cell in cells]


def is_numeric(column: list[str | None]) -> bool:
    """True where every known cell is a number, and there is one."""
    known = set(column) - {None}
    numbers = [NUMBER.fullmatch(cell) for cell in known if cell]
    return bool(known) and all(numbers)


def typed(column: list[str | None], data: list[Record]) -> list[Any]:
    """A column as numbers where all known cells are numbers."""
    if not is_numeric(column):
        return list(column)
    distinct = [cell for cell in set(column) if cell is not None]
    whole = [WHOLE.fullmatch(cell) for cell in distinct]
    number_of: dict[str | None, Any] = {None: None}
    for cell in distinct:
        number_of[cell] = as_cell_number(cell, all(whole))
    for record, text in zip(data, column):
        if text is not None and number_of[text] is None:
            raise NaiveBayesError(
                f"line {record.line}: {shown(text)} is a number that "
                "is too large."
            )
    return [number_of[cell] for cell in column]


def as_cell_number(cell: str, whole: bool) -> int | float | None:
    """A number from its text; None where it is too large."""
    if len(cell) > LONGEST_NUMBER:
        return None
    number = int(cell) if whole else float(cell)
    return number if abs(number) < math.inf else None
