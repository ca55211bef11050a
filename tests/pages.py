"""The pages of the documentation, taken apart for the tests."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
sys.path.append(str(DOCS / "tools"))

import formulas  # noqa: E402, F401
import markers  # noqa: E402
import transcript  # noqa: E402, F401

PAGES = sorted(DOCS.rglob("*.md"))
FENCE = re.compile(
    r"^(?P<indent> *)(?P<marks>`{3,}) *(?P<info>[^`\n]*)\n(?P<body>.*?)^ *(?P=marks) *$",
    re.M | re.S)


def name_of(page):
    return page.relative_to(DOCS).as_posix()


def text_of(page):
    return page.read_text("utf-8")


def fences(text, *languages):
    """(info, content) of the fenced blocks of some languages."""
    found = []
    for match in FENCE.finditer(text):
        info = match["info"].strip("{} .")
        if not languages or (info.split() or [""])[0] in languages:
            indent = len(match["indent"])
            lines = match["body"].split("\n")
            found.append((info, "\n".join(line[indent:] for line in lines)))
    return found


def doctest_text(text):
    """The page with all but its pycon fences blanked, line by line."""
    kept = [""] * len(text.split("\n"))
    for match in FENCE.finditer(text):
        if match["info"].strip() == "pycon":
            first = text[:match.start("body")].count("\n")
            indent = len(match["indent"])
            for i, line in enumerate(match["body"].split("\n")):
                kept[first + i] = line[indent:]
    return "\n".join(kept)


def prose(text):
    """The page without its fences, markers and inline code."""
    text = FENCE.sub("", text)
    text = markers.MARKER.sub("", text)
    text = re.sub(r"(`+).+?\1", " ", text, flags=re.S)
    text = re.sub(r"\]\([^)]*\)", "]", text)
    text = re.sub(r"<[^>]*>", " ", text)
    return re.sub(r"\{[^}\n]*[#.=][^}\n]*\}\s*$", "", text, flags=re.M)


def sources(text):
    """The sources that a page shows, written out."""
    shown = []
    for name in markers.marked(text):
        shown.append(markers.source(name, "index.md"))
    return "\n".join(shown)
