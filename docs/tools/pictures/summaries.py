"""The variance of a pixel, as the area of a square."""

from fractions import Fraction

from charts import figure

from naivebayes import load_one_vs_seven, separate_classes, summarize
from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    group,
    line,
    picture_of,
    rect,
    text,
)
from naivebayes.figures.numbers import short
from naivebayes.notation import Summary

UNIT = 280  # how long the way from 0 to 1 is
UPPER = TOP + 58  # the number line
BESIDE = MARGIN + 10 + UNIT + 36  # the mean square
CAPTION = (
    "Each value has a square between itself and the mean. The variance "
    "is the area of the mean square, the standard deviation its side."
)


def squares(page: str) -> str:
    """The squared distances of pixel 1 of class 1 from its mean."""
    data = load_one_vs_seven()
    ones = separate_classes(data.X, data.y)[1]
    values = [x[0] for x in ones]
    summary = summarize(ones)[0]
    mean, var = summary["mean"], summary["var"]
    parts = [number_line(mean), stacks(values, mean)]
    parts.append(mean_square(var, summary["stdev"]))
    size = (480, UPPER + UNIT * 0.75 + 34)
    title = "Pixel 1 of class 1: squared distances"
    told = in_words(values, summary)
    return figure(picture_of(title, told, size, parts), CAPTION)


def in_words(values: list[int], summary: Summary) -> str:
    """The description of the picture."""
    return (
        f"Values {', '.join(map(str, values))}, mean "
        f"{summary['mean']}. On the left of the mean a square for "
        "each 0, on the right one for each 1; the mean square has the "
        f"area {summary['var']} and the side {short(summary['stdev'])}."
    )


def across(number: Fraction) -> float:
    """Where a number lies on the number line."""
    return MARGIN + 10 + UNIT * float(number)


def number_line(mean: Fraction) -> str:
    """The line from 0 to 1, with the mean on it."""
    ends = (across(Fraction(0)), across(Fraction(1)))
    parts = [line(ends, (UPPER - 16, UPPER - 16), "muted")]
    marked = {Fraction(0): "0", mean: f"mean {mean}", Fraction(1): "1"}
    for number, name in marked.items():
        at = across(number)
        parts.append(line((at, at), (UPPER - 22, UPPER - 16), "muted"))
        parts.append(
            text(at, UPPER - 28, name, anchor="middle", size=SMALL)
        )
    return group("line", parts)


def stacks(values: list[int], mean: Fraction) -> str:
    """A square for each value, those of equal values in a stack."""
    parts = []
    depth = dict.fromkeys(values, 0.0)
    for value in values:
        distance = value - mean
        side = abs(UNIT * float(distance))
        start = min(across(Fraction(value)), across(mean))
        box = (start, UPPER + depth[value], side, side)
        parts.append(square(box, "c0", str(distance**2)))
        depth[value] += side
    return group("squares", parts)


def mean_square(var: Fraction, stdev: float) -> str:
    """The square whose area is the mean of the areas."""
    side = UNIT * stdev
    box = (BESIDE, UPPER, side, side)
    below = UPPER + side + 20
    return group(
        "mean",
        [
            square(box, "c1", str(var)),
            text(BESIDE, UPPER - 28, "the mean square", size=SMALL),
            text(BESIDE, below, f"side {short(stdev)}", size=SMALL),
        ],
    )


def square(
    box: tuple[float, float, float, float], role: str, area: str
) -> str:
    """A square with its area written into it."""
    x, y, width, height = box
    middle = (x + width / 2, y + height / 2 + 5)
    edge = {"stroke": "currentColor", "stroke_width": 1.5}
    return "\n".join(
        [
            rect(box, role, fill_opacity="0.25", **edge),
            text(*middle, area, anchor="middle"),
        ]
    )
