import math
import warnings
from fractions import Fraction as F

import pytest
from board import X, Y, x

from naivebayes import (
    CategoricalNB,
    MeasurementWarning,
    NaiveBayesError,
    UnseenValueError,
    UnseenValueWarning,
    load_tennis,
)

ROWS = [["u", 1], ["v", 1], ["u", 2], ["w", 3], ["u", 3], ["v", 3]]
CLASSES = ["b", "b", "a", "c", "c", "c"]


def test_counts_hold_every_value_zeros_too():
    model = CategoricalNB().fit(ROWS, CLASSES, ["kind", "size"])
    assert model.values == [["u", "v", "w"], [1, 2, 3]]
    assert model.counts["b"] == [{"u": 1, "v": 1, "w": 0},
                                 {1: 2, 2: 0, 3: 0}]
    assert model.totals == {"a": [1, 1], "b": [2, 2], "c": [3, 3]}


def test_smoothing_is_over_the_values_of_the_feature():
    model = CategoricalNB(alpha=1).fit(ROWS, CLASSES)
    # class c, 3 rows, 3 values: (1+1)/6 for each of u, v, w
    assert model.phi("c")[0] == {"u": F(2, 6), "v": F(2, 6),
                                 "w": F(2, 6)}
    assert model.phi("b")[1] == {1: F(3, 5), 2: F(1, 5), 3: F(1, 5)}
    # x = (u, 3): 1/6*2/4*1/4, 2/6*2/5*1/5, 3/6*2/6*4/6
    assert model.joint(["u", 3]) == {
        "a": F(1, 48), "b": F(2, 75), "c": F(1, 9)}


def test_the_pixels_as_categories_give_the_board():
    model = CategoricalNB(alpha=0).fit(X, Y)
    assert model.posterior(x) == {1: F(390625, 12973537),
                                  7: F(12582912, 12973537)}


def test_the_tennis_day_of_the_textbooks():
    # 5/14 3/5 1/5 4/5 3/5 and 9/14 2/9 3/9 3/9 3/9
    data = load_tennis()
    model = CategoricalNB(alpha=0).fit(data.X, data.y)
    assert model.joint(["sunny", "cool", "high", "TRUE"]) == {
        "no": F(5, 14) * F(3, 5) * F(1, 5) * F(4, 5) * F(3, 5),
        "yes": F(9, 14) * F(2, 9) * F(3, 9) * F(3, 9) * F(3, 9)}


def test_an_unseen_value_is_skipped_with_a_warning():
    model = CategoricalNB().fit(ROWS, CLASSES, ["kind", "size"])
    with pytest.warns(UnseenValueWarning) as caught:
        labels = model.predict([["u", 3], ["z", 1], ["y", 9]])
    assert len(caught) == 1
    text = str(caught[0].message)
    assert "row 2 (X[1]), feature kind: 'z' (str)" in text
    assert "those of 2 more" in text
    assert labels[0] == "c"
    with pytest.warns(UnseenValueWarning):
        assert model.joint(["z", 1]) == model.joint([None, 1])
    with pytest.warns(UnseenValueWarning):
        assert model.likelihoods(["z", 1], "b") == [1, F(3, 5)]


def test_an_unseen_value_can_be_smoothed():
    model = CategoricalNB(alpha=1, unseen="smooth").fit(ROWS, CLASSES)
    # (0+1)/(n+3) for n = 1, 2, 3
    assert [model.likelihoods(["z", 1], c)[0] for c in "abc"] == [
        F(1, 4), F(1, 5), F(1, 6)]
    log_joint = model.log_joint(["z", 1])
    for c, product in model.joint(["z", 1]).items():
        assert log_joint[c] == pytest.approx(math.log(product))


def test_an_unseen_value_can_be_refused():
    model = CategoricalNB(unseen="error").fit(ROWS, CLASSES)
    with pytest.raises(UnseenValueError, match=r"row 1 .*x1.*'z'"):
        model.predict([["z", 1]])
    with pytest.raises(UnseenValueError, match="^x, feature x1"):
        model.posterior(["z", 1])
    assert model.predict([[None, 1]]) == ["b"]


def test_a_value_of_another_type_gets_a_hint():
    model = CategoricalNB().fit([["1"], ["2"]], ["a", "b"])
    for query in (1, 1.0):
        with pytest.warns(UnseenValueWarning, match="types differ"):
            model.predict([[query]])
    model = CategoricalNB().fit([["TRUE"], ["FALSE"]], ["a", "b"])
    with pytest.warns(UnseenValueWarning, match="'TRUE'.*types differ"):
        model.predict([[True]])


def test_equal_values_are_one():
    model = CategoricalNB(alpha=0).fit([[1], [True], [2]], [0, 0, 1])
    assert model.values == [[1, 2]]
    assert model.joint([1.0]) == {0: F(2, 3), 1: 0}


def test_declared_values_count_among_the_values():
    lists = CategoricalNB(alpha=1, values=[["u", "v", "w", "z"], None])
    names = CategoricalNB(alpha=1, values={"x1": ["z", "w", "v", "u"]})
    for model in (lists, names):
        model.fit(ROWS, CLASSES)
        assert model.values == [["u", "v", "w", "z"], [1, 2, 3]]
        assert model.phi("c")[0] == {"u": F(2, 7), "v": F(2, 7),
                                     "w": F(2, 7), "z": F(1, 7)}
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert model.likelihoods(["z", 1], "a")[0] == F(1, 5)


