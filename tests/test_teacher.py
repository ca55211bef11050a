"""`naivebayes teacher`: mark, report, sheet, key; and boards by seed."""

import csv
import hashlib
import io
import json
import os
import re
import shlex
from fractions import Fraction as F
from html.parser import HTMLParser
from pathlib import Path

import board
import pytest
from handed import LESSONS, file_with

from naivebayes import BernoulliNB, explain
from naivebayes.cli.main import main
from naivebayes.exercises import marking, programs, tally
from naivebayes.exercises.boards import Board, the_board
from naivebayes.exercises.course import course
from naivebayes.exercises.printed import html
from naivebayes.exercises.sheets import markdown, sheet_of
from naivebayes.exercises.slips import slips_of
from naivebayes.exercises.variants import is_usable, variant

ROOT = Path(__file__).parent.parent
FROZEN = Path(__file__).parent / "frozen"
SEEDS = [f"course-{i}" for i in range(300)]
NO_SANDBOX = ("naivebayes: this runs the students' programs with your rights; the time limit is no "
              "sandbox.\n")
LOOSE = "naivebayes: not in the folder of a student: 'list.txt'.\n"


@pytest.fixture
def run(tmp_path, monkeypatch, capsys):
    """Runs a command line in an empty folder; gives status, output, errors."""
    monkeypatch.chdir(tmp_path)

    def call(line):
        status = main(shlex.split(line))
        return status, *capsys.readouterr()
    return call


# boards by seed


def digest(seeds):
    """One number for all boards of some seeds."""
    boards = [variant(seed) for seed in seeds]
    text = json.dumps([[b.X, b.y, b.x] for b in boards])
    return hashlib.sha256(text.encode()).hexdigest()


def test_300_boards_are_the_same_on_every_python():
    assert digest(SEEDS) == (FROZEN / "boards.txt").read_text().strip()


def counted(b, c, j):
    rows = [row for row, label in zip(b.X, b.y) if label == c]
    return sum(row[j] == b.x[j] for row in rows), len(rows)


@pytest.mark.parametrize("start", range(0, 300, 50))
def test_no_board_has_a_zero_factor_or_a_tie_and_slips_show(start):
    for seed in SEEDS[start:start + 50]:
        b = variant(seed)
        assert b.y.count(1) != b.y.count(7)
        assert {4, 5, 6, 7} >= {b.y.count(1), b.y.count(7)}
        scores = {}
        for c in (1, 7):
            score = F(b.y.count(c), len(b.y))
            for j in range(9):
                matches, n = counted(b, c, j)
                assert matches > 0
                score *= F(matches, n)
            scores[c] = score
        assert scores[1] != scores[7]
        right = scores[1] / sum(scores.values())
        shown = [round(float(p), 2) for p in
                 [right, *[slip.posteriors[1] for slip in slips_of(b)[:4]]]]
        assert len(set(shown)) == 5


@pytest.mark.parametrize("wrong", [
    Board([[1, 0]] * 2 + [[1, 1]] * 2, [1, 1, 7, 7], [1, 1]),  # sizes agree
    Board([[1, 0]] * 2 + [[1, 1]] * 3, [1, 1, 7, 7, 7], [1, 1]),  # a factor is 0
    Board([[1], [0], [1], [0], [1]], [1, 1, 7, 7, 7], [1]),  # slips give the same
])
def test_a_board_that_hides_something_is_not_used(wrong):
    assert not is_usable(wrong)


def test_a_tie_is_not_used():
    tied = Board([[1], [0], [1], [0], [0], [0]], [1, 1, 7, 7, 7, 7], [1])
    assert [F(2, 6) * F(1, 2), F(4, 6) * F(1, 4)] == [F(1, 6), F(1, 6)]
    assert not is_usable(tied)


def test_what_the_slips_make_of_the_board():
    found = {slip.title: (round(float(slip.posteriors[1]), 4), slip.scores[1])
             for slip in slips_of(the_board())}
    assert found == {
        "P(pixel on) also where x is OFF": (0.0228, F(4, 9) * F(36, 4**9)),
        "OFF pixels left out": (0.0367, F(4, 9) * F(6, 4**5)),
        "prior forgotten": (0.0374, F(27, 65536)),
        "priors exchanged": (0.0463, F(5, 9) * F(27, 65536)),
        "prior in every factor": (0.0052, F(4, 14348907)),
        "divided by the largest score": (0.031, F(3, 16384)),
        "divided by the other score: odds": (0.031, F(3, 16384)),
    }


