"""Exercise 0: the board on paper, and the numbers that are typed in.

| line of the sheet | typed behind it                          |
|-------------------|------------------------------------------|
| P(1) =            | 4/9, or 0.4444, or 44.44%                |
| P(x1=1 | 1) =     | 1/4                                      |
| y =               | the class                                |

A fraction has to be exact and a decimal right to its figures. A decimal
that a likely slip would give as well has too few figures.
"""

import re
from fractions import Fraction
from typing import Any, NamedTuple

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
numbers behind the signs = below: fractions (4/9), which have to be
exact, or decimals with four figures (0.4444). Nothing is smoothed.
`naivebayes exercises check 0` looks at them in their order.

Page: worked-example
"""
OPPOSITE = "the probability of the opposite value of the pixel"
AMONG_ALL = "divided by all pictures, not by those of the class"
OTHER_CLASS = "the number of the other class"
ROUGH = Fraction(1, 200)  # of a number: half its last figure
STARTS = ("p(", "y", "y ", "y=")


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
    return "\n".join([*parts, *blank_lines(steps_of(board)), ""])


def blank_lines(steps: list[Step]) -> list[str]:
    """A line for each number, with an empty line between the parts."""
    lines: list[str] = []
    before = steps[0].part
    for step in steps:
        if step.part != before:
            lines.append("")
        lines.append(f"{step.what} =")
        before = step.part
    return lines


def trimmed(lines: list[str]) -> list[str]:
    """Lines without blanks at their ends."""
    return [f"  {line}".rstrip() for line in lines]


def verdict_on_sheet(text: str) -> Verdict:
    """The first number of a sheet that is not right."""
    board = the_board()
    steps = steps_of(board)
    lines, unread = typed(text, steps)
    if unread:
        return wrong(
            "unread",
            f"Line {unread[0]} cannot be read.",
            "Leave what stands before the sign = as it was, and write "
            "your number behind it.",
        )
    if not lines:
        return wrong(NOT_STARTED, "Not started.", "No number is there.")
    slips = slips_of(board)
    for line in lines:
        verdict = verdict_on_line(line, steps, slips)
        if verdict is not None:
            return verdict
    return so_far(lines, steps)


def so_far(lines: list[Line], steps: list[Step]) -> Verdict:
    """The verdict on a sheet without a wrong number."""
    n = len(lines)
    done = {line.step.what for line in lines}
    missing = [step.what for step in steps if step.what not in done]
    if not missing:
        return Verdict(True, RIGHT, f"Right: all {n} numbers.")
    return wrong(
        "not complete",
        f"Right so far: {counted(n, 'number')}.",
        f"{len(missing)} still to come, the next is {missing[0]}.",
    )


def typed(text: str, steps: list[Step]) -> tuple[list[Line], list[int]]:
    """The numbers in the order of the steps; lines of no use."""
    by_what = {packed(step.what): step for step in steps}
    found, unread = {}, []
    for place, line in enumerate(text.splitlines(), 1):
        what, answer = parts_of(line, by_what)
        if what in by_what and answer:
            found[what] = Line(by_what[what], answer, place)
        elif what is None and line.strip().lower()[:2] in STARTS:
            unread.append(place)
    return [found[what] for what in by_what if what in found], unread


def packed(text: str) -> str:
    """A text without its blanks."""
    return "".join(text.split())


def parts_of(
    line: str, by_what: dict[str, Step]
) -> tuple[str | None, str]:
    """The left side of a line, if it is one of ours, and the answer.

    Of 4/9 = 0.4444, or 4/9 ~ 0.4444, the first number counts, and of
    "class 7" the last word.
    """
    for what, step in by_what.items():
        if packed(line).startswith(f"{what}="):
            answer = line.split("=", what.count("=") + 1)[-1]
            first = re.split("[~=#]", answer.lstrip(" ~="))[0]
            words = first.replace("**", "^").strip(" '\"").split(" ")
            is_class = step.part == "prediction"
            return what, words[-1] if is_class else " ".join(words)
    return None, ""


def verdict_on_line(
    line: Line, steps: list[Step], slips: list[Slip]
) -> Verdict | None:
    """What is wrong with a number; None where nothing is."""
    step, answer = line.step, line.answer
    where = f"Line {line.place}, {step.what}:"
    try:
        right = is_right(step, answer)
        slip = slip_for(step, answer, steps, slips)
    except NaiveBayesError as error:
        reason = str(error).replace(" (str)", "")
        return wrong("no number", f"Line {line.place}: {reason}", "")
    if right:
        advice = more_figures(step, answer, slip)
        title = f"{where} {answer} fits."
        return wrong("figures", title, advice) if advice else None
    said = f"The same number comes out by a slip: {slip}."
    return wrong(
        "wrong number",
        f"{where} {answer} is not right.",
        said if slip else "",
    )


def more_figures(step: Step, answer: str, slip: str) -> str:
    """What to say of a decimal that is right to too few figures."""
    if step.part == "prediction":
        return ""
    if slip:
        return f"But so would a slip ({slip}). Give four figures."
    number, allowed = as_answer(answer, step.what)
    is_rough = allowed > ROUGH * abs(Fraction(number))
    if is_rough and number != step.value:
        return "Give more figures: four."
    return ""


def slip_for(
    step: Step, answer: str, steps: list[Step], slips: list[Slip]
) -> str:
    """The slip that gives this number, too; or nothing."""
    if step.part == "prediction":
        return ""
    number, allowed = as_answer(answer, step.what)
    for title, value in slip_values(step, steps, slips):
        if value != step.value and is_close(value, number, allowed):
            return title
    return ""


def slip_values(
    step: Step, steps: list[Step], slips: list[Slip]
) -> list[tuple[str, Any]]:
    """(slip, the number that it gives for a step)."""
    values: list[tuple[str, Any]] = []
    if step.part == "factor":
        prior = prior_of(step.class_, steps)
        values.append((OPPOSITE, 1 - step.value))
        values.append((AMONG_ALL, prior * step.value))
    for slip in slips:
        if step.part == "score":
            values.append((slip.title, slip.scores[step.class_]))
        if step.part == "posterior":
            values.append((slip.title, slip.posteriors[step.class_]))
    if step.part in ("prior", "product", "score", "posterior"):
        for other in steps:
            if other.part == step.part and other.class_ != step.class_:
                values.append((OTHER_CLASS, other.value))
    return values


def prior_of(c: Any, steps: list[Step]) -> Any:
    """The prior of a class."""
    priors = [step for step in steps if step.part == "prior"]
    return {step.class_: step.value for step in priors}[c]
