import math
import random
import warnings
from enum import Enum
from fractions import Fraction as F

import pytest
from board import FACTORS_OF_1, FACTORS_OF_7, X, Y, x
from models import KINDS, some_data

from naivebayes import (
    BernoulliNB,
    CategoricalNB,
    GaussianNB,
    MixedNB,
    MultinomialNB,
    NaiveBayesError,
    NotFittedError,
    ZeroEvidenceError,
    bag_of_words,
    explain,
    explain_logs,
    load_digits_one_seven,
    load_iris,
    load_messages,
    load_mushroom,
    load_one_vs_seven,
    load_tennis,
    load_votes,
    load_wine,
    tokenize,
)


def of_part(steps, part):
    return [step for step in steps if step.part == part]


def values(steps, part):
    return [step.value for step in of_part(steps, part)]


def test_the_steps_hold_the_numbers_of_the_board():
    steps = explain(BernoulliNB(alpha=0).fit(X, Y), x)
    assert values(steps, "prior") == [F(4, 9), F(5, 9)]
    assert values(steps, "factor") == FACTORS_OF_1 + FACTORS_OF_7
    factors = of_part(steps, "factor")
    assert factors[1].numbers["top"] == 2
    assert factors[1].numbers["bottom"] == 4
    assert factors[1].formula == "2/4"
    assert factors[3].what == "P(x4=0 | 1)"
    products = of_part(steps, "product")
    assert products[0].formula == (
        "1/4 * 2/4 * 3/4 * 3/4 * 1/4 * 1/4 * 3/4 * 1/4 * 2/4 = 108/4^9")
    assert values(steps, "product") == [F(27, 65536), F(20736, 1953125)]
    assert values(steps, "score") == [F(3, 16384), F(2304, 390625)]
    assert values(steps, "evidence") == [F(38920611, 6400000000)]
    assert values(steps, "posterior") == [
        F(390625, 12973537), F(12582912, 12973537)]
    assert steps[-1].part == "prediction" and steps[-1].value == 7


def test_exact_steps_keep_their_logarithms():
    steps = explain(BernoulliNB(alpha=0).fit(X, Y), x)
    by_hand = {  # to 16 figures, with the decimal module
        "score": [-8.605448239171124, -5.133101277657021],
        "evidence": [-5.102529313283709],
        "posterior": [-3.502918925887416, -0.03057196437331211],
    }
    for part, logs in by_hand.items():
        found = [step.numbers["log"] for step in of_part(steps, part)]
        assert found == pytest.approx(logs, rel=1e-12)


def test_close_scores_keep_the_figures_of_their_difference():
    X, y = [[1]] * 1001, ["a"] * 500 + ["b"] * 501
    steps = explain(BernoulliNB(alpha=0).fit(X, y), [1])
    step, = of_part(steps, "runner-up")
    assert step.value == pytest.approx(math.log(501 / 500), rel=1e-12)
    assert step.formula == "-0.6921487 + 0.6941467"


def test_the_parts_stand_in_the_order_of_the_blackboard():
    steps = explain(BernoulliNB(alpha=0).fit(X, Y), x)
    assert list(dict.fromkeys([step.part for step in steps])) == [
        "prior", "factor", "product", "score", "evidence", "posterior",
        "weight", "runner-up", "change", "prediction"]


def test_the_weights_of_the_board_by_hand():
    steps = explain(BernoulliNB(alpha=0).fit(X, Y), x)
    weights = of_part(steps, "weight")
    assert [w.what for w in weights] == [
        "prior", "x1=1", "x2=1", "x3=1", "x4=0", "x5=1", "x6=0", "x7=0",
        "x8=1", "x9=0"]
    # (5/9)/(4/9), (4/5)/(1/4), (4/5)/(2/4), (4/5)/(3/4), (3/5)/(3/4) ...
    ratios = [F(5, 4), F(16, 5), F(8, 5), F(16, 15), F(4, 5), F(12, 5),
              F(8, 5), F(4, 5), F(8, 5), F(6, 5)]
    assert [w.numbers["ratio"] for w in weights] == ratios
    assert [w.class_ for w in weights] == [7, 7, 7, 7, 1, 7, 7, 1, 7, 7]
    assert weights[1].formula == "(4/5)/(1/4)"
    for weight, ratio in zip(weights, ratios):
        assert weight.value == pytest.approx(math.log(ratio), rel=1e-12)
    outcome, = of_part(steps, "runner-up")
    assert outcome.class_ == 1
    # 2304/390625 over 3/16384
    assert outcome.numbers["ratio"] == F(2304 * 16384, 390625 * 3)
    assert outcome.value == pytest.approx(math.log(32.2122547), rel=1e-8)


