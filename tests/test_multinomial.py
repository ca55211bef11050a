import math
from fractions import Fraction as F

import pytest
from board import X, Y, x

from naivebayes import (
    MultinomialNB,
    NaiveBayesError,
    UnderflowError,
    ZeroEvidenceError,
    bag_of_words,
)

ROWS = [[3, 0, 1], [0, 2, 1], [1, 1, 0], [0, 4, 0]]
CLASSES = ["c", "a", "b", "a"]


def test_counts_and_totals():
    model = MultinomialNB().fit(X, Y)
    assert model.counts[1] == [1, 2, 3, 1, 1, 3, 1, 1, 2]
    assert model.totals == {1: 15, 7: 26}
    assert MultinomialNB(alpha=0).fit(X, Y).theta(1) == [
        F(n, 15) for n in (1, 2, 3, 1, 1, 3, 1, 1, 2)]
    assert model.theta(1) == [
        F(n, 24) for n in (2, 3, 4, 2, 2, 4, 2, 2, 3)]


def test_a_factor_is_a_power():
    model = MultinomialNB(alpha=1).fit(ROWS, CLASSES)
    # a: 0, 6, 1 of 7, so 1/10, 7/10, 2/10; b: 2/5, 2/5, 1/5
    assert model.theta("a") == [F(1, 10), F(7, 10), F(2, 10)]
    assert model.likelihoods([2, 0, 1], "a") == [F(1, 100), 1, F(1, 5)]
    assert model.joint([2, 0, 1]) == {
        "a": F(2, 4) * F(1, 100) * F(1, 5),
        "b": F(1, 4) * F(4, 25) * F(1, 5),
        "c": F(1, 4) * F(16, 49) * F(2, 7)}


def test_logs_agree_with_the_products():
    model = MultinomialNB(alpha=1).fit(ROWS, CLASSES)
    joint = model.joint([2, 0, 1])
    for c, log in model.log_joint([2, 0, 1]).items():
        assert log == pytest.approx(math.log(joint[c]), rel=1e-14)


def test_a_count_of_zero_is_no_factor():
    model = MultinomialNB(alpha=0).fit([[2, 0, 1], [0, 3, 1]], ["a", "b"])
    assert model.posterior([0, 0, 1]) == {"a": F(4, 7), "b": F(3, 7)}
    assert model.predict_proba([[1, 0, 1]]) == [[1.0, 0.0]]


def test_bags_give_the_numbers_of_vectors():
    names = ["fox", "owl", "red"]
    bags = [dict(zip(names, row)) for row in ROWS]
    for alpha in (1, F(1, 2)):
        vectors = MultinomialNB(alpha=alpha).fit(ROWS, CLASSES)
        model = MultinomialNB(alpha=alpha).fit(bags, CLASSES)
        assert model.feature_names == names
        assert model.theta("a") == dict(zip(names, vectors.theta("a")))
        query = {"fox": 2, "red": 1, "unknown": 5}
        assert model.joint(query) == vectors.joint([2, 0, 1])
        assert model.likelihoods(query, "a") == [F(1, 100), F(1, 5)] or (
            alpha != 1)
        log_joint = model.log_joint(query)
        for c, log in vectors.log_joint([2, 0, 1]).items():
            assert log_joint[c] == pytest.approx(log, rel=1e-14)


def test_fractional_counts_add_exactly():
    rows = [[0.1, 1], [0.2, 0], [0.3, 2], [1, F(1, 3)]]
    model = MultinomialNB().fit(rows, list("aaab"))
    assert model.counts["a"] == [F(0.1) + F(0.2) + F(0.3), 3]
    assert model.counts["b"] == [1, F(1, 3)]
    parts = MultinomialNB()
    for row, c in zip(rows, "aaab"):
        parts.partial_fit([row], [c])
    assert parts.counts == model.counts
    bags = [{"p": row[0], "q": row[1]} for row in rows]
    assert MultinomialNB().fit(bags, list("aaab")).counts["a"]["p"] == (
        model.counts["a"][0])


def test_whole_floats_count_like_ints():
    floats = [[float(v) for v in row] for row in ROWS]
    model = MultinomialNB().fit(floats, CLASSES)
    assert model.counts == MultinomialNB().fit(ROWS, CLASSES).counts
    assert isinstance(model.counts["a"][0], int)
    assert model.joint([2.0, 0.0, 1.0])["a"] == F(1, 1000)


def test_fractional_exponents_give_floats():
    model = MultinomialNB(alpha=1).fit(ROWS, CLASSES)
    assert model.likelihoods([0.5, 0, 0], "a")[0] == math.sqrt(0.1)
    assert model.log_joint([0.5, 0, 0])["a"] == pytest.approx(
        math.log(2 / 4) + 0.5 * math.log(1 / 10))


def test_missing_counts_are_left_out():
    model = MultinomialNB().fit([[1, None], [2, 3], [None, 1]],
                                list("aab"))
    assert model.counts == {"a": [3, 3], "b": [0, 1]}
    assert model.likelihoods([None, 1], "b") == [1, F(2, 3)]
    assert model.log_joint([None, 1])["b"] == pytest.approx(
        math.log(1 / 3 * 2 / 3))


