"""Where the scores of two classes cross, as one measurement moves.

| name   | meaning                                            |
|--------|----------------------------------------------------|
| `u`    | the distance from the winner's mean, in its σ      |
| `lead` | how far the winner leads without the feature       |

The difference of two log densities is a parabola in u:

    lead + log N(x; μ, σ²) - log N(x; μ', σ'²) = a u² + b u + e
"""

import math
from decimal import ROUND_CEILING, ROUND_FLOOR, Context, Decimal

BEYOND = 1e-6  # at the crossing itself the scores are equal
Gaussian = tuple[float, float]  # mean and variance


def crossings(
    lead: float, ours: Gaussian, theirs: Gaussian
) -> list[float]:
    """The measurements at which the two scores are equal."""
    mean, var = ours
    other_mean, other_var = theirs
    sd = math.sqrt(var)
    distance = (other_mean - mean) / math.sqrt(other_var)
    spread = sd / math.sqrt(other_var)
    a = (spread * spread - 1) / 2
    b = -distance * spread
    e = lead + distance * distance / 2 - math.log(spread)
    if not math.isfinite(a * e) or not math.isfinite(b * b):
        return []
    return [mean + u * sd for u in roots(a, b, e)]


def roots(a: float, b: float, e: float) -> list[float]:
    """The zeros of a u² + b u + e, without loss of digits."""
    if a == 0:
        return [] if b == 0 else [-e / b]
    discriminant = b * b - 4 * a * e
    if discriminant < 0:
        return []
    q = -(b + math.copysign(math.sqrt(discriminant), b)) / 2
    return [q / a] if q == 0 else [q / a, e / q]


def rounded_away(x: float, start: float, figures: int) -> float:
    """A number a little beyond x, seen from start, with few figures."""
    beyond = x + (x - start) * BEYOND
    rounding = ROUND_CEILING if x > start else ROUND_FLOOR
    context = Context(prec=figures, rounding=rounding)
    return float(context.create_decimal(Decimal(beyond)))
