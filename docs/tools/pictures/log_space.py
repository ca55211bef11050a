"""Products that leave the floats, and logarithms that go on."""

import math

from charts import Axis, Plot, axes, figure, place

from naivebayes import (
    BernoulliNB,
    joint_score,
    load_one_vs_seven,
    log_score,
)
from naivebayes.datasets.shipped import IMAGE_TO_CLASSIFY
from naivebayes.figures.colors import hue
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

PIXELS = 9
COPIES = 200
SMALLEST = math.ulp(0.0)  # the smallest float above 0
AXES = (
    Axis("pixels", 0, COPIES * PIXELS),
    Axis("logarithm of the score", -1600, 0),
)
CAPTION = (
    "Below the level line there is no float but 0.0. The logarithms "
    "themselves are ordinary numbers."
)

Points = list[tuple[float, float]]


def to_the_end(page: str) -> str:
    """Both scores as the nine pixels are repeated."""
    data = load_one_vs_seven()
    model = BernoulliNB(alpha=0).fit(data.X, data.y)
    plot = Plot(*AXES, MARGIN + 48, TOP + 92)
    parts = [axes(plot), floor(plot), key(plot)]
    told = []
    for i, c in enumerate(model.classes):
        products, logs = scores(model, c)
        parts.extend(drawn(plot, i, products, logs))
        end = len(products) * PIXELS
        told.append(f"Class {c}: 0.0 after {end} pixels.")
    told.append("The log scores are straight lines.")
    title = "The product ends, the sum of logarithms goes on"
    size = (WIDTH, plot.upper + 252)
    picture = picture_of(title, " ".join(told), size, parts)
    return figure(picture, CAPTION)


def scores(model: BernoulliNB, c: int) -> tuple[Points, Points]:
    """Logs of the products that are not 0.0, and all log scores."""
    x = list(IMAGE_TO_CLASSIFY)
    prior = float(model.priors[c])
    factors = [float(factor) for factor in model.likelihoods(x, c)]
    products, logs = [], []
    for copies in range(COPIES + 1):
        likelihoods = factors * copies
        n_pixels = len(likelihoods)
        product = joint_score(prior, likelihoods)
        if product > 0:
            products.append((n_pixels, math.log(product)))
        logs.append((n_pixels, log_score(prior, likelihoods)))
    return products, logs


def drawn(
    plot: Plot, i: int, products: Points, logs: Points
) -> list[str]:
    """A broad line to the end of the floats, a dashed one beyond."""
    broad = [place(plot, point) for point in products]
    beyond = [place(plot, p) for p in logs[len(products) - 1 :]]
    x, y = broad[-1]
    _, bottom = place(plot, (0, plot.y.low))
    name = f"0.0 after {logs[len(products)][0]}"
    return [
        line((x, x), (y, bottom), "muted"),
        text(x - 6, bottom - 10, name, "ink", "end", SMALL),
        polyline(broad, hue(i), stroke_width=3),
        polyline(
            beyond, hue(i), stroke_width=2, stroke_dasharray="3 4"
        ),
        circle(x, y, 5, hue(i)),
    ]


def floor(plot: Plot) -> str:
    """The level of the smallest float above 0."""
    left, y = place(plot, (plot.x.low, math.log(SMALLEST)))
    right, _ = place(plot, (plot.x.high, 0))
    name = f"the smallest float, {SMALLEST}"
    return "\n".join(
        [
            line((left, right), (y, y), "ink"),
            text(left + 6, y + 18, name, size=SMALL),
        ]
    )


def key(plot: Plot) -> str:
    """What the lines are."""
    parts = []
    names = [
        ("c0", "none", "class 1, the product in floats"),
        ("c1", "none", "class 7, the product in floats"),
        ("ink", "3 4", "the log scores, where the products are 0.0"),
    ]
    for k, (role, dash, name) in enumerate(names):
        y = TOP + 20 * k
        look = {"stroke_width": 3, "stroke_dasharray": dash}
        parts.append(line((MARGIN, MARGIN + 36), (y, y), role, **look))
        parts.append(text(MARGIN + 46, y + 5, name, size=SMALL))
    return "\n".join(parts)
