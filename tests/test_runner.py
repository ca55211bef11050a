"""`naivebayes exercises`: start, check, hint, list, solution, reset."""

import re
import shlex
import sys

import pytest
from handed import LESSONS, PROGRAMS, file_with, program_with

from naivebayes.cli.main import main
from naivebayes.exercises import folder as folders
from naivebayes.exercises import paper, programs
from naivebayes.exercises.boards import steps_of, the_board
from naivebayes.exercises.course import course
from naivebayes.render.numbers import decimal

NAMES = ["e00_sheet.txt", *[lesson.file() for lesson in course()], "walk/classify.py"]


@pytest.fixture
def run(tmp_path, monkeypatch, capsys):
    """Runs a command line in an empty folder; gives status, output, errors."""
    monkeypatch.chdir(tmp_path)

    def call(line):
        try:
            status = main(shlex.split(line))
        except SystemExit as error:
            status = error.code
        printed = capsys.readouterr()
        assert printed.out.replace(line.split("'")[1] if "'" in line else "", "").isascii()
        assert printed.err.isascii()
        return status, printed.out, printed.err
    return call


def right(lesson):
    return file_with(lesson, lesson.right[lesson.function])


def solve(folder, n):
    for lesson in LESSONS[:n]:
        (folder / lesson.file()).write_text(right(lesson), "utf-8")


# start


def test_start_lays_every_file_once(run, tmp_path):
    assert run("exercises start") == (0, """\
16 new files in exercises
Open exercises/e01_count.py in an editor, and do what it says. Then:
  naivebayes exercises check
""", "")
    laid = {path.relative_to(tmp_path / "exercises").as_posix()
            for path in (tmp_path / "exercises").rglob("*") if path.is_file()}
    assert laid == set(NAMES)
    mine = tmp_path / "exercises" / "e02_priors.py"
    mine.write_text("mine")
    (tmp_path / "exercises" / "e03_matches.py").unlink()
    status, out, _ = run("exercises start")
    assert status == 0
    assert out.startswith("1 new file in exercises\n"
                          "Already there, and left as they are: 15\n")
    assert mine.read_text() == "mine"
    assert run("exercises start")[1] == (
        "0 new files in exercises\nAlready there, and left as they are: 16\n")


def test_files_have_plain_line_ends_and_are_ascii(run, tmp_path):
    run("exercises start week1")
    for name in NAMES:
        data = (tmp_path / "week1" / name).read_bytes()
        assert b"\r" not in data and data.isascii() and data.endswith(b"\n")


def test_start_in_a_folder_with_blanks_and_umlauts(run, tmp_path):
    status, _, _ = run("exercises start 'mein k\u00fcche/a b'")
    assert status == 0
    assert (tmp_path / "mein k\u00fcche" / "a b" / "e01_count.py").is_file()


def test_start_where_a_file_has_the_name_of_the_folder(run, tmp_path):
    (tmp_path / "exercises").write_text("mine")
    status, out, err = run("exercises start")
    assert (status, out) == (2, "")
    assert re.match(r"naivebayes: exercises/\S+: cannot be made: ", err)
    assert (tmp_path / "exercises").read_text() == "mine"


def test_a_link_is_not_written_through(run, tmp_path):
    (tmp_path / "exercises").mkdir()
    (tmp_path / "exercises" / "e01_count.py").symlink_to(tmp_path / "elsewhere")
    assert run("exercises start")[1].startswith("15 new files")
    assert not (tmp_path / "elsewhere").exists()


def test_a_seed_picks_the_program(run, tmp_path):
    seeds = [f"s{i}" for i in range(12)]
    for seed in seeds:
        run(f"exercises start {seed} --seed {seed}")
        text = (tmp_path / seed / "e14_find_the_bug.py").read_text()
        assert programs.letter_in(text) == programs.letter_for(seed)
        assert text == programs.program(programs.letter_for(seed))


