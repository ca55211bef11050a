"""Bernoulli naive Bayes: every feature is on or off.

| notes              | here           | 1-vs-7, class 1             |
|--------------------|----------------|-----------------------------|
| Σ 1{x_j=1 and y=c} | `counts[c][j]` | [1, 2, 3, 1, 1, 3, 1, 1, 2] |
| Σ 1{y=c}           | `totals[c][j]` | 4 for every pixel           |
| φ_{j|y=c}          | `phi(c)[j]`    | 1/4, with α=1: 2/6          |
| 1 - φ_{j|y=c}      | a pixel is off | 3/4, with α=1: 4/6          |
"""

import math
from collections.abc import Iterable
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
    never_known,
    share_problem,
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
    Notes B, "Laplace Smoothing": binary features; C, "Naive Bayes".
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
        self.log_empty_bag: dict[Label, float] = {}
        self.in_every_row: dict[Label, set[str]] = {}
        self.log_absent: dict[Label, float] = {}

    def options(self) -> dict[str, Any]:
        return {"alpha": self.alpha, "priors": self.given_priors}

    def phi(self, c: Label) -> Any:
        """P(x_j=1|y=c) by feature, None where nothing was known.

        c: a class. A list for rows, a dict for bags. Notes C, φ_{j|y}.
        """
        self.check_ready()
        self.check_class(c)
        if self.bags:
            return {w: self.share(c, w, 1) for w in self.feature_names}
        return [
            self.share(c, j, 1) if j not in self.left_out else None
            for j in range(len(self.feature_names))
        ]

    def share(self, c: Label, j: Any, x_j: Any) -> Number:
        """P(x_j|y=c): the smoothed share of the rows like x_j."""
        return smoothed_share(*self.counted(c, j, x_j), self.alpha)

    def log_share(self, c: Label, j: Any, x_j: Any) -> float:
        return log_of(exact_share(*self.counted(c, j, x_j), self.alpha))

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

    def entries(self, x: Any) -> list[Entry]:
        if self.bags:
            return [(w, w, int(w in x)) for w in self.feature_names]
        return super().entries(x)

    def log_scores(self, x: Any) -> dict[Label, float]:
        """Restates log_score(prior, factors): looked up, added.

        The factors themselves: likelihoods(x, c).
        """
        if self.bags:
            return self.log_scores_of_bag(x)
        log_scores = {}
        for c, logs in self.log_tables.items():
            log_prior = self.log_priors[c]
            log_factors: Any = list(map(getitem, logs, x))
            log_scores[c] = log_prior + math.fsum(log_factors)
        return log_scores

    def log_scores_of_bag(self, bag: Any) -> dict[Label, float]:
        """Restates log_score(prior, factors): all absent, then mended.

        Absent words are the many: their sum is made once, and each
        word of the bag replaces log(1 - φ) by log φ. Words that every
        row of a class has stand apart, since their log(1 - φ) is far
        down, or -inf where alpha is 0.
        """
        log_scores = {}
        for c, log_odds in self.log_tables.items():
            terms = [log_odds.get(word, 0.0) for word in bag]
            n_absent = len(self.in_every_row[c] - bag.keys())
            if n_absent > 0:
                terms.append(n_absent * self.log_absent[c])
            log_others = self.log_empty_bag[c]
            log_scores[c] = math.fsum([log_others, *terms])
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

    def find_left_out(self) -> set[int]:
        return set() if self.bags else never_known(self, self.totals)

    def find_problem(self) -> NaiveBayesError | None:
        problem = super().find_problem()
        if problem or self.bags or self.alpha > 0:
            return problem
        return share_problem(self)

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
        if j in self.left_out:
            return {0: 0.0, 1: 0.0, None: 0.0}
        log_off = self.log_share(c, j, 0)
        log_on = self.log_share(c, j, 1)
        return {0: log_off, 1: log_on, None: 0.0}

    def make_bag_table(self, c: Label) -> None:
        """The logarithms that score a bag, for one class."""
        counts, total = self.counts[c], self.class_counts[c]
        log_on = log_shares(counts.values(), total, 2, self.alpha)
        log_off = log_absences(log_on, total, self.alpha)
        log_odds = {
            n: log_on[n] - log_off[n] for n in log_on if n < total
        }
        table = dict.fromkeys(self.feature_names, log_odds[0])
        n_others = len(self.feature_names) - len(counts)
        terms = [self.log_priors[c], n_others * log_off[0]]
        self.in_every_row[c] = words_with(counts, total)
        for word, count in counts.items():
            if count == total:
                table[word] = log_on[total]
            else:
                table[word] = log_odds[count]
                terms.append(log_off[count])
        self.log_tables[c] = table
        self.log_empty_bag[c] = math.fsum(terms)
        self.log_absent[c] = log_off.get(total, 0.0)


def log_absences(
    counts: Iterable[Number], total: int, alpha: Number
) -> dict[Number, float]:
    """log(1 - φ) by the count of φ.

    Restates log_of(smoothed_share(total - count, total, 2, alpha)).
    """
    logs: dict[Number, float] = {}
    for count in counts:
        share = exact_share(total - count, total, 2, alpha)
        logs[count] = log_of(share)
    return logs


def words_with(counts: dict[str, int], count: int) -> set[str]:
    """The words that have a certain count."""
    words = [word for word, n in counts.items() if n == count]
    return set(words)
