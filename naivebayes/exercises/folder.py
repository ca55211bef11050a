"""The folder of a student: laid, found, and never written over.

| name   | meaning                                            |
|--------|----------------------------------------------------|
| FOLDER | what the folder is called if nobody says otherwise |
| laid   | a new file; one that is there is left as it is     |
| reset  | the old file gets another name                     |
"""

import os
import sys
from contextlib import suppress
from pathlib import Path

from naivebayes.checks.messages import named
from naivebayes.errors import NaiveBayesError
from naivebayes.exercises.lesson import Lesson
from naivebayes.exercises.lessons import e14_find_the_bug
from naivebayes.exercises.programs import NAME as PROGRAM_NAME
from naivebayes.exercises.programs import letter_in
from naivebayes.exercises.reading import text_in
from naivebayes.exercises.shipped import WALK, walk_program

FOLDER = "exercises"
WALK_FOLDER = "walk"
SHEET = "e00_sheet.txt"


def start(folder: Path, texts: dict[str, str]) -> tuple[int, int]:
    """Lay files; gives how many are new, and how many were there."""
    new = 0
    for name, text in texts.items():
        path = folder / name
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            new += laid(path, text)
        except OSError as error:
            raise refusal(path, error) from None
    return new, len(texts) - new


def texts_of(lessons: list[Lesson], sheet: str) -> dict[str, str]:
    """Name of a file -> what is in it when it is laid."""
    texts = {SHEET: sheet}
    for lesson in lessons:
        texts[lesson.file()] = lesson.stub
    texts[f"{WALK_FOLDER}/{WALK}"] = walk_program()
    return texts


def laid(path: Path, text: str) -> bool:
    """Make a new file, whole or not at all; False if one is there."""
    try:
        file = path.open("x", encoding="utf-8", newline="\n")
    except FileExistsError:
        return False
    try:
        with file:
            file.write(text)
    except BaseException:
        with suppress(OSError):
            path.unlink()
        raise
    return True


def refusal(path: Path, error: OSError) -> NaiveBayesError:
    """The error for a folder or file that cannot be made."""
    reason = error.strerror or str(error)
    return NaiveBayesError(
        f"{path}: cannot be made: {reason}. Name a folder where you "
        "may write."
    )


def folder_of(given: str | None, lessons: list[Lesson]) -> Path:
    """The folder that was given, this one, or the usual one.

    In a folder that was given, the usual one may lie within.
    """
    named_folder = Path(given or ".")
    for folder in (named_folder, named_folder / FOLDER):
        if has_exercises(folder, lessons):
            return folder
    raise NaiveBayesError(
        f"{named(given or FOLDER)} holds no exercises. Lay them with "
        "`exercises start`, or name the folder with --folder."
    )


def has_exercises(folder: Path, lessons: list[Lesson]) -> bool:
    """True for a folder with one exercise at least."""
    names = [lesson.file() for lesson in lessons]
    there = [os.path.exists(folder / name) for name in names]
    return any(there)


def reset(folder: Path, lesson: Lesson, *, keep: bool) -> str | None:
    """Lay an exercise anew; gives the new name of the old file.

    keep: exercise 14 stays the program that the old file holds.
    """
    path = folder / lesson.file()
    if keep:
        lesson = as_it_was(path, lesson)
    return laid_anew(path, lesson.stub)


def laid_anew(path: Path, text: str) -> str | None:
    """Lay a file; one that is there gets another name, and is kept.

    A file that is as at the start stays where it is. Where the new one
    cannot be made, the old one gets its name back.
    """
    kept = None
    try:
        if os.path.lexists(path):
            if text_in(path) == text:
                return None
            kept = set_aside(path)
        laid(path, text)
    except OSError as error:
        if kept and not os.path.lexists(path):
            with suppress(OSError):
                os.replace(path.with_name(kept), path)
        raise refusal(path, error) from None
    return kept


def as_it_was(path: Path, lesson: Lesson) -> Lesson:
    """The exercise with the program that the old file held."""
    if lesson.name != PROGRAM_NAME:
        return lesson
    text = text_in(path)
    letter = letter_in(text) if isinstance(text, str) else None
    return e14_find_the_bug.lesson(letter) if letter else lesson


def set_aside(path: Path) -> str:
    """Give a file or folder the next free name: e04_factor.1.py."""
    number = 1
    while True:
        aside = path.with_name(f"{path.stem}.{number}{path.suffix}")
        number += 1
        if os.path.lexists(aside):
            continue
        if path.is_dir():
            os.rename(path, aside)
            return aside.name
        try:
            open(aside, "x").close()  # the name is ours from now on
        except FileExistsError:
            continue
        os.replace(path, aside)
        return aside.name


def hiding(folders: list[Path]) -> list[Path]:
    """Files that hide a module, such as random.py."""
    hidden = {*sys.stdlib_module_names, "naivebayes"}
    found = []
    for folder in folders:
        for path in sorted(folder.glob("*.py")):
            if path.stem in hidden and path not in found:
                found.append(path)
    return found
