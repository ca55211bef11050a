"""How far a long work has come, on a terminal only.

| name    | meaning                               | example       |
|---------|---------------------------------------|---------------|
| doing   | what is being done                    | counting      |
| n       | how many rows are done                | 400,000 rows  |
"""

import sys
import time

BETWEEN = 0.1  # seconds from one word to the next


class Progress:
    """A line on the terminal that is written over and over."""

    def __init__(self) -> None:
        self.is_shown = sys.stderr.isatty()
        self.said_at = time.monotonic()
        self.width = 0

    def show(self, doing: str, n: int, of: str = "rows") -> None:
        """Say how much is done, but not too often."""
        now = time.monotonic()
        if self.is_shown and now - self.said_at > BETWEEN:
            self.said_at = now
            self.write(f"{doing}: {n:,} {of}")

    def clear(self) -> None:
        """Leave an empty line for what comes next."""
        if self.width:
            self.write("")
            self.write("")

    def write(self, text: str) -> None:
        """Write over the line."""
        sys.stderr.write("\r" + text.ljust(self.width))
        if not text:
            sys.stderr.write("\r")
        sys.stderr.flush()
        self.width = len(text)
