"""Exercise 4: P(pixel = value given class).

| reading off the board, class 1 | value                       |
|--------------------------------|-----------------------------|
| the factors of x               | 1/4 2/4 3/4 3/4 1/4 1/4 ... |
"""

from fractions import Fraction
from typing import Any

from naivebayes.exercises.images import (
    MIXED,
    MIXED_LABELS,
    ONES,
    SEVENS,
    Picture,
    drawn_by_class,
    labels_of,
    pictures_of,
)
from naivebayes.exercises.lesson import (
    Lesson,
    Probe,
    lesson_of,
    probes_of,
)

HINTS = (
    'First collect the pictures of class c. "Given c" means: look at '
    "no others.",
    "P(pixel = value given c) = pictures of class c with that value / "
    "pictures of class c.",
    "Go through `zip(pictures, labels)`. Where the label is c, the "
    "total grows by 1, and the matches grow by 1 if the picture has "
    "`value` at `pixel`. Then divide the one by the other.",
)
Images = list[Picture]
SMALL = ("1101", "1001", "0110", "0011", "0001")
Labels = list[str]


def factor(
    pictures: Images, labels: Labels, c: str, pixel: int, value: int
) -> Fraction:
    """The share of class c in which the pixel has the value."""
    matches = 0
    total = 0
    for picture, label in zip(pictures, labels):
        if label == c:
            total = total + 1
            if picture[pixel] == value:
                matches = matches + 1
    return Fraction(matches, total)


def on_whatever(
    pictures: Images, labels: Labels, c: str, pixel: int, value: int
) -> Fraction:
    """P(pixel on given c), whatever the value.

    You counted the pictures where the pixel is ON, although value is 0
    here. Compare the pixel with `value`.
    """
    of_class = [i for i, label in zip(pictures, labels) if label == c]
    on = [picture for picture in of_class if picture[pixel] == 1]
    return Fraction(len(on), len(of_class))


def among_all(
    pictures: Images, labels: Labels, c: str, pixel: int, value: int
) -> Fraction:
    """P(pixel AND class), divided by all pictures.

    That is divided by the number of ALL pictures, or multiplied by the
    prior. "Given c" means: divide by the pictures of class c.
    """
    of_class = [i for i, label in zip(pictures, labels) if label == c]
    same = [picture for picture in of_class if picture[pixel] == value]
    return Fraction(len(same), len(pictures))


def class_forgotten(
    pictures: Images, labels: Labels, c: str, pixel: int, value: int
) -> Fraction:
    """The class is forgotten.

    That is the share among all pictures, of whichever class. Count
    only pictures whose label is c, above and below.
    """
    same = [picture for picture in pictures if picture[pixel] == value]
    return Fraction(len(same), len(pictures))


def turned_round(
    pictures: Images, labels: Labels, c: str, pixel: int, value: int
) -> Fraction:
    """Turned round: P(class given pixel).

    You divided by the pictures that have the value. That is P(class
    GIVEN pixel). Divide by the pictures of class c.
    """
    of_value = [
        label
        for picture, label in zip(pictures, labels)
        if picture[pixel] == value
    ]
    return Fraction(of_value.count(c), len(of_value))


def opposite(
    pictures: Images, labels: Labels, c: str, pixel: int, value: int
) -> Fraction:
    """The probability of the opposite value.

    You counted the pictures where the pixel is different from value.
    Count those where it is equal.
    """
    of_class = [i for i, label in zip(pictures, labels) if label == c]
    other = [picture for picture in of_class if picture[pixel] != value]
    return Fraction(len(other), len(of_class))


def pixel_before(
    pictures: Images, labels: Labels, c: str, pixel: int, value: int
) -> Fraction:
    """The pixel before is looked at.

    You took `pixel - 1`. The pixel is counted from 0, as Python does:
    the first one is `picture[0]`.
    """
    of_class = [i for i, label in zip(pictures, labels) if label == c]
    same = [
        picture for picture in of_class if picture[pixel - 1] == value
    ]
    return Fraction(len(same), len(of_class))


def only_counted(
    pictures: Images, labels: Labels, c: str, pixel: int, value: int
) -> int:
    """The count, not the share.

    That is how many pictures of class c have the value. Divide it by
    how many pictures of class c there are.
    """
    of_class = [i for i, label in zip(pictures, labels) if label == c]
    same = [picture for picture in of_class if picture[pixel] == value]
    return len(same)


def class_only_below(
    pictures: Images, labels: Labels, c: str, pixel: int, value: int
) -> Fraction:
    """The class is forgotten above.

    You counted the pictures of ALL classes that have the value, and
    divided by those of class c. Count only pictures of class c above,
    too.
    """
    same = [picture for picture in pictures if picture[pixel] == value]
    return Fraction(len(same), labels.count(c))


def upside_down(
    pictures: Images, labels: Labels, c: str, pixel: int, value: int
) -> Fraction:
    """Divided the wrong way round.

    The pictures of the class were divided by those that match. The
    part stands above, the whole below: a share is never more than 1.
    """
    of_class = [i for i, label in zip(pictures, labels) if label == c]
    same = [picture for picture in of_class if picture[pixel] == value]
    return Fraction(len(of_class), len(same))


def draw(
    pictures: Images, labels: Labels, c: str, pixel: int, value: int
) -> list[str]:
    """The pictures by class, with the pixel in brackets."""
    state = "ON" if value else "OFF"
    return [
        *drawn_by_class(pictures, labels, pixel),
        f"in brackets: x{pixel + 1}, which is pixel={pixel}",
        f"asked: P(x{pixel + 1} is {state} given class {c!r})",
    ]


WRONG = (
    on_whatever,
    among_all,
    class_forgotten,
    turned_round,
    opposite,
    pixel_before,
    only_counted,
    class_only_below,
    upside_down,
)


def probes() -> list[Probe]:
    """The calls that are made of the function."""
    whole = (pictures_of(ONES + SEVENS), labels_of(ONES, SEVENS))
    mixed = (pictures_of(MIXED), list(MIXED_LABELS))
    words = (pictures_of(SMALL), ["ham", "spam", "ham", "eggs", "spam"])
    board: list[Any] = [
        ("class 1, x4 OFF", *whole, "1", 3, 0),
        ("class 1, x3 ON", *whole, "1", 2, 1),
        ("class 7, x1 ON", *whole, "7", 0, 1),
    ]
    others: list[Any] = [
        ("class 7, x7 OFF", *whole, "7", 6, 0),
        ("labels in any order, 1, x8 OFF", *mixed, "1", 7, 0),
        ("labels in any order, 7, x3 OFF", *mixed, "7", 2, 0),
        ("three classes, x1 ON", *words, "ham", 0, 1),
        ("never seen, x2 ON", *words, "spam", 1, 1),
        ("always seen, x3 ON", *words, "eggs", 2, 1),
    ]
    return probes_of("factor", board, others)


def lesson() -> Lesson:
    """The whole exercise."""
    return lesson_of(
        "e04_factor",
        factor,
        WRONG,
        probes(),
        draw,
        goal="the share of the pictures of ONE class",
        page="docs/derivation/probability.md",
        package="smoothed_share",
        hints=HINTS,
    )
