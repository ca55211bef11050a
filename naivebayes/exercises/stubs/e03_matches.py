"""Exercise 3: compare with value, do not just count ON.

How many pictures have this value at this pixel? `pictures` is a list of
pictures, and each picture is a list of numbers, 1 for ON and 0 for
OFF. `pixel` is counted from 0, as Python does, so x1 of the board has
pixel 0 here. `value` is 1 or 0. Give the count.

>>> a = [0, 0, 1, 0, 0, 1, 0, 0, 1]
>>> b = [1, 1, 1, 0, 0, 1, 0, 0, 1]
>>> matches([a, b], 0, 0)
1
>>> matches([a, b], 2, 1)
2

Page: derivation/counting
"""


def matches(pictures, pixel, value):
    raise NotImplementedError
