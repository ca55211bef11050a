"""Gaussian naive Bayes: each feature is a measurement.

| notes       | here                      | 1-vs-7: pixel 1, class 1 |
|-------------|---------------------------|--------------------------|
| μ_cj        | `summaries[c][j]["mean"]` | 0.25                     |
| σ²_cj       | `summaries[c][j]["var"]`  | 0.1875                   |
| ε           | `added_variance`          | 0                        |
| N(x_j; μ,σ) | `gaussian_pdf`            | a density                |

Measurements are turned into floats when the model takes them in.
"""

import math
from typing import Any

from naivebayes.checks.messages import named, place, shown
from naivebayes.columns import as_floats
from naivebayes.density import (
    LOG_TWO_PI,
    gaussian_log_pdf,
    gaussian_pdf,
)
from naivebayes.errors import NaiveBayesError, ZeroVarianceError
from naivebayes.models.base import Known, NaiveBayes
from naivebayes.models.matching import never_known
from naivebayes.models.options import as_var_smoothing
from naivebayes.models.variance import (
    constant_features,
    many_classes,
    smoothing_variance,
    zero_variance_message,
)
from naivebayes.notation import (
    Label,
    Labels,
    Number,
    Row,
    Rows,
    Summary,
)
from naivebayes.separation import separate_classes
from naivebayes.summaries import merge_summaries, summary_of

FARTHEST = 1e150  # z at most; its square is far inside the floats
Summaries = dict[Label, list[Summary]]
Gaussians = tuple[list[float], list[float], float]


