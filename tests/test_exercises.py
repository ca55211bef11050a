"""The exercises under test: every stub, every reference, every mistake."""

import ast
import doctest
import inspect
import types
from copy import deepcopy
from fractions import Fraction as F
from pathlib import Path

import board
import pytest
from handed import LESSONS, PROGRAMS, answers, file_with

import naivebayes
from naivebayes import BernoulliNB, load_one_vs_seven
from naivebayes.exercises import programs
from naivebayes.exercises.course import LESSONS as MODULES
from naivebayes.exercises.course import course, wanted
from naivebayes.exercises.factors import (
    FACTORS_OF_1,
    FACTORS_OF_7,
    POSTERIORS,
    SCORES,
)
from naivebayes.exercises.images import ONES, SECOND_X, SEVENS, X
from naivebayes.exercises.judging import judged
from naivebayes.exercises.lesson import words_of
from naivebayes.exercises.lessons import e13_accuracy
from naivebayes.exercises.lessons import e14_find_the_bug as e14
from naivebayes.exercises.shipped import stub
from naivebayes.exercises.verdict import lines_of

ALL = [*LESSONS, *PROGRAMS]
EACH = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: lesson.name)
DOCS = Path(__file__).parent.parent / "docs"


# the selftest: each stub, each reference and each mistake, really run


HANDED = {name: handed for name, *handed in answers()}


@pytest.mark.parametrize("name", HANDED)
def test_a_reference_passes_and_a_mistake_is_named(name, tmp_path):
    lesson, text, title = HANDED[name]
    path = tmp_path / lesson.file()
    path.write_text(text, "utf-8")
    verdict = judged(lesson, path).verdict
    if title is None:
        assert (verdict.is_right, verdict.title) == (True, "Right.")
    else:
        assert (verdict.kind, verdict.title) == ("mistake", f"{title}.")


@EACH
def test_a_stub_is_not_started(lesson, tmp_path):
    path = tmp_path / lesson.file()
    path.write_text(lesson.stub, "utf-8")
    assert judged(lesson, path).verdict.kind == "not started"
    path.write_bytes(b"\xef\xbb\xbf" + lesson.stub.replace("\n", "\r\n").encode())
    assert judged(lesson, path).verdict.kind == "not started"
    path.write_text(lesson.stub.replace("    raise", "    # hm\n\n    raise"), "utf-8")
    assert judged(lesson, path).verdict.kind == "not started"


def test_there_are_fourteen_with_five_to_thirteen_mistakes_each():
    assert [lesson.number for lesson in course()] == list(range(1, 15))
    assert len(MODULES) == 14
    for lesson in ALL:
        assert 5 <= len(lesson.mistakes) <= 13
        assert len({mistake.title for mistake in lesson.mistakes}) == len(lesson.mistakes)
        assert len(lesson.hints) == 3
        assert len({probe.name for probe in lesson.probes}) == len(lesson.probes) >= 3


# what the student reads


def texts(lesson):
    yield lesson.stub
    yield lesson.goal
    yield from lesson.hints
    for mistake in lesson.mistakes:
        yield mistake.title
        yield mistake.message
    for probe in lesson.probes:
        yield probe.name
        yield from lesson.draw(*probe.arguments)


@EACH
def test_all_that_a_student_reads_is_plain_ascii(lesson):
    for text in texts(lesson):
        assert text.isascii()


@EACH
def test_titles_are_short_and_can_stand_in_a_table(lesson):
    for mistake in lesson.mistakes:
        assert len(mistake.title) <= 60
        assert ";" not in mistake.title and not mistake.title.endswith(".")
        assert mistake.message.endswith((".", "?"))
    assert len(f"14  not started  {lesson.file():20}  {lesson.goal}") <= 80


@EACH
def test_the_last_hint_is_not_the_whole_answer(lesson):
    right = lesson.right[lesson.function]
    if inspect.isfunction(right):
        body = inspect.getsource(right).split('"""')[-1].strip().split("\n")
        code = [line.strip() for line in body if not line.strip().startswith("return ")]
        assert not all(line in " ".join(lesson.hints) for line in body)
        assert len([line for line in code if line in lesson.hints[2]]) <= 1


