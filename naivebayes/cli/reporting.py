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
from naivebayes.notation import Label, ratio
from naivebayes.render.markdown import escaped, markdown_table
from naivebayes.render.numbers import decimal
from naivebayes.render.plain_steps import plain
from naivebayes.render.spelling import latex_text, name_text
from naivebayes.render.tables import in_blocks, right_table

FORMAT = "naivebayes evaluation"
VERSION = 1
WIDTH = 78


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


class Figures(NamedTuple):
    """What is counted from a report."""

    n_rows: int
    n_right: int
    commonest: Label
    n_commonest: int
    table: dict[Label, dict[Label, int]]


def figures_of(report: Report) -> Figures:
    """The numbers of a report."""
    table = confusion(report.y_true, report.y_pred)
    n_right = 0
    for c in table:
        n_right += table[c][c]
    class_counts = count_classes(report.y_true)
    commonest = max(class_counts, key=class_counts.__getitem__)
    return Figures(
        len(report.y_true),
        n_right,
        commonest,
        class_counts[commonest],
        table,
    )


def in_format(report: Report, format: str, figures: int) -> str:
    """The report in the format that was asked for."""
    found = figures_of(report)
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


def words_of(found: Figures, figures: int) -> list[str]:
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


def table_rows(found: Figures, figures: int) -> list[list[str]]:
    """The confusion table, with recall and precision at its sides."""
    classes = list(found.table)
    names = [name_text(c) for c in classes]
    rows = [["true \\ predicted", *names, "recall"]]
    for c, name in zip(classes, names):
        counts = found.table[c]
        cells = [str(counts[k]) for k in classes]
        of_class = list(counts.values())
        recall = share(counts[c], of_class, figures)
        rows.append([name, *cells, recall])
    precisions = []
    for c in classes:
        called = [found.table[k][c] for k in classes]
        precisions.append(share(found.table[c][c], called, figures))
    rows.append(["precision", *precisions, ""])
    return rows


def share(count: int, counts: list[int], figures: int) -> str:
    """A count of some counts; a dash where there is nothing."""
    total = sum(counts)
    return decimal(ratio(count, total), figures) if total else "-"


def latex_table(rows: list[list[str]]) -> str:
    """The table as a tabular."""
    lines = []
    for cells in rows:
        lines.append(" & ".join([latex_text(cell) for cell in cells]))
    columns = "l" + "r" * (len(rows[0]) - 1)
    body = " \\\\\n".join(lines)
    return f"\\begin{{tabular}}{{{columns}}}\n{body}\n\\end{{tabular}}"


def as_json(report: Report, found: Figures) -> str:
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
        "confusion": table,
    }
    return json.dumps(plain(document), indent=1) + "\n"


def shares_of(found: Figures) -> dict[str, Any]:
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
