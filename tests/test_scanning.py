import random
import tracemalloc

import pytest

from naivebayes import NaiveBayesError
from naivebayes.datasets import tallies
from naivebayes.datasets.records import blocks_of
from naivebayes.datasets.scanning import scan
from naivebayes.datasets.sources import Source
from naivebayes.datasets.streaming import (
    batches,
    scan_source,
    select_for_training,
)


def scanned(text, size=2, **options):
    lines = text.splitlines(keepends=True)
    return scan(blocks_of(lines, size), **options)


def column(text, name="a", **options):
    columns = {c.name: c for c in scanned(text, **options).columns}
    return columns[name]


def table(*cells):
    """A column named a, and a column of text beside it."""
    return "a,y\n" + "".join(f"{cell},p\n" for cell in cells)


def test_the_names_of_the_columns_and_the_number_of_rows():
    found = scanned("a,,y\n1,2,p\n\n3,4,q\n5,6,q\n")
    assert [c.name for c in found.columns] == ["a", "x2", "y"]
    assert found.n_rows == 3
    found = scanned("1,p\n3,q\n5,r\n", header=False)
    assert [c.name for c in found.columns] == ["x1", "x2"]
    assert found.n_rows == 3


@pytest.mark.parametrize("cells, kind", [
    (["1", "+2", "-003"], "whole"), (["1", "2.", "3"], "number"),
    (["1", "2", "3", "4e5"], "number"), (["1", "2", "3", "x"], "text"),
    (["x", "2"], "text"), (["", "7", ""], "whole"), (["", ""], "text"),
    (["1_0"], "text"), (["nan", "1"], "text"), (["inf"], "text"),
    (["e5"], "text"), (["+-1"], "text"), (["1e"], "text"), (["."], "text"),
    (["\u0661"], "text"), ([" 1 ", "2"], "whole"), (["1 2"], "text")])
@pytest.mark.parametrize("size", [1, 2, 9])
def test_the_kind_of_a_column_is_that_of_all_known_cells(cells, kind,
                                                         size):
    assert column(table(*cells), size=size).kind == kind


def test_a_mark_of_missing_cells_does_not_change_the_kind():
    cells = ["1", "?", "2", "", "?"]
    assert column(table(*cells)).kind == "text"
    found = column(table(*cells), missing="?")
    assert found.kind == "whole"
    assert found.n_missing == 3
    assert found.first_missing == 3
    assert found.n_distinct == 2
    found = column(table("9", "1", "2"), missing="9")
    assert (found.n_missing, found.n_distinct) == (1, 2)


def test_bits_are_numbers_that_are_0_or_1():
    assert column(table("0", "1", "", "01")).bits
    assert column(table("1.0", "0")).bits
    assert not column(table("0", "1", "0", "2")).bits
    assert not column(table("0", "1", "x")).bits
    assert not column(table("", "")).bits


def test_distinct_values_are_those_of_the_kind():
    assert column(table("1", "01", "2")).n_distinct == 2
    assert column(table("1", "01", "x")).n_distinct == 3
    assert column(table("1", "1.0", "1")).constant
    assert column(table("x", " x", "")).constant
    assert not column(table("x", "X")).constant
    assert not column(table("", "")).constant


def test_distinct_values_are_counted_up_to_a_limit():
    found = column(table(*range(1000)))
    assert (found.n_distinct, found.more) == (1000, False)
    found = column(table(*range(1001)), size=400)
    assert (found.n_distinct, found.more) == (1000, True)
    found = column(table(*range(1200), "x"))
    assert (found.n_distinct, found.more) == (1000, True)


def test_the_words_of_an_average_text():
    # 1 + 1 + 3 + 1 + 2 = 8 words in 5 known cells
    text = table("one", "two", "now three words", "?", "x", "", " a  b ")
    assert column(text, missing="?").n_words == 8 / 5
    assert column(text, missing="?", size=1).n_words == 8 / 5
    assert column(table("red", "green")).n_words == 1
    assert column(table("1", "2.5")).n_words == 1