def test_half_a_file_is_not_left(tmp_path, monkeypatch):
    class Full:
        def __init__(self, path):
            path.touch()

        def __enter__(self):
            return self

        def __exit__(self, *_):
            pass

        def write(self, _):
            raise OSError(28, "No space left on device")

    path = tmp_path / "e01_count.py"
    monkeypatch.setattr(type(path), "open", lambda self, *_, **__: Full(self))
    with pytest.raises(OSError, match="No space left"):
        folders.laid(path, "text")
    assert list(tmp_path.iterdir()) == []


# check


def test_check_before_start_says_what_to_do(run):
    for verb in ("check", "check 1", "solution 1", "reset 1", "hint"):
        status, out, err = run(f"exercises {verb}")
        assert (status, out) == (2, "")
        assert err == ("naivebayes: 'exercises' holds no exercises. Lay them with `exercises "
                       "start`, or name the folder with --folder.\n")


def test_check_shows_the_first_that_is_not_right(run, tmp_path):
    run("exercises start")
    assert run("exercises check") == (1, """\
Progress [............................] 0 of 14
Next: e01_count.py - count before you divide
  Not started. Write your lines where `raise NotImplementedError` stands.
  Stuck?  naivebayes exercises hint 1
""", "")
    solve(tmp_path / "exercises", 2)
    matches = LESSONS[2]
    wrong = file_with(matches, matches.mistakes[0].functions["matches"])
    (tmp_path / "exercises" / matches.file()).write_text(wrong)
    status, out, _ = run("exercises check")
    assert status == 1
    lines = out.split("\n")
    assert lines[:3] == ["Progress [####........................] 2 of 14",
                         "Next: e03_matches.py - compare with value, do not just count ON",
                         "  the four 1s, x4 OFF:"]
    assert "  Pixels ON are counted, whatever the value. You counted the pictures where" in lines
    assert lines[-2] == "  Stuck?  naivebayes exercises hint 3"


def test_check_when_all_are_right(run, tmp_path):
    run("exercises start")
    folder = tmp_path / "exercises"
    solve(folder, 13)
    assert run("exercises check")[0] == 1
    bug = programs.BUGS["A"]
    answer = (programs.line_of("A"), bug.wrong, bug.right)
    (folder / "e14_find_the_bug.py").write_text(program_with(PROGRAMS[0], answer, repaired=True))
    status, out, _ = run("exercises check")
    assert status == 0
    assert out.startswith("Progress [############################] 14 of 14\nAll are right:")
    assert run("exercises list")[1].count(" right  ") == 14


def test_check_of_some(run, tmp_path):
    run("exercises start")
    solve(tmp_path / "exercises", 1)
    assert run("exercises check 1") == (0, "e01_count.py: Right.\n", "")
    status, out, _ = run("exercises check e01_count.py exercises/e02_priors.py")
    assert status == 1
    assert out.startswith("e01_count.py: Right.\ne02_priors.py - a share of the training pictures\n"
                          "  Not started.")
    status, _, err = run("exercises check 15")
    assert status == 2
    assert err == ("naivebayes: there is no exercise '15'. Give its number, from 1 to 14, or its "
                   "file, such as e01_count.py.\n")


def test_check_from_within_the_folder_and_of_another(run, tmp_path, monkeypatch):
    run("exercises start")
    run("exercises start other")
    solve(tmp_path / "other", 3)
    assert "] 3 of 14" in run("exercises check --folder other")[1]
    monkeypatch.chdir(tmp_path / "other")
    assert "] 3 of 14" in run("exercises check")[1]
    status, _, err = run("exercises check --folder nowhere")
    assert status == 2
    assert err.startswith("naivebayes: 'nowhere' holds no exercises.")


def test_a_file_that_is_missing_is_not_right(run, tmp_path):
    run("exercises start")
    (tmp_path / "exercises" / "e01_count.py").unlink()
    assert "The file is not there. `exercises reset`" in run("exercises check")[1]


