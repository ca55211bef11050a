"""Exercise 6: the product of the factors.

| reading off the board | value              |
|-----------------------|--------------------|
| class 1               | 108/4^9 = 27/65536 |
| class 7               | 20736/5^9          |
"""

from fractions import Fraction
from typing import Any

from naivebayes.exercises.factors import FACTORS_OF_1, FACTORS_OF_7
from naivebayes.exercises.lesson import (
    Lesson,
    Probe,
    lesson_of,
    probes_of,
)
from naivebayes.exercises.numbers import listed_with_bars

HINTS = (
    "The pixels are taken as independent, given the class. What do you "
    "do with the probabilities of independent events that are all to "
    "happen?",
    "Multiply: the product of all numbers. With which number must you "
    "begin, so that the first factor comes out unchanged?",
    "Begin with 1. In the loop, the new product is the old product "
    "times the number. Give it when the loop is over.",
)
Numbers = list[Fraction]


def product(numbers: Numbers) -> Fraction | int:
    """All numbers multiplied; 1 where there is none."""
    result: Fraction | int = 1
    for number in numbers:
        result = result * number
    return result


def from_zero(numbers: Numbers) -> Fraction | int:
    """A 0 has come in.

    0 times anything is 0. Does the product begin with 0, or are the
    places 0, 1, 2 multiplied instead of the numbers?
    """
    result: Fraction | int = 0
    for number in numbers:
        result = result * number
    return result


def summed(numbers: Numbers) -> Fraction | int:
    """Added instead of multiplied.

    That is the sum. It can be more than 1, so it is no probability.
    Independent events: multiply.
    """
    result: Fraction | int = 0
    for number in numbers:
        result = result + number
    return result


def averaged(numbers: Numbers) -> Fraction:
    """The average, not the product.

    That is the sum divided by how many there are. Independent events:
    multiply.
    """
    result = Fraction(0)
    for number in numbers:
        result = result + number
    return result / len(numbers)


def first_only(numbers: Numbers) -> Any:
    """Only the first number.

    The function ends with its first number. Is `return` inside the
    loop? Put it behind the loop.
    """
    for number in numbers:
        return number
    return None


def last_only(numbers: Numbers) -> Fraction | int:
    """Only the last number.

    That is the last number alone. Multiply what is there already by
    each number.
    """
    result: Fraction | int = 1
    for number in numbers:
        result = number
    return result


def first_counted_twice(numbers: Numbers) -> Fraction | int:
    """The first number comes in twice.

    You began with the first number and multiplied by it once more in
    the loop. Begin with 1.
    """
    result: Fraction | int = numbers[0]
    for number in numbers:
        result = result * number
    return result


def added_to_one(numbers: Numbers) -> Fraction | int:
    """Added to 1 instead of multiplied.

    That is 1 plus the sum. Independent events: multiply.
    """
    result: Fraction | int = 1
    for number in numbers:
        result = result + number
    return result


def zeros_skipped(numbers: Numbers) -> Fraction | int:
    """A 0 is skipped.

    `if number:` is not true for 0. A factor that is 0 makes the
    product 0.
    """
    result: Fraction | int = 1
    for number in numbers:
        result = result * (number or 1)
    return result


def draw(numbers: Numbers) -> list[str]:
    """The numbers with their bars."""
    return listed_with_bars(numbers) or ["(no numbers)"]


WRONG = (
    from_zero,
    summed,
    averaged,
    first_only,
    last_only,
    first_counted_twice,
    added_to_one,
    zeros_skipped,
)


def probes() -> list[Probe]:
    """The calls that are made of the function."""
    board: list[Any] = [
        ("the nine factors of class 1", list(FACTORS_OF_1)),
        ("the nine factors of class 7", list(FACTORS_OF_7)),
    ]
    others: list[Any] = [
        (
            "three shares",
            [Fraction(1, 2), Fraction(1, 3), Fraction(2, 5)],
        ),
        ("a zero", [Fraction(1, 2), Fraction(0), Fraction(1, 3)]),
        ("twelve halves", [Fraction(1, 2)] * 12),
        ("one share", [Fraction(3, 7)]),
        ("no numbers: nothing has been multiplied yet", []),
    ]
    return probes_of("product", board, others)


def lesson() -> Lesson:
    """The whole exercise."""
    return lesson_of(
        "e06_product",
        product,
        WRONG,
        probes(),
        draw,
        goal="independent events: multiply",
        page="docs/derivation/scoring.md",
        package="joint_score",
        hints=HINTS,
    )
