"""Labels, and lists that belong together.

| name   | meaning                       | example   |
|--------|-------------------------------|-----------|
| `what` | how a message calls the thing | "y"       |
"""

from collections.abc import Mapping, Sequence
from typing import Any

from naivebayes.checks.messages import shown
from naivebayes.checks.values import as_list, is_hashable, is_nan
from naivebayes.errors import NaiveBayesError
from naivebayes.notation import Label


def as_labels(y: Any, what: str = "y") -> list[Label]:
    """The labels as a list: hashable, none of them None or NaN."""
    labels = as_list(y, what)
    try:
        distinct = set(labels)
        good = None not in distinct and not any(map(is_nan, distinct))
    except Exception:  # unhashable, or a foreign object
        good = False
    if not good:
        for i, label in enumerate(labels):
            check_label(label, f"{what}[{i}]")
    return labels


def check_label(label: Any, what: str) -> None:
    """Refuse what cannot be a label."""
    if not is_hashable(label):
        raise NaiveBayesError(
            f"{what} is {shown(label)}; a label is one name or number. "
            "A table with one column is a list of its values."
        )
    if label is None or is_nan(label):
        raise NaiveBayesError(
            f"{what} is {shown(label)}, which is no label. Leave the "
            "row out, or name the class."
        )


def check_same_length(
    a: Sequence[Any], a_name: str, b: Sequence[Any], b_name: str
) -> None:
    """Refuse two lists that do not belong together."""
    if len(a) != len(b):
        raise NaiveBayesError(
            f"{a_name} has {len(a)} entries and {b_name} has {len(b)}; "
            "there must be one for each."
        )


def as_rows_and_labels(X: Any, y: Any) -> tuple[list[Any], list[Label]]:
    """As many rows as labels, as two lists."""
    rows = as_list(X, "X")
    labels = as_labels(y)
    check_same_length(rows, "X", labels, "y")
    return rows, labels


def as_mapping(scores: Any, what: str) -> dict[Any, Any]:
    """A dict with at least one entry."""
    if not isinstance(scores, Mapping):
        raise NaiveBayesError(
            f"{what} must be a dict from class to number, such as "
            f"{{1: 0.2, 7: 0.8}}, not {shown(scores)}."
        )
    if not scores:
        raise NaiveBayesError(
            f"{what} is empty: there is no class in it."
        )
    return dict(scores)


def check_value(v: Any, what: str) -> None:
    """Refuse what cannot be counted as a value."""
    if not is_hashable(v):
        raise NaiveBayesError(
            f"{what} is {shown(v)}; a value is one name or number."
        )
    if is_nan(v):
        raise NaiveBayesError(
            f"{what} is {shown(v)}, which is equal to nothing, not "
            "even to itself. Write None for a missing value."
        )
