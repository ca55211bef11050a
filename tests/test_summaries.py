import math
import statistics
from fractions import Fraction as F

import pytest
from board import ONES

from naivebayes import (
    NaiveBayesError,
    mean,
    merge_summaries,
    stdev,
    summarize,
    variance,
    variance_unbiased,
)

VALUES = [3, 5, 4, 10]  # mean 22/4; distances -5/2 -1/2 -3/2 9/2


def test_the_mean_is_exact():
    assert mean(VALUES) == F(22, 4)
    assert mean([F(1, 3), 1]) == F(2, 3)
    assert [repr(mean(values)) for values in ([0, 0], [1], [True])] == [
        "Fraction(0, 1)", "Fraction(1, 1)", "Fraction(1, 1)"]
    assert mean([True, False, False]) == F(1, 3)


def test_the_variance_divides_by_n():
    # 25/4 + 1/4 + 9/4 + 81/4 = 116/4 = 29
    assert variance(VALUES) == F(29, 4)
    assert variance_unbiased(VALUES) == F(29, 3)
    assert stdev(VALUES) == math.sqrt(29 / 4)


def test_floats_are_added_without_loss():
    assert mean([0.1] * 10) == 0.1
    assert mean([1e16, 1.0, -1e16]) == 1 / 3
    assert isinstance(mean([1, 2.5]), float)
    values = [1.5, 2.25, 9.0, -4.125]
    assert variance(values) == statistics.pvariance(values)


def test_large_close_values_keep_their_digits():
    assert variance([100000000.0, 100000001.0, 100000002.0]) == (
        pytest.approx(2 / 3, rel=1e-15))


def test_means_and_variances_of_the_pixels():
    summaries = summarize(ONES)
    assert [s["mean"] for s in summaries] == [
        F(1, 4), F(1, 2), F(3, 4), F(1, 4), F(1, 4), F(3, 4), F(1, 4),
        F(1, 4), F(1, 2)]
    assert [s["var"] for s in summaries] == [
        F(3, 16), F(1, 4), F(3, 16), F(3, 16), F(3, 16), F(3, 16),
        F(3, 16), F(3, 16), F(1, 4)]
    assert summaries[0]["stdev"] == math.sqrt(3 / 16)
    assert {s["n"] for s in summaries} == {4}


def test_missing_values_are_left_out_and_not_counted():
    first, second = summarize([[1, None], [None, None], [4, None]])
    assert first == {"n": 2, "mean": F(5, 2), "var": F(9, 4),
                     "stdev": 1.5}
    assert second == {"n": 0, "mean": None, "var": None, "stdev": None}


def test_merging_is_as_if_summarized_together():
    left, right = [[3], [5], [4]], [[10], [-2]]
    together = summarize(left + right)[0]
    merged = merge_summaries(summarize(left)[0], summarize(right)[0])
    assert merged == together
    assert merged["var"] == F(74, 5)  # 1 + 1 + 0 + 36 + 36, over 5


def test_merging_with_nothing_changes_nothing():
    nothing, some = summarize([[None]])[0], summarize([[3], [5]])[0]
    assert merge_summaries(nothing, some) == some
    assert merge_summaries(some, nothing) == some
    assert merge_summaries(nothing, nothing)["n"] == 0


def test_merging_floats_rounds_once():
    a, b = summarize([[0.1], [0.7]])[0], summarize([[0.4]])[0]
    merged = merge_summaries(a, b)
    assert isinstance(merged["mean"], float)
    assert merged["mean"] == pytest.approx(0.4, rel=1e-15)
    assert merged["var"] == pytest.approx(0.06, rel=1e-15)


@pytest.mark.parametrize("function, values", [
    (mean, []), (variance, []), (variance_unbiased, [1]), (stdev, [])])
def test_too_few_values_are_refused(function, values):
    with pytest.raises(NaiveBayesError, match="at least"):
        function(values)


@pytest.mark.parametrize("bad", [
    "1", None, float("nan"), float("inf"), [1], 1j])
def test_what_is_no_number_is_refused_with_its_place(bad):
    for function in (mean, variance, variance_unbiased, stdev):
        with pytest.raises(NaiveBayesError, match=r"values\[2\]"):
            function([1, 2, bad])


def test_a_place_in_a_table_is_named():
    with pytest.raises(NaiveBayesError,
                       match=r"row 2 \(X\[1\]\), feature x2"):
        summarize([[1, 2], [1, "a"]])
    with pytest.raises(NaiveBayesError, match="has 1 features"):
        summarize([[1, 2], [1]])
    for nothing in ([], [[]]):
        with pytest.raises(NaiveBayesError, match="at least one"):
            summarize(nothing)


def test_sums_beyond_the_floats_are_refused():
    for values in ([1e308, 1.5e308], [1e200, -1e200]):
        with pytest.raises(NaiveBayesError, match="range of floats"):
            variance(values)
    with pytest.raises(NaiveBayesError, match="too large"):
        mean([0.5, 10**400])
    assert mean([10**400, 0]) == F(10**400, 2)
    assert stdev([10**300, 0]) == pytest.approx(5e299, rel=1e-15)
    with pytest.raises(NaiveBayesError, match="range of floats"):
        stdev([10**400, 0])


@pytest.mark.parametrize("bad", [
    None, {}, {"n": 2}, {"n": 2, "mean": 1, "var": -1},
    {"n": -1, "mean": 1, "var": 1}, {"n": 1, "mean": "a", "var": 0}])
def test_what_is_no_summary_is_refused(bad):
    with pytest.raises(NaiveBayesError, match="summary"):
        merge_summaries(bad, summarize([[1]])[0])


def test_the_fewest_values_suffice():
    assert mean([5]) == 5
    assert variance([5]) == 0
    assert variance_unbiased([1, 2]) == F(1, 2)


def test_merging_exact_with_float_gives_floats():
    exact, rounded = summarize([[1], [2]])[0], summarize([[0.5]])[0]
    for merged in (merge_summaries(exact, rounded),
                   merge_summaries(rounded, exact)):
        assert isinstance(merged["mean"], float)
        assert merged["mean"] == pytest.approx(3.5 / 3)


@pytest.mark.parametrize("value", [0.1, 0.7, 98.6, 1e-300, 1e308, 5e-324])
@pytest.mark.parametrize("n", [1, 2, 3, 6, 10, 29])
def test_equal_floats_have_no_variance(value, n):
    values = [value] * n
    assert mean(values) == value
    assert variance(values) == 0
    assert summarize([[v] for v in values])[0]["var"] == 0


def test_a_rounded_mean_does_not_spoil_the_variance():
    assert variance([1e16, 1e16 + 2]) == 1.0
    assert variance([1e15 + k for k in range(5)]) == 2.0


def test_numbers_too_close_for_a_float_are_refused():
    with pytest.raises(NaiveBayesError, match="close together"):
        variance([1e-200, 3e-200])
    assert stdev([F(1, 10**200), 0]) == 5e-201
    assert stdev([10**200, 0]) == 5e199
    assert stdev([9, 1]) == 4.0


def test_a_float_variance_is_never_exact():
    merged = merge_summaries({"n": 2, "mean": 1, "var": 0.5},
                             {"n": 1, "mean": 3, "var": 0})
    assert isinstance(merged["var"], float)
