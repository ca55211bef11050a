"""`naivebayes walk`: step through a small program in pdb.

| name | meaning                                                 |
|------|---------------------------------------------------------|
| FILE | a program with `classify(training, x)`, `TRAINING`, `x` |
| SKIP | modules that no step leads into                         |

The walk begins at the first line of `classify`. A step passes over the
arithmetic of fractions.
"""

import pdb
from pathlib import Path
from types import ModuleType
from typing import Any

from naivebayes.checks.messages import named
from naivebayes.errors import NaiveBayesError
from naivebayes.exercises.child import described
from naivebayes.exercises.folder import FOLDER, WALK_FOLDER
from naivebayes.exercises.reading import parsed, text_in
from naivebayes.exercises.shipped import WALK
from naivebayes.exercises.showing import value_lines
from naivebayes.exercises.verdict import Verdict

SKIP = ["fractions", "numbers", "abc", "functools", "operator", "math"]
NEEDED = ("classify", "TRAINING", "x")
WELCOME = """\
n  next line             s  step into a function
r  run to its return     p  name: print a value
a  its arguments         display name: print it when it changes
c  go on to the end      q  quit
(n and c are commands: write p n, p c to see what these names hold)
"""


def walk(options: Any) -> None:
    """Step through the program in pdb, and say what came out."""
    path = file_of(options.file)
    module = loaded(path)
    print(f"{path} in pdb; fractions are passed over in one step.")
    print(WELCOME, end="")
    debugger = pdb.Pdb(skip=SKIP, readrc=False)
    try:
        answer = debugger.runcall(
            module.classify, module.TRAINING, module.x
        )
        for line in ending(answer):
            print(line)
    except (pdb.Restart, SystemExit, KeyboardInterrupt):
        print("The walk is over.")
    except BrokenPipeError:
        raise
    except BaseException as error:
        raise stops(f"{path}: classify", error) from None


def ending(answer: Any) -> list[str]:
    """What to say at the end; nothing where the reader has quit."""
    if answer is None:
        return []
    shown = [f"  {line}" for line in value_lines(answer)]
    return ["The walk is over. classify returned:", *shown]


def file_of(given: str | None) -> Path:
    """The file that was given, or the walk that start has laid."""
    places = [
        Path(FOLDER, WALK_FOLDER, WALK),
        Path(WALK_FOLDER, WALK),
        Path(WALK),
    ]
    if given is not None:
        places = [Path(given), Path(FOLDER, given)]
    for path in places:
        if path.is_file():
            return path
    if given is not None:
        raise NaiveBayesError(f"there is no file {named(given)}.")
    raise NaiveBayesError(
        f"there is no {places[0]} here. `naivebayes exercises start` "
        "lays it; or name a file."
    )


def loaded(path: Path) -> ModuleType:
    """The program of a file, run once, with what the walk needs."""
    text = text_in(path)
    tree = parsed(text) if isinstance(text, str) else text
    if isinstance(tree, Verdict):
        raise NaiveBayesError(f"{path}: {tree.title} {tree.message}")
    module = ModuleType(path.stem)
    try:
        code = compile(tree, str(path.resolve()), "exec")
        exec(code, module.__dict__)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise stops(str(path), error) from None
    missing = [name for name in NEEDED if not hasattr(module, name)]
    if missing:
        raise NaiveBayesError(
            f"{path} has no {named(missing[0])}. The walk calls "
            "classify(TRAINING, x): name a file with these three."
        )
    return module


def stops(what: str, error: BaseException) -> NaiveBayesError:
    """The error for a program that does not come to its end."""
    facts = described(error)
    return NaiveBayesError(
        f"{what} stops with {facts['kind']}: {facts['text']}"
    )
