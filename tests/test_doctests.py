"""Every >>> in the package and in the README runs."""

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import naivebayes

ROOT = Path(__file__).parent.parent
MODULES = ["naivebayes"] + [
    module.name
    for module in pkgutil.walk_packages(naivebayes.__path__, "naivebayes.")
    if not module.name.endswith("__main__")
]


def examples_of(page):
    """The examples of a Markdown page, its fences blanked out."""
    lines = page.read_text("utf-8").split("\n")
    text = "\n".join("" if line.startswith("```") else line
                     for line in lines)
    parser = doctest.DocTestParser()
    return parser.get_doctest(text, {}, page.name, str(page), 0)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_docstrings_are_right(name):
    result = doctest.testmod(importlib.import_module(name))
    assert result.failed == 0


@pytest.mark.parametrize("page", [ROOT / "README.md"],
                         ids=lambda page: page.name)
def test_the_examples_on_pages_are_right(page):
    runner = doctest.DocTestRunner()
    result = runner.run(examples_of(page))
    assert result.attempted > 0
    assert result.failed == 0


DATA = ("load", "save", "read_csv", "mushroom_words")


def test_every_public_function_has_an_example_and_a_page():
    for name in naivebayes.__all__:
        thing = getattr(naivebayes, name)
        text = thing.__doc__
        assert text, name
        if isinstance(thing, type) and not name.endswith("NB"):
            continue
        assert "Page: docs/" in text, name
        if not name.startswith(DATA):
            assert ">>> " in text, name
            assert "Notes " in text, name