def test_a_file_that_hides_a_module_is_told(run, tmp_path):
    run("exercises start")
    (tmp_path / "exercises" / "random.py").write_text("")
    (tmp_path / "statistics.py").write_text("")
    (tmp_path / "mine.py").write_text("")
    err = run("exercises check")[2].split("\n")
    assert err == [
        "naivebayes: exercises/random.py hides the module random: your programs import it "
        "instead. Give it another name.",
        "naivebayes: statistics.py hides the module statistics: your programs import it "
        "instead. Give it another name.", ""]


def test_the_command_is_named_as_it_was_typed(run, monkeypatch):
    run("exercises start")
    monkeypatch.setattr(sys, "argv", ["/some/where/naivebayes/__main__.py"])
    assert "Stuck?  python3 -m naivebayes exercises hint 1" in run("exercises check")[1]
    monkeypatch.setattr(sys, "argv", ["/some/where/pytest/__main__.py"])
    assert "Stuck?  naivebayes exercises hint 1" in run("exercises check")[1]


# hints, list, solution


def test_hints_are_three(run):
    assert run("exercises hint 2") == (0, """\
Hint 1 of 3: You draw one training picture from a hat. How probable is each
class?
More?  naivebayes exercises hint 2 2
""", "")
    assert run("exercises hint 2 3")[1].endswith("Page of the site: derivation/counting\n")
    for level in (0, 4):
        status, _, err = run(f"exercises hint 2 {level}")
        assert (status, err) == (2, f"naivebayes: there is no hint {level}: each exercise has "
                                    "the hints 1 to 3.\n")


def test_a_hint_without_a_number_is_for_the_next(run, tmp_path):
    run("exercises start")
    solve(tmp_path / "exercises", 4)
    assert "More?  naivebayes exercises hint 5 2" in run("exercises hint")[1]


def test_the_list_before_and_after_start(run, tmp_path):
    before = run("exercises list")[1].split("\n")
    assert before[:2] == [" 0  e00_sheet.txt         on paper, before any code",
                          " 1  e01_count.py          count before you divide"]
    assert before[-2] == "To begin:  naivebayes exercises start"
    run("exercises start")
    solve(tmp_path / "exercises", 1)
    (tmp_path / "exercises" / "e02_priors.py").write_text("x = 1\n")
    status, out, _ = run("exercises list")
    lines = out.split("\n")
    assert status == 0
    assert lines[:4] == [
        " 0  not started  e00_sheet.txt         on paper, before any code",
        " 1  right        e01_count.py          count before you divide",
        " 2  not yet      e02_priors.py         a share of the training pictures",
        " 3  not started  e03_matches.py        compare with value, do not just count ON"]
    assert max(map(len, lines)) <= 80


def test_a_solution_is_shown_when_the_exercise_is_right(run, tmp_path):
    run("exercises start")
    status, out, _ = run("exercises solution 6")
    assert status == 1
    assert out.endswith("The solution is shown when the exercise is right.\n")
    assert "result" not in out
    solve(tmp_path / "exercises", 6)
    assert run("exercises solution 6") == (0, """\
def product(numbers):
    result = 1
    for number in numbers:
        result = result * number
    return result

See in the library: naivebayes.joint_score
Page of the site: derivation/scoring
""", "")


def test_the_solution_of_the_last(run, tmp_path):
    run("exercises start")
    answer = (programs.line_of("A"), *programs.BUGS["A"][2:4])
    path = tmp_path / "exercises" / "e14_find_the_bug.py"
    path.write_text(program_with(PROGRAMS[0], answer, repaired=True))
    out = run("exercises solution 14")[1]
    assert f"return ({answer[0]}, Fraction(1, 4), Fraction(3, 4))" in out
    assert f"Line {answer[0]}, repaired:\n        if picture[pixel] == value:\n" in out


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_printed_solution_is_itself_right(lesson, run, tmp_path):
    run("exercises start")
    path = tmp_path / "exercises" / lesson.file()
    path.write_text(right(lesson))
    shown = run(f"exercises solution {lesson.number}")[1].split("\nSee in the library")[0]
    path.write_text("from math import log\nfrom fractions import Fraction\n\n\n" + shown)
    assert run(f"exercises check {lesson.number}")[1] == f"{lesson.file()}: Right.\n"


