"""Numbers as a picture writes them, and round ones for its axes.

| name | meaning                             | example             |
|------|-------------------------------------|---------------------|
| step | from one round number to the next   | 0.5                 |
| most | how many of them there may be       | 5                   |
"""

import math
from fractions import Fraction

from naivebayes.notation import Number

FIGURES = 4
NARROW = (
    2.0**-50
)  # of a number: floats hardly tell apart what is closer


def short(value: Number, figures: int = FIGURES) -> str:
    """A number with some significant figures and no useless zeros.

    >>> short(24715.5), short(0.25), short(1e-300), short(1 / 3)
    ('24720', '0.25', '1e-300', '0.3333')
    """
    rounded = f"{float(value):.{figures}g}"
    if "e" not in rounded:
        return rounded
    if 1 <= abs(float(rounded)) < 1e7:
        return f"{float(rounded):.0f}"
    mantissa, exponent = rounded.split("e")
    return f"{mantissa}e{int(exponent)}"


def round_numbers(
    low: Fraction, high: Fraction, most: int
) -> list[Fraction]:
    """The multiples of 1, 2 or 5 times a power of 10 in between.

    >>> from fractions import Fraction
    >>> found = round_numbers(Fraction(-1, 10), Fraction(1, 5), most=4)
    >>> [float(number) for number in found]
    [-0.1, 0.0, 0.1, 0.2]
    """
    step = round_step((high - low) / most)
    first, last = math.ceil(low / step), math.floor(high / step)
    return [k * step for k in range(first, last + 1)]


def round_step(least: Fraction) -> Fraction:
    """1, 2 or 5 times a power of 10, `least` or a little more."""
    power = Fraction(10) ** math.floor(math.log10(least))
    for factor in (1, 2, 5):
        if factor * power >= least:
            return factor * power
    return 10 * power


def tick_text(value: Fraction) -> str:
    """A round number in full: 0.05, 2000, 1e200.

    >>> from fractions import Fraction
    >>> tick_text(Fraction(1, 20)), tick_text(Fraction(-12 * 10**199))
    ('0.05', '-1.2e200')
    """
    tens, exponent = value, 0
    while tens.denominator != 1:
        tens, exponent = tens * 10, exponent - 1
    plain = f"{float(value):.{-exponent}f}"
    if len(plain) <= 8:
        return plain
    digits = str(abs(tens.numerator)).rstrip("0")
    size = len(str(abs(tens.numerator))) - 1 + exponent
    mantissa = f"{digits[0]}.{digits[1:]}".rstrip(".")
    sign = "-" if value < 0 else ""
    scientific = f"{sign}{mantissa}e{size}"
    return min(plain, scientific, key=len)
