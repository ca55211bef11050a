"""Learning: fit, partial_fit and merge, once for all models.

| name            | meaning                        | 1-vs-7 example    |
|-----------------|--------------------------------|-------------------|
| `classes`       | the labels, in label order     | [1, 7]            |
| `class_counts`  | rows of each class             | {1: 4, 7: 5}      |
| `priors`        | P(y=c)                         | {1: 4/9, 7: 5/9}  |
| `feature_names` | names of the features, words   | ["x1", ..., "x9"] |
| `bags`          | True where rows are bags       | False             |
| `unready`       | what a prediction would refuse | None              |

To learn is to count, and counts add: `partial_fit` counts a batch and
merges it. A method that refuses its input leaves the model as it was,
since what it learned stands in a new model until all is well.
"""

import warnings
from typing import Any, TypeVar

from naivebayes.checks.labels import as_labels, check_same_length
from naivebayes.checks.messages import listed
from naivebayes.counting import count_classes
from naivebayes.errors import (
    MeasurementWarning,
    NaiveBayesError,
    NotFittedError,
)
from naivebayes.models.bags import as_bags
from naivebayes.models.matching import (
    check_alike,
    check_columns,
    check_takes_bags,
    names_of,
    sums,
)
from naivebayes.models.options import as_given_priors, chosen_priors
from naivebayes.notation import Column, Label, Labels, Number, Rows
from naivebayes.rows import Table, as_names, as_table, check_width
from naivebayes.scoring import log_of

Model = TypeVar("Model", bound="Learner")


