"""Priors and factors of one row, as they were counted or measured.

| name       | meaning                                  | 1-vs-7       |
|------------|------------------------------------------|--------------|
| `row`      | the row as the model uses it             | [1, 1, ...]  |
| `as_given` | the row as it was given                  | [1, 1, ...]  |
| entry      | (feature, its name, its value) of a row  | (0, "x1", 1) |
| `times`    | how often a factor stands in the product | 1            |
"""

import sys
from fractions import Fraction
from typing import Any

from naivebayes.checks.values import exact_value
from naivebayes.errors import UnderflowError
from naivebayes.models.base import Entry, NaiveBayes
from naivebayes.models.multinomial import MultinomialNB
from naivebayes.models.parts import is_measured, part_of
from naivebayes.notation import Label, Number
from naivebayes.render.events import ClassName, Event, Name, Prob, State
from naivebayes.render.formulas import (
    Given,
    Normal,
    Num,
    Over,
    Plus,
    Power,
    Times,
)
from naivebayes.render.spelling import Form
from naivebayes.render.steps import Step, event_of, step_of

LARGEST_FLOAT = int(sys.float_info.max)


def prior_step(model: NaiveBayes, c: Label) -> Step:
    """P(y=c), as counted, or as it was given."""
    prior, left = model.priors[c], Prob(ClassName(c))
    numbers: dict[str, Any] = {"log": model.log_priors[c]}
    if model.given_priors is None:
        count = model.class_counts[c]
        total = sum(model.class_counts.values())
        numbers.update({"count": count, "total": total})
        sides = (left, Over(Num(count), Num(total)))
        return step_of("prior", c, sides, numbers, prior)
    numbers["note"] = "given"
    if model.given_priors == "uniform":
        numbers["note"] = "the same for each class"
    return step_of("prior", c, (left,), numbers, prior)


def factor_steps(
    model: NaiveBayes, row: Any, as_given: Any, c: Label
) -> list[Step]:
    """P(x_j|y=c) for each feature, as counted or measured."""
    logs = model.log_factors(row, c)
    values = factors_or_none(model, row, c)
    steps = []
    for entry, value, log in zip(model.entries(row), values, logs):
        j, name, x_j = entry
        given_x = x_j if model.bags else as_given[j]
        event = event_in(model, name, given_x)
        left = Prob(
            event, ClassName(c), "p" if is_measured(model, j) else "P"
        )
        if model.is_left_out(j, x_j):
            reason = reason_of(model, j, given_x)
            steps.append(left_out_factor(left, c, reason, log))
            continue
        numbers = {**numbers_of(model, c, entry), "log": log}
        sides = sides_of(left, numbers)
        steps.append(step_of("factor", c, sides, numbers, value))
    return steps


def left_out_factor(
    left: Prob, c: Label, reason: str, log: float
) -> Step:
    """The factor 1 of a feature that is left out."""
    numbers = {"left_out": reason, "log": log}
    words = f"left out: {reason}"
    return step_of("factor", c, (left,), numbers, 1, words)


def factors_or_none(model: NaiveBayes, row: Any, c: Label) -> list[Any]:
    """The factors; None for each where exact powers are too long."""
    try:
        return model.factors(row, c)
    except UnderflowError:
        return [None for _ in model.entries(row)]


def event_in(model: Any, name: str, x_j: Any) -> Form:
    """What a factor is the probability of: x1=1, or a word."""
    if isinstance(model, MultinomialNB):
        return Name(name)
    if model.bags:
        return State(name, "present" if x_j else "absent")
    return Name(name) if x_j is None else Event(name, x_j)


def reason_of(model: Any, j: Any, x_j: Any) -> str:
    """Why a feature is left out."""
    if j in model.left_out:
        return "never known in training"
    if x_j is None:
        return "missing"
    if isinstance(model, MultinomialNB):
        return "absent"
    return "not seen in training"


def numbers_of(model: Any, c: Label, entry: Entry) -> dict[str, Any]:
    """What a factor was made from, unreduced."""
    j, _, x_j = entry
    part, k = part_of(model, j)
    if is_measured(model, j):
        mean, var = part.mean_and_var(c, k)
        return {"x": x_j, "mean": mean, "var": var}
    count, total, n_values = part.counted(c, k, x_j)
    return {
        "count": count,
        "total": total,
        "alpha": part.alpha,
        "n_values": n_values,
        "times": x_j if isinstance(part, MultinomialNB) else 1,
        "top": plus_alpha(count, 1, part.alpha),
        "bottom": plus_alpha(total, n_values, part.alpha),
    }


def plus_alpha(count: Number, times: int, alpha: Number) -> Number:
    """A count with its pseudo-counts: a float where alpha is one.

    The sum is exact before it is rounded, and stays so where no float
    can hold it.
    """
    total = Fraction(count) + times * Fraction(alpha)
    if isinstance(alpha, float) and total <= LARGEST_FLOAT:
        return float(total)
    return exact_value(total)


def sides_of(left: Prob, numbers: dict[str, Any]) -> tuple[Form, ...]:
    """The left side of a factor, and its share or density."""
    if "mean" in numbers:
        x, mean, var = numbers["x"], numbers["mean"], numbers["var"]
        return left, Normal(x, mean, var)
    count, total = Given(numbers["count"]), Given(numbers["total"])
    alpha, n_values = Given(numbers["alpha"]), Num(numbers["n_values"])
    forms: list[Form] = [left]
    if numbers["alpha"] != 0:
        top = Plus([count, alpha])
        bottom = Plus([total, Times([n_values, alpha])])
        forms.append(Over(top, bottom))
    forms.append(share_of(numbers))
    if numbers["times"] != 1:
        times = Given(numbers["times"])
        forms = [Power(form, times) for form in forms]
    return tuple(forms)


def share_of(numbers: dict[str, Any]) -> Over:
    """A count over its total, with the pseudo-counts: 2/4, or 3/6."""
    return Over(Given(numbers["top"]), Given(numbers["bottom"]))


def left_out_steps(
    model: NaiveBayes, row: Any, factors: list[Step]
) -> list[Step]:
    """What has no factor, and why; each once, for all classes."""
    steps = []
    for factor in factors:
        reason = factor.numbers.get("left_out", "absent")
        if reason != "absent":
            steps.append(left_out_step(event_of(factor), reason))
    for word in row if model.bags else []:
        if word not in model.vocabulary:
            reason = "not in the vocabulary"
            steps.append(left_out_step(Name(word), reason))
    return steps


def left_out_step(event: Form, reason: str) -> Step:
    """One thing that has no factor."""
    numbers = {"reason": reason}
    return step_of("left out", None, (event,), numbers, None, reason)
