"""How often every pixel is on: the example, and scanned digits."""

from charts import figure

from naivebayes import (
    BernoulliNB,
    load_digits_one_seven,
    load_one_vs_seven,
    pixel_map,
)

HALF = 8  # of 16 gray levels; from here on a pixel counts as on


def shares(page: str) -> str:
    """The share of training images with each pixel on, by class."""
    data = load_one_vs_seven()
    model = BernoulliNB(alpha=0).fit(data.X, data.y)
    return figure(
        pixel_map(model),
        "The shade of a pixel is its share, written in it. The notes "
        "print the counts, not the images; ours agree with every "
        "count.",
    )


def scanned(page: str) -> str:
    """The same of scanned digits, black or white by a threshold."""
    data = load_digits_one_seven()
    bits = [[int(gray >= HALF) for gray in x] for x in data.X]
    model = BernoulliNB(alpha=0).fit(bits, data.y)
    return figure(
        pixel_map(model),
        f"{len(bits)} scanned digits: a pixel is on where its gray "
        f"level is {HALF} or more.",
    )
