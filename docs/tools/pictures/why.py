"""What copies do to a posterior, and how often a posterior is right.

| name  | meaning                                   | example      |
|-------|-------------------------------------------|--------------|
| k     | how often each pixel stands in a row      | 20           |
| pairs | (highest posterior, was it right?)        | (0.97, True) |
| said  | mean of the highest posteriors in a bin   | 0.85         |
| right | share of right predictions in a bin       | 0.44         |
"""

import math
from functools import reduce
from itertools import pairwise

from charts import Axis, Points, figure, line_chart

from naivebayes import (
    BernoulliNB,
    CategoricalNB,
    folds,
    load_mushroom,
    load_one_vs_seven,
)
from naivebayes.datasets.shipped import IMAGE_TO_CLASSIFY
from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    grid,
    group,
    picture_of,
    text,
)

MOST_COPIES = 20
PIXEL = 4
EDGES = (0.5, 0.6, 0.7, 0.8, 0.9, 0.99, 1.0)
SEVEN = Axis("P(7 | x)", 0, 1)
COPIES = Axis("how often each pixel is counted", 1, MOST_COPIES)
OF_ONE = Axis(f"how often pixel {PIXEL} is counted", 1, MOST_COPIES)
PARTS = 3
CELL = 26
ACROSS = 3 * CELL + 36
DOWN = 3 * CELL + 58


def posterior_by_copies(page: str) -> str:
    """P(7 | x) of some images whose pixels are counted k times."""
    data = load_one_vs_seven()
    images = {
        "x, the image to classify": list(IMAGE_TO_CLASSIFY),
        "the fourth 1": data.X[3],
        "the third 1": data.X[2],
        "the first 7": data.X[4],
        "the fifth 7": data.X[8],
    }
    series: dict[str, Points] = {name: [] for name in images}
    for k in range(1, MOST_COPIES + 1):
        rows = [x * k for x in data.X]
        model = BernoulliNB(alpha=0).fit(rows, data.y)
        for name, x in images.items():
            share = float(model.posterior(x * k)[7])
            series[name].append((k, share))
    ends = {name: points[-1][1] for name, points in series.items()}
    told = [f"{name}: {share:.2f}" for name, share in ends.items()]
    picture = line_chart(
        "All nine pixels, copied",
        "Five curves. The more copies, the nearer they come to 0 or "
        "to 1; one crosses the middle on its way. At "
        f"{MOST_COPIES} copies they are at: {', '.join(told)}.",
        COPIES,
        SEVEN,
        series,
    )
    return figure(picture, "Copies push a posterior to 0 or to 1.")


def posterior_by_copies_of_one(page: str) -> str:
    """P(7 | x) where a single pixel is counted k times."""
    data = load_one_vs_seven()
    x = list(IMAGE_TO_CLASSIFY)
    points: Points = []
    first = 0
    for k in range(1, MOST_COPIES + 1):
        rows = [copied(row, k) for row in data.X]
        model = BernoulliNB(alpha=0).fit(rows, data.y)
        share = float(model.posterior(copied(x, k))[7])
        points.append((k, share))
        if share < 1 / 2 and not first:
            first = k
    even: Points = [(1, 1 / 2), (MOST_COPIES, 1 / 2)]
    picture = line_chart(
        f"Pixel {PIXEL} alone, copied",
        f"A curve falls from {points[0][1]:.2f} to {points[-1][1]:.2f} "
        f"and is below one half from {first} copies on.",
        OF_ONE,
        SEVEN,
        {f"x with pixel {PIXEL} counted again": points, "even": even},
    )
    told = f"Counted {first} times, pixel {PIXEL} makes x a 1."
    return figure(picture, told)


def copied(x: list[int], k: int) -> list[int]:
    """A row in which the pixel stands k times in all."""
    return x + [x[PIXEL - 1]] * (k - 1)


