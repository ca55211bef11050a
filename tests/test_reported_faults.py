"""Faults that people reported in naive Bayes programs elsewhere.

One test for each, named by its number: the input that showed the fault
and the right value under this library's policies.
"""

import math
from fractions import Fraction as F

import pytest

from naivebayes import (
    BernoulliNB,
    CategoricalNB,
    GaussianNB,
    LabelWarning,
    MixedNB,
    MultinomialNB,
    NaiveBayesError,
    NotFittedError,
    UnseenValueWarning,
    ZeroVarianceError,
    accuracy,
    bag_of_words,
    class_priors,
    count_classes,
    count_vector,
    gaussian_log_pdf,
    gaussian_pdf,
    most_informative,
    most_probable,
    normalize,
    normalize_logs,
    presence_vector,
    ranked,
    read_csv,
    smoothed_share,
    tokenize,
    variance,
    variance_unbiased,
)
from naivebayes.explain import explain

MODELS = [BernoulliNB, CategoricalNB, MultinomialNB, GaussianNB, MixedNB]


def about(value, rel=1e-9):
    return pytest.approx(float(value), rel=rel, abs=0)


def bags(texts):
    return [bag_of_words(tokenize(text)) for text in texts]


# degenerate variance


def test_DV2():
    X = [[5], [5], [5], [1], [2], [3]]
    y = ["on", "on", "on", "off", "off", "off"]
    with pytest.raises(ZeroVarianceError, match="class 'on'.*x1"):
        GaussianNB().fit(X, y)
    model = GaussianNB(var_smoothing=1e-9).fit(X, y)
    assert model.predict([[5], [2]]) == ["on", "off"]
    at_5 = model.log_joint([5])
    assert at_5["on"] == about("8.2750069273600146")
    assert at_5["off"] == about("-8.159353135491786")
    at_2 = model.log_joint([2])
    assert at_2["on"] == about("-1741935475.5959608")
    assert at_2["off"] == about("-1.4093531616480359")
    off, on = model.predict_proba([[5]])[0]
    assert on == about("0.99999992711333495")
    assert off == about("7.2886665053663898e-8")
    assert model.predict_proba([[2]])[0] == [1.0, 0.0]


def test_DV4():
    for var_smoothing in (0, 1e-9):
        with pytest.raises(ZeroVarianceError, match="nothing to learn"):
            GaussianNB(var_smoothing=var_smoothing).fit(
                [[7, 7], [7, 7]], ["x", "y"])


def test_DV5():
    X = [[0.0, 0.0], [4000.0, 0.015625], [0.0, 0.046875],
         [4000.0, 0.078125]]
    y = ["a", "a", "b", "b"]
    query = [2000, 0.03125]
    relative = GaussianNB(var_smoothing=1e-9).fit(X, y)
    assert relative.added_variance == about(1 / 250)
    a, b = relative.predict_proba([query])[0]
    assert a == about("0.51735964098960944")
    assert b == about("0.48264035901039056")
    assert relative.predict([query]) == ["a"]
    plain = GaussianNB().fit(X, y)
    a, b = plain.predict_proba([query])[0]
    assert a == about("0.14101892132241013")
    assert b == about("0.85898107867758987")
    assert plain.predict([query]) == ["b"]


# the Gaussian formula


def test_GF1():
    assert gaussian_pdf(0.5, 0.5, 0.015625) == about(
        "3.1915382432114614")
    assert gaussian_log_pdf(0.5, 0.5, 0.015625) == about(
        "1.1605030084751632")


def test_GF3():
    model = GaussianNB().fit([[-0.25], [0.25], [-4.0], [4.0]],
                             ["narrow", "narrow", "wide", "wide"])
    posterior = model.posterior([0.5])
    assert posterior["narrow"] == about("0.68576658007422554")
    assert posterior["wide"] == about("0.31423341992577446")
    log_joint = model.log_joint([0.5])
    assert log_joint["narrow"] == about("-2.2257913526447274")
    assert log_joint["wide"] == about("-3.0061925748845087")
    assert model.predict([[0.5]]) == ["narrow"]


