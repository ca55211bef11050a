"""The mistake that explains wrong answers.

| name     | meaning                                           |
|----------|---------------------------------------------------|
| agree    | a mistake gives the student's answer to a probe   |
| failing  | the probes whose answers are wrong                |

A mistake is named where it explains the first failing probe, more than
half of all that fail, and all answers, right or wrong, but one at most;
of several, the one that agrees with most answers, and the first of
those. Where the first wrong answer is an error, it has to agree with
all of them.
"""

from copy import deepcopy

from naivebayes.exercises.case import Case, error_kind
from naivebayes.exercises.comparing import same
from naivebayes.exercises.lesson import ANYTHING, Mistake, Probe
from naivebayes.exercises.running import Answer, Trouble

MOST_APART = 1  # answers that a mistake need not explain


def likeliest(case: Case) -> Mistake | None:
    """The mistake that explains the wrong answers best."""
    best, most = None, 0
    for mistake in case.lesson.mistakes:
        if answer_by(mistake, case.probe()).value is ANYTHING:
            continue  # it says nothing about this call
        agreeing = agreement(mistake, case)
        if explains(agreeing, case) and sum(agreeing) > most:
            best, most = mistake, sum(agreeing)
    return best


def agreement(mistake: Mistake, case: Case) -> list[bool]:
    """For each probe: does the mistake give the student's answer?"""
    agreeing = []
    for probe, answer in zip(case.lesson.probes, case.answers):
        agreeing.append(agree(answer, answer_by(mistake, probe)))
    return agreeing


def explains(agreeing: list[bool], case: Case) -> bool:
    """True where a mistake explains what is wrong.

    Where the first wrong answer is an error, the mistake has to agree
    with every answer: errors are all alike.
    """
    allowed = 0 if case.answer().trouble else MOST_APART
    if agreeing.count(False) > allowed:
        return False
    failing = [agreeing[i] for i in case.failing]
    return failing[0] and 2 * sum(failing) > len(failing)


def answer_by(mistake: Mistake, probe: Probe) -> Answer:
    """What a mistake gives for a probe."""
    function = mistake.functions[probe.function]
    try:
        return Answer(function(*deepcopy(probe.arguments)))
    except Exception as error:
        kind = type(error).__name__
        return Answer(trouble=Trouble(kind, str(error), 0, ""))


def agree(answer: Answer, other: Answer) -> bool:
    """True for the same value, or for the same kind of error."""
    if error_kind(answer) or error_kind(other):
        return error_kind(answer) == error_kind(other)
    return same(answer.value, other.value)
