"""Exercise 1: how many training pictures each class has.

| reading off the board | value            |
|-----------------------|------------------|
| counts                | {'1': 4, '7': 5} |
"""

from typing import Any

from naivebayes.exercises.images import ONES, SEVENS, labels_of
from naivebayes.exercises.lesson import (
    Lesson,
    Probe,
    lesson_of,
    probes_of,
)

HINTS = (
    "Lay the pictures on piles by hand, one after the other. What do "
    "you do to a pile when a picture of its class comes?",
    "Begin with an empty dict. For each label: the count of its class "
    "goes up by 1. What is the count before the first one?",
    "A class that is not in the dict yet has the count 0, and "
    "`counts.get(label, 0)` gives just that. Put one more than that "
    "into `counts[label]`, for each label.",
)


def count_classes(labels: list[str]) -> dict[str, int]:
    """Class -> how many labels are that class."""
    counts: dict[str, int] = {}
    for label in labels:
        counts[label] = counts.get(label, 0) + 1
    return counts


def starts_again(labels: list[str]) -> dict[str, int]:
    """Every class has the count 1.

    `counts[label] = 1` starts again each time. Add 1 to the count that
    is there already.
    """
    counts: dict[str, int] = {}
    for label in labels:
        counts[label] = 1
    return counts


def all_for_each(labels: list[str]) -> dict[str, int]:
    """All pictures are counted for every class.

    Each class has the number of ALL labels. Count only the labels that
    are equal to the class.
    """
    counts: dict[str, int] = {}
    for label in labels:
        counts[label] = len(labels)
    return counts


def one_short(labels: list[str]) -> dict[str, int]:
    """The first picture of each class is not counted.

    Every count is one too small. The first picture counts too: where
    a class is new, its count becomes 1, not 0.
    """
    counts: dict[str, int] = {}
    for label in labels:
        if label in counts:
            counts[label] = counts[label] + 1
        else:
            counts[label] = 0
    return counts


def number_of_classes(labels: list[str]) -> int:
    """The number of classes, not the pictures of each.

    That is how many classes there are. Give a dict that says for each
    class how many labels it has.
    """
    return len(set(labels))


def number_of_labels(labels: list[str]) -> int:
    """The number of all pictures, not of each class.

    That is how many labels there are in all. Give a dict that says for
    each class how many labels it has.
    """
    return len(labels)


def as_list(labels: list[str]) -> list[int]:
    """A list of counts without the classes.

    The counts are right, but nobody sees which class each belongs to.
    Give a dict, so that the caller can ask for counts['7'].
    """
    counts: dict[str, int] = {}
    for label in labels:
        counts[label] = counts.get(label, 0) + 1
    return list(counts.values())


def first_only(labels: list[str]) -> dict[str, int]:
    """Only the first label is counted.

    The function ends with its first label. Is `return` inside the
    loop? Put it behind the loop.
    """
    return dict.fromkeys(labels[:1], 1)


def first_left_out(labels: list[str]) -> dict[str, int]:
    """The first label of the list is left out.

    The loop begins with the second label. Go through all of them:
    `for label in labels`.
    """
    return count_classes(labels[1:])


def last_left_out(labels: list[str]) -> dict[str, int]:
    """The last label of the list is left out.

    The loop ends one label too early. Go through all of them: `for
    label in labels`.
    """
    return count_classes(labels[:-1])


def text_and_number(labels: list[str]) -> dict[str, int]:
    """'7' is text, and 7 is a number.

    `label == 1` never holds, as the labels are text. And type in no
    class at all: the classes come from the labels.
    """
    return {"1": 0, "7": len(labels)}


def draw(labels: list[str]) -> list[str]:
    """The labels in a line."""
    return [" ".join(labels) or "(no labels)"]


WRONG = (
    starts_again,
    all_for_each,
    one_short,
    number_of_classes,
    number_of_labels,
    as_list,
    first_only,
    first_left_out,
    last_left_out,
    text_and_number,
)


def probes() -> list[Probe]:
    """The calls that are made of the function."""
    board: list[Any] = [("the nine labels", labels_of(ONES, SEVENS))]
    others: list[Any] = [
        ("labels in any order", ["7", "1", "7", "7", "7", "1"]),
        ("three classes", ["b", "a", "c", "a", "b", "a"]),
        ("a class with one picture", ["7", "1", "1"]),
        ("capital letters are other labels", ["a", "A", "a"]),
        ("words", ["spam", "ham", "spam", "eggs"]),
        ("no labels at all", []),
    ]
    return probes_of("count_classes", board, others)


def lesson() -> Lesson:
    """The whole exercise."""
    return lesson_of(
        "e01_count",
        count_classes,
        WRONG,
        probes(),
        draw,
        goal="count before you divide",
        page="docs/derivation/counting.md",
        package="count_classes",
        hints=HINTS,
    )
