import math
from fractions import Fraction as F

import pytest
from board import X, Y, x

from naivebayes import (
    GaussianNB,
    MeasurementWarning,
    NaiveBayesError,
    UnderflowError,
    ZeroVarianceError,
)

ROWS = [[1, 10], [3, 30], [2, 50], [8, 20], [10, 70], [5, 5], [7, 9]]
CLASSES = ["b", "b", "b", "a", "a", "c", "c"]


def by_hand(value, mean, var):
    return math.exp(-((value - mean) ** 2) / (2 * var)) / math.sqrt(
        2 * math.pi * var)


def test_summaries_are_population_means_and_variances():
    model = GaussianNB().fit(ROWS, CLASSES)
    assert model.summaries["b"][0] == {
        "n": 3, "mean": 2.0, "var": 2 / 3, "stdev": math.sqrt(2 / 3)}
    assert model.summaries["a"][1]["var"] == 625.0
    assert model.priors == {"a": F(2, 7), "b": F(3, 7), "c": F(2, 7)}


def test_the_joint_is_prior_times_densities():
    model = GaussianNB().fit(ROWS, CLASSES)
    densities = model.likelihoods([2, 40], "a")
    assert densities == [pytest.approx(by_hand(2, 9, 1)),
                         pytest.approx(by_hand(40, 45, 625))]
    joint = model.joint([2, 40])
    assert joint["a"] == pytest.approx(
        2 / 7 * by_hand(2, 9, 1) * by_hand(40, 45, 625))
    assert joint["b"] == pytest.approx(
        3 / 7 * by_hand(2, 2, 2 / 3) * by_hand(40, 30, 800 / 3))


def test_the_posterior_and_its_logs_agree():
    model = GaussianNB().fit(ROWS, CLASSES)
    posterior = model.posterior([4, 20])
    assert list(posterior.values()) == pytest.approx(
        model.predict_proba([[4, 20]])[0], rel=1e-12)
    assert model.predict_log_proba([[4, 20]])[0] == pytest.approx(
        [math.log(p) for p in posterior.values()], rel=1e-12)


def test_the_pixels_as_measurements():
    model = GaussianNB().fit(X, Y)
    assert model.variances(1) == [3 / 16, 1 / 4, 3 / 16, 3 / 16, 3 / 16,
                                  3 / 16, 3 / 16, 3 / 16, 1 / 4]
    assert model.variances(7) == pytest.approx([4 / 25] * 3 + [6 / 25] * 6)
    assert model.predict([x]) == [7]


def test_missing_measurements_are_left_out():
    rows = [[1, None], [3, 4], [None, 6], [9, 1], [11, 3]]
    model = GaussianNB().fit(rows, list("aaabb"))
    assert model.summaries["a"] == [
        {"n": 2, "mean": 2.0, "var": 1.0, "stdev": 1.0},
        {"n": 2, "mean": 5.0, "var": 1.0, "stdev": 1.0}]
    assert model.likelihoods([None, 5], "a")[0] == 1
    assert model.log_joint([None, 5])["a"] == pytest.approx(
        math.log(3 / 5 * by_hand(5, 5, 1)))
    assert model.posterior([None, None]) == {
        "a": F(3, 5), "b": F(2, 5)}


def test_a_feature_nobody_knows_is_left_out():
    model = GaussianNB().fit([[1, None], [3, None], [8, None], [9, None]],
                             list("aabb"))
    assert model.variances("a") == [1.0, None]
    assert model.joint([2, 5]) == model.joint([2, None])
    assert model.log_joint([2, 5])["a"] == pytest.approx(
        math.log(0.5 * by_hand(2, 2, 1)))


def test_no_variance_is_refused_with_everything_one_needs():
    rows = [[5, 1], [5, 2], [5, 3], [1, 7], [2, 7], [3, 8]]
    with pytest.raises(ZeroVarianceError) as error:
        GaussianNB().fit(rows, ["on"] * 3 + ["off"] * 3)
    text = str(error.value)
    for part in ("class 'on'", "feature x1", "3 rows", "5.0",
                 "var_smoothing=1e-9"):
        assert part in text
    with pytest.raises(ZeroVarianceError, match="only row.*1 more"):
        GaussianNB().fit([[1, 2], [3, 4], [5, 7]], ["a", "b", "b"])


