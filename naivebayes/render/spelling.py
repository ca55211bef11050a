"""How a number, a name or an inner formula is spelled.

| name    | meaning                                      | example  |
|---------|----------------------------------------------|----------|
| rank    | how tightly a formula holds: sum < product   | 4/9: 3   |
| `least` | a formula of a lower rank stands in brackets | (1/2)    |
"""

import math
import re
from fractions import Fraction
from typing import Any

from naivebayes.notation import Number, text_of
from naivebayes.render.numbers import (
    decimal,
    given,
    is_short,
    is_whole,
)

# a formula, or a part of one: it has rank(), text() and latex()
Form = Any
SUM, PRODUCT, QUOTIENT, POWER, ATOM = 1, 2, 3, 4, 5
LONGEST_NAME = 40  # characters of a name or a value
CUT = 18  # characters of its start and of its end
LONGEST_INT = 10**30
DEFAULT_NAME = r"x([0-9]+)"
MISLEADING = (
    r"|True|False|None|[-+]?[0-9.]+(e[-+]?[0-9]+)?|[0-9]+/[0-9]+"
)
LATEX_SIGNS = {
    "\\": r"\textbackslash{}",
    "{": r"\{",
    "}": r"\}",
    "_": r"\_",
    "&": r"\&",
    "%": r"\%",
    "#": r"\#",
    "$": r"\$",
    "^": r"\textasciicircum{}",
    "~": r"\textasciitilde{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
}


def number_rank(value: Number) -> int:
    """How tightly a number holds; one below 0 like a sum."""
    if value < 0:
        return SUM
    if is_short(value) and not is_whole(value):
        return QUOTIENT
    return ATOM


def inner(form: Form, least: int, figures: int) -> str:
    """The text of a part, in brackets where it would be misread."""
    text = form.text(figures)
    return f"({text})" if form.rank() < least else text


def tight(form: Form, least: int, figures: int) -> str:
    """The same, the signs of a sum or product without blanks."""
    text = inner(form, least, figures)
    return text if form.rank() == ATOM else text.replace(" ", "")


def latex_inner(form: Form, figures: int) -> str:
    """The LaTeX of a factor; a sum stands in brackets."""
    latex = form.latex(figures)
    return rf"\left({latex}\right)" if form.rank() == SUM else latex


def signed(terms: list[str]) -> str:
    """A sum; a term with a minus is taken away."""
    text = terms[0] if terms else "0"
    for term in terms[1:]:
        if term.startswith("-"):
            text += f" - {term[1:]}"
        else:
            text += f" + {term}"
    return text


def latex_number(value: Number, figures: int) -> str:
    """A number in LaTeX, a fraction with its line."""
    if not is_short(value):
        return latex_decimal(decimal(value, figures))
    if is_whole(value):
        return str(value)
    sign = "-" if value < 0 else ""
    size = abs(Fraction(value))
    top, bottom = size.numerator, size.denominator
    return rf"{sign}\frac{{{top}}}{{{bottom}}}"


def latex_decimal(text: str) -> str:
    """A decimal in LaTeX: 1.5e-7 with its power of ten."""
    if "inf" in text:
        return text.replace("inf", r"\infty")
    digits, sign, exponent = text.partition("e")
    if not sign:
        return digits
    return rf"{digits} \cdot 10^{{{int(exponent)}}}"


def name_text(value: Any) -> str:
    """A name, a label or a value on one line, cut where it is long."""
    text = given(value) if is_number(value) else text_of(value)
    if not text.isprintable():
        text = repr(text)[1:-1]
    if len(text) > LONGEST_NAME:
        text = f"{text[:CUT]}...{text[-CUT:]}"
    return text


def label_text(label: Any) -> str:
    """A label or a value; quoted where the text alone would mislead.

    The text "1" is not the number 1.
    """
    if isinstance(label, str) and re.fullmatch(MISLEADING, label):
        return repr(str(label))
    return name_text(label)


def label_latex(label: Any) -> str:
    """The same in LaTeX; a text stands upright."""
    text = label_text(label)
    if is_number(label):
        return latex_decimal(text)
    return rf"\text{{{latex_text(text)}}}"


def name_latex(value: Any) -> str:
    """A name in LaTeX: x1 as x with an index, a word upright."""
    text = name_text(value)
    default = re.fullmatch(DEFAULT_NAME, text)
    if default:
        return f"x_{{{default[1]}}}"
    if is_number(value) or text == "x":
        return latex_decimal(text)
    return rf"\text{{{latex_text(text)}}}"


def is_number(value: Any) -> bool:
    """True for an int or a finite float; bool and Enum are names."""
    if type(value) is float:
        return math.isfinite(value)
    return type(value) is int and abs(value) < LONGEST_INT


def latex_text(text: str) -> str:
    """A text with the signs that LaTeX would take for its own."""
    return "".join([LATEX_SIGNS.get(sign, sign) for sign in text])
