"""The cells of the two tables: factors by class, weights by feature.

| table   | a line for    | columns                                  |
|---------|---------------|------------------------------------------|
| factors | each feature  | each class                               |
| weights | each feature  | both factors, ratio, log, speaks for     |
"""

import math
from typing import Any

from naivebayes.notation import are_exact, is_exact
from naivebayes.render.blanks import (
    BLANK,
    Look,
    formulas_of,
)
from naivebayes.render.formulas import Exp, Num
from naivebayes.render.numbers import decimal, exp_text, fraction
from naivebayes.render.selection import (
    by_class,
    features_shown,
    strength,
    weights_shown,
)
from naivebayes.render.sentences import ratio_text
from naivebayes.render.spelling import Form, label_text
from naivebayes.render.steps import (
    Step,
    event_of,
    has_value,
    have_density,
    is_left_out,
    value_form,
)
from naivebayes.render.tables import fits
from naivebayes.scoring import TIE_AT_MOST, joint_score, log_of

SHORT_RATIO = 7  # characters of a ratio beside its decimal


def factor_rows(
    steps: list[Step], look: Look, width: int
) -> list[list[str]]:
    """The table of the factors, its head first."""
    factors = by_class([s for s in steps if s.part == "factor"])
    selection = features_shown(steps)
    first = next(iter(factors.values()))
    labels = [""]
    for position in selection.shown:
        labels.append(event_of(first[position]).text())
    if selection.others:
        labels.append(f"{len(selection.others)} others")
    columns = [labels]
    for of_class in factors.values():
        shown = [of_class[position] for position in selection.shown]
        others = [of_class[position] for position in selection.others]
        room = width - max(map(len, labels)) - 2
        columns.append(
            class_column(of_class[0], shown, others, look, room)
        )
    return [list(row) for row in zip(*columns)]


def class_column(
    first: Step,
    shown: list[Step],
    others: list[Step],
    look: Look,
    room: int,
) -> list[str]:
    """The factors of one class, under its name.

    room: what a cell has; one that needs more shows only its end.
    """
    letter = "p" if have_density([*shown, *others]) else "P"
    cells = [f"{letter}(x_j | {label_text(first.class_)})"]
    for step in shown:
        cell = factor_cell(step, look, True)
        if len(cell) > room:
            cell = factor_cell(step, look, False)
        cells.append(cell)
    if others:
        cells.append(others_cell(others, look))
    return cells


def factor_cell(step: Step, look: Look, in_full: bool) -> str:
    """One factor: (1+1)/(4+2*1) = 2/6 ~ 0.3333, or in short."""
    if step.part in look.blank:
        return BLANK
    forms = [f.text(look.figures) for f in formulas_of(step, look)]
    shown = forms if in_full else forms[-1:]
    text = " = ".join(shown)
    if step.value is not None and is_exact(step.value):
        return f"{text} ~ {decimal(step.value, look.figures)}"
    value: Form = Exp(Num(step.numbers["log"]))
    if has_value(step):
        value = value_form(step)
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
    shown, others = weights_listed(steps, look)
    if not shown:
        return []
    head = ["", *heads_of(shown[0], look), "ratio", "log", "for"]
    rows = [weight_row(step, look, True) for step in shown]
    below = summed_rows(shown, others, look)
    if not fits(list(zip(head, *rows, *below)), width):
        rows = [weight_row(step, look, False) for step in shown]
    table = [head, *rows, *below]
    if not fits(list(zip(*table)), width):
        table = [[row[0], *row[3:]] for row in table]
    return table


def weights_listed(
    steps: list[Step], look: Look
) -> tuple[list[Step], list[Step]]:
    """The weights to show, strongest first, and the others.

    On a worksheet they keep the order of the features: theirs would
    give away who speaks loudest.
    """
    shown, others = weights_shown(steps)
    if not look.blank & {"factor", "weight", "prediction"}:
        shown.sort(key=strength, reverse=True)
    return shown, others


def heads_of(weight: Step, look: Look) -> list[str]:
    """The names of the winner and the runner-up."""
    if look.blank & {"weight", "runner-up", "prediction"}:
        return ["winner", "runner-up"]
    names = [weight.numbers["winner"], weight.numbers["runner_up"]]
    return list(map(label_text, names))


def weight_row(step: Step, look: Look, in_full: bool) -> list[str]:
    """One feature: its two factors, their ratio, the log, for whom."""
    label = step.sides[0].text()
    if is_left_out(step):
        reason = step.numbers["left_out"]
        said = "absent" if reason == "absent" else "left out"
        return [label, said, said, "1", "0", "neither"]
    if look.blank & {step.numbers["of"], "weight", "prediction"}:
        return [label, BLANK, BLANK, BLANK, BLANK, BLANK]
    over: Any = step.sides[1]
    factors = [over.top.text(look.figures)]
    factors.append(over.bottom.text(look.figures))
    speaks_for = "neither"
    if step.value != 0:
        speaks_for = label_text(step.class_)
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


def summed_rows(
    shown: list[Step], others: list[Step], look: Look
) -> list[list[str]]:
    """The features that are not shown, and all weights, added up."""
    rows = []
    if others:
        rows.append(summed_row(f"{len(others)} others", others, look))
    return [*rows, summed_row("together", [*shown, *others], look)]


def summed_row(
    label: str, weights: list[Step], look: Look
) -> list[str]:
    """Some weights added, and the class for which they speak."""
    hidden = {"prior", "factor", "weight", "runner-up", "prediction"}
    if look.blank & hidden:
        return [label, "", "", BLANK, BLANK, BLANK]
    log = sum_of(weights)
    numbers = weights[0].numbers
    speaks_for = "neither"
    if log != 0:
        label_of = "winner" if log > 0 else "runner_up"
        speaks_for = label_text(numbers[label_of])
    ratio = exp_text(log, look.figures)
    text = decimal(log, look.figures)
    return [label, "", "", ratio, text, speaks_for]


def sum_of(weights: list[Step]) -> float:
    """The sum of weights; exactly 0 where their ratios make 1."""
    log = math.fsum([weight.value for weight in weights])
    ratios = [weight.numbers["ratio"] for weight in weights]
    if abs(log) < TIE_AT_MOST and are_exact(ratios):
        return log_of(joint_score(1, ratios))
    return log
