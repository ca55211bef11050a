"""The command line: `python -m naivebayes`, or `naivebayes`.

| command   | what it does                                  |
|-----------|-----------------------------------------------|
| (none)    | prints the worked 1-vs-7 example              |
| explain   | works out the prediction of one row           |
| evaluate  | predicts rows that were held out, compares    |
| fit       | learns from a file, and keeps the model       |
| predict   | predicts the rows of a file                   |
| datasets  | lists the data that come along                |
| exercises | lays exercises, and checks them               |
| teacher   | marks a class; worksheets and keys            |
| walk      | steps through a small program in pdb          |

An error is one line on standard error, and exit status 2. The last
three are imported when they are asked for: all others start sooner.
"""

import signal
import sys
import warnings
from collections.abc import Callable
from typing import Any

from naivebayes.cli.arguments import parsed
from naivebayes.cli.board import worked_example
from naivebayes.cli.evaluating import evaluate_command
from naivebayes.cli.explaining import explain_command
from naivebayes.cli.fitting import fit_command, predict_command
from naivebayes.cli.listing import datasets_command
from naivebayes.cli.output import drop_output, prepare_streams, say
from naivebayes.errors import NaiveBayesError

INTERRUPTED = 130


def exercises_command(options: Any) -> int:
    """The exercises of the student; gives the exit status."""
    from naivebayes.cli.exercising import exercises

    return exercises(options)


def teacher_command(options: Any) -> None:
    """The tools of the teacher."""
    from naivebayes.cli.teaching import teacher

    teacher(options)


def walk_command(options: Any) -> None:
    """A small program, stepped through in pdb."""
    from naivebayes.cli.walking import walk

    walk(options)


COMMANDS: dict[str, Callable[[Any], int | None]] = {
    "explain": explain_command,
    "evaluate": evaluate_command,
    "fit": fit_command,
    "predict": predict_command,
    "datasets": datasets_command,
    "exercises": exercises_command,
    "teacher": teacher_command,
    "walk": walk_command,
}


def program() -> int:
    """Run the command line as a program of its own.

    Being told to end is an interrupt: it leaves no half file either.
    """
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number and signal.getsignal(number) == signal.SIG_DFL:
            signal.signal(number, signal.default_int_handler)
    return main()


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; gives the exit status."""
    prepare_streams()
    status = 0
    try:
        status = run(parsed(arguments))
        sys.stdout.flush()
    except BrokenPipeError:
        drop_output()
    except NaiveBayesError as error:
        say(str(error))
        return 2
    except OSError as error:
        drop_output()
        say(f"{place_of(error)}: {error.strerror or error}.")
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def place_of(error: OSError) -> str:
    """The file that an error is about, or else the output."""
    return str(error.filename or "cannot write")


def run(options: Any) -> int:
    """Run the command that was asked for; gives the exit status."""
    if options.command is None:
        print(worked_example())
        return 0
    with warnings.catch_warnings():
        warnings.simplefilter("default")
        warnings.showwarning = say_warning
        return COMMANDS[options.command](options) or 0


def say_warning(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: Any = None,
    line: str | None = None,
) -> None:
    """A warning is a word beside the output."""
    say(str(message))
