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

from naivebayes.notation import Label
from naivebayes.render.events import State
from naivebayes.render.formulas import Exp, Num, Power
from naivebayes.render.numbers import given

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
    "runner-up": "What decides",
    "tie": "What decides",
    "change": "What decides",
    "prediction": "Prediction",
}
PARTS = tuple(TITLES)


class Step(NamedTuple):
    """One line of a solution: what = formula = value."""

    part: str
    class_: Label
    what: str
    formula: str
    numbers: Mapping[str, Any]
    value: Any
    sides: tuple[Any, ...] = ()

    def __repr__(self) -> str:
        return (
            f"Step({self.part}: {self.what} = {self.formula}, "
            f"class {self.class_!r}, value {self.value!r})"
        )


def step_of(
    part: str,
    c: Label,
    sides: tuple[Any, ...],
    numbers: Mapping[str, Any],
    value: Any,
) -> Step:
    """A step from its left side and the forms of its right side."""
    left, *rights = sides
    formula = " = ".join([right.text() for right in rights])
    return Step(part, c, left.text(), formula, numbers, value, sides)


def value_form(step: Step) -> Any:
    """The value of a step as a formula, None where it has none.

    A float that is 0 only because it is so small is shown as exp(log).
    """
    if step.value is None or step.part == "prediction":
        return None
    log = step.numbers.get("log", 0.0)
    if step.value == 0 and -math.inf < log < 0:
        return Exp(Num(log))
    return Num(step.value)


def event_of(factor: Step) -> Any:
    """What a factor is the probability of: x1=1, or red 2 times."""
    left = factor.sides[0]
    if isinstance(left, Power):
        times = given(factor.numbers["times"])
        return State(left.base.of.name, f"{times} times")
    return left.of
