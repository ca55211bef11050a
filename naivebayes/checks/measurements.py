"""Columns of numbers from what was given.

| name    | meaning                                | example    |
|---------|----------------------------------------|------------|
| numbers | all exact, or all floats               | [1, 2]     |
| rows    | lists of one length                    | [[1], [2]] |
"""

from typing import Any

from naivebayes.checks.messages import default_names, row_name
from naivebayes.checks.values import (
    as_float,
    as_list,
    as_number,
    as_numbers,
)
from naivebayes.errors import NaiveBayesError
from naivebayes.notation import Number, are_exact


def known_numbers(values: Any, what: str, least: int) -> list[Number]:
    """At least `least` numbers, all of them exact or all floats."""
    numbers = as_numbers(values, "values")
    if len(numbers) < least:
        raise NaiveBayesError(
            f"{what} needs at least {least} value{'s' * (least > 1)}, "
            f"and got {len(numbers)}."
        )
    return alike(numbers)


def alike(numbers: list[Number]) -> list[Number]:
    """All floats where one of them is a float; else as they are."""
    if are_exact(numbers):
        return numbers
    floats: list[Number] = []
    for i, number in enumerate(numbers):
        floats.append(as_float(number, f"values[{i}]"))
    return floats


def number_columns(rows: Any) -> list[list[Number]]:
    """The known numbers of each feature, from rows of equal length."""
    table = []
    for i, row in enumerate(as_list(rows, "rows")):
        table.append(as_list(row, row_name(i)))
    check_table(table)
    names = default_names(len(table[0]))
    columns: list[list[Number]] = [[] for _ in names]
    for i, row in enumerate(table):
        for name, column, x_j in zip(names, columns, row):
            if x_j is not None:
                what = f"{row_name(i)}, feature {name},"
                column.append(as_number(x_j, what))
    return [alike(column) for column in columns]


def check_table(table: list[list[Any]]) -> None:
    """Refuse no rows, no features, and rows of unequal length."""
    if not table or not table[0]:
        raise NaiveBayesError(
            "summarize needs at least one row with at least one "
            "feature."
        )
    n_features = len(table[0])
    for i, row in enumerate(table):
        if len(row) != n_features:
            raise NaiveBayesError(
                f"{row_name(i)} has {len(row)} features; the first row "
                f"has {n_features}."
            )
