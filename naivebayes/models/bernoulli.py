"""Bernoulli naive Bayes: every feature is on or off.

| notes              | here           | 1-vs-7, class 1             |
|--------------------|----------------|-----------------------------|
| Σ 1{x_j=1 and y=c} | `counts[c][j]` | [1, 2, 3, 1, 1, 3, 1, 1, 2] |
| Σ 1{y=c}           | `totals[c][j]` | 4 for every pixel           |
| φ_{j|y=c}          | `phi(c)[j]`    | 1/4, with α=1: 2/6          |
| 1 - φ_{j|y=c}      | a pixel is off | 3/4, with α=1: 4/6          |
"""

import math
from operator import getitem
from typing import Any

from naivebayes.checks.values import as_alpha
from naivebayes.columns import check_bits
from naivebayes.counting import exact_share, smoothed_share
from naivebayes.errors import NaiveBayesError
from naivebayes.models.bags import (
    added_counts,
    count_documents,
    log_shares,
)
from naivebayes.models.base import Entry, NaiveBayes
from naivebayes.models.matching import (
    added_lists,
    unknown_problem,
    words_of,
)
from naivebayes.notation import Label, Labels, Number, Rows
from naivebayes.scoring import log_of
from naivebayes.separation import separate_classes


class BernoulliNB(NaiveBayes):
    """Naive Bayes for features that are 0 or 1, present or absent.

        P(x_j=1|y=c) = φ_j = (count + α) / (total + 2α)
        P(x_j=0|y=c) = 1 - φ_j

    alpha: pseudo-count of each of the two values, 1 by default; 0 is
    the plain MLE. priors: None (shares of the rows), "uniform" or a
    dict. Rows hold 0/1 or False/True, None where missing; or they are
    bags: a dict word -> count, or a set; a word is on when it occurs.
    An absent feature is a factor, too: 1 - φ. Words that training did
    not have are left out.
    Notes A, "Extensions"; B; C, "Naive Bayes".
    Page: docs/models/bernoulli.md
    >>> from naivebayes import BernoulliNB, load_one_vs_seven
    >>> data = load_one_vs_seven()
    >>> model = BernoulliNB(alpha=0).fit(data.X, data.y)
    >>> model.posterior([1, 1, 1, 0, 1, 0, 0, 1, 0])
    {1: Fraction(390625, 12973537), 7: Fraction(12582912, 12973537)}
    """

    takes_bags = True

    def __init__(self, alpha: Number = 1, priors: Any = None) -> None:
        super().__init__(priors)
        self.alpha = as_alpha(alpha)
        self.counts: dict[Label, Any] = {}
        self.totals: dict[Label, Any] = {}
        self.log_tables: dict[Label, Any] = {}
        self.log_absent: dict[Label, float] = {}
        self.always: dict[Label, set[str]] = {}

    def options(self) -> dict[str, Any]:
        return {"alpha": self.alpha, "priors": self.given_priors}

    def phi(self, c: Label) -> Any:
        """P(x_j=1|y=c) by feature, None where nothing was known.

        c: a class. A list for rows, a dict for bags. Notes C, φ_{j|y}.
        """
        self.check_ready()
        self.check_class(c)
        if self.bags:
            return {w: self.on(c, w) for w in self.feature_names}
        return [
            self.on(c, j) if self.is_known(j) else None
            for j in range(len(self.feature_names))
        ]

    def on(self, c: Label, j: Any) -> Number:
        """P(x_j=1|y=c): the smoothed share of the rows with 1."""
        return smoothed_share(*self.counted(c, j, 1), self.alpha)

    def off(self, c: Label, j: Any) -> Number:
        """P(x_j=0|y=c): the smoothed share of the rows with 0."""
        return smoothed_share(*self.counted(c, j, 0), self.alpha)

    def counted(
        self, c: Label, j: Any, x_j: Any
    ) -> tuple[int, int, int]:
        """Rows of class c with this x_j, of how many, and 2 values."""
        count, total = self.count_of(c, j)
        return (count if x_j == 1 else total - count), total, 2

    def count_of(self, c: Label, j: Any) -> tuple[int, int]:
        """How many rows of class c have x_j = 1, and of how many."""
        if self.bags:
            return self.counts[c].get(j, 0), self.class_counts[c]
        return self.counts[c][j], self.totals[c][j]

    def is_known(self, j: int) -> bool:
        """False where no row has a value of feature j."""
        known = 0
        for c in self.classes:
            known += self.totals[c][j]
        return known > 0

    def is_left_out(self, j: Any, x_j: Any) -> bool:
        """True where a feature is missing, or was never known."""
        return x_j is None or not (self.bags or self.is_known(j))

    def entries(self, x: Any) -> list[Entry]:
        if self.bags:
            return [(w, w, int(w in x)) for w in self.feature_names]
        return super().entries(x)

    def factors(self, x: Any, c: Label) -> list[Number]:
        likelihoods: list[Number] = []
        for j, _, x_j in self.entries(x):
            if self.is_left_out(j, x_j):
                likelihoods.append(1)
            else:
                likelihoods.append(self.factor(c, j, x_j))
        return likelihoods

    def factor(self, c: Label, j: Any, x_j: Any) -> Number:
        """P(x_j|y=c) of one feature."""
        return self.on(c, j) if x_j == 1 else self.off(c, j)

    def log_scores(self, x: Any) -> dict[Label, float]:
        """Restates log_score(prior, factors) by log_tables."""
        if self.bags:
            return self.log_scores_of_bag(x)
        log_scores = {}
        for c, logs in self.log_tables.items():
            terms: Any = map(getitem, logs, x)  # each log P(x_j|y=c)
            log_scores[c] = self.log_priors[c] + math.fsum(terms)
        return log_scores

    def log_scores_of_bag(self, bag: Any) -> dict[Label, float]:
        """Restates log_score(prior, factors): all absent, then mended.

        Absent words are the many: their sum is made once, and each
        word of the bag replaces log(1 - φ) by log φ.
        """
        log_scores = {}
        for c, odds in self.log_tables.items():
            total = self.log_absent[c]
            for word in bag:
                total += odds.get(word, 0.0)
            all_there = self.always[c] <= bag.keys()
            log_scores[c] = total if all_there else -math.inf
        return log_scores

    def clean(self, rows: Rows, what: str) -> Rows:
        check_bits(rows, self.feature_names, what)
        return rows

    def count(self, rows: Rows, labels: Labels) -> None:
        for c, rows_of_c in separate_classes(rows, labels).items():
            if self.bags:
                self.counts[c] = count_documents(rows_of_c)
                continue
            self.counts[c] = []
            self.totals[c] = []
            for column in zip(*rows_of_c):
                known = len(column) - column.count(None)
                self.counts[c].append(column.count(1))
                self.totals[c].append(known)
        if self.bags:
            self.feature_names = words_of(self.counts)

    def add(self, a: "BernoulliNB", b: "BernoulliNB") -> None:
        for c in self.classes:
            if self.bags:
                in_a, in_b = a.counts.get(c, {}), b.counts.get(c, {})
                self.counts[c] = added_counts(in_a, in_b)
            else:
                self.counts[c] = added_lists(a.counts, b.counts, c)
                self.totals[c] = added_lists(a.totals, b.totals, c)
        if self.bags:
            self.feature_names = words_of(self.counts)

    def find_problem(self) -> NaiveBayesError | None:
        problem = super().find_problem()
        if problem or self.bags or self.alpha > 0:
            return problem
        for j, name in enumerate(self.feature_names):
            for c in self.classes:
                if self.totals[c][j] == 0 and self.is_known(j):
                    return unknown_problem(c, name)
        return None

    def make_log_tables(self) -> None:
        for c in self.classes:
            if self.bags:
                self.make_bag_table(c)
            else:
                self.log_tables[c] = [
                    self.log_table(c, j)
                    for j in range(len(self.feature_names))
                ]

    def log_table(self, c: Label, j: int) -> dict[Any, float]:
        """log P(x_j|y=c) by value; what is left out adds 0."""
        if not self.is_known(j):
            return {0: 0.0, 1: 0.0, None: 0.0}
        off = exact_share(*self.counted(c, j, 0), self.alpha)
        on = exact_share(*self.counted(c, j, 1), self.alpha)
        return {0: log_of(off), 1: log_of(on), None: 0.0}

    def make_bag_table(self, c: Label) -> None:
        """What a present word adds to the sum for the empty bag."""
        counts, total = self.counts[c], self.class_counts[c]
        log_on = log_shares(counts.values(), total, 2, self.alpha)
        absent = {count: total - count for count in log_on}
        log_off = log_shares(absent.values(), total, 2, self.alpha)
        odds = {}
        for count, log in log_on.items():
            odds[count] = log - finite(log_off[absent[count]])
        table = dict.fromkeys(self.feature_names, odds[0])
        terms = []
        for word, count in counts.items():
            table[word] = odds[count]
            terms.append(finite(log_off[absent[count]]))
        n_others = len(self.feature_names) - len(counts)
        others = n_others * log_off[total]
        terms.extend([self.log_priors[c], others])
        self.log_tables[c] = table
        self.log_absent[c] = math.fsum(terms)
        in_all = [w for w, count in counts.items() if count == total]
        self.always[c] = set(in_all) if self.alpha == 0 else set()


def finite(log: float) -> float:
    """0 for log 0, which is looked after by `always`."""
    return 0.0 if log == -math.inf else log
