"""`naivebayes walk` and the program that it steps through."""

import io
import subprocess
import sys
from fractions import Fraction as F

import board
import pytest

from naivebayes import BernoulliNB, load_one_vs_seven
from naivebayes.cli.main import main
from naivebayes.exercises.programs import line_of, program
from naivebayes.exercises.shipped import walk_program


@pytest.fixture
def walk(tmp_path, monkeypatch, capsys):
    """Walks with some commands; gives status, what pdb printed, errors."""
    monkeypatch.chdir(tmp_path)

    def call(commands, *arguments):
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*commands, ""])))
        status = main(["walk", *arguments])
        printed = capsys.readouterr()
        return status, printed.out.replace(f"{tmp_path}/", ""), printed.err
    return call


def names_of_the_program():
    names = {"__name__": "classify"}
    exec(walk_program(), names)
    return names


def test_its_answers_are_those_of_the_package():
    names = names_of_the_program()
    data = load_one_vs_seven()
    labels = [str(c) for c in data.y]
    model = BernoulliNB(alpha=0).fit(data.X, labels)
    assert names["x"] == "".join(map(str, board.x))
    for x in [*data.X, board.x]:
        text = "".join(map(str, x))
        scores = {c: names["score"](model.priors[c], names["TRAINING"][c], text) for c in "17"}
        assert scores == model.joint(x)
        assert names["classify"](names["TRAINING"], text) == model.posterior(x)
        for c in "17":
            for j in range(9):
                matches = names["count_matches"](names["TRAINING"][c], j, text[j])
                assert F(matches, model.class_counts[c]) == model.likelihoods(x, c)[j]


def test_it_runs_by_itself(tmp_path):
    path = tmp_path / "classify.py"
    path.write_text(walk_program(), "utf-8")
    run = subprocess.run([sys.executable, "-I", str(path)], capture_output=True, text=True,
                         cwd=tmp_path)
    assert run.stdout == ("P(1 | x) = 390625/12973537, 0.0301\n"
                          "P(7 | x) = 12582912/12973537, 0.9699\n")
    assert len(walk_program().split("\n")) <= 60


def test_an_online_tutor_can_show_all_of_it():
    events = []

    def count(frame, event, argument):
        if frame.f_code.co_filename == "classify.py":
            events.append(event)
        return count

    code = compile(walk_program(), "classify.py", "exec")
    before = sys.gettrace()
    sys.settrace(count)
    try:
        exec(code, {"__name__": "__main__", "print": lambda *_: None})
    finally:
        sys.settrace(before)
    assert 300 < len(events) < 1000


def test_the_walk_begins_in_classify_and_passes_over_fractions(walk):
    main(["exercises", "start"])
    status, out, err = walk(["until 47", "until 47", "until 47"] + ["s"] * 6 + ["a", "r", "s", "s", "p factor",
                                                     "s", "p product", "q"])
    assert (status, err) == (0, "")
    assert "exercises/walk/classify.py in pdb; fractions are passed over in one step.\n" in out
    assert "> exercises/walk/classify.py(40)classify()\n-> n = 0\n" in out
    assert "pictures = ['001001001', '011001001', '011011010', '100100100']\npixel = 0\n" in out
    assert "(Pdb) Fraction(1, 4)\n" in out
    assert "(Pdb) Fraction(1, 9)\n" in out
    assert "fractions.py" not in out and "The walk is over" not in out


def test_the_walk_to_its_end(walk):
    main(["exercises", "start"])
    out = walk(["c"])[1]
    assert out.endswith("""(Pdb) The walk is over. classify returned:
  '1'  390625/12973537 ~ 0.03011   #...................
  '7'  12582912/12973537 ~ 0.9699  ###################.
""")


def test_a_pdbrc_of_the_reader_changes_nothing(walk, tmp_path, monkeypatch):
    (tmp_path / ".pdbrc").write_text("p 'hello'\n")
    monkeypatch.setenv("HOME", str(tmp_path))
    main(["exercises", "start"])
    assert "hello" not in walk(["q"])[1]


def test_a_walk_leaves_no_file(walk, tmp_path):
    main(["exercises", "start"])
    before = sorted(tmp_path.rglob("*"))
    walk(["c"])
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("letter", "ABCDEF")
def test_the_planted_line_can_be_reached_in_the_walk(letter, walk, tmp_path):
    (tmp_path / "e14.py").write_text(program(letter))
    line = line_of(letter)
    out = walk([f"tbreak {line}", "c", "q"], "e14.py")[1]
    assert f"> e14.py({line})" in out


@pytest.mark.parametrize("text, said", [
    ("x = 1\n", "has no 'classify'. The walk calls classify(TRAINING, x): name a file with these"),
    ("def f(:\n", "Python cannot read line 1."),
    ("1 / 0\n", "e.py stops with ZeroDivisionError: "),
    ("\u00e9", None),
])
def test_a_file_that_cannot_be_walked(text, said, walk, tmp_path):
    (tmp_path / "e.py").write_bytes(text.encode("latin-1"))
    status, _, err = walk([], "e.py")
    assert status == 2
    assert (said or "The file is not UTF-8") in err


def test_no_file_to_walk(walk):
    assert walk([])[2] == ("naivebayes: there is no exercises/walk/classify.py here. `naivebayes "
                           "exercises start` lays it; or name a file.\n")
    assert walk([], "nowhere.py")[2] == "naivebayes: there is no file 'nowhere.py'.\n"
