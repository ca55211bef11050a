"""Elements of a picture, and the picture itself, as SVG text.

| name    | meaning                             | example          |
|---------|-------------------------------------|------------------|
| x, y    | a place, in units to the right and  | 16, 28           |
|         | down from the upper left corner     |                  |
| role    | whose color an element has          | "ink"            |
| size    | the height of text                  | 14               |
| room    | how wide a text may become          | 120              |

Everything is plain ASCII: other characters stand as references.
"""

import re
import zlib
from typing import Any

from naivebayes.figures.colors import LIGHT, style_sheet
from naivebayes.notation import text_of

SIZE = 14
SMALL = 13
WIDTH = 480  # of most pictures; a phone shows 3/4 of it
MARGIN = 16
TOP = 48  # what stands below the heading begins here
LONGEST = 80  # characters of a name in a title or description
NARROW = "fijlrt .,:;-'|!()[]"
WIDE = "mwMW@%"
NOT_IN_XML = "[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]"
BLANKS = "[\\s\x85]+"

Box = tuple[float, float, float, float]


class Picture(str):
    """A picture as SVG text, which a notebook shows as a picture.

    It is a text: write it to a file whose name ends in .svg, or put it
    into a page as it is.
    Page: docs/models/gaussian.md
    >>> from naivebayes import confusion, confusion_picture
    >>> picture = confusion_picture(confusion([1, 7], [1, 7]))
    >>> picture[:4], picture[-7:]
    ('<svg', '</svg>\\n')
    """

    __slots__ = ()

    def _repr_svg_(self) -> str:
        """The text itself, as notebooks ask for it."""
        return str(self)


def picture_of(
    title: str,
    description: str,
    size: tuple[float, float],
    parts: list[str],
) -> Picture:
    """The parts on paper, below the title.

    size: width and height. Screen readers are told title and
    description; the ids are made from the content, so that two
    pictures on one page do not share them.
    """
    width, height = size
    drawn = [
        rect((0, 0, width, height), "paper", rx=8),
        text(MARGIN, 28, cut(title, width - 2 * MARGIN, 16), size=16),
        *parts,
    ]
    body = "\n".join([element("style", style_sheet()), *drawn])
    heading, words = escaped(title), escaped(description)
    key = zlib.crc32("\n".join([heading, words, body]).encode())
    ids = [f"nb-{key:08x}-title", f"nb-{key:08x}-desc"]
    told = [
        element("title", heading, id=ids[0]),
        element("desc", words, id=ids[1]),
    ]
    content = "\n".join(["", *told, body, ""])
    return Picture(root(size, " ".join(ids), content) + "\n")


def root(size: tuple[float, float], ids: str, content: str) -> str:
    """The outermost element: as large as it is, or as fits."""
    width, height = size
    return element(
        "svg",
        content,
        xmlns="http://www.w3.org/2000/svg",
        class_="naivebayes-picture",
        role="img",
        aria_labelledby=ids,
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        style="max-width:100%;height:auto",
        font_family="system-ui, sans-serif",
        font_size=SIZE,
    )


def element(tag: str, content: str = "", /, **attributes: Any) -> str:
    """<tag attribute="value">content</tag>.

    In the name of an attribute _ stands for -; class_ is class.
    """
    parts = [tag]
    for name, value in attributes.items():
        if name != "viewBox":
            name = name.rstrip("_").replace("_", "-")
        shown = value if isinstance(value, str) else number(value)
        parts.append(f'{name}="{escaped(shown)}"')
    head = " ".join(parts)
    return f"<{head}>{content}</{tag}>" if content else f"<{head}/>"


def painted(role: str) -> dict[str, str]:
    """The color of a role: by style sheet, or else the light one."""
    return {"class_": f"nb-{role}", "color": LIGHT[role]}


def group(name: str, parts: list[str]) -> str:
    """Parts that belong together, under a name."""
    content = "\n".join(["", *parts, ""])
    return element("g", content, class_=f"nb-{name}")


def rect(box: Box, role: str, content: str = "", /, **more: Any) -> str:
    """A rectangle; box: x, y, width and height."""
    x, y, width, height = box
    place = {"x": x, "y": y, "width": width, "height": height}
    paint = {"fill": "currentColor", **more}
    return element("rect", content, **place, **painted(role), **paint)


