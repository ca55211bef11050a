"""The cells of a column: missing, whole numbers, numbers or text.

| name     | meaning                              | example            |
|----------|--------------------------------------|--------------------|
| cell     | the text between two commas          | "0.5"              |
| column   | the cells of one column of a block   | ("1", "2.5", "1")  |
| distinct | the distinct cells of a column       | {"1", "2.5"}       |
| kind     | what all known cells are             | "number"           |
| signs    | all characters of some cells         | "12.5"             |

Every whole number is a number, and any cell is a text. Questions are
put to many cells at once: it takes a tenth of the time.
"""

import math
from collections.abc import Collection, Sequence
from typing import Any

WHOLE, NUMBER, TEXT = "whole", "number", "text"

# beside these, Python takes 1_0, nan, inf and digits of other scripts
WHOLE_SIGNS = "+-0123456789"
NUMBER_SIGNS = WHOLE_SIGNS + ".eE"
LONGEST_NUMBER = 4000  # characters; Python reads no longer int


def without_margins(
    column: Sequence[str],
) -> tuple[Sequence[str], set[str]]:
    """A column without blanks around its cells, and its distinct."""
    distinct = set(column)
    if not hold_blanks(distinct):
        return column, distinct
    stripped = set(map(str.strip, distinct))
    if stripped == distinct:
        return column, distinct
    return list(map(str.strip, column)), stripped


def hold_blanks(cells: Collection[str]) -> bool:
    """True where a cell holds a blank, inside or around."""
    signs = "".join(cells)
    return signs.split() not in ([], [signs])


def floats_of(cells: Collection[str]) -> list[float] | None:
    """The numbers that cells are; None where one of them is none."""
    if "".join(cells).strip(NUMBER_SIGNS):
        return None
    try:
        return list(map(float, cells))
    except ValueError:
        return None


def are_whole(numbers: Collection[str]) -> bool:
    """True where the texts of numbers are those of whole numbers."""
    return not "".join(numbers).strip(WHOLE_SIGNS)


def is_among(missing: str | None, cells: Collection[str]) -> bool:
    """True where the mark of a missing cell is among some cells."""
    return missing is not None and missing in cells


def is_number(cell: str) -> bool:
    """True for the text of a number."""
    return floats_of([cell]) is not None


def number_of(cell: str, kind: str) -> int | float | None:
    """A number from its text; None for text, and where it is too large.

    In a column of whole numbers a whole number is an int; everywhere
    else a number is a float.
    """
    numbers = numbers_of([cell], kind)
    return None if numbers is None else numbers[0]


def numbers_of(cells: Collection[str], kind: str) -> list[Any] | None:
    """The numbers that cells are; None where number_of is for one."""
    floats = floats_of(cells)
    if floats is None or max(map(len, cells)) > LONGEST_NUMBER:
        return None
    if kind == WHOLE and are_whole(cells):
        return list(map(int, cells))
    values: list[Any] = floats
    if kind == WHOLE:
        values = [
            int(cell) if are_whole([cell]) else number
            for cell, number in zip(cells, floats)
        ]
    return values if are_finite(values) else None


def are_finite(numbers: Collection[int | float]) -> bool:
    """True where a float can hold each of the numbers."""
    return -math.inf < min(numbers) and max(numbers) < math.inf
