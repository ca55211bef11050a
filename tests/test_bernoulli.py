import math
from fractions import Fraction as F

import pytest
from board import FACTORS_OF_1, FACTORS_OF_7, ONES, SEVENS, X, Y, x

from naivebayes import (
    BernoulliNB,
    NaiveBayesError,
    ZeroEvidenceError,
    folds,
)

THREE = [[1, 0], [1, 1], [0, 1], [1, 0], [0, 0], [1, 1], [0, 1]]
CLASSES = ["c", "a", "b", "a", "a", "c", "a"]


def as_bag(row):
    return {f"p{j + 1}" for j, x_j in enumerate(row) if x_j}


def test_counts_are_of_rows_with_the_feature_on():
    model = BernoulliNB().fit(X, Y)
    assert model.counts == {1: [1, 2, 3, 1, 1, 3, 1, 1, 2],
                            7: [4, 4, 4, 2, 3, 3, 2, 2, 2]}
    assert model.totals == {1: [4] * 9, 7: [5] * 9}
    assert model.class_counts == {1: 4, 7: 5}
    assert model.feature_names == [f"x{j}" for j in range(1, 10)]


def test_factors_of_on_and_off_pixels():
    model = BernoulliNB(alpha=0).fit(X, Y)
    assert model.likelihoods(x, 1) == FACTORS_OF_1
    assert model.likelihoods(x, 7) == FACTORS_OF_7


def test_joint_and_posterior_are_exact():
    model = BernoulliNB(alpha=0).fit(X, Y)
    assert model.joint(x) == {1: F(3, 16384), 7: F(2304, 390625)}
    assert model.posterior(x) == {1: F(390625, 12973537),
                                  7: F(12582912, 12973537)}
    assert model.predict([x]) == [7]


def test_add_1_smoothing():
    model = BernoulliNB(alpha=1).fit(X, Y)
    assert model.likelihoods(x, 1) == [
        F(n, 6) for n in (2, 3, 4, 4, 2, 2, 4, 2, 3)]
    assert model.likelihoods(x, 7) == [
        F(n, 7) for n in (5, 5, 5, 4, 4, 3, 4, 3, 4)]
    assert model.joint(x) == {1: F(8, 19683), 7: F(160000, 40353607)}
    assert model.posterior(x)[1] == F(40353607, 434013607)


def test_add_one_half_smoothing():
    model = BernoulliNB(alpha=F(1, 2)).fit(X, Y)
    assert model.joint(x) == {1: F(3087, 10000000),
                              7: F(300125, 63700992)}
    assert model.posterior(x) == {1: F(4478976, 72838351),
                                  7: F(68359375, 72838351)}
    floats = BernoulliNB(alpha=0.5).fit(X, Y).posterior(x)
    assert floats[1] == pytest.approx(4478976 / 72838351, rel=1e-14)
    assert isinstance(floats[1], float)


def test_a_real_zero_ends_the_product():
    # the third 1 left out of the training set, and classified
    third = ONES[2]
    model = BernoulliNB(alpha=0).fit(X[:2] + X[3:], Y[1:])
    assert model.joint(third)[1] == 0
    assert model.log_joint(third)[1] == -math.inf
    assert model.likelihoods(third, 1)[4] == 0
    assert model.likelihoods(third, 1)[7] == 0
    assert model.posterior(third) == {1: 0, 7: 1}


def test_all_512_images_are_counted_out():
    images = [[(n >> k) & 1 for k in range(9)] for n in range(512)]
    for alpha, ones in [(0, 211), (1, 216)]:
        labels = BernoulliNB(alpha=alpha).fit(X, Y).predict(images)
        assert labels.count(1) == ones
        assert labels.count(7) == 512 - ones


def test_three_classes_of_unequal_size():
    model = BernoulliNB(alpha=1).fit(THREE, CLASSES)
    assert model.classes == ["a", "b", "c"]
    assert model.priors == {"a": F(4, 7), "b": F(1, 7), "c": F(2, 7)}
    assert model.phi("a") == [F(3, 6), F(3, 6)]
    assert model.phi("b") == [F(1, 3), F(2, 3)]
    assert model.phi("c") == [F(3, 4), F(2, 4)]
    # x = (1, 0): 4/7 * 3/6 * 3/6, 1/7 * 1/3 * 1/3, 2/7 * 3/4 * 2/4
    assert model.joint([1, 0]) == {
        "a": F(1, 7), "b": F(1, 63), "c": F(3, 28)}


