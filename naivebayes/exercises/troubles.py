"""The verdict on a file that stopped, or raised an error.

| stage  | meaning                                          |
|--------|--------------------------------------------------|
| load   | an error before any call                         |
| time   | still running when the time was up               |
| ended  | the process was ended from within                |
| large  | an answer that is too long to be looked at       |
| forged | a result that the checker has not written        |
"""

import ast

from naivebayes.exercises.reading import nearest_name
from naivebayes.exercises.running import Outcome, Trouble
from naivebayes.exercises.verdict import NOT_STARTED, Verdict, wrong

ASKS = wrong(
    "asks",
    "The program waits for somebody to type something.",
    "There is nobody during a check: take out input(), and use the "
    "arguments of the function.",
)
EXITS = wrong(
    "exits",
    "The program ends itself, by exit() or quit().",
    "Take it out: a function gives its answer with `return`.",
)
ENDLESS = wrong(
    "recursion",
    "The function calls itself again and again, without an end.",
    "Use a loop, or return without calling yourself where there is "
    "nothing left to do.",
)
MEMORY = wrong(
    "memory",
    "The program has used up its memory.",
    "Is a list growing in a loop that goes through the same list?",
)
UNFINISHED = wrong(
    NOT_STARTED,
    "There is still a `raise NotImplementedError`.",
    "Delete that line when yours are there.",
)
SIMPLE = {
    "EOFError": ASKS,
    "SystemExit": EXITS,
    "RecursionError": ENDLESS,
    "MemoryError": MEMORY,
    "NotImplementedError": UNFINISHED,
}
ADVICE = {
    "NameError": "Is the name spelled as where it was made? Each file "
    "stands alone: it knows nothing of the other exercises.",
    "UnboundLocalError": "Give it its first value before the loop.",
    "ModuleNotFoundError": "Each file stands alone: write into it what "
    "you need.",
    "KeyError": "The dict has no such key. Is it not in there yet, or "
    "is a class typed in?",
    "IndexError": "The last place of a list is its length minus 1.",
    "ZeroDivisionError": "What is it that is 0 there?",
    "TypeError": "Look at the kinds of the values there: number, text, "
    "list?",
}
ENDED = wrong(
    "ended",
    "Python itself was ended before the function had answered.",
    "That is what os._exit() does, and recursion where the limit of "
    "Python has been set too high.",
)
LARGE = wrong(
    "large",
    "The answer is too large to be looked at.",
    "A few numbers are asked for.",
)
FORGED = wrong(
    "forged",
    "The result of the check was changed by the program.",
    "An exercise only defines its function; it writes no files.",
)


def stopped(outcome: Outcome) -> Verdict:
    """The verdict on a run that did not come to its end."""
    trouble = outcome.trouble
    if outcome.stage == "large":
        return LARGE
    if outcome.stage == "forged" or trouble is None:
        return FORGED
    if outcome.stage == "time":
        return still_running(trouble, outcome.seconds)
    if outcome.stage == "ended":
        return ENDED
    return raised(trouble)


def still_running(place: Trouble, seconds: float) -> Verdict:
    """The verdict on a loop that does not end."""
    where = "Nothing says in which line it was."
    if place.line:
        inside = f", in {place.function}"
        if place.function == "<module>":
            inside = ", outside of any function"
        where = f"It was at or near line {place.line}{inside}."
    return wrong(
        "time",
        f"Still running after {seconds:g} seconds: an endless loop?",
        where,
    )


def raised(trouble: Trouble, detail: tuple[str, ...] = ()) -> Verdict:
    """The verdict on an error, with the line that it came from."""
    if trouble.kind in SIMPLE:
        return SIMPLE[trouble.kind]._replace(detail=detail)
    is_syntax = trouble.kind in ("SyntaxError", "IndentationError")
    if is_syntax and not trouble.function:
        title = f"Python cannot read line {trouble.line}."
        return wrong("syntax", title, f"It says: {trouble.text}.")
    title = f"Python stops with {trouble.kind}."
    where = "No line of the file says where it comes from."
    if trouble.line:
        where = f"It comes from line {trouble.line}."
    text = trouble.text.rstrip("?.! ")
    said = f"It says: {text}. " if text else ""
    advice = advice_on(trouble)
    return wrong(
        "error", title, f"{said}{where} {advice}".strip(), detail
    )


def advice_on(trouble: Trouble) -> str:
    """What usually helps against an error."""
    if trouble.kind == "NameError" and "'Fraction'" in trouble.text:
        return (
            "Write `from fractions import Fraction` above the function."
        )
    if trouble.kind == "NameError" and "'math'" in trouble.text:
        return "Write `import math` above it."
    if trouble.kind == "NameError" and "'log'" in trouble.text:
        return "Write `math.log`."
    if "NoneType" in trouble.text:
        return "A value there is None: given so, or by append or print?"
    if "unpack" in trouble.text:
        return "Is `.items()` missing, or `zip(...)`?"
    return ADVICE.get(trouble.kind, "")


def missing(tree: ast.Module, name: str, stub: str) -> Verdict:
    """The verdict where a function is not there."""
    near = nearest_name(tree, name, stub)
    advice = f"The file must define it: def {name}(...):"
    if near:
        advice = f"Is it `{near}`? Then it has the wrong name."
    return wrong(
        "no function", f"There is no function `{name}`.", advice
    )
