"""Make the pictures that the tests compare with, letter by letter.

Run by hand, and look at the pictures before they are kept:

    python tests/frozen/make_pictures.py

It writes one .svg file of each kind beside this file.
"""

from pathlib import Path

from naivebayes import (
    BernoulliNB,
    GaussianNB,
    confusion,
    confusion_picture,
    evidence_bars,
    explain,
    gaussian_curves,
    load_one_vs_seven,
    pixel_map,
)


def pictures():
    """File name -> picture, all of the 1-vs-7 example."""
    data = load_one_vs_seven()
    x = [1, 1, 1, 0, 1, 0, 0, 1, 0]
    counted = BernoulliNB(alpha=0).fit(data.X, data.y)
    measured = GaussianNB().fit(data.X, data.y)
    table = confusion(data.y, counted.predict(data.X))
    return {
        "gaussian_curves.svg": gaussian_curves(measured, "x1", x=1),
        "pixel_map.svg": pixel_map(counted),
        "evidence_bars.svg": evidence_bars(explain(counted, x)),
        "confusion_picture.svg": confusion_picture(table),
    }


def main():
    for name, picture in pictures().items():
        path = Path(__file__).with_name(name)
        path.write_text(picture, "ascii", newline="\n")


if __name__ == "__main__":
    main()