# reset


def test_reset_keeps_the_old_file(run, tmp_path):
    run("exercises start")
    folder = tmp_path / "exercises"
    path = folder / "e04_factor.py"
    path.write_text("first")
    assert run("exercises reset 4") == (0, "Your file is now exercises/e04_factor.1.py.\n"
                                           "exercises/e04_factor.py is as at the start.\n", "")
    path.write_text("second")
    run("exercises reset 4")
    assert [(folder / f"e04_factor.{n}.py").read_text() for n in (1, 2)] == ["first", "second"]
    assert path.read_text() == LESSONS[3].stub
    path.unlink()
    assert run("exercises reset 4") == (0, "exercises/e04_factor.py is as at the start.\n", "")
    assert sorted(p.name for p in folder.glob("e04*")) == [
        "e04_factor.1.py", "e04_factor.2.py", "e04_factor.py"]


def test_reset_keeps_the_program_of_the_seed(run, tmp_path):
    run("exercises start --seed s1")
    path = tmp_path / "exercises" / "e14_find_the_bug.py"
    text = path.read_text()
    assert programs.letter_in(text) != "A"
    path.write_text(text + "# more\n")
    run("exercises reset 14")
    assert path.read_text() == text


def test_a_program_that_does_not_say_which_it_is(run, tmp_path):
    run("exercises start")
    path = tmp_path / "exercises" / "e14_find_the_bug.py"
    path.write_text(path.read_text().replace("This is program A.", ""))
    assert 'Put back the first line, which ends with "This is program"' in " ".join(
        run("exercises check 14")[1].split())


# wrong use


@pytest.mark.parametrize("line", [
    "exercises", "exercises begin", "exercises check --fast", "exercises hint 1 2 3",
    "exercises hint 1 two", "exercises solution", "exercises reset", "teacher", "teacher sheet",
    "teacher mark", "teacher sheet --seed 1 --format pdf"])
def test_wrong_use_is_one_line_and_status_2(line, run):
    status, out, err = run(line)
    assert (status, out) == (2, "")
    assert re.fullmatch(r"naivebayes: .*\(see naivebayes.* --help\)\n", err)


# the sheet on paper


@pytest.fixture
def sheet(run, tmp_path):
    run("exercises start")
    return tmp_path / "exercises" / "e00_sheet.txt"


def fill(sheet, answers):
    """Writes numbers behind the signs = of a sheet."""
    lines = []
    for line in paper.sheet().split("\n"):
        what = line.removesuffix(" =")
        lines.append(f"{line} {answers[what]}" if what in answers else line)
    sheet.write_text("\n".join(lines))


def all_answers():
    return {step.what: str(step.value) for step in steps_of(the_board())}


def test_the_sheet_shows_the_pictures_and_asks_for_every_number():
    text = paper.sheet()
    assert "\nThe 4 pictures of class 1\n   .  .  #     .  #  #     .  #  #     #  .  .\n" in text
    assert len(re.findall(r" =$", text, re.M)) == len(all_answers()) == 28
    assert text.isascii()
    assert not re.search(r" $", text, re.M)


def test_an_empty_sheet_is_not_started(sheet, run):
    assert run("exercises check 0") == (1, "e00_sheet.txt - on paper, before any code\n"
                                           "  Not started. No number is there.\n", "")


def test_a_full_sheet_is_right_in_fractions_and_decimals(sheet, run):
    fill(sheet, all_answers())
    assert run("exercises check 0") == (0, "e00_sheet.txt - on paper, before any code\n"
                                           "  Right: all 28 numbers.\n", "")
    decimals = {step.what: decimal(step.value, 4) for step in steps_of(the_board())[:-1]}
    fill(sheet, {**decimals, "y": "7"})
    assert run("exercises check e00_sheet.txt")[0] == 0


