import copy
import json
import os
import warnings
from contextlib import suppress
from fractions import Fraction as F

import pytest
from board import X, Y, x
from models import KINDS, some_data

from naivebayes import (
    BernoulliNB,
    CategoricalNB,
    GaussianNB,
    MixedNB,
    MultinomialNB,
    NaiveBayesError,
    NotFittedError,
    from_dict,
    load,
    load_mushroom,
    load_tennis,
    load_wine,
    save,
    to_dict,
)
from naivebayes.storage import checksum


def state(model):
    values = {name: copy.deepcopy(value)
              for name, value in vars(model).items()
              if name not in ("categorical", "gaussian")}
    return {**values, "unready": str(model.unready)}


@pytest.mark.parametrize("kind", KINDS)
def test_a_model_comes_back_as_it_was(kind, tmp_path):
    make, rows, y = some_data(kind)
    model = make().fit(rows, y)
    path = tmp_path / "model.json"
    save(model, path)
    again = load(path)
    assert type(again) is type(model)
    assert state(again) == state(model)
    assert again.predict_proba(rows) == model.predict_proba(rows)
    assert state(from_dict(to_dict(model))) == state(model)
    assert state(again.partial_fit(rows[:9], y[:9])) == (
        state(model.partial_fit(rows[:9], y[:9])))


def test_values_and_labels_keep_their_types():
    labels = [1, "1", True, 2.0, F(1, 3), False, 0.5]
    rows = [["1"], [1], [None], [True], [1.5], ["None"], [F(1, 2)]]
    kept = [1, "1", 2.0, F(1, 3), False, 0.5]
    model = CategoricalNB(alpha=F(1, 2)).fit(rows, labels)
    text = json.dumps(to_dict(model))
    again = from_dict(json.loads(text))
    assert again.classes == model.classes
    assert [type(c) for c in again.classes] == [
        type(c) for c in model.classes]
    assert set(again.classes) == set(kept)
    assert [type(v) for v in again.values[0]] == [
        type(v) for v in model.values[0]]
    assert again.alpha == F(1, 2) and type(again.alpha) is F
    assert again.posterior(["1"]) == model.posterior(["1"])


def test_the_board_comes_back_exactly(tmp_path):
    path = str(tmp_path / "board.json")
    save(BernoulliNB(alpha=0).fit(X, Y), path)
    assert load(path).posterior(x) == {1: F(390625, 12973537),
                                       7: F(12582912, 12973537)}
    with open(path, encoding="utf-8") as file:
        document = json.load(file)
    assert document["classes"][1] == {
        "label": 7, "rows": 5, "counts": [4, 4, 4, 2, 3, 3, 2, 2, 2],
        "known": [5] * 9}


def test_options_come_back_too():
    models = [
        BernoulliNB(alpha=0.1, priors={1: 0.25, 7: 0.75}),
        BernoulliNB(priors={1: F(1, 3), 7: F(2, 3)}),
        CategoricalNB(values={"x1": [0, 1, 2]}, unseen="smooth"),
        CategoricalNB(values=[[0, 1, 2]] + [None] * 8),
        MixedNB(kinds={"x1": "categorical"}, var_smoothing=0.5),
        MixedNB(kinds=["bernoulli"] * 9, priors="uniform"),
        GaussianNB(var_smoothing=1e-9),
    ]
    for model in models:
        again = from_dict(to_dict(model.fit(X, Y)))
        assert again.options() == model.options()
        assert again.log_joint(x) == model.log_joint(x)


def test_real_data_come_back():
    wine, shrooms = load_wine(), load_mushroom()
    tennis = load_tennis(numeric=True)
    for model, data in [(GaussianNB(), wine), (CategoricalNB(), shrooms),
                        (MixedNB(), tennis)]:
        model.fit(data.X, data.y, data.feature_names)
        again = from_dict(to_dict(model))
        assert again.predict(data.X[:50]) == model.predict(data.X[:50])
        assert again.feature_names == data.feature_names


def test_a_model_that_is_not_ready_comes_back_so():
    model = GaussianNB().partial_fit([[5], [1]], ["on", "off"])
    again = from_dict(to_dict(model))
    with pytest.raises(NaiveBayesError, match="only row"):
        again.predict([[1]])
    again.partial_fit([[7], [2]], ["on", "off"])
    assert again.predict([[6]]) == ["on"]


@pytest.mark.parametrize("labels", [[(1, 2), (3, 4)],
                                    [frozenset("a"), frozenset("b")]])
def test_labels_that_json_does_not_keep_are_refused(labels):
    model = BernoulliNB().fit([[1], [0]], labels)
    with pytest.raises(NaiveBayesError, match="the labels holds"):
        to_dict(model)


