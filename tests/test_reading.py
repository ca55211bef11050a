import pytest

from naivebayes import NaiveBayesError, read_csv


@pytest.fixture
def read(tmp_path):
    def read_text(text, **options):
        path = tmp_path / "my.csv"
        data = text if isinstance(text, bytes) else text.encode()
        path.write_bytes(data)
        return read_csv(path, **options)

    return read_text


def test_names_numbers_and_texts(read):
    data = read("size,color,kind\n1,red,a\n2.5,blue,b\n")
    assert data.X == [[1.0, "red"], [2.5, "blue"]]
    assert data.y == ["a", "b"]
    assert data.feature_names == ["size", "color"]
    assert data.target_name == "kind"
    assert "2 rows" in data.about


def test_numbers_are_recognized_column_by_column(read):
    data = read("a,b,c,d,e,f,y\n1,1,-1.5,1e3,1,1_0,7\n"
                "+2,x,.5,2,,nan,8\n007,,3.,-4E-2,3,inf,9\n")
    assert data.X == [
        [1, "1", -1.5, 1000.0, 1, "1_0"],
        [2, "x", 0.5, 2.0, None, "nan"],
        [7, None, 3.0, -0.04, 3, "inf"]]
    assert type(data.X[0][0]) is int and type(data.X[1][3]) is float
    assert data.y == [7, 8, 9]


@pytest.mark.parametrize("target, y, names", [
    (-1, ["p", "q"], ["a", "b"]), (0, [1, 2], ["b", "c"]),
    (-3, [1, 2], ["b", "c"]), ("b", [3, 4], ["a", "c"]),
    (2, ["p", "q"], ["a", "b"])])
def test_the_target_by_name_or_by_index(read, target, y, names):
    data = read("a,b,c\n1,3,p\n2,4,q\n", target=target)
    assert data.y == y
    assert data.feature_names == names


@pytest.mark.parametrize("target", ["d", "A", 3, -4, None, 1.0, True,
                                    ["a"]])
def test_an_unknown_target_lists_the_columns(read, target):
    with pytest.raises(NaiveBayesError, match="'a', 'b', 'c'"):
        read("a,b,c\n1,3,p\n2,4,q\n", target=target)


def test_marks_blanks_and_line_ends(read):
    text = "\ufeffa,b ,y\r\n 1 , x x,p\r\n\r\n2,\"y, z\" , q \r\n"
    data = read(text)
    assert data.feature_names == ["a", "b"]
    assert data.X == [[1, "x x"], [2, "y, z"]]
    assert data.y == ["p", "q"]
    assert read("a,y\r1,p\r2,q\r").X == [[1], [2]]
    assert read("a,y\n1,p\n2,q").X == [[1], [2]]
    assert read('a, "y"\n1, "p, q"\n').y == ["p, q"]


def test_missing_cells_become_none(read):
    text = "a,b,y\n?,,p\n1, ?,q\n"
    assert read(text).X == [["?", None], ["1", "?"]]
    assert read(text, missing="?").X == [[None, None], [1, None]]
    with pytest.raises(NaiveBayesError, match="line 3: the target 'y'"):
        read("a,y\n1,p\n2,?\n", missing="?")


def test_blank_lines_are_skipped_but_counted(read):
    text = "\n\na,y\n\n1,p\n   \n2,q,r\n"
    with pytest.raises(NaiveBayesError, match="line 7 has 3 cells and line 3 has 2"):
        read(text)


def test_line_breaks_in_quotes_are_counted_too(read):
    text = 'a,y\n"one\ntwo\nthree",p\n4\n'
    with pytest.raises(NaiveBayesError, match="line 5 has 1 cell and"):
        read(text)
    assert read('a,y\n"one\ntwo",p\n').X == [["one\ntwo"]]


def test_a_quote_that_is_never_closed_is_refused(read):
    with pytest.raises(NaiveBayesError, match="line 3.*never closed"):
        read('a,y\n1,p\n"2,q\n3,r\n')
    long = "x" * 200_000
    with pytest.raises(NaiveBayesError, match="line 2.*never closed"):
        read(f'a,y\n"{long}\n')
    with pytest.raises(NaiveBayesError, match="line 2.*never closed"):
        read('a,y\n1,"')


def test_a_last_empty_column_is_dropped(read):
    data = read("a,y,\n1,p,\n2,q,\n")
    assert data.feature_names == ["a"] and data.y == ["p", "q"]
    with pytest.raises(NaiveBayesError, match="line 3: the target"):
        read("a,b,y\n1,2,p\n2,q,\n")
    data = read("a,b,y\n,,p\n,,q\n")
    assert data.X == [[None, None], [None, None]]


def test_a_forgotten_header_is_pointed_out(read):
    with pytest.raises(NaiveBayesError, match="line 1: '5.1'.*header=False"):
        read("5.1,3.5,setosa\n4.9,3.0,setosa\n7.0,3.2,virginica\n")
    with pytest.raises(NaiveBayesError, match="line 1: 'p'.*header=False"):
        read("p,x,s\ne,x,s\np,b,s\ne,x,y\n")
    data = read("5.1,setosa\n4.9,setosa\n", header=False)
    assert data.feature_names == ["x1"] and data.target_name == "x2"
    assert data.X == [[5.1], [4.9]]


