"""Exercise 7: the score of a class, prior times factors.

| reading off the board | value                   |
|-----------------------|-------------------------|
| class 1               | 3/16384 ~ 0.0001831     |
| class 7               | 2304/390625 ~ 0.005898  |
"""

from fractions import Fraction
from typing import Any

from naivebayes.exercises.factors import (
    FACTORS_OF_1,
    FACTORS_OF_7,
    PRIOR_OF_1,
    PRIOR_OF_7,
)
from naivebayes.exercises.lesson import (
    Lesson,
    Probe,
    lesson_of,
    probes_of,
)
from naivebayes.exercises.numbers import listed_with_bars, with_bars

HINTS = (
    "Two things speak for a class: how common it is, and how well it "
    "explains the pixels. How often does each come in?",
    "score(c) = P(c) * P(x1 given c) * P(x2 given c) * ...: the prior "
    "once, then every factor.",
    "As in exercise 6, but with another number to begin with: what "
    "stands first in the formula?",
)
Numbers = list[Fraction]


def score(prior: Fraction, factors: Numbers) -> Fraction:
    """The prior, times each factor."""
    result = prior
    for factor in factors:
        result = result * factor
    return result


def prior_forgotten(prior: Fraction, factors: Numbers) -> Fraction:
    """The prior is forgotten.

    That is the product of the factors alone. Multiply by the prior,
    once: how common the class is counts too.
    """
    result = Fraction(1)
    for factor in factors:
        result = result * factor
    return result


def prior_in_each(prior: Fraction, factors: Numbers) -> Fraction:
    """The prior comes in with every factor.

    You multiplied by the prior in each round of the loop. It comes in
    once, before the loop.
    """
    result = Fraction(1)
    for factor in factors:
        result = result * prior * factor
    return result


def prior_twice(prior: Fraction, factors: Numbers) -> Fraction:
    """The prior comes in twice.

    You began with the prior and multiplied by it again. Once is
    enough.
    """
    result = prior * prior
    for factor in factors:
        result = result * factor
    return result


def prior_added(prior: Fraction, factors: Numbers) -> Fraction:
    """The prior is added, not multiplied.

    That is the product plus the prior. The prior is a factor like the
    others: multiply by it.
    """
    result = Fraction(1)
    for factor in factors:
        result = result * factor
    return prior + result


def all_added(prior: Fraction, factors: Numbers) -> Fraction:
    """Everything is added.

    That is a sum, and it may be more than 1. Multiply.
    """
    result = prior
    for factor in factors:
        result = result + factor
    return result


def zeros_skipped(prior: Fraction, factors: Numbers) -> Fraction:
    """A factor 0 is skipped.

    `if factor:` is not true for 0. A factor that is 0 makes the score
    0.
    """
    result = prior
    for factor in factors:
        result = result * (factor or 1)
    return result


def from_zero(prior: Fraction, factors: Numbers) -> Fraction:
    """A 0 has come in.

    0 times anything is 0. Does the product begin with 0, or are the
    places 0, 1, 2 multiplied instead of the factors?
    """
    return Fraction(0)


def first_factor_only(prior: Fraction, factors: Numbers) -> Fraction:
    """Only the first factor comes in.

    The function ends with its first factor. Is `return` inside the
    loop? Put it behind the loop.
    """
    return score(prior, factors[:1])


def draw(prior: Fraction, factors: Numbers) -> list[str]:
    """The prior and the factors, with their bars."""
    return [
        *with_bars(["prior"], [prior]),
        *(listed_with_bars(factors) or ["(no factors)"]),
    ]


WRONG = (
    prior_forgotten,
    prior_in_each,
    prior_twice,
    prior_added,
    all_added,
    zeros_skipped,
    from_zero,
    first_factor_only,
)


def probes() -> list[Probe]:
    """The calls that are made of the function."""
    board: list[Any] = [
        ("class 1 of the board", PRIOR_OF_1, list(FACTORS_OF_1)),
        ("class 7 of the board", PRIOR_OF_7, list(FACTORS_OF_7)),
    ]
    others: list[Any] = [
        (
            "a rare class",
            Fraction(1, 10),
            [Fraction(2, 3), Fraction(3, 5)],
        ),
        ("a common class", Fraction(7, 8), [Fraction(1, 3)]),
        ("a zero", Fraction(1, 2), [Fraction(2, 3), Fraction(0)]),
        ("twelve halves", Fraction(1, 3), [Fraction(1, 2)] * 12),
        ("nothing seen yet", Fraction(2, 7), []),
    ]
    return probes_of("score", board, others)


def lesson() -> Lesson:
    """The whole exercise."""
    return lesson_of(
        "e07_score",
        score,
        WRONG,
        probes(),
        draw,
        goal="the prior comes in once",
        page="docs/derivation/scoring.md",
        package="joint_score",
        hints=HINTS,
    )
