"""Every example on a page runs; every number and name is backed by one."""

import ast
import builtins
import contextlib
import doctest
import inspect
import io
import json
import re
import shlex
from pathlib import Path

import pytest
from pages import (
    DOCS,
    PAGES,
    doctest_text,
    fences,
    markers,
    name_of,
    prose,
    sources,
    text_of,
    transcript,
)

import naivebayes
from naivebayes.cli.main import main
from naivebayes.exercises.course import course
from naivebayes.exercises.shipped import stub, walk_program

EACH_PAGE = pytest.mark.parametrize("page", PAGES, ids=name_of)
WITHOUT_EXAMPLE = {"reference.md", "changelog.md", "contributing.md"}
DATA = ("load", "save", "read_csv")
DATE = r"\b(?:\d+ November 2026|19\d\d)\b"
VERSION = r"\b(?:Python,?|mkdocs|Version|PySpark|Dask|scikit-learn|NLTK|version) \d[\d.]*(?:(?:,| to| and) 3\.\d+)*"


# every example runs


@EACH_PAGE
def test_the_examples_of_a_page_run(page):
    test = doctest.DocTestParser().get_doctest(
        doctest_text(text_of(page)), {}, name_of(page), str(page), 0)
    assert test.examples or name_of(page) in WITHOUT_EXAMPLE
    assert doctest.DocTestRunner().run(test).failed == 0


FENCES = {"pycon", "console", "csv", "sh"}
MORE_FENCES = {"debugger.md": {"text", "python", "json"}, "scikit-learn.md": {"text", "python"},
               "data/wine.md": {"python"}, "exercises.md": {"text", "python"},
               "teaching.md": {"python"}}


@EACH_PAGE
def test_a_page_has_no_output_that_nothing_checks(page):
    text = text_of(page)
    languages = {(info.split() or [""])[0] for info, _ in fences(text)}
    assert languages <= FENCES | MORE_FENCES.get(name_of(page), set())
    assert "~~~" not in text
    run = "\n".join(body for _, body in fences(text, "pycon"))
    assert len(re.findall(r"^ *>>> ", text, re.M)) == len(re.findall(r"^ *>>> ", run, re.M))


LESSONS = [page for page in PAGES if page.parent.name in ("derivation", "models", "data")]


@pytest.mark.parametrize("page", LESSONS, ids=name_of)
def test_a_lesson_has_a_picture_and_ends_with_an_exercise(page):
    text = text_of(page)
    assert re.search("^::: picture ", text, re.M)
    assert re.findall("^## (.*)$", text, re.M)[-1] == "Exercise"
    assert '??? success "Answer"' in text[text.index("## Exercise"):]


@EACH_PAGE
def test_an_example_ends_before_its_fence(page):
    for _, body in fences(text_of(page), "pycon"):
        assert ">>> " in body
        assert "doctest:" not in body
    for info, body in fences(text_of(page)):
        assert ">>> " not in body or info == "pycon"


def runs_of(text, folder):
    """(command, expected output) of the console fences of a page.

    A fence with a title is a file, which is there from then on.
    """
    for info, body in fences(text):
        title = re.search(r'title="([^"]+)"', info)
        if title:
            path = folder / title[1]
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(body, "utf-8")
        if info.startswith("console"):
            for part in re.split(r"^\$ ", body, flags=re.M)[1:]:
                command, _, output = part.partition("\n")
                yield shlex.split(command), output.rstrip("\n")