def test_a_header_read_as_data_is_pointed_out(read):
    with pytest.raises(NaiveBayesError, match="line 1: 'a'.*header=True"):
        read("a,y\n1,p\n2,q\n", header=False)


def test_doubled_headers_and_names_are_refused(read):
    with pytest.raises(NaiveBayesError, match="line 4 is the header"):
        read("a,y\n1,p\n\na,y\n2,q\n")
    with pytest.raises(NaiveBayesError, match="two columns are named 'a'"):
        read("a,a,y\n1,2,p\n")


def test_a_first_line_that_is_neither_can_be_deleted(read):
    text = "150,4,setosa\n5.1,3.5,a\n4.9,3.0,b\n"
    with pytest.raises(NaiveBayesError, match="'150'.*delete it"):
        read(text)
    text = "150,width,setosa\n5.1,3.5,a\n4.9,3.0,b\n"
    with pytest.raises(NaiveBayesError, match="'width'.*delete it"):
        read(text, header=False)


@pytest.mark.parametrize("options", [
    {"missing": ["?"]}, {"missing": 0}, {"header": "no"}, {"header": 1}])
def test_options_that_would_be_ignored_are_refused(read, options):
    with pytest.raises(NaiveBayesError, match="must be"):
        read("a,y\n1,p\n", **options)


def test_every_message_names_the_file(read):
    for text in ("", "a,y\n", "a,y\n1,p,3\n", "a,y\n\"1,p\n"):
        with pytest.raises(NaiveBayesError, match="my.csv: "):
            read(text)


def test_a_column_without_a_name_gets_one(read):
    assert read(",b,y\n1,2,p\n").feature_names == ["x1", "b"]


@pytest.mark.parametrize("content, message", [
    ("", "is empty"),
    ("\n \n", "is empty"),
    ("a,y\n", "no rows below"),
    ("y\np\nq\n", "at least one feature"),
    ("a;y\n1;p\n2;q\n", "semicolons"),
    ("a\ty\n1\tp\n", "tabs"),
    ("a y\n1 p\n", "blanks"),
    ("a;y\n1,5;p\n2,5;q\n", "semicolons"),
    (b"\xff\xfe\x00a", "no UTF-8"),
    (b"a,y\n1,\xe9\n", "no UTF-8"),
    (b"PK\x03\x04\0\0\0,y\n", "line 1 holds a zero byte"),
    ("a,y\n1e999,p\n2,q\n", "line 2: '1e999'.*too large"),
    ("a,y\n" + "9" * 5000 + ",p\n", "line 2: .*too large"),
])
def test_files_that_are_none(read, content, message):
    with pytest.raises(NaiveBayesError, match=message):
        read(content)


def test_paths_that_lead_nowhere(tmp_path):
    with pytest.raises(NaiveBayesError, match="No such file"):
        read_csv(tmp_path / "none.csv")
    with pytest.raises(NaiveBayesError, match="directory"):
        read_csv(tmp_path)
    for bad in (None, 5, ["a"], b"a"):
        with pytest.raises(NaiveBayesError, match="name of a file"):
            read_csv(bad)
    with pytest.raises(NaiveBayesError, match="cannot be read"):
        read_csv("a\0b")


def test_a_bad_byte_is_placed_by_its_line(read):
    text = b"a,y\n" + b"1,p\n" * 20000 + b"\xe9,q\n"
    with pytest.raises(NaiveBayesError, match="line 20002 is no UTF-8"):
        read(text)


def test_a_quote_alone_on_the_last_line_is_open(read):
    with pytest.raises(NaiveBayesError, match="line 3.*never closed"):
        read('a,y\n1,2\n"')


def test_long_cells_are_read_in_no_time(read):
    assert read("a,y\n" + "1" * 100_000 + "x,p\n").y == ["p"]


def test_messages_name_the_option_of_the_command_line_too(read):
    with pytest.raises(NaiveBayesError, match=(
            "header=False .--no-header on the command line.")):
        read("5.1,3.5,setosa\n4.9,3.0,setosa\n")
    with pytest.raises(NaiveBayesError, match=(
            "header=True .no --no-header on the command line.")):
        read("a,y\n1,p\n2,q\n", header=False)


def test_a_long_file_is_read_as_a_whole(read):
    text = "a,b,y\n" + "1,x,p\n" * 1500 + "2.5,,q\n"
    data = read(text)
    assert data.X == [[1.0, "x"]] * 1500 + [[2.5, None]]
    assert {type(x[0]) for x in data.X} == {float}
    assert data.y == ["p"] * 1500 + ["q"]
    assert len({id(x) for x in data.X}) == 1501
    with pytest.raises(NaiveBayesError, match="line 1503 has 2 cells"):
        read(text + "3,z\n")
    with pytest.raises(NaiveBayesError, match="line 1503 is the header"):
        read(text + "a,b ,y\n")


def test_a_zero_byte_is_placed_by_its_line_on_every_python(read):
    with pytest.raises(NaiveBayesError, match="line 3 holds a zero byte"):
        read(b"a,y\n1,p\n2,\0\n")
