"""Tables of exact probabilities, and the rules that naive Bayes needs.

| notes                | here                 | 1-vs-7: y, x1       |
|----------------------|----------------------|---------------------|
| p(x, y)              | `joint_distribution` | {(1, 0): 1/3, ...}  |
| p(x)                 | `marginal`           | p(y): {1: 4/9, ...} |
| p(y|x)               | `conditional`        | p(x1|y): 3/4, …     |
| p(x) p(y|x) p(z|x,y) | `chain_rule`         | [4/9, 1/4]          |
| p(x|y, z) = p(x|y)   | `independence_gap`   | 0 where it holds    |

A joint table is a dict from an outcome, a tuple with one value for
each variable, to its probability. Variables are named by their
position in the tuple, counted from 0.
"""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from naivebayes.checks.labels import as_labels, check_same_length
from naivebayes.checks.outcomes import (
    Outcome,
    as_joint,
    as_order,
    as_outcome,
    as_outcomes,
    check_position,
)
from naivebayes.checks.values import as_list
from naivebayes.errors import NaiveBayesError
from naivebayes.notation import (
    Column,
    Label,
    Labels,
    Number,
    Rows,
    in_order,
    ratio,
)

Joint = Mapping[Outcome, Number]


def joint_distribution(pairs: Rows) -> dict[Outcome, Fraction]:
    """The share of each combination of values among the observed ones.

        p(x, y) = count(X = x and Y = y) / m

    pairs: observed combinations: pairs, triples or longer, all of one
    length, without missing values.
    Raises NaiveBayesError for no pairs, unequal lengths, None or NaN.
    Notes C, "Multiplication rule".
    Page: docs/derivation/probability.md
    >>> from naivebayes import joint_distribution
    >>> labels_and_pixel_1 = [(1, 0), (1, 0), (1, 0), (1, 1), (7, 1),
    ...                       (7, 1), (7, 1), (7, 1), (7, 0)]
    >>> joint_distribution(labels_and_pixel_1)[1, 0]
    Fraction(1, 3)
    """
    outcomes = as_outcomes(pairs)
    counts = Counter(outcomes)
    joint = {}
    for outcome in in_order(counts):
        joint[outcome] = Fraction(counts[outcome], len(outcomes))
    return joint


def marginal(joint: Joint, position: int) -> dict[Any, Number]:
    """The probabilities of one variable, the others added away.

        p(x) = Σ_y p(x, y)

    joint: outcome -> probability; position: which variable.
    Raises NaiveBayesError for what is no joint table, and for a wrong
    position.
    Notes C, "Multiplication rule".
    Page: docs/derivation/probability.md
    >>> from naivebayes import joint_distribution, marginal
    >>> labels_and_pixel_1 = [(1, 0), (1, 0), (1, 0), (1, 1), (7, 1),
    ...                       (7, 1), (7, 1), (7, 1), (7, 0)]
    >>> marginal(joint_distribution(labels_and_pixel_1), position=0)
    {1: Fraction(4, 9), 7: Fraction(5, 9)}
    """
    table = as_joint(joint)
    check_position(table, position, "position")
    sums = summed(table, [position])
    values = in_order([x for (x,) in sums])
    return {x: sums[x,] for x in values}


def conditional(
    joint: Joint, position: int, given: int
) -> dict[Any, dict[Any, Number]]:
    """The probabilities of one variable once another one is known.

        p(y|x) = p(x, y) / p(x)

    joint: outcome -> probability; position: the variable y; given: the
    variable x. The result is value of x -> value of y -> probability;
    an x with probability 0 has no entry.
    Raises NaiveBayesError for what is no joint table, and for a wrong
    position.
    Notes C, "Multiplication rule"; "Naive Bayes": Bayes rule.
    Page: docs/derivation/probability.md
    >>> from naivebayes import conditional, joint_distribution
    >>> labels_and_pixel_1 = [(1, 0), (1, 0), (1, 0), (1, 1), (7, 1),
    ...                       (7, 1), (7, 1), (7, 1), (7, 0)]
    >>> joint = joint_distribution(labels_and_pixel_1)
    >>> conditional(joint, position=1, given=0)[1]
    {0: Fraction(3, 4), 1: Fraction(1, 4)}
    """
    table = as_joint(joint)
    check_position(table, position, "position")
    check_position(table, given, "given")
    p_x = marginal(table, given)
    p_xy = summed(table, [given, position])
    p_y_given_x: dict[Any, dict[Any, Number]] = {}
    for x in p_x:
        if p_x[x] != 0:
            p_y_given_x[x] = {}
    for x, y in in_order(p_xy):
        if x in p_y_given_x:
            p_y_given_x[x][y] = ratio(p_xy[x, y], p_x[x])
    return p_y_given_x


