"""Exercise 13: the share of the right predictions.

The share of predictions that are right. `right` is the list of the
true labels, `predicted` the list of the predictions, in the same order.
Give an exact Fraction.

>>> accuracy(["1", "1", "7"], ["1", "7", "7"])
Fraction(2, 3)

On the board it is 6/9 for the nine training pictures themselves, and
4/9 when each picture is left out of what is learned. Why?

Page: derivation/evaluation
"""

from fractions import Fraction


def accuracy(right, predicted):
    raise NotImplementedError
