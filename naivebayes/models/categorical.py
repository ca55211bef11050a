"""Categorical naive Bayes: each feature takes one of some values.

| notes                 | here              | 1-vs-7: pixel 1, class 1 |
|-----------------------|-------------------|--------------------------|
| values of x_j         | `values[j]`       | [0, 1]                   |
| count(x_j=v and y=c)  | `counts[c][j][v]` | {0: 3, 1: 1}             |
| count(y=c), x_j known | `totals[c][j]`    | 4                        |
| P(x_j=v|y=c)          | `phi(c)[j][v]`    | 1/4, with α=1: 2/6       |
"""

import math
from collections import Counter
from operator import getitem
from typing import Any

from naivebayes.checks.messages import listed, place, shown
from naivebayes.checks.values import as_alpha
from naivebayes.columns import distinct_values
from naivebayes.counting import exact_share, smoothed_share
from naivebayes.errors import NaiveBayesError
from naivebayes.models.base import Known, NaiveBayes
from naivebayes.models.matching import never_known, share_problem
from naivebayes.models.options import (
    as_given_values,
    as_unseen,
    by_feature,
)
from naivebayes.models.unseen import (
    Unseen,
    report_unseen,
    type_hint,
    without,
)
from naivebayes.notation import (
    Column,
    Label,
    Labels,
    Number,
    Row,
    Rows,
    Value,
    in_order,
)
from naivebayes.scoring import log_of
from naivebayes.separation import separate_classes


class CategoricalNB(NaiveBayes):
    """Naive Bayes for features with names as values, such as letters.

        P(x_j=v|y=c) = (count + α) / (total + α·K_j)

    alpha: pseudo-count of each of the K_j values of feature j, 1 by
    default; 0 is the plain MLE. priors: None (shares of the rows),
    "uniform" or a dict. values: the possible values, a list with one
    entry for each feature (None: those seen), or a dict from feature
    name to values; by default those seen in any class. unseen, for a
    value that was not: "skip" leaves the factor out and warns,
    "smooth" counts 0 in every class, "error" refuses.
    Values are any names or numbers; None is a missing value and is
    left out. Equal values (1, 1.0, True) are one.
    Notes B, "Training Procedure" 2; E, "Predicting".
    Differs from the notes: E gives an unseen value the same constant
    in every class, which changes no posterior; here the factor is left
    out, with a warning.
    Page: docs/models/categorical.md
    >>> from naivebayes import CategoricalNB, load_one_vs_seven
    >>> data = load_one_vs_seven()
    >>> model = CategoricalNB(alpha=1).fit(data.X, data.y)
    >>> model.phi(1)[0]
    {0: Fraction(2, 3), 1: Fraction(1, 3)}
    """

    def __init__(
        self,
        alpha: Number = 1,
        priors: Any = None,
        values: Any = None,
        unseen: str = "skip",
    ) -> None:
        super().__init__(priors)
        self.alpha = as_alpha(alpha)
        self.given_values = as_given_values(values)
        self.unseen = as_unseen(unseen)
        self.values: list[list[Value]] = []
        self.counts: dict[Label, list[dict[Value, int]]] = {}
        self.totals: dict[Label, list[int]] = {}
        self.known: list[set[Value]] = []
        self.log_tables: dict[Label, list[dict[Any, float]]] = {}

    def options(self) -> dict[str, Any]:
        return {
            "alpha": self.alpha,
            "priors": self.given_priors,
            "values": self.given_values,
            "unseen": self.unseen,
        }

    def phi(self, c: Label) -> list[dict[Value, Number]]:
        """P(x_j=v|y=c): a dict by value for each feature.

        c: a class. The dict is empty where nothing was known.
        """
        self.check_ready()
        self.check_class(c)
        table = []
        for j, values in enumerate(self.values):
            shares = {}
            for v in values if j not in self.left_out else []:
                shares[v] = self.share(c, j, v)
            table.append(shares)
        return table

    def share(self, c: Label, j: Any, x_j: Any) -> Number:
        """P(x_j=v|y=c): the smoothed share of one value."""
        return smoothed_share(*self.counted(c, j, x_j), self.alpha)

    def log_share(self, c: Label, j: Any, x_j: Any) -> float:
        return log_of(exact_share(*self.counted(c, j, x_j), self.alpha))

    def counted(self, c: Label, j: int, v: Any) -> tuple[int, int, int]:
        """Rows of class c with value v, of how many, and K_j."""
        count = self.counts[c][j].get(v, 0)
        return count, self.totals[c][j], len(self.values[j])

    def log_scores(self, x: Row) -> dict[Label, float]:
        """Restates log_score(prior, factors): looked up, added.

        The factors themselves: likelihoods(x, c).
        """
        log_scores = {}
        for c, logs in self.log_tables.items():
            log_prior = self.log_priors[c]
            log_factors: Any = map(getitem, logs, x)
            log_scores[c] = log_prior + math.fsum(log_factors)
        return log_scores

    def clean(self, rows: Rows, what: str) -> Rows:
        """Rows as they are: count looks at each distinct value."""
        return rows

    def known_values(self, rows: Rows, what: str) -> Known:
        """Rows where an unseen value is None, or Unseen to smooth."""
        new: dict[int, set[Value]] = {}
        columns = distinct_values(rows, self.feature_names, what)
        for j, distinct in enumerate(columns):
            unseen = distinct - self.known[j]
            if unseen:
                new[j] = unseen
        if not new:
            return rows, ""
        judged = {j: new[j] for j in new if j not in self.left_out}
        message = report_unseen(self, rows, judged, what)
        return [without(self, x, new) for x in rows], message

    def count(self, rows: Rows, labels: Labels) -> None:
        names = self.feature_names
        declared = by_feature(self.given_values, names, "values")
        columns = distinct_values(rows, names, "X")
        for j, distinct in enumerate(columns):
            seen = distinct - {None}
            if declared[j] is None:
                self.values.append(in_order(seen))
            else:
                check_declared(rows, j, names[j], declared[j])
                self.values.append(in_order(declared[j]))
        for c, rows_of_c in separate_classes(rows, labels).items():
            self.counts[c] = []
            for column, values in zip(zip(*rows_of_c), self.values):
                self.counts[c].append(counts_of(column, values))
        self.add_up()

    def add(self, a: "CategoricalNB", b: "CategoricalNB") -> None:
        for in_a, in_b in zip(a.values, b.values):
            self.values.append(in_order([*in_a, *in_b]))
        for c in self.classes:
            self.counts[c] = []
            for j, values in enumerate(self.values):
                both = added_values(a.counts, b.counts, c, j, values)
                self.counts[c].append(both)
        self.add_up()

    def add_up(self) -> None:
        """The number of known values of each feature in each class."""
        for c, counts in self.counts.items():
            self.totals[c] = [sum(n.values()) for n in counts]

    def find_left_out(self) -> set[int]:
        return never_known(self, self.totals)

    def find_problem(self) -> NaiveBayesError | None:
        problem = super().find_problem()
        if problem or self.alpha > 0:
            return problem
        return share_problem(self)

    def measurement_hints(self) -> list[str]:
        hints = []
        n_rows = sum(self.class_counts.values())
        for name, values in zip(self.feature_names, self.values):
            floats = set(map(type, values)) == {float}
            if floats and len(values) == n_rows > 1:
                hints.append(
                    f"feature {name}: its {n_rows} values are numbers "
                    "that are all different. These look like "
                    "measurements; GaussianNB or MixedNB is made for "
                    "them."
                )
        return hints

    def make_log_tables(self) -> None:
        for values in self.values:
            self.known.append({None, *values})
        for c in self.classes:
            self.log_tables[c] = []
            for j, values in enumerate(self.values):
                logs = dict.fromkeys([None, *values], 0.0)
                if j not in self.left_out:
                    counts = self.counts[c][j]
                    logs = log_table(counts, len(values), self.alpha)
                self.log_tables[c].append(logs)


