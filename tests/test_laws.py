"""The laws that hold for every model, on random data."""

import copy
import math
import pickle

import pytest
from models import EXACT, KINDS, LABELS, some_data

from naivebayes import NaiveBayesError


def state(model):
    values = {name: copy.deepcopy(value)
              for name, value in vars(model).items()
              if name not in ("categorical", "gaussian")}
    return {**values, "unready": str(model.unready)}


def close(a, b, rel=1e-9):
    """Equal up to rounding, through lists and dicts."""
    if isinstance(a, dict):
        assert list(a) == list(b)
        for key in a:
            close(a[key], b[key], rel)
    elif isinstance(a, (list, tuple)):
        assert len(a) == len(b)
        for one, other in zip(a, b):
            close(one, other, rel)
    elif isinstance(a, float) or isinstance(b, float):
        assert a == pytest.approx(b, rel=rel, abs=1e-300)
    else:
        assert a == b


each_kind = pytest.mark.parametrize("kind", KINDS)
each_seed = pytest.mark.parametrize("seed", [1, 2, 3])


@each_kind
@each_seed
def test_posteriors_sum_to_one(kind, seed):
    make, X, y = some_data(kind, seed)
    model = make().fit(X, y)
    for probabilities in model.predict_proba(X):
        assert math.fsum(probabilities) == pytest.approx(1, rel=1e-12)
    for x in X:
        total = sum(model.posterior(x).values())
        assert total == (1 if kind in EXACT else pytest.approx(1))


@each_kind
@each_seed
def test_row_order_does_not_matter(kind, seed):
    make, X, y = some_data(kind, seed)
    forward = make().fit(X, y)
    backward = make().fit(X[::-1], y[::-1])
    assert forward.classes == backward.classes == sorted(LABELS)
    close(forward.predict_proba(X), backward.predict_proba(X))
    if kind in EXACT:
        assert forward.counts == backward.counts
        assert forward.joint(X[0]) == backward.joint(X[0])


@each_kind
def test_doubling_the_rows_changes_no_unsmoothed_estimate(kind):
    make, X, y = some_data(kind)
    model = make()
    if hasattr(model, "alpha"):
        model.alpha = 0
    once = model.fit(X, y)
    twice = make()
    if hasattr(twice, "alpha"):
        twice.alpha = 0
    twice.fit(X + X, y + y)
    assert once.priors == twice.priors
    close(once.joint(X[0]), twice.joint(X[0]))


@each_kind
@each_seed
def test_logs_agree_with_products(kind, seed):
    make, X, y = some_data(kind, seed)
    model = make().fit(X, y)
    for x in X:
        log_joint = model.log_joint(x)
        for c, product in model.joint(x).items():
            factors = model.likelihoods(x, c)
            by_hand = model.priors[c]
            for factor in factors:
                by_hand = by_hand * factor
            assert product == pytest.approx(by_hand, rel=1e-12)
            assert log_joint[c] == pytest.approx(
                math.log(product), rel=1e-11, abs=1e-11)


@each_kind
def test_log_factors_are_the_logs_of_the_factors(kind):
    make, X, y = some_data(kind)
    model = make().fit(X, y)
    for x in X:
        for c, log in model.log_joint(x).items():
            logs = model.log_factors(x, c)
            by_hand = [math.log(p) for p in model.likelihoods(x, c)]
            assert logs == pytest.approx(by_hand, rel=1e-12, abs=1e-14)
            assert math.log(model.priors[c]) + math.fsum(logs) == (
                pytest.approx(log, rel=1e-11, abs=1e-11))


@each_kind
def test_the_four_forms_of_a_prediction_agree(kind):
    make, X, y = some_data(kind)
    model = make().fit(X, y)
    probabilities = model.predict_proba(X)
    logs = model.predict_log_proba(X)
    joints = model.predict_joint_log_proba(X)
    for x, label, p, log, joint in zip(
        X, model.predict(X), probabilities, logs, joints
    ):
        posterior = model.posterior(x)
        assert list(posterior) == model.classes
        close([float(v) for v in posterior.values()], p)
        close([math.exp(v) for v in log], p)
        close(joint, list(model.log_joint(x).values()))
        assert posterior[label] == max(posterior.values())
        assert p[model.classes.index(label)] == max(p)


@each_kind
def test_predicting_leaves_the_model_as_it_was(kind):
    make, X, y = some_data(kind)
    model = make().fit(X, y)
    before = state(model)
    rows, labels = copy.deepcopy(X), copy.deepcopy(y)
    first = model.predict_proba(X)
    model.posterior(X[0])
    model.score(X, y)
    assert model.predict_proba(X) == first
    assert state(model) == before
    assert rows == X
    assert y == labels


