"""The arguments of the command line, read with `argparse`.

| argument  | for                              | example          |
|-----------|----------------------------------|------------------|
| DATA      | explain, evaluate, fit           | my.csv, mushroom |
| --target  | the column of the labels         | class            |
| --model   | auto, or the name of a model     | gaussian         |
| --alpha   | pseudo-count of each value       | 1/2              |
| --missing | a text for missing values        | ?                |
"""

import argparse
from typing import Any, NoReturn

from naivebayes.cli.choosing import AUTO, NAMES
from naivebayes.cli.classroom import (
    add_exercises,
    add_teacher,
    add_walk,
)
from naivebayes.cli.values import Once, figures, number, parts, whole
from naivebayes.render.blanks import CAN_BE_BLANK
from naivebayes.render.numbers import FIGURES

FORMATS = ("text", "markdown", "latex", "json")
EXAMPLES = """\
examples:
  naivebayes                        the worked 1-vs-7 example
  naivebayes explain mushroom --row 1
  naivebayes evaluate wine --folds 10 --seed 0
  naivebayes fit my.csv --target class -o model.json
  naivebayes predict model.json new.csv
  naivebayes explain my.csv --target class --row 17 --format latex
  naivebayes exercises start
"""
Parser = argparse.ArgumentParser


class OneLineParser(Parser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and where help is."""
        line = " ".join(message.split())
        self.exit(2, f"naivebayes: {line} (see {self.prog} --help)\n")


def parsed(arguments: list[str] | None) -> Any:
    """The options that the arguments stand for."""
    parser = OneLineParser(
        prog="naivebayes",
        description="Naive Bayes as one would do it by hand.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", parser_class=OneLineParser
    )
    add_explain(commands)
    add_evaluate(commands)
    add_fit(commands)
    add_predict(commands)
    commands.add_parser(
        "datasets", help="list the data that come along"
    )
    add_exercises(commands, OneLineParser)
    add_teacher(commands, OneLineParser)
    add_walk(commands)
    return parser.parse_args(arguments)


def add_explain(commands: Any) -> None:
    """The arguments of explain."""
    command = commands.add_parser(
        "explain", help="work out the prediction of one row"
    )
    add_data(command)
    command.add_argument(
        "--row",
        type=whole,
        default=1,
        metavar="N",
        help="the row; the first below the header is 1 (default: 1)",
    )
    add_format(command)
    command.add_argument(
        "--blank",
        type=parts,
        default=frozenset(),
        metavar="PARTS",
        help="leave out values, for a worksheet: all, or some of "
        f"{', '.join(CAN_BE_BLANK).replace('log score', 'log-score')}",
    )


def add_evaluate(commands: Any) -> None:
    """The arguments of evaluate."""
    command = commands.add_parser(
        "evaluate", help="predict rows that were held out, and compare"
    )
    add_data(command)
    command.add_argument(
        "--folds",
        type=whole,
        metavar="K",
        help="how many parts are held out in turn (default: 10)",
    )
    command.add_argument(
        "--seed",
        type=whole,
        default=0,
        metavar="N",
        help="which rows belong together: 0, 1, 2, ... (default: 0)",
    )
    add_format(command)


def add_fit(commands: Any) -> None:
    """The arguments of fit."""
    command = commands.add_parser(
        "fit", help="learn from a file of any length, keep the model"
    )
    add_data(command)
    add_output(command, required=True)


def add_predict(commands: Any) -> None:
    """The arguments of predict."""
    command = commands.add_parser(
        "predict", help="predict the rows of a file, as CSV"
    )
    command.add_argument(
        "model", metavar="MODEL", help="a file that fit has written"
    )
    command.add_argument(
        "data",
        metavar="DATA",
        help="a CSV file, or - for standard input",
    )
    add_reading(command)
    add_output(command, required=False)


def add_data(command: Parser) -> None:
    """The data, its target, and the model to learn."""
    command.add_argument(
        "data",
        metavar="DATA",
        help="a CSV file, - for standard input, or a name that "
        "naivebayes datasets lists",
    )
    command.add_argument(
        "--target",
        metavar="COLUMN",
        help="the column of the labels (default: the last one)",
    )
    command.add_argument(
        "--drop",
        metavar="COLUMN",
        action="append",
        default=[],
        help="leave out a column; may be given several times",
    )
    add_model(command)
    add_reading(command)


def add_model(command: Parser) -> None:
    """The model to learn, and its options."""
    command.add_argument(
        "--model",
        choices=(AUTO, *NAMES),
        default=AUTO,
        help="auto chooses by the columns, and says what and why",
    )
    command.add_argument(
        "--alpha",
        type=number,
        metavar="A",
        help="pseudo-count of each value: 0, 1/2, 1 (default: 1)",
    )
    command.add_argument(
        "--var-smoothing",
        type=number,
        metavar="S",
        help="share of the largest variance that is added (default: 0)",
    )


def add_reading(command: Parser) -> None:
    """How the file is to be read."""
    command.add_argument(
        "--missing",
        metavar="TEXT",
        action=Once,
        help="a text that stands for a missing value, such as ?",
    )
    command.add_argument(
        "--no-header",
        action="store_true",
        help="the first line is data; columns are named x1, x2, ...",
    )


def add_format(command: Parser) -> None:
    """The format of the output, and where it goes."""
    command.add_argument(
        "--format",
        choices=FORMATS,
        default="text",
        help="default: text",
    )
    command.add_argument(
        "--figures",
        type=figures,
        default=FIGURES,
        metavar="N",
        help=f"significant figures of decimals (default: {FIGURES})",
    )
    add_output(command, required=False)


def add_output(command: Parser, required: bool) -> None:
    """A file for the output; standard output if there is none."""
    command.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        required=required,
        default="-",
        help="a new file for the output, or - for standard output",
    )
    command.add_argument(
        "--force",
        action="store_true",
        help="replace a file that is there",
    )
