import math
import random
import warnings
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
    explain,
    gaussian_log_pdf,
    load_wine,
)
from naivebayes.solution.crossings import crossings, rounded_away


def changes(model, row):
    return [step for step in explain(model, row)
            if step.part == "change"]


def test_no_single_pixel_turns_the_board():
    # the loudest, x1, moves the margin of 32.2 by (16/5) * (15/4) = 12
    step, = changes(BernoulliNB(alpha=0).fit(X, Y), x)
    assert step.value is None and step.class_ is None
    assert "No single feature" in str(explain(
        BernoulliNB(alpha=0).fit(X, Y), x))


def test_the_nearest_exchange_by_hand():
    # shares of a: u 2/3, v 1/3; w 2/3, z 1/3; of b: u 1/3, v 2/3; w, z 1/2
    rows = [["u", "w"], ["u", "w"], ["v", "z"], ["v", "w"], ["u", "z"],
            ["v", "w"], ["v", "z"], ["u", "w"], ["v", "z"]]
    model = CategoricalNB(alpha=0, priors="uniform").fit(
        rows, list("aaabbbbbb"))
    # a: 2/3 * 2/3 = 4/9, b: 1/3 * 1/2 = 1/6; with v: 2/9 and 1/3
    steps = changes(model, ["u", "w"])
    assert [(s.what, s.value, s.class_) for s in steps] == [
        ("x1", "v", "b")]
    assert steps[0].formula == "v instead of u"
    # with z instead: 2/9 and 1/6, still a


def test_of_several_exchanges_the_one_that_just_does_it_comes_first():
    rows = [["u", "w"], ["u", "w"], ["u", "w"], ["v", "z"], ["v", "z"],
            ["u", "z"]]
    model = CategoricalNB(alpha=1).fit(rows, list("aaabbb"))
    # a: u 4/5, w 4/5; b: u 2/5, w 1/5. x1 = v: a 4/25, b 3/25: no
    # x2 = z: a 4/25, b 8/25: yes
    first, = changes(model, ["u", "w"])
    assert (first.what, first.value) == ("x2", "z")
    assert first.numbers["size"] == 1


def test_a_measurement_moves_until_the_scores_cross():
    # equal variances and priors: the scores cross between the means
    model = GaussianNB().fit([[1], [3], [5], [7]], list("aabb"))
    step, = changes(model, [2])
    assert step.class_ == "b"
    assert 4 < step.value <= 4.001
    assert step.numbers["size"] == pytest.approx(2, rel=1e-3)
    assert model.predict([[step.value], [4]]) == ["b", "a"]


def test_a_narrow_class_is_reached_from_outside_too():
    model = GaussianNB().fit([[-10], [10], [-1], [1]], list("aabb"))
    step, = changes(model, [9])
    # log 10 + t²/200 = t²/2: t² = 200 log 10 / 99
    edge = math.sqrt(200 * math.log(10) / 99)
    assert step.class_ == "b"
    assert step.value == pytest.approx(edge, rel=1e-3)
    assert step.value < edge


def test_words_are_taken_away_or_added():
    model = MultinomialNB(alpha=1).fit(
        [{"win": 3, "now": 1}, {"noon": 2, "now": 2}], ["spam", "ham"])
    # theta: win 4/7, now 2/7, noon 1/7 and 1/7, 3/7, 3/7
    steps = changes(model, {"win": 1})
    by_name = {step.what: step for step in steps}
    # 4/1 against noon 1/3: two of them, since 4 * (1/3)^2 < 1
    assert by_name["noon"].value == 2
    # 4/1 against now 2/3: four, since 4 * (2/3)^3 > 1
    assert by_name["now"].value == 4
    assert by_name["noon"].formula == "2 times instead of absent"
    assert [s.what for s in steps] == ["win", "noon", "now"]
    # without "win" nothing speaks: a tie, which goes to ham
    assert by_name["win"].value == 0
    assert by_name["win"].class_ == "ham"


def test_a_present_word_would_be_absent():
    model = BernoulliNB(alpha=1).fit(
        [{"win"}, {"win"}, {"win"}, {"noon"}, {"noon"}, set()],
        list("sssnnn"))
    found = {s.what: s for s in changes(model, {"win"})}
    assert found["win"].formula == "absent instead of present"
    assert found["win"].class_ == "n"


def test_a_zero_factor_can_be_taken_away():
    # class b cannot have u: its score is 0 until x1 changes
    rows = [["u", "s"], ["v", "t"], ["v", "s"], ["v", "s"]]
    model = CategoricalNB(alpha=0).fit(rows, list("aabb"))
    step = changes(model, ["u", "s"])[0]
    assert (step.what, step.value, step.class_) == ("x1", "v", "b")


def test_missing_features_are_not_changed():
    rows = [["u", "w"], ["u", "w"], ["v", "z"], ["v", "z"]]
    model = CategoricalNB(alpha=1).fit(rows, list("aabb"))
    assert {s.what for s in changes(model, ["u", None])} == {"x1"}