def test_smoothed_factors_show_their_pseudo_counts():
    steps = explain(BernoulliNB(alpha=1).fit(X, Y), x)
    assert of_part(steps, "factor")[1].formula == "(2+1)/(4+2*1) = 3/6"
    half = explain(BernoulliNB(alpha=F(1, 2)).fit(X, Y), x)
    assert of_part(half, "factor")[0].formula == (
        "(1+1/2)/(4+2*1/2) = (3/2)/5")
    tenth = explain(BernoulliNB(alpha=0.1).fit(X, Y), x)
    assert of_part(tenth, "factor")[1].formula == (
        "(2+0.1)/(4+2*0.1) = 2.1/4.2")


def test_a_power_is_multiplied_out_or_not_at_all():
    model = MultinomialNB(alpha=1).fit([{"a": 1, "b": 1}, {"b": 1}],
                                       ["p", "q"])
    # theta of a: (1+1)/(2+2) and 1/3
    product = of_part(explain(model, {"a": 40}), "product")[0]
    assert product.formula == "(2/4)^40 = 1099511627776/4^40"
    assert product.value == F(1, 2**40)
    # 2^120 does not fit a line
    product = of_part(explain(model, {"a": 120}), "product")[0]
    assert product.formula == "(2/4)^120"


def test_up_to_six_numbers_stand_below_the_line():
    def model(n):
        rows = [[f"v{j}" if i < j + 2 else None for j in range(n)]
                for i in range(n + 2)]
        return CategoricalNB(alpha=0).fit(
            [*rows, ["w"] * n], ["a"] * (n + 2) + ["b"])
    for n, end in ((6, "/(2*3*4*5*6*7)"), (7, "= 1")):
        steps = explain(model(n), [f"v{j}" for j in range(n)])
        product = of_part(steps, "product")[0]
        assert (product.formula.endswith(end)) is (n == 6)


def test_a_posterior_from_logs_shows_how():
    model = GaussianNB().fit([[1], [3], [4], [8]], list("aabb"))
    steps = explain(model, [-100])
    evidence, = of_part(steps, "evidence")
    first, second = of_part(steps, "posterior")
    # -(102² + log 2π)/2 - log 2 and -(106²/4 + log 8π)/2 - log 2
    assert evidence.what == "log(p(x))"
    assert [first.what, second.what] == ["P(a | x)", "P(b | x)"]
    assert evidence.formula == "log(exp(-5204) + exp(-1407))"
    sheet = steps.to_text(blank="log score")
    assert "exp(-5204" not in sheet and "-1407)" not in sheet
    assert first.formula == "exp(-5204 + 1407) = exp(-3797)"
    assert second.formula == "exp(-1407 + 1407) = exp(0.000)"


def test_a_categorical_row_by_hand():
    data = load_tennis()
    model = CategoricalNB(alpha=0).fit(data.X, data.y,
                                       data.feature_names)
    steps = explain(model, ["sunny", "cool", "high", "TRUE"])
    assert of_part(steps, "factor")[0].what == "P(outlook=sunny | no)"
    assert of_part(steps, "factor")[0].formula == "3/5"
    # 5/14 * 3/5 * 1/5 * 4/5 * 3/5
    score = of_part(steps, "score")[0]
    assert score.formula == "5/14 * 36/5^4"
    assert score.value == F(5, 14) * F(36, 625)
    assert steps[-1].value == "no"


