"""Exercise 11: add logarithms, do not multiply.

The log score of a class: the natural logarithm (math.log) of its prior,
plus that of each factor. It has to work for hundreds of factors, too.

>>> log_score(Fraction(1, 2), [Fraction(1, 2)])
-1.3862943611198906

Page: derivation/log-space
"""

import math
from fractions import Fraction


def log_score(prior, factors):
    raise NotImplementedError
