import json
import math
import re
import statistics
import sys
from fractions import Fraction as F
from pathlib import Path

import pytest
from board import X, Y, x
from math_core import LatexToMathML
from models import KINDS, some_data

from naivebayes import (
    BernoulliNB,
    CategoricalNB,
    GaussianNB,
    MixedNB,
    MultinomialNB,
    NaiveBayesError,
    evidence_bars,
    explain,
    explain_logs,
    load_digits_one_seven,
    load_tennis,
    load_wine,
)
from naivebayes.render.events import Beside, Event, Name, Prob, State
from naivebayes.render.formulas import (
    Exp,
    Given,
    Log,
    Normal,
    Num,
    Over,
    Plus,
    Power,
    Times,
)
from naivebayes.render.numbers import decimal, given

FROZEN = Path(__file__).parent / "frozen"
sys.path.insert(0, str(FROZEN))
from make_explanations import files  # noqa: E402

BOARD = explain(BernoulliNB(alpha=0).fit(X, Y), x)
ODD = r"a\b{c}_&%#$^~<>|`'*[]"
NUMBERS = ["108/4^9", "27/65536", "0.0001831", "20736/5^9", "0.005898",
           "390625/12973537", "0.03011", "0.9699"]


@pytest.mark.parametrize("value, text", [
    (F(3, 16384), "0.0001831"), (F(390625, 12973537), "0.03011"),
    (F(27, 65536), "0.0004120"), (F(1, 3), "0.3333"), (1, "1.000"),
    (0, "0.000"), (F(123456), "123500"), (F(1, 10**9), "1.000e-9"),
    (12345678.0, "1.235e+7"), (-8.605448, "-8.605"), (0.5, "0.5000")])
def test_decimals_have_significant_figures(value, text):
    assert decimal(value) == text


@pytest.mark.parametrize("value, text", [
    (14.23, "14.23"), (1065.0, "1065"), (0.1 + 0.2, "0.3"), (3, "3"),
    (F(1, 2), "1/2"), (1e-9, "1e-9"), (1e300, "1e+300"), (-0.5, "-0.5")])
def test_given_numbers_keep_their_figures(value, text):
    assert given(value) == text


@pytest.mark.parametrize("form, text, latex", [
    (Num(F(3, 4)), "3/4", r"\frac{3}{4}"),
    (Num(F(-3, 4)), "-3/4", r"-\frac{3}{4}"),
    (Num(7), "7", "7"), (Num(1e-9), "1.000e-9", r"1.000 \cdot 10^{-9}"),
    (Num(float("-inf")), "-inf", r"-\infty"),
    (Given(0.5), "0.5", "0.5"),
    (Over(Num(2), Num(4)), "2/4", r"\frac{2}{4}"),
    (Over(Plus([Num(2), Num(1)]), Plus([Num(4), Times([Num(2), Num(1)])])),
     "(2+1)/(4+2*1)", r"\frac{2 + 1}{4 + 2 \cdot 1}"),
    (Over(Num(F(3, 2)), Num(5)), "(3/2)/5", r"\frac{\frac{3}{2}}{5}"),
    (Over(Num(108), Power(Num(4), Num(9))), "108/4^9",
     r"\frac{108}{4^{9}}"),
    (Over(Num(1), Times([Num(4), Num(3)])), "1/(4*3)",
     r"\frac{1}{4 \cdot 3}"),
    (Times([Over(Num(1), Num(4)), Num(F(1, 3))]), "1/4 * 1/3",
     r"\frac{1}{4} \cdot \frac{1}{3}"),
    (Times([Num(2), Num(-3)]), "2 * (-3)", r"2 \cdot \left(-3\right)"),
    (Times([]), "1", "1"), (Plus([]), "0", "0"),
    (Plus([Num(1), Num(-2), Num(3)]), "1 - 2 + 3", "1 - 2 + 3"),
    (Power(Over(Num(3), Num(4)), Given(2.5)), "(3/4)^2.5",
     r"\left(\frac{3}{4}\right)^{2.5}"),
    (Power(Num(2), Num(F(1, 2))), "2^(1/2)", r"2^{\frac{1}{2}}"),
    (Log(Over(Num(4), Num(9))), "log(4/9)",
     r"\log\left(\frac{4}{9}\right)"),
    (Exp(Num(-3.5)), "exp(-3.500)", r"\exp\left(-3.500\right)"),
    (Normal(14.23, 13.7441, 0.21), "N(14.23; 13.7441, 0.21)",
     r"\mathcal{N}(14.23;\, 13.7441,\, 0.21)")])