def test_words_are_present_absent_or_several_times():
    words = MultinomialNB(alpha=1).fit(
        [{"red": 2}, {"owl": 1, "red": 1}], ["p", "q"])
    steps = explain(words, {"red": 2, "new": 1})
    factor = of_part(steps, "factor")[0]
    # 2 + 1 of 2 words + 2 in the vocabulary, twice
    assert (factor.what, factor.formula) == (
        "P(red | p)^2", "((2+1)/(2+2*1))^2 = (3/4)^2")
    assert of_part(steps, "product")[0].formula == "(3/4)^2 = 9/4^2"
    left_out, = of_part(steps, "left out")
    assert (left_out.what, left_out.formula) == (
        "new", "not in the vocabulary")
    on = BernoulliNB(alpha=1).fit([{"red"}, {"owl"}], ["p", "q"])
    steps = explain(on, {"red"})
    assert [f.what for f in of_part(steps, "factor")[:2]] == [
        "P(owl absent | p)", "P(red present | p)"]


def test_the_densities_of_a_gaussian_by_hand():
    # means 2 and 6, variances 1 and 4
    model = GaussianNB().fit([[1], [3], [4], [8]], list("aabb"))
    steps = explain(model, [3])
    first, second = of_part(steps, "factor")
    assert first.what == "p(x1=3 | a)"
    assert first.formula == "N(3; 2, 1)"
    assert first.numbers == {"x": 3, "mean": 2, "var": 1,
                             "log": first.numbers["log"]}
    at_one_sd = math.exp(-1 / 2) / math.sqrt(2 * math.pi)
    at_one_and_a_half = math.exp(-9 / 8) / math.sqrt(8 * math.pi)
    assert first.value == pytest.approx(at_one_sd, rel=1e-12)
    assert second.value == pytest.approx(at_one_and_a_half, rel=1e-12)
    scores = [0.5 * at_one_sd, 0.5 * at_one_and_a_half]
    assert values(steps, "score") == pytest.approx(scores, rel=1e-12)
    logs = [math.log(score) for score in scores]
    assert values(steps, "log score") == pytest.approx(logs, rel=1e-12)
    assert of_part(steps, "log score")[0].formula == (
        "log(2/4) - 1.419")
    weight = of_part(steps, "weight")[1]
    # log 2 - 1/2 + 9/8
    assert weight.value == pytest.approx(math.log(2) + 5 / 8, rel=1e-12)
    assert steps[-1].value == "a"


def test_each_factor_of_a_mixed_model_follows_its_own_rule():
    rows = [["u", 1], ["u", 3], ["v", 4], ["v", 8], ["u", 6]]
    model = MixedNB(alpha=0).fit(rows, list("aabbb"))
    steps = explain(model, ["u", 3])
    factors = of_part(steps, "factor")
    assert [f.what for f in factors] == [
        "P(x1=u | a)", "p(x2=3 | a)", "P(x1=u | b)", "p(x2=3 | b)"]
    assert factors[2].formula == "1/3"
    assert factors[3].formula == "N(3; 6, 2.66667)"
    assert "2/2" in of_part(steps, "product")[0].formula


def test_far_out_measurements_go_on_in_logs():
    model = GaussianNB().fit([[1], [3], [4], [8]], list("aabb"))
    steps = explain(model, [-100])
    assert "leaves the range of floats" in str(steps)
    assert not of_part(steps, "score")
    # -(102² + log 2π)/2 - log 2, and with 106²/4 and log 8π
    log_a = -(102**2 + math.log(2 * math.pi)) / 2 - math.log(2)
    log_b = -(106**2 / 4 + math.log(8 * math.pi)) / 2 - math.log(2)
    assert values(steps, "log score") == pytest.approx([log_a, log_b])
    assert values(steps, "evidence") == pytest.approx([log_b])
    assert values(steps, "posterior") == [0.0, 1.0]
    # apart by more than exp can give
    assert of_part(steps, "weight")[1].numbers["ratio"] is None
    assert "e^" in str(steps)


def test_a_product_of_one_class_may_round_to_0():
    model = GaussianNB().fit([[1], [3], [90], [94]], list("aabb"))
    steps = explain(model, [2])
    one, other = of_part(steps, "product")
    assert other.value == 0.0
    assert "too small for a float" in str(steps)
    assert "note" not in one.numbers


