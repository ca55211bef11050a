"""The sessions on two pages, played again in pdb.

| page         | the session                                     |
|--------------|-------------------------------------------------|
| debugger.md  | python -m pdb walk.py, a program on the page    |
| exercises.md | naivebayes walk, the program that start lays    |

Each ```text fence with (Pdb) in it is a part of the session. A line
that starts with (Pdb) is a command. All others are what pdb prints, on
every Python: folders are cut from paths, and line numbers from
breakpoints, which differ by version.

python docs/tools/transcript.py            says whether the pages hold
python docs/tools/transcript.py --write    writes the answers anew
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "debugger.md"
WALK = ROOT / "docs" / "exercises.md"
PROMPT = "(Pdb) "
SECONDS = 60
PROGRAM = re.compile(
    r'^```python title="walk\.py"\n(.*?)^```$', re.M | re.S
)
PART = re.compile(r"(?<=^```text\n).*?(?=^```$)", re.M | re.S)
FOLDER = re.compile(
    r"^(> |(?:Deleted b|B)reakpoint \d+ at )"
    r"(?:.*[/\\])?(?=naivebayes[/\\]|walk\.py|walk[/\\]classify\.py)",
    re.M,
)
LINE_OF_BREAKPOINT = re.compile(
    r"^((?:Deleted b|B)reakpoint .*):\d+$", re.M
)


class TranscriptError(ValueError):
    """A session that ends before its last command."""


def written(page: str, prepare: "Prepare | None" = None) -> str:
    """The text of the page with what pdb answers today."""
    if prepare is None:
        answers = replayed(program(page), commands(page))
    else:
        answers = replayed(page, commands(page), prepare)
    start = answers.pop(0)
    parts = []
    end = 0
    for match in PART.finditer(page):
        asked = commands_of(match[0])
        if not asked:
            continue
        parts.append(page[end : match.start()] + start)
        for command in asked:
            parts.append(f"{PROMPT}{command}\n{answers.pop(0)}")
        start = ""
        end = match.end()
    return "".join([*parts, page[end:]])


def program(page: str) -> str:
    """The program that the page has the reader write."""
    found = PROGRAM.search(page)
    if found is None:
        raise TranscriptError("the page has no walk.py.")
    return found[1]


def commands(page: str) -> list[str]:
    """All commands of the page, in order."""
    found = []
    for part in PART.findall(page):
        found.extend(commands_of(part))
    return found


def commands_of(part: str) -> list[str]:
    """The commands of one fence."""
    lines = part.splitlines()
    return [
        line.removeprefix(PROMPT)
        for line in lines
        if line.startswith(PROMPT)
    ]


def in_pdb(program: str, folder: str) -> list[str]:
    """Lays walk.py; gives how it is started in pdb."""
    Path(folder, "walk.py").write_text(program, "utf-8")
    return ["pdb", "walk.py"]


def as_walk(page: str, folder: str) -> list[str]:
    """Lays the exercises; gives how the walk is started."""
    subprocess.run(
        [sys.executable, "-m", "naivebayes", "exercises", "start"],
        check=True,
        capture_output=True,
        cwd=folder,
        env=surroundings(folder),
    )
    return ["naivebayes", "walk"]


Prepare = Callable[[str, str], list[str]]


def replayed(
    text: str, commands: list[str], prepare: Prepare = in_pdb
) -> list[str]:
    """What pdb prints: first by itself, then after each command."""
    with tempfile.TemporaryDirectory() as folder:
        module = prepare(text, folder)
        run = subprocess.run(
            [sys.executable, "-m", *module],
            input="\n".join([*commands, ""]),
            capture_output=True,
            cwd=folder,
            encoding="utf-8",
            env=surroundings(folder),
            timeout=SECONDS,
        )
    answers = [cut(part) for part in run.stdout.split(PROMPT)]
    if len(answers) != 1 + len(commands):
        raise TranscriptError(
            f"{len(commands)} commands had {len(answers) - 1} answers; "
            f"the session ends too early or too late.\n{run.stderr}"
        )
    return answers


def surroundings(folder: str) -> dict[str, str]:
    """The environment: this package, plain text, nobody's .pdbrc."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("PYTHON")
    }
    return {
        **kept,
        "HOME": folder,
        "USERPROFILE": folder,
        "PYTHONPATH": str(ROOT),
        "PYTHONIOENCODING": "utf-8",
        "PYTHON_COLORS": "0",
        "TERM": "dumb",
    }


def cut(printed: str) -> str:
    """What pdb printed, without what differs from place to place."""
    printed = LINE_OF_BREAKPOINT.sub(r"\1", printed)
    lines = []
    for line in printed.splitlines(keepends=True):
        short = FOLDER.sub(r"\1", line)
        if short != line:
            short = short.replace("\\", "/")
        lines.append(short)
    return "".join(lines)


def main(arguments: list[str], pages: tuple[Path, ...] = ()) -> int:
    """Write the pages anew, or say whether they are as they must be."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args(arguments)
    statuses = []
    for page in pages or (PAGE, WALK):
        statuses.append(mended(page, options.write))
    return max(statuses)


def mended(page: Path, write: bool) -> int:
    """0 where a page holds, or was written; 1 where it does not."""
    text = page.read_text("utf-8")
    new = written(text, as_walk if page.name == WALK.name else None)
    if write:
        page.write_text(new, "utf-8", newline="\n")
        return 0
    if new == text:
        return 0
    print(f"{page.name} is not what pdb prints: run this with --write.")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
