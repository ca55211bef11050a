"""Features that do not vary, and the variance that may be added.

| notes | here              | meaning                                 |
|-------|-------------------|-----------------------------------------|
| σ²    | `variance_of_all` | of one feature over all rows            |
| ε     | `added_variance`  | var_smoothing times the largest of them |

A Gaussian needs a variance above 0; the messages say what to do.
"""

import math
from typing import Any

from naivebayes.checks.messages import listed, named
from naivebayes.errors import NaiveBayesError
from naivebayes.models.base import NaiveBayes
from naivebayes.notation import Label, Summary


def variance_of_all(of_classes: list[Summary]) -> float:
    """The variance of one feature over the rows of all classes.

        σ² = Σ_c n_c (σ²_c + (μ_c - μ)²) / n

    Restates merge_summaries for many parts at once, in floats.
    """
    known = [summary for summary in of_classes if summary["n"] > 0]
    if not known:
        return 0.0
    try:
        mu = mean_of_all(known)
        n = 0
        squares = []
        for summary in known:
            distance = summary["mean"] - mu
            between = distance * distance
            squares.append(summary["n"] * (summary["var"] + between))
            n += summary["n"]
        return math.fsum(squares) / n
    except (OverflowError, ValueError):
        return math.inf


def mean_of_all(known: list[Summary]) -> float:
    """The mean of one feature over the rows of all classes.

    Equal means have that mean; a rounded sum could miss it by a bit.
    """
    means = [summary["mean"] for summary in known]
    if min(means) == max(means):
        first: float = means[0]
        return first
    n: int = sum([summary["n"] for summary in known])
    sums = [summary["n"] * summary["mean"] for summary in known]
    return math.fsum(sums) / n


def many_classes(model: NaiveBayes) -> str:
    """A word about labels that are all different."""
    n_rows = sum(model.class_counts.values())
    if len(model.classes) < n_rows or n_rows < 2:
        return ""
    return (
        f"Each of the {n_rows} rows has a label of its own "
        f"({listed(model.classes, 3)}): these look like measurements, "
        "not classes."
    )


def smoothing_variance(model: Any) -> float:
    """ε: a share of the largest feature variance of all rows."""
    if model.var_smoothing == 0:
        return 0.0
    largest = 0.0
    for j in range(len(model.feature_names)):
        of_classes = [model.summaries[c][j] for c in model.classes]
        largest = max(largest, variance_of_all(of_classes))
    added: float = model.var_smoothing * largest
    if not math.isfinite(added):
        raise NaiveBayesError(
            f"var_smoothing={model.var_smoothing} times the largest "
            "variance leaves the range of floats. Take a smaller "
            "one."
        )
    return added


def constant_features(model: Any) -> list[tuple[Label, int]]:
    """(class, feature) pairs for which there is no Gaussian."""
    constant = []
    for j in range(len(model.feature_names)):
        known = [model.summaries[c][j]["n"] for c in model.classes]
        for c in model.classes:
            summary = model.summaries[c][j]
            if any(known) and is_constant(model, summary):
                constant.append((c, j))
    return constant


def is_constant(model: Any, summary: Summary) -> bool:
    """True where a feature has no variance, or no known value."""
    if summary["n"] == 0:
        return True
    var: float = summary["var"] + model.added_variance
    return var == 0


def zero_variance_message(
    model: Any, constant: list[tuple[Label, int]]
) -> str:
    """The message about features that do not vary in a class."""
    c, j = constant[0]
    summary, name = model.summaries[c][j], model.feature_names[j]
    n = summary["n"]
    known = f"its {n} rows all have the value"
    if n == 1:
        known = "its only row has the value"
    what = f"{known} {summary['mean']!r}"
    if n == 0:
        what = "none of its rows has a known value"
    more = len(constant) - 1
    others = f" ({more} more of that kind)" if more else ""
    return (
        f"class {named(c)} has no variance in feature {name}: "
        f"{what}{others}. A Gaussian needs values that differ. "
        f"{advice(model, n)} {many_classes(model)}"
    ).rstrip()


def advice(model: Any, n: int) -> str:
    """What to try where a feature does not vary in a class."""
    if n == 0:
        return "Give rows with known values, or leave the feature out."
    if nothing_varies(model):
        return (
            "No feature varies over all rows either, so "
            "var_smoothing would add 0: there is nothing to learn "
            "from these columns."
        )
    return (
        "Give more rows, leave the feature out, or allow for it "
        "with var_smoothing=1e-9."
    )


def nothing_varies(model: Any) -> bool:
    """True where every feature is constant over all rows."""
    means: dict[int, set[float]] = {}
    for summaries in model.summaries.values():
        for j, summary in enumerate(summaries):
            if summary["n"]:
                means.setdefault(j, set()).add(summary["mean"])
            if summary["var"]:
                return False
    return max(map(len, means.values()), default=0) < 2
