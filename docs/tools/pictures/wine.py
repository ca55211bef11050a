"""The wines: one feature, many splits, one row."""

from collections import Counter

from charts import figure

from naivebayes import (
    Dataset,
    GaussianNB,
    evidence_bars,
    explain,
    gaussian_curves,
    load_wine,
    split,
)
from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    WIDTH,
    group,
    picture_of,
    rect,
    text,
    text_width,
)

N_SPLITS = 300
ROW = 26
THICK = 18
EDGE_WINE = 61  # row 62, hard to tell


def fitted(wine: Dataset) -> GaussianNB:
    """A model that knows the names of the measurements."""
    model = GaussianNB()
    model.fit(wine.X, wine.y, wine.feature_names)
    return model


def flavanoids(page: str) -> str:
    """The density of one feature in the three classes."""
    wine = load_wine()
    model = fitted(wine)
    j = wine.feature_names.index("flavanoids")
    picture = gaussian_curves(model, j, x=wine.X[EDGE_WINE][j])
    return figure(picture, "Three growers, one measurement.")


def evidence(page: str) -> str:
    """What each measurement says of the wine that is hard to tell."""
    wine = load_wine()
    steps = explain(fitted(wine), wine.X[EDGE_WINE])
    caption = "To the right: for the grower that the wine comes from."
    return figure(evidence_bars(steps), caption)


def splits(page: str) -> str:
    """How often each accuracy is found, a bar for each."""
    found = accuracies(load_wine())
    names, told = [], []
    for (n_right, n_test), count in found.items():
        name = f"{n_right / n_test:.3f}: {n_right} of {n_test}"
        names.append(name)
        told.append(f"{name} are right in {count} splits.")
    picture = picture_of(
        f"Accuracy on {N_SPLITS} splits",
        " ".join(told),
        (WIDTH, TOP + ROW * len(found) + MARGIN),
        [bars(names, list(found.values()))],
    )
    return figure(picture, "The same model and data, other test rows.")


def accuracies(wine: Dataset) -> dict[tuple[int, int], int]:
    """(right, tested) -> the number of splits, the best first."""
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(N_SPLITS):
        X, X_test, y, y_test = split(wine.X, wine.y, 0.2, seed)
        predicted = GaussianNB().fit(X, y).predict(X_test)
        n_right = 0
        for label, prediction in zip(y_test, predicted):
            n_right += label == prediction
        found[n_right, len(y_test)] += 1
    return dict(sorted(found.items(), reverse=True))


def bars(names: list[str], counts: list[int]) -> str:
    """A bar for each count, with its name before and itself behind."""
    widths = [text_width(name, SMALL) for name in names]
    left = MARGIN + max(widths) + 8
    room = WIDTH - MARGIN - 40 - left
    parts = []
    for i, (name, count) in enumerate(zip(names, counts)):
        y = TOP + ROW * i
        length = room * count / max(counts)
        parts.append(text(MARGIN, y + 14, name, size=SMALL))
        parts.append(rect((left, y, length, THICK), "c0"))
        end = left + length + 6
        parts.append(text(end, y + 14, str(count), size=SMALL))
    return group("bars", parts)
