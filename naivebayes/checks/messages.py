"""How a message shows a value, a row and a list of names.

| name    | meaning                   | example        |
|---------|---------------------------|----------------|
| `i`     | a row, counted from 0     | row 3 (X[2])   |
| `value` | what was given            | 'abc' (str)    |
"""

from typing import Any

SHOWN = 60  # characters of a value that a message shows


def shown(value: Any) -> str:
    """The value as a message shows it: its text, cut, and its type."""
    kind = type(value).__name__
    if value is None:
        return "None"
    try:
        text = repr(value)
    except Exception:  # a foreign __repr__, or an int of 5000 digits
        return f"a very long {kind}" if kind == "int" else f"a {kind}"
    if len(text) > SHOWN:
        text = text[:SHOWN] + "..."
    return f"{text} ({kind})"


def named(label: Any) -> str:
    """A label or a name as a message shows it, without its type."""
    return shown(label).rsplit(" (", 1)[0]


def listed(items: Any, most: int = 8) -> str:
    """A few items for a message, and how many more there are."""
    items = list(items)
    texts = [named(item) for item in items[:most]]
    if len(items) > most:
        texts.append(f"and {len(items) - most} more")
    return ", ".join(texts)


def counted(n: int, noun: str) -> str:
    """A number of things: 1 row, 2 rows."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def row_name(i: int) -> str:
    """A row as people and as Python count it: row 3 (X[2])."""
    return f"row {i + 1} (X[{i}])"


def default_names(n_features: int) -> list[str]:
    """x1, x2, ... as the notes name the features."""
    return [f"x{j + 1}" for j in range(n_features)]


def place(i: int, what: str) -> str:
    """How a message calls row i: row 3 (X[2]), or x."""
    return row_name(i) if what == "X" else what
