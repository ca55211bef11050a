from decimal import Decimal
from fractions import Fraction as F

import pytest
from board import X, Y, x

from naivebayes import (
    BernoulliNB,
    CategoricalNB,
    GaussianNB,
    NaiveBayesError,
    explain,
)

STEPS = explain(BernoulliNB(alpha=0).fit(X, Y), x)


@pytest.mark.parametrize("answer", [
    "4/9", " 8 / 18 ", "0.444", "0,44", "0.4444444", "44%", "44.4 %", "4.44e-1",
    "4.44*10^-1", "4,4·10^(-1)", F(4, 9), 0.444, 0.4, ".44", "0.4", "4/3^2"])
def test_what_is_right_to_the_figures_given_is_accepted(answer):
    assert STEPS.check({"P(1)": answer}).is_right()


@pytest.mark.parametrize("answer", [
    "5/9", "0.445", "0,45", "0.5", "45%", "0.43", "0.4444445", "0", 0, 1, "0.0",
    "-4/9", "4.44e-2", F(3, 9), 0.45, "4/9^2", "-0.444", "inf"])
def test_what_is_not_is_pointed_to(answer):
    found = STEPS.check({"P(1)": answer})
    assert not found.is_right()
    assert found.step.what == "P(1)" and found.answer == answer


@pytest.mark.parametrize("answer, right", [
    ("3%", True), ("0.03", True), ("0.0301", True), ("0.0310", False),
    ("2%", False), ("390625/12973537", True), ("0.030109", True),
    ("3.011e-2", True), ("3.012e-2", False), ("0", False)])
def test_the_posterior_needs_its_figures(answer, right):
    assert STEPS.check({"P(1 | x)": answer}).is_right() is right


@pytest.mark.parametrize("value, answer, right", [
    # half a unit of the last figure, both ends included
    (F(4435, 10000), "0.444", True), (F(4445, 10000), "0.444", True),
    (F(44349, 100000), "0.444", False), (F(44451, 100000), "0.444", False),
    (F(25, 1000), "3%", True), (F(35, 1000), "3%", True),
    (F(2499, 100000), "3%", False), (F(351, 10000), "3%", False)])
def test_the_limits_of_rounding(value, answer, right):
    model = BernoulliNB(priors={1: value, 7: 1 - value}).fit(X, Y)
    found = explain(model, x).check({"P(1)": answer})
    assert found.is_right() is right


def test_parts_are_answered_in_order_or_by_class():
    found = STEPS.check({
        "factor": {1: ["1/4", "2/4", "0.75"], 7: ["4/5"]},
        "prior": ["4/9", "5/9"],
        "product": {1: "108/4^9", 7: "20736/5^9"},
        "evidence": "0.006081",
        "prediction": 7})
    assert found.is_right()
    assert found.n_right == 2 + 4 + 2 + 1 + 1
    assert found.message == "10 answers, all right."


def test_the_first_wrong_answer_in_the_order_of_the_steps_is_found():
    found = STEPS.check({"posterior": ["0.5", "0.5"],
                         "prior": ["4/9", "4/9"], "score": ["1", "1"]})
    assert found.step.what == "P(7)"
    assert found.n_right == 1
    assert "prior P(7): '4/9' is not right" in found.message
    assert "5/9" not in found.message


def test_what_was_not_answered_is_passed_over():
    found = STEPS.check({"prior": [None, "5/9"], "score": ["", "0.005898"]})
    assert found.n_right == 2 and found.is_right()
    assert STEPS.check({}).message == "0 answers, all right."


def test_the_prediction_is_a_label():
    assert STEPS.check({"prediction": "7"}).is_right()
    assert STEPS.check({"y": 7}).is_right()
    assert not STEPS.check({"prediction": "1"}).is_right()


def test_a_weight_may_be_given_as_ratio_or_logarithm():
    assert STEPS.check({"x1=1": "16/5"}).is_right()
    assert STEPS.check({"x1=1": "1.163"}).is_right()
    assert not STEPS.check({"x1=1": "0.505"}).is_right()  # base 10
    assert STEPS.check({"runner-up": "3.47"}).is_right()


@pytest.mark.parametrize("answer", ["10^400", "1e401", 10**401,
                                    F(10**400, 3), "9" * 99])
def test_answers_beyond_all_floats_are_not_right(answer):
    assert not STEPS.check({"P(1)": answer}).is_right()
    alpha = F(1, 10**400)
    model = BernoulliNB(alpha=alpha).fit([[1, 0], [0, 1]], ["a", "b"])
    steps = explain(model, [1, 0])
    # (1 + alpha) / alpha
    assert not steps.check({"x1=1": answer}).is_right()
    assert steps.check({"x1=1": 10**400 + 1}).is_right()


def test_an_exact_answer_for_a_float_needs_nine_digits():
    model = BernoulliNB(alpha=0.1).fit(X, Y)
    steps = explain(model, x)
    # (1 + 1/10) / (4 + 2/10)
    assert steps.check({"P(x1=1 | 1)": "11/42"}).is_right()
    assert steps.check({"P(x1=1 | 1)": F(11, 42)}).is_right()
    near = F(11, 42) * (1 + F(1, 10**7))
    assert not steps.check({"P(x1=1 | 1)": near}).is_right()


