"""The nine training images and the image to classify."""

from charts import figure

from naivebayes import (
    BernoulliNB,
    evidence_bars,
    explain,
    load_one_vs_seven,
    separate_classes,
)
from naivebayes.datasets.shipped import IMAGE_TO_CLASSIFY
from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    grid,
    group,
    picture_of,
    rect,
    text,
)

SIDE = 22
ACROSS = 3 * SIDE + 20
LINE = 3 * SIDE + 40
CREDIT = (
    "The notes print the counts, not the images; these nine agree with "
    "every count."
)


def image(bits: list[int], x: float, y: float) -> str:
    """One image of 3 by 3 pixels; on is dark."""
    parts = []
    for j, bit in enumerate(bits):
        box = (x + j % 3 * SIDE, y + j // 3 * SIDE, SIDE, SIDE)
        if bit:
            parts.append(rect(box, "shade"))
    parts.append(grid((x, y, 3 * SIDE, 3 * SIDE), 3, 3))
    return group("image", parts)


def row_of_images(
    name: str, images: list[list[int]], upper: float
) -> list[str]:
    """A name, and the images beside each other below it."""
    parts = [text(MARGIN, upper + 12, name, "muted", size=SMALL)]
    for i, bits in enumerate(images):
        parts.append(image(bits, MARGIN + i * ACROSS, upper + 20))
    return parts


def spelled(bits: list[int]) -> str:
    """An image in words: its lines of pixels."""
    lines = ["".join(map(str, bits[i : i + 3])) for i in (0, 3, 6)]
    return " ".join(lines)


def images(page: str) -> str:
    """All images by class, and the one that is to be classified."""
    data = load_one_vs_seven()
    parts, told = [], []
    upper = TOP - 4
    for c, rows in separate_classes(data.X, data.y).items():
        name = f"class {c}: {len(rows)} images"
        parts.extend(row_of_images(name, rows, upper))
        told.append(f"{name}: {', '.join(map(spelled, rows))}.")
        upper += LINE
    x = list(IMAGE_TO_CLASSIFY)
    parts.extend(row_of_images("x: a 1 or a 7?", [x], upper))
    told.append(f"The image to classify: {spelled(x)}.")
    size = (2 * MARGIN + 5 * ACROSS - 20, upper + LINE - 8)
    picture = picture_of("The board", " ".join(told), size, parts)
    return figure(picture, CREDIT)


def evidence(page: str) -> str:
    """What each pixel of x says, without smoothing."""
    data = load_one_vs_seven()
    model = BernoulliNB(alpha=0).fit(data.X, data.y)
    steps = explain(model, list(IMAGE_TO_CLASSIFY))
    return figure(
        evidence_bars(steps),
        "The length of a bar is the logarithm of the ratio of the two "
        "factors.",
    )