def test_true_and_1_are_the_same():
    bools = [[bool(v) for v in row] for row in X]
    model = BernoulliNB(alpha=0).fit(bools, Y)
    assert model.posterior(x) == BernoulliNB(alpha=0).fit(
        X, Y).posterior([float(v) for v in x])


def test_missing_pixels_are_left_out_of_counts_and_scores():
    rows = [[1, None], [None, 1], [1, 0], [0, 0], [0, 1]]
    model = BernoulliNB(alpha=0).fit(rows, list("aaabb"))
    assert model.counts == {"a": [2, 1], "b": [0, 1]}
    assert model.totals == {"a": [2, 2], "b": [2, 2]}
    assert model.likelihoods([None, 1], "a") == [1, F(1, 2)]
    assert model.joint([None, 1]) == {"a": F(3, 10), "b": F(1, 5)}
    assert model.log_joint([None, 1])["a"] == pytest.approx(
        math.log(3 / 10))


def test_a_feature_nobody_knows_is_left_out():
    rows = [[1, None], [0, None], [1, None]]
    model = BernoulliNB(alpha=0).fit(rows, list("aab"))
    assert model.likelihoods([1, 1], "a") == [F(1, 2), 1]
    assert model.joint([1, 0]) == model.joint([1, 1])
    assert model.predict_proba([[1, 1]]) == model.predict_proba([[1, 0]])
    assert model.phi("a") == [F(1, 2), None]


def test_one_class_without_known_values_needs_alpha():
    rows = [[1], [None], [0]]
    with pytest.raises(NaiveBayesError, match="class 'b'.*x1.*alpha"):
        BernoulliNB(alpha=0).fit(rows, list("aba"))
    model = BernoulliNB(alpha=1).fit(rows, list("aba"))
    assert model.likelihoods([1], "b") == [F(1, 2)]
    later = BernoulliNB(alpha=0).partial_fit(rows, list("aba"))
    with pytest.raises(NaiveBayesError, match="0 of 0"):
        later.predict([[1]])
    later.partial_fit([[1]], ["b"])
    assert later.joint([1]) == {"a": F(1, 4), "b": F(1, 2)}


def test_bags_give_the_numbers_of_vectors():
    bags = [as_bag(row) for row in X]
    for alpha in (0, 1, F(1, 2)):
        vectors = BernoulliNB(alpha=alpha).fit(X, Y)
        model = BernoulliNB(alpha=alpha).fit(bags, Y)
        assert model.joint(as_bag(x)) == vectors.joint(x)
        assert model.likelihoods(as_bag(x), 7) == vectors.likelihoods(x, 7)
        for row in [*X, x]:
            log_joint = model.log_joint(as_bag(row))
            for c, log in vectors.log_joint(row).items():
                assert log_joint[c] == pytest.approx(log, rel=1e-12)


def test_a_word_that_every_document_of_a_class_has():
    bags = [{"a", "b"}, {"a"}, {"b"}]
    model = BernoulliNB(alpha=0).fit(bags, ["p", "p", "q"])
    assert model.phi("p") == {"a": 1, "b": F(1, 2)}
    assert model.joint({"b"}) == {"p": 0, "q": F(1, 3)}
    assert model.log_joint({"b"}) == {
        "p": -math.inf, "q": pytest.approx(math.log(1 / 3))}
    assert model.log_joint({"a", "b"}) == {
        "p": pytest.approx(math.log(1 / 3)), "q": -math.inf}


def test_counts_in_bags_are_presence():
    bags = [{"a": 3, "b": 0}, {"b": 1}]
    model = BernoulliNB().fit(bags, ["p", "q"])
    assert model.feature_names == ["a", "b"]
    assert model.counts == {"p": {"a": 1}, "q": {"b": 1}}
    assert model.posterior({"a": 7}) == model.posterior({"a"})
    assert model.posterior({"a": 1, "b": 0}) == model.posterior({"a": 1})


def test_unknown_words_are_skipped():
    model = BernoulliNB().fit([{"a"}, {"b"}, {"a"}], ["p", "q", "p"])
    assert model.posterior({"a", "zzz"}) == model.posterior({"a"})
    assert model.log_joint({"a", "zzz"}) == model.log_joint({"a"})
    assert model.predict_proba([{"a", "zzz"}]) == (
        model.predict_proba([{"a"}]))


