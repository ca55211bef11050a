"""Exercise 1: count before you divide.

How many training pictures does each class have? `labels` is a list
with the class of each picture. Give a dict: class -> how many labels
are that class.

>>> count_classes(["7", "1", "7"])
{'7': 2, '1': 1}

Page: derivation/counting
"""


def count_classes(labels):
    raise NotImplementedError
