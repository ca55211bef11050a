"""Marker lines of the pages, written out.

| line                        | becomes                               |
|-----------------------------|---------------------------------------|
| ::: naivebayes.class_priors | the source of it, under a heading     |
| ::: picture board.images    | a picture, from pictures/board.py     |
| ::: made reference.methods  | text, made by reference.py            |

A marker stands alone on its line, at its start.
"""

import ast
import importlib
import inspect
import pkgutil
import re
import textwrap
from pathlib import Path
from typing import Any

import grids  # noqa: F401, it is found by its name
import lessons  # noqa: F401, like this one
import pictures
import reference

import naivebayes

for module in pkgutil.iter_modules(pictures.__path__):
    importlib.import_module(f"pictures.{module.name}")

MARKER = re.compile(r"^::: (?:(picture|made) )?([\w.]+)$", re.M)
PACKAGE = Path(naivebayes.__file__)


class MarkerError(ValueError):
    """A marker that names something that is not there."""


def written_out(markdown: str, page: str) -> str:
    """The text of a page with its markers written out.

    page: its place under docs/, which links start from.
    """
    parts = []
    end = 0
    for marker in MARKER.finditer(markdown):
        kind, name = marker.groups()
        parts.append(markdown[end : marker.start()])
        parts.append(made(kind, name, page))
        end = marker.end()
    return "".join([*parts, markdown[end:]])


def made(kind: str | None, name: str, page: str) -> str:
    """What stands for one marker."""
    if kind is None:
        return source(name, page)
    folder = "pictures." if kind == "picture" else ""
    maker = found(f"{folder}{name}", page)
    return str(maker(page))


def marked(markdown: str) -> list[str]:
    """The functions whose sources a page shows, by dotted name."""
    return [name for kind, name in MARKER.findall(markdown) if not kind]


def source(name: str, page: str) -> str:
    """Heading, place and source of a function or method."""
    thing = found(name, page)
    lines, first = lines_of(thing)
    code = textwrap.dedent("\n".join(lines))
    place = f"{place_of(thing)}, line {first}"
    short = name.removeprefix("naivebayes.")
    if short.split(".")[0] not in naivebayes.__all__:
        short = thing.__qualname__
    anchor = reference.anchor_of(short)
    back = reference.link_to(short, page)
    options = f'.python linenums="{first}" title="{place}"'
    return "\n".join([
        f"### `{short}` {{ #{anchor} .function }}",
        "",
        f"```` {{ {options} }}",
        code,
        "````",
        *([] if back is None else ["", back, "{ .where }"]),
    ])


def found(name: str, page: str) -> Any:
    """The thing that a dotted name stands for.

    A public name comes before a module of the same name.
    """
    first = name.removeprefix("naivebayes.").split(".")[0]
    if first in naivebayes.__all__:
        name = name.replace(".", ":", 1)
    try:
        return pkgutil.resolve_name(name)
    except (ImportError, AttributeError) as error:
        raise MarkerError(f"{page}: there is no {name}.") from error


def lines_of(thing: Any) -> tuple[list[str], int]:
    """The lines of a function as they now stand in its file.

    Where the file has changed since it was imported, as while one
    writes, `inspect` would give other lines.
    """
    text = Path(inspect.getfile(thing)).read_text("utf-8")
    node: Any = ast.parse(text)
    for name in thing.__qualname__.split("."):
        named = [
            part
            for part in node.body
            if getattr(part, "name", None) == name
        ]
        node = named[0]
    first = min([d.lineno for d in node.decorator_list] + [node.lineno])
    return text.split("\n")[first - 1 : node.end_lineno], first


def place_of(thing: Any) -> str:
    """The file of a function, from the package's folder on."""
    path = Path(inspect.getfile(thing))
    return path.relative_to(PACKAGE.parent.parent).as_posix()
