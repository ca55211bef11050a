"""Steps of a solution as Markdown.

| part           | in Markdown                        |
|----------------|------------------------------------|
| equations      | a code block, as on the blackboard |
| tables         | tables, signs of Markdown escaped  |
| sentences      | paragraphs                         |
"""

from naivebayes.render.blanks import Look, by_title
from naivebayes.render.cells import factor_rows, weight_rows
from naivebayes.render.sentences import (
    change_sentences,
    left_out_lines,
    outcome_sentence,
    prediction_sentence,
)
from naivebayes.render.steps import TITLES, Step
from naivebayes.render.text import DENSITY, equation_lines

ANY_WIDTH = 10**6
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
    for title, of_title in by_title(steps, TITLES).items():
        blocks.append(f"### {title}")
        blocks.extend(section_blocks(title, of_title, steps, look))
    return "\n\n".join(blocks) + "\n"


def section_blocks(
    title: str, of_title: list[Step], steps: list[Step], look: Look
) -> list[str]:
    """The blocks of one section."""
    if title == "Factors":
        rows = factor_rows(steps, look, ANY_WIDTH)
        measured = ["mean" in step.numbers for step in steps]
        density = [code_block([DENSITY])] if any(measured) else []
        return [markdown_table(rows), *density]
    if title == "Left out":
        lines = left_out_lines(of_title)
        return ["\n".join([f"- {escaped(line)}" for line in lines])]
    if title == "What decides":
        return deciding_blocks(of_title, steps, look)
    if title == "Prediction":
        return [
            f"**{escaped(prediction_sentence(of_title[0], look))}**"
        ]
    lines = []
    for step in of_title:
        lines.extend(equation_lines(step, look))
    return [code_block(lines)]


def deciding_blocks(
    of_title: list[Step], steps: list[Step], look: Look
) -> list[str]:
    """The weights, the runner-up, and the nearest change."""
    rows = weight_rows(steps, look, ANY_WIDTH)
    blocks = [markdown_table(rows)] if rows else []
    for step in of_title:
        if step.part in ("runner-up", "tie"):
            blocks.append(escaped(outcome_sentence(step, look)))
    changes = [step for step in of_title if step.part == "change"]
    blocks.append(escaped(" ".join(change_sentences(changes, look))))
    return blocks


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
