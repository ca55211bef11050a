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

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from naivebayes.exercises.boards import Board
from naivebayes.models.bernoulli import BernoulliNB
from naivebayes.notation import Label, Number, Row
from naivebayes.scoring import joint_score, normalize

Scores = dict[Label, Number]


class Slip(NamedTuple):
    """A slip, and the numbers that it leads to."""

    title: str
    scores: Scores
    posteriors: Scores


def slips_of(board: Board) -> list[Slip]:
    """The likely slips on a board without zero factors."""
    model = BernoulliNB(alpha=0).fit(board.X, board.y)
    x, priors = board.x, model.priors
    exchanged = dict(zip(priors, reversed(priors.values())))
    none = dict.fromkeys(priors, Fraction(1))
    scores = {
        "P(pixel on) also where x is OFF": scores_of(
            model, [1] * len(x), priors
        ),
        "OFF pixels left out": scores_of(
            model, [value or None for value in x], priors
        ),
        "prior forgotten": scores_of(model, x, none),
        "priors exchanged": scores_of(model, x, exchanged),
        "prior in every factor": prior_each_time(model, x),
    }
    slips = []
    for title, wrong in scores.items():
        slips.append(Slip(title, wrong, normalize(wrong)))
    return [*slips, *undivided(scores_of(model, x, priors))]


def scores_of(
    model: BernoulliNB, x: Row, priors: Mapping[Label, Number]
) -> Scores:
    """These priors times the factors of x, for each class."""
    scores: Scores = {}
    for c in model.classes:
        scores[c] = joint_score(priors[c], model.likelihoods(x, c))
    return scores


def prior_each_time(model: BernoulliNB, x: Row) -> Scores:
    """The prior multiplied with every factor."""
    scores: Scores = {}
    for c, prior in model.priors.items():
        factors = [prior * factor for factor in model.likelihoods(x, c)]
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
