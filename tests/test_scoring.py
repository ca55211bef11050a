import math
from fractions import Fraction as F

import pytest
from board import FACTORS_OF_1, FACTORS_OF_7

from naivebayes import (
    NaiveBayesError,
    UnderflowError,
    ZeroEvidenceError,
    joint_score,
    log_score,
    log_sum_exp,
    most_probable,
    normalize,
    normalize_logs,
    ranked,
)
from naivebayes.scoring import TIE, log_of, log_posteriors

JOINT = {1: F(3, 16384), 7: F(2304, 390625)}


def test_the_score_is_prior_times_product():
    assert joint_score(F(4, 9), FACTORS_OF_1) == F(4, 9) * F(108, 4**9)
    assert joint_score(F(5, 9), FACTORS_OF_7) == F(5, 9) * F(20736, 5**9)
    assert joint_score(F(1, 2), []) == F(1, 2)


def test_exact_in_exact_out_and_floats_stay_floats():
    assert isinstance(joint_score(1, [1, 0]), F)
    assert joint_score(0.5, [F(1, 2)]) == 0.25
    assert isinstance(joint_score(F(1, 2), [0.5]), float)


def test_the_log_score_is_a_sum_of_logs():
    assert log_score(F(4, 9), FACTORS_OF_1) == pytest.approx(
        math.log(4 / 9) + math.log(108) - 9 * math.log(4), rel=1e-14)
    assert log_score(F(5, 9), FACTORS_OF_7) == pytest.approx(
        -5.133101277657, rel=1e-12)


def test_the_log_score_outlives_the_product():
    # the nine pixels over and over: 0.0 after 96 times in class 1, that
    # is 864 pixels, and after 164 times, 1476 pixels, in class 7
    as_floats = [float(p) for p in FACTORS_OF_1]
    assert joint_score(4 / 9, as_floats * 95) > 0
    assert joint_score(4 / 9, as_floats * 96) == 0.0
    pixels = FACTORS_OF_1 * 96
    assert log_score(F(4, 9), pixels) == pytest.approx(
        math.log(4 / 9) + 96 * (math.log(108) - 9 * math.log(4)))
    as_floats = [float(p) for p in FACTORS_OF_7]
    assert joint_score(5 / 9, as_floats * 163) > 0
    assert joint_score(5 / 9, as_floats * 164) == 0.0


def test_log_0_is_minus_infinity():
    assert log_score(F(1, 2), [F(1, 3), 0]) == -math.inf
    assert log_score(0, [1]) == -math.inf


def test_logs_of_fractions_that_no_float_holds():
    assert log_of(F(1, 10**400)) == pytest.approx(-400 * math.log(10))
    assert log_of(F(10**400)) == pytest.approx(400 * math.log(10))
    assert log_score(F(1, 10**400), [F(1, 10**400)]) == pytest.approx(
        -800 * math.log(10))
    assert log_of(F(10**20 + 1, 10**20)) == pytest.approx(0, abs=1e-15)
    assert log_of(F(3, 7)) == math.log(3 / 7)
    close_to_1 = F(10**200 + 10**190, 10**200)
    assert log_of(close_to_1) == pytest.approx(1e-10, rel=1e-5)


@pytest.mark.parametrize("bad", ["1/2", None, -1, -0.5, float("nan"),
                                 float("inf")])
def test_a_bad_factor_is_refused_with_its_place(bad):
    for function in (joint_score, log_score):
        with pytest.raises(NaiveBayesError, match=r"likelihoods\[1\]"):
            function(F(1, 2), [1, bad])
        with pytest.raises(NaiveBayesError, match="prior"):
            function(bad, [1])


def test_factors_no_float_can_hold_do_not_mix_with_floats():
    with pytest.raises(UnderflowError, match="log_score"):
        joint_score(10**400, [0.5])


def test_the_log_of_a_sum():
    assert log_sum_exp([math.log(2), math.log(3)]) == pytest.approx(
        math.log(5))
    assert log_sum_exp({"a": -1000, "b": -1001}) == pytest.approx(
        -1000 + math.log(1 + math.exp(-1)))
    assert log_sum_exp([800, 800]) == pytest.approx(800 + math.log(2))
    assert log_sum_exp([-math.inf, 0]) == 0
    assert log_sum_exp([-math.inf, -math.inf]) == -math.inf


@pytest.mark.parametrize("bad", [[], {}, [math.inf], [math.nan], ["a"],
                                 None, 3, [10**400]])
def test_what_cannot_be_added_is_refused(bad):
    with pytest.raises(NaiveBayesError):
        log_sum_exp(bad)


def test_posteriors_are_scores_over_their_sum():
    assert normalize(JOINT) == {
        1: F(390625, 12973537), 7: F(12582912, 12973537)}
    assert normalize({"a": 1, "b": 2, "c": 5}) == {
        "a": F(1, 8), "b": F(2, 8), "c": F(5, 8)}
    assert normalize({"a": 0.5, "b": 1.5}) == {"a": 0.25, "b": 0.75}
    assert normalize({"a": F(1, 2), "b": 1.5}) == {"a": 0.25, "b": 0.75}


