"""The verdict on an answer that is nearly right, or right by chance.

| check     | what it sees                                       |
|-----------|----------------------------------------------------|
| container | the right numbers in a list where a dict is wanted |
| float     | Fraction(a / b) instead of Fraction(a, b)          |
| rounded   | the right numbers, cut                             |
| board     | right for the board, and wrong for most else       |
| constant  | the same answer to every call                      |
"""

from fractions import Fraction

from naivebayes.exercises.case import Case
from naivebayes.exercises.comparing import (
    as_float,
    has,
    have_same_numbers,
    is_rounded,
    numbers_in,
    same,
)
from naivebayes.exercises.verdict import Verdict, wrong

KINDS = {
    int: "a whole number",
    float: "a number",
    Fraction: "a Fraction",
    str: "text",
    list: "a list",
    tuple: "a tuple",
    dict: "a dict",
}


def container(case: Case) -> Verdict | None:
    """The right numbers, held by another kind of thing."""
    value, right = case.answer().value, case.right()
    if type(value) is type(right) or not have_same_numbers(
        value, right
    ):
        return None
    return wrong(
        "container",
        f"The numbers are right, and stand in {KINDS[type(value)]}.",
        f"What is asked for is {KINDS[type(right)]}.",
        case.detail(),
    )


def divided_as_float(case: Case) -> Verdict | None:
    """Fraction(a / b), which is only nearly the right fraction."""
    for i in case.failing:
        numbers = numbers_in(case.answers[i].value)
        right = numbers_in(case.wanted[i])
        floats = [as_float(n) for n in numbers]
        if not floats or floats != [as_float(n) for n in right]:
            return None
    return wrong(
        "float in fraction",
        "The fraction was made from a float, which is not exact.",
        "Fraction(a / b) divides first. Write Fraction(a, b), with a "
        "comma.",
        case.detail(),
    )


def rounded(case: Case) -> Verdict | None:
    """The right numbers, rounded."""
    for i in case.failing:
        if not is_rounded(case.answers[i].value, case.wanted[i]):
            return None
    exact = (
        "the exact Fraction" if has(case.right(), Fraction) else "it"
    )
    return wrong(
        "rounded",
        "The answer is rounded.",
        f"Give {exact} as it is, and round only when you print.",
        case.detail(),
    )


def constant(case: Case) -> Verdict | None:
    """The same answer to every call."""
    values = [answer.value for answer in case.answers]
    if not all([same(v, values[0]) for v in values]):
        return None
    return wrong(
        "constant",
        "The answer is the same for every call.",
        "It has to come from the arguments. Is something typed in? Is "
        "a result not stored: `n + 1` instead of `n = n + 1`? Does a "
        "comparison never hold, as '7' and 7 are never equal?",
        case.detail(),
    )


def board_only(case: Case) -> Verdict | None:
    """Right for the board, and wrong for most other calls."""
    if not case.lesson.probes[0].is_board:
        return None
    others = []
    for i, probe in enumerate(case.lesson.probes):
        is_failing = i in case.failing
        if probe.is_board and is_failing:
            return None
        if not probe.is_board:
            others.append(is_failing)
    if 2 * sum(others) <= len(others):
        return None
    return wrong(
        "board only",
        "The answer is right for the board, not for other calls.",
        "It has to come from the arguments. Is something typed in that "
        "only the board has?",
        case.detail(with_right=True),
    )
