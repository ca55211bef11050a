"""Random data for every model, from a seed."""

import random
from fractions import Fraction as F

from naivebayes import (
    BernoulliNB,
    CategoricalNB,
    GaussianNB,
    MixedNB,
    MultinomialNB,
)

LABELS = ["pear", "apple", "Fig"]


def labels(generator, n):
    """Three classes of unequal sizes, each with some rows."""
    y = LABELS * 3
    while len(y) < n:
        y.append(generator.choice("aab").replace("a", "pear").replace(
            "b", "Fig"))
    generator.shuffle(y)
    return y


def bits(generator, c):
    return [int(generator.random() < 0.2 + 0.1 * len(c)) for _ in "12345"]


def names(generator, c):
    return [generator.choice("uvw" + c[0]) for _ in "1234"]


def counts(generator, c):
    return [generator.randrange(len(c)) for _ in "12345"]


def bag(generator, c):
    words = ["red", "owl", "hen", "fox", "elk", c]
    return {generator.choice(words): generator.randrange(1, 4)
            for _ in "1234"}


def lengths(generator, c):
    return [generator.gauss(len(c) * k, k) for k in (1, 2, 3)]


def several(generator, c):
    return [*names(generator, c)[:2], *lengths(generator, c)[:2],
            bool(bits(generator, c)[0])]


KINDS = {
    "Bernoulli": (BernoulliNB, bits, {"alpha": 1}),
    "Bernoulli, alpha 1/2": (BernoulliNB, bits, {"alpha": F(1, 2)}),
    "Bernoulli of bags": (BernoulliNB, bag, {"alpha": 1}),
    "categorical": (CategoricalNB, names, {"alpha": 1}),
    "categorical, alpha 0.1": (CategoricalNB, names, {"alpha": 0.1}),
    "categorical, uniform": (CategoricalNB, names,
                             {"priors": "uniform"}),
    "multinomial": (MultinomialNB, counts, {"alpha": 1}),
    "multinomial of bags": (MultinomialNB, bag, {"alpha": F(1, 3)}),
    "Gaussian": (GaussianNB, lengths, {}),
    "Gaussian, smoothed": (GaussianNB, lengths, {"var_smoothing": 0.01}),
    "mixed": (MixedNB, several, {"alpha": 1}),
}
EXACT = ["Bernoulli", "Bernoulli, alpha 1/2", "Bernoulli of bags",
         "categorical", "categorical, uniform", "multinomial",
         "multinomial of bags"]


def some_data(kind, seed=0, n=40):
    """A model's maker, rows and labels."""
    generator = random.Random(f"{kind} {seed}")
    model, row, options = KINDS[kind]
    y = labels(generator, n)
    X = [row(generator, c) for c in y]
    return lambda: model(**options), X, y