def test_the_pixels_as_counts():
    # 4/9 * 1/15 2/15 3/15 1/15 1/15 and 5/9 * 4/26 4/26 4/26 3/26 2/26
    model = MultinomialNB(alpha=0).fit(X, Y)
    assert model.joint(x) == {1: F(4, 9) * F(6, 15**5),
                              7: F(5, 9) * F(4**3 * 6, 26**5)}


@pytest.mark.parametrize("bad", [-1, -0.5, float("nan"), float("inf"),
                                 "3", [1], 1e201])
def test_what_is_no_count_is_refused_with_its_place(bad):
    with pytest.raises(NaiveBayesError,
                       match=r"row 2 \(X\[1\]\), feature x2"):
        MultinomialNB().fit([[1, 0], [1, bad]], ["a", "b"])
    model = MultinomialNB().fit([[1, 0], [1, 2]], ["a", "b"])
    with pytest.raises(NaiveBayesError, match=r"row 1 .*feature x1"):
        model.predict([[bad, 1]])
    with pytest.raises(NaiveBayesError, match="row 1.*'red'"):
        MultinomialNB().fit([{"red": bad}], ["a"])


def test_a_list_of_words_is_pointed_to_bags():
    with pytest.raises(NaiveBayesError, match="bag_of_words"):
        MultinomialNB().fit([["red", "fox"], ["owl", "hen"]], ["a", "b"])


def test_bags_need_words():
    model = MultinomialNB()
    for bad in ({1: 2}, {"": 1}, {"a": None}):
        with pytest.raises(NaiveBayesError, match="row 1"):
            model.fit([bad], ["a"])
    with pytest.raises(NaiveBayesError, match="no bag has a word"):
        model.fit([{}, {}], ["a", "b"])
    with pytest.raises(NaiveBayesError, match="row 2.*not a bag"):
        model.fit([{"a": 1}, [1]], ["a", "b"])
    with pytest.raises(NaiveBayesError, match="feature_names"):
        model.fit([{"a": 1}], ["a"], ["a"])


def test_rows_and_bags_do_not_mix():
    words = MultinomialNB().fit([{"a": 1}], ["p"])
    with pytest.raises(NaiveBayesError, match="bags of words"):
        words.predict([[1]])
    rows = MultinomialNB().fit([[1]], ["p"])
    with pytest.raises(NaiveBayesError, match="fitted on rows"):
        rows.predict([{"a": 1}])


def test_an_empty_bag_gets_the_priors():
    bags = [bag_of_words(["tea", "cup"]), {"oil": 1}, {"tea": 2}]
    model = MultinomialNB().fit(bags, ["Y", "N", "Y"])
    assert model.posterior({}) == {"N": F(1, 3), "Y": F(2, 3)}
    assert model.predict([{}, {"new": 3}]) == ["Y", "Y"]


def test_a_class_without_words_needs_alpha():
    with pytest.raises(NaiveBayesError, match="class 'b'.*alpha"):
        MultinomialNB(alpha=0).fit([[1], [0]], ["a", "b"])
    assert MultinomialNB(alpha=1).fit([[1], [0]], ["a", "b"]).theta(
        "b") == [1]


def test_a_count_too_large_for_an_exact_power_is_refused():
    model = MultinomialNB().fit(ROWS, CLASSES)
    with pytest.raises(UnderflowError, match="log_joint"):
        model.joint([10**6, 0, 0])
    with pytest.raises(UnderflowError, match="10001 .*words"):
        model.joint([5000, 5001, 0])
    zero = MultinomialNB(alpha=0).fit([[1, 0, 0], [0, 1, 1]], [0, 1])
    with pytest.raises(ZeroEvidenceError, match="log score is -inf"):
        zero.predict_proba([[200000, 200000, 0]])
    assert model.predict([[10**6, 0, 0]]) == ["c"]
    assert model.log_joint([1e200, 0, 0])["a"] == pytest.approx(
        1e200 * math.log(1 / 10))


def test_a_set_of_words_counts_each_once():
    model = MultinomialNB().fit([{"a", "b"}, {"b"}], ["p", "q"])
    assert model.counts == {"p": {"a": 1, "b": 1}, "q": {"b": 1}}
    assert model.joint({"b"}) == model.joint({"b": 1})


def test_a_feature_nobody_knows_is_left_out():
    model = MultinomialNB().fit([[1, None], [5, None]], [0, 1])
    assert model.left_out == {1}
    assert model.theta(0) == [1, None]
    assert model.posterior([0, 3]) == {0: F(1, 2), 1: F(1, 2)}
    assert model.joint([1, 0]) == {0: F(1, 2), 1: F(1, 2)}
    assert model.predict_proba([[2, 9]]) == [[0.5, 0.5]]
    assert model.log_joint([2, 9]) == pytest.approx(
        {0: math.log(1 / 2), 1: math.log(1 / 2)})
    nothing = MultinomialNB(alpha=0).fit([[None], [None]], [1, 2])
    assert nothing.posterior([3]) == {1: F(1, 2), 2: F(1, 2)}
    assert nothing.log_joint([3]) == pytest.approx(
        {1: math.log(1 / 2), 2: math.log(1 / 2)})
    later = MultinomialNB().partial_fit([[1, None], [5, None]], [0, 1])
    later.partial_fit([[0, 2]], [1])
    assert later.counts == {0: [1, 0], 1: [5, 2]}
    assert later.left_out == set()
    assert later.theta(0) == [F(2, 3), F(1, 3)]
