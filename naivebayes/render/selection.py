"""Which features a solution shows: all, or the strongest of many.

| name     | meaning                                       | example  |
|----------|-----------------------------------------------|----------|
| MOST     | as many features are shown one by one         | 30       |
| position | where a feature stands, counted from 0        | x1: 0    |
| others   | the features that are summed in one line      | 34 of 64 |
"""

from typing import NamedTuple

from naivebayes.notation import Label
from naivebayes.render.steps import Step, is_left_out

MOST = 30


class Selection(NamedTuple):
    """The positions of the features to show, and the others."""

    shown: list[int]
    others: list[int]


def features_shown(steps: list[Step]) -> Selection:
    """The strongest features; what is left out is not among them."""
    factors = by_class([s for s in steps if s.part == "factor"])
    first = next(iter(factors.values()), [])
    kept = [i for i, step in enumerate(first) if not is_left_out(step)]
    if len(kept) <= MOST + 1:
        return Selection(kept, [])
    weights = [step for step in steps if step.part == "weight"]
    if weights:
        _prior, *of_features = weights
        strengths = [strength(step) for step in of_features]
        kept.sort(key=strengths.__getitem__, reverse=True)
    return Selection(sorted(kept[:MOST]), sorted(kept[MOST:]))


def by_class(factors: list[Step]) -> dict[Label, list[Step]]:
    """Class -> its factors, in order."""
    classes: dict[Label, list[Step]] = {}
    for factor in factors:
        classes.setdefault(factor.class_, []).append(factor)
    return classes


def weights_shown(steps: list[Step]) -> tuple[list[Step], list[Step]]:
    """The weights to show, in order, and the others.

    The prior is always shown, with the same features as in the table
    of the factors, and what was left out, if it is not much.
    """
    weights = [step for step in steps if step.part == "weight"]
    if not weights:
        return [], []
    prior, *of_features = weights
    selection = features_shown(steps)
    positions = list(selection.shown)
    left_out = [i for i, w in enumerate(of_features) if is_left_out(w)]
    if len(left_out) <= MOST:
        positions.extend(left_out)
    shown = [prior, *[of_features[i] for i in sorted(positions)]]
    return shown, [of_features[i] for i in selection.others]


def strength(weight: Step) -> float:
    """How loudly a feature speaks, for whichever class."""
    size: float = abs(weight.value)
    return size