@EACH
def test_the_example_of_a_stub_is_right(lesson):
    if lesson.name == programs.NAME:
        return
    test = doctest.DocTestParser().get_doctest(
        ast.get_docstring(ast.parse(lesson.stub)), {"Fraction": F, **lesson.right},
        lesson.name, None, 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


@EACH
def test_a_stub_has_the_arguments_of_the_reference(lesson):
    names = [a.arg for a in next(
        node for node in ast.parse(lesson.stub).body
        if isinstance(node, ast.FunctionDef) and node.name == lesson.function).args.args]
    right = lesson.right[lesson.function]
    if inspect.isfunction(right):
        assert names == list(inspect.signature(right).parameters)
    for mistake in lesson.mistakes:
        function = mistake.functions[lesson.function]
        if inspect.isfunction(function):
            assert names == list(inspect.signature(function).parameters)


@EACH
def test_a_stub_names_number_goal_and_page(lesson):
    first = lesson.stub.split("\n")[0]
    assert first.startswith(f'"""Exercise {lesson.number}: {lesson.goal}.')
    page = lesson.page.removeprefix("docs/").removesuffix(".md")
    assert f"\nPage: {page}\n" in lesson.stub
    assert (DOCS.parent / lesson.page).is_file()


@EACH
def test_the_library_has_what_the_exercise_writes(lesson):
    thing = naivebayes
    for name in lesson.package.split("."):
        thing = getattr(thing, name)
    assert callable(thing)


# the numbers of the board, computed by the library


def test_the_board_of_the_exercises_is_that_of_the_library():
    data = load_one_vs_seven()
    assert [[int(c) for c in text] for text in (*ONES, *SEVENS)] == data.X
    assert [int(c) for c in X] == board.x
    model = BernoulliNB(alpha=0).fit(data.X, [str(c) for c in data.y])
    assert list(FACTORS_OF_1) == model.likelihoods(board.x, "1")
    assert list(FACTORS_OF_7) == model.likelihoods(board.x, "7")
    assert model.joint(board.x) == SCORES
    assert model.posterior(board.x) == POSTERIORS


def test_the_lists_of_exercise_13_are_what_the_library_predicts():
    X_, y = load_one_vs_seven()[:2]
    right = [str(c) for c in y]
    model = BernoulliNB(alpha=0).fit(X_, right)
    assert model.predict(X_) == e13_accuracy.ON_ITSELF.split()
    left_out = []
    for i in range(9):
        model = BernoulliNB(alpha=0).fit(X_[:i] + X_[i + 1:], right[:i] + right[i + 1:])
        left_out += model.predict([X_[i]])
    assert left_out == e13_accuracy.LEFT_OUT.split()
    assert e13_accuracy.accuracy(right, left_out) == F(4, 9)


F_OF_1 = [F(k, 4) for k in (1, 2, 3, 3, 1, 1, 3, 1, 2)]


@pytest.mark.parametrize("number, values", [
    (1, [{"1": 4, "7": 5}, {"7": 4, "1": 2}, {"b": 2, "a": 3, "c": 1}]),
    (2, [{"1": F(4, 9), "7": F(5, 9)}, {"7": F(4, 6), "1": F(2, 6)},
         {"b": F(2, 6), "a": F(3, 6), "c": F(1, 6)}]),
    (3, [3, 1, 4, 2 + 4, 9 - 1 - 2]),
    (4, [F(3, 4), F(3, 4), F(4, 5), F(3, 5), F(1, 4), F(5, 7), F(1, 2), 0, 1]),
    (5, [F_OF_1, [F(k, 5) for k in (4, 4, 4, 3, 3, 2, 3, 2, 3)]]),
    (6, [F(108, 4**9), F(20736, 5**9), F(1, 15), 0, F(1, 4096), F(3, 7), 1]),
    (7, [F(4, 9) * F(108, 4**9), F(2304, 390625), F(1, 25), F(7, 24), 0, F(1, 12288), F(2, 7)]),
    (8, [{"1": F(390625, 12973537), "7": F(12582912, 12973537)},
         {"a": F(1, 10), "b": F(4, 10), "c": F(5, 10)}]),
    (9, ["7", "a", "a", "c", "c", "a", "a", "a", "b", "d"]),
    (10, [F(1, 5), F(2, 6), F(6, 7), F(3, 8), F(1, 10), F(4, 12), F(1, 4)]),
    (12, [F(1, 4096), F(288, 15625), F(2304, 390625), F(2, 21), F(1, 10), 0, F(4, 9)]),
    (13, [F(6, 9), F(4, 9), 1, 0, F(5, 7), F(1, 3)]),
])
def test_what_a_reference_gives(number, values):
    lesson = course()[number - 1]
    for probe, value in zip(lesson.probes, values):
        assert lesson.right[lesson.function](*deepcopy(probe.arguments)) == value, probe.name


def test_what_the_reference_of_the_logarithms_gives():
    lesson = course()[10]
    got = [round(lesson.right["log_score"](*probe.arguments), 6) for probe in lesson.probes]
    assert got == [-8.605448, -5.133101, -3.960813, -2.079442, -1.098612, -921.727184, -1152.901984]


def mistake_on_board(number, title, probe=0):
    lesson = course()[number - 1]
    mistake = next(m for m in lesson.mistakes if m.title.startswith(title))
    arguments = deepcopy(lesson.probes[probe].arguments)
    return mistake.functions[lesson.function](*arguments)


@pytest.mark.parametrize("number, title, probe, value", [
    (1, "Every class has the count 1", 0, {"1": 1, "7": 1}),
    (1, "All pictures are counted", 0, {"1": 9, "7": 9}),
    (1, "The first picture", 0, {"1": 3, "7": 4}),
    (1, "The number of classes", 0, 2),
    (1, "A list of counts", 0, [4, 5]),
    (2, "Counts", 0, {"1": 4, "7": 5}),
    (2, "The same prior", 0, {"1": F(1, 2), "7": F(1, 2)}),
    (2, "Divided by the OTHER", 0, {"1": F(4, 5), "7": F(5, 4)}),
    (2, "Every share is 0", 0, {"1": 0, "7": 0}),
    (3, "Pixels ON", 0, 1),
    (3, "Pixels ON", 1, 3),
    (4, "P(pixel on", 0, F(1, 4)),
    (4, "P(pixel AND class)", 0, F(3, 9)),
    (4, "The class is forgotten", 0, F(6, 9)),
    (4, "Turned round", 0, F(1, 2)),
    (5, "The OFF pixels", 0, [F(k, 4) for k in (1, 2, 3, 1, 1)]),
    (5, "P(pixel on) for all", 0, [F(k, 4) for k in (1, 2, 3, 1, 1, 3, 1, 1, 2)]),
    (5, "Counts", 0, [1, 2, 3, 3, 1, 1, 3, 1, 2]),
    (6, "Added", 0, F(17, 4)),
    (6, "Added", 1, F(28, 5)),
    (6, "The average", 0, F(17, 36)),
    (6, "Only the first", 1, F(4, 5)),
    (6, "Only the last", 0, F(1, 2)),
    (7, "The prior is forgotten", 0, F(27, 65536)),
    (7, "The prior comes in with every", 0, F(4, 14348907)),
    (7, "The prior comes in with every", 1, F(256, 4782969)),
    (9, "The largest NAME", 0, "7"),
    (10, "1 is added above, nothing", 1, F(2, 4)),
    (10, "1 is added above, and only", 1, F(2, 5)),
    (10, "The number of pixels", 1, F(2, 13)),
    (12, "A pixel that was not seen counts as impossible", 0, 0),
    (13, "The count", 0, 6),
    (13, "The share of WRONG", 1, F(5, 9)),
])
def test_what_a_mistake_gives_on_the_board(number, title, probe, value):
    assert mistake_on_board(number, title, probe) == value


@pytest.mark.parametrize("title, values", [
    ("The logarithm of the sum", (1.546380, 1.817355)),
    ("The prior is added", (-7.350074, -3.989759)),
    ("The prior is forgotten", (-7.794518, -4.545315)),
    ("The logarithms are multiplied", (0.034261, 0.000373)),
    ("The logarithm to base 10", (-3.737299, -2.229278)),
    ("The logarithm of the product", (-8.605448, -5.133101)),
])
def test_what_a_mistake_with_logarithms_gives(title, values):
    got = tuple(round(mistake_on_board(11, title, probe), 6) for probe in (0, 1))
    assert got == values


@pytest.mark.parametrize("title, of_1, of_7", [
    ("Not divided", F(3, 16384), F(2304, 390625)),
    ("Divided by the largest", F(390625, 12582912), 1),
    ("Divided by the number", F(3, 32768), F(1152, 390625)),
    ("Divided by the OTHER", F(390625, 12582912), F(12582912, 390625)),
])
def test_what_a_mistake_makes_of_the_scores(title, of_1, of_7):
    assert mistake_on_board(8, title) == {"1": of_1, "7": of_7}


# exercise 14


@pytest.mark.parametrize("letter", programs.BUGS)
def test_a_program_has_one_wrong_line_and_still_says_seven(letter):
    text, right = programs.program(letter), programs.program("A").replace(
        programs.BUGS["A"].planted, programs.BUGS["A"].line)
    lines = [(a, b) for a, b in zip(text.split("\n"), right.split("\n")) if a != b]
    bug = programs.BUGS[letter]
    changed = [pair for pair in lines if "This is program" not in pair[0]]
    assert changed == [(bug.planted, bug.line)]
    assert text.split("\n")[programs.line_of(letter) - 1] == bug.planted
    assert text.count(bug.planted) == 1
    posteriors = programs.classify_of(text)(e14.TRAINING, X)
    assert max(posteriors, key=posteriors.get) == "7"
    assert posteriors != POSTERIORS


def first_wrong_number(text, functions):
    """The first numbers that differ, as some functions return them."""
    traces = []
    for source in (text, stub(programs.NAME)):
        names = {"__name__": "program"}
        exec(source, names)
        returned = []
        for name in functions:
            names[name] = recorded(names[name], returned)
        names["classify"](names["TRAINING"], names["x"])
        traces.append(returned)
    for wrong, right in zip(*traces):
        if wrong != right:
            return wrong, right
    return None


def recorded(function, returned):
    def call(*arguments):
        value = function(*arguments)
        returned.append(value)
        return value
    return call


@pytest.mark.parametrize("letter", programs.BUGS)
def test_the_numbers_of_a_bug_are_the_first_that_differ(letter):
    bug = programs.BUGS[letter]
    functions = ["class_prior", "pixel_factor", "class_score", "posterior"]
    if letter in "CE":  # a call is left out, and those that are made are right
        functions = ["class_score", "posterior"]
    assert first_wrong_number(programs.program(letter), functions) == (bug.wrong, bug.right)


def test_a_seed_picks_the_program():
    letters = [programs.letter_for(f"class-{i}") for i in range(60)]
    assert set(letters) == set(programs.BUGS)
    assert letters[:6] == list("BEDCEE")
    assert programs.letter_for("") == "A"
    assert "This is program D." in course_stub("D")
    assert programs.letter_in("no program at all") is None
    assert programs.letter_in("This is program Z.") is None


def course_stub(letter):
    return e14.lesson(letter).stub


def test_the_second_board_turns_under_each_of_three_slips():
    rows = [[int(c) for c in text] for text in
            (*e14.SECOND_ONES, *e14.SECOND_SEVENS)]
    x = [int(c) for c in SECOND_X]
    y = ["1"] * 3 + ["7"] * 7
    model = BernoulliNB(alpha=0).fit(rows, y)
    assert model.predict([x]) == ["7"]
    uniform = BernoulliNB(alpha=0, priors="uniform").fit(rows, y)
    assert uniform.predict([x]) == ["1"]
    assert model.predict([[1] * 9]) == ["1"]
    assert model.predict([[v or None for v in x]]) == ["1"]


# pieces


@pytest.mark.parametrize("text, number", [
    ("4", 4), ("04", 4), ("e04", 4), ("e04_factor", 4), ("e04_factor.py", 4), ("factor", 4),
    ("some/where/e14_find_the_bug.py", 14), ("find_the_bug", 14)])
def test_an_exercise_is_found_by_what_people_call_it(text, number):
    assert wanted(text, course()).number == number


@pytest.mark.parametrize("text", ["15", "0", "", "e4", "factors.", "-1", "\u0664", "1" * 5000])
def test_what_is_no_exercise_is_refused(text):
    with pytest.raises(naivebayes.NaiveBayesError, match="there is no exercise"):
        wanted(text, course())


def test_the_words_of_a_mistake_are_its_docstring():
    function = types.FunctionType((lambda: None).__code__, {})
    function.__doc__ = """The title.

    The rest, on
    two lines.
    """
    assert words_of(function) == ("The title", "The rest, on two lines.")


def test_a_mistake_is_shown_with_its_picture(tmp_path):
    lesson = course()[2]
    path = tmp_path / lesson.file()
    path.write_text(file_with(lesson, lesson.mistakes[0].functions["matches"]))
    assert "\n".join(lines_of(judged(lesson, path).verdict)) == """\
  the four 1s, x4 OFF:
       .  .  #     .  #  #     .  #  #     #  .  .
      [.] .  #    [.] .  #    [.] #  #    [#] .  .
       .  .  #     .  .  #     .  #  .     #  .  .
      in brackets: x4, pixel=3, to be OFF
    matches(pictures, pixel=3, value=0)
    yours     1
  Pixels ON are counted, whatever the value. You counted the pictures where
  the pixel is ON. When value is 0, count the pictures where it is OFF:
  compare with `value`."""
