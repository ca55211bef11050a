"""The pieces of a verdict, one by one: comparing, naming, reading, showing."""

import os
import warnings
from fractions import Fraction as F

import pytest
from handed import LESSONS, PROGRAMS

from naivebayes import NaiveBayesError
from naivebayes.cli.main import main
from naivebayes.exercises import programs, tally
from naivebayes.exercises.case import Case
from naivebayes.exercises.comparing import close, is_rounded, same
from naivebayes.exercises.course import course
from naivebayes.exercises.failing import verdict_on_answer
from naivebayes.exercises.judging import judged, wanted_of
from naivebayes.exercises.lesson import Mistake, Probe, words_of
from naivebayes.exercises.lessons import e14_find_the_bug as e14
from naivebayes.exercises.marking import NOTHING, Marks
from naivebayes.exercises.naming import likeliest
from naivebayes.exercises.numbers import bar, number, with_bars
from naivebayes.exercises.running import Answer, Trouble
from naivebayes.exercises.verdict import lines_of

COUNT, PRIORS, MATCHES, FACTOR, FACTORS = LESSONS[:5]
LOG_SCORE = LESSONS[10]


# comparing


@pytest.mark.parametrize("value, wanted, is_same", [
    (F(4, 9), F(4, 9), True), (4 / 9, F(4, 9), True), (0.44444444, F(4, 9), False),
    (F(4, 9) + F(1, 10**30), F(4, 9), False), (3, F(3), True), (F(3), 3, True), (3.0, 3, True),
    (True, 1, False), (1, True, False), ("1", 1, False), (None, 0, False), (0, 0.0, True),
    (0.0, F(0), True), (1e-300, F(0), False),
    (float("nan"), float("nan"), True), (float("nan"), 1.0, False),
    ([1, 2], [1, 2], True), ([1, 2], (1, 2), False), ([1], [1, 2], False), ([2, 1], [1, 2], False),
    ({"a": 1, "b": 2}, {"b": 2, "a": 1}, True), ({"a": 1}, {"a": 1, "b": 2}, False),
    ({1: 1}, {"1": 1}, False), ({True: 1}, {1: 1}, False), ({"a": 2}, {"a": 1}, False),
    ("7", "7", True), ("7", "1", False)])
def test_what_is_the_same(value, wanted, is_same):
    assert same(value, wanted) is is_same


def test_a_float_may_differ_by_a_billionth():
    assert close(1 / 3 * (1 + 9e-10), F(1, 3))
    assert not close(1 / 3 * (1 + 1.1e-9), F(1, 3))


@pytest.mark.parametrize("value, wanted, rounded", [
    (0.44, F(4, 9), True), (F(44, 100), F(4, 9), True), (0, F(4, 9), False), (1, F(4, 9), False), (0.4, F(4, 9), True), (0.444444, F(4, 9), True),
    (0.4444444, F(4, 9), False), (0.45, F(4, 9), False), ({"1": 0.44, "7": 0.56}, {
        "1": F(4, 9), "7": F(5, 9)}, True), ({"1": 0.44, "7": 0.5}, {"1": F(4, 9), "7": F(5, 9)}, False),
    ([], [], False), ([0.4], [F(4, 9), F(5, 9)], False)])
def test_what_is_rounded(value, wanted, rounded):
    assert is_rounded(value, wanted) is rounded


# naming, on answers made by hand


def case_of(lesson, values):
    """A case whose calls gave these values; an error stands for itself."""
    answers = []
    for value in values:
        if isinstance(value, type):
            answers.append(Answer(trouble=Trouble(value.__name__, "", 3, "f")))
        else:
            answers.append(Answer(value))
    wanted = wanted_of(lesson)
    failing = [i for i, answer in enumerate(answers)
               if answer.trouble or not same(answer.value, wanted[i])]
    return Case(lesson, tuple(answers), tuple(answers), wanted, failing)


def title_of(lesson, values):
    return verdict_on_answer(case_of(lesson, values)).title


def given_by(lesson, start):
    mistake = next(m for m in lesson.mistakes if m.title.startswith(start))
    values = []
    for probe in lesson.probes:
        try:
            values.append(mistake.functions[lesson.function](*probe.arguments))
        except Exception as error:
            values.append(type(error))
    return values


class Table:
    """A function that gives these values for 0, 1, 2, ..."""

    def __init__(self, values):
        self.values = values

    def __call__(self, i):
        if isinstance(self.values[i], type):
            raise self.values[i]
        return self.values[i]


def named(student, right, **mistakes):
    """The mistake that is named for a student's values, or None."""
    probes = [Probe(f"call {i}", (i,), "f") for i in range(len(right))]
    made = [Mistake(title, "", {"f": Table(values)}) for title, values in mistakes.items()]
    lesson = LESSONS[0]._replace(
        function="f", probes=probes, mistakes=made, right={"f": Table(right)},
        stub="def f(i):\n    raise NotImplementedError\n", draw=lambda i: [])
    found = likeliest(case_of(lesson, student))
    return found.title if found else None


