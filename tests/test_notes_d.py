"""Notes D: separate, summarize, pdf, fit, predict, accuracy on Wine."""

import json
import math
from collections import Counter
from pathlib import Path

import pytest

from naivebayes import (
    GaussianNB,
    accuracy,
    gaussian_pdf,
    load_wine,
    separate_classes,
    split,
    stdev,
    summarize,
)

FROZEN = json.loads(
    Path(__file__).with_name("frozen").joinpath(
        "scikit_learn.json").read_text("utf-8"))


def test_classes_are_separated():
    wine = load_wine()
    separated = separate_classes(wine.X, wine.y)
    assert {c: len(rows) for c, rows in separated.items()} == {
        "class_0": 59, "class_1": 71, "class_2": 48}


def test_features_are_summarized():
    # the values of the magnesium column of the first four wines
    rows = [[127], [100], [101], [113]]
    summary, = summarize(rows)
    assert summary["mean"] == 441 / 4
    assert summary["stdev"] == pytest.approx(
        math.sqrt((16.75**2 + 10.25**2 + 9.25**2 + 2.75**2) / 4))
    assert stdev([127, 100, 101, 113]) == summary["stdev"]


def test_the_density_of_the_notes_takes_the_stdev_this_one_the_variance():
    x, mean, deviation = 13.5, 13.0, 0.5
    exponent = math.exp(-((x - mean) ** 2 / (2 * deviation**2)))
    of_the_notes = exponent / (math.sqrt(2 * math.pi) * deviation)
    assert gaussian_pdf(x, mean, deviation**2) == pytest.approx(
        of_the_notes, rel=1e-14)


def test_the_class_with_the_largest_joint_is_predicted():
    wine = load_wine()
    model = GaussianNB().fit(wine.X, wine.y)
    for x, label in zip(wine.X[::20], model.predict(wine.X[::20])):
        joint = {}
        for c, rows in separate_classes(wine.X, wine.y).items():
            product = len(rows) / len(wine.X)
            for x_j, s in zip(x, summarize(rows)):
                product *= gaussian_pdf(x_j, s["mean"], s["var"])
            joint[c] = product
        assert max(joint, key=joint.get) == label
        assert model.joint(x) == pytest.approx(joint, rel=1e-9)


def test_every_prediction_on_300_splits_equals_scikit_learns():
    wine = load_wine()
    accuracies = Counter()
    for seed, frozen in enumerate(FROZEN["wine"]):
        X, X_test, y, y_test = split(wine.X, wine.y, 0.2, seed)
        model = GaussianNB(var_smoothing=1e-9).fit(X, y)
        labels = model.predict(X_test)
        assert "".join([label[-1] for label in labels]) == frozen
        accuracies[f"{accuracy(y_test, labels):.3f}"] += 1
    assert len(FROZEN["wine"]) == 300
    commonest = [text for text, _ in accuracies.most_common(2)]
    assert "0.972" in commonest  # 35 of 36, as in the notes
    assert f"{35 / 36:.3f}" == "0.972"
