import os
import subprocess
import sys
from pathlib import Path

from naivebayes.cli import main

ROOT = Path(__file__).parent.parent
FROZEN = ROOT / "tests" / "frozen" / "worked_example.txt"


def run(*arguments, **options):
    environment = {**os.environ, "PYTHONPATH": str(ROOT),
                   **options.pop("env", {})}
    return subprocess.run(
        [sys.executable, "-m", "naivebayes", *arguments],
        capture_output=True, env=environment, **options)


def test_the_main_job_prints_the_worked_example(capsys):
    assert main([]) == 0
    text = capsys.readouterr().out
    assert text == FROZEN.read_text("ascii")
    for number in ("108/4^9", "27/65536", "0.0001831", "20736/5^9",
                   "0.005898", "390625/12973537", "0.03011", "0.9699",
                   "38920611/6400000000", "8/19683", "160000/40353607",
                   "40353607/434013607", "393660000/434013607",
                   "-8.605", "-5.133", "y = 7"):
        assert number in text


def test_the_example_fits_the_screen():
    lines = FROZEN.read_text("ascii").split("\n")
    assert max(map(len, lines)) <= 80


def test_it_runs_as_a_program_in_any_locale(tmp_path):
    result = run(cwd=tmp_path,
                 env={"LC_ALL": "C", "PYTHONUTF8": "0",
                      "PYTHONIOENCODING": ""})
    assert result.returncode == 0
    assert result.stderr == b""
    assert result.stdout.decode("ascii").replace("\r\n", "\n") == (
        FROZEN.read_text("ascii"))


def test_an_unknown_argument_is_refused():
    result = run("nonsense")
    assert result.returncode == 2
    assert b"nonsense" in result.stderr
    assert run("--help").returncode == 0
