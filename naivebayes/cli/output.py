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
from contextlib import suppress
from io import TextIOWrapper
from types import TracebackType
from typing import Any, TextIO

from naivebayes.checks.messages import named
from naivebayes.cli.progress import Progress
from naivebayes.errors import NaiveBayesError

STANDARD = "-"
COMMAND_LINE = r" \((?:no )?(--[^)]*) on the command line\)"
PLAIN_WORDS = {
    r" \((str|int|float|Fraction)\)": "",
    rf"header=\w+{COMMAND_LINE}": r"\1",
    rf"missing='[^']*'{COMMAND_LINE}": r"\1",
    r"\b(Use|with) (alpha)=": r"\1 --\2 ",
    r"\b(Use|with) var_smoothing=": r"\1 --var-smoothing ",
}
ASCII_NAMES = ("ascii", "us-ascii", "ansi-x3.4-1968", "646")


class Output:
    """A file that is put in its place when it is whole.

    Use it in a `with`: an error or an interrupt in it leaves nothing
    behind. A device or a pipe is written to as it stands.
    """

    def __init__(self, path: str, force: bool) -> None:
        self.path = path
        self.beside = f"{path}.{os.getpid()}.part"
        self.force = force
        self.is_plain = path != STANDARD and is_plain(path)
        check_free(path, force)

    def __enter__(self) -> TextIO:
        """The file to write to."""
        if self.path == STANDARD:
            self.file: Any = sys.stdout
        else:
            self.file = self.opened()
        file: TextIO = self.file
        return file

    def opened(self) -> Any:
        """The file beside, or the device itself."""
        place, mode = self.path, "w"
        if self.is_plain:
            place, mode = self.beside, "x"
        try:
            return open(place, mode, encoding="utf-8", newline="")
        except OSError as error:
            raise unwritten(self.path, error) from None

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Rename what is whole; delete what is not."""
        if self.path == STANDARD:
            return
        try:
            self.file.close()
            if self.is_plain and error is None:
                check_free(self.path, self.force)
                os.replace(self.beside, self.path)
        except OSError as problem:
            raise unwritten(self.path, problem) from None
        finally:
            if self.is_plain and os.path.exists(self.beside):
                os.unlink(self.beside)


def is_plain(path: str) -> bool:
    """True for a file, there or not, False for a device or a pipe."""
    return os.path.isfile(path) or not os.path.exists(path)


def check_free(path: str, force: bool) -> None:
    """Refuse a folder, no folder, and a file that is there."""
    if os.path.isdir(path):
        raise NaiveBayesError(
            f"{path}: it is a directory (a folder). Give the name of a "
            "file in it."
        )
    folder = os.path.dirname(path) or "."
    if path != STANDARD and not os.path.isdir(folder):
        raise NaiveBayesError(
            f"{path}: there is no folder {named(folder)}. Make it "
            "first, or name another."
        )
    if os.path.isfile(path) and not force:
        raise NaiveBayesError(
            f"{path}: the file is there already. Give another name, or "
            "--force to replace it."
        )


def check_apart(path: str, source: str) -> None:
    """Refuse to write over what is read."""
    if not os.path.isfile(path) or not os.path.exists(source):
        return
    if os.path.samefile(path, source):
        raise NaiveBayesError(
            f"{path}: it is the file that is read. Give another name "
            "for what is written."
        )


def unwritten(path: str, error: OSError) -> NaiveBayesError:
    """The error for a file that cannot be written."""
    reason = error.strerror or str(error)
    return NaiveBayesError(f"{path}: cannot be written: {reason}.")


def say(message: str) -> None:
    """A word to the user, beside the output."""
    with suppress(OSError):  # nobody reads standard error any more
        Progress().clear()
        print(f"naivebayes: {one_line(message)}", file=sys.stderr)


def one_line(message: str) -> str:
    """A message on one line, without words for Python's users."""
    for words, plain in PLAIN_WORDS.items():
        message = re.sub(words, plain, message)
    return " ".join(message.split())


def prepare_streams() -> None:
    """Any letter can be written, whatever the locale says.

    A locale that knows only ASCII gets UTF-8, as the files have it; in
    any other, a letter that it lacks is written by its number.
    """
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
