"""From a text to a row: words, vocabulary, vectors and bags.

| notes C              | here              | "1" and "7" in words |
|----------------------|-------------------|----------------------|
| words of a text      | `tokenize`        | ["on", "off", "on"]  |
| x_1 ... x_50000      | `vocabulary`      | ["off", "on"]        |
| present or not       | `presence_vector` | [1, 1]               |
| how often            | `count_vector`    | [1, 2]               |
| counts without zeros | `bag_of_words`    | {"off": 1, "on": 2}  |
"""

import re
import unicodedata
from collections import Counter
from typing import Any

from naivebayes.checks.messages import shown
from naivebayes.checks.values import as_list
from naivebayes.errors import NaiveBayesError
from naivebayes.notation import Column

# letters and digits, with apostrophes between them; _ separates
WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")


def tokenize(text: str) -> list[str]:
    """The words of a text, in order, in lower case.

    A word is a run of letters, combining marks and digits of any
    script, with apostrophes inside (don't); it has at least one letter
    or digit. All else separates, `_` and the hyphen too. Lower-casing
    is `str.lower`; then composed and decomposed spellings are made one
    (Unicode NFC), and ’ becomes '.
    Raises NaiveBayesError for what is not a text.
    Notes C, "Naive Bayes": a text as a vector.
    Page: docs/derivation/text.md
    >>> from naivebayes import tokenize
    >>> tokenize("Top row: ON, on, on. The rest? Don't ask!")
    ['top', 'row', 'on', 'on', 'on', 'the', 'rest', "don't", 'ask']
    """
    if not isinstance(text, str):
        raise NaiveBayesError(
            f"a text is expected, not {shown(text)}. For a missing "
            "text leave the row out."
        )
    lowered = text.lower().replace("\u2019", "'")
    if lowered.isascii():
        return WORD.findall(lowered)
    composed = unicodedata.normalize("NFC", lowered)
    words = []
    for match in WORD.finditer(with_marks_as_letters(composed)):
        word = composed[match.start() : match.end()]
        if any(map(str.isalnum, word)):
            words.append(word)
    return words


def with_marks_as_letters(text: str) -> str:
    """The text with a plain letter in place of each combining mark."""
    characters = []
    for character in text:
        is_mark = unicodedata.category(character).startswith("M")
        characters.append("m" if is_mark else character)
    return "".join(characters)


def vocabulary(documents: Column) -> list[str]:
    """All words of some documents, each once, sorted.

    documents: lists of words, as tokenize gives them.
    Raises NaiveBayesError for a text where a list of words is expected.
    Notes C, the x_1 ... x_50000.
    Page: docs/derivation/text.md
    >>> from naivebayes import vocabulary
    >>> vocabulary([["on", "off", "on"], ["off"]])
    ['off', 'on']
    """
    distinct: set[str] = set()
    for i, words in enumerate(as_list(documents, "documents")):
        distinct.update(as_words(words, f"documents[{i}]"))
    return sorted(distinct)


def presence_vector(words: Column, vocabulary: Column) -> list[int]:
    """1 for each vocabulary word that is among the words, else 0.

        x_j = 1{word j is among the words}

    words: a list, as tokenize gives it; words outside the vocabulary
    have no place in the vector. vocabulary: a list of words.
    Raises NaiveBayesError for a text where a list is expected, and for
    an entry of the vocabulary that tokenize never gives ("CAT").
    Notes C, the multivariate Bernoulli.
    Page: docs/derivation/text.md
    >>> from naivebayes import presence_vector
    >>> presence_vector(["on", "off", "on"], ["off", "on", "row"])
    [1, 1, 0]
    """
    present = set(as_words(words, "words"))
    entries = as_vocabulary(vocabulary)
    return [1 if word in present else 0 for word in entries]


def count_vector(words: Column, vocabulary: Column) -> list[int]:
    """How often each word of the vocabulary is among the words.

        x_j = how often word j is among the words

    words, vocabulary, errors: as for presence_vector.
    Notes C, the multinomial.
    Page: docs/derivation/text.md
    >>> from naivebayes import count_vector
    >>> count_vector(["on", "off", "on"], ["off", "on", "row"])
    [1, 2, 0]
    """
    counts = Counter(as_words(words, "words"))
    entries = as_vocabulary(vocabulary)
    return [counts[word] for word in entries]


def bag_of_words(words: Column) -> dict[str, int]:
    """How often each word occurs, without the words that do not.

        {word: count}

    words: a list, as tokenize gives it. A bag serves the Bernoulli and
    the multinomial model as a row: the features are then the words.
    Raises NaiveBayesError for a text where a list is expected.
    Notes C, the multinomial.
    Page: docs/derivation/text.md
    >>> from naivebayes import bag_of_words
    >>> bag_of_words(["on", "off", "on"])
    {'on': 2, 'off': 1}
    """
    bag: dict[str, int] = {}
    for word in as_words(words, "words"):
        bag[word] = bag.get(word, 0) + 1
    return bag


def as_words(words: Any, what: str) -> list[str]:
    """A list of texts, none of them empty."""
    if isinstance(words, str):
        raise NaiveBayesError(
            f"{what} is one text, {shown(words)}, where a list of "
            "words is expected: tokenize(text) gives it."
        )
    entries = as_list(words, what)
    if set(map(type, entries)) <= {str} and all(entries):
        return entries
    for i, word in enumerate(entries):
        if not isinstance(word, str) or word == "":
            raise NaiveBayesError(
                f"{what}[{i}] is {shown(word)}, not a word."
            )
    return entries


def as_vocabulary(vocabulary: Any) -> list[str]:
    """Distinct words, each of which tokenize can give."""
    entries = as_words(vocabulary, "vocabulary")
    if tokenize(" ".join(entries)) != entries:
        for j, word in enumerate(entries):
            check_entry(word, f"vocabulary[{j}]")
    if len(set(entries)) != len(entries):
        twice = Counter(entries).most_common(1)[0][0]
        raise NaiveBayesError(f"vocabulary holds {shown(twice)} twice.")
    return entries


def check_entry(word: str, what: str) -> None:
    """Refuse a word that no text can contain after tokenize."""
    words = tokenize(word)
    if words != [word]:
        raise NaiveBayesError(
            f"{what} is {shown(word)}, which tokenize never gives, so "
            f"it would count 0 in every text. tokenize makes {words} "
            "of it."
        )
