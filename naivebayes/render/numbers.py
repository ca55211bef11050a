"""Numbers as they are written by hand.

| name      | meaning                         | example      |
|-----------|---------------------------------|--------------|
| `figures` | significant figures of decimals | 4: 0.0001831 |
| short     | a fraction that fits a line     | 3/16384      |
"""

import math
from decimal import Context, Decimal
from fractions import Fraction

from naivebayes.checks.values import as_whole
from naivebayes.notation import Number

FIGURES = 4
LONGEST_BOTTOM = 10**6  # of a fraction that one would write by hand
LARGEST_GIVEN = 10**300  # that is turned into a float
LARGEST_LOG = 700.0  # exp of more leaves the range of floats
MOST_FIGURES = 15  # a float has no more
LONGEST = 10**28  # a fraction of more digits does not fit a line


def decimal(value: Number, figures: int = FIGURES) -> str:
    """A number as a decimal with some significant figures.

    >>> from fractions import Fraction
    >>> decimal(Fraction(3, 16384))
    '0.0001831'
    >>> decimal(Fraction(1, 10**60))
    '1.000e-60'
    """
    if isinstance(value, float) and not math.isfinite(value):
        return repr(value)
    context = Context(prec=figures)
    exact = Fraction(value)
    top, bottom = Decimal(exact.numerator), Decimal(exact.denominator)
    rounded = context.divide(top, bottom)
    size = rounded.adjusted() if rounded else 0
    if -7 < size < 7:
        last = figures - 1 - size
        return f"{rounded:.{max(last, 0)}f}"
    return f"{rounded:.{figures - 1}e}"


def trimmed(value: Number, figures: int = FIGURES) -> str:
    """A decimal without the zeros at its end.

    >>> trimmed(2.5, 6), trimmed(13.744746, 6)
    ('2.5', '13.7447')
    """
    digits, sign, exponent = decimal(value, figures).partition("e")
    if "." in digits:
        digits = digits.rstrip("0").rstrip(".")
    return f"{digits}{sign}{exponent}"


def fraction(value: Number, figures: int = FIGURES) -> str:
    """A number as it is written by hand: 3/16384, or 1.

    Floats, and fractions too long for a line, as decimals.
    """
    return str(value) if is_short(value) else decimal(value, figures)


def is_short(value: Number) -> bool:
    """True for a whole number or fraction that fits a line."""
    if isinstance(value, float):
        return False
    return max(abs(value.numerator), value.denominator) < LONGEST


def is_whole(value: Number) -> bool:
    """True for an exact number without a fraction."""
    return isinstance(value, int) or value == int(value)


def is_plain_fraction(value: Number) -> bool:
    """False for a float, and for the long fraction of its value."""
    if isinstance(value, float):
        return False
    return value.denominator < LONGEST_BOTTOM or value > LARGEST_GIVEN


def given(value: Number) -> str:
    """A number as it was given: 0.5, 14.23, 1/2, 1065."""
    if is_plain_fraction(value):
        return fraction(value)
    digits, sign, exponent = f"{float(value):.12g}".partition("e")
    return f"{digits}e{int(exponent):+d}" if sign else digits


def figures_beyond(value: Number, step: float) -> int:
    """How many more figures a number needs to be exact to a step.

    >>> figures_beyond(118.27, 0.0656), figures_beyond(0.5, 1.0)
    (3, 0)
    """
    if value == 0 or step == 0 or not math.isfinite(step):
        return 0
    size = math.log10(abs(float(value))) - math.log10(step)
    return min(max(math.floor(size), 0), MOST_FIGURES)


def exp_or_none(log: float) -> float | None:
    """exp(log); None where it leaves the range of floats."""
    return math.exp(log) if abs(log) < LARGEST_LOG else None


def exp_text(log: float, figures: int = FIGURES) -> str:
    """exp(log) as a decimal; a power of e where it is huge or tiny.

    >>> exp_text(0.0), exp_text(-1000.0), exp_text(math.inf)
    ('1.000', 'e^-1000', 'inf')
    """
    if log == math.inf:
        return "inf"
    value = exp_or_none(log)
    if value is None:
        return f"e^{decimal(log, figures)}"
    return decimal(value, figures)


def as_figures(figures: int) -> int:
    """A number of significant figures."""
    return as_whole(figures, "figures", least=1, most=MOST_FIGURES)