def test_smoothing_adds_a_share_of_the_largest_variance():
    # all rows: feature 1 has variance 4, feature 2 has 400
    rows = [[1, 10], [5, 10], [1, 50], [5, 50]]
    model = GaussianNB(var_smoothing=0.01).fit(rows, list("aabb"))
    assert model.added_variance == pytest.approx(4.0)
    assert model.variances("a") == pytest.approx([8.0, 4.0])
    assert model.likelihoods([3, 10], "a") == [
        pytest.approx(by_hand(3, 3, 8)), pytest.approx(by_hand(10, 10, 4))]


def test_smoothing_looks_at_all_rows_however_they_came_in():
    whole = GaussianNB(var_smoothing=1e-3).fit(ROWS, CLASSES)
    parts = GaussianNB(var_smoothing=1e-3)
    for row, c in zip(ROWS, CLASSES):
        parts.partial_fit([row], [c])
    assert parts.added_variance == pytest.approx(
        whole.added_variance, rel=1e-13)
    values = [10, 30, 50, 20, 70, 5, 9]
    mean = sum(values) / 7
    var = sum((v - mean) ** 2 for v in values) / 7
    assert whole.added_variance == pytest.approx(1e-3 * var)


def test_nothing_varies_and_smoothing_would_not_help():
    for var_smoothing in (0, 1e-9):
        model = GaussianNB(var_smoothing=var_smoothing)
        with pytest.raises(ZeroVarianceError) as error:
            model.fit([[7, 7], [7, 7]], ["x", "y"])
        assert "nothing to learn" in str(error.value)
        assert "=1e-9" not in str(error.value)


def test_later_batches_may_bring_the_variance():
    model = GaussianNB().partial_fit([[5], [1]], ["on", "off"])
    with pytest.raises(ZeroVarianceError, match="only row"):
        model.predict([[5]])
    model.partial_fit([[7], [2]], ["on", "off"])
    assert model.predict([[6], [1]]) == ["on", "off"]
    merged = GaussianNB().partial_fit([[5]], ["on"]).merge(
        GaussianNB().partial_fit([[1]], ["off"]))
    with pytest.raises(ZeroVarianceError):
        merged.predict_proba([[1]])


def test_labels_that_are_all_different_look_like_measurements():
    rows, y = [[1], [2], [4]], [0.5, 1.5, 2.5]
    with pytest.raises(ZeroVarianceError, match="look like measurements"):
        GaussianNB().fit(rows, y)
    with pytest.warns(MeasurementWarning, match="label of its own"):
        GaussianNB(var_smoothing=0.1).fit(rows, y)


def test_a_class_without_known_values_is_refused():
    rows = [[1], [2], [None], [None]]
    for var_smoothing in (0, 0.1):
        with pytest.raises(ZeroVarianceError, match="none of its rows"):
            GaussianNB(var_smoothing=var_smoothing).fit(rows, list("aabb"))


def test_products_that_leave_the_floats_are_refused():
    step = 2**-10
    columns = 200
    rows = [[k * step] * columns for k in (0, 2, 4, 6)]
    model = GaussianNB().fit(rows, list("aabb"))
    query = [step] * columns
    with pytest.raises(UnderflowError, match="log_joint"):
        model.posterior(query)
    assert model.log_joint(query)["a"] == pytest.approx(
        1201.8135072983961, rel=1e-12)
    assert model.predict([query]) == ["a"]
    far = [[float(k)] * columns for k in (0, 2, 4, 6)]
    model = GaussianNB().fit(far, list("aabb"))
    with pytest.raises(UnderflowError, match="leaves the range"):
        model.joint([-9.0] * columns)
    assert model.predict([[-9.0] * columns]) == ["a"]


def test_a_smaller_product_may_round_to_zero():
    model = GaussianNB().fit([[0], [2], [100], [102]], list("aabb"))
    assert model.joint([1])["b"] == 0.0
    assert model.posterior([1]) == {"a": 1.0, "b": 0.0}
    assert model.predict_log_proba([[1]])[0][1] == pytest.approx(-5000)


def test_a_number_too_far_out_is_refused():
    model = GaussianNB().fit(ROWS, CLASSES)
    for call in (model.predict, model.predict_proba,
                 model.predict_joint_log_proba):
        with pytest.raises(NaiveBayesError,
                           match=r"row 2 \(X\[1\]\), feature x2"):
            call([[1, 1], [1, 1e200]])
    with pytest.raises(NaiveBayesError, match="^x, feature x1"):
        model.posterior([-1e200, 1])
    with pytest.raises(NaiveBayesError, match="squared distance"):
        model.predict([[None, 1e200]])
    assert model.predict([[1e100, 1]]) == ["a"]


