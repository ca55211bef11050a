"""Counting: priors and class-conditional shares, with add-α smoothing.

| notes                | here                  | 1-vs-7 example      |
|----------------------|-----------------------|---------------------|
| count(y=k)           | `count_classes`       | {1: 4, 7: 5}        |
| P(y=k), π_k, φ_y     | `class_priors`        | {1: 4/9, 7: 5/9}    |
| count(x_j=v and y=k) | `count_values`        | {0: 3, 1: 1}        |
| P(x_j=v|y=k) with α  | `smoothed_share`      | 1 of 4: 1/4, or 2/6 |
| φ_{j|y}, each value  | `value_probabilities` | {0: 3/4, 1: 1/4}    |
| Σ 1{..} / Σ 1{..}    | `indicator_share`     | 1/4                 |

Whole numbers in, exact fractions out: nothing here calls `float`
unless a float was given.
"""

from collections import Counter
from fractions import Fraction
from typing import Any

from naivebayes.checks.labels import (
    as_labels,
    as_rows_and_labels,
    check_label,
    check_value,
)
from naivebayes.checks.messages import listed, named, row_name, shown
from naivebayes.checks.values import (
    as_alpha,
    as_list,
    as_nonnegative,
    as_whole,
    is_hashable,
    is_nan,
)
from naivebayes.errors import NaiveBayesError
from naivebayes.notation import (
    Column,
    Label,
    Labels,
    Number,
    Rows,
    Value,
    are_exact,
    in_order,
)


def count_classes(y: Labels) -> dict[Label, int]:
    """How many rows each class has.

        count(y = c)

    y: a list of labels. The classes come in label order.
    Raises NaiveBayesError for a label that is None, NaN or a list.
    Notes B, "Training Procedure" 1; A, m_c.
    Page: docs/derivation/counting.md
    >>> from naivebayes import count_classes, load_one_vs_seven
    >>> count_classes(load_one_vs_seven().y)
    {1: 4, 7: 5}
    """
    counts = Counter(as_labels(y))
    return {c: counts[c] for c in in_order(counts)}


def class_priors(y: Labels) -> dict[Label, Fraction]:
    """The share of the rows that each class has; never smoothed.

        P(y = c) = count(y = c) / m

    y: a list of at least one label.
    Raises NaiveBayesError for an empty list, and for a label that is
    None or NaN.
    Notes B, "Training Procedure" 1; C, φ_y; A, π_c; E, "Calculating
    Class Priors".
    Page: docs/derivation/counting.md
    >>> from naivebayes import class_priors, load_one_vs_seven
    >>> class_priors(load_one_vs_seven().y)
    {1: Fraction(4, 9), 7: Fraction(5, 9)}
    """
    class_counts = count_classes(y)
    return shares_of(class_counts)


def shares_of(class_counts: dict[Label, int]) -> dict[Label, Fraction]:
    """The priors from counts: each count over the sum of all."""
    n_rows = sum(class_counts.values())
    if n_rows == 0:
        raise NaiveBayesError(
            "y is empty: without a row no class has a share. Give at "
            "least one label."
        )
    priors = {}
    for c, count in class_counts.items():
        priors[c] = Fraction(count, n_rows)
    return priors


def count_values(column: Column) -> dict[Value, int]:
    """How often each value occurs in a column; None is not counted.

        count(x_j = v)

    column: one feature of some rows; for count(x_j = v and y = c),
    that feature of the rows of class c. Sorted by value; values that
    are equal (1, 1.0, True) are one value, shown as first seen.
    Raises NaiveBayesError for NaN and for a list as a value.
    Notes B, "Training Procedure" 2; E, "Calculating Likelihoods".
    Page: docs/derivation/counting.md
    >>> from naivebayes import count_values
    >>> pixel_1_of_the_ones = [0, 0, 0, 1]
    >>> count_values(pixel_1_of_the_ones)
    {0: 3, 1: 1}
    """
    values = as_list(column, "column")
    counts = tally(values, "column")
    return {v: counts[v] for v in in_order(counts)}


def tally(values: Column, what: str) -> dict[Value, int]:
    """The counts of the values, in no order; None is not counted."""
    hashable = [is_hashable(v) for v in values]
    if not all(hashable) or any(map(is_nan, set(values))):
        for i, v in enumerate(values):
            check_value(v, f"{what}[{i}]")
    counts = Counter(values)
    counts.pop(None, None)
    return counts


def smoothed_share(
    count: Number, total: Number, n_values: int, alpha: Number = 1
) -> Number:
    """The share of one value, with alpha pseudo-counts for each value.

        P(v) = (count + α) / (total + α·n_values)

    count, total: 0 <= count <= total.
    n_values: how many values there are, at least 1 (a pixel has 2).
    alpha: finite, not negative; 0 gives the plain share (the MLE), 1
    is Laplace's rule. A float alpha enters at its exact value and the
    result is rounded once, to a float.
    Raises NaiveBayesError for 0 of 0 without smoothing.
    Notes B, "Laplace Smoothing"; E, "Calculating Likelihoods".
    Page: docs/derivation/smoothing.md
    >>> from naivebayes import smoothed_share
    >>> smoothed_share(count=1, total=4, n_values=2, alpha=0)
    Fraction(1, 4)
    >>> smoothed_share(count=1, total=4, n_values=2, alpha=1)
    Fraction(1, 3)
    """
    count, total, alpha = as_counted(count, total, n_values, alpha)
    share = exact_share(count, total, n_values, alpha)
    return share if are_exact([count, total, alpha]) else float(share)


