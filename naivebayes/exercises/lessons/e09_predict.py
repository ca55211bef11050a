"""Exercise 9: the class with the largest posterior.

| reading off the board | value |
|-----------------------|-------|
| the prediction        | '7'   |
"""

from fractions import Fraction
from typing import Any

from naivebayes.exercises.factors import POSTERIORS
from naivebayes.exercises.lesson import (
    Lesson,
    Probe,
    lesson_of,
    probes_of,
)
from naivebayes.exercises.numbers import with_bars

HINTS = (
    "What is asked for: the number, or the class it belongs to? And "
    "which class, if two have the same number?",
    "The class c with the largest P(c given x); of equals, the one "
    "that comes first.",
    "Remember the best class so far, and begin with none. Another one "
    "takes its place only if its number is LARGER.",
)
Posteriors = dict[str, Fraction]


def predict(posteriors: Posteriors) -> str | None:
    """The first class with the largest posterior."""
    best = None
    for c in posteriors:
        if best is None or posteriors[c] > posteriors[best]:
            best = c
    return best


def largest_name(posteriors: Posteriors) -> str:
    """The largest NAME, not the largest number.

    `max(posteriors)` compares the names of the classes, as they come
    in the alphabet. Compare the numbers.
    """
    return max(posteriors)


def the_number(posteriors: Posteriors) -> Fraction:
    """The number, not the class.

    That is the largest probability. Give the class that it belongs to.
    """
    return max(posteriors.values())


def smallest(posteriors: Posteriors) -> str | None:
    """The class with the smallest posterior.

    You took the least probable class. Is `<` where `>` should be?
    """
    best = None
    for c in posteriors:
        if best is None or posteriors[c] < posteriors[best]:
            best = c
    return best


def last_of_equals(posteriors: Posteriors) -> str | None:
    """Of equals, the last one.

    Where two classes are equal, the first one is to win. Does a `>=`
    let the later one take its place?
    """
    best = None
    for c in posteriors:
        if best is None or posteriors[c] >= posteriors[best]:
            best = c
    return best


def always_last(posteriors: Posteriors) -> str:
    """The last class, whatever the numbers.

    The last class of the dict wins each time. Compare its number with
    that of the best so far.
    """
    return list(posteriors)[-1]


def always_first(posteriors: Posteriors) -> str:
    """The first class, whatever the numbers.

    The first class of the dict wins each time. Is `return` inside the
    loop, or is the best class never replaced?
    """
    return next(iter(posteriors))


def in_a_list(posteriors: Posteriors) -> list[str | None]:
    """The class, but in a list.

    The class is right, and stands in a list. Give the class alone,
    without brackets.
    """
    return [predict(posteriors)]


def with_number(posteriors: Posteriors) -> tuple[str | None, Any]:
    """The class together with its number.

    Give the class alone: the caller can look its number up.
    """
    best = predict(posteriors)
    return best, posteriors[best or ""]


def draw(posteriors: Posteriors) -> list[str]:
    """The posteriors with their bars."""
    names = [f"P({c} | x)" for c in posteriors]
    return with_bars(names, list(posteriors.values()))


WRONG = (
    largest_name,
    the_number,
    smallest,
    last_of_equals,
    always_last,
    always_first,
    in_a_list,
    with_number,
)


def probes() -> list[Probe]:
    """The calls that are made of the function."""
    board: list[Any] = [("the posteriors of the board", POSTERIORS)]
    others: list[Any] = [
        ("the winner comes first", tenths(a=8, b=2)),
        ("the alphabet turned round", tenths(b=2, a=8)),
        ("three classes", tenths(b=2, c=5, a=3)),
        ("the third class wins", tenths(a=2, b=3, c=5)),
        ("none has half of it", tenths(b=3.3, a=3.4, c=3.3)),
        ("larger only than the one before", tenths(a=5, b=1, c=4)),
        ("two classes are equal", tenths(a=5, b=5)),
        ("equal, not in the alphabet", tenths(b=5, a=5)),
        ("the last two are equal", tenths(c=2, d=4, e=4)),
    ]
    return probes_of("predict", board, others)


def tenths(**parts: float) -> Posteriors:
    """Class -> so many tenths, as an exact fraction."""
    shares = {}
    for c, part in parts.items():
        shares[c] = Fraction(str(part)) / 10
    return shares


def lesson() -> Lesson:
    """The whole exercise."""
    return lesson_of(
        "e09_predict",
        predict,
        WRONG,
        probes(),
        draw,
        goal="the class, not the number; and ties",
        page="docs/derivation/normalizing.md",
        package="most_probable",
        hints=HINTS,
    )
