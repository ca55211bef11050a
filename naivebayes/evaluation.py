"""Evaluation: split the rows, predict the held-out ones, compare.

| notes D          | here        | 1-vs-7, trained and tested on all  |
|------------------|-------------|------------------------------------|
| X_train, X_test  | `split`     | 7 rows and 2                       |
| the same k times | `folds`     | 9 folds: leave one out             |
| true_true / n    | `accuracy`  | 6/9 = 0.667                        |
| hits and misses  | `confusion` | {1: {1: 2, 7: 2}, 7: {1: 1, 7: 4}} |
"""

import math
import warnings
from fractions import Fraction
from typing import Any

from naivebayes.checks.labels import (
    as_labels,
    as_rows_and_labels,
    check_same_length,
)
from naivebayes.checks.messages import shown
from naivebayes.checks.values import as_number, as_whole
from naivebayes.errors import LabelWarning, NaiveBayesError
from naivebayes.notation import Label, Labels, Number, Rows, in_order

MOST_ROWS = 100_000_000  # beyond it the row numbers fill the memory
Parts = tuple[list[Any], list[Any], list[Any], list[Any]]


def split(
    X: Rows, y: Labels, test_share: Number = 0.2, seed: int = 0
) -> Parts:
    """The rows and labels in two parts, drawn at random.

        X_train, X_test, y_train, y_test

    X: m rows; y: m labels; test_share: between 0 and 1, read as the
    decimal it is written as; m · test_share, rounded up, rows are held
    out. seed: a whole number; the same seed draws the same rows on
    every Python.
    Raises NaiveBayesError for unequal lengths, for a test_share that
    is not between 0 and 1, and where no row is left to learn from.
    Notes D, "GaussianNBClassifier vs. sklearn GaussianNB".
    Page: docs/derivation/evaluation.md
    >>> from naivebayes import load_one_vs_seven, split
    >>> data = load_one_vs_seven()
    >>> X_train, X_test, y_train, y_test = split(data.X, data.y, 0.2, 0)
    >>> len(X_train), len(X_test)
    (7, 2)
    """
    rows, labels = as_rows_and_labels(X, y)
    n_test = held_out(len(rows), test_share)
    order = shuffled(len(rows), seed)
    test, train = order[:n_test], order[n_test:]
    return (
        [rows[i] for i in train],
        [rows[i] for i in test],
        [labels[i] for i in train],
        [labels[i] for i in test],
    )


def folds(
    n_rows: int, k: int, seed: int = 0
) -> list[tuple[list[int], list[int]]]:
    """k pairs (train, test) of row numbers: each row is tested once.

    n_rows: how many rows there are; k: from 2 to n_rows; n_rows folds
    leave one row out in turn. The folds differ by one row at most.
    seed: a whole number; the same folds on every Python.
    Raises NaiveBayesError for a k that does not fit.
    Notes D, 7 "Calculate the accuracy", on more than one split.
    Page: docs/derivation/evaluation.md
    >>> from naivebayes import folds
    >>> pairs = folds(n_rows=9, k=3, seed=0)
    >>> [len(test) for train, test in pairs]
    [3, 3, 3]
    """
    n_rows = as_whole(n_rows, "n_rows", least=2, most=MOST_ROWS)
    k = as_whole(k, "k", least=2)
    if k > n_rows:
        raise NaiveBayesError(
            f"k is {shown(k)} and there are {n_rows} rows: a fold "
            "would be empty."
        )
    order = shuffled(n_rows, seed)
    pairs = []
    for fold in range(k):
        test = set(order[fold::k])
        train = [i for i in range(n_rows) if i not in test]
        pairs.append((train, sorted(test)))
    return pairs


def accuracy(y_true: Labels, y_pred: Labels) -> float:
    """The share of the labels that were predicted right, from 0 to 1.

        accuracy = Σ_i 1{y_true⁽ⁱ⁾ = y_pred⁽ⁱ⁾} / m

    y_true, y_pred: lists of equal length, at least one label.
    Warns (LabelWarning) where no true label occurs among the predicted
    ones. Raises NaiveBayesError for empty or unequal lists.
    Notes D, 7 "Calculate the accuracy".
    Page: docs/derivation/evaluation.md
    >>> from naivebayes import accuracy
    >>> accuracy([1, 1, 7, 7], [1, 7, 7, 7])
    0.75
    """
    true, predicted = as_compared(y_true, y_pred)
    right = 0
    for label, prediction in zip(true, predicted):
        if label == prediction:
            right += 1
    return right / len(true)


def confusion(
    y_true: Labels, y_pred: Labels
) -> dict[Label, dict[Label, int]]:
    """How often each class was predicted as each class.

        confusion[true][predicted]

    y_true, y_pred: lists of equal length, at least one label. All
    labels of both stand in both directions, in label order, with 0
    where nothing was counted.
    Warns and raises as accuracy does.
    Notes D, 7 "Calculate the accuracy", seen by class.
    Page: docs/derivation/evaluation.md
    >>> from naivebayes import confusion
    >>> confusion([1, 1, 7, 7], [1, 7, 7, 7])
    {1: {1: 1, 7: 1}, 7: {1: 0, 7: 2}}
    """
    true, predicted = as_compared(y_true, y_pred)
    classes = in_order(true + predicted)
    table = {c: dict.fromkeys(classes, 0) for c in classes}
    for label, prediction in zip(true, predicted):
        table[label][prediction] += 1
    return table


def held_out(n_rows: int, test_share: Any) -> int:
    """How many rows are held out: the share, rounded up."""
    share = as_number(test_share, "test_share")
    if not 0 < share < 1:
        raise NaiveBayesError(
            f"test_share is {shown(test_share)}; it must lie between 0 "
            "and 1: 0.2 holds out one row of five."
        )
    exact_share = Fraction(share)
    if isinstance(share, float):
        exact_share = Fraction(repr(share))
    n_test = math.ceil(n_rows * exact_share)
    if n_test >= n_rows:
        raise NaiveBayesError(
            f"of {n_rows} rows, {n_test} would be held out and none "
            "left to learn from. Give more rows or a smaller "
            "test_share."
        )
    return n_test


def shuffled(n_rows: int, seed: int) -> list[int]:
    """The row numbers in random order.

    Only `random()` of a seeded generator is promised to stay the same
    in later Pythons, so the order is drawn with that.
    """
    # not at the top: it would slow down every import of the library
    import random

    generator = random.Random(as_whole(seed, "seed", least=0))
    draws = [generator.random() for _ in range(n_rows)]
    return sorted(range(n_rows), key=draws.__getitem__)


def as_compared(
    y_true: Any, y_pred: Any
) -> tuple[list[Label], list[Label]]:
    """Two lists of labels of equal length, with a word about types."""
    true = as_labels(y_true, "y_true")
    predicted = as_labels(y_pred, "y_pred")
    check_same_length(true, "y_true", predicted, "y_pred")
    if not true:
        raise NaiveBayesError(
            "y_true is empty: with no labels there is nothing to "
            "compare."
        )
    if set(true).isdisjoint(predicted):
        warnings.warn(
            "no true label occurs among the predicted ones: a true "
            f"label is {shown(true[0])}, a predicted one "
            f"{shown(predicted[0])}. Labels must be equal in type and "
            "spelling.",
            LabelWarning,
            stacklevel=3,
        )
    return true, predicted
