"""The verdict on a wrong answer: what exactly is wrong with it.

| check     | what it sees                                        |
|-----------|-----------------------------------------------------|
| nothing   | None: printed, or forgotten on some way             |
| strange   | a generator, a function, an object of its own kind  |
| forgetful | another answer to the same call                     |
| text, keys | text where numbers, 7 where '7' is wanted          |
| mistake   | an answer that a likely mistake gives               |
| error     | what Python says, and what usually helps            |
| nearly    | the right numbers in another form, or by chance     |

Each check gives a verdict or nothing, and the first verdict holds. Its
picture, if there is one, shows the first probe that fails.
"""

from typing import Any

from naivebayes.exercises.case import Case
from naivebayes.exercises.comparing import (
    has,
    have_same_numbers,
    kinds,
    strange_in,
)
from naivebayes.exercises.naming import likeliest
from naivebayes.exercises.nearly import (
    KINDS,
    board_only,
    constant,
    container,
    divided_as_float,
    rounded,
)
from naivebayes.exercises.troubles import LARGE, raised
from naivebayes.exercises.verdict import MISTAKE, Verdict, wrong

SHOWN = 60  # characters of what was printed
NOT_CALLED = {
    "function",
    "method",
    "builtin_function_or_method",
    "type",
}
TOO_LONG = {"int", "str", "list", "tuple", "dict", "Fraction"}
REMEMBERS = wrong(
    "remembers",
    "The same call gives another answer the second time.",
    "Does something outlive the call: a list or dict made outside the "
    "function, or in its first line (`def f(x, found=[])`)? Make it "
    "inside.",
)


def verdict_on_answer(case: Case) -> Verdict:
    """What is wrong with the first answer that is wrong."""
    for check in CHECKS:
        verdict = check(case)
        if verdict is not None:
            return verdict
    is_secret = case.probe().function in case.lesson.secret
    return wrong(
        "wrong answer",
        "That is not the answer to this call.",
        "Work it out by hand for these arguments, and compare step by "
        "step.",
        case.detail(with_right=not is_secret),
    )


def nothing_given(case: Case) -> Verdict | None:
    """None: printed, or forgotten on some way."""
    answer = case.answer()
    if answer.trouble or answer.value is not None:
        return None
    lines = answer.printed.strip().splitlines()
    if lines:
        text = lines[0][:SHOWN]
        return wrong(
            "printed",
            "Something is printed, but nothing is returned.",
            f"You printed {text!r}, and the caller gets None. Write "
            "`return ...` where `print(...)` stands.",
            case.detail(),
        )
    return wrong(
        "nothing",
        "For this call the function returns nothing, so it gives None.",
        "Does some way through it end without `return`, or with the "
        "result of a method that gives none?",
        case.detail(),
    )


def strange(case: Case) -> Verdict | None:
    """A value of a kind that no exercise asks for."""
    found = strange_in(case.answer().value)
    if found is None:
        return None
    if found.kind in TOO_LONG:
        return wrong("large", LARGE.title, LARGE.message, case.detail())
    advice = "Give plain numbers, text, lists or dicts."
    if found.kind == "generator":
        advice = "A generator gives nothing by itself: make a list."
    if found.kind in NOT_CALLED:
        advice = "Are the brackets () missing behind its name?"
    if found.kind == "coroutine":
        advice = "Write `def`, not `async def`."
    title = f"The answer is of the kind {found.kind!r}."
    return wrong("strange kind", title, advice, case.detail())


def forgetful(case: Case) -> Verdict | None:
    """Something of an earlier call is left over."""
    if not case.changes_its_mind():
        return None
    return REMEMBERS


def other_keys(case: Case) -> Verdict | None:
    """Keys of another kind: 7 where '7' was given."""
    value, right = case.answer().value, case.right()
    keys, wanted = as_keys(value), as_keys(right)
    texts = {str(key) for key in keys}
    if kinds(keys) == kinds(wanted) or texts != wanted:
        return None
    return wrong(
        "keys",
        "The classes have become another kind of thing.",
        "A class is used as it was given: '7' is text, 7 is a number.",
        case.detail(),
    )


def as_keys(value: Any) -> set[Any]:
    """The classes of a dict, or a class that stands alone."""
    if isinstance(value, dict):
        return set(value)
    return {value} if isinstance(value, (str, int)) else set()


def as_text(case: Case) -> Verdict | None:
    """Text where a number is wanted."""
    value, right = case.answer().value, case.right()
    if have_same_numbers(value, right):
        return None
    if not has_text(value) or has_text(right):
        return None
    wanted = f"{KINDS[type(right)]} is"
    if type(value) is type(right):
        wanted = "numbers are"
    return wrong(
        "text",
        "The answer is text.",
        f"What stands in quotes is text, and {wanted} asked for: no "
        "quotes, no str() and no f-string.",
        case.detail(),
    )


def has_text(value: Any) -> bool:
    """True for text; the classes of a dict do not count."""
    values = list(value.values()) if isinstance(value, dict) else value
    return has(values, str)


def named_mistake(case: Case) -> Verdict | None:
    """A mistake that gives these answers."""
    mistake = likeliest(case)
    if mistake is None:
        return None
    title = f"{mistake.title}."
    return wrong(MISTAKE, title, mistake.message, case.detail())


def error(case: Case) -> Verdict | None:
    """An error that the call raises."""
    trouble = case.answer().trouble
    return raised(trouble, case.detail()) if trouble else None


CHECKS = (
    nothing_given,
    strange,
    forgetful,
    other_keys,
    as_text,
    named_mistake,
    error,
    container,
    divided_as_float,
    rounded,
    board_only,
    constant,
)
