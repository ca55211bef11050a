import random

import pytest

from naivebayes import NaiveBayesError, load_mushroom, read_csv
from naivebayes.datasets.shipped import shipped_path
from naivebayes.datasets.sources import Source
from naivebayes.datasets.streaming import (
    batches,
    scan_source,
    select_for_prediction,
    select_for_training,
)

KINDS = {"size": "whole", "width": "number", "color": "text"}


@pytest.fixture
def source_of(tmp_path):
    def write(text):
        path = tmp_path / "new.csv"
        path.write_bytes(text.encode())
        return Source(str(path))

    return write


def streamed(source, size, target=-1, **options):
    """All rows, labels and lines of a file, in batches."""
    found = scan_source(source, **options)
    selection = select_for_training(source, found, target)
    X, y, lines = [], [], []
    for batch in batches(source, selection, size):
        assert 1 <= len(batch.X) <= size
        assert len(batch.X) == len(batch.y) == len(batch.lines)
        X.extend(batch.X)
        y.extend(batch.y)
        lines.extend(batch.lines)
    return X, y, lines


def predicted(source, kinds=KINDS, size=2, **options):
    """The selection of a model's columns, and the rows."""
    selection = select_for_prediction(source, kinds, **options)
    X, y = [], []
    for batch in batches(source, selection, size):
        X.extend(batch.X)
        y.extend(batch.y)
    return selection, X, y


def test_rows_and_labels_have_their_lines(source_of):
    source = source_of('a,b,y\n\n1,x,p\n2,"one\r\ntwo",q\n\n,z,r\n2.5,,s\n')
    for size in (1, 2, 3, 100):
        X, y, lines = streamed(source, size)
        assert X == [(1.0, "x"), (2.0, "one\r\ntwo"), (None, "z"),
                     (2.5, None)]
        assert y == ["p", "q", "r", "s"]
        assert lines == [3, 4, 7, 8]


def test_batches_are_as_long_as_can_be(source_of):
    source = source_of("a,y\n" + "1,p\n" * 1201)
    selection = select_for_training(source, scan_source(source))
    sizes = [len(batch.X) for batch in batches(source, selection, 1000)]
    assert sizes == [1000, 201]
    sizes = [len(batch.X) for batch in batches(source, selection, 600)]
    assert sizes == [600, 600, 1]
    sizes = [len(batch.X) for batch in batches(source, selection)]
    assert sizes == [1201]
    for size in (0, 2.5):
        with pytest.raises(NaiveBayesError, match="size"):
            list(batches(source, selection, size))


def random_file(rng):
    """The text of a CSV file that read_csv takes, and its options."""
    width, n_rows = rng.randint(2, 5), rng.randint(1, 20)
    palettes = [["1", "2", "+3", "?"], ["1.5", "2", "", " 7 "],
                ["red", '"a, b"', '"l1\nl2"', '"l1\r\nl2"', "?", ""],
                ['"say ""hi"""', "é", "日本", " x y "], ["0", "1"],
                ["", "?"], ["007", "1e3", "-.5", "5."]]
    chosen = [rng.choice(palettes) for _ in range(width - 1)]
    header = rng.random() < 0.7
    rows = [[f"column {j}" for j in range(width)]] if header else []
    for _ in range(n_rows):
        row = [rng.choice(palette) for palette in chosen]
        rows.append([*row, rng.choice(["p", " q", "r"])])
    if rng.random() < 0.3:
        rows = [[*row, ""] for row in rows]
    lines = [",".join(row) for row in rows]
    for _ in range(rng.randint(0, 3)):
        lines.insert(rng.randint(0, len(lines)), rng.choice(["", "  "]))
    end = rng.choice(["\n", "\r\n", "\r"])
    text = rng.choice(["", "\ufeff"]) + end.join(lines)
    text += rng.choice(["", end])
    missing = rng.choice([None, "?", "1"])
    return text, {"header": header, "missing": missing}


@pytest.mark.parametrize("seed", range(60))
def test_the_rows_are_those_of_read_csv(source_of, seed):
    text, options = random_file(random.Random(seed))
    source = source_of(text)
    data = read_csv(source.name, **options)
    expected = [tuple(x) for x in data.X]
    for size in (1, 2, 7, 5000):
        X, y, _ = streamed(source, size, **options)
        assert expected == X
        assert [list(map(type, x)) for x in X] == [
            list(map(type, x)) for x in data.X]
        assert y == data.y


def test_the_mushrooms_come_out_of_both_readers_alike():
    data = load_mushroom(missing="?")
    source = Source(shipped_path("mushroom"))
    X, y, lines = streamed(source, 999, "class", missing="?")
    assert list(map(tuple, data.X)) == X
    assert y == data.y
    assert lines == list(range(2, 8126))


def test_columns_are_found_by_name_in_the_order_of_the_model(source_of):
    source = source_of("id,color,kind,size, width\n"
                       "1,red,p,3,2\n2,,q,4,.5\n3,blue,r,,1\n")
    selection, X, y = predicted(source)
    assert X == [(3, 2.0, "red"), (4, 0.5, None), (None, 1.0, "blue")]
    assert y == []
    assert selection.ignored == ["id", "kind"]
    kinds = {**KINDS, "kind": "text"}
    selection, X, y = predicted(source, kinds, target="kind")
    assert X[0] == (3, 2.0, "red")
    assert y == ["p", "q", "r"]
    assert selection.ignored == ["id"]


