"""How the columns of a table were read, as a model file keeps it.

| entry  | meaning                                           | example |
|--------|---------------------------------------------------|---------|
| target | the column of the labels                          | "class" |
| kinds  | column -> "whole", "number" or "text"             |         |
| missing | the text that stands for a missing value, or None | "?"    |
| header | False where the first line was data               | True    |
"""

from typing import Any, NamedTuple

from naivebayes.checks.messages import listed, shown
from naivebayes.errors import NaiveBayesError
from naivebayes.models.base import NaiveBayes
from naivebayes.models.categorical import CategoricalNB
from naivebayes.models.parts import part_of

KINDS = ("whole", "number", "text")


class Table(NamedTuple):
    """The columns of a table that a model asks for, and its marks."""

    target: str | None
    kinds: dict[str, str]
    missing: str | None
    header: bool


def table_in(document: Any, model: NaiveBayes) -> Table:
    """The table in a model file; made from the model where none is."""
    entry = document.get("table")
    if entry is None:
        return Table(None, kinds_of(model), None, True)
    try:
        table = Table(**entry)
        check_kinds(dict(table.kinds), model)
    except (TypeError, ValueError) as error:
        if isinstance(error, NaiveBayesError):
            raise
        raise refusal(f"its table is {shown(entry)}") from None
    for mark in (table.target, table.missing):
        if mark is not None and not isinstance(mark, str):
            raise refusal(f"its table holds {shown(mark)}")
    return table._replace(header=table.header is not False)


def check_kinds(kinds: dict[str, str], model: NaiveBayes) -> None:
    """Refuse columns that are not those of the model."""
    names = list(kinds)
    fits = names == model.feature_names
    if model.bags:
        fits = len(names) == 1
    if not fits or not set(kinds.values()) <= set(KINDS):
        raise refusal(f"its table has the columns {listed(names)}")


def refusal(reason: str) -> NaiveBayesError:
    """The error for a table that does not fit its model."""
    return NaiveBayesError(
        f"this is no model file that can be used: {reason}. Make it "
        "again with naivebayes fit."
    )


def kinds_of(model: NaiveBayes) -> dict[str, str]:
    """What the columns of a model hold, from what it has learned."""
    if model.bags:
        raise NaiveBayesError(
            "this model counts words and does not say which column of "
            "a table holds the text: make it with naivebayes fit."
        )
    kinds = {}
    for j, name in enumerate(model.feature_names):
        part, k = part_of(model, j)
        kind = "number"
        if isinstance(part, CategoricalNB) and has_text(part.values[k]):
            kind = "text"
        kinds[name] = kind
    return kinds


def has_text(values: list[Any]) -> bool:
    """True where a value is no number, and where there is none."""
    are_text = [isinstance(v, str) for v in values]
    return not values or any(are_text)