class GaussianNB(NaiveBayes):
    """Naive Bayes for measurements, each a Gaussian within its class.

        joint = P(y=c) Π_j N(x_j; μ_cj, σ²_cj + ε)
        ε = var_smoothing · the largest feature variance of all rows

    var_smoothing: 0 by default; 1e-9 is scikit-learn's rule, which
    lets a feature be constant within a class. priors: None (shares of
    the rows), "uniform" or a dict. Rows hold finite numbers, None
    where missing. Variances are population variances (divided by n).
    Raises ZeroVarianceError where a feature does not vary in a class.
    Notes A, "Parameters"; D, 5 "Train the model".
    Page: docs/models/gaussian.md
    >>> from naivebayes import GaussianNB, load_one_vs_seven
    >>> data = load_one_vs_seven()
    >>> model = GaussianNB().fit(data.X, data.y)
    >>> model.summaries[1][0]["mean"], model.summaries[1][0]["var"]
    (0.25, 0.1875)
    """

    def __init__(
        self, var_smoothing: Number = 0, priors: Any = None
    ) -> None:
        super().__init__(priors)
        self.var_smoothing = as_var_smoothing(var_smoothing)
        self.added_variance = 0.0
        self.summaries: Summaries = {}
        self.log_peaks: dict[Label, list[float]] = {}
        self.log_tables: dict[Label, Gaussians] = {}
        self.reach: list[tuple[float, float]] = []
        self.near = 0.0

    def options(self) -> dict[str, Any]:
        return {
            "var_smoothing": self.var_smoothing,
            "priors": self.given_priors,
        }

    def variances(self, c: Label) -> list[float | None]:
        """σ²_cj + ε by feature, None where nothing was known.

        c: a class. Notes A, σ²_cj.
        """
        self.check_ready()
        self.check_class(c)
        return [
            summary["var"] + self.added_variance
            if summary["n"]
            else None
            for summary in self.summaries[c]
        ]

    def share(self, c: Label, j: int, x_j: Any) -> Number:
        """The density of one feature; it stands where a share would."""
        mean, var = self.mean_and_var(c, j)
        return gaussian_pdf(x_j, mean, var)

    def log_share(self, c: Label, j: int, x_j: Any) -> float:
        mean, var = self.mean_and_var(c, j)
        return gaussian_log_pdf(x_j, mean, var)

    def mean_and_var(self, c: Label, j: int) -> tuple[float, float]:
        """μ_cj and σ²_cj + ε of one feature."""
        summary = self.summaries[c][j]
        return summary["mean"], summary["var"] + self.added_variance

    def log_scores(self, x: Row) -> dict[Label, float]:
        """Restates log prior + Σ gaussian_log_pdf(x_j, mean, var).

        The terms without x are added when the model learns; what is
        left is the distance from the means, in standard deviations.
        """
        if None in x:
            return self.log_scores_of_known(x)
        log_scores = {}
        for c, (means, scales, log_start) in self.log_tables.items():
            columns = zip(x, means, scales)
            z = [(x_j - mean) * scale for x_j, mean, scale in columns]
            distance = math.hypot(*z)
            log_scores[c] = log_start - distance * distance / 2
        return log_scores

    def log_scores_of_known(self, x: Row) -> dict[Label, float]:
        """The same where some features are missing."""
        log_scores = {}
        for c, (means, scales, _) in self.log_tables.items():
            total = self.log_priors[c]
            columns = zip(x, means, scales, self.log_peaks[c])
            for x_j, mean, scale, log_peak in columns:
                if x_j is not None:
                    z = (x_j - mean) * scale
                    total += log_peak - z * z / 2
            log_scores[c] = total
        return log_scores

    def clean(self, rows: Rows, what: str) -> Rows:
        return as_floats(rows, self.feature_names, what)

    def known_values(self, rows: Rows, what: str) -> Known:
        """Rows without the features that training never knew.

        A number so far out that its squared distance leaves the range
        of floats is refused.
        """
        floats = self.clean(rows, what)
        for i, x in enumerate(floats):
            if None in x or math.hypot(*x) >= self.near:
                self.check_reach(x, place(i, what))
        if not self.left_out:
            return floats, ""
        return [self.without(x) for x in floats], ""

    def without(self, x: Row) -> Row:
        """A row without the features that training never knew."""
        kept = list(x)
        for j in self.left_out:
            kept[j] = None
        return kept

    def check_reach(self, x: Row, where: str) -> None:
        """Refuse a number whose squared distance no float can hold."""
        columns = zip(x, self.reach, self.feature_names)
        for x_j, (low, high), name in columns:
            if x_j is not None and not low < x_j < high:
                raise NaiveBayesError(
                    f"{where}, feature {name}: {shown(x_j)} is so far "
                    "from the mean that its squared distance leaves "
                    "the range of floats. Look for a slip in the data, "
                    "or give a larger unit."
                )

    def count(self, rows: Rows, labels: Labels) -> None:
        for c, rows_of_c in separate_classes(rows, labels).items():
            self.summaries[c] = []
            for name, column in zip(
                self.feature_names, zip(*rows_of_c)
            ):
                summary = float_summary(column, c, name)
                self.summaries[c].append(summary)

    def add(self, a: "GaussianNB", b: "GaussianNB") -> None:
        for c in self.classes:
            if c not in a.summaries or c not in b.summaries:
                one = a if c in a.summaries else b
                self.summaries[c] = list(one.summaries[c])
                continue
            parts = zip(
                self.feature_names, a.summaries[c], b.summaries[c]
            )
            self.summaries[c] = [
                merged_summary(s, t, c, name) for name, s, t in parts
            ]

    def finish(self) -> None:
        self.added_variance = smoothing_variance(self)
        super().finish()

    def find_left_out(self) -> set[int]:
        known_rows = {}
        for c, summaries in self.summaries.items():
            known_rows[c] = [summary["n"] for summary in summaries]
        return never_known(self, known_rows)

    def find_problem(self) -> NaiveBayesError | None:
        problem = super().find_problem()
        if problem:
            return problem
        constant = constant_features(self)
        if not constant:
            return None
        return ZeroVarianceError(zero_variance_message(self, constant))

    def measurement_hints(self) -> list[str]:
        hint = many_classes(self)
        return [hint] if hint and self.feature_names else []

    def make_log_tables(self) -> None:
        for c in self.classes:
            gaussians = [self.log_table(s) for s in self.summaries[c]]
            means = [mean for mean, scale, log_peak in gaussians]
            scales = [scale for mean, scale, log_peak in gaussians]
            peaks = [log_peak for mean, scale, log_peak in gaussians]
            log_start = self.log_priors[c] + math.fsum(peaks)
            self.log_peaks[c] = peaks
            self.log_tables[c] = (means, scales, log_start)
        for j in range(len(self.feature_names)):
            self.reach.append(self.reach_of(j))
        limits = [min(-low, high) for low, high in self.reach]
        self.near = min(limits, default=0.0)

    def log_table(self, summary: Summary) -> tuple[float, float, float]:
        """Mean, 1/σ and log peak of one feature.

        What is left out has a Gaussian of log peak 0.
        """
        if summary["n"] == 0:
            return 0.0, 1.0, 0.0
        var = summary["var"] + self.added_variance
        log_peak = -(LOG_TWO_PI + math.log(var)) / 2
        return summary["mean"], 1 / math.sqrt(var), log_peak

    def reach_of(self, j: int) -> tuple[float, float]:
        """The numbers whose squared distance every class can hold."""
        low, high = -math.inf, math.inf
        if j in self.left_out:
            return low, high
        for means, scales, _ in self.log_tables.values():
            farthest = FARTHEST / scales[j]
            low = max(low, means[j] - farthest)
            high = min(high, means[j] + farthest)
        return low, high


def float_summary(column: Row, c: Label, name: str) -> Summary:
    """The summary of the known floats of a column."""
    known: list[Number] = [v for v in column if v is not None]
    try:
        return summary_of(known)
    except NaiveBayesError as error:
        raise placed(error, c, name) from None


def merged_summary(
    a: Summary, b: Summary, c: Label, name: str
) -> Summary:
    """The summary of two batches of a column."""
    try:
        return merge_summaries(a, b)
    except NaiveBayesError as error:
        raise placed(error, c, name) from None


def placed(error: Exception, c: Label, name: str) -> NaiveBayesError:
    """An error about some numbers, with their class and feature."""
    return NaiveBayesError(f"class {named(c)}, feature {name}: {error}")
