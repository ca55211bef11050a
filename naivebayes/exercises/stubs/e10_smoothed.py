"""Exercise 10: no zero factors.

Leave out the third 1 of the board and classify it: x5 and x8 are ON
in none of the other 1s. Both factors are 0, so the score of class 1
is 0, although it IS a 1. Add-1 smoothing helps: imagine one more
picture for each value that the pixel can have.

`matches` pictures of the `n` pictures of a class have the value;
`values` is how many values there are (2 for ON and OFF). Give the
smoothed share as an exact Fraction.

>>> smoothed(1, 4, 2)
Fraction(1, 3)

Page: derivation/smoothing
"""

from fractions import Fraction


def smoothed(matches, n, values):
    raise NotImplementedError