def test_the_board_itself_is_that_of_the_library():
    assert the_board() == Board(board.X, [1] * 4 + [7] * 5, board.x)


# sheets and keys


@pytest.mark.parametrize("seed", ["7", "course-anna", "\u00fc & <b>"])
def test_a_key_holds_the_numbers_of_the_explanation(seed):
    b = variant(seed)
    steps = explain(BernoulliNB(alpha=0).fit(b.X, b.y), b.x)
    text = markdown(sheet_of(seed, is_key=True))
    for title in ("Priors", "Products", "Scores", "Evidence", "Posteriors"):
        section = steps.to_markdown().split(f"### {title}\n\n")[1].split("\n\n")[0]
        assert f"### {title}\n\n{section}" in text
    for step in steps:
        if step.part in ("prior", "product", "score", "posterior"):
            assert str(step.value) in text
    assert "____" not in text
    for slip in slips_of(b):
        assert f"| {slip.title} |" in text


@pytest.mark.parametrize("make", [markdown, html])
def test_a_sheet_gives_no_number_away(make):
    sheet, key = (make(sheet_of("7", is_key=is_key)) for is_key in (False, True))
    b = variant("7")
    steps = explain(BernoulliNB(alpha=0).fit(b.X, b.y), b.x)
    for step in steps:
        if step.part in ("prior", "product", "score", "evidence", "posterior"):
            assert str(step.value) in key
            assert str(step.value) not in sheet
    assert "slip" not in sheet
    assert "y = 7" in key and "y = 7" not in sheet


def test_sheet_and_key_show_the_same_pictures():
    sheet, key = (markdown(sheet_of("7", is_key=is_key)) for is_key in (False, True))
    start = sheet.index("### 7 pictures of class 1")
    pictures = sheet[start:sheet.index("### Priors")]
    assert pictures in key
    b = variant("7")
    assert pictures.count("#") - 3 * 3 == sum(map(sum, [*b.X, b.x]))


@pytest.mark.parametrize("name", ["sheet", "key"])
def test_sheets_are_byte_for_byte_those_that_were_looked_at(name):
    made = sheet_of("course-anna", is_key=name == "key")
    assert markdown(made) == (FROZEN / "sheets" / f"{name}.md").read_text("utf-8")
    assert html(made) == (FROZEN / "sheets" / f"{name}.html").read_text("utf-8")


