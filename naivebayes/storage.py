"""A model as plain JSON and back: its options and its counts.

| name       | meaning                                         |
|------------|-------------------------------------------------|
| document   | the dict that stands in the file                |
| `checksum` | of all other entries: it shows that one changed |

Counts are kept as counted; probabilities and logarithms are made anew
when the model is loaded.
"""

import os
import zlib
from typing import Any

from naivebayes.checks.labels import check_label, check_value
from naivebayes.checks.messages import shown
from naivebayes.checks.values import as_path
from naivebayes.errors import NaiveBayesError
from naivebayes.evaluation import MOST_ROWS
from naivebayes.files import NewFile
from naivebayes.models.base import NaiveBayes
from naivebayes.models.categorical import CategoricalNB
from naivebayes.models.kinds import as_kind
from naivebayes.models.mixed import MixedNB
from naivebayes.notation import in_order
from naivebayes.plain import from_plain, to_plain
from naivebayes.rows import as_names
from naivebayes.stored import (
    MODELS,
    as_rows,
    plain_class,
    refusal,
    restore_class,
    restore_totals,
)

FORMAT = "naivebayes model"
VERSION = 1


def to_dict(model: NaiveBayes) -> dict[str, Any]:
    """A fitted model as a dict of plain JSON values.

    model: fitted. Labels and values that are text, int, float, bool or
    Fraction come back as they were.
    Raises NaiveBayesError for any other label or value, NotFittedError
    before fit.
    Notes B, "Training Procedure": the counts are what was learned.
    Page: docs/models/using.md
    >>> from naivebayes import BernoulliNB, load_one_vs_seven, to_dict
    >>> data = load_one_vs_seven()
    >>> model = BernoulliNB().fit(data.X, data.y)
    >>> to_dict(model)["classes"][0]["counts"]
    [1, 2, 3, 1, 1, 3, 1, 1, 2]
    """
    name = type(model).__name__
    if MODELS.get(name) is not type(model):
        raise NaiveBayesError(
            f"a model of this library is expected, not {shown(model)}."
        )
    model.check_fitted()
    options = {}
    for option, value in model.options().items():
        options[option] = to_plain(value, f"the option {option}")
    document = {
        "format": FORMAT,
        "version": VERSION,
        "model": name,
        "options": options,
        "feature_names": list(model.feature_names),
        "bags": model.bags,
        **settled(model),
        "classes": [class_entry(model, c) for c in model.classes],
    }
    return {**document, "checksum": checksum(document)}


def settled(model: NaiveBayes) -> dict[str, Any]:
    """The kinds and the values of features, where they have some."""
    if isinstance(model, MixedNB):
        values = to_plain(model.categorical.values, "values")
        return {"kinds": list(model.kinds), "values": values}
    if isinstance(model, CategoricalNB):
        return {"values": to_plain(model.values, "values")}
    return {}


def class_entry(model: NaiveBayes, c: Any) -> dict[str, Any]:
    """One class: its label, its rows, and what was counted."""
    label = to_plain(c, "one of the labels")
    entry = plain_class(model, c)
    return {"label": label, "rows": model.class_counts[c], **entry}


def checksum(document: dict[str, Any]) -> str:
    """A number that changes with any entry of the document."""
    text = as_json(document, sort_keys=True)
    return f"{zlib.crc32(text.encode()):08x}"


def as_json(document: dict[str, Any], **form: Any) -> str:
    """A dict of plain values as JSON; infinity is refused."""
    # not at the top: it would slow down every import of the library
    import json

    return json.dumps(document, allow_nan=False, **form)


def from_dict(document: Any) -> NaiveBayes:
    """The model that to_dict made a dict from.

    document: as to_dict gives it, or as it was read from JSON.
    Raises NaiveBayesError for a document that is of another format or
    version, that was changed, or that does not fit together.
    Notes B, "Training Procedure": the counts are what was learned.
    Page: docs/models/using.md
    >>> from naivebayes import BernoulliNB, load_one_vs_seven
    >>> from naivebayes import from_dict, to_dict
    >>> data = load_one_vs_seven()
    >>> model = BernoulliNB(alpha=0).fit(data.X, data.y)
    >>> from_dict(to_dict(model)).joint([1, 1, 1, 0, 1, 0, 0, 1, 0])
    {1: Fraction(3, 16384), 7: Fraction(2304, 390625)}
    """
    check_document(document)
    try:
        return model_from(document)
    except (
        KeyError,
        TypeError,
        AttributeError,
        RecursionError,
    ) as error:
        raise refusal(f"{error!r} in its entries") from None