def test_formulas_as_text_and_as_latex(form, text, latex):
    assert form.text() == text
    assert form.latex() == latex


@pytest.mark.parametrize("form, text, latex", [
    (Name("x"), "x", "x"), (Name("x12"), "x12", "x_{12}"),
    (Name(7), "7", "7"), (Name(1e-7), "1e-7", r"1 \cdot 10^{-7}"), (Name(3.0), "3", "3"),
    (Name("hue"), "hue", r"\text{hue}"),
    (Name(ODD), ODD, r"\text{a\textbackslash{}b\{c\}\_\&\%\#\$"
     r"\textasciicircum{}\textasciitilde{}\textless{}\textgreater{}"
     r"\textbar{}`'*[]}"),
    (Name("two\nlines"), r"two\nlines", r"\text{two\textbackslash{}nlines}"),
    (Name("w" * 60), "w" * 18 + "..." + "w" * 18,
     rf"\text{{{'w' * 18}...{'w' * 18}}}"),
    (Name(True), "True", r"\text{True}"),
    (Event("x1", 1), "x1=1", "x_{1} = 1"),
    (State("owl", "absent"), "owl absent", r"\text{owl absent}"),
    (Prob(Event("x1", 1), Name(7)), "P(x1=1 | 7)",
     r"P(x_{1} = 1 \mid 7)"),
    (Prob(Name("x"), letter="p"), "p(x)", "p(x)"),
    (Beside([Prob(Name(1)), Prob(Name("x"), Name(1))]), "P(1) P(x | 1)",
     r"P(1) \, P(x \mid 1)")])
def test_names_as_text_and_as_latex(form, text, latex):
    assert form.text() == text
    assert form.latex() == latex


@pytest.mark.parametrize("name", sorted(files()))
def test_whole_explanations_are_as_they_were(name):
    text = (FROZEN / "explanations" / name).read_text("utf-8")
    assert files()[name] == text


def test_the_board_shows_its_numbers_in_every_format():
    for number in NUMBERS:
        assert number in str(BOARD)
        assert number in BOARD.to_markdown()
        if not number.startswith("0."):
            assert number in BOARD.to_json()
    latex = BOARD.to_latex()
    for number in [r"\frac{108}{4^{9}}", r"\frac{27}{65536}", "0.0001831",
                   r"\frac{20736}{5^{9}}", "0.005898",
                   r"\frac{390625}{12973537}", "0.03011", "0.9699"]:
        assert number in latex


def test_figures_can_be_chosen():
    assert "27/65536 ~ 0.00041" in BOARD.to_text(figures=2)
    assert "~ 0.0301093680" in BOARD.to_text(figures=9)
    assert "P(1) = 4/9 ~ 0.4\n" in BOARD.to_text(figures=1)
    assert "0.000411987305" in BOARD.to_markdown(figures=9)
    assert "0.000411987305" in BOARD.to_latex(figures=9)
    for figures in (0, -1, 16, "4", 2.0, None, True):
        with pytest.raises(NaiveBayesError, match="^figures"):
            BOARD.to_text(figures=figures)


def test_a_worksheet_leaves_out_the_values_of_its_parts():
    sheet = BOARD.to_text(blank=["factor", "posterior"])
    assert "x1=1  ____        ____" in sheet
    assert "~ 0.2500" not in sheet and "~ 0.7500" not in sheet
    assert "P(1 | x) = ____" in sheet and "0.03011" not in sheet
    # the product is shown, but not what it is made of
    assert "P(x | 1) = 27/65536 ~ 0.0004120" in sheet
    assert "108/4^9" not in sheet.replace("4/9 * 108/4^9", "")
    assert "P(1) = 4/9 ~ 0.4444" in sheet


def unescaped_markdown(**look):
    return BOARD.to_markdown(**look).replace("\\", "")


