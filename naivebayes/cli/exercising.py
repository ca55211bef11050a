"""`naivebayes exercises`: the exercises of the student.

| verb     | what it does                                       |
|----------|----------------------------------------------------|
| start    | lays the files; one that is there stays as it is   |
| check    | what is right, and what is wrong with the next     |
| hint     | one of the three hints of an exercise              |
| list     | all exercises, and how far they are                |
| solution | the reference, when the exercise is right          |
| reset    | lays a file anew; the old one gets another name    |

Exit status 0: done; 1: not yet; 2: wrong use.
"""

import os
import shlex
import sys
from pathlib import Path
from typing import Any

from naivebayes.checks.messages import counted, printable
from naivebayes.cli.output import ignore_warnings_of_files, say
from naivebayes.errors import NaiveBayesError
from naivebayes.exercises.checking import judge_folder
from naivebayes.exercises.course import course, wanted
from naivebayes.exercises.folder import (
    FOLDER,
    SHEET,
    folder_of,
    has_exercises,
    hiding,
    laid_anew,
    reset,
    start,
    texts_of,
)
from naivebayes.exercises.judging import Judged
from naivebayes.exercises.lesson import Lesson
from naivebayes.exercises.paper import sheet, verdict_on_sheet
from naivebayes.exercises.reading import text_in
from naivebayes.exercises.report import (
    about,
    hint_lines,
    listed,
    overview,
    solution_lines,
    state,
)
from naivebayes.exercises.verdict import Verdict, lines_of

DONE, NOT_YET = 0, 1
PAPER = "0"  # the exercise that is done on paper
ON_PAPER = "on paper, before any code"


def exercises(options: Any) -> int:
    """Do what the verb says; gives the exit status."""
    ignore_warnings_of_files()
    status: int = VERBS[options.verb](options)
    return status


def start_verb(options: Any) -> int:
    """Lay the files of all exercises."""
    lessons = course(options.seed or "")
    is_here = has_exercises(Path("."), lessons)
    folder = Path(options.folder or ("." if is_here else FOLDER))
    new, there = start(folder, texts_of(lessons, sheet()))
    print(f"{counted(new, 'new file')} in {printable(str(folder))}")
    if there:
        print(f"Already there, and left as they are: {there}")
    if new:
        first = printable(str(folder / lessons[0].file()))
        where = ""
        if options.folder:
            where = f" --folder {shlex.quote(options.folder)}"
        print(f"Open {first} in an editor, and do what it says. Then:")
        print(f"  {command()} exercises check{where}")
    return DONE


def check_verb(options: Any) -> int:
    """Judge the exercises that were asked for, or all."""
    lessons = course()
    folder = folder_of(options.folder, lessons)
    warn_of_hiding(folder)
    if not options.which:
        judged = judge_folder(lessons, folder)
        show(overview(lessons, judged, command()))
        return status_of(judged)
    paper = [which for which in options.which if is_paper(which)]
    asked = [
        wanted(which, lessons)
        for which in options.which
        if not is_paper(which)
    ]
    judged = [Judged(check_paper(folder))] if paper else []
    of_asked = judge_folder(asked, folder)
    for lesson, one in zip(asked, of_asked):
        show(about(lesson, one, command()))
    return status_of([*judged, *of_asked])


def is_paper(which: str) -> bool:
    """True for the exercise on paper."""
    name = Path(which).name
    return name in (PAPER, "00", "e00", SHEET, Path(SHEET).stem)


def check_paper(folder: Path) -> Verdict:
    """Judge the numbers of the sheet, and say how they are."""
    verdict = sheet_verdict(folder)
    show([f"{SHEET} - {ON_PAPER}", *lines_of(verdict)])
    return verdict


def sheet_verdict(folder: Path) -> Verdict:
    """The verdict on the sheet, which may be missing."""
    text = text_in(folder / SHEET)
    return text if isinstance(text, Verdict) else verdict_on_sheet(text)


