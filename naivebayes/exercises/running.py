"""A student's file, run in a process of its own.

| name    | meaning                                                |
|---------|--------------------------------------------------------|
| stage   | done, load, time, ended, large or forged               |
| answer  | what one call gave                                     |
| trouble | an error, or the line where the time was up            |

Three limits end the process: its own thread, faulthandler half a second
later, and this side after some more seconds. A result without the token
of the job was not made by the child, and counts for nothing.
"""

import json
import os
import re
import secrets
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, NamedTuple

from naivebayes.errors import NaiveBayesError
from naivebayes.exercises.child import NAME, tagged, untagged
from naivebayes.exercises.lesson import Probe

FILES = ("job", "result", "log")
SECONDS = 3.0
LONGER = 5.0  # seconds that the child has to end itself
LARGEST = 10**7  # bytes of a result
LONGEST_LOG = 10**5  # characters
FLAGS = [
    "-s",  # no packages of the user's own
    "-B",  # no files left
    "-X",
    "utf8",  # the same on every system
    "-c",
]
FRAME = re.compile(rf'File "{re.escape(NAME)}", line (\d+) in (\S+)')


class Trouble(NamedTuple):
    """What went wrong, and where in the student's file."""

    kind: str
    text: str
    line: int
    function: str


class Answer(NamedTuple):
    """What a call gave: a value, or trouble, or no such function."""

    value: Any = None
    printed: str = ""
    changed: tuple[int, ...] = ()
    trouble: Trouble | None = None
    is_missing: bool = False


class Strange(NamedTuple):
    """A value that is none of the plain types."""

    kind: str
    text: str


class Outcome(NamedTuple):
    """How a run ended, and the answers of its two rounds of calls."""

    stage: str
    first: tuple[Answer, ...] = ()
    second: tuple[Answer, ...] = ()
    trouble: Trouble | None = None
    seconds: float = SECONDS


def run(
    source: str, probes: list[Probe], seconds: float = SECONDS
) -> Outcome:
    """Run a file and make the calls of all probes, twice."""
    token = secrets.token_hex(16)
    job = {
        "source": source,
        "calls": [call_of(probe) for probe in probes],
        "seconds": seconds,
        "token": token,
    }
    folder = mkdtemp()
    try:
        paths = [Path(folder, name) for name in FILES]
        paths[0].write_text(json.dumps(job), "ascii")
        status = waited_for(started(paths, folder), seconds)
        outcome = outcome_of(paths, status, token, probes)
        return outcome._replace(seconds=seconds)
    finally:
        with suppress(RecursionError, OSError):  # folders in folders
            os.chmod(folder, 0o700)
            shutil.rmtree(folder, ignore_errors=True)


def call_of(probe: Probe) -> list[Any]:
    """The call of a probe, as JSON can hold it."""
    given = [tagged(argument) for argument in probe.arguments]
    return [probe.function, given]


def started(paths: list[Path], folder: str) -> subprocess.Popen[bytes]:
    """The child process, apart from terminal, folder and settings."""
    program = files("naivebayes.exercises") / "child.py"
    code = program.read_text("utf-8")
    try:
        return subprocess.Popen(
            [sys.executable, *FLAGS, code, *map(str, paths)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=folder,
            env=surroundings(folder),
            start_new_session=True,
        )
    except OSError as error:
        raise NaiveBayesError(
            "an exercise is checked in a process of its own, and none "
            f"can be started: {error.strerror or error}."
        ) from None


def surroundings(folder: str) -> dict[str, str]:
    """The environment without Python's settings, but for one.

    Sets of texts have the same order in every run, and what a program
    calls temporary goes when the folder goes.
    """
    kept = {}
    for name, value in os.environ.items():
        if not name.startswith("PYTHON"):
            kept[name] = value
    temporary = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), folder)
    return {**kept, **temporary, "PYTHONHASHSEED": "0"}


def waited_for(
    child: subprocess.Popen[bytes], seconds: float
) -> int | None:
    """The exit status; None where the child had to be killed."""
    try:
        return child.wait(seconds + LONGER)
    except subprocess.TimeoutExpired:
        return None
    finally:
        end(child)


def end(child: subprocess.Popen[bytes]) -> None:
    """End the child, and what it has started, where that is known."""
    if hasattr(os, "killpg"):
        with suppress(OSError):
            os.killpg(child.pid, signal.SIGKILL)
    child.kill()
    child.wait()


def outcome_of(
    paths: list[Path],
    status: int | None,
    token: str,
    probes: list[Probe],
) -> Outcome:
    """What the child has written down, or how it ended."""
    _, result, log = paths
    try:
        if os.path.isfile(result):
            return written(result, token, probes)
        frames = frames_in(log)
    except Exception:  # nothing that the child writes looks like that
        return Outcome("forged")
    if frames or status is None:
        line, function = frames[0] if frames else ("0", "")
        place = Trouble("time", "", int(line), function)
        return Outcome("time", trouble=place)
    ended = Trouble("ended", str(status), 0, "")
    return Outcome("ended", trouble=ended)


def written(result: Path, token: str, probes: list[Probe]) -> Outcome:
    """The outcome that stands in the file with the result."""
    if result.stat().st_size > LARGEST:
        return Outcome("large")
    facts = json.loads(result.read_text("ascii"))
    return read(facts, token, probes)


def frames_in(log: Path) -> list[tuple[str, str]]:
    """(line, function) as faulthandler has written them down."""
    if not os.path.isfile(log):
        return []
    with log.open(encoding="utf-8", errors="replace") as file:
        return FRAME.findall(file.read(LONGEST_LOG))


def read(facts: Any, token: str, probes: list[Probe]) -> Outcome:
    """The result of the child, every part of it checked."""
    if facts["token"] != token:
        return Outcome("forged")
    if facts["stage"] == "time":
        place = {"kind": "time", "text": "", **facts}
        return Outcome("time", trouble=trouble_of(place))
    if facts["stage"] == "load":
        trouble = trouble_of(facts["error"])
        return Outcome("load", trouble=trouble)
    first = tuple([answer_of(part) for part in facts["first"]])
    second = tuple([answer_of(part) for part in facts["second"]])
    if {len(first), len(second)} != {len(probes)}:
        return Outcome("forged")
    for probe, answer in zip(probes, first):
        if not set(answer.changed) <= set(range(len(probe.arguments))):
            return Outcome("forged")
    return Outcome("done", first, second)


def answer_of(facts: dict[str, Any]) -> Answer:
    """One answer."""
    if "missing" in facts:
        return Answer(is_missing=True)
    printed = str(facts["printed"])
    if "error" in facts:
        trouble = trouble_of(facts["error"])
        return Answer(printed=printed, trouble=trouble)
    changed = tuple([int(i) for i in facts["changed"]])
    return Answer(value_of(facts["value"]), printed, changed)


def trouble_of(facts: dict[str, Any]) -> Trouble:
    """An error and its place."""
    return Trouble(
        str(facts["kind"]),
        str(facts["text"]),
        int(facts["line"]),
        str(facts["function"]),
    )


def value_of(tag: list[Any]) -> Any:
    """The value of a tag; what is no plain value is Strange."""
    kind, *parts = tag
    if kind == "other":
        return Strange(str(parts[0]), str(parts[1]))
    if kind == "list":
        return [value_of(part) for part in parts]
    if kind == "tuple":
        return tuple([value_of(part) for part in parts])
    if kind == "dict":
        return dict([value_of(part) for part in parts])
    value = untagged(tag)
    if kind in ("int", "fraction") and tagged(value)[0] == "other":
        raise ValueError("more digits than the child gives")
    return value