def test_densities_are_compared_to_the_figures_given():
    model = GaussianNB().fit([[1], [3], [4], [8]], list("aabb"))
    steps = explain(model, [3])
    assert steps.check({"factor": ["0.242", "0.0648"]}).is_right()
    assert steps.check({"p(x1=3 | a)": 0.24197072451914337}).is_right()
    assert not steps.check({"factor": ["0.241"]}).is_right()


def test_an_infinite_weight_can_be_answered():
    model = CategoricalNB(alpha=0).fit([["u"], ["v"]], ["a", "b"])
    steps = explain(model, ["u"])
    assert steps.check({"x1=u": "inf"}).is_right()
    assert not steps.check({"x1=u": "-inf"}).is_right()
    assert not steps.check({"x1=u": "3"}).is_right()


@pytest.mark.parametrize("answer", [
    "x", "4/0", "1/2/3", "four ninths", ".", "4/9%", "1e999999",
    "2^99999", True, "1.2.3", "e5", "%", "9" * 300, b"1", 1j])
def test_what_is_no_number_is_refused(answer):
    with pytest.raises(NaiveBayesError, match="is no number"):
        STEPS.check({"P(1)": answer})


@pytest.mark.parametrize("answers, message", [
    ([1], "must be a dict"), ("4/9", "a dict"), (None, "a dict"),
    ({"posteriors": 1}, "the parts 'prior', 'factor'"),
    ({"P(2)": 1}, "left sides such as 'P\\(1\\)'"),
    ({"prior": ["1/2"] * 3}, "3 answers .* 2 steps"),
    ({"prior": "1/2"}, "1 answer .* 2 steps"),
    ({"prior": {3: "1/2"}}, "Its classes there are 1, 7"), ({3: 4}, "holds 3")])
def test_answers_that_have_no_step_are_refused(answers, message):
    with pytest.raises(NaiveBayesError, match=message):
        STEPS.check(answers)


def test_floats_of_the_model_are_right_answers():
    model = BernoulliNB(alpha=1).fit(X, Y)
    steps = explain(model, x)
    posterior, = model.predict_proba([x])
    assert steps.check({"posterior": posterior}).is_right()
    assert steps.check({"P(x6=0 | 7)": 3 / 7}).is_right()
    assert not steps.check({"P(x6=0 | 7)": 3 / 7 + 1e-9}).is_right()
    assert steps.check({"P(x6=0 | 7)": Decimal("0.4286")}).is_right()


def test_values_that_no_float_holds_are_compared_by_their_logs():
    model = GaussianNB().fit([[1], [3], [4], [8]], list("aabb"))
    steps = explain(model, [-100])
    # log P(x1=x | a) + log P(a): -(x - 2)²/2 and so on; at -38 the
    # density of a is exp(-800) / sqrt(2 pi) = 10^(-347.435 - 0.399)
    steps = explain(model, [-38])
    first = next(s for s in steps if s.part == "factor")
    assert first.value == 0
    for answer, right in (("1.46e-348", True), ("1.47e-348", False),
                          ("1.463e-348", True), ("1.464e-348", False), ("0", False),
                          ("1e-340", False), ("-1.46e-348", False)):
        found = steps.check({first.what: answer})
        assert found.is_right() is right, answer


def test_labels_are_compared_as_they_are():
    model = BernoulliNB().fit([[1], [0]], [" a ", (1, 2)])
    assert explain(model, [1]).check({"prediction": " a "}).is_right()
    steps = explain(model, [0])
    assert steps.check({"prediction": (1, 2)}).is_right()
    assert STEPS.check({"prediction": 7.0}).is_right()


class Hostile:
    def __eq__(self, other):
        raise RuntimeError("no comparison")

    __hash__ = None


@pytest.mark.parametrize("answers", [
    {"P(1)": Hostile()}, {"prior": [Hostile()]}, {"prior": {1: {1: "4/9"}}},
    {"prediction": Hostile()}, {"P(1)": object()}])
def test_foreign_objects_are_refused_or_wrong(answers):
    try:
        found = STEPS.check(answers)
    except NaiveBayesError:
        return
    assert not found.is_right()


def test_a_probability_that_rounds_to_0_is_0():
    model = GaussianNB(1e-9).fit([[1.0, 5], [1.0, 6], [2.0, 5.5], [2.0, 9]],
                                 list("aabb"))
    steps = explain(model, [1.0, 5])
    posterior, = model.predict_proba([[1.0, 5]])
    assert posterior == [1.0, 0.0]
    assert steps.check({"posterior": posterior}).is_right()
    assert STEPS.check({"prediction": [7]}).is_right()
    assert STEPS.check({"runner-up": 1}).is_right()
    assert STEPS.check({"P(1)": "2^2/9"}).is_right()
