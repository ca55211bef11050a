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
import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from naivebayes.checks.messages import counted, listed, named, shown
from naivebayes.errors import NaiveBayesError
from naivebayes.notation import Label, is_exact, text_of
from naivebayes.render.steps import Step

QUOTIENT = (
    r"([+-]?)([0-9]+)(?:\^([0-9]+))?(?:/([0-9]+)(?:\^([0-9]+))?)?"
)
DECIMAL = (
    r"([+-]?[0-9]*[.,]?[0-9]*)"
    r"(?:e([+-]?[0-9]+)|[*x·×]10\^\(?([+-]?[0-9]+)\)?)?(%?)"
)
LONGEST_ANSWER = 100  # characters
LARGEST_EXPONENT = 1000
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
                f"{step.part} {step.what}: {text_of(answer)} is not "
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
        for position, answer in answers_of(
            steps, positions, key, given
        ):
            if answer is not None and answer != "":
                found[position] = answer
    return [(steps[i], found[i]) for i in sorted(found)]


def positions_of(steps: list[Step], key: Any) -> list[int]:
    """Where the steps of a part, or with a left side, stand."""
    of_part, of_what = [], []
    for position, step in enumerate(steps):
        if step.part == key:
            of_part.append(position)
        if step.what == key:
            of_what.append(position)
    if not of_part and not of_what:
        parts = list(dict.fromkeys([step.part for step in steps]))
        raise NaiveBayesError(
            f"answers holds {shown(key)}; the solution has the parts "
            f"{listed(parts, 20)}, and left sides such as "
            f"{steps[0].what!r}."
        )
    return of_part or of_what[:1]


def answers_of(
    steps: list[Step], positions: list[int], key: Any, given: Any
) -> list[tuple[int, Any]]:
    """(position, answer) for what was given under one key."""
    if isinstance(given, Mapping):
        pairs = []
        for c, of_class in given.items():
            places = [i for i in positions if steps[i].class_ == c]
            check_class(c, key, [steps[i].class_ for i in positions])
            pairs.extend(answers_of(steps, places, key, of_class))
        return pairs
    is_list = isinstance(given, (list, tuple))
    answers = list(given) if is_list else [given]
    too_few = not is_list and len(positions) > 1
    if len(answers) > len(positions) or too_few:
        raise NaiveBayesError(
            f"answers has {counted(len(answers), 'answer')} for "
            f"{shown(key)}, and the solution has "
            f"{counted(len(positions), 'step')} there. Give a list in "
            "the order of the steps, or a dict by class."
        )
    return list(zip(positions, answers))


def check_class(c: Any, key: Any, classes: list[Label]) -> None:
    """Refuse a class that a part of the solution does not have."""
    if c not in classes:
        raise NaiveBayesError(
            f"answers has the class {shown(c)} for {named(key)}, and "
            "the solution has not. Its classes there are "
            f"{listed(dict.fromkeys(classes))}."
        )


def is_right(step: Step, answer: Any) -> bool:
    """True where an answer is the value, to the figures given."""
    if step.part in ("prediction", "change", "left out"):
        return text_of(answer).strip() == text_of(step.value)
    number, allowed = as_answer(answer, step.what)
    values = [step.value, step.numbers.get("ratio")]
    close = [is_close(value, number, allowed) for value in values]
    return any(close)


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


def as_answer(
    answer: Any, what: str
) -> tuple[Fraction | float, Fraction]:
    """An answer as a number, and half a unit of its last figure."""
    is_bool = isinstance(answer, bool)
    if isinstance(answer, (int, Fraction)) and not is_bool:
        return Fraction(answer), Fraction(0)
    text = repr(answer) if isinstance(answer, float) else answer
    if not isinstance(text, str) or len(text) > LONGEST_ANSWER:
        raise no_number(answer, what)
    text = "".join(text.split()).replace("\u2212", "-").lower()
    if text.lstrip("+-") in ("inf", "infinity", "\u221e"):
        return math.inf * (-1 if text[0] == "-" else 1), Fraction(0)
    quotient = re.fullmatch(QUOTIENT, text)
    if quotient:
        return quotient_of(quotient, answer, what), Fraction(0)
    parts = re.fullmatch(DECIMAL, text)
    if not parts or not any([sign.isdigit() for sign in parts[1]]):
        raise no_number(answer, what)
    return rounded_of(parts, answer, what)


def quotient_of(match: Any, answer: Any, what: str) -> Fraction:
    """4/9, 108/4^9 or 7 as a number."""
    sign, top, top_power, bottom, bottom_power = match.groups()
    exponents = [int(top_power or 1), int(bottom_power or 1)]
    if max(exponents) > LARGEST_EXPONENT or int(bottom or 1) == 0:
        raise no_number(answer, what)
    above = int(top) ** exponents[0]
    number = Fraction(above, int(bottom or 1) ** exponents[1])
    return -number if sign == "-" else number


def rounded_of(
    match: Any, answer: Any, what: str
) -> tuple[Fraction, Fraction]:
    """0.444, 1.8e-4 or 3% as a number, and half its last unit."""
    digits, e_exponent, ten_exponent, percent = match.groups()
    digits = digits.replace(",", ".")
    exponent = int(e_exponent or ten_exponent or 0)
    if abs(exponent) > LARGEST_EXPONENT:
        raise no_number(answer, what)
    exponent -= 2 if percent else 0
    decimals = len(digits.partition(".")[2])
    number = Fraction(digits) * Fraction(10) ** exponent
    if number == 0:
        return number, Fraction(0)
    return number, Fraction(10) ** (exponent - decimals) / 2


def no_number(answer: Any, what: str) -> NaiveBayesError:
    """The error for an answer that is no number."""
    return NaiveBayesError(
        f"the answer for {what}, {shown(answer)}, is no number. Write "
        "a fraction (4/9), a decimal (0.444 or 0,444) or a share (44%)."
    )
