"""The kind of a feature: which rule its factor follows.

| kind        | values                        | factor                 |
|-------------|-------------------------------|------------------------|
| gaussian    | int and float                 | a density              |
| categorical | names, bool, anything else    | a share of K values    |
| bernoulli   | 0 and 1                       | a share of 2 values    |

"""

from collections.abc import Mapping
from fractions import Fraction
from numbers import Real
from typing import Any

from naivebayes.checks.messages import shown
from naivebayes.checks.values import as_list
from naivebayes.errors import NaiveBayesError
from naivebayes.notation import Column

KINDS = ("gaussian", "categorical", "bernoulli")


def as_given_kinds(kinds: Any) -> Any:
    """None, a list of kinds, or a dict from feature name to kind."""
    if kinds is None:
        return None
    if isinstance(kinds, Mapping):
        return {name: as_kind(kind) for name, kind in kinds.items()}
    return [as_kind(kind) for kind in as_list(kinds, "kinds")]


def as_kind(kind: Any) -> str:
    """One of the three kinds."""
    if not isinstance(kind, str) or kind not in KINDS:
        raise NaiveBayesError(
            f"kinds holds {shown(kind)}; a kind is 'gaussian', "
            "'categorical' or 'bernoulli'."
        )
    return kind


def kind_of(column: Column) -> str:
    """The kind of a feature, from its known values."""
    known = [v for v in column if v is not None]
    numbers = [is_measurement(v) for v in known]
    return "gaussian" if known and all(numbers) else "categorical"


def is_measurement(v: Any) -> bool:
    """True for int and float, False for bool and all else."""
    return isinstance(v, Real) and not isinstance(v, (bool, Fraction))


def values_of_kind(kind: str, declared: Any, name: str) -> Any:
    """The possible values of a feature, as its kind allows them."""
    if kind == "categorical":
        return declared
    if declared is not None:
        raise NaiveBayesError(
            f"values declares values for feature {name}, which is "
            f"{kind}; only a categorical feature has values to declare."
        )
    return [0, 1] if kind == "bernoulli" else None