def test_GF5():
    big = 100000000
    a = [big, big + 1, big + 2]
    b = [big + 10, big + 12, big + 14]
    assert variance(a) == F(2, 3) and variance(b) == F(8, 3)
    assert variance_unbiased(a) == 1 and variance_unbiased(b) == 4
    assert variance([float(v) for v in a]) == about(2 / 3)
    model = GaussianNB().fit([[v] for v in a + b], list("aaabbb"))
    posterior = model.posterior([big + 5])
    assert posterior["a"] == about("0.10723001045771852")
    assert posterior["b"] == about("0.89276998954228148")
    assert model.predict([[big + 5]]) == ["b"]
    assert model.summaries["a"][0]["var"] == about(2 / 3)
    assert model.summaries["b"][0]["var"] == about(8 / 3)
    assert model.summaries["b"][0]["mean"] == big + 12


def test_GF7():
    assert gaussian_log_pdf(0, 0, 1) == about("-0.91893853320467274")
    assert gaussian_log_pdf(2, 0, 9) == about("-2.2397730440950047")
    model = GaussianNB().fit([[-3], [3]], ["only", "only"])
    assert model.log_joint([2])["only"] == about("-2.2397730440950047")


# the denominator of smoothing


def test_SD1():
    model = BernoulliNB(alpha=1).fit([[1], [1], [0], [0], [0], [1]],
                                     list("aaabbc"))
    assert [model.phi(c)[0] for c in "abc"] == [F(3, 5), F(1, 4), F(2, 3)]
    for c in "abc":
        on, = model.likelihoods([1], c)
        off, = model.likelihoods([0], c)
        assert on + off == 1
    assert model.posterior([1]) == {
        "a": F(54, 89), "b": F(15, 89), "c": F(20, 89)}
    assert model.predict([[1]]) == ["a"]


def test_SD3():
    model = MultinomialNB(alpha=1).fit(
        bags(["red red fox", "red owl", "owl hen hen"]), ["+", "+", "-"])
    assert model.theta("+") == {"red": F(4, 9), "fox": F(2, 9),
                                "owl": F(2, 9), "hen": F(1, 9)}
    assert model.theta("-") == {"red": F(1, 7), "fox": F(1, 7),
                                "owl": F(2, 7), "hen": F(3, 7)}
    for c in "+-":
        assert sum(model.theta(c).values()) == 1


def test_SD6():
    X = [[3, 1, 0, 3], [0, 2, 1, 2], [0, 0, 2, 0], [0, 0, 2, 0]]
    model = MultinomialNB(alpha=1).fit(X, list("aabb"))
    assert model.posterior([2, 1, 2, 0]) == {"a": F(8, 33),
                                             "b": F(25, 33)}
    assert sum(model.theta("b")) == 1
    assert model.predict([[2, 1, 2, 0]]) == ["b"]


def test_SD8():
    model = MultinomialNB(alpha=1).fit([[3, 1], [0, 1], [1, 4]],
                                       list("aab"))
    assert model.theta("a") == [F(4, 7), F(3, 7)]
    assert model.theta("b") == [F(2, 7), F(5, 7)]
    assert model.posterior([1, 1]) == {"a": F(12, 17), "b": F(5, 17)}
    assert model.posterior([2, 0]) == {"a": F(8, 9), "b": F(1, 9)}


def test_SD10():
    model = BernoulliNB(alpha=1).fit([[1]] * 4, ["a"] * 4)
    assert model.likelihoods([1], "a") == [F(5, 6)]
    assert model.likelihoods([0], "a") == [F(1, 6)]
    assert smoothed_share(4, 4, 2, 1) == F(5, 6)


