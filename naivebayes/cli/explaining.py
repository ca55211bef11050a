"""`naivebayes explain`: one row of a file, worked out.

| option   | meaning                                  | example        |
|----------|------------------------------------------|----------------|
| --row    | the row, the first below the header is 1 | 17             |
| --format | text, markdown, latex or json            | latex          |
| --figures | significant figures of decimals         | 4              |
| --blank  | parts to leave out, for a worksheet      | factor,product |
"""

import textwrap
from typing import Any

from naivebayes.checks.messages import counted
from naivebayes.cli.output import Output
from naivebayes.cli.progress import Progress
from naivebayes.cli.sources import rows_of
from naivebayes.cli.training import Training, learned, training_of
from naivebayes.datasets.streaming import batches
from naivebayes.errors import NaiveBayesError
from naivebayes.explain import explain
from naivebayes.models.base import NaiveBayes
from naivebayes.render.markdown import escaped
from naivebayes.render.spelling import latex_text, name_text
from naivebayes.solution.explanation import Explanation

WIDTH = 78


def explain_command(options: Any) -> None:
    """Learn from a file, and explain one of its rows."""
    progress = Progress()
    output = Output(options.output, options.force)
    training = training_of(options, progress)
    with training.source:
        check_row(options.row, training)
        model = learned(training, options)
        row, label, line = row_of(options.row, training)
    try:
        steps = explain(model, row)
    except NaiveBayesError as error:
        name = training.source.name
        raise NaiveBayesError(f"{name}, line {line}: {error}") from None
    heading = heading_of(options, training, model, (label, line))
    with output as file:
        file.write(in_format(steps, heading, options))


def check_row(row: int, training: Training) -> None:
    """Refuse a row that the file does not have."""
    n_rows = training.scan.n_rows
    if not 1 <= row <= n_rows:
        raise NaiveBayesError(
            f"{training.source.name}: --row is {row}, and the file has "
            f"{counted(n_rows, 'row')}, counted from 1."
        )


def row_of(row: int, training: Training) -> tuple[Any, Any, int]:
    """A row, its label, and its line in the file."""
    before = 0
    for batch in batches(training.source, training.selection):
        if row <= before + len(batch.X):
            i = row - before - 1
            rows = rows_of(batch.X[i : i + 1], training.choice.as_words)
            return rows[0], batch.y[i], batch.lines[i]
        before += len(batch.X)
    raise NaiveBayesError(
        f"{training.source.name}: the file has become shorter while it "
        "was read."
    )


def heading_of(
    options: Any, training: Training, model: NaiveBayes, place: Any
) -> str:
    """Which row it is, and what the model has learned from."""
    label, line = place
    n_rows = training.scan.n_rows
    return (
        f"Row {options.row} (line {line}) of {options.data}: "
        f"{name_text(training.target)} is {name_text(label)}. "
        f"{model_text(model)}, learned from all "
        f"{counted(n_rows, 'row')}, this one among them."
    )


def model_text(model: NaiveBayes) -> str:
    """The name of a model and its options that have a value."""
    options = []
    for name in ("alpha", "var_smoothing"):
        value = model.options().get(name)
        if value:
            options.append(f"{name}={value}")
    return f"{type(model).__name__}({', '.join(options)})"


def in_format(steps: Explanation, heading: str, options: Any) -> str:
    """The solution in the format that was asked for."""
    look = {"figures": options.figures, "blank": options.blank}
    if options.format == "json":
        return steps.to_json()
    if options.format == "latex":
        first, rest = steps.to_latex(**look).split("\n", 1)
        return f"{first}\n\n{latex_text(heading)}\n{rest}"
    if options.format == "markdown":
        return f"{escaped(heading)}\n\n{steps.to_markdown(**look)}"
    lines = "\n".join(textwrap.wrap(heading, WIDTH))
    return f"{lines}\n\n{steps.to_text(**look)}\n"
