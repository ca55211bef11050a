"""`naivebayes explain`: one row of a file, worked out.

| option   | meaning                                  | example        |
|----------|------------------------------------------|----------------|
| --row    | the row, the first below the header is 1 | 17             |
| --format | text, markdown, latex or json            | latex          |
| --figures | significant figures of decimals         | 4              |
| --blank  | parts to leave out, for a worksheet      | factor,product |
"""

import json
import textwrap
from typing import Any, NamedTuple

from naivebayes.checks.messages import counted
from naivebayes.cli.choosing import model_text
from naivebayes.cli.output import Output
from naivebayes.cli.progress import Progress
from naivebayes.cli.sources import rows_of
from naivebayes.cli.training import Training, learned, training_of
from naivebayes.datasets.streaming import batches
from naivebayes.errors import NaiveBayesError
from naivebayes.explain import explain
from naivebayes.models.base import NaiveBayes
from naivebayes.notation import Label
from naivebayes.render.markdown import escaped
from naivebayes.render.plain_steps import plain
from naivebayes.render.spelling import latex_text, name_text
from naivebayes.render.tables import WIDTH
from naivebayes.solution.explanation import Explanation


def explain_command(options: Any) -> None:
    """Learn from a file, and explain one of its rows."""
    check_blank(options)
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
        where = NaiveBayesError(f"line {line}: {error}")
        raise training.source.named(where) from None
    place = Place(
        options, training, model, line, label, steps[-1].value
    )
    with output:
        file = output.opened()
        file.write(in_format(steps, place, options))


def check_blank(options: Any) -> None:
    """Refuse a worksheet in JSON."""
    if options.format == "json" and options.blank:
        raise NaiveBayesError(
            "--blank is for worksheets: text, markdown or latex. JSON "
            "holds all values."
        )


def check_row(row: int, training: Training) -> None:
    """Refuse a row that the file does not have."""
    n_rows = training.scan.n_rows
    if not 1 <= row <= n_rows:
        raise NaiveBayesError(
            f"{training.source.called}: --row is {row}, and the file "
            f"has {counted(n_rows, 'row')}, counted from 1."
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
        f"{training.source.called}: the file has become shorter "
        "while it was read."
    )


class Place(NamedTuple):
    """Which row is explained, by which model, and what comes out."""

    options: Any
    training: Training
    model: NaiveBayes
    line: int
    label: Label
    prediction: Label


def heading_of(place: Place) -> str:
    """Which row it is, what is right, and what the model says."""
    training = place.training
    n_rows = counted(training.scan.n_rows, "row")
    return (
        f"Row {place.options.row} (line {place.line}) of "
        f"{training.source.called}: it says "
        f"{name_text(training.target)} is {name_text(place.label)}"
        f"{prediction_text(place)}. {model_text(place.model)}, learned "
        f"from all {n_rows}, this one among them."
    )


def prediction_text(place: Place) -> str:
    """What the model says, unless a worksheet asks for it."""
    if "prediction" in place.options.blank:
        return ""
    if place.label == place.prediction:
        return ", so does the model"
    return f", the model says {name_text(place.prediction)}"


def about(place: Place) -> dict[str, Any]:
    """The same for other programs."""
    return {
        "data": place.options.data,
        "row": place.options.row,
        "line": place.line,
        "target": place.training.target,
        "label": place.label,
        "prediction": place.prediction,
        "model": model_text(place.model),
        "rows": place.training.scan.n_rows,
    }


def in_format(steps: Explanation, place: Place, options: Any) -> str:
    """The solution in the format that was asked for."""
    look = {"figures": options.figures, "blank": options.blank}
    heading = heading_of(place)
    if options.format == "json":
        document = {
            "about": plain(about(place)),
            **json.loads(steps.to_json()),
        }
        return json.dumps(document, indent=1) + "\n"
    if options.format == "latex":
        first, rest = steps.to_latex(**look).split("\n\n", 1)
        return f"{first}\n\n{latex_text(heading)}\n\n{rest}"
    if options.format == "markdown":
        return f"{escaped(heading)}\n\n{steps.to_markdown(**look)}"
    lines = "\n".join(textwrap.wrap(heading, WIDTH))
    return f"{lines}\n\n{steps.to_text(**look)}\n"
