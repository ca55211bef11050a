"""The verdict on a student's file.

In this order: is there a file, can it be read, which program is it,
was it touched, can Python read it, can the function be called, did it
run; then the answers, where the first wrong one counts. Whatever comes
first holds.

| name     | meaning                                          |
|----------|--------------------------------------------------|
| probes   | the calls that are made                          |
| wanted   | what they should give                            |
| failing  | which of them give something else, by position   |
| oddities | what a teacher may want to look at               |
"""

import ast
from copy import deepcopy
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

from naivebayes.exercises.case import Case
from naivebayes.exercises.comparing import has, same
from naivebayes.exercises.failing import REMEMBERS, verdict_on_answer
from naivebayes.exercises.lesson import Lesson
from naivebayes.exercises.lessons import e14_find_the_bug
from naivebayes.exercises.programs import NAME, letter_in
from naivebayes.exercises.reading import (
    RESTORE,
    SET_ASIDE,
    call_problem,
    is_untouched,
    oddities,
    parameters,
    parsed,
    text_in,
)
from naivebayes.exercises.running import SECONDS, Outcome, run
from naivebayes.exercises.troubles import missing, stopped
from naivebayes.exercises.verdict import (
    NOT_STARTED,
    RIGHT,
    Verdict,
    wrong,
)

STUB = wrong(
    NOT_STARTED,
    "Not started.",
    "Write your lines where `raise NotImplementedError` stands.",
)
NO_PROGRAM = wrong(
    "no program",
    "The file does not say any more which program it is.",
    'Put back the first line, which ends with "This is program" and a '
    "letter.",
)


class Judged(NamedTuple):
    """A verdict, and what a teacher may want to look at."""

    verdict: Verdict
    oddities: tuple[str, ...] = ()


def judged(
    lesson: Lesson, path: Path, seconds: float = SECONDS
) -> Judged:
    """Read, run and judge the file of an exercise."""
    text = text_in(path)
    if isinstance(text, Verdict):
        return Judged(text if text.kind != "missing" else lost(path))
    own = lesson_for(lesson, text)
    if isinstance(own, Verdict):
        return Judged(own)
    if text.strip() == own.stub.strip():
        return Judged(STUB)
    tree = parsed(text)
    if isinstance(tree, Verdict):
        return Judged(tree)
    if is_untouched(tree, own):
        return Judged(STUB)
    odd = (*link_of(path), *oddities(tree))
    problem = call_problem(tree, own)
    if problem:
        return Judged(problem, odd)
    outcome = run(text, own.probes, seconds)
    return Judged(verdict_on(own, tree, outcome), odd)


def link_of(path: Path) -> list[str]:
    """A word on a file that is a link, which can lead anywhere."""
    return ["the file is a link"] if path.is_symlink() else []


def lost(path: Path) -> Verdict:
    """The verdict on a file that is missing, or under another name."""
    near = []
    if path.parent.is_dir():
        near = sorted(path.parent.glob(f"{path.stem}*"))
    near = [one for one in near if not SET_ASIDE.search(one.name)]
    advice = RESTORE
    if near:
        advice = f"Is it {near[0].name}? Then rename it: {path.name}."
    return wrong("missing", "The file is not there.", advice)


def lesson_for(lesson: Lesson, text: str) -> Lesson | Verdict:
    """The exercise, with the program that the file says it is."""
    if lesson.name != NAME:
        return lesson
    letter = letter_in(text)
    if letter is None:
        return NO_PROGRAM
    return e14_find_the_bug.lesson(letter)


def verdict_on(
    lesson: Lesson, tree: ast.Module, outcome: Outcome
) -> Verdict:
    """The verdict on a file that was run."""
    if outcome.stage != "done":
        return stopped(outcome)
    for probe, answer in zip(lesson.probes, outcome.first):
        if answer.is_missing:
            return missing(tree, probe.function, lesson.stub)
    wanted = wanted_of(lesson)
    failing = []
    for i, answer in enumerate(outcome.first):
        if answer.trouble or not same(answer.value, wanted[i]):
            failing.append(i)
    case = Case(lesson, outcome.first, outcome.second, wanted, failing)
    return verdict_on_answer(case) if failing else all_right(case)


def wanted_of(lesson: Lesson) -> list[Any]:
    """What each probe should give."""
    wanted = []
    for probe in lesson.probes:
        function = lesson.right[probe.function]
        wanted.append(function(*deepcopy(probe.arguments)))
    return wanted


def all_right(case: Case) -> Verdict:
    """The verdict where every first answer is right."""
    for probe, answer in zip(case.lesson.probes, case.answers):
        if answer.changed:
            names = parameters(case.lesson.stub, probe.function)
            name = names[answer.changed[0]]
            return wrong(
                "changed argument",
                f"The answers are right, but `{name}` was changed.",
                "The caller still needs it as it was: make a new list "
                f"or dict instead of changing `{name}`.",
            )
    if case.changes_its_mind():
        return REMEMBERS
    words = "Right."
    exact = [has(wanted, Fraction) for wanted in case.wanted]
    floats = [has(answer.value, float) for answer in case.answers]
    if any(exact) and any(floats):
        words = "Right. With Fraction it would be exact, too."
    return Verdict(True, RIGHT, words)
