"""Exercise 14: use the debugger. This is program A.

The program below classifies pictures as 1 or 7, and one line of it is
wrong. For the picture x of the board it still says 7, so look at the
numbers, not at the class. Step through it with

    naivebayes walk e14_find_the_bug.py

or with any debugger that you like.

1. Find the line. Let `find_the_bug` return three things: the number of
   that line in this file as you were given it; the first wrong number
   that a function returns while it classifies x; and the number that it
   should return. Both numbers are exact, as Fractions.
2. Repair the line.

>>> find_the_bug()  # the answer of some other program
(12, Fraction(1, 2), Fraction(2, 3))

Page: debugger
"""

from fractions import Fraction

ONES = "001001001 011001001 011011010 100100100".split()
SEVENS = "111001001 111010100 111010110 111101001 000111010".split()
TRAINING = {"1": ONES, "7": SEVENS}
x = "111010010"


def find_the_bug():
    raise NotImplementedError


def class_prior(training, c):
    total = 0
    for label in training:
        total = total + len(training[label])
    return Fraction(len(training[c]), total)


def pixel_factor(pictures, pixel, value):
    matches = 0
    for picture in pictures:
        if picture[pixel] == value:
            matches = matches + 1
    return Fraction(matches, len(pictures))


def class_score(training, c, x):
    product = class_prior(training, c)
    for pixel in range(len(x)):
        factor = pixel_factor(training[c], pixel, x[pixel])
        product = product * factor
    return product


def posterior(scores, c):
    total = 0
    for label in scores:
        total = total + scores[label]
    return scores[c] / total


def classify(training, x):
    scores = {}
    for c in training:
        scores[c] = class_score(training, c, x)
    posteriors = {}
    for c in training:
        posteriors[c] = posterior(scores, c)
    return posteriors


if __name__ == "__main__":
    print(classify(TRAINING, x))
