"""The evidence of one prediction: a bar for what each feature says.

| notes              | in the picture          | 1-vs-7: x1 = 1      |
|--------------------|-------------------------|---------------------|
| log P(x_j|winner)  | the length of a bar, to | log(4/5) - log(1/4) |
| - log P(x_j|other) | the right if above 0    | = 1.163, for 7      |

The bars of all features and of the prior add up to the log of the odds.
"""

import math
from typing import Any, NamedTuple

from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    WIDTH,
    Picture,
    cut,
    group,
    line,
    picture_of,
    polyline,
    rect,
    text,
    text_width,
)
from naivebayes.figures.numbers import short
from naivebayes.figures.weights import Weight, Weights, weights_of

MOST_BARS = 30
ROW = 26
THICK = 18
FIRST = TOP + 42  # the middle of the first bar
NAMES = 186  # the widest column of names
BESIDE = 60  # room for a number at the end of a bar, at least
LONGER = 1.25  # an infinite bar, of the longest finite one
RIGHT = WIDTH - MARGIN


class Scale(NamedTuple):
    """Room for names, the place of weight 0, and room for bars.

    span: the weights that the bars cover; endless: the weight as
    which an infinite one is drawn.
    """

    names: float
    zero: float
    room: float
    span: float
    endless: float


def evidence_bars(steps: Any) -> Picture:
    """What each feature said in one prediction, as a picture.

        the length of a bar is the log of P(x_j|winner) / P(x_j|other)

    steps: an explanation that holds steps of part "weight", one for
    the prior and each feature. Bars to the right speak for the class
    that won, bars to the left for the runner-up, the strongest first;
    beyond 30 the others are one bar.
    Raises NaiveBayesError where there are no such steps.
    Notes B, "Numerical Stability": the terms of the sum.
    Page: docs/derivation/scoring.md
    >>> from naivebayes import BernoulliNB, load_one_vs_seven
    >>> from naivebayes import evidence_bars, explain
    >>> data = load_one_vs_seven()
    >>> model = BernoulliNB(alpha=0).fit(data.X, data.y)
    >>> steps = explain(model, [1, 1, 1, 0, 1, 0, 0, 1, 0])
    >>> evidence_bars(steps)[:4]
    '<svg'
    """
    weights = weights_of(steps, MOST_BARS)
    scale = scale_of(weights.bars)
    bars = []
    for i, weight in enumerate(weights.bars):
        bars.append(bar(scale, weight, weights.hues, FIRST + ROW * i))
    bottom = FIRST + ROW * (len(bars) - 1) + THICK / 2 + 6
    zero = line((scale.zero, scale.zero), (FIRST - 18, bottom), "ink")
    total = f"all together: {short(weights.total)}"
    parts = [
        heads(weights, scale),
        group("bars", bars),
        zero,
        text(MARGIN, bottom + 24, total),
    ]
    winner = cut(weights.winner, 120, 16)
    other = cut(weights.other, 120, 16)
    title = f"Evidence for {winner}, against {other}"
    size = (WIDTH, bottom + 24 + MARGIN)
    return picture_of(title, in_words(weights), size, parts)


def scale_of(bars: list[Weight]) -> Scale:
    """Zero stands where both sides have the room that they need."""
    widths = [text_width(weight.what, SMALL) for weight in bars]
    names = min(max(widths), NAMES)
    values = [w.value for w in bars if math.isfinite(w.value)]
    sizes = [abs(value) for value in values]
    endless = LONGER * max(sizes, default=0.0) or 1.0
    drawn = [drawn_value(weight, endless) for weight in bars]
    least, most = min(0.0, *drawn), max(0.0, *drawn)
    numbers = [text_width(short(w.value), SMALL) for w in bars]
    beside = max(BESIDE, *numbers)
    left = MARGIN + names + 24 + beside
    room = RIGHT - 24 - beside - left
    span = (most - least) or 1.0
    zero = left + room * (-least / span)
    return Scale(names, zero, room, span, endless)


def drawn_value(weight: Weight, endless: float) -> float:
    """The weight; of an infinite one, what it is drawn as."""
    if math.isinf(weight.value):
        return math.copysign(endless, weight.value)
    return weight.value


def bar(scale: Scale, weight: Weight, hues: list[str], y: float) -> str:
    """One bar at height y, with its name and its number."""
    name = cut(weight.what, scale.names, SMALL)
    share = drawn_value(weight, scale.endless) / scale.span
    length = scale.room * share
    role, side, anchor = hues[0], 1, "start"
    if weight.value < 0:
        role, side, anchor = hues[1], -1, "end"
    start = min(scale.zero, scale.zero + length)
    box = (start, y - THICK / 2, abs(length), THICK)
    end = scale.zero + length + 6 * side
    parts = [text(MARGIN, y + 5, name, size=SMALL), rect(box, role)]
    if math.isinf(weight.value):
        parts.append(tip(scale.zero + length, y, side, role))
        end = end + 11 * side
    value = short(weight.value)
    parts.append(text(end, y + 5, value, "ink", anchor, SMALL))
    return "\n".join(parts)


def tip(x: float, y: float, side: int, role: str) -> str:
    """The tip of an arrow: the bar goes on."""
    half = THICK / 2 + 3
    start, end = x - side, x + 11 * side
    points = [(start, y - half), (end, y), (start, y + half)]
    return polyline(points, role, fill="currentColor")


def heads(weights: Weights, scale: Scale) -> str:
    """For whom the bars of each side speak."""
    y = TOP + 14
    left, right = scale.zero - 10, scale.zero + 10
    other = cut(f"\u2190 for {weights.other}", left - MARGIN)
    winner = cut(f"for {weights.winner} \u2192", RIGHT - right)
    return group(
        "heads",
        [
            text(left, y, other, weights.hues[1], "end"),
            text(right, y, winner, weights.hues[0]),
        ],
    )


def in_words(weights: Weights) -> str:
    """The description: for whom each feature speaks, and how much."""
    texts = [
        "Logarithms of ratios: above 0 for "
        f"{weights.winner}, below 0 for {weights.other}."
    ]
    for weight in weights.bars:
        texts.append(f"{weight.what}: {short(weight.value)}.")
    texts.append(f"All together: {short(weights.total)}.")
    return " ".join(texts)
