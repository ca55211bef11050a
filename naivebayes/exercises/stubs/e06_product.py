"""Exercise 6: independent events: multiply.

The product of all numbers of a list. The product of an empty list is 1:
nothing has been multiplied yet.

>>> product([Fraction(1, 2), Fraction(2, 3), Fraction(3, 5)])
Fraction(1, 5)

Page: derivation/scoring
"""

from fractions import Fraction


def product(numbers):
    raise NotImplementedError
