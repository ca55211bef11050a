"""The factors of x on the board, for exercises that begin with them.

| name         | meaning                                     |
|--------------|---------------------------------------------|
| FACTORS_OF_1 | of 4 pictures, as many agree, pixel by pixel |
| FACTORS_OF_7 | the same of 5 pictures                      |
| SCORES       | prior times product, of each class          |
"""

from fractions import Fraction

FACTORS_OF_1 = tuple(
    [Fraction(k, 4) for k in (1, 2, 3, 3, 1, 1, 3, 1, 2)]
)
FACTORS_OF_7 = tuple(
    [Fraction(k, 5) for k in (4, 4, 4, 3, 3, 2, 3, 2, 3)]
)
PRIOR_OF_1 = Fraction(4, 9)
PRIOR_OF_7 = Fraction(5, 9)
SCORES = {"1": Fraction(3, 16384), "7": Fraction(2304, 390625)}
POSTERIORS = {
    "1": Fraction(390625, 12973537),
    "7": Fraction(12582912, 12973537),
}
