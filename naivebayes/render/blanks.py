"""What is shown of a step, and what a worksheet leaves out.

| name    | meaning                                    | example    |
|---------|--------------------------------------------|------------|
| `blank` | the parts whose values are left out        | {"factor"} |
| `Look`  | how the steps are printed                  | 4 figures  |

A formula that is made of left-out values would give them away, so it
is left out as well.
"""

from typing import Any, NamedTuple

from naivebayes.checks.messages import listed, shown
from naivebayes.checks.values import as_list
from naivebayes.errors import NaiveBayesError
from naivebayes.render.numbers import FIGURES, as_figures
from naivebayes.render.spelling import Form
from naivebayes.render.steps import PARTS, Step

BLANK = "____"
CAN_BE_BLANK = tuple([part for part in PARTS if part != "left out"])
MADE_OF = {
    "product": {"factor"},
    "score": {"prior", "factor", "product"},
    "log score": {"prior", "factor"},
    "evidence": {"score"},
    "posterior": {"score", "evidence"},
    "weight": {"prior", "factor"},
    "runner-up": {"score", "log score"},
}
NAME_THE_WINNER = {"runner-up", "tie", "change"}
OF_LOGS = {
    "evidence": {"log score"},
    "posterior": {"log score", "evidence"},
}


class Look(NamedTuple):
    """Significant figures, and the parts that are left blank."""

    figures: int = FIGURES
    blank: frozenset[str] = frozenset()


def as_look(figures: Any, blank: Any) -> Look:
    """The options of a printed solution."""
    blank = as_blank(blank)
    if "prediction" in blank:
        blank = blank | NAME_THE_WINNER
    if "runner-up" in blank:
        blank = blank | {"change"}
    return Look(as_figures(figures), blank)


def as_blank(blank: Any) -> frozenset[str]:
    """The parts to leave out: their names, one name, or "all"."""
    if isinstance(blank, str):
        blank = CAN_BE_BLANK if blank == "all" else [blank]
    if isinstance(blank, (set, frozenset)):
        blank = sorted(blank, key=repr)
    parts = as_list(blank, "blank")
    for part in parts:
        if not isinstance(part, str) or part not in CAN_BE_BLANK:
            raise NaiveBayesError(
                f"blank holds {shown(part)}; the parts of a solution "
                f"are {listed(CAN_BE_BLANK, 20)}, and 'all' is all."
            )
    return frozenset(parts)


def formulas_of(step: Step, look: Look) -> list[Form]:
    """The right sides of a step that may be shown."""
    if {step.part, *made_of(step)} & look.blank:
        return []
    return list(step.sides[1:])


def made_of(step: Step) -> set[str]:
    """The parts whose values stand in the formula of a step."""
    if {"log_scores", "log_score"} & set(step.numbers):
        return OF_LOGS[step.part]
    return MADE_OF.get(step.part, set())
