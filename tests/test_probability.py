from fractions import Fraction as F
from itertools import permutations

import pytest

from naivebayes import (
    NaiveBayesError,
    chain_rule,
    conditional,
    independence_gap,
    joint_distribution,
    marginal,
)

TRIPLES = [
    ("sun", "hot", 1), ("sun", "hot", 1), ("sun", "cold", 2),
    ("rain", "cold", 3), ("rain", "cold", 1), ("rain", "hot", 3),
    ("fog", "cold", 2),
]


def test_joint_probabilities_are_shares_of_the_observed():
    joint = joint_distribution(TRIPLES)
    assert joint["sun", "hot", 1] == F(2, 7)
    assert joint["fog", "cold", 2] == F(1, 7)
    assert sum(joint.values()) == 1
    assert list(joint) == sorted(joint)


def test_marginals_add_the_other_variables_away():
    joint = joint_distribution(TRIPLES)
    assert marginal(joint, 0) == {
        "fog": F(1, 7), "rain": F(3, 7), "sun": F(3, 7)}
    assert marginal(joint, 2) == {1: F(3, 7), 2: F(2, 7), 3: F(2, 7)}


def test_conditionals_sum_to_one_for_each_condition():
    joint = joint_distribution(TRIPLES)
    table = conditional(joint, position=1, given=0)
    assert table == {
        "fog": {"cold": F(1)},
        "rain": {"cold": F(2, 3), "hot": F(1, 3)},
        "sun": {"cold": F(1, 3), "hot": F(2, 3)},
    }
    turned = conditional(joint, position=0, given=1)
    assert turned["hot"] == {"rain": F(1, 3), "sun": F(2, 3)}


def test_the_factors_multiply_to_the_joint_in_every_order():
    joint = joint_distribution(TRIPLES)
    outcome = ("rain", "cold", 3)
    assert chain_rule(joint, outcome) == [F(3, 7), F(2, 3), F(1, 2)]
    assert chain_rule(joint, outcome, [2, 1, 0]) == [
        F(2, 7), F(1, 2), F(1)]
    for order in permutations(range(3)):
        first, second, third = chain_rule(joint, outcome, list(order))
        assert first * second * third == joint[outcome]


def test_an_impossible_outcome_ends_with_a_zero():
    joint = joint_distribution(TRIPLES)
    assert chain_rule(joint, ("fog", "hot", 1)) == [F(1, 7), 0]
    assert chain_rule(joint, ("snow", "hot", 1)) == [0]


def test_independent_features_have_no_gap():
    a = [0, 0, 1, 1, 0, 1]
    b = ["x", "y", "x", "y", "x", "x"]
    assert independence_gap(a, b, list("ccccdd")) == 0


def test_the_gap_is_the_largest_difference_within_a_class():
    # class c: a = b always: 1/2 against 1/2 * 1/2
    a, b = [0, 1, 0, 1, 1], [0, 1, 0, 1, 0]
    assert independence_gap(a, b, list("ccccd")) == F(1, 4)
    # class d: (0,0) twice, (0,1), (1,0): 2/4 against 3/4 * 3/4
    a, b = [0, 0, 0, 1, 5], [0, 0, 1, 0, None]
    assert independence_gap(a, b, list("ddddd")) == F(1, 16)


def test_features_that_depend_only_through_the_class_have_no_gap():
    a = [0, 0, 1, 1, 1]
    assert independence_gap(a, a, list("ccddd")) == 0


@pytest.mark.parametrize("bad", [
    [], None, [(1, None)], [(1, float("nan"))], [(1, 2), (1,)], [()],
    [5], [([1], 2)], "ab"])
def test_what_was_not_observed_is_refused(bad):
    with pytest.raises(NaiveBayesError):
        joint_distribution(bad)


def test_wrong_tables_positions_and_orders_are_refused():
    joint = joint_distribution(TRIPLES)
    for bad in (None, {}, {"a": 1}, {(1, 2): "x"}, {(1,): 1, (1, 2): 1}):
        with pytest.raises(NaiveBayesError):
            marginal(bad, 0)
    for position in (3, -1, "0", None, True):
        with pytest.raises(NaiveBayesError, match="position"):
            marginal(joint, position)
        with pytest.raises(NaiveBayesError, match="position"):
            conditional(joint, position, 0)
    for order in ([0, 1], [0, 1, 1], [0, 1, 5], "012", 3):
        with pytest.raises(NaiveBayesError):
            chain_rule(joint, ("sun", "hot", 1), order)
    for outcome in ((1, 2), 5, ([1], 2, 3), "abc"):
        with pytest.raises(NaiveBayesError):
            chain_rule(joint, outcome)


def test_columns_must_belong_together():
    with pytest.raises(NaiveBayesError, match="a has 2 entries and b"):
        independence_gap([1, 2], [1], [1, 1])
    with pytest.raises(NaiveBayesError, match="a has 1 entries and y"):
        independence_gap([1], [1], [1, 1])
    with pytest.raises(NaiveBayesError, match="no row"):
        independence_gap([None], [1], [1])


def test_an_outcome_without_probability_has_no_conditional():
    table = {("a", 0): F(1), ("b", 0): F(0)}
    assert conditional(table, 1, 0) == {"a": {0: F(1)}}


@pytest.mark.parametrize("bad", [
    {(1, 0): 5, (0, 1): 7}, {(0, 0): 1e308, (0, 1): 1e308},
    {(0, 0): 10**400, (0, 1): 0.5}, {(0, 0): F(1, 2)},
    {(None, 0): 1}, {(float("nan"), 0): 1}])
def test_tables_that_hold_no_probabilities_are_refused(bad):
    for call in (lambda: marginal(bad, 0), lambda: conditional(bad, 1, 0),
                 lambda: chain_rule(bad, (0, 0))):
        with pytest.raises(NaiveBayesError):
            call()


def test_wrong_arguments_are_named():
    joint = joint_distribution(TRIPLES)
    with pytest.raises(NaiveBayesError, match="^given is 5"):
        conditional(joint, 0, given=5)
    with pytest.raises(NaiveBayesError, match=r"^order\[1\] is 4"):
        chain_rule(joint, ("sun", "hot", 1), order=[0, 4, 1])
    with pytest.raises(NaiveBayesError, match="outcome has 2 values; th"):
        chain_rule(joint, ("sun", "hot"))


def test_columns_with_many_values_are_no_trouble():
    column = list(range(400))
    assert independence_gap(column, column, [0] * 400) == F(399, 160000)
