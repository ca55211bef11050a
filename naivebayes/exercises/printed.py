"""A sheet as one HTML page that prints, with its pictures drawn.

It needs no other file, no network and no script.

| name  | meaning                                             |
|-------|-----------------------------------------------------|
| SIDE  | of a pixel, in units of the drawing                 |
| blank | a line to write on, where a value is left out       |
"""

from html import escape

from naivebayes.exercises.sheets import (
    CLASSES,
    MARKS,
    MARKS_SAID,
    SLIPS,
    SLIPS_SAID,
    TASK,
    TITLE,
    Sheet,
    slip_rows,
)
from naivebayes.figures.drawing import element
from naivebayes.render.blanks import BLANK
from naivebayes.render.cells import factor_rows
from naivebayes.render.sentences import prediction_sentence
from naivebayes.render.steps import TITLES, Step, sections_of
from naivebayes.render.tables import ANY_WIDTH
from naivebayes.render.text import equation_lines

SIDE = 14
ACROSS = 3  # pixels in a line of a picture
STYLE = """\
body { font: 11pt/1.4 Georgia, serif; color: #000; background: #fff;
  max-width: 18cm; margin: 1cm auto; padding: 0 0.5cm; }
h1 { font-size: 15pt; margin: 0; }
h2 { font-size: 12pt; margin: 0.7em 0 0.2em; }
section { break-inside: avoid; }
figure { margin: 0; display: inline-block; text-align: center; }
svg { margin: 0 10px 2px 0; }
header { display: flex; justify-content: space-between;
  align-items: baseline; }
.blank { display: inline-block; min-width: 3cm; height: 1.6em;
  border-bottom: 1px solid #000; }
.name .blank { min-width: 9cm; } .line .blank { min-width: 11.5cm; }
.line { margin: 0.35em 0; font-family: Menlo, Consolas, monospace;
  font-size: 10pt; white-space: pre-wrap; }
table { border-collapse: collapse; font-size: 10pt; }
th, td { border: 1px solid #999; padding: 0.25em 0.6em;
  text-align: left; }
td .blank { border: 0; }
@page { margin: 1.3cm; }
@media print { body { margin: 0; padding: 0; max-width: none; } }
"""


def html(sheet: Sheet) -> str:
    """A sheet as a page of its own."""
    parts = [
        f"<header><h1>{escape(TITLE)}</h1>",
        f"<span>{escape(sheet.heading())}</span></header>",
    ]
    if not sheet.is_key:
        parts.append(f'<p class="name">Name: {blank(BLANK)}</p>')
    parts.append(f"<p>{escape(TASK)}</p>")
    parts.extend(pictures(sheet))
    parts.extend(solution(sheet))
    if sheet.is_key:
        slips = [paragraph(SLIPS_SAID), table(slip_rows(sheet.board))]
        parts.append(section(SLIPS, slips))
        parts.append(section(MARKS, [paragraph(MARKS_SAID)]))
    return page(sheet, parts)


def page(sheet: Sheet, parts: list[str]) -> str:
    """The whole page around its parts."""
    title = escape(f"{sheet.heading()}: {TITLE}")
    lines = [
        "<!DOCTYPE html>",
        '<html lang="en">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{title}</title>",
        f"<style>\n{STYLE}</style>",
        "</head>",
        "<body>",
        *parts,
        "</body>",
        "</html>",
        "",
    ]
    return "\n".join(lines)


def pictures(sheet: Sheet) -> list[str]:
    """The training pictures by class, and x."""
    sections = []
    for c in CLASSES:
        images = sheet.board.of_class(c)
        title = f"{len(images)} pictures of class {c}"
        sections.append(section(title, [drawing(i) for i in images]))
    return [
        *sections,
        section("The picture x", [drawing(sheet.board.x)]),
    ]


def drawing(image: list[int]) -> str:
    """One picture as SVG; its text is read out by screen readers."""
    cells = []
    for j, value in enumerate(image):
        place = {
            "x": 1 + j % ACROSS * SIDE,
            "y": 1 + j // ACROSS * SIDE,
        }
        size = {"width": SIDE, "height": SIDE}
        fill = "#000" if value else "#fff"
        cells.append(
            element("rect", **place, **size, fill=fill, stroke="#888")
        )
    whole = ACROSS * SIDE + 2
    return element(
        "svg",
        "".join(cells),
        width=whole,
        height=whole,
        role="img",
        aria_label=spoken(image),
    )


def spoken(image: list[int]) -> str:
    """A picture as a text: 001 001 001."""
    signs = "".join([str(value) for value in image])
    lines = []
    for start in range(0, len(signs), ACROSS):
        lines.append(signs[start : start + ACROSS])
    return " ".join(lines)


def solution(sheet: Sheet) -> list[str]:
    """The steps, section by section."""
    sections = []
    for part, steps in sections_of(sheet.steps).items():
        sections.append(
            section(TITLES[part], section_parts(part, steps, sheet))
        )
    return sections


def section_parts(
    part: str, steps: list[Step], sheet: Sheet
) -> list[str]:
    """What stands in one section of the solution."""
    look = sheet.look()
    if part == "factor":
        return [table(factor_rows(sheet.steps, look, ANY_WIDTH))]
    if part == "prediction":
        return [paragraph(prediction_sentence(steps[0], look))]
    lines = []
    for step in steps:
        text = "\n".join(equation_lines(step, look))
        lines.append(f'<p class="line">{blank(escape(text))}</p>')
    return lines


def section(title: str, parts: list[str]) -> str:
    """A heading, with its parts kept together on paper."""
    inside = "\n".join([f"<h2>{escape(title)}</h2>", *parts])
    return f"<section>\n{inside}\n</section>"


def paragraph(text: str) -> str:
    """A paragraph of words."""
    return f"<p>{blank(escape(text))}</p>"


def table(rows: list[list[str]]) -> str:
    """A table, its head first."""
    head, *others = rows
    lines = ["<table>", row(head, "th")]
    lines.extend([row(cells, "td") for cells in others])
    return "\n".join([*lines, "</table>"])


def row(cells: list[str], tag: str) -> str:
    """A row of a table."""
    parts = [f"<{tag}>{blank(escape(cell))}</{tag}>" for cell in cells]
    return f"<tr>{''.join(parts)}</tr>"


def blank(text: str) -> str:
    """A text with lines to write on where values are left out."""
    return text.replace(BLANK, '<span class="blank"></span>')
