"""Which columns of a file are used, by name, and as what.

| name    | meaning                                              |
|---------|------------------------------------------------------|
| j       | where a column stands in the file, counted from 0    |
| kind    | what its cells become: "whole", "number" or "text"   |
| target  | the column of the labels                             |
| ignored | columns of the file that a model does not ask for    |
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from naivebayes.checks.messages import listed, shown
from naivebayes.datasets.headers import (
    First,
    column_names,
    first_of,
    separator_hint,
)
from naivebayes.datasets.records import Block
from naivebayes.datasets.scanning import Scan
from naivebayes.errors import NaiveBayesError


class Picked(NamedTuple):
    """A column that is used. ready: so are its cells, as they stand."""

    name: str
    j: int
    kind: str
    ready: bool


class Selection(NamedTuple):
    """The columns that are used, in order, and how to read them."""

    features: list[Picked]
    target: Picked | None
    ignored: list[str]
    missing: str | None
    header: bool


def training_columns(scan: Scan, target: Any) -> Selection:
    """The target, and all other columns of a file as features.

    target: a name, or an index from 0, negative from the end.
    Raises NaiveBayesError for a target that is not there or has an
    empty cell, and where there is no feature beside it.
    """
    picked = []
    for j, column in enumerate(scan.columns):
        picked.append(Picked(column.name, j, column.kind, column.ready))
    names = [column.name for column in picked]
    j_target = target_index(target, names, separator_hint(scan.first))
    labels = picked.pop(j_target)
    line = scan.columns[j_target].first_missing
    if line is not None:
        refuse_empty_label(line, labels.name)
    if not picked:
        raise NaiveBayesError(
            f"it has one column, {shown(labels.name)}: besides the "
            "labels it needs at least one feature."
            f"{separator_hint(scan.first)}"
        )
    return Selection(picked, labels, [], scan.missing, scan.header)


def target_index(target: Any, names: list[str], hint: str) -> int:
    """The position of the target, from its name or its index."""
    if isinstance(target, str) and target in names:
        return names.index(target)
    if type(target) is int and -len(names) <= target < len(names):
        return target % len(names)
    raise NaiveBayesError(
        f"there is no column {shown(target)}. The columns are "
        f"{listed(names, 40)}.{hint or spelling_hint(target, names)}"
    )


def spelling_hint(target: Any, names: list[str]) -> str:
    """A hint where a name differs only in its capital letters."""
    for name in names:
        if isinstance(target, str) and name.lower() == target.lower():
            return f" Is {shown(name)} meant?"
    return ""


def refuse_empty_label(line: int, name: str) -> None:
    """Raise for a row without a label."""
    raise NaiveBayesError(
        f"line {line}: the target {shown(name)} is empty. Fill it in, "
        "or leave the row out."
    )


def prediction_columns(
    blocks: Iterable[Block],
    kinds: Mapping[str, str],
    missing: str | None = None,
    header: bool = True,
    target: str | None = None,
) -> Selection:
    """The columns of a model in a file, found by name.

    kinds: name -> kind of each column, in the order of the model; with
    the target among them where labels are wanted. Only the first block
    is read, and a file of a header alone will do.
    Raises NaiveBayesError for a column that is not there.
    """
    first = first_of(iter(blocks))
    names = column_names(first, header)
    absent = [name for name in kinds if name not in names]
    if absent:
        columns = "column" if len(absent) == 1 else "columns"
        raise NaiveBayesError(
            f"without the {columns} {listed(absent)} the model cannot "
            f"predict. The columns are {listed(names, 40)}."
            f"{absence_hint(first, header, len(absent), len(kinds))}"
        )
    picked = {}
    for name, kind in kinds.items():
        picked[name] = Picked(name, names.index(name), kind, False)
    labels = picked.pop(target) if target is not None else None
    ignored = [name for name in names if name not in kinds]
    if ignored and not first.cells[-1] and ignored[-1] == names[-1]:
        ignored.pop()  # a comma at the end of the line makes no column
    features = list(picked.values())
    return Selection(features, labels, ignored, missing, header)


def absence_hint(
    first: First, header: bool, n_absent: int, n_columns: int
) -> str:
    """What may be behind columns that are not there."""
    if len(first.cells) == 1:
        return separator_hint(first)
    if not header:
        return " Without a header, columns are named x1, x2, ..."
    if n_absent < n_columns:
        return ""
    return (
        " If the file has no header, say header=False (--no-header on "
        "the command line)."
    )