LOST_IN_LATEX = {
    "prior": r"\frac{4}{9} \approx", "factor": r"\frac{1}{4} \approx",
    "product": r"\frac{108}{4^{9}}", "score": r"\frac{3}{16384}",
    "posterior": r"\frac{390625}{12973537}"}


@pytest.mark.parametrize("part, lost", [
    ("prior", "4/9"), ("factor", "1/4"), ("product", "108/4^9"),
    ("score", "3/16384"), ("evidence", "38920611"),
    ("posterior", "390625/12973537"), ("weight", "16/5"),
    ("runner-up", "differ by"), ("change", "No single"),
    ("prediction", "y = 7")])
def test_no_blank_value_is_given_away(part, lost):
    for make in (BOARD.to_text, unescaped_markdown):
        assert lost in make()
        sheet = make(blank=part)
        assert lost not in sheet
        assert "____" in sheet
    latex = BOARD.to_latex(blank=part)
    lost_in_latex = LOST_IN_LATEX.get(part, lost)
    assert lost_in_latex in BOARD.to_latex()
    assert lost_in_latex not in latex


def test_a_whole_worksheet_has_no_values():
    sheet = BOARD.to_text(blank="all")
    assert not re.search(r"= [0-9]", sheet)
    assert BOARD.to_text(blank=set()) == BOARD.to_text()
    assert BOARD.to_text(blank={"prior"}) == BOARD.to_text(
        blank=("prior",))
    for blank in ("priors", ["prior", "x"], [3], None, 5, "left out"):
        with pytest.raises(NaiveBayesError, match="blank"):
            BOARD.to_text(blank=blank)


@pytest.mark.parametrize("kind", KINDS)
def test_a_text_fits_80_columns(kind):
    make, rows, y = some_data(kind)
    model = make().fit(rows, y)
    for row in rows[:5]:
        lines = str(explain(model, row)).split("\n")
        assert max(map(len, lines)) <= 80
        assert [line for line in lines if line != line.rstrip()] == []


def test_long_names_and_labels_fit_as_well():
    names = ["n" * 50 + str(j) for j in range(3)]
    rows = [["v" * 50 + str(i % 3)] * 3 for i in range(9)]
    labels = ["label" * 9 + str(i % 4) for i in range(9)]
    model = CategoricalNB().fit(rows, labels, names)
    for steps in (explain(model, rows[0]), explain_logs(model, rows[0])):
        assert max(map(len, str(steps).split("\n"))) <= 80


def test_many_features_are_summed_in_one_line():
    data = load_digits_one_seven()
    model = GaussianNB(var_smoothing=1e-9).fit(data.X, data.y)
    steps = explain(model, data.X[5])
    text = str(steps)
    assert len([s for s in steps if s.part == "factor"]) == 128
    assert text.count("N(") == 2 * 30 + 1
    assert text.count("34 others") == 3
    assert "the product of 64 factors" in text
    assert "64 logarithms of factors" in text
    # the prior is always shown, with the 30 strongest features
    weights = [s.value for s in steps if s.part == "weight"]
    ranked = sorted(weights[1:], key=abs)
    line = next(line for line in text.split("\n")
                if line.startswith("  34 others") and "logs" not in line)
    assert line.split()[-2:] == [decimal(sum(ranked[:34])), "7"]
    assert "prior      179/361" in text
    assert "34 more factors are not shown" in steps.to_latex()


def test_table_and_picture_show_the_strongest_features():
    data = load_digits_one_seven()
    model = GaussianNB(var_smoothing=1e-9).fit(data.X, data.y)
    steps = explain(model, data.X[5])
    features = [s for s in steps if s.part == "weight"][1:]
    strongest = sorted(features, key=lambda s: -abs(s.value))[:30]
    lines = str(steps).split("\n")
    start = lines.index("Factors") + 2
    table = [line.split()[0] for line in lines[start:start + 30]]
    assert table == [s.what for s in features if s in strongest]
    assert lines[start + 30].startswith("  34 others  logs sum to")
    start = lines.index("What decides") + 2
    weights = [line.split()[0] for line in lines[start:start + 31]]
    assert sorted(weights) == sorted(
        ["prior", *[s.what for s in strongest]])
    assert weights[0] == strongest[0].what
    assert "the other 34 together" in evidence_bars(steps)
    blank = steps.to_text(blank="factor")
    assert "logs sum to" not in blank and "34 others  ____" in blank


