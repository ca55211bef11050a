"""Exercise 13: the share of predictions that are right.

| reading off the board                | value |
|--------------------------------------|-------|
| predicted from themselves            | 6/9   |
| each picture left out in turn       | 4/9   |
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

ON_ITSELF = "1 1 7 7 7 7 7 7 1"
LEFT_OUT = "1 1 7 7 1 7 7 1 1"
HINTS = (
    "Lay both lists side by side. Which places do you count?",
    "accuracy = places where the prediction is the right label / all "
    "places.",
    "Go through `zip(right, predicted)`, which gives pairs. Count the "
    "pairs of equals, and divide by `len(right)`.",
)
Labels = list[str]


def accuracy(right: Labels, predicted: Labels) -> Fraction:
    """The share of places where both lists agree."""
    same = 0
    for true_label, label in zip(right, predicted):
        if true_label == label:
            same = same + 1
    return Fraction(same, len(right))


def only_counted(right: Labels, predicted: Labels) -> int:
    """The count, not the share.

    That is how many predictions are right. Divide it by how many there
    are.
    """
    same = [a for a, b in zip(right, predicted) if a == b]
    return len(same)


def error_rate(right: Labels, predicted: Labels) -> Fraction:
    """The share of WRONG predictions.

    That is the error rate. Accuracy is the share of the right ones.
    """
    wrong = [a for a, b in zip(right, predicted) if a != b]
    return Fraction(len(wrong), len(right))


def totals_compared(right: Labels, predicted: Labels) -> Fraction:
    """Only the number of each label is compared.

    Both lists may hold as many 7s and still differ in every place.
    Compare place by place.
    """
    same = 0
    for label in set(right):
        same += min(right.count(label), predicted.count(label))
    return Fraction(same, len(right))


def all_or_nothing(right: Labels, predicted: Labels) -> bool:
    """All or nothing.

    The lists were compared as a whole. Compare place by place, and
    count the places that agree.
    """
    return right == predicted


def one_class(right: Labels, predicted: Labels) -> Fraction:
    """Only the last class is counted.

    You counted the right predictions of one class only. A prediction
    of any class can be right.
    """
    last = max(right)
    same = [a for a, b in zip(right, predicted) if a == b and a == last]
    return Fraction(len(same), len(right))


def first_pair_only(right: Labels, predicted: Labels) -> Fraction:
    """Only the first pair is looked at.

    The function ends with its first pair. Is `return` inside the loop?
    Put it behind the loop.
    """
    return Fraction(int(right[0] == predicted[0]), len(right))


def floored(right: Labels, predicted: Labels) -> int:
    """`//` cuts off everything behind the point.

    `//` gives whole numbers. Write Fraction(count, total), which keeps
    the exact value.
    """
    same = [a for a, b in zip(right, predicted) if a == b]
    return len(same) // len(right)


def upside_down(right: Labels, predicted: Labels) -> Fraction:
    """Divided the wrong way round.

    The part stands above, the whole below: a share is never more than
    1.
    """
    same = [a for a, b in zip(right, predicted) if a == b]
    return Fraction(len(right), len(same))


def last_left_out(right: Labels, predicted: Labels) -> Fraction:
    """The last pair is left out.

    The loop ends one pair too early. Go through all of them.
    """
    same = [a for a, b in zip(right[:-1], predicted) if a == b]
    return Fraction(len(same), len(right))


def draw(right: Labels, predicted: Labels) -> list[str]:
    """Both lists, and a mark where they differ."""
    marks = []
    for true_label, label in zip(right, predicted):
        marks.append(" " if true_label == label else "x")
    return [
        f"right      {' '.join(right)}",
        f"predicted  {' '.join(predicted)}",
        f"           {' '.join(marks)}".rstrip(),
    ]


WRONG = (
    only_counted,
    error_rate,
    totals_compared,
    all_or_nothing,
    one_class,
    first_pair_only,
    floored,
    upside_down,
    last_left_out,
)


def probes() -> list[Probe]:
    """The calls that are made of the function."""
    labels = labels_of(ONES, SEVENS)
    board: list[Any] = [
        (
            "trained on the same nine pictures",
            labels,
            ON_ITSELF.split(),
        ),
        ("each picture left out in turn", labels, LEFT_OUT.split()),
    ]
    others: list[Any] = [
        ("all right", list("abba"), list("abba")),
        ("all wrong, and as many of each", list("abab"), list("baba")),
        ("three classes", list("abcabca"), list("abcbbaa")),
        ("words", ["ham", "eggs", "ham"], ["ham", "ham", "eggs"]),
    ]
    return probes_of("accuracy", board, others)


def lesson() -> Lesson:
    """The whole exercise."""
    return lesson_of(
        "e13_accuracy",
        accuracy,
        WRONG,
        probes(),
        draw,
        goal="the share of the right predictions",
        page="docs/derivation/evaluation.md",
        package="accuracy",
        hints=HINTS,
    )
