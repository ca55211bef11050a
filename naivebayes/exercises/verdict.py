"""What is said about a student's file.

| name    | meaning                                               |
|---------|-------------------------------------------------------|
| kind    | which sort of verdict: right, mistake, time, ...      |
| title   | one line, which the teacher's table shows, too        |
| message | what to do about it                                   |
| detail  | the call that went wrong, as a picture                |

All of it is plain ASCII, as a classroom has all sorts of screens.
"""

import textwrap
from typing import NamedTuple

WIDTH = 76
INDENT = "  "
NOT_STARTED = "not started"
RIGHT = "right"
MISTAKE = "mistake"


class Verdict(NamedTuple):
    """Whether a file is right, and what to say about it."""

    is_right: bool
    kind: str
    title: str
    message: str = ""
    detail: tuple[str, ...] = ()


def wrong(
    kind: str, title: str, message: str, detail: tuple[str, ...] = ()
) -> Verdict:
    """A verdict on a file that is not right yet."""
    return Verdict(False, kind, title, message, detail)


def lines_of(verdict: Verdict) -> list[str]:
    """The verdict as the student reads it."""
    lines = [
        f"{INDENT}{plain(line)}".rstrip() for line in verdict.detail
    ]
    words = f"{verdict.title} {verdict.message}".strip()
    return [*lines, *wrapped(plain(words), INDENT)]


def wrapped(text: str, indent: str = "") -> list[str]:
    """A text on lines that fit a screen."""
    return textwrap.wrap(
        text, WIDTH, initial_indent=indent, subsequent_indent=indent
    )


def plain(text: str) -> str:
    """A text whose every sign any screen can show."""
    signs = []
    for sign in text:
        is_plain = sign == "\n" or " " <= sign <= "~"
        signs.append(sign if is_plain else ascii(sign)[1:-1])
    return "".join(signs)
