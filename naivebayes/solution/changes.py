"""The nearest change: one feature that would turn the decision.

| name     | meaning                                             |
|----------|-----------------------------------------------------|
| winner   | the class that is predicted                         |
| rest     | class -> log score without one feature              |
| size     | how far a change goes: an exchanged value counts 1, |
|          | a word 1 each time, a measurement its distance in   |
|          | standard deviations of the winner                   |
"""

import math
from typing import Any, NamedTuple

from naivebayes.models.base import Entry, NaiveBayes
from naivebayes.models.bernoulli import BernoulliNB
from naivebayes.models.multinomial import MultinomialNB
from naivebayes.models.parts import (
    features_of,
    is_measured,
    part_of,
    values_of,
)
from naivebayes.notation import Label
from naivebayes.render.events import Name
from naivebayes.render.numbers import given
from naivebayes.render.spelling import is_number, label_text
from naivebayes.render.steps import Step, step_of, times_text
from naivebayes.scoring import first_largest
from naivebayes.solution.crossings import crossings, rounded_away

Logs = dict[Label, float]
FIGURES = (4, 6, 9, 12, 15)
CLEARLY = 1e-6  # in logarithms: far more than rounding
NEAR = 1e-6  # standard deviations: so near, a tie may turn


class Change(NamedTuple):
    """Another value of one feature, and the class it would give."""

    size: float
    lead: float  # of the new class: of equal sizes the least
    name: str
    before: Any
    after: Any
    prediction: Label
    measured: bool


def nearest_changes(
    model: NaiveBayes, row: Any, winner: Label
) -> list[Change]:
    """The least change of each feature that can turn the decision.

    The nearest of them comes first.
    """
    totals = {c: totals_of(model, row, c) for c in model.classes}
    changes = []
    for j, name in features_of(model):
        x_j = value_in(model, row, j)
        if x_j is not None:
            rest = {}
            for c in model.classes:
                log = model.log_share(c, j, x_j)
                rest[c] = without(totals[c], log)
            found = changes_of(model, rest, winner, (j, name, x_j))
            for change in sorted(found, key=size_of)[:1]:
                if is_confirmed(model, row, j, change):
                    changes.append(change)
    return sorted(changes, key=size_of)


def is_confirmed(
    model: NaiveBayes, row: Any, j: Any, change: Change
) -> bool:
    """False where the model itself, which rounds, sees no change.

    An exchanged value or word that leads clearly needs no second look.
    """
    if not change.measured and change.lead > CLEARLY:
        return True
    changed: Any = dict(row) if model.bags else list(row)
    changed[j] = change.after
    if model.bags and change.after == 0:
        del changed[j]
    scores = model.log_scores(changed)
    return bool(first_largest(scores) == change.prediction)


def size_of(change: Change) -> tuple[float, float]:
    """The order of changes."""
    return change.size, change.lead


def value_in(model: NaiveBayes, row: Any, j: Any) -> Any:
    """The value of a feature; of a word that is absent it is 0."""
    if not model.bags:
        return row[j]
    count = row.get(j, 0)
    return int(count > 0) if isinstance(model, BernoulliNB) else count


def totals_of(
    model: NaiveBayes, row: Any, c: Label
) -> tuple[float, int]:
    """The log score of a class, the logs of 0 counted apart."""
    finite = []
    n_zeros = 0
    for log in [model.log_priors[c], *model.log_factors(row, c)]:
        if log == -math.inf:
            n_zeros += 1
        else:
            finite.append(log)
    return math.fsum(finite), n_zeros


def without(totals: tuple[float, int], log: float) -> float:
    """The log score of a class without one factor."""
    finite, n_zeros = totals
    if log == -math.inf:
        n_zeros -= 1
    else:
        finite -= log
    return finite if n_zeros == 0 else -math.inf


def changes_of(
    model: NaiveBayes, rest: Logs, winner: Label, entry: Entry
) -> list[Change]:
    """The changes of one feature that turn the decision."""
    if is_measured(model, entry[0]):
        return moves(model, rest, winner, entry)
    if isinstance(model, MultinomialNB):
        values = word_counts(model, rest, winner, entry)
    else:
        values = values_of(model, entry[0])
    found = []
    for after in values:
        change = change_to(model, rest, entry, after)
        turns = change.prediction != winner and after != entry[2]
        if turns and change.lead > -math.inf:
            found.append(change)
    return found


