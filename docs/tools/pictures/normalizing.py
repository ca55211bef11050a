"""From scores to posteriors: one bar with two scales."""

from fractions import Fraction

from charts import figure

from naivebayes import BernoulliNB, load_one_vs_seven, normalize
from naivebayes.datasets.shipped import IMAGE_TO_CLASSIFY
from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    WIDTH,
    frame,
    line,
    picture_of,
    rect,
    text,
)
from naivebayes.figures.numbers import short

RIGHT = WIDTH - MARGIN
ROOM = RIGHT - MARGIN
BAR = 34
FIRST = TOP + 44  # the upper edge of the bar
TITLE = "One bar, two scales"
CAPTION = (
    "Above the bar the two scores, one after the other, up to the "
    "evidence. Below it the same bar, its whole length called 1."
)


def one_bar(page: str) -> str:
    """The two scores beside each other, and their shares."""
    data = load_one_vs_seven()
    model = BernoulliNB(alpha=0).fit(data.X, data.y)
    joint = model.joint(list(IMAGE_TO_CLASSIFY))
    posterior = normalize(joint)
    evidence = sum(joint.values(), Fraction(0))
    parts = pieces(posterior)
    parts.extend(scale(FIRST - 8, -8, "scores", ends(joint, evidence)))
    parts.extend(
        scale(FIRST + BAR + 8, 20, "posteriors", ends(posterior, 1))
    )
    told = [f"The whole bar is {short(evidence)} long, or 1."]
    for c, share in posterior.items():
        score = short(joint[c])
        told.append(
            f"Class {c}: score {score}, posterior {short(share)}."
        )
    size = (WIDTH, FIRST + BAR + 60)
    picture = picture_of(TITLE, " ".join(told), size, parts)
    return figure(picture, CAPTION)


def pieces(posterior: dict[int, Fraction]) -> list[str]:
    """A piece of the bar for each class."""
    parts = []
    start = float(MARGIN)
    for i, (c, share) in enumerate(posterior.items()):
        width = ROOM * float(share)
        box = (start, FIRST, width, BAR)
        parts.append(rect(box, f"c{i}", fill_opacity="0.45"))
        parts.append(frame(box, "muted", 1))
        if width > 60:
            middle = (start + width / 2, FIRST + BAR / 2 + 5)
            parts.append(text(*middle, f"class {c}", anchor="middle"))
        start += width
    return parts


def ends(
    parts: dict[int, Fraction], whole: Fraction | int
) -> list[tuple[float, str]]:
    """Where the pieces of a whole end, and the sum up to there."""
    found = []
    total = Fraction(0)
    for c, part in parts.items():
        total += part
        share = float(total / whole)
        name = f"class {c}" if total < whole else "both"
        found.append((MARGIN + ROOM * share, f"{name}: {short(total)}"))
    return found


def scale(
    y: float, down: float, name: str, marks: list[tuple[float, str]]
) -> list[str]:
    """The numbers of one scale; down: from its ticks to its texts."""
    parts = []
    for at, number in marks:
        anchor = "end" if at > WIDTH / 2 else "start"
        parts.append(line((at, at), (y - 4, y + 4), "muted"))
        parts.append(text(at, y + down, number, "ink", anchor, SMALL))
    middle = (WIDTH / 2, y + down)
    parts.append(text(*middle, name, "muted", "middle", SMALL))
    return parts
