import math
from fractions import Fraction as F

import pytest
from board import X, Y, x

from naivebayes import (
    BernoulliNB,
    CategoricalNB,
    GaussianNB,
    MixedNB,
    NaiveBayesError,
    UnseenValueWarning,
    ZeroVarianceError,
    load_tennis,
)


def by_hand(value, mean, var):
    return math.exp(-((value - mean) ** 2) / (2 * var)) / math.sqrt(
        2 * math.pi * var)


def test_kinds_are_settled_by_what_a_column_holds():
    rows = [["u", 1, 1.5, True, None, "1"], ["v", 2, 2, False, None, 2],
            ["u", None, 3, True, None, "3"], ["v", 4, 5, True, None, 1],
            ["u", 8, 1, True, None, 1]]
    model = MixedNB().fit(rows, list("aabbb"))
    assert model.kinds == ["categorical", "gaussian", "gaussian",
                           "categorical", "categorical", "categorical"]
    assert list(model.counts["a"]) == [0, 3, 4, 5]
    assert list(model.summaries["a"]) == [1, 2]


def test_each_factor_follows_its_own_rule():
    data = load_tennis(numeric=True)
    model = MixedNB(alpha=0).fit(data.X, data.y, data.feature_names)
    assert model.kinds == ["categorical", "gaussian", "gaussian",
                           "categorical"]
    day = ["sunny", 66, 90, "TRUE"]
    factors = model.likelihoods(day, "yes")
    # nine days with yes: temperatures 83 70 68 64 69 75 75 72 81
    temperatures = [83, 70, 68, 64, 69, 75, 75, 72, 81]
    mean = sum(temperatures) / 9
    var = sum((t - mean) ** 2 for t in temperatures) / 9
    assert factors[0] == F(2, 9)
    assert factors[1] == pytest.approx(by_hand(66, mean, var))
    assert factors[3] == F(3, 9)
    joint = model.joint(day)
    assert joint["yes"] == pytest.approx(
        9 / 14 * 2 / 9 * factors[1] * factors[2] * 3 / 9)
    assert model.log_joint(day)["yes"] == pytest.approx(
        math.log(joint["yes"]), rel=1e-13)


def test_only_counted_features_stay_exact():
    model = MixedNB(kinds=["bernoulli"] * 9, alpha=0).fit(X, Y)
    assert model.posterior(x) == {1: F(390625, 12973537),
                                  7: F(12582912, 12973537)}
    kinds = ["bernoulli", "categorical"] * 4 + ["bernoulli"]
    model = MixedNB(kinds=kinds, alpha=1).fit(X, Y)
    assert model.joint(x) == BernoulliNB(alpha=1).fit(X, Y).joint(x)


def test_all_of_one_kind_equals_the_model_of_that_kind():
    rows = [[1.0, 10], [3, 30], [2, 50], [8, 20], [10, 70]]
    labels = list("bbbaa")
    mixed = MixedNB().fit(rows, labels)
    plain = GaussianNB().fit(rows, labels)
    assert mixed.joint([2, 40]) == pytest.approx(plain.joint([2, 40]))
    assert mixed.predict_proba(rows) == [
        pytest.approx(row) for row in plain.predict_proba(rows)]


def test_a_bernoulli_feature_has_two_values_even_if_one_was_seen():
    model = MixedNB(kinds=["bernoulli"]).fit([[1], [1]], ["a", "b"])
    assert model.likelihoods([0], "a") == [F(1, 3)]
    with pytest.raises(NaiveBayesError, match="neither 0 nor 1"):
        model.predict([[2]])


def test_missing_and_unseen_values_follow_the_policies():
    rows = [["u", 1], ["v", 3], ["u", 8], ["w", None], ["w", 9]]
    model = MixedNB(alpha=1).fit(rows, list("aabbb"))
    assert model.likelihoods([None, None], "a") == [1, 1]
    with pytest.warns(UnseenValueWarning, match=r"row 1.*x1.*'z'"):
        model.predict([["z", 1]])
    smooth = MixedNB(alpha=1, unseen="smooth").fit(rows, list("aabbb"))
    assert smooth.likelihoods(["z", None], "a") == [F(1, 5), 1]
    with pytest.raises(NaiveBayesError, match="row 2.*x2.*'b'"):
        model.predict([["u", 1], ["u", "b"]])


def test_batches_keep_the_kinds_of_the_first():
    rows = [["u", 1], ["v", 3], ["u", 8], ["w", 9]]
    model = MixedNB()
    model.partial_fit(rows[:2], ["a", "a"])
    model.partial_fit(rows[2:], ["b", "b"])
    whole = MixedNB().fit(rows, list("aabb"))
    assert model.counts == whole.counts
    assert model.predict_proba(rows) == whole.predict_proba(rows)
    with pytest.raises(NaiveBayesError, match=r"x2.*'text'"):
        model.partial_fit([["u", "text"]], ["a"])
    assert model.counts == whole.counts


