import csv
import io
import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from naivebayes import (
    CategoricalNB,
    GaussianNB,
    accuracy,
    explain,
    folds,
    load,
    load_mushroom,
    load_wine,
    save,
)
from naivebayes.cli.main import main
from naivebayes.cli.output import Output
from naivebayes.storage import checksum

ROOT = Path(__file__).parent.parent
FROZEN = ROOT / "tests" / "frozen" / "worked_example.txt"
MIXED = "a,b,y\n1,u,p\n2,v,q\n3,u,p\n5,v,q\n"
COMMANDS = [["explain"], ["evaluate"], ["fit", "-o", "model.json"]]


@pytest.fixture
def run(tmp_path, monkeypatch, capsys):
    """Run the command line in a folder of its own."""
    monkeypatch.chdir(tmp_path)

    def run_here(*arguments):
        try:
            status = main([str(argument) for argument in arguments])
        except SystemExit as stop:
            status = stop.code
        out, err = capsys.readouterr()
        return status, out, err

    return run_here


@pytest.fixture
def file(tmp_path):
    """Write a file in the folder of the test."""
    def write(name, text):
        data = text if isinstance(text, bytes) else text.encode()
        (tmp_path / name).write_bytes(data)
        return name
    return write


def program(*arguments, env=None, **options):
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **(env or {})}
    return subprocess.run(
        [sys.executable, "-m", "naivebayes", *map(str, arguments)],
        capture_output="stdout" not in options, env=environment,
        **options)


# the main job


def test_the_main_job_prints_the_worked_example(run):
    status, text, err = run()
    assert (status, err) == (0, "")
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
    result = program(cwd=tmp_path,
                     env={"LC_ALL": "C", "PYTHONUTF8": "0",
                          "PYTHONIOENCODING": ""})
    assert result.returncode == 0
    assert result.stderr == b""
    assert result.stdout.decode("ascii").replace("\r\n", "\n") == (
        FROZEN.read_text("ascii"))


# examples of the README, as they are written there


def test_a_shipped_row_is_explained(run):
    status, out, err = run("explain", "mushroom", "--row", 1)
    assert status == 0
    assert "--model categorical: each column holds names" in err
    heading, *_ = out.split("\n\n")
    assert " ".join(heading.split()) == (
        "Row 1 (line 2) of mushroom: it says class is p, the model says "
        "e. CategoricalNB(alpha=1), learned from all 8124 rows, this one "
        "among them.")
    data = load_mushroom()
    model = CategoricalNB().fit(data.X, data.y, data.feature_names)
    assert out.endswith(str(explain(model, data.X[0])) + "\n")
    assert max(map(len, out.split("\n"))) <= 80


def test_wine_is_evaluated_in_ten_folds(run):
    status, out, err = run("evaluate", "wine", "--folds", 10, "--seed", 0)
    assert status == 0
    data = load_wine()
    right = 0
    for train, test in folds(178, 10, 0):
        model = GaussianNB().fit([data.X[i] for i in train],
                                 [data.y[i] for i in train])
        y_test = [data.y[i] for i in test]
        predicted = model.predict([data.X[i] for i in test])
        right += round(accuracy(y_test, predicted) * len(test))
    assert f": {right} of 178" in out
    assert "baseline 0.3989: 71 of 178, always class_1" in out
    assert err == (
        "naivebayes: chose --model gaussian: each column holds numbers\n")


def test_the_confusion_table_by_hand(run, file):
    # leaving one of these out: a 1 predicts the commoner class of the rest
    file("t.csv", "x,y\nu,a\nu,a\nu,a\nv,b\nv,b\nu,b\n")
    status, out, _ = run("evaluate", "t.csv", "--folds", 6)
    assert status == 0
    # "u,b" is called a; all others are right
    assert out.split("\n")[-6:] == [
        "", "true \\ predicted       a      b  recall",
        "a                      3      0   1.000",
        "b                      1      2  0.6667",
        "precision         0.7500  1.000", ""]
    assert "accuracy 0.8333: 5 of 6" in out
    assert "baseline 0.5000: 3 of 6, always a" in out


def test_a_class_that_is_never_called_has_no_precision(run, file):
    file("t.csv", "x,y\nu,a\nu,a\nu,a\nu,b\n")
    _, out, _ = run("evaluate", "t.csv", "--folds", 4)
    assert out.split("\n")[-2].split() == ["precision", "0.7500", "-"]


def test_a_report_in_every_format(run):
    outs = {}
    for name in ("text", "markdown", "latex", "json"):
        status, outs[name], _ = run("evaluate", "tennis", "--format", name)
        assert status == 0
    document = json.loads(outs["json"])
    # one by one with CategoricalNB on folds(14, 10, seed=0)
    assert document["confusion"] == [[1, 4], [2, 7]]
    assert document["classes"] == ["no", "yes"]
    assert (document["right"], document["rows"]) == (8, 14)
    assert document["accuracy"] == 8 / 14
    assert document["baseline"] == {"class": "yes", "right": 9,
                                    "accuracy": 9 / 14}
    assert "| no | 1 | 4 | 0.2000 |" in outs["markdown"]
    assert r"no & 1 & 4 & 0.2000 \\" in outs["latex"]
    assert "0.6429: 9 of 14" in outs["text"]