class Reader(HTMLParser):
    """Finds the pictures, and anything that would be fetched."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.pictures, self.open = [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.tags.append((tag, attributes))
        if tag == "svg":
            self.pictures.append([attributes["aria-label"]])
        elif tag == "rect":
            self.pictures[-1].append(attributes["fill"])
        if tag not in ("meta", "rect"):
            self.open.append(tag)

    handle_startendtag = handle_starttag

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.mark.parametrize("is_key", [False, True])
def test_a_page_draws_the_pictures_and_needs_nothing_else(is_key):
    text = html(sheet_of("course-anna", is_key=is_key))
    reader = Reader(text.replace("/>", ">"))
    b = variant("course-anna")
    assert len(reader.pictures) == len(b.X) + 1
    for picture, pixels in zip(reader.pictures, [*b.X, b.x]):
        label, *fills = picture
        assert label.replace(" ", "") == "".join(map(str, pixels))
        assert fills == ["#000" if value else "#fff" for value in pixels]
    assert reader.open == []
    assert not {"script", "link", "img"} & {tag for tag, _ in reader.tags}
    assert "http" not in text and "url(" not in text and "@import" not in text
    assert "@page" in text


def test_signs_of_html_in_a_seed_are_escaped():
    assert "<b>" not in html(sheet_of("<b>&", is_key=False))


def test_sheet_and_key_on_the_command_line(run, tmp_path):
    status, out, err = run("teacher sheet --seed 7")
    assert (status, out, err) == (0, markdown(sheet_of("7", is_key=False)), "")
    assert run("teacher key --seed 7 -o key.html") == (0, "", "")
    assert (tmp_path / "key.html").read_text("utf-8") == html(sheet_of("7", is_key=True))
    assert run("teacher sheet --seed 7 -o sheet.md")[0] == 0
    assert (tmp_path / "sheet.md").read_text("utf-8") == out
    assert run("teacher sheet --seed 7 --format html")[1].startswith("<!DOCTYPE html>")
    status, _, err = run("teacher key --seed 8 -o key.html")
    assert (status, err) == (2, "naivebayes: key.html: the file is there already. Give another "
                                "name, or --force to replace it.\n")
    assert run("teacher key --seed 8 -o key.html --force")[0] == 0


# marks


def hand_in(folder, n_right, mistake=None):
    """Files of a student: some right ones, and one mistake."""
    folder.mkdir(parents=True)
    for lesson in course()[n_right + 1:]:
        (folder / lesson.file()).write_text(lesson.stub)
    for lesson in LESSONS[:n_right]:
        (folder / lesson.file()).write_text(file_with(lesson, lesson.right[lesson.function]))
    if mistake is not None:
        lesson = LESSONS[n_right]
        function = lesson.mistakes[mistake].functions[lesson.function]
        (folder / lesson.file()).write_text(file_with(lesson, function))


@pytest.fixture
def handed(tmp_path):
    folder = tmp_path / "handed"
    hand_in(folder / "anna", 4, mistake=0)
    hand_in(folder / "ben" / "exercises", 3, mistake=0)
    hand_in(folder / "Zo\u00eb", 3, mistake=0)
    (folder / "=cmd|'x'!A1").mkdir()
    (folder / "__MACOSX").mkdir()
    (folder / ".git").mkdir()
    (folder / "list.txt").write_text("anna ben Zoe")
    (folder / "anna" / "e06_product.py").write_text("import os\ndef product(:\n")
    (folder / "anna" / "e07_score.py").write_text("import os\nraise SystemExit\ndef score(prior, factors): pass")
    return folder


def test_marks_are_byte_for_byte_these(handed, run, tmp_path):
    status, _, err = run("teacher mark handed marks.csv")
    assert (status, err) == (0, NO_SANDBOX + LOOSE)
    assert (tmp_path / "marks.csv").read_bytes().decode("utf-8-sig").split("\r\n") == [
        "student,e01_count,e02_priors,e03_matches,e04_factor,e05_factors,e06_product,e07_score,"
        "e08_posteriors,e09_predict,e10_smoothed,e11_log_score,e12_score_missing,e13_accuracy,"
        "e14_find_the_bug,total,out of,to look at,version,seed",
        "'=cmd|'x'!A1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,14,no exercises found,0.1.0,",
        'Zo\u00eb,1,1,1,0,0,0,0,0,0,0,0,0,0,0,3,14,"4: P(pixel on given c), whatever the value",0.1.0,',
        'anna,1,1,1,1,0,0,0,0,0,0,0,0,0,0,4,14,"5: The OFF pixels are left out; 6: Python cannot read '
        'line 2; 7: The program ends itself, by exit() or quit(); 7: import os",0.1.0,',
        'ben,1,1,1,0,0,0,0,0,0,0,0,0,0,0,3,14,"4: P(pixel on given c), whatever the value",0.1.0,',
        ""]
    assert (tmp_path / "marks.csv").read_bytes()[:3] == b"\xef\xbb\xbf"
    rows = list(csv.DictReader(io.StringIO(
        (tmp_path / "marks.csv").read_bytes().decode("utf-8-sig"))))
    assert [row["student"] for row in rows] == ["'=cmd|'x'!A1", "Zo\u00eb", "anna", "ben"]
    assert [row["total"] for row in rows] == ["0", "3", "4", "3"]


def test_marks_twice_are_the_same_file(handed, run, tmp_path):
    run("teacher mark handed one.csv")
    run("teacher mark handed two.csv")
    assert (tmp_path / "one.csv").read_bytes() == (tmp_path / "two.csv").read_bytes()


def test_what_is_printed_after_marking(handed, run):
    out = run("teacher mark handed marks.csv")[1]
    assert out.startswith("""\
=cmd|'x'!A1            0 of 14  no exercises found
Zo\u00eb                    3 of 14  4: P(pixel on given c), whatever the value
anna                   4 of 14  5: The OFF pixels are left out""")
    assert """
Right, of 4 students
  e01_count          ###############.....  3
