"""`naivebayes fit` and `naivebayes predict`: a model in a file.

| file       | holds                                                |
|------------|------------------------------------------------------|
| model.json | the model, and how its columns were read: the table  |
| new.csv    | the columns of the model, by name, in any order      |

Both read their rows as a stream.
"""

import csv
import warnings
from collections.abc import Iterable
from typing import Any, TextIO

from naivebayes.checks.messages import counted, listed
from naivebayes.cli.choosing import model_text
from naivebayes.cli.output import STANDARD, Output, check_apart, say
from naivebayes.cli.progress import Progress
from naivebayes.cli.sources import (
    RowWarnings,
    Watched,
    at_line,
    rows_of,
    source_of,
)
from naivebayes.cli.tables import Table, table_in
from naivebayes.cli.training import Training, learned, training_of
from naivebayes.datasets.batches import Batch
from naivebayes.datasets.streaming import (
    batches,
    select_for_prediction,
)
from naivebayes.errors import NaiveBayesError
from naivebayes.models.base import NaiveBayes
from naivebayes.notation import text_of
from naivebayes.storage import (
    as_json,
    from_dict,
    read_document,
    to_dict,
    with_table,
)


def fit_command(options: Any) -> None:
    """Learn from a file of any length, and keep the model."""
    progress = Progress()
    output = Output(options.output, options.force)
    training = training_of(options, progress)
    with training.source:
        model = learned(training, options)
    table = table_of(training)
    document = with_table(to_dict(model), table._asdict())
    with output:
        file = output.opened()
        file.write(as_json(document, indent=1) + "\n")
    say_fitted(options.output, model, training)


def say_fitted(
    path: str, model: NaiveBayes, training: Training
) -> None:
    """Say what was learned, and where it is kept."""
    called = "standard output" if path == STANDARD else path
    noun = "word" if model.bags else "feature"
    say(
        f"{called}: {model_text(model)} of "
        f"{counted(training.scan.n_rows, 'row')}, "
        f"{counted(len(model.feature_names), noun)}, classes "
        f"{listed(model.classes)}"
    )


def table_of(training: Training) -> Table:
    """How the columns of the training file were read."""
    selection = training.selection
    kinds = {p.name: p.kind for p in selection.features}
    return Table(
        training.target, kinds, selection.missing, selection.header
    )


def predict_command(options: Any) -> None:
    """Predict the rows of a file, as CSV: the class and P(class|x)."""
    progress = Progress()
    check_apart(options.output, options.model)
    output = Output(options.output, options.force)
    model, table = model_in(options.model)
    if options.missing is not None:
        table = table._replace(missing=options.missing)
    header = table.header and not options.no_header
    source = source_of(options, progress)
    with source:
        selection = select_for_prediction(
            source, table.kinds, table.missing, header
        )
        say_ignored(selection.ignored, table)
        with output:
            file = output.opened()
            source.doing = "predicting"
            rows = batches(source, selection)
            write_predictions(file, model, rows, source)


def write_predictions(
    file: TextIO,
    model: NaiveBayes,
    rows: Iterable[Batch],
    source: Watched,
) -> None:
    """A line for each row, below a line of names."""
    names = [f"P({text_of(c)})" for c in model.classes]
    quoting: Any = csv.QUOTE_MINIMAL
    if "\r" in "".join(names):  # older Pythons leave it unquoted
        quoting = csv.QUOTE_ALL
    writer = csv.writer(file, lineterminator="\n", quoting=quoting)
    writer.writerow(["prediction", *names])
    row_warnings = RowWarnings("batches of rows")
    for batch in rows:
        try:
            lines = predicted(model, batch, row_warnings)
        except NaiveBayesError as error:
            raise source.named(error) from None
        writer.writerows(lines)
    row_warnings.close()


def predicted(
    model: NaiveBayes, batch: Batch, row_warnings: RowWarnings
) -> list[list[Any]]:
    """The lines of the output for some rows."""
    rows = rows_of(batch.X, model.bags)
    try:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            labels = model.predict(rows)
            posteriors = model.predict_proba(rows)
    except NaiveBayesError as error:
        raise at_line(error, batch.lines) from None
    row_warnings.take(caught, batch.lines)
    lines = []
    for label, posterior in zip(labels, posteriors):
        shares = [f"{share:.6g}" for share in posterior]
        lines.append([text_of(label), *shares])
    return lines


def model_in(path: str) -> tuple[NaiveBayes, Table]:
    """The model in a file, and the table that it asks for."""
    document = read_document(path)
    try:
        model = from_dict(document)
        return model, table_in(document, model)
    except NaiveBayesError as error:
        raise NaiveBayesError(f"{path}: {error}") from None


def say_ignored(ignored: list[str], table: Table) -> None:
    """Say which columns of a file the model does not ask for."""
    others = [name for name in ignored if name != table.target]
    if others:
        say(f"not used: {listed(others)}")
