"""Which features a solution shows: all, or the strongest of many.

| name     | meaning                                      | example |
|----------|----------------------------------------------|---------|
| MOST     | as many features are shown one by one        | 30      |
| features | each with its weight and a factor per class  |         |
| others   | how many more there are, summed in one line  | 34      |
"""

from typing import Any, NamedTuple

from naivebayes.notation import Label
from naivebayes.render.steps import Step

MOST = 30


class Selection(NamedTuple):
    """The positions of the features to show, and the others."""

    shown: list[int]
    others: list[int]


def features_shown(steps: list[Step]) -> Selection:
    """The strongest features; what is left out is not among them."""
    factors = of_first_class(steps)
    weights = [step for step in steps if step.part == "weight"][1:]
    kept = []
    for position, factor in enumerate(factors):
        if "left_out" not in factor.numbers:
            kept.append(position)
    if len(kept) <= MOST + 1:
        return Selection(kept, [])
    if weights:
        kept.sort(key=lambda position: -abs(weights[position].value))
    return Selection(sorted(kept[:MOST]), sorted(kept[MOST:]))


def of_first_class(steps: list[Step]) -> list[Step]:
    """The factors of the first class."""
    factors = [step for step in steps if step.part == "factor"]
    return [f for f in factors if f.class_ == factors[0].class_]


def by_class(factors: list[Step]) -> dict[Label, list[Step]]:
    """Class -> its factors, in order."""
    classes: dict[Label, list[Step]] = {}
    for factor in factors:
        classes.setdefault(factor.class_, []).append(factor)
    return classes


def weights_shown(steps: list[Step]) -> tuple[list[Step], list[Step]]:
    """The weights to show, strongest first, and the others.

    The prior is always shown, and the same features as in the table of
    the factors.
    """
    weights = [step for step in steps if step.part == "weight"]
    if not weights:
        return [], []
    prior, *of_features = weights
    selection = features_shown(steps)
    shown = [prior, *[of_features[i] for i in selection.shown]]
    others = [of_features[i] for i in selection.others]
    left_out = [w for w in of_features if "left_out" in w.numbers]
    if len(left_out) > MOST:
        left_out = []
    return [
        *sorted(shown, key=strength, reverse=True),
        *left_out,
    ], others


def strength(weight: Step) -> Any:
    """How loudly a feature speaks, for whichever class."""
    return abs(weight.value)
