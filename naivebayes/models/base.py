"""Bayes' rule, once for all models.

| notes                | here                   | 1-vs-7 example       |
|----------------------|------------------------|----------------------|
| P(y) Π P(x_j|y)      | `joint(x)`             | 3/16384, …           |
| P(y|x)               | `posterior(x)`         | 0.0301, 0.9699       |
| log P(y) + Σ log P   | `log_joint(x)`         | -8.605448, -5.133101 |
| arg max              | `predict(X)`           | [7]                  |
| L(φ), as a logarithm | `log_likelihood(X, y)` | a sum over rows      |

A model adds the factors: `factors(x, c)` as fractions or densities,
and `log_scores(x)` from logarithms that were taken when it learned.
"""

import math
import warnings
from typing import Any

from naivebayes.checks.labels import as_labels, check_same_length
from naivebayes.checks.messages import listed, named, place, shown
from naivebayes.checks.values import is_among
from naivebayes.errors import NaiveBayesError, UnseenValueWarning
from naivebayes.evaluation import accuracy
from naivebayes.models.bags import as_bags
from naivebayes.models.learning import Learner
from naivebayes.models.matching import check_columns
from naivebayes.models.refusals import (
    check_floats,
    refuse_zero_evidence,
)
from naivebayes.notation import Label, Labels, Number, Row, Rows
from naivebayes.rows import Table, as_one_row, as_table, check_width
from naivebayes.scoring import (
    first_largest,
    joint_score,
    log_posteriors,
    normalize,
    normalize_logs,
)

Entry = tuple[Any, str, Any]
Known = tuple[Rows, str]


