"""Is x a 1 or a 7? One picture, classified as one does by hand."""

from fractions import Fraction

ONES = "001001001 011001001 011011010 100100100".split()
SEVENS = "111001001 111010100 111010110 111101001 000111010".split()
TRAINING = {"1": ONES, "7": SEVENS}  # class -> its pictures; 1 is ON
x = "111010010"


def count_matches(pictures, pixel, value):
    matches = 0
    for picture in pictures:
        if picture[pixel] == value:
            matches = matches + 1
    return matches


def score(prior, pictures, x):
    product = prior
    for pixel in range(len(x)):
        value = x[pixel]
        matches = count_matches(pictures, pixel, value)
        factor = Fraction(matches, len(pictures))
        product = product * factor
    return product


def normalize(scores):
    total = 0
    for c in scores:
        total = total + scores[c]
    posteriors = {}
    for c in scores:
        posteriors[c] = scores[c] / total
    return posteriors


def classify(training, x):
    n = 0
    for c in training:
        n = n + len(training[c])
    scores = {}
    for c in training:
        pictures = training[c]
        prior = Fraction(len(pictures), n)
        scores[c] = score(prior, pictures, x)
    posteriors = normalize(scores)
    return posteriors


if __name__ == "__main__":
    posteriors = classify(TRAINING, x)
    for c in posteriors:
        print(
            f"P({c} | x) = {posteriors[c]}, {float(posteriors[c]):.4f}"
        )
