"""Exercise 8: from scores to probabilities.

| reading off the board | value            |
|-----------------------|------------------|
| class 1               | 0.03011          |
| class 7               | 0.9699           |
"""

import math
from fractions import Fraction
from typing import Any

from naivebayes.exercises.factors import SCORES
from naivebayes.exercises.lesson import (
    Lesson,
    Probe,
    lesson_of,
    probes_of,
)
from naivebayes.exercises.numbers import with_bars

HINTS = (
    "The scores are small, and they do not add up to 1. Probabilities "
    "of all classes must. What do you divide by?",
    "P(c given x) = score of c / sum of the scores of all classes.",
    "One loop adds up all scores into a total. When that is done, a "
    "second loop puts each score, divided by the total, into a dict.",
)
Scores = dict[str, Fraction]
THREE = {
    "a": Fraction(1, 40),
    "b": Fraction(1, 10),
    "c": Fraction(1, 8),
}
FIRST_WINS = {"1": Fraction(3, 50), "7": Fraction(1, 50)}
EQUAL = {
    "a": Fraction(1, 30),
    "b": Fraction(1, 15),
    "c": Fraction(1, 30),
}
IMPOSSIBLE = {
    "b": Fraction(1, 9),
    "a": Fraction(0),
    "c": Fraction(1, 6),
}


def posteriors(scores: Scores) -> Scores:
    """Each score as a share of their sum."""
    total = Fraction(0)
    for c in scores:
        total = total + scores[c]
    shares = {}
    for c in scores:
        shares[c] = scores[c] / total
    return shares


def not_divided(scores: Scores) -> Scores:
    """Not divided at all.

    These are the scores as they were given. Divide each by the sum of
    all scores, so that they add up to 1.
    """
    return scores.copy()


def by_largest(scores: Scores) -> Scores:
    """Divided by the largest score.

    The largest has become 1, so together they are more than 1. Divide
    by the SUM of the scores.
    """
    shares = {}
    for c in scores:
        shares[c] = scores[c] / max(scores.values())
    return shares


def by_number(scores: Scores) -> Scores:
    """Divided by the number of classes.

    Dividing by how many classes there are gives no sum of 1. Divide by
    the SUM of the scores.
    """
    shares = {}
    for c in scores:
        shares[c] = scores[c] / len(scores)
    return shares


def odds(scores: Scores) -> Scores:
    """Divided by the OTHER scores: odds.

    You divided by the scores of the other classes, which gives odds.
    Divide by the sum of ALL scores, the one of the class too.
    """
    total = sum(scores.values(), Fraction(0))
    shares = {}
    for c in scores:
        shares[c] = scores[c] / (total - scores[c])
    return shares


def softmax(scores: Scores) -> dict[str, float]:
    """Softmax: exp of the scores.

    exp belongs to LOG scores. These are scores already: divide each by
    their sum.
    """
    powers = {}
    for c in scores:
        powers[c] = math.exp(scores[c])
    total = math.fsum(powers.values())
    shares = {}
    for c in powers:
        shares[c] = powers[c] / total
    return shares


def growing_total(scores: Scores) -> Scores:
    """Divided by a total that is not complete yet.

    You divided inside the loop that adds up, so the first class was
    divided by itself. First add up all scores, then divide.
    """
    total = Fraction(0)
    shares = {}
    for c in scores:
        total = total + scores[c]
        shares[c] = scores[c] / total
    return shares


def first_class_only(scores: Scores) -> Scores:
    """Only the first class is there.

    Is `return` inside the loop? Put it behind the loop.
    """
    first = next(iter(scores))
    return {first: posteriors(scores)[first]}


def floored(scores: Scores) -> dict[str, int]:
    """`//` cuts off everything behind the point.

    `//` gives whole numbers. Divide with `/`.
    """
    total = sum(scores.values(), Fraction(0))
    shares = {}
    for c in scores:
        shares[c] = int(scores[c] // total)
    return shares


def percent(scores: Scores) -> Scores:
    """In percent.

    These are shares times 100. Leave them as they are: together they
    are 1.
    """
    shares = posteriors(scores)
    for c in shares:
        shares[c] = 100 * shares[c]
    return shares


def draw(scores: Scores) -> list[str]:
    """The scores, one below the other."""
    names = [f"score of {c!r}" for c in scores]
    return with_bars(names, list(scores.values()))


WRONG = (
    not_divided,
    by_largest,
    by_number,
    odds,
    softmax,
    growing_total,
    first_class_only,
    floored,
    percent,
)


def probes() -> list[Probe]:
    """The calls that are made of the function."""
    board: list[Any] = [("the scores of the board", SCORES)]
    others: list[Any] = [
        ("three classes", THREE),
        ("the first class wins", FIRST_WINS),
        ("a class that is impossible", IMPOSSIBLE),
        ("two classes are equal", EQUAL),
    ]
    return probes_of("posteriors", board, others)


def lesson() -> Lesson:
    """The whole exercise."""
    return lesson_of(
        "e08_posteriors",
        posteriors,
        WRONG,
        probes(),
        draw,
        goal="a share of the total",
        page="docs/derivation/normalizing.md",
        package="normalize",
        hints=HINTS,
    )
