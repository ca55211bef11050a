r"""Formulas with their numbers put in, as text and as LaTeX.

| class    | text                   | LaTeX                        |
|----------|------------------------|------------------------------|
| `Num`    | 27/65536, 0.0004120    | \frac{27}{65536}, 0.0004120  |
| `Given`  | 14.23                  | 14.23                        |
| `Over`   | (2+1)/(4+2*1)          | \frac{2 + 1}{4 + 2 \cdot 1}  |
| `Times`  | 1/4 * 2/4              | \frac{1}{4} \cdot ...        |
| `Plus`   | 3/16384 + 2304/390625  | ... + ...                    |
| `Power`  | (3/4)^2                | \left(\frac{3}{4}\right)^{2} |
| `Log`    | log(4/9)               | \log\left(...\right)         |
| `Exp`    | exp(-3.5)              | \exp\left(-3.5\right)        |
| `Normal` | N(14.23; 13.74, 0.210) | \mathcal{N}(...)             |

A formula keeps the numbers as they were counted: 2/4 stays 2/4. What
stands inside another formula is written closely, and in brackets where
it would be misread.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from naivebayes.notation import Number
from naivebayes.render.numbers import (
    FIGURES,
    figures_beyond,
    fraction,
    given,
    is_plain_fraction,
    trimmed,
)
from naivebayes.render.spelling import (
    ATOM,
    POWER,
    PRODUCT,
    QUOTIENT,
    SUM,
    Form,
    inner,
    latex_decimal,
    latex_inner,
    latex_number,
    number_rank,
    signed,
    tight,
)


class Num(NamedTuple):
    """A number that was computed.

    more: figures that it is given beyond those asked for, where the
    difference to another number is what matters.
    """

    value: Number
    more: int = 0

    def rank(self) -> int:
        return number_rank(self.value)

    def text(self, figures: int = FIGURES) -> str:
        return fraction(self.value, figures + self.more)

    def latex(self, figures: int = FIGURES) -> str:
        return latex_number(self.value, figures + self.more)


class Given(NamedTuple):
    """A number that was given: all its figures are shown."""

    value: Number

    def rank(self) -> int:
        if is_plain_fraction(self.value):
            return number_rank(self.value)
        return SUM if self.value < 0 else ATOM

    def text(self, figures: int = FIGURES) -> str:
        return given(self.value)

    def latex(self, figures: int = FIGURES) -> str:
        if is_plain_fraction(self.value):
            return latex_number(self.value, figures)
        return latex_decimal(given(self.value))


class Over(NamedTuple):
    """A quotient, unreduced."""

    top: Form
    bottom: Form
    line: str = "/"

    def rank(self) -> int:
        return QUOTIENT

    def text(self, figures: int = FIGURES) -> str:
        top = tight(self.top, POWER, figures)
        bottom = tight(self.bottom, POWER, figures)
        return f"{top}{self.line}{bottom}"

    def latex(self, figures: int = FIGURES) -> str:
        top, bottom = (
            self.top.latex(figures),
            self.bottom.latex(figures),
        )
        return rf"\frac{{{top}}}{{{bottom}}}"


class Times(NamedTuple):
    """A product, its factors in order."""

    factors: Sequence[Form]

    def rank(self) -> int:
        return PRODUCT

    def terms(self, figures: int = FIGURES) -> list[str]:
        return [inner(f, QUOTIENT, figures) for f in self.factors]

    def text(self, figures: int = FIGURES) -> str:
        return " * ".join(self.terms(figures)) or "1"

    def latex(self, figures: int = FIGURES) -> str:
        factors = [latex_inner(f, figures) for f in self.factors]
        return r" \cdot ".join(factors) or "1"


class Plus(NamedTuple):
    """A sum, its terms in order; a negative one is taken away."""

    addends: Sequence[Form]

    def rank(self) -> int:
        return SUM

    def terms(self, figures: int = FIGURES) -> list[str]:
        return [term.text(figures) for term in self.addends]

    def text(self, figures: int = FIGURES) -> str:
        return signed(self.terms(figures))

    def latex(self, figures: int = FIGURES) -> str:
        return signed([term.latex(figures) for term in self.addends])


class Power(NamedTuple):
    """A power: a factor that occurs several times."""

    base: Form
    exponent: Form

    def rank(self) -> int:
        return POWER

    def text(self, figures: int = FIGURES) -> str:
        base = inner(self.base, ATOM, figures)
        return f"{base}^{inner(self.exponent, ATOM, figures)}"

    def latex(self, figures: int = FIGURES) -> str:
        base = self.base.latex(figures)
        if self.base.rank() < ATOM:
            base = rf"\left({base}\right)"
        return f"{base}^{{{self.exponent.latex(figures)}}}"


class Log(NamedTuple):
    """A natural logarithm."""

    of: Form

    def rank(self) -> int:
        return ATOM

    def text(self, figures: int = FIGURES) -> str:
        return f"log({self.of.text(figures)})"

    def latex(self, figures: int = FIGURES) -> str:
        return rf"\log\left({self.of.latex(figures)}\right)"


class Exp(NamedTuple):
    """The exponential: what a logarithm is the logarithm of."""

    of: Form

    def rank(self) -> int:
        return ATOM

    def text(self, figures: int = FIGURES) -> str:
        return f"exp({self.of.text(figures)})"

    def latex(self, figures: int = FIGURES) -> str:
        return rf"\exp\left({self.of.latex(figures)}\right)"


class Normal(NamedTuple):
    """The Gaussian density with x, mean and variance put in.

    Mean and variance have two more figures than asked for, and the mean
    as many as its distance from x needs, so that the density can be
    worked out from what is shown.
    """

    x: Number
    mean: Number
    var: Number

    def rank(self) -> int:
        return ATOM

    def text(self, figures: int = FIGURES) -> str:
        mean, var = self.shown(figures)
        return f"N({given(self.x)}; {mean}, {var})"

    def latex(self, figures: int = FIGURES) -> str:
        x = Given(self.x).latex(figures)
        mean, var = map(latex_decimal, self.shown(figures))
        return rf"\mathcal{{N}}({x};\, {mean},\, {var})"

    def shown(self, figures: int) -> tuple[str, str]:
        """Mean and variance as decimals."""
        more = 2 + figures_beyond(self.mean, math.sqrt(self.var))
        mean = trimmed(self.mean, figures + more)
        return mean, trimmed(self.var, figures + 2)
