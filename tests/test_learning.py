import math
from fractions import Fraction as F

import pytest
from board import X, Y, x

from naivebayes import (
    BernoulliNB,
    CategoricalNB,
    GaussianNB,
    MixedNB,
    MultinomialNB,
    NaiveBayesError,
    UnderflowError,
    UnseenValueWarning,
    ZeroEvidenceError,
    load_one_vs_seven,
)
from naivebayes.models.refusals import check_floats

MODELS = [BernoulliNB, CategoricalNB, MultinomialNB, GaussianNB, MixedNB]


class Array:
    """Stands in for an array or a series of another library."""

    def __init__(self, values):
        self.values = values

    def tolist(self):
        return [v.tolist() if isinstance(v, Array) else v
                for v in self.values]


class Frame:
    """Stands in for a table of pandas."""

    def __init__(self, rows, columns):
        self.columns = Array(columns)
        self._rows = rows

    def to_numpy(self):
        return Array(self._rows)


class Polars:
    """Stands in for a table of polars, which gives its rows itself."""

    def __init__(self, rows, columns):
        self.columns = columns
        self._rows = rows

    def rows(self):
        return [tuple(row) for row in self._rows]

    def to_numpy(self):
        raise AssertionError("rows() keeps None, to_numpy() does not")


def test_arrays_and_tables_are_turned_into_lists():
    expected = BernoulliNB().fit(X, Y)
    names = [f"p{j}" for j in range(9)]
    arrays = [
        (Array([Array(row) for row in X]), Array(Y)),
        ([Array(row) for row in X], tuple(Y)),
        (tuple(tuple(row) for row in X), iter(Y)),
        (iter(X), Y),
        (Frame(X, names), Array(Y)),
        (Polars(X, names), Y),
    ]
    for rows, labels in arrays:
        model = BernoulliNB().fit(rows, labels)
        assert model.counts == expected.counts
        assert model.posterior(Array(x)) == expected.posterior(x)
        assert model.predict(Array([Array(x)])) == [7]


def test_a_tables_columns_name_the_features():
    names = [f"p{j}" for j in range(9)]
    model = BernoulliNB().fit(Frame(X, names), Y)
    assert model.feature_names == names
    assert model.predict(X) == model.predict(Frame(X, names))
    with pytest.raises(NaiveBayesError, match="'p8'.*'p0'"):
        model.predict(Frame(X, names[::-1]))
    with pytest.raises(NaiveBayesError, match="columns of X"):
        model.partial_fit(Polars(X, names[::-1]), Y)
    assert BernoulliNB().fit(Frame(X, names), Y, list("abcdefghi")
                             ).feature_names == list("abcdefghi")


def test_none_in_a_polars_table_is_a_missing_value():
    table = Polars([["u", None], ["v", "w"], ["u", "w"]], ["a", "b"])
    model = CategoricalNB().fit(table, [1, 1, 2])
    assert model.totals == {1: [2, 1], 2: [1, 1]}


def test_feature_names_appear_in_messages():
    model = BernoulliNB().fit([[1, 0], [0, 1]], ["a", "b"],
                              ["wings", "teeth"])
    with pytest.raises(NaiveBayesError, match="feature teeth"):
        model.predict([[1, 5]])


@pytest.mark.parametrize("names", [
    ["a"], ["a", "b", "c"], ["a", "a"], ["a", 2], "ab", 5])
def test_bad_feature_names_are_refused(names):
    with pytest.raises(NaiveBayesError):
        BernoulliNB().fit([[1, 0], [0, 1]], ["a", "b"], names)


def test_batches_keep_names_and_width():
    model = BernoulliNB().partial_fit([[1, 0]], ["a"], ["wings", "teeth"])
    model.partial_fit([[0, 1]], ["b"])
    model.partial_fit([[0, 1]], ["b"], ["wings", "teeth"])
    assert model.feature_names == ["wings", "teeth"]
    assert model.class_counts == {"a": 1, "b": 2}
    with pytest.raises(NaiveBayesError, match="1 feature; 2 are"):
        model.partial_fit([[0]], ["b"])
    with pytest.raises(NaiveBayesError, match="'teeth', 'wings'"):
        model.partial_fit([[0, 1]], ["b"], ["teeth", "wings"])
    with pytest.raises(NaiveBayesError, match="fitted on rows"):
        model.partial_fit([{"a": 1}], ["b"])


