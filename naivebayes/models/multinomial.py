"""Multinomial naive Bayes: how often each word occurs.

| notes                 | here           | 1-vs-7: on-pixels, class 1  |
|-----------------------|----------------|-----------------------------|
| occurrences of word j | `counts[c][j]` | [1, 2, 3, 1, 1, 3, 1, 1, 2] |
| all occurrences       | `totals[c]`    | 15                          |
| θ_{j|y=c}             | `theta(c)[j]`  | 1/15, with α=1: 2/24        |
"""

import math
from fractions import Fraction
from typing import Any

from naivebayes.checks.messages import named, shown
from naivebayes.checks.values import as_alpha, exact_value
from naivebayes.columns import as_counts
from naivebayes.counting import exact_share, smoothed_share
from naivebayes.errors import NaiveBayesError, UnderflowError
from naivebayes.models.bags import (
    added_counts,
    count_occurrences,
    log_shares,
)
from naivebayes.models.base import Entry, NaiveBayes
from naivebayes.models.matching import (
    added_lists,
    never_known,
    words_of,
)
from naivebayes.notation import Label, Labels, Number, Rows
from naivebayes.scoring import log_of
from naivebayes.separation import separate_classes

LARGEST_POWER = 10_000  # words; exact powers beyond it are slow


class MultinomialNB(NaiveBayes):
    """Naive Bayes for counts, such as words in a text.

        P(word j|y=c) = θ_j = (count + α) / (total + α·V)
        joint = P(y=c) Π_j θ_j^x_j

    alpha: pseudo-count of each of the V words, 1 by default; 0 is the
    plain MLE. priors: None (shares of the rows), "uniform" or a dict.
    Rows hold numbers of at least 0, None where missing; or they are
    bags: a dict word -> count. The multinomial coefficient is left out
    of every score: it changes no comparison. A count of 0 is no
    factor. Words that training did not have are left out.
    Notes A, "Extensions"; C, "Naive Bayes": how often a word occurs.
    Page: docs/models/multinomial.md
    >>> from naivebayes import MultinomialNB, load_one_vs_seven
    >>> data = load_one_vs_seven()
    >>> model = MultinomialNB(alpha=0).fit(data.X, data.y)
    >>> model.theta(1)[0]
    Fraction(1, 15)
    """

    takes_bags = True

    def __init__(self, alpha: Number = 1, priors: Any = None) -> None:
        super().__init__(priors)
        self.alpha = as_alpha(alpha)
        self.counts: dict[Label, Any] = {}
        self.totals: dict[Label, Number] = {}
        self.known: dict[Label, list[int]] = {}
        self.log_tables: dict[Label, Any] = {}

    def options(self) -> dict[str, Any]:
        return {"alpha": self.alpha, "priors": self.given_priors}

    def theta(self, c: Label) -> Any:
        """P(word j|y=c) by feature; they sum to 1.

        c: a class. A list for rows, a dict for bags. Notes C.
        """
        self.check_ready()
        self.check_class(c)
        if self.bags:
            return {w: self.share(c, w) for w in self.feature_names}
        return [
            self.share(c, j) if j not in self.left_out else None
            for j in range(len(self.feature_names))
        ]

    def share(self, c: Label, j: Any, x_j: Any = 1) -> Number:
        """θ_j^x_j, θ_j being the share of one word among all words."""
        theta = smoothed_share(*self.counted(c, j), self.alpha)
        return power(theta, x_j)

    def log_share(self, c: Label, j: Any, x_j: Any) -> float:
        if x_j == 0:
            return 0.0
        log_theta = log_of(exact_share(*self.counted(c, j), self.alpha))
        return float(x_j * log_theta)

    def counted(
        self, c: Label, j: Any, x_j: Any = 1
    ) -> tuple[Number, Number, int]:
        """How often word j occurs in class c, of how many words, V."""
        return self.count_of(c, j), self.totals[c], self.n_words()

    def n_words(self) -> int:
        """V: the words of the vocabulary, or the known features."""
        return len(self.feature_names) - len(self.left_out)

    def is_left_out(self, j: Any, x_j: Any) -> bool:
        return x_j == 0 or super().is_left_out(j, x_j)

    def count_of(self, c: Label, j: Any) -> Number:
        """How often word j occurs in the rows of class c."""
        counts = self.counts[c]
        count: Number = counts.get(j, 0) if self.bags else counts[j]
        return count

    def factors(self, x: Any, c: Label) -> list[Number]:
        check_power([x_j for _, _, x_j in self.entries(x) if x_j])
        return super().factors(x, c)

    def entries(self, x: Any) -> list[Entry]:
        if self.bags:
            known = [word for word in x if word in self.vocabulary]
            return [(word, word, x[word]) for word in known]
        return super().entries(x)

    def log_scores(self, x: Any) -> dict[Label, float]:
        """Restates log_score(prior, factors); a power is a product.

        A word that does not occur, or is missing, adds nothing.
        """
        if self.bags:
            return self.log_scores_of_bag(x)
        log_scores = {}
        for c in self.classes:
            total = self.log_priors[c]
            for log_theta, x_j in zip(self.log_tables[c], x):
                if x_j:
                    total += x_j * log_theta
            log_scores[c] = total
        return log_scores

    def log_scores_of_bag(self, bag: Any) -> dict[Label, float]:
        """Restates log_score(prior, factors) for the words of a bag.

        Words that training did not have add 0.
        """
        log_scores = {}
        for c, logs in self.log_tables.items():
            total = self.log_priors[c]
            for word, count in bag.items():
                total += count * logs.get(word, 0.0)
            log_scores[c] = total
        return log_scores

    def clean(self, rows: Rows, what: str) -> Rows:
        return as_counts(rows, self.feature_names, what)

    def count(self, rows: Rows, labels: Labels) -> None:
        for c, rows_of_c in separate_classes(rows, labels).items():
            if self.bags:
                self.counts[c] = count_occurrences(rows_of_c)
            else:
                columns = list(zip(*rows_of_c))
                self.counts[c] = list(map(exact_sum, columns))
                self.known[c] = list(map(known_rows, columns))
        self.add_up()

    def add(self, a: "MultinomialNB", b: "MultinomialNB") -> None:
        for c in self.classes:
            if self.bags:
                in_a, in_b = a.counts.get(c, {}), b.counts.get(c, {})
                self.counts[c] = added_counts(in_a, in_b)
            else:
                self.counts[c] = added_lists(a.counts, b.counts, c)
                self.known[c] = added_lists(a.known, b.known, c)
        self.add_up()

    def add_up(self) -> None:
        """The number of words of each class, and the vocabulary."""
        for c, counts in self.counts.items():
            numbers = counts.values() if self.bags else counts
            self.totals[c] = sum(numbers)
        if self.bags:
            self.feature_names = words_of(self.counts)

    def find_left_out(self) -> set[int]:
        return set() if self.bags else never_known(self, self.known)

    def find_problem(self) -> NaiveBayesError | None:
        problem = super().find_problem()
        if problem or self.alpha > 0:
            return problem
        for c, total in self.totals.items():
            if total == 0 and self.n_words() > 0:
                return NaiveBayesError(
                    f"the rows of class {named(c)} hold no word: with "
                    "alpha=0 every share would be 0 of 0. Use alpha=1."
                )
        return None

    def make_log_tables(self) -> None:
        n_words = self.n_words()
        for c, counts in self.counts.items():
            total = self.totals[c]
            if n_words == 0:
                self.log_tables[c] = [0.0] * len(self.feature_names)
                continue
            numbers = counts.values() if self.bags else counts
            logs = log_shares(numbers, total, n_words, self.alpha)
            if self.bags:
                table = dict.fromkeys(self.feature_names, logs[0])
                for word, count in counts.items():
                    table[word] = logs[count]
                self.log_tables[c] = table
            else:
                self.log_tables[c] = [
                    0.0 if j in self.left_out else logs[count]
                    for j, count in enumerate(counts)
                ]


def known_rows(column: Any) -> int:
    """How many entries of a column are known."""
    known: int = len(column) - column.count(None)
    return known


def exact_sum(column: Any) -> Number:
    """The sum of counts, without rounding; None is left out."""
    if set(map(type, column)) <= {int}:
        whole: int = sum(column)
        return whole
    total: Number = 0
    for count in column:
        if count:
            total += exact_value(count)
    return exact_value(total)


def power(theta: Number, x_j: Number) -> Number:
    """θ_j^x_j, exact where the exponent is whole."""
    if x_j == int(x_j):
        exact: Number = theta ** int(x_j)
        return exact
    return math.pow(theta, x_j)


def check_power(counts: list[Number]) -> None:
    """Refuse exact powers that would take long."""
    n_words = Fraction(0)
    for count in counts:
        n_words += Fraction(count)
    if n_words > LARGEST_POWER:
        raise UnderflowError(
            f"a row of {shown(exact_value(n_words))} words is too long "
            "for an exact product. Use the logarithms: log_joint(x), "
            "or predict_proba([x])."
        )
