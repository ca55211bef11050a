"""The Gaussians of one feature, a curve for each class.

| notes       | in the picture               | 1-vs-7: x1, class 1 |
|-------------|------------------------------|---------------------|
| μ_cj, σ²_cj | mean, variance               | 0.25, 0.1875        |
| x_j         | the upright line             | 1                   |
| N(x; μ, σ)  | a curve; the height of a dot | 0.2056              |

Along the axis, places are distances from the mean of the first class,
so that narrow curves far from 0 keep their shape.
"""

import math
from typing import Any, NamedTuple

from naivebayes.checks.messages import shown
from naivebayes.checks.values import as_float
from naivebayes.density import gaussian_pdf
from naivebayes.errors import NaiveBayesError
from naivebayes.figures.axes import (
    BOTTOM,
    RIGHT,
    UPPER,
    Axes,
    axes_of,
    axis_lines,
    place_x,
    place_y,
)
from naivebayes.figures.colors import MOST_CURVES, dashes, hue
from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    WIDTH,
    Picture,
    circle,
    cut,
    group,
    line,
    name_of,
    picture_of,
    polyline,
    text,
    text_width,
)
from naivebayes.figures.inputs import as_measured, names_of
from naivebayes.figures.numbers import short
from naivebayes.notation import Number

FAR = 3.5  # standard deviations that the axis reaches
STEPS = 100  # on either side of the mean
BEYOND = 6  # standard deviations; farther out a curve is flat
LEGEND = BOTTOM + 70
ROW = 22  # height of a line of the legend


class Curve(NamedTuple):
    """The Gaussian of one class; at: the density at x, or None."""

    name: str
    mean: float
    var: float
    at: float | None


def gaussian_curves(
    model: Any, feature: Any, x: Number | None = None
) -> Picture:
    """The density of one feature in each class, as a picture.

        one curve N(x; μ_cj, σ²_cj + ε) for each class c

    model: a fitted GaussianNB, or a MixedNB with a feature of kind
    "gaussian"; feature: its name or its index; x: a value to be
    marked, with the density of each class there.
    Raises NaiveBayesError for another model or feature, for more than
    30 classes, and for an x too far out to be drawn.
    Notes D, 4 "Gaussian distribution function"; A, "Parameters".
    Page: docs/models/gaussian.md
    >>> from naivebayes import GaussianNB, gaussian_curves
    >>> from naivebayes import load_one_vs_seven
    >>> data = load_one_vs_seven()
    >>> model = GaussianNB().fit(data.X, data.y)
    >>> gaussian_curves(model, "x1", x=1)[:4]
    '<svg'
    """
    gaussian, j = as_measured(model, feature)
    query = None if x is None else as_float(x, "x")
    curves = curves_of(gaussian, j, query)
    axes = axes_along(curves, query)
    name = name_of(gaussian.feature_names[j])
    parts = [
        axis_lines(axes, cut(name, 300, SMALL)),
        lines(axes, curves),
    ]
    if query is not None:
        parts.append(marks(axes, curves, query))
    parts.append(legend(curves))
    size = (WIDTH, LEGEND + ROW * len(curves) + MARGIN)
    title = f"Density of {name} in each class"
    return picture_of(title, in_words(curves, name, query), size, parts)


def curves_of(model: Any, j: int, query: float | None) -> list[Curve]:
    """The Gaussian of feature j in each class."""
    if len(model.classes) > MOST_CURVES:
        raise NaiveBayesError(
            f"the model has {len(model.classes)} classes; more than "
            f"{MOST_CURVES} curves cannot be told apart. Fit a model "
            "to some of the classes."
        )
    curves = []
    for c, name in zip(model.classes, names_of(model.classes)):
        mean, var = model.mean_and_var(c, j)
        at = None if query is None else gaussian_pdf(query, mean, var)
        curves.append(Curve(name_of(name), mean, var, at))
    return curves


