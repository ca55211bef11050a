"""The counts of each model as plain lists, and back.

| model       | of each class                                   |
|-------------|-------------------------------------------------|
| Bernoulli   | counts, and how many rows were known; or words  |
| categorical | counts by feature, in the order of the values   |
| multinomial | counts by feature; or words                     |
| Gaussian    | n, mean and variance by feature                 |
| mixed       | counts and summaries of its two parts           |

What is read is checked as if a stranger had written it: a model that
does not fit together is refused, not repaired.
"""

from collections.abc import Mapping
from typing import Any

from naivebayes.checks.messages import shown
from naivebayes.errors import NaiveBayesError
from naivebayes.models.bernoulli import BernoulliNB
from naivebayes.models.categorical import CategoricalNB
from naivebayes.models.gaussian import GaussianNB
from naivebayes.models.matching import words_of
from naivebayes.models.mixed import MixedNB
from naivebayes.models.multinomial import MultinomialNB
from naivebayes.plain import from_plain, to_plain
from naivebayes.summaries import as_record, summary_of

MODELS = {
    "BernoulliNB": BernoulliNB,
    "CategoricalNB": CategoricalNB,
    "MultinomialNB": MultinomialNB,
    "GaussianNB": GaussianNB,
    "MixedNB": MixedNB,
}


def plain_class(model: Any, c: Any) -> dict[str, Any]:
    """What the model counted in one class."""
    if isinstance(model, MixedNB):
        return {
            "counts": plain_values(model.categorical, c),
            "summaries": plain_summaries(model.gaussian, c),
        }
    if isinstance(model, GaussianNB):
        return {"summaries": plain_summaries(model, c)}
    if isinstance(model, CategoricalNB):
        return {"counts": plain_values(model, c)}
    if model.bags:
        words = {w: to_plain(n, w) for w, n in model.counts[c].items()}
        return {"words": words}
    counts = [to_plain(n, "a count") for n in model.counts[c]]
    known = (
        model.totals if isinstance(model, BernoulliNB) else model.known
    )
    return {"counts": counts, "known": list(known[c])}


def plain_values(model: CategoricalNB, c: Any) -> list[list[int]]:
    """The counts of each feature, in the order of its values."""
    return [list(counts.values()) for counts in model.counts[c]]


def plain_summaries(model: GaussianNB, c: Any) -> list[list[Any]]:
    """n, mean and variance of each feature."""
    return [[s["n"], s["mean"], s["var"]] for s in model.summaries[c]]


def restore_class(model: Any, c: Any, entry: Any) -> None:
    """Set what the model counted in one class, from its entry."""
    where = f"class {shown(c)}"
    if isinstance(model, MixedNB):
        restore_class(model.categorical, c, entry)
        restore_class(model.gaussian, c, entry)
    elif isinstance(model, GaussianNB):
        restore_summaries(model, c, entry, where)
    elif isinstance(model, CategoricalNB):
        restore_values(model, c, entry, where)
    elif model.bags:
        restore_words(model, c, entry, where)
    elif isinstance(model, MultinomialNB):
        restore_counts(model, c, entry, where)
    else:
        restore_bits(model, c, entry, where)


def restore_bits(
    model: BernoulliNB, c: Any, entry: Any, where: str
) -> None:
    """Rows with a feature on, and rows in which it is known."""
    counts = entry_list(model, entry, "counts", where)
    known = entry_list(model, entry, "known", where)
    n_rows = model.class_counts[c]
    model.counts[c], model.totals[c] = [], []
    for count, total in zip(counts, known):
        total = as_rows(total, n_rows, where)
        model.totals[c].append(total)
        model.counts[c].append(as_rows(count, total, where))


def restore_counts(
    model: MultinomialNB, c: Any, entry: Any, where: str
) -> None:
    """Counts by feature, and rows in which it is known."""
    counts = entry_list(model, entry, "counts", where)
    known = entry_list(model, entry, "known", where)
    n_rows = model.class_counts[c]
    model.counts[c] = [as_count(n, where) for n in counts]
    model.known[c] = [as_rows(n, n_rows, where) for n in known]


def restore_totals(model: Any) -> None:
    """Set what follows from the counts of all classes."""
    names = model.feature_names
    if isinstance(model, MixedNB):
        model.categorical.add_up()
        model.show_state()
    elif isinstance(model, (CategoricalNB, MultinomialNB)):
        model.add_up()
    elif model.bags:
        model.feature_names = words_of(model.counts)
    if model.feature_names != names:
        raise refusal("its words are not those of its classes")


def restore_words(model: Any, c: Any, entry: Any, where: str) -> None:
    """The words of a class, and how often each was counted."""
    words = entry.get("words")
    if not isinstance(words, Mapping):
        raise refusal(f"{where} has no words")
    counts = {}
    for word, count in words.items():
        counts[word] = as_count(count, where)
        if isinstance(model, BernoulliNB):
            as_rows(counts[word], model.class_counts[c], where)
    if "" in counts or 0 in counts.values():
        raise refusal(f"{where} holds a word without a count")
    model.counts[c] = counts


def restore_values(
    model: CategoricalNB, c: Any, entry: Any, where: str
) -> None:
    """The count of each value of each feature."""
    features = entry_list(model, entry, "counts", where)
    n_rows = model.class_counts[c]
    model.counts[c] = []
    for counts, values in zip(features, model.values):
        if not isinstance(counts, list) or len(counts) != len(values):
            raise refusal(f"{where} has not one count for each value")
        checked = [as_rows(count, n_rows, where) for count in counts]
        as_rows(sum(checked), n_rows, where)
        model.counts[c].append(dict(zip(values, checked)))


def restore_summaries(
    model: GaussianNB, c: Any, entry: Any, where: str
) -> None:
    """n, mean and variance of each feature."""
    summaries = entry_list(model, entry, "summaries", where)
    n_rows = model.class_counts[c]
    model.summaries[c] = []
    for summary in summaries:
        if not isinstance(summary, list) or len(summary) != 3:
            raise refusal(f"{where} holds {shown(summary)} as summary")
        n, mean, var = summary
        if as_rows(n, n_rows, where) == 0:
            model.summaries[c].append(summary_of([]))
            continue
        if type(mean) is not float or type(var) is not float or var < 0:
            raise refusal(f"{where} holds {shown(summary)} as summary")
        model.summaries[c].append(as_record(n, mean, var))


def entry_list(
    model: Any, entry: Any, key: str, where: str
) -> list[Any]:
    """A list with one entry for each feature."""
    entries = entry.get(key)
    n_features = len(model.feature_names)
    if not isinstance(entries, list) or len(entries) != n_features:
        raise refusal(
            f"{where} has not one entry in {key!r} for each of the "
            f"{n_features} features"
        )
    return entries


def as_count(plain: Any, where: str) -> Any:
    """A count: a whole number or a fraction, not negative."""
    count = from_plain(plain, where)
    if isinstance(count, (bool, float, str)) or count is None:
        raise refusal(f"{where} holds {shown(count)} as a count")
    if isinstance(count, (list, dict)) or count < 0:
        raise refusal(f"{where} holds {shown(count)} as a count")
    return count


def as_rows(count: Any, most: int, where: str) -> int:
    """A number of rows, at most as many as there are."""
    if type(count) is not int or not 0 <= count <= most:
        raise refusal(
            f"{where} holds the count {shown(count)}, where a whole "
            f"number from 0 to {most} is expected"
        )
    return count


def refusal(reason: str) -> NaiveBayesError:
    """The error for a model that does not fit together."""
    return NaiveBayesError(
        f"this is no model that can be used: {reason}. Fit and save it "
        "again."
    )