def test_a_long_text_goes_on_in_logs():
    model = MultinomialNB(alpha=1).fit([{"a": 3}, {"b": 1}], ["p", "q"])
    steps = explain(model, {"a": 20_000})
    # theta_p = 4/5, theta_q = 1/3
    assert values(steps, "log score") == pytest.approx([
        math.log(0.5) + 20_000 * math.log(4 / 5),
        math.log(0.5) + 20_000 * math.log(1 / 3)])
    assert values(steps, "factor") == [None, None]
    assert steps[-1].value == "p"
    assert "= exp(-4463)" in str(steps)  # 20000 log(4/5)


def test_what_is_left_out_is_said_with_its_reason():
    rows = [["u", "a", None, "s"], ["v", None, None, "t"],
            ["u", None, None, "t"]]
    model = CategoricalNB(alpha=1).fit(rows, ["p", "q", "q"])
    with pytest.warns(UserWarning, match="new"):
        steps = explain(model, ["u", None, "z", "new"])
    assert [(s.what, s.formula) for s in of_part(steps, "left out")] == [
        ("x2", "missing"), ("x3=z", "never known in training"),
        ("x4=new", "not seen in training")]
    assert values(steps, "factor")[1:4] == [1, 1, 1]
    factor = of_part(steps, "factor")[1]
    assert factor.formula == "left out: missing"
    assert "missing: x2" in str(steps)
    weight = of_part(steps, "weight")[2]
    assert (weight.value, weight.class_) == (0, None)


def test_an_absent_word_of_a_row_has_no_factor():
    model = MultinomialNB().fit([[2, 1], [0, 1]], ["p", "q"])
    steps = explain(model, [3, 0])
    assert not of_part(steps, "left out")
    assert "absent" in str(steps)
    assert values(steps, "factor")[1] == 1


def test_given_and_uniform_priors_are_shown_as_such():
    uniform = explain(BernoulliNB(priors="uniform").fit(X, Y), x)
    assert "P(1) = 1/2 ~ 0.5000, the same for each class" in str(uniform)
    given = BernoulliNB(priors={1: F(1, 3), 7: F(2, 3)}).fit(X, Y)
    assert "P(7) = 2/3 ~ 0.6667, given" in str(explain(given, x))


def test_the_logs_are_sums():
    steps = explain_logs(BernoulliNB(alpha=0).fit(X, Y), x)
    assert steps[0].formula.startswith("log(4/9) + log(1/4) + log(2/4)")
    assert steps[0].value == pytest.approx(-8.605448239171)
    assert steps[1].value == pytest.approx(-5.133101061)
    assert steps[-1].value == 7


def test_a_real_zero_is_minus_infinity_in_logs():
    rows, labels = X[:2] + X[3:], Y[1:]
    model = BernoulliNB(alpha=0).fit(rows, labels)
    text = str(explain_logs(model, X[2]))
    assert "= -inf" in text
    assert text.endswith("y = 7, the largest log score")
    steps = explain(model, X[2])
    outcome, = of_part(steps, "runner-up")
    assert outcome.value == math.inf
    assert "only 7 scores above 0" in str(steps)
    weights = of_part(steps, "weight")
    assert [w.what for w in weights if w.value == math.inf] == [
        "x5=1", "x8=1"]
    assert sum(w.value for w in weights) == math.inf


def test_no_winner_no_explanation():
    model = BernoulliNB(alpha=0).fit([[1, 1], [0, 0]], ["a", "b"])
    for function in (explain, explain_logs):
        with pytest.raises(ZeroEvidenceError, match="every class"):
            function(model, [1, 0])


def test_a_tie_is_said():
    model = BernoulliNB(alpha=1).fit([[1, 1], [0, 0]], ["p", "q"])
    steps = explain(model, [0, 1])
    assert steps[-1].value == "p"
    tie, = of_part(steps, "tie")
    assert tie.numbers["tied"] == ["p", "q"]
    assert "Tie: equal scores: 'p', 'q'; label order" in str(steps)
    assert "a tie: 'p', 'q'" in str(explain_logs(model, [0, 1]))


def test_a_single_class_has_no_runner_up():
    model = BernoulliNB().fit([[1], [0]], ["a", "a"])
    steps = explain(model, [1])
    assert "there is no other class" in str(steps)
    assert not of_part(steps, "weight")
    assert steps[-1].value == "a"


