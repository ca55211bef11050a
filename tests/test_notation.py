from fractions import Fraction as F

from naivebayes.notation import in_order, is_exact, ratio, text_of


def test_labels_that_compare_are_sorted_and_distinct():
    assert in_order([7, 1, 7, 3]) == [1, 3, 7]
    assert in_order(["b", "a", "b"]) == ["a", "b"]
    assert in_order([2.5, F(1, 2), 1]) == [F(1, 2), 1, 2.5]


def test_labels_that_do_not_compare_go_by_type_then_text():
    assert in_order(["b", 10, 2, "a"]) == [10, 2, "a", "b"]
    assert in_order([("x", 1), "x", 3]) == [3, "x", ("x", 1)]


def test_sets_are_no_chain_and_go_by_their_text():
    one, two, both = frozenset("a"), frozenset("b"), frozenset("ab")
    expected = sorted([one, two, both], key=str)
    assert in_order([both, two, one]) == expected
    assert in_order([one, both, two]) == expected


def test_equal_labels_are_one_shown_as_first_seen():
    assert [type(c) for c in in_order([True, 1, 1.0])] == [bool]


def test_a_number_too_long_for_str_still_has_an_order():
    assert in_order(["a", 10**5000])[1] == "a"
    assert text_of(10**5000).startswith("0x")


def test_ratio_is_exact_for_whole_numbers_and_fractions():
    assert ratio(2, 4) == F(1, 2)
    assert isinstance(ratio(4, 2), F)
    assert ratio(F(1, 3), F(2, 3)) == F(1, 2)


def test_ratio_with_a_float_rounds_once():
    assert ratio(0.1, 3) == float(F(0.1) / 3)
    assert isinstance(ratio(1.0, 2), float)
    assert ratio(1, 2.0) == 0.5


def test_only_int_and_fraction_are_exact():
    assert is_exact(1) and is_exact(F(1, 2))
    assert not is_exact(1.0)


class Mute:
    def __str__(self):
        raise RuntimeError("no text")


def test_what_has_no_text_is_an_empty_text():
    assert text_of(Mute()) == ""
    assert in_order(["a", Mute()])[1] == "a"