def test_what_is_left_out_is_told_from_what_is_absent():
    rows = [["u", None], ["v", None]]
    model = CategoricalNB().fit(rows, ["a", "b"])
    lines = str(explain(model, ["u", "z"])).split("\n")
    assert [line.split() for line in lines if line.startswith("  x2")] == [
        ["x2=z", "left", "out", "left", "out", "1", "0", "neither"]]
    words = MultinomialNB().fit([[2, 1], [0, 1]], ["p", "q"])
    lines = str(explain(words, [3, 0])).split("\n")
    assert [line.split() for line in lines if line.startswith("  x2")] == [
        ["x2", "absent", "absent", "1", "0", "neither"]]


def test_an_infinite_weight_is_written_inf():
    model = CategoricalNB(alpha=0).fit([["u"], ["v"]], ["a", "b"])
    lines = str(explain(model, ["u"])).split("\n")
    together = [line.split() for line in lines if "together" in line]
    assert together == [["together", "inf", "inf", "a"]]
    row = [line.split() for line in lines if line.startswith("  x1=u") and "inf" in line]
    assert row == [["x1=u", "1/1", "0/1", "inf", "inf", "a"]]


def test_thirty_factors_are_written_out_and_no_more():
    for n, shown in ((30, True), (31, False)):
        rows = [[(i + j) % 2 for j in range(n)] for i in range(4)]
        model = BernoulliNB().fit(rows, ["a", "b", "a", "b"])
        steps = explain(model, rows[0])
        product = next(s for s in steps if s.part == "product")
        assert product.formula.startswith("3/4 * 3/4") is shown
        assert (f"the product of {n} factors" in product.formula) is (
            not shown)
        far = explain_logs(model, rows[0])[0].formula
        assert (f"{n} logarithms of factors" in far) is not shown


def test_31_features_are_all_shown():
    rows = [[int(i + j) % 2 for j in range(31)] for i in range(4)]
    model = BernoulliNB().fit(rows, ["a", "b", "a", "b"])
    text = str(explain(model, rows[0]))
    assert "others" not in text and "x31=0" in text
    wider = [[*row, 1] for row in rows]
    model = BernoulliNB().fit(wider, ["a", "b", "a", "b"])
    assert "2 others" in str(explain(model, wider[0]))


def test_floats_are_rounded_in_formulas():
    text = str(explain(BernoulliNB(alpha=0.5).fit(X, Y), x))
    assert "P(7) P(x | 7) = 5/9 * 0.008481 = 0.004711" in text
    assert "P(1 | x) = 0.0003087 / P(x) = 0.06149" in text


def test_long_fractions_are_shown_as_decimals():
    bags = [{f"w{k}": 1 for k in range(i, i + 60)} for i in range(8)]
    model = MultinomialNB().fit(bags, list("ppqqpqpq"))
    for line in str(explain(model, bags[0])).split("\n"):
        assert len(line) <= 80


def test_markdown_escapes_its_signs():
    model = CategoricalNB().fit([[ODD], ["v"], [ODD]], ["A_B", "c", "A_B"],
                                ["n|m"])
    text = explain(model, [ODD]).to_markdown()
    row = next(line for line in text.split("\n")
               if line.startswith("| n&#124;m"))
    assert row.count("|") == len(["feature", "A_B", "c"]) + 1
    assert "A\\_B" in text
    ticks = CategoricalNB().fit([["v"], ["w"]], ["a```b", "c"])
    assert "````text" in explain(ticks, ["v"]).to_markdown()


def test_json_holds_every_record():
    document = json.loads(BOARD.to_json())
    assert document["format"] == "naivebayes explanation"
    assert document["version"] == 1
    assert len(document["steps"]) == len(BOARD)
    product = next(s for s in document["steps"] if s["part"] == "product")
    assert product["class"] == 1
    assert product["value"] == {"fraction": "27/65536",
                                "decimal": 27 / 65536}
    assert product["numbers"]["factors"][1] == {
        "top": 2, "bottom": 4, "times": 1}
    infinite = CategoricalNB(alpha=0).fit([["u"], ["v"]], [(1, 2), "b"])
    text = explain(infinite, ["u"]).to_json()
    weights = [s for s in json.loads(text)["steps"]
               if s["part"] == "weight"]
    assert weights[1]["value"] == "inf"
    assert weights[1]["class"] == [1, 2]
    long = BernoulliNB(alpha=F(1, 10**3000)).fit([[0, 1], [1, 0]], ["a", "b"])
    steps = json.loads(explain(long, [0, 1]).to_json())["steps"]
    assert {"log"} in [set(s["value"]) for s in steps
                       if isinstance(s["value"], dict)]


