"""The process in which a student's file runs, and nothing else.

| name   | meaning                                                  |
|--------|----------------------------------------------------------|
| job    | the source, the calls to make, and the limit in seconds  |
| tagged | a value with its exact type, as JSON can hold it         |
| answer | what one call gave, printed, raised or changed           |
| token  | what shows that the result comes from here               |

It imports nothing of the package and knows no right answer. When the
time is up, a thread writes down the line that is running and ends the
process; faulthandler does so where Python is too busy for threads.
"""

import faulthandler
import io
import json
import os
import sys
import threading
from collections import Counter, OrderedDict, defaultdict
from contextlib import suppress
from fractions import Fraction
from time import sleep
from types import FrameType, ModuleType
from typing import Any

NAME = "exercise.py"
KEPT = 2000  # characters that are kept of what is printed
SHOWN = 300  # characters of a value of no use, or of an error
MOST = 2000  # items of a list, characters of a text
BITS = 10**4  # of a whole number: Python prints no longer ones
DEEPEST = 8  # lists within lists
DEEPEST_CALL = 3000  # calls within calls
MEMORY = 2**30  # bytes
DISK = 10**8  # bytes of a file
DICTS = (dict, Counter, OrderedDict, defaultdict)
GRACE = 0.5  # seconds from the first limit to the second
TIME_IS_UP = 3


def tagged(value: Any, depth: int = 0) -> list[Any]:
    """A value with its type; a look-alike is "other"."""
    kind = type(value)
    if value is None or kind is bool:
        return ["plain", value]
    if kind is int and value.bit_length() <= BITS:
        return ["int", hex(value)]
    if kind is float:
        return ["float", value.hex()]
    if kind is str and len(value) <= MOST:
        return ["text", value]
    if kind is Fraction:
        parts = [tagged(part) for part in value.as_integer_ratio()]
        if [tag for tag, *_ in parts] == ["int", "int"]:
            return ["fraction", *parts]
    is_small = depth < DEEPEST and kind in (list, tuple, *DICTS)
    if is_small and len(value) <= MOST:
        items = list(value.items()) if kind in DICTS else list(value)
        tag = "dict" if kind in DICTS else kind.__name__
        return [tag, *[tagged(item, depth + 1) for item in items]]
    return ["other", kind.__name__, text_of(value)]


def text_of(value: Any) -> str:
    """What a value calls itself, cut, if it can."""
    try:
        text = repr(value)
    except Exception:
        return f"a {type(value).__name__}"
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}... (cut)"


def untagged(tag: list[Any]) -> Any:
    """The value that was tagged."""
    kind, *parts = tag
    if kind == "int":
        return int(parts[0], 16)
    if kind == "float":
        return float.fromhex(parts[0])
    if kind == "fraction":
        return Fraction(*[untagged(part) for part in parts])
    if kind in ("list", "tuple", "dict"):
        items = [untagged(part) for part in parts]
        return {"list": list, "tuple": tuple, "dict": dict}[kind](items)
    return parts[0]


class Kept(io.TextIOBase):
    """What is printed, as far as anyone would read it."""

    def __init__(self) -> None:
        self.text = ""

    def write(self, text: str) -> int:
        """Keep the beginning."""
        if len(self.text) < KEPT:
            self.text = (self.text + str(text))[:KEPT]
        return len(text)

    def taken(self) -> str:
        """What was printed since the last time."""
        text, self.text = self.text, ""
        return text


class Report:
    """The file with the result: whoever comes first writes it."""

    def __init__(self, path: str, token: str) -> None:
        self.path = path
        self.token = token
        self.lock = threading.Lock()

    def save(self, stage: str, facts: dict[str, Any]) -> None:
        """Write the result; the lock is never given back."""
        self.lock.acquire()
        result = {"token": self.token, "stage": stage, **facts}
        text = json.dumps(result)
        beside = f"{self.path}.part"
        with open(beside, "w", encoding="ascii") as file:
            file.write(text)
        os.replace(beside, self.path)


def watch(report: Report, seconds: float, main: int) -> None:
    """Wait; then write down where the program is, and end it."""
    sleep(seconds)
    frame = sys._current_frames().get(main)
    report.save("time", place_of(frame))
    os._exit(TIME_IS_UP)


