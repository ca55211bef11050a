"""The arguments of the classroom: exercises, teacher and walk.

| argument | for                            | example          |
|----------|--------------------------------|------------------|
| WHICH    | an exercise                    | 4, e04_factor.py |
| --folder | where the exercises lie        | week1            |
| --seed   | a text that picks a variant    | course-anna      |
"""

import argparse
from typing import Any

from naivebayes.cli.values import seed, whole

FOLDER_HELP = (
    "where the exercises are (default: this folder, if they are here, "
    "or exercises)"
)
SHEET_FORMATS = ("markdown", "html")
NO_SANDBOX = (
    "this runs the students' programs with your rights; the time limit "
    "is no sandbox."
)


def add_exercises(commands: Any, parser_class: Any) -> None:
    """The verbs of exercises."""
    command = commands.add_parser(
        "exercises", help="exercises that check themselves"
    )
    verbs = verbs_of(command, parser_class)
    add_start(verbs)
    add_check(verbs)
    add_hint(verbs)
    add_folder(verbs.add_parser("list", help="list all exercises"))
    solution = verbs.add_parser(
        "solution", help="show the solution of what is right"
    )
    solution.add_argument("which", metavar="WHICH")
    add_folder(solution)
    reset = verbs.add_parser(
        "reset", help="lay a file anew; the old one is kept"
    )
    reset.add_argument("which", metavar="WHICH")
    add_folder(reset)
    add_program_seed(reset)


def add_start(verbs: Any) -> None:
    """The arguments of exercises start."""
    start = verbs.add_parser(
        "start", help="lay the files; what is there stays as it is"
    )
    start.add_argument(
        "folder",
        nargs="?",
        metavar="FOLDER",
        help="a new folder, or an old one (default: this folder, if "
        "exercises are here, or exercises)",
    )
    add_program_seed(start)


def add_check(verbs: Any) -> None:
    """The arguments of exercises check."""
    check = verbs.add_parser(
        "check", help="say what is right, and what is wrong"
    )
    check.add_argument(
        "which",
        nargs="*",
        metavar="WHICH",
        help="numbers or files; 0 is the sheet (default: the first "
        "that is not right)",
    )
    add_folder(check)


def add_hint(verbs: Any) -> None:
    """The arguments of exercises hint."""
    hint = verbs.add_parser("hint", help="one hint of three")
    hint.add_argument(
        "which",
        nargs="?",
        metavar="WHICH",
        help="number or file (default: the first that is not right)",
    )
    hint.add_argument(
        "level",
        nargs="?",
        type=whole,
        default=1,
        metavar="LEVEL",
        help="1, 2 or 3 (default: 1)",
    )
    add_folder(hint)


def verbs_of(command: Any, parser_class: Any) -> Any:
    """Where the verbs of a command are added."""
    return command.add_subparsers(
        dest="verb",
        metavar="VERB",
        required=True,
        parser_class=parser_class,
    )


def add_force(verb: argparse.ArgumentParser) -> None:
    """Whether a file may be replaced."""
    verb.add_argument(
        "--force", action="store_true", help="replace a file"
    )


def add_folder(verb: argparse.ArgumentParser) -> None:
    """Where the exercises are."""
    verb.add_argument("--folder", metavar="FOLDER", help=FOLDER_HELP)


def add_program_seed(verb: argparse.ArgumentParser) -> None:
    """Which program the last exercise gets."""
    verb.add_argument(
        "--seed",
        type=seed,
        metavar="S",
        help="any text: picks the bug of the last exercise",
    )


def add_teacher(commands: Any, parser_class: Any) -> None:
    """The verbs of teacher."""
    command = commands.add_parser(
        "teacher", help="marks, worksheets and keys"
    )
    verbs = verbs_of(command, parser_class)
    add_mark(verbs)
    report = verbs.add_parser(
        "report", help="what the marks have in common"
    )
    report.add_argument(
        "marks", metavar="MARKS.csv", help="written by mark"
    )
    add_sheet(verbs.add_parser("sheet", help="a worksheet"))
    add_sheet(verbs.add_parser("key", help="its key"))


def add_mark(verbs: Any) -> None:
    """The arguments of teacher mark."""
    mark = verbs.add_parser(
        "mark",
        help="run the files of a class and write their marks",
        description=NO_SANDBOX,
    )
    mark.add_argument(
        "marked",
        metavar="FOLDER",
        help="holds a folder for each student",
    )
    mark.add_argument(
        "output", metavar="OUT.csv", help="a new file, or -"
    )
    add_force(mark)
    seed_help = (
        "what exercises start was given: other programs are told"
    )
    mark.add_argument("--seed", type=seed, metavar="S", help=seed_help)


def add_sheet(verb: argparse.ArgumentParser) -> None:
    """The arguments of sheet and key."""
    verb.add_argument(
        "--seed",
        required=True,
        type=seed,
        metavar="S",
        help="any text: the same text gives the same board",
    )
    verb.add_argument(
        "--format",
        choices=SHEET_FORMATS,
        help="default: html for a file.html, else markdown",
    )
    verb.add_argument(
        "-o",
        "--output",
        default="-",
        metavar="FILE",
        help="a new file, or - for standard output",
    )
    add_force(verb)


def add_walk(commands: Any) -> None:
    """The argument of walk."""
    command = commands.add_parser(
        "walk", help="step through a small program in pdb"
    )
    command.add_argument(
        "file",
        nargs="?",
        metavar="FILE",
        help="default: the walk/classify.py that exercises start lays",
    )
