"""The axes of a plot: from numbers to places in the picture.

| name      | meaning                               | 1-vs-7, x1       |
|-----------|---------------------------------------|------------------|
| origin    | the number that distances begin at    | 0.25             |
| low, high | the ends of the axis, as distances    | -1.516, 1.95     |
| top       | the density at the upper edge         | 1.047            |
"""

from fractions import Fraction
from typing import NamedTuple

from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    WIDTH,
    group,
    line,
    text,
    text_width,
)
from naivebayes.figures.numbers import (
    NARROW,
    round_numbers,
    short,
    tick_text,
)

RIGHT = WIDTH - MARGIN
UPPER = TOP + 18  # room for the words at the upright line
BOTTOM = UPPER + 200
HEADROOM = 1.05

Tick = tuple[float, str]  # its place along an axis, and its text


class Axes(NamedTuple):
    """Numbers along the axes, and where the plot begins."""

    origin: float
    low: float
    high: float
    top: float
    left: float


def axes_of(
    origin: float, low: float, high: float, peak: float
) -> Axes:
    """Axes with room for the texts at the upright one."""
    axes = Axes(origin, low, high, peak * HEADROOM, MARGIN)
    widths = [text_width(label, SMALL) for _, label in y_ticks(axes)]
    return axes._replace(left=MARGIN + max(widths) + 8)


def place_x(axes: Axes, distance: float) -> float:
    """Where a distance from the origin lies, from left to right."""
    share = (distance - axes.low) / (axes.high - axes.low)
    return axes.left + share * (RIGHT - axes.left)


def place_y(axes: Axes, density: float) -> float:
    """Where a density lies, from top to bottom."""
    share = density / axes.top
    return BOTTOM - share * (BOTTOM - UPPER)


def y_ticks(axes: Axes) -> list[Tick]:
    """Round densities."""
    numbers = round_numbers(Fraction(0), Fraction(axes.top), 5)
    return [
        (place_y(axes, float(number)), tick_text(number))
        for number in numbers
    ]


def x_ticks(axes: Axes) -> list[Tick]:
    """Round numbers, no more than have room beside each other."""
    if axes.high - axes.low < NARROW * abs(axes.origin):
        return [(place_x(axes, 0.0), short(axes.origin, 6))]
    ticks: list[Tick] = []
    for most in (7, 6, 5, 4, 3, 2):
        ticks = ticks_at(axes, most)
        widths = [text_width(label, SMALL) + 16 for _, label in ticks]
        if max(widths, default=0) * len(ticks) <= RIGHT - axes.left:
            return ticks
    return ticks[:1]


def ticks_at(axes: Axes, most: int) -> list[Tick]:
    """At most that many round numbers, give or take one."""
    origin = Fraction(axes.origin)
    low = origin + Fraction(axes.low)
    high = origin + Fraction(axes.high)
    ticks = []
    for number in round_numbers(low, high, most):
        place = place_x(axes, float(number - origin))
        ticks.append((place, tick_text(number)))
    return ticks


def axis_lines(axes: Axes, name: str) -> str:
    """Both axes with their numbers; name: below the flat one."""
    parts = []
    for y, label in y_ticks(axes):
        parts.append(line((axes.left, RIGHT), (y, y), "rule"))
        parts.append(
            text(axes.left - 8, y + 4, label, "muted", "end", SMALL)
        )
    for x, label in x_ticks(axes):
        half = text_width(label, SMALL) / 2
        middle = min(max(x, half + 4), WIDTH - half - 4)
        parts.append(line((x, x), (BOTTOM, BOTTOM + 5), "muted"))
        parts.append(
            text(middle, BOTTOM + 20, label, "muted", "middle", SMALL)
        )
    flat = line((axes.left, RIGHT), (BOTTOM, BOTTOM), "muted")
    middle = (axes.left + RIGHT) / 2
    below = text(middle, BOTTOM + 40, name, "ink", "middle", SMALL)
    return group("axes", [*parts, flat, below])
