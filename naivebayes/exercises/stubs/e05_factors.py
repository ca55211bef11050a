"""Exercise 5: OFF pixels are information too.

One factor for each pixel of x: the share of the pictures that agree
with x in this pixel. `images` are the pictures of one class, `x` is the
picture to classify. Give the list of the factors, as exact Fractions,
in the order of the pixels.

>>> factors([[0, 1], [1, 1], [0, 0]], [0, 1])
[Fraction(2, 3), Fraction(2, 3)]

Page: models/bernoulli
"""

from fractions import Fraction


def factors(images, x):
    raise NotImplementedError