class NaiveBayes(Learner):
    """The classifier of the notes; the models say what a factor is."""

    def likelihoods(self, x: Row, c: Label) -> list[Number]:
        """The factors P(x_j|y=c), in order, one for each feature.

        x: one row; c: a class. A feature that is left out (missing,
        or never known in training) has the factor 1.
        """
        row = self.checked_row(x)
        self.check_class(c)
        return self.factors(row, c)

    def joint(self, x: Row) -> dict[Label, Number]:
        """Class -> prior times all factors (see joint_score).

        x: one row. Exact Fractions where the model counts. Raises
        UnderflowError where the largest product leaves the range of
        floats; a smaller one may round to 0.
        """
        row = self.checked_row(x)
        joint = self.products(row)
        check_floats(self, joint, row)
        return joint

    def posterior(self, x: Row) -> dict[Label, Number]:
        """Class -> P(y=c|x): the joints over their sum (see normalize).

        x: one row. Exact where the model counts; a bag of many words
        has fractions of many digits: predict_proba([x]) gives floats.
        Raises ZeroEvidenceError where every joint is 0, UnderflowError
        where the largest product leaves the range of floats.
        """
        row = self.checked_row(x)
        joint = self.positive_joint(row)
        return normalize(joint)

    def log_joint(self, x: Row) -> dict[Label, float]:
        """Class -> log prior plus the logs of all factors.

        x: one row. Never underflows; -inf where a factor is 0. See
        log_score. This is what predict compares.
        """
        row = self.checked_row(x)
        return self.log_scores(row)

    def predict(self, X: Rows) -> list[Label]:
        """The most probable class of each row (see most_probable).

        X: rows. Scores within 1e-12 of each other, relative to their
        size, and less than 1e-6 apart are a tie: the first class in
        label order is given.
        Raises ZeroEvidenceError where every class of a row scores 0.
        """
        rows = self.checked_rows(X)
        labels = []
        for i, x in enumerate(rows):
            log_scores = self.log_scores(x)
            label = first_largest(log_scores)
            if log_scores[label] == -math.inf:
                refuse_zero_evidence(self, x, place(i, "X"))
            labels.append(label)
        return labels

    def predict_proba(self, X: Rows) -> list[list[float]]:
        """P(y=c|x) for each row, in the order of `classes`.

        X: rows. See normalize_logs; `posterior` is the exact form.
        """
        rows = self.checked_rows(X)
        probabilities = []
        for i, x in enumerate(rows):
            log_scores = self.positive_scores(x, place(i, "X"))
            posterior = normalize_logs(log_scores)
            probabilities.append(list(posterior.values()))
        return probabilities

    def predict_log_proba(self, X: Rows) -> list[list[float]]:
        """log P(y=c|x) for each row, in the order of `classes`.

        X: rows. Finite where the probability rounds to 0.
        """
        rows = self.checked_rows(X)
        log_probabilities = []
        for i, x in enumerate(rows):
            log_scores = self.positive_scores(x, place(i, "X"))
            logs = log_posteriors(log_scores)
            log_probabilities.append(list(logs.values()))
        return log_probabilities

    def predict_joint_log_proba(self, X: Rows) -> list[list[float]]:
        """log P(y=c, x) for each row, in the order of `classes`.

        X: rows. -inf where the product is 0.
        """
        rows = self.checked_rows(X)
        scores = []
        for x in rows:
            log_scores = self.log_scores(x)
            scores.append(list(log_scores.values()))
        return scores

    def score(self, X: Rows, y: Labels) -> float:
        """The accuracy of predict(X) against y (see accuracy)."""
        rows = self.checked_rows(X)
        return accuracy(y, self.predict(rows))

    def log_likelihood(self, X: Rows, y: Labels) -> float:
        """The logarithm of the joint likelihood of data.

            log L = Σ_i log P(x⁽ⁱ⁾, y⁽ⁱ⁾)

        X: rows; y: their labels. The plain shares (alpha=0) make it as
        large as it can be on the training data (Notes C, the MLE).
        """
        rows = self.checked_rows(X)
        labels = as_labels(y)
        check_same_length(rows, "X", labels, "y")
        total = 0.0
        for x, c in zip(rows, labels):
            self.check_class(c)
            log_joint = self.log_scores(x)[c]
            total = total + log_joint
        return total

    def positive_scores(self, x: Row, where: str) -> dict[Label, float]:
        """The log scores of a row, at least one of them finite."""
        log_scores = self.log_scores(x)
        if max(log_scores.values()) == -math.inf:
            refuse_zero_evidence(self, x, where)
        return log_scores

    def positive_joint(self, row: Row) -> dict[Label, Number]:
        """The products of a row, of which one at least is not 0."""
        joint = self.products(row)
        check_floats(self, joint, row)
        if max(joint.values()) == 0:
            refuse_zero_evidence(self, row, "x")
        return joint

    def products(self, row: Row) -> dict[Label, Number]:
        """Class -> prior times all factors of a checked row."""
        joint = {}
        for c in self.classes:
            likelihoods = self.factors(row, c)
            joint[c] = joint_score(self.priors[c], likelihoods)
        return joint

    def checked_rows(self, X: Any) -> Rows:
        """Rows that fit the model; an error says what does not."""
        self.check_ready()
        return self.matched(as_table(X), "X")

    def checked_row(self, x: Any) -> Row:
        """One row that fits the model."""
        self.check_ready()
        rows = self.matched(as_one_row(x), "x")
        return rows[0]

    def matched(self, table: Table, what: str) -> Rows:
        """The rows of a table, without what the model leaves out."""
        check_columns(self, table)
        if self.bags:
            return as_bags(table.rows, what)
        check_width(table.rows, self.feature_names, what)
        rows, message = self.known_values(table.rows, what)
        if message:
            warnings.warn(message, UnseenValueWarning, stacklevel=4)
        return rows

    def known_values(self, rows: Rows, what: str) -> Known:
        """Clean rows without what is left out, and a word about it."""
        return self.clean(rows, what), ""

    def check_class(self, c: Any) -> None:
        """Refuse a class that the model does not know."""
        if not is_among(c, self.class_counts):
            raise NaiveBayesError(
                f"{shown(c)} is no class of this model; its classes "
                f"are {listed(self.classes)}."
            )

    def entries(self, x: Any) -> list[Entry]:
        """(feature, its name, its value) of each factor, in order."""
        names = self.feature_names
        return [(j, names[j], x_j) for j, x_j in enumerate(x)]

    def factors(self, x: Any, c: Label) -> list[Number]:
        """The factors P(x_j|y=c) of a row that was checked."""
        likelihoods: list[Number] = []
        for j, _, x_j in self.entries(x):
            if self.is_left_out(j, x_j):
                likelihoods.append(1)
            else:
                likelihoods.append(self.share(c, j, x_j))
        return likelihoods

    def is_left_out(self, j: Any, x_j: Any) -> bool:
        """True where a feature is missing, or was never known."""
        return x_j is None or j in self.left_out

    def share(self, c: Label, j: Any, x_j: Any) -> Number:
        """P(x_j|y=c) of one feature."""
        raise NotImplementedError

    def log_factors(self, x: Any, c: Label) -> list[float]:
        """log P(x_j|y=c) of a row that was checked, one by one."""
        logs = []
        for j, _, x_j in self.entries(x):
            if self.is_left_out(j, x_j):
                logs.append(0.0)
            else:
                logs.append(self.log_share(c, j, x_j))
        return logs

    def log_share(self, c: Label, j: Any, x_j: Any) -> float:
        """log P(x_j|y=c) of one feature, from the counts."""
        raise NotImplementedError

    def log_scores(self, x: Any) -> dict[Label, float]:
        """Class -> log score of a row that was checked."""
        raise NotImplementedError

    def __repr__(self) -> str:
        options = []
        for name, value in self.options().items():
            options.append(f"{name}={named(value)}")
        call = f"{type(self).__name__}({', '.join(options)})"
        if not self.classes:
            return f"<{call}, not fitted>"
        return (
            f"<{call}: {len(self.classes)} classes, "
            f"{len(self.feature_names)} features, "
            f"{sum(self.class_counts.values())} rows>"
        )
