"""The files of a whole class, marked.

| name      | meaning                                            |
|-----------|----------------------------------------------------|
| handed in | a folder with a folder for each student            |
| mark      | 1 where an exercise is right, else 0               |
| remark    | "4: The class is forgotten", "2: import os"        |
| seed      | what picked the program of the last exercise       |

The probes are part of the release, so the same file has the same mark
wherever the Python is the same. A remark says what was seen, not what
was meant.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from naivebayes.checks.messages import named
from naivebayes.errors import NaiveBayesError
from naivebayes.exercises.checking import Task, judge_all
from naivebayes.exercises.course import course
from naivebayes.exercises.folder import SHEET, has_exercises
from naivebayes.exercises.judging import Judged
from naivebayes.exercises.lesson import Lesson
from naivebayes.exercises.programs import NAME, letter_for, letter_in
from naivebayes.exercises.reading import SET_ASIDE, text_in
from naivebayes.exercises.verdict import NOT_STARTED, Verdict, plain

RELEASE = "0.1.0"
NOTHING = "no exercises found"
MOST = 5  # files that a remark names
LONGEST = 200  # characters of a remark
LIKELY = (".py", ".txt", ".zip", ".ipynb")
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

    seed: where it is given, a last exercise with another program than
    it picks has a remark.
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
    names = [path.name for path in paths_in(folder) if is_student(path)]
    if not names:
        raise NaiveBayesError(
            f"{named(str(folder))} holds no folders. It has to hold "
            "one for each student, with the files in it."
        )
    students = []
    for name in names:
        students.append(student_of(name, folder / name, lessons))
    return students


def loose_files(folder: Path) -> list[str]:
    """What lies beside the folders of the students."""
    if not folder.is_dir():
        return []
    names = []
    for path in paths_in(folder):
        is_own = path.name.startswith((".", "__"))
        if not is_student(path) and not is_own:
            names.append(path.name)
    return names


def is_student(path: Path) -> bool:
    """True for a folder that is neither a link, nor hidden."""
    is_own = path.name.startswith((".", "__"))
    return os.path.isdir(path) and not (is_own or path.is_symlink())


def student_of(
    name: str, folder: Path, lessons: list[Lesson]
) -> Student:
    """A student, with the first folder that holds exercises."""
    candidates = folders_in(folder, DEEPEST)
    found = [one for one in candidates if has_exercises(one, lessons)]
    place = found[0] if found else folder
    remarks = [] if found else [NOTHING]
    if not os.access(folder, os.R_OK | os.X_OK):
        remarks = ["the folder may not be read"]
    passed_over = [str(one.relative_to(folder)) for one in found[1:]]
    for one in found[:1] or candidates:
        passed_over.extend(other_files(one, lessons))
    if passed_over:
        shown = ", ".join(passed_over[:MOST])
        remarks.append(f"not looked at: {shown}"[:LONGEST])
    return Student(name, place, tuple(remarks))


def other_files(folder: Path, lessons: list[Lesson]) -> list[str]:
    """Files that may hold exercises, under names that do not say so."""
    usual = {SHEET, *[lesson.file() for lesson in lessons]}
    names = []
    for path in paths_in(folder):
        is_likely = path.suffix.lower() in LIKELY and path.is_file()
        is_kept = SET_ASIDE.search(path.name)  # by reset
        if is_likely and not is_kept and path.name not in usual:
            names.append(path.name)
    return names


def folders_in(folder: Path, deepest: int) -> list[Path]:
    """A folder, and the folders in it, the nearest first."""
    level, found = [folder], [folder]
    for _ in range(deepest):
        within = []
        for one in level:
            inner = [path for path in paths_in(one) if is_student(path)]
            within.extend(inner)
        found.extend(within)
        level = within
    return found


def paths_in(folder: Path) -> list[Path]:
    """What lies in a folder; nothing where it may not be read."""
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


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
    return [remark.replace(";", ",")[:LONGEST] for remark in remarks]


def other_program(folder: Path, seed: str) -> list[str]:
    """A remark where the last exercise is not the seed's program."""
    text = text_in(folder / f"{NAME}.py")
    if not seed or isinstance(text, Verdict):
        return []
    letter = letter_in(text)
    wanted = letter_for(seed)
    if letter in (None, wanted):
        return []
    return [f"14: program {letter}, not {wanted}"]
