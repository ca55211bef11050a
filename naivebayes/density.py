"""The Gaussian density and its logarithm.

| notes         | here               | 1-vs-7: x1 = 1 given a 1 |
|---------------|--------------------|--------------------------|
| N(x; μ, σ²)   | `gaussian_pdf`     | 0.205574                 |
| log N         | `gaussian_log_pdf` | -1.58195                 |
| z = (x - μ)/σ | `standard_score`   | 1.73205                  |

A density is not a probability: it has the unit 1/x, and it is above 1
where the values lie closely together.
"""

import math
from typing import Any

from naivebayes.checks.messages import shown
from naivebayes.checks.values import as_float
from naivebayes.errors import NaiveBayesError, ZeroVarianceError
from naivebayes.notation import Number

LOG_TWO_PI = math.log(2 * math.pi)


def gaussian_pdf(x: Number, mean: Number, var: Number) -> float:
    """The density of the Gaussian with this mean and variance at x.

        N(x; μ, σ²) = exp(-(x - μ)² / (2σ²)) / √(2πσ²)
                    = exp(-z²/2) / (√(2π) σ),  z = (x - μ)/σ

    x, mean: in one unit; var: in its square, above 0. The result is in
    1 over that unit and may be above 1.
    Raises ZeroVarianceError for var = 0, NaiveBayesError for a var
    below 0 and for what is not a finite number.
    Notes D, 4 "Gaussian distribution function"; A, N(x; μ, σ).
    Differs from the notes: takes the variance, where D takes stdev.
    Page: docs/derivation/density.md
    >>> from naivebayes import gaussian_pdf
    >>> round(gaussian_pdf(x=1, mean=1/4, var=3/16), 6)
    0.205574
    """
    x, mean, var = as_arguments(x, mean, var)
    z = standard_score(x, mean, var)
    exponent = -z * z / 2
    peak = 1 / (math.sqrt(2 * math.pi) * math.sqrt(var))
    return peak * math.exp(exponent)


def gaussian_log_pdf(x: Number, mean: Number, var: Number) -> float:
    """The natural log of the Gaussian density, by its own formula.

        log N(x; μ, σ²) = -(log 2π + log σ² + (x - μ)² / σ²) / 2

    x, mean, var: as for gaussian_pdf. It is finite where the density
    itself is too small for a float.
    Raises ZeroVarianceError for var = 0, NaiveBayesError for a var
    below 0, for what is not a finite number, and for an x so far out
    that its squared distance leaves the range of floats.
    Notes A, "Likelihood Computation".
    Differs from the notes: A takes the log of the finished density,
    which is log 0 a little more than 38 standard deviations out.
    Page: docs/derivation/density.md
    >>> from naivebayes import gaussian_log_pdf
    >>> round(gaussian_log_pdf(x=1, mean=1/4, var=3/16), 6)
    -1.58195
    """
    x, mean, var = as_arguments(x, mean, var)
    z = standard_score(x, mean, var)
    squared_distance = z * z
    if math.isinf(squared_distance):
        raise NaiveBayesError(
            f"x = {shown(x)} is so far from the mean {shown(mean)} "
            "that its squared distance leaves the range of floats. "
            "Give x in a larger unit, or look for a slip in the data."
        )
    return -(LOG_TWO_PI + math.log(var) + squared_distance) / 2


def standard_score(x: float, mean: float, var: float) -> float:
    """z: how many standard deviations x lies above the mean."""
    deviation = x - mean
    return deviation / math.sqrt(var)


def as_arguments(
    x: Any, mean: Any, var: Any
) -> tuple[float, float, float]:
    """The three arguments of the density as floats, var above 0."""
    var = as_float(var, "var")
    if var < 0:
        raise NaiveBayesError(
            f"var is {shown(var)}; a variance cannot be negative."
        )
    if var == 0:
        raise ZeroVarianceError(
            "var is 0: the values do not vary, so no Gaussian fits "
            "them. Give more values, or add a small variance to all "
            "of them."
        )
    return as_float(x, "x"), as_float(mean, "mean"), var
