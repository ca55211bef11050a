import os
import subprocess
import sys
from fractions import Fraction as F
from pathlib import Path

import pytest
from board import FACTORS_OF_1, X, Y, x

from naivebayes import (
    BernoulliNB,
    CategoricalNB,
    GaussianNB,
    MultinomialNB,
    NaiveBayesError,
    ZeroEvidenceError,
    load_tennis,
)
from naivebayes.cli import main
from naivebayes.explain import explain, explain_logs
from naivebayes.render import as_text, decimal

ROOT = Path(__file__).parent.parent
FROZEN = ROOT / "tests" / "frozen" / "worked_example.txt"


def of_part(steps, part):
    return [step for step in steps if step.part == part]


def test_the_steps_hold_the_numbers_of_the_board():
    steps = explain(BernoulliNB(alpha=0).fit(X, Y), x)
    assert [step.value for step in of_part(steps, "prior")] == [
        F(4, 9), F(5, 9)]
    factors = of_part(steps, "factor")
    assert [step.value for step in factors[:9]] == FACTORS_OF_1
    assert factors[1].numbers["top"] == 2
    assert factors[1].numbers["bottom"] == 4
    assert factors[3].what == "P(x4=0 | 1)"
    product, _ = of_part(steps, "product")
    assert product.formula == "108/4^9"
    assert product.value == F(27, 65536)
    assert [step.value for step in of_part(steps, "score")] == [
        F(3, 16384), F(2304, 390625)]
    evidence, = of_part(steps, "evidence")
    assert evidence.value == F(38920611, 6400000000)
    assert [step.value for step in of_part(steps, "posterior")] == [
        F(390625, 12973537), F(12582912, 12973537)]
    assert steps[-1].part == "prediction" and steps[-1].value == 7


def test_smoothed_counts_are_shown_unreduced():
    steps = explain(BernoulliNB(alpha=1).fit(X, Y), x)
    text = as_text(steps)
    assert "P(x1=1 | 1) = 2/6" in text
    assert "= 9216/6^9 = 2/2187" in text
    half = as_text(explain(BernoulliNB(alpha=F(1, 2)).fit(X, Y), x))
    assert "P(x1=1 | 1) = (3/2)/5" in half


def test_any_counting_model_is_explained():
    data = load_tennis()
    model = CategoricalNB(alpha=0).fit(data.X, data.y,
                                       data.feature_names)
    text = as_text(explain(model, ["sunny", "cool", "high", "TRUE"]))
    assert "P(outlook=sunny | no) = 3/5" in text
    assert "P(no) P(x | no) = 5/14 * 36/5^4 = 18/875 ~ 0.02057" in text
    assert text.endswith("y = no, the largest posterior")
    words = MultinomialNB(alpha=1).fit(
        [{"red": 2}, {"owl": 1, "red": 1}], ["p", "q"])
    text = as_text(explain(words, {"red": 2, "new": 1}))
    assert "P(red=2 | p) = (3/4)^2" in text
    assert "= 9/4^2" in text
    on = BernoulliNB(alpha=1).fit([{"red"}, {"owl"}], ["p", "q"])
    text = as_text(explain(on, {"red"}))
    assert "P(owl=0 | p) = 2/3" in text


def test_what_is_left_out_is_said():
    rows = [["u", "a"], ["v", None], ["u", None]]
    model = CategoricalNB(alpha=1).fit(rows, ["p", "q", "q"])
    text = as_text(explain(model, ["u", None]))
    assert "P(x2=None | p) = 1, left out" in text


def test_given_and_uniform_priors_are_shown_as_such():
    uniform = BernoulliNB(priors="uniform").fit(X, Y)
    assert "P(1) = 1/2 ~ 0.5000, the same for each class" in as_text(
        explain(uniform, x))
    given = BernoulliNB(priors={1: F(1, 3), 7: F(2, 3)}).fit(X, Y)
    assert "P(7) = 2/3 ~ 0.6667, given" in as_text(explain(given, x))


def test_the_logs_are_sums():
    steps = explain_logs(BernoulliNB(alpha=0).fit(X, Y), x)
    assert steps[0].numbers["terms"][:3] == [
        "log(4/9)", "log(1/4)", "log(2/4)"]
    assert steps[0].value == pytest.approx(-8.605448239171)
    assert steps[-1].value == 7


def test_models_with_densities_are_refused():
    model = GaussianNB().fit(X, Y)
    with pytest.raises(NaiveBayesError, match="CategoricalNB"):
        explain(model, x)
    with pytest.raises(NaiveBayesError, match="explain needs"):
        explain("model", x)


@pytest.mark.parametrize("value, text", [
    (F(3, 16384), "0.0001831"), (F(390625, 12973537), "0.03011"),
    (F(27, 65536), "0.0004120"), (F(1, 3), "0.3333"), (1, "1.000"),
    (0, "0.000"), (F(123456), "123500"), (F(1, 10**9), "1.000e-9"),
    (12345678.0, "1.235e+7"), (-8.605448, "-8.605"), (0.5, "0.5000")])
def test_decimals_have_significant_figures(value, text):
    assert decimal(value) == text


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


def test_a_real_zero_is_minus_infinity_in_logs():
    rows, labels = X[:2] + X[3:], Y[1:]
    model = BernoulliNB(alpha=0).fit(rows, labels)
    text = as_text(explain_logs(model, X[2]))
    assert "= -inf" in text
    assert text.endswith("y = 7, the largest log score")


def test_no_winner_no_explanation():
    model = BernoulliNB(alpha=0).fit([[1, 1], [0, 0]], ["a", "b"])
    for function in (explain, explain_logs):
        with pytest.raises(ZeroEvidenceError, match="every class"):
            function(model, [1, 0])


def test_a_tie_is_said():
    model = BernoulliNB(alpha=1).fit([[1, 1], [0, 0]], ["p", "q"])
    steps = explain(model, [0, 1])
    assert steps[-1].value == "p"
    assert "a tie: 'p', 'q'" in as_text(steps)
    assert "a tie: 'p', 'q'" in as_text(explain_logs(model, [0, 1]))


def test_floats_are_rounded_in_formulas():
    text = as_text(explain(BernoulliNB(alpha=0.5).fit(X, Y), x))
    assert "P(7) P(x | 7) = 5/9 * 0.008481 = 0.004711" in text
    assert "P(1 | x) = (0.0003087) / P(x) = 0.06149" in text


def test_long_fractions_are_shown_as_decimals():
    bags = [{f"w{k}": 1 for k in range(i, i + 60)} for i in range(8)]
    model = MultinomialNB().fit(bags, list("ppqqpqpq"))
    for line in as_text(explain(model, bags[0])).split("\n"):
        assert len(line) < 1000


def test_an_unseen_value_is_explained_once():
    model = CategoricalNB(unseen="smooth").fit([["p"], ["q"]], ["a", "b"])
    assert "P(x1=unseen | a) = 1/3" in as_text(explain(model, ["zz"]))
    skip = CategoricalNB().fit([["p"], ["q"]], ["a", "b"])
    with pytest.warns(UserWarning) as caught:
        explain(skip, ["zz"])
    assert len(caught) == 1


def test_the_explanation_ends_where_predict_does_on_a_near_tie():
    priors = {1: F(10**13 - 1, 2 * 10**13), 2: F(10**13 + 1, 2 * 10**13)}
    model = BernoulliNB(priors=priors).fit([[0], [1], [0], [1]],
                                           [1, 1, 2, 2])
    step = explain(model, [0])[-1]
    assert [step.value] == model.predict([[0]]) == [1]
    assert "a tie: 1, 2" in step.formula
