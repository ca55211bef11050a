import io
import os
import tempfile
import threading

import pytest

from naivebayes import NaiveBayesError
from naivebayes.datasets.sources import (
    Source,
    copied,
    open_source,
    reason_of,
)
from naivebayes.datasets.streaming import (
    batches,
    scan_source,
    select_for_training,
)


def rows_of(source):
    selection = select_for_training(source, scan_source(source))
    return [x for batch in batches(source, selection) for x in batch.X]


def test_a_stream_is_copied_and_read_as_often_as_needed():
    stream = io.BytesIO(b"\xef\xbb\xbfa,y\n" + b"1,p\n" * 50_000)
    with copied(stream) as source:
        assert len(rows_of(source)) == 50_000
        assert rows_of(source)[-1] == (1,)
    assert source.copy.closed


def test_messages_call_a_copied_stream_standard_input():
    for data, message in [(b"", "is empty"), (b"a,y\n\xe9,p\n", "line 2"),
                          (b"a,y\n1\n", "line 2 has 1 cell")]:
        with copied(io.BytesIO(data)) as source, pytest.raises(
                NaiveBayesError, match=f"^standard input: .*{message}"):
            scan_source(source)


class Interrupted(io.BytesIO):
    """A stream that is interrupted after its first bytes."""

    def read(self, size=-1):
        if self.tell():
            raise KeyboardInterrupt
        return super().read(4)


def test_an_interrupted_copy_leaves_nothing_behind(tmp_path, monkeypatch):
    made = []
    make = tempfile.TemporaryFile

    def noted():
        made.append(make(dir=tmp_path))
        return made[-1]

    monkeypatch.setattr(tempfile, "TemporaryFile", noted)
    with pytest.raises(KeyboardInterrupt):
        copied(Interrupted(b"a,y\n1,p\n"))
    assert [file.closed for file in made] == [True]
    assert list(tmp_path.iterdir()) == []


class Full:
    """A stream that fails."""

    def read(self, size):
        raise OSError(28, "No space left on device")


def test_a_copy_that_fails_says_why():
    with pytest.raises(NaiveBayesError, match=(
            "standard input: cannot be copied.*No space left")):
        copied(Full())


def test_a_pipe_with_a_name_is_copied(tmp_path):
    path = str(tmp_path / "pipe")
    os.mkfifo(path)

    def write():
        with open(path, "w") as pipe:
            pipe.write("a,y\n1,p\n2,q\n")

    writer = threading.Thread(target=write)
    writer.start()
    with open_source(path) as source:
        writer.join()
        assert source.name == path
        assert rows_of(source) == rows_of(source) == [(1,), (2,)]


def test_a_file_is_not_copied(tmp_path):
    path = tmp_path / "my.csv"
    path.write_text("a,y\n1,p\n")
    with open_source(str(path)) as source:
        assert source.copy is None
        assert rows_of(source) == [(1,)]


def test_what_cannot_be_read_says_why(tmp_path):
    for path, message in [(tmp_path / "none.csv", "No such file.*folder"),
                          (tmp_path, "it is a directory"),
                          ("a\0b", "cannot be read")]:
        with pytest.raises(NaiveBayesError, match=message):
            scan_source(open_source(str(path)))
    error = PermissionError(13, "Permission denied")
    assert reason_of(error, "my.csv") == (
        "Permission denied. You may not read this file; ask its owner.")


def test_options_are_checked():
    source = Source("none.csv")
    with pytest.raises(NaiveBayesError, match="missing must be"):
        scan_source(source, missing=0)
    with pytest.raises(NaiveBayesError, match="header must be"):
        scan_source(source, header="no")
