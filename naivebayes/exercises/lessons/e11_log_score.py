"""Exercise 11: the score as a sum of logarithms.

| reading off the board | value   |
|-----------------------|---------|
| class 1               | -8.6054 |
| class 7               | -5.1331 |
"""

import math
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

SHOWN = 9  # factors of a drawing
HINTS = (
    "The product of 400 factors of 1/10 is smaller than any number "
    "that a float can hold. What does a logarithm make of a product?",
    "log P(c) + log P(x1 given c) + log P(x2 given c) + ...",
    "Begin with `math.log(prior)`. Each round of the loop adds the "
    "logarithm of one factor. Take each logarithm by itself, never "
    "that of the product.",
)
Numbers = list[Fraction]


def log_score(prior: Fraction, factors: Numbers) -> float:
    """log prior plus the logarithm of each factor."""
    total = math.log(prior)
    for factor in factors:
        total = total + math.log(factor)
    return total


def log_of_sum(prior: Fraction, factors: Numbers) -> float:
    """The logarithm of the sum.

    You added first and took the logarithm then. Take the logarithm of
    each number, then add.
    """
    total = prior
    for factor in factors:
        total = total + factor
    return math.log(total)


def prior_without_log(prior: Fraction, factors: Numbers) -> float:
    """The prior is added without its logarithm.

    Each factor has its logarithm, the prior has not. It is a factor as
    well: begin with its logarithm.
    """
    total = float(prior)
    for factor in factors:
        total = total + math.log(factor)
    return total


def prior_forgotten(prior: Fraction, factors: Numbers) -> float:
    """The prior is forgotten.

    That is the sum over the factors alone. Add the logarithm of the
    prior, once.
    """
    total = 0.0
    for factor in factors:
        total = total + math.log(factor)
    return total


def product_of_logs(prior: Fraction, factors: Numbers) -> float:
    """The logarithms are multiplied.

    A logarithm turns a product into a SUM: add the logarithms.
    """
    total = math.log(prior)
    for factor in factors:
        total = total * math.log(factor)
    return total


def base_ten(prior: Fraction, factors: Numbers) -> float:
    """The logarithm to base 10.

    `math.log10` is another logarithm. The natural one, `math.log`, is
    asked for, as everywhere in the notes.
    """
    total = math.log10(prior)
    for factor in factors:
        total = total + math.log10(factor)
    return total


def log_of_product(prior: Fraction, factors: Numbers) -> float:
    """The logarithm of the product: it dies where logs are needed.

    With few factors that is the same. With many, the product becomes
    0 as a float, and 0 has no logarithm. Never multiply: add the
    logarithms one by one.
    """
    product = float(prior)
    for factor in factors:
        product = product * float(factor)
    return math.log(product)


def sign_turned(prior: Fraction, factors: Numbers) -> float:
    """The sign is turned round.

    The logarithm of a number below 1 is negative, and it stays so.
    """
    total = math.log(prior)
    for factor in factors:
        total = total + math.log(factor)
    return -total


def prior_in_each(prior: Fraction, factors: Numbers) -> float:
    """The prior comes in with every factor.

    Its logarithm is added once, before the loop.
    """
    total = 0.0
    for factor in factors:
        total = total + math.log(prior) + math.log(factor)
    return total


def factors_without_log(prior: Fraction, factors: Numbers) -> float:
    """The factors are added without their logarithms.

    Take the logarithm of each factor, then add.
    """
    total = math.log(prior)
    for factor in factors:
        total = total + float(factor)
    return total


def first_factor_only(prior: Fraction, factors: Numbers) -> float:
    """Only the first factor comes in.

    The function ends with its first factor. Is `return` inside the
    loop? Put it behind the loop.
    """
    return log_score(prior, factors[:1])


def draw(prior: Fraction, factors: Numbers) -> list[str]:
    """The prior and the first factors, with their bars."""
    lines = with_bars(["prior"], [prior])
    lines.extend(listed_with_bars(factors[:SHOWN]))
    if len(factors) > SHOWN:
        lines.append(f"... {len(factors)} factors in all")
    return lines


WRONG = (
    log_of_sum,
    prior_without_log,
    prior_forgotten,
    product_of_logs,
    base_ten,
    log_of_product,
    sign_turned,
    prior_in_each,
    factors_without_log,
    first_factor_only,
)


def probes() -> list[Probe]:
    """The calls that are made of the function."""
    half, third, tenth = [Fraction(1, n) for n in (2, 3, 10)]
    board: list[Any] = [
        ("class 1 of the board", PRIOR_OF_1, list(FACTORS_OF_1)),
        ("class 7 of the board", PRIOR_OF_7, list(FACTORS_OF_7)),
    ]
    others: list[Any] = [
        ("two factors", third, [Fraction(2, 5), Fraction(1, 7)]),
        ("a sure factor", half, [Fraction(1), Fraction(1, 4)]),
        ("nothing seen yet", third, []),
        ("400 factors of 1/10", half, [tenth] * 400),
        ("500 factors of 1/10", Fraction(1, 5), [tenth] * 500),
    ]
    return probes_of("log_score", board, others)


def lesson() -> Lesson:
    """The whole exercise."""
    return lesson_of(
        "e11_log_score",
        log_score,
        WRONG,
        probes(),
        draw,
        goal="add logarithms, do not multiply",
        page="docs/derivation/log-space.md",
        package="log_score",
        hints=HINTS,
    )
