"""Plain charts for the pages, from the elements of `figures`.

| name   | meaning                                  |
|--------|------------------------------------------|
| series | name -> points (x, y) of one line        |
| x, y   | an axis: its name and both its ends      |
"""

from fractions import Fraction
from typing import NamedTuple

from naivebayes.figures.colors import dashes, hue
from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    WIDTH,
    Picture,
    circle,
    group,
    line,
    picture_of,
    polyline,
    text,
    text_width,
)
from naivebayes.figures.numbers import round_numbers, tick_text

HEIGHT = 200
RIGHT = WIDTH - MARGIN
Point = tuple[float, float]
Points = list[Point]


class Axis(NamedTuple):
    """The name of an axis, and the numbers at its ends."""

    name: str
    low: float
    high: float


class Plot(NamedTuple):
    """Both axes, and where the plot begins on the left."""

    x: Axis
    y: Axis
    left: float
    upper: float


def figure(picture: str, caption: str = "") -> str:
    """A picture as a block of a page, with words below it."""
    words = f"<figcaption>{caption}</figcaption>" if caption else ""
    return (
        '<figure class="picture" data-search-exclude>'
        f"{picture.strip()}{words}</figure>"
    )


def line_chart(
    title: str,
    description: str,
    x: Axis,
    y: Axis,
    series: dict[str, Points],
    dots: bool = False,
) -> Picture:
    """Lines through points, each with its name in the legend."""
    labels = [label for _, label in ticks(y)]
    widths = [text_width(label, SMALL) for label in labels]
    rows = len(series) if len(series) > 1 else 0
    left = MARGIN + max(widths) + 8
    plot = Plot(x, y, left, TOP + 26 + 20 * rows)
    parts = [legend(plot, list(series)) if rows else "", axes(plot)]
    for i, points in enumerate(series.values()):
        parts.append(curve(plot, points, i, dots))
    size = (WIDTH, plot.upper + HEIGHT + 52)
    return picture_of(title, description, size, parts)


def place(plot: Plot, point: Point) -> Point:
    """Where a point lies in the picture."""
    along = (point[0] - plot.x.low) / (plot.x.high - plot.x.low)
    up = (point[1] - plot.y.low) / (plot.y.high - plot.y.low)
    across = plot.left + along * (RIGHT - plot.left)
    return across, plot.upper + (1 - up) * HEIGHT


def ticks(axis: Axis) -> list[tuple[float, str]]:
    """Round numbers along an axis."""
    numbers = round_numbers(Fraction(axis.low), Fraction(axis.high), 6)
    return [(float(number), tick_text(number)) for number in numbers]


def axes(plot: Plot) -> str:
    """Both axes with their numbers and names."""
    parts = []
    bottom = plot.upper + HEIGHT
    for number, label in ticks(plot.y):
        _, at = place(plot, (plot.x.low, number))
        parts.append(line((plot.left, RIGHT), (at, at), "rule"))
        parts.append(
            text(plot.left - 8, at + 4, label, "muted", "end", SMALL)
        )
    for number, label in ticks(plot.x):
        at, _ = place(plot, (number, plot.y.low))
        half = text_width(label, SMALL) / 2
        middle = min(at, WIDTH - half - 4)
        parts.append(line((at, at), (bottom, bottom + 5), "muted"))
        parts.append(
            text(middle, bottom + 20, label, "muted", "middle", SMALL)
        )
    parts.append(line((plot.left, RIGHT), (bottom, bottom), "muted"))
    middle = (plot.left + RIGHT) / 2
    parts.append(
        text(middle, bottom + 40, plot.x.name, "ink", "middle", SMALL)
    )
    parts.append(text(MARGIN, plot.upper - 14, plot.y.name, size=SMALL))
    return group("axes", parts)


def curve(plot: Plot, points: Points, i: int, dots: bool) -> str:
    """The i-th line, by its color and its dashes."""
    places = [place(plot, point) for point in points]
    parts = [
        polyline(
            places, hue(i), stroke_width=2.5, stroke_dasharray=dashes(i)
        )
    ]
    if dots:
        parts.extend([circle(x, y, 4, hue(i)) for x, y in places])
    return "\n".join(parts)


def legend(plot: Plot, names: list[str]) -> str:
    """The name of each line, beside a piece of it."""
    parts = []
    for i, name in enumerate(names):
        at = TOP + 20 * i
        ends = (MARGIN, MARGIN + 36)
        dash = {"stroke_width": 2.5, "stroke_dasharray": dashes(i)}
        parts.append(line(ends, (at, at), hue(i), **dash))
        parts.append(text(MARGIN + 46, at + 5, name, size=SMALL))
    return group("legend", parts)
