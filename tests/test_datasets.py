from collections import Counter
from pathlib import Path

import pytest

from naivebayes import (
    load_digits_one_seven,
    load_iris,
    load_messages,
    load_mushroom,
    load_one_vs_seven,
    load_tennis,
    load_votes,
    load_wine,
    mushroom_words,
    read_csv,
    tokenize,
)
from naivebayes.datasets.shipped import (
    CATALOG,
    FOLDER,
    shipped,
    shipped_path,
)

LOADERS = [
    (load_one_vs_seven, 9, 9, {1: 4, 7: 5}),
    (load_wine, 178, 13, {"class_0": 59, "class_1": 71, "class_2": 48}),
    (load_mushroom, 8124, 22, {"e": 4208, "p": 3916}),
    (load_iris, 150, 4, {"setosa": 50, "versicolor": 50,
                         "virginica": 50}),
    (load_digits_one_seven, 361, 64, {1: 182, 7: 179}),
    (load_votes, 435, 16, {"democrat": 267, "republican": 168}),
    (load_tennis, 14, 4, {"yes": 9, "no": 5}),
]


@pytest.mark.parametrize("load, rows, features, classes", LOADERS)
def test_sizes_and_classes(load, rows, features, classes):
    data = load()
    assert len(data.X) == rows
    assert {len(x) for x in data.X} == {features}
    assert len(data.feature_names) == features
    assert Counter(data.y) == classes
    assert data.target_name not in data.feature_names
    assert len(data.about) > 40


def test_first_and_last_rows():
    wine = load_wine()
    assert wine.X[0] == [14.23, 1.71, 2.43, 15.6, 127, 2.8, 3.06, 0.28,
                         2.29, 5.64, 1.04, 3.92, 1065]
    assert wine.feature_names[0] == "alcohol"
    assert load_iris().X[149] == [5.9, 3.0, 5.1, 1.8]
    digits = load_digits_one_seven()
    assert {type(v) for x in digits.X for v in x} == {int}
    assert max(map(max, digits.X)) == 16


def test_mushrooms_keep_their_question_marks():
    data = load_mushroom()
    marks = Counter(
        name for x in data.X for name, v in zip(data.feature_names, x)
        if v == "?")
    assert marks == {"stalk-root": 2480}
    known = load_mushroom(missing="?")
    assert sum(x.count(None) for x in known.X) == 2480


def test_the_letters_have_words():
    words = mushroom_words()
    assert words["class"] == {"e": "edible", "p": "poisonous"}
    assert words["odor"]["y"] == "fishy"
    data = load_mushroom()
    for j, name in enumerate(data.feature_names):
        assert {x[j] for x in data.X} <= set(words[name])


def test_votes_may_be_missing_or_a_value():
    assert sum(x.count("?") for x in load_votes().X) == 392
    votes = load_votes(missing="?")
    assert sum(x.count(None) for x in votes.X) == 392
    assert sum(None in x for x in votes.X) == 203


def test_tennis_in_words_and_in_numbers():
    assert load_tennis().X[0] == ["sunny", "hot", "high", "FALSE"]
    assert load_tennis(numeric=True).X[0] == ["sunny", 85, 85, "FALSE"]


def test_messages_are_texts_whose_words_overlap():
    data = load_messages()
    assert len(data.X) == 160
    assert Counter(data.y) == {"ham": 90, "spam": 70}
    assert all(isinstance(text, str) and tokenize(text) for text in data.X)
    assert len(set(data.X)) == 160
    words = {"ham": set(), "spam": set()}
    for text, label in zip(data.X, data.y):
        words[label].update(tokenize(text))
    assert len(words["ham"] & words["spam"]) > 100
    for word in ("free", "win", "urgent", "call", "cash"):
        assert word in words["ham"] & words["spam"]


def test_each_call_reads_the_file_anew():
    first = load_wine()
    first.X[0][0] = None
    first.y.clear()
    assert load_wine().X[0][0] == 14.23
    assert len(load_wine().y) == 178


def test_a_data_set_shows_its_size():
    assert repr(load_wine()) == (
        "<Dataset: 178 rows, 13 features, target 'class'>")
    assert repr(load_messages()) == (
        "<Dataset: 160 rows, 1 feature, target 'label'>")


def test_the_catalog_has_every_file_and_names_its_labels():
    files = {path.stem for path in Path(FOLDER).glob("*.csv")}
    assert set(CATALOG) == files - {"mushroom-codes"}
    for name, entry in CATALOG.items():
        data = shipped(name)
        assert data.target_name == entry.target
        assert data.about == f"{entry.about} {entry.origin}"
        assert "\n" not in entry.about and len(entry.about) < 90
        assert data.X == read_csv(shipped_path(name), entry.target).X
