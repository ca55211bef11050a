"""What each pixel says, read as a bit and read as a word."""

from charts import figure

from naivebayes import (
    BernoulliNB,
    MultinomialNB,
    NaiveBayes,
    evidence_bars,
    explain,
    load_one_vs_seven,
)
from naivebayes.datasets.shipped import IMAGE_TO_CLASSIFY


def as_words(page: str) -> str:
    """The evidence of the multinomial model."""
    return evidence(
        MultinomialNB(alpha=0),
        "Multinomial: the four pixels that are off say nothing.",
    )


def as_bits(page: str) -> str:
    """The evidence of the Bernoulli model."""
    return evidence(
        BernoulliNB(alpha=0),
        "Bernoulli: a pixel that is off says something, too.",
    )


def evidence(model: NaiveBayes, caption: str) -> str:
    """What each feature of the example said."""
    data = load_one_vs_seven()
    model = model.fit(data.X, data.y)
    steps = explain(model, list(IMAGE_TO_CLASSIFY))
    return figure(evidence_bars(steps), caption)
