"""What each feature of the image said."""

from charts import figure

from naivebayes import (
    BernoulliNB,
    evidence_bars,
    explain,
    load_one_vs_seven,
)
from naivebayes.datasets.shipped import IMAGE_TO_CLASSIFY


def what_each_says(page: str) -> str:
    """The weights of the prior and of the nine pixels."""
    data = load_one_vs_seven()
    model = BernoulliNB(alpha=0).fit(data.X, data.y)
    steps = explain(model, list(IMAGE_TO_CLASSIFY))
    return figure(
        evidence_bars(steps),
        "The length of a bar is the logarithm of the ratio of the two "
        "factors.",
    )
