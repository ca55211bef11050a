r"""The left side of a step: the probability of what, given what.

| class       | text          | LaTeX               |
|-------------|---------------|---------------------|
| `Name`      | x, alcohol    | x, \text{alcohol}   |
| `ClassName` | 7, '7'        | 7, \text{'7'}       |
| `Event`     | x1=1          | x_{1} = 1           |
| `State`     | lunch absent  | \text{lunch absent} |
| `Prob`      | P(x1=1 | 1)   | P(x_{1} = 1 \mid 1) |
| `Beside`    | P(1) P(x | 1) | P(1) \, P(x \mid 1) |

A name has no decimals, so the number of figures changes nothing here.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from naivebayes.render.numbers import FIGURES
from naivebayes.render.spelling import (
    ATOM,
    PRODUCT,
    Form,
    label_latex,
    label_text,
    latex_text,
    name_latex,
    name_text,
)


class Name(NamedTuple):
    """A name, a label or a value."""

    name: Any

    def rank(self) -> int:
        return ATOM

    def text(self, figures: int = FIGURES) -> str:
        return name_text(self.name)

    def latex(self, figures: int = FIGURES) -> str:
        return name_latex(self.name)


class ClassName(NamedTuple):
    """A label."""

    label: Any

    def rank(self) -> int:
        return ATOM

    def text(self, figures: int = FIGURES) -> str:
        if self.label == "x":  # P(x) is the evidence
            return "'x'"
        return label_text(self.label)

    def latex(self, figures: int = FIGURES) -> str:
        return label_latex(self.label)


class Event(NamedTuple):
    """A feature that has a value."""

    name: Any
    value: Any

    def rank(self) -> int:
        return ATOM

    def text(self, figures: int = FIGURES) -> str:
        return f"{name_text(self.name)}={label_text(self.value)}"

    def latex(self, figures: int = FIGURES) -> str:
        return f"{name_latex(self.name)} = {label_latex(self.value)}"


class State(NamedTuple):
    """A word that is present or absent."""

    word: str
    state: str

    def rank(self) -> int:
        return ATOM

    def text(self, figures: int = FIGURES) -> str:
        return f"{name_text(self.word)} {self.state}"

    def latex(self, figures: int = FIGURES) -> str:
        return rf"\text{{{latex_text(self.text())}}}"


class Prob(NamedTuple):
    """A probability (P) or a density (p), given something or not."""

    of: Form
    given: Form | None = None
    letter: str = "P"

    def rank(self) -> int:
        return ATOM

    def text(self, figures: int = FIGURES) -> str:
        if self.given is None:
            return f"{self.letter}({self.of.text()})"
        return f"{self.letter}({self.of.text()} | {self.given.text()})"

    def latex(self, figures: int = FIGURES) -> str:
        of = self.of.latex()
        if self.given is None:
            return f"{self.letter}({of})"
        return rf"{self.letter}({of} \mid {self.given.latex()})"


class Beside(NamedTuple):
    """Factors that stand side by side."""

    parts: Sequence[Form]

    def rank(self) -> int:
        return PRODUCT

    def text(self, figures: int = FIGURES) -> str:
        return " ".join([part.text() for part in self.parts])

    def latex(self, figures: int = FIGURES) -> str:
        return r" \, ".join([part.latex() for part in self.parts])