def test_when_a_mistake_is_named():
    right = [1, 2, 3, 4, 5]
    assert named([9, 9, 9, 9, 9], right, a=[9, 9, 9, 9, 9]) == "a"
    assert named([9, 9, 9, 9, 8], right, a=[9, 9, 9, 9, 9]) == "a"  # four of five
    assert named([9, 9, 9, 8, 8], right, a=[9, 9, 9, 9, 9]) is None  # two do not fit
    assert named([9, 8, 3, 4, 5], right, a=[9, 9, 3, 4, 5]) is None  # half of what fails
    assert named([9, 8, 7, 4, 5], right, a=[9, 8, 0, 4, 5]) == "a"  # two of three
    assert named([8, 9, 9, 9, 9], right, a=[9, 9, 9, 9, 9]) is None  # not the first
    assert named([9, 9, 3, 4, 5], right, a=[9, 9, 0, 4, 5]) == "a"  # wrong where it is right
    assert named([9, 9, 3, 4, 5], right, a=[9, 9, 0, 0, 5]) is None


def test_of_two_mistakes_the_one_that_fits_more_and_then_the_first():
    right = [1, 2, 3]
    assert named([9, 9, 9], right, a=[9, 9, 9], b=[9, 9, 9]) == "a"
    assert named([9, 9, 9], right, a=[9, 9, 8], b=[9, 9, 9]) == "b"
    assert named([9, 9, 3], right, a=[9, 9, 9], b=[9, 9, 3]) == "b"


def test_an_error_fits_only_a_mistake_that_agrees_everywhere():
    right = [1, 2, 3, 4, 5]
    student = [KeyError, KeyError, KeyError, 4, 5]
    assert named(student, right, a=student) == "a"
    assert named(student, right, a=[KeyError, KeyError, KeyError, 4, 0]) is None
    assert named(student, right, a=[KeyError, KeyError, TypeError, 4, 5]) is None
    assert named([9, KeyError, 9, 4, 5], right, a=[9, KeyError, 9, 4, 5]) == "a"


def test_a_mistake_may_miss_one_answer_and_no_more():
    values = given_by(PRIORS, "The same prior")
    assert title_of(PRIORS, values) == "The same prior for every class."
    assert title_of(PRIORS, [*values[:2], {"b": F(1, 2), "a": F(1, 2), "c": F(1, 2)},
                             values[3]]) == "The same prior for every class."
    assert title_of(PRIORS, [*values[:2], {"b": F(1, 7)}, {"7": F(1, 7)}]) == (
        "That is not the answer to this call.")


def test_a_mistake_has_to_explain_the_first_that_fails():
    values = given_by(PRIORS, "The same prior")
    assert title_of(PRIORS, [{"1": F(1, 3), "7": F(2, 3)}, *values[1:]]) == (
        "That is not the answer to this call.")


def test_a_mistake_has_to_explain_more_than_half():
    right = wanted_of(PRIORS)
    same_prior = given_by(PRIORS, "The same prior")
    assert title_of(PRIORS, [same_prior[0], right[1], right[2], {"7": F(1, 5), "1": F(4, 5)}]) == (
        "That is not the answer to this call.")


def test_an_error_needs_agreement_on_every_answer():
    values = given_by(LOG_SCORE, "The logarithm of the product")
    assert values[5:] == [ValueError, ValueError]
    assert title_of(LOG_SCORE, values).startswith("The logarithm of the product")
    assert title_of(LOG_SCORE, [*values[:6], TypeError]) == "Python stops with ValueError."
    assert title_of(LOG_SCORE, [*values[:2], 0.5, 0.5, 0.5, ValueError, ValueError]) == (
        "The answer is right for the board, not for other calls.")


def test_rounded_and_floats_in_fractions_hold_for_all_that_fail():
    right = wanted_of(PRIORS)
    cut = [{c: round(float(p), 3) for c, p in prior.items()} for prior in right]
    assert title_of(PRIORS, cut) == "The answer is rounded."
    assert title_of(PRIORS, [cut[0], {"7": 0.1, "1": 0.2}, *cut[2:]]) == (
        "That is not the answer to this call.")
    floats = [{c: F(float(p)) for c, p in prior.items()} for prior in right]
    assert title_of(PRIORS, floats) == "The fraction was made from a float, which is not exact."


def test_a_rounded_logarithm_is_not_asked_for_as_a_fraction():
    cut = [round(value, 3) for value in wanted_of(LOG_SCORE)]
    verdict = verdict_on_answer(case_of(LOG_SCORE, cut))
    assert (verdict.title, verdict.message) == (
        "The answer is rounded.", "Give it as it is, and round only when you print.")


