"""What smoothing does to a share."""

from charts import Axis, figure, line_chart

from naivebayes import smoothed_share

HIGHEST = 20


def shares_by_alpha(page: str) -> str:
    """The share of pixel 1 in both classes, as alpha grows."""
    alphas = [k / 4 for k in range(4 * HIGHEST + 1)]
    series = {}
    for c, count, total in [(1, 1, 4), (7, 4, 5)]:
        name = f"class {c}: {count} of {total} images have pixel 1 on"
        series[name] = [
            (alpha, float(smoothed_share(count, total, 2, alpha)))
            for alpha in alphas
        ]
    picture = line_chart(
        "P(pixel 1 is on) as alpha grows",
        "Two curves begin at the plain shares, 0.25 and 0.8, and come "
        "closer and closer to 0.5.",
        Axis("alpha", 0, HIGHEST),
        Axis("P(x1 = 1 | y)", 0, 1),
        series,
    )
    return figure(picture, "A large alpha pulls every share to 1/2.")
