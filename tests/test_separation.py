import pytest
from board import ONES, SEVENS, X, Y

from naivebayes import NaiveBayesError, separate_classes


def test_rows_of_each_class_in_their_order():
    assert separate_classes(X, Y) == {1: ONES, 7: SEVENS}


def test_classes_come_in_label_order_and_rows_are_the_given_ones():
    rows = [[5], [6], [7], [8]]
    separated = separate_classes(rows, ["c", "a", "b", "a"])
    assert list(separated) == ["a", "b", "c"]
    assert separated["a"] == [[6], [8]]
    assert separated["a"][0] is rows[1]


def test_nothing_separates_into_nothing():
    assert separate_classes([], []) == {}


def test_unequal_lengths_are_refused():
    with pytest.raises(NaiveBayesError, match="2 entries and y has 1"):
        separate_classes([[1], [2]], [1])
