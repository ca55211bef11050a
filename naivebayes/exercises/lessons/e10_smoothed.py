"""Exercise 10: a share with one pseudo-count for each value.

| reading off the board           | value |
|---------------------------------|-------|
| pixel 5 of three 1s, never ON   | 1/5   |
| pixel 1 of class 1, ON          | 2/6   |
"""

from fractions import Fraction
from typing import Any

from naivebayes.exercises.lesson import (
    Lesson,
    Probe,
    lesson_of,
    probes_of,
)

HINTS = (
    "Never seen among a few pictures: is it therefore impossible? "
    "Imagine one more picture for EVERY value that the pixel can have.",
    "Above stands matches + 1. And below: how many more pictures are "
    "there, if every value has got one?",
    "`values` says how many values there are: 2 for a pixel, which is "
    "ON or OFF. So below stand the n pictures and that many more.",
)


def smoothed(matches: int, n: int, values: int) -> Fraction:
    """The share with one pseudo-count for each value."""
    return Fraction(matches + 1, n + values)


def not_smoothed(matches: int, n: int, values: int) -> Fraction:
    """Nothing is added.

    That is the plain share. A value that was never seen gets 0, and
    one 0 makes the whole product 0. Add 1 to the count.
    """
    return Fraction(matches, n)


def only_above(matches: int, n: int, values: int) -> Fraction:
    """1 is added above, nothing below.

    The shares of all values would add up to more than 1. Every value
    has got one more picture, so there are `values` more in all.
    """
    return Fraction(matches + 1, n)


def one_below(matches: int, n: int, values: int) -> Fraction:
    """1 is added above, and only 1 below.

    Every value has got one more picture, not only this one. So there
    are `values` more below, not 1.
    """
    return Fraction(matches + 1, n + 1)


def always_two(matches: int, n: int, values: int) -> Fraction:
    """2 is added below, whatever the number of values.

    That is right for pixels, which have two values. Other features
    have more: add `values`.
    """
    return Fraction(matches + 1, n + 2)


def nine_below(matches: int, n: int, values: int) -> Fraction:
    """The number of pixels is added below.

    How many pixels there are does not matter here. Add the number of
    values that THIS pixel can have.
    """
    return Fraction(matches + 1, n + 9)


def added_after(matches: int, n: int, values: int) -> Fraction:
    """Added after dividing.

    You divided first and added then. Add to the counts, then divide:
    Fraction(..., ...) with both sums inside the brackets.
    """
    return Fraction(matches, n) + Fraction(1, values)


def values_above(matches: int, n: int, values: int) -> Fraction:
    """The number of values is added above as well.

    Above stands the count of ONE value, which gets one more. Below
    stands the count of all, which gets `values` more.
    """
    return Fraction(matches + values, n + values)


def only_below(matches: int, n: int, values: int) -> Fraction:
    """Nothing is added above.

    A value that was never seen still has 0. Add 1 to its count as
    well.
    """
    return Fraction(matches, n + values)


def upside_down(matches: int, n: int, values: int) -> Fraction:
    """Divided the wrong way round.

    The part stands above, the whole below: a share is never more than
    1.
    """
    return Fraction(n + values, matches + 1)


def draw(matches: int, n: int, values: int) -> list[str]:
    """The pictures that were seen, and those that are imagined."""
    seen = "#" * matches + "." * (n - matches)
    imagined = "#" + "." * (values - 1)
    return [
        f"seen      {seen}  {matches} of {n} have the value",
        f"imagined  {imagined}  one more for each of {values} values",
    ]


WRONG = (
    not_smoothed,
    only_above,
    one_below,
    always_two,
    nine_below,
    added_after,
    values_above,
    only_below,
    upside_down,
)


def probes() -> list[Probe]:
    """The calls that are made of the function."""
    board: list[Any] = [
        ("three 1s, x5 never ON", 0, 3, 2),
        ("four 1s, x1 ON in one", 1, 4, 2),
    ]
    others: list[Any] = [
        ("always the same value", 5, 5, 2),
        ("a feature with three values", 2, 5, 3),
        ("a feature with six values", 0, 4, 6),
        ("a feature with five values", 3, 7, 5),
        ("no picture at all", 0, 0, 4),
    ]
    return probes_of("smoothed", board, others)


def lesson() -> Lesson:
    """The whole exercise."""
    return lesson_of(
        "e10_smoothed",
        smoothed,
        WRONG,
        probes(),
        draw,
        goal="no zero factors",
        page="docs/derivation/smoothing.md",
        package="smoothed_share",
        hints=HINTS,
    )