def change_to(
    model: NaiveBayes, rest: Logs, entry: Entry, after: Any
) -> Change:
    """What another value of a feature would give."""
    j, name, before = entry
    scores = {}
    for c, log in rest.items():
        scores[c] = log + model.log_share(c, j, after)
    label = first_largest(scores)
    others = [scores[c] for c in scores if c != label]
    lead = -math.inf  # a class of score 0 is no prediction
    if scores[label] > -math.inf:
        lead = scores[label] - max(others, default=-math.inf)
    size = 1.0
    if isinstance(model, MultinomialNB):
        size = float(abs(after - before))
    measured = is_measured(model, j)
    return Change(size, lead, name, before, after, label, measured)


def word_counts(
    model: MultinomialNB, rest: Logs, winner: Label, entry: Entry
) -> list[Any]:
    """How often a word would have to occur to turn the decision.

        lead + n (log θ_winner - log θ_c) < 0

    lead: how far the winner is before c now; n: so many more or fewer.
    None at all, and once more, are tried too: a share may be 0.
    """
    j, _, x_j = entry
    counts = [0, x_j + 1]
    log_of_winner = model.log_share(winner, j, 1)
    for c in rest:
        slope = log_of_winner - model.log_share(c, j, 1)
        lead = rest[winner] - rest[c] + x_j * slope
        if math.isfinite(lead) and slope != 0:
            n = math.floor(lead / abs(slope))
            sign = 1 if slope < 0 else -1
            counts.extend([x_j + sign * n, x_j + sign * (n + 1)])
    return [count for count in counts if count >= 0]


def moves(
    model: NaiveBayes, rest: Logs, winner: Label, entry: Entry
) -> list[Change]:
    """The nearest measurements at which another class would win."""
    j, _, before = entry
    part, k = part_of(model, j)
    ours = part.mean_and_var(winner, k)
    sd = math.sqrt(ours[1])
    found = []
    for c in rest:
        if c == winner or rest[c] == -math.inf:
            continue
        theirs = part.mean_and_var(c, k)
        lead = rest[winner] - rest[c]
        for x in [
            *crossings(lead, ours, theirs),
            before - sd * NEAR,
            before + sd * NEAR,
        ]:
            change = move_beyond(model, rest, winner, entry, x)
            if change is not None:
                size = abs(change.after - before) / sd
                found.append(change._replace(size=size))
    return found


def move_beyond(
    model: NaiveBayes, rest: Logs, winner: Label, entry: Entry, x: float
) -> Change | None:
    """A move a little beyond a crossing, with few figures."""
    j, _, before = entry
    part, k = part_of(model, j)
    low, high = part.reach[k]
    for figures in FIGURES:
        after = rounded_away(x, before, figures)
        if low < after < high:
            change = change_to(model, rest, entry, after)
            if change.prediction != winner and change.lead > -math.inf:
                return change
    return None


def change_steps(
    model: NaiveBayes, row: Any, as_given: Any, winner: Label
) -> list[Step]:
    """A step for each feature that could turn the decision."""
    steps = []
    for change in nearest_changes(model, row, winner):
        before = change.before
        if not model.bags:
            before = as_given[model.feature_names.index(change.name)]
        steps.append(change_step(model, change._replace(before=before)))
    if not steps:
        name = "no single feature"
        steps.append(step_of("change", None, (Name(name),), {}, None))
    return steps


def change_step(model: NaiveBayes, change: Change) -> Step:
    """The step of one change."""
    after = state_text(model, change.after)
    before = state_text(model, change.before)
    numbers = {
        "feature": change.name,
        "before": change.before,
        "after": change.after,
        "size": change.size,
        "measured": change.measured,
    }
    words = f"{after} instead of {before}"
    label, sides = change.prediction, (Name(change.name),)
    return step_of("change", label, sides, numbers, change.after, words)


def state_text(model: NaiveBayes, value: Any) -> str:
    """A value in words: present, 2 times, 0.5, sunny."""
    if isinstance(model, MultinomialNB):
        return "absent" if value == 0 else times_text(value)
    if model.bags:
        return "present" if value else "absent"
    if is_number(value):
        return given(value)
    return label_text(value)
