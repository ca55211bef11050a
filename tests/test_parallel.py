"""Models from parts, counted by processes of their own."""

import multiprocessing
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import reduce
from pathlib import Path

import pytest
from models import EXACT, KINDS, some_data
from pages import DOCS, fences, text_of

from naivebayes import (
    CategoricalNB,
    GaussianNB,
    load_mushroom,
    load_wine,
)

each_kind = pytest.mark.parametrize("kind", KINDS)
ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def processes():
    """Two processes that begin with nothing, as on every system."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(2, mp_context=context) as executor:
        yield executor


def parts_of(rows, n):
    """Every n-th row, n times: all classes in every part."""
    return [rows[i::n] for i in range(n)]


def learned(executor, model, X, y, n):
    """The model of all rows, from n parts."""
    models = executor.map(model.partial_fit, parts_of(X, n), parts_of(y, n))
    return reduce(type(model).merge, models)


def test_mushrooms_from_parts_are_those_from_one_piece(processes):
    data = load_mushroom()
    whole = CategoricalNB().fit(data.X, data.y)
    for n in (1, 4, 7):
        model = learned(processes, CategoricalNB(), data.X, data.y, n)
        assert model.counts == whole.counts
        assert model.totals == whole.totals
        assert model.values == whole.values
        assert model.priors == whole.priors
        assert model.predict_proba(data.X) == whole.predict_proba(data.X)


def test_parts_that_hold_one_class_each_make_the_same_model(processes):
    data = load_mushroom()
    order = sorted(range(len(data.y)), key=data.y.__getitem__)
    half = data.y.count("e")
    halves = [order[:half], order[half:]]
    X = [[data.X[i] for i in part] for part in halves]
    y = [[data.y[i] for i in part] for part in halves]
    assert [set(labels) for labels in y] == [{"e"}, {"p"}]
    left, right = processes.map(CategoricalNB().partial_fit, X, y)
    whole = CategoricalNB().fit(data.X, data.y)
    assert right.merge(left).predict_proba(data.X) == whole.predict_proba(data.X)


@each_kind
def test_each_kind_of_model_travels_to_a_process_and_back(processes, kind):
    make, X, y = some_data(kind)
    whole = make().fit(X, y)
    model = learned(processes, make(), X, y, 3)
    assert model.class_counts == whole.class_counts
    theirs = whole.predict_joint_log_proba(X)
    for ours, row in zip(model.predict_joint_log_proba(X), theirs):
        if kind in EXACT:
            assert ours == row
        else:
            assert ours == pytest.approx(row, rel=1e-10)


@each_kind
def test_predictions_come_back_from_a_process(processes, kind):
    make, X, y = some_data(kind)
    model = make().fit(X, y)
    shares = processes.map(model.predict_proba, parts_of(X, 2))
    assert list(shares) == [model.predict_proba(part) for part in parts_of(X, 2)]


@each_kind
def test_every_pickle_protocol_keeps_a_model(kind):
    make, X, y = some_data(kind)
    model = make().fit(X, y)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(model, protocol))
        assert again.predict_proba(X) == model.predict_proba(X)
        both = again.merge(model)
        assert both.class_counts == {c: 2 * n for c, n in model.class_counts.items()}


def test_a_part_too_small_for_a_variance_is_good_enough_to_merge(processes):
    wine = load_wine()
    n = len(wine.X)
    models = processes.map(GaussianNB().partial_fit, parts_of(wine.X, n), parts_of(wine.y, n))
    model = reduce(GaussianNB.merge, models)
    whole = GaussianNB().fit(wine.X, wine.y)
    theirs = whole.predict_joint_log_proba(wine.X)
    for ours, row in zip(model.predict_joint_log_proba(wine.X), theirs):
        assert ours == pytest.approx(row, rel=1e-10)


def test_the_program_of_the_page_runs(tmp_path):
    blocks = fences(text_of(DOCS / "scikit-learn.md"))
    place, = [i for i, (info, _) in enumerate(blocks) if info == 'python title="parallel.py"']
    (_, code), (below, output) = blocks[place:place + 2]
    assert below == "text"
    program = tmp_path / "parallel.py"
    program.write_text(code, "utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", str(program)], cwd=tmp_path, text=True,
        env={"PYTHONPATH": str(ROOT)}, capture_output=True, timeout=60)
    assert (done.stdout, done.stderr) == (output, "")
