"""What is written, and where: nothing is lost and nothing half done.

| name   | meaning                                              |
|--------|------------------------------------------------------|
| path   | a file, or "-" for standard output                   |
| force  | a file that is there may be replaced                 |
| beside | the file that is written first, and then renamed     |
"""

import os
import re
import sys
import warnings
from contextlib import suppress
from io import TextIOWrapper
from types import TracebackType
from typing import Any, TextIO

from naivebayes.checks.messages import named, printable
from naivebayes.cli.progress import Progress
from naivebayes.errors import NaiveBayesError
from naivebayes.files import NewFile

STANDARD = "-"
LONGEST = 2000  # characters of a message
COMMAND_LINE = r" \((?:no )?(--[^)]*) on the command line\)"
PLAIN_WORDS = {
    r" \((str|int|float|Fraction)\)": "",
    rf"header=\w+{COMMAND_LINE}": r"\1",
    rf"missing='[^']*'{COMMAND_LINE}": r"\1",
    r"\b(Use|with) (alpha)=": r"\1 --\2 ",
    r"\b(Use|with) var_smoothing=": r"\1 --var-smoothing ",
    r"\bvar_smoothing would": "--var-smoothing would",
}
ASCII_NAMES = ("ascii", "us-ascii", "ansi-x3.4-1968", "646")


class Output:
    """Where the output of a command goes.

    A file is put in its place when it is whole; standard output, a
    device or a pipe is written to as it stands.
    """

    def __init__(self, path: str, force: bool) -> None:
        self.path = path
        self.force = force
        self.is_standard = path == STANDARD or is_file_of(1, path)
        self.is_plain = not self.is_standard and is_plain(path)
        self.file: Any = None
        if not self.is_standard:
            check_free(path, force)

    def __enter__(self) -> "Output":
        """Nothing yet: in the `with` an interrupt leaves nothing."""
        return self

    def opened(self) -> TextIO:
        """The file to write to."""
        if self.is_standard:
            return sys.stdout
        try:
            return self.new_file() if self.is_plain else self.device()
        except OSError as error:
            raise unwritten(self.path, error) from None

    def new_file(self) -> TextIO:
        """A file beside, which will take the name."""
        self.file = NewFile(self.path)
        file: TextIO = self.file.opened()
        return file

    def device(self) -> TextIO:
        """The device or pipe itself."""
        device = open(  # noqa: SIM115, closed in __exit__
            self.path, "w", encoding="utf-8", newline=""
        )
        self.file = device
        return device

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file, which puts it in its place."""
        if self.file is None:
            return
        try:
            if self.is_plain and error is None:
                check_free(self.path, self.force)
        except BaseException as problem:
            self.file.__exit__(type(problem), problem, None)
            raise
        try:
            self.file.__exit__(kind, error, trace)
        except OSError as problem:
            raise unwritten(self.path, problem) from None


def is_plain(path: str) -> bool:
    """True for a file, there or not, False for a device or a pipe."""
    return os.path.isfile(path) or not os.path.exists(path)


def is_file_of(number: int, path: str) -> bool:
    """True where a path leads to one of the standard streams."""
    try:
        return os.path.samestat(os.stat(path), os.fstat(number))
    except OSError:
        return False


def check_free(path: str, force: bool) -> None:
    """Refuse a folder, no folder, and a file that is there."""
    if path == "":
        raise NaiveBayesError("the output has no name: give one.")
    if os.path.isdir(path):
        raise NaiveBayesError(
            f"{path}: it is a directory (a folder). Give the name of a "
            "file in it."
        )
    folder = os.path.dirname(path) or "."
    if not os.path.isdir(folder):
        raise NaiveBayesError(
            f"{path}: there is no folder {named(folder)}. Make it "
            "first, or name another."
        )
    is_there = is_plain(path) and os.path.lexists(path)
    if is_there and not force:
        raise NaiveBayesError(
            f"{path}: the file is there already. Give another name, or "
            "--force to replace it."
        )


def check_apart(path: str, source: str) -> None:
    """Refuse to write over what is read."""
    is_input = source == STANDARD and is_file_of(0, path)
    if not is_input and not is_same(path, source):
        return
    if os.path.isfile(path):
        raise NaiveBayesError(
            f"{path}: it is the file that is read. Give another name "
            "for what is written."
        )


def is_same(path: str, other: str) -> bool:
    """True where two paths lead to the same file."""
    try:
        return os.path.samefile(path, other)
    except OSError:
        return False


def unwritten(path: str, error: OSError) -> NaiveBayesError:
    """The error for a file that cannot be written."""
    reason = error.strerror or str(error)
    return NaiveBayesError(f"{path}: cannot be written: {reason}.")


def say(message: str) -> None:
    """A word to the user, beside the output."""
    with suppress(OSError):  # nobody reads standard error any more
        Progress().clear()
        print(f"naivebayes: {one_line(message)}", file=sys.stderr)


def ignore_warnings_of_files() -> None:
    """What Python thinks of a student's file is no warning of ours."""
    for category in (SyntaxWarning, DeprecationWarning):
        warnings.simplefilter("ignore", category)


def one_line(message: str) -> str:
    """A message on one line, without words for Python's users.

    What a terminal would obey is shown as its number.
    """
    for words, plain in PLAIN_WORDS.items():
        message = re.sub(words, plain, message)
    line = printable(" ".join(message.split()))
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}..."


def prepare_streams() -> None:
    """Any letter can be written, whatever the locale says.

    A locale that knows only ASCII gets UTF-8, as the files have it; in
    any other, a letter that it lacks is written by its number. A stream
    that was closed before the start leads nowhere.
    """
    for name, mode in (
        ("stdin", "r"),
        ("stdout", "w"),
        ("stderr", "w"),
    ):
        if getattr(sys, name) is None:
            nowhere = open(os.devnull, mode)  # noqa: SIM115
            setattr(sys, name, nowhere)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            encoding = (stream.encoding or "").lower().replace("_", "-")
            if encoding in ASCII_NAMES:
                stream.reconfigure(encoding="utf-8")
            stream.reconfigure(errors="backslashreplace")


def drop_output() -> None:
    """Let what is still to be written to a closed pipe go nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
