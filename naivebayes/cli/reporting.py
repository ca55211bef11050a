"""The report of an evaluation: accuracy, baseline, confusion table.

| number    | 1-vs-7, each image left out in turn, alpha = 1     |
|-----------|----------------------------------------------------|
| accuracy  | 3 of 9                                             |
| baseline  | 5 of 9, always 7                                   |
"""

import json
import textwrap
from typing import Any, NamedTuple

from naivebayes.checks.messages import counted
from naivebayes.counting import count_classes
from naivebayes.evaluation import confusion
from naivebayes.notation import Label, Number, ratio
from naivebayes.render.markdown import escaped, markdown_table
from naivebayes.render.numbers import decimal
from naivebayes.render.plain_steps import plain
from naivebayes.render.spelling import latex_text, name_text
from naivebayes.render.tables import WIDTH, in_blocks, right_table
from naivebayes.scoring import most_probable

FORMAT = "naivebayes evaluation"
VERSION = 1
MOST_CLASSES = 20  # of a confusion table


class Report(NamedTuple):
    """What was predicted for each row, and how."""

    data: str
    target: str
    model: str
    n_features: int
    n_folds: int
    seed: int
    y_true: list[Label]
    y_pred: list[Label]


class Counts(NamedTuple):
    """What is counted from a report."""

    n_rows: int
    n_right: int
    commonest: Label
    n_commonest: int
    table: dict[Label, dict[Label, int]]


def counts_of(report: Report) -> Counts:
    """The numbers of a report."""
    table = confusion(report.y_true, report.y_pred)
    n_right = 0
    for c in table:
        n_right += table[c][c]
    class_counts = count_classes(report.y_true)
    commonest = most_probable(class_counts)
    return Counts(
        len(report.y_true),
        n_right,
        commonest,
        class_counts[commonest],
        table,
    )


def in_format(report: Report, format: str, figures: int) -> str:
    """The report in the format that was asked for."""
    found = counts_of(report)
    if format == "json":
        return as_json(report, found)
    rows = table_rows(found, figures)
    heading, sentences = heading_of(report), words_of(found, figures)
    if format == "markdown":
        texts = [escaped(text) for text in (heading, *sentences)]
        return "\n\n".join([*texts, markdown_table(rows)]) + "\n"
    if format == "latex":
        texts = [latex_text(text) for text in (heading, *sentences)]
        return "\n\n".join([*texts, latex_table(rows)]) + "\n"
    tables = [right_table(block) for block in in_blocks(rows, WIDTH)]
    blocks = ["\n".join(lines) for lines in tables]
    heading = "\n".join(textwrap.wrap(heading, WIDTH))
    return "\n\n".join([heading, "\n".join(sentences), *blocks]) + "\n"


def heading_of(report: Report) -> str:
    """What was evaluated, and how."""
    return (
        f"{report.data}: {counted(len(report.y_true), 'row')}, "
        f"{counted(report.n_features, 'feature')}, target "
        f"{name_text(report.target)}. {report.model}, "
        f"{report.n_folds} folds, seed {report.seed}."
    )


def words_of(found: Counts, figures: int) -> list[str]:
    """Accuracy and baseline, as a share and as counts."""
    n_rows = found.n_rows
    accuracy = decimal(ratio(found.n_right, n_rows), figures)
    baseline = decimal(ratio(found.n_commonest, n_rows), figures)
    commonest = name_text(found.commonest)
    return [
        f"accuracy {accuracy}: {found.n_right} of {n_rows}",
        f"baseline {baseline}: {found.n_commonest} of {n_rows}, "
        f"always {commonest}",
    ]


def table_rows(found: Counts, figures: int) -> list[list[str]]:
    """The confusion table, with recall and precision at its sides.

    For many classes only these two, a line for each class.
    """
    classes = list(found.table)
    names = [name_text(c) for c in classes]
    recalls = [share_text(recall(found, c), figures) for c in classes]
    precisions = [
        share_text(precision(found, c), figures) for c in classes
    ]
    if len(classes) > MOST_CLASSES:
        head = ["class", "recall", "precision"]
        lines = zip(names, recalls, precisions)
        return [head, *[list(line) for line in lines]]
    rows = [["true \\ predicted", *names, "recall"]]
    for c, name, text in zip(classes, names, recalls):
        cells = [str(found.table[c][k]) for k in classes]
        rows.append([name, *cells, text])
    return [*rows, ["precision", *precisions, ""]]


def recall(found: Counts, c: Label) -> Number | None:
    """Of the rows of a class, the share that was found."""
    of_class = list(found.table[c].values())
    return share(found.table[c][c], of_class)


def precision(found: Counts, c: Label) -> Number | None:
    """Of the rows that were called a class, the share that is right."""
    called = [counts[c] for counts in found.table.values()]
    return share(found.table[c][c], called)


def share(count: int, counts: list[int]) -> Number | None:
    """A count of the sum of some counts; None where that is 0."""
    total = sum(counts)
    return ratio(count, total) if total else None


def share_text(value: Number | None, figures: int) -> str:
    """A share as a decimal; a dash where there is none."""
    return "-" if value is None else decimal(value, figures)


def latex_table(rows: list[list[str]]) -> str:
    """The table as a tabular."""
    lines = []
    for cells in rows:
        lines.append(" & ".join([latex_text(cell) for cell in cells]))
    columns = "l" + "r" * (len(rows[0]) - 1)
    body = " \\\\\n".join(lines)
    return f"\\begin{{tabular}}{{{columns}}}\n{body}\n\\end{{tabular}}"


def as_json(report: Report, found: Counts) -> str:
    """The report for other programs."""
    classes = list(found.table)
    table = [[found.table[c][k] for k in classes] for c in classes]
    document: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "data": report.data,
        "target": report.target,
        "model": report.model,
        "features": report.n_features,
        "folds": report.n_folds,
        "seed": report.seed,
        **shares_of(found),
        "classes": classes,
        "recall": [as_float(recall(found, c)) for c in classes],
        "precision": [as_float(precision(found, c)) for c in classes],
        "confusion": table,
    }
    return json.dumps(plain(document), indent=1) + "\n"


def as_float(value: Number | None) -> float | None:
    """A share for other programs."""
    return None if value is None else float(value)


def shares_of(found: Counts) -> dict[str, Any]:
    """Accuracy and baseline, as counts and as shares."""
    n_rows = found.n_rows
    baseline = {
        "class": found.commonest,
        "right": found.n_commonest,
        "accuracy": found.n_commonest / n_rows,
    }
    return {
        "rows": n_rows,
        "right": found.n_right,
        "accuracy": found.n_right / n_rows,
        "baseline": baseline,
    }