@EACH_PAGE
def test_the_commands_of_a_page_print_what_it_says(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for command, output in runs_of(text_of(page), tmp_path):
        assert command[0] == "naivebayes"
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            main(command[1:])
        lines = [line.rstrip() for line in printed.getvalue().rstrip("\n").split("\n")]
        assert "\n".join(lines) == output


@EACH_PAGE
def test_the_commands_to_copy_from_a_page_work(page, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    for _, body in fences(text_of(page), "sh"):
        for line in body.split("\n"):
            if line.split()[:1] == ["naivebayes"]:
                assert main(shlex.split(line)[1:]) == 0
                assert capsys.readouterr().out


@pytest.mark.parametrize("lesson", course(), ids=lambda lesson: lesson.name)
def test_the_page_of_an_exercise_names_it_at_its_end(lesson):
    text = text_of(DOCS.parent / lesson.page)
    assert f"`{lesson.file()}`" in text[text.index("## Exercise\n"):]
    for other in course():
        if other.page != lesson.page:
            assert other.file() not in text


def test_the_list_of_exercises_is_made_of_them():
    made = markers.written_out("::: made lessons.table", "exercises.md")
    assert [line.split("`")[1] for line in made.split("\n")[2:]] == [
        lesson.file() for lesson in course()]
    assert "[log-space](derivation/log-space.md#exercise)" in made
    shown = markers.written_out("::: made lessons.first_stub", "exercises.md")
    assert stub("e01_count") in shown
    assert walk_program() in markers.written_out("::: made lessons.program", "exercises.md")


def test_the_walk_on_the_page_is_what_pdb_prints():
    text = text_of(transcript.WALK)
    assert transcript.written(text, transcript.as_walk) == text, (
        "python docs/tools/transcript.py --write")
    assert "***" not in "".join(transcript.PART.findall(text))


# every number in prose stands in an example


def numbers_in(text):
    """The numbers of a text; a minus belongs to one that it touches."""
    text = re.sub(r"(?<=\d),(?=\d{3}\b)", "", text)
    return re.findall(r"(?:(?<![\w.)}\]])-)?(?<![\w.])\d+(?:\.\d+)?(?:e-?\d+)?", text)


def claimed(text):
    """The numbers that the prose of a page names."""
    text = prose(text)
    text = re.sub(r"^ *\d+\. ", "", text, flags=re.M)
    text = re.sub(rf"{DATE}|{VERSION}", "", text)
    text = re.sub(r"_\{[^}]*\}|_\w|\^\{\([^)]*\)\}", "", text)
    return numbers_in(text)


def backed(text):
    """The numbers of the examples and sources of a page."""
    bodies = [body for _, body in fences(text, "pycon", "console", "text", "csv", "python")]
    numbers = set(numbers_in("\n".join([*bodies, sources(text)])))
    return numbers | {number.lstrip("-") for number in numbers}


@EACH_PAGE
def test_every_number_in_prose_is_in_an_example(page):
    if name_of(page) not in WITHOUT_EXAMPLE:
        text = text_of(page)
        shown = backed(text)
        assert [number for number in claimed(text) if number not in shown] == []


def test_what_counts_as_a_number_of_the_prose():
    text = """# The page

1. Of 8,124 images `12` have x5 on: 3/16384, about 0.000183 (see [it](a-99.md)).
   In 1987, with Python 3.10, $x_{3}^2 = 81$.

```pycon
>>> 8124, Fraction(3, 16384)
```

::: naivebayes.log_score
"""
    assert claimed(text) == ["8124", "3", "16384", "0.000183", "2", "81"]
    assert {"8124", "3", "16384"} <= backed(text)
    assert {"-8.605448", "8.605448"} <= backed(text)  # in the docstring
    assert "-8124" not in backed(text)
    assert claimed("From -3 to 4 is 7-4, and P(1)-2.") == ["-3", "4", "7", "4", "1", "2"]
    assert "0.000183" not in backed(text)


# functions and pages, both ways


FUNCTIONS = [name for name in naivebayes.__all__
             if inspect.isfunction(getattr(naivebayes, name))]


def page_named_by(name):
    return re.search(r"Page: docs/(\S+\.md)", getattr(naivebayes, name).__doc__)[1]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_has_one_home_and_names_it(name):
    homes = [name_of(page) for page in PAGES
             if f"naivebayes.{name}" in markers.marked(text_of(page))]
    assert homes == [page_named_by(name)]


@pytest.mark.parametrize("name", [name for name in FUNCTIONS if not name.startswith(DATA)])
def test_the_home_of_a_function_runs_it_on_the_board(name):
    page = DOCS / page_named_by(name)
    code = "".join(example.source for example in doctest.DocTestParser().get_examples(
        doctest_text(text_of(page))))
    assert re.search(rf"\b{name}\(", code), "no example calls it"
    assert "load_one_vs_seven()" in code


def known_names():
    """Names that a page may speak of without showing them."""
    names = set(naivebayes.__all__) | set(dir(builtins))
    for name in naivebayes.__all__:
        thing = getattr(naivebayes, name)
        with contextlib.suppress(ValueError):
            names.update(inspect.signature(thing).parameters)
        if isinstance(thing, type):
            names.update(dir(thing))
            names.update(re.findall(r"self\.(\w+)", inspect.getsource(thing)))
    for module in ["models.base", "models.learning"]:
        names.update(re.findall(r"self\.(\w+)", inspect.getsource(
            markers.found(f"naivebayes.{module}", ""))))
    return names


def names_of_scikit_learn():
    """The names of its models, as they were found there."""
    frozen = Path(__file__).with_name("frozen") / "page_runs.json"
    return set().union(*json.loads(frozen.read_text("utf-8"))["names"].values())


FILES = {"py", "md", "txt", "csv", "json", "tex", "svg", "yml"}
WORDS = {"pycon", "console", "sh", "csv", "amsmath", "naivebayes", "np", "numpy", "std", "argmax",
         "pathlib", "Path", "write_text",
         "ComplementNB", "i"}  # of files, other libraries and formulas
def names_of_the_code():
    """What the code of the package calls anything."""
    names = set()
    for path in Path(naivebayes.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for field in ("id", "attr", "arg", "name"):
                names.add(getattr(node, field, None))
        names.update(path.with_suffix("").parts[-2:])
    return names - {None}


KNOWN = known_names() | names_of_scikit_learn() | names_of_the_code()


@pytest.mark.parametrize("page", [*PAGES, DOCS.parent / "README.md"],
                         ids=lambda page: page.name)
def test_a_page_names_only_functions_that_are_there(page):
    text = text_of(page)
    blocks = "\n".join(body for _, body in fences(text)) + sources(text)
    shown = set(re.findall(r"\w+", blocks))
    for span in re.findall(r"(?<!`)`+([^`\n]+)`+(?!`)", text):
        called = re.fullmatch(r"((?:\w+\.)*)([a-zA-Z]\w*)(\(.*\))?", span)
        if called and "." in span.split("(")[0].rstrip(".") and called[2] in FILES:
            continue
        if called:
            for word in [*called[1].split(".")[:-1], called[2]]:
                assert word in KNOWN | shown | WORDS, span


@EACH_PAGE
def test_the_sources_on_a_page_are_those_of_the_package(page):
    text = text_of(page)
    written = markers.written_out(text, name_of(page))
    for name in markers.marked(text):
        thing = markers.found(name, "")
        assert inspect.isfunction(thing) or inspect.ismethod(thing) or isinstance(thing, type), name
        lines, first = inspect.getsourcelines(thing)
        indent = len(lines[0]) - len(lines[0].lstrip())
        code = "".join(line[indent:] or line for line in lines)
        assert f'linenums="{first}"' in written
        assert code.rstrip() in written


def test_a_marker_that_names_nothing_is_refused():
    with pytest.raises(markers.MarkerError, match=r"index.md: there is no naivebayes.nothing"):
        markers.written_out("::: naivebayes.nothing", "index.md")
    with pytest.raises(markers.MarkerError, match=r"pictures.board.nothing"):
        markers.written_out("::: picture board.nothing", "index.md")
