"""What the options of the command line can be.

| option          | value                                  | example |
|-----------------|----------------------------------------|---------|
| --alpha         | a number, exactly as it is written     | 1/2     |
| --row, --folds  | whole numbers                          | 10      |
| --figures       | from 1 to 15                           | 4       |
| --seed          | a text (of teacher and exercises)      | course  |
| --blank         | parts of a solution, with commas       | factor  |
"""

import argparse
from contextlib import suppress
from fractions import Fraction
from typing import Any

from naivebayes.checks.values import exact_value
from naivebayes.errors import NaiveBayesError
from naivebayes.notation import Number
from naivebayes.render.blanks import as_blank
from naivebayes.render.numbers import as_figures

LONG_NAMES = {"log-score": "log score"}
LONGEST = 1000  # characters of a number
LONGEST_EXPONENT = 4


class Once(argparse.Action):
    """An option that cannot be given twice: it has one value."""

    def __call__(
        self, parser: Any, options: Any, value: Any, name: Any = None
    ) -> None:
        """Keep the value; refuse a second one."""
        if getattr(options, self.dest) is not None:
            parser.error(f"{name} takes one text, and is given twice")
        setattr(options, self.dest, value)


def number(text: str) -> Number:
    """A number such as 1, 0.5 or 1/2, exactly as it is written."""
    value: Number = -1
    exponent = text.lower().partition("e")[2]
    if len(text) <= LONGEST and len(exponent) <= LONGEST_EXPONENT:
        with suppress(ValueError, ZeroDivisionError):
            value = exact_value(Fraction(text))
    if value < 0:
        raise refusal(f"{text!r} is no number from 0 up, such as 1/2")
    return value


def whole(text: str) -> int:
    """A whole number that is not negative."""
    if not text.strip().isdecimal():
        raise refusal(f"{text!r} is no whole number from 0 up")
    return int(text)


def seed(text: str) -> str:
    """A text that picks a variant; blanks around it do not count."""
    seed = " ".join(text.split())
    if not seed or not seed.isprintable():
        raise refusal("a seed is a text, such as course-anna")
    return seed


def figures(text: str) -> int:
    """A number of significant figures."""
    try:
        return as_figures(whole(text))
    except NaiveBayesError as error:
        raise refusal(str(error)) from None


def parts(text: str) -> frozenset[str]:
    """Parts of a solution with commas between them, or all.

    log-score needs no quotes of the shell, as "log score" does.
    """
    names = [name.strip() for name in text.split(",")]
    names = [LONG_NAMES.get(name, name) for name in names]
    try:
        return as_blank("all" if names == ["all"] else names)
    except NaiveBayesError as error:
        raise refusal(str(error)) from None


def refusal(reason: str) -> argparse.ArgumentTypeError:
    """The error for a value that an option cannot have."""
    return argparse.ArgumentTypeError(reason)