def formulas(latex):
    """The displayed formulas of a LaTeX text."""
    return re.findall(
        r"\\begin\{align\*\}.*?\\end\{align\*\}|(?<=\\\[\n).*?(?=\n\\\])",
        latex, re.DOTALL)


@pytest.mark.parametrize("kind", KINDS)
def test_the_converter_of_the_site_takes_every_formula(kind):
    converter = LatexToMathML()
    make, rows, y = some_data(kind)
    steps = explain(make().fit(rows, y), rows[0])
    for text in (steps.to_latex(), steps.to_latex(blank="all")):
        found = formulas(text)
        assert len(found) > 6
        for formula in found:
            converter.convert_with_local_state(formula, displaystyle=True)


def test_the_converter_takes_odd_names_and_far_numbers():
    converter = LatexToMathML()
    odd = CategoricalNB().fit([[ODD, "é"], ["v", "w"]], [ODD, "日本"],
                              [ODD + "1", "zwei te"])
    far = GaussianNB().fit([[1], [3], [4e9], [8e9]], list("aabb"))
    for steps in (explain(odd, [ODD, "w"]), explain(far, [-1e8]),
                  explain(far, [2.0])):
        for formula in formulas(steps.to_latex()):
            converter.convert_with_local_state(formula, displaystyle=True)


def test_a_notebook_shows_markdown():
    assert BOARD._repr_markdown_() == BOARD.to_markdown()
    assert repr(BOARD) == "<Explanation: 40 steps, y = 7>"
    assert repr(BOARD[0]) == (
        "Step(prior: P(1) = 4/9, class 1, value Fraction(4, 9))")


def test_three_classes_have_their_columns():
    data = load_tennis()
    y = ["rain" if row[0] == "rainy" else c
         for row, c in zip(data.X, data.y)]
    steps = explain(CategoricalNB().fit(data.X, y), data.X[0])
    heads = [line.split("  ") for line in str(steps).split("\n")
             if "P(x_j |" in line]
    columns = [cell for head in heads for cell in head if cell]
    assert [cell.strip() for cell in columns] == [
        "P(x_j | no)", "P(x_j | rain)", "P(x_j | yes)"]
    assert str(steps).count("x4=FALSE") == len(heads) + 1


def test_a_blank_prediction_hides_every_word_of_the_winner():
    for make in (BOARD.to_text, BOARD.to_markdown, BOARD.to_latex):
        sheet = make(blank="prediction")
        assert "times as probable" not in sheet
        assert "winner" in sheet and "runner-up" in sheet
    sheet = BOARD.to_text(blank="runner-up")
    assert "3.472" not in sheet and "32.21" not in sheet
    sheet = BOARD.to_text(blank="factor")
    assert "108/4^9" not in sheet


def test_a_word_called_prior_is_a_word():
    model = MultinomialNB().fit([{"prior": 5, "b": 4}, {"prior": 1, "c": 1}],
                                ["p", "q"])
    sheet = explain(model, {"prior": 1, "b": 2}).to_text(blank="factor")
    rows = [line.split() for line in sheet.split("\n")
            if line.startswith("  prior  ")]
    assert [row[1:3] for row in rows] == [
        ["____", "____"], ["1/2", "1/2"], ["____", "____"]]