def hint_verb(options: Any) -> int:
    """Show a hint of an exercise, or of the next that is not right."""
    lessons = course()
    if is_paper(options.which or ""):
        print(
            "The sheet has no hints. Page of the site: worked-example"
        )
        return DONE
    if options.which is None:
        lesson = next_of(lessons, options.folder)
    else:
        lesson = wanted(options.which, lessons)
    if not 1 <= options.level <= len(lesson.hints):
        raise NaiveBayesError(
            f"there is no hint {options.level}: each exercise has the "
            f"hints 1 to {len(lesson.hints)}."
        )
    show(hint_lines(lesson, options.level, command()))
    return DONE


def next_of(lessons: list[Lesson], given: str | None) -> Lesson:
    """The first exercise that is not right."""
    folder = folder_of(given, lessons)
    judged = judge_folder(lessons, folder)
    for lesson, one in zip(lessons, judged):
        if not one.verdict.is_right:
            return lesson
    raise NaiveBayesError(
        "all exercises are right. Name one to see its hints."
    )


def list_verb(options: Any) -> int:
    """Show all exercises, with their state if they were laid."""
    lessons = course()
    if options.folder is None and not is_laid(lessons):
        print(f" 0  {SHEET:20}  {ON_PAPER}")
        for lesson in lessons:
            print(
                f"{lesson.number:>2}  {lesson.file():20}  {lesson.goal}"
            )
        print(f"To begin:  {command()} exercises start")
        return DONE
    folder = folder_of(options.folder, lessons)
    judged = judge_folder(lessons, folder)
    paper = Judged(sheet_verdict(folder))
    print(f" 0  {state(paper):11}  {SHEET:20}  {ON_PAPER}")
    show(listed(lessons, judged))
    return DONE


def is_laid(lessons: list[Lesson]) -> bool:
    """True where exercises are here, or in the usual folder."""
    here, usual = Path("."), Path(FOLDER)
    return has_exercises(here, lessons) or has_exercises(usual, lessons)


def solution_verb(options: Any) -> int:
    """Show the reference of an exercise that is right."""
    lessons = course()
    lesson = wanted(options.which, lessons)
    folder = folder_of(options.folder, lessons)
    judged = judge_folder([lesson], folder)
    if status_of(judged) == NOT_YET:
        show(about(lesson, judged[0], command()))
        print("The solution is shown when the exercise is right.")
        return NOT_YET
    show(solution_lines(lesson))
    return DONE


def reset_verb(options: Any) -> int:
    """Lay the file of an exercise anew."""
    lessons = course(options.seed or "")
    folder = folder_of(options.folder, lessons)
    if is_paper(options.which):
        name = SHEET
        kept = laid_anew(folder / name, sheet())
    else:
        lesson = wanted(options.which, lessons)
        name = lesson.file()
        kept = reset(folder, lesson, keep=options.seed is None)
    if kept:
        print(f"Your file is now {folder / kept}.")
    print(f"{folder / name} is as at the start.")
    return DONE


def status_of(judged: list[Judged]) -> int:
    """0 where all are right, 1 where one is not yet."""
    right = [one.verdict.is_right for one in judged]
    return DONE if all(right) else NOT_YET


def show(lines: list[str]) -> None:
    """Print some lines."""
    print("\n".join(lines))


def warn_of_hiding(folder: Path) -> None:
    """Say which files hide a module, of Python or this one."""
    for path in hiding([folder, Path(".")]):
        say(
            f"{path} hides the module {path.stem}: your programs "
            "import it instead. Give it another name."
        )


def command() -> str:
    """How the program was called: by its name, or by Python."""
    name = Path(sys.argv[0])
    if name.name == "__main__.py" and name.parent.name == "naivebayes":
        python = "python" if os.name == "nt" else "python3"
        return f"{python} -m naivebayes"
    return "naivebayes"


VERBS = {
    "start": start_verb,
    "check": check_verb,
    "hint": hint_verb,
    "list": list_verb,
    "solution": solution_verb,
    "reset": reset_verb,
}
