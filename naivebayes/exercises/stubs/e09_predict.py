"""Exercise 9: the class, not the number; and ties.

The class with the largest posterior. `posteriors` is a dict: class ->
P(class given x). Where several are equally large, the one that comes
first in the dict wins.

>>> predict({"1": Fraction(3, 4), "7": Fraction(1, 4)})
'1'

Page: derivation/normalizing
"""

from fractions import Fraction


def predict(posteriors):
    raise NotImplementedError