def test_fit_and_predict_and_explain_a_file_of_ones_own(run, file):
    file("my.csv", MIXED)
    status, out, err = run("fit", "my.csv", "--target", "y", "-o",
                           "model.json")
    assert (status, out) == (0, "")
    assert "chose --model mixed: numbers in 'a'; names in 'b'" in err
    assert "MixedNB(alpha=1) of 4 rows, 2 features" in err
    file("new.csv", "b,z,a\nu,0,1\nv,0,4\n")
    status, out, err = run("predict", "model.json", "new.csv")
    assert status == 0
    assert err == "naivebayes: not used: 'z'\n"
    model = load("model.json")
    rows = list(csv.reader(io.StringIO(out)))
    assert rows[0] == ["prediction", "P(p)", "P(q)"]
    assert [row[0] for row in rows[1:]] == ["p", "q"]
    for row, expected in zip(rows[1:],
                             model.predict_proba([[1, "u"], [4, "v"]])):
        assert [float(p) for p in row[1:]] == pytest.approx(
            expected, rel=1e-5)
    status, out, err = run("explain", "my.csv", "--target", "y", "--row",
                           3, "--format", "latex")
    assert status == 0
    assert r"\begin{align*}" in out
    assert "Row 3 (line 4) of my.csv: it says y is p, so does" in out


def test_the_model_file_is_a_model_for_python(run, file):
    file("my.csv", "a,b,y\n?,u,p\n2,v,q\n3,u,p\n5,v,q\n1,u,p\n4,v,q\n")
    run("fit", "my.csv", "--missing", "?", "-o", "model.json")
    model = load("model.json")
    assert model.kinds == ["gaussian", "categorical"]
    assert model.summaries["p"][0]["n"] == 2
    # the mark is kept with the model
    file("new.csv", "b,a\nu,?\nv,\n")
    status, out, err = run("predict", "model.json", "new.csv")
    assert (status, err) == (0, "")
    rows = list(csv.reader(io.StringIO(out)))[1:]
    assert float(rows[0][1]) == pytest.approx(4 / 5)
    assert float(rows[1][1]) == pytest.approx(1 / 5)


def test_a_model_saved_from_python_predicts_a_file(run, file, tmp_path):
    model = CategoricalNB().fit([[1, "u"], [2, "v"]], ["p", "q"],
                                ["n", "name"])
    save(model, tmp_path / "model.json")
    file("new.csv", "name,n\nu,1\nv,2\n")
    status, out, err = run("predict", "model.json", "new.csv")
    assert (status, err) == (0, "")
    assert [line.split(",")[0] for line in out.split()] == [
        "prediction", "p", "q"]


def test_texts_become_bags_of_words(run, file):
    status, out, err = run("evaluate", "messages")
    assert status == 0
    assert err == (
        "naivebayes: chose --model multinomial: column 'message' holds sentences\n")
    file("t.csv", "text,y\nwin a prize now,spam\nlunch at noon then,ham\n"
         "win more cash now,spam\n")
    assert run("fit", "t.csv", "-o", "m.json")[0] == 0
    file("new.csv", "text\nwin win\nlunch?\n\"\"\n")
    status, out, _ = run("predict", "m.json", "new.csv")
    assert [line.split(",")[0] for line in out.split("\n")[1:3]] == [
        "spam", "ham"]
    status, out, _ = run("explain", "t.csv", "--model", "bernoulli")
    assert "win present" in out and "lunch absent" in out


def test_the_shipped_sets_are_listed(run):
    status, out, _ = run("datasets")
    assert status == 0
    assert "mushroom          8124  22        class    e, p" in out
    assert "CC BY 4.0" in out
    assert max(map(len, out.split("\n"))) <= 80


@pytest.mark.parametrize("name, model", [
    ("one-vs-seven", "bernoulli"), ("wine", "gaussian"),
    ("iris", "gaussian"), ("votes", "categorical"),
    ("tennis", "categorical"), ("tennis-numeric", "mixed"),
    ("messages", "multinomial"), ("digits-one-seven", "mixed")])
def test_auto_chooses_for_every_shipped_set(run, name, model):
    status, out, err = run("explain", name, "--row", 2)
    assert status == 0
    assert f"--model {model}:" in err
    assert out.rstrip().split("\n")[-1].startswith("  y = ")


def test_auto_smooths_a_feature_that_does_not_vary_and_says_so(run, file):
    file("t.csv", "x,w,y\n1,1,a\n1,2,a\n2,3,b\n3,5,b\n1,4,a\n2,6,b\n")
    status, _, err = run("explain", "t.csv")
    assert status == 0
    assert "added --var-smoothing 1e-9 (this share" in err
    assert "class 'a' has no variance in feature x: its 3 rows" in err
    for command in (["explain"], ["evaluate"], ["fit", "-o", "m.json"]):
        status, _, err = run(*command, "t.csv", "--model", "gaussian")
        assert status == 2
        assert "allow for it with --var-smoothing 1e-9" in err
    status, _, err = run("evaluate", "t.csv", "--model", "gaussian",
                         "--var-smoothing", "0.01", "--folds", 3)
    assert (status, err) == (0, "")


def test_a_column_of_numbers_that_never_changes_counts_as_a_name(
    run, file
):
    file("t.csv", "x,w,y\n1,7,a\n2,7,a\n5,7,b\n6,7,b\n")
    status, _, err = run("explain", "t.csv")
    assert status == 0
    assert "numbers in 'x'; one number only in 'w'" in err


def test_alpha_is_read_exactly(run):
    _, out, _ = run("explain", "one-vs-seven", "--alpha", "0.1")
    assert "(3+1/10)/(4+2*1/10) = (31/10)/(21/5)" in out
    _, out, _ = run("explain", "one-vs-seven", "--alpha", "0", "--row", 5)
    assert "BernoulliNB(alpha=0), learned" in " ".join(out.split())
    assert "4/5 ~ 0.8000" in out


def test_a_worksheet_from_the_command_line(run):
    _, out, _ = run("explain", "tennis", "--blank", "factor,product",
                    "--format", "markdown")
    assert "P(x | no) = ____" in out
    _, out, _ = run("explain", "iris", "--blank", "log-score, prior")
    assert "log(P(setosa) p(x | setosa)) = ____" in out
    assert "P(setosa) = ____" in out
    _, out, _ = run("explain", "tennis", "--figures", "7")
    assert "5/14 ~ 0.3571429" in out


