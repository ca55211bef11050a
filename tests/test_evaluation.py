from fractions import Fraction as F

import pytest
from board import X, Y

from naivebayes import (
    LabelWarning,
    NaiveBayesError,
    accuracy,
    confusion,
    folds,
    split,
)

TRUE = ["a", "b", "b", "c", "a", "c"]
PREDICTED = ["a", "b", "c", "c", "b", "c"]


def test_a_split_keeps_rows_and_labels_together():
    rows = [[i] for i in range(10)]
    labels = [i * i for i in range(10)]
    X_train, X_test, y_train, y_test = split(rows, labels, 0.25, 3)
    assert len(X_test) == 3  # 2.5, rounded up
    assert sorted(X_train + X_test) == rows
    for row, label in zip(X_train + X_test, y_train + y_test):
        assert label == row[0] ** 2


def test_a_seed_draws_the_same_rows_everywhere():
    rows = list(range(10))
    _, _, _, test = split(rows, rows, 0.3, seed=1)
    assert test == [9, 8, 0]  # the smallest of the first ten draws
    assert split(rows, rows, 0.3, 1) == split(rows, rows, 0.3, 1)
    assert split(rows, rows, 0.3, 2)[3] != test
    assert split(rows, rows) == split(rows, rows, 0.2, 0)


def test_a_share_is_the_decimal_it_is_written_as():
    rows = list(range(100))
    assert len(split(rows, rows, 0.07, 0)[1]) == 7


@pytest.mark.parametrize("share", [0, 1, -0.2, 1.5, "a", None])
def test_a_bad_share_is_refused(share):
    with pytest.raises(NaiveBayesError, match="^test_share (is|must)"):
        split(X, Y, share, 0)
    with pytest.raises(NaiveBayesError, match="lie between|a number"):
        split(X, Y, share, 0)


def test_a_split_without_training_rows_is_refused():
    with pytest.raises(NaiveBayesError, match="none left"):
        split([[1]], [1], 0.5, 0)
    with pytest.raises(NaiveBayesError, match="none left"):
        split([], [], 0.5, 0)
    with pytest.raises(NaiveBayesError, match="seed"):
        split(X, Y, 0.5, "x")


def test_every_row_is_tested_once():
    pairs = folds(n_rows=11, k=4, seed=5)
    assert sorted(len(test) for _, test in pairs) == [2, 3, 3, 3]
    tested = []
    for train, test in pairs:
        assert sorted(train + test) == list(range(11))
        tested.extend(test)
    assert sorted(tested) == list(range(11))
    assert folds(11, 4, 5) == pairs != folds(11, 4, 6)
    assert folds(11, 4) == folds(11, 4, 0)
    assert sorted(folds(2, 2)) == [([0], [1]), ([1], [0])]


def test_folds_that_do_not_fit_are_refused():
    for n_rows, k in [(3, 4), (3, 1), (0, 2), (1, 2), ("3", 2), (3, 2.0),
                      (10**12, 2)]:
        with pytest.raises(NaiveBayesError):
            folds(n_rows, k, 0)


def test_accuracy_is_a_share_from_0_to_1():
    assert accuracy(TRUE, PREDICTED) == 4 / 6
    assert accuracy([1], [1]) == 1.0


def test_confusion_has_all_labels_both_ways():
    assert confusion(TRUE, PREDICTED) == {
        "a": {"a": 1, "b": 1, "c": 0},
        "b": {"a": 0, "b": 1, "c": 1},
        "c": {"a": 0, "b": 0, "c": 2},
    }
    assert confusion(["a", "b"], ["a", "z"]) == {
        "a": {"a": 1, "b": 0, "z": 0},
        "b": {"a": 0, "b": 0, "z": 1},
        "z": {"a": 0, "b": 0, "z": 0},
    }


def test_labels_of_another_type_are_pointed_out():
    with pytest.warns(LabelWarning, match=r"1 \(int\).*'1' \(str\)"):
        assert accuracy([1, 7], ["1", "7"]) == 0
    with pytest.warns(LabelWarning, match="'high.'") as caught:
        confusion(["high."], ["high"])
    assert caught[0].filename == __file__


def test_nothing_to_compare_is_refused():
    for function in (accuracy, confusion):
        with pytest.raises(NaiveBayesError, match="empty"):
            function([], [])
        with pytest.raises(NaiveBayesError, match="2 entries and y_pred"):
            function([1, 2], [1])
        with pytest.raises(NaiveBayesError, match=r"y_pred\[0\]"):
            function([1], [None])


def test_a_share_may_be_a_fraction():
    rows = list(range(9))
    assert len(split(rows, rows, F(1, 3), 0)[1]) == 3
    assert len(split(rows, rows, F(1, 2), 0)[1]) == 5
