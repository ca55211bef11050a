"""Exercise 12: a score where some pixels were not seen.

| reading off the board | posteriors       |
|-----------------------|------------------|
| without pixel 1       | 0.09036, 0.9096  |
| without pixel 4       | 0.02423, 0.9758  |
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
from naivebayes.exercises.numbers import number, with_bars

HINTS = (
    "A pixel that nobody looked at is ON or OFF. What is P(ON given c) "
    "+ P(OFF given c)?",
    "The two add up to 1, so a pixel that was not seen multiplies the "
    "score by 1. None stands for such a pixel.",
    "Multiply as in exercise 7, but only `if factor is not None`. The "
    "loop goes on after a None: there may be more factors behind it.",
)
Numbers = list[Fraction | None]


def score_missing(prior: Fraction, factors: Numbers) -> Fraction:
    """The prior times each factor that is known."""
    result = prior
    for factor in factors:
        if factor is not None:
            result = result * factor
    return result


def as_zero(prior: Fraction, factors: Numbers) -> Fraction:
    """A pixel that was not seen counts as impossible.

    None was taken as 0, and one 0 makes the whole score 0. Not seen is
    not impossible: multiply by 1, that is, leave it out.
    """
    result = prior
    for factor in factors:
        result = result * (factor or 0)
    return result


def as_half(prior: Fraction, factors: Numbers) -> Fraction:
    """A pixel that was not seen counts 1/2.

    None was taken as 1/2. The two possibilities, ON and OFF, add up to
    1: multiply by 1, that is, leave it out.
    """
    result = prior
    for factor in factors:
        result = result * (Fraction(1, 2) if factor is None else factor)
    return result


def stops(prior: Fraction, factors: Numbers) -> Fraction:
    """The loop ends at the first None.

    What comes behind a None is lost. Go on with the next factor: is
    there a `break` or a `return` in the loop?
    """
    result = prior
    for factor in factors:
        if factor is None:
            break
        result = result * factor
    return result


def prior_forgotten(prior: Fraction, factors: Numbers) -> Fraction:
    """The prior is forgotten.

    That is the product of the known factors alone. Multiply by the
    prior, once.
    """
    result = Fraction(1)
    for factor in factors:
        if factor is not None:
            result = result * factor
    return result


def begins_anew(prior: Fraction, factors: Numbers) -> Fraction:
    """What came before a None is lost.

    At a None the product began anew. Leave it as it is there.
    """
    result = prior
    for factor in factors:
        result = prior if factor is None else result * factor
    return result


def zeros_skipped(prior: Fraction, factors: Numbers) -> Fraction:
    """A factor 0 is taken for one that was not seen.

    `if factor:` is not true for 0, and 0 is a number: it was never
    seen in the class. Ask `if factor is not None`.
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


def draw(prior: Fraction, factors: Numbers) -> list[str]:
    """The prior and the factors; a None is a pixel not seen."""
    lines = with_bars(["prior"], [prior])
    for j, factor in enumerate(factors):
        text = "None: not seen" if factor is None else number(factor)
        lines.append(f"x{j + 1}  {text}")
    return lines


def without(factors: tuple[Fraction, ...], *missing: int) -> Numbers:
    """The factors, with None in some places."""
    left: Numbers = list(factors)
    for pixel in missing:
        left[pixel] = None
    return left


WRONG = (
    as_zero,
    as_half,
    stops,
    prior_forgotten,
    begins_anew,
    zeros_skipped,
    from_zero,
)


def probes() -> list[Probe]:
    """The calls that are made of the function."""
    one, seven = FACTORS_OF_1, FACTORS_OF_7
    two = (Fraction(2, 5), Fraction(2, 7))
    zero: Numbers = [Fraction(0), None, Fraction(1, 2)]
    board: list[Any] = [
        ("class 1 without x4", PRIOR_OF_1, without(one, 3)),
        (
            "class 7 without x3 and x6",
            PRIOR_OF_7,
            without(seven, 2, 5),
        ),
    ]
    others: list[Any] = [
        ("nothing is missing", PRIOR_OF_7, list(seven)),
        ("the first is missing", Fraction(1, 3), without(two, 0)),
        ("the last is missing", Fraction(1, 4), without(two, 1)),
        ("a zero, and one missing", Fraction(1, 4), zero),
        ("nothing was seen", PRIOR_OF_1, without(one, *range(9))),
    ]
    return probes_of("score_missing", board, others)


def lesson() -> Lesson:
    """The whole exercise."""
    return lesson_of(
        "e12_score_missing",
        score_missing,
        WRONG,
        probes(),
        draw,
        goal="not seen is not impossible",
        page="docs/models/categorical.md",
        package="BernoulliNB.joint",
        hints=HINTS,
    )