@pytest.mark.parametrize("kind", KINDS)
def test_every_change_turns_the_prediction_as_it_says(kind):
    make, rows, y = some_data(kind)
    model = make().fit(rows, y)
    found = 0
    for row in rows[:12]:
        label, = model.predict([row])
        for step in changes(model, row):
            if step.value is None:
                continue
            changed = dict(row) if model.bags else list(row)
            place = step.what
            if not model.bags:
                place = model.feature_names.index(step.what)
            changed[place] = step.value
            assert model.predict([changed]) == [step.class_], step
            assert step.class_ != label
            found += 1
    assert found > 0


def test_no_smaller_exchange_was_missed():
    make, rows, y = some_data("categorical")
    model = make().fit(rows, y)
    for row in rows[:12]:
        label, = model.predict([row])
        can_turn = set()
        for j, values in enumerate(model.values):
            for v in values:
                other = [*row[:j], v, *row[j + 1:]]
                if model.predict([other]) != [label]:
                    can_turn.add(model.feature_names[j])
        steps = changes(model, row)
        assert {s.what for s in steps if s.value is not None} == can_turn


@pytest.mark.parametrize("kind", ["multinomial", "multinomial of bags"])
def test_no_smaller_change_of_a_word_turns_the_prediction(kind):
    make, rows, y = some_data(kind)
    model = make().fit(rows, y)
    n_tried = 0
    for row in rows[:12]:
        label, = model.predict([row])
        for step in changes(model, row):
            if step.value is None:
                continue
            place = step.what
            if not model.bags:
                place = model.feature_names.index(step.what)
            before = step.numbers["before"]
            for n in range(1, int(step.numbers["size"])):
                for count in (before - n, before + n):
                    if count >= 0:
                        closer = dict(row) if model.bags else list(row)
                        closer[place] = count
                        assert model.predict([closer]) == [label]
                        n_tried += 1
    assert n_tried > 50


@pytest.mark.parametrize("kind", ["Gaussian", "Gaussian, smoothed"])
def test_no_smaller_move_of_a_measurement_turns_the_prediction(kind):
    make, rows, y = some_data(kind)
    model = make().fit(rows, y)
    n_found = 0
    for row in rows[:12]:
        label, = model.predict([row])
        for step in changes(model, row):
            if step.value is None:
                continue
            j = model.feature_names.index(step.what)
            distance = abs(step.value - row[j])
            closer = [[*row[:j], row[j] + sign * distance * k / 400,
                       *row[j + 1:]]
                      for k in range(390) for sign in (-1, 1)]
            assert set(model.predict(closer)) == {label}
            n_found += 1
    assert n_found > 10


def test_a_move_is_given_with_few_figures():
    model = GaussianNB().fit([[1], [3], [5.7], [7.1]], list("aabb"))
    step, = changes(model, [2])
    assert step.value == float(f"{step.value:.4g}")


def test_wine_rows_turn_where_they_say():
    data = load_wine()
    model = GaussianNB().fit(data.X, data.y, data.feature_names)
    for row in data.X[::20]:
        step = changes(model, row)[0]
        j = data.feature_names.index(step.what)
        turned = [*row[:j], step.value, *row[j + 1:]]
        assert model.predict([turned]) == [step.class_]


def test_a_mixed_row_is_changed_in_both_ways():
    rows = [["u", 1], ["u", 3], ["v", 5], ["v", 7]]
    model = MixedNB(alpha=1).fit(rows, list("aabb"))
    steps = changes(model, ["u", 3.9])
    # u: 3/4 and 1/4; of 3.9: -(1.9² - 2.1²)/2 = 0.4 for a, log 9 with v
    assert [(s.what, s.class_) for s in steps] == [
        ("x2", "b"), ("x1", "b")]
    # log 3 + (6² - 2²)/2 - 4 t = 0 at t = 4.27
    assert steps[0].value == pytest.approx(4.2747, abs=1e-3)
    assert steps[0].numbers["size"] == pytest.approx(0.3747, abs=1e-3)
    assert steps[1].numbers["size"] == 1


def test_crossings_of_two_gaussians():
    assert crossings(0.0, (0.0, 1.0), (4.0, 1.0)) == [2.0]
    # 1 unit ahead: t = 2 + 1/4
    assert crossings(1.0, (0.0, 1.0), (4.0, 1.0)) == [2.25]
    assert crossings(0.0, (0.0, 1.0), (0.0, 1.0)) == []
    # -t²/2 + log 2 + t²/8 = 0
    edge = math.sqrt(math.log(2) * 8 / 3)
    found = sorted(crossings(0.0, (0.0, 1.0), (0.0, 4.0)))
    assert found == pytest.approx([-edge, edge])
    assert crossings(9.0, (0.0, 4.0), (0.0, 1.0)) == []
    assert crossings(0.0, (1e200, 1.0), (-1e200, 1e-300)) == []


@pytest.mark.parametrize("number, start, figures, rounded", [
    (2.00041, 0, 4, 2.001), (2.00041, 9, 4, 2.0), (4.0, 2, 4, 4.001),
    (4.0, 9, 4, 3.999), (-3.21, 0, 2, -3.3),
    (-3.21, -5, 2, -3.2), (0.0012349, 0, 3, 0.00124)])
