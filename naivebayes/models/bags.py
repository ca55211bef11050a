"""Bags of words: counting them, and the logarithms of their words.

| name        | meaning                           | example   |
|-------------|-----------------------------------|-----------|
| bag         | word -> how often it occurs       | {"on": 2} |
| `counts[c]` | word -> documents, or occurrences | {"on": 3} |
| `n_words`   | number of words in the vocabulary | 9000      |

A bag holds only the words that occur, and `counts[c]` only those that
occur in class c: what is not there counts 0.
"""

from collections import Counter
from collections.abc import Iterable, Set
from itertools import chain
from typing import Any

from naivebayes.checks.messages import named, place, shown
from naivebayes.checks.values import exact_value
from naivebayes.columns import LARGEST_COUNT, one_count
from naivebayes.counting import exact_share
from naivebayes.errors import NaiveBayesError
from naivebayes.notation import Bag, Number
from naivebayes.rows import is_bag
from naivebayes.scoring import log_of


def count_documents(bags: Iterable[Any]) -> dict[str, int]:
    """In how many bags each word is present."""
    documents: Counter[str] = Counter()
    for bag in bags:
        documents.update(bag.keys())
    return dict(documents)


def count_occurrences(bags: Iterable[Any]) -> dict[str, Number]:
    """How often each word occurs in all the bags together."""
    occurrences: dict[str, Any] = {}
    for bag in bags:
        for word, count in bag.items():
            occurrences[word] = occurrences.get(word, 0) + count
    return occurrences


def added_counts(a: Bag, b: Bag) -> dict[str, Number]:
    """The counts of two parts together."""
    both = dict(a)
    for word, count in b.items():
        both[word] = both.get(word, 0) + count
    return both


def log_shares(
    counts: Iterable[Number],
    total: Number,
    n_values: int,
    alpha: Number,
) -> dict[Number, float]:
    """The logarithm of the smoothed share, for each count that occurs.

    Many words have the same count; the logarithm is taken once.
    Restates log_of(smoothed_share(count, total, n_values, alpha)).
    """
    logs = {}
    for count in {0, *counts}:
        share = exact_share(count, total, n_values, alpha)
        logs[count] = log_of(share)
    return logs


def as_bags(rows: list[Any], what: str) -> list[Any]:
    """Bags as dicts from word to a count above 0."""
    if set(map(type, rows)) <= {dict}:
        bags = rows
    else:
        bags = [as_dict(x, place(i, what)) for i, x in enumerate(rows)]
    if are_plain(bags):
        return bags
    return [cleaned(bag, i, what) for i, bag in enumerate(bags)]


def as_dict(x: Any, where: str) -> dict[str, Any]:
    """A bag as a dict; in a set of words each occurs once."""
    if not is_bag(x):
        raise NaiveBayesError(
            f"{where} is {shown(x)}, not a bag of words, as the rows "
            "before it are: bag_of_words(words)."
        )
    return dict.fromkeys(x, 1) if isinstance(x, Set) else dict(x)


def are_plain(bags: list[Any]) -> bool:
    """True where all words are texts and all counts ints above 0."""
    counts = list(chain.from_iterable(map(dict.values, bags)))
    return (
        set(map(type, counts)) <= {int}
        and min(counts, default=1) > 0
        and max(counts, default=1) <= LARGEST_COUNT
        and set(map(type, chain.from_iterable(bags))) <= {str}
        and not any(["" in bag for bag in bags])
    )


def cleaned(bag: Any, i: int, what: str) -> Bag:
    """A bag without the words that occur 0 times."""
    counts = {}
    for word, value in bag.items():
        if not isinstance(word, str) or word == "":
            raise NaiveBayesError(
                f"{place(i, what)} holds {shown(word)}, which is no "
                "word."
            )
        if value is None:
            raise NaiveBayesError(
                f"{place(i, what)}, word {named(word)}: None is no "
                "count. Leave out a word that does not occur."
            )
        count = one_count(
            value, f"{place(i, what)}, word {named(word)}"
        )
        if count > 0:
            counts[word] = exact_value(count)
    return counts