def frame(box: Box, role: str, width: float) -> str:
    """The edge of a rectangle, drawn that wide."""
    edge = {"stroke": "currentColor", "stroke_width": width}
    return rect(box, role, fill="none", **edge)


def text(
    x: float,
    y: float,
    content: str,
    role: str = "ink",
    anchor: str = "start",
    size: int = SIZE,
    **more: Any,
) -> str:
    """A text whose start, middle or end stands at x."""
    place: dict[str, Any] = {"x": x, "y": y}
    if size != SIZE:
        place["font_size"] = size
    if anchor != "start":
        place["text_anchor"] = anchor
    paint = {"fill": "currentColor", **more}
    return element(
        "text", escaped(content), **place, **painted(role), **paint
    )


def line(
    x: tuple[float, float],
    y: tuple[float, float],
    role: str,
    **more: Any,
) -> str:
    """A line; x, y: from and to."""
    ends = {"x1": x[0], "y1": y[0], "x2": x[1], "y2": y[1]}
    paint = {"stroke": "currentColor", **more}
    return element("line", **ends, **painted(role), **paint)


def grid(box: Box, columns: int, rows: int) -> str:
    """The edges of all cells that fill a rectangle."""
    x, y, width, height = box
    edges = []
    for k in range(columns + 1):
        at = x + width * k / columns
        edges.append(line((at, at), (y, y + height), "rule"))
    for i in range(rows + 1):
        at = y + height * i / rows
        edges.append(line((x, x + width), (at, at), "rule"))
    return group("grid", edges)


def polyline(
    points: list[tuple[float, float]], role: str, **more: Any
) -> str:
    """A line through points; neighbors in one place are one."""
    places: list[str] = []
    for x, y in points:
        place = f"{number(x)},{number(y)}"
        if places[-1:] != [place]:
            places.append(place)
    way = {"points": " ".join(places)}
    paint = {"fill": "none", "stroke": "currentColor", **more}
    return element("polyline", **way, **painted(role), **paint)


def circle(x: float, y: float, r: float, role: str, **more: Any) -> str:
    """A dot."""
    place = {"cx": x, "cy": y, "r": r, "fill": "currentColor"}
    return element("circle", **place, **painted(role), **more)


def number(value: float) -> str:
    """A place in the picture, to two decimals at most.

    >>> number(12.0), number(1 / 3), number(-0.001)
    ('12', '0.33', '0')
    """
    rounded = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if rounded == "-0" else rounded


def escaped(content: str) -> str:
    """A text as XML allows it, in ASCII.

    >>> escaped('<"φ" & more>')
    '&lt;&quot;&#966;&quot; &amp; more&gt;'
    """
    marks = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}
    safe = clean(content)
    for mark, reference in marks.items():
        safe = safe.replace(mark, reference)
    return safe.encode("ascii", "xmlcharrefreplace").decode("ascii")


def clean(content: str) -> str:
    """One line, without the characters that XML has no place for."""
    one_line = re.sub(BLANKS, " ", content)
    return re.sub(NOT_IN_XML, "\ufffd", one_line)


def name_of(value: Any) -> str:
    """The text of a label or feature, cut where it is very long."""
    name = clean(text_of(value))
    if len(name) <= LONGEST:
        return name
    return f"{name[: LONGEST - 20]}\u2026{name[-19:]}"


def cut(content: str, room: float, size: int = SIZE) -> str:
    """A text that fits; of a longer one, the start and the end."""
    kept, shorter = len(content), content
    while text_width(shorter, size) > room and kept > 1:
        kept = kept - 1
        end = kept // 3
        rest = content[len(content) - end :]
        shorter = f"{content[: kept - end]}\u2026{rest}"
    return shorter


def text_width(content: str, size: int = SIZE) -> float:
    """About how wide a text is, rather too much than too little."""
    total = 0.0
    for letter in content:
        total += letter_width(letter) * size
    return total


def letter_width(letter: str) -> float:
    """About how wide a letter is, where its height is 1."""
    if letter in NARROW:
        return 0.42
    if ord(letter) >= 0x1100 or letter in WIDE:
        return 1.05  # the letters of Asia
    return 0.69 if letter.isupper() else 0.64
