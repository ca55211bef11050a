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
from pathlib import Path
from typing import Any

import naivebayes

DOCS = Path(__file__).parent.parent
SHOWN = re.compile(r"^::: naivebayes\.([\w.]+)$", re.M)
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
    """The public methods of every model."""
    texts = []
    for name in sorted(vars_of(naivebayes.NaiveBayes)):
        thing = getattr(naivebayes.NaiveBayes, name)
        texts.append(entry(f"NaiveBayes.{name}", thing, page))
    return "\n\n".join(texts)


def classes(page: str) -> str:
    """The models, and the records that functions give."""
    texts = []
    for name in naivebayes.__all__:
        thing = getattr(naivebayes, name)
        if isinstance(thing, type) and not is_problem(thing):
            texts.append(entry(name, thing, page))
    return "\n\n".join(texts)


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


def vars_of(model: type) -> list[str]:
    """The methods that a model class has for its users."""
    names = []
    for name in homes():
        kind, _, method = name.partition(".")
        if kind == "NaiveBayes" and method:
            names.append(method)
    return names


def entry(name: str, thing: Any, page: str) -> str:
    """One name: how it is called, what it gives, where it is shown."""
    method = name.split(".")[-1]
    call = f"{method}{arguments(thing)}"
    anchor = name.replace(".", "-").lower()
    first = (inspect.getdoc(thing) or "").split("\n")[0]
    home = homes().get(name)
    shown = "" if home is None else f" {link(name, home, page)}"
    return f"### `{call}` {{ #{anchor} }}\n\n{first}{shown}"


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


def homes() -> dict[str, str]:
    """Name -> the page that shows its source."""
    shown = {}
    for path in sorted(DOCS.rglob("*.md")):
        for name in SHOWN.findall(path.read_text("utf-8")):
            shown[name] = path.relative_to(DOCS).as_posix()
    return shown


def link(name: str, home: str, page: str) -> str:
    """A link from a page to the source of a function."""
    anchor = name.replace(".", "-").lower()
    title = title_of(home)
    return f"[{title}]({way(page, home)}#{anchor})"


def link_to(name: str, page: str) -> str | None:
    """A link from a page to a public name in the reference."""
    if name not in naivebayes.__all__:
        return None
    place = way(page, "reference.md")
    return f"[In the reference]({place}#{name.lower()})"


def way(page: str, other: str) -> str:
    """The relative path from one page to another."""
    return posixpath.relpath(other, posixpath.dirname(page) or ".")


def title_of(page: str) -> str:
    """The heading of a page."""
    text = (DOCS / page).read_text("utf-8")
    return text.split("\n")[0].removeprefix("# ")
