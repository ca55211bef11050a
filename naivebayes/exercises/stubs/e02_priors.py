"""Exercise 2: a share of the training pictures.

Before anyone looks at a pixel: how probable is each class? `labels` is
a list with the class of each training picture. Give a dict: class ->
its prior, as an exact Fraction.

>>> priors(["7", "1", "7"])
{'7': Fraction(2, 3), '1': Fraction(1, 3)}

Page: derivation/counting
"""

from fractions import Fraction


def priors(labels):
    raise NotImplementedError