@pytest.mark.parametrize("bad", [float("nan"), float("inf"), "1", [1],
                                 10**400, 1j])
def test_what_is_no_measurement_is_refused_with_its_place(bad):
    with pytest.raises(NaiveBayesError,
                       match=r"row 2 \(X\[1\]\), feature x2"):
        GaussianNB().fit([[1, 0], [1, bad]], ["a", "a"])
    model = GaussianNB().fit(ROWS, CLASSES)
    with pytest.raises(NaiveBayesError, match=r"row 1 .*feature x1"):
        model.predict([[bad, 1]])


def test_sums_beyond_the_floats_name_class_and_feature():
    with pytest.raises(NaiveBayesError, match="class 'a', feature x1"):
        GaussianNB().fit([[1e308], [-1e308], [1]], list("aab"))


@pytest.mark.parametrize("bad", [-1, "1", None, float("nan"),
                                 float("inf"), 10**400])
def test_a_bad_smoothing_is_refused(bad):
    with pytest.raises(NaiveBayesError, match="var_smoothing"):
        GaussianNB(var_smoothing=bad)


def test_a_smoothing_that_leaves_the_floats_is_refused():
    with pytest.raises(NaiveBayesError, match="range of floats"):
        GaussianNB(var_smoothing=1e308).fit(ROWS, CLASSES)


def test_numbers_of_any_type_are_measured():
    rows = [[F(1, 2), True], [1.5, 0], [2, 1], [F(7, 2), False]]
    model = GaussianNB().fit(rows, list("aabb"))
    assert model.summaries["a"][0]["mean"] == 1.0
    assert model.summaries["a"][1]["mean"] == 0.5


def test_given_priors_weigh_in():
    priors = {"a": 0.5, "b": 0.25, "c": 0.25}
    model = GaussianNB(priors=priors).fit(ROWS, CLASSES)
    assert model.joint([2, 40])["a"] == pytest.approx(
        0.5 * by_hand(2, 9, 1) * by_hand(40, 45, 625))


def test_a_feature_nobody_knows_adds_no_variance():
    rows = [[1, None], [3, None], [8, None], [9, None]]
    model = GaussianNB(var_smoothing=0.5).fit(rows, list("aabb"))
    # 1 3 8 9: mean 21/4, squared distances 289 81 121 225 over 16
    assert model.added_variance == pytest.approx(0.5 * 716 / 16 / 4)


def test_means_at_both_ends_of_the_floats_are_refused():
    model = GaussianNB(var_smoothing=1e-9)
    for value, c in [(1.7e308, "a"), (-1.7e308, "b")] * 2:
        try:
            model.partial_fit([[value]], [c])
        except NaiveBayesError as error:
            assert "range of floats" in str(error)
            return
    raise AssertionError("no float holds this variance")


def test_one_constant_feature_has_no_others_of_its_kind():
    rows = [[5, 1], [5, 2], [1, 7], [2, 9]]
    with pytest.raises(ZeroVarianceError) as error:
        GaussianNB().fit(rows, list("aabb"))
    assert "more of that kind" not in str(error.value)


def test_constant_within_each_class_but_not_over_all():
    for rows in ([[1], [1], [2], [2]], [[5, 1], [5, 1], [5, 2], [5, 2]]):
        with pytest.raises(ZeroVarianceError, match="=1e-9"):
            GaussianNB().fit(rows, list("aabb"))
        model = GaussianNB(var_smoothing=1e-9).fit(rows, list("aabb"))
        assert model.predict(rows) == list("aabb")


def test_two_rows_with_two_labels_look_like_measurements():
    with pytest.warns(MeasurementWarning) as caught:
        GaussianNB(var_smoothing=0.1).fit([[1], [2]], [0.5, 1.5])
    assert caught[0].filename == __file__
    GaussianNB(var_smoothing=0.1).partial_fit([[1], [2]], [0.5, 1.5])


def test_missing_features_leave_the_distance_of_the_others():
    model = GaussianNB().fit([[1, 1], [5, 4], [8, 9], [9, 1]],
                             list("aabb"))
    assert model.log_joint([4, None])["a"] == pytest.approx(
        math.log(0.5 * by_hand(4, 3, 4)), rel=1e-14)
    assert model.log_joint([None, 7])["b"] == pytest.approx(
        math.log(0.5 * by_hand(7, 5, 16)), rel=1e-14)


