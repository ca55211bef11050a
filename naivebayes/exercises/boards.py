"""The 1-vs-7 board, and its solution as a list of steps.

| name  | meaning                                    |
|-------|--------------------------------------------|
| X, y  | the training pictures and their classes    |
| x     | the picture to classify                    |
| steps | the solution, from the priors to the class |
"""

from typing import NamedTuple

from naivebayes.datasets.shipped import (
    IMAGE_TO_CLASSIFY,
    load_one_vs_seven,
)
from naivebayes.explain import explain
from naivebayes.models.bernoulli import BernoulliNB
from naivebayes.notation import Label
from naivebayes.solution.explanation import Explanation

ASKED = (
    "prior",
    "factor",
    "product",
    "score",
    "evidence",
    "posterior",
    "prediction",
)


class Board(NamedTuple):
    """Training pictures, their classes, and one picture more."""

    X: list[list[int]]
    y: list[Label]
    x: list[int]

    def of_class(self, c: Label) -> list[list[int]]:
        """The training pictures of one class."""
        return [row for row, label in zip(self.X, self.y) if label == c]


def the_board() -> Board:
    """The board of the notes."""
    data = load_one_vs_seven()
    return Board(data.X, data.y, list(IMAGE_TO_CLASSIFY))


def steps_of(board: Board) -> Explanation:
    """The solution by hand: without smoothing, up to the class."""
    model = BernoulliNB(alpha=0).fit(board.X, board.y)
    steps = explain(model, board.x)
    return Explanation([step for step in steps if step.part in ASKED])