def place_of(frame: FrameType | None) -> dict[str, Any]:
    """The innermost line of the student's file that is running."""
    while frame is not None:
        if frame.f_code.co_filename == NAME:
            name = frame.f_code.co_name
            return {"line": frame.f_lineno, "function": name}
        frame = frame.f_back
    return {"line": 0, "function": ""}


def described(error: BaseException) -> dict[str, Any]:
    """An error, and the last line of the student's file in it."""
    line, function = 0, ""
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == NAME:
            line = trace.tb_lineno
            function = trace.tb_frame.f_code.co_name
        trace = trace.tb_next
    try:
        text = str(error)[:SHOWN]
    except Exception:
        text = ""
    kind = type(error).__name__
    if isinstance(error, SyntaxError) and not line:
        line, text = error.lineno or 0, error.msg
    return {
        "kind": kind,
        "text": text,
        "line": line,
        "function": function,
    }


def run(job: dict[str, Any], printed: Kept) -> dict[str, Any]:
    """Run the file, then all calls, and all once more, backwards."""
    module = ModuleType("exercise")
    sys.modules["exercise"] = module
    try:
        code = compile(job["source"], NAME, "exec", dont_inherit=True)
        exec(code, module.__dict__)
    except BaseException as error:
        return {"stage": "load", "error": described(error)}
    printed.taken()
    first, second = [], []
    for name, given in job["calls"]:
        first.append(answer(module, name, given, printed))
    for name, given in reversed(job["calls"]):
        second.append(answer(module, name, given, printed))
    return {"stage": "done", "first": first, "second": second[::-1]}


def answer(
    module: ModuleType, name: str, given: list[Any], printed: Kept
) -> dict[str, Any]:
    """What one call gives, on arguments made for it alone."""
    function = module.__dict__.get(name)
    if not callable(function):
        return {"missing": True}
    arguments = [untagged(tag) for tag in given]
    try:
        value = tagged(function(*arguments))
    except BaseException as error:
        return {"error": described(error), "printed": printed.taken()}
    changed = []
    for i, argument in enumerate(arguments):
        if tagged(argument) != given[i]:
            changed.append(i)
    return {
        "value": value,
        "printed": printed.taken(),
        "changed": changed,
    }


def limit_memory() -> None:
    """Lists and files that grow for ever end in an error, if possible.

    Recursion may go deeper than usual: an answer may be made by it.
    """
    sys.setrecursionlimit(DEEPEST_CALL)
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_FSIZE, (DISK, DISK))


class NoPackage:
    """Keeps the exercises from being solved by the library."""

    def find_spec(self, name: str, *_: Any) -> None:
        """Refuse the library; leave all else to Python."""
        if name.split(".")[0] == "naivebayes":
            raise ImportError(
                "naivebayes is what you are writing: an exercise does "
                "not import it"
            )


def main() -> None:
    """Read the job, run it, save the result, and end at once."""
    job_path, report_path, log_path = sys.argv[1:]
    sys.path[:] = [path for path in sys.path if path]
    sys.argv[:] = [NAME]  # the paths are nobody's business from here
    with open(job_path, encoding="ascii") as file:
        job = json.load(file)
    os.unlink(job_path)  # with the token in it
    report = Report(report_path, job.pop("token"))
    limit_memory()
    limit_time(report, job["seconds"], log_path)
    sys.meta_path.insert(0, NoPackage())
    printed = Kept()
    sys.stdout = printed
    result = run(job, printed)
    report.save(result.pop("stage"), result)
    os._exit(0)


def limit_time(report: Report, seconds: float, log_path: str) -> None:
    """Start the thread that ends the process, and faulthandler."""
    log = open(  # noqa: SIM115, faulthandler writes into it at last
        log_path, "w", encoding="utf-8"
    )
    arguments = (report, seconds, threading.get_ident())
    threading.Thread(target=watch, args=arguments, daemon=True).start()
    faulthandler.dump_traceback_later(
        seconds + GRACE, exit=True, file=log
    )


if __name__ == "__main__":
    main()
