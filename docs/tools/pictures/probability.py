"""Joint tables as areas: a part of the picture is a probability.

| name   | meaning                                         |
|--------|-------------------------------------------------|
| column | a value of the variable that is taken first     |
| tile   | an outcome; its area is its probability         |
| share  | of the whole width, or of a column's height     |
| box    | x, y, width and height                          |
"""

from fractions import Fraction
from typing import Any, NamedTuple

from charts import figure

from naivebayes import (
    conditional,
    joint_distribution,
    load_one_vs_seven,
    marginal,
    separate_classes,
)
from naivebayes.figures.colors import hue
from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    WIDTH,
    Box,
    Picture,
    frame,
    picture_of,
    rect,
    text,
)

TALL = 236
SQUARE = 190
GAP = 6
PALE = 0.16
CLASSES = [1, 7]
STATES = ["off", "on"]
TALE = "The area of a tile is a probability; all four make 1."


class Tile(NamedTuple):
    """What stands in a tile, its share, and how it is painted."""

    words: list[str]
    share: Fraction
    role: str
    is_on: bool


class Column(NamedTuple):
    """The name above a column, its share, and its tiles."""

    name: str
    share: Fraction
    tiles: list[Tile]


Columns = list[Column]
Table = dict[Any, Any]


def by_class(page: str) -> str:
    """p(y) p(x1|y): cut by the class first, then by the pixel."""
    joint = class_and_pixel()
    p_class = marginal(joint, 0)
    p_pixel = conditional(joint, position=1, given=0)
    columns = []
    for i, c in enumerate(CLASSES):
        tiles = []
        for v in (1, 0):
            name = f"pixel 1 {STATES[v]}"
            words = product(name, p_class[c], p_pixel[c][v])
            tiles.append(Tile(words, p_pixel[c][v], hue(i), v == 1))
        name = f"class {c}: {p_class[c]}"
        columns.append(Column(name, p_class[c], tiles))
    title = "Class and pixel 1: first the class"
    caption = f"{TALE} Widths are p(y), heights p(x1 given y)."
    return figure(mosaic(title, columns), caption)


def by_pixel(page: str) -> str:
    """p(x1) p(y|x1): the same tiles, cut by the pixel first."""
    joint = class_and_pixel()
    p_pixel = marginal(joint, 1)
    p_class = conditional(joint, position=0, given=1)
    columns = []
    for v in (0, 1):
        tiles = []
        for i, c in enumerate(CLASSES):
            words = product(f"class {c}", p_pixel[v], p_class[v][c])
            tiles.append(Tile(words, p_class[v][c], hue(i), v == 1))
        name = f"pixel 1 {STATES[v]}: {p_pixel[v]}"
        columns.append(Column(name, p_pixel[v], tiles))
    title = "Class and pixel 1: first the pixel"
    caption = (
        "The same four areas, put together anew. Widths are p(x1), "
        "heights p(y given x1)."
    )
    return figure(mosaic(title, columns), caption)


def pair_in_class_7(page: str) -> str:
    """Pixels 1 and 2 of the sevens: counted, and if independent."""
    data = load_one_vs_seven()
    rows = separate_classes(data.X, data.y)[7]
    joint = joint_distribution([x[:2] for x in rows])
    p_first, p_second = marginal(joint, 0), marginal(joint, 1)
    counted = conditional(joint, position=1, given=0)
    assumed = dict.fromkeys(p_first, p_second)
    parts, told = [legend()], []
    for k, tables in enumerate([counted, assumed]):
        left = MARGIN + k * (WIDTH / 2 + 4)
        name = ["counted", "if independent"][k]
        parts.append(text(left, TOP + 38, name))
        columns = pair_columns(p_first, tables)
        told.append(f"{name}: {told_of(columns)}")
        box = (left, TOP + 66, SQUARE, SQUARE)
        parts.extend(drawn(columns, box))
    size = (WIDTH, TOP + 66 + SQUARE + MARGIN)
    title = "Pixels 1 and 2 in class 7"
    picture = picture_of(title, " ".join(told), size, parts)
    caption = (
        "Left, the column decides: where pixel 1 is on, pixel 2 is on. "
        "Right, both columns are cut at one height."
    )
    return figure(picture, caption)


def pair_columns(p_first: Table, tables: dict[int, Table]) -> Columns:
    """The columns of pixel 1, cut by pixel 2; on comes first."""
    columns = []
    for u in (1, 0):
        tiles = []
        for v, p_v in sorted(tables[u].items(), reverse=True):
            words = [str(p_first[u] * p_v)]
            tiles.append(Tile(words, p_v, hue(1), v == 1))
        columns.append(Column(f"x1 {STATES[u]}", p_first[u], tiles))
    return columns


def legend() -> str:
    """What the full and the pale color mean."""
    parts = []
    for k, name in enumerate(["pixel 2 on", "pixel 2 off"]):
        left = MARGIN + 130 * k
        tile = Tile([], Fraction(1), hue(1), k == 0)
        parts.append(painted_tile((left, TOP - 8, 18, 18), tile))
        parts.append(text(left + 26, TOP + 6, name, size=SMALL))
    return "\n".join(parts)


def class_and_pixel() -> dict[tuple[Any, ...], Fraction]:
    """The joint table of the class and pixel 1."""
    data = load_one_vs_seven()
    pairs = [(c, x[0]) for x, c in zip(data.X, data.y)]
    return joint_distribution(pairs)


def product(name: str, a: Fraction, b: Fraction) -> list[str]:
    """The words of a tile: what it is, and its width times height."""
    return [name, f"{a} \u00b7 {b} = {a * b}"]


def mosaic(title: str, columns: Columns) -> Picture:
    """All columns beside each other, as wide as the picture."""
    box = (MARGIN, TOP + 20, WIDTH - 2 * MARGIN, TALL)
    size = (WIDTH, TOP + 20 + TALL + MARGIN)
    parts = drawn(columns, box)
    return picture_of(title, told_of(columns), size, parts)


def drawn(columns: Columns, box: Box) -> list[str]:
    """The columns in a box, each with its name above it."""
    left, upper, width, height = box
    parts = []
    for name, share, tiles in columns:
        across = float(share * width)
        parts.append(text(left + 2, upper - 8, name, size=SMALL))
        top = upper
        for tile in tiles:
            down = float(tile.share * height)
            place = (left, top, across - GAP, down - GAP)
            parts.append(painted_tile(place, tile))
            top += down
        left += across
    return parts


def painted_tile(box: Box, tile: Tile) -> str:
    """A tile, full where the pixel is on and pale where it is off."""
    x, y, width, height = box
    opacity = 1 if tile.is_on else PALE
    parts = [rect(box, tile.role, fill_opacity=opacity)]
    parts.append(frame(box, tile.role, 1.5))
    ink = "strong" if tile.is_on else "ink"
    first = y + height / 2 + 5 - 9 * (len(tile.words) - 1)
    for k, words in enumerate(tile.words):
        at = first + 18 * k
        middle = x + width / 2
        parts.append(text(middle, at, words, ink, "middle", SMALL))
    return "\n".join(parts)


def told_of(columns: Columns) -> str:
    """The columns in words."""
    told = []
    for name, _, tiles in columns:
        words = [spoken(tile) for tile in tiles]
        told.append(f"Column {name}: {'; '.join(words)}.")
    return " ".join(told)


def spoken(tile: Tile) -> str:
    """A tile in words."""
    if len(tile.words) > 1:
        return ", ".join(tile.words)
    return f"pixel 2 {STATES[tile.is_on]} {tile.words[0]}"
