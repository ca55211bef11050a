"""What the likely slips make of a board.

| slip             | what was done                               |
|------------------|---------------------------------------------|
| on for off       | P(pixel on) also where x is OFF             |
| off left out     | no factor where x is OFF                    |
| prior forgotten  | the product of the factors alone            |
| priors exchanged | each class with the prior of the other      |
| prior each time  | the prior comes in with every factor        |
| largest          | divided by the largest score, not the sum   |
| odds             | divided by the score of the other class     |

The first five change the scores, and show in every number after them.
"""

from fractions import Fraction
from typing import NamedTuple

from naivebayes.counting import class_priors
from naivebayes.exercises.boards import Board
from naivebayes.notation import Label, Number
from naivebayes.scoring import joint_score, normalize

Scores = dict[Label, Number]


class Slip(NamedTuple):
    """A slip, and the numbers that it leads to."""

    title: str
    scores: Scores
    posteriors: Scores


def slips_of(board: Board) -> list[Slip]:
    """The likely slips on a board without zero factors."""
    priors = class_priors(board.y)
    exchanged = dict(zip(priors, reversed(priors.values())))
    none = dict.fromkeys(priors, Fraction(1))
    right = scores_of(board, priors)
    on = Board(board.X, board.y, [1] * len(board.x))
    scores = {
        "P(pixel on) also where x is OFF": scores_of(on, priors),
        "OFF pixels left out": scores_of(only_on(board), priors),
        "prior forgotten": scores_of(board, none),
        "priors exchanged": scores_of(board, exchanged),
        "prior in every factor": prior_each_time(board),
    }
    slips = []
    for title, wrong in scores.items():
        slips.append(Slip(title, wrong, normalize(wrong)))
    return [*slips, *undivided(right)]


def scores_of(board: Board, priors: dict[Label, Fraction]) -> Scores:
    """Prior times factors, for each class."""
    scores: Scores = {}
    for c in priors:
        scores[c] = joint_score(priors[c], factors_of(board, c))
    return scores


def factors_of(board: Board, c: Label) -> list[Fraction]:
    """The share of class c that agrees with x, pixel by pixel."""
    images = board.of_class(c)
    factors = []
    for j, value in enumerate(board.x):
        matches = [image[j] for image in images].count(value)
        factors.append(Fraction(matches, len(images)))
    return factors


def only_on(board: Board) -> Board:
    """The board without the pixels that are OFF in x."""
    on = [j for j, value in enumerate(board.x) if value == 1]
    rows = [[row[j] for j in on] for row in board.X]
    return Board(rows, board.y, [1] * len(on))


def prior_each_time(board: Board) -> Scores:
    """The prior multiplied with every factor."""
    scores: Scores = {}
    for c, prior in class_priors(board.y).items():
        factors = [prior * factor for factor in factors_of(board, c)]
        scores[c] = joint_score(Fraction(1), factors)
    return scores


def undivided(scores: Scores) -> list[Slip]:
    """Right scores that were not divided by their sum."""
    total = sum(scores.values())
    by_largest: Scores = {}
    odds: Scores = {}
    for c, score in scores.items():
        by_largest[c] = score / max(scores.values())
        odds[c] = score / (total - score)
    return [
        Slip("divided by the largest score", scores, by_largest),
        Slip("divided by the other score: odds", scores, odds),
    ]