def log_table(
    counts: dict[Value, int], n_values: int, alpha: Number
) -> dict[Any, float]:
    """log P(x_j=v|y=c) by value; a missing value adds 0."""
    logs: dict[Any, float] = {None: 0.0}
    total = sum(counts.values())
    for v, count in {**counts, Unseen: 0}.items():
        logs[v] = log_of(exact_share(count, total, n_values, alpha))
    return logs


def check_declared(
    rows: Rows, j: int, name: str, declared: list[Value]
) -> None:
    """Refuse a value that was not declared for its feature."""
    allowed = {None, *declared}
    for i, x in enumerate(rows):
        if x[j] not in allowed:
            raise NaiveBayesError(
                f"{place(i, 'X')}, feature {name}: {shown(x[j])} is "
                "not among the values declared for it, "
                f"{listed(declared)}.{type_hint(x[j], declared)}"
            )


def counts_of(column: Column, values: list[Value]) -> dict[Value, int]:
    """How often each possible value occurs, 0 included."""
    counted = Counter(column)
    return {v: counted[v] for v in values}


def added_values(
    a: dict[Label, Any],
    b: dict[Label, Any],
    c: Label,
    j: int,
    values: list[Value],
) -> dict[Value, int]:
    """The counts of one feature of class c in two models."""
    in_a = a[c][j] if c in a else {}
    in_b = b[c][j] if c in b else {}
    return {v: in_a.get(v, 0) + in_b.get(v, 0) for v in values}
