"""Tables and pictures made of plain characters.

| name    | meaning                      | example          |
|---------|------------------------------|------------------|
| cells   | the texts of one line        | ["x1=1", "1/4"]  |
| picture | a row of pixels, as # and .  | ["# # #"]        |
"""

from naivebayes.notation import Row

Rows = list[list[str]]
WIDTH = 78  # columns of a line, beside an indent of two
ANY_WIDTH = 10**6  # where lines need not fit a screen


def picture(x: Row, width: int) -> list[str]:
    """A row of pixels as lines of # (on) and . (off)."""
    marks = ["#" if x_j else "." for x_j in x]
    lines = []
    for start in range(0, len(marks), width):
        lines.append(" ".join(marks[start : start + width]))
    return lines


def side_by_side(pictures: list[list[str]]) -> list[str]:
    """Several pictures in one line."""
    return ["   ".join(parts) for parts in zip(*pictures)]


def table(head: list[str], rows: list[list[str]]) -> str:
    """Columns of equal width, the first to the left."""
    lines = [head, *rows]
    widths = [max(map(len, column)) for column in zip(*lines)]
    texts = []
    for cells in lines:
        parts = [cells[0].ljust(widths[0])]
        for cell, width in zip(cells[1:], widths[1:]):
            parts.append(cell.rjust(width))
        texts.append("  ".join(parts).rstrip())
    return "\n".join(texts)


def left_table(rows: list[list[str]]) -> list[str]:
    """Lines of columns of equal width, all to the left."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    lines = []
    for cells in rows:
        padded = [
            cell.ljust(width) for cell, width in zip(cells, widths)
        ]
        lines.append("  ".join(padded).rstrip())
    return lines


def right_table(rows: list[list[str]]) -> list[str]:
    """The same, all but the first column to the right."""
    return table(rows[0], rows[1:]).split("\n")


def in_blocks(rows: list[list[str]], width: int) -> list[Rows]:
    """A wide table as several, each with the first column.

    Each block holds as many columns as fit, one at least.
    """
    columns = list(zip(*rows))
    blocks = []
    start = 1
    while start < len(columns):
        stop = start + 1
        while stop < len(columns) and fits(
            [columns[0], *columns[start : stop + 1]], width
        ):
            stop += 1
        block = [columns[0], *columns[start:stop]]
        lines = [list(row) for row in zip(*block)]
        if not fits(block, width):
            lines[0] = [lines[0][1], ""]  # the head above both
        blocks.append(lines)
        start = stop
    return blocks


def fits(columns: list[tuple[str, ...]], width: int) -> bool:
    """True where some columns fit a line."""
    total = -2
    for column in columns:
        total += max(map(len, column)) + 2
    return total <= width
