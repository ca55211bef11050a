import math
from fractions import Fraction as F

import pytest
from board import X, Y

from naivebayes import (
    BernoulliNB,
    CategoricalNB,
    GaussianNB,
    MixedNB,
    MultinomialNB,
    NaiveBayesError,
    NotFittedError,
    bag_of_words,
    describe,
    load_tennis,
    most_informative,
    tokenize,
)

ROWS = [["u", "s"], ["u", "t"], ["v", "t"], ["w", "t"], ["w", "s"]]
CLASSES = list("bbcaa")


def test_the_tables_of_the_board_by_hand():
    text = describe(BernoulliNB(alpha=1).fit(X, Y))
    lines = text.split("\n")
    assert lines[:3] == ["Priors", "P(1)  4/9 ~ 0.4444",
                         "P(7)  5/9 ~ 0.5556"]
    assert lines[4].split() == ["Features", "1", "7"]
    assert lines[5] == "x1=0      3 of 4, 4/6 ~ 0.6667  1 of 5, 2/7 ~ 0.2857"
    assert lines[6] == "x1=1      1 of 4, 2/6 ~ 0.3333  4 of 5, 5/7 ~ 0.7143"
    assert len(lines) == 5 + 18


def test_every_kind_of_feature_has_its_lines():
    data = load_tennis(numeric=True)
    model = MixedNB().fit(data.X, data.y, data.feature_names)
    text = describe(model)
    lines = [line.split() for line in text.split("\n")]
    assert ["outlook=sunny", "3", "of", "5,", "4/8", "~", "0.5000", "2",
            "of", "9,", "3/12", "~", "0.2500"] in lines
    assert ["temperature", "mean", "74.60", "73.00"] in lines
    assert ["temperature", "var", "49.84", "33.78"] in lines
    words = MultinomialNB().fit([{"red": 2}, {"owl": 1}], ["p", "q"])
    assert "red       2 of 2, 3/4 ~ 0.7500  0 of 1, 1/3 ~ 0.3333" in describe(words)


def test_priors_are_shown_as_counted_or_as_given():
    assert "P(b)  2/5 ~ 0.4000" in describe(
        CategoricalNB().fit(ROWS, CLASSES))
    given = CategoricalNB(priors="uniform").fit(ROWS, CLASSES)
    assert "P(b)  1/3 ~ 0.3333, given" in describe(given)


def test_what_was_never_known_has_no_lines():
    model = CategoricalNB().fit([["u", None], ["v", None]], ["a", "b"])
    assert "x2" not in describe(model)
    assert most_informative(model, 9)["a"] == [
        ("x1", "u", F(2)), ("x1", "v", F(1, 2))]


def test_ratios_are_against_the_next_best_class():
    model = CategoricalNB(alpha=1).fit(ROWS, CLASSES)
    # P(u|.): a 1/5, b 3/5, c 1/4; P(w|.): a 3/5, b 1/5, c 1/4
    found = most_informative(model, n=2)
    assert found["b"][0] == ("x1", "u", F(12, 5))
    assert found["a"][0] == ("x1", "w", F(12, 5))
    # P(v|.): a 1/5, b 1/5, c 2/4; P(t|.): a 2/4, b 2/4, c 2/3
    assert found["c"] == [("x1", "v", F(5, 2)), ("x2", "t", F(4, 3))]


def test_values_that_no_other_class_has_come_first():
    model = CategoricalNB(alpha=0).fit(
        [["u"], ["v"], ["v"], ["w"], ["w"], ["w"]], list("aaaabb"))
    found = most_informative(model)
    assert found["a"] == [("x1", "v", math.inf), ("x1", "u", math.inf),
                          ("x1", "w", F(1, 4))]
    assert found["b"][0] == ("x1", "w", F(4))


def test_words_of_one_class_only_are_listed():
    texts = ["prize prize", "prize lunch", "lunch noon"]
    bags = [bag_of_words(tokenize(text)) for text in texts]
    model = MultinomialNB(alpha=1).fit(bags, ["junk", "junk", "mail"])
    found = most_informative(model, n=3)
    assert found["junk"] == [("prize", 1, F(20, 7)), ("lunch", 1, F(5, 7)),
                             ("noon", 1, F(5, 14))]
    assert found["mail"][0] == ("noon", 1, F(14, 5))


def test_absence_speaks_too():
    model = BernoulliNB(alpha=1).fit([{"a"}, {"a"}, {"b"}], ["p", "p", "q"])
    # P(a=1|.): 3/4, 1/3; P(a=0|.): 1/4, 2/3
    assert most_informative(model, n=4)["q"] == [
        ("a", 0, F(8, 3)), ("b", 1, F(8, 3)), ("a", 1, F(4, 9)),
        ("b", 0, F(4, 9))]


def test_what_cannot_be_listed_is_refused():
    measured = GaussianNB().fit([[1], [2], [8], [9]], list("aabb"))
    with pytest.raises(NaiveBayesError, match="measured"):
        most_informative(measured)
    single = BernoulliNB().fit([[1], [0]], ["a", "a"])
    with pytest.raises(NaiveBayesError, match="one class"):
        most_informative(single)
    assert "x1=1" in describe(single)
    for n in (0, -1, "3", None):
        with pytest.raises(NaiveBayesError, match="^n "):
            most_informative(BernoulliNB().fit(X, Y), n)
    for function in (describe, most_informative):
        with pytest.raises(NotFittedError):
            function(BernoulliNB())
        with pytest.raises(NaiveBayesError, match="a model"):
            function("model")


def test_a_float_alpha_is_shown_rounded():
    assert "x1=1      1 of 4, 1.5/5 ~ 0.3000" in describe(
        BernoulliNB(alpha=0.5).fit(X, Y))
