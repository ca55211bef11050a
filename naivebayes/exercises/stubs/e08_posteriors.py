"""Exercise 8: a share of the total.

From scores to probabilities. `scores` is a dict: class -> its score.
Give a dict: class -> P(class given x). They add up to 1.

>>> posteriors({"1": Fraction(1, 10), "7": Fraction(3, 10)})
{'1': Fraction(1, 4), '7': Fraction(3, 4)}

Page: derivation/normalizing
"""

from fractions import Fraction


def posteriors(scores):
    raise NotImplementedError
