"""The data sets that come with the library.

| loader                  | rows × features | classes      |
|-------------------------|-----------------|--------------|
| `load_one_vs_seven`     | 9 × 9           | 4 / 5        |
| `load_wine`             | 178 × 13        | 59 / 71 / 48 |
| `load_mushroom`         | 8124 × 22       | 4208 / 3916  |
| `load_iris`             | 150 × 4         | 50 / 50 / 50 |
| `load_digits_one_seven` | 361 × 64        | 182 / 179    |
| `load_votes`            | 435 × 16        | 267 / 168    |
| `load_tennis`           | 14 × 4          | 9 / 5        |
| `load_messages`         | 160 texts       | 90 / 70      |

Each call reads the file anew, so that a change to the lists that come
back changes nothing else. The catalog has their names, the columns of
their labels, what they are (one line) and where they come from.
"""

import os
from typing import NamedTuple

from naivebayes.datasets.reading import Dataset, read_csv

FOLDER = os.path.join(os.path.dirname(__file__), "data")

# The image that the notes classify: it is not one of the nine.
IMAGE_TO_CLASSIFY = (1, 1, 1, 0, 1, 0, 0, 1, 0)


class Entry(NamedTuple):
    """What the catalog says of a data set."""

    target: str
    about: str
    origin: str


CATALOG = {
    "one-vs-seven": Entry(
        "digit",
        "Nine 3×3 images of a 1 or a 7.",
        "The notes print the counts, not the images; these nine agree "
        "with every count. Pixels are read row by row from the top "
        "left; 1 is on. Drawn for this library.",
    ),
    "wine": Entry(
        "class",
        "Chemical analysis of 178 Italian wines from three growers.",
        "UCI Wine (M. Forina et al., PARVUS), CC BY 4.0, as "
        "scikit-learn 1.9.1 ships it.",
    ),
    "mushroom": Entry(
        "class",
        "8124 descriptions of gilled mushrooms, edible (e) or "
        "poisonous (p).",
        "UCI Mushroom (Audubon Society Field Guide, G. H. Lincoff "
        "1981; donor J. Schlimmer 1987), DOI 10.24432/C5959T, CC BY "
        "4.0. No advice on eating: a model errs.",
    ),
    "iris": Entry(
        "species",
        "Lengths and widths of 150 iris flowers, in centimeters.",
        "R. A. Fisher, 1936; UCI Iris, CC BY 4.0, with Fisher's values "
        "as scikit-learn 1.9.1 ships them.",
    ),
    "digits-one-seven": Entry(
        "digit",
        "361 scanned handwritten digits, 1 or 7, as 8×8 gray levels "
        "from 0 to 16.",
        "UCI Optical Recognition of Handwritten Digits, test half (E. "
        "Alpaydin, C. Kaynak), CC BY 4.0, as scikit-learn 1.9.1 ships "
        "it.",
    ),
    "votes": Entry(
        "Class",
        "Sixteen key votes of 435 members of the U.S. House of "
        "Representatives in 1984.",
        "UCI Congressional Voting Records (Congressional Quarterly "
        "Almanac; donor J. Schlimmer 1987), CC BY 4.0.",
    ),
    "tennis": Entry(
        "play",
        "The weather of fourteen days and whether tennis was played.",
        "The small table that textbooks share, in words.",
    ),
    "tennis-numeric": Entry(
        "play",
        "The same fourteen days, with temperature and humidity as "
        "numbers.",
        "The small table that textbooks share, in degrees Fahrenheit "
        "and percent.",
    ),
    "messages": Entry(
        "label",
        "160 short messages, spam (unwanted advertising) or ham (all "
        "others).",
        "Written for this library and for the classroom. Words overlap "
        "between the classes on purpose, so the accuracy says nothing "
        "about real mail.",
    ),
}


def load_one_vs_seven() -> Dataset:
    """Nine 3×3 images of a 1 or a 7: the worked example.

    X: 9 pixels, 0 or 1, row by row; y: 1 or 7. Notes B, "Example
    Calculation". Page: docs/worked-example.md
    >>> from naivebayes import load_one_vs_seven
    >>> data = load_one_vs_seven()
    >>> data.X[0], data.y[0]
    ([0, 0, 1, 0, 0, 1, 0, 0, 1], 1)
    """
    return shipped("one-vs-seven")


def load_wine() -> Dataset:
    """Wines of three growers: 13 measurements of each.

    X: 13 numbers; y: "class_0", "class_1", "class_2". Notes D.
    Page: docs/data/wine.md
    """
    return shipped("wine")


def load_mushroom(missing: str | None = None) -> Dataset:
    """Mushrooms, edible or poisonous: 22 features as letters.

    X: 22 letters, in stalk-root also "?"; y: "e" or "p". missing="?"
    makes None of the question marks. The words that the letters stand
    for: mushroom_words(). Notes E. Page: docs/data/mushroom.md
    """
    return shipped("mushroom", missing)


def mushroom_words() -> dict[str, dict[str, str]]:
    """What the letters of the mushroom data stand for.

    Column -> letter -> word. Page: docs/data/mushroom.md
    >>> from naivebayes import mushroom_words
    >>> mushroom_words()["odor"]["f"]
    'foul'
    """
    codes = read_csv(shipped_path("mushroom-codes"))
    words: dict[str, dict[str, str]] = {}
    for (column, letter), word in zip(codes.X, codes.y):
        words.setdefault(column, {})[letter] = word
    return words


def load_iris() -> Dataset:
    """Iris flowers of three species: four lengths of each.

    X: 4 lengths in cm; y: the species. Page: docs/models/gaussian.md
    """
    return shipped("iris")


def load_digits_one_seven() -> Dataset:
    """Scanned digits 1 and 7 on a grid of 8×8.

    X: 64 gray levels from 0 to 16; y: 1 or 7.
    Page: docs/models/gaussian.md
    """
    return shipped("digits-one-seven")


def load_votes(missing: str | None = None) -> Dataset:
    """Votes of members of Congress, by party.

    X: 16 times "y", "n" or "?"; y: the party. "?" means neither yea
    nor nay, a value like the others; missing="?" makes None of it.
    Page: docs/models/categorical.md
    """
    return shipped("votes", missing)


def load_tennis(numeric: bool = False) -> Dataset:
    """Fourteen days: is it a day to play tennis?

    X: outlook, temperature, humidity, windy, as words; numeric=True
    gives temperature and humidity as numbers, for the mixed model. y:
    "yes" or "no". Page: docs/models/mixed.md
    """
    return shipped("tennis-numeric" if numeric else "tennis")


def load_messages() -> Dataset:
    """Short messages, spam or ham.

    X: a list of texts; y: "spam" or "ham". For bags of words:
    bag_of_words(tokenize(text)). Page: docs/data/messages.md
    """
    data = shipped("messages")
    return data._replace(X=[text for (text,) in data.X])


def shipped(name: str, missing: str | None = None) -> Dataset:
    """A data set of the catalog from its file."""
    entry = CATALOG[name]
    data = read_csv(shipped_path(name), entry.target, missing)
    return data._replace(about=f"{entry.about} {entry.origin}")


def shipped_path(name: str) -> str:
    """The path of a file that comes with the library."""
    return os.path.join(FOLDER, f"{name}.csv")