def test_a_target_by_name_or_by_position(run, file):
    file("t.csv", "y,a,3\np,u,k\nq,v,l\np,u,k\nq,u,l\n")
    for target in ("y", "0", "-3"):
        assert "y is p" in run("explain", "t.csv", "--target", target)[1]
    assert "3 is k" in run("explain", "t.csv", "--target", "3")[1]


def test_a_file_without_header(run, file):
    file("t.csv", "1,p\n2,q\n1,p\n3,q\n")
    status, _, err = run("evaluate", "t.csv")
    assert status == 2 and "--no-header" in err
    assert run("fit", "t.csv", "--no-header", "-o", "m.json")[0] == 0
    file("new.csv", "1\n3\n")
    status, out, err = run("predict", "m.json", "new.csv")
    assert status == 0
    assert [line[0] for line in out.split()[1:]] == ["p", "q"]


def test_the_name_of_a_shipped_set_wins_and_says_so(run, file):
    file("wine", MIXED)
    _, out, err = run("evaluate", "wine")
    assert "178 rows" in out
    assert "for the file of that name say ./wine" in err
    assert "4 rows" in run("evaluate", "./wine")[1]


def test_an_unseen_value_is_named_by_its_line(run, file):
    rows = "".join(["u,p\nv,q\n"] * 3)
    file("t.csv", f"a,y\n{rows}")
    run("fit", "t.csv", "-o", "m.json")
    file("new.csv", "a\nu\nw\n")
    status, _, err = run("predict", "m.json", "new.csv")
    assert status == 0
    assert "line 3, feature a: 'w' was not seen" in err
    assert err.count("\n") == 1
    file("once.csv", f"a,y\n{rows}x,q\nz,p\n")
    status, _, err = run("evaluate", "once.csv", "--folds", 8)
    assert "was not seen in training" in err
    assert "... and the like in other folds: 1" in err


def test_columns_that_say_nothing_are_named(run, file):
    lines = [f"id{i},{'uv'[i % 2]},{'pq'[i % 2]}" for i in range(30)]
    file("t.csv", "id,a,y\n" + "\n".join(lines) + "\n")
    assert "'id' differs from row to row" in run(
        "evaluate", "t.csv")[2]


def test_columns_can_be_dropped(run, file, tmp_path):
    file("t.csv", "id,a,b,y\n1,u,k,p\n2,v,k,q\n3,u,l,p\n4,v,l,q\n")
    run("fit", "t.csv", "--drop", "id", "--drop", "b", "-o", "m.json")
    assert load(tmp_path / "m.json").feature_names == ["a"]
    file("new.csv", "a\nv\n")
    assert "q," in run("predict", "m.json", "new.csv")[1]
    for dropped, words in (("z", "which is no feature"),
                           ("y", "which is no feature")):
        status, _, err = run("explain", "t.csv", "--drop", dropped)
        assert status == 2 and words in err
    status, _, err = run("explain", "t.csv", "--drop", "id", "--drop", "a",
                         "--drop", "b")
    assert status == 2 and "leaves no feature" in err


def test_a_few_words_among_numbers_are_named(run, file):
    lines = "".join(f"{i % 7},{i}.5,{'pq'[i % 2]}\n" for i in range(30))
    file("t.csv", "a,b,y\n" + lines + "3,NA,p\nNA,1.5,q\n")
    _, _, err = run("explain", "t.csv")
    assert "'a' holds 'NA' among numbers, so it counts as names" in err
    assert "'b' holds 'NA' among numbers" in err
    _, _, err = run("explain", "t.csv", "--missing", "NA")
    assert err.startswith("naivebayes: chose --model gaussian")
    status, _, err = run("explain", "t.csv", "--missing", "NA",
                         "--missing", "?")
    assert status == 2 and "takes one text, and is given twice" in err


def test_a_text_has_three_words_on_average(run, file):
    for words, model in (("a few words", "multinomial"),
                         ("few words", "categorical")):
        lines = "".join(f"{words}{i},{'pq'[i % 2]}\n" for i in range(30))
        file("t.csv", "text,y\n" + lines)
        assert f"chose --model {model}" in run("explain", "t.csv")[2]
    lines = "".join(f"a few words{i},{'pq'[i % 2]}\n" for i in range(3000))
    file("t.csv", "text,y\n" + lines)
    assert "chose --model multinomial" in run("explain", "t.csv")[2]


def test_the_nine_images_are_evaluated_one_by_one(run):
    _, out, _ = run("evaluate", "one-vs-seven", "--folds", 9)
    assert "accuracy 0.3333: 3 of 9" in out
    assert "baseline 0.5556: 5 of 9, always 7" in out
    _, out, _ = run("evaluate", "one-vs-seven", "--folds", 9, "--alpha", 0)
    assert "accuracy 0.4444: 4 of 9" in out


def test_sentences_beside_other_columns_are_named(run, file):
    lines = "".join(f"{i % 2},word{i} and more words,{'pq'[i % 2]}\n"
                    for i in range(30))
    file("t.csv", "a,text,y\n" + lines)
    _, _, err = run("explain", "t.csv")
    assert "'text' holds sentences, each of which counts as one name" in err
    _, _, err = run("explain", "t.csv", "--drop", "a")
    assert "chose --model multinomial" in err


def test_whole_numbers_that_all_differ_are_named(run, file):
    lines = "".join(f"{i},{i % 5},{'pq'[i % 2]}\n" for i in range(30))
    file("t.csv", "row,a,y\n" + lines)
    assert "'row' differs from row to row" in run("evaluate", "t.csv")[2]


def test_numbers_as_classes_are_named_and_listed(run, file):
    lines = "".join(f"{'uv'[i % 2]},{i % 25}\n" for i in range(100))
    file("t.csv", "a,y\n" + lines)
    status, out, err = run("evaluate", "t.csv")
    assert status == 0
    assert "the target 'y' has more than 20 values, all numbers" in err
    rows = [line.split() for line in out.split("\n")]
    assert ["class", "recall", "precision"] in rows
    assert len(rows) == rows.index(["class", "recall", "precision"]) + 27


