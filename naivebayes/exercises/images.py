"""The pictures of the exercises, and how they are drawn.

| name         | meaning                                     |
|--------------|---------------------------------------------|
| ONES, SEVENS | the nine training pictures of the board     |
| X            | the picture to classify                     |
| SECOND_...   | a board on which the class 1 wins as soon   |
|              | as the prior, or the OFF pixels, are left   |
|              | out, so that each mistake shows             |
| MIXED        | labels in any order, and one picture that   |
|              | is there twice, once as a 7, once as a 1    |
| THIRD_...    | one on which 7 wins without the prior       |
| pixels       | "001001001" as nine numbers                 |

The labels are text, '1' and '7', so that nobody takes a label for a
pixel.
"""

import math
from typing import Any

from naivebayes.render.tables import side_by_side

Picture = list[int]
ONES = ("001001001", "011001001", "011011010", "100100100")
SEVENS = (
    "111001001",
    "111010100",
    "111010110",
    "111101001",
    "000111010",
)
X = "111010010"
SECOND_ONES = ("001001001", "011110010", "110101111")
SECOND_SEVENS = (
    "010001010",
    "111101000",
    "110100001",
    "111001010",
    "010011000",
    "100001001",
    "110001101",
)
SECOND_X = "111001111"
MIXED_LABELS = "71717717717"
MIXED = (
    "010001010",
    "001001001",
    "111101000",
    "011110010",
    "110100001",
    "111001010",
    "110101111",
    "010011000",
    "100001001",
    "010001010",
    "110001101",
)
THIRD_ONES = (
    "110001011",
    "010110010",
    "001001001",
    "110010011",
    "011000000",
    "110000110",
)
THIRD_SEVENS = ("111001110", "111010110", "011001001")
THIRD_X = "111000010"
PER_LINE = 6  # pictures side by side


def pixels(text: str) -> Picture:
    """Nine numbers, 1 where the pixel is ON."""
    return [int(sign) for sign in text]


def pictures_of(texts: tuple[str, ...]) -> list[Picture]:
    """The pictures of some texts."""
    return [pixels(text) for text in texts]


def labels_of(
    ones: tuple[str, ...], sevens: tuple[str, ...]
) -> list[str]:
    """A label for each picture, first the ones."""
    return ["1"] * len(ones) + ["7"] * len(sevens)


def drawn(images: list[Picture], pixel: int | None = None) -> list[str]:
    """Pictures side by side; one pixel of each is in brackets."""
    lines: list[str] = []
    for start in range(0, len(images), PER_LINE):
        blocks = []
        for image in images[start : start + PER_LINE]:
            blocks.append(one_drawn(image, pixel))
        lines.extend([*([""] if lines else []), *side_by_side(blocks)])
    return lines


def one_drawn(image: Picture, pixel: int | None) -> list[str]:
    """One picture: # is ON and . is OFF."""
    cells = []
    for j, value in enumerate(image):
        sign = "#" if value else "."
        cells.append(f"[{sign}]" if j == pixel else f" {sign} ")
    width = math.isqrt(len(cells))
    lines = []
    for start in range(0, len(cells), width):
        lines.append("".join(cells[start : start + width]))
    return lines


def drawn_by_class(
    images: list[Picture], labels: list[Any], pixel: int | None = None
) -> list[str]:
    """The pictures of each class, under the name of the class."""
    classes: dict[Any, list[Picture]] = {}
    for image, label in zip(images, labels):
        classes.setdefault(label, []).append(image)
    lines = []
    for label, of_class in classes.items():
        lines.append(f"the pictures of class {label!r}")
        lines.extend(drawn(of_class, pixel))
    return lines
