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
from typing import Any

from naivebayes.checks.messages import place, shown
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
    bags = []
    for i, row in enumerate(rows):
        if not is_bag(row):
            raise NaiveBayesError(
                f"{place(i, what)} is {shown(row)}, not a bag of "
                "words, as the rows before it are: "
                "bag_of_words(words)."
            )
        if isinstance(row, Set):
            row = dict.fromkeys(row, 1)
        bags.append(row if is_plain(row) else cleaned(row, i, what))
    return bags


def is_plain(bag: Any) -> bool:
    """True where words are texts and counts are ints above 0."""
    return (
        set(map(type, bag)) <= {str}
        and set(map(type, bag.values())) <= {int}
        and "" not in bag
        and min(bag.values(), default=1) > 0
        and max(bag.values(), default=1) <= LARGEST_COUNT
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
                f"{place(i, what)}, word {shown(word)}: None is no "
                "count. Leave out a word that does not occur."
            )
        count = one_count(
            value, f"{place(i, what)}, word {shown(word)}:"
        )
        if count > 0:
            counts[word] = exact_value(count)
    return counts