def test_SD11():
    for priors in (None, "uniform"):
        model = BernoulliNB(alpha=0, priors=priors).fit(
            [[1, 0], [0, 1], [1, 1], [0, 1]], ["Y", "Y", "Y", "N"])
        assert model.phi("Y") == [F(2, 3), F(2, 3)]
        assert model.phi("N") == [0, 1]


def test_SD13():
    model = CategoricalNB(alpha=1).fit([["t"], ["t"], ["t"], ["t"], ["f"]],
                                       ["yes", "yes", "yes", "no", "no"])
    assert model.phi("yes")[0]["f"] == F(1, 5)
    assert model.phi("no")[0]["f"] == F(1, 2)
    assert model.posterior(["f"]) == {"yes": F(3, 8), "no": F(5, 8)}


# zero probabilities


def test_ZP1():
    model = MultinomialNB(alpha=0).fit([[2, 0, 1], [0, 3, 1]], ["a", "b"])
    assert model.posterior([1, 0, 1]) == {"a": 1, "b": 0}
    assert model.posterior([0, 0, 1]) == {"a": F(4, 7), "b": F(3, 7)}
    first, second = model.predict_proba([[1, 0, 1], [0, 0, 1]])
    assert first == [1.0, 0.0]
    assert second == [about(4 / 7), about(3 / 7)]


def test_ZP3():
    model = MultinomialNB(alpha=1).fit(
        bags(["win cash win", "cash now", "see you friday",
              "friday lunch"]),
        ["spam", "spam", "ham", "ham"])
    query, = bags(["cash friday win"])
    assert model.posterior(query) == {"spam": F(3, 4), "ham": F(1, 4)}
    assert model.predict([query]) == ["spam"]
    plain = MultinomialNB(alpha=0).fit(
        bags(["win cash win", "cash now", "see you friday",
              "friday lunch"]),
        ["spam", "spam", "ham", "ham"])
    assert plain.predict_joint_log_proba([query]) == [
        [-math.inf, -math.inf]]


def test_ZP5():
    model = BernoulliNB(alpha=0).fit([[1, 0], [1, 1], [0, 1], [0, 1]],
                                     list("aabb"))
    for query in ([1, 1], [1, 0]):
        assert model.posterior(query) == {"a": 1, "b": 0}
        assert model.predict_proba([query]) == [[1.0, 0.0]]


# underflow and normalizing


def test_UN1():
    model = MultinomialNB(alpha=1).fit([[3, 1, 1], [2, 2, 1]], ["a", "b"])
    query = [2000, 0, 0]
    assert model.theta("a")[0] == F(1, 2)
    assert model.theta("b")[0] == F(3, 8)
    assert model.predict([query]) == ["a"]
    log_joint = model.log_joint(query)
    assert log_joint["a"] - log_joint["b"] == about("575.36414490356185")
    assert model.predict_log_proba([query])[0][1] == about(
        "-575.36414490356185")
    assert model.predict_proba([query])[0][1] == about(
        "1.3259488879096077e-250")
    assert float(model.posterior(query)["b"]) == about(
        "1.3259488879096077e-250")


def test_UN3():
    posterior = normalize_logs({"p": -10, "q": -12, "r": -14})
    assert posterior == {
        "p": about("0.86681333219733487"),
        "q": about("0.11731042782619836"),
        "r": about("0.015876239976466766")}


def test_UN5():
    columns = 200
    X = [[k / 1024] * columns for k in (0, 2, 4, 6)]
    model = GaussianNB().fit(X, list("aabb"))
    query = [1 / 1024] * columns
    log_joint = model.log_joint(query)
    assert log_joint["a"] == about("1201.8135072983961")
    assert log_joint["b"] == about("-398.18649270160387")
    assert model.predict([query]) == ["a"]
    assert model.predict_proba([query]) == [[1.0, 0.0]]


def test_UN7():
    posterior = normalize_logs({"a": -10.25, "b": -11.25})
    assert posterior == {"a": about("0.73105857863000488"),
                         "b": about("0.26894142136999512")}


