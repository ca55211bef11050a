"""Notes E: the mushrooms by their letters; unseen values."""

import json
import math
from fractions import Fraction as F
from pathlib import Path

import pytest

from naivebayes import (
    CategoricalNB,
    UnseenValueError,
    UnseenValueWarning,
    class_priors,
    load_mushroom,
)

FROZEN = json.loads(
    Path(__file__).with_name("frozen").joinpath(
        "scikit_learn.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def mushroom():
    return load_mushroom()


def test_the_priors_are_the_shares(mushroom):
    assert class_priors(mushroom.y) == {"e": F(4208, 8124),
                                        "p": F(3916, 8124)}


def test_the_smoothed_shares_of_a_feature(mushroom):
    model = CategoricalNB(alpha=1).fit(
        mushroom.X, mushroom.y, mushroom.feature_names)
    j = mushroom.feature_names.index("odor")
    column = [x[j] for x in mushroom.X]
    foul = sum(1 for v, c in zip(column, mushroom.y)
               if v == "f" and c == "p")
    assert len(set(column)) == 9
    assert model.phi("p")[j]["f"] == F(foul + 1, 3916 + 9)
    assert model.phi("e")[j]["f"] == F(0 + 1, 4208 + 9)


@pytest.mark.parametrize("alpha", [1, 0.01])
def test_all_8124_predictions_equal_scikit_learns(mushroom, alpha):
    model = CategoricalNB(alpha=alpha).fit(mushroom.X, mushroom.y)
    labels = model.predict(mushroom.X)
    wrong = [i for i, label in enumerate(labels)
             if label != mushroom.y[i]]
    assert wrong == FROZEN["mushroom"][str(alpha)]
    assert len(labels) == 8124


def test_an_unseen_letter_follows_the_policy(mushroom):
    x = list(mushroom.X[0])
    x[4] = "new"
    skip = CategoricalNB().fit(mushroom.X, mushroom.y)
    with pytest.warns(UnseenValueWarning, match="'new'"):
        assert skip.likelihoods(x, "e")[4] == 1
    smooth = CategoricalNB(unseen="smooth").fit(mushroom.X, mushroom.y)
    assert smooth.likelihoods(x, "e")[4] == F(1, 4208 + 9)
    assert smooth.likelihoods(x, "p")[4] == F(1, 3916 + 9)
    refuse = CategoricalNB(unseen="error").fit(mushroom.X, mushroom.y)
    with pytest.raises(UnseenValueError, match="x5"):
        refuse.predict([x])


def test_the_constant_of_the_notes_is_the_same_in_every_class():
    # alpha / (number of values + alpha): it cancels, as skipping does
    rows, y = [["a"], ["a"], ["b"], ["b"], ["b"]], list("pppqq")
    model = CategoricalNB(alpha=1).fit(rows, y)
    with pytest.warns(UnseenValueWarning):
        skipped = model.posterior(["z"])
    constant = F(1, 2 + 1)
    total = sum(p * constant for p in model.priors.values())
    assert skipped == {
        c: p * constant / total for c, p in model.priors.items()}


def test_the_score_is_a_sum_of_logs(mushroom):
    model = CategoricalNB(alpha=1).fit(mushroom.X, mushroom.y)
    x = mushroom.X[17]
    for c, score in model.log_joint(x).items():
        by_hand = math.log(model.priors[c])
        for j, v in enumerate(x):
            count = sum(1 for row, label in zip(mushroom.X, mushroom.y)
                        if row[j] == v and label == c)
            values = len({row[j] for row in mushroom.X})
            total = {"e": 4208, "p": 3916}[c]
            by_hand += math.log((count + 1) / (total + values))
        assert score == pytest.approx(by_hand, rel=1e-12)