def test_a_refit_forgets_everything():
    model = BernoulliNB().fit([[1, 0]], ["a"], ["wings", "teeth"])
    model.fit([[1]], ["b"])
    assert model.classes == ["b"]
    assert model.feature_names == ["x1"]
    model.fit([{"word"}], ["c"])
    assert model.bags and model.feature_names == ["word"]


def test_bags_unite_their_vocabularies():
    for make in (BernoulliNB, MultinomialNB):
        left = make().fit([{"a": 1}, {"b": 2}], ["p", "q"])
        right = make().fit([{"c": 1, "a": 1}], ["p"])
        merged = left.merge(right)
        whole = make().fit([{"a": 1}, {"b": 2}, {"c": 1, "a": 1}],
                           ["p", "q", "p"])
        assert merged.feature_names == ["a", "b", "c"]
        assert merged.counts == whole.counts
        query = {"a": 1, "c": 2}
        assert merged.joint(query) == whole.joint(query)
        assert merged.predict_proba([query]) == (
            whole.predict_proba([query]))


@pytest.mark.parametrize("make", MODELS)
def test_merge_refuses_what_does_not_belong_together(make):
    rows, y = [[1, 0], [0, 1]], ["a", "a"]
    model = make().fit(rows, y)
    with pytest.raises(NaiveBayesError, match="options differ"):
        model.merge(make(priors="uniform").fit(rows, y))
    with pytest.raises(NaiveBayesError, match="features differ"):
        model.merge(make().fit(rows, y, ["p", "q"]))
    other = GaussianNB if make is not GaussianNB else BernoulliNB
    with pytest.raises(NaiveBayesError, match="merge needs another"):
        model.merge(other().fit(rows, y))


def test_rows_and_bags_do_not_merge():
    rows = BernoulliNB().fit([[1]], ["a"])
    bags = BernoulliNB().fit([{"x1"}], ["a"])
    with pytest.raises(NaiveBayesError, match="features differ"):
        rows.merge(bags)


@pytest.mark.parametrize("make", MODELS)
@pytest.mark.parametrize("alpha", [-1, -0.001, float("nan"),
                                   float("inf"), "1", None, [1], 1j])
def test_a_bad_alpha_is_refused(make, alpha):
    if make is not GaussianNB:
        with pytest.raises(NaiveBayesError, match="alpha"):
            make(alpha=alpha)


@pytest.mark.parametrize("make", [BernoulliNB, CategoricalNB,
                                  MultinomialNB])
@pytest.mark.parametrize("alpha", [1e308, 10**400, 1e-300, 5e-324,
                                   F(1, 10**400), 10**6])
def test_any_finite_alpha_works(make, alpha):
    rows = [[1, 0, 1], [0, 1, 1], [1, 1, 0], [0, 0, 1]]
    model = make(alpha=alpha).fit(rows, ["c", "a", "b", "a"])
    for p in model.predict_proba(rows):
        assert math.fsum(p) == pytest.approx(1)
    exact = make(alpha=F(alpha)).fit(rows, ["c", "a", "b", "a"])
    for x_, p in zip(rows, model.predict_proba(rows)):
        assert p == pytest.approx(
            [float(v) for v in exact.posterior(x_).values()], rel=1e-9)


# priors


ROWS, LABELS = [[1], [1], [0], [1], [0]], ["c", "a", "b", "a", "a"]


def test_uniform_priors_are_equal_shares():
    model = BernoulliNB(priors="uniform").fit(ROWS, LABELS)
    assert model.priors == dict.fromkeys("abc", F(1, 3))
    assert model.given_priors == "uniform"


def test_given_priors_are_used_as_given():
    priors = {"b": F(1, 2), "a": F(1, 8), "c": F(3, 8)}
    model = BernoulliNB(alpha=0, priors=priors).fit(ROWS, LABELS)
    assert list(model.priors.items()) == [
        ("a", F(1, 8)), ("b", F(1, 2)), ("c", F(3, 8))]
    assert model.joint([1]) == {"a": F(1, 12), "b": 0, "c": F(3, 8)}


def test_a_prior_of_0_is_allowed():
    model = BernoulliNB(priors={"a": 1, "b": 0, "c": 0}).fit(ROWS, LABELS)
    assert model.posterior([1]) == {"a": 1, "b": 0, "c": 0}
    assert model.predict_proba([[1]]) == [[1.0, 0.0, 0.0]]
    zero = BernoulliNB(alpha=0, priors={"a": 0, "b": 1, "c": 0})
    zero.fit(ROWS, LABELS)
    with pytest.raises(ZeroEvidenceError,
                       match="'a': its prior is 0; class 'b': P = 0 at"):
        zero.predict([[1]])