@each_kind
def test_fitting_twice_equals_fitting_once(kind):
    make, X, y = some_data(kind)
    model = make().fit(X, y)
    once = state(model)
    assert state(model.fit(X, y)) == once
    _, other, _ = some_data(kind, seed=9, n=30)
    model.fit(other, y[:30])
    assert state(model.fit(X, y)) == once


@each_kind
@pytest.mark.parametrize("sizes", [(20, 20), (1, 39), (5, 7, 28)])
def test_batches_equal_the_whole(kind, sizes):
    make, X, y = some_data(kind)
    whole = make().fit(X, y)
    parts = make()
    start = 0
    for size in sizes:
        parts.partial_fit(X[start:start + size], y[start:start + size])
        start += size
    if kind in EXACT:
        assert state(parts) == state(whole)
    else:
        close(parts.predict_joint_log_proba(X),
              whole.predict_joint_log_proba(X), rel=1e-12)


@each_kind
def test_single_rows_equal_the_whole(kind):
    make, X, y = some_data(kind)
    whole = make().fit(X, y)
    parts = make()
    for x, c in zip(X, y):
        assert parts.partial_fit([x], [c]) is parts
    close(parts.predict_joint_log_proba(X),
          whole.predict_joint_log_proba(X), rel=1e-11)


@each_kind
def test_merging_equals_fitting_on_both(kind):
    make, X, y = some_data(kind)
    whole = make().fit(X, y)
    left = make().partial_fit(X[:15], y[:15])
    right = make().partial_fit(X[15:], y[15:])
    before = state(left), state(right)
    merged = left.merge(right)
    assert (state(left), state(right)) == before
    if kind in EXACT:
        assert state(merged) == state(whole)
    else:
        close(merged.predict_joint_log_proba(X),
              whole.predict_joint_log_proba(X), rel=1e-12)
    close(right.merge(left).predict_proba(X), whole.predict_proba(X))


@each_kind
def test_parts_with_different_classes_merge(kind):
    make, X, y = some_data(kind)
    order = sorted(range(len(y)), key=lambda i: y[i])
    X, y = [X[i] for i in order], [y[i] for i in order]
    cut = y.index("apple")
    whole = make().fit(X, y)
    left = make().partial_fit(X[:cut], y[:cut])
    right = make().partial_fit(X[cut:], y[cut:])
    assert set(left.classes).isdisjoint(right.classes)
    close(left.merge(right).predict_joint_log_proba(X),
          whole.predict_joint_log_proba(X), rel=1e-12)
    close(right.merge(left).predict_joint_log_proba(X),
          whole.predict_joint_log_proba(X), rel=1e-12)


@each_kind
def test_a_pickled_model_predicts_the_same(kind):
    make, X, y = some_data(kind)
    model = make().fit(X, y)
    again = pickle.loads(pickle.dumps(model))
    assert again.predict_proba(X) == model.predict_proba(X)
    assert state(again) == state(model)


@each_kind
def test_a_single_class_is_certain(kind):
    make, X, _ = some_data(kind)
    model = make().fit(X, ["only"] * len(X))
    assert model.predict(X[:2]) == ["only", "only"]
    assert model.posterior(X[0]) == {"only": 1}
    assert model.predict_proba(X[:1]) == [[1.0]]


@each_kind
def test_no_rows_no_predictions(kind):
    make, X, y = some_data(kind)
    model = make().fit(X, y)
    assert model.predict([]) == []
    assert model.predict_proba([]) == []


@each_kind
def test_the_log_likelihood_is_the_sum_over_the_rows(kind):
    make, X, y = some_data(kind)
    model = make().fit(X, y)
    logs = [model.log_joint(x)[c] for x, c in zip(X, y)]
    assert model.log_likelihood(X, y) == pytest.approx(math.fsum(logs))


@each_kind
def test_what_is_refused_leaves_the_model_as_it_was(kind):
    make, X, y = some_data(kind)
    model = make().fit(X, y)
    before = state(model)
    bad_calls = [
        (X, y[:-1]), ([], []), (None, y), (X, [None] * len(y)),
        ([[[], [], []]] * 2, ["a", "b"]), ("text", "text")]
    for rows, labels in bad_calls:
        for method in (model.fit, model.partial_fit):
            with pytest.raises(NaiveBayesError):
                method(rows, labels)
            assert state(model) == before
    with pytest.raises(NaiveBayesError):
        model.merge(5)
    assert state(model) == before