""" in out
    assert "Seen most often (the first 5)\n    2 x 4: P(pixel on given c), whatever the value\n" in out
    assert max(map(len, out.split("\n"))) <= 79


def test_report_says_the_same_from_the_file(handed, run, tmp_path):
    out = run("teacher mark handed marks.csv")[1]
    assert run("teacher report marks.csv") == (0, out, "")
    path = tmp_path / "marks.csv"  # as some spreadsheets keep it
    rows = list(csv.reader(io.StringIO(path.read_text("utf-8-sig"))))
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, delimiter=";").writerows(rows)
    assert run("teacher report marks.csv") == (0, out, "")


def test_marks_to_standard_output(handed, run):
    status, out, _ = run("teacher mark handed -")
    assert status == 0
    assert out.startswith("\ufeffstudent,e01_count,")
    assert "Seen most often" not in out


def test_a_file_that_is_there_is_refused_before_anything_runs(handed, run, tmp_path, monkeypatch):
    (tmp_path / "marks.csv").write_text("mine")
    monkeypatch.setattr(marking, "judge_all", None)
    status, out, err = run("teacher mark handed marks.csv")
    assert (status, out) == (2, "")
    assert err == ("naivebayes: marks.csv: the file is there already. Give another name, or "
                   "--force to replace it.\n")
    assert (tmp_path / "marks.csv").read_text() == "mine"


@pytest.mark.parametrize("folder, said", [
    ("nowhere", "'nowhere' is no folder. Give the folder that holds a folder for each student."),
    ("empty", "'empty' holds no folders. It has to hold one for each student, with the files in it."),
    ("file", "'file' is no folder."),
])
def test_what_is_no_class_is_refused(folder, said, run, tmp_path):
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("")
    status, _, err = run(f"teacher mark {folder} marks.csv")
    assert status == 2
    assert said in err
    assert not (tmp_path / "marks.csv").exists()


def test_the_seed_of_the_last_exercise_is_compared(run, tmp_path):
    folder = tmp_path / "handed" / "anna"
    hand_in(folder, 0, mistake=None)
    seed = next(f"s{i}" for i in range(99) if programs.letter_for(f"s{i}") == "C")
    run(f"teacher mark handed marks.csv --seed {seed}")
    row = next(csv.DictReader(io.StringIO(
        (tmp_path / "marks.csv").read_bytes().decode("utf-8-sig"))))
    assert (row["to look at"], row["seed"]) == ("14: program A, not C", seed)


def test_two_folders_of_one_student_are_told(run, tmp_path):
    hand_in(tmp_path / "handed" / "anna" / "a", 2)
    hand_in(tmp_path / "handed" / "anna" / "b", 5)
    out = run("teacher mark handed marks.csv")[1]
    assert "anna                   2 of 14  not looked at: b\n" in out


def test_a_folder_that_leads_back_to_itself(run, tmp_path):
    hand_in(tmp_path / "handed" / "anna", 1)
    os.symlink(tmp_path / "handed", tmp_path / "handed" / "anna" / "loop")
    assert run("teacher mark handed marks.csv")[0] == 0


@pytest.mark.parametrize("cell, kept", [
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@a", "'@a"), ("\ta", "'\ta"), ("\ra", "'\ra"),
    ("anna", "anna"), ("", ""), (3, 3), ("1=2", "1=2")])
def test_no_cell_is_a_formula(cell, kept):
    assert tally.safe(cell) == kept


@pytest.mark.parametrize("text, said", [
    ("", "it has no line below the header"),
    ("a,b\n1,2\n", "line 2 has no student"),
    ("student,total\n1,2\n", "line 2 has no out of"),
    ("student,total,out of,to look at\nanna,1,14,\n", "line 2 has no e01_count"),
])
def test_what_are_no_marks_is_refused(text, said, run, tmp_path):
    (tmp_path / "marks.csv").write_text(text)
    status, _, err = run("teacher report marks.csv")
    assert (status, err) == (2, f"naivebayes: marks.csv: these are no marks: {said}. Give a file "
                                "that `teacher mark` has written.\n")


def test_a_mark_that_was_changed_to_something_else(handed, run, tmp_path):
    run("teacher mark handed marks.csv")
    path = tmp_path / "marks.csv"
    path.write_text(path.read_text("utf-8").replace("anna,1,1", "anna,1,x"), "utf-8")
    err = run("teacher report marks.csv")[2]
    assert "line 4, e02_priors: 'x' is not 0 or 1" in err
    path.write_bytes(b"\xff\xfe\x00")
    assert "these are no marks" in run("teacher report marks.csv")[2]
    assert "nowhere.csv: cannot be read: No such file" in run("teacher report nowhere.csv")[2]


def test_the_release_is_that_of_the_package():
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    assert re.search(r'^version = "(.*)"$', text, re.M)[1] == marking.RELEASE


def test_remarks_can_be_told_apart():
    for lesson in course():
        for mistake in lesson.mistakes:
            assert tally.APART.strip() not in mistake.title
