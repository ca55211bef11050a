"""Steps of a solution as text, the way a blackboard shows them.

| name         | meaning                         | example             |
|--------------|---------------------------------|---------------------|
| step         | one line of the solution        | P(x1=1 | 1) = 1/4   |
| `figures`    | significant figures of decimals | 4: 0.0001831        |

Nothing is computed here: a step brings its numbers along.
"""

import math
from collections.abc import Iterable, Mapping
from decimal import Context, Decimal
from fractions import Fraction
from typing import Any, NamedTuple

from naivebayes.notation import Label, Number, Row, is_exact, text_of

FIGURES = 4
LONGEST = 10**40  # denominators beyond it do not fit a line
TITLES = {
    "prior": "Priors",
    "factor": "Factors",
    "product": "Products",
    "score": "Scores",
    "log score": "Scores with logarithms",
    "evidence": "Evidence",
    "posterior": "Posteriors",
    "prediction": "Prediction",
}


class Step(NamedTuple):
    """One line of a solution.

    part: prior, factor, product, score, evidence, posterior,
    prediction or log score; class_: its class, or None; what: the left
    side; formula: the rule; numbers: what was counted, unreduced;
    value: the result.
    """

    part: str
    class_: Label
    what: str
    formula: str
    numbers: Mapping[str, Any]
    value: Any


def decimal(value: Number, figures: int = FIGURES) -> str:
    """A number as a decimal with some significant figures.

    >>> from fractions import Fraction
    >>> decimal(Fraction(3, 16384))
    '0.0001831'
    >>> decimal(Fraction(1, 10**60))
    '1.000e-60'
    """
    if isinstance(value, float) and math.isinf(value):
        return repr(value)
    context = Context(prec=figures)
    exact = Fraction(value)
    top, bottom = Decimal(exact.numerator), Decimal(exact.denominator)
    rounded = context.divide(top, bottom)
    size = rounded.adjusted() if rounded else 0
    if -7 < size < 7:
        last = figures - 1 - size
        return f"{rounded:.{max(last, 0)}f}"
    return f"{rounded:.{figures - 1}e}"


def fraction(value: Number) -> str:
    """A number as it is written by hand: 3/16384, or 1.

    Floats, and fractions too long for a line, as decimals.
    """
    return str(value) if is_short(value) else decimal(value)


def is_short(value: Number) -> bool:
    """True for a whole number or fraction that fits a line."""
    if not is_exact(value):
        return False
    exact = Fraction(value)
    return max(abs(exact.numerator), exact.denominator) < LONGEST


def with_decimal(value: Number, figures: int = FIGURES) -> str:
    """A fraction with its decimal behind it."""
    if not is_short(value):
        return decimal(value, figures)
    if Fraction(value).denominator == 1:
        return fraction(value)
    return f"{fraction(value)} ~ {decimal(value, figures)}"


def over(top: Any, bottom: Any) -> str:
    """A count over its total, unreduced: 2/4."""
    return f"{written(top)}/{written(bottom)}"


def written(number: Any) -> str:
    """A number as part of a formula; a fraction stands in brackets."""
    text = number if isinstance(number, str) else fraction(number)
    if isinstance(number, float):
        text = f"{number:.{FIGURES}g}"
    return f"({text})" if "/" in text and text[0] != "(" else text


def power_product(bottoms: Iterable[Any]) -> str:
    """The factors below the line: 4^9, or 4^7*3^2."""
    powers: dict[str, int] = {}
    for bottom in bottoms:
        text = written(bottom)
        powers[text] = powers.get(text, 0) + 1
    texts = []
    for text, exponent in powers.items():
        texts.append(text if exponent == 1 else f"{text}^{exponent}")
    joined = "*".join(texts)
    return f"({joined})" if len(texts) > 1 else joined


def wrapped(head: str, terms: list[str], sign: str, width: int) -> str:
    """head = term sign term ..., broken between terms."""
    lines = [f"{head} = {terms[0]}"]
    indent = " " * (len(head) + 1)
    for term in terms[1:]:
        if len(lines[-1]) + len(sign) + len(term) + 2 > width:
            lines.append(f"{indent}{sign} {term}")
        else:
            lines[-1] += f" {sign} {term}"
    return "\n".join(lines)


def picture(x: Row, width: int) -> list[str]:
    """A row of pixels as lines of # (on) and . (off)."""
    marks = ["#" if x_j else "." for x_j in x]
    lines = []
    for start in range(0, len(marks), width):
        lines.append(" ".join(marks[start : start + width]))
    return lines


def side_by_side(pictures: list[list[str]]) -> list[str]:
    """Several pictures in one line."""
    return ["   ".join(parts) for parts in zip(*pictures)]


def table(head: list[str], rows: list[list[str]]) -> str:
    """Columns of equal width, the first to the left."""
    lines = [head, *rows]
    widths = [max(map(len, column)) for column in zip(*lines)]
    texts = []
    for cells in lines:
        parts = [cells[0].ljust(widths[0])]
        for cell, width in zip(cells[1:], widths[1:]):
            parts.append(cell.rjust(width))
        texts.append("  ".join(parts).rstrip())
    return "\n".join(texts)


def as_text(steps: Iterable[Step], width: int = 79) -> str:
    """The steps as plain text, one block for each part."""
    blocks: dict[str, list[Step]] = {}
    for step in steps:
        blocks.setdefault(step.part, []).append(step)
    texts = []
    for part, of_part in blocks.items():
        lines = (
            factor_lines(of_part)
            if part == "factor"
            else [step_text(step, width) for step in of_part]
        )
        indented = "\n".join(lines).replace("\n", "\n  ")
        texts.append(f"{TITLES[part]}\n  {indented}")
    return "\n\n".join(texts)


def factor_lines(steps: list[Step]) -> list[str]:
    """The factors, a line for each feature, classes in columns."""
    columns: dict[Label, list[str]] = {}
    for step in steps:
        text = f"{step.what} = {factor_text(step)}"
        columns.setdefault(step.class_, []).append(text)
    padded = []
    for texts in columns.values():
        width = max(map(len, texts))
        padded.append([text.ljust(width) for text in texts])
    return ["    ".join(texts).rstrip() for texts in zip(*padded)]


def factor_text(step: Step) -> str:
    """One factor as it was counted: 2/4, or (2/24)^3."""
    numbers = step.numbers
    if not numbers:
        return step.formula
    share = over(numbers["top"], numbers["bottom"])
    if numbers["times"] == 1:
        return share
    return f"({share})^{written(numbers['times'])}"


def step_text(step: Step, width: int) -> str:
    """One step as text."""
    if step.part == "prediction":
        return f"{step.what} = {text_of(step.value)}, {step.formula}"
    if step.part in ("product", "log score"):
        return sum_text(step, width)
    result = with_decimal(step.value)
    if "note" in step.numbers:
        return f"{step.what} = {result}, {step.numbers['note']}"
    if step.formula == fraction(step.value):
        return f"{step.what} = {result}"
    return f"{step.what} = {step.formula} = {result}"


def sum_text(step: Step, width: int) -> str:
    """A product or a sum: its terms, what they make, the result."""
    sign = "*" if step.part == "product" else "+"
    lines = wrapped(step.what, step.numbers["terms"], sign, width - 2)
    made = f"{step.formula} = " if step.formula else ""
    indent = " " * len(step.what)
    return f"{lines}\n{indent} = {made}{with_decimal(step.value)}"