def test_a_comma_at_the_end_of_each_line_is_no_column(source_of):
    source = source_of("size,width,color,\n1,2,red,\n")
    selection, X, _ = predicted(source)
    assert selection.ignored == []
    assert X == [(1, 2.0, "red")]


def test_a_number_of_a_file_becomes_that_of_its_column(source_of):
    source = source_of("size,width,color\n3,3,3\n2.5,2.5,2.5\n" + (
        "9" * 400 + ",1,1\n"))
    for size in (1, 2, 3):
        _, X, _ = predicted(source, size=size)
        assert X[:2] == [(3, 3.0, "3"), (2.5, 2.5, "2.5")]
        assert [list(map(type, x)) for x in X[:2]] == [
            [int, float, str], [float, float, str]]
        assert X[2][0] == 10**400 - 1


@pytest.mark.parametrize("cell, column, message", [
    ("abc", 0, "line 4, column 'size': 'abc'.* is no number.*"
     "missing='abc' .--missing 'abc'"),
    ("?", 1, "line 4, column 'width': '\\?'.* is no number"),
    ("1_0", 1, "line 4, column 'width': '1_0'.* is no number"),
    ("1e999", 0, "line 4, column 'size': '1e999'.*too large"),
    ("9" * 400, 1, "line 4, column 'width': '999.*too large"),
    ("9" * 4001, 0, "line 4, column 'size': '999.*too large")])
@pytest.mark.parametrize("size", [1, 2, 10])
def test_a_cell_that_does_not_fit_is_named(source_of, cell, column,
                                           message, size):
    row = ["1", "2", "red"]
    row[column] = cell
    source = source_of("size,width,color\n1,2,red\n,2,red\n"
                       + ",".join(row) + "\n3,4,red\n")
    with pytest.raises(NaiveBayesError, match="new.csv: " + message):
        predicted(source, size=size)


def test_a_mark_of_missing_cells_fits_any_column(source_of):
    source = source_of("size,width,color\n?,2,?\n1, ? ,red\n")
    _, X, _ = predicted(source, missing="?")
    assert X == [(None, 2.0, None), (1, None, "red")]
    source = source_of("size,width,color\n99,2,99\n1,99,red\n")
    _, X, _ = predicted(source, missing="99")
    assert X == [(None, 2.0, None), (1, None, "red")]


def test_a_missing_column_is_refused_with_those_that_are_there(source_of):
    source = source_of("size,Width,color\n1,2,red\n")
    with pytest.raises(NaiveBayesError, match=(
            "without the column 'width'.*'size', 'Width', 'color'")):
        predicted(source)
    source = source_of("1,2,red\n3,4,blue\n")
    with pytest.raises(NaiveBayesError, match="--no-header"):
        predicted(source)
    with pytest.raises(NaiveBayesError, match="x1, x2"):
        predicted(source, header=False)
    source = source_of("size;width;color\n1;2;red\n")
    with pytest.raises(NaiveBayesError, match="semicolons"):
        predicted(source)


def test_a_file_without_a_header_has_columns_x1_x2(source_of):
    source = source_of("1,red\n2,blue\n")
    _, X, _ = predicted(source, {"x2": "text", "x1": "whole"},
                        header=False, size=1)
    assert X == [("red", 1), ("blue", 2)]


def test_a_header_alone_gives_no_rows(source_of):
    for text in ("size,width,color\n", "size,width,color,more,\n\n"):
        _, X, y = predicted(source_of(text))
        assert (X, y) == ([], [])
    with pytest.raises(NaiveBayesError, match="is empty"):
        predicted(source_of(""))


def test_labels_may_not_be_missing_where_they_are_wanted(source_of):
    source = source_of("a,y\n1,p\n2,\n3,\n")
    with pytest.raises(NaiveBayesError, match="line 3: the target 'y'"):
        streamed(source, 2)
    with pytest.raises(NaiveBayesError, match="line 3: the target 'y'"):
        predicted(source, {"a": "whole", "y": "text"}, target="y")
    assert predicted(source, {"a": "whole"})[1] == [(1,), (2,), (3,)]


@pytest.mark.parametrize("size", [1, 2, 10])
def test_faults_of_the_lines_are_found_in_the_second_pass_too(
        source_of, size):
    head = "size,width,color\n1,2,red\n"
    for tail, message in [
            ("3,4\n", "line 3 has 2 cells"),
            ("3,4,\"blue\n", "line 3.*never closed"),
            ("size,width,color\n", "line 3 is the header of line 1")]:
        with pytest.raises(NaiveBayesError, match=message):
            predicted(source_of(head + tail), size=size)


def test_a_row_may_hold_the_names_of_its_features(source_of):
    source = source_of("size,width,color,id\n1,2,color,7\n")
    _, X, _ = predicted(source, {"color": "text"})
    assert X == [("color",)]
