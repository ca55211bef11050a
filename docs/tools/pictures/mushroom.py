"""The mushrooms: one feature, one row, and many alphas."""

import math

from charts import Axis, Points, figure, line_chart

from naivebayes import (
    CategoricalNB,
    evidence_bars,
    explain,
    load_mushroom,
    mushroom_words,
    split,
)
from pictures.text import Cells, cell_table

LOWEST, HIGHEST = -6, 3  # powers of ten


def odors(page: str) -> str:
    """How many mushrooms of each class have each odor."""
    data = load_mushroom()
    model = CategoricalNB().fit(data.X, data.y, data.feature_names)
    j = data.feature_names.index("odor")
    names, contents, shades, told = [], [], [], []
    for letter in model.values[j]:
        counts = [model.counts[c][j][letter] for c in model.classes]
        name = mushroom_words()["odor"][letter]
        names.append(f"{name} ({letter})")
        contents.append([str(count) for count in counts])
        shades.append([count / sum(counts) for count in counts])
        told.append(f"{name}: {counts[0]} and {counts[1]}.")
    picture = cell_table(
        "Odors of the mushrooms",
        f"Edible and poisonous ones. {' '.join(told)}",
        Cells(names, ["edible", "poisonous"], contents, shades),
    )
    return figure(picture, "The shade is the share of the odor's row.")


def evidence(page: str) -> str:
    """What each feature says of the first mushroom."""
    data = load_mushroom()
    model = CategoricalNB().fit(data.X, data.y, data.feature_names)
    steps = explain(model, data.X[0])
    caption = "The first mushroom, with alpha = 1."
    return figure(evidence_bars(steps), caption)


def accuracy_by_alpha(page: str) -> str:
    """The accuracy on rows learned from, and on rows held out."""
    data = load_mushroom()
    X, X_test, y, y_test = split(data.X, data.y, 0.2, seed=0)
    learned: Points = []
    held_out: Points = []
    for power in range(LOWEST, HIGHEST + 1):
        model = CategoricalNB(alpha=10.0**power).fit(X, y)
        learned.append((power, model.score(X, y)))
        held_out.append((power, model.score(X_test, y_test)))
    both = [share for _, share in learned + held_out]
    picture = line_chart(
        "Accuracy on the mushrooms, by alpha",
        f"Two lines close together. At alpha {10.0**LOWEST:g} they "
        f"are at {learned[0][1]:.4f} and {held_out[0][1]:.4f}; they "
        f"fall to {learned[-1][1]:.4f} and {held_out[-1][1]:.4f}.",
        Axis("the power of ten that alpha is", LOWEST, HIGHEST),
        Axis("accuracy", math.floor(20 * min(both)) / 20, 1),
        {
            f"{len(X)} rows that were learned from": learned,
            f"{len(X_test)} rows that were held out": held_out,
        },
        dots=True,
    )
    return figure(picture, "At 0 on the axis alpha is 1.")
