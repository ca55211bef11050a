"""Exercise 5: the factors of x in one class, pixel by pixel.

| reading off the board | value                               |
|-----------------------|-------------------------------------|
| class 1               | 1/4 2/4 3/4 3/4 1/4 1/4 3/4 1/4 2/4 |
| class 7               | 4/5 4/5 4/5 3/5 3/5 2/5 3/5 2/5 3/5 |
"""

from fractions import Fraction
from typing import Any

from naivebayes.exercises.images import (
    ONES,
    SECOND_SEVENS,
    SECOND_X,
    SEVENS,
    Picture,
    X,
    drawn,
    pictures_of,
    pixels,
)
from naivebayes.exercises.lesson import (
    Lesson,
    Probe,
    lesson_of,
    probes_of,
)

HINTS = (
    "How many factors are there? Each pixel of x is a piece of "
    "evidence, those that are OFF as well.",
    "Pixel by pixel: P(pixel = x[pixel] given the class) = pictures "
    "that agree with x in this pixel / pictures.",
    "Begin with an empty list. For each `pixel in range(len(x))` count "
    "the pictures with `picture[pixel] == x[pixel]` as in exercise 3, "
    "and append the share.",
)
Images = list[Picture]


def factors(pictures: Images, x: Picture) -> list[Fraction]:
    """One factor for each pixel: the share that agrees with x."""
    shares = []
    for pixel in range(len(x)):
        matches = 0
        for picture in pictures:
            if picture[pixel] == x[pixel]:
                matches = matches + 1
        shares.append(Fraction(matches, len(pictures)))
    return shares


def off_left_out(pictures: Images, x: Picture) -> list[Fraction]:
    """The OFF pixels are left out.

    There is no factor for the pixels that are OFF in x. That a pixel
    is OFF is information too: every pixel gives one factor.
    """
    shares = []
    for pixel in range(len(x)):
        if x[pixel] == 1:
            on = sum([picture[pixel] for picture in pictures])
            shares.append(Fraction(on, len(pictures)))
    return shares


def on_for_all(pictures: Images, x: Picture) -> list[Fraction]:
    """P(pixel on) for all pixels, also where x is OFF.

    The factors are right where x is ON. Where it is OFF, count the
    pictures that are OFF there: compare with `x[pixel]`.
    """
    shares = []
    for pixel in range(len(x)):
        on = sum([picture[pixel] for picture in pictures])
        shares.append(Fraction(on, len(pictures)))
    return shares


def only_counted(pictures: Images, x: Picture) -> list[int]:
    """Counts, not shares.

    These are the pictures that agree, pixel by pixel. Divide each
    count by the number of pictures.
    """
    counts = []
    for pixel in range(len(x)):
        same = [p for p in pictures if p[pixel] == x[pixel]]
        counts.append(len(same))
    return counts


def last_only(pictures: Images, x: Picture) -> list[Fraction]:
    """Only the factor of the last pixel is there.

    The list has one factor, that of the last pixel. Does the list
    begin anew inside the loop, or does `append` stand behind it?
    """
    shares = []
    for pixel in range(len(x)):
        same = [p for p in pictures if p[pixel] == x[pixel]]
        shares = [Fraction(len(same), len(pictures))]
    return shares


def first_only(pictures: Images, x: Picture) -> list[Fraction]:
    """Only the factor of the first pixel is there.

    The list has one factor, that of the first pixel. Is `return`
    inside the loop? Put it behind the loop.
    """
    same = [picture for picture in pictures if picture[0] == x[0]]
    return [Fraction(len(same), len(pictures))]


def by_picture(pictures: Images, x: Picture) -> list[Fraction]:
    """One number for each picture, not for each pixel.

    You compared each picture as a whole with x. The outer loop goes
    through the pixels, the inner one through the pictures.
    """
    shares = []
    for picture in pictures:
        same = [v for v, x_j in zip(picture, x) if v == x_j]
        shares.append(Fraction(len(same), len(x)))
    return shares


def running_count(pictures: Images, x: Picture) -> list[Fraction]:
    """The count is not begun anew for each pixel.

    Each factor still holds the matches of the pixels before it. Begin
    the count with 0 inside the loop over the pixels.
    """
    shares = []
    matches = 0
    for pixel in range(len(x)):
        for picture in pictures:
            if picture[pixel] == x[pixel]:
                matches = matches + 1
        shares.append(Fraction(matches, len(pictures)))
    return shares


def last_left_out(pictures: Images, x: Picture) -> list[Fraction]:
    """The last pixel is left out.

    There is one factor too few. Go through all pixels:
    `range(len(x))`.
    """
    return factors(pictures, x)[:-1]


def zeros_replaced(pictures: Images, x: Picture) -> list[Fraction]:
    """A 0 is replaced by something else.

    Where no picture agrees with x, the factor is 0. What to do about
    it is exercise 10; here it stays 0.
    """
    shares = []
    for factor in factors(pictures, x):
        shares.append(factor or Fraction(1, len(pictures)))
    return shares


def opposite(pictures: Images, x: Picture) -> list[Fraction]:
    """The pictures that do NOT agree are counted.

    You counted where the pixel is different from x. Count the pictures
    where it is the same.
    """
    shares = []
    for factor in factors(pictures, x):
        shares.append(1 - factor)
    return shares


def draw(pictures: Images, x: Picture) -> list[str]:
    """x, and the pictures of the class."""
    return ["x", *drawn([x]), "the pictures", *drawn(pictures)]


WRONG = (
    off_left_out,
    on_for_all,
    only_counted,
    last_only,
    first_only,
    by_picture,
    running_count,
    last_left_out,
    zeros_replaced,
    opposite,
)


def probes() -> list[Probe]:
    """The calls that are made of the function."""
    x = pixels(X)
    board: list[Any] = [
        ("the four 1s and x", pictures_of(ONES), x),
        ("the five 7s and x", pictures_of(SEVENS), x),
    ]
    others: list[Any] = [
        (
            "seven 7s and another x",
            pictures_of(SECOND_SEVENS),
            pixels(SECOND_X),
        ),
        (
            "pictures of four pixels",
            pictures_of(("0110", "1110", "0111")),
            pixels("1011"),
        ),
    ]
    return probes_of("factors", board, others)


def lesson() -> Lesson:
    """The whole exercise."""
    return lesson_of(
        "e05_factors",
        factors,
        WRONG,
        probes(),
        draw,
        goal="OFF pixels are information too",
        page="docs/models/bernoulli.md",
        package="BernoulliNB.likelihoods",
        hints=HINTS,
    )
