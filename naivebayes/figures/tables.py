"""A confusion table: what was predicted for each true class.

| notes D        | in the picture                   | 1-vs-7       |
|----------------|----------------------------------|--------------|
| true_true      | framed cells, the diagonal       | 2 and 4      |
| all the others | cells beside it, in the row of   | 2 and 1      |
|                | the true class                   |              |
"""

from typing import Any, NamedTuple

from naivebayes.figures.colors import ink_on
from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    Box,
    Picture,
    cut,
    frame,
    grid,
    group,
    name_of,
    number,
    picture_of,
    rect,
    text,
    text_width,
)
from naivebayes.figures.inputs import Table, as_confusion, names_of
from naivebayes.figures.numbers import short

NAMES = 120  # room for the name of a class
LEAST = 34  # the side of a cell
WIDEST = 84  # a name that need not stand on end
ROOM = 420  # for all columns, where names make them wider
NARROWEST = 330  # the words below the cells need it
LONGEST = 10**6  # counts from here on are rounded
NOTE = "framed: right; shade: share of the true class"


class Sheet(NamedTuple):
    """Where the cells begin, how large they are, and whose they are.

    upright: the names of the columns stand on end.
    """

    left: float
    upper: float
    width: float
    height: float
    names: list[str]
    upright: bool


def confusion_picture(table: Any) -> Picture:
    """A confusion table as a picture.

        the shade of a cell is its share of the row of the true class

    table: as confusion(y_true, y_pred) gives it, true label ->
    predicted label -> count, of 60 labels at most. Right predictions
    are framed.
    Raises NaiveBayesError for what is no such table.
    Notes D, 7 "Calculate the accuracy", seen by class.
    Page: docs/derivation/evaluation.md
    >>> from naivebayes import confusion, confusion_picture
    >>> table = confusion([1, 1, 7, 7], [1, 7, 7, 7])
    >>> confusion_picture(table)[:4]
    '<svg'
    """
    counts = as_confusion(table)
    names = [name_of(name) for name in names_of(counts)]
    sheet = sheet_of(counts, names)
    rows = [list(row.values()) for row in counts.values()]
    right = []
    for i in range(len(rows)):
        right.append(frame(box_of(sheet, i, i), "ink", 3))
    bottom = sheet.upper + sheet.height * len(rows) + 28
    parts = [
        *heads(sheet),
        cells(sheet, rows),
        grid(whole(sheet), len(rows), len(rows)),
        group("right", right),
        text(MARGIN, bottom, NOTE, "muted", size=SMALL),
    ]
    across = sheet.left + sheet.width * len(rows) + MARGIN
    size = (max(across, NARROWEST), bottom + MARGIN)
    return picture_of(
        "Confusion table", in_words(rows, names), size, parts
    )


def sheet_of(counts: Table, names: list[str]) -> Sheet:
    """Cells as wide as names and counts need, if that is not much."""
    widest = max([text_width(name, SMALL) for name in names])
    written = [
        text_width(count_text(count))
        for row in counts.values()
        for count in row.values()
    ]
    width = max(LEAST, max(written) + 10)
    wider = max(width, widest + 10)
    upright = width < wider and (
        widest > WIDEST or len(names) * wider > ROOM
    )
    if not upright:
        width = wider
    room = min(widest, NAMES)
    above = room if upright else 16
    left, upper = MARGIN + 22 + room + 8, TOP + 22 + above + 8
    short_names = [cut(name, room, SMALL) for name in names]
    return Sheet(left, upper, width, LEAST, short_names, upright)


def count_text(count: int) -> str:
    """A count, rounded where it would not fit a cell."""
    return str(count) if count < LONGEST else short(count)


def box_of(sheet: Sheet, i: int, k: int) -> Box:
    """The cell in row i and column k."""
    x = sheet.left + sheet.width * k
    y = sheet.upper + sheet.height * i
    return x, y, sheet.width, sheet.height


def whole(sheet: Sheet) -> Box:
    """The rectangle that all cells fill."""
    n = len(sheet.names)
    return sheet.left, sheet.upper, n * sheet.width, n * sheet.height


def cells(sheet: Sheet, rows: list[list[int]]) -> str:
    """The counts, on a shade by their share of the row."""
    parts = []
    for i, row in enumerate(rows):
        total = sum(row)
        for k, count in enumerate(row):
            share = count / total if total else 0.0
            parts.append(cell(box_of(sheet, i, k), count, share))
    return group("cells", parts)


def cell(box: Box, count: int, share: float) -> str:
    """One count in the middle of its cell."""
    x, y, width, height = box
    middle = (x + width / 2, y + height / 2 + 5)
    opacity = f"{round(share, 4):g}"
    shaded = rect(box, "shade", fill_opacity=opacity)
    written = text(*middle, count_text(count), ink_on(share), "middle")
    return "\n".join([shaded, written])


def heads(sheet: Sheet) -> list[str]:
    """The names of rows and columns, and which is which."""
    n = len(sheet.names)
    across = sheet.left + sheet.width * n / 2
    x, y = MARGIN + 12, sheet.upper + sheet.height * n / 2
    turn = turned(x, y)
    return [
        text(across, TOP + 12, "predicted", "muted", "middle"),
        text(x, y, "true", "muted", "middle", transform=turn),
        *[row_head(sheet, i) for i in range(n)],
        *[column_head(sheet, k) for k in range(n)],
    ]


def row_head(sheet: Sheet, i: int) -> str:
    """The name of a true class, left of its row."""
    y = sheet.upper + sheet.height * (i + 0.5) + 5
    return text(sheet.left - 8, y, sheet.names[i], "ink", "end", SMALL)


def column_head(sheet: Sheet, k: int) -> str:
    """The name of a predicted class, above its column."""
    x = sheet.left + sheet.width * (k + 0.5)
    y = sheet.upper - 8
    name = sheet.names[k]
    if not sheet.upright:
        return text(x, y, name, "ink", "middle", SMALL)
    turn = turned(x + 5, y)
    return text(x + 5, y, name, size=SMALL, transform=turn)


def turned(x: float, y: float) -> str:
    """A quarter turn to the left about a place."""
    return f"rotate(-90 {number(x)} {number(y)})"


def in_words(rows: list[list[int]], names: list[str]) -> str:
    """The description: the counts of each true class but the zeros."""
    texts = ["Rows are true classes, columns are predicted ones."]
    for name, row in zip(names, rows):
        pairs = [(k, count) for k, count in zip(names, row) if count]
        counts = [f"{count} as {k}" for k, count in pairs]
        words = ", ".join(counts) or "none"
        texts.append(f"True {name}: {words}.")
    return " ".join(texts)