def test_float_priors_may_miss_1_by_rounding():
    model = BernoulliNB(priors={"a": 0.1, "b": 0.7, "c": 0.2})
    assert isinstance(model.fit(ROWS, LABELS).joint([1])["a"], float)
    BernoulliNB(priors={"a": 0.1, "b": 0.7, "c": 0.2 + 5e-10})
    with pytest.raises(NaiveBayesError, match="sum to 1.0000"):
        BernoulliNB(priors={"a": 0.1, "b": 0.7, "c": 0.2 + 5e-9})


@pytest.mark.parametrize("priors", [
    "equal", {}, [0.5, 0.5], 5, {"a": 0.5}, {"a": F(1, 2), "b": F(1, 3)},
    {"a": -1, "b": 2}, {"a": "1", "b": 0}, {"a": float("nan"), "b": 1},
    {None: 1}, {"a": F(1, 2), "b": F(1, 2) + F(1, 10**12)},
    {"a": 10**400, "b": 1}])
def test_bad_priors_are_refused(priors):
    with pytest.raises(NaiveBayesError, match="prior"):
        BernoulliNB(priors=priors)


def test_a_class_that_the_priors_lack_is_refused_at_once():
    priors = {"a": F(1, 2), "b": F(1, 2)}
    for method in ("fit", "partial_fit"):
        model = BernoulliNB(priors=priors)
        with pytest.raises(NaiveBayesError, match="no share for class 'c'"):
            getattr(model, method)(ROWS, LABELS)
        assert model.classes == []


def test_a_prior_without_rows_is_refused_when_it_matters():
    priors = {"a": F(1, 4), "b": F(1, 4), "c": F(1, 4), "d": F(1, 4)}
    with pytest.raises(NaiveBayesError, match="'d', and no row"):
        BernoulliNB(priors=priors).fit(ROWS, LABELS)
    model = BernoulliNB(priors=priors).partial_fit(ROWS, LABELS)
    with pytest.raises(NaiveBayesError, match="'d', and no row"):
        model.predict([[1]])
    model.partial_fit([[0]], ["d"])
    assert len(model.predict_proba([[1]])[0]) == 4


# labels


def test_labels_come_back_as_they_were_given():
    for y in (["c", "a"], [3, 1], [2.5, 1.5], [True, False],
              [("x", 1), ("y", 2)], [F(1, 2), F(1, 3)]):
        labels = BernoulliNB().fit([[1], [0]], y).predict([[1], [0]])
        assert labels == y
        assert [type(c) for c in labels] == [type(c) for c in y]


def test_labels_of_different_types_stay_apart():
    model = BernoulliNB().fit([[1], [0], [1]], ["1", 1, "a"])
    assert model.classes == [1, "1", "a"]


@pytest.mark.parametrize("label", [None, float("nan"), [1], {1: 2}])
def test_what_is_no_label_is_refused_with_its_place(label):
    with pytest.raises(NaiveBayesError, match=r"y\[1\]"):
        BernoulliNB().fit([[1], [0]], ["a", label])


def test_a_column_of_labels_is_pointed_to_a_list():
    with pytest.raises(NaiveBayesError, match="one column"):
        BernoulliNB().fit([[1], [0]], [["a"], ["b"]])
    with pytest.raises(NaiveBayesError, match="one text"):
        BernoulliNB().fit([[1], [0]], "ab")


# rows


@pytest.mark.parametrize("make", MODELS)
@pytest.mark.parametrize("rows", [
    None, 5, "text", {"a": 1}, {1, 2}, [1, 2], ["ab", "cd"], [None, None],
    [[1, 2], [3]], [[1, 2], None], [[], []]])
def test_what_are_no_rows_is_refused(make, rows):
    with pytest.raises(NaiveBayesError):
        make().fit(rows, ["a", "b"])


@pytest.mark.parametrize("make", [CategoricalNB, GaussianNB, MixedNB])
def test_bags_are_for_words(make):
    with pytest.raises(NaiveBayesError, match="BernoulliNB and Multi"):
        make().fit([{"a": 1}, {"b": 2}], ["a", "b"])


def test_an_unknown_class_is_refused():
    model = BernoulliNB().fit(X, Y)
    for call in (model.phi, lambda c: model.likelihoods(x, c),
                 lambda c: model.log_likelihood([x], [c])):
        for c in (3, "1"):
            with pytest.raises(NaiveBayesError,
                               match="no class of this model.* 1, 7"):
                call(c)
    with pytest.raises(NaiveBayesError):
        model.phi([1])


