"""From the factors to the prediction, by Bayes' rule.

| step       | formula             | 1-vs-7, class 1     |
|------------|---------------------|---------------------|
| product    | Π P(x_j|y=c)        | 108/4^9             |
| score      | P(y=c) times it     | 3/16384             |
| evidence   | the scores added    | 38920611/6400000000 |
| posterior  | score over evidence | 390625/12973537     |
| prediction | arg max             | 7                   |
"""

import math
from typing import Any

from naivebayes.checks.messages import listed
from naivebayes.notation import Label, Number, is_exact
from naivebayes.render.events import Beside, ClassName, Name, Prob
from naivebayes.render.formulas import (
    Num,
    Over,
    Plus,
    Power,
    Times,
)
from naivebayes.render.numbers import is_short
from naivebayes.render.spelling import Form
from naivebayes.render.steps import (
    Step,
    counted_in,
    have_density,
    is_density,
    step_of,
    value_form,
)
from naivebayes.scoring import (
    added,
    joint_score,
    log_sum_exp,
    tied_classes,
)

MANY = 30  # factors; a longer product is not written out
MANY_BOTTOMS = 6  # different numbers below the line
LONGEST_POWER = 100  # 2 to a higher power does not fit a line


def product_steps(
    classes: list[Label], factors: list[list[Step]]
) -> list[Step]:
    """Π P(x_j|y=c): the factors of each class multiplied."""
    steps = []
    for c, of_class in zip(classes, factors):
        values = [step.value for step in of_class]
        product = joint_score(1, values)
        step = product_step(c, of_class, product)
        if product == 0 and step.numbers["log"] > -math.inf:
            numbers = {**step.numbers, "note": "too small for a float"}
            step = step._replace(numbers=numbers)
        steps.append(step)
    return steps


def product_step(c: Label, factors: list[Step], value: Any) -> Step:
    """The product of one class, with the counts above the line."""
    shown = counted_in(factors)
    parts = [part_of_product(factor) for factor in shown]
    sides: list[Form] = [
        Prob(Name("x"), ClassName(c), letter_of(factors))
    ]
    if len(shown) > MANY:
        sides.append(Name(f"the product of {len(shown)} factors"))
    elif value is not None:
        sides.append(Times([short_form(factor) for factor in shown]))
    sides.extend(counts_multiplied(parts))
    logs = [factor.numbers["log"] for factor in shown]
    numbers = {"factors": parts, "log": math.fsum(logs)}
    return step_of("product", c, tuple(sides), numbers, value)


def part_of_product(factor: Step) -> dict[str, Any]:
    """What a product needs of a factor: its counts, or its density."""
    if is_density(factor):
        return {"density": factor.value}
    names = ("top", "bottom", "times")
    return {name: factor.numbers[name] for name in names}


def letter_of(factors: list[Step]) -> str:
    """p where a density is among the factors, else P."""
    return "p" if have_density(factors) else "P"


def counts_multiplied(parts: list[dict[str, Any]]) -> list[Form]:
    """108/4^9, where everything was counted and the product fits."""
    top: Number = 1
    powers: dict[Number, int] = {}
    for part in parts:
        times = part.get("times")
        if not isinstance(times, int) or not is_exact(part["top"]):
            return []
        if part["top"] not in (0, 1) and times > LONGEST_POWER:
            return []
        top = top * part["top"] ** times
        bottom = part["bottom"]
        powers[bottom] = powers.get(bottom, 0) + times
    if not is_short(top) or not 0 < len(powers) <= MANY_BOTTOMS:
        return []
    if list(powers.values()) == [1]:
        return []  # a single factor stands there already
    bottoms = [power_of(bottom, n) for bottom, n in powers.items()]
    below = bottoms[0] if len(bottoms) == 1 else Times(bottoms)
    return [Over(Num(top), below)]


def power_of(bottom: Number, times: int) -> Form:
    """A number, or its power where it stands there several times."""
    return Num(bottom) if times == 1 else Power(Num(bottom), Num(times))


def score_steps(
    joint: dict[Label, Number], priors: list[Step], products: list[Step]
) -> list[Step]:
    """P(y=c) P(x|y=c): prior times product."""
    steps = []
    for prior, product in zip(priors, products):
        c = prior.class_
        left = Beside([prior.sides[0], product.sides[0]])
        factors = [short_form(prior), short_form(product)]
        numbers = {
            "prior": prior.value,
            "product": product.value,
            "log": prior.numbers["log"] + product.numbers["log"],
        }
        sides = (left, Times(factors))
        steps.append(step_of("score", c, sides, numbers, joint[c]))
    return steps


def short_form(step: Step) -> Form:
    """What a step stands for in the next: 4/9, 108/4^9, 0.0106."""
    last = step.sides[-1]
    if isinstance(last, (Over, Power)):
        return last
    return value_form(step)


def evidence_step(scores: list[Step], letter: str) -> Step:
    """P(x): the scores of all classes added."""
    values = [step.value for step in scores]
    left = Prob(Name("x"), letter=letter)
    sides = (left, Plus([value_form(step) for step in scores]))
    log = log_sum_exp([step.numbers["log"] for step in scores])
    numbers = {"scores": values, "log": log}
    return step_of("evidence", None, sides, numbers, added(values))


def posterior_steps(
    scores: list[Step], evidence: Step, posterior: dict[Label, Number]
) -> list[Step]:
    """P(y=c|x): the score over the evidence."""
    steps = []
    for score in scores:
        c = score.class_
        left = Prob(ClassName(c), Name("x"))
        sides = (
            left,
            Over(value_form(score), evidence.sides[0], " / "),
        )
        numbers = {
            "score": score.value,
            "evidence": evidence.value,
            "log": score.numbers["log"] - evidence.numbers["log"],
        }
        steps.append(
            step_of("posterior", c, sides, numbers, posterior[c])
        )
    return steps


def prediction_step(log_scores: dict[Label, Any], name: str) -> Step:
    """The class of the largest score; a tie is said."""
    tied = tied_classes(log_scores)
    formula = f"the largest {name}"
    if len(tied) > 1:
        formula = f"the first in label order of a tie: {listed(tied)}"
    label, numbers = tied[0], {"tied": tied}
    sides = (Name("y"),)
    return step_of("prediction", label, sides, numbers, label, formula)
