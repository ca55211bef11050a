"""Exercise 2: the prior of each class.

| reading off the board | value                |
|-----------------------|----------------------|
| priors                | {'1': 4/9, '7': 5/9} |
"""

from fractions import Fraction
from typing import Any

from naivebayes.exercises.images import ONES, SEVENS, labels_of
from naivebayes.exercises.lesson import (
    Lesson,
    Probe,
    lesson_of,
    probes_of,
)

HINTS = (
    "You draw one training picture from a hat. How probable is each "
    "class?",
    "P(c) = pictures of class c / all pictures. Count first, then "
    "divide.",
    "Count the classes as in exercise 1. Then go through the counts, "
    "and for each class put `Fraction(count, number of labels)` into a "
    "second dict.",
)


def priors(labels: list[str]) -> dict[str, Fraction]:
    """Class -> its share of the labels."""
    counts: dict[str, int] = {}
    for label in labels:
        counts[label] = counts.get(label, 0) + 1
    shares = {}
    for c in counts:
        shares[c] = Fraction(counts[c], len(labels))
    return shares


def only_counted(labels: list[str]) -> dict[str, int]:
    """Counts, not shares.

    These are counts. Divide each by the number of all pictures: priors
    add up to 1.
    """
    counts: dict[str, int] = {}
    for label in labels:
        counts[label] = counts.get(label, 0) + 1
    return counts


def equal_shares(labels: list[str]) -> dict[str, Fraction]:
    """The same prior for every class.

    Each class has got the same share, as if nobody had counted. Count:
    a class with more training pictures has a larger prior.
    """
    shares = {}
    for label in labels:
        shares[label] = Fraction(1, len(set(labels)))
    return shares


def odds(labels: list[str]) -> dict[str, Fraction]:
    """Divided by the OTHER pictures: odds, not shares.

    You divided by the number of pictures of the OTHER classes. A share
    is divided by the number of ALL pictures, those of the class too.
    """
    shares = {}
    for label in labels:
        count = labels.count(label)
        shares[label] = Fraction(count, len(labels) - count)
    return shares


def floored(labels: list[str]) -> dict[str, int]:
    """Every share is 0.

    Is anything counted? `label == 1` never holds, as the labels are
    text. Or is it `//`, which cuts off all behind the point? Write
    Fraction(count, total).
    """
    shares = {}
    for label in labels:
        shares[label] = labels.count(label) // len(labels)
    return shares


def upside_down(labels: list[str]) -> dict[str, Fraction]:
    """Divided the wrong way round.

    All pictures were divided by those of the class. The part stands
    above, the whole below: a share is never more than 1.
    """
    shares = {}
    for label in labels:
        shares[label] = Fraction(len(labels), labels.count(label))
    return shares


def percent(labels: list[str]) -> dict[str, Fraction]:
    """In percent.

    These are shares times 100. Leave them as they are: priors add up
    to 1.
    """
    shares = {}
    for label in labels:
        shares[label] = 100 * Fraction(labels.count(label), len(labels))
    return shares


def one_less(labels: list[str]) -> dict[str, Fraction]:
    """Divided by one less than the number of pictures.

    Every picture counts, so divide by the number of all pictures:
    `len(labels)`.
    """
    shares = {}
    for label in labels:
        count = labels.count(label)
        shares[label] = Fraction(count, len(labels) - 1)
    return shares


def first_class_only(labels: list[str]) -> dict[str, Fraction]:
    """Only the first class is there.

    Is `return` inside the loop? Put it behind the loop.
    """
    first = labels[0]
    return {first: Fraction(labels.count(first), len(labels))}


def draw(labels: list[str]) -> list[str]:
    """The labels in a line."""
    return [" ".join(labels)]


WRONG = (
    only_counted,
    equal_shares,
    odds,
    floored,
    upside_down,
    percent,
    one_less,
    first_class_only,
)


def probes() -> list[Probe]:
    """The calls that are made of the function."""
    board: list[Any] = [("the nine labels", labels_of(ONES, SEVENS))]
    others: list[Any] = [
        ("labels in any order", ["7", "1", "7", "7", "7", "1"]),
        ("three classes", ["b", "a", "c", "a", "b", "a"]),
        ("one to three", ["7", "1", "1", "1"]),
        ("words", ["spam", "ham", "eggs", "ham", "spam"]),
    ]
    return probes_of("priors", board, others)


def lesson() -> Lesson:
    """The whole exercise."""
    return lesson_of(
        "e02_priors",
        priors,
        WRONG,
        probes(),
        draw,
        goal="a share of the training pictures",
        page="docs/derivation/counting.md",
        package="class_priors",
        hints=HINTS,
    )
