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
from collections.abc import Iterable
from typing import Any

from naivebayes.counting import exact_share
from naivebayes.notation import Bag, Number
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