def test_a_model_shows_what_it_knows():
    model = BernoulliNB(alpha=0)
    assert repr(model) == "<BernoulliNB(alpha=0, priors=None), not fitted>"
    assert repr(model.fit(X, Y)) == (
        "<BernoulliNB(alpha=0, priors=None): 2 classes, 9 features, "
        "9 rows>")


@pytest.mark.parametrize("make", MODELS)
def test_no_model_predicts_while_a_class_of_the_priors_has_no_rows(make):
    priors = {"a": F(1, 2), "b": F(1, 2)}
    model = make(priors=priors).partial_fit([[1], [0]], ["a", "a"])
    with pytest.raises(NaiveBayesError, match="'b', and no row"):
        model.predict([[1]])


def test_a_bad_sum_of_priors_is_shown():
    with pytest.raises(NaiveBayesError, match="sum to 5/6, not to 1"):
        BernoulliNB(priors={"a": F(1, 2), "b": F(1, 3)})
    with pytest.raises(NaiveBayesError, match="sum to 0.9, not"):
        BernoulliNB(priors={"a": 0.5, "b": 0.4})
    with pytest.raises(NaiveBayesError, match="a huge number"):
        BernoulliNB(priors={"a": F(10**400, 10**20 + 1), "b": 1})


class Stub:
    """A model of which only the log scores are known."""

    def __init__(self, **logs):
        self.logs = logs

    def log_scores(self, row):
        return self.logs


INF = math.inf
LOG_HALF = math.log(0.5)


@pytest.mark.parametrize("joint, logs, fine", [
    ({"a": 0.5, "b": 0.25}, {"a": LOG_HALF, "b": 2 * LOG_HALF}, True),
    ({"a": 0.5, "b": 0.0}, {"a": LOG_HALF, "b": -800.0}, True),
    ({"a": 0.5, "b": 1e-310}, {"a": LOG_HALF, "b": -713.8}, True),
    ({"a": 0.5, "b": 0.0}, {"a": LOG_HALF, "b": -INF}, True),
    ({"a": F(1, 2), "b": F(0)}, {"a": 0.0, "b": 0.0}, True),
    ({"a": 0.5, "b": 0.0}, {"a": LOG_HALF, "b": -600.0}, False),
    ({"a": 0.5, "b": INF}, {"a": LOG_HALF, "b": -800.0}, False),
    ({"a": 0.5, "b": math.nan}, {"a": LOG_HALF, "b": -800.0}, False),
    ({"a": 0.5, "b": math.nan}, {"a": LOG_HALF, "b": -INF}, False),
    ({"a": 0.0, "b": 0.0}, {"a": -750.0, "b": -800.0}, False),
    ({"a": 1e-310, "b": 0.0}, {"a": -713.8, "b": -800.0}, False),
    ({"a": INF, "b": 1.0}, {"a": 800.0, "b": 0.0}, False),
    ({"a": 0.5, "b": 1e-200}, {"a": LOG_HALF, "b": -460.6}, False),
    ({"a": 0.5, "b": 1e-200}, {"a": LOG_HALF, "b": -460.517}, True),
    ({"a": 0.0, "b": 0.0}, {"a": -INF, "b": -INF}, True),
])
def test_products_that_floats_do_not_hold_are_refused(joint, logs, fine):
    if fine:
        check_floats(Stub(**logs), joint, [])
    else:
        with pytest.raises(UnderflowError, match="range of floats"):
            check_floats(Stub(**logs), joint, [])


def test_hints_for_what_is_nearly_right():
    data = load_one_vs_seven()
    model = BernoulliNB().fit(data.X, data.y)
    with pytest.raises(NaiveBayesError, match="data.X"):
        BernoulliNB().fit(data, data.y)
    with pytest.raises(NaiveBayesError, match="one row is expected"):
        model.posterior([x])
    with pytest.raises(NaiveBayesError, match="bag_of_words"):
        model.posterior("a text")
    with pytest.raises(NaiveBayesError, match="bag_of_words"):
        MultinomialNB().fit([["a", "b"], ["c"]], [1, 7])
    with pytest.raises(NaiveBayesError, match=r"\[bag\]"):
        MultinomialNB().fit([{"a": 1}], [1]).predict({"a": 1})
    with pytest.raises(NaiveBayesError, match="missing= of read_csv"):
        GaussianNB().fit([["5.1"], ["4.9"]], [1, 1])