@pytest.mark.parametrize("values, message", [
    ([["u", "v"], None], "'w' .*not among the values declared"),
    ([["u"]], "values has 1 entries"),
    ({"x9": ["u"]}, "'x9'"),
    ([[], None], "empty"),
    ([[None], None], "no value"),
    ([[["u"]], None], "no value"),
    (["uvw", None], "one text"),
    (5, "values"),
])
def test_bad_declarations_are_refused(values, message):
    with pytest.raises(NaiveBayesError, match=message):
        CategoricalNB(values=values).fit(ROWS, CLASSES)


def test_missing_values_are_left_out():
    rows = [["u"], [None], ["v"], ["v"], [None]]
    model = CategoricalNB(alpha=1).fit(rows, list("aaabb"))
    assert model.counts == {"a": [{"u": 1, "v": 1}],
                            "b": [{"u": 0, "v": 1}]}
    assert model.totals == {"a": [2], "b": [1]}
    assert model.posterior([None]) == {"a": F(3, 5), "b": F(2, 5)}
    assert model.predict_proba([[None]]) == [
        [pytest.approx(0.6), pytest.approx(0.4)]]


def test_a_feature_nobody_knows_is_left_out():
    model = CategoricalNB().fit([["u", None], ["v", None]], ["a", "b"])
    assert model.phi("a") == [{"u": F(2, 3), "v": F(1, 3)}, {}]
    assert model.joint(["u", "?"]) == model.joint(["u", None])
    strict = CategoricalNB(unseen="error").fit(
        [["u", None], ["v", None]], ["a", "b"])
    assert strict.joint(["u", "?"]) == strict.joint(["u", None])
    with pytest.raises(UnseenValueError, match="x1"):
        strict.joint(["z", "?"])


def test_one_class_without_known_values_needs_alpha():
    rows = [["u"], [None], ["v"]]
    with pytest.raises(NaiveBayesError, match="class 'b'.*x1.*alpha"):
        CategoricalNB(alpha=0).fit(rows, list("aba"))
    model = CategoricalNB(alpha=1).fit(rows, list("aba"))
    assert model.likelihoods(["u"], "b") == [F(1, 2)]


def test_floats_that_are_all_different_look_like_measurements():
    with pytest.warns(MeasurementWarning, match="feature x2.*GaussianNB"):
        CategoricalNB().fit([[1, 0.1], [1, 0.2], [2, 0.3]], list("aab"))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        CategoricalNB().fit([[1, 0.1], [1, 0.1], [2, 0.3]], list("aab"))


@pytest.mark.parametrize("bad", [float("nan"), [1], {"a": 1}])
def test_what_cannot_be_counted_is_refused_with_its_place(bad):
    with pytest.raises(NaiveBayesError,
                       match=r"row 2 \(X\[1\]\), feature x2"):
        CategoricalNB().fit([["u", 1], ["v", bad]], ["a", "b"])
    model = CategoricalNB().fit([["u", 1], ["v", 2]], ["a", "b"])
    with pytest.raises(NaiveBayesError, match=r"row 1 .*feature x1"):
        model.predict([[bad, 1]])


@pytest.mark.parametrize("unseen", ["ignore", None, 1, ["skip"]])
def test_a_policy_that_is_none_is_refused(unseen):
    with pytest.raises(NaiveBayesError, match="unseen"):
        CategoricalNB(unseen=unseen)


def test_values_of_any_kind_can_stand_together():
    rows = [["1"], [1], [(1, 2)], ["1"]]
    model = CategoricalNB(alpha=0).fit(rows, list("aabb"))
    assert model.values == [[1, "1", (1, 2)]]
    assert model.posterior([1]) == {"a": 1, "b": 0}
    assert model.posterior(["1"]) == {"a": F(1, 2), "b": F(1, 2)}


def test_warnings_point_to_the_callers_line():
    model = CategoricalNB().fit([["u"], ["v"]], ["a", "b"])
    calls = [
        lambda: model.predict([["z"]]), lambda: model.posterior(["z"]),
        lambda: model.likelihoods(["z"], "a"),
        lambda: CategoricalNB().fit([[0.1], [0.2]], ["a", "b"])]
    for call in calls:
        with pytest.warns(UserWarning) as caught:
            call()
        assert [w.filename for w in caught] == [__file__]


def test_one_float_is_no_sign_of_measurements():
    CategoricalNB().fit([[0.5]], ["a"])


def test_only_another_type_gets_the_hint():
    model = CategoricalNB().fit([["TRUE"], ["FALSE"]], ["a", "b"])
    with pytest.warns(UnseenValueWarning) as caught:
        model.predict([["True"]])
    text = str(caught[0].message)
    assert "types differ" not in text
    assert "those of" not in text


def test_a_missing_value_adds_nothing_to_the_logs():
    model = CategoricalNB().fit(ROWS, CLASSES)
    for x_ in ([None, 1], ["u", None], [None, None]):
        for c, product in model.joint(x_).items():
            assert model.log_joint(x_)[c] == pytest.approx(
                math.log(product), rel=1e-14)


def test_a_declared_feature_nobody_knows_is_left_out():
    model = CategoricalNB(values=[None, ["p", "q"]]).fit(
        [["u", None], ["v", None]], ["a", "b"])
    assert model.phi("a")[1] == {}
    assert model.likelihoods(["u", "p"], "a") == [F(2, 3), 1]
    assert model.predict_joint_log_proba([["u", "p"]])[0][0] == (
        pytest.approx(math.log(1 / 2 * 2 / 3)))
    strict = CategoricalNB(values=[None, ["p", "q"]], unseen="error")
    strict.fit([["u", None], ["v", None]], ["a", "b"])
    assert strict.predict([["u", "p"]]) == ["a"]


def test_values_may_be_declared_as_a_set():
    model = CategoricalNB(values=[{"v", "u", "w"}]).fit([["u"]], ["a"])
    assert model.values == [["u", "v", "w"]]
