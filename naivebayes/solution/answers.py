"""A student's numbers, compared with the steps of a solution.

| answer        | is right where the value is                     |
|---------------|-------------------------------------------------|
| "4/9", "8/18" | exactly that                                    |
| "108/4^9"     | exactly that                                    |
| "0.444"       | from 0.4435 to 0.4445: right to its figures     |
| "0,44"        | the same, with a decimal comma                  |
| "3%"          | from 2.5 to 3.5 hundredths                      |
| "1.8e-4"      | from 0.000175 to 0.000185                       |
| "7"           | exactly that: a whole number has no rounding    |

For a weight, and for the runner-up, the ratio is right as well as its
logarithm.
"""

import math
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from naivebayes.checks.messages import counted, listed, named, shown
from naivebayes.checks.values import is_among
from naivebayes.errors import NaiveBayesError
from naivebayes.notation import Label, is_exact, text_of
from naivebayes.render.steps import Step
from naivebayes.scoring import log_of
from naivebayes.solution.written import as_answer

INFINITE = (math.inf, -math.inf)
ROUNDING = Fraction(1, 10**9)  # of a value that is itself a float


class Checked(NamedTuple):
    """How far a student's answers are right.

    n_right: how many were right before the first that is not;
    step: the step of the first that is not right, or None; answer: what
    was given for it; message: the same in words.
    """

    n_right: int
    step: Step | None
    answer: Any
    message: str

    def __repr__(self) -> str:
        wrong = "none" if self.step is None else self.step.what
        return f"Checked({self.n_right} right, {wrong} wrong)"

    def is_right(self) -> bool:
        """True where no answer is wrong."""
        return self.step is None


def checked(steps: list[Step], answers: Any) -> Checked:
    """Compare answers with the steps, in the order of the steps.

    answers: a dict. A key is the left side of a step, such as
    "P(1 | x)", with one answer; or a part, such as "prior", with a list
    of answers in the order of the steps, a dict from class to answer or
    answers, or one answer where there is one step. None and empty text
    are no answers yet.
    Raises NaiveBayesError for an answer that has no step, or is no
    number.
    """
    pairs = paired(steps, answers)
    n_right = 0
    for step, answer in pairs:
        if not is_right(step, answer):
            message = (
                f"{step.part} {step.what}: {named(answer)} is not "
                f"right. Right before it: {counted(n_right, 'answer')}."
            )
            return Checked(n_right, step, answer, message)
        n_right += 1
    message = f"{counted(n_right, 'answer')}, all right."
    return Checked(n_right, None, None, message)


def paired(steps: list[Step], answers: Any) -> list[tuple[Step, Any]]:
    """(step, answer) in the order of the steps."""
    if not isinstance(answers, Mapping):
        raise NaiveBayesError(
            "answers must be a dict from a part or a left side to "
            f"numbers, such as {{'prior': ['4/9', '5/9']}}, not "
            f"{shown(answers)}."
        )
    found: dict[int, Any] = {}
    for key, given in answers.items():
        positions = positions_of(steps, key)
        if isinstance(given, Mapping):
            pairs = answers_by_class(steps, positions, key, given)
        else:
            pairs = answers_in_order(steps, positions, key, given)
        for position, answer in pairs:
            if not is_empty(answer):
                found[position] = answer
    return [(steps[i], found[i]) for i in sorted(found)]


def is_empty(answer: Any) -> bool:
    """True for None and for an empty text: no answer yet."""
    return answer is None or (
        isinstance(answer, str) and not answer.strip()
    )


def positions_of(steps: list[Step], key: Any) -> list[int]:
    """Where the steps of a part, or with a left side, stand."""
    of_part, of_what = [], []
    for position, step in enumerate(steps):
        if step.part == str(key):
            of_part.append(position)
        if step.what == str(key):
            of_what.append(position)
    if not isinstance(key, str) or not (of_part or of_what):
        parts = list(dict.fromkeys([step.part for step in steps]))
        raise NaiveBayesError(
            f"answers holds {shown(key)}; the solution has the parts "
            f"{listed(parts, 20)}, and left sides such as "
            f"{steps[0].what!r}."
        )
    return of_part or of_what[:1]


def answers_by_class(
    steps: list[Step], positions: list[int], key: str, given: Any
) -> list[tuple[int, Any]]:
    """(position, answer) where a part was answered by class."""
    by_class: dict[Label, list[int]] = {}
    for position in positions:
        by_class.setdefault(steps[position].class_, []).append(position)
    pairs = []
    for c, answer in given.items():
        if not is_among(c, by_class):
            raise NaiveBayesError(
                f"answers has the class {shown(c)} for {named(key)}, "
                "and the solution has not. Its classes there are "
                f"{listed(by_class)}."
            )
        places = by_class[c]
        pairs.extend(answers_in_order(steps, places, key, answer))
    return pairs


def answers_in_order(
    steps: list[Step], positions: list[int], key: str, given: Any
) -> list[tuple[int, Any]]:
    """(position, answer) for a list, or for one answer."""
    may_be_label = steps[positions[0]].part == "prediction"
    is_list = isinstance(given, list) or (
        isinstance(given, tuple) and not may_be_label
    )
    answers = list(given) if is_list else [given]
    too_few = not is_list and len(positions) > 1
    if len(answers) > len(positions) or too_few:
        raise NaiveBayesError(
            f"answers has {counted(len(answers), 'answer')} for "
            f"{named(key)}, and the solution has "
            f"{counted(len(positions), 'step')} there. Give a list in "
            "the order of the steps, or a dict by class."
        )
    return list(zip(positions, answers))


def is_right(step: Step, answer: Any) -> bool:
    """True where an answer is the value, to the figures given."""
    if step.part in ("prediction", "change", "left out"):
        return is_same(answer, step.value)
    if step.part == "runner-up" and is_same(answer, step.class_):
        return True
    if isinstance(answer, float) and answer == step.value:
        return True  # a float of the model, 0.0 where it rounds to 0
    number, allowed = as_answer(answer, step.what)
    log = step.numbers.get("log", 0.0)
    if step.value is None or (step.value == 0 and -math.inf < log < 0):
        return is_close_log(log, number, allowed)
    values = [step.value, step.numbers.get("ratio")]
    close = [is_close(value, number, allowed) for value in values]
    return any(close)


def is_same(answer: Any, label: Any) -> bool:
    """True for a label, or for its text."""
    same_text = text_of(answer).strip() == text_of(label).strip()
    return same_text or is_among(answer, [label])


def is_close(
    value: Any, number: Fraction | float, allowed: Fraction
) -> bool:
    """True where a value lies within what rounding allows."""
    if value is None:
        return False
    if value in INFINITE or number in INFINITE:
        return bool(value == number)
    exact = Fraction(value)
    if not is_exact(value):
        allowed = max(allowed, abs(exact) * ROUNDING)
    return abs(exact - Fraction(number)) <= allowed


def is_close_log(
    log: float, number: Fraction | float, allowed: Fraction
) -> bool:
    """The same for a value that no float holds: by its logarithm."""
    if number in INFINITE or number <= 0:
        return False
    share = float(allowed / Fraction(number))
    rounding = max(share, abs(log) * float(ROUNDING))
    return abs(log_of(Fraction(number)) - log) <= rounding
