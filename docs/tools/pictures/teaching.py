"""The board of one seed, as its sheet draws it."""

from charts import figure

from naivebayes import separate_classes
from naivebayes.exercises.variants import variant
from naivebayes.figures.drawing import MARGIN, TOP, picture_of
from pictures.board import ACROSS, LINE, row_of_images, spelled

SEED = "course-anna"


def board(page: str) -> str:
    """The pictures of the seed by class, and x."""
    drawn = variant(SEED)
    rows = {}
    for c, images in separate_classes(drawn.X, drawn.y).items():
        rows[f"{len(images)} pictures of class {c}"] = images
    rows["x: a 1 or a 7?"] = [drawn.x]
    parts, told = [], []
    upper = TOP - 4
    for name, images in rows.items():
        parts.extend(row_of_images(name, images, upper))
        told.append(f"{name}: {', '.join(map(spelled, images))}.")
        upper += LINE
    most = max(map(len, rows.values()))
    size = (2 * MARGIN + most * ACROSS - 20, upper - 8)
    title = f"The board of the seed {SEED}"
    return figure(picture_of(title, " ".join(told), size, parts))
