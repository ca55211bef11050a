"""Learning from a file of any length, and saying what was chosen.

| name      | meaning                                           |
|-----------|---------------------------------------------------|
| training  | a source, its columns, and the model chosen       |
| batch     | some thousand rows; `partial_fit` counts them     |

The first pass finds out what the columns are, the second one counts.
"""

from typing import Any, NamedTuple

from naivebayes.checks.messages import listed, named
from naivebayes.cli.choosing import (
    AUTO,
    LEAST_SMOOTHING,
    Choice,
    check_options,
    chosen,
    is_prose,
    unfitted,
)
from naivebayes.cli.output import say
from naivebayes.cli.progress import Progress
from naivebayes.cli.sources import (
    Watched,
    at_line,
    rows_of,
    source_of,
    target_of,
)
from naivebayes.datasets.scanning import Column, Scan
from naivebayes.datasets.selection import Selection
from naivebayes.datasets.streaming import (
    batches,
    scan_source,
    select_for_training,
)
from naivebayes.errors import NaiveBayesError, ZeroVarianceError
from naivebayes.models.base import NaiveBayes
from naivebayes.render.numbers import given

MANY_ROWS = 20
NEARLY_ALL = 0.95  # of the rows differ
MANY_CLASSES = 20
LONGEST_INDEX = 10  # digits of the position of a column


class Training(NamedTuple):
    """A file, what its columns are, and the model that was chosen."""

    source: Watched
    scan: Scan
    selection: Selection
    choice: Choice
    names: list[str]
    target: str


def training_of(options: Any, progress: Progress) -> Training:
    """The first pass over the data of a command."""
    source = source_of(options, progress)
    scan = scan_source(source, options.missing, not options.no_header)
    target = as_target(target_of(options.data, options.target), scan)
    selection = select_for_training(source, scan, target)
    try:
        selection = without(selection, options.drop)
        labels = labels_of(scan, selection)
        check_labels(labels, scan.n_rows)
        choice = chosen(options.model, scan, selection)
        check_options(choice, options.alpha, options.var_smoothing)
    except NaiveBayesError as error:
        raise source.named(error) from None
    names = [picked.name for picked in selection.features]
    if options.model == AUTO:
        say(f"chose --model {choice.name}: {choice.why}")
    if not choice.as_words:
        say_odd_columns(scan, names)
    say_odd_labels(labels)
    return Training(source, scan, selection, choice, names, labels.name)


def without(selection: Selection, dropped: list[str]) -> Selection:
    """The columns that are not left out."""
    names = [picked.name for picked in selection.features]
    for name in dropped:
        if name not in names:
            raise NaiveBayesError(
                f"--drop names {named(name)}, which is no feature. The "
                f"features are {listed(names, 40)}."
            )
    kept = [p for p in selection.features if p.name not in dropped]
    if not kept:
        raise NaiveBayesError(
            "--drop leaves no feature to learn from. Drop fewer "
            "columns."
        )
    return selection._replace(features=kept)


def as_target(target: str | int, scan: Scan) -> str | int:
    """A column's name, or its index where no column has that name."""
    names = [column.name for column in scan.columns]
    if isinstance(target, str) and target not in names:
        digits = target[1:] if target[:1] == "-" else target
        is_index = digits.isdecimal() and len(digits) < LONGEST_INDEX
        return int(target) if is_index else target
    return target


def labels_of(scan: Scan, selection: Selection) -> Column:
    """The column of the labels."""
    target: Any = selection.target
    j: int = target.j
    return scan.columns[j]


def check_labels(labels: Column, n_rows: int) -> None:
    """Refuse a target that tells nothing apart, or measures."""
    if labels.constant:
        where = f"all {n_rows} rows" if n_rows > 1 else "its only row"
        raise NaiveBayesError(
            f"the target {named(labels.name)} has one value in "
            f"{where}: there is nothing to tell apart. Name another "
            "column with --target."
        )
    all_differ = labels.novelty > NEARLY_ALL
    if all_differ and (labels.kind == "number" or n_rows > MANY_ROWS):
        raise NaiveBayesError(
            f"the target {named(labels.name)} has a value of its own "
            "in each row, or nearly: it looks like a measurement or a "
            "number of the row, not like a class. Name another column "
            "with --target."
        )


def say_odd_columns(scan: Scan, names: list[str]) -> None:
    """Say what looks wrong about the features."""
    features = [c for c in scan.columns if c.name in names]
    for column in features:
        say_odd_column(column, scan.n_rows, len(features))


def say_odd_labels(labels: Column) -> None:
    """Say where the labels look like measurements."""
    many = labels.more or labels.n_distinct > MANY_CLASSES
    if labels.kind != "text" and many:
        say(
            f"the target {named(labels.name)} has more than "
            f"{MANY_CLASSES} values, all numbers: it looks like a "
            "measurement, not like a class. --target names another."
        )


def say_odd_column(
    column: Column, n_rows: int, n_features: int
) -> None:
    """Say what looks wrong about one feature."""
    name = named(column.name)
    all_differ = n_rows > MANY_ROWS and column.novelty > NEARLY_ALL
    if column.odd_cells:
        cells = listed(column.odd_cells)
        say(
            f"{name} holds {cells} among numbers, so it counts as "
            f"names. If {cells} means missing, say --missing."
        )
    elif n_features > 1 and is_prose(column):
        say(
            f"{name} holds sentences, each of which counts as one "
            "name. Words are counted where it is the only feature: see "
            "--drop."
        )
    elif all_differ and column.kind in ("text", "whole"):
        say(
            f"{name} differs from row to row, like a number or a name "
            "of the row, which says nothing about new rows: see --drop."
        )


def learned(training: Training, options: Any) -> NaiveBayes:
    """The model, from one pass over the rows; another if need be."""
    smoothing = options.var_smoothing
    try:
        return fitted(training, options.alpha, smoothing)
    except ZeroVarianceError as error:
        if options.model != AUTO or smoothing is not None:
            raise
        reason = error
    model = fitted(training, options.alpha, LEAST_SMOOTHING)
    say_smoothing(reason)
    return model


def fitted(
    training: Training, alpha: Any, smoothing: Any
) -> NaiveBayes:
    """The chosen model with its options, fitted."""
    source = training.source
    model = unfitted(training.choice, alpha, smoothing)
    names = None if training.choice.as_words else training.names
    source.doing = "counting"
    for batch in batches(source, training.selection):
        rows = rows_of(batch.X, training.choice.as_words)
        try:
            model.partial_fit(rows, batch.y, names)
        except NaiveBayesError as error:
            raise source.named(at_line(error, batch.lines)) from None
    try:
        model.check_ready()
    except NaiveBayesError as error:
        raise source.named(error) from None
    return model


def say_smoothing(error: ZeroVarianceError) -> None:
    """Say why the variances are made a little larger."""
    reason = str(error).split(". ")[0]
    share = given(LEAST_SMOOTHING)
    say(
        f"added --var-smoothing {share} (this share of the largest "
        f"variance goes to every variance): {reason}."
    )
