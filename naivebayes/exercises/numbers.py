"""Numbers in plain characters: exact, about, and as a bar.

| value          | shown                 |
|----------------|-----------------------|
| Fraction(4, 9) | 4/9 ~ 0.4444          |
| bar of 1/4     | #####...............  |
"""

from fractions import Fraction
from typing import Any

from naivebayes.render.numbers import decimal

FIGURES = 4
LONGEST = 24  # characters of an exact number beside its decimal
BAR = 20  # characters of a bar that stands for 1
KINDS = (int, float, Fraction)


def is_number(value: Any) -> bool:
    """True for a plain number; True and False are none."""
    return type(value) in KINDS


def number(value: Any) -> str:
    """A number as people write it: 4/9 ~ 0.4444."""
    exact = str(value)
    if len(exact) > LONGEST:
        return decimal(value, FIGURES)
    if type(value) is Fraction and value.denominator != 1:
        return f"{exact} ~ {decimal(value, FIGURES)}"
    return exact


def bar(value: Any, width: int = BAR) -> str:
    """A share as a bar; nothing for what is no share."""
    if not is_number(value) or not 0 <= value <= 1:
        return ""
    full = int(value * width + Fraction(1, 2))
    return "#" * full + "." * (width - full)


def with_bars(names: list[str], values: list[Any]) -> list[str]:
    """A line for each number: its name, the number, its bar.

    Whole numbers are counts and have no bars, nor have numbers that
    are all too small to be seen.
    """
    texts = [number(value) for value in values]
    wide = max([len(name) for name in names], default=0)
    wider = max([len(text) for text in texts], default=0)
    bars = bars_of(values)
    lines = []
    for name, text, shown in zip(names, texts, bars):
        start = f"{name:{wide}}  {text:{wider}}"
        lines.append(f"{start}  {shown}".rstrip())
    return lines


def bars_of(values: list[Any]) -> list[str]:
    """A bar for each number, or none at all."""
    are_counts = all([type(value) is int for value in values])
    bars = [bar(value) for value in values]
    if are_counts or not any(["#" in shown for shown in bars]):
        return [""] * len(values)
    return bars


def listed_with_bars(values: list[Any]) -> list[str]:
    """The same for the factors of a picture: x1, x2, ..."""
    names = [f"x{j + 1}" for j in range(len(values))]
    return with_bars(names, values)