# priors


def test_PR1():
    X = [["s"], ["s"], ["t"], ["t"], ["t"], ["s"], ["s"]]
    y = ["keep"] * 5 + ["turn"] * 2
    model = CategoricalNB(alpha=1).fit(X, y)
    assert model.priors == {"keep": F(5, 7), "turn": F(2, 7)}
    assert model.posterior(["s"]) == {"keep": F(10, 17),
                                      "turn": F(7, 17)}
    uniform = CategoricalNB(alpha=1, priors="uniform").fit(X, y)
    assert model.predict([["s"]]) == ["keep"]
    assert uniform.posterior(["s"]) == {"keep": F(4, 11),
                                        "turn": F(7, 11)}


def test_PR3():
    model = MultinomialNB(alpha=1).fit([[0, 1], [0, 2], [0, 1], [2, 0]],
                                       ["Y", "Y", "Y", "N"])
    assert model.priors == {"Y": F(3, 4), "N": F(1, 4)}
    assert model.posterior([0, 1]) == {"Y": F(10, 11), "N": F(1, 11)}
    given = MultinomialNB(alpha=1, priors={"Y": F(3, 4), "N": F(1, 4)})
    given.fit([[0, 1], [0, 2], [0, 1], [2, 0]], ["Y", "Y", "Y", "N"])
    assert given.posterior([0, 1]) == {"Y": F(10, 11), "N": F(1, 11)}


def test_PR5():
    model = BernoulliNB(alpha=1).fit(
        [[1], [1], [0], [1], [0], [0], [0], [0]], list("aabbbbbb"))
    assert model.posterior([1]) == {"a": F(1, 2), "b": F(1, 2)}
    assert model.predict_proba([[1]])[0] == [about(0.5), about(0.5)]
    assert model.predict([[1]]) == ["a"]


def test_PR7():
    priors = {"a": F(1, 10**12), "b": 1 - F(1, 10**12)}
    model = GaussianNB(priors=priors).fit([[0], [2], [10], [12]],
                                          list("aabb"))
    at_1, at_2 = model.predict_proba([[1], [2]])
    assert at_1 == [about("0.99999999980712502"),
                    about("1.9287498475899814e-10")]
    assert at_2 == [about("0.99999575166379315"),
                    about("4.2483362068501384e-6")]
    assert model.predict([[1], [2]]) == ["a", "a"]
    for x, ratio in ((1, 50), (2, 40)):
        a, = model.likelihoods([x], "a")
        b, = model.likelihoods([x], "b")
        assert math.log(a) - math.log(b) == about(ratio)


def test_PR9():
    y = ["a", "a", "a", "b", "b"]
    assert class_priors(y) == {"a": F(3, 5), "b": F(2, 5)}
    assert count_classes(y) == {"a": 3, "b": 2}
    model = BernoulliNB(alpha=1).fit([[1]] * 5, y)
    assert model.class_counts == {"a": 3, "b": 2}
    assert model.priors == {"a": F(3, 5), "b": F(2, 5)}


# factors of absence


def test_AF1():
    X = [[1, 1, 0, 0], [1, 1, 1, 1], [0, 1, 1, 1], [0, 0, 0, 1],
         [0, 0, 0, 0], [0, 0, 1, 0]]
    model = BernoulliNB(alpha=1).fit(X, list("aaabbb"))
    assert model.posterior([1, 0, 0, 0]) == {"a": F(1, 4), "b": F(3, 4)}
    assert model.predict([[1, 0, 0, 0]]) == ["b"]


def test_AF3():
    with pytest.raises(NaiveBayesError,
                       match=r"row 1 \(X\[0\]\), feature x1: 0.3"):
        BernoulliNB().fit([[0.3, 1], [1, 0]], ["a", "b"])
    model = BernoulliNB().fit([[0, 1], [1, 0]], ["a", "b"])
    with pytest.raises(NaiveBayesError, match="x1: 0.3"):
        model.predict([[0.3, 1]])


