"""Make the frozen numbers of scikit-learn that the tests compare with.

Run by hand, where scikit-learn 1.9.1 and this library are installed:

    python tests/frozen/make_frozen.py

It writes scikit_learn.json beside this file. scikit-learn is no
dependency: the tests read the file only.
"""

import json
import random
from pathlib import Path

import sklearn
from sklearn.naive_bayes import (
    BernoulliNB,
    CategoricalNB,
    GaussianNB,
    MultinomialNB,
)
from sklearn.preprocessing import OrdinalEncoder

from naivebayes import load_mushroom, load_wine, split

LABELS = ["pear", "apple", "Fig", "date"]
SIZES = [13, 31, 7, 22]


def labels(generator):
    """Four classes of unequal sizes, unsorted."""
    y = []
    for label, size in zip(LABELS, SIZES):
        y.extend([label] * size)
    generator.shuffle(y)
    return y


def bernoulli(generator):
    y = labels(generator)
    odds = {c: [generator.random() for _ in range(6)] for c in LABELS}
    X = [[int(generator.random() < p) for p in odds[c]] for c in y]
    cases = []
    for alpha in (1, 0.3):
        model = BernoulliNB(alpha=alpha).fit(X, y)
        joint = model.predict_joint_log_proba(X)
        cases.append({"options": {"alpha": alpha}, "joint": joint.tolist()})
    return {"X": X, "y": y, "classes": model.classes_.tolist(),
            "cases": cases}


def categorical(generator):
    y = labels(generator)
    odds = {c: [generator.random() for _ in range(5)] for c in LABELS}
    X = []
    for c in y:
        X.append(["abcd"[min(3, int(4 * generator.random() ** (3 * p)))]
                  for p in odds[c]])
    encoder = OrdinalEncoder()
    codes = encoder.fit_transform(X)
    cases = []
    for alpha in (1, 0.01):
        model = CategoricalNB(alpha=alpha).fit(codes, y)
        joint = model.predict_joint_log_proba(codes)
        cases.append({"options": {"alpha": alpha}, "joint": joint.tolist()})
    return {"X": X, "y": y, "classes": model.classes_.tolist(),
            "cases": cases}


def multinomial(generator):
    y = labels(generator)
    rates = {c: [6 * generator.random() for _ in range(7)] for c in LABELS}
    X = [[int(generator.random() * r) for r in rates[c]] for c in y]
    cases = []
    for alpha in (1, 0.5):
        model = MultinomialNB(alpha=alpha).fit(X, y)
        joint = model.predict_joint_log_proba(X)
        cases.append({"options": {"alpha": alpha}, "joint": joint.tolist()})
    return {"X": X, "y": y, "classes": model.classes_.tolist(),
            "cases": cases}


def gaussian(generator):
    y = labels(generator)
    centers = {c: [20 * generator.random() for _ in range(4)]
               for c in LABELS}
    X = []
    for c in y:
        X.append([round(generator.gauss(m, 1 + m / 5), 3)
                  for m in centers[c]])
    cases = []
    for var_smoothing in (0, 1e-9, 0.1):
        model = GaussianNB(var_smoothing=var_smoothing).fit(X, y)
        joint = model.predict_joint_log_proba(X)
        cases.append({"options": {"var_smoothing": var_smoothing},
                      "joint": joint.tolist()})
    return {"X": X, "y": y, "classes": model.classes_.tolist(),
            "cases": cases}


def mixed(generator):
    """Both parts of scikit-learn added, the prior counted once."""
    measured = gaussian(generator)
    y = measured["y"]
    names = [[generator.choice("uvw"), generator.choice("no")] for _ in y]
    for row, c in zip(names, y):
        if c == "apple" and generator.random() < 0.7:
            row[0] = "u"
    codes = OrdinalEncoder().fit_transform(names)
    counts = CategoricalNB(alpha=1).fit(codes, y)
    model = GaussianNB(var_smoothing=0).fit(measured["X"], y)
    joint = (counts.predict_joint_log_proba(codes)
             + model.predict_joint_log_proba(measured["X"])
             - counts.class_log_prior_)
    X = [[n[0], *m[:2], n[1], *m[2:]]
         for n, m in zip(names, measured["X"])]
    return {"X": X, "y": y, "classes": model.classes_.tolist(),
            "cases": [{"options": {}, "joint": joint.tolist()}]}


def wine():
    """The predictions on 300 splits, a digit for each test row."""
    data = load_wine()
    predictions = []
    for seed in range(300):
        X, X_test, y, _ = split(data.X, data.y, 0.2, seed)
        model = GaussianNB(var_smoothing=1e-9).fit(X, y)
        texts = [label[-1] for label in model.predict(X_test)]
        predictions.append("".join(texts))
    return predictions


def mushroom():
    """The rows that are predicted wrongly, for each alpha."""
    data = load_mushroom()
    codes = OrdinalEncoder().fit_transform(data.X)
    wrong = {}
    for alpha in (1, 0.01):
        model = CategoricalNB(alpha=alpha).fit(codes, data.y)
        predicted = model.predict(codes)
        wrong[str(alpha)] = [
            i for i, label in enumerate(data.y) if predicted[i] != label
        ]
    return wrong


def main():
    generator = random.Random(20)
    frozen = {
        "scikit-learn": sklearn.__version__,
        "BernoulliNB": bernoulli(generator),
        "CategoricalNB": categorical(generator),
        "MultinomialNB": multinomial(generator),
        "GaussianNB": gaussian(generator),
        "MixedNB": mixed(generator),
        "wine": wine(),
        "mushroom": mushroom(),
    }
    path = Path(__file__).with_name("scikit_learn.json")
    text = json.dumps(frozen, separators=(",", ":"))
    path.write_text(text.replace('},"', '},\n"') + "\n", "utf-8")


if __name__ == "__main__":
    main()
