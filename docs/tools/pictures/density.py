"""The Gaussian density of pixel 1: a height, and not a probability."""

from fractions import Fraction

from charts import Axis, Plot, axes, curve, figure, line_chart, place

from naivebayes import (
    gaussian_pdf,
    load_one_vs_seven,
    separate_classes,
    summarize,
)
from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    WIDTH,
    circle,
    line,
    picture_of,
    polyline,
    text,
)
from naivebayes.figures.numbers import short

STEPS = 300
HALF = 0.1  # half the width of the strip
TIMES = 4  # how many times as large the other unit is
AXES = (Axis("x1", -1.25, 1.75), Axis("density", 0, 1))

Points = list[tuple[float, float]]


def pixel_1_of_the_ones() -> tuple[Fraction, Fraction]:
    """Mean and variance of pixel 1 in class 1."""
    data = load_one_vs_seven()
    ones = separate_classes(data.X, data.y)[1]
    summary = summarize(ones)[0]
    return summary["mean"], summary["var"]


def points_of(
    mean: Fraction, var: Fraction, low: float, high: float
) -> Points:
    """Points of the curve, from left to right."""
    points = []
    for k in range(STEPS + 1):
        x = low + (high - low) * k / STEPS
        points.append((x, gaussian_pdf(x, mean, var)))
    return points


def at_one(page: str) -> str:
    """The density of pixel 1 in class 1, with x = 1 marked."""
    mean, var = pixel_1_of_the_ones()
    height = short(gaussian_pdf(1, mean, var))
    told = (
        f"A bell with its top at {mean}. At x1 = 1 its height is "
        f"{height}; a narrow strip below it is shaded."
    )
    plot = Plot(*AXES, MARGIN + 30, TOP + 26)
    picture = picture_of(
        "Density of pixel 1 in class 1",
        told,
        (WIDTH, plot.upper + 252),
        parts_of(plot, mean, var),
    )
    return figure(
        picture,
        "The height at 1 is the density. Only an area, like that of "
        "the strip, is a probability.",
    )


def parts_of(plot: Plot, mean: Fraction, var: Fraction) -> list[str]:
    """The curve, with a strip and a dot at 1."""
    height = gaussian_pdf(1, mean, var)
    strip = points_of(mean, var, 1 - HALF, 1 + HALF)
    points = points_of(mean, var, plot.x.low, plot.x.high)
    x, y = place(plot, (1, height))
    return [
        axes(plot),
        area(plot, strip),
        curve(plot, points, 0, dots=False),
        circle(x, y, 4.5, "c1"),
        text(x + 10, y - 8, short(height), size=SMALL),
        *height_at_mean(plot, mean, var),
    ]


def height_at_mean(
    plot: Plot, mean: Fraction, var: Fraction
) -> list[str]:
    """An upright line at the mean, with the height written."""
    top = gaussian_pdf(mean, mean, var)
    x, y = place(plot, (float(mean), top))
    _, bottom = place(plot, (float(mean), 0))
    name = f"mean {mean}: {short(top)}"
    return [
        line((x, x), (y, bottom), "muted", stroke_dasharray="2 4"),
        text(x + 12, y - 2, name, size=SMALL),
    ]


def area(plot: Plot, strip: Points) -> str:
    """The area between a piece of the curve and the axis."""
    low, high = strip[0][0], strip[-1][0]
    edge = [(low, 0.0), *strip, (high, 0.0)]
    places = [place(plot, point) for point in edge]
    look = {"fill": "currentColor", "fill_opacity": "0.3"}
    return polyline(places, "c1", **look)


def two_units(page: str) -> str:
    """The same pixel in two units."""
    mean, var = pixel_1_of_the_ones()
    x = Axis("x1 in its unit", -1.25, 1.75)
    series = {}
    tops = []
    for times in (1, TIMES):
        mu, sigma2 = mean / times, var / times**2
        name = f"mean {mu}, variance {sigma2}"
        series[name] = points_of(mu, sigma2, x.low, x.high)
        tops.append(short(gaussian_pdf(mu, mu, sigma2)))
    picture = line_chart(
        "One pixel in two units",
        "Two bells. The flat one is at most "
        f"{tops[0]} high, the narrow one {tops[1]}.",
        x,
        Axis("density", 0, 4),
        series,
    )
    return figure(
        picture,
        "Both areas are 1. Where the curve has less width it must "
        "have more height.",
    )
