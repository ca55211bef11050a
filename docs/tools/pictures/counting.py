"""Counting one pixel, and how likely its counts are."""

from fractions import Fraction
from typing import Any

from charts import (
    HEIGHT,
    Axis,
    Plot,
    axes,
    curve,
    figure,
    legend,
    place,
)

from naivebayes import count_values, load_one_vs_seven, separate_classes
from naivebayes.figures.colors import hue
from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    WIDTH,
    circle,
    frame,
    line,
    picture_of,
    text,
)
from pictures.board import ACROSS, CREDIT, LINE, SIDE, image

STEPS = 200
HIGHEST = 0.12


def pixel_1(page: str) -> str:
    """The images of each class, with a frame around pixel 1."""
    data = load_one_vs_seven()
    parts, told = [], []
    upper = TOP - 4
    for c, rows in classes_of_images():
        on = count_values([x[0] for x in rows])[1]
        name = f"class {c}: pixel 1 is on in {on} of {len(rows)} images"
        told.append(f"{name}.")
        parts.append(text(MARGIN, upper + 12, name, size=SMALL))
        for k, x in enumerate(rows):
            left = MARGIN + k * ACROSS
            parts.append(image(x, left, upper + 20))
            pixel = (left, upper + 20, SIDE, SIDE)
            parts.append(frame(pixel, hue(1), 4))
        upper += LINE
    size = (2 * MARGIN + 5 * ACROSS - 20, upper - 8)
    title = f"{len(data.X)} images, one pixel"
    picture = picture_of(title, " ".join(told), size, parts)
    caption = f"{CREDIT} Pixel 1 is the upper left corner."
    return figure(picture, caption)


def likelihood(page: str) -> str:
    """How likely pixel 1 is in each class, for every possible phi."""
    series, tops, told = {}, [], []
    for c, rows in classes_of_images():
        counts = count_values([x[0] for x in rows])
        on, off = counts[1], counts[0]
        name = f"class {c}: {on} on and {off} off"
        series[name] = [
            (k / STEPS, chance(k / STEPS, on, off))
            for k in range(STEPS + 1)
        ]
        tops.append(Fraction(on, on + off))
        told.append(f"The curve of {name} has its top at {tops[-1]}.")
    x, y = Axis("phi", 0, 1), Axis("likelihood", 0, HIGHEST)
    plot = Plot(x, y, MARGIN + 40, TOP + 66)
    parts = [legend(plot, list(series)), axes(plot)]
    for i, points in enumerate(series.values()):
        parts.append(curve(plot, points, i, False))
        height = max([up for _, up in points])
        parts.append(marked_top(plot, tops[i], height, i))
    size = (WIDTH, plot.upper + HEIGHT + 52)
    title = "The likelihood of pixel 1 as phi goes from 0 to 1"
    picture = picture_of(title, " ".join(told), size, parts)
    caption = "Each curve has its top where phi is the share counted."
    return figure(picture, caption)


def marked_top(plot: Plot, top: Fraction, height: float, i: int) -> str:
    """The place of a top: a dot, a line down, and its number."""
    x, y = place(plot, (float(top), height))
    bottom = plot.upper + HEIGHT
    parts = [line((x, x), (y, bottom), hue(i))]
    parts.append(circle(x, y, 4, hue(i)))
    parts.append(text(x, y - 10, str(top), "ink", "middle", SMALL))
    return "\n".join(parts)


def chance(phi: float, on: int, off: int) -> float:
    """The likelihood of so many pixels on and off."""
    return float(phi**on * (1 - phi) ** off)


def classes_of_images() -> list[tuple[Any, list[Any]]]:
    """The classes, each with its images."""
    data = load_one_vs_seven()
    return list(separate_classes(data.X, data.y).items())
