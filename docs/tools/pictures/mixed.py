"""The measured features of the tennis days, and what a day says."""

from charts import figure

from naivebayes import (
    MixedNB,
    evidence_bars,
    explain,
    gaussian_curves,
    load_tennis,
)

WARM = 66
DAY = ["sunny", WARM, 90, "TRUE"]


def fitted() -> MixedNB:
    """The model of the page."""
    data = load_tennis(numeric=True)
    model = MixedNB(alpha=0)
    return model.fit(data.X, data.y, data.feature_names)


def temperature(page: str) -> str:
    """The temperatures of days with and without tennis."""
    picture = gaussian_curves(fitted(), "temperature", x=WARM)
    return figure(
        picture,
        "Two classes whose temperatures hardly differ: the curves lie "
        "over each other.",
    )


def evidence(page: str) -> str:
    """What each feature of the day says, whatever its kind."""
    steps = explain(fitted(), DAY)
    return figure(
        evidence_bars(steps),
        "Counted or measured, each feature adds one bar.",
    )
