from fractions import Fraction as F

import pytest
from board import ONES, X, Y

from naivebayes import (
    NaiveBayesError,
    class_priors,
    count_classes,
    count_values,
    indicator_share,
    smoothed_share,
    value_probabilities,
)
from naivebayes.counting import indicator

COLORS = ["red", "red", "blue", "green", "red", None, "blue"]


def test_classes_are_counted_in_label_order():
    assert count_classes(Y) == {1: 4, 7: 5}
    counts = count_classes(["c", "a", "b", "c", "c", "a"])
    assert list(counts.items()) == [("a", 2), ("b", 1), ("c", 3)]


def test_priors_are_shares_of_the_rows():
    assert class_priors(Y) == {1: F(4, 9), 7: F(5, 9)}
    assert class_priors(["b", "a", "a", "c", "a", "a"]) == {
        "a": F(4, 6), "b": F(1, 6), "c": F(1, 6)}


def test_priors_of_no_rows_are_refused():
    with pytest.raises(NaiveBayesError, match="y is empty"):
        class_priors([])
    assert count_classes([]) == {}


@pytest.mark.parametrize("label", [None, float("nan"), [1], {"a": 1}])
def test_what_is_no_label_is_refused_with_its_place(label):
    with pytest.raises(NaiveBayesError, match=r"y\[1\]"):
        count_classes([1, label])


def test_values_are_counted_in_order_without_the_missing_ones():
    column = [row[0] for row in ONES]
    assert count_values(column) == {0: 3, 1: 1}
    assert list(count_values(COLORS).items()) == [
        ("blue", 2), ("green", 1), ("red", 3)]


def test_equal_values_are_one_value():
    counts = count_values([True, 1, 1.0, 0])
    assert counts == {0: 1, 1: 3}
    assert [type(v) for v in counts] == [int, bool]


def test_nan_is_refused_and_the_message_names_none():
    with pytest.raises(NaiveBayesError, match="None for a missing"):
        count_values([1.0, float("nan")])
    with pytest.raises(NaiveBayesError, match=r"column\[1\]"):
        count_values(["a", ["b"]])


def test_the_plain_share_is_count_over_total():
    assert smoothed_share(3, 4, 2, 0) == F(3, 4)
    assert smoothed_share(0, 7, 3, 0) == 0


def test_alpha_is_added_to_the_count_and_for_each_value():
    # (2 + 1) / (5 + 1*3) and (2 + 1/2) / (5 + 3/2)
    assert smoothed_share(2, 5, 3, 1) == F(3, 8)
    assert smoothed_share(2, 5, 3, F(1, 2)) == F(5, 13)
    assert smoothed_share(2, 5, 3) == F(3, 8)


def test_a_float_alpha_is_rounded_once():
    share = smoothed_share(1, 3, 2, 0.1)
    assert share == float((1 + F(0.1)) / (3 + 2 * F(0.1)))
    assert isinstance(share, float)


def test_huge_and_tiny_pseudo_counts_work():
    assert smoothed_share(1, 4, 2, 10**400) == (
        F(1 + 10**400, 4 + 2 * 10**400))
    assert smoothed_share(1, 4, 2, 1e308) == 0.5
    assert smoothed_share(1, 4, 2, 5e-324) == 0.25


@pytest.mark.parametrize("alpha", [
    -1, -1e-9, float("inf"), float("nan"), "1", None, [1]])
def test_a_bad_alpha_is_refused(alpha):
    with pytest.raises(NaiveBayesError, match="alpha"):
        smoothed_share(1, 4, 2, alpha)


def test_shares_that_make_no_sense_are_refused():
    with pytest.raises(NaiveBayesError, match="larger than its whole"):
        smoothed_share(5, 4, 2, 1)
    with pytest.raises(NaiveBayesError, match="0 of 0"):
        smoothed_share(0, 0, 2, 0)
    with pytest.raises(NaiveBayesError, match="n_values"):
        smoothed_share(0, 1, 0, 1)
    with pytest.raises(NaiveBayesError, match="count"):
        smoothed_share(-1, 4, 2, 1)
    assert smoothed_share(0, 0, 4, 1) == F(1, 4)
    assert smoothed_share(4, 4, 2, 0) == 1


def test_the_shares_of_a_column_sum_to_one():
    # 2, 1, 3 and 0 of 6; with alpha 1 over 6 + 4
    values = ["red", "green", "blue", "gray"]
    assert value_probabilities(COLORS, values, 0) == {
        "blue": F(2, 6), "gray": 0, "green": F(1, 6), "red": F(3, 6)}
    assert value_probabilities(COLORS, values, 1) == {
        "blue": F(3, 10), "gray": F(1, 10), "green": F(2, 10),
        "red": F(4, 10)}
    assert value_probabilities(COLORS, values) == (
        value_probabilities(COLORS, values, 1))


def test_a_value_outside_the_list_is_refused():
    with pytest.raises(NaiveBayesError, match="'green'"):
        value_probabilities(COLORS, ["red", "blue"], 1)


def test_the_indicator_sums_give_the_counted_shares():
    assert indicator_share(X, Y, 0, 1, 1) == F(1, 4)
    assert indicator_share(X, Y, 3, 0, 7) == F(3, 5)
    rows = [["u"], ["v"], [None], ["u"], ["w"]]
    assert indicator_share(rows, list("aaaab"), 0, "u", "a") == F(2, 3)


def test_indicator_sums_refuse_what_is_not_there():
    with pytest.raises(NaiveBayesError, match="0 of 0"):
        indicator_share(X, Y, 0, 1, 3)
    with pytest.raises(NaiveBayesError, match="j is 9"):
        indicator_share(X, Y, 9, 1, 1)
    with pytest.raises(NaiveBayesError, match="9 entries and y has 8"):
        indicator_share(X, Y[:8], 0, 1, 1)


def test_an_indicator_is_1_or_0():
    assert indicator(True) == 1
    assert indicator(False) == 0


def test_indicators_refuse_entries_that_are_no_values():
    with pytest.raises(NaiveBayesError, match=r"row 2 \(X\[1\]\)\[0\]"):
        indicator_share([[1], [[2]]], [1, 1], 0, 1, 1)


@pytest.mark.parametrize("v, c", [([1], 1), (float("nan"), 1), (1, None),
                                  (1, [1])])
def test_indicators_refuse_what_is_no_value_or_label(v, c):
    with pytest.raises(NaiveBayesError):
        indicator_share(X, Y, 0, v, c)
