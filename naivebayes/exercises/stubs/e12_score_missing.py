"""Exercise 12: not seen is not impossible.

As exercise 7, the prior times the factors. But some pixels of the
picture were not seen: they have None instead of a factor. They say
nothing for or against a class.

>>> score_missing(Fraction(1, 2), [Fraction(2, 3), Fraction(3, 5)])
Fraction(1, 5)

What is it for [None, Fraction(3, 5)]?

Page: models/categorical
"""

from fractions import Fraction


def score_missing(prior, factors):
    raise NotImplementedError
