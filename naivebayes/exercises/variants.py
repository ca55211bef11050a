"""Other boards of the same kind, one for each seed.

| name   | meaning                                            |
|--------|----------------------------------------------------|
| seed   | any text, such as the name of a course             |
| shape  | a 1 or a 7 as it is drawn; some pixels are flipped |
| usable | no factor is 0, and the chief slips show           |

Only `random.Random(text).random()` is used, which Python promises to
keep: a seed gives the same board on every Python.
"""

from random import Random

from naivebayes.errors import NaiveBayesError, ZeroEvidenceError
from naivebayes.exercises.boards import Board
from naivebayes.exercises.images import pixels
from naivebayes.exercises.slips import scores_of, slips_of
from naivebayes.models.bernoulli import BernoulliNB
from naivebayes.notation import Label
from naivebayes.scoring import normalize

SHAPES = {
    1: (
        "001001001",
        "010010010",
        "100100100",
        "011001001",
        "010110010",
    ),
    7: (
        "111001001",
        "111001010",
        "111010010",
        "111010100",
        "111101001",
    ),
}
SMALLEST, LARGEST = 4, 7  # pictures of a class
FLIPPED = 0.08  # share of the pixels
PLACES = 2  # decimals in which the chief slips differ
CHIEF = 4  # slips that have to
MOST_DRAWS = 10_000


def variant(seed: str) -> Board:
    """The board of a seed: the first usable one that is drawn."""
    source = Random(seed)
    for _ in range(MOST_DRAWS):
        board = drawn_board(source)
        if is_usable(board):
            return board
    raise NaiveBayesError(
        f"the seed {seed!r} gives no usable board. Take another one."
    )


def drawn_board(source: Random) -> Board:
    """A board of random pictures."""
    X: list[list[int]] = []
    y: list[Label] = []
    for c in SHAPES:
        for _ in range(
            SMALLEST + below(source, LARGEST - SMALLEST + 1)
        ):
            X.append(drawn_picture(source, c))
            y.append(c)
    x = drawn_picture(source, list(SHAPES)[below(source, len(SHAPES))])
    return Board(X, y, x)


def drawn_picture(source: Random, c: int) -> list[int]:
    """A shape of the class, with some of its pixels flipped."""
    shapes = SHAPES[c]
    picture = []
    for value in pixels(shapes[below(source, len(shapes))]):
        is_flipped = source.random() < FLIPPED
        picture.append(1 - value if is_flipped else value)
    return picture


def below(source: Random, n: int) -> int:
    """A whole number from 0 to n - 1."""
    return int(source.random() * n)


def is_usable(board: Board) -> bool:
    """True where class sizes differ, nothing is 0, and slips show."""
    model = BernoulliNB(alpha=0).fit(board.X, board.y)
    sizes = set(model.class_counts.values())
    right = scores_of(model, board.x, model.priors)
    if len(sizes) < len(right) or 0 in right.values():
        return False
    if len(set(right.values())) < len(right):
        return False
    try:
        slips = slips_of(board)[:CHIEF]
    except ZeroEvidenceError:  # a slip that makes every score 0
        return False
    seen = [round(float(normalize(right)[1]), PLACES)]
    for slip in slips:
        if 0 in slip.scores.values():
            return False
        seen.append(round(float(slip.posteriors[1]), PLACES))
    return len(set(seen)) == len(seen)
