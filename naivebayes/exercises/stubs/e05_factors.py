"""Exercise 5: OFF pixels are information too.

One factor for each pixel of x: the share of the pictures that agree
with x in this pixel. `pictures` are those of one class, `x` is the
picture to classify; each is a list of 0 and 1. Give the list of the
factors, as exact Fractions, in the order of the pixels.

>>> factors([[0, 1], [1, 1], [0, 0]], [0, 1])
[Fraction(2, 3), Fraction(2, 3)]

Page: models/bernoulli
"""

from fractions import Fraction


def factors(pictures, x):
    raise NotImplementedError
