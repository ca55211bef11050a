"""Factors, scores and logarithms from what was given.

| name   | meaning                       | example   |
|--------|-------------------------------|-----------|
| scores | class -> score                | {1: 0.2}  |
| logs   | logarithms, -inf for log 0    | [-8.6]    |
"""

import math
from fractions import Fraction
from typing import Any

from naivebayes.checks.labels import as_labels, as_mapping
from naivebayes.checks.messages import named, shown
from naivebayes.checks.values import as_list, as_nonnegative, as_number
from naivebayes.errors import NaiveBayesError
from naivebayes.notation import Label, Number, in_order, is_exact


def as_factors(
    prior: Any, likelihoods: Any
) -> tuple[Number, list[Number]]:
    """A prior and likelihoods; a whole prior as a Fraction."""
    first = as_nonnegative(prior, "prior")
    factors = []
    for j, value in enumerate(as_list(likelihoods, "likelihoods")):
        factors.append(as_nonnegative(value, f"likelihoods[{j}]"))
    return (Fraction(first) if is_exact(first) else first), factors


def as_joint_scores(scores: Any) -> dict[Label, Number]:
    """Scores that are not negative, by class."""
    checked = {}
    for c, score in as_mapping(scores, "scores").items():
        checked[c] = as_nonnegative(score, f"the score of {named(c)}")
    return checked


def as_log_scores(log_scores: Any) -> dict[Label, float]:
    """Logarithms of scores, by class."""
    logs = {}
    for c, log in as_mapping(log_scores, "log_scores").items():
        what = f"the log score of {named(c)}"
        logs[c] = log if log == -math.inf else as_log(log, what)
    return logs


def as_scores(scores: Any) -> dict[Label, Any]:
    """A dict from class to number in label order, without NaN."""
    scores = as_mapping(scores, "scores")
    checked = {}
    for c in in_order(as_labels(list(scores), "the classes")):
        score = scores[c]
        if not is_infinite(score):
            score = as_number(score, f"the score of {named(c)}")
        checked[c] = score
    return checked


def logs_of(values: Any) -> list[float]:
    """Logarithms as floats: finite, or -inf for the log of 0."""
    if hasattr(values, "values") and callable(values.values):
        values = values.values()
    logs = []
    for i, value in enumerate(as_list(values, "values")):
        if is_infinite(value) and value < 0:
            logs.append(-math.inf)
        else:
            logs.append(as_log(value, f"values[{i}]"))
    if not logs:
        raise NaiveBayesError("there are no values to add.")
    return logs


def as_log(value: Any, what: str) -> float:
    """A finite logarithm as a float."""
    number = as_number(value, what)
    try:
        return float(number)
    except OverflowError:
        raise NaiveBayesError(
            f"{what} is {shown(value)}; no logarithm of a float or of "
            "a Fraction is that large."
        ) from None


def is_infinite(value: Any) -> bool:
    """True for a float that is inf or -inf."""
    return isinstance(value, float) and math.isinf(value)
