"""Values that training did not have: left out, smoothed or refused.

| name     | meaning                                   | example     |
|----------|-------------------------------------------|-------------|
| `new`    | feature -> its unseen values in some rows | {4: {"z"}}  |
| `Unseen` | stands in a row for such a value          | to smooth   |
"""

from typing import Any

from naivebayes.checks.messages import listed, place, shown
from naivebayes.errors import UnseenValueError
from naivebayes.notation import Row, Rows, Value, text_of


class Unseen:
    """Stands in a row for a value that training did not have."""


def without(model: Any, x: Row, new: dict[int, set[Value]]) -> Row:
    """A row without its unseen values."""
    kept = list(x)
    for j, unseen in new.items():
        if kept[j] in unseen:
            smooth = (
                model.unseen == "smooth" and j not in model.left_out
            )
            kept[j] = Unseen if smooth else None
    return kept


def report_unseen(
    model: Any, rows: Rows, new: dict[int, set[Value]], what: str
) -> str:
    """The warning of unseen values; refuses them on "error"."""
    if model.unseen == "smooth" or not new:
        return ""
    found = places_of(rows, new)
    i, j = found[0]
    name, v = model.feature_names[j], rows[i][j]
    message = (
        f"{place(i, what)}, feature {name}: {shown(v)} was not "
        f"seen in training.{type_hint(v, model.values[j])}"
    )
    if model.unseen == "error":
        raise UnseenValueError(
            f"{message} The values are {listed(model.values[j])}. "
            "Declare it in values=, or choose unseen='skip'."
        )
    more = len(found) - 1
    others = f" So are those of {more} more values." if more else ""
    return f"{message} Its factor is left out.{others}"


def places_of(
    rows: Rows, new: dict[int, set[Value]]
) -> list[tuple[int, int]]:
    """(row, feature) of each unseen value."""
    found = []
    for i, x in enumerate(rows):
        for j, unseen in new.items():
            if x[j] in unseen:
                found.append((i, j))
    return found


def type_hint(v: Any, values: list[Value]) -> str:
    """A hint where a known value differs by type: "1" and 1."""
    for known in values:
        if type(known) is not type(v) and plain(known) == plain(v):
            return f" {shown(known)} was: the types differ."
    return ""


def plain(v: Any) -> str:
    """The text of a value, the same for 1, 1.0 and "1"."""
    text = text_of(v).lower()
    return text[:-2] if text.endswith(".0") else text
