"""Rows held out, and what was predicted for them."""

from charts import figure

from naivebayes import (
    BernoulliNB,
    confusion,
    confusion_picture,
    folds,
    load_one_vs_seven,
)
from pictures.text import Cells, cell_table


def three_folds(page: str) -> str:
    """Which of the nine images each of three folds holds out."""
    pairs = folds(n_rows=9, k=3, seed=0)
    names, contents, shades, told = [], [], [], []
    for fold, (_, test) in enumerate(pairs, 1):
        names.append(f"fold {fold}")
        contents.append(["test" if i in test else "" for i in range(9)])
        shades.append([0.25 * (i in test) for i in range(9)])
        told.append(
            f"Fold {fold} tests rows {', '.join(map(str, test))}."
        )
    heads = [str(i) for i in range(9)]
    picture = cell_table(
        "Three folds of nine images",
        " ".join(told),
        Cells(names, heads, contents, shades),
        top="row",
    )
    return figure(
        picture,
        "Each image is tested once, by a model that has not seen it.",
    )


def leave_one_out(page: str) -> str:
    """The confusion table with each image left out in turn."""
    data = load_one_vs_seven()
    y_pred = list(data.y)
    for train, test in folds(len(data.X), len(data.X)):
        X, y = [data.X[i] for i in train], [data.y[i] for i in train]
        model = BernoulliNB(alpha=0).fit(X, y)
        for i in test:
            y_pred[i] = model.predict([data.X[i]])[0]
    picture = confusion_picture(confusion(data.y, y_pred))
    return figure(picture, "Each of the nine images left out in turn.")
