"""Observed combinations and joint tables from what was given.

| name     | meaning                                  | example    |
|----------|------------------------------------------|------------|
| outcome  | one value for each variable, a tuple     | (1, 0)     |
| table    | outcome -> probability                   | {(1, 0): 1}|
| position | a variable, counted from 0               | 1          |
"""

from collections.abc import Mapping
from typing import Any

from naivebayes.checks.messages import shown
from naivebayes.checks.values import (
    as_list,
    as_nonnegative,
    as_whole,
    is_hashable,
    is_nan,
    sums_to_one,
)
from naivebayes.errors import NaiveBayesError
from naivebayes.notation import Number

Outcome = tuple[Any, ...]


def as_outcomes(pairs: Any) -> list[Outcome]:
    """Observed combinations as tuples of one length."""
    outcomes = []
    for i, pair in enumerate(as_list(pairs, "pairs")):
        outcome = tuple(as_list(pair, f"pairs[{i}]"))
        for value in outcome:
            check_outcome_value(value, f"pairs[{i}]")
        outcomes.append(outcome)
    if not outcomes:
        raise NaiveBayesError("pairs is empty: nothing was observed.")
    check_lengths(outcomes)
    return outcomes


def check_outcome_value(value: Any, what: str) -> None:
    """Refuse what cannot be an observed value."""
    if not is_hashable(value):
        raise NaiveBayesError(
            f"{what} holds {shown(value)}; a value is "
            "one name or number."
        )
    if value is None or is_nan(value):
        raise NaiveBayesError(
            f"{what} holds {shown(value)}: leave out "
            "what was not observed."
        )


def check_lengths(outcomes: list[Outcome]) -> None:
    """Refuse outcomes of unequal length, and the empty one."""
    n = len(outcomes[0])
    if n == 0:
        raise NaiveBayesError(
            "an outcome is empty: it needs at least one value."
        )
    for i, outcome in enumerate(outcomes):
        if len(outcome) != n:
            raise NaiveBayesError(
                f"outcome {i + 1} has {len(outcome)} values and the "
                f"first one has {n}."
            )


def as_joint(joint: Any) -> dict[Outcome, Number]:
    """A table from outcomes to probabilities."""
    if not isinstance(joint, Mapping) or not joint:
        raise NaiveBayesError(
            "joint must be a dict from outcomes (tuples) to "
            "probabilities, as joint_distribution gives it, not "
            f"{shown(joint)}."
        )
    table = {}
    for outcome, probability in joint.items():
        check_tuple(outcome)
        what = f"p({shown(outcome)})"
        table[outcome] = as_nonnegative(probability, what)
    check_lengths(list(table))
    if not sums_to_one(list(table.values())):
        raise NaiveBayesError(
            "the probabilities in joint do not sum to 1; "
            "joint_distribution makes a table that does."
        )
    return table


def check_tuple(outcome: Any) -> None:
    """Refuse what is no outcome: a tuple of observed values."""
    if not isinstance(outcome, tuple):
        raise NaiveBayesError(
            f"an outcome in joint is {shown(outcome)}, not a tuple."
        )
    for value in outcome:
        check_outcome_value(value, "an outcome in joint")


def check_position(
    table: dict[Outcome, Number], position: Any, what: str
) -> None:
    """Refuse a position that no outcome of the table has."""
    n = len(next(iter(table)))
    if as_whole(position, what, least=0) >= n:
        raise NaiveBayesError(
            f"{what} is {shown(position)} and an outcome has {n} "
            "values; positions count from 0."
        )


def as_outcome(table: dict[Outcome, Number], outcome: Any) -> Outcome:
    """An outcome of the table's length."""
    values = tuple(as_list(outcome, "outcome"))
    for value in values:
        check_outcome_value(value, "outcome")
    n = len(next(iter(table)))
    if len(values) != n:
        raise NaiveBayesError(
            f"outcome has {len(values)} values; those of joint have "
            f"{n}."
        )
    return values


def as_order(table: dict[Outcome, Number], order: Any) -> list[int]:
    """Every position once."""
    n = len(next(iter(table)))
    if order is None:
        return list(range(n))
    positions = as_list(order, "order")
    for k, position in enumerate(positions):
        check_position(table, position, f"order[{k}]")
    if sorted(positions) != list(range(n)):
        raise NaiveBayesError(
            f"order is {shown(order)}; it must name each position from "
            f"0 to {n - 1} once."
        )
    return positions
