"""How far a long work has come, on a terminal only.

| name    | meaning                               | example      |
|---------|---------------------------------------|--------------|
| doing   | what is being done                    | counting     |
| n       | how many rows are done                | 400,000 rows |
"""

import sys
import time

BETWEEN = 0.1  # seconds from one word to the next
EMPTY = "\r" + 79 * " " + "\r"


class Progress:
    """A line on the terminal that is written over and over."""

    def __init__(self) -> None:
        self.is_shown = sys.stderr.isatty()
        self.said_at = -BETWEEN

    def show(self, doing: str, n: int, of: str = "rows") -> None:
        """Say how much is done, but not too often."""
        now = time.monotonic()
        if self.is_shown and now - self.said_at >= BETWEEN:
            self.said_at = now
            text = f"{doing}: {n:,} {of}"[:79]
            sys.stderr.write(f"{EMPTY}{text}")
            sys.stderr.flush()

    def clear(self) -> None:
        """Leave an empty line for what comes next."""
        self.said_at = -BETWEEN
        if self.is_shown:
            sys.stderr.write(EMPTY)
            sys.stderr.flush()
