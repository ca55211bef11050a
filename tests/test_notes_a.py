"""Notes A: priors, means, variances by class; the decision in logs."""

import math
from fractions import Fraction as F

import pytest

from naivebayes import (
    GaussianNB,
    class_priors,
    gaussian_log_pdf,
    separate_classes,
    summarize,
)

X = [[1, 20], [3, 24], [2, 25], [6, 21], [8, 23], [9, 30], [12, 31]]
Y = ["spam", "spam", "spam", "ham", "ham", "news", "news"]
QUERY = [4, 23]


def parameters():
    """{pi, mu, var} per class, as the notes store them."""
    stored = {}
    priors = class_priors(Y)
    for c, rows in separate_classes(X, Y).items():
        summaries = summarize(rows)
        stored[c] = {
            "pi": priors[c],
            "mu": [summary["mean"] for summary in summaries],
            "var": [summary["var"] for summary in summaries],
        }
    return stored


def test_pi_mu_and_var_of_each_class():
    assert parameters() == {
        "ham": {"pi": F(2, 7), "mu": [7, 22], "var": [1, 1]},
        "news": {"pi": F(2, 7), "mu": [F(21, 2), F(61, 2)],
                 "var": [F(9, 4), F(1, 4)]},
        "spam": {"pi": F(3, 7), "mu": [2, 23],
                 "var": [F(2, 3), F(14, 3)]},
    }


def test_the_model_holds_the_same_three_parameters():
    model = GaussianNB().fit(X, Y)
    for c, stored in parameters().items():
        assert model.priors[c] == stored["pi"]
        assert [s["mean"] for s in model.summaries[c]] == stored["mu"]
        assert model.variances(c) == pytest.approx(
            [float(v) for v in stored["var"]], rel=1e-15)


def test_the_decision_in_log_space():
    # log pi - (log 2 pi var + (x - mu)^2 / var) / 2, summed by hand
    model = GaussianNB().fit(X, Y)
    log_joint = model.log_joint(QUERY)
    for c, p in parameters().items():
        by_hand = math.log(p["pi"])
        for x_j, mu, var in zip(QUERY, p["mu"], p["var"]):
            by_hand -= math.log(2 * math.pi * var) / 2
            by_hand -= (x_j - mu) ** 2 / (2 * var)
        assert log_joint[c] == pytest.approx(by_hand, rel=1e-13)
    # ham: ln 2/7 - ln 2 pi - 9/2 - 1/2
    assert log_joint["ham"] == pytest.approx(
        math.log(2 / 7) - math.log(2 * math.pi) - 5, rel=1e-14)


def test_the_label_comes_back_as_given_not_its_position():
    assert GaussianNB().fit(X, Y).predict([QUERY, [7, 22], [10, 30]]) == [
        "spam", "ham", "news"]
    numbers = [30, 30, 30, 10, 10, 20, 20]
    label, = GaussianNB().fit(X, numbers).predict([[10, 30]])
    assert label == 20 and type(label) is int


def test_the_log_is_taken_before_the_exponential_can_vanish():
    # the notes' log(exp(..)) is -inf a little beyond 38 stdevs
    assert math.exp(-(40**2) / 2) == 0.0
    assert gaussian_log_pdf(40, 0, 1) == pytest.approx(
        -math.log(2 * math.pi) / 2 - 800)
    model = GaussianNB().fit(X, Y)
    assert model.predict([[-400, 23]]) == ["news"]
    for score in model.log_joint([-400, 23]).values():
        assert math.isfinite(score)


def test_only_the_ranking_is_needed():
    model = GaussianNB().fit(X, Y)
    scores = model.log_joint(QUERY)
    posterior = dict(zip(model.classes, model.predict_proba([QUERY])[0]))
    by_score = sorted(scores, key=scores.get)
    assert by_score == sorted(posterior, key=posterior.get)