@pytest.mark.parametrize("what, answer, said", [
    ("P(1)", "0.5", "Line 25, P(1): 0.5 is not right."),
    ("P(1)", "four", "Line 25: the answer for P(1), 'four', is no number."),
    ("P(x4=0 | 1)", "1/4", "comes out by a slip: the probability of the opposite value of the pixel."),
    ("P(1) P(x | 1)", "0.000412", "comes out by a slip: prior forgotten."),
    ("P(7) P(x | 7)", "256/4782969", "comes out by a slip: prior in every factor."),
    ("P(1 | x)", "0.0310", "comes out by a slip: divided by the largest score."),
    ("P(1 | x)", "0.0228", "comes out by a slip: P(pixel on) also where x is OFF."),
    ("P(1 | x)", "0.0367", "comes out by a slip: OFF pixels left out."),
    ("P(1 | x)", "0.0463", "comes out by a slip: priors exchanged."),
    ("P(7 | x)", "32.21", "comes out by a slip: divided by the other score: odds."),
    ("P(1 | x)", "0.03", "0.03 fits. But so would a slip (divided by the largest score). "
                         "Give four figures."),
    ("y", "1", "1 is not right."),
    ("y", "class 1", "1 is not right."),
    ("P(1)", "0.4", "0.4 fits. Give more figures: four."),
    ("P(x)", "0.006", "0.006 fits. Give more figures: four."),
    ("P(x | 1)", "0.0004", "0.0004 fits. Give more figures: four."),
    ("P(7)", "4/9", "comes out by a slip: the number of the other class."),
    ("P(x1=1 | 1)", "1/9", "comes out by a slip: divided by all pictures"),
    ("P(x2=1 | 1)", "0.5", "Right: all 28 numbers."),
    ("P(x2=1 | 1)", "0.50", "Right: all 28 numbers."),
    ("P(1)", "4/9 = 0.4444", "Right: all 28 numbers."),
    ("P(1)", "~0.4444  # of nine", "Right: all 28 numbers."),
    ("P(7 | x)", "96.99%", "Right: all 28 numbers."),
    ("P(x | 7)", "20736/5**9", "Right: all 28 numbers."),
    ("y", "'7'", "Right: all 28 numbers."),
    ("y", "class 7", "Right: all 28 numbers."),
])
def test_what_is_said_of_a_number(sheet, run, what, answer, said):
    fill(sheet, {**all_answers(), what: answer})
    status, out, _ = run("exercises check 0")
    assert status == (0 if said.startswith("Right") else 1)
    assert said in " ".join(out.split())


@pytest.mark.parametrize("line", ["P(1) 4/9", "P(1) : 4/9", "p(1)  4/9", "y 7", "P(one) = 4/9"])
def test_a_line_that_cannot_be_read_is_told(line, sheet, run):
    sheet.write_text(paper.sheet().replace("P(1) =", line, 1))
    out = " ".join(run("exercises check 0")[1].split())
    assert "Line 25 cannot be read. Leave what stands before the sign = as it was" in out


def test_blanks_before_the_sign_do_not_matter(sheet, run):
    text = paper.sheet()
    for what, answer in all_answers().items():
        text = text.replace(f"\n{what} =", f"\n{what.replace(' ', '')}={answer}")
    sheet.write_text(text)
    assert run("exercises check 0")[0] == 0


def test_a_sheet_that_is_half_done(sheet, run):
    fill(sheet, {"P(1)": "4/9", "P(7)": "0,5556"})
    out = " ".join(run("exercises check 0")[1].split())
    assert out.endswith("Right so far: 2 numbers. 26 still to come, the next is P(x1=1 | 1).")
    sheet.unlink()
    assert "The file is not there." in run("exercises check 0")[1]