def test_AF5():
    X = [[1] * 6] * 3 + [[0] * 6] * 2 + [[1, 0, 0, 0, 0, 0]]
    model = BernoulliNB(alpha=1).fit(X, ["pos"] * 3 + ["neg"] * 3)
    query = [1, 0, 0, 0, 0, 0]
    assert model.posterior(query) == {"pos": F(1, 513),
                                      "neg": F(512, 513)}
    assert model.predict([query]) == ["neg"]
    ratios = [p / n for p, n in zip(model.likelihoods(query, "pos"),
                                    model.likelihoods(query, "neg"))]
    assert ratios == [2] + [F(1, 4)] * 5
    assert math.log(ratios[0]) == about("0.69314718055994531")
    assert math.log(ratios[1]) == about("-1.3862943611198906")


# unseen values


def test_UV1():
    names = ["w0", "w1", "w2", "w3"]
    X = [[2, 2, 3, 3], [1, 3, 2, 1], [0, 0, 0, 1], [0, 0, 2, 1]]
    rows = [dict(zip(names, row)) for row in X]
    model = MultinomialNB(alpha=1).fit(rows, list("aabb"))
    query = {"w0": 1, "w1": 1, "w2": 1, "unknown": 2}
    assert model.posterior(query) == {"a": F(8192, 11279),
                                      "b": F(3087, 11279)}
    assert model.predict([query]) == ["a"]


def test_UV3():
    model = MultinomialNB(alpha=1).fit(
        bags(["cold fog", "cold rain", "warm sun"]), ["w", "w", "s"])
    first, odd = bags(["cold sun", "comet comet aurora"])
    before = (dict(model.counts["w"]), dict(model.counts["s"]))
    answers = [model.posterior(q) for q in (first, odd, first)]
    assert answers[0] == answers[2] == {"w": F(49, 76), "s": F(27, 76)}
    assert answers[1] == {"w": F(2, 3), "s": F(1, 3)}
    assert len(model.feature_names) == 5
    assert (model.counts["w"], model.counts["s"]) == before


def test_UV5():
    model = MultinomialNB(alpha=1).fit(
        bags(["tea cup", "tea pot", "oil can"]), ["Y", "Y", "N"])
    for text in ("", "   "):
        query, = bags([text])
        assert model.posterior(query) == {"Y": F(2, 3), "N": F(1, 3)}
    with pytest.raises(NaiveBayesError, match="None"):
        tokenize(None)
    with pytest.raises(NaiveBayesError, match="x is None"):
        model.posterior(None)
    with pytest.raises(NaiveBayesError, match="X.0.. is None"):
        model.predict([None])


def test_UV7():
    model = MultinomialNB(alpha=1).fit(
        bags(["aloha", "bonjour", "lost keys", "find keys"]),
        ["greet", "greet", "keys", "keys"])
    query, = bags(["aloha"])
    assert model.feature_names[0] == "aloha"
    assert model.posterior(query) == {"greet": F(18, 25),
                                      "keys": F(7, 25)}
    assert model.predict([query]) == ["greet"]


# labels and their order


def test_LO1():
    model = GaussianNB().fit([[1], [2], [5], [6], [9], [10]],
                             [1, 1, 3, 3, 7, 7])
    label, = model.predict([[5.5]])
    assert label == 3 and type(label) is int
    posterior = model.posterior([5.5])
    assert posterior[1] == about("1.2664165549093855e-14")
    assert posterior[3] == about("0.99999999999997467")
    assert posterior[7] == about("1.2664165549093855e-14")


