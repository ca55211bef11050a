"""Make the pictures that the tests compare with, letter by letter.

Run by hand, and look at the pictures before they are kept:

    python tests/frozen/make_pictures.py

It writes one .svg file of each kind beside this file.
"""

import math
from pathlib import Path

from naivebayes import (
    BernoulliNB,
    GaussianNB,
    confusion,
    confusion_picture,
    evidence_bars,
    gaussian_curves,
    load_one_vs_seven,
    pixel_map,
)
from naivebayes.render import Step


def weight_steps(model, x, winner, runner_up):
    """log P(.|winner) - log P(.|runner-up): the prior, each feature."""
    pair = {"winner": winner, "runner_up": runner_up}
    names = [name for _, name, _ in model.entries(x)]
    whats = ["prior", *[f"{n}={x_j}" for n, x_j in zip(names, x)]]
    above = [model.priors[winner], *model.likelihoods(x, winner)]
    below = [model.priors[runner_up], *model.likelihoods(x, runner_up)]
    steps = []
    for what, a, b in zip(whats, above, below):
        value = math.log(a / b)
        class_ = winner if value > 0 else runner_up
        numbers = {**pair, "ratio": a / b}
        steps.append(Step("weight", class_, what, "", numbers, value))
    return steps


def pictures():
    """File name -> picture, all of the 1-vs-7 example."""
    data = load_one_vs_seven()
    x = [1, 1, 1, 0, 1, 0, 0, 1, 0]
    counted = BernoulliNB(alpha=0).fit(data.X, data.y)
    measured = GaussianNB().fit(data.X, data.y)
    table = confusion(data.y, counted.predict(data.X))
    return {
        "gaussian_curves.svg": gaussian_curves(measured, "x1", x=1),
        "pixel_map.svg": pixel_map(counted),
        "evidence_bars.svg": evidence_bars(
            weight_steps(counted, x, 7, 1)),
        "confusion_picture.svg": confusion_picture(table),
    }


def main():
    for name, picture in pictures().items():
        path = Path(__file__).with_name(name)
        path.write_text(picture, "ascii", newline="\n")


if __name__ == "__main__":
    main()
