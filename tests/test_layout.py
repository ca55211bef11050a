"""How the package is built: the import ladder, and the house rules."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "naivebayes"
STUDENTS = sorted([*PACKAGE.glob("exercises/stubs/*.py"), *PACKAGE.glob("exercises/walk/*.py")])
FILES = sorted(set(PACKAGE.rglob("*.py")) - set(STUDENTS))
RUNGS = [
    ["notation", "errors", "checks"],
    ["rows", "columns", "files", "plain", "probability", "counting", "separation", "summaries",
     "density", "scoring", "text", "evaluation"],
    ["models"],
    ["render", "stored"],
    ["solution", "figures"],
    ["explain", "views", "storage", "datasets"],
    ["exercises"],
    ["cli", "__main__"],
]
RUNG = {name: i for i, names in enumerate(RUNGS) for name in names}
LOWEST = ["errors", "notation", "checks"]  # each may use those before it


def name_of(path):
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports_of(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield node.module, node
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node


def parsed(path):
    return ast.parse(path.read_text("utf-8"))


@pytest.mark.parametrize("path", FILES, ids=str)
def test_a_module_imports_only_from_rungs_above(path):
    if path == PACKAGE / "__init__.py":
        return
    here = name_of(path)
    for module, node in imports_of(parsed(path)):
        assert isinstance(node, ast.ImportFrom) or (
            not module.startswith("naivebayes"))
        if not module.startswith("naivebayes"):
            continue
        assert module != "naivebayes", "import from the defining module"
        there = module.split(".")[1]
        if here in LOWEST:
            assert LOWEST.index(there) < LOWEST.index(here) or (
                here == there == "checks")
        elif here == there:
            assert path.parent != PACKAGE, "only within a folder"
        else:
            assert RUNG[there] < RUNG[here] or (
                (here, there) == ("__main__", "cli"))


@pytest.mark.parametrize("path", FILES, ids=str)
def test_only_the_standard_library_is_imported(path):
    allowed = {"argparse", "ast", "collections", "concurrent", "contextlib", "copy", "csv",
               "decimal", "difflib", "faulthandler", "fractions", "functools", "html",
               "importlib", "inspect", "itertools", "json", "math", "numbers",
               "operator", "os", "pathlib", "pdb", "random", "re", "resource", "secrets", "shlex", "shutil",
               "signal", "stat", "subprocess", "sys", "tempfile",
               "textwrap", "threading", "time", "tokenize", "types", "typing", "zlib", "io",
               "unicodedata", "warnings", "naivebayes"}
    for module, _ in imports_of(parsed(path)):
        assert module.split(".")[0] in allowed


@pytest.mark.parametrize("path", FILES, ids=str)
def test_lines_fit_a_page_and_files_a_sitting(path):
    lines = path.read_text("utf-8").split("\n")
    assert max(map(len, lines)) <= 72
    assert len(lines) <= 300
    assert len(without_docstrings(path)) <= 200


def without_docstrings(path):
    """The lines of code of a file."""
    tree = parsed(path)
    hidden = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(
                first.value, ast.Constant
            ):
                hidden.update(range(first.lineno, first.end_lineno + 1))
    lines = path.read_text("utf-8").split("\n")
    return [line for i, line in enumerate(lines, 1)
            if i not in hidden and line.strip()]


@pytest.mark.parametrize("path", FILES, ids=str)
def test_the_shapes_that_hide_steps_are_not_used(path):
    tree = parsed(path)
    keys = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == "key":
            keys.add(node.value)
    for node in ast.walk(tree):
        assert not isinstance(node, ast.Lambda) or node in keys
        assert not isinstance(node, ast.GeneratorExp), node.lineno
        assert not isinstance(node, (ast.Global, ast.Nonlocal,
                                     ast.Assert))
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            for decorator in node.decorator_list:
                assert ast.unparse(decorator).split("(")[0] in (
                    "dataclass", "classmethod")


@pytest.mark.parametrize("path", FILES, ids=str)
def test_every_function_says_what_it_gives(path):
    tree = parsed(path)
    assert ast.get_docstring(tree)
    hooks = {"options", "clean", "count", "add", "make_log_tables",
             "factors", "known_values", "finish", "find_problem", "is_left_out", "find_left_out",
             "share", "log_share",
             "entries", "measurement_hints", "rank", "text", "latex", "terms",
             "_repr_markdown_", "__str__", "__repr__", "__init__"}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name not in hooks:
            assert ast.get_docstring(node), node.name
            assert node.returns is not None, node.name


@pytest.mark.parametrize("path", FILES, ids=str)
def test_bodies_are_short(path):
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.FunctionDef):
            body = node.body[1:] if ast.get_docstring(node) else node.body
            if body:
                lines = body[-1].end_lineno - body[0].lineno + 1
                assert lines <= 20, node.name


def test_the_counting_path_never_makes_a_float_of_exact_numbers():
    calls = []
    for node in ast.walk(parsed(PACKAGE / "counting.py")):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "float":
            calls.append(ast.unparse(node))
    assert calls == ["float(share)"]  # for a float alpha, rounded once


def test_the_names_in_all_are_sorted_and_there():
    import naivebayes
    assert naivebayes.__all__ == sorted(naivebayes.__all__)
    for name in naivebayes.__all__:
        assert hasattr(naivebayes, name)


@pytest.mark.parametrize("path", STUDENTS, ids=str)
def test_a_student_file_is_pleasant_to_step_through(path):
    text = path.read_text("utf-8")
    assert text.isascii()
    assert max(map(len, text.split("\n"))) <= 72
    for node in ast.walk(ast.parse(text)):
        assert not isinstance(node, (ast.Lambda, ast.GeneratorExp, ast.ListComp, ast.DictComp,
                                     ast.ClassDef, ast.Global, ast.Nonlocal))
        if isinstance(node, ast.FunctionDef):
            assert node.decorator_list == []
            assert node.body[-1].end_lineno - node.lineno <= 12
    modules = {module for module, _ in imports_of(ast.parse(text))}
    assert modules <= {"fractions", "math"}


def test_the_student_files_are_all_there():
    assert len(STUDENTS) == 15
