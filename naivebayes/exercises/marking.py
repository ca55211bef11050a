"""The files of a whole class, marked.

| name      | meaning                                            |
|-----------|----------------------------------------------------|
| handed in | a folder with a folder for each student            |
| mark      | 1 where an exercise is right, else 0               |
| remark    | "4: The class is forgotten", "2: import os"        |
| seed      | what picked the program of the last exercise       |

The probes are part of the release, so the same file has the same mark
everywhere. A remark says what was seen, not what was meant.
"""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from naivebayes.checks.messages import named
from naivebayes.errors import NaiveBayesError
from naivebayes.exercises.checking import Task, judge_all
from naivebayes.exercises.course import course
from naivebayes.exercises.folder import has_exercises
from naivebayes.exercises.judging import Judged
from naivebayes.exercises.lesson import Lesson
from naivebayes.exercises.programs import NAME, letter_for, letter_in
from naivebayes.exercises.verdict import NOT_STARTED, plain

RELEASE = "0.1.0"
NOTHING = "nothing was handed in"
DEEPEST = 3  # folders within the folder of a student
SILENT = (NOT_STARTED, "missing")  # nothing that a remark could add


class Student(NamedTuple):
    """A student's folder, and where the exercises lie in it."""

    name: str
    folder: Path
    remarks: tuple[str, ...]


class Marks(NamedTuple):
    """What a student has reached, and what to look at."""

    student: str
    marks: tuple[int, ...]
    remarks: tuple[str, ...]

    def total(self) -> int:
        """How many exercises are right."""
        return sum(self.marks)


def mark(
    folder: Path,
    seed: str = "",
    done: Callable[[int], None] | None = None,
) -> list[Marks]:
    """The marks of all students, by name.

    seed: where it is given, the last exercise has to be its program.
    """
    lessons = course(seed)
    students = students_in(folder, lessons)
    tasks: list[Task] = []
    for student in students:
        for lesson in lessons:
            tasks.append((lesson, student.folder / lesson.file()))
    judged = judge_all(tasks, done)
    rows = []
    for i, student in enumerate(students):
        start = i * len(lessons)
        of_student = judged[start : start + len(lessons)]
        remarks = [
            *student.remarks,
            *remarks_on(lessons, of_student),
            *other_program(student.folder, seed),
        ]
        marks = [int(one.verdict.is_right) for one in of_student]
        rows.append(Marks(student.name, tuple(marks), tuple(remarks)))
    return rows


def students_in(folder: Path, lessons: list[Lesson]) -> list[Student]:
    """A student for each folder within, in the order of their names."""
    if not folder.is_dir():
        raise NaiveBayesError(
            f"{named(str(folder))} is no folder. Give the folder that "
            "holds a folder for each student."
        )
    names = [path.name for path in folder.iterdir() if is_student(path)]
    if not names:
        raise NaiveBayesError(
            f"{named(str(folder))} holds no folders. It has to hold "
            "one for each student, with the files in it."
        )
    students = []
    for name in sorted(names):
        students.append(student_of(name, folder / name, lessons))
    return students


def is_student(path: Path) -> bool:
    """True for a folder that is neither hidden nor a program's own."""
    return path.is_dir() and path.name[:1] not in (".", "_")


def student_of(
    name: str, folder: Path, lessons: list[Lesson]
) -> Student:
    """A student, with the first folder that holds exercises."""
    found = []
    for candidate in folders_in(folder, DEEPEST):
        if has_exercises(candidate, lessons):
            found.append(candidate)
    remarks = []
    if not found:
        remarks.append(NOTHING)
    if len(found) > 1:
        others = [str(path.relative_to(folder)) for path in found[1:]]
        remarks.append(f"not looked at: {', '.join(others)}")
    place = found[0] if found else folder
    return Student(name, place, tuple(remarks))


def folders_in(folder: Path, deepest: int) -> list[Path]:
    """A folder, and the folders in it, the nearest first."""
    level, found = [folder], [folder]
    for _ in range(deepest):
        within = []
        for one in level:
            inner = [path for path in one.iterdir() if is_student(path)]
            within.extend(sorted(inner))
        found.extend(within)
        level = within
    return found


def remarks_on(
    lessons: list[Lesson], judged: list[Judged]
) -> list[str]:
    """What is wrong, and what is unusual, exercise by exercise."""
    remarks = []
    for lesson, one in zip(lessons, judged):
        verdict = one.verdict
        said = list(one.oddities)
        if not verdict.is_right and verdict.kind not in SILENT:
            said.insert(0, verdict.title.rstrip("."))
        remarks.extend([f"{lesson.number}: {plain(s)}" for s in said])
    return [remark.replace(";", ",") for remark in remarks]


def other_program(folder: Path, seed: str) -> list[str]:
    """A remark where the last exercise is not the seed's program."""
    path = folder / f"{NAME}.py"
    if not seed or not path.is_file():
        return []
    letter = letter_in(path.read_text("utf-8", "replace"))
    wanted = letter_for(seed)
    if letter in (None, wanted):
        return []
    return [f"14: program {letter}, not {wanted}"]
