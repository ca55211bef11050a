"""Where the lines come from: a file, or a copy of what is piped in.

| name   | meaning                                              |
|--------|------------------------------------------------------|
| path   | the name of a file                                   |
| name   | what messages call the source: the path, as a rule   |
| copy   | a file on disk with what came out of a pipe          |
| source | can be read from its start as often as needed        |
"""

import os
from collections.abc import Iterator
from typing import Any, BinaryIO, TextIO

from naivebayes.datasets.records import Block, blocks_of
from naivebayes.errors import NaiveBayesError

# of a block: fewer than the 700 new lists after which Python's garbage
# collector looks through them all
ROWS = 500
CHUNK = 1 << 16  # bytes that are copied at once


class Source:
    """A file that is read from its start as often as needed.

    Use it in a `with`, which gives back the space of the copy.
    """

    def __init__(self, name: str, copy: BinaryIO | None = None) -> None:
        self.name = name
        self.copy = copy

    def __enter__(self) -> "Source":
        """The source itself."""
        return self

    def __exit__(self, *error: object) -> None:
        """Close the copy, which removes it."""
        if self.copy is not None:
            self.copy.close()

    def blocks(self, size: int = ROWS) -> Iterator[Block]:
        """The records of the file; what cannot be read is said."""
        try:
            with self.lines() as lines:
                yield from blocks_of(lines, size)
        except NaiveBayesError:
            raise
        except (OSError, ValueError) as error:
            raise NaiveBayesError(
                f"cannot be read: {reason_of(error, self.name)}"
            ) from None

    def lines(self) -> TextIO:
        """The file, opened at its start."""
        place: str | int = self.name
        if self.copy is not None:
            self.copy.seek(0)
            place = self.copy.fileno()
        return open(
            place,
            encoding="utf-8-sig",
            errors="surrogateescape",
            newline="",
            closefd=self.copy is None,
        )

    def named(self, error: NaiveBayesError) -> NaiveBayesError:
        """The error with the name of the source before it."""
        return NaiveBayesError(f"{self.name}: {error}")


def open_source(path: str) -> Source:
    """The source of a path; a pipe with a name is copied."""
    is_pipe = os.path.exists(path) and not (
        os.path.isfile(path) or os.path.isdir(path)
    )
    if not is_pipe:
        return Source(path)
    try:
        with open(path, "rb") as stream:
            return copied(stream, path)
    except OSError as error:
        raise NaiveBayesError(
            f"{path}: cannot be read: {reason_of(error, path)}"
        ) from None


def copied(stream: Any, name: str = "standard input") -> Source:
    """A source with all bytes of a stream, such as sys.stdin.buffer.

    The copy has no name that others could see; the system removes it
    with its last user, also after an interrupt.
    """
    # not at the top: it would slow down every import of the library
    from tempfile import TemporaryFile

    try:
        copy: Any = TemporaryFile()  # noqa: SIM115, closed by Source
        try:
            while chunk := stream.read(CHUNK):
                copy.write(chunk)
            copy.flush()
        except BaseException:  # an interrupt leaves nothing either
            copy.close()
            raise
    except OSError as error:
        raise NaiveBayesError(
            f"{name}: cannot be copied to a temporary file: "
            f"{error.strerror or error}."
        ) from None
    return Source(name, copy)


def reason_of(error: Exception, path: str) -> str:
    """Why a file cannot be read, and what may be behind it."""
    if os.path.isdir(path):
        return (
            "it is a directory (a folder). Give the name of a file in "
            "it."
        )
    reason = f"{getattr(error, 'strerror', None) or error}."
    if isinstance(error, FileNotFoundError):
        return (
            f"{reason} A name without folders is looked up in the "
            "folder that you are in."
        )
    if isinstance(error, PermissionError):
        return f"{reason} You may not read this file; ask its owner."
    return reason
