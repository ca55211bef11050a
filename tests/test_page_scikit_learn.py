"""docs/scikit-learn.md beside what the other libraries printed.

make_page_runs.py ran the page's titled Python fences and kept what they
printed; here the page must show just that.
"""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from board import X, Y, x
from pages import DOCS, fences, text_of

import naivebayes
from naivebayes import (
    BernoulliNB,
    CategoricalNB,
    GaussianNB,
    NaiveBayesError,
    load_mushroom,
    load_wine,
    split,
)

PAGE = DOCS / "scikit-learn.md"
FROZEN = Path(__file__).with_name("frozen") / "page_runs.json"
MODELS = ["BernoulliNB", "CategoricalNB", "MultinomialNB", "GaussianNB"]


def runs_of_page():
    """The titled Python fences of the page, and the text below each."""
    runs = []
    blocks = [*fences(text_of(PAGE)), ("", "")]
    for (info, code), (below, output) in pairwise(blocks):
        titled = re.fullmatch(r'python title="([^"]+)"', info)
        if titled:
            runs.append({"title": titled[1], "code": code,
                         "output": output if below == "text" else ""})
    return runs


def frozen():
    return json.loads(FROZEN.read_text("utf-8"))


def printed(start):
    """What the run printed whose code begins in that way."""
    found = [run["output"] for run in frozen()["runs"]
             if run["code"].startswith(start)]
    assert len(found) == 1
    return found[0]


# the page shows what was run


def test_the_page_shows_what_the_other_libraries_printed():
    kept = [{key: run[key] for key in ("title", "code", "output")}
            for run in frozen()["runs"]]
    assert len(kept) >= 10
    assert runs_of_page() == kept


def test_every_python_fence_was_run():
    python = [info for info, _ in fences(text_of(PAGE), "python")]
    assert len(python) == len(runs_of_page())
    assert {run["title"] for run in runs_of_page()} == {
        "scikit-learn", "PySpark", "Dask", "parallel.py"}


def test_the_page_names_the_versions_that_ran():
    text, versions = " ".join(text_of(PAGE).split()), frozen()
    assert f"scikit-learn {versions['scikit-learn']}" in text
    python = ".".join(versions["Python"].split(".")[:2])
    assert (f"Run on 30 November 2026 with PySpark {versions['PySpark']}, "
            f"Dask {versions['Dask']}, Python {python}") in text


# the table of names


def rows_of_table():
    lines = [line for line in text_of(PAGE).split("\n") if line.startswith("| ")]
    return [[re.findall(r"`(\w+)", cell) for cell in line.strip("| ").split(" | ")]
            for line in lines[1:]]


def test_the_names_in_the_table_are_there_and_here():
    ours = set()
    for name in MODELS:
        model = getattr(naivebayes, name)().fit(X, Y)
        ours |= set(dir(model)) | set(model.options())
    theirs = {name for names in frozen()["names"].values() for name in names}
    rows = rows_of_table()
    assert len(rows) == 10
    for here, there in rows:
        assert set(here) <= ours | {"fit"}
        assert set(there) <= theirs


# equal


@pytest.mark.parametrize("name", MODELS)
def test_the_posteriors_are_equal(name):
    model = getattr(naivebayes, name)().fit(X, Y)
    theirs = frozen()["posteriors"][name]
    assert len(theirs) == 10
    for ours, row in zip(model.predict_proba([*X, x]), theirs):
        assert ours == pytest.approx(row, rel=1e-9)


def test_var_smoothing_is_the_same_rule_in_one_batch():
    wine = load_wine()
    found = frozen()["added variances"]
    model = GaussianNB(var_smoothing=1e-9).fit(wine.X, wine.y)
    assert model.added_variance == pytest.approx(found["fit"], rel=1e-12)


# different


def test_their_batches_change_the_added_variance_and_ours_do_not():
    wine = load_wine()
    found = frozen()["added variances"]
    assert len(set(found.values())) == 3
    for part in (0, 1):
        model = GaussianNB(var_smoothing=1e-9)
        model.partial_fit(wine.X[part::2], wine.y[part::2])
        model.partial_fit(wine.X[1 - part::2], wine.y[1 - part::2])
        assert model.added_variance == pytest.approx(found["fit"], rel=1e-12)


def test_where_a_share_is_1_they_answer_with_nan_and_we_do_not():
    assert printed("X = data.X[:3]").startswith("[1] [[nan nan]]\n")
    run, = [run for run in frozen()["runs"] if run["code"].startswith("X = data.X[:3]")]
    assert "RuntimeWarning" in run["warnings"]
    model = BernoulliNB(alpha=0).fit(X[:3] + X[4:], Y[:3] + Y[4:])
    assert model.predict([x]) == [7]
    assert model.predict_proba([x]) == [[0.0, 1.0]]


def test_a_tie_is_a_tie_here_and_rounding_there():
    assert printed("X = [[0, 1, 0]").startswith("[7] ")
    rows = [[0, 1, 0], [0, 1, 1], [0, 1, 0], [1, 1, 0]]
    model = BernoulliNB().fit(rows, [1, 1, 7, 7])
    posterior = model.posterior([0, 0, 0])
    assert posterior[1] == posterior[7]
    assert model.predict([[0, 0, 0]]) == [1]


def test_a_declared_value_gives_the_number_of_min_categories():
    theirs = float(printed("from sklearn.naive_bayes import CategoricalNB\n").split()[-2].strip("["))
    model = CategoricalNB(values=[["red", "green", "blue"]])
    model.fit([["red"], ["green"], ["red"]], ["a", "b", "b"])
    # 1/3 * (0+1)/(1+3) against 2/3 * (0+1)/(2+3)
    assert model.predict_proba([["blue"]])[0][0] == pytest.approx(5 / 13)
    assert theirs == pytest.approx(5 / 13, abs=1e-6)


# the page on wine


def test_the_wines_are_predicted_as_there_on_300_splits():
    wine = load_wine()
    added = frozen()["added variances"]["fit"]
    assert f"model.epsilon_                  # {added:.2e}" in (
        DOCS / "data" / "wine.md").read_text("utf-8")
    splits = frozen()["wine splits"]
    assert len(splits) == 300
    for seed, theirs in enumerate(splits):
        X, X_test, y, _ = split(wine.X, wine.y, test_share=0.2, seed=seed)
        model = GaussianNB(var_smoothing=1e-9).fit(X, y)
        ours = [label[-1] for label in model.predict(X_test)]
        assert "".join(ours) == theirs


def test_what_they_take_without_a_word_is_refused_here():
    with pytest.raises(NaiveBayesError, match=r"0\.2 .* is neither 0 nor 1"):
        BernoulliNB().fit([[0, 0.2], [3, 0], [-1, 5]], [1, 7, 7])
    with pytest.raises(NaiveBayesError, match="sum to 0.5"):
        BernoulliNB(priors={1: 0.2, 7: 0.3})


# from parts


@pytest.mark.parametrize("title", ["parallel.py", "PySpark", "Dask"])
def test_the_engines_printed_what_one_fit_gives(title):
    data = load_mushroom()
    model = CategoricalNB().fit(data.X, data.y)
    assert model.class_counts == {"e": 4208, "p": 3916}
    assert f"{model.score(data.X, data.y):.4f}" == "0.9567"
    assert [run["output"] for run in frozen()["runs"] if run["title"] == title] == [
        "{'e': 4208, 'p': 3916}\n0.9567\n"]