def test_any_explanation_fits_80_columns():
    wine = load_wine()
    means = [statistics.fmean(c) for c in zip(*wine.X)]
    sds = [statistics.pstdev(c) for c in zip(*wine.X)]
    scaled = [[(v - m) / s for v, m, s in zip(row, means, sds)]
              for row in wine.X]
    measured = GaussianNB().fit(scaled, wine.y, wine.feature_names)
    many = GaussianNB().fit(
        [[i % 12 + k / 7] for i in range(36) for k in range(2)],
        [f"class {i % 12}" for i in range(36) for k in range(2)])
    parts = MultinomialNB(alpha=F(1, 3)).fit(
        [[0.1, 1e-3, 2], [3, 0.7, F(1, 3)]], ["a", "b"])
    words = CategoricalNB().fit(
        [["a fairly long category value"], ["another one of them"]],
        ["Mycobacterium tuberculosis complex", "something else, as long"],
        ["the colour of the colonies (day 2)"])
    for model, row in ((measured, scaled[3]), (many, [3.3]), (many, [1e9]),
                       (parts, [0.1, 2, F(1, 3)]),
                       (words, ["another one of them"])):
        for figures in (4, 15):
            text = explain(model, row).to_text(figures)
            assert max(map(len, text.split("\n"))) <= 80


def test_a_long_exact_value_is_about_its_decimal():
    bags = [{f"w{k}": 1 for k in range(i, i + 60)} for i in range(8)]
    model = MultinomialNB().fit(bags, list("ppqqpqpq"))
    latex = explain(model, bags[0]).to_latex()
    products = latex.split("Products}")[1].split("subsection")[0]
    assert products.count(r"\approx") == 2
    # a quarter of 2/3 and 3/4 is exact and short
    assert r"= \frac{27}{65536} \approx 0.0004120" in BOARD.to_latex()


def test_numbers_in_sentences_and_tables_are_set_as_numbers():
    model = GaussianNB().fit([[1], [3], [400], [800]], list("aabb"))
    latex = explain(model, [-20]).to_latex()
    assert re.search(r"differ by \$-\$[0-9.]+ \+ [0-9.]+ = ", latex)
    assert not re.search(r"[0-9]e[-+]?[0-9]", latex)
    near = explain(GaussianNB().fit([[1], [3], [4e9], [8e9]],
                                    list("aabb")), [2.0]).to_latex()
    assert re.search(r"is [0-9.]+\$ \\cdot 10\^\{[0-9]+\}\$ times", near)
    assert re.search(r"& [0-9.]+ \\cdot 10\^\{[0-9]+\} &", near)


def test_counts_that_are_floats_are_shown_as_decimals():
    model = MultinomialNB(alpha=F(1, 3)).fit([[14.37, 1], [0.1, 2.5]],
                                             ["a", "b"])
    factor = next(s for s in explain(model, [14.37, 0])
                  if s.part == "factor")
    assert factor.formula == (
        "((14.37+1/3)/(15.37+2*1/3))^14.37 = (14.7033333333/"
        "16.0366666667)^14.37")


def rows_of(text, start):
    """The cells of the lines that begin with a label."""
    return [re.split(r"  +", line.strip()) for line in text.split("\n")
            if line.startswith(f"  {start}  ")]


def test_every_number_of_the_tables_has_the_figures_asked_for():
    text = BOARD.to_text(figures=9)
    assert rows_of(text, "x1=1") == [
        ["x1=1", "1/4 ~ 0.250000000", "4/5 ~ 0.800000000"],
        ["x1=1", "4/5", "1/4", "16/5 ~ 3.20000000", "1.16315081", "7"]]
    # 2304 * 16384 / (390625 * 3), and its logarithm
    assert rows_of(text, "together") == [
        ["together", "32.2122547", "3.47234696", "7"]]
    assert rows_of(text, "prior") == [
        ["prior", "5/9", "4/9", "5/4 ~ 1.25000000", "0.223143551", "7"]]
    data = load_digits_one_seven()
    model = GaussianNB(var_smoothing=1e-9).fit(data.X, data.y)
    steps = explain(model, data.X[5])
    logs = [s.numbers["log"] for s in steps
            if s.part == "factor" and s.class_ == 1]
    weights = [s.value for s in steps if s.part == "weight"][1:]
    order = sorted(range(64), key=lambda j: abs(weights[j]))
    others = math.fsum([logs[j] for j in order[:34]])
    rows = rows_of(steps.to_text(figures=9), "34 others")
    assert rows[0][1] == f"logs sum to {decimal(others, 9)}"
    total = math.fsum([weights[j] for j in order[:34]])
    assert rows[-1][1:] == [decimal(math.exp(total), 9), decimal(total, 9),
                            "7"]


