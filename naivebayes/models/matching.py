"""What belongs together: rows, features and models.

| name    | meaning                                  | example         |
|---------|------------------------------------------|-----------------|
| `model` | the model that asks                      | BernoulliNB()   |
| `table` | rows or bags, and the names of columns   | from `as_table` |
"""

from typing import Any

from naivebayes.checks.messages import (
    default_names,
    listed,
    named,
    shown,
)
from naivebayes.errors import NaiveBayesError
from naivebayes.notation import Label, in_order
from naivebayes.rows import Table, as_names


def check_takes_bags(model: Any, feature_names: Any) -> None:
    """Refuse bags where the model has no words."""
    if not model.takes_bags:
        raise NaiveBayesError(
            f"{type(model).__name__} takes rows, not bags or sets: "
            "a list with one entry for each feature. Bags of "
            "words are for BernoulliNB and MultinomialNB."
        )
    if feature_names is not None:
        raise NaiveBayesError(
            "feature_names goes with rows; the features of bags "
            "are their words."
        )


def check_columns(model: Any, table: Table) -> None:
    """Refuse bags for rows, rows for bags, and other columns."""
    if table.rows and table.bags != model.bags:
        learned = "bags of words" if model.bags else "rows"
        raise NaiveBayesError(
            f"the model was fitted on {learned}; X must hold the same."
        )
    if (
        table.names not in (None, model.feature_names)
        and not model.bags
    ):
        raise NaiveBayesError(
            f"the columns of X are {listed(table.names or [])}; "
            "the model was fitted on "
            f"{listed(model.feature_names)}. Give the same columns "
            "in the same order."
        )


def check_alike(model: Any, other: Any) -> None:
    """Refuse to merge what does not belong together."""
    model.check_fitted()
    name = type(model).__name__
    if type(other) is not type(model):
        raise NaiveBayesError(
            f"merge needs another {name}, not {shown(other)}."
        )
    other.check_fitted()
    if model.options() != other.options():
        raise NaiveBayesError(
            f"the options differ: {shown(model.options())} here, "
            f"{shown(other.options())} there. Merge models with equal "
            "ones."
        )
    same = model.bags or model.feature_names == other.feature_names
    if model.bags != other.bags or not same:
        raise NaiveBayesError(
            f"the features differ: {listed(model.feature_names)} "
            f"here, {listed(other.feature_names)} there. Fit both "
            "models on the same features."
        )


def names_of(table: Table, feature_names: Any) -> list[str]:
    """The names given, the table's own, or x1, x2, ..."""
    n_features = len(table.rows[0])
    if n_features == 0:
        raise NaiveBayesError(
            "the rows of X have no features: there is nothing to learn "
            "from."
        )
    if feature_names is None:
        feature_names = table.names or default_names(n_features)
    return as_names(feature_names, n_features)


def words_of(counts: dict[Label, Any]) -> list[str]:
    """The vocabulary, sorted: the words that some class has."""
    words: set[str] = set()
    for counts_of_c in counts.values():
        words.update(counts_of_c)
    return sorted(words)


def sums(a: dict[Label, int], b: dict[Label, int]) -> dict[Label, int]:
    """The counts of both, in label order."""
    both = {}
    for c in in_order([*a, *b]):
        both[c] = a.get(c, 0) + b.get(c, 0)
    return both


def added_lists(
    a: dict[Label, list[Any]], b: dict[Label, list[Any]], c: Label
) -> list[Any]:
    """The counts of class c in two models, feature by feature."""
    if c not in a or c not in b:
        return list(a[c] if c in a else b[c])
    return [m + n for m, n in zip(a[c], b[c])]


def never_known(
    model: Any, known_rows: dict[Label, list[int]]
) -> set[int]:
    """The features that no row has a value of."""
    features = set(range(len(model.feature_names)))
    for totals in known_rows.values():
        known = [j for j, total in enumerate(totals) if total > 0]
        features.difference_update(known)
    return features


def share_problem(model: Any) -> NaiveBayesError | None:
    """A class in which a feature was never known: 0 of 0."""
    for j, name in enumerate(model.feature_names):
        for c in model.classes:
            if model.totals[c][j] == 0 and j not in model.left_out:
                return NaiveBayesError(
                    f"no row of class {named(c)} has a known value of "
                    f"feature {named(name)}: with alpha=0 its share "
                    "would be 0 of 0. Use alpha=1, or leave the "
                    "feature out."
                )
    return None
