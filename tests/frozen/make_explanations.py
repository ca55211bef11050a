"""Writes the explanations that tests compare whole.

They hold what the library prints; the numbers in them are checked
elsewhere, by hand and against scikit-learn. Look at what changed before
you keep it: python tests/frozen/make_explanations.py
"""

from pathlib import Path

from naivebayes import (
    BernoulliNB,
    CategoricalNB,
    GaussianNB,
    explain,
    load_mushroom,
    load_one_vs_seven,
    load_wine,
)
from naivebayes.cli.board import worked_example

HERE = Path(__file__).parent
FOLDER = HERE / "explanations"


def board():
    data = load_one_vs_seven()
    model = BernoulliNB(alpha=0).fit(data.X, data.y)
    return explain(model, [1, 1, 1, 0, 1, 0, 0, 1, 0])


def wine():
    data = load_wine()
    model = GaussianNB().fit(data.X, data.y, data.feature_names)
    return explain(model, data.X[0])


def mushroom():
    data = load_mushroom()
    model = CategoricalNB().fit(data.X, data.y, data.feature_names)
    return explain(model, data.X[0])


def files():
    """Name -> the text that it holds."""
    texts = {}
    for make in (board, wine, mushroom):
        steps = make()
        texts[f"{make.__name__}.txt"] = str(steps) + "\n"
        texts[f"{make.__name__}.md"] = steps.to_markdown()
        texts[f"{make.__name__}.tex"] = steps.to_latex()
        texts[f"{make.__name__}.json"] = steps.to_json()
    texts["board-worksheet.md"] = board().to_markdown(blank="all")
    return texts


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, "utf-8", newline="\n")
    (HERE / "worked_example.txt").write_text(
        worked_example() + "\n", "ascii", newline="\n")
