"""No input ends in anything but an answer or the library's own error."""

import inspect
import random
import warnings
from fractions import Fraction as F

import pytest
from models import KINDS, some_data

import naivebayes
from naivebayes import NaiveBayesError
from naivebayes.explain import explain, explain_logs

ODD = [
    None, True, False, 0, 1, 2, -1, 7, 0.5, -0.0, 1e308, -1e308, 5e-324,
    1e200, 10**400, -(10**400), 10**5000, F(1, 3), F(1, 10**400),
    float("nan"), float("inf"), -float("inf"), 1j, "", "a", "1", "text",
    b"bytes", [], [[]], [1], ["a"], [None], [float("nan")], [[1, 2]],
    [[1], [2, 3]], [[[1]]], (), (1, 2), {}, {1: 2}, {"a": 1}, {"a": None},
    {1: float("nan")}, {("a", 1): F(1, 2)}, set(), {1}, {"a"},
    frozenset("ab"), range(3), object, len, object(), [{"a": 1}],
    [{"a": -1}], [set("ab")], ["a", "b"], [1, 2], [0.1, 0.2],
    [[0, 1], [1, 0]], [["u", 1], ["v", 2]], [10**400, 0.5],
]
LOADERS = [name for name in naivebayes.__all__ if name.startswith("load")]
FUNCTIONS = [
    getattr(naivebayes, name) for name in naivebayes.__all__
    if inspect.isfunction(getattr(naivebayes, name))
    and name not in LOADERS and name not in ("mushroom_words",)
]
METHODS = ["predict", "predict_proba", "predict_log_proba",
           "predict_joint_log_proba", "joint", "posterior", "log_joint",
           "merge", "phi", "theta", "variances"]
TWO = ["fit", "partial_fit", "score", "likelihoods", "log_likelihood"]


def allowed(call, *arguments):
    """Run a call that may refuse, but in the library's own words."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            call(*arguments)
        except NaiveBayesError as error:
            assert len(str(error)) > 15, (call, arguments, str(error))


@pytest.mark.parametrize("function", FUNCTIONS,
                         ids=lambda function: function.__name__)
def test_functions_answer_or_refuse(function):
    n = len(inspect.signature(function).parameters)
    generator = random.Random(function.__name__)
    for value in ODD:
        allowed(function, *[value] * n)
    for _ in range(1500):
        allowed(function, *[generator.choice(ODD) for _ in range(n)])


@pytest.mark.parametrize("name", ["BernoulliNB", "CategoricalNB",
                                  "MultinomialNB", "GaussianNB",
                                  "MixedNB"])
def test_models_answer_or_refuse_odd_options(name):
    make = getattr(naivebayes, name)
    rows = [[0, 1], [1, 0], [1, 1], [0, 0]]
    for option in inspect.signature(make).parameters:
        for value in ODD:
            allowed(lambda option=option, value=value: make(
                **{option: value}).fit(rows, list("abab")).predict(rows))


@pytest.mark.parametrize("kind", KINDS)
def test_models_answer_or_refuse_odd_data(kind):
    make, X, y = some_data(kind)
    model = make().fit(X, y)
    generator = random.Random(kind)
    for value in ODD:
        for name in METHODS:
            if hasattr(model, name):
                allowed(getattr(model, name), value)
                allowed(getattr(make(), name), value)
        for name in TWO:
            allowed(getattr(model, name), value, value)
            allowed(getattr(make(), name), value, y)
            allowed(getattr(make(), name), X, value)
        allowed(make().fit, X, y, value)
        allowed(explain, model, value)
        allowed(explain_logs, model, value)
        for rows in rows_with(X, value, generator):
            fitted = make()
            allowed(fitted.partial_fit, rows, y)
            allowed(fitted.predict_proba, rows)
            allowed(make().fit, rows, y)
            allowed(model.predict, rows)
            allowed(model.posterior, rows[0])
            allowed(explain, model, rows[0])


def rows_with(X, value, generator):
    """The rows with one odd entry, and with a column of them."""
    if isinstance(X[0], dict):
        yield [{**X[0], "red": value}, *X[1:]]
        if value.__hash__ and not isinstance(value, (tuple, frozenset)):
            yield [{**X[0], value: 1}, *X[1:]]
        return
    j = generator.randrange(len(X[0]))
    yield [[*X[0][:j], value, *X[0][j + 1:]], *X[1:]]
    yield [[*x[:j], value, *x[j + 1:]] for x in X]
    yield [[value] * len(x) for x in X]
    yield [value, *X[1:]]
    many = [generator.choice(ODD) for _ in X]
    yield [[*x[:j], v, *x[j + 1:]] for x, v in zip(X, many)]


@pytest.mark.parametrize("kind", KINDS)
def test_models_answer_or_refuse_odd_labels(kind):
    make, X, y = some_data(kind)
    generator = random.Random(kind)
    for value in ODD:
        labels = [value, *y[1:]]
        fitted = make()
        allowed(fitted.partial_fit, X, labels)
        allowed(fitted.predict, X[:3])
    for _ in range(50):
        labels = [generator.choice(ODD) for _ in X]
        allowed(make().fit, X, labels)