def test_others_may_speak_for_the_runner_up():
    # one loud word for p, forty that whisper for q
    words = [f"w{k}" for k in range(40)]
    model = MultinomialNB(alpha=1).fit(
        [{"loud": 400, **dict.fromkeys(words, 10)},
         {"loud": 1, **dict.fromkeys(words, 20)}], ["p", "q"])
    steps = explain(model, {"loud": 20, **dict.fromkeys(words, 1)})
    row, = [row for row in rows_of(str(steps), "11 others")
            if "logs" not in row[1]]
    # (10+1)/(800+41) over (20+1)/(801+41), eleven times
    assert row[1:] == [decimal(F(11 * 842, 841 * 21) ** 11),
                       decimal(11 * math.log(11 * 842 / (841 * 21))), "q"]
    assert steps[-1].value == "p"


def test_together_nobody_speaks_in_a_tie():
    model = BernoulliNB(alpha=1).fit([[1, 1], [0, 0]], ["p", "q"])
    assert rows_of(str(explain(model, [0, 1])), "together") == [
        ["together", "1.000", "0.000", "neither"]]
    # the odds of the products, as the prior of the other class
    priors = {1: F(50331648, 52284773), 7: F(1953125, 52284773)}
    model = BernoulliNB(alpha=0, priors=priors).fit(X, Y)
    assert rows_of(str(explain(model, x)), "together") == [
        ["together", "1.000", "0.000", "neither"]]


def test_other_changes_are_as_large_or_larger():
    # u has 3/4 in p and 1/4 in q; the measurement 10 or 20, with variance 100
    rows = [["u", "u", "u", 0], ["u", "u", "u", 20], ["v", "v", "v", 10], ["v", "v", "v", 30]]
    model = MixedNB().fit(rows, ["p", "p", "q", "q"])
    # q leads by log 3 + 0.05: either v as u turns it, or 1.149 deviations
    text = str(explain(model, ["u", "v", "v", 15.5]))
    said = " ".join(text.split("Nearest change:")[1].split("Prediction")[0].split())
    assert said == (
        "x2: u instead of v would give y = p. "
        "1 other feature could have turned it, too, by a change as large. "
        "1 other feature could have turned it, too, by a larger change.")
    # q leads by log 3 - 0.1: 0.9986 deviations turn it, or either v as u
    text = str(explain(model, ["u", "v", "v", 14]))
    said = " ".join(text.split("Nearest change:")[1].split("Prediction")[0].split())
    assert said.endswith(
        "(1.0 standard deviations away). "
        "2 other features could have turned it, too, by a larger change.")


@pytest.mark.parametrize("part, hidden", [
    ("prior", True), ("factor", True), ("weight", True),
    ("runner-up", True), ("prediction", True), ("posterior", False)])
def test_the_sum_of_the_weights_is_hidden_with_its_parts(part, hidden):
    row, = rows_of(BOARD.to_text(blank=part), "together")
    assert row[1:] == (["____"] * 3 if hidden else ["32.21", "3.472", "7"])
    head = BOARD.to_text(blank=part).split("What decides\n")[1].split("\n")[0]
    names = part in ("weight", "runner-up", "prediction")
    assert head.split()[:2] == (
        ["winner", "runner-up"] if names else ["7", "1"])
    row = rows_of(BOARD.to_text(blank=part), "prior")[-1]
    blank = part in ("prior", "weight", "prediction")
    assert row[1:] == (["____"] * 5 if blank else
                       ["5/9", "4/9", "5/4 ~ 1.250", "0.2231", "7"])


def test_a_cell_that_is_too_wide_shows_its_end():
    name = "a name that is forty characters long now"
    model = CategoricalNB().fit([["u" * 17, "p"], ["v", "q"]], ["a", "b"],
                                [name, "x2"])
    text = str(explain(model, ["u" * 17, "p"]))
    wide = [line for line in text.split("\n") if line.startswith("  a name")]
    assert wide[0].endswith("2/3 ~ 0.6667") and "(1+1)" not in wide[0]
    assert wide[2].split()[-3:] == ["2.000", "0.6931", "a"]