@pytest.mark.parametrize("bad", [0.3, 2, -1, "1", "on", float("nan"), [1]])
def test_what_is_no_bit_is_refused_with_its_place(bad):
    with pytest.raises(NaiveBayesError,
                       match=r"row 2 \(X\[1\]\), feature x3"):
        BernoulliNB().fit([[1, 0, 1], [1, 0, bad]], ["a", "b"])
    model = BernoulliNB().fit([[1, 0, 1], [1, 0, 0]], ["a", "b"])
    with pytest.raises(NaiveBayesError, match=r"row 1 .*feature x2"):
        model.predict([[1, bad, 0]])
    with pytest.raises(NaiveBayesError, match="^x, feature x2"):
        model.posterior([1, bad, 0])


def test_nowhere_to_go_is_said_with_the_zeros():
    model = BernoulliNB(alpha=0).fit([[1, 1], [0, 0]], ["a", "b"])
    for call in (model.predict, model.predict_proba,
                 model.predict_log_proba):
        with pytest.raises(ZeroEvidenceError,
                           match=r"row 2 \(X\[1\]\).*x2.*x1.*alpha"):
            call([[1, 1], [1, 0]])
    with pytest.raises(ZeroEvidenceError, match="^x: every class"):
        model.posterior([1, 0])
    assert model.joint([1, 0]) == {"a": 0, "b": 0}
    assert model.predict_joint_log_proba([[1, 0]]) == [
        [-math.inf, -math.inf]]


def test_phi_of_the_board():
    assert BernoulliNB(alpha=0).fit(X, Y).phi(7) == [
        F(n, 5) for n in (4, 4, 4, 2, 3, 3, 2, 2, 2)]
    assert len(SEVENS) == 5


def test_leaving_one_image_out_in_turn():
    # 4 of 9 without smoothing, 3 of 9 with add-1
    for alpha, right in [(0, 4), (1, 3)]:
        hits = 0
        for train, (i,) in folds(n_rows=9, k=9, seed=0):
            rows, labels = [X[k] for k in train], [Y[k] for k in train]
            model = BernoulliNB(alpha=alpha).fit(rows, labels)
            scores = model.predict_joint_log_proba([X[i]])[0]
            if max(scores) > float("-inf"):
                hits += model.predict([X[i]])[0] == Y[i]
        assert hits == right


def test_accuracy_on_the_nine_images():
    # 6 of 9 where the model is tested on what it learned from
    assert BernoulliNB(alpha=0).fit(X, Y).score(X, Y) == 6 / 9


def test_a_feature_known_in_one_row_only_counts():
    model = BernoulliNB(alpha=1).fit([[1, None], [0, 1], [1, None]],
                                     list("aab"))
    assert model.likelihoods([1, 1], "a") == [F(2, 4), F(2, 3)]
    assert model.likelihoods([1, 1], "b") == [F(2, 3), F(1, 2)]


def test_a_missing_feature_nobody_knows_adds_nothing_to_the_logs():
    model = BernoulliNB(alpha=1).fit([[1, None], [0, None], [1, None]],
                                     list("aab"))
    for x_ in ([1, None], [None, None], [0, 1], [1, 0]):
        for c, product in model.joint(x_).items():
            assert model.log_joint(x_)[c] == pytest.approx(
                math.log(product), rel=1e-14)


def test_many_words_with_a_tiny_alpha_keep_their_digits():
    words = [f"w{i}" for i in range(1000)]
    model = BernoulliNB(alpha=1e-10).fit(
        [set(words), set(words), {"z"}], ["a", "a", "b"])
    assert model.log_joint(set(words))["a"] == pytest.approx(
        -0.4054651581582, rel=1e-11)


@pytest.mark.parametrize("alpha", [0, 1e-300, F(1, 10**30), 1e-10, 1e-3, 1])
@pytest.mark.parametrize("n_words", [1, 50, 700])
def test_bags_and_vectors_agree_for_any_alpha(alpha, n_words):
    words = [f"w{i}" for i in range(n_words)]
    bags = [set(words)] * 7 + [set(words)] * 3 + [{"z"}, set(words)]
    names = sorted({*words, "z"})
    rows = [[int(w in bag) for w in names] for bag in bags]
    y = ["a"] * 7 + ["b"] * 3 + ["c"] * 2
    model = BernoulliNB(alpha=alpha, priors="uniform").fit(bags, y)
    vectors = BernoulliNB(alpha=alpha, priors="uniform").fit(rows, y)
    some = set(words[::2]) | {"z"}
    for bag in (set(words), set(), some, {"z"}):
        row = [int(w in bag) for w in names]
        log_joint = model.log_joint(bag)
        for c, log in vectors.log_joint(row).items():
            assert log_joint[c] == pytest.approx(log, rel=1e-12)
    assert model.predict([set(words)]) == ["a"]  # a tie of a and b
