"""Scoring: products, sums of logarithms, normalizing, the largest.

| notes                     | here             | 1-vs-7 example       |
|---------------------------|------------------|----------------------|
| P(y) Π P(x_j|y)           | `joint_score`    | 3/16384, 2304/390625 |
| log P(y) + Σ log P(x_j|y) | `log_score`      | -8.605448, -5.133101 |
| log Σ exp                 | `log_sum_exp`    | log of the evidence  |
| score(k) / Σ score(j)     | `normalize`      | 0.0301, 0.9699       |
| the same from logs        | `normalize_logs` | 0.0301, 0.9699       |
| arg max                   | `most_probable`  | 7                    |
"""

import math
from fractions import Fraction
from typing import Any

from naivebayes.checks.scores import (
    as_factors,
    as_joint_scores,
    as_log_scores,
    as_scores,
    logs_of,
)
from naivebayes.errors import UnderflowError, ZeroEvidenceError
from naivebayes.notation import Column, Label, Number, Scores, are_exact

# floats closer than this, relative to their size, are a tie;
TIE = 1e-12
# but not where they are further apart than rounding explains
TIE_AT_MOST = 1e-6


def joint_score(prior: Number, likelihoods: Column) -> Number:
    """The score of one class: its prior times all its factors.

        P(y=c, x) = P(y=c) Π_j P(x_j|y=c)

    prior, likelihoods: not negative; whole numbers and Fractions give
    an exact Fraction, with a float among them a float.
    Raises NaiveBayesError for a factor that is negative or no number,
    UnderflowError where the factors mix and leave the floats.
    Notes B, "Prediction Procedure" 1; D, 6 "Joint probability".
    Page: docs/derivation/scoring.md
    >>> from fractions import Fraction
    >>> from naivebayes import joint_score
    >>> counts = [1, 2, 3, 3, 1, 1, 3, 1, 2]    # matches of 4 images
    >>> likelihoods = [Fraction(count, 4) for count in counts]
    >>> joint_score(Fraction(4, 9), likelihoods)
    Fraction(3, 16384)
    """
    product, factors = as_factors(prior, likelihoods)
    for factor in factors:
        product = times(product, factor)
    return product


def log_score(prior: Number, likelihoods: Column) -> float:
    """The logarithm of a class's score: no product, so no underflow.

        log P(y=c) + Σ_j log P(x_j|y=c)

    prior, likelihoods: not negative; -inf where one of them is 0. A
    Fraction too small for a float has its logarithm all the same.
    Raises NaiveBayesError for a factor that is negative or no number.
    Notes B, "Numerical Stability"; A, s_c; E, "Predicting".
    Page: docs/derivation/log-space.md
    >>> from fractions import Fraction
    >>> from naivebayes import log_score
    >>> counts = [1, 2, 3, 3, 1, 1, 3, 1, 2]    # matches of 4 images
    >>> likelihoods = [Fraction(count, 4) for count in counts]
    >>> round(log_score(Fraction(4, 9), likelihoods), 6)
    -8.605448
    """
    prior, factors = as_factors(prior, likelihoods)
    total = log_of(prior)
    for factor in factors:
        term = log_of(factor)
        total = total + term
    return total


def log_sum_exp(values: Column | Scores) -> float:
    """The log of a sum of numbers of which only the logs are known.

        log Σ exp(s) = M + log Σ exp(s - M),  M = the largest s

    values: logs, in a list or as the values of a dict; -inf is log 0.
    With the largest taken out, no exponential leaves the floats.
    Raises NaiveBayesError for no values, NaN or +inf.
    Notes B, "Numerical Stability", for the evidence P(x).
    Page: docs/derivation/normalizing.md
    >>> from naivebayes import log_sum_exp
    >>> round(log_sum_exp({1: -8.605448, 7: -5.133101}), 6)
    -5.102529
    """
    logs = logs_of(values)
    largest = max(logs)
    if largest == -math.inf:
        return -math.inf
    terms = [math.exp(log - largest) for log in logs]
    total = math.fsum(terms)
    return largest + math.log(total)


def normalize(scores: Scores) -> dict[Label, Number]:
    """Divide each score by their sum: the posteriors.

        P(y=c|x) = score(c) / Σ_k score(k)

    scores: class -> not negative; exact in, exact out.
    A float among them makes floats, each rounded once.
    Raises ZeroEvidenceError where all scores are 0.
    Notes B, "Prediction Procedure" 3; C, "Naive Bayes": Bayes rule.
    Page: docs/derivation/normalizing.md
    >>> from fractions import Fraction
    >>> from naivebayes import normalize
    >>> normalize({1: Fraction(3, 16384), 7: Fraction(2304, 390625)})
    {1: Fraction(390625, 12973537), 7: Fraction(12582912, 12973537)}
    """
    scores = as_joint_scores(scores)
    evidence = exact_total(list(scores.values()))
    if evidence == 0:
        raise ZeroEvidenceError(
            "every score is 0: there is nothing to divide by. With "
            "alpha above 0 no factor is 0. Where a long product of "
            "floats became 0, add logarithms: log_score."
        )
    exact = are_exact(scores.values())
    posterior: dict[Label, Number] = {}
    for c, score in scores.items():
        share = Fraction(score) / evidence
        posterior[c] = share if exact else float(share)
    return posterior