def check_document(document: Any) -> None:
    """Refuse what is no model file, or another version, or changed."""
    if not isinstance(document, dict) or (
        document.get("format") != FORMAT
    ):
        raise refusal(f"it has no entry 'format': {FORMAT!r}")
    version = document.get("version")
    if type(version) is not int or version != VERSION:
        raise refusal(
            f"it has version {shown(version)}, and "
            f"this library reads version {VERSION}"
        )
    entries = dict(document)
    given = entries.pop("checksum", None)
    try:
        expected = checksum(entries)
    except (TypeError, ValueError, RecursionError) as error:
        raise refusal(f"it holds what JSON has not: {error}") from None
    if given != expected:
        raise refusal("it was changed after it was saved")


def model_from(document: dict[str, Any]) -> NaiveBayes:
    """The model of a document whose form was checked."""
    name = document["model"]
    if name not in MODELS:
        raise refusal(f"there is no model {shown(name)}")
    options = {}
    for option, value in document["options"].items():
        options[option] = from_plain(value, f"the option {option}")
    model: NaiveBayes = MODELS[name](**options)
    model.bags = document["bags"] is True and model.takes_bags
    names = document["feature_names"]
    model.feature_names = as_names(names, len(names))
    restore_labels(model, document["classes"])
    restore_settled(model, document)
    for c, entry in zip(model.classes, document["classes"]):
        restore_class(model, c, entry)
    restore_totals(model)
    model.finish()
    return model


def restore_labels(model: NaiveBayes, entries: Any) -> None:
    """The labels, in label order, and the rows of each."""
    for entry in entries:
        label = from_plain(entry["label"], "one of the labels")
        check_label(label, "a label in the file")
        n_rows = as_rows(
            entry["rows"], MOST_ROWS, f"class {shown(label)}"
        )
        model.class_counts[label] = n_rows
    model.classes = list(model.class_counts)
    if not model.classes or len(model.classes) != len(entries):
        raise refusal("its classes are not distinct")
    if model.classes != in_order(model.classes):
        raise refusal("its classes are not in label order")
    if 0 in model.class_counts.values():
        raise refusal("a class has no rows")


def restore_settled(model: Any, document: dict[str, Any]) -> None:
    """The kinds and the values of features, where they have some."""
    if isinstance(model, MixedNB):
        model.kinds = [as_kind(kind) for kind in document["kinds"]]
        if len(model.kinds) != len(model.feature_names):
            raise refusal("it has not one kind for each feature")
        model.make_parts()
        model.share_classes()
    counted = model.categorical if isinstance(model, MixedNB) else model
    if isinstance(counted, CategoricalNB):
        values = from_plain(document["values"], "the values")
        if len(values) != len(counted.feature_names):
            raise refusal("it has not one list of values per feature")
        counted.values = [as_values(entry) for entry in values]


def as_values(values: Any) -> list[Any]:
    """The values of one feature: distinct, in order, none missing."""
    if not isinstance(values, list) or values != in_order(values):
        raise refusal(f"{shown(values)} are no values in order")
    for v in values:
        check_value(v, "a value of a feature")
    if None in values:
        raise refusal("None stands for missing; it is no value")
    return values


def save(model: NaiveBayes, path: str | os.PathLike[str]) -> None:
    """Write a fitted model to a file, as JSON that people can read.

    model: fitted; path: the file, which is replaced as a whole or, if
    something goes wrong, not at all.
    Raises NaiveBayesError as to_dict does, and where the file cannot
    be written.
    Notes B, "Training Procedure": the counts are what was learned.
    Page: docs/models/using.md
    """
    text = as_json(to_dict(model), indent=1)
    where = as_path(path)
    try:
        with NewFile(where) as new:
            file = new.opened()
            file.write(text + "\n")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise NaiveBayesError(
            f"{where}: cannot be written: {reason}."
        ) from None


def load(path: str | os.PathLike[str]) -> NaiveBayes:
    """The model that was saved in a file.

    path: a file that save has written.
    Raises NaiveBayesError, with the reason, for a file that cannot be
    read, was cut or changed, or holds something else.
    Notes B, "Training Procedure": the counts are what was learned.
    Page: docs/models/using.md
    """
    where = as_path(path)
    document = read_document(where)
    try:
        return from_dict(document)
    except NaiveBayesError as error:
        raise NaiveBayesError(f"{where}: {error}") from None


def read_document(path: str) -> Any:
    """What stands in a JSON file."""
    import json  # here, as in as_json

    try:
        with open(path, encoding="utf-8") as file:
            return json.load(file)
    except OSError as error:
        raise NaiveBayesError(
            f"{path}: cannot be read: {error.strerror}."
        ) from None
    except (ValueError, RecursionError) as error:
        raise NaiveBayesError(
            f"{path}: this is no whole JSON file ({error}). Was it cut?"
        ) from None


def with_table(
    document: dict[str, Any], table: dict[str, Any]
) -> dict[str, Any]:
    """The dict of a model with word of the table that it is from."""
    entries = {**document, "table": table}
    del entries["checksum"]
    return {**entries, "checksum": checksum(entries)}
