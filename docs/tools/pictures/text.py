"""Messages as rows of counts, and tables of that kind."""

from typing import NamedTuple

from charts import figure

from naivebayes import count_vector, tokenize, vocabulary
from naivebayes.figures.colors import ink_on
from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    WIDTH,
    Picture,
    grid,
    group,
    picture_of,
    rect,
    text,
    text_width,
)

ROW = 30
GAP = 12
TEXTS = [
    "Win cash now!",
    "Win, win now",
    "Lunch now?",
    "No cash at lunch",
    "Chess now?",
]
LABELS = ["spam", "spam", "ham", "ham", "ham"]


class Cells(NamedTuple):
    """A table: names at its sides, and what stands in its cells.

    shades: the share of full shade of each cell.
    """

    names: list[str]
    heads: list[str]
    contents: list[list[str]]
    shades: list[list[float]]


def cell_table(
    title: str, description: str, cells: Cells, top: str = ""
) -> Picture:
    """A table of shaded cells; top: what the heads have in common."""
    left = MARGIN + GAP
    left += max([text_width(name, SMALL) for name in cells.names])
    upper = TOP + (44 if top else 22)
    width = (WIDTH - MARGIN - left) / len(cells.heads)
    parts = [text(left, TOP + 14, top, "muted", size=SMALL)]
    for k, head in enumerate(cells.heads):
        middle = left + width * (k + 0.5)
        parts.append(
            text(middle, upper - 8, head, "muted", "middle", SMALL)
        )
    for i, name in enumerate(cells.names):
        y = upper + ROW * i
        parts.append(text(MARGIN, y + 20, name, size=SMALL))
        parts.append(line_of_cells(cells, i, (left, y), width))
    n_rows, n_columns = len(cells.names), len(cells.heads)
    box = (left, upper, width * n_columns, float(ROW * n_rows))
    parts.append(grid(box, n_columns, n_rows))
    size = (WIDTH, upper + ROW * n_rows + MARGIN)
    return picture_of(title, description, size, parts)


def line_of_cells(
    cells: Cells, i: int, start: tuple[float, float], width: float
) -> str:
    """The cells of one row, from the left."""
    x, y = start
    parts = []
    for k, content in enumerate(cells.contents[i]):
        share = cells.shades[i][k]
        box = (x + width * k, y, width, float(ROW))
        if share > 0:
            parts.append(rect(box, "shade", fill_opacity=share))
        middle = x + width * (k + 0.5)
        ink = ink_on(share)
        parts.append(text(middle, y + 20, content, ink, "middle"))
    return group("row", parts)


def five_messages(page: str) -> str:
    """How often each word of the vocabulary is in each message."""
    documents = [tokenize(message) for message in TEXTS]
    words = vocabulary(documents)
    counts = [count_vector(document, words) for document in documents]
    contents = [[str(count) for count in row] for row in counts]
    shades = [[0.2 * (count > 0) for count in row] for row in counts]
    told = []
    for message, label, row in zip(TEXTS, LABELS, counts):
        told.append(f"{message} ({label}): {', '.join(map(str, row))}.")
    names = [f"{c}: {' '.join(d)}" for c, d in zip(LABELS, documents)]
    picture = cell_table(
        "Five messages, seven words",
        f"The words are {', '.join(words)}. {' '.join(told)}",
        Cells(names, words, contents, shades),
    )
    return figure(picture, "A message is a row, a word is a column.")