def test_an_unseen_value_is_explained_once():
    model = CategoricalNB(unseen="smooth").fit([["p"], ["q"]], ["a", "b"])
    steps = explain(model, ["zz"])
    assert of_part(steps, "factor")[0].what == "P(x1=zz | a)"
    assert of_part(steps, "factor")[0].formula == "(0+1)/(1+2*1) = 1/3"
    skip = CategoricalNB().fit([["p"], ["q"]], ["a", "b"])
    with pytest.warns(UserWarning) as caught:
        explain(skip, ["zz"])
    assert len(caught) == 1


def test_the_explanation_ends_where_predict_does_on_a_near_tie():
    priors = {1: F(10**13 - 1, 2 * 10**13), 2: F(10**13 + 1, 2 * 10**13)}
    model = BernoulliNB(priors=priors).fit([[0], [1], [0], [1]],
                                           [1, 1, 2, 2])
    step = explain(model, [0])[-1]
    assert [step.value] == model.predict([[0]]) == [1]
    assert "a tie: 1, 2" in step.formula


def test_what_is_no_model_is_refused():
    for function in (explain, explain_logs):
        with pytest.raises(NaiveBayesError, match="a model"):
            function("model", x)
        with pytest.raises(NotFittedError):
            function(BernoulliNB(), x)


def fitted(model, data, X):
    return model.fit(X, data.y), X


def every_fitting_model():
    """(name, model, rows) for every data set and model that fit."""
    board, wine, iris = load_one_vs_seven(), load_wine(), load_iris()
    votes, mushroom = load_votes(), load_mushroom()
    digits, messages = load_digits_one_seven(), load_messages()
    bags = [bag_of_words(tokenize(text)) for text in messages.X]
    bits = [[int(v > 7) for v in row] for row in digits.X]
    known = load_votes(missing="?")
    tennis, degrees = load_tennis(), load_tennis(numeric=True)
    smooth = {"var_smoothing": 1e-9}
    return [
        ("board Bernoulli", *fitted(BernoulliNB(), board, board.X)),
        ("board plain", *fitted(BernoulliNB(alpha=0), board, board.X)),
        ("board categorical", *fitted(CategoricalNB(), board, board.X)),
        ("board multinomial", *fitted(MultinomialNB(), board, board.X)),
        ("board Gaussian", *fitted(GaussianNB(), board, board.X)),
        ("board mixed", *fitted(MixedNB(kinds=["bernoulli"] * 9), board,
                                board.X)),
        ("wine Gaussian", *fitted(GaussianNB(), wine, wine.X)),
        ("wine multinomial", *fitted(MultinomialNB(), wine, wine.X)),
        ("wine mixed", *fitted(MixedNB(), wine, wine.X)),
        ("iris Gaussian", *fitted(GaussianNB(), iris, iris.X)),
        ("iris categorical", *fitted(CategoricalNB(alpha=0.5), iris,
                                     iris.X)),
        ("votes categorical", *fitted(CategoricalNB(), votes, votes.X)),
        ("votes known", *fitted(CategoricalNB(), known, known.X)),
        ("mushroom categorical", *fitted(CategoricalNB(), mushroom,
                                         mushroom.X)),
        ("mushroom mixed", *fitted(MixedNB(), mushroom, mushroom.X)),
        ("digits Gaussian", *fitted(GaussianNB(**smooth), digits,
                                    digits.X)),
        ("digits multinomial", *fitted(MultinomialNB(), digits,
                                       digits.X)),
        ("digits bits", *fitted(BernoulliNB(), digits, bits)),
        ("messages Bernoulli", *fitted(BernoulliNB(), messages, bags)),
        ("messages multinomial", *fitted(MultinomialNB(), messages,
                                         bags)),
        ("tennis categorical", *fitted(CategoricalNB(), tennis,
                                       tennis.X)),
        ("tennis mixed", *fitted(MixedNB(), degrees, degrees.X)),
    ]


def check_against_the_model(model, row):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        steps = explain(model, row)
        label, = model.predict([row])
        posterior, = model.predict_proba([row])
        scores, = model.predict_joint_log_proba([row])
    assert steps[-1].value == label
    assert str(steps).split("\n")[-1].startswith(f"  y = {label},")
    assert values(steps, "posterior") == pytest.approx(posterior,
                                                       abs=1e-9)
    best, next_best = sorted(scores, reverse=True)[:2]
    total = math.fsum(values(steps, "weight"))
    assert total == pytest.approx(best - next_best, rel=1e-9, abs=1e-9)