def reliability(page: str) -> str:
    """How often predictions on held-out mushrooms are right."""
    told = []
    series: dict[str, Points] = {
        "as often right as said": [(EDGES[0], EDGES[0]), (1, 1)]
    }
    for alpha in (1, 0.01):
        points = binned(held_out(alpha))
        series[f"CategoricalNB(alpha={alpha})"] = points
        at = [
            f"{said:.2f} said, {right:.2f} right"
            for said, right in points
        ]
        told.append(f"alpha={alpha}: {'; '.join(at)}.")
    picture = line_chart(
        "Held-out mushrooms",
        "The predicted probability across, the share of right "
        f"predictions up. {' '.join(told)}",
        Axis("mean of the highest posterior in a bin", EDGES[0], 1),
        Axis("share of them that is right", 0, 1),
        series,
        dots=True,
    )
    return figure(
        picture,
        "Below the straight line a model is surer than it is right.",
    )


def held_out(alpha: float) -> list[tuple[float, bool]]:
    """(highest posterior, was it right?) of every mushroom."""
    data = load_mushroom()
    pairs = []
    for train, test in folds(len(data.X), k=10, seed=0):
        X = [data.X[i] for i in train]
        y = [data.y[i] for i in train]
        model = CategoricalNB(alpha=alpha).fit(X, y)
        rows = model.predict_proba([data.X[i] for i in test])
        for i, shares in zip(test, rows):
            said = max(shares)
            label = model.classes[shares.index(said)]
            pairs.append((said, label == data.y[i]))
    return pairs


def binned(pairs: list[tuple[float, bool]]) -> Points:
    """(mean posterior, share that is right) of each bin."""
    points = []
    for low, high in pairwise(EDGES):
        inside = []
        for said, right in pairs:
            if low <= said < high or said == high == 1:
                inside.append((said, right))
        if inside:
            n = len(inside)
            mean_said = math.fsum([said for said, _ in inside]) / n
            n_right = [right for said, right in inside].count(True)
            points.append((mean_said, n_right / n))
    return points


def counts_add(page: str) -> str:
    """The counts of three parts of the images, and their sum."""
    data = load_one_vs_seven()
    models = []
    for i in range(PARTS):
        model = BernoulliNB(alpha=0)
        model.partial_fit(data.X[i::PARTS], data.y[i::PARTS])
        models.append(model)
    models.append(reduce(BernoulliNB.merge, models))
    drawn, told = [], []
    for k, c in enumerate(models[0].classes):
        upper = TOP + k * DOWN
        drawn.append(text(MARGIN, upper + 12, f"class {c}", size=SMALL))
        drawn.extend(sum_of_counts(models, c, upper + 22))
        counts = [str(model.counts[c]) for model in models]
        added = f"{' plus '.join(counts[:PARTS])} is {counts[PARTS]}"
        told.append(f"Class {c}: {added}.")
    picture = picture_of(
        "How often each pixel is on",
        f"Three parts and their sum. {' '.join(told)}",
        (MARGIN + (PARTS + 1) * ACROSS, TOP + 2 * DOWN),
        drawn,
    )
    return figure(picture, "Three parts, and all nine images.")


def sum_of_counts(
    models: list[BernoulliNB], c: int, upper: float
) -> list[str]:
    """The counts of each model for a class, with + and = between."""
    parts = []
    signs = ["+"] * (PARTS - 1) + ["="]
    for i, model in enumerate(models):
        left = MARGIN + i * ACROSS
        parts.append(counted_pixels(model.counts[c], left, upper))
        n = model.class_counts[c]
        images = "1 image" if n == 1 else f"{n} images"
        middle, lower = left + 3 * CELL / 2, upper + 3 * CELL
        parts.append(centered(middle, lower + 18, images, "muted"))
        if i < PARTS:
            between = left + (3 * CELL + ACROSS) / 2
            sign = centered(between, upper + 3 * CELL / 2 + 5, signs[i])
            parts.append(sign)
    return parts


def counted_pixels(counts: list[int], x: float, y: float) -> str:
    """Nine counts in the places of their pixels."""
    parts = [grid((x, y, 3 * CELL, 3 * CELL), 3, 3)]
    for j, count in enumerate(counts):
        middle = x + (j % 3 + 0.5) * CELL
        lower = y + (j // 3 + 0.5) * CELL + 5
        parts.append(centered(middle, lower, str(count)))
    return group("counts", parts)


def centered(x: float, y: float, words: str, role: str = "ink") -> str:
    """Small text around a place."""
    return text(x, y, words, role, "middle", SMALL)
