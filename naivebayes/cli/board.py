"""The worked 1-vs-7 example, whole: what `naivebayes` prints.

| part      | what it shows                                  |
|-----------|------------------------------------------------|
| images    | nine to learn from, and the one to classify    |
| counts    | images with each pixel on                      |
| solution  | from the priors to the prediction              |
| again     | with logarithms, and with add-1 smoothing      |
"""

from naivebayes.datasets.shipped import (
    IMAGE_TO_CLASSIFY,
    load_one_vs_seven,
)
from naivebayes.explain import explain, explain_logs
from naivebayes.models.bernoulli import BernoulliNB
from naivebayes.notation import Labels, Row, Rows
from naivebayes.render.blanks import Look
from naivebayes.render.tables import picture, side_by_side, table
from naivebayes.render.text import as_text
from naivebayes.separation import separate_classes


def worked_example() -> str:
    """The 1-vs-7 example as on a blackboard.

    Page: docs/worked-example.md
    """
    data = load_one_vs_seven()
    x = list(IMAGE_TO_CLASSIFY)
    plain = BernoulliNB(alpha=0).fit(data.X, data.y)
    smoothed = BernoulliNB(alpha=1).fit(data.X, data.y)
    steps = [s for s in explain(smoothed, x) if s.part != "prior"]
    return "\n\n".join(
        [
            "Naive Bayes by hand: is this image a 1 or a 7?",
            pictures(data.X, data.y, x),
            counts_of_pixels(plain),
            str(explain(plain, x)),
            "The same with logarithms",
            str(explain_logs(plain, x)),
            "The same with add-1 smoothing: (count + 1) / (total + 2)",
            as_text(steps, Look()),
        ]
    )


def pictures(X: Rows, y: Labels, x: Row) -> str:
    """The training images of each class, and the image to classify."""
    lines = [
        f"{len(X)} training images. The notes print the counts, not "
        "the images;",
        f"these {len(X)} agree with every count.",
    ]
    for c, rows in separate_classes(X, y).items():
        lines.extend(["", f"Class {c}: {len(rows)} images"])
        images = [picture(row, width=3) for row in rows]
        lines.extend([f"  {line}" for line in side_by_side(images)])
    lines.extend(["", f"The image x to classify: {tuple(x)}"])
    lines.extend([f"  {line}" for line in picture(x, width=3)])
    return "\n".join(lines)


def counts_of_pixels(model: BernoulliNB) -> str:
    """How many images of each class have each pixel on."""
    rows = []
    for c in model.classes:
        counts = [str(count) for count in model.counts[c]]
        total = model.class_counts[c]
        rows.append([f"class {c}", *counts, f"of {total}"])
    head = ["", *model.feature_names, ""]
    lines = table(head, rows).replace("\n", "\n  ")
    return f"Counts: images with the pixel on\n  {lines}"