def test_every_explanation_ends_where_the_model_does():
    generator = random.Random(3)
    for name, model, rows in every_fitting_model():
        slow = name.startswith(("messages", "digits", "wine multi"))
        n_rows = min(len(rows), 6 if slow else 40)
        for row in generator.sample(list(rows), n_rows):
            check_against_the_model(model, row)


@pytest.mark.parametrize("kind", KINDS)
def test_random_rows_are_explained_as_they_are_predicted(kind):
    make, rows, y = some_data(kind)
    model = make().fit(rows, y)
    for row in rows[:10]:
        check_against_the_model(model, row)


def test_an_explanation_changes_nothing():
    model = BernoulliNB().fit(X, Y)
    before = {name: repr(value) for name, value in vars(model).items()}
    row = list(x)
    assert str(explain(model, row)) == str(explain(model, row))
    assert row == x
    assert before == {n: repr(v) for n, v in vars(model).items()}


def test_a_row_that_can_be_read_once_is_explained():
    model = BernoulliNB(alpha=0).fit(X, Y)
    assert str(explain(model, iter(x))) == str(explain(model, x))
    assert str(explain_logs(model, iter(x))) == str(explain_logs(model, x))


def test_an_evidence_beyond_all_floats_goes_on_in_logs():
    model = GaussianNB().fit([[0.0, 0], [1.2e-155, 1e-154]] * 2,
                             list("aabb"))
    steps = explain(model, [0.0, 0.0])
    assert steps[-1].value == "a"
    assert values(steps, "posterior") == pytest.approx(
        model.predict_proba([[0.0, 0.0]])[0])


def test_a_huge_float_alpha_is_added_exactly():
    model = BernoulliNB(alpha=1e308).fit([[1], [0], [1]], list("abb"))
    factor = of_part(explain(model, [1]), "factor")[0]
    assert factor.numbers["top"] == 1e308
    assert factor.numbers["bottom"] == 1 + 2 * int(1e308)
    assert factor.formula.endswith("= 1e+308/2.000e+308")
    assert factor.value == 0.5


def test_labels_that_look_alike_are_told_apart():
    model = BernoulliNB().fit([[1], [0], [1]], [1, "1", "x"])
    steps = explain(model, [1])
    assert [step.what for step in of_part(steps, "prior")] == [
        "P(1)", "P('1')", "P('x')"]
    assert len({step.what for step in steps if step.part != "weight"}) == (
        len([step for step in steps if step.part != "weight"]))


class Fruit(int, Enum):
    pear = 1
    apple = 2


@pytest.mark.parametrize("label", [Fruit.pear, 10**5000, (1, 2), int],
                         ids=["enum", "huge", "tuple", "type"])
def test_labels_of_any_kind_can_be_printed(label):
    steps = explain(BernoulliNB().fit([[1], [0], [1]], [label, 7, label]),
                    [1])
    assert steps[-1].value == label
    for text in (str(steps), steps.to_markdown(), steps.to_latex(),
                 steps.to_json(), repr(list(steps))):
        assert len(text) > 100


@pytest.mark.parametrize("bag", [{}, {"unknown": 1}])
def test_a_bag_without_a_known_word_is_explained_by_the_prior(bag):
    model = MultinomialNB().fit([{"a": 2}, {"b": 1}, {"b": 2}],
                                ["p", "q", "q"])
    steps = explain(model, bag)
    assert values(steps, "posterior") == [F(1, 3), F(2, 3)]
    assert "P(q | x) = (2/3) / P(x) = 2/3 ~ 0.6667" in str(steps)
    assert "P(q | x) = (2/3) / P(x) = 2/3" in steps.to_markdown()
    assert r"= \frac{2}{3} \approx 0.6667" in steps.to_latex()
    assert '"2/3"' in steps.to_json()
    assert str(steps).endswith("y = q, the largest posterior")


def test_a_long_bag_of_fractions_is_explained_at_once():
    model = MultinomialNB(F(1, 3)).fit(
        [{"a": 0.1, "b": 7}, {"a": 3, "b": 0.3}], ["p", "q"])
    assert explain(model, {"a": 10**6})[-1].value == "q"
