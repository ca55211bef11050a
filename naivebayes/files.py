"""A file that is put in its place when it is whole.

| name   | meaning                                             |
|--------|-----------------------------------------------------|
| path   | the file that is wanted; a link leads to its target |
| beside | a file in the same folder, which is written first   |
"""

import os
import secrets
import stat
from types import TracebackType
from typing import Any, TextIO


class NewFile:
    """A text file for a `with`: whole at its end, or not there.

    An error or an interrupt leaves what was there before. A file that
    is replaced hands on its permissions.
    """

    def __init__(self, path: str) -> None:
        self.path = os.path.realpath(path)
        folder = os.path.dirname(self.path)
        name = f".{secrets.token_hex(8)}.part"
        self.beside = os.path.join(folder, name)
        self.file: Any = None

    def __enter__(self) -> "NewFile":
        """Nothing yet: in the `with` an interrupt leaves nothing."""
        return self

    def opened(self) -> TextIO:
        """The file beside."""
        self.file = open(  # noqa: SIM115, closed in __exit__
            self.beside,
            "x",
            encoding="utf-8",
            errors="backslashreplace",
            newline="",
        )
        file: TextIO = self.file
        return file

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Rename what is whole; delete what is not."""
        try:
            if self.file is not None:
                self.file.close()
            if error is None:
                self.put_in_place()
        finally:
            if os.path.exists(self.beside):
                os.unlink(self.beside)

    def put_in_place(self) -> None:
        """Give the file its permissions and its name."""
        if os.path.exists(self.path):
            mode = stat.S_IMODE(os.stat(self.path).st_mode)
            os.chmod(self.beside, mode)
        os.replace(self.beside, self.path)
