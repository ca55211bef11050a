"""What a picture is asked for: checked, and ready to be drawn.

| name    | meaning                            | example          |
|---------|------------------------------------|------------------|
| feature | its name, or its index             | "x1", or 0       |
| width   | pixels in a line of an image       | 3                |
| table   | true label -> predicted -> count   | from `confusion` |
"""

import math
from collections.abc import Mapping
from typing import Any

from naivebayes.checks.labels import as_mapping
from naivebayes.checks.messages import listed, named, shown
from naivebayes.checks.values import as_whole
from naivebayes.errors import NaiveBayesError
from naivebayes.models.bernoulli import BernoulliNB
from naivebayes.models.gaussian import GaussianNB
from naivebayes.models.mixed import MixedNB
from naivebayes.notation import Label, text_of

MOST_CELLS = 20_000
MOST_LABELS = 60
MOST_COUNTED = 10**15

Table = dict[Label, dict[Label, int]]


def as_measured(model: Any, feature: Any) -> tuple[GaussianNB, int]:
    """The Gaussian model that knows a feature, and its place there."""
    if not isinstance(model, (GaussianNB, MixedNB)):
        raise NaiveBayesError(
            "gaussian_curves needs a fitted GaussianNB or MixedNB, not "
            f"{shown(model)}."
        )
    model.check_ready()
    j = as_feature(model.feature_names, feature)
    if j in model.left_out:
        raise NaiveBayesError(
            f"feature {named(model.feature_names[j])} was never known "
            "in training: it has no mean and no variance."
        )
    if isinstance(model, GaussianNB):
        return model, j
    check_kind(model, j)
    return model.gaussian, model.continuous.index(j)


def check_kind(model: MixedNB, j: int) -> None:
    """Refuse a feature that is counted."""
    if j not in model.continuous:
        measured = [model.feature_names[i] for i in model.continuous]
        raise NaiveBayesError(
            f"feature {named(model.feature_names[j])} is "
            f"{model.kinds[j]}: it has no Gaussian. The features of "
            f"kind gaussian: {listed(measured) or 'none'}."
        )


def as_feature(names: list[str], feature: Any) -> int:
    """The index of a feature, from its name or its index."""
    if isinstance(feature, str):
        if feature in names:
            return names.index(feature)
        raise NaiveBayesError(
            f"the model has no feature {named(feature)}; it has "
            f"{listed(names)}."
        )
    return as_whole(feature, "feature", least=0, most=len(names) - 1)


def as_image(model: Any, width: Any) -> int:
    """The pixels in a line of the images that a model learned."""
    if not isinstance(model, BernoulliNB):
        raise NaiveBayesError(
            f"pixel_map needs a fitted BernoulliNB, not {shown(model)}."
        )
    model.check_ready()
    n = len(model.feature_names)
    if model.bags:
        raise NaiveBayesError(
            "the model was fitted on bags of words, which are no "
            "image: pixel_map needs a model fitted on rows of 0 and 1."
        )
    if n * len(model.classes) > MOST_CELLS:
        raise NaiveBayesError(
            f"{n} features in {len(model.classes)} classes are too "
            f"many for a picture; it has at most {MOST_CELLS} cells."
        )
    return square_width(n) if width is None else as_width(width, n)


def square_width(n: int) -> int:
    """The side of a square of n pixels."""
    side = math.isqrt(n)
    if side * side != n:
        raise NaiveBayesError(
            f"the model has {n} features, which do not fill a square. "
            "Give the pixels in a line: "
            f"width={n} puts them all in one."
        )
    return side


def as_width(width: Any, n: int) -> int:
    """Pixels in a line, so that n pixels fill all lines."""
    width = as_whole(width, "width", least=1, most=n)
    if n % width:
        raise NaiveBayesError(
            f"width is {width}, and {n} features do not fill lines of "
            f"{width} pixels."
        )
    return int(width)


def as_confusion(table: Any) -> Table:
    """A table of counts with the same labels in both directions."""
    rows = as_mapping(table, "table") if is_table(table) else {}
    if not rows:
        raise NaiveBayesError(
            "confusion_picture needs a table as confusion(y_true, "
            "y_pred) gives it, {1: {1: 2, 7: 2}, 7: {1: 1, 7: 4}}, "
            f"not {shown(table)}."
        )
    if len(rows) > MOST_LABELS:
        raise NaiveBayesError(
            f"the table has {len(rows)} labels; a picture can show "
            f"{MOST_LABELS}. Print the table, or compare fewer labels."
        )
    return {c: counts_of(rows, c) for c in rows}


def is_table(table: Any) -> bool:
    """True for a dict of dicts that is not empty."""
    if not isinstance(table, Mapping) or not table:
        return False
    rows = [isinstance(row, Mapping) for row in table.values()]
    return all(rows)


def counts_of(rows: Table, c: Label) -> dict[Label, int]:
    """The counts of one true label, in the order of the rows."""
    if set(rows[c]) != set(rows):
        raise NaiveBayesError(
            f"the row of {named(c)} has the columns "
            f"{listed(rows[c])}; there must be one for each of "
            f"{listed(rows)}."
        )
    counts = {}
    for k in rows:
        what = f"the count of true {named(c)} predicted {named(k)}"
        counts[k] = as_whole(rows[c][k], what, 0, MOST_COUNTED)
    return counts


def names_of(labels: Any) -> list[str]:
    """The texts of labels; where two are alike, as Python has them."""
    texts = [text_of(label) for label in labels]
    if len(set(texts)) < len(texts):
        return [named(label) for label in labels]
    return texts