def test_the_heading_says_whether_the_model_is_right(run):
    right = " ".join(run("explain", "mushroom", "--row", 2)[1].split())
    assert "it says class is e, so does the model." in right
    _, out, _ = run("explain", "mushroom", "--row", 1, "--format", "json")
    assert json.loads(out)["about"] == {
        "data": "mushroom", "row": 1, "line": 2, "target": "class",
        "label": "p", "prediction": "e", "model": "CategoricalNB(alpha=1)",
        "rows": 8124}
    status, _, err = run("explain", "iris", "--blank", "all", "--format",
                         "json")
    assert status == 2 and "JSON holds all values" in err


def test_files_in_each_others_place_are_named(run, file, tmp_path):
    file("t.csv", MIXED)
    run("fit", "t.csv", "-o", "m.json")
    status, _, err = run("explain", "m.json")
    assert status == 2 and "It looks like JSON, such as a model file" in err
    status, _, err = run("evaluate", "Iris")
    assert status == 2 and "naivebayes datasets lists" in err
    status, _, err = run("evaluate", "t.csv", "--target", "Y")
    assert status == 2 and "Is 'y' meant?" in err
    file("semi.csv", "a;y\n1;x\n2;z\n")
    status, _, err = run("evaluate", "semi.csv", "--target", "y")
    assert status == 2 and "semicolons" in err and "decimal point" in err


def commands_of_the_readme():
    text = (ROOT / "README.md").read_text("utf-8")
    return [line.split()[1:] for line in text.split("\n")
            if line.startswith("naivebayes ")]


def test_the_commands_of_the_readme_work_as_written(run, file, tmp_path):
    header, *lines = MIXED.strip().split("\n")
    rows = "\n".join(lines * 5)
    file("my.csv", f"{header[:-1]}class\n{rows}\n")
    file("new.csv", "b,a\nu,2\nv,3\n")
    commands = commands_of_the_readme()
    assert {command[0] for command in commands} == {
        "explain", "evaluate", "fit", "predict", "datasets", "exercises", "teacher"}
    for command in commands:
        status, out, err = run(*command)
        assert status == 0, (command, err)
        assert bool(out) is (command[0] != "fit")


# streams


def test_standard_input_is_read_like_a_file(tmp_path):
    data = (ROOT / "naivebayes/datasets/data/iris.csv").read_bytes()
    model = tmp_path / "model.json"
    result = program("fit", "-", "-o", model, input=data)
    assert result.returncode == 0
    assert b"150 rows" in result.stderr
    result = program("predict", model, "-", input=data)
    assert result.returncode == 0
    assert len(result.stdout.splitlines()) == 151
    result = program("evaluate", "-", input=data)
    assert b"accuracy 0.95" in result.stdout


def test_a_model_goes_to_standard_output(run, file):
    file("t.csv", MIXED)
    status, out, _ = run("fit", "t.csv", "-o", "-")
    assert status == 0
    assert json.loads(out)["model"] == "MixedNB"


def test_long_files_are_counted_batch_by_batch(run, file):
    data = load_mushroom()
    lines = [",".join([*row, label]) for row, label in zip(data.X, data.y)]
    text = ",".join([*data.feature_names, "class"]) + "\n"
    file("long.csv", text + "\n".join(lines * 2) + "\n")
    assert run("fit", "long.csv", "-o", "m.json")[0] == 0
    twice = CategoricalNB().fit(data.X * 2, data.y * 2,
                                data.feature_names)
    assert load("m.json").counts == twice.counts
    _, out, _ = run("predict", "m.json", "long.csv")
    labels = [line.split(",")[0] for line in out.split("\n")[1:-1]]
    assert labels == twice.predict(data.X * 2)


def on_a_terminal(*arguments):
    """What a program writes to a terminal as standard error."""
    leader, follower = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "naivebayes", *map(str, arguments)],
        stderr=follower, stdout=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(ROOT)})
    os.close(follower)
    seen = b""
    while True:
        try:
            part = os.read(leader, 4096)
        except OSError:
            break
        if not part:
            break
        seen += part
    os.close(leader)
    assert process.wait() == 0
    return seen.decode()


def test_progress_is_shown_on_a_terminal_only(tmp_path):
    path = tmp_path / "long.csv"
    rows = "".join(f"{i % 7},{'uvw'[i % 3]},{'pq'[i % 2]}\n"
                   for i in range(150_000))
    path.write_text("a,b,y\n" + rows)
    model = tmp_path / "model.json"
    seen = on_a_terminal("fit", path, "-o", model)
    assert re.search("\rreading: [0-9,]+ rows", seen)
    assert re.search("\rcounting: [0-9,]+ rows", seen)
    model.unlink()
    silent = program("fit", path, "-o", model)
    assert b"\r" not in silent.stderr


# errors: one line, exit status 2, and nothing left behind


def check_refused(result, words, folder):
    status, _, err = result
    assert status == 2
    lines = err.strip().split("\n")
    notes = [line for line in lines[:-1] if not line.startswith(
        ("naivebayes: chose", "naivebayes: not used"))]
    assert notes == []
    assert lines[-1].startswith("naivebayes: ")
    assert words in lines[-1]
    assert "Traceback" not in err
    assert not [p for p in folder.iterdir() if ".part" in p.name]
    assert not (folder / "model.json").exists()


