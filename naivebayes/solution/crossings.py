"""Where the scores of two classes cross, as one measurement moves.

| name   | meaning                                             |
|--------|-----------------------------------------------------|
| `u`    | (x - μ)/σ: the distance from the winner's mean      |
| `lead` | how far the winner leads without the feature        |
| `s`    | σ/σ': the winner's spread over that of the other    |
| `d`    | (μ' - μ)/σ': how far the other mean is              |

The difference of the two scores is a parabola in u:

    lead + log N(x; μ, σ²) - log N(x; μ', σ'²)
        = (s² - 1)/2 u² - d s u + lead + d²/2 - log s
"""

import math
from decimal import ROUND_CEILING, ROUND_FLOOR, Context, Decimal

from naivebayes.render.numbers import figures_beyond

BEYOND = 1e-6  # at the crossing itself the scores are equal
Gaussian = tuple[float, float]  # mean and variance


def crossings(
    lead: float, ours: Gaussian, theirs: Gaussian
) -> list[float]:
    """The measurements at which the two scores are equal."""
    mean, var = ours
    other_mean, other_var = theirs
    sd = math.sqrt(var)
    d = (other_mean - mean) / math.sqrt(other_var)
    s = sd / math.sqrt(other_var)
    square, linear = (s * s - 1) / 2, -d * s
    rest = lead + d * d / 2 - math.log(s)
    if not math.isfinite(square * rest + linear * linear):
        return []
    found = [mean + u * sd for u in roots(square, linear, rest)]
    return [x for x in found if math.isfinite(x)]


def roots(square: float, linear: float, rest: float) -> list[float]:
    """The zeros of square u² + linear u + rest, no digits lost."""
    if square == 0:
        return [] if linear == 0 else [-rest / linear]
    discriminant = linear * linear - 4 * square * rest
    if discriminant < 0:
        return []
    signed_root = math.copysign(math.sqrt(discriminant), linear)
    q = -(linear + signed_root) / 2
    return [q / square] if q == 0 else [q / square, rest / q]


def rounded_away(x: float, start: float, figures: int) -> float:
    """A number a little beyond x, seen from start, with few figures.

    As few as its distance from start allows.
    """
    direction = math.copysign(math.inf, x - start)
    beyond = math.nextafter(x + (x - start) * BEYOND, direction)
    figures = figures + figures_beyond(x, abs(x - start))
    rounding = ROUND_CEILING if x > start else ROUND_FLOOR
    context = Context(prec=figures, rounding=rounding)
    return float(context.create_decimal(Decimal(beyond)))