class Learner:
    """What every model does to learn; each model counts in its own way.

    A model gives `options`, `clean`, `count`, `add` and
    `make_log_tables`.
    """

    takes_bags = False

    def __init__(self, priors: Any) -> None:
        self.given_priors = as_given_priors(priors)
        self.classes: list[Label] = []
        self.class_counts: dict[Label, int] = {}
        self.priors: dict[Label, Number] = {}
        self.log_priors: dict[Label, float] = {}
        self.feature_names: list[str] = []
        self.bags = False
        self.vocabulary: set[str] = set()
        self.left_out: set[int] = set()
        self.unready: NaiveBayesError | None = None

    def fit(
        self: Model,
        X: Rows,
        y: Labels,
        feature_names: Column | None = None,
    ) -> Model:
        """Learn from rows and their labels, and from them alone.

        X: m rows (or bags); y: m labels; feature_names: one for each
        feature, by default a table's own columns, else x1, x2, ...
        Gives the model itself. Raises NaiveBayesError, and then the
        model is as it was.
        """
        table = as_table(X)
        learned = self.unfitted()
        learned.learn(table, y, feature_names)
        learned.finish()
        learned.check_ready()
        for hint in learned.measurement_hints():
            warnings.warn(hint, MeasurementWarning, stacklevel=2)
        # only now: what was refused above has left self as it was
        vars(self).update(vars(learned))
        return self

    def partial_fit(
        self: Model,
        X: Rows,
        y: Labels,
        feature_names: Column | None = None,
    ) -> Model:
        """Learn from one more batch; all batches together equal fit.

        X, y, feature_names: as for fit. Give batches, not single rows:
        the logarithms are taken anew each time. What fit would refuse
        because rows are still to come, the first prediction refuses.
        """
        table = as_table(X)
        batch = self.unfitted()
        if not self.classes:
            batch.learn(table, y, feature_names)
            whole = batch
        else:
            names = self.names_of_batch(table, feature_names)
            batch.follow(self)
            batch.learn(table, y, names)
            whole = self.joined(batch)
        whole.finish()
        vars(self).update(vars(whole))
        return self

    def merge(self: Model, other: Model) -> Model:
        """A new model, as if fitted on the data of both.

        other: a fitted model of the same kind, options and features;
        models of bags unite their vocabularies. Neither is changed.
        """
        check_alike(self, other)
        merged = self.joined(other)
        merged.finish()
        return merged

    def learn(self, table: Table, y: Any, feature_names: Any) -> None:
        """Count the rows of a table, of each class by itself."""
        rows, labels = self.as_training(table, y, feature_names)
        self.class_counts = count_classes(labels)
        self.classes = list(self.class_counts)
        self.count(rows, labels)

    def joined(self: Model, other: Model) -> Model:
        """A new model with the counts of this one and the other."""
        both = self.unfitted()
        both.bags = self.bags
        both.feature_names = self.feature_names
        both.class_counts = sums(self.class_counts, other.class_counts)
        both.classes = list(both.class_counts)
        both.add(self, other)
        return both

    def finish(self) -> None:
        """Priors and logarithms, from the counts."""
        self.priors = chosen_priors(
            self.given_priors, self.class_counts
        )
        self.log_priors = {c: log_of(p) for c, p in self.priors.items()}
        self.left_out = self.find_left_out()
        self.unready = self.find_problem()
        if self.bags:
            self.vocabulary = set(self.feature_names)
        if self.unready is None:
            self.make_log_tables()

    def unfitted(self: Model) -> Model:
        """A new model with the same options that knows nothing."""
        return type(self)(**self.options())

    def follow(self: Model, model: Model) -> None:
        """Take over what an earlier batch has settled."""

    def as_training(
        self, table: Table, y: Any, feature_names: Any
    ) -> tuple[Rows, Labels]:
        """Rows and labels that belong together, and the features."""
        labels = as_labels(y)
        check_same_length(table.rows, "X", labels, "y")
        if not table.rows:
            raise NaiveBayesError(
                "X has no rows: there is nothing to learn from."
            )
        self.bags = table.bags
        if table.bags:
            check_takes_bags(self, feature_names)
            return as_bags(table.rows, "X"), labels
        names = names_of(table, feature_names)
        check_width(table.rows, names, "X")
        self.feature_names = names
        return self.clean(table.rows, "X"), labels

    def names_of_batch(self, table: Table, feature_names: Any) -> Any:
        """The names of a further batch: those of the model."""
        check_columns(self, table)
        if self.bags:
            return feature_names
        if feature_names is not None:
            names = as_names(feature_names, len(self.feature_names))
            check_columns(self, Table([], names, False))
        check_width(table.rows, self.feature_names, "X")
        return self.feature_names

    def check_fitted(self) -> None:
        """Refuse to answer before there are data."""
        if not self.classes:
            raise NotFittedError(
                f"this {type(self).__name__} has not seen any data "
                "yet: call fit(X, y) first."
            )

    def check_ready(self) -> None:
        """Refuse to answer where the data so far do not suffice."""
        self.check_fitted()
        if self.unready is not None:
            # a new error, without the traceback of the old one
            raise type(self.unready)(str(self.unready))

    def find_left_out(self) -> set[int]:
        """The features that no row has a value of."""
        return set()

    def find_problem(self) -> NaiveBayesError | None:
        """What a prediction would refuse: too few rows or words."""
        if self.bags and not self.feature_names:
            return NaiveBayesError(
                "no bag has a word in it: there is nothing to learn "
                "from."
            )
        if isinstance(self.given_priors, dict):
            extra = [
                c for c in self.given_priors if c not in self.priors
            ]
            if extra:
                return NaiveBayesError(
                    f"priors names {listed(extra)}, and no row has "
                    "that label. The classes are "
                    f"{listed(self.classes)}."
                )
        return None

    def measurement_hints(self) -> list[str]:
        """Words about numbers that look like measurements."""
        return []

    def options(self) -> dict[str, Any]:
        """The arguments that make an equal model."""
        raise NotImplementedError

    def clean(self, rows: Rows, what: str) -> Rows:
        """Rows that the model can use; an error names the entry."""
        raise NotImplementedError

    def count(self, rows: Rows, labels: Labels) -> None:
        """Set the model's own counts from rows and labels."""
        raise NotImplementedError

    def add(self: Model, a: Model, b: Model) -> None:
        """Set the model's own counts to those of a and b together."""
        raise NotImplementedError

    def make_log_tables(self) -> None:
        """The logarithms that a prediction looks up."""
        raise NotImplementedError