@pytest.mark.parametrize("command", COMMANDS, ids=lambda c: c[0])
@pytest.mark.parametrize("text, words", [
    (None, "No such file"), (b"", "it is empty"),
    (b"a,b,y\n", "no rows below it"), (b"\x7fELF\0\0\1", "line 1"),
    (b"a,y\n1,\xff\n", "line 2 is no UTF-8"), (b"a,y\n1\n", "line 2 has 1"),
    (b"a,y\n1,x\n2,x\n", "'y' has one value in all 2 rows"),
    (b"y\n1\n2\n", "at least one feature"),
    (b"a,y\n1,\n2,x\n", "line 2: the target 'y' is empty"),
    (b'a,y\n1,"x\n', "never closed"),
    (b"a;y\n1;x\n2;z\n", "semicolons"),
    (b"a,y\n1,2.5\n3,4.5\n", "looks like a measurement")])
def test_files_that_are_no_data(run, file, tmp_path, command, text, words):
    if text is not None:
        file("t.csv", text)
    check_refused(run(*command, "t.csv"), words, tmp_path)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda c: c[0])
@pytest.mark.parametrize("options, words", [
    (["--target", "z"], "there is no column 'z'. The columns are"),
    (["--target", "9"], "there is no column 9"),
    (["--model", "gaussian"], "something else stands in 'b'"),
    (["--model", "bernoulli"], "something else stands in 'a', 'b'"),
    (["--model", "multinomial"], "something else stands in 'b'"),
    (["--model", "other"], "invalid choice: 'other'"),
    (["--alpha", "-1"], "'-1' is no number from 0 up"),
    (["--alpha", "x"], "'x' is no number"),
    (["--alpha", "1/0"], "'1/0' is no number"),
    (["--alpha", "inf"], "'inf' is no number"),
    (["--var-smoothing", "-1"], "is no number from 0 up"),
    (["--model", "categorical", "--var-smoothing", "1"], "Leave it out"),
    (["--nonsense"], "unrecognized arguments: --nonsense")])
def test_options_that_cannot_be(run, file, tmp_path, command, options,
                                words):
    file("t.csv", MIXED)
    check_refused(run(*command, "t.csv", *options), words, tmp_path)


@pytest.mark.parametrize("arguments, words", [
    (["explain", "t.csv", "--row", "5"], "--row is 5, and the file has 4"),
    (["explain", "t.csv", "--row", "0"], "--row is 0"),
    (["explain", "t.csv", "--row", "-1"], "no whole number from 0 up"),
    (["explain", "t.csv", "--row", "x"], "no whole number"),
    (["explain", "t.csv", "--figures", "0"], "figures"),
    (["explain", "t.csv", "--figures", "99"], "figures"),
    (["explain", "t.csv", "--blank", "priors"], "blank holds 'priors'"),
    (["explain", "t.csv", "--format", "html"], "invalid choice"),
    (["evaluate", "t.csv", "--folds", "1"], "--folds is 1"),
    (["evaluate", "t.csv", "--folds", "5"], "--folds is 5"),
    (["evaluate", "t.csv", "--seed", "x"], "no whole number"),
    (["explain", "wine", "--alpha", "1"], "--alpha is for features"),
    (["fit", "t.csv"], "-o/--output"), (["fit"], "required: DATA"),
    (["predict", "m.json"], "required: DATA"),
    (["explain"], "required: DATA"), (["nonsense"], "'nonsense'"),
    (["explain", "."], "it is a directory"),
    (["predict", ".", "t.csv"], "directory"),
    (["predict", "no.json", "t.csv"], "No such file"),
    (["predict", "t.csv", "t.csv"], "no whole JSON file"),
    (["predict", "binary", "t.csv"], "no whole JSON file"),
    (["explain", "t.csv", "-o", "no/x.txt"], "there is no folder 'no'"),
    (["explain", "t.csv", "-o", "."], "it is a directory"),
    (["explain", "t.csv", "-o", "t.csv"], "the file is there already")])
def test_what_else_cannot_be(run, file, tmp_path, arguments, words):
    file("t.csv", MIXED)
    file("binary", b"\xff\xfe\0\1")
    check_refused(run(*arguments), words, tmp_path)
    assert (tmp_path / "t.csv").read_text() == MIXED


@pytest.mark.parametrize("change, words", [
    ({"version": 2}, "it has version 2"), ({"format": "x"}, "no entry"),
    ({"model": "OtherNB"}, "no model 'OtherNB'"),
    ({"table": None}, None), ({"table": 5}, "its table is 5"),
    ({"table": {"target": "y"}}, "its table is"),
    ({"table": {"target": "y", "kinds": {"a": "whole"}, "missing": None,
                "header": True}}, "its table has the columns 'a'"),
    ({"table": {"target": "y", "kinds": {"a": "x", "b": "text"},
                "missing": None, "header": True}}, "its table has"),
    ({"table": {"target": 3, "kinds": {"a": "whole", "b": "text"},
                "missing": None, "header": True}}, "its table holds 3")])
def test_model_files_of_another_kind(run, file, tmp_path, change, words):
    file("t.csv", MIXED)
    run("fit", "t.csv", "-o", "m.json")
    document = json.loads((tmp_path / "m.json").read_text())
    document.update(change)
    del document["checksum"]
    document["checksum"] = checksum(document)
    file("m.json", json.dumps(document))
    result = run("predict", "m.json", "t.csv")
    if words is None:
        assert result[0] == 0
    else:
        check_refused(result, words, tmp_path)


def test_a_model_file_that_was_cut_or_edited(run, file, tmp_path):
    file("t.csv", MIXED)
    run("fit", "t.csv", "-o", "m.json")
    text = (tmp_path / "m.json").read_text()
    for broken, words in ((text[:200], "Was it cut?"),
                          (text.replace('"rows": 2', '"rows": 3'),
                           "changed after it was saved")):
        file("m.json", broken)
        check_refused(run("predict", "m.json", "t.csv"), words, tmp_path)


@pytest.mark.parametrize("text, words", [
    ("a\n1\n", "without the column 'b' the model cannot predict"),
    ("a,b\nx,u\n", "line 2, column 'a': 'x' is no number"),
    ("", "it is empty"), ("a,b\n1\n", "line 2 has 1 cell"),
    ("1,u\n", "no header")])
