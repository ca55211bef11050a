"""The way from the images to the answer, on the first page."""

from charts import figure

from naivebayes import BernoulliNB, load_one_vs_seven
from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    WIDTH,
    frame,
    line,
    picture_of,
    text,
)

HIGH = 44
GAP = 14


def steps_of_the_board() -> list[tuple[str, str]]:
    """The name of each step, and what it gives on the board."""
    data = load_one_vs_seven()
    model = BernoulliNB(alpha=0).fit(data.X, data.y)
    (n_1, n_7), on = model.class_counts.values(), model.counts
    shares = f"{model.phi(1)[0]} and {model.phi(7)[0]}"
    return [
        ("separate", f"{n_1} images of a 1, {n_7} images of a 7"),
        (
            "count",
            f"pixel 1 is on in {on[1][0]} of {n_1}, "
            f"and in {on[7][0]} of {n_7}",
        ),
        ("divide", f"shares: {shares}"),
        ("multiply", "prior times nine factors: the scores"),
        ("normalize", "each score over the sum of both"),
        ("compare", "the class with the largest posterior"),
    ]


def steps(page: str) -> str:
    """Six steps below each other, with what they give."""
    found = steps_of_the_board()
    parts = []
    for i, (name, given) in enumerate(found):
        upper = TOP + i * (HIGH + GAP)
        box = (MARGIN, upper, WIDTH - 2 * MARGIN, HIGH)
        parts.append(frame(box, "rule", 1.5))
        middle = upper + HIGH / 2 + 5
        parts.append(text(MARGIN + 14, middle, name, "c0", size=16))
        parts.append(text(MARGIN + 118, middle, given, size=SMALL))
        if i > 0:
            ends = (upper - GAP + 2, upper - 2)
            parts.append(line((60, 60), ends, "muted", stroke_width=2))
    told = "; ".join([f"{name}: {given}" for name, given in found])
    size = (WIDTH, TOP + len(found) * (HIGH + GAP) - GAP + MARGIN)
    title = "From the images to the answer"
    return figure(picture_of(title, told, size, parts))
