"""Exercise 4: the share of the pictures of ONE class.

P(pixel = value given class c), as an exact Fraction. `pictures` is a
list of pictures (lists of 0 and 1) of all classes, `labels` the list of
their classes, `c` the class that is given. `pixel` is counted from 0:
x1 of the board has pixel 0 here.

>>> a = [0, 0, 1, 0, 0, 1, 0, 0, 1]
>>> b = [1, 1, 1, 0, 0, 1, 0, 0, 1]
>>> factor([a, a, b, b, b], ["1", "1", "1", "7", "7"], "1", 0, 0)
Fraction(2, 3)

Page: derivation/probability
"""

from fractions import Fraction


def factor(pictures, labels, c, pixel, value):
    raise NotImplementedError