def chain_rule(
    joint: Joint, outcome: Outcome, order: Column | None = None
) -> list[Number]:
    """The factors of one outcome's probability, one for each variable.

        p(x, y, z) = p(x) p(y|x) p(z|x, y)

    joint: outcome -> probability; outcome: a tuple; order: positions,
    each once, in which the variables are taken (default: as they
    stand). The product of the factors is p(outcome) in every order.
    Where a condition has probability 0, so does the outcome: the
    factors end with the 0.
    Raises NaiveBayesError for a wrong table, outcome or order.
    Notes C, "Multiplication rule".
    Page: docs/derivation/probability.md
    >>> from naivebayes import chain_rule, joint_distribution
    >>> labels_and_pixel_1 = [(1, 0), (1, 0), (1, 0), (1, 1), (7, 1),
    ...                       (7, 1), (7, 1), (7, 1), (7, 0)]
    >>> joint = joint_distribution(labels_and_pixel_1)
    >>> chain_rule(joint, (1, 1))                      # p(y) p(x1|y)
    [Fraction(4, 9), Fraction(1, 4)]
    >>> chain_rule(joint, (1, 1), order=[1, 0])        # p(x1) p(y|x1)
    [Fraction(5, 9), Fraction(1, 5)]
    """
    table = as_joint(joint)
    values = as_outcome(table, outcome)
    positions = as_order(table, order)
    factors = []
    p_before: Number = Fraction(1)
    for k in range(1, len(positions) + 1):
        known = positions[:k]
        p_known = summed(table, known).get(part(values, known), 0)
        factors.append(ratio(p_known, p_before))
        if p_known == 0:
            break
        p_before = p_known
    return factors


def independence_gap(a: Column, b: Column, y: Labels) -> Fraction:
    """How far two features are from independent, given the class.

        max over c, u, v of |p(a=u, b=v|y=c) - p(a=u|y=c) p(b=v|y=c)|

    a, b: two columns; y: the labels. 0 where the two are independent
    in every class, at most 1/4. A row in which one of them is None
    is left out.
    Raises NaiveBayesError for columns of unequal length, and where no
    row has both values.
    Notes C, "Conditionally independent" and the naive assumption.
    Page: docs/derivation/probability.md
    >>> from naivebayes import independence_gap, load_one_vs_seven
    >>> data = load_one_vs_seven()
    >>> pixel_1 = [x[0] for x in data.X]
    >>> pixel_2 = [x[1] for x in data.X]
    >>> independence_gap(pixel_1, pixel_2, data.y)
    Fraction(4, 25)
    """
    pairs_of = pairs_by_class(a, b, y)
    largest = Fraction(0)
    for pairs in pairs_of.values():
        largest = max(largest, gap_of(pairs))
    return largest


def gap_of(pairs: list[Outcome]) -> Fraction:
    """The largest gap within one class, in counts.

    |p(u,v) - p(u) p(v)| = |n·n_uv - n_u·n_v| / n²
    """
    n = len(pairs)
    n_uv = Counter(as_outcomes(pairs))
    n_u = Counter([u for u, v in pairs])
    n_v = Counter([v for u, v in pairs])
    largest = 0
    for u in n_u:
        for v in n_v:
            gap = abs(n * n_uv[u, v] - n_u[u] * n_v[v])
            largest = max(largest, gap)
    return Fraction(largest, n * n)


def pairs_by_class(
    a: Column, b: Column, y: Labels
) -> dict[Label, list[Outcome]]:
    """The pairs of values of two columns in each class."""
    first, second = as_list(a, "a"), as_list(b, "b")
    labels = as_labels(y)
    check_same_length(first, "a", second, "b")
    check_same_length(first, "a", labels, "y")
    pairs_of: dict[Label, list[Outcome]] = {}
    for u, v, c in zip(first, second, labels):
        if u is not None and v is not None:
            pairs_of.setdefault(c, []).append((u, v))
    if not pairs_of:
        raise NaiveBayesError(
            "no row has a value in both columns: there is nothing to "
            "compare."
        )
    return pairs_of


def summed(
    table: dict[Outcome, Number], positions: list[int]
) -> dict[Outcome, Number]:
    """The probabilities of some variables, the others added away."""
    sums: dict[Outcome, Number] = {}
    for outcome, probability in table.items():
        kept = part(outcome, positions)
        sums[kept] = sums.get(kept, 0) + probability
    return sums


def part(outcome: Outcome, positions: list[int]) -> Outcome:
    """The values at some positions."""
    return tuple([outcome[k] for k in positions])
