"""Learning from a file of any length, and saying what was chosen.

| name      | meaning                                           |
|-----------|---------------------------------------------------|
| training  | a source, its columns, and the model chosen       |
| batch     | some thousand rows; `partial_fit` counts them     |

The first pass finds out what the columns are, the second one counts.
"""

from typing import Any, NamedTuple

from naivebayes.checks.messages import counted, listed, named
from naivebayes.cli.choosing import (
    AUTO,
    LEAST_SMOOTHING,
    Choice,
    check_options,
    chosen,
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

MANY_ROWS = 20


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
    source = source_of(options.data, progress)
    scan = scan_source(source, options.missing, not options.no_header)
    target = as_target(target_of(options.data, options.target), scan)
    selection = select_for_training(source, scan, target)
    labels = labels_of(scan, selection)
    try:
        check_labels(labels, scan.n_rows)
        choice = chosen(options.model, scan, selection)
        check_options(choice, options.alpha, options.var_smoothing)
    except NaiveBayesError as error:
        raise source.named(error) from None
    names = [picked.name for picked in selection.features]
    if options.model == AUTO:
        say(f"--model {choice.name}: {choice.why}")
    say_odd_columns(scan, names)
    return Training(source, scan, selection, choice, names, labels.name)


def as_target(target: str | int, scan: Scan) -> str | int:
    """A column's name, or its index where no column has that name."""
    names = [column.name for column in scan.columns]
    if isinstance(target, str) and target not in names:
        digits = target[1:] if target[:1] == "-" else target
        return int(target) if digits.isdecimal() else target
    return target


def labels_of(scan: Scan, selection: Selection) -> Column:
    """The column of the labels."""
    used = {picked.name for picked in selection.features}
    found = [c for c in scan.columns if c.name not in used]
    return found[0]


def check_labels(labels: Column, n_rows: int) -> None:
    """Refuse a target that tells nothing apart, or measures."""
    if labels.constant:
        raise NaiveBayesError(
            f"the target {named(labels.name)} has one value in all "
            f"{counted(n_rows, 'row')}: there is nothing to tell "
            "apart. Name another column with --target."
        )
    all_differ = labels.more or labels.n_distinct == n_rows
    if all_differ and (labels.kind == "number" or n_rows > MANY_ROWS):
        raise NaiveBayesError(
            f"the target {named(labels.name)} has a value of its own "
            "in each row, or nearly: it looks like a measurement or a "
            "number of the row, not like a class. Name another column "
            "with --target."
        )


def say_odd_columns(scan: Scan, names: list[str]) -> None:
    """Say which columns tell nothing about new rows."""
    odd = []
    for column in scan.columns:
        all_differ = column.more or column.n_distinct == scan.n_rows
        is_name = column.kind == "text" and column.name in names
        many = scan.n_rows > MANY_ROWS and len(names) > 1
        if is_name and all_differ and many:
            odd.append(column.name)
    if odd:
        say(
            f"{listed(odd)}: (nearly) every row has a text of its own "
            "there, which says nothing about new rows. Leave such "
            "columns out."
        )


def learned(training: Training, options: Any) -> NaiveBayes:
    """The model, from one pass over the rows; another if need be."""
    smoothing = options.var_smoothing
    try:
        return fitted(training, options.alpha, smoothing)
    except ZeroVarianceError as error:
        if options.model != AUTO or smoothing is not None:
            raise training.source.named(for_user(error)) from None
        say_smoothing(error)
    except NaiveBayesError as error:
        raise training.source.named(error) from None
    try:
        least = LEAST_SMOOTHING
        return fitted(training, options.alpha, least)
    except NaiveBayesError as error:
        raise training.source.named(for_user(error)) from None


def fitted(
    training: Training, alpha: Any, smoothing: Any
) -> NaiveBayes:
    """The chosen model with its options, fitted."""
    model = unfitted(training.choice, alpha, smoothing)
    as_words = training.choice.as_words
    names = None if as_words else training.names
    training.source.doing = "counting"
    for batch in batches(training.source, training.selection):
        rows = rows_of(batch.X, as_words)
        try:
            model.partial_fit(rows, batch.y, names)
        except NaiveBayesError as error:
            raise at_line(error, batch.lines) from None
    model.check_ready()
    return model


def say_smoothing(error: ZeroVarianceError) -> None:
    """Say why the variances are made a little larger."""
    reason = str(error).split(". ")[0]
    say(f"--var-smoothing {LEAST_SMOOTHING}: {reason}")


def for_user(error: NaiveBayesError) -> NaiveBayesError:
    """The error with the options as the command line has them."""
    message = str(error).replace("var_smoothing=", "--var-smoothing ")
    return type(error)(message)
