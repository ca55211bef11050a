import pytest

from naivebayes import (
    NaiveBayesError,
    bag_of_words,
    count_vector,
    presence_vector,
    tokenize,
    vocabulary,
)

WORDS = ["the", "cat", "the", "dog"]


@pytest.mark.parametrize("text, words", [
    ("Dog, dog. (DOG) dog-tag", ["dog", "dog", "dog", "dog", "tag"]),
    ("Don't stop", ["don't", "stop"]),
    ("Don’t stop", ["don't", "stop"]),
    ("rock 'n' roll ''quoted''", ["rock", "n", "roll", "quoted"]),
    ("snake_case 3.14 R2D2", ["snake", "case", "3", "14", "r2d2"]),
    ("fiancée naïve", ["fiancée", "naïve"]),
    ("fiance\u0301e nai\u0308ve", ["fiancée", "naïve"]),
    ("STRASSE straße", ["strasse", "straße"]),
    ("İstanbul", ["i̇stanbul"]),
    ("हिन्दी में", ["हिन्दी", "में"]),
    ("Привет, мир", ["привет", "мир"]),
    ("two  spaces\tand\nlines ", ["two", "spaces", "and", "lines"]),
    ("\u0301 ... !!!", []),
    ("", []),
])
def test_words_of_a_text(text, words):
    assert tokenize(text) == words


def test_every_word_is_a_word_again():
    text = "Don’t İstanbul हिन्दी ΟΔΟΣ x² fiancée 'a' ½ O'Neill's"
    for word in tokenize(text):
        assert tokenize(word) == [word]


@pytest.mark.parametrize("bad", [None, 5, b"text", ["a"], 1.5])
def test_only_a_text_has_words(bad):
    with pytest.raises(NaiveBayesError, match="a text is expected"):
        tokenize(bad)


def test_the_vocabulary_is_sorted_and_without_repeats():
    assert vocabulary([WORDS, ["a", "dog"], []]) == [
        "a", "cat", "dog", "the"]


def test_presence_and_counts():
    words = ["cat", "dog", "mouse", "the"]
    assert presence_vector(WORDS, words) == [1, 1, 0, 1]
    assert count_vector(WORDS, words) == [1, 1, 0, 2]
    assert count_vector(["owl"], words) == [0, 0, 0, 0]
    assert bag_of_words(WORDS) == {"the": 2, "cat": 1, "dog": 1}
    assert bag_of_words([]) == {}


def test_a_text_is_not_a_list_of_words():
    calls = [
        lambda: vocabulary(["the cat"]),
        lambda: vocabulary("the cat"),
        lambda: presence_vector("the cat", ["the"]),
        lambda: count_vector("the cat", ["the"]),
        lambda: count_vector(["the"], "the"),
        lambda: bag_of_words("the cat"),
    ]
    for call in calls:
        with pytest.raises(NaiveBayesError, match="tokenize"):
            call()


@pytest.mark.parametrize("word", ["CAT", "two words", "dog-tag", "...",
                                  "fiance\u0301e", "'a"])
def test_a_vocabulary_entry_that_no_text_gives_is_refused(word):
    for vector in (presence_vector, count_vector):
        with pytest.raises(NaiveBayesError, match=r"vocabulary\[1\]"):
            vector(["cat"], ["cat", word])


def test_bad_words_are_refused_with_their_place():
    for bad in (None, 5, "", ["a"]):
        with pytest.raises(NaiveBayesError, match=r"words\[1\]"):
            bag_of_words(["a", bad])
    with pytest.raises(NaiveBayesError, match="twice"):
        count_vector(["a"], ["a", "b", "a"])
    with pytest.raises(NaiveBayesError, match=r"documents\[1\]"):
        vocabulary([["a"], None])
