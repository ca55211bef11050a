"""The six programs of exercise 14: one correct program, one line wrong.

| program | the wrong line                                   |
|---------|--------------------------------------------------|
| A       | P(pixel on), although the pixel of x is OFF      |
| B       | every class gets the same prior                  |
| C       | the prior is forgotten                           |
| D       | a pseudo-count is added above, and 1 below       |
| E       | the first pixel is left out                      |
| F       | divided by the largest score, not by their sum   |

The file says which program it is; the answers of a program hold for no
other.
"""

import re
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

from naivebayes.exercises.lesson import Function
from naivebayes.exercises.shipped import stub

NAME = "e14_find_the_bug"
CLASSIFY = "classify"
PROGRAM = re.compile(r"This is program ([A-Z])\b")


class Bug(NamedTuple):
    """A line of the program, and what stands there instead.

    wrong, right: the first number that comes out wrong, and what it
    should be; later: the same for class 7.
    """

    line: str
    planted: str
    wrong: Fraction
    right: Fraction
    later: tuple[Fraction, Fraction]


ONE, SEVEN = Fraction(3, 16384), Fraction(2304, 390625)  # scores
BUGS = {
    "A": Bug(
        "        if picture[pixel] == value:",
        '        if picture[pixel] == "1":',
        Fraction(1, 4),
        Fraction(3, 4),
        (Fraction(2, 5), Fraction(3, 5)),
    ),
    "B": Bug(
        "    return Fraction(len(training[c]), total)",
        "    return Fraction(1, len(training))",
        Fraction(1, 2),
        Fraction(4, 9),
        (Fraction(1, 2), Fraction(5, 9)),
    ),
    "C": Bug(
        "    product = class_prior(training, c)",
        "    product = 1",
        Fraction(27, 65536),
        ONE,
        (Fraction(20736, 1953125), SEVEN),
    ),
    "D": Bug(
        "    return Fraction(matches, len(pictures))",
        "    return Fraction(matches + 1, len(pictures) + 1)",
        Fraction(2, 5),
        Fraction(1, 4),
        (Fraction(5, 6), Fraction(4, 5)),
    ),
    "E": Bug(
        "    for pixel in range(len(x)):",
        "    for pixel in range(1, len(x)):",
        Fraction(3, 4096),
        ONE,
        (Fraction(576, 78125), SEVEN),
    ),
    "F": Bug(
        "    return scores[c] / total",
        "    return scores[c] / max(scores.values())",
        Fraction(390625, 12582912),
        Fraction(390625, 12973537),
        (Fraction(1), Fraction(12582912, 12973537)),
    ),
}


def letter_for(seed: str) -> str:
    """The program that a seed picks; A where there is none."""
    letters = list(BUGS)
    if not seed:
        return letters[0]
    return letters[int(Random(seed).random() * len(letters))]


def letter_in(text: str) -> str | None:
    """Which program a file says that it is."""
    found = PROGRAM.search(text)
    return found[1] if found and found[1] in BUGS else None


def program(letter: str) -> str:
    """The file that a student gets, with the bug in it."""
    bug = BUGS[letter]
    text = stub(NAME).replace("program A", f"program {letter}")
    return text.replace(f"{bug.line}\n", f"{bug.planted}\n")


def line_of(letter: str) -> int:
    """The number of the planted line."""
    return program(letter).split("\n").index(BUGS[letter].planted) + 1


def classify_of(text: str) -> Function:
    """The function `classify` of a program of ours."""
    names: dict[str, Any] = {"__name__": NAME}
    exec(text, names)
    function: Function = names[CLASSIFY]
    return function