def test_what_is_no_fitted_model_is_refused():
    with pytest.raises(NotFittedError):
        to_dict(BernoulliNB())
    for thing in (None, 5, "model", object()):
        with pytest.raises(NaiveBayesError, match="a model"):
            to_dict(thing)


def cut(text):
    return text[:len(text) // 2]


def edited(text):
    return text.replace('"rows": 4', '"rows": 5')


@pytest.mark.parametrize("change, message", [
    (cut, "Was it cut"),
    (edited, "changed after it was saved"),
    (lambda text: text.replace('"version": 1', '"version": 2'),
     "version 2 .*reads version 1"),
    (lambda text: text.replace("naivebayes model", "other"), "format"),
    (lambda text: "[1, 2]", "format"),
    (lambda text: "{}", "format"),
    (lambda text: "", "Was it cut"),
    (lambda text: "[" * 100_000, "JSON"),
])
def test_files_that_were_changed_are_refused(tmp_path, change, message):
    path = tmp_path / "model.json"
    save(BernoulliNB().fit(X, Y), path)
    path.write_text(change(path.read_text("utf-8")), "utf-8")
    with pytest.raises(NaiveBayesError, match=message):
        load(path)


@pytest.mark.parametrize("entry", [
    object(), {1, 2}, float("nan"), {1: 2, "a": 3}, {(1, 2): 3},
])
def test_entries_that_json_has_not_are_refused(entry):
    document = {**to_dict(BernoulliNB().fit(X, Y)), "options": entry}
    with pytest.raises(NaiveBayesError, match="JSON has not"):
        from_dict(document)


def replaced(document, *path, value):
    """A document with one entry replaced and a checksum that fits."""
    document = copy.deepcopy(document)
    document.pop("checksum")
    place = document
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return {**document, "checksum": checksum(document)}


ODD = [None, True, -1, 0, 3.5, "a", "", [], [1], {}, {"a": 1}, 10**30,
       [[1]], {"fraction": "1/0"}, {"pairs": [[1]]}, {"fraction": "x"}]


def places_in(thing, path=()):
    if isinstance(thing, dict):
        items = thing.items()
    elif isinstance(thing, list):
        items = enumerate(thing)
    else:
        items = ()
    for key, value in items:
        yield (*path, key)
        yield from places_in(value, (*path, key))


@pytest.mark.parametrize("kind", KINDS)
def test_no_entry_makes_a_half_right_model(kind):
    make, rows, y = some_data(kind, n=9)
    model = make().partial_fit(rows, y)
    document = to_dict(model)
    for path in list(places_in(document)):
        if path[0] == "checksum":
            continue
        for value in ODD:
            changed = replaced(document, *path, value=value)
            try:
                other = from_dict(changed)
            except NaiveBayesError as error:
                assert len(str(error)) > 15
                continue
            assert sum(other.class_counts.values()) > 0
            with warnings.catch_warnings(), suppress(NaiveBayesError):
                warnings.simplefilter("ignore")
                other.predict_proba(rows)


def test_a_failed_write_leaves_the_old_file(tmp_path):
    path = tmp_path / "model.json"
    save(BernoulliNB().fit(X, Y), path)
    before = path.read_text("utf-8")
    with pytest.raises(NaiveBayesError):
        save(BernoulliNB().fit([[1], [0]], [(1, 2), (3, 4)]), path)
    assert path.read_text("utf-8") == before
    assert os.listdir(tmp_path) == ["model.json"]


def test_paths_that_lead_nowhere(tmp_path):
    model = BernoulliNB().fit(X, Y)
    with pytest.raises(NaiveBayesError, match="cannot be read"):
        load(tmp_path / "none.json")
    with pytest.raises(NaiveBayesError, match="cannot be read"):
        load(tmp_path)
    with pytest.raises(NaiveBayesError, match="cannot be written"):
        save(model, tmp_path / "no" / "folder.json")
    with pytest.raises(NaiveBayesError, match="cannot be written"):
        save(model, tmp_path)
    for bad in (None, 5):
        with pytest.raises(NaiveBayesError, match="name of a file"):
            save(model, bad)
        with pytest.raises(NaiveBayesError, match="name of a file"):
            load(bad)
    assert os.listdir(tmp_path) == []
    assert not [name for name in os.listdir(tmp_path.parent)
                if name.endswith(".part")]


def test_multinomial_fractions_come_back():
    model = MultinomialNB().fit([[0.1, 2], [F(1, 3), 0]], ["a", "b"])
    again = from_dict(json.loads(json.dumps(to_dict(model))))
    assert again.counts == model.counts
