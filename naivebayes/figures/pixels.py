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
    grid,
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


class Sheet(NamedTuple):
    """What all images have in common.

    names: of the pixels; width, n_lines: pixels across and down;
    side: of one pixel; n_across: images side by side.
    """

    names: list[str]
    width: int
    n_lines: int
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
    panels = []
    for c, name in zip(model.classes, names_of(model.classes)):
        panels.append(Panel(name_of(name), model.phi(c)))
    sheet = sheet_of(model.feature_names, width, len(panels))
    parts = []
    for i, panel in enumerate(panels):
        parts.append(image(sheet, panel, i))
    _, bottom = place_of(sheet, len(panels) - 1 + sheet.n_across)
    parts.append(key(bottom, any_unknown(panels)))
    size = (picture_width(sheet), bottom + 24 + MARGIN)
    words = in_words(sheet, panels)
    return picture_of("P(pixel on) in each class", words, size, parts)


def sheet_of(names: list[str], width: int, n_panels: int) -> Sheet:
    """How large a pixel is, and how many images stand in a line."""
    room = WIDTH - 2 * MARGIN
    side = min(SMALLER, room / width)
    if width <= WRITTEN:
        side = LARGE
    fitting = int((room + GAP) // (width * side + GAP))
    n_across = min(max(fitting, 1), n_panels)
    return Sheet(names, width, len(names) // width, side, n_across)


def picture_width(sheet: Sheet) -> float:
    """As wide as the images, and the words above and below them."""
    across = sheet.width * sheet.side + GAP
    return max(2 * MARGIN + sheet.n_across * across - GAP, NARROWEST)


def place_of(sheet: Sheet, i: int) -> tuple[float, float]:
    """The upper left corner of the i-th image."""
    across = sheet.width * sheet.side + GAP
    down = sheet.n_lines * sheet.side + LABEL
    column, row = i % sheet.n_across, i // sheet.n_across
    return MARGIN + column * across, TOP + row * down


def image(sheet: Sheet, panel: Panel, i: int) -> str:
    """The cells of the i-th class, with its name below."""
    left, upper = place_of(sheet, i)
    side = sheet.side
    parts = []
    for j, share in enumerate(panel.shares):
        x = left + j % sheet.width * side
        y = upper + j // sheet.width * side
        box = (x, y, side, side)
        parts.append(cell(box, share, sheet.names[j]))
        if share is not None and sheet.width <= WRITTEN:
            parts.append(written(box, float(share)))
    across, down = sheet.width * side, sheet.n_lines * side
    whole = (left, upper, across, down)
    parts.append(grid(whole, sheet.width, sheet.n_lines))
    name = cut(f"class {panel.name}", across + GAP - 8)
    middle, below = left + across / 2, upper + down + 20
    parts.append(text(middle, below, name, anchor="middle"))
    return group("image", parts)


def cell(box: Box, share: Any, name: str) -> str:
    """One pixel, the darker the larger its share; or crossed out.

    A pointer that rests on it is told name and share.
    """
    if share is None:
        told = element(
            "title", escaped(f"{name_of(name)}: never known")
        )
        empty = rect(box, "paper", told)
        return "\n".join([empty, *cross(box)])
    told = element("title", escaped(f"{name_of(name)}: {short(share)}"))
    opacity = round(float(share), 4)
    return rect(box, "shade", told, fill_opacity=f"{opacity:g}")


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


def in_words(sheet: Sheet, panels: list[Panel]) -> str:
    """The description: the shares of each class."""
    texts = [f"Images of {sheet.width} by {sheet.n_lines} pixels."]
    for panel in panels:
        told = told_shares(panel, sheet.names)
        texts.append(f"Class {panel.name}: {told}.")
    return " ".join(texts)


def told_shares(panel: Panel, names: list[str]) -> str:
    """The shares of a small image; how many are large in another."""
    known = [share for share in panel.shares if share is not None]
    if len(names) > TOLD and known:
        mostly_on = [share for share in known if share > 0.5]
        return (
            f"from {short(min(known))} to {short(max(known))}, above "
            f"0.5 at {len(mostly_on)} of {len(names)} pixels"
        )
    texts = []
    for name, share in zip(names, panel.shares):
        number = "never known" if share is None else short(share)
        texts.append(f"{name_of(name)} {number}")
    return ", ".join(texts)
