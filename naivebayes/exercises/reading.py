"""A student's file, before it is run.

| name   | meaning                                          |
|--------|--------------------------------------------------|
| file   | there, a file, of a size that anyone would write |
| text   | its letters, and where they cannot be read       |
| tree   | what Python makes of it                          |
"""

import ast
import difflib
import io
import os
import re
import tokenize
from pathlib import Path

from naivebayes.exercises.lesson import Lesson
from naivebayes.exercises.verdict import Verdict, wrong

LARGEST = 20_000  # bytes
LONGEST_LINE = 70  # columns of a line that is shown
BOMS = (b"\xff\xfe", b"\xfe\xff")
MOST = 10  # oddities that are told
UNUSUAL = {
    "open",
    "eval",
    "exec",
    "compile",
    "getattr",
    "setattr",
    "globals",
    "locals",
    "vars",
    "__import__",
    "__builtins__",
    "__loader__",
    "__spec__",
}
INNER = {  # what leads out of the usual modules
    "sys",
    "os",
    "io",
    "builtins",
    "modules",
    "meta_path",
    "f_back",
    "f_locals",
    "f_globals",
    "gi_frame",
    "tb_frame",
    "get_type_hints",
    "singledispatch",
    "attrgetter",
    "methodcaller",
}
SET_ASIDE = re.compile(r"\.\d+\.(?:py|txt)$")  # by reset
RESTORE = "`exercises reset`, with its number, lays it anew."
SAVE_AS = "Save it as UTF-8: editors ask for the encoding on saving."
USUAL = {
    "fractions",
    "math",
    "collections",
    "itertools",
    "functools",
    "operator",
    "statistics",
    "decimal",
    "typing",
    "__future__",
}


def text_in(path: Path) -> str | Verdict:
    """The text of a file, or why there is none."""
    if not os.path.exists(path):
        return wrong("missing", "The file is not there.", RESTORE)
    if not os.path.isfile(path):
        return wrong("no file", f"{path.name} is no file.", RESTORE)
    size = os.path.getsize(path)
    if size > LARGEST:
        title = f"The file has more than {LARGEST:,} bytes."
        return wrong("too long", title, "Is this the right file?")
    if size == 0:  # what looks empty may be a device that never ends
        return ""
    try:
        return decoded(path.read_bytes())
    except OSError as error:
        title = f"The file cannot be read: {error.strerror or error}."
        return wrong("unreadable", title, "Look at its permissions.")


def decoded(data: bytes) -> str | Verdict:
    """The text of some bytes; Windows line ends are welcome."""
    if data[:2] in BOMS or b"\0" in data:
        name = "in UTF-16" if data[:2] in BOMS else "no plain text"
        return not_utf_8(f"The file is {name}.")
    try:
        encoding, _ = tokenize.detect_encoding(
            io.BytesIO(data).readline
        )
        text = data.decode(encoding)
        text.encode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return not_utf_8(
            f"Line {line} holds a letter that is not UTF-8."
        )
    except (SyntaxError, LookupError, ValueError):
        return not_utf_8(
            "The file is not UTF-8, or it names an encoding that does "
            "not fit."
        )
    return text.replace("\r\n", "\n").replace("\r", "\n")


def not_utf_8(title: str) -> Verdict:
    """The verdict on a file in another encoding."""
    return wrong("encoding", title, SAVE_AS)


def parsed(text: str) -> ast.Module | Verdict:
    """What Python reads, or the line that it cannot read."""
    try:
        return ast.parse(text)
    except SyntaxError as error:
        return cannot_read(error)
    except (ValueError, RecursionError, MemoryError):
        return wrong(
            "syntax",
            "Python cannot read the file: it is nested too deeply.",
            "Write shorter lines.",
        )


def cannot_read(error: SyntaxError) -> Verdict:
    """The line that Python cannot read, with a caret below it."""
    said = error.msg.rstrip("?. ")
    line = (error.text or "").rstrip("\n").expandtabs()
    before = (error.text or "")[: max((error.offset or 1) - 1, 0)]
    column = len(before.expandtabs())
    shown = []
    if line.strip() and len(line) <= LONGEST_LINE:
        shown = [f"    {line}", f"    {' ' * min(column, len(line))}^"]
    return wrong(
        "syntax",
        f"Python cannot read line {error.lineno or 1}.",
        f"It says: {said}. Nothing of the file was run.",
        tuple(shown),
    )


def is_untouched(tree: ast.Module, lesson: Lesson) -> bool:
    """True for the file as it was laid, but for blanks and comments."""
    return ast.dump(tree) == ast.dump(ast.parse(lesson.stub))


def call_problem(tree: ast.Module, lesson: Lesson) -> Verdict | None:
    """A function that cannot be called as it will be."""
    functions = functions_of(tree)
    for name in dict.fromkeys([p.function for p in lesson.probes]):
        names = parameters(lesson.stub, name)
        if name in functions and not takes(functions[name], len(names)):
            return wrong(
                "arguments",
                f"{name} does not take the arguments that it is given.",
                f"Its line must be: def {name}({', '.join(names)}):",
            )
    return None


def functions_of(tree: ast.Module) -> dict[str, ast.FunctionDef]:
    """The functions that a file defines; of two, the later one."""
    functions = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            functions[node.name] = node
    return functions


def takes(function: ast.FunctionDef, n: int) -> bool:
    """True where a function can be called with n arguments."""
    given = function.args
    most = len(given.posonlyargs) + len(given.args)
    least = most - len(given.defaults)
    needs_names = None in given.kw_defaults
    return (
        least <= n
        and (n <= most or given.vararg is not None)
        and not needs_names
    )


def nearest_name(tree: ast.Module, name: str, stub: str) -> str:
    """The function, not of the stub, that is named most like it."""
    given = functions_of(ast.parse(stub))
    names = [one for one in functions_of(tree) if one not in given]
    near = difflib.get_close_matches(name, names, 1, cutoff=0.5)
    return near[0] if near else ""


def oddities(tree: ast.Module) -> list[str]:
    """What an exercise does not need: imports, files, eval, `_names`.

    A teacher may want to look at it; it says nothing about the
    student.
    """
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            found.update(unusual_imports(node))
        elif isinstance(node, ast.Name) and node.id in UNUSUAL:
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            name = node.attr
            if is_inner(name):
                found.add(f".{name}")
        elif isinstance(node, ast.MatchClass):
            inner = [n for n in node.kwd_attrs if is_inner(n)]
            found.update([f".{name}" for name in inner])
    return sorted(found)[:MOST]


def unusual_imports(node: ast.Import | ast.ImportFrom) -> list[str]:
    """The modules and inner names that an import brings."""
    names = [alias.name for alias in node.names]
    if isinstance(node, ast.Import):
        modules = names
        names = []
    else:
        modules = ["." * node.level + (node.module or "")]
    found = []
    for module in modules:
        if module.split(".")[0] not in USUAL:
            found.append(f"import {module}"[:LONGEST_LINE])
    for name in names:
        if is_inner(name):
            found.append(f"import {name}"[:LONGEST_LINE])
    return found


def is_inner(name: str) -> bool:
    """True for a name that leads out of the usual modules."""
    return name.startswith("_") or name in INNER


def parameters(text: str, name: str) -> list[str]:
    """The arguments of a function, by their names."""
    function = functions_of(ast.parse(text))[name]
    return [argument.arg for argument in function.args.args]
