"""Exercise 0: the board on paper, and the numbers that are typed in.

| line of the sheet | typed behind it                          |
|-------------------|------------------------------------------|
| P(1) =            | 4/9, or 0.4444, or 44.44%                |
| P(x1=1 | 1) =     | 1/4                                      |
| y =               | the class                                |

A fraction has to be exact and a decimal right to its figures. A decimal
that a likely slip would give as well has too few figures.
"""

from typing import NamedTuple

from naivebayes.checks.messages import counted
from naivebayes.errors import NaiveBayesError
from naivebayes.exercises.boards import steps_of, the_board
from naivebayes.exercises.images import drawn
from naivebayes.exercises.slips import Slip, slips_of
from naivebayes.exercises.verdict import (
    NOT_STARTED,
    RIGHT,
    Verdict,
    wrong,
)
from naivebayes.render.steps import Step
from naivebayes.solution.answers import is_close, is_right
from naivebayes.solution.written import as_answer

INTRODUCTION = """\
Exercise 0: on paper, before any code.

Is x a 1 or a 7? Count, divide and multiply by hand, and write your
numbers behind the signs = below. A fraction (4/9) has to be exact; give
a decimal four figures (0.4444). Nothing is smoothed.
`naivebayes exercises check 0` looks at them in their order.

Page: worked-example
"""
MARK = " = "


class Line(NamedTuple):
    """A number that was typed in, and the step that it is for."""

    step: Step
    answer: str
    place: int


def sheet() -> str:
    """The sheet as it is laid: pictures, and a line for each number."""
    board = the_board()
    parts = [INTRODUCTION]
    for c in (1, 7):
        images = board.of_class(c)
        lines = [f"The {len(images)} pictures of class {c}"]
        parts.append("\n".join([*lines, *trimmed(drawn(images)), ""]))
    parts.append("\n".join(["x", *trimmed(drawn([board.x])), ""]))
    lines = []
    part = "prior"
    for step in steps_of(board):
        lines.extend([""] if step.part != part else [])
        lines.append(f"{step.what} =")
        part = step.part
    return "\n".join([*parts, *lines, ""])


def trimmed(lines: list[str]) -> list[str]:
    """Lines without blanks at their ends."""
    return [f"  {line}".rstrip() for line in lines]


def verdict_on_sheet(text: str) -> Verdict:
    """The first number of a sheet that is not right."""
    board = the_board()
    steps = steps_of(board)
    lines = typed(text, steps)
    if not lines:
        return wrong(NOT_STARTED, "Not started.", "No number is there.")
    slips = slips_of(board)
    for line in lines:
        verdict = verdict_on_line(line, slips)
        if verdict is not None:
            return verdict
    if len(lines) < len(steps):
        missing = len(steps) - len(lines)
        return wrong(
            "not complete",
            f"Right so far: {counted(len(lines), 'number')}.",
            f"{counted(missing, 'line')} still empty.",
        )
    return Verdict(True, RIGHT, f"Right: all {len(lines)} numbers.")


def typed(text: str, steps: list[Step]) -> list[Line]:
    """The lines with a number, in the order of the steps."""
    by_what = {step.what: step for step in steps}
    found = {}
    for place, line in enumerate(text.splitlines(), 1):
        what, mark, answer = line.partition(" =")
        if what.strip() in by_what and mark and answer.strip():
            step = by_what[what.strip()]
            found[step.what] = Line(step, answer.strip(), place)
    return [found[step.what] for step in steps if step.what in found]


def verdict_on_line(line: Line, slips: list[Slip]) -> Verdict | None:
    """What is wrong with a number; None where nothing is."""
    step, answer = line.step, line.answer
    where = f"Line {line.place}, {step.what}:"
    try:
        right = is_right(step, answer)
        slip = slip_for(step, answer, slips)
    except NaiveBayesError as error:
        reason = str(error).replace(" (str)", "")
        return wrong("no number", f"Line {line.place}: {reason}", "")
    if right and slip:
        return wrong(
            "figures",
            f"{where} {answer} fits.",
            f"But so would a slip ({slip}). Give four figures.",
        )
    if right:
        return None
    advice = f"This number comes from a slip: {slip}." if slip else ""
    return wrong(
        "wrong number", f"{where} {answer} is not right.", advice
    )


def slip_for(step: Step, answer: str, slips: list[Slip]) -> str:
    """The slip that gives this number, too; or nothing."""
    if step.part not in ("factor", "score", "posterior"):
        return ""
    number, allowed = as_answer(answer, step.what)
    if step.part == "factor":
        is_other = is_close(1 - step.value, number, allowed)
        is_half = step.value == 1 - step.value
        return OPPOSITE if is_other and not is_half else ""
    for slip in slips:
        of_part = (
            slip.scores if step.part == "score" else slip.posteriors
        )
        value = of_part[step.class_]
        if value != step.value and is_close(value, number, allowed):
            return slip.title
    return ""


OPPOSITE = "the probability of the opposite value of the pixel"
