"""What the runner says, in plain ASCII.

| name     | shown                                       |
|----------|---------------------------------------------|
| progress | Progress [####........................] 2 of 14 |
| next     | the first exercise that is not right, and why   |
"""

import re
from fractions import Fraction

from naivebayes.exercises.judging import Judged
from naivebayes.exercises.lesson import Lesson, plain_source
from naivebayes.exercises.numbers import bar
from naivebayes.exercises.verdict import NOT_STARTED, lines_of, wrapped

WIDE = 28
NOT_YET = "not yet"
ALL_DONE = (
    "All are right: you have written naive Bayes by hand. The library "
    "does the same: read on at the page models/bernoulli."
)
IMPORT = re.compile(r"^((?:from|import) .*?(\w+))$", re.M)


def progress_line(judged: list[Judged]) -> str:
    """How many exercises are right, as a bar."""
    right = [one for one in judged if one.verdict.is_right]
    shown = bar(Fraction(len(right), len(judged)), WIDE)
    return f"Progress [{shown}] {len(right)} of {len(judged)}"


def about(lesson: Lesson, judged: Judged, command: str) -> list[str]:
    """The verdict on one exercise, and where help is."""
    verdict = judged.verdict
    if verdict.is_right:
        return [f"{lesson.file()}: {verdict.title}"]
    heading = f"{lesson.file()} - {lesson.goal}"
    help_line = f"  Stuck?  {command} exercises hint {lesson.number}"
    return [heading, *lines_of(verdict), help_line]


def overview(
    lessons: list[Lesson], judged: list[Judged], command: str
) -> list[str]:
    """The progress, and the first exercise that is not right."""
    lines = [progress_line(judged)]
    for lesson, one in zip(lessons, judged):
        if not one.verdict.is_right:
            first, *others = about(lesson, one, command)
            return [*lines, f"Next: {first}", *others]
    return [*lines, *wrapped(ALL_DONE)]


def listed(lessons: list[Lesson], judged: list[Judged]) -> list[str]:
    """A line for each exercise: number, state, file, goal."""
    lines = []
    for lesson, one in zip(lessons, judged):
        lines.append(
            f"{lesson.number:>2}  {state(one):11}  "
            f"{lesson.file():20}  {lesson.goal}"
        )
    return lines


def state(judged: Judged) -> str:
    """right, not yet or not started."""
    verdict = judged.verdict
    if verdict.is_right or verdict.kind == NOT_STARTED:
        return verdict.kind
    return NOT_YET


def hint_lines(lesson: Lesson, level: int, command: str) -> list[str]:
    """One hint, and how to get the next."""
    n = len(lesson.hints)
    lines = wrapped(f"Hint {level} of {n}: {lesson.hints[level - 1]}")
    if level < n:
        more = f"{command} exercises hint {lesson.number} {level + 1}"
        return [*lines, f"More?  {more}"]
    return [*lines, f"Page of the site: {page_of(lesson)}"]


def page_of(lesson: Lesson) -> str:
    """The page of the site that explains the step."""
    return lesson.page.removeprefix("docs/").removesuffix(".md")


def imports_for(text: str, lesson: Lesson) -> list[str]:
    """The imports of the stub that a solution needs."""
    lines = []
    for line, name in re.findall(IMPORT, lesson.stub):
        if name in text:
            lines.append(f"{line}\n")
    return [*lines, "\n\n"] if lines else []


def solution_lines(lesson: Lesson) -> list[str]:
    """The reference, and where the library has it."""
    text = lesson.solution
    if not text:
        function = lesson.right[lesson.function]
        text = plain_source(function)
        text = "".join([*imports_for(text, lesson), text])
    return [
        *text.rstrip().split("\n"),
        "",
        f"See in the library: naivebayes.{lesson.package}",
        f"Page of the site: {page_of(lesson)}",
    ]
