"""A number as a student writes it, and how exact it claims to be.

| answer       | number   | half a unit of its last figure |
|--------------|----------|--------------------------------|
| 4/9          | 4/9      | 0: it is exact                 |
| 108/4^9      | 27/65536 | 0                              |
| 0.444, 0,444 | 0.444    | 0.0005                         |
| 3%           | 0.03     | 0.005                          |
| 1.8*10^-4    | 0.00018  | 0.000005                       |
"""

import math
import re
from decimal import Decimal
from fractions import Fraction
from numbers import Integral, Rational, Real
from typing import Any

from naivebayes.checks.messages import shown
from naivebayes.errors import NaiveBayesError

QUOTIENT = (
    r"([+-]?)([0-9]+)(?:\^([0-9]+))?(?:/([0-9]+)(?:\^([0-9]+))?)?"
)
DECIMAL = (
    r"([+-]?[0-9]*[.,]?[0-9]*)"
    r"(?:e([+-]?[0-9]+)|[*x·×]10\^\(?([+-]?[0-9]+)\)?)?(%?)"
)
LONGEST_ANSWER = 100  # characters
LARGEST_EXPONENT = 1000
FLOAT_ROUNDING = Fraction(1, 10**12)  # of an answer that is a float
Written = tuple[Fraction | float, Fraction]


def as_answer(answer: Any, what: str) -> Written:
    """An answer as a number, and half a unit of its last figure."""
    if isinstance(answer, bool):
        raise no_number(answer, what)
    if isinstance(answer, Integral):
        return Fraction(int(answer)), Fraction(0)
    if isinstance(answer, Rational):
        return Fraction(answer), Fraction(0)
    if isinstance(answer, Real):
        number, allowed = read(repr(float(answer)), answer, what)
        rounding = Fraction(0)
        if math.isfinite(number):
            rounding = abs(Fraction(number)) * FLOAT_ROUNDING
        return number, max(allowed, rounding)
    if isinstance(answer, (str, Decimal)):
        return read(str(answer), answer, what)
    raise no_number(answer, what)


def read(text: str, answer: Any, what: str) -> Written:
    """The number in a text, and half a unit of its last figure."""
    if len(text) > LONGEST_ANSWER:
        raise no_number(answer, what)
    text = "".join(text.split()).replace("\u2212", "-").lower()
    if text.lstrip("+-") in ("inf", "infinity", "\u221e"):
        return math.inf * (-1 if text[0] == "-" else 1), Fraction(0)
    quotient = re.fullmatch(QUOTIENT, text)
    if quotient:
        return quotient_of(quotient, answer, what), Fraction(0)
    parts = re.fullmatch(DECIMAL, text)
    if not parts or not any([sign.isdigit() for sign in parts[1]]):
        raise no_number(answer, what)
    return rounded_of(parts, answer, what)


def quotient_of(
    match: re.Match[str], answer: Any, what: str
) -> Fraction:
    """4/9, 108/4^9 or 7 as a number."""
    sign, top, top_power, bottom, bottom_power = match.groups()
    exponents = [int(top_power or 1), int(bottom_power or 1)]
    if max(exponents) > LARGEST_EXPONENT or int(bottom or 1) == 0:
        raise no_number(answer, what)
    above = int(top) ** exponents[0]
    number = Fraction(above, int(bottom or 1) ** exponents[1])
    return -number if sign == "-" else number


def rounded_of(
    match: re.Match[str], answer: Any, what: str
) -> tuple[Fraction, Fraction]:
    """0.444, 1.8e-4 or 3% as a number, and half its last unit."""
    digits, e_exponent, ten_exponent, percent = match.groups()
    digits = digits.replace(",", ".")
    exponent = int(e_exponent or ten_exponent or 0)
    if abs(exponent) > LARGEST_EXPONENT:
        raise no_number(answer, what)
    exponent -= 2 if percent else 0
    decimals = len(digits.partition(".")[2])
    number = Fraction(digits) * Fraction(10) ** exponent
    if number == 0:
        return number, Fraction(0)
    return number, Fraction(10) ** (exponent - decimals) / 2


def no_number(answer: Any, what: str) -> NaiveBayesError:
    """The error for an answer that is no number."""
    return NaiveBayesError(
        f"the answer for {what}, {shown(answer)}, is no number. Write "
        "a fraction (4/9), a decimal (0.444 or 0,444) or percent (44%)."
    )