def test_keys_of_another_kind_need_the_same_texts():
    right = wanted_of(COUNT)
    numbers = [{int(c) if c.isdigit() else c: n for c, n in counts.items()} for counts in right]
    assert title_of(COUNT, numbers) == "The classes have become another kind of thing."
    others = [dict.fromkeys((8, 9), 1) for _ in right]
    assert title_of(COUNT, [others[0], {}, *others[2:]]) == "That is not the answer to this call."
    predict = LESSONS[8]
    assert title_of(predict, [7, *wanted_of(predict)[1:]]) == (
        "The classes have become another kind of thing.")


def test_a_wrong_program_is_not_called_right_for_the_board():
    lesson = PROGRAMS[0]
    right = wanted_of(lesson)
    wrong = [{"1": F(1, 3), "7": F(2, 3)}] * 3
    assert title_of(lesson, [right[0], *wrong]) == "That is not the answer to this call."


@pytest.mark.parametrize("answer", [12, [12, 1], (12,), (12, 1, 2, 3), {"line": 12}, "x", 1.5])
def test_the_answers_of_the_last_exercise_are_never_shown(answer):
    lesson = PROGRAMS[0]
    verdict = verdict_on_answer(case_of(lesson, [answer, *wanted_of(lesson)[1:]]))
    shown = "\n".join(lines_of(verdict))
    assert "expected" not in shown and "3/4" not in shown
    assert str(programs.line_of("A")) not in shown.replace(repr(answer), "")


@pytest.mark.parametrize("letter", "ABCDEF")
def test_the_numbers_of_class_7_are_those_of_the_program(letter):
    bug = programs.BUGS[letter]
    names = {"__name__": "program"}
    exec(programs.program(letter), names)
    right = {"__name__": "program"}
    exec(programs.program("A").replace(programs.BUGS["A"].planted, programs.BUGS["A"].line), right)
    pixel = {"A": 3, "D": 0}.get(letter)
    values = []
    for program in (names, right):
        training, x = program["TRAINING"], program["x"]
        if letter == "B":
            values.append(program["class_prior"](training, "7"))
        elif pixel is not None:
            values.append(program["pixel_factor"](training["7"], pixel, x[pixel]))
        elif letter == "F":
            scores = {c: program["class_score"](training, c, x) for c in "17"}
            values.append(program["posterior"](scores, "7"))
        else:
            values.append(program["class_score"](training, "7", x))
    assert tuple(values) == bug.later


# what is said


def verdict_on(lesson, text, tmp_path):
    path = tmp_path / lesson.file()
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return judged(lesson, path).verdict


def test_the_argument_that_was_changed_is_named(tmp_path):
    text = "def matches(a, pixel, value):\n    n = [p[pixel] for p in a].count(value)\n    {}\n    return n\n"
    assert verdict_on(MATCHES, text.format("a.pop()"), tmp_path).title == (
        "The answers are right, but `pictures` was changed.")
    text = "def accuracy(r, p):\n    n = sum(a == b for a, b in zip(r, p))\n    p.clear()\n    return n / len(r)\n"
    assert verdict_on(LESSONS[12], text, tmp_path).title == (
        "The answers are right, but `predicted` was changed.")


def test_a_line_that_is_not_utf_8_is_told(tmp_path):
    text = b"x = 1\ny = 2\nz = 3\n# \xf6\n"
    assert verdict_on(PRIORS, text, tmp_path).title == "Line 4 holds a letter that is not UTF-8."


@pytest.mark.parametrize("text, caret", [
    ("def f(a):\n\tcounts = = 1\n", "            counts = = 1\n                     ^"),
    ("if x = 1:\n    pass\n", "    if x = 1:\n       ^")])
def test_the_caret_stands_below_the_place(text, caret, tmp_path):
    verdict = verdict_on(PRIORS, text, tmp_path)
    assert "\n".join(verdict.detail) == caret
    assert "?." not in verdict.message and ".." not in verdict.message


def test_a_long_line_is_not_shown(tmp_path):
    assert verdict_on(PRIORS, "x = = " + "1 + " * 40, tmp_path).detail == ()
    assert verdict_on(PRIORS, "x = = " + "1" * 64, tmp_path).detail != ()
    assert verdict_on(PRIORS, "x = = " + "1" * 65, tmp_path).detail == ()


@pytest.mark.parametrize("line, fits", [
    ("labels", True), ("labels, /", True), ("*labels", True), ("labels, n=1", True), ("labels, *, n=1", True),
    ("labels, **more", True), ("labels, *, n", False), ("", False), ("*, labels", False), ("a, b", False)])
def test_what_can_be_called_with_one_argument(line, fits, tmp_path):
    verdict = verdict_on(PRIORS, f"def priors({line}):\n    return 1\n", tmp_path)
    assert (verdict.kind != "arguments") is fits