def test_files_that_a_model_cannot_use(run, file, tmp_path, text, words):
    file("t.csv", MIXED)
    run("fit", "t.csv", "-o", "m.json")
    file("new.csv", text)
    check_refused(run("predict", "m.json", "new.csv", "-o", "out.csv"),
                  words, tmp_path)
    assert not (tmp_path / "out.csv").exists()


def test_a_text_model_saved_from_python_is_refused(run, file, tmp_path):
    from naivebayes import MultinomialNB
    save(MultinomialNB().fit([{"a": 1}, {"b": 1}], [1, 2]),
         tmp_path / "m.json")
    file("t.csv", "text\nhello\n")
    check_refused(run("predict", "m.json", "t.csv"),
                  "which column of a table holds the text", tmp_path)


def test_a_row_without_a_winner_is_named_by_its_line(run, file, tmp_path):
    file("t.csv", "a,b,y\n" + "u,s,p\nv,t,q\n" * 3)
    run("fit", "t.csv", "--alpha", "0", "-o", "m.json")
    file("new.csv", "a,b\nu,s\n\nu,t\n")
    check_refused(run("predict", "m.json", "new.csv", "-o", "out.csv"),
                  "line 4: every class scores 0", tmp_path)


def test_nothing_is_replaced_without_force(run, file, tmp_path):
    file("t.csv", MIXED)
    file("m.json", "mine")
    status, _, err = run("fit", "t.csv", "-o", "m.json")
    assert status == 2 and "--force" in err
    assert (tmp_path / "m.json").read_text() == "mine"
    assert run("fit", "t.csv", "-o", "m.json", "--force")[0] == 0
    assert load(tmp_path / "m.json").classes == ["p", "q"]
    status, _, err = run("fit", "t.csv", "-o", "t.csv", "--force")
    assert status == 2 and "the file that is read" in err
    status, _, err = run("predict", "m.json", "t.csv", "-o", "m.json",
                         "--force")
    assert status == 2 and "the file that is read" in err
    assert load(tmp_path / "m.json").classes == ["p", "q"]


def test_a_failed_prediction_leaves_the_old_file(run, file, tmp_path):
    file("t.csv", MIXED)
    run("fit", "t.csv", "-o", "m.json")
    file("out.csv", "old")
    file("new.csv", "a,b\n1,u\nx,u\n")
    status, _, _ = run("predict", "m.json", "new.csv", "-o", "out.csv",
                       "--force")
    assert status == 2
    assert (tmp_path / "out.csv").read_text() == "old"
    file("new.csv", "a,b\n1,u\n")
    assert run("predict", "m.json", "new.csv", "-o", "out.csv",
               "--force")[0] == 0
    assert (tmp_path / "out.csv").read_text().startswith("prediction")
    assert not [p for p in tmp_path.iterdir() if ".part" in p.name]


@pytest.mark.parametrize("arguments", [
    [], ["evaluate", "iris"], ["explain", "mushroom"], ["datasets"]])
def test_a_full_disk_is_one_line(arguments):
    with open("/dev/full", "w") as full:
        result = program(*arguments, stdout=full, stderr=subprocess.PIPE)
    assert result.returncode == 2
    last = result.stderr.decode().strip().split("\n")[-1]
    assert last == "naivebayes: cannot write: No space left on device."


def test_a_full_device_as_output_is_one_line(tmp_path):
    (tmp_path / "t.csv").write_text(MIXED)
    result = program("fit", "t.csv", "-o", "/dev/full", cwd=tmp_path)
    assert result.returncode == 2
    assert b"/dev/full: cannot be written: No space left" in result.stderr


@pytest.mark.parametrize("arguments", [
    [], ["explain", "mushroom", "--format", "json"],
    ["predict", "m.json", "long.csv"]])
def test_a_closed_pipe_is_silent(tmp_path, arguments):
    (tmp_path / "t.csv").write_text(MIXED)
    (tmp_path / "long.csv").write_text("a,b\n" + "1,u\n" * 60_000)
    program("fit", "t.csv", "-o", "m.json", cwd=tmp_path)
    process = subprocess.Popen(
        [sys.executable, "-m", "naivebayes", *arguments], cwd=tmp_path,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)})
    process.stdout.read(10)
    process.stdout.close()
    errors = process.stderr.read().decode()
    process.stderr.close()
    assert process.wait() == 0
    assert [line for line in errors.split("\n") if line
            and not line.startswith("naivebayes: chose --")] == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_leaves_no_half_file(tmp_path, number):
    (tmp_path / "t.csv").write_text(MIXED)
    program("fit", "t.csv", "-o", "m.json", cwd=tmp_path)
    os.mkfifo(tmp_path / "slow.csv")
    process = subprocess.Popen(
        [sys.executable, "-m", "naivebayes", "predict", "m.json",
         "/dev/stdin", "-o", "out.csv"], cwd=tmp_path,
        stdin=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)})
    process.stdin.write(b"a,b\n" + b"1,u\n" * 2_000_000)
    process.stdin.flush()
    process.stdin.close()
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        if [p for p in tmp_path.iterdir() if ".part" in p.name]:
            break
        time.sleep(0.01)
    process.send_signal(number)
    errors = process.stderr.read()
    process.stderr.close()
    assert process.wait() == 130
    assert errors == b""
    assert not (tmp_path / "out.csv").exists()
    assert not [p for p in tmp_path.iterdir() if ".part" in p.name]


def test_an_interrupt_while_the_file_is_made_leaves_nothing(tmp_path, monkeypatch):
    real_open = open

    def interrupted(path, *options, **more):
        file = real_open(path, *options, **more)
        file.close()
        raise KeyboardInterrupt

    model = CategoricalNB().fit([["u"], ["v"]], ["p", "q"])
    monkeypatch.setattr("builtins.open", interrupted)
    with pytest.raises(KeyboardInterrupt):
        save(model, tmp_path / "m.json")
    with pytest.raises(KeyboardInterrupt), Output(str(tmp_path / "o.csv"), False) as output:
        output.opened()
    assert list(tmp_path.iterdir()) == []


