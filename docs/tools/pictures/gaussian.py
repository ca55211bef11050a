"""Gaussians of petals and pixels, and the average of scanned digits."""

from charts import figure

from naivebayes import (
    GaussianNB,
    gaussian_curves,
    load_digits_one_seven,
    load_iris,
    load_one_vs_seven,
)
from naivebayes.datasets.shipped import IMAGE_TO_CLASSIFY
from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    Box,
    frame,
    grid,
    group,
    picture_of,
    rect,
    text,
)
from naivebayes.figures.pixels import cross
from naivebayes.notation import Summary

LONG = 4.9  # a petal that could be of two species
DARKEST = 16  # gray level
ACROSS = 8
SIDE = 20
GAP = 24


def petals(page: str) -> str:
    """The lengths of petals, a curve for each species."""
    data = load_iris()
    model = GaussianNB().fit(data.X, data.y, data.feature_names)
    picture = gaussian_curves(model, "petal_length", x=LONG)
    return figure(
        picture,
        f"At {LONG} cm two curves are about equally high. The third is "
        "flat there, but not 0.",
    )


def pixel_1(page: str) -> str:
    """Pixel 1 of the example, measured."""
    data = load_one_vs_seven()
    model = GaussianNB().fit(data.X, data.y)
    picture = gaussian_curves(model, "x1", x=IMAGE_TO_CLASSIFY[0])
    return figure(
        picture,
        "The curves reach far beyond 0 and 1, where no pixel is.",
    )


def average_digits(page: str) -> str:
    """The mean gray of each pixel; crossed out where it is constant."""
    data = load_digits_one_seven()
    model = GaussianNB(var_smoothing=1e-9).fit(data.X, data.y)
    parts, told = [], []
    across = ACROSS * SIDE
    left = MARGIN
    for c in model.classes:
        parts.append(image(model.summaries[c], left))
        name = f"class {c}"
        middle, below = left + across / 2, TOP + across + 20
        parts.append(text(middle, below, name, anchor="middle"))
        constant = [s for s in model.summaries[c] if s["var"] == 0]
        told.append(f"{len(constant)} pixels of {name}")
        left += across + GAP
    parts.append(key(TOP + across + 38))
    size = (left - GAP + MARGIN, TOP + across + 76)
    words = f"{' and '.join(told)} do not vary."
    picture = picture_of(
        "The mean gray level",
        f"An image of 8 by 8 pixels for each class. {words}",
        size,
        parts,
    )
    return figure(picture, words)


def image(summaries: list[Summary], left: float) -> str:
    """The pixels of one class."""
    parts = []
    for j, summary in enumerate(summaries):
        x = left + j % ACROSS * SIDE
        y = TOP + j // ACROSS * SIDE
        parts.append(pixel((x, y, SIDE, SIDE), summary))
    whole = (left, TOP, ACROSS * SIDE, ACROSS * SIDE)
    parts.append(grid(whole, ACROSS, ACROSS))
    return group("image", parts)


def pixel(box: Box, summary: Summary) -> str:
    """One pixel, the darker the larger its mean."""
    opacity = round(summary["mean"] / DARKEST, 4)
    shade = rect(box, "shade", fill_opacity=f"{opacity:g}")
    if summary["var"] > 0:
        return shade
    return "\n".join([shade, *cross(box)])


def key(y: float) -> str:
    """What a cross means."""
    box = (MARGIN, y, SIDE, SIDE)
    words = text(MARGIN + 28, y + 15, "does not vary", size=SMALL)
    return group("key", [frame(box, "muted", 1), *cross(box), words])
