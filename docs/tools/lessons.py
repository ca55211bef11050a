"""What the pages show of the exercises: their files and their list.

Both are read from the package, so that a page cannot show others.
"""

import posixpath

from pictures.teaching import SEED

from naivebayes.exercises.course import course
from naivebayes.exercises.lesson import Lesson
from naivebayes.exercises.sheets import slip_rows
from naivebayes.exercises.shipped import stub, walk_program
from naivebayes.exercises.variants import variant
from naivebayes.render.markdown import markdown_table


def first_stub(page: str) -> str:
    """The file of the first exercise, as a student gets it."""
    return fence("e01_count.py", stub("e01_count"))


def program(page: str) -> str:
    """The program to step through."""
    return fence("classify.py", walk_program())


def fence(name: str, text: str) -> str:
    """A file as a block of code under its name."""
    return f'```` {{ .python linenums="1" title="{name}" }}\n{text}````'


def table(page: str) -> str:
    """All exercises, with links to the pages that explain them."""
    lines = ["| file | the point | page |", "|---|---|---|"]
    for lesson in course():
        link = f"[{name_of(lesson)}]({link_to(lesson, page)})"
        lines.append(f"| `{lesson.file()}` | {lesson.goal} | {link} |")
    return "\n".join(lines)


def name_of(lesson: Lesson) -> str:
    """The page of an exercise by its name: log-space."""
    return posixpath.basename(lesson.page).removesuffix(".md")


def link_to(lesson: Lesson, page: str) -> str:
    """The way from a page to the exercise section of another."""
    target = lesson.page.removeprefix("docs/")
    start = posixpath.dirname(page) or "."
    return posixpath.relpath(target, start) + "#exercise"


def slips(page: str) -> str:
    """What the slips give on the board of the seed on the page."""
    return markdown_table(slip_rows(variant(SEED)))
