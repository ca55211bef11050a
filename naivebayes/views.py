"""What a model has learned, as one would write it down.

| name               | what it shows                 | 1-vs-7          |
|--------------------|-------------------------------|-----------------|
| `describe`         | priors, counts, shares; μ, σ² | x1=1: 1/4       |
| `most_informative` | which values speak for whom   | x1=0 for the 1s |
"""

import math
from typing import Any

from naivebayes.checks.messages import shown
from naivebayes.checks.values import as_whole
from naivebayes.errors import NaiveBayesError
from naivebayes.models.base import NaiveBayes
from naivebayes.models.gaussian import GaussianNB
from naivebayes.models.multinomial import MultinomialNB
from naivebayes.models.parts import (
    check_model,
    features_of,
    is_measured,
    part_of,
    values_of,
)
from naivebayes.notation import Label, Number, is_exact
from naivebayes.render.formulas import Given, Over
from naivebayes.render.numbers import (
    decimal,
    fraction,
    given,
    is_whole,
)
from naivebayes.render.spelling import name_text
from naivebayes.render.tables import table
from naivebayes.solution.factors import plus_alpha

Informative = tuple[str, Any, Number]


def describe(model: NaiveBayes) -> str:
    """The fitted tables as text: priors, then feature by feature.

    model: fitted. Counting models show each share as it was counted,
    with the pseudo-counts added, and as a decimal; a measured feature
    shows mean and variance. What was never known is left out.
    Raises NotFittedError before fit.
    Notes B, "Training Procedure"; A, "Parameters".
    Page: docs/models/using.md
    >>> from naivebayes import BernoulliNB, describe, load_one_vs_seven
    >>> data = load_one_vs_seven()
    >>> model = BernoulliNB(alpha=0).fit(data.X, data.y)
    >>> print(describe(model).split("\\n\\n")[0])
    Priors
    P(1)  4/9 ~ 0.4444
    P(7)  5/9 ~ 0.5556
    """
    check_model(model)
    priors = []
    for c in model.classes:
        priors.append([f"P({name_text(c)})", prior_text(model, c)])
    lines = []
    for j, name in features_of(model):
        lines.extend(feature_lines(model, j, name))
    head = ["Features", *[name_text(c) for c in model.classes]]
    of_priors = table(priors[0], priors[1:])
    return f"Priors\n{of_priors}\n\n{table(head, lines)}"


def prior_text(model: NaiveBayes, c: Label) -> str:
    """A prior as it was counted, or as it was given."""
    prior = model.priors[c]
    if model.given_priors is not None:
        return f"{given_text(prior)}, given"
    n_rows = sum(model.class_counts.values())
    return share_line(model.class_counts[c], n_rows, prior)


def given_text(prior: Number) -> str:
    """A prior that was given, and as a decimal."""
    if not is_exact(prior) or is_whole(prior):
        return fraction(prior)
    return f"{fraction(prior)} ~ {decimal(prior)}"


def share_line(top: Number, bottom: Number, share: Number) -> str:
    """A share as it was counted, and as a decimal."""
    over = Over(Given(top), Given(bottom))
    return f"{over.text()} ~ {decimal(share)}"


def feature_lines(model: Any, j: Any, name: str) -> list[list[str]]:
    """The lines of one feature, a column for each class."""
    if is_measured(model, j):
        part, k = part_of(model, j)
        return [
            [
                f"{name} mean",
                *[mean_text(part, c, k, 0) for c in model.classes],
            ],
            [
                f"{name} var",
                *[mean_text(part, c, k, 1) for c in model.classes],
            ],
        ]
    lines = []
    for v in values_of(model, j):
        shares = [share_text(model, c, j, v) for c in model.classes]
        is_word = isinstance(model, MultinomialNB)
        what = name if is_word else f"{name}={name_text(v)}"
        lines.append([what, *shares])
    return lines


def mean_text(model: GaussianNB, c: Label, k: int, which: int) -> str:
    """Mean or variance of one feature in one class."""
    return decimal(model.mean_and_var(c, k)[which])


def share_text(model: Any, c: Label, j: Any, v: Any) -> str:
    """A share as it was counted, and as a decimal."""
    part, k = part_of(model, j)
    count, total, n_values = part.counted(c, k, v)
    top = plus_alpha(count, 1, part.alpha)
    bottom = plus_alpha(total, n_values, part.alpha)
    share = share_line(top, bottom, part.share(c, k, v))
    if part.alpha == 0:
        return share
    return f"{given(count)} of {given(total)}, {share}"


def most_informative(
    model: NaiveBayes, n: int = 10
) -> dict[Label, list[Informative]]:
    """The values that speak loudest for each class.

        ratio = P(v|c) / the largest P(v|another class)

    model: fitted, of two classes at least, with features that are
    counted; n: how many for each class. Gives class -> (feature,
    value, ratio), loudest first. The ratio is infinite where no other
    class has the value; the larger share then comes first. For a
    multinomial model the value is 1: one occurrence of the word.
    Raises NaiveBayesError for a single class, and for a model that
    only measures.
    Notes B, "Training Procedure" 2: P(x_i = v | y = k).
    Page: docs/models/using.md
    >>> from naivebayes import BernoulliNB, load_one_vs_seven
    >>> from naivebayes import most_informative
    >>> data = load_one_vs_seven()
    >>> model = BernoulliNB(alpha=0).fit(data.X, data.y)
    >>> most_informative(model, n=1)
    {1: [('x1', 0, Fraction(15, 4))], 7: [('x1', 1, Fraction(16, 5))]}
    """
    check_informative(model)
    n = as_whole(n, "n", least=1)
    loudest: dict[Label, list[Any]] = {c: [] for c in model.classes}
    for j, name in features_of(model):
        if not is_measured(model, j):
            for v in values_of(model, j):
                add_ratios(loudest, model, j, name, v)
    for c, found in loudest.items():
        found.sort(key=ratio_and_share, reverse=True)
        loudest[c] = [informative for informative, _ in found[:n]]
    return loudest


def check_informative(model: NaiveBayes) -> None:
    """Refuse a single class, and a model that only measures."""
    check_model(model)
    if len(model.classes) < 2:
        raise NaiveBayesError(
            "one class has nobody to be compared with: "
            f"{shown(model.classes[0])} is the only one."
        )
    measured = [is_measured(model, j) for j, _ in features_of(model)]
    if all(measured):
        raise NaiveBayesError(
            "every feature of this model is measured: no value of it "
            "is counted. See describe(model)."
        )


def add_ratios(
    loudest: dict[Label, list[Any]],
    model: Any,
    j: Any,
    name: str,
    v: Any,
) -> None:
    """The ratio of one value for each class."""
    part, k = part_of(model, j)
    shares = {c: part.share(c, k, v) for c in model.classes}
    for c, share in shares.items():
        others = [shares[k] for k in shares if k != c]
        largest = max(others)
        if largest > 0:
            loudest[c].append(((name, v, share / largest), share))
        elif share > 0:
            loudest[c].append(((name, v, math.inf), share))


def ratio_and_share(found: Any) -> tuple[Number, Number]:
    """The order of what was found: by ratio, then by share."""
    (_, _, ratio), share = found
    return ratio, share