@pytest.mark.parametrize("sign", [1, -1])
def test_how_far_is_too_far_depends_on_the_narrowest_class(sign):
    narrow = [[0.0], [2e-60], [1.0], [3.0]]
    model = GaussianNB().fit(narrow, list("aabb"))
    assert model.predict([[sign * 1e80]]) == ["b"]
    with pytest.raises(NaiveBayesError, match="squared distance"):
        model.predict([[sign * 1e100]])
    wide = [[0.0], [2e60], [1e60], [3e60]]
    model = GaussianNB().fit(wide, list("aabb"))
    assert model.predict([[sign * 1e100]]) == ["a"]  # a tie at z = 1e40


def test_equal_floats_are_constant_whatever_their_bits():
    rows = [[98.6]] * 3 + [[97.1], [99.2], [101.0]]
    labels = ["ok"] * 3 + ["ill"] * 3
    with pytest.raises(ZeroVarianceError, match="'ok'.*x1.*98.6"):
        GaussianNB().fit(rows, labels)
    parts = GaussianNB()
    for row, c in zip(rows, labels):
        parts.partial_fit([row], [c])
    with pytest.raises(ZeroVarianceError):
        parts.predict(rows)
    with pytest.raises(ZeroVarianceError, match="nothing to learn"):
        GaussianNB(var_smoothing=1e-9).fit([[0.1]] * 6, list("aaabbb"))


def test_advice_for_a_class_without_known_values_is_to_find_some():
    rows = [[1.0, None], [2.0, None], [3.0, 1.0], [5.0, 2.0]]
    with pytest.raises(ZeroVarianceError) as error:
        GaussianNB(var_smoothing=1e-9).fit(rows, list("aabb"))
    assert "known values" in str(error.value)
    assert "var_smoothing=1e-9" not in str(error.value)


def test_probabilities_sum_to_one_at_any_distance():
    model = GaussianNB().fit([[1.0], [2.0], [3.0], [4.0]], list("aabb"))
    for x_ in (1e8, 1e20, -1e100):
        row, = model.predict_proba([[x_]])
        assert math.fsum(row) == 1.0
        logs, = model.predict_log_proba([[x_]])
        assert math.fsum([math.exp(v) for v in logs]) == (
            pytest.approx(1, rel=1e-12))


def test_products_that_lose_digits_on_their_way_are_refused():
    rows = [[0.0, 0.0, 0.0], [2.0, 2.0, 2e-150], [0.0, 0.0, 1e-150],
            [2.0, 2.0, 3e-150]]
    model = GaussianNB().fit(rows, list("aabb"))
    with pytest.raises(UnderflowError):
        model.joint([28.28, 28.0, 1.2e-150])


def test_one_far_feature_does_not_drown_the_others():
    model = GaussianNB().fit([[0, 0], [1, 1], [0, 10], [1, 11]],
                             list("aabb"))
    for far in (1e6, 1e7, 1e8):
        assert model.predict([[far, 10.5]]) == ["b"]
        assert model.predict([[far, 0.5]]) == ["a"]


def test_a_left_out_feature_may_hold_any_number():
    rows = [[1, None], [2, None], [3, None], [5, None]]
    model = GaussianNB().fit(rows, list("aabb"))
    assert model.predict([[1, 1e200]]) == model.predict([[1, None]])
    with pytest.raises(ZeroVarianceError):
        GaussianNB().fit([[10.0**-320], [10.0**-320]], ["a", "a"])


def test_batches_too_close_together_are_refused_like_the_whole():
    rows = [[1e-200], [0.0], [2e-200], [1.0]]
    y = [1, 2, 1, 2]
    for make in (lambda m: m.fit(rows, y),
                 lambda m: m.partial_fit(rows[:2], y[:2]).partial_fit(
                     rows[2:], y[2:])):
        with pytest.raises(NaiveBayesError,
                           match="class 1, feature x1: .*close together"):
            make(GaussianNB(var_smoothing=1e-9))


def test_one_known_value_in_a_class_is_known():
    rows = [[1, 5], [2, None], [3, 7], [4, None]]
    model = GaussianNB(var_smoothing=0.1).fit(rows, list("aabb"))
    assert model.left_out == set()
    # both features: 1 2 3 4 has variance 5/4, 5 7 has variance 1
    assert model.added_variance == pytest.approx(0.125)
    assert model.likelihoods([1, 6], "a")[1] == pytest.approx(
        by_hand(6, 5, 0.125))


def test_a_class_of_one_row_counts_in_the_variance_of_all():
    model = GaussianNB(var_smoothing=1).fit([[1], [5], [9]], list("abb"))
    assert model.added_variance == pytest.approx(32 / 3)