def test_a_last_column_that_is_empty_in_every_line_is_left_out():
    assert [c.name for c in scanned("a,y,\n1,p,\n2,q,\n").columns] == [
        "a", "y"]
    names = [c.name for c in scanned("a,y,\n1,p,\n2,q,x\n").columns]
    assert names == ["a", "y", "x3"]
    assert len(scanned("1,p,\n2,q,\n", header=False).columns) == 2
    with pytest.raises(NaiveBayesError, match="no rows below"):
        scanned("a,y,\n")


@pytest.mark.parametrize("size", [1, 2, 3, 100])
@pytest.mark.parametrize("text, options, message", [
    ("a,y\n1,p\n2,q\n3\n", {}, "line 4 has 1 cell and line 1 has 2"),
    ("a,y\n1,p\n2,q\n a ,y\n", {}, "line 4 is the header of line 1"),
    ("a,y\n1,p\n2,q\n1e999,q\n3,q\n1e999,q\n", {}, "line 4: '1e999'.*large"),
    ("1e999,p\n2,q\n1e999,q\n", {"header": False}, "line 1: '1e999'"),
    ("5,y\n1,p\n2,q\n3,q\n", {}, "line 1: '5'.*--no-header"),
    ("p,x\nq,x\ne,z\np,z\n", {}, "line 1: 'p'.*header=False"),
    ("5,x\n1,x\n2,z\n5,w\nz,z\n", {}, "line 1: '5'.*header=False"),
    ("a,p\n1,q\n2,q\n3,q\n", {"header": False}, "header=True"),
    ("a,y\n1,p\n2,q\n\"3,q\n4,r\n", {}, "line 4.*never closed"),
    ("a,y\n1,p\n2,q\n\"x\ny\0\",q\n", {}, "line 5 holds a zero byte"),
    ("a,y\n1,p\n2,q\n\udce9,q\n", {}, "line 4 is no UTF-8"),
])
def test_faults_are_found_in_whatever_block(size, text, options, message):
    with pytest.raises(NaiveBayesError, match=message):
        scanned(text, size=size, **options)


def test_an_int_has_no_size_limit_of_a_float_but_is_one_in_a_column():
    digits = "9" * 400  # more than 1.8e308
    assert column(table(digits, "1")).kind == "whole"
    with pytest.raises(NaiveBayesError, match="line 2: .*too large"):
        column(table(digits, "1", "2", "0.5"))
    assert column(table(digits, "1", "2", "x")).kind == "text"


def random_cells(rng):
    kinds = [["1", "2", "30"], ["1", "2.5", ""], ["a", "b c", "?"],
             ["0", "1"], ["x"], [str(i) for i in range(20)],
             ["7", "8", "x"], ["5", "5 ", "9" * 400, "1e3"]]
    cells = rng.choice(kinds)
    return [rng.choice(cells) for _ in range(30)]


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("header", [True, False])
def test_neither_the_blocks_nor_the_limit_change_what_is_found(
        seed, header, monkeypatch):
    rng = random.Random(seed)
    columns = [random_cells(rng) for _ in range(5)]
    lines = [",".join(cells) + "\n" for cells in zip(*columns)]
    if header:
        lines.insert(0, "a,b,c,d,e\n")

    def outcome(size):
        try:
            found = scan(blocks_of(lines, size), "?", header)
        except NaiveBayesError as error:
            return str(error)
        return [c._replace(n_distinct=0, more=0, constant=0, novelty=0)
                for c in found.columns], found.n_rows

    expected = outcome(1000)
    for limit in (1, 3, 1000):
        monkeypatch.setattr(tallies, "MOST_DISTINCT", limit)
        assert [outcome(size) for size in (1, 2, 7)] == [expected] * 3


def test_the_memory_of_both_passes_does_not_grow_with_the_file(tmp_path):
    path = tmp_path / "long.csv"
    with open(path, "w") as file:
        file.write("id,size,color,y\n")
        for i in range(80_000):
            file.write(f"i{i},{i}.5,{'red' if i % 3 else 'blue'},c\n")
    source = Source(str(path))
    tracemalloc.start()
    try:
        found = scan_source(source)
        scan_peak = tracemalloc.get_traced_memory()[1]
        n_rows = 0
        for batch in batches(source, select_for_training(source, found)):
            n_rows += len(batch.X)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert found.n_rows == n_rows == 80_000
    assert scan_peak < 1_000_000  # bytes; the cells alone take 16 MB
    assert peak < 6_000_000
