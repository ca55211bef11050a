"""The options of the models: what may be given, and what it means.

| name     | meaning                          | example            |
|----------|----------------------------------|--------------------|
| `priors` | P(y=c) of each class             | {1: 1/2, 7: 1/2}   |
| `values` | possible values of each feature  | [["u", "v"], None] |
| `kinds`  | the rule of each feature         | ["gaussian"]       |
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from naivebayes.checks.labels import check_label
from naivebayes.checks.messages import listed, named, shown
from naivebayes.checks.values import (
    as_float,
    as_list,
    as_nonnegative,
    sums_to_one,
)
from naivebayes.columns import value_problem
from naivebayes.counting import shares_of
from naivebayes.errors import NaiveBayesError
from naivebayes.notation import (
    Label,
    Number,
    Value,
    are_exact,
    in_order,
)


def as_given_priors(priors: Any) -> Any:
    """None, "uniform", or a dict of shares that sum to 1."""
    if priors is None or (
        isinstance(priors, str) and priors == "uniform"
    ):
        return priors
    if not isinstance(priors, Mapping) or not priors:
        raise NaiveBayesError(
            "priors must be None, 'uniform' or a dict from class to "
            f"share, such as {{1: 0.5, 7: 0.5}}, not {shown(priors)}."
        )
    shares = {}
    for c, share in priors.items():
        check_label(c, "a class in priors")
        shares[c] = as_nonnegative(share, f"the prior of {named(c)}")
    check_sum(list(shares.values()))
    return shares


def check_sum(shares: list[Number]) -> None:
    """Refuse priors that do not sum to 1."""
    if not sums_to_one(shares):
        raise NaiveBayesError(
            f"the priors sum to {shown_sum(shares)}, not to 1. Divide "
            "each by their sum."
        )


def shown_sum(shares: list[Number]) -> str:
    """The sum of priors for a message: 9/10, or 0.95."""
    total = Fraction(0)
    for share in shares:
        total += Fraction(share)
    if not are_exact(shares) and total < 10**300:
        return repr(float(total))
    if total.denominator < 1000 and total < 1000:
        return str(total)
    return repr(float(total)) if total < 10**300 else "a huge number"


def chosen_priors(
    given: Any, class_counts: dict[Label, int]
) -> dict[Label, Number]:
    """The priors of the classes, in label order."""
    if given is None:
        return dict(shares_of(class_counts))
    if given == "uniform":
        return dict.fromkeys(
            class_counts, Fraction(1, len(class_counts))
        )
    priors = {}
    for c in class_counts:
        if c not in given:
            raise NaiveBayesError(
                f"priors has no share for class {named(c)}, which some "
                f"rows have. It names {listed(given)}; name every "
                "class."
            )
        priors[c] = given[c]
    return priors


UNSEEN_POLICIES = ("skip", "smooth", "error")


def as_unseen(unseen: Any) -> str:
    """One of the three policies."""
    if not isinstance(unseen, str) or unseen not in UNSEEN_POLICIES:
        raise NaiveBayesError(
            f"unseen must be one of {listed(UNSEEN_POLICIES)}, not "
            f"{shown(unseen)}."
        )
    return unseen


def as_given_values(values: Any) -> Any:
    """None, a list of lists (or None), or a dict from name to list."""
    if values is None:
        return None
    if isinstance(values, Mapping):
        return {
            name: as_declared(declared, f"values[{shown(name)}]")
            for name, declared in values.items()
        }
    return [
        as_declared(declared, f"values[{j}]")
        for j, declared in enumerate(as_list(values, "values"))
    ]


def as_declared(declared: Any, what: str) -> list[Value] | None:
    """The declared values of one feature."""
    if declared is None:
        return None
    if isinstance(declared, (set, frozenset)):
        declared = in_order(declared)
    values = as_list(declared, what)
    for v in values:
        problem = value_problem(v)
        if v is None or problem:
            raise NaiveBayesError(
                f"{what} holds {shown(v)}, which is no value. {problem}"
            )
    if not values:
        raise NaiveBayesError(
            f"{what} is empty; a feature has at least one value."
        )
    return list(values)


def by_feature(given: Any, names: list[str], option: str) -> list[Any]:
    """What an option says of each feature, None where nothing."""
    if given is None:
        return [None] * len(names)
    if isinstance(given, dict):
        for name in given:
            if name not in names:
                raise NaiveBayesError(
                    f"{option} names the feature {shown(name)}; the "
                    f"features are {listed(names)}."
                )
        return [given.get(name) for name in names]
    if len(given) != len(names):
        raise NaiveBayesError(
            f"{option} has {len(given)} entries and there are "
            f"{len(names)} features: {listed(names)}. Give one for "
            "each, or a dict by feature name."
        )
    return list(given)


def as_var_smoothing(var_smoothing: Any) -> float:
    """The share of the largest variance that is added."""
    number = as_float(var_smoothing, "var_smoothing")
    if number < 0:
        raise NaiveBayesError(
            f"var_smoothing is {shown(var_smoothing)}; a variance "
            "cannot be made smaller. 0 adds nothing, 1e-9 very little."
        )
    return number