def normalize_logs(log_scores: Scores) -> dict[Label, float]:
    """The posteriors from log scores.

        P(y=c|x) = exp(s_c - M) / Σ_k exp(s_k - M),  M = the largest s

    log_scores: class -> log; -inf is log 0. Without the largest, no
    exponential leaves the floats.
    Raises ZeroEvidenceError where all are -inf.
    Notes B, "Prediction Procedure" 3 with "Numerical Stability".
    Page: docs/derivation/normalizing.md
    >>> from naivebayes import normalize_logs
    >>> posterior = normalize_logs({1: -8.605448, 7: -5.133101})
    >>> round(posterior[1], 6), round(posterior[7], 6)
    (0.030109, 0.969891)
    """
    logs = as_log_scores(log_scores)
    largest = largest_log(logs)
    shares = {}
    for c, log in logs.items():
        shares[c] = math.exp(log - largest)
    total = math.fsum(shares.values())
    return {c: share / total for c, share in shares.items()}


def log_posteriors(logs: dict[Label, float]) -> dict[Label, float]:
    """The logarithms of the posteriors from log scores.

    log P(y=c|x) = (s_c - M) - log Σ_k exp(s_k - M)
    """
    largest = largest_log(logs)
    terms = [math.exp(log - largest) for log in logs.values()]
    log_total = math.log(math.fsum(terms))
    return {c: (log - largest) - log_total for c, log in logs.items()}


def largest_log(logs: dict[Label, float]) -> float:
    """The largest log score; refuses log 0 for every class."""
    largest = max(logs.values())
    if largest == -math.inf:
        raise ZeroEvidenceError(
            "every log score is -inf, the log of 0, so there is "
            "nothing to divide by. With alpha above 0 no factor is 0."
        )
    return largest


def most_probable(scores: Scores) -> Label:
    """The class with the largest score.

        arg max_c score(c)

    scores: class -> score or log score. Scores that are equal are a
    tie, floats also where they differ in the last few bits; of a tie
    the first class in label order is given.
    Raises NaiveBayesError for an empty dict or a NaN.
    Notes B, "Prediction Procedure" 2; A and E, arg max.
    Differs from the notes: A gives the position, this the label.
    Page: docs/derivation/normalizing.md
    >>> from fractions import Fraction
    >>> from naivebayes import most_probable
    >>> joint = {1: Fraction(3, 16384), 7: Fraction(2304, 390625)}
    >>> most_probable(joint)
    7
    """
    return first_largest(as_scores(scores))


def ranked(scores: Scores) -> list[tuple[Label, Number]]:
    """Pairs (class, score), the largest score first.

    scores: as for most_probable, which is the first of them; ties
    stand in label order.
    Raises NaiveBayesError for an empty dict or a NaN.
    Notes A, "Why Naive Bayes Still Works" 1: the ranking.
    Page: docs/derivation/normalizing.md
    >>> from fractions import Fraction
    >>> from naivebayes import ranked
    >>> ranked({1: Fraction(3, 16384), 7: Fraction(2304, 390625)})
    [(7, Fraction(2304, 390625)), (1, Fraction(3, 16384))]
    """
    remaining = as_scores(scores)
    pairs = []
    while remaining:
        c = first_largest(remaining)
        pairs.append((c, remaining.pop(c)))
    return pairs


def first_largest(scores: dict[Label, Any]) -> Label:
    """The first class whose score is the largest, or ties with it."""
    largest = max(scores.values())
    for c, score in scores.items():
        if score == largest or is_tie(score, largest):
            winner = c
            break
    return winner


def tied_classes(scores: dict[Label, Any]) -> list[Label]:
    """The classes whose score is the largest, or ties with it."""
    largest = max(scores.values())
    tied = []
    for c, score in scores.items():
        if score == largest or is_tie(score, largest):
            tied.append(c)
    return tied


def is_tie(a: Number, b: Number) -> bool:
    """Equal, or floats that differ in the last few bits only."""
    if isinstance(a, float) and isinstance(b, float):
        close = math.isclose(a, b, rel_tol=TIE)
        return a == b or (close and abs(a - b) < TIE_AT_MOST)
    return a == b


def log_of(number: Number) -> float:
    """The natural logarithm; -inf for 0; fit for any Fraction."""
    if number == 0:
        return -math.inf
    if isinstance(number, float):
        return math.log(number)
    top, bottom = number.numerator, number.denominator
    if abs(top - bottom) * 2 < bottom:
        return math.log1p((top - bottom) / bottom)
    if abs(top.bit_length() - bottom.bit_length()) < 1000:
        return math.log(top / bottom)
    return math.log(top) - math.log(bottom)


def times(product: Number, factor: Number) -> Number:
    """One step of the product; 0 stays 0, also beside infinity."""
    if product == 0 or factor == 0:
        return Fraction(0) if are_exact([product, factor]) else 0.0
    try:
        return product * factor
    except OverflowError:
        raise UnderflowError(
            "the product of these factors mixes floats with numbers "
            "that no float can hold. Use log_score."
        ) from None


def added(numbers: list[Number]) -> Number:
    """The exact sum; with a float among them it is rounded once."""
    total = exact_total(numbers)
    if are_exact(numbers):
        return total
    try:
        return float(total)
    except OverflowError:
        raise UnderflowError(
            "the sum of these scores leaves the range of floats. Use "
            "their logarithms: normalize_logs."
        ) from None


def exact_total(numbers: list[Number]) -> Fraction:
    """The sum of the exact values."""
    total = Fraction(0)
    for number in numbers:
        total += Fraction(number)
    return total
