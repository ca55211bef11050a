"""One line of a solution, with all that is needed to print it.

| field     | meaning                           | 1-vs-7, class 1     |
|-----------|-----------------------------------|---------------------|
| `part`    | which part of the solution        | product             |
| `class_`  | its class, or None                | 1                   |
| `what`    | the left side                     | P(x | 1)            |
| `formula` | how it is worked out              | 1/4 * ... = 108/4^9 |
| `numbers` | what was put in, unreduced        | {"factors": [...]}  |
| `value`   | the result                        | 27/65536            |
| `sides`   | left and right sides, to be drawn | (Prob, Times, Over) |

"""

import math
from collections.abc import Mapping
from typing import Any, NamedTuple

from naivebayes.checks.messages import named
from naivebayes.notation import Label, Number
from naivebayes.render.events import State
from naivebayes.render.formulas import Exp, Num, Power
from naivebayes.render.numbers import given, is_short, is_whole
from naivebayes.render.spelling import Form

TITLES = {
    "prior": "Priors",
    "factor": "Factors",
    "left out": "Left out",
    "product": "Products",
    "score": "Scores",
    "log score": "Scores with logarithms",
    "evidence": "Evidence",
    "posterior": "Posteriors",
    "weight": "What decides",
    "prediction": "Prediction",
}
PARTS = (
    *list(TITLES)[:-1],
    "runner-up",
    "tie",
    "change",
    "prediction",
)


class Step(NamedTuple):
    """One line of a solution: what = formula = value."""

    part: str
    class_: Label
    what: str
    formula: str
    numbers: Mapping[str, Any]
    value: Any
    sides: tuple[Form, ...] = ()

    def __repr__(self) -> str:
        return (
            f"Step({self.part}: {self.what} = {self.formula}, "
            f"class {named(self.class_)}, value {named(self.value)})"
        )


def step_of(
    part: str,
    c: Label,
    sides: tuple[Form, ...],
    numbers: Mapping[str, Any],
    value: Any,
    words: str = "",
) -> Step:
    """A step from its left side and the forms of its right side.

    words: stand for the formula where there is none.
    """
    left, *rights = sides
    formula = " = ".join([right.text() for right in rights])
    what = left.text()
    return Step(part, c, what, words or formula, numbers, value, sides)


def is_density(factor: Step) -> bool:
    """True for the factor of a measurement."""
    return "mean" in factor.numbers


def is_left_out(step: Step) -> bool:
    """True for a factor, or its weight, that is 1 as it is left out."""
    return "left_out" in step.numbers


def counted_in(factors: list[Step]) -> list[Step]:
    """The factors that are not left out."""
    return [factor for factor in factors if not is_left_out(factor)]


def have_density(factors: list[Step]) -> bool:
    """True where a density is among some factors."""
    return any([is_density(factor) for factor in factors])


def sections_of(steps: list[Step]) -> dict[str, list[Step]]:
    """The part that begins a section -> the steps of the section.

    The runner-up, a tie and the changes stand below the weights.
    """
    sections: dict[str, list[Step]] = {}
    for step in steps:
        part = step.part if step.part in TITLES else "weight"
        sections.setdefault(part, []).append(step)
    return sections


def is_rounded(step: Step) -> bool:
    """True where a decimal stands beside an exact value."""
    return is_short(step.value) and not is_whole(step.value)


def has_value(step: Step) -> bool:
    """True for a step that ends in a number."""
    return step.value is not None and step.part != "prediction"


def value_form(step: Step) -> Form:
    """The value of a step as a formula.

    A float that is 0 only because it is so small is shown as exp(log).
    """
    log = step.numbers.get("log", 0.0)
    if step.value == 0 and -math.inf < log < 0:
        return Exp(Num(log))
    return Num(step.value)


def event_of(factor: Step) -> Form:
    """What a factor is the probability of: x1=1, or red 2 times."""
    left: Any = factor.sides[0]  # P(x1=1 | 1), or its power
    if isinstance(left, Power):
        times = times_text(factor.numbers["times"])
        base: Any = left.base
        return State(base.of.name, times)
    event: Form = left.of
    return event


def times_text(n: Number) -> str:
    """How often a word occurs: 1 time, 2 times."""
    return "1 time" if n == 1 else f"{given(n)} times"
