"""The marks of a class as a table, and what they say together.

| column     | meaning                                      |
|------------|----------------------------------------------|
| student    | the name of the folder                       |
| e01_...    | 1 where the exercise is right, else 0        |
| total      | how many are right                           |
| out of     | how many there are                           |
| to look at | named mistakes and other remarks, "; " apart |
| version    | of the library                               |
| seed       | of the last exercise, if there is one        |
"""

import csv
import textwrap
from collections import Counter
from fractions import Fraction
from io import StringIO
from pathlib import Path
from typing import Any, TextIO

from naivebayes.checks.messages import counted, named, printable
from naivebayes.errors import NaiveBayesError
from naivebayes.exercises.course import course
from naivebayes.exercises.marking import NOTHING, RELEASE, Marks
from naivebayes.exercises.numbers import bar

BOM = "\ufeff"  # by which spreadsheets know UTF-8
APART = "; "
FORMULAS = tuple("=+-@\t\r\n\uff1d\uff0b\uff0d\uff20")
MOST = 5  # mistakes that make the next lesson
WIDTH = 79
NAME = 20  # columns of a name on a screen
FIXED = ("student", "total", "out of", "to look at")


def header() -> list[str]:
    """The names of the columns."""
    names = [lesson.name for lesson in course()]
    end = ["total", "out of", "to look at", "version", "seed"]
    return ["student", *names, *end]


def write(file: TextIO, rows: list[Marks], seed: str) -> None:
    """The marks as CSV, as spreadsheets read it."""
    file.write(BOM)
    writer = csv.writer(file, lineterminator="\r\n")
    writer.writerow(header())
    for row in rows:
        look = APART.join(row.remarks)
        cells = [
            row.student,
            *row.marks,
            row.total(),
            len(row.marks),
            look,
            RELEASE,
            seed,
        ]
        writer.writerow([safe(cell) for cell in cells])


def safe(cell: Any) -> Any:
    """A cell that no spreadsheet takes for a formula."""
    is_formula = isinstance(cell, str) and cell.startswith(FORMULAS)
    return f"'{cell}" if is_formula else cell


def read(path: Path) -> list[Marks]:
    """The marks of a file that mark has written."""
    names = [lesson.name for lesson in course()]
    marks = []
    for line, row in enumerate(rows_in(path), 2):
        missing = [n for n in (*FIXED, *names) if row.get(n) is None]
        if missing:
            raise not_marks(path, f"line {line} has no {missing[0]}")
        marks.append(marks_of(path, line, row, names))
    if not marks:
        raise not_marks(path, "it has no line below the header")
    return marks


def rows_in(path: Path) -> list[dict[str, str]]:
    """The lines below the header, as dicts from column to cell."""
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            text = file.read()
        first = text.partition("\n")[0]
        apart = ";" if first.count(";") > first.count(",") else ","
        return list(csv.DictReader(StringIO(text), delimiter=apart))
    except OSError as error:
        reason = error.strerror or error
        raise NaiveBayesError(
            f"{path}: cannot be read: {reason}."
        ) from None
    except (UnicodeDecodeError, csv.Error) as error:
        raise not_marks(path, str(error)) from None


def marks_of(
    path: Path, line: int, row: dict[str, str], names: list[str]
) -> Marks:
    """One line of the file."""
    given = []
    for name in names:
        if row[name] not in ("0", "1"):
            cell = named(row[name])
            raise not_marks(
                path, f"line {line}, {name}: {cell} is not 0 or 1"
            )
        given.append(int(row[name]))
    remarks = tuple([r for r in row["to look at"].split(APART) if r])
    name = row["student"]
    if name.startswith("'") and name[1:].startswith(FORMULAS):
        name = name[1:]
    return Marks(name, tuple(given), remarks)


def not_marks(path: Path, reason: str) -> NaiveBayesError:
    """The error for a file that mark has not written."""
    return NaiveBayesError(
        f"{path}: these are no marks: {reason}. Give a file that "
        "`teacher mark` has written."
    )


def student_lines(rows: list[Marks]) -> list[str]:
    """A line for each student: name, total, and what to look at."""
    lines = []
    for row in rows:
        name = printable(row.student)
        look = printable(APART.join(row.remarks))
        total = f"{row.total():>2} of {len(row.marks)}"
        if len(name) > NAME:
            name = f"{name[: NAME - 3]}..."
        start = f"{name:{NAME}}  {total}  "
        lines.extend(
            textwrap.wrap(
                f"{start}{look}",
                WIDTH,
                subsequent_indent=" " * len(start),
            )
        )
    return lines


def class_lines(rows: list[Marks]) -> list[str]:
    """How many got each exercise right, and the commonest remarks."""
    n = len(rows)
    lines = [f"Right, of {counted(n, 'student')}"]
    for i, lesson in enumerate(course()):
        right = sum([row.marks[i] for row in rows])
        shown = bar(Fraction(right, n))
        lines.append(f"  {lesson.name:17}  {shown}  {right}")
    common = commonest(rows)
    if common:
        lines.extend(["", f"Seen most often (the first {MOST})"])
    for remark, times in common[:MOST]:
        lines.append(f"  {times:>3} x {printable(remark)}")
    return lines


def commonest(rows: list[Marks]) -> list[tuple[str, int]]:
    """The remarks that most students share, the commonest first."""
    counts: Counter[str] = Counter()
    for row in rows:
        counts.update(set(row.remarks) - {NOTHING})
    return sorted(counts.items(), key=rank)


def rank(pair: tuple[str, int]) -> tuple[int, int, str]:
    """By how many, then by the number of the exercise."""
    remark, times = pair
    number = remark.partition(":")[0]
    is_number = number.isdecimal() and len(number) < 3
    return -times, int(number) if is_number else 0, remark
