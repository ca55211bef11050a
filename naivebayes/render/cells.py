"""The cells of the two tables: factors by class, weights by feature.

| table   | a line for    | columns                                  |
|---------|---------------|------------------------------------------|
| factors | each feature  | each class                               |
| weights | each feature  | both factors, ratio, log, speaks for     |
"""

import math

from naivebayes.notation import is_exact
from naivebayes.render.blanks import (
    BLANK,
    Look,
    formulas_of,
)
from naivebayes.render.formulas import Exp, Num
from naivebayes.render.numbers import decimal, fraction
from naivebayes.render.selection import (
    by_class,
    features_shown,
    weights_shown,
)
from naivebayes.render.sentences import ratio_text
from naivebayes.render.spelling import name_text
from naivebayes.render.steps import Step, event_of, value_form
from naivebayes.render.tables import fits

SHORT_RATIO = 7  # characters of a ratio beside its decimal
LARGEST_LOG = 700.0  # exp of more leaves the floats


def factor_rows(
    steps: list[Step], look: Look, width: int
) -> list[list[str]]:
    """The table of the factors, its head first."""
    factors = by_class([s for s in steps if s.part == "factor"])
    selection = features_shown(steps)
    labels = [""]
    for position in selection.shown:
        first = next(iter(factors.values()))
        labels.append(event_of(first[position]).text())
    if selection.others:
        labels.append(f"{len(selection.others)} others")
    columns = [labels]
    for of_class in factors.values():
        shown = [of_class[position] for position in selection.shown]
        others = [of_class[position] for position in selection.others]
        columns.append(
            class_column(of_class[0], shown, others, look, True)
        )
        if not fits([tuple(labels), tuple(columns[-1])], width):
            columns[-1] = class_column(
                of_class[0], shown, others, look, False
            )
    return [list(row) for row in zip(*columns)]


def class_column(
    first: Step,
    shown: list[Step],
    others: list[Step],
    look: Look,
    in_full: bool,
) -> list[str]:
    """The factors of one class, under its name."""
    letter = "p" if has_density([*shown, *others]) else "P"
    cells = [f"{letter}(x_j | {name_text(first.class_)})"]
    cells.extend([factor_cell(step, look, in_full) for step in shown])
    if others:
        cells.append(others_cell(others, look))
    return cells


def has_density(factors: list[Step]) -> bool:
    """True where a factor is a density."""
    measured = ["mean" in factor.numbers for factor in factors]
    return any(measured)


def factor_cell(step: Step, look: Look, in_full: bool) -> str:
    """One factor: (1+1)/(4+2*1) = 2/6 ~ 0.3333, or in short."""
    if step.part in look.blank:
        return BLANK
    forms = [f.text(look.figures) for f in formulas_of(step, look)]
    shown = forms if in_full else forms[-1:]
    text = " = ".join(shown)
    if step.value is not None and is_exact(step.value):
        return f"{text} ~ {decimal(step.value, look.figures)}"
    value = value_form(step) or Exp(Num(step.numbers["log"]))
    return f"{text} = {value.text(look.figures)}"


def others_cell(others: list[Step], look: Look) -> str:
    """The factors that are not shown, as the sum of their logs."""
    if "factor" in look.blank:
        return BLANK
    logs = [step.numbers["log"] for step in others]
    return f"logs sum to {decimal(math.fsum(logs), look.figures)}"


def weight_rows(
    steps: list[Step], look: Look, width: int
) -> list[list[str]]:
    """The table of the weights, its head first."""
    shown, others = weights_shown(steps)
    if not shown:
        return []
    winner = name_text(shown[0].numbers["winner"])
    runner_up = name_text(shown[0].numbers["runner_up"])
    if look.blank & {"weight", "prediction"}:
        winner, runner_up = "winner", "runner-up"
        shown = [step for step in steps if step in shown]
    head = ["", winner, runner_up, "ratio", "log", "for"]
    rows = [head, *[weight_row(step, look, True) for step in shown]]
    if others:
        rows.append(others_row(others, look))
    rows.append(together_row([*shown, *others], look))
    if not fits(list(zip(*rows)), width):
        short = [weight_row(step, look, False) for step in shown]
        rows[1 : 1 + len(shown)] = short
    if not fits(list(zip(*rows)), width):
        rows = [[row[0], *row[3:]] for row in rows]
    return rows


def weight_row(step: Step, look: Look, in_full: bool) -> list[str]:
    """One feature: its two factors, their ratio, the log, for whom."""
    label = step.sides[0].text()
    if "left_out" in step.numbers:
        reason = step.numbers["left_out"]
        said = "absent" if reason == "absent" else "left out"
        return [label, said, said, "1", "0", "neither"]
    of = "prior" if label == "prior" else "factor"
    if look.blank & {of, "weight", "prediction"}:
        return [label, BLANK, BLANK, BLANK, BLANK, BLANK]
    over = step.sides[1]
    factors = [over.top.text(look.figures)]
    factors.append(over.bottom.text(look.figures))
    speaks_for = "neither"
    if step.value != 0:
        speaks_for = name_text(step.class_)
    ratio = ratio_cell(step, look, in_full)
    log = decimal(step.value, look.figures)
    return [label, *factors, ratio, log, speaks_for]


def ratio_cell(step: Step, look: Look, in_full: bool) -> str:
    """A ratio as a fraction where it is short, and as a decimal."""
    ratio = step.numbers["ratio"]
    text = ratio_text(step, look.figures)
    if not in_full or ratio is None or not is_exact(ratio):
        return text
    exact = fraction(ratio, look.figures)
    if "/" not in exact or len(exact) > SHORT_RATIO:
        return text
    return f"{exact} ~ {text}"


def others_row(others: list[Step], look: Look) -> list[str]:
    """The features that are not shown, summed in one line."""
    return summed_row(f"{len(others)} others", others, look)


def together_row(weights: list[Step], look: Look) -> list[str]:
    """All weights added: the difference of the log scores."""
    return summed_row("together", weights, look)


def summed_row(
    label: str, weights: list[Step], look: Look
) -> list[str]:
    """Some weights added, and the class for which they speak."""
    if look.blank & {"prior", "factor", "weight", "prediction"}:
        return [label, "", "", BLANK, BLANK, BLANK]
    log = math.fsum([weight.value for weight in weights])
    numbers = weights[0].numbers
    speaks_for = "neither"
    if log != 0:
        label_of = "winner" if log > 0 else "runner_up"
        speaks_for = name_text(numbers[label_of])
    text = decimal(log, look.figures)
    ratio = f"e^{text}"
    if abs(log) < LARGEST_LOG:
        ratio = decimal(math.exp(log), look.figures)
    if log == math.inf:
        ratio = "inf"
    return [label, "", "", ratio, text, speaks_for]
