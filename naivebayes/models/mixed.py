"""Mixed naive Bayes: some features are measured, others named.

| notes           | here              | play tennis           |
|-----------------|-------------------|-----------------------|
| P(x_j|y)        | by `kinds[j]`     | outlook: categorical  |
| N(x_j; μ, σ²)   | `summaries[c][j]` | temperature: gaussian |
| count(x_j=v, y) | `counts[c][j][v]` | {"sunny": 2, ...}     |

Features are independent given the class, so each factor may follow a
rule of its own. The rules are those of the other models.
"""

from typing import Any

from naivebayes.checks.values import as_alpha
from naivebayes.columns import check_bits
from naivebayes.errors import NaiveBayesError
from naivebayes.models.base import Known, NaiveBayes
from naivebayes.models.categorical import CategoricalNB
from naivebayes.models.gaussian import GaussianNB
from naivebayes.models.kinds import (
    as_given_kinds,
    kind_of,
    values_of_kind,
)
from naivebayes.models.options import (
    as_given_values,
    as_unseen,
    as_var_smoothing,
    by_feature,
)
from naivebayes.models.variance import smoothing_variance
from naivebayes.notation import (
    Label,
    Labels,
    Number,
    Row,
    Rows,
    Summary,
)


class MixedNB(NaiveBayes):
    """Naive Bayes with one rule for each feature.

        joint = P(y=c) Π_j P(x_j|y=c), each factor by its own rule

    kinds: "gaussian", "categorical" or "bernoulli" for each feature, a
    list, or a dict from feature name to kind; by default a feature of
    int and float is gaussian, any other (bool, too) categorical, as
    the first batch shows it. alpha, values, unseen: for the features
    that are counted, as in CategoricalNB. var_smoothing: for those
    that are measured, as in GaussianNB. priors: as everywhere.
    Notes A, "Extensions"; B, "Training Procedure" 2.
    Page: docs/models/mixed.md
    >>> from naivebayes import MixedNB, load_one_vs_seven
    >>> data = load_one_vs_seven()
    >>> model = MixedNB(kinds=["bernoulli"] * 9, alpha=0)
    >>> model = model.fit(data.X, data.y)
    >>> model.posterior([1, 1, 1, 0, 1, 0, 0, 1, 0])[1]
    Fraction(390625, 12973537)
    """

    def __init__(
        self,
        kinds: Any = None,
        alpha: Number = 1,
        var_smoothing: Number = 0,
        priors: Any = None,
        values: Any = None,
        unseen: str = "skip",
    ) -> None:
        super().__init__(priors)
        self.given_kinds = as_given_kinds(kinds)
        self.alpha = as_alpha(alpha)
        self.var_smoothing = as_var_smoothing(var_smoothing)
        self.given_values = as_given_values(values)
        self.unseen = as_unseen(unseen)
        self.kinds: list[str] = []
        self.discrete: list[int] = []
        self.continuous: list[int] = []
        self.categorical = CategoricalNB()
        self.gaussian = GaussianNB()
        self.counts: dict[Label, dict[int, dict[Any, int]]] = {}
        self.summaries: dict[Label, dict[int, Summary]] = {}

    def options(self) -> dict[str, Any]:
        return {
            "kinds": self.given_kinds,
            "alpha": self.alpha,
            "var_smoothing": self.var_smoothing,
            "priors": self.given_priors,
            "values": self.given_values,
            "unseen": self.unseen,
        }

    def share(self, c: Label, j: int, x_j: Any) -> Number:
        model, k = self.part_of(j)
        return model.share(c, k, x_j)

    def log_share(self, c: Label, j: int, x_j: Any) -> float:
        model, k = self.part_of(j)
        return model.log_share(c, k, x_j)

    def part_of(self, j: int) -> tuple[NaiveBayes, int]:
        """The part that knows feature j, and its place there."""
        if j in self.discrete:
            return self.categorical, self.discrete.index(j)
        return self.gaussian, self.continuous.index(j)

    def log_scores(self, x: Row) -> dict[Label, float]:
        """Restates log_score(prior, factors): the parts' logs added."""
        counted = self.categorical.log_scores(part(x, self.discrete))
        measured = self.gaussian.log_scores(part(x, self.continuous))
        log_scores = {}
        for c in self.classes:
            log_factors = counted[c] + measured[c]
            log_scores[c] = self.log_priors[c] + log_factors
        return log_scores

    def woven(self, counted: Row, measured: Row) -> list[Any]:
        """One entry for each feature, from those of the two parts."""
        entries = dict(zip(self.discrete, counted))
        entries.update(zip(self.continuous, measured))
        return [entries[j] for j in range(len(self.kinds))]

    def clean(self, rows: Rows, what: str) -> Rows:
        if not self.kinds:
            self.settle_kinds(rows)
        self.check_bits(rows, what)
        counted = [part(x, self.discrete) for x in rows]
        measured = [part(x, self.continuous) for x in rows]
        return self.woven_rows(
            self.categorical.clean(counted, what),
            self.gaussian.clean(measured, what),
        )

    def check_bits(self, rows: Rows, what: str) -> None:
        """Refuse what is no bit in a Bernoulli feature."""
        bits = [
            j
            for j, kind in enumerate(self.kinds)
            if kind == "bernoulli"
        ]
        names = part(self.feature_names, bits)
        check_bits([part(x, bits) for x in rows], names, what)

    def known_values(self, rows: Rows, what: str) -> Known:
        self.check_bits(rows, what)
        counted: Rows = [part(x, self.discrete) for x in rows]
        measured: Rows = [part(x, self.continuous) for x in rows]
        counted, message = self.categorical.known_values(counted, what)
        measured, _ = self.gaussian.known_values(measured, what)
        return self.woven_rows(counted, measured), message

    def woven_rows(self, counted: Rows, measured: Rows) -> Rows:
        """Rows with one entry for each feature."""
        pairs = zip(counted, measured)
        return [self.woven(in_a, in_b) for in_a, in_b in pairs]

    def settle_kinds(self, rows: Rows) -> None:
        """Decide which rule each feature follows; make the parts."""
        given = by_feature(
            self.given_kinds, self.feature_names, "kinds"
        )
        for kind, column in zip(given, zip(*rows)):
            self.kinds.append(kind or kind_of(column))
        self.make_parts()

    def make_parts(self) -> None:
        """One model for what is counted, one for what is measured."""
        names = self.feature_names
        given = by_feature(self.given_values, names, "values")
        declared = []
        for j, kind in enumerate(self.kinds):
            values = values_of_kind(kind, given[j], names[j])
            declared.append(values)
        kinds = list(enumerate(self.kinds))
        self.discrete = [j for j, kind in kinds if kind != "gaussian"]
        self.continuous = [j for j, kind in kinds if kind == "gaussian"]
        self.categorical = CategoricalNB(
            alpha=self.alpha,
            values=part(declared, self.discrete),
            unseen=self.unseen,
        )
        self.gaussian = GaussianNB(var_smoothing=self.var_smoothing)
        self.categorical.feature_names = part(names, self.discrete)
        self.gaussian.feature_names = part(names, self.continuous)

    def follow(self, model: "MixedNB") -> None:
        """Take over the kinds that the first batch has settled."""
        self.kinds = model.kinds
        self.feature_names = model.feature_names
        self.make_parts()

    def count(self, rows: Rows, labels: Labels) -> None:
        self.share_classes()
        counted = [part(x, self.discrete) for x in rows]
        measured = [part(x, self.continuous) for x in rows]
        self.categorical.count(counted, labels)
        self.gaussian.count(measured, labels)
        self.show_state()

    def add(self, a: "MixedNB", b: "MixedNB") -> None:
        if a.kinds != b.kinds:
            raise NaiveBayesError(
                f"the kinds of the features differ: {a.kinds} here, "
                f"{b.kinds} there. Give kinds= to both models."
            )
        self.follow(a)
        self.share_classes()
        self.categorical.add(a.categorical, b.categorical)
        self.gaussian.add(a.gaussian, b.gaussian)
        self.show_state()

    def share_classes(self) -> None:
        """The parts know the classes; the prior is not theirs."""
        for model in (self.categorical, self.gaussian):
            model.classes = self.classes
            model.class_counts = self.class_counts
            model.log_priors = dict.fromkeys(self.classes, 0.0)

    def show_state(self) -> None:
        """The counts and summaries of the parts, by feature."""
        for c in self.classes:
            counts = self.categorical.counts[c]
            summaries = self.gaussian.summaries[c]
            self.counts[c] = dict(zip(self.discrete, counts))
            self.summaries[c] = dict(zip(self.continuous, summaries))

    def finish(self) -> None:
        self.gaussian.added_variance = smoothing_variance(self.gaussian)
        for model in (self.categorical, self.gaussian):
            model.left_out = model.find_left_out()
        super().finish()

    def find_left_out(self) -> set[int]:
        counted = [self.discrete[k] for k in self.categorical.left_out]
        measured = [self.continuous[k] for k in self.gaussian.left_out]
        return {*counted, *measured}

    def find_problem(self) -> NaiveBayesError | None:
        return (
            super().find_problem()
            or self.categorical.find_problem()
            or self.gaussian.find_problem()
        )

    def measurement_hints(self) -> list[str]:
        of_counted = self.categorical.measurement_hints()
        return [*of_counted, *self.gaussian.measurement_hints()]

    def make_log_tables(self) -> None:
        self.categorical.make_log_tables()
        self.gaussian.make_log_tables()


def part(row: Row, features: list[int]) -> list[Any]:
    """The entries of some features."""
    return [row[j] for j in features]