def test_nothing_to_divide_by():
    with pytest.raises(ZeroEvidenceError, match="every score is 0"):
        normalize({1: 0, 7: F(0)})
    with pytest.raises(ZeroEvidenceError, match=r"became 0, add logarithms: log_score"):
        normalize({1: 0.0, 7: 0.0})
    with pytest.raises(ZeroEvidenceError, match="-inf"):
        normalize_logs({1: -math.inf, 7: -math.inf})
    assert normalize({1: 1e308, 7: 1e308, 8: 2e307}) == pytest.approx(
        {1: 10 / 22, 7: 10 / 22, 8: 2 / 22}, rel=1e-15)
    tiny = {1: F(1, 10**400), 7: 0.0}
    assert normalize(tiny) == {1: 1.0, 7: 0.0}


def test_zero_times_infinity_is_zero():
    assert joint_score(1e308, [10.0, 0.0]) == 0.0
    assert joint_score(1e308, [10.0, F(0)]) == 0.0
    assert joint_score(0, [0.5, 1e308]) == 0.0


def test_far_apart_is_no_tie_whatever_the_size():
    assert most_probable({"a": -1e14 - 4, "b": -1e14}) == "b"
    assert most_probable({"a": -1e5 - 1e-8, "b": -1e5}) == "a"
    assert most_probable({"a": -1e5 - 1e-6, "b": -1e5}) == "b"
    assert most_probable({"a": -1e8 - 5e-7, "b": -1e8}) == "a"
    assert most_probable({"a": -1e8 - 2e-6, "b": -1e8}) == "b"


def test_posteriors_from_logs():
    # 1/(1 + e^-2 + e^-4) and so on
    posterior = normalize_logs({"a": -10, "b": -12, "c": -14})
    assert posterior["a"] == pytest.approx(0.86681333219733487, rel=1e-14)
    assert posterior["b"] == pytest.approx(0.11731042782619836, rel=1e-14)
    assert posterior["c"] == pytest.approx(0.015876239976466766, rel=1e-14)
    assert normalize_logs({1: -1e6, 7: -math.inf}) == {1: 1.0, 7: 0.0}


@pytest.mark.parametrize("bad", [None, {}, [1, 2], {1: None}, {1: "a"},
                                 {1: math.nan}])
def test_what_are_no_scores_is_refused(bad):
    functions = (normalize, normalize_logs, most_probable, ranked)
    for function in functions:
        with pytest.raises(NaiveBayesError):
            function(bad)
    with pytest.raises(NaiveBayesError, match="negative"):
        normalize({1: -1})


def test_the_largest_score_wins_in_any_order():
    assert most_probable(JOINT) == 7
    assert most_probable({"b": 0.2, "a": 0.5, "c": 0.3}) == "a"
    assert most_probable({"a": -5.0, "b": -3, "c": -9.5}) == "b"
    assert most_probable({1: -math.inf, 7: -2000.0}) == 7


def test_of_a_tie_the_first_label_is_given():
    assert most_probable({7: F(1, 3), 1: F(1, 3), 3: F(1, 4)}) == 1
    assert most_probable({"q": 0.5, "p": 0.5 + 1e-16}) == "p"
    assert most_probable({"q": -1000.0, "p": -1000.0 * (1 + TIE / 2)}) == (
        "p")
    assert most_probable({"q": -1000.0, "p": -1000.0 * (1 + 2 * TIE)}) == (
        "q")


def test_fractions_tie_only_when_they_are_equal():
    close = F(1, 2) + F(1, 10**30)
    assert most_probable({"p": F(1, 2), "q": close}) == "q"
    assert most_probable({"p": 0.5, "q": close}) == "q"


def test_ranked_is_largest_first_and_starts_with_the_winner():
    assert ranked({"a": F(1, 10), "b": F(3, 5), "c": F(3, 10)}) == [
        ("b", F(3, 5)), ("c", F(3, 10)), ("a", F(1, 10))]
    assert ranked({"b": 1e-12, "a": 0.5}) == [("a", 0.5), ("b", 1e-12)]
    assert ranked({"d": 1, "c": 2, "b": 1, "a": 2}) == [
        ("a", 2), ("c", 2), ("b", 1), ("d", 1)]
    assert [c for c, _ in ranked({"q": 0.5 + 1e-16, "p": 0.5})] == [
        "p", "q"]


@pytest.mark.parametrize("level", [0.0, -1e6, -1e9, -1e15, -1e17, 1e17])
def test_equal_log_scores_share_equally_at_any_level(level):
    logs = {"a": level, "b": level, "c": level}
    assert normalize_logs(logs) == pytest.approx(
        {"a": 1 / 3, "b": 1 / 3, "c": 1 / 3}, rel=1e-15)
    assert log_posteriors(logs) == pytest.approx(
        {c: -math.log(3) for c in "abc"}, rel=1e-15)


def test_a_wrong_log_score_names_its_class():
    with pytest.raises(NaiveBayesError, match="log score of 1 is NaN"):
        normalize_logs({1: math.nan, 7: -1.0})


def test_close_log_scores_keep_their_difference():
    posterior = normalize_logs({"a": -1e9, "b": -1e9 - 1})
    assert posterior["a"] == pytest.approx(0.73105857863000488, rel=1e-12)


def test_logs_near_1_keep_their_digits():
    assert log_score(1, [F(10**17 - 1, 10**17)] * 10) == (
        pytest.approx(-1e-16, rel=1e-12, abs=0))
    assert log_of(F(10**20 + 1, 10**20)) == pytest.approx(
        1e-20, rel=1e-12, abs=0)
