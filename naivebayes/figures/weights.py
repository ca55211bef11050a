"""The weights of an explanation, the strongest first.

| name      | meaning                                | 1-vs-7          |
|-----------|----------------------------------------|-----------------|
| value     | above 0 speaks for the winner          | 1.163           |
| winner    | the class that is predicted            | 7               |
| other     | the next best, the runner-up           | 1               |
| hues      | the colors of winner and other         | c1, c0          |
| total     | all weights added: the log of the odds | 3.472           |
"""

import math
from collections.abc import Mapping
from numbers import Real
from typing import Any, NamedTuple

from naivebayes.checks.messages import named, shown
from naivebayes.checks.values import as_list, is_nan
from naivebayes.errors import NaiveBayesError
from naivebayes.figures.colors import hue
from naivebayes.figures.drawing import name_of
from naivebayes.figures.inputs import names_of
from naivebayes.notation import in_order
from naivebayes.render.steps import is_left_out

LARGEST = 1e300  # the sum of many of them is a float, too


class Weight(NamedTuple):
    """What one feature says: its text, and the log of the ratio."""

    what: str
    value: float


class Weights(NamedTuple):
    """All that is drawn of an explanation."""

    winner: str
    other: str
    hues: list[str]
    bars: list[Weight]
    total: float


def weights_of(steps: Any, most: int) -> Weights:
    """The prior, the strongest features, and the rest added up."""
    found = weight_steps(steps)
    pair = pair_of(found)
    winner, other = [name_of(name) for name in names_of(pair)]
    priors = [as_weight(step) for step in found if is_prior(step)]
    features = [as_weight(step) for step in found if is_drawn(step)]
    check_infinite([*priors, *features])
    features.sort(key=strength, reverse=True)
    shown, rest = features[:most], features[most:]
    if len(rest) == 1:
        shown, rest = features, []
    bars = sorted([*priors, *shown], key=strength, reverse=True)
    if rest:
        bars.append(
            Weight(f"the other {len(rest)} together", added(rest))
        )
    total = added([*priors, *features])
    return Weights(winner, other, hues_of(steps, pair), bars, total)


def hues_of(steps: Any, pair: list[Any]) -> list[str]:
    """The colors of two classes, as other pictures have them.

    Steps without priors do not tell the place of a class among all.
    """
    classes = [step.class_ for step in steps if step.part == "prior"]
    if not all([c in classes for c in pair]):
        classes = in_order(pair)
    hues = [hue(classes.index(c)) for c in pair]
    return hues if hues[0] != hues[1] else [hue(0), hue(1)]


def is_prior(step: Any) -> bool:
    """True for the weight of the prior, which is always drawn."""
    return bool(step.numbers.get("of") == "prior")


def is_drawn(step: Any) -> bool:
    """True for the weight of a feature that was not left out."""
    return not is_prior(step) and not is_left_out(step)


def weight_steps(steps: Any) -> list[Any]:
    """The steps of part "weight"; there must be one at least."""
    found = []
    for step in as_list(steps, "steps"):
        if getattr(step, "part", None) == "weight":
            found.append(step)
    if not found:
        raise NaiveBayesError(
            "steps holds no step of part 'weight', so there is no "
            "evidence to be drawn. Give what explain(model, x) gives, "
            "for a model of two classes at least."
        )
    return found


def pair_of(steps: list[Any]) -> list[Any]:
    """The two classes that all the weights compare."""
    pairs = []
    for step in steps:
        numbers = step.numbers
        if not isinstance(numbers, Mapping) or not (
            "winner" in numbers and "runner_up" in numbers
        ):
            raise NaiveBayesError(
                f"the numbers of the weight {named(step.what)} are "
                f"{shown(numbers)}; they must name 'winner' and "
                "'runner_up'."
            )
        pairs.append([numbers["winner"], numbers["runner_up"]])
    for pair in pairs:
        if pair != pairs[0]:
            raise NaiveBayesError(
                f"steps compares {named(pairs[0])} and {named(pair)}: "
                "give the explanation of one row."
            )
    return pairs[0]


def as_weight(step: Any) -> Weight:
    """A step as text and float; it may be infinite."""
    value = step.value
    if not isinstance(value, Real) or is_nan(value):
        raise NaiveBayesError(
            f"the weight of {named(step.what)} is {shown(value)}; it "
            "must be a number."
        )
    size: Any = abs(value)  # as it came: it may be a Fraction
    if LARGEST < size < math.inf:
        raise NaiveBayesError(
            f"the weight of {named(step.what)} is {shown(value)}, too "
            "large to be drawn."
        )
    return Weight(name_of(step.what), float(value))


def check_infinite(weights: list[Weight]) -> None:
    """Refuse weights of which one excludes each of the classes."""
    values = [weight.value for weight in weights]
    if math.inf in values and -math.inf in values:
        raise NaiveBayesError(
            "steps holds an infinite weight for either class: both "
            "would be excluded."
        )


def strength(weight: Weight) -> float:
    """How loud a feature speaks, for whomever."""
    return abs(weight.value)


def added(weights: list[Weight]) -> float:
    """The sum of some weights; infinite where one of them is."""
    return math.fsum([weight.value for weight in weights])
