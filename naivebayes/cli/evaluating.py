"""`naivebayes evaluate`: how well a model predicts held-out rows.

| word      | meaning                                        |
|-----------|------------------------------------------------|
| fold      | rows that are predicted from all the others    |
| baseline  | always the commonest class                     |
| recall    | of the rows of a class, the share found        |
| precision | of the rows called a class, the share right    |
"""

import warnings
from typing import Any, NamedTuple

from naivebayes.checks.messages import counted
from naivebayes.cli.choosing import (
    AUTO,
    LEAST_SMOOTHING,
    model_text,
    unfitted,
)
from naivebayes.cli.output import Output, say
from naivebayes.cli.progress import Progress
from naivebayes.cli.reporting import Report, in_format
from naivebayes.cli.sources import RowWarnings, at_line, rows_of
from naivebayes.cli.training import (
    Training,
    say_smoothing,
    training_of,
)
from naivebayes.datasets.streaming import batches
from naivebayes.errors import NaiveBayesError, ZeroVarianceError
from naivebayes.evaluation import folds
from naivebayes.models.base import NaiveBayes
from naivebayes.notation import Label

FOLDS = 10


class Rows(NamedTuple):
    """All rows of a file, their labels and their lines."""

    X: list[Any]
    y: list[Any]
    lines: list[int]


def evaluate_command(options: Any) -> None:
    """Hold out each fold in turn, and compare what is predicted."""
    progress = Progress()
    output = Output(options.output, options.force)
    training = training_of(options, progress)
    with training.source:
        rows = all_rows(training)
    k = number_of_folds(options.folds, len(rows.X), training)
    pairs = folds(len(rows.X), k, options.seed)
    y_pred, model = held_out(training, rows, pairs, options, progress)
    report = Report(
        options.data,
        training.target,
        model_text(model),
        len(training.names),
        k,
        options.seed,
        rows.y,
        y_pred,
    )
    with output:
        write_report(report, output, options)


def write_report(report: Report, output: Output, options: Any) -> None:
    """The report, in the form that was asked for."""
    file = output.opened()
    file.write(in_format(report, options.format, options.figures))


def all_rows(training: Training) -> Rows:
    """The rows of a file, all of them in memory."""
    rows = Rows([], [], [])
    for batch in batches(training.source, training.selection):
        rows.X.extend(rows_of(batch.X, training.choice.as_words))
        rows.y.extend(batch.y)
        rows.lines.extend(batch.lines)
    return rows


def number_of_folds(
    k: int | None, n_rows: int, training: Training
) -> int:
    """The folds asked for; ten, or one for each row of a few."""
    if k is None:
        if n_rows < FOLDS:
            say(f"--folds {n_rows}: there are {counted(n_rows, 'row')}")
        return min(FOLDS, n_rows)
    if not 2 <= k <= n_rows:
        raise NaiveBayesError(
            f"{training.source.called}: --folds is {k}, and the file "
            f"has {counted(n_rows, 'row')}: there can be from 2 to "
            f"{n_rows} folds."
        )
    return k


def held_out(
    training: Training,
    rows: Rows,
    pairs: list[Any],
    options: Any,
    progress: Progress,
) -> tuple[list[Label], NaiveBayes]:
    """What is predicted for each row, and the model that did it."""
    choice, alpha = training.choice, options.alpha
    model = unfitted(choice, alpha, options.var_smoothing)
    try:
        y_pred = predictions(training, model, rows, pairs, progress)
    except ZeroVarianceError as error:
        if options.model != AUTO or options.var_smoothing is not None:
            raise
        model = unfitted(choice, alpha, LEAST_SMOOTHING)
        y_pred = predictions(training, model, rows, pairs, progress)
        say_smoothing(error)
    return y_pred, model


def predictions(
    training: Training,
    model: NaiveBayes,
    rows: Rows,
    pairs: list[Any],
    progress: Progress,
) -> list[Label]:
    """The prediction of each row, by a model that never saw it."""
    names = None if training.choice.as_words else training.names
    y_pred: list[Label] = [None] * len(rows.X)
    row_warnings = RowWarnings("folds")
    for fold, (train, test) in enumerate(pairs, 1):
        progress.show("predicting", fold, f"of {len(pairs)} folds")
        try:
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                learn_fold(model, rows, train, names)
                labels = predict_fold(model, rows, test)
        except NaiveBayesError as error:
            where = f"with fold {fold} held out: {error}"
            raise training.source.named(type(error)(where)) from None
        row_warnings.take(caught, picked(rows.lines, test))
        for i, label in zip(test, labels):
            y_pred[i] = label
    progress.clear()
    row_warnings.close()
    return y_pred


def picked(values: list[Any], positions: list[int]) -> list[Any]:
    """Some of the values."""
    return [values[i] for i in positions]


def learn_fold(
    model: NaiveBayes, rows: Rows, train: list[int], names: Any
) -> None:
    """Learn from all rows but those of one fold."""
    try:
        model.fit(picked(rows.X, train), picked(rows.y, train), names)
    except NaiveBayesError as error:
        raise at_line(error, picked(rows.lines, train)) from None


def predict_fold(
    model: NaiveBayes, rows: Rows, test: list[int]
) -> list[Label]:
    """Predict the rows of one fold."""
    try:
        return model.predict(picked(rows.X, test))
    except NaiveBayesError as error:
        raise at_line(error, picked(rows.lines, test)) from None
