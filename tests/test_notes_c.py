"""Notes C: multiplication rule, indicators, MLE, presence or counts."""

import math
from fractions import Fraction as F
from itertools import permutations

import pytest
from board import X, Y

from naivebayes import (
    BernoulliNB,
    CategoricalNB,
    MultinomialNB,
    chain_rule,
    conditional,
    count_vector,
    independence_gap,
    indicator_share,
    joint_distribution,
    load_votes,
    presence_vector,
    tokenize,
    vocabulary,
)

ROWS = [["s", 1], ["s", 2], ["t", 1], ["u", 3], ["u", 3], ["t", 3],
        ["s", 1]]
CLASSES = ["c", "b", "c", "a", "c", "a", "c"]


def test_indicator_sums_equal_the_counted_mles():
    model = BernoulliNB(alpha=0).fit(X, Y)
    for c in (1, 7):
        for j, phi in enumerate(model.phi(c)):
            assert indicator_share(X, Y, j, 1, c) == phi
            assert indicator_share(X, Y, j, 0, c) == 1 - phi
    model = CategoricalNB(alpha=0).fit(ROWS, CLASSES)
    for c in "abc":
        for j, shares in enumerate(model.phi(c)):
            for v, phi in shares.items():
                assert indicator_share(ROWS, CLASSES, j, v, c) == phi


def log_likelihood(phi_y, phi):
    """Notes C's joint log-likelihood of the board, written out."""
    total = 0.0
    for x, y in zip(X, Y):
        total += math.log(phi_y[y])
        for x_j, p in zip(x, phi[y]):
            total += math.log(p if x_j else 1 - p)
    return total


def test_the_mle_maximizes_the_joint_log_likelihood():
    model = BernoulliNB(alpha=0).fit(X, Y)
    phi_y = {c: float(p) for c, p in model.priors.items()}
    phi = {c: [float(p) for p in model.phi(c)] for c in (1, 7)}
    best = log_likelihood(phi_y, phi)
    assert model.log_likelihood(X, Y) == pytest.approx(best, rel=1e-13)
    for step in (-0.01, 0.01):
        moved = {1: phi_y[1] + step, 7: phi_y[7] - step}
        assert log_likelihood(moved, phi) < best
        for c in (1, 7):
            for j in range(9):
                other = {k: list(v) for k, v in phi.items()}
                other[c][j] += step
                assert log_likelihood(phi_y, other) < best


def test_smoothing_lowers_the_likelihood_of_the_training_rows():
    logs = [BernoulliNB(alpha=alpha).fit(X, Y).log_likelihood(X, Y)
            for alpha in (0, F(1, 2), 1, 5)]
    assert logs == sorted(logs, reverse=True)
    assert len(set(logs)) == 4


def test_the_categorical_mle_maximizes_too():
    best = CategoricalNB(alpha=0).fit(ROWS, CLASSES)
    top = best.log_likelihood(ROWS, CLASSES)
    by_hand = 0.0
    for x, c in zip(ROWS, CLASSES):
        by_hand += math.log(best.joint(x)[c])
    assert top == pytest.approx(by_hand, rel=1e-13)
    for alpha in (F(1, 100), 1):
        smoothed = CategoricalNB(alpha=alpha).fit(ROWS, CLASSES)
        assert smoothed.log_likelihood(ROWS, CLASSES) < top


def test_the_multiplication_rule_in_any_order():
    outcomes = [(c, x[0], x[1]) for c, x in zip(CLASSES, ROWS)]
    joint = joint_distribution(outcomes)
    for outcome, probability in joint.items():
        for order in permutations(range(3)):
            product = F(1)
            for factor in chain_rule(joint, outcome, list(order)):
                product *= factor
            assert product == probability


def test_the_naive_assumption_is_an_independence_gap_of_zero():
    # within each class every combination equally often
    pairs = [(0, 0), (0, 1), (1, 0), (1, 1)] * 2
    first, second = [p[0] for p in pairs], [p[1] for p in pairs]
    assert independence_gap(first, second, [1] * 4 + [7] * 4) == 0
    votes = load_votes()
    gap = independence_gap([x[3] for x in votes.X],
                           [x[4] for x in votes.X], votes.y)
    assert gap > F(1, 100)  # two votes that go together within a party


def test_bayes_rule_from_the_table_is_the_posterior():
    outcomes = [(y, x[0]) for x, y in zip(X, Y)]
    joint = joint_distribution(outcomes)
    column = [[x[0]] for x in X]
    model = BernoulliNB(alpha=0).fit(column, Y)
    for value in (0, 1):
        by_table = conditional(joint, position=0, given=1)[value]
        assert model.posterior([value]) == by_table


def test_presence_and_counts_are_two_models_of_a_text():
    texts = ["spam spam spam egg", "egg ham", "ham ham egg"]
    words = [tokenize(text) for text in texts]
    entries = vocabulary(words)
    assert entries == ["egg", "ham", "spam"]
    present = [presence_vector(w, entries) for w in words]
    counted = [count_vector(w, entries) for w in words]
    assert present == [[1, 0, 1], [1, 1, 0], [1, 1, 0]]
    assert counted == [[1, 0, 3], [1, 1, 0], [1, 2, 0]]
    labels = ["p", "q", "q"]
    bernoulli = BernoulliNB(alpha=1).fit(present, labels)
    multinomial = MultinomialNB(alpha=1).fit(counted, labels)
    # P(spam|p): 1 document of 1, smoothed; or 3 words of 4, smoothed
    assert bernoulli.phi("p")[2] == F(2, 3)
    assert multinomial.theta("p")[2] == F(4, 7)