def axes_along(curves: list[Curve], query: float | None) -> Axes:
    """Axes on which every curve and the query have their place."""
    origin = curves[0].mean
    lows, highs, peaks = [], [], []
    for curve in curves:
        far = FAR * math.sqrt(curve.var)
        lows.append(curve.mean - origin - far)
        highs.append(curve.mean - origin + far)
        peaks.append(gaussian_pdf(0, 0, curve.var))
    if query is not None:
        lows.append(query - origin)
        highs.append(query - origin)
    low, high = min(lows), max(highs)
    if math.isinf(high - low):
        raise NaiveBayesError(
            f"x is {shown(query)}, too far from the means to be drawn. "
            "Look for a slip in the data."
        )
    return axes_of(origin, low, high, max(peaks))


def lines(axes: Axes, curves: list[Curve]) -> str:
    """The curves, each with a color and dashes of its own."""
    drawn = []
    for i, curve in enumerate(curves):
        points = points_of(axes, curve)
        drawn.append(polyline(points, hue(i), **stroke(i)))
    return group("curves", drawn)


def stroke(i: int) -> dict[str, Any]:
    """How the line of the i-th class is drawn."""
    return {
        "stroke_width": 2.5,
        "stroke_dasharray": dashes(i),
        "stroke_linejoin": "round",
    }


def points_of(axes: Axes, curve: Curve) -> list[tuple[float, float]]:
    """Places along a curve, close together where it bends.

    A place is a distance from the mean, which is 0 then.
    """
    stdev = math.sqrt(curve.var)
    shift = curve.mean - axes.origin
    least, most = axes.low - shift, axes.high - shift
    inside = [least]
    for k in range(-STEPS, STEPS + 1):
        distance = k / STEPS * BEYOND * stdev
        if least < distance < most:
            inside.append(distance)
    points = []
    for distance in [*inside, most]:
        density = gaussian_pdf(distance, 0, curve.var)
        x = place_x(axes, shift + distance)
        points.append((x, place_y(axes, density)))
    return points


def marks(axes: Axes, curves: list[Curve], query: float) -> str:
    """The upright line at x, with a dot on each curve."""
    x = place_x(axes, query - axes.origin)
    label = f"x = {short(query, 6)}"
    half = text_width(label, SMALL) / 2
    middle = min(max(x, MARGIN + half), RIGHT - half)
    parts = [
        line((x, x), (UPPER - 6, BOTTOM), "ink", stroke_width=1.5),
        text(middle, UPPER - 12, label, "ink", "middle", SMALL),
    ]
    for i, curve in enumerate(curves):
        y = place_y(axes, curve.at or 0.0)
        parts.append(circle(x, y, 6, "paper"))
        parts.append(circle(x, y, 4.5, hue(i)))
    return group("query", parts)


def legend(curves: list[Curve]) -> str:
    """A line for each class: its stroke, its name, its numbers."""
    heads = ["mean", "variance"]
    if curves[0].at is not None:
        heads.append("density at x")
    ends = [RIGHT - 100 * k for k in range(len(heads))][::-1]
    room = ends[0] - 66 - 78
    parts = [text(66, LEGEND, "class", "muted", size=SMALL)]
    for end, head in zip(ends, heads):
        parts.append(text(end, LEGEND, head, "muted", "end", SMALL))
    for i, curve in enumerate(curves):
        y = LEGEND + ROW * (i + 1)
        parts.append(
            line((16, 58), (y - 5, y - 5), hue(i), **stroke(i))
        )
        parts.append(text(66, y, cut(curve.name, room)))
        for end, value in zip(ends, numbers_of(curve)):
            parts.append(text(end, y, short(value), anchor="end"))
    return group("legend", parts)


def numbers_of(curve: Curve) -> list[float]:
    """What the legend says of a class."""
    numbers = [curve.mean, curve.var]
    return numbers if curve.at is None else [*numbers, curve.at]


def in_words(
    curves: list[Curve], name: str, query: float | None
) -> str:
    """The description: each curve, and what it gives the query."""
    texts = []
    for curve in curves:
        words = (
            f"Class {curve.name}: mean {short(curve.mean)}, variance "
            f"{short(curve.var)}"
        )
        if curve.at is not None:
            words += f", density at x {short(curve.at)}"
        texts.append(f"{words}.")
    curve_word = "curve" if len(curves) == 1 else "curves"
    start = f"{len(curves)} Gaussian {curve_word} of feature {name}."
    if query is not None:
        start += f" A line marks x = {short(query, 6)}."
    return " ".join([start, *texts])
