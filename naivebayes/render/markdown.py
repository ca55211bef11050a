"""Steps of a solution as Markdown.

| part           | in Markdown                        |
|----------------|------------------------------------|
| equations      | a code block, as on the blackboard |
| tables         | tables, signs of Markdown escaped  |
| sentences      | paragraphs                         |
"""

from naivebayes.render.blanks import Look
from naivebayes.render.cells import factor_rows, weight_rows
from naivebayes.render.sentences import (
    deciding_sentences,
    left_out_lines,
    prediction_sentence,
)
from naivebayes.render.steps import (
    TITLES,
    Step,
    have_density,
    sections_of,
)
from naivebayes.render.tables import ANY_WIDTH
from naivebayes.render.text import DENSITY, equation_lines

ESCAPED = {
    "\\": "&#92;",
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    "|": "&#124;",
    "*": "\\*",
    "_": "\\_",
    "`": "\\`",
    "[": "\\[",
    "]": "\\]",
    "#": "\\#",
    "~": "&#126;",
    "$": "&#36;",
}


def as_markdown(steps: list[Step], look: Look) -> str:
    """The steps as Markdown, a section for each title."""
    blocks = []
    for part, section in sections_of(steps).items():
        blocks.append(f"### {TITLES[part]}")
        blocks.extend(section_blocks(part, section, steps, look))
    return "\n\n".join(blocks) + "\n"


def section_blocks(
    part: str, section: list[Step], steps: list[Step], look: Look
) -> list[str]:
    """The blocks of one section."""
    if part == "factor":
        blocks = [markdown_table(factor_rows(steps, look, ANY_WIDTH))]
        if have_density(section):
            blocks.append(code_block(DENSITY))
        return blocks
    if part == "left out":
        lines = left_out_lines(section)
        return ["\n".join([f"- {escaped(line)}" for line in lines])]
    if part == "weight":
        rows = weight_rows(steps, look, ANY_WIDTH)
        blocks = [markdown_table(rows)] if rows else []
        sentences = deciding_sentences(section, look)
        return [*blocks, *map(escaped, sentences)]
    if part == "prediction":
        last = escaped(prediction_sentence(section[0], look))
        return [f"**{last}**"]
    lines = []
    for step in section:
        lines.extend(equation_lines(step, look))
    return [code_block(lines)]


def markdown_table(rows: list[list[str]]) -> str:
    """A table, its head first."""
    lines = []
    for cells in rows:
        texts = [escaped(cell) for cell in cells]
        lines.append(f"| {' | '.join(texts)} |")
    rule = "|".join(["---"] * len(rows[0]))
    return "\n".join([lines[0], f"|{rule}|", *lines[1:]])


def code_block(lines: list[str]) -> str:
    """Lines as they are, in a fence longer than any in them."""
    fence = "```"
    while any([fence in line for line in lines]):
        fence += "`"
    return "\n".join([f"{fence}text", *lines, fence])


def escaped(text: str) -> str:
    """A text without signs that Markdown would take for its own."""
    return "".join([ESCAPED.get(sign, sign) for sign in text])
