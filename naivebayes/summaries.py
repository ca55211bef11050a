"""Summaries of one feature: mean, variance, standard deviation.

| notes       | here                | 1-vs-7: pixel 1 of the ones |
|-------------|---------------------|-----------------------------|
| μ           | `mean`              | 1/4                         |
| σ²          | `variance`          | 3/16, divided by n          |
| s²          | `variance_unbiased` | 1/4, divided by n - 1       |
| σ           | `stdev`             | 0.433013                    |
| per feature | `summarize`         | one dict for each pixel     |
| two parts   | `merge_summaries`   | the summary of both         |

Whole numbers and Fractions stay exact. With a float among the values
all of them count as floats, added by `math.fsum`, which rounds once.
"""

import math
from fractions import Fraction
from typing import Any

from naivebayes.checks.measurements import known_numbers, number_columns
from naivebayes.checks.messages import shown
from naivebayes.checks.values import as_number, as_whole
from naivebayes.errors import NaiveBayesError
from naivebayes.notation import (
    Column,
    Number,
    Rows,
    Summary,
    are_exact,
    ratio,
)


def mean(values: Column) -> Number:
    """The mean of some numbers.

        μ = Σ x / n

    values: at least one finite number.
    Raises NaiveBayesError for no values, and for one that is no number.
    Notes D, 3 "Summary of features"; A, μ_cj.
    Page: docs/derivation/summaries.md
    >>> from naivebayes import mean
    >>> mean([0, 0, 0, 1])
    Fraction(1, 4)
    """
    return mean_of(known_numbers(values, "mean", least=1))


def variance(values: Column) -> Number:
    """The population variance: the mean squared distance from the mean.

        σ² = Σ (x - μ)² / n

    values: at least one finite number; the unit is the square of
    theirs. Two passes: first the mean, then the distances from it. The
    one-pass form, mean of squares minus squared mean, loses every
    digit where the values are large and close together.
    Notes D, 3 "Summary of features"; A, σ²_cj.
    Page: docs/derivation/summaries.md
    >>> from naivebayes import variance
    >>> variance([0, 0, 0, 1])
    Fraction(3, 16)
    """
    return variance_of(known_numbers(values, "variance", least=1))


def variance_unbiased(values: Column) -> Number:
    """The sample variance, divided by n - 1.

        s² = Σ (x - μ)² / (n - 1)

    values: at least two finite numbers. The models use `variance`, as
    the notes do; this one estimates the variance of a population from
    a sample without bias.
    Notes D, 3 "Summary of features", beside σ².
    Page: docs/derivation/summaries.md
    >>> from naivebayes import variance_unbiased
    >>> variance_unbiased([0, 0, 0, 1])
    Fraction(1, 4)
    """
    numbers = known_numbers(values, "variance_unbiased", least=2)
    n = len(numbers)
    var = variance_of(numbers)
    return n * var / (n - 1)


def stdev(values: Column) -> float:
    """The population standard deviation.

        σ = √(σ²)

    values: at least one finite number; the unit is theirs. A float,
    since a root of a fraction is seldom a fraction.
    Notes D, 3 "Summary of features".
    Page: docs/derivation/summaries.md
    >>> from naivebayes import stdev
    >>> round(stdev([0, 0, 0, 1]), 6)
    0.433013
    """
    return root(variance(values))


def summarize(rows: Rows) -> list[Summary]:
    """One summary for each feature of some rows, usually of one class.

        n, μ = Σ x / n, σ² = Σ (x - μ)² / n, σ = √(σ²)

    rows: at least one, of equal length, of finite numbers. None is a
    missing value: it is left out, and n counts the known ones. Where
    none is known, n is 0 and the other entries are None.
    Raises NaiveBayesError, naming row and feature.
    Notes D, 3 "Summary of features".
    Page: docs/derivation/summaries.md
    >>> from naivebayes import load_one_vs_seven, separate_classes
    >>> from naivebayes import summarize
    >>> data = load_one_vs_seven()
    >>> ones = separate_classes(data.X, data.y)[1]
    >>> pixel_1 = summarize(ones)[0]
    >>> pixel_1["n"], pixel_1["mean"], pixel_1["var"]
    (4, Fraction(1, 4), Fraction(3, 16))
    """
    summaries = []
    for column in number_columns(rows):
        summaries.append(summary_of(column))
    return summaries