def test_a_score_warns_at_the_callers_line():
    model = CategoricalNB().fit([["u"], ["v"]], ["a", "b"])
    with pytest.warns(UnseenValueWarning) as caught:
        model.score([["z"]], ["a"])
    assert [w.filename for w in caught] == [__file__]


@pytest.mark.parametrize("make", [BernoulliNB, MultinomialNB])
def test_batches_of_empty_bags_count_as_rows(make):
    bags, y = [{"a": 1}, {"b": 1}, {}, {}], [0, 1, 0, 0]
    whole = make().fit(bags, y)
    parts = make().partial_fit(bags[3:], y[3:])
    with pytest.raises(NaiveBayesError, match="no bag has a word"):
        parts.predict([{"a": 1}])
    parts.partial_fit(bags[:2], y[:2]).partial_fit(bags[2:3], y[2:3])
    assert parts.class_counts == whole.class_counts == {0: 3, 1: 1}
    assert parts.joint({"a": 1}) == whole.joint({"a": 1})


def test_later_changes_to_lists_do_not_reach_the_model():
    names, values = ["a", "b"], [[1, 2], [1, 2]]
    model = CategoricalNB(values=values).fit([[1, 2], [2, 1]], [0, 1],
                                             feature_names=names)
    names.append("c")
    values[0].append(9)
    assert model.feature_names == ["a", "b"]
    assert model.given_values == [[1, 2], [1, 2]]
    assert model.predict([[1, 2]]) == [0]


class Typed:
    """Stands in for a table whose columns have types of their own."""

    columns = ("id", "share")

    def itertuples(self, index, name):
        assert index is False and name is None
        return iter([(2**53, 0.5), (2**53 + 1, 0.5)])

    def to_numpy(self):
        raise AssertionError("one type for all columns loses digits")


def test_each_column_keeps_its_type():
    model = CategoricalNB().fit(Typed(), [0, 1])
    assert model.values[0] == [2**53, 2**53 + 1]
    assert type(model.values[0][0]) is int


class Angry:
    """An object that refuses every question."""

    def __hash__(self):
        raise RuntimeError("no")

    def __iter__(self):
        raise RuntimeError("no")

    def __eq__(self, other):
        raise RuntimeError("no")


class Broken:
    """A table that does not give its rows."""

    columns = ("a",)

    def itertuples(self):
        raise AssertionError("called with arguments")


class Unordered:
    """A label that does not compare."""

    def __lt__(self, other):
        raise ValueError("no")


def test_foreign_tables_and_labels():
    with pytest.raises(NaiveBayesError, match="Broken"):
        BernoulliNB().fit(Broken(), [1])
    model = BernoulliNB().fit([[1], [0]], [Unordered(), Unordered()])
    assert len(model.classes) == 2
    with pytest.raises(NaiveBayesError, match="no class"):
        model.phi(Angry())


@pytest.mark.parametrize("make", MODELS)
def test_foreign_objects_are_refused_in_our_own_words(make):
    for rows, labels in [(Angry(), [1]), ([Angry()], [1]),
                         ([[Angry()]], [1]), ([[1]], Angry()),
                         ([[1]], [Angry()])]:
        with pytest.raises(NaiveBayesError):
            make().fit(rows, labels)


def test_huge_numbers_in_messages_and_views():
    model = BernoulliNB(alpha=10**5000).fit([[1], [0]], [1, 2])
    assert "a very long int" in repr(model)
    with pytest.raises(NaiveBayesError, match="options differ"):
        model.merge(BernoulliNB().fit([[1], [0]], [1, 2]))
    with pytest.raises(NaiveBayesError, match="prior"):
        BernoulliNB(priors={1: 10**5000})


def test_many_features_and_many_classes_are_no_trouble():
    wide = [[1] * 20000, [2] * 20000]
    assert MultinomialNB().fit(wide, [0, 1]).classes == [0, 1]
    rows = [[i % 2] * 20 for i in range(600)]
    model = BernoulliNB().fit(rows, list(range(600)))
    assert len(model.posterior(rows[0])) == 600


def test_merge_names_the_model_it_needs():
    model = GaussianNB().fit([[1], [2]], [1, 1])
    with pytest.raises(NaiveBayesError, match="another GaussianNB, not 5"):
        model.merge(5)


def test_named_features_of_a_batch_are_those_of_the_model():
    model = BernoulliNB().fit([[1, 0]], ["a"], ["wings", "teeth"])
    model.partial_fit([[0, 1]], ["b"])
    with pytest.raises(NaiveBayesError, match="feature teeth"):
        model.partial_fit([[0, 7]], ["b"])