def test_numbers_are_rounded_away_from_the_start(number, start, figures,
                                                 rounded):
    assert rounded_away(number, start, figures) == rounded


def test_random_gaussians_cross_where_the_scores_are_equal():
    generator = random.Random(11)
    for _ in range(200):
        ours = (generator.gauss(0, 5), generator.random() * 4 + 0.1)
        theirs = (generator.gauss(0, 5), generator.random() * 4 + 0.1)
        lead = generator.random() * 4
        for t in crossings(lead, ours, theirs):
            in_ours = gaussian_log_pdf(t, *ours)
            in_theirs = gaussian_log_pdf(t, *theirs)
            difference = lead + in_ours - in_theirs
            scale = 1 + abs(in_ours) + abs(in_theirs)
            assert abs(difference) < 1e-9 * scale


def test_unseen_values_can_be_exchanged_when_smoothed():
    model = CategoricalNB(unseen="smooth", alpha=F(1, 2)).fit(
        [["u"], ["u"], ["v"], ["v"]], list("aabb"))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        step, = changes(model, ["new"])
    assert (step.what, step.value, step.class_) == ("x1", "v", "b")
    assert step.formula == "v instead of new"


def test_a_word_with_share_0_can_be_taken_away():
    bags = [{"win": 2, "cash": 1}, {"lunch": 2, "cash": 1}]
    model = MultinomialNB(alpha=0).fit(bags, ["spam", "ham"])
    assert explain(model, {"cash": 1})[-1].value == "ham"
    # theta: win 2/3, cash 1/3 and lunch 2/3, cash 1/3: "win" excludes ham
    found = {s.what: s for s in changes(model, {"cash": 1})}
    assert (found["win"].value, found["win"].class_) == (1, "spam")
    rows = MultinomialNB(alpha=0).fit([[2, 1, 0], [0, 1, 2]], ["a", "b"])
    assert {s.what: s.class_ for s in changes(rows, [0, 1, 0])} == {
        "x3": "b"}


def test_the_nearest_change_of_a_tie_is_tiny():
    model = GaussianNB().fit([[0.0], [2.0], [4.0], [6.0]], list("aabb"))
    step, = changes(model, [3.0])
    assert step.class_ == "b"
    assert 3 < step.value < 3.0001
    assert model.predict([[step.value]]) == ["b"]


def test_few_figures_still_mean_a_near_change():
    model = GaussianNB().fit(
        [[100000.0], [100002.0], [100004.0], [100006.0]], list("aabb"))
    step, = changes(model, [100002.9])
    assert 100003 < step.value < 100003.001
    assert step.numbers["size"] == pytest.approx(0.1, rel=1e-2)


def test_a_class_that_scores_0_is_no_prediction():
    for labels in ("bbaa", "aabb"):
        model = BernoulliNB(alpha=0).fit(
            [[1, 1], [1, 1], [0, 0], [0, 0]], list(labels))
        step, = changes(model, [1, 1])
        assert step.value is None


def test_a_tie_on_a_whole_count_turns_where_label_order_says():
    priors = {"a": F(1, 9), "b": F(8, 9)}
    model = MultinomialNB(alpha=0, priors=priors).fit(
        [{"u": 4, "v": 3, "w": 1}, {"u": 2, "v": 3, "w": 3}], ["a", "b"])
    # u: 1/2 against 1/4; 1/9 * 2^3 = 8/9: a tie, which goes to a
    found = {s.what: s for s in changes(model, {"v": 1})}
    assert (found["u"].value, found["u"].class_) == (3, "a")
    assert model.predict([{"v": 1, "u": 3}]) == ["a"]


def test_measurements_of_unlike_sizes_are_changed_within_the_floats():
    model = GaussianNB(1e-9).fit(
        [[1e-150, 1e150], [2e-150, 2e150], [3e-150, -1e150],
         [5e-150, 3e150]], list("aabb"))
    row = [1e-150, 1e150]
    for step in changes(model, row):
        j = model.feature_names.index(step.what)
        changed = [*row[:j], step.value, *row[j + 1:]]
        assert model.predict([changed]) == [step.class_]


def test_a_tie_is_left_to_either_side():
    for row, labels, to in (([3.0], "aabb", "b"), ([3.0], "bbaa", "b")):
        model = GaussianNB().fit([[0.0], [2.0], [4.0], [6.0]], list(labels))
        step, = changes(model, row)
        assert step.class_ == to
        assert (step.value > 3) is (labels == "aabb")
        assert abs(step.value - 3) < 1e-4


def test_values_that_are_large_against_their_spread_turn_nearby():
    X = [[1000000.000001], [999999.999999], [1000000.0], [999999.999978],
         [999999.99997], [999999.999963], [1000000.000014],
         [999999.999984], [1000000.000034], [1000000.000017],
         [1000000.000005]]
    model = GaussianNB().fit(X, ["c0"] * 3 + ["c1"] * 8)
    start = 999999.9999981468
    step, = changes(model, [start])
    assert step.class_ == "c0"
    assert 0 < step.value - start < 2e-7