def test_models_with_different_kinds_do_not_merge():
    a = MixedNB().fit([[1, "u"], [2, "v"]], ["a", "a"])
    b = MixedNB().fit([["w", "u"], ["x", "v"]], ["a", "a"])
    with pytest.raises(NaiveBayesError, match="kinds"):
        a.merge(b)


def test_the_data_of_a_refit_settle_the_kinds_anew():
    model = MixedNB().fit([[1], [2]], ["a", "a"])
    model.fit([["u"], ["v"]], ["a", "b"])
    assert model.kinds == ["categorical"]
    assert model.classes == ["a", "b"]


def test_variance_and_smoothing_as_in_the_gaussian_model():
    rows = [["u", 5], ["v", 5], ["u", 8], ["w", 9]]
    with pytest.raises(ZeroVarianceError, match="class 'a'.*x2"):
        MixedNB().fit(rows, list("aabb"))
    model = MixedNB(var_smoothing=0.1).fit(rows, list("aabb"))
    plain = GaussianNB(var_smoothing=0.1).fit(
        [[row[1]] for row in rows], list("aabb"))
    assert model.likelihoods(["u", 6], "a")[1] == (
        plain.likelihoods([6], "a")[0])


def test_declared_values_are_for_categorical_features():
    rows = [["u", 1], ["v", 2]]
    model = MixedNB(values={"x1": ["u", "v", "w"]}).fit(rows, ["a", "a"])
    assert model.likelihoods(["w", None], "a") == [F(1, 5), 1]
    plain = CategoricalNB(values=[["u", "v", "w"]]).fit(
        [["u"], ["v"]], ["a", "a"])
    assert plain.likelihoods(["w"], "a") == [F(1, 5)]
    with pytest.raises(NaiveBayesError, match="x2, which is gaussian"):
        MixedNB(values=[None, [1, 2]]).fit(rows, ["a", "a"])
    with pytest.raises(NaiveBayesError, match="x1, which is bernoulli"):
        MixedNB(kinds=["bernoulli"], values=[[0, 1]]).fit([[1]], ["a"])


@pytest.mark.parametrize("kinds", [
    ["gauss", "categorical"], ["gaussian"], {"x9": "gaussian"}, 5,
    "gaussian", [None, "gaussian"]])
def test_bad_kinds_are_refused(kinds):
    with pytest.raises(NaiveBayesError):
        MixedNB(kinds=kinds).fit([[1, "u"], [2, "v"]], ["a", "a"])


def test_kinds_by_name_leave_the_others_to_the_data():
    model = MixedNB(kinds={"size": "categorical"}).fit(
        [[1, 2], [2, 3]], ["a", "a"], ["size", "weight"])
    assert model.kinds == ["categorical", "gaussian"]


def test_counted_features_have_their_own_problems():
    rows = [["u", 1], ["v", 2], [None, 3], [None, 5]]
    with pytest.raises(NaiveBayesError, match="class 'b'.*x1.*alpha"):
        MixedNB(alpha=0).fit(rows, list("aabb"))
    assert MixedNB(alpha=1).fit(rows, list("aabb")).classes == ["a", "b"]


def test_messages_name_the_row_of_a_mixed_table():
    rows = [["u", 1, 1], ["v", 2, 0], ["u", 3, 1], ["v", 5, 0]]
    kinds = ["categorical", "gaussian", "bernoulli"]
    model = MixedNB(kinds=kinds).fit(rows, list("aabb"))
    with pytest.raises(NaiveBayesError, match=r"row 2 \(X\[1\]\).*x3"):
        MixedNB(kinds=kinds).fit([rows[0], ["u", 1, 7]], ["a", "a"])
    with pytest.raises(NaiveBayesError, match="^x, feature x3: 7"):
        model.posterior(["u", 1, 7])
    with pytest.raises(NaiveBayesError, match="^x, feature x2 must"):
        model.posterior(["u", "one", 1])
    with pytest.raises(NaiveBayesError, match=r"row 1 .*x2"):
        model.predict([["u", "one", 1]])


def test_a_kind_that_is_none_is_named():
    with pytest.raises(NaiveBayesError, match="'gauss'.*'bernoulli'"):
        MixedNB(kinds=["gauss"])
    with pytest.raises(NaiveBayesError, match="'x9'.*'x1', 'x2'"):
        MixedNB(kinds={"x9": "gaussian"}).fit([[1, 2]], ["a"])
    with pytest.raises(NaiveBayesError, match="1 entries.*2 features"):
        MixedNB(kinds=["gaussian"]).fit([[1, 2]], ["a"])