def test_LO3():
    X = [[1], [2], [8], [9]]
    sets = [[0, 0, 1, 1], [False, False, True, True],
            ["0", "0", "1", "1"], [-1, -1, 1, 1]]
    for y, expected in zip(sets, [1, True, "1", 1]):
        label, = GaussianNB().fit(X, y).predict([[8.5]])
        assert label == expected and type(label) is type(expected)
        bits = [[0], [0], [1], [1]]
        for model in (BernoulliNB, CategoricalNB):
            label, = model().fit(bits, y).predict([[1]])
            assert label == expected and type(label) is type(expected)
        two = [[3, 0], [2, 0], [0, 2], [0, 3]]
        label, = MultinomialNB().fit(two, y).predict([[0, 1]])
        assert label == expected and type(label) is type(expected)
        label, = MixedNB().fit(X, y).predict([[8.5]])
        assert label == expected and type(label) is type(expected)


def test_LO4():
    for X, y in [([[1, 1], [0, 0]], ["p", "q"]),
                 ([[0, 0], [1, 1]], ["q", "p"])]:
        model = BernoulliNB(alpha=1).fit(X, y)
        assert model.posterior([0, 1]) == {"p": F(1, 2), "q": F(1, 2)}
        for _ in range(3):
            assert model.predict([[0, 1]]) == ["p"]


def test_LO8():
    model = GaussianNB().fit([[0], [2], [10], [12], [20], [22]],
                             list("aabbcc"))
    assert model.predict([[1], [11], [21]]) == ["a", "b", "c"]
    for row, position in zip(model.predict_proba([[1], [11], [21]]),
                             range(3)):
        assert row[position] == about(1)
    # e^-50 from the plain variances; scikit-learn's with its smoothing
    assert model.predict_proba([[1]])[0][1] == about(math.exp(-50))
    smoothed = GaussianNB(var_smoothing=1e-9).fit(
        [[0], [2], [10], [12], [20], [22]], list("aabbcc"))
    assert smoothed.predict_proba([[1]])[0][1] == about(
        "1.9287563735781762e-22")


# accuracy


def test_AC1():
    true = ["high.", "low.", "low.", "high."]
    predicted = ["high", "low", "low", "low"]
    with pytest.warns(LabelWarning, match="'high.'.*'high'"):
        assert accuracy(true, predicted) == 0
    stripped = [label.rstrip(".") for label in true]
    assert accuracy(stripped, predicted) == 0.75


def test_AC3():
    assert accuracy(["a", "b", "b", "a"], ["a", "b", "a", "a"]) == 0.75
    with pytest.raises(NaiveBayesError, match="empty"):
        accuracy([], [])
    with pytest.raises(NaiveBayesError, match="2 entries"):
        accuracy(["a", "b"], ["a"])


# texts as vectors


def test_TV1():
    for make in (MultinomialNB, BernoulliNB):
        model = make(alpha=1).fit(bags(["grand film", "dull film"]),
                                  ["pos", "neg"])
        with pytest.raises(NaiveBayesError, match="not a row.*tokenize"):
            model.predict(["grand film"])
        with pytest.raises(NaiveBayesError, match="not a row.*tokenize"):
            model.posterior("grand film")
        with pytest.raises(NaiveBayesError, match="not a row.*tokenize"):
            make().fit(["grand film", "dull film"], ["pos", "neg"])
    with pytest.raises(NaiveBayesError, match="tokenize"):
        bag_of_words("grand film")
    model = MultinomialNB(alpha=1).fit(bags(["grand film", "dull film"]),
                                       ["pos", "neg"])
    assert model.posterior(bag_of_words(["grand", "film"])) == {
        "pos": F(2, 3), "neg": F(1, 3)}


def test_TV3():
    with pytest.raises(NaiveBayesError, match="'CAT'"):
        count_vector(tokenize("Cat DOG cat"), ["CAT", "dog"])
    with pytest.raises(NaiveBayesError, match="'CAT'"):
        presence_vector(tokenize("Cat DOG cat"), ["CAT", "dog"])
    assert count_vector(tokenize("Cat DOG cat"), ["cat", "dog"]) == [2, 1]


