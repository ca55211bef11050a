"""`naivebayes teacher`: the tools of the teacher.

| verb   | what it does                                          |
|--------|-------------------------------------------------------|
| mark   | runs the files of a class, and writes their marks     |
| report | says what the marks of a class have in common         |
| sheet  | a board of its own for each seed, to be worked by hand |
| key    | the same with all numbers, and those of the slips     |

mark runs the programs of the students with the rights of whoever runs
it. A time limit is no sandbox.
"""

from functools import partial
from pathlib import Path
from typing import Any

from naivebayes.checks.messages import listed
from naivebayes.cli.classroom import NO_SANDBOX
from naivebayes.cli.output import (
    STANDARD,
    Output,
    ignore_warnings_of_files,
    say,
)
from naivebayes.cli.progress import Progress
from naivebayes.errors import NaiveBayesError
from naivebayes.exercises.marking import Marks, loose_files, mark
from naivebayes.exercises.printed import html
from naivebayes.exercises.sheets import markdown, sheet_of
from naivebayes.exercises.tally import (
    class_lines,
    read,
    student_lines,
    write,
)

ENDINGS = {
    "": "markdown",
    ".md": "markdown",
    ".txt": "markdown",
    ".html": "html",
    ".htm": "html",
}
FORMATS = {"markdown": markdown, "html": html}


def teacher(options: Any) -> None:
    """Do what the verb says."""
    ignore_warnings_of_files()
    VERBS[options.verb](options)


def mark_verb(options: Any) -> None:
    """Mark a folder, write the marks, and say what they show."""
    check_outside(options.output, options.marked)
    output = Output(options.output, options.force)
    say(NO_SANDBOX)
    loose = loose_files(Path(options.marked))
    if loose:
        say(f"not in the folder of a student: {listed(loose, 5)}.")
    progress = Progress()
    done = partial(progress.show, "marking", of="files")
    seed = options.seed or ""
    with output:
        file = output.opened()
        rows = mark(Path(options.marked), seed, done)
        progress.clear()
        write(file, rows, seed)
    if not output.is_standard:
        show(rows)


def check_outside(path: str, folder: str) -> None:
    """Refuse to write among the files of the students."""
    if path == STANDARD:
        return
    place, within = Path(path).resolve(), Path(folder).resolve()
    if within in place.parents:
        raise NaiveBayesError(
            f"{path}: it would lie among the files of the students. "
            "Name a file outside of their folder."
        )


def show(rows: list[Marks]) -> None:
    """Print a line for each student, and what they have in common."""
    print("\n".join([*student_lines(rows), "", *class_lines(rows)]))


def report_verb(options: Any) -> None:
    """Say what the marks of a class have in common."""
    rows = read(Path(options.marks))
    show(rows)


def sheet_verb(options: Any) -> None:
    """Write the sheet of a seed."""
    write_sheet(options, is_key=False)


def key_verb(options: Any) -> None:
    """Write the key of a seed."""
    write_sheet(options, is_key=True)


def write_sheet(options: Any, *, is_key: bool) -> None:
    """Write a sheet or key in the format that was asked for."""
    output = Output(options.output, options.force)
    sheet = sheet_of(options.seed, is_key=is_key)
    with output:
        output.opened().write(FORMATS[format_of(options)](sheet))


def format_of(options: Any) -> str:
    """The format that was given, or that the file's name says."""
    if options.format:
        given: str = options.format
        return given
    ending = Path(options.output).suffix.lower()
    if ending not in ENDINGS:
        raise NaiveBayesError(
            f"{options.output}: a sheet is Markdown (.md) or HTML "
            "(.html), which a browser prints, as PDF too."
        )
    return ENDINGS[ending]


VERBS = {
    "mark": mark_verb,
    "report": report_verb,
    "sheet": sheet_verb,
    "key": key_verb,
}