def exact_share(
    count: Number, total: Number, n_values: int, alpha: Number
) -> Fraction:
    """The smoothed share as a Fraction, whatever the numbers are."""
    pseudo_count = Fraction(alpha)
    numerator = Fraction(count) + pseudo_count
    denominator = Fraction(total) + pseudo_count * int(n_values)
    return numerator / denominator


def as_counted(
    count: Any, total: Any, n_values: Any, alpha: Any
) -> tuple[Number, Number, Number]:
    """Count, total and alpha as numbers that make a share."""
    count = as_nonnegative(count, "count")
    total = as_nonnegative(total, "total")
    alpha = as_alpha(alpha)
    as_whole(n_values, "n_values", least=1)
    if count > total:
        raise NaiveBayesError(
            f"count is {shown(count)} and total is {shown(total)}: a "
            "part cannot be larger than its whole."
        )
    if total == 0 and alpha == 0:
        raise NaiveBayesError(
            "0 of 0 has no share: nothing was counted and alpha is 0. "
            "With alpha above 0 every value gets the same share."
        )
    return count, total, alpha


def value_probabilities(
    column: Column, values: Column, alpha: Number = 1
) -> dict[Value, Number]:
    """The smoothed share of every possible value of a column.

        P(x_j = v) = (count(v) + α) / (n + α·K)   for each of K values v

    column: one feature of the rows of one class; None is left out of
    the counts and of n. values: all values that the feature can take.
    Raises NaiveBayesError for a value in the column that is not among
    `values`, and for a column without values where alpha is 0.
    Notes B, "Training Procedure" 2 and "Laplace Smoothing"; C, φ_{j|y}.
    Page: docs/derivation/smoothing.md
    >>> from naivebayes import value_probabilities
    >>> pixel_1_of_the_ones = [0, 0, 0, 1]
    >>> value_probabilities(pixel_1_of_the_ones, values=[0, 1], alpha=0)
    {0: Fraction(3, 4), 1: Fraction(1, 4)}
    >>> value_probabilities(pixel_1_of_the_ones, values=[0, 1], alpha=1)
    {0: Fraction(2, 3), 1: Fraction(1, 3)}
    """
    counts = count_values(column)
    possible = list(count_values(values))
    for v in counts:
        if v not in possible:
            raise NaiveBayesError(
                f"column holds {shown(v)}, which is not among the "
                f"values {listed(possible)}. Add it to `values`."
            )
    total = sum(counts.values())
    probabilities = {}
    for v in possible:
        count = counts.get(v, 0)
        share = smoothed_share(count, total, len(possible), alpha)
        probabilities[v] = share
    return probabilities


def indicator_share(
    X: Rows, y: Labels, j: int, v: Value, c: Label
) -> Fraction:
    """The MLE of P(x_j = v | y = c), as a sum of indicators over a sum.

        Σ_i 1{x_j⁽ⁱ⁾ = v and y⁽ⁱ⁾ = c}  /  Σ_i 1{y⁽ⁱ⁾ = c}

    X: rows; j: a feature, counted from 0. An indicator 1{…} is 1 where
    its condition holds, else 0. A row whose x_j is None is in neither
    sum. The same number as smoothed_share with alpha 0.
    Raises NaiveBayesError where no row of class c has a known x_j.
    Notes C, "Naive Bayes": the MLE.
    Page: docs/derivation/counting.md
    >>> from naivebayes import indicator_share, load_one_vs_seven
    >>> data = load_one_vs_seven()
    >>> indicator_share(data.X, data.y, j=0, v=1, c=1)
    Fraction(1, 4)
    """
    rows, labels = as_rows_and_labels(X, y)
    check_value(v, "v")
    check_label(c, "c")
    values = [entry(x, j, i) for i, x in enumerate(rows)]
    both = 0
    in_class = 0
    for x_j, label in zip(values, labels):
        if x_j is None:
            continue
        both += indicator(x_j == v and label == c)
        in_class += indicator(label == c)
    if in_class == 0:
        raise NaiveBayesError(
            f"no row of class {named(c)} has a known value of feature "
            f"{shown(j)}: 0 of 0 has no share."
        )
    return Fraction(both, in_class)


def indicator(condition: bool) -> int:
    """1 where the condition holds, else 0."""
    return 1 if condition else 0


def entry(x: Any, j: int, i: int) -> Any:
    """The feature x_j of row i."""
    row = as_list(x, row_name(i))
    j = as_whole(j, "j", least=0)
    if j >= len(row):
        raise NaiveBayesError(
            f"j is {shown(j)} and {row_name(i)} has {len(row)} "
            "features; j counts from 0."
        )
    if row[j] is not None:
        check_value(row[j], f"{row_name(i)}[{j}]")
    return row[j]
