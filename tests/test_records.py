import pytest

from naivebayes import NaiveBayesError
from naivebayes.datasets.records import blocks_of


def blocks(text, size):
    lines = text.splitlines(keepends=True)
    return [(list(lines), records)
            for lines, records in blocks_of(lines, size)]


def test_the_first_record_comes_alone_then_block_by_block():
    assert blocks("\na\nb\nc\n\nd\n", 2) == [
        ([2], [["a"]]), ([3, 4], [["b"], ["c"]]), ([6], [["d"]])]
    assert blocks("a,b\n1,2", 5) == [([1], [["a", "b"]]),
                                     ([2], [["1", "2"]])]
    assert blocks("", 5) == blocks("\n  \n", 5) == []


@pytest.mark.parametrize("size", [1, 2, 3, 9])
def test_line_breaks_in_quotes_are_counted(size):
    text = 'a,b\n"x\ny","z\n"\n1,2\n\n"\r\n\r",3\n4,5\n'
    found = blocks(text, size)
    lines = [line for lines, _ in found for line in lines]
    # the second record ends on line 4, the one on line 7 on line 9
    assert lines == [1, 2, 5, 7, 10]


@pytest.mark.parametrize("size", [1, 2, 3, 9])
def test_a_cell_that_is_too_long_is_placed_by_the_line_of_its_record(size):
    text = 'a,b\n"x\ny",1\n\n2,"' + "z" * 200_000 + '"\n'
    with pytest.raises(NaiveBayesError, match="^line 5: .*never closed"):
        blocks(text, size)


@pytest.mark.parametrize("size", [1, 2, 3, 9])
@pytest.mark.parametrize("end", ['"', '"x', '"x\n', '1,"', '""",'])
def test_a_quote_that_is_open_at_the_end_is_refused(size, end):
    with pytest.raises(NaiveBayesError, match="^line 3: a quote"):
        blocks("a,b\n1,2\n" + end, size)


def test_a_line_that_is_no_text_is_named():
    with pytest.raises(NaiveBayesError, match="line 2 is no UTF-8"):
        blocks("é\n\udcff\n", 5)
    with pytest.raises(NaiveBayesError, match="line 3 holds a zero byte"):
        blocks("a\nb\n\0\n", 5)
