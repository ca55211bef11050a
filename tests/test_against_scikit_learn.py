"""Joint log-probabilities beside scikit-learn's, frozen in a file."""

import json
from pathlib import Path

import pytest

import naivebayes

FROZEN = json.loads(
    Path(__file__).with_name("frozen").joinpath(
        "scikit_learn.json").read_text("utf-8"))
MODELS = ["BernoulliNB", "CategoricalNB", "MultinomialNB", "GaussianNB",
          "MixedNB"]


@pytest.mark.parametrize("name", MODELS)
def test_joint_log_probabilities_agree(name):
    frozen = FROZEN[name]
    X, y = frozen["X"], frozen["y"]
    assert len(frozen["classes"]) == 4
    assert y != sorted(y)
    assert frozen["cases"]
    for case in frozen["cases"]:
        model = getattr(naivebayes, name)(**case["options"]).fit(X, y)
        assert model.classes == frozen["classes"]
        joint = model.predict_joint_log_proba(X)
        assert len(joint) == len(case["joint"]) == len(X)
        for ours, theirs in zip(joint, case["joint"]):
            assert ours == pytest.approx(theirs, rel=1e-10)


def test_the_numbers_come_from_the_stated_version():
    assert FROZEN["scikit-learn"] == "1.9.1"
