"""The debugger page says what pdb says, on every Python."""

import inspect
import re
import sys
from pathlib import Path
from pkgutil import resolve_name

import board
import pytest

import naivebayes

sys.path.append(str(Path(__file__).parent.parent / "docs" / "tools"))

import transcript
from pictures import debugger

PAGE = transcript.PAGE.read_text("utf-8")
SESSION = "".join(part for part in transcript.PART.findall(PAGE) if "(Pdb) " in part)
STOP = re.compile(r"^- `([\w.]+)`, in (\w+\.py):\n  `(.+)`\n  \(look at (.+)\)$", re.M)
HOMES = {"separate_classes": "separation", "joint_score": "scoring", "normalize": "scoring",
         "first_largest": "scoring", "gaussian_pdf": "density"}


def test_the_page_shows_what_pdb_prints():
    assert transcript.written(PAGE) == PAGE, "python docs/tools/transcript.py --write"


def test_a_pdbrc_of_the_reader_changes_nothing(tmp_path, monkeypatch):
    (tmp_path / ".pdbrc").write_text("p 'hello'\n")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert transcript.replayed("x = 1\n", ["p 4", "q"]) == [
        "> walk.py(1)<module>()\n-> x = 1\n", "4\n", ""]


def test_no_command_of_the_page_fails():
    assert "***" not in SESSION
    assert "restarted" not in SESSION


def test_every_command_of_the_walk_is_typed_once_at_least():
    typed = {command.split()[0] for command in transcript.commands(PAGE)}
    assert typed == {"n", "s", "r", "p", "a", "display", "b", "tbreak", "c", "until", "u", "d", "q"}


def test_every_command_is_explained():
    table = PAGE[PAGE.index("## The commands"):PAGE.index("## What goes wrong")]
    for command in transcript.commands(PAGE):
        assert f"`{command.split()[0]}`" in table


def test_every_quantity_of_the_board_is_seen():
    F = board.F
    counts = {1: [1, 2, 3, 1, 1, 3, 1, 1, 2], 7: [4, 4, 4, 2, 3, 3, 2, 2, 2]}
    joint = {1: F(3, 16384), 7: F(2304, 390625)}
    posterior = {1: F(390625, 12973537), 7: F(12582912, 12973537)}
    for seen in [{1: F(4, 9), 7: F(5, 9)}, counts, board.FACTORS_OF_1, joint,
                 F(38920611, 6400000000), posterior, (0.0301, 0.9699),
                 (-8.605448, -5.133101)]:
        assert f"{seen!r}\n" in SESSION
    product = board.F(4, 9)
    for factor in board.FACTORS_OF_1[:3]:
        grown = f"display product: {product * factor!r}  [old: {product!r}]"
        product = product * factor
        assert grown in SESSION
    assert SESSION.endswith("(Pdb) q\n")
    assert "predict()->[7]\n" in SESSION


def test_write_mends_an_answer_that_is_wrong(tmp_path, capsys):
    page = tmp_path / "debugger.md"
    page.write_text(PAGE.replace("Fraction(3, 16384)", "Fraction(1, 2)"), "utf-8")
    assert transcript.main([], (page,)) == 1
    assert "--write" in capsys.readouterr().out
    assert transcript.main(["--write"], (page,)) == 0
    assert page.read_text("utf-8") == PAGE
    assert transcript.main([], (page,)) == 0


def test_commands_alone_are_enough():
    page = '```python title="walk.py"\nx = 4\n```\n\n```text\n(Pdb) n\n(Pdb) p x\n(Pdb) q\n```\n'
    assert transcript.written(page).splitlines()[4:] == [
        "```text", "> walk.py(1)<module>()", "-> x = 4", "(Pdb) n", "--Return--",
        "> walk.py(1)<module>()->None", "-> x = 4", "(Pdb) p x", "4", "(Pdb) q", "```"]


def test_a_session_that_ends_too_early_is_refused():
    with pytest.raises(transcript.TranscriptError, match="3 commands had 1 answers"):
        transcript.replayed("x = 1\n", ["q", "p 1", "p 2"])
    with pytest.raises(transcript.TranscriptError, match="no walk.py"):
        transcript.written("no program")


def test_folders_and_the_lines_of_breakpoints_are_cut():
    assert transcript.cut(
        "> /home/a b/naivebayes/lib/naivebayes/models/base.py(70)posterior()->'a/b'\n"
        "-> x = 'naivebayes/x'\n"
        "> c:\\users\\ada\\site-packages\\naivebayes\\scoring.py(3)f()\n"
        "Breakpoint 1 at /x/naivebayes/scoring.py:52\n"
        "Deleted breakpoint 1 at C:\\x\\naivebayes\\scoring.py:53\n"
        "> /tmp/x/walk.py(6)<module>()\n"
    ) == (
        "> naivebayes/models/base.py(70)posterior()->'a/b'\n"
        "-> x = 'naivebayes/x'\n"
        "> naivebayes/scoring.py(3)f()\n"
        "Breakpoint 1 at naivebayes/scoring.py\n"
        "Deleted breakpoint 1 at naivebayes/scoring.py\n"
        "> walk.py(6)<module>()\n")


def found(name):
    """A function of the package by the name that the page gives it."""
    if name in HOMES:
        return resolve_name(f"naivebayes.{HOMES[name]}:{name}")
    return resolve_name(f"naivebayes:{name}")


@pytest.mark.parametrize("name, file, code, names", STOP.findall(PAGE))
def test_a_line_to_stop_at_is_there_with_its_names(name, file, code, names):
    function = found(name)
    assert inspect.getsourcefile(function).endswith(file)
    lines = [line.strip() for line in inspect.getsource(function).splitlines()]
    assert lines.count(code) == 1
    for local in re.findall(r"`(\w+)`", names):
        assert local in function.__code__.co_varnames


def test_the_list_of_lines_was_read():
    assert len(STOP.findall(PAGE)) == 9


def test_the_picture_of_the_calls_is_recorded():
    calls = [(call.depth, call.name) for call in debugger.recorded_calls()]
    assert calls == [
        (0, "posterior"), (1, "positive_joint"), (2, "products"), (3, "factors"), (4, "share"),
        (5, "counted"), (5, "smoothed_share"), (3, "joint_score"), (1, "normalize"),
        (0, "predict"), (1, "log_scores"), (1, "first_largest")]
    for name in debugger.WALKED:
        assert f"{name}()" in SESSION


def test_the_walk_starts_with_a_bare_install():
    program = transcript.program(PAGE)
    assert re.findall(r"^(?:from|import) (\w+)", program, re.M) == ["naivebayes"]
    assert naivebayes.load_one_vs_seven().X == board.X
