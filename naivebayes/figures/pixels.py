"""An image of each class: how often every pixel is on.

| notes     | in the picture                 | 1-vs-7, class 1     |
|-----------|--------------------------------|---------------------|
| φ_{j|y=c} | the shade of cell j            | x1: 0.25, x2: 0.50  |
| j         | cells row by row from the left | x1 x2 x3 / x4 x5 x6 |
"""

from typing import Any, NamedTuple

from naivebayes.figures.colors import ink_on
from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    WIDTH,
    Box,
    Picture,
    cut,
    element,
    escaped,
    frame,
    group,
    line,
    name_of,
    picture_of,
    rect,
    text,
)
from naivebayes.figures.inputs import as_image, names_of
from naivebayes.figures.numbers import short

LARGE = 44  # the side of a cell that has room for its number
SMALLER = 20  # the side of a cell without, or less for wide images
WRITTEN = 5  # an image up to that wide has its numbers written
TOLD = 25  # an image of so many pixels is told number by number
GAP = 24
LABEL = 32  # height of the line below an image
NARROWEST = 300
KEY = (0.0, 0.25, 0.5, 0.75, 1.0)


class Panel(NamedTuple):
    """The image of one class; a share is None if never known."""

    name: str
    shares: list[Any]


class Grid(NamedTuple):
    """Pixels in a line, the side of one, panels in a line."""

    width: int
    side: float
    n_across: int


def pixel_map(model: Any, width: int | None = None) -> Picture:
    """P(pixel on) in each class as an image, as a picture.

        the shade of pixel j in the image of class c is φ_{j|y=c}

    model: a BernoulliNB, fitted on rows; width: pixels in a line of
    the image, the square root of their number by default. Images up to
    5 wide have their numbers written. A pixel that was never known is
    crossed out.
    Raises NaiveBayesError for another model, for bags, and for a width
    that does not fit.
    Notes B, "Example Calculation"; C, φ_{j|y}.
    Page: docs/models/bernoulli.md
    >>> from naivebayes import BernoulliNB, load_one_vs_seven
    >>> from naivebayes import pixel_map
    >>> data = load_one_vs_seven()
    >>> pixel_map(BernoulliNB(alpha=0).fit(data.X, data.y))[:4]
    '<svg'
    """
    width = as_image(model, width)
    names = [name_of(name) for name in names_of(model.classes)]
    panels = []
    for c, name in zip(model.classes, names):
        panels.append(Panel(name, model.phi(c)))
    grid = grid_of(width, len(panels))
    parts = []
    for i, panel in enumerate(panels):
        parts.append(drawn(panel, grid, i, model.feature_names))
    bottom = panel_place(
        panels[0], grid, len(panels) - 1 + grid.n_across
    )[1]
    parts.append(key(bottom, any_unknown(panels)))
    size = (picture_width(grid), bottom + 24 + MARGIN)
    words = in_words(panels, width, model.feature_names)
    return picture_of("P(pixel on) in each class", words, size, parts)


