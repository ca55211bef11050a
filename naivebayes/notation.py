"""The symbols of the lecture notes and the names they have here.

| notes     | here       | meaning                | 1-vs-7          |
|-----------|------------|------------------------|-----------------|
| m         | n_rows     | number of rows         | 9 images        |
| n         | n_features | number of features     | 9 pixels        |
| i         | i          | a row, from 0          | 0 … 8           |
| j         | j          | a feature, from 0      | 0 … 8           |
| X         | X, rows    | all rows               | 9 lists         |
| x         | x, row     | one row                | [1, 1, 1, 0, …] |
| x_j       | x_j        | one feature of a row   | 1 is on, 0 off  |
| y         | y, labels  | the labels of the rows | [1, 1, …, 7]    |
| c, k      | c          | one class              | 1 or 7          |
| v         | v          | one value of a feature | 0 or 1          |
| α         | alpha      | pseudo-count           | 0, 1/2, 1       |
| P(y=c), π | prior      | share of the rows      | 4/9, 5/9        |
| P(x_j|y)  | likelihood | one factor             | 1/4             |
| P(y, x)   | joint      | prior times factors    | 3/16384         |
| P(x)      | evidence   | sum of the joints      | about 0.006081  |
| P(y|x)    | posterior  | joint over evidence    | 390625/12973537 |
| φ         | phi        | P(x_j=v|y)             | 1/4             |
| θ         | theta      | P(word j|y)            | 1/15            |
| μ, σ²     | mean, var  | of one feature         | 1/4, 3/16       |

A list stands where the notes have a subscript (i, j); a dict where
they have a meaning (class c, value v). Order: class, feature, value.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any

Number = int | float | Fraction
Label = Hashable
Value = Hashable
Row = Sequence[Any]  # x: one entry per feature, None where missing
Rows = Sequence[Row]  # X
Labels = Sequence[Label]  # y
Column = Sequence[Any]  # one feature of every row
Bag = Mapping[str, Number]  # word -> how often it occurs
Scores = Mapping[Label, Number]  # class -> score
Summary = dict[str, Any]  # "n", "mean", "var", "stdev"


def in_order(labels: Iterable[Any]) -> list[Any]:
    """The distinct labels or values in label order.

    Label order is sorted order. Labels that do not compare with each
    other (1 and "1") stand by the name of their type, then by their
    text.

    >>> in_order([7, 1, 7])
    [1, 7]
    >>> in_order(["b", 2, "a", 10])
    [10, 2, 'a', 'b']
    """
    distinct = list(dict.fromkeys(labels))
    try:
        ordered = sorted(distinct)
        rising = [a < b for a, b in pairwise(ordered)]
        if all(rising):
            return ordered
    except Exception:  # labels that do not compare
        pass
    return sorted(distinct, key=type_and_text)


def type_and_text(label: Any) -> tuple[str, str]:
    """The order of labels that do not compare with each other."""
    return type(label).__name__, text_of(label)


def text_of(value: Any) -> str:
    """The text of any value, also of one that has none."""
    try:
        return str(value)
    except Exception:  # a foreign __str__, or an int of 5000 digits
        return hex(value) if isinstance(value, int) else ""


def is_exact(number: Number) -> bool:
    """True for an int or a Fraction, False for a float."""
    return isinstance(number, (int, Fraction))


def are_exact(numbers: Iterable[Number]) -> bool:
    """True where no float is among the numbers."""
    exact = [is_exact(number) for number in numbers]
    return all(exact)


def ratio(numerator: Number, denominator: Number) -> Number:
    """numerator / denominator, exact where both of them are.

    int and Fraction give a Fraction. With a float among them the
    quotient of the exact values is rounded once, to a float.

    >>> ratio(2, 4)
    Fraction(1, 2)
    >>> ratio(1.0, 4)
    0.25
    """
    quotient = Fraction(numerator) / Fraction(denominator)
    if is_exact(numerator) and is_exact(denominator):
        return quotient
    return float(quotient)
