"""Notes B: every number of the 1-vs-7 example, exact."""

import math
from fractions import Fraction as F

import board
import pytest

from naivebayes import (
    BernoulliNB,
    CategoricalNB,
    class_priors,
    count_classes,
    joint_score,
    load_one_vs_seven,
    log_score,
    most_probable,
    normalize,
    normalize_logs,
    separate_classes,
    smoothed_share,
    value_probabilities,
)
from naivebayes.datasets.shipped import IMAGE_TO_CLASSIFY


def factors(c, alpha=0):
    """P(x_j|c) of the image, from the data by the functions."""
    data = load_one_vs_seven()
    rows = separate_classes(data.X, data.y)[c]
    found = []
    for j, x_j in enumerate(IMAGE_TO_CLASSIFY):
        column = [row[j] for row in rows]
        found.append(value_probabilities(column, [0, 1], alpha)[x_j])
    return found


def test_the_shipped_images_are_the_board():
    data = load_one_vs_seven()
    assert data.X == board.X
    assert data.y == board.Y
    assert list(IMAGE_TO_CLASSIFY) == board.x
    assert board.x not in data.X


def test_the_priors():
    assert count_classes(board.Y) == {1: 4, 7: 5}
    assert class_priors(board.Y) == {1: F(4, 9), 7: F(5, 9)}


def test_the_nine_factors_of_each_class():
    assert factors(1) == [F(1, 4), F(2, 4), F(3, 4), F(3, 4), F(1, 4),
                          F(1, 4), F(3, 4), F(1, 4), F(2, 4)]
    assert factors(7) == [F(4, 5), F(4, 5), F(4, 5), F(3, 5), F(3, 5),
                          F(2, 5), F(3, 5), F(2, 5), F(3, 5)]


def test_the_products():
    assert joint_score(1, factors(1)) == F(108, 4**9) == F(27, 65536)
    assert joint_score(1, factors(7)) == F(20736, 5**9)


def test_the_scores_evidence_and_posteriors():
    joint = {1: joint_score(F(4, 9), factors(1)),
             7: joint_score(F(5, 9), factors(7))}
    assert joint == {1: F(3, 16384), 7: F(2304, 390625)}
    assert round(float(joint[1]), 6) == 0.000183
    assert round(float(joint[7]), 6) == 0.005898
    assert sum(joint.values()) == F(38920611, 6400000000)
    posterior = normalize(joint)
    assert posterior == {1: F(390625, 12973537), 7: F(12582912, 12973537)}
    assert round(float(posterior[1]), 4) == 0.0301
    assert round(float(posterior[7]), 4) == 0.9699
    assert most_probable(posterior) == 7


def test_the_log_scores():
    logs = {1: log_score(F(4, 9), factors(1)),
            7: log_score(F(5, 9), factors(7))}
    assert logs[1] == pytest.approx(-8.605448239171, rel=1e-12)
    assert logs[7] == pytest.approx(-5.133101277657, rel=1e-12)
    assert normalize_logs(logs)[1] == pytest.approx(390625 / 12973537)


def test_add_1_smoothing():
    assert factors(1, alpha=1) == [
        F(n, 6) for n in (2, 3, 4, 4, 2, 2, 4, 2, 3)]
    joint = {1: joint_score(F(4, 9), factors(1, 1)),
             7: joint_score(F(5, 9), factors(7, 1))}
    assert joint == {1: F(8, 19683), 7: F(160000, 40353607)}
    assert normalize(joint) == {1: F(40353607, 434013607),
                                7: F(393660000, 434013607)}


def test_no_smoothed_share_is_below_one_over_count_plus_two():
    for count in range(6):
        assert smoothed_share(count, 5, 2, 1) >= F(1, 5 + 2)


@pytest.mark.parametrize("model", [BernoulliNB, CategoricalNB])
def test_the_models_give_the_same_numbers(model):
    fitted = model(alpha=0).fit(board.X, board.Y)
    assert fitted.likelihoods(board.x, 1) == factors(1)
    assert fitted.likelihoods(board.x, 7) == factors(7)
    assert fitted.joint(board.x) == {1: F(3, 16384), 7: F(2304, 390625)}
    assert fitted.posterior(board.x) == {
        1: F(390625, 12973537), 7: F(12582912, 12973537)}
    assert fitted.predict([board.x]) == [7]
    assert fitted.log_joint(board.x)[1] == pytest.approx(
        math.log(3 / 16384), rel=1e-13)
