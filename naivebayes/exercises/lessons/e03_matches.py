"""Exercise 3: how many pictures agree with x in one pixel.

| reading off the board, class 1   | value             |
|----------------------------------|-------------------|
| matches with x, pixel by pixel   | 1 2 3 3 1 1 3 1 2 |
| pixels ON, which is another list | 1 2 3 1 1 3 1 1 2 |
"""

from fractions import Fraction
from typing import Any

from naivebayes.exercises.images import (
    ONES,
    SEVENS,
    Picture,
    drawn,
    pictures_of,
)
from naivebayes.exercises.lesson import (
    Lesson,
    Probe,
    lesson_of,
    probes_of,
)

HINTS = (
    "Look at one pixel of every picture, always the same one. Which of "
    "the pictures do you count when value is 0?",
    "Begin at 0. For each picture: if its pixel has the value that is "
    "asked for, add 1.",
    "`picture[pixel]` is 1 or 0, and so is `value`. Compare the two "
    "with `==` for each picture, and give the count after the loop.",
)


def matches(pictures: list[Picture], pixel: int, value: int) -> int:
    """How many pictures have the value at the pixel."""
    count = 0
    for picture in pictures:
        if picture[pixel] == value:
            count = count + 1
    return count


def on_whatever(pictures: list[Picture], pixel: int, value: int) -> int:
    """Pixels ON are counted, whatever the value.

    You counted the pictures where the pixel is ON. When value is 0,
    count the pictures where it is OFF: compare with `value`.
    """
    count = 0
    for picture in pictures:
        if picture[pixel] == 1:
            count = count + 1
    return count


def whole_pictures(
    pictures: list[Picture], pixel: int, value: int
) -> int:
    """All pixels are counted, not the one asked for.

    You went through every pixel of every picture. Look at one pixel of
    each picture only: `picture[pixel]`.
    """
    count = 0
    for picture in pictures:
        count = count + picture.count(value)
    return count


def first_only(pictures: list[Picture], pixel: int, value: int) -> int:
    """Only the first picture is looked at.

    The function ends at its first picture. Is `return` inside the
    loop? Put it behind the loop.
    """
    for picture in pictures:
        return 1 if picture[pixel] == value else 0
    return 0


def pixel_before(
    pictures: list[Picture], pixel: int, value: int
) -> int:
    """The pixel before is looked at.

    You took `pixel - 1`. Here the pixel is counted from 0, as Python
    does: the first one is `picture[0]`.
    """
    count = 0
    for picture in pictures:
        if picture[pixel - 1] == value:
            count = count + 1
    return count


def one_picture(pictures: list[Picture], pixel: int, value: int) -> int:
    """Picture and pixel are exchanged.

    You counted the pixels of ONE picture. Count pictures instead: go
    through all of them, and look at the same pixel in each.
    """
    return pictures[pixel].count(value)


def as_share(
    pictures: list[Picture], pixel: int, value: int
) -> Fraction:
    """A share instead of a count.

    That is the count divided by the number of pictures. Give the count
    itself: dividing is the next step.
    """
    count = 0
    for picture in pictures:
        if picture[pixel] == value:
            count = count + 1
    return Fraction(count, len(pictures))


def no_match(pictures: list[Picture], pixel: int, value: int) -> int:
    """The pictures that do NOT agree are counted.

    You counted the pictures where the pixel is different from value.
    Count those where it is the same.
    """
    count = 0
    for picture in pictures:
        if picture[pixel] != value:
            count = count + 1
    return count


def pixel_after(pictures: list[Picture], pixel: int, value: int) -> int:
    """The pixel behind is looked at.

    You took `pixel + 1`. The pixel is counted from 0 already, as
    Python does: the first one is `picture[0]`.
    """
    count = 0
    for picture in pictures:
        if picture[pixel + 1] == value:
            count = count + 1
    return count


def last_only(pictures: list[Picture], pixel: int, value: int) -> int:
    """Only the last picture is counted.

    Each round of the loop forgets the ones before. Does the count
    begin anew inside the loop? Begin it before the loop.
    """
    return 1 if pictures[-1][pixel] == value else 0


def last_left_out(
    pictures: list[Picture], pixel: int, value: int
) -> int:
    """The last picture is left out.

    The loop ends one picture too early. Go through all of them: `for
    picture in pictures`.
    """
    return matches(pictures[:-1], pixel, value)


def never(pictures: list[Picture], pixel: int, value: int) -> int:
    """The count stays 0.

    Is `count + 1` stored, as in `count = count + 1`? Or does the
    comparison never hold? Compare one pixel, which is a number, with
    `value`, and use no quotes.
    """
    return 0


def off_whatever(
    pictures: list[Picture], pixel: int, value: int
) -> int:
    """Pixels OFF are counted, whatever the value.

    You counted the pictures where the pixel is OFF. When value is 1,
    count the pictures where it is ON: compare with `value`.
    """
    return matches(pictures, pixel, 0)


def one_at_most(pictures: list[Picture], pixel: int, value: int) -> int:
    """The count is 1 at most.

    Does `count = 1` start again each time, or does `return` stand
    under the `if`? Add 1 to the count, and return it behind the loop.
    """
    return min(matches(pictures, pixel, value), 1)


def draw(pictures: list[Picture], pixel: int, value: int) -> list[str]:
    """The pictures, with the pixel in brackets."""
    state = "ON" if value else "OFF"
    where = f"in brackets: x{pixel + 1}, pixel={pixel}, to be {state}"
    return [*drawn(pictures, pixel), where]


WRONG = (
    on_whatever,
    whole_pictures,
    first_only,
    pixel_before,
    one_picture,
    as_share,
    no_match,
    pixel_after,
    last_only,
    last_left_out,
    never,
    off_whatever,
    one_at_most,
)


def probes() -> list[Probe]:
    """The calls that are made of the function."""
    ones, sevens = pictures_of(ONES), pictures_of(SEVENS)
    small = pictures_of(("0110", "0100", "0011"))
    board: list[Any] = [
        ("the four 1s, x4 OFF", ones, 3, 0),
        ("the four 1s, x6 OFF", ones, 5, 0),
        ("the five 7s, x1 ON", sevens, 0, 1),
    ]
    others: list[Any] = [
        ("all nine, x2 ON", ones + sevens, 1, 1),
        ("all nine, x8 OFF", ones + sevens, 7, 0),
        ("one picture twice, x3 OFF", [*sevens[1:], sevens[1]], 2, 0),
        ("small pictures, x1 ON", small, 0, 1),
    ]
    return probes_of("matches", board, others)


def lesson() -> Lesson:
    """The whole exercise."""
    return lesson_of(
        "e03_matches",
        matches,
        WRONG,
        probes(),
        draw,
        goal="compare with value, do not just count ON",
        page="docs/derivation/counting.md",
        package="count_values",
        hints=HINTS,
    )