@pytest.mark.parametrize("body, said", [
    ("counts = {}; counts['1'] += 1", "Is it not in there yet"),
    ("return Fraction(1, 2)", "Write `from fractions import Fraction` above"),
    ("return math.log(2)", "Write `import math` above"),
    ("return count_classes(labels)", "Each file stands alone"),
    ("import e01_count", "Each file stands alone"),
    ("n = n + 1", "Give it its first value before the loop."),
    ("return labels[99]", "its length minus 1"),
    ("return 1 / 0", "What is it that is 0"),
    ("return labels + 1", "number, text, list?")])
def test_errors_come_with_advice(body, said, tmp_path):
    verdict = verdict_on(PRIORS, f"def priors(labels):\n    {body}\n", tmp_path)
    assert verdict.kind == "error"
    assert said in verdict.message
    assert "line 2." in verdict.message


def test_what_python_warns_of_stays_quiet(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    main(["exercises", "start"])
    (tmp_path / "exercises" / "e02_priors.py").write_text('x = "\\d"\nprint(1 is 1)\n')
    capsys.readouterr()
    with warnings.catch_warnings():
        warnings.simplefilter("default")
        main(["exercises", "check", "2"])
    assert capsys.readouterr().err == ""


def test_a_folder_that_may_not_be_read_stops_nobody(tmp_path, monkeypatch, capsys):
    (tmp_path / "class" / "anna").mkdir(parents=True)
    (tmp_path / "class" / "ben").mkdir()

    def guarded(real):
        def call(path="."):
            if str(path).endswith("anna"):
                raise PermissionError(13, "Permission denied")
            return real(path)
        return call

    monkeypatch.setattr(os, "listdir", guarded(os.listdir))
    monkeypatch.setattr(os, "scandir", guarded(os.scandir))
    monkeypatch.chdir(tmp_path)
    assert main(["teacher", "mark", "class", "marks.csv"]) == 0
    assert "anna                   0 of 14  no exercises found" in capsys.readouterr().out


def test_without_docstrings_there_are_no_mistakes_to_name():
    def nameless():
        pass

    with pytest.raises(NaiveBayesError, match="python -OO"):
        words_of(nameless)


# numbers in plain characters


@pytest.mark.parametrize("value, shown", [
    (F(1, 4), "#####..............."), (0, "." * 20), (1, "#" * 20), (F(1, 40), "#..................."),
    (F(1, 41), "...................."), (0.5, "##########.........."), (1.2, ""), (-1, ""), ("1", ""),
    (float("nan"), "")])
def test_bars(value, shown):
    assert bar(value) == shown


def test_a_bar_of_another_width():
    assert bar(F(1, 2), 4) == "##.."


@pytest.mark.parametrize("value, shown", [
    (F(4, 9), "4/9 ~ 0.4444"), (F(3), "3"), (3, "3"), (0.5, "0.5"),
    (F(1, 10**30), "1.000e-30"), (10**40, "1.000e+40"), (-2.5e-7, "-2.5e-07")])
def test_numbers(value, shown):
    assert number(value) == shown


def test_counts_and_tiny_shares_have_no_bars():
    assert with_bars(["a"], [1]) == ["a  1"]
    assert with_bars(["a"], [F(1, 1000)]) == ["a  1/1000 ~ 0.001000"]
    assert with_bars(["a", "bb"], [F(1, 2), 1]) == [
        "a   1/2 ~ 0.5000  ##########..........", "bb  1             ####################"]


# what a class has in common


def marks(*remarks):
    return [Marks(f"s{i}", (0,) * 14, tuple(of_one)) for i, of_one in enumerate(remarks)]


def test_the_commonest_come_first_then_by_exercise():
    rows = marks(["10: b", "2: a"], ["2: a", "2: a", NOTHING], ["10: b", "9: z"], [NOTHING])
    assert tally.commonest(rows) == [("2: a", 2), ("10: b", 2), ("9: z", 1)]


def test_five_are_shown():
    rows = marks([f"{n}: x" for n in range(1, 9)])
    shown = [line for line in tally.class_lines(rows) if " x " in line and ":" in line]
    assert shown == [f"    1 x {n}: x" for n in range(1, 6)]


def test_long_names_are_cut_and_signs_for_terminals_shown():
    rows = [Marks("M\u00fcller_Anna_12345_assignsubmission_file", (0,) * 14, ("1: \x1b[2J",))]
    assert tally.student_lines(rows) == ["M\u00fcller_Anna_12345...   0 of 14  1: \\x1b[2J"]


def test_all_mistakes_of_all_programs_are_there():
    assert [len(e14.mistakes(letter)) for letter in "ABCDEF"] == [11, 11, 11, 11, 11, 10]
    assert len(course()) == 14