def merge_summaries(a: Summary, b: Summary) -> Summary:
    """The summary of two sets of values together.

        n = n_a + n_b      μ = (n_a·μ_a + n_b·μ_b) / n
        σ² = (n_a·σ²_a + n_b·σ²_b) / n + n_a·n_b·(μ_a - μ_b)² / n²

    a, b: summaries as `summarize` gives them. Exact for whole numbers
    and Fractions; with floats the result is rounded once.
    Raises NaiveBayesError for what is not a summary.
    Notes D, 3 "Summary of features", for data that come in parts.
    Page: docs/derivation/summaries.md
    >>> from naivebayes import merge_summaries, summarize
    >>> first, second = summarize([[0], [0]]), summarize([[0], [1]])
    >>> both = merge_summaries(first[0], second[0])
    >>> both["n"], both["mean"], both["var"]
    (4, Fraction(1, 4), Fraction(3, 16))
    """
    a = as_summary(a)
    b = as_summary(b)
    if a["n"] == 0 or b["n"] == 0:
        return b if a["n"] == 0 else a
    exact = are_exact([a["mean"], a["var"], b["mean"], b["var"]])
    n_a, n_b = a["n"], b["n"]
    mean_a, mean_b = Fraction(a["mean"]), Fraction(b["mean"])
    var_a, var_b = Fraction(a["var"]), Fraction(b["var"])
    n = n_a + n_b
    mu = (n_a * mean_a + n_b * mean_b) / n
    within = (n_a * var_a + n_b * var_b) / n
    between = n_a * n_b * (mean_a - mean_b) ** 2 / n**2
    var = within + between
    if exact:
        return as_record(n, mu, var)
    if var > 0 and rounded(var) == 0:
        raise too_close()
    return as_record(n, rounded(mu), rounded(var))


def mean_of(numbers: list[Number]) -> Number:
    """The mean of numbers that were checked.

    Equal numbers have that number as their mean; a sum of floats,
    rounded, and divided, could miss it by a bit.
    """
    if min(numbers) == max(numbers):
        return quotient(numbers[0], 1)
    return quotient(total(numbers), len(numbers))


def variance_of(numbers: list[Number]) -> Number:
    """The population variance of numbers that were checked."""
    return variance_about(mean_of(numbers), numbers)


def variance_about(center: Number, numbers: list[Number]) -> Number:
    """The mean squared distance from the mean.

    A center that is rounded lies a little beside the mean: the square
    of that little is taken off again.
    """
    n = len(numbers)
    distances = [x - center for x in numbers]
    squares = [distance * distance for distance in distances]
    beside = quotient(total(distances), n)
    var = quotient(total(squares), n) - beside * beside
    if var <= 0 and min(numbers) != max(numbers):
        raise too_close()
    return var


def total(numbers: list[Number]) -> Number:
    """The sum: exact for int and Fraction, rounded once for floats."""
    if isinstance(numbers[0], float):
        try:
            added = math.fsum(numbers)
        except OverflowError:
            raise out_of_range() from None
        if math.isinf(added):
            raise out_of_range()
        return added
    return sum(numbers)


def quotient(numerator: Number, n: int) -> Number:
    """A sum over its number of terms."""
    if isinstance(numerator, float):
        return numerator / n
    return ratio(numerator, n)


def summary_of(numbers: list[Number]) -> Summary:
    """The summary of numbers that were checked."""
    if not numbers:
        return {"n": 0, "mean": None, "var": None, "stdev": None}
    center = mean_of(numbers)
    var = variance_about(center, numbers)
    return as_record(len(numbers), center, var)


def as_record(n: int, mu: Number, var: Number) -> Summary:
    """A summary as a dict."""
    return {"n": n, "mean": mu, "var": var, "stdev": root(var)}


def root(var: Number) -> float:
    """The square root of a variance, as a float.

    √var = √(var/4^k) 2^k, with a k that brings it into the floats.
    """
    if isinstance(var, float):
        return math.sqrt(var)
    exact = Fraction(var)
    bits = exact.numerator.bit_length()
    k = (bits - exact.denominator.bit_length()) // 2
    scaled = float(exact / Fraction(4) ** k)
    try:
        return math.ldexp(math.sqrt(scaled), k)
    except OverflowError:
        raise out_of_range() from None


def rounded(number: Number) -> float:
    """The number as a float, where one can hold it."""
    try:
        return float(number)
    except OverflowError:
        raise out_of_range() from None


def too_close() -> NaiveBayesError:
    """The error for a variance that is smaller than any float."""
    return NaiveBayesError(
        "these numbers lie so close together that no float holds their "
        "variance. Give them in a smaller unit, or less a constant."
    )


def out_of_range() -> NaiveBayesError:
    """The error for a sum that has left the range of floats."""
    return NaiveBayesError(
        "a sum of these numbers, or of their squared distances, "
        "leaves the range of floats (about 1.8e308). Give the values "
        "in a larger unit."
    )


def as_summary(summary: Any) -> Summary:
    """A dict with n, mean and var, as `summarize` gives it."""
    try:
        n, mu, var = summary["n"], summary["mean"], summary["var"]
    except (TypeError, KeyError, IndexError):
        raise NaiveBayesError(
            "a summary is a dict with n, mean, var and stdev, as "
            f"summarize gives it, not {shown(summary)}."
        ) from None
    if as_whole(n, "n of a summary", least=0) == 0:
        return summary_of([])
    mu = as_number(mu, "mean of a summary")
    var = as_number(var, "var of a summary")
    if var < 0:
        raise NaiveBayesError(
            f"var of a summary is {shown(var)}; a "
            "variance cannot be negative."
        )
    return as_record(n, mu, var)