def test_no_permission_is_said(tmp_path):
    (tmp_path / "t.csv").write_text(MIXED)
    folder = tmp_path / "locked"
    folder.mkdir()
    (tmp_path / "secret.csv").write_text(MIXED)
    script = (
        "import builtins, sys\n"
        "from naivebayes.cli.main import main\n"
        "real = builtins.open\n"
        "def locked(place, *more, **options):\n"
        "    if 'secret' in str(place) or 'locked' in str(place):\n"
        "        raise PermissionError(13, 'Permission denied', place)\n"
        "    return real(place, *more, **options)\n"
        "builtins.open = locked\n"
        "sys.exit(main(sys.argv[1:]))\n")
    for arguments in (["evaluate", "secret.csv"],
                      ["predict", "secret.csv", "t.csv"],
                      ["fit", "t.csv", "-o", "locked/m.json"]):
        result = subprocess.run(
            [sys.executable, "-c", script, *arguments], cwd=tmp_path,
            capture_output=True,
            env={**os.environ, "PYTHONPATH": str(ROOT)})
        last = result.stderr.decode().strip().split("\n")[-1]
        assert result.returncode == 2
        assert "Permission denied" in last
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("locale", [
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    {"PYTHONIOENCODING": "ascii"}, {"PYTHONIOENCODING": "latin-1"},
    {"PYTHONIOENCODING": "utf-8"}])
def test_any_letter_is_written_in_any_locale(tmp_path, locale):
    path = tmp_path / "t.csv"
    path.write_text("größe,y\nklein,Zoë\ngroß,日本\nklein,Zoë\n", "utf-8")
    result = program("evaluate", path, "--folds", 3, env=locale)
    assert result.returncode == 0
    if "latin-1" in locale.values():
        assert "Zo\u00eb".encode("latin-1") in result.stdout
        assert b"\\u65e5\\u672c" in result.stdout
    else:
        assert "Zoë" in result.stdout.decode("utf-8")
        assert "日本" in result.stdout.decode("utf-8")
    model = tmp_path / "m.json"
    assert program("fit", path, "-o", model, env=locale).returncode == 0
    out = tmp_path / "out.csv"
    result = program("predict", model, path, "-o", out, env=locale)
    assert result.returncode == 0
    assert "P(Zoë)" in out.read_text("utf-8")


def test_help_names_every_command(run):
    status, out, _ = run("--help")
    assert status == 0
    for command in ("explain", "evaluate", "fit", "predict", "datasets"):
        assert f"    {command} " in out
        assert run(command, "--help")[0] == 0


# links, closed streams and other odd places


def test_a_link_leads_to_its_file(run, file, tmp_path):
    file("t.csv", MIXED)
    (tmp_path / "real.json").write_text("old")
    os.symlink("real.json", tmp_path / "link.json")
    status, _, err = run("fit", "t.csv", "-o", "link.json")
    assert status == 2 and "--force" in err
    assert run("fit", "t.csv", "-o", "link.json", "--force")[0] == 0
    assert (tmp_path / "link.json").is_symlink()
    assert load(tmp_path / "real.json").classes == ["p", "q"]
    os.symlink("nowhere.json", tmp_path / "dangling")
    status, _, err = run("fit", "t.csv", "-o", "dangling")
    assert status == 2 and "is there already" in err
    os.symlink("loop", tmp_path / "loop")
    assert run("fit", "t.csv", "-o", "loop")[0] == 2


def test_standard_output_by_its_name_in_the_system(tmp_path):
    (tmp_path / "t.csv").write_text(MIXED)
    program("fit", "t.csv", "-o", "m.json", cwd=tmp_path)
    with open(tmp_path / "out.csv", "w") as out:
        result = program("predict", "m.json", "t.csv", "-o", "/dev/stdout",
                         cwd=tmp_path, stdout=out, stderr=subprocess.PIPE)
    assert result.returncode == 0
    assert len((tmp_path / "out.csv").read_text().split()) == 5


def test_the_input_is_never_overwritten(run, file, tmp_path):
    file("t.csv", MIXED)
    for command in (["explain"], ["evaluate"], ["fit"]):
        status, _, err = run(*command, "t.csv", "-o", "./t.csv", "--force")
        assert status == 2 and "the file that is read" in err
    with open(tmp_path / "t.csv") as stdin:
        result = program("fit", "-", "-o", "t.csv", "--force", cwd=tmp_path,
                         stdin=stdin)
    assert result.returncode == 2
    assert (tmp_path / "t.csv").read_text() == MIXED
    wine = ROOT / "naivebayes" / "datasets" / "data" / "wine.csv"
    status, _, err = run("fit", "wine", "-o", wine, "--force")
    assert status == 2 and "the file that is read" in err


@pytest.mark.parametrize("closing, arguments, status", [
    ("<&-", "fit - -o -", 2), (">&-", "explain t.csv", 0), (">&-", "", 0),
    (">&-", "datasets", 0), ("2>&-", "fit t.csv -o m.json", 0),
    ("2>&-", "explain nofile.csv", 2)])
def test_closed_streams_are_no_stumbling_block(tmp_path, closing, arguments,
                                               status):
    (tmp_path / "t.csv").write_text(MIXED)
    command = f"{sys.executable} -m naivebayes {arguments} {closing}"
    result = subprocess.run(
        ["sh", "-c", command], cwd=tmp_path, capture_output=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)})
    assert result.returncode == status
    assert b"Traceback" not in result.stderr
    assert (tmp_path / "m.json").exists() == ("m.json" in arguments)