def grid_of(width: int, n_panels: int) -> Grid:
    """How large a pixel is, and how many panels stand in a line."""
    room = WIDTH - 2 * MARGIN
    side = min(SMALLER, room / width)
    if width <= WRITTEN:
        side = LARGE
    fitting = int((room + GAP) // (width * side + GAP))
    return Grid(width, side, min(max(fitting, 1), n_panels))


def picture_width(grid: Grid) -> float:
    """As wide as the panels, and the words above and below them."""
    across = grid.width * grid.side + GAP
    return max(2 * MARGIN + grid.n_across * across - GAP, NARROWEST)


def panel_place(
    panel: Panel, grid: Grid, i: int
) -> tuple[float, float]:
    """The upper left corner of the i-th panel."""
    n_lines = len(panel.shares) // grid.width
    across = grid.width * grid.side + GAP
    down = n_lines * grid.side + LABEL
    column, row = i % grid.n_across, i // grid.n_across
    return MARGIN + column * across, TOP + row * down


def drawn(panel: Panel, grid: Grid, i: int, names: list[str]) -> str:
    """The cells of one class, with its name below."""
    left, upper = panel_place(panel, grid, i)
    parts = []
    for j, share in enumerate(panel.shares):
        x = left + j % grid.width * grid.side
        y = upper + j // grid.width * grid.side
        box = (x, y, grid.side, grid.side)
        parts.append(cell(box, share, names[j]))
        if share is not None and grid.width <= WRITTEN:
            parts.append(written(box, float(share)))
    across = grid.width * grid.side
    lower = upper + len(panel.shares) // grid.width * grid.side
    parts.append(
        frame((left, upper, across, lower - upper), "muted", 1)
    )
    name = cut(f"class {panel.name}", across + GAP - 8)
    middle = left + across / 2
    parts.append(text(middle, lower + 20, name, anchor="middle"))
    return group("panel", parts)


def cell(box: Box, share: Any, name: str) -> str:
    """One pixel, the darker the larger its share; or crossed out.

    A pointer that rests on it is told name and share.
    """
    edge = {"stroke": "var(--nb-rule,#d0d0d0)", "stroke_width": 0.5}
    if share is None:
        told = element("title", escaped(f"{name}: never known"))
        empty = rect(box, "paper", told, **edge)
        return "\n".join([empty, *cross(box)])
    told = element("title", escaped(f"{name}: {short(share)}"))
    opacity = round(float(share), 4)
    return rect(box, "shade", told, fill_opacity=f"{opacity:g}", **edge)


def cross(box: Box) -> list[str]:
    """The two diagonals of a cell."""
    x, y, width, height = box
    across, down, up = (x, x + width), (y, y + height), (y + height, y)
    return [line(across, down, "muted"), line(across, up, "muted")]


def written(box: Box, share: float) -> str:
    """The share in the middle of its cell, readable on its shade."""
    x, y, width, height = box
    middle = (x + width / 2, y + height / 2 + 5)
    return text(*middle, f"{share:.2f}", ink_on(share), "middle")


def key(y: float, with_crosses: bool) -> str:
    """What the shades mean."""
    parts = [text(MARGIN, y + 15, "0", "muted", size=SMALL)]
    for k, share in enumerate(KEY):
        box = (MARGIN + 14 + 22 * k, y, 22, 20)
        shade = {"fill_opacity": f"{share:g}"}
        parts.append(rect(box, "shade", **shade))
    x = MARGIN + 14 + 22 * len(KEY)
    parts.append(
        frame((MARGIN + 14, y, x - MARGIN - 14, 20), "muted", 1)
    )
    parts.append(text(x + 6, y + 15, "1", "muted", size=SMALL))
    if with_crosses:
        box = (x + 34, y, 20, 20)
        parts.extend([frame(box, "muted", 1), *cross(box)])
        parts.append(
            text(x + 62, y + 15, "never known", "muted", size=SMALL)
        )
    return group("key", parts)


def any_unknown(panels: list[Panel]) -> bool:
    """True where a pixel was never known."""
    unknown = [None in panel.shares for panel in panels]
    return any(unknown)


def in_words(panels: list[Panel], width: int, names: list[str]) -> str:
    """The description: the shares of each class."""
    n_lines = len(names) // width
    texts = [f"Images of {width} by {n_lines} pixels."]
    for panel in panels:
        told = told_shares(panel, names)
        texts.append(f"Class {panel.name}: {told}.")
    return " ".join(texts)


def told_shares(panel: Panel, names: list[str]) -> str:
    """The shares of a small image; how many are large in another."""
    known = [share for share in panel.shares if share is not None]
    if len(panel.shares) > TOLD and known:
        mostly_on = [share for share in known if share > 0.5]
        return (
            f"from {short(min(known))} to {short(max(known))}, above "
            f"0.5 at {len(mostly_on)} of {len(names)} pixels"
        )
    texts = []
    for name, share in zip(names, panel.shares):
        known_as = "never known" if share is None else short(share)
        texts.append(f"{name_of(name)} {known_as}")
    return ", ".join(texts)
