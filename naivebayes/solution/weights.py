"""What decides: the weight of evidence of each feature.

| name      | meaning                                  | 1-vs-7      |
|-----------|------------------------------------------|-------------|
| winner    | the class with the largest score         | 7           |
| runner-up | the class with the next largest          | 1           |
| ratio     | the winner's factor over the runner-up's | x1: 16/5    |
| weight    | its log; above 0 it is for the winner    | x1: 1.16315 |
| margin    | the weights added: between the scores    | 3.47235     |
"""

import math
from typing import Any

from naivebayes.checks.messages import listed
from naivebayes.notation import Label, Number, is_exact, ratio
from naivebayes.render.events import Name
from naivebayes.render.formulas import Num, Over, Plus
from naivebayes.render.numbers import exp_or_none, figures_beyond
from naivebayes.render.spelling import Form, label_text
from naivebayes.render.steps import Step, event_of, is_left_out, step_of
from naivebayes.scoring import ranked, tied_classes
from naivebayes.solution.bayes import short_form


def weight_steps(
    log_scores: dict[Label, float],
    priors: list[Step],
    factors: list[list[Step]],
) -> list[Step]:
    """The weight of the prior, then of each feature, in order."""
    pairs = ranked(log_scores)
    if len(pairs) < 2:
        return []
    winner, runner_up = pairs[0][0], pairs[1][0]
    classes = list(log_scores)
    w, r = classes.index(winner), classes.index(runner_up)
    steps = [prior_weight(priors[w], priors[r])]
    for ours, theirs in zip(factors[w], factors[r]):
        steps.append(factor_weight(ours, theirs))
    return steps


def prior_weight(ours: Step, theirs: Step) -> Step:
    """How far the priors speak for the winner."""
    return weight_step(Name("prior"), ours, theirs)


def factor_weight(ours: Step, theirs: Step) -> Step:
    """How far one feature speaks for the winner."""
    return weight_step(event_of(ours), ours, theirs)


def weight_step(event: Form, ours: Step, theirs: Step) -> Step:
    """The ratio of two factors and its logarithm."""
    log = log_ratio(ours.numbers["log"], theirs.numbers["log"])
    speaks_for = None
    if log != 0:
        speaks_for = ours.class_ if log > 0 else theirs.class_
    numbers = {
        "of": ours.part,
        "winner": ours.class_,
        "runner_up": theirs.class_,
        "of_winner": ours.value,
        "of_runner_up": theirs.value,
        "ratio": ratio_of(ours.value, theirs.value, log),
    }
    if is_left_out(ours):
        numbers["left_out"] = ours.numbers["left_out"]
        words = ours.formula
        return step_of("weight", None, (event,), numbers, log, words)
    sides = (event, Over(short_form(ours), short_form(theirs)))
    return step_of("weight", speaks_for, sides, numbers, log)


def log_ratio(log_of_ours: float, log_of_theirs: float) -> float:
    """The logarithm of a ratio; infinite where it divides by 0."""
    if log_of_theirs == -math.inf:
        return math.inf
    return log_of_ours - log_of_theirs


def ratio_of(ours: Any, theirs: Any, log: float) -> Number | None:
    """Ours over theirs, exact where both are; None beyond floats."""
    if log == math.inf:
        return math.inf
    if is_exact(ours) and is_exact(theirs):
        return ratio(ours, theirs)
    return exp_or_none(log)


def outcome_step(
    log_scores: dict[Label, float], posterior: list[Step]
) -> Step:
    """The tie, or the runner-up and how far behind it is."""
    pairs = ranked(log_scores)
    if len(pairs) == 1:
        return alone_step(pairs[0][0])
    winner, runner_up = pairs[0][0], pairs[1][0]
    best, next_best = log_scores[winner], log_scores[runner_up]
    margin = log_ratio(best, next_best)
    of = {step.class_: step.value for step in posterior}
    numbers: dict[str, Any] = {
        "winner": winner,
        "runner_up": runner_up,
        "ratio": ratio_of(of[winner], of[runner_up], margin),
        "tied": tied_classes(log_scores),
    }
    if len(numbers["tied"]) > 1:
        return tie_step(numbers, margin)
    left = Name(f"{label_text(winner)} before {label_text(runner_up)}")
    more = figures_beyond(next_best, margin / 10)
    sides = (left, Plus([Num(best, more), Num(-next_best, more)]))
    return step_of("runner-up", runner_up, sides, numbers, margin)


def tie_step(numbers: dict[str, Any], margin: float) -> Step:
    """Scores that are equal: label order decides."""
    tied = listed(numbers["tied"])
    words = f"equal scores: {tied}; label order decides"
    return step_of("tie", None, (Name("tie"),), numbers, margin, words)


def alone_step(winner: Label) -> Step:
    """The only class of a model has nobody beside it."""
    words = "there is no other class"
    sides = (Name("no runner-up"),)
    numbers = {"winner": winner}
    return step_of("runner-up", None, sides, numbers, math.inf, words)