def test_a_replaced_file_keeps_its_permissions(run, file, tmp_path):
    file("t.csv", MIXED)
    run("fit", "t.csv", "-o", "m.json")
    os.chmod(tmp_path / "m.json", 0o600)
    run("fit", "t.csv", "-o", "m.json", "--force")
    assert (tmp_path / "m.json").stat().st_mode & 0o777 == 0o600
    save(load(tmp_path / "m.json"), tmp_path / "m.json")
    assert (tmp_path / "m.json").stat().st_mode & 0o777 == 0o600
    assert run("fit", "t.csv", "-o", "n" * 250)[0] == 0


def test_a_name_that_is_no_unicode_is_written_all_the_same(tmp_path):
    name = os.fsdecode(b"\xff.csv")
    (tmp_path / name).write_text(MIXED)
    result = program("explain", name, "-o", "e.txt", cwd=tmp_path)
    assert result.returncode == 0
    assert "\\udcff.csv" in (tmp_path / "e.txt").read_text()


@pytest.mark.parametrize("arguments, words", [
    (["--alpha", "1e9999999"], "is no number from 0 up"),
    (["--alpha", "1e-9999999"], "is no number from 0 up"),
    (["--var-smoothing", "9" * 2000], "is no number from 0 up"),
    (["--target", "9" * 5000], "there is no column")])
def test_huge_options_are_refused_at_once(run, file, arguments, words):
    file("t.csv", MIXED)
    status, _, err = run("explain", "t.csv", *arguments)
    assert status == 2 and words in err
    assert len(err) < 3000


def test_many_classes_and_values_that_repeat_are_no_numbers_of_rows(
    run, file
):
    lines = "".join(f"{'uvw'[i % 3]},c{i % 1100}\n" for i in range(5500))
    file("t.csv", "a,y\n" + lines)
    status, _, err = run("fit", "t.csv", "-o", "m.json")
    assert status == 0
    assert err.split("\n")[0] == (
        "naivebayes: chose --model categorical: each column holds names")
    assert err.count("\n") == 2
    lines = "".join(f"street number {i % 1100},{'uv'[i % 3 % 2]}\n"
                    for i in range(5500))
    file("t.csv", "a,y\n" + lines)
    status, _, err = run("fit", "t.csv", "-o", "m2.json")
    assert (status, err.count("\n")) == (0, 2)
    assert "chose --model categorical" in err


def test_an_error_of_a_prediction_names_its_file(run, file):
    file("t.csv", MIXED)
    run("fit", "t.csv", "-o", "m.json")
    file("new.csv", "a,b\n1e200,u\n")
    status, _, err = run("predict", "m.json", "new.csv")
    assert status == 2
    assert "naivebayes: new.csv: line 2, feature a: 1e+200 is so far" in err


def test_no_smoothing_is_announced_that_does_not_help(run, file):
    file("t.csv", "a,b,y\n1,,p\n2,,p\n3,1.5,q\n4,2.5,q\n5,1.5,q\n")
    for command in (["explain"], ["evaluate", "--folds", "2"]):
        status, _, err = run(*command, "t.csv")
        assert status == 2
        assert "added" not in err
        assert "none of its rows has a known value" in err


def test_labels_with_line_ends_stay_in_their_cells(run, file):
    file("t.csv", 'a,y\n1,"p\nq"\n2,"r\rs"\n3,"p\nq"\n4,"r\rs"\n')
    run("fit", "t.csv", "-o", "m.json")
    _, out, _ = run("predict", "m.json", "t.csv")
    rows = list(csv.reader(io.StringIO(out, newline="")))
    assert [len(row) for row in rows] == [3] * 5
    assert rows[0][1:] == ["P(p\nq)", "P(r\rs)"]


def test_escapes_in_names_do_not_reach_the_terminal(run, file):
    file("t.csv", "\x1b[31mred,y\nu,p\nv,q\nu,p\nv,q\nw,q\n")
    _, out, err = run("evaluate", "t.csv", "--folds", 5)
    assert "\x1b" not in out + err
    assert "\\x1b[31mred" in err


def test_an_empty_text_keeps_its_row(run, file):
    file("t.csv", "text,y\nwin a prize now,spam\nlunch at noon then,ham\n"
         "win more cash now,spam\n")
    run("fit", "t.csv", "-o", "m.json")
    file("new.csv", 'text\nwin\n""\n\nlunch\n   \n"cash"\n')
    _, out, _ = run("predict", "m.json", "new.csv")
    labels = [line.split(",")[0] for line in out.split("\n")[1:-1]]
    # a line without anything is skipped, an empty cell is not
    assert labels == ["spam", "spam", "ham", "spam", "spam"]
    rows = list(csv.reader(io.StringIO(out)))
    assert float(rows[2][2]) == pytest.approx(2 / 3, rel=1e-5)


def test_a_file_that_appears_meanwhile_is_not_replaced(tmp_path):
    from naivebayes import NaiveBayesError
    path = tmp_path / "out.csv"
    output = Output(str(path), force=False)
    with (pytest.raises(NaiveBayesError, match="there already"),
          output):
        output.opened().write("new")
        path.write_text("of another program")
    assert path.read_text() == "of another program"
    assert [p.name for p in tmp_path.iterdir()] == ["out.csv"]


def test_a_worksheet_does_not_name_the_prediction(run):
    for part in ("prediction", "all"):
        _, out, _ = run("explain", "wine", "--row", 3, "--blank", part)
        assert "so does the model" not in out
        assert "class is class_0. GaussianNB" in " ".join(out.split())


def test_an_empty_text_is_explained(run, file):
    file("t.csv", "text,class\nwin cash now,spam\nlunch at noon,ham\n,ham\n"
         "win a prize,spam\nsee you at lunch,ham\n")
    status, out, _ = run("explain", "t.csv", "--row", 3)
    assert status == 0
    assert "y = ham" in out
