"""The sheet of a seed, and its key, from one explanation.

| name  | meaning                                             |
|-------|-----------------------------------------------------|
| sheet | the pictures, and the solution without its values   |
| key   | the same with them, and the numbers of the slips    |

Both are made from the same steps, so they cannot disagree.
"""

from typing import NamedTuple

from naivebayes.exercises.boards import Board, steps_of
from naivebayes.exercises.slips import Slip, slips_of
from naivebayes.exercises.variants import variant
from naivebayes.render.blanks import CAN_BE_BLANK, Look
from naivebayes.render.markdown import (
    as_markdown,
    code_block,
    escaped,
    markdown_table,
)
from naivebayes.render.numbers import decimal
from naivebayes.render.steps import Step
from naivebayes.render.tables import picture, side_by_side

TITLE = "Naive Bayes by hand: is x a 1 or a 7?"
TASK = (
    "Learn from the training pictures, and classify x. Count, divide "
    "and multiply by hand, without smoothing: fractions exactly, "
    "decimals with four figures. x1 to x9 are the pixels, line by "
    "line; 1 is ON (dark), 0 is OFF."
)
SLIPS = "What the likely slips give"
SLIPS_SAID = (
    "With many a slip the class is still right: compare the numbers."
)
MARKS = "Marks"
MARKS_SAID = (
    "28 in all: one for each number that is right, and for the class "
    "if its numbers are right. Half a mark for a number that follows "
    "by a right step from a wrong one, or that a slip above gives."
)
CLASSES = (1, 7)


class Sheet(NamedTuple):
    """A board with its solution; a key shows the values."""

    seed: str
    board: Board
    steps: list[Step]
    is_key: bool

    def look(self) -> Look:
        """All values, or none."""
        return Look(
            blank=frozenset()
            if self.is_key
            else frozenset(CAN_BE_BLANK)
        )

    def heading(self) -> str:
        """Which sheet this is."""
        return f"{'Key' if self.is_key else 'Sheet'} {self.seed}"


def sheet_of(seed: str, *, is_key: bool) -> Sheet:
    """The sheet, or the key, of a seed."""
    board = variant(seed)
    return Sheet(seed, board, steps_of(board), is_key)


def markdown(sheet: Sheet) -> str:
    """A sheet as Markdown."""
    blocks = [f"# {TITLE}", f"**{escaped(sheet.heading())}**"]
    if not sheet.is_key:
        blocks.append("Name:")
    blocks.append(TASK)
    for c in CLASSES:
        images = sheet.board.of_class(c)
        pictures = [picture(image, width=3) for image in images]
        blocks.append(f"### {len(images)} pictures of class {c}")
        blocks.append(code_block(side_by_side(pictures)))
    blocks.append("### The picture x")
    blocks.append(code_block(picture(sheet.board.x, width=3)))
    blocks.append(as_markdown(sheet.steps, sheet.look()).rstrip())
    if sheet.is_key:
        slips = markdown_table(slip_rows(sheet.board))
        blocks.extend([f"### {SLIPS}", SLIPS_SAID, slips])
        blocks.extend([f"### {MARKS}", MARKS_SAID])
    return "\n\n".join(blocks) + "\n"


def slip_rows(board: Board) -> list[list[str]]:
    """The table of the slips, its head first."""
    head = ["slip"]
    for c in CLASSES:
        head.extend([f"score of {c}", f"P({c} | x)"])
    return [head, *[slip_row(slip) for slip in slips_of(board)]]


def slip_row(slip: Slip) -> list[str]:
    """The numbers that a slip leads to."""
    cells = [slip.title]
    for c in CLASSES:
        numbers = [slip.scores[c], slip.posteriors[c]]
        cells.extend([decimal(number, 4) for number in numbers])
    return cells