def test_TV5():
    words = tokenize("Dog, dog. (DOG) dog-tag")
    assert bag_of_words(words) == {"dog": 4, "tag": 1}


def test_TV7():
    assert tokenize("fiancée naïve") == ["fiancée", "naïve"]
    assert tokenize("fiance\u0301e") == tokenize("fiancée")
    assert tokenize("İstanbul STRASSE straße") == [
        "i\u0307stanbul", "strasse", "straße"]


def test_TV9():
    texts = ["two  spaces", " lead and trail ", "tab\tand\nnewline",
             "... !!!"]
    assert [tokenize(text) for text in texts] == [
        ["two", "spaces"], ["lead", "and", "trail"],
        ["tab", "and", "newline"], []]


# CSV files and missing values


def read(tmp_path, text, **options):
    path = tmp_path / "file.csv"
    path.write_bytes(text.encode())
    return read_csv(path, **options)


def test_CM1(tmp_path):
    text = "width,height,kind\n1,2,a\n3,4,b\n"
    data = read(tmp_path, text)
    assert data.X == [[1, 2], [3, 4]]
    assert data.y == ["a", "b"]
    assert [*data.feature_names, data.target_name] == [
        "width", "height", "kind"]
    with pytest.raises(NaiveBayesError,
                       match="line 1.*'width'.*header=True"):
        read(tmp_path, text, header=False)


def test_CM3(tmp_path):
    text = "1,2,a\n\n3,4,b\n   \n\n"
    data = read(tmp_path, text, header=False)
    assert data.X == [[1, 2], [3, 4]]
    assert data.y == ["a", "b"]
    with pytest.raises(NaiveBayesError, match="line 5"):
        read(tmp_path, "1,2,a\n\n3,4,b\n   \n3,4\n", header=False)


def test_CM5():
    X = [["x", "?"], ["x", "u"], ["z", "u"], ["z", "?"], ["z", "w"]]
    y = ["e", "e", "p", "p", "p"]
    model = CategoricalNB(alpha=1).fit(X, y)
    assert model.posterior(["x", "?"]) == {"e": F(3, 4), "p": F(1, 4)}
    known = [[None if v == "?" else v for v in x] for x in X]
    model = CategoricalNB(alpha=1).fit(known, y)
    assert model.posterior(["x", None]) == {"e": F(5, 7), "p": F(2, 7)}


def test_CM7(tmp_path):
    text = ('"cheap, fast, ""now""",spam\nsee you,ham\n'
            '"two\nlines",ham\n')
    data = read(tmp_path, text, header=False)
    assert data.X == [['cheap, fast, "now"'], ["see you"], ["two\nlines"]]
    assert data.y == ["spam", "ham", "ham"]


def test_CM9():
    model = CategoricalNB(alpha=1).fit([["1"], ["1"], ["2"]],
                                       ["a", "a", "b"])
    assert model.posterior(["1"]) == {"a": F(9, 11), "b": F(2, 11)}
    for query in (1, 1.0):
        with pytest.warns(UnseenValueWarning, match="types differ"):
            assert model.posterior([query]) == {"a": F(2, 3),
                                                "b": F(1, 3)}


# explanations


def test_EX1():
    model = MultinomialNB(alpha=1).fit(
        bags(["prize prize", "prize lunch", "lunch noon"]),
        ["junk", "junk", "mail"])
    junk, mail = model.theta("junk"), model.theta("mail")
    ratios = {word: junk[word] / mail[word] for word in junk}
    assert ratios == {"prize": F(20, 7), "lunch": F(5, 7),
                      "noon": F(5, 14)}
    assert [word for word, _ in ranked(ratios)] == [
        "prize", "lunch", "noon"]
    found = most_informative(model)
    assert [word for word, _, _ in found["junk"]] == [
        "prize", "lunch", "noon"]
    assert found["mail"][0] == ("noon", 1, F(14, 5))


