"""What is known of a column after some blocks, in little memory.

| name     | meaning                                              |
|----------|------------------------------------------------------|
| gap      | an empty cell, or the mark of a missing one          |
| seen     | distinct known cells, up to a limit                  |
| new      | known cells of a block that are not among the seen   |
| large    | a number that is too large for a column of its kind  |

Only new cells are looked at one by one. The limit costs time alone:
where it is reached, a cell may be new more than once.
"""

from collections.abc import Collection, Sequence
from itertools import islice

from naivebayes.datasets.cells import (
    LONGEST_NUMBER,
    NUMBER,
    TEXT,
    WHOLE,
    are_finite,
    are_whole,
    floats_of,
    hold_blanks,
    is_among,
    is_number,
    number_of,
    numbers_of,
    without_margins,
)

MOST_DISTINCT = 1000  # cells of a column that are remembered

Found = tuple[int, str]  # a line and a cell that stands there


class Tally:
    """What was seen of one column so far."""

    def __init__(self, name: str) -> None:
        self.name = name  # the cell in the first line of the file
        self.repeated = False  # the name is among the known cells
        self.kind = WHOLE
        self.seen: set[str] = set()
        self.more = False  # distinct cells than the limit
        self.n_known = 0
        self.n_new = 0  # of them, that were not among those seen
        self.n_gaps = 0
        self.n_more_words = 0  # than one for each known cell
        self.wordy = False  # some cell has several words
        self.bits = True  # all numbers are 0 or 1
        self.ready = True  # no blanks around cells, and no gaps
        self.filled = False  # some cell is not empty
        self.first_gap: Found | None = None
        self.large: dict[str, Found] = {}  # too large for a kind

    def add(
        self,
        lines: Sequence[int],
        column: Sequence[str],
        missing: str | None,
    ) -> None:
        """Take in one block of the column."""
        if self.brings_nothing_new(column, missing):
            self.n_known += len(column)
            if self.more:
                self.n_new += len(set(column).difference(self.seen))
            return
        cells, distinct = without_margins(column)
        gaps = distinct & {"", missing}
        if gaps or cells is not column:
            self.ready = False
        self.filled = self.filled or distinct != {""}
        new = distinct.difference(self.seen, gaps)
        self.n_new += len(new)
        if new:
            self.add_new(lines, cells, new)
        n_gaps = self.add_gaps(lines, cells, gaps) if gaps else 0
        self.n_known += len(cells) - n_gaps
        if self.wordy:
            self.n_more_words += more_words(cells, gaps)

    def add_above(
        self, line: int, cell: str, missing: str | None
    ) -> None:
        """Take in the cell of a line above all the others."""
        self.seen.discard(cell)  # its line is the first to be named
        self.add([line], [cell], missing)

    def brings_nothing_new(
        self, column: Sequence[str], missing: str | None
    ) -> bool:
        """True where a quick look shows that only the count changes.

        Either all cells were seen, or these are more of many numbers.
        """
        if self.wordy or self.seen.issuperset(column):
            return not self.wordy
        if self.kind == TEXT or not self.more or self.bits:
            return False
        if is_number(self.name) or is_among(missing, column):
            return False
        return numbers_of(column, NUMBER) is not None and (
            self.kind == NUMBER or are_whole(column)
        )

    def add_gaps(
        self, lines: Sequence[int], cells: Sequence[str], gaps: set[str]
    ) -> int:
        """Count the missing cells of a block; gives their number."""
        n_gaps = 0
        for gap in gaps:
            n_gaps += cells.count(gap)
        self.n_gaps += n_gaps
        self.first_gap = first(self.first_gap, lines, cells, gaps)
        return n_gaps

    def add_new(
        self, lines: Sequence[int], cells: Sequence[str], new: set[str]
    ) -> None:
        """Look at cells that were not seen before."""
        self.repeated = self.repeated or self.name in new
        numbers = None if self.kind == TEXT else floats_of(new)
        if numbers is None:
            self.kind = TEXT
            self.wordy = self.wordy or hold_blanks(new)
        else:
            if self.kind == WHOLE and not are_whole(new):
                self.kind = NUMBER
            self.bits = self.bits and set(numbers) <= {0, 1}
            self.add_large(lines, cells, new, numbers)
        room = MOST_DISTINCT - len(self.seen)
        self.more = self.more or len(new) > room
        self.seen.update(islice(new, room))

    def add_large(
        self,
        lines: Sequence[int],
        cells: Sequence[str],
        new: set[str],
        numbers: list[float],
    ) -> None:
        """Keep the first number that would be too large, by kind."""
        longest = max(map(len, new))
        if longest <= LONGEST_NUMBER and are_finite(numbers):
            return
        for kind in (WHOLE, NUMBER):
            large = [c for c in new if number_of(c, kind) is None]
            if large:
                before = self.large.get(kind)
                self.large[kind] = first(before, lines, cells, large)


def first(
    before: Found | None,
    lines: Sequence[int],
    cells: Sequence[str],
    wanted: Collection[str],
) -> Found:
    """The first of some cells of a block, or what was found before."""
    i = min([cells.index(cell) for cell in wanted])
    found = (lines[i], cells[i])
    return found if before is None else min(before, found)


def more_words(cells: Sequence[str], gaps: set[str]) -> int:
    """The number of words in known cells, after the first of each."""
    total = 0
    for cell in cells:
        if cell not in gaps:
            total += len(cell.split()) - 1
    return total
