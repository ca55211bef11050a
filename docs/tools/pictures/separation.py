"""The nine images, mixed and separated by class."""

from charts import figure

from naivebayes import load_one_vs_seven, separate_classes
from naivebayes.figures.colors import hue
from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    frame,
    grid,
    picture_of,
    rect,
    text,
)

ORDER = [6, 2, 4, 0, 8, 3, 5, 1, 7]  # the same as on the page
SIDE = 12
IMAGE = 3 * SIDE
ACROSS = IMAGE + 16
LINE = IMAGE + 58


def before_and_after(page: str) -> str:
    """All images in one line, and then a line for each class."""
    data = load_one_vs_seven()
    y = [data.y[k] for k in ORDER]
    rows_of = separate_classes(list(range(len(y))), y)
    parts = [text(MARGIN, TOP + 8, "X and y as given", size=SMALL)]
    told = [f"Given: {', '.join(f'a {c}' for c in y)}."]
    parts.extend(images(list(range(len(y))), y, TOP + 20))
    upper = TOP + LINE + 22
    for c, rows in rows_of.items():
        name = f"class {c}: {len(rows)} images"
        told.append(f"{name}, of rows {', '.join(map(str, rows))}.")
        parts.append(text(MARGIN, upper, name, size=SMALL))
        parts.extend(images(rows, y, upper + 12))
        upper += LINE + 12
    size = (2 * MARGIN + 9 * ACROSS - 16, upper - 12)
    title = "The images before and after separating"
    picture = picture_of(title, " ".join(told), size, parts)
    caption = "Below each image: its place in X, and its label."
    return figure(picture, caption)


def images(rows: list[int], y: list[int], upper: float) -> list[str]:
    """Some rows beside each other, in the color of their class."""
    data = load_one_vs_seven()
    classes = sorted(set(y))
    parts = []
    for k, i in enumerate(rows):
        left = MARGIN + k * ACROSS
        role = hue(classes.index(y[i]))
        bits = data.X[ORDER[i]]
        parts.append(image(bits, left, upper, role))
        middle, below = left + IMAGE / 2, upper + IMAGE
        place = f"X[{i}]"
        parts.append(
            text(middle, below + 16, place, "muted", "middle", SMALL)
        )
        parts.append(
            text(middle, below + 32, str(y[i]), role, "middle", SMALL)
        )
    return parts


def image(bits: list[int], x: float, y: float, role: str) -> str:
    """One image of 3 by 3 pixels with a frame."""
    parts = []
    for j, bit in enumerate(bits):
        box = (x + j % 3 * SIDE, y + j // 3 * SIDE, SIDE, SIDE)
        if bit:
            parts.append(rect(box, role))
    parts.append(grid((x, y, IMAGE, IMAGE), 3, 3))
    parts.append(frame((x, y, IMAGE, IMAGE), role, 1.5))
    return "\n".join(parts)
