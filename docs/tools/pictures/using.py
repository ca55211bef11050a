"""Counts of two parts of the images, and of all of them."""

from charts import figure

from naivebayes import BernoulliNB, load_one_vs_seven
from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    grid,
    group,
    picture_of,
    rect,
    text,
)

SIDE = 34
ACROSS = 3 * SIDE + 52
DOWN = 3 * SIDE + 40
SIGNS = ["+", "="]


def counts_add(page: str) -> str:
    """The counts of every other image, of the rest, and of both."""
    data = load_one_vs_seven()
    a = BernoulliNB().fit(data.X[::2], data.y[::2])
    b = BernoulliNB().fit(data.X[1::2], data.y[1::2])
    models = [a, b, a.merge(b)]
    parts, told = [], []
    for i, c in enumerate(models[0].classes):
        upper = TOP + i * DOWN
        for k, model in enumerate(models):
            left = MARGIN + k * ACROSS
            counts, n_rows = model.counts[c], model.class_counts[c]
            parts.append(cells(counts, n_rows, left, upper))
            name = f"class {c}: of {n_rows}"
            middle, below = left + 1.5 * SIDE, upper + 3 * SIDE + 18
            parts.append(
                text(middle, below, name, "muted", "middle", SMALL)
            )
            told.append(f"{name}: {' '.join(map(str, counts))}.")
        parts.append(signs(upper))
    size = (2 * MARGIN + 3 * ACROSS - 52, TOP + 2 * DOWN - 8)
    picture = picture_of(
        "Images with each pixel on",
        f"Two parts, and both together. {' '.join(told)}",
        size,
        parts,
    )
    return figure(
        picture,
        "Every other image, the rest of them, and all: count by count.",
    )


def cells(
    counts: list[int], n_rows: int, left: float, upper: float
) -> str:
    """The counts of one class, laid out as the pixels are."""
    parts = []
    for j, count in enumerate(counts):
        x, y = left + j % 3 * SIDE, upper + j // 3 * SIDE
        shade = {"fill_opacity": f"{count / n_rows / 2:.3g}"}
        parts.append(rect((x, y, SIDE, SIDE), "shade", **shade))
        middle, line = x + SIDE / 2, y + SIDE / 2 + 5
        parts.append(text(middle, line, str(count), anchor="middle"))
    parts.append(grid((left, upper, 3 * SIDE, 3 * SIDE), 3, 3))
    return group("counts", parts)


def signs(upper: float) -> str:
    """A plus between the parts, then an equals sign."""
    parts = []
    for k, sign in enumerate(SIGNS):
        middle = MARGIN + 3 * SIDE + 26 + k * ACROSS
        line = upper + 1.5 * SIDE + 7
        parts.append(text(middle, line, sign, anchor="middle", size=20))
    return group("signs", parts)
