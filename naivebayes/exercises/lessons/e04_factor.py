"""Exercise 4: P(pixel = value given class).

| reading off the board, class 1 | value                       |
|--------------------------------|-----------------------------|
| the factors of x               | 1/4 2/4 3/4 3/4 1/4 1/4 ... |
"""

from fractions import Fraction
from typing import Any

from naivebayes.exercises.images import (
    ONES,
    SECOND_ONES,
    SECOND_SEVENS,
    SEVENS,
    Picture,
    drawn_by_class,
    labels_of,
    pictures,
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
    "Go through `zip(images, labels)`. Where the label is c, the total "
    "grows by 1, and the matches grow by 1 if `image[pixel] == value`. "
    "Then divide the one by the other.",
)
Images = list[Picture]
Labels = list[str]


def factor(
    images: Images, labels: Labels, c: str, pixel: int, value: int
) -> Fraction:
    """The share of class c in which the pixel has the value."""
    matches = 0
    total = 0
    for image, label in zip(images, labels):
        if label == c:
            total = total + 1
            if image[pixel] == value:
                matches = matches + 1
    return Fraction(matches, total)


def on_whatever(
    images: Images, labels: Labels, c: str, pixel: int, value: int
) -> Fraction:
    """P(pixel on given c), whatever the value.

    You counted the pictures where the pixel is ON, although value is 0
    here. Compare the pixel with `value`.
    """
    of_class = [i for i, label in zip(images, labels) if label == c]
    on = [image for image in of_class if image[pixel] == 1]
    return Fraction(len(on), len(of_class))


def among_all(
    images: Images, labels: Labels, c: str, pixel: int, value: int
) -> Fraction:
    """Divided by all pictures: P(pixel AND class).

    You divided by the number of ALL pictures, which gives P(pixel AND
    class). "Given c" means: divide by the pictures of class c.
    """
    of_class = [i for i, label in zip(images, labels) if label == c]
    same = [image for image in of_class if image[pixel] == value]
    return Fraction(len(same), len(images))


def class_forgotten(
    images: Images, labels: Labels, c: str, pixel: int, value: int
) -> Fraction:
    """The class is forgotten.

    That is the share among all pictures, of whichever class. Count
    only pictures whose label is c, above and below.
    """
    same = [image for image in images if image[pixel] == value]
    return Fraction(len(same), len(images))


def turned_round(
    images: Images, labels: Labels, c: str, pixel: int, value: int
) -> Fraction:
    """Turned round: P(class given pixel).

    You divided by the pictures that have the value. That is P(class
    GIVEN pixel). Divide by the pictures of class c.
    """
    of_value = [
        label
        for image, label in zip(images, labels)
        if image[pixel] == value
    ]
    return Fraction(of_value.count(c), len(of_value))


def opposite(
    images: Images, labels: Labels, c: str, pixel: int, value: int
) -> Fraction:
    """The probability of the opposite value.

    You counted the pictures where the pixel is different from value.
    Count those where it is equal.
    """
    of_class = [i for i, label in zip(images, labels) if label == c]
    other = [image for image in of_class if image[pixel] != value]
    return Fraction(len(other), len(of_class))


def pixel_before(
    images: Images, labels: Labels, c: str, pixel: int, value: int
) -> Fraction:
    """The pixel before is looked at.

    You took `pixel - 1`. The pixel is counted from 0, as Python does:
    the first one is `image[0]`.
    """
    of_class = [i for i, label in zip(images, labels) if label == c]
    same = [image for image in of_class if image[pixel - 1] == value]
    return Fraction(len(same), len(of_class))


def only_counted(
    images: Images, labels: Labels, c: str, pixel: int, value: int
) -> int:
    """The count, not the share.

    That is how many pictures of class c have the value. Divide it by
    how many pictures of class c there are.
    """
    of_class = [i for i, label in zip(images, labels) if label == c]
    same = [image for image in of_class if image[pixel] == value]
    return len(same)


def class_only_below(
    images: Images, labels: Labels, c: str, pixel: int, value: int
) -> Fraction:
    """The class is forgotten above.

    You counted the pictures of ALL classes that have the value, and
    divided by those of class c. Count only pictures of class c above,
    too.
    """
    same = [image for image in images if image[pixel] == value]
    return Fraction(len(same), labels.count(c))


def draw(
    images: Images, labels: Labels, c: str, pixel: int, value: int
) -> list[str]:
    """The pictures by class, with the pixel in brackets."""
    state = "ON" if value else "OFF"
    return [
        *drawn_by_class(images, labels, pixel),
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
)


def probes() -> list[Probe]:
    """The calls that are made of the function."""
    images, labels = pictures(ONES + SEVENS), labels_of(ONES, SEVENS)
    mixed = pictures(SECOND_SEVENS + SECOND_ONES)
    mixed_labels = labels_of(SECOND_ONES, SECOND_SEVENS)[::-1]
    board: list[Any] = [
        ("class 1, x4 OFF", images, labels, "1", 3, 0),
        ("class 1, x3 ON", images, labels, "1", 2, 1),
        ("class 7, x1 ON", images, labels, "7", 0, 1),
    ]
    others: list[Any] = [
        ("class 7, x7 OFF", images, labels, "7", 6, 0),
        ("other 1s, x5 OFF", mixed, mixed_labels, "1", 4, 0),
        ("other 7s, x2 ON", mixed, mixed_labels, "7", 1, 1),
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
        package="conditional",
        hints=HINTS,
    )
