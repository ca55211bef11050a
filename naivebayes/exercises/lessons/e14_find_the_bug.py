"""Exercise 14: a program with one wrong line.

| answer         | program A, on the board         |
|----------------|---------------------------------|
| line           | where `value` is not compared   |
| wrong, right   | 1/4 and 3/4: pixel 4 of class 1 |

The three answers are checked, and the repaired program as well.
"""

from typing import Any

from naivebayes.exercises.images import (
    ONES,
    SECOND_ONES,
    SECOND_SEVENS,
    SECOND_X,
    SEVENS,
    THIRD_ONES,
    THIRD_SEVENS,
    THIRD_X,
    X,
    drawn,
    pixels,
)
from naivebayes.exercises.lesson import (
    ANYTHING,
    Function,
    Lesson,
    Mistake,
    Other,
    Probe,
)
from naivebayes.exercises.programs import (
    BUGS,
    CLASSIFY,
    NAME,
    classify_of,
    line_of,
    program,
)
from naivebayes.exercises.shipped import stub

FIND = "find_the_bug"
HINTS = (
    "Work out one number after the other on paper, class 1 first: its "
    "prior, its factors, its score, then the posterior. Which is the "
    "first that the program gets otherwise?",
    "In the debugger, `r` runs to the end of a function and shows what "
    "it returns. Compare: 4/9; then 1/4 2/4 3/4 3/4 1/4 1/4 3/4 1/4 "
    "2/4; then 3/16384.",
    "Look at the function that returns the first wrong number, and at "
    "one value after the other in it: `p` prints them. Then return the "
    "number of the line, the wrong and the right Fraction.",
)


class Gives:
    """A function that gives one value, whatever it is asked."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __call__(self, *_: Any) -> Any:
        """The value."""
        return self.value


TRAINING = {"1": list(ONES), "7": list(SEVENS)}
SECOND = {"1": list(SECOND_ONES), "7": list(SECOND_SEVENS)}
THIRD = {"1": list(THIRD_ONES), "7": list(THIRD_SEVENS)}
PROBES = (
    Probe("what you found", (), FIND),
    Probe("the repaired program", (TRAINING, X), CLASSIFY),
    Probe("other pictures", (SECOND, SECOND_X), CLASSIFY),
    Probe("more pictures", (THIRD, THIRD_X), CLASSIFY),
)
NOT_REPAIRED = (
    "Found, but not repaired",
    "Your three answers are right, and the program still has the bug. "
    "Repair the line.",
)
EXCHANGED = (
    "The wrong and the right value are exchanged",
    "Give the wrong value first, and then what it should be.",
)
LATER = (
    "The first wrong number comes earlier, in class 1",
    "That is where the bug shows in class 7. It shows before, in class "
    "1: give the very first wrong number.",
)
FROM_ZERO = (
    "The line is counted from 0",
    "Lines are counted from 1, as every editor and pdb do.",
)
AT_THE_END = (
    "What comes out in the end, not the first wrong number",
    "These are posteriors. Go back to the first function that returns "
    "a wrong number.",
)
LINE_WRONG = (
    "The numbers are right, the line is not",
    "It is the number of the line in the file as you were given it. "
    "reset gives you that file again, and keeps yours.",
)
VALUE_WRONG = (
    "The wrong value is another one",
    "The line is right, and so is what should come out. Which number "
    "does that function return instead, at first?",
)
REPAIR_WRONG = (
    "The right value is another one",
    "The line is right, and so is the wrong number. Work out by hand "
    "what should stand there.",
)
VALUES_WRONG = (
    "The line is right, the numbers are not",
    "Stop at that line, and run to the end of its function (r), again "
    "and again. Which is the first number that should be another?",
)
NOT_THREE = (
    "It has to be three answers with commas",
    "As in `return line, wrong, right`: the number of the line, the "
    "wrong number, the right number.",
)
ALL_WRONG = (
    "It is another line",
    "Compare each number with your sheet, class 1 first. The first one "
    "that differs comes from the function with the bug.",
)


def mistakes(letter: str) -> list[Mistake]:
    """The likely wrong answers for a program."""
    right, broken = (
        classify_of(stub(NAME)),
        classify_of(program(letter)),
    )
    found = found_in(letter)
    functions: dict[str, Function] = {
        FIND: Gives(found),
        CLASSIFY: broken,
    }
    wrong = [Mistake(*NOT_REPAIRED, functions)]
    at_the_end = [f(TRAINING, X)["1"] for f in (broken, right)]
    answers = wrong_answers(letter, at_the_end)
    for (title, message), answer in answers.items():
        functions = {FIND: Gives(answer), CLASSIFY: Gives(ANYTHING)}
        if answer != found:
            wrong.append(Mistake(title, message, functions))
    return wrong


def found_in(letter: str) -> tuple[Any, ...]:
    """The three answers that are right."""
    bug = BUGS[letter]
    return line_of(letter), bug.wrong, bug.right


def wrong_answers(
    letter: str, at_the_end: list[Any]
) -> dict[tuple[str, str], Any]:
    """Title and message -> three answers that are not right.

    at_the_end: the posterior of class 1, wrong and right.
    """
    line, bug = line_of(letter), BUGS[letter]
    return {
        EXCHANGED: (line, bug.right, bug.wrong),
        LATER: (line, *bug.later),
        FROM_ZERO: (line - 1, bug.wrong, bug.right),
        AT_THE_END: (line, *at_the_end),
        LINE_WRONG: (Other(line), bug.wrong, bug.right),
        VALUE_WRONG: (line, Other(bug.wrong), bug.right),
        REPAIR_WRONG: (line, bug.wrong, Other(bug.right)),
        VALUES_WRONG: (line, Other(bug.wrong), Other(bug.right)),
        ALL_WRONG: (Other(line), ANYTHING, ANYTHING),
        NOT_THREE: Other(found_in(letter)),
    }


def draw(*arguments: Any) -> list[str]:
    """The picture that is classified; the three answers."""
    if not arguments:
        return [
            "the number of the line, the wrong value, the right one"
        ]
    _training, x = arguments
    return ["x", *drawn([pixels(x)])]


def lesson(letter: str = "A") -> Lesson:
    """The exercise with one of the programs."""
    found = found_in(letter)
    return Lesson(
        number=14,
        name=NAME,
        function=FIND,
        goal="use the debugger",
        page="docs/debugger.md",
        package="BernoulliNB.posterior",
        hints=HINTS,
        probes=list(PROBES),
        draw=draw,
        right={FIND: Gives(found), CLASSIFY: classify_of(stub(NAME))},
        mistakes=mistakes(letter),
        stub=program(letter),
        solution=(
            f"def find_the_bug():\n    return {found!r}\n\n"
            f"Line {found[0]}, repaired:\n{BUGS[letter].line}\n"
        ),
        secret=(FIND,),
    )
