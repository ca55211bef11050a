"""How two parties voted: the shares of each answer."""

from charts import figure

from naivebayes import CategoricalNB, load_votes
from naivebayes.figures.colors import hue
from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    WIDTH,
    group,
    picture_of,
    rect,
    text,
    text_width,
)
from naivebayes.notation import Number, Value

Shares = dict[Value, Number]

VOTES = [
    "physician-fee-freeze",
    "adoption-of-the-budget-resolution",
    "water-project-cost-sharing",
]
WORDS = {"y": "yea", "n": "nay", "?": "neither"}
LEFT = 116  # where the bars begin
THICK = 20
ROW = 28
BLOCK = 104  # height of one vote with both parties
ENOUGH = 0.09  # share of a bar that has room for its number


def votes(page: str) -> str:
    """P(vote given party) for three of the votes, as bars."""
    data = load_votes()
    model = CategoricalNB(alpha=0)
    model = model.fit(data.X, data.y, data.feature_names)
    parts, told = [key()], []
    upper = TOP + 36
    for name in VOTES:
        j = model.feature_names.index(name)
        parts.append(text(MARGIN, upper, name, size=SMALL))
        for i, c in enumerate(model.classes):
            shares = model.phi(c)[j]
            parts.append(bar(str(c), shares, upper + 12 + ROW * i))
            told.append(f"{name}, {c}: {in_words(shares)}.")
        upper += BLOCK
    picture = picture_of(
        "P(vote given party)",
        " ".join(told),
        (WIDTH, upper - 22),
        parts,
    )
    return figure(
        picture,
        "Three of the sixteen votes. The first tells the parties "
        "apart; the third hardly does.",
    )


def bar(c: str, shares: Shares, y: float) -> str:
    """The shares of one party, beside each other; they fill the bar."""
    parts = [text(MARGIN, y + 15, c, "muted", size=SMALL)]
    x, room = float(LEFT), WIDTH - MARGIN - LEFT
    for i, v in enumerate(WORDS):
        width = room * float(shares[v])
        parts.append(rect((x, y, width, THICK), hue(i)))
        if shares[v] > ENOUGH:
            middle = x + width / 2
            number = f"{float(shares[v]):.2f}"
            parts.append(
                text(middle, y + 15, number, "paper", "middle", SMALL)
            )
        x += width
    return group("bar", parts)


def key() -> str:
    """What the colors mean."""
    parts = []
    x = float(MARGIN)
    for i, (letter, word) in enumerate(WORDS.items()):
        name = f"{letter} ({word})"
        parts.append(rect((x, TOP - 4, 14, 14), hue(i)))
        parts.append(text(x + 20, TOP + 8, name, size=SMALL))
        x += 20 + text_width(name, SMALL) + 16
    return group("key", parts)


def in_words(shares: Shares) -> str:
    """The shares of one bar, for the description."""
    texts = []
    for v, word in WORDS.items():
        texts.append(f"{word} {float(shares[v]):.2f}")
    return ", ".join(texts)
