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

from naivebayes.cli.classroom import NO_SANDBOX
from naivebayes.cli.output import Output, say
from naivebayes.cli.progress import Progress
from naivebayes.exercises.marking import mark
from naivebayes.exercises.printed import html
from naivebayes.exercises.sheets import markdown, sheet_of
from naivebayes.exercises.tally import (
    class_lines,
    read,
    student_lines,
    write,
)

FORMATS = {"markdown": markdown, "html": html}


def teacher(options: Any) -> None:
    """Do what the verb says."""
    VERBS[options.verb](options)


def mark_verb(options: Any) -> None:
    """Mark a folder, write the marks, and say what they show."""
    output = Output(options.output, options.force)
    say(NO_SANDBOX)
    progress = Progress()
    done = partial(progress.show, "marking", of="files")
    rows = mark(Path(options.marked), options.seed, done)
    progress.clear()
    with output:
        write(output.opened(), rows, options.seed)
    if not output.is_standard:
        print("\n".join([*student_lines(rows), "", *class_lines(rows)]))


def report_verb(options: Any) -> None:
    """Say what the marks of a class have in common."""
    rows = read(Path(options.marks))
    print("\n".join([*class_lines(rows), "", *student_lines(rows)]))


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
    name = options.output.lower()
    return "html" if name.endswith((".html", ".htm")) else "markdown"


VERBS = {
    "mark": mark_verb,
    "report": report_verb,
    "sheet": sheet_verb,
    "key": key_verb,
}
