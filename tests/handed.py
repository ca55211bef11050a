"""Files as students hand them in, made from the functions of an exercise."""

import re
from fractions import Fraction

from naivebayes.exercises import programs
from naivebayes.exercises.course import course
from naivebayes.exercises.lesson import ANYTHING, Other, plain_source
from naivebayes.exercises.lessons import e14_find_the_bug as e14

LESSONS = course()[:13]
IMPORTS = "import math\nfrom fractions import Fraction\n\n\n"
PROGRAMS = [e14.lesson(letter) for letter in programs.BUGS]


def named(name, function):
    """The source of a function under another name."""
    return re.sub(r"^def \w+\(", f"def {name}(", plain_source(function))


def file_with(lesson, function):
    """The stub with the body of a function in it."""
    source = named(lesson.function, function)
    right = lesson.right[lesson.function]
    if function is not right and source.count(f"{lesson.function}(") > 1:
        first, rest = source.split("\n", 1)  # it calls the reference
        rest = rest.replace(f"{lesson.function}(", "reference(")
        source = f"{named('reference', right)}\n\n{first}\n{rest}"
    start = lesson.stub.index(f"def {lesson.function}(")
    return lesson.stub[:start] + IMPORTS + source


def program_with(lesson, answer, *, repaired):
    """A program of exercise 14 with an answer, and its line repaired."""
    text = lesson.stub.replace("    raise NotImplementedError", f"    return {answer!r}")
    if repaired:
        bug = programs.BUGS[programs.letter_in(lesson.stub)]
        text = text.replace(f"{bug.planted}\n", f"{bug.line}\n")
    return text


def some(answer):
    """An answer with something in the places where anything goes."""
    if isinstance(answer, Other):
        return 999
    return tuple(Fraction(7, 11 + i) if part is ANYTHING or isinstance(part, Other) else part
                 for i, part in enumerate(answer))


def answers():
    """(id, lesson, file, title): the title of the mistake, None where it is right."""
    for lesson in LESSONS:
        yield f"{lesson.name}-right", lesson, file_with(lesson, lesson.right[lesson.function]), None
        for mistake in lesson.mistakes:
            function = mistake.functions[lesson.function]
            yield (f"{lesson.name}-{function.__name__}", lesson,
                   file_with(lesson, function), mistake.title)
    for lesson in PROGRAMS:
        letter = programs.letter_in(lesson.stub)
        found = lesson.right[e14.FIND]()
        yield f"e14-{letter}-right", lesson, program_with(lesson, found, repaired=True), None
        for mistake in lesson.mistakes:
            answer = some(mistake.functions[e14.FIND]())
            name = re.sub(r"\W+", "-", mistake.title)
            repaired = mistake.title != "Found, but not repaired"
            yield (f"e14-{letter}-{name}", lesson,
                   program_with(lesson, answer, repaired=repaired), mistake.title)
