"""The way from the images to the answer, on the first page."""

from charts import figure

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

STEPS = [
    ("separate", "4 images of a 1, 5 images of a 7"),
    ("count", "pixel 1 is on in 1 of 4, and in 4 of 5"),
    ("divide", "shares: 1/4 and 4/5"),
    ("multiply", "prior times nine factors: the scores"),
    ("normalize", "each score over the sum of both"),
    ("compare", "the class with the largest posterior"),
]
HIGH = 44
GAP = 14


def steps(page: str) -> str:
    """Six steps below each other, with what they give."""
    parts = []
    for i, (name, given) in enumerate(STEPS):
        upper = TOP + i * (HIGH + GAP)
        box = (MARGIN, upper, WIDTH - 2 * MARGIN, HIGH)
        parts.append(frame(box, "rule", 1.5))
        middle = upper + HIGH / 2 + 5
        parts.append(text(MARGIN + 14, middle, name, "c0", size=16))
        parts.append(text(MARGIN + 118, middle, given, size=SMALL))
        if i > 0:
            ends = (upper - GAP + 2, upper - 2)
            parts.append(line((60, 60), ends, "muted", stroke_width=2))
    told = "; ".join([f"{name}: {given}" for name, given in STEPS])
    size = (WIDTH, TOP + len(STEPS) * (HIGH + GAP) - GAP + MARGIN)
    title = "From the images to the answer"
    return figure(picture_of(title, told, size, parts))