def test_EX3():
    pairs = ranked({"a": F(1, 10), "b": F(3, 5), "c": F(3, 10)})
    assert [c for c, _ in pairs] == ["b", "c", "a"]
    assert [c for c, _ in ranked({"a": 1.86e-12, "b": 0.5})] == ["b", "a"]


def test_EX5():
    joint = {"m": 8.5e-09, "f": 3.2e-05}
    assert most_probable(joint) == "f"
    posterior = normalize(joint)
    assert posterior["m"] == about("0.00026555446209600575")
    assert posterior["f"] == about("0.99973444553790399")
    assert posterior["f"] / posterior["m"] == about(
        "3764.7059", rel=1e-7)


def test_EX7():
    model = MultinomialNB(alpha=1).fit([[3, 0, 1], [0, 3, 1]],
                                       ["pos", "neg"],
                                       ["best", "worst", "film"])
    pos, neg = model.theta("pos"), model.theta("neg")
    logs = [math.log(p) - math.log(n) for p, n in zip(pos, neg)]
    assert logs == [about("1.3862943611198906"),
                    about("-1.3862943611198906"), 0]
    assert model.posterior([1, 0, 1]) == {"pos": F(4, 5), "neg": F(1, 5)}


# checks of the input


def test_IC1():
    with pytest.raises(NaiveBayesError,
                       match=r"row 1 \(X\[0\]\), feature x2.*-1"):
        MultinomialNB().fit([[1, -1], [0, 2]], ["a", "b"])
    model = MultinomialNB().fit([[1, 1], [0, 2]], ["a", "b"])
    with pytest.raises(NaiveBayesError, match="feature x2.*-1"):
        model.predict([[1, -1]])


@pytest.mark.parametrize("make", MODELS)
def test_IC3(make):
    model = make()
    calls = [
        lambda: model.predict([[1]]), lambda: model.predict_proba([[1]]),
        lambda: model.predict_log_proba([[1]]),
        lambda: model.predict_joint_log_proba([[1]]),
        lambda: model.score([[1]], [1]), lambda: model.posterior([1]),
        lambda: model.joint([1]), lambda: model.log_joint([1]),
        lambda: model.likelihoods([1], 1),
        lambda: model.log_likelihood([[1]], [1]),
        lambda: model.merge(make()), lambda: explain(model, [1]),
    ]
    for name in ("phi", "theta", "variances"):
        if hasattr(model, name):
            calls.append(lambda name=name: getattr(model, name)(1))
    for call in calls:
        with pytest.raises(NotFittedError, match="fit"):
            call()


@pytest.mark.parametrize("make", MODELS)
def test_IC5(make):
    X, y = [[1, 0, 1], [0, 1, 1], [1, 1, 0]], ["a", "b", "b"]
    options = {}
    if make in (GaussianNB, MixedNB):
        options = {"var_smoothing": 0.1}
    model = make(**options).fit(X, y)
    for query in ([1, 0], [1, 0, 1, 1]):
        with pytest.raises(NaiveBayesError,
                           match=f"has {len(query)} features; 3 are"):
            model.predict([query])
        with pytest.raises(NaiveBayesError, match="3 are expected"):
            model.posterior(query)
    with pytest.raises(NaiveBayesError, match=r"row 2 \(X\[1\]\)"):
        make().fit([[1, 0, 1], [0, 1], [1, 1, 0]], y)


@pytest.mark.parametrize("make", MODELS)
def test_IC7(make):
    for X, y, message in [
        ([], [], "no rows"), ([[], []], ["a", "b"], "no features"),
        ([[1], [2]], ["a"], "2 entries and y has 1"),
    ]:
        with pytest.raises(NaiveBayesError, match=message):
            make().fit(X, y)
    if make in (GaussianNB, MixedNB):
        with pytest.raises(ZeroVarianceError, match="its only row"):
            make().fit([[1, 0]], ["a"])
    else:
        assert make().fit([[1, 0]], ["a"]).posterior([1, 0]) == {"a": 1}
