"""The reference, made from the code: every public name.

| table     | holds                                              |
|-----------|----------------------------------------------------|
| functions | name, arguments, first line, page, module by module |
| methods   | the same of what all models can do                 |
| classes   | the models and records                             |
| errors    | the errors and warnings                            |
"""

import inspect
import posixpath
import re
from functools import cache
from pathlib import Path
from typing import Any

import naivebayes

DOCS = Path(__file__).parent.parent
SHOWN = re.compile(r"^::: naivebayes\.([\w.]+)$", re.M)
NAMED = re.compile(r"Page: docs/(\S+\.md)")
GROUPS = {
    "Probability": ["probability"],
    "Counting": ["counting"],
    "Separating": ["separation"],
    "Summaries": ["summaries"],
    "Density": ["density"],
    "Scoring": ["scoring"],
    "Text": ["text"],
    "Evaluation": ["evaluation"],
    "Explanations": ["explain", "views"],
    "Pictures": ["figures"],
    "Keeping a model": ["storage"],
    "Data": ["datasets"],
}


def functions(page: str) -> str:
    """All public functions, in the order of the derivation."""
    texts = []
    for title, modules in GROUPS.items():
        texts.append(f"## {title}")
        for name in naivebayes.__all__:
            thing = getattr(naivebayes, name)
            module = thing.__module__.split(".")[1]
            if inspect.isfunction(thing) and module in modules:
                texts.append(entry(name, thing, page))
    return "\n\n".join(texts)


def methods(page: str) -> str:
    """The public methods, first of every model, then of some."""
    texts = []
    for name in sorted(homes(), key=is_special):
        kind, _, method = name.partition(".")
        if method and kind in naivebayes.__all__:
            thing = getattr(getattr(naivebayes, kind), method)
            texts.append(entry(name, thing, page))
    return "\n\n".join(texts)


def is_special(name: str) -> bool:
    """True for what not every model has."""
    return not name.startswith("NaiveBayes.")


def classes(page: str) -> str:
    """The models, and the records that functions give."""
    texts = []
    for name in naivebayes.__all__:
        thing = getattr(naivebayes, name)
        if isinstance(thing, type) and not is_problem(thing):
            texts.append(entry(name, thing, page))
            if thing is naivebayes.Explanation:
                texts.extend(entries_of(thing, page))
    return "\n\n".join(texts)


def entries_of(kind: type, page: str) -> list[str]:
    """The methods that a class itself has for its users."""
    texts = []
    for name, method in vars(kind).items():
        if inspect.isfunction(method) and not name.startswith("_"):
            texts.append(entry(f"{kind.__name__}.{name}", method, page))
    return texts


def errors(page: str) -> str:
    """The errors and warnings, and what each is for."""
    texts = []
    for name in naivebayes.__all__:
        thing = getattr(naivebayes, name)
        if isinstance(thing, type) and is_problem(thing):
            texts.append(entry(name, thing, page))
    return "\n\n".join(texts)


def is_problem(thing: type) -> bool:
    """True for an error or a warning."""
    return issubclass(thing, Exception)


def entry(name: str, thing: Any, page: str) -> str:
    """One name: how it is called, what it gives, where it is shown."""
    call = f"{name.removeprefix('NaiveBayes.')}{arguments(thing)}"
    anchor = anchor_of(name)
    first = (inspect.getdoc(thing) or "").split("\n")[0]
    shown = link(name, thing, page)
    return f"### `{call}` {{ #{anchor} }}\n\n{first} {shown}"


def arguments(thing: Any) -> str:
    """The arguments of a function, without their types."""
    if isinstance(thing, type) and "__init__" not in vars(thing):
        return ""
    parts = []
    for parameter in inspect.signature(thing).parameters.values():
        if parameter.name != "self":
            plain = parameter.replace(annotation=parameter.empty)
            parts.append(str(plain))
    return f"({', '.join(parts)})"


@cache
def homes() -> dict[str, str]:
    """Name -> the page that shows its source; read once a build."""
    shown = {}
    for path in sorted(DOCS.rglob("*.md")):
        for name in SHOWN.findall(path.read_text("utf-8")):
            shown[name] = path.relative_to(DOCS).as_posix()
    return shown


def link(name: str, thing: Any, page: str) -> str:
    """A link to the source of a name, or to the page that it names."""
    home, anchor = homes().get(name), f"#{anchor_of(name)}"
    if home is None:
        named = NAMED.search(inspect.getdoc(thing) or "")
        home, anchor = named[1] if named else None, ""
    if home is None:
        return ""
    return f"[{title_of(home)}]({way(page, home)}{anchor})"


def link_to(name: str, page: str) -> str | None:
    """A link from a page to a name in the reference, if it is there."""
    if name.split(".")[0] not in naivebayes.__all__:
        return None
    if "." in name and name not in homes():
        return None
    place = way(page, "reference.md")
    return f"[In the reference]({place}#{anchor_of(name)})"


def anchor_of(name: str) -> str:
    """The anchor of a name on its page and in the reference."""
    return name.replace(".", "-").lower()


def way(page: str, other: str) -> str:
    """The relative path from one page to another."""
    return posixpath.relpath(other, posixpath.dirname(page) or ".")


def title_of(page: str) -> str:
    """The heading of a page."""
    text = (DOCS / page).read_text("utf-8")
    return text.split("\n")[0].removeprefix("# ")
