"""A prediction as a list of steps, from the model's own functions.

| step       | what it shows                 | 1-vs-7, class 1     |
|------------|-------------------------------|---------------------|
| prior      | rows of the class of all rows | 4/9                 |
| factor     | a share as it was counted     | 2/4, not 1/2        |
| product    | the factors multiplied        | 108/4^9             |
| score      | prior times product           | 3/16384             |
| evidence   | the scores added              | 38920611/6400000000 |
| posterior  | score over evidence           | 390625/12973537     |
| prediction | the class of the largest      | 7                   |
"""

import math
from typing import Any

from naivebayes.checks.messages import listed, shown
from naivebayes.errors import NaiveBayesError
from naivebayes.models.base import NaiveBayes
from naivebayes.models.bernoulli import BernoulliNB
from naivebayes.models.categorical import CategoricalNB
from naivebayes.models.multinomial import MultinomialNB
from naivebayes.models.unseen import Unseen
from naivebayes.notation import Label, Number, Row, is_exact, text_of
from naivebayes.render import (
    Step,
    factor_text,
    fraction,
    over,
    power_product,
)
from naivebayes.scoring import (
    added,
    joint_score,
    normalize,
    tied_classes,
)

CountingNB = BernoulliNB | CategoricalNB | MultinomialNB


def explain(model: NaiveBayes, x: Row) -> list[Step]:
    """The solution for one row, step by step, for a counting model.

    model: fitted; x: one row (or a bag). The steps come in the order
    of the blackboard: priors, factors, products, scores, evidence,
    posteriors, prediction.
    Raises what posterior raises, and NaiveBayesError for a model with
    densities among its factors.
    Notes B, "Example Calculation".
    Page: docs/worked-example.md
    >>> from naivebayes import BernoulliNB, explain, load_one_vs_seven
    >>> data = load_one_vs_seven()
    >>> model = BernoulliNB(alpha=0).fit(data.X, data.y)
    >>> steps = explain(model, [1, 1, 1, 0, 1, 0, 0, 1, 0])
    >>> steps[0].what, steps[0].formula
    ('P(1)', '4/9')
    """
    counting = as_counting(model)
    row = counting.checked_row(x)
    joint = counting.positive_joint(row)
    posterior = normalize(joint)
    classes = counting.classes
    factors = {c: factor_steps(counting, row, c) for c in classes}
    priors = [prior_step(counting, c) for c in classes]
    products = [product_step(c, factors[c]) for c in classes]
    scores = score_steps(joint, priors, products)
    evidence = evidence_step(scores)
    of_factors = [step for c in classes for step in factors[c]]
    return [
        *priors,
        *of_factors,
        *products,
        *scores,
        evidence,
        *posterior_steps(scores, evidence, posterior),
        prediction_step(counting.log_scores(row), "posterior"),
    ]


def prior_step(model: NaiveBayes, c: Label) -> Step:
    """P(y=c), as counted, or as it was given."""
    prior = model.priors[c]
    numbers: dict[str, Any] = {}
    if model.given_priors is None:
        n_rows = sum(model.class_counts.values())
        formula = over(model.class_counts[c], n_rows)
    elif model.given_priors == "uniform":
        formula = fraction(prior)
        numbers["note"] = "the same for each class"
    else:
        formula = fraction(prior)
        numbers["note"] = "given"
    return Step("prior", c, f"P({text_of(c)})", formula, numbers, prior)


def factor_steps(model: CountingNB, row: Any, c: Label) -> list[Step]:
    """P(x_j|y=c) for each feature, as it was counted."""
    steps = []
    for entry, likelihood in zip(
        model.entries(row), model.factors(row, c)
    ):
        j, name, x_j = entry
        value = "unseen" if x_j is Unseen else text_of(x_j)
        what = f"P({name}={value} | {text_of(c)})"
        formula, numbers = "1, left out", {}
        if not model.is_left_out(j, x_j):
            numbers = counted_numbers(model, c, j, x_j)
            formula = "(count + alpha) / (total + alpha*values)"
            if numbers["times"] != 1:
                formula = f"({formula})^x_j"
        steps.append(
            Step("factor", c, what, formula, numbers, likelihood)
        )
    return steps


def counted_numbers(
    model: CountingNB, c: Label, j: Any, x_j: Any
) -> dict[str, Any]:
    """What a factor was counted from, unreduced."""
    count, total, n_values = model.counted(c, j, x_j)
    times = x_j if isinstance(model, MultinomialNB) else 1
    return {
        "count": count,
        "total": total,
        "alpha": model.alpha,
        "n_values": n_values,
        "times": times,
        "top": count + model.alpha,
        "bottom": total + model.alpha * n_values,
    }


def product_step(c: Label, factors: list[Step]) -> Step:
    """Π P(x_j|y=c), with the counts multiplied above the line."""
    product = joint_score(1, [step.value for step in factors])
    counted = [step for step in factors if step.numbers]
    terms = [factor_text(step) for step in counted] or ["1"]
    tops: list[Any] = []
    bottoms: list[Any] = []
    formula = ""
    if counted and is_exact(product):
        for step in counted:
            times = int(step.numbers["times"])
            tops.extend([step.numbers["top"]] * times)
            bottoms.extend([step.numbers["bottom"]] * times)
        formula = over(math.prod(tops), power_product(bottoms))
    numbers = {"terms": terms, "tops": tops, "bottoms": bottoms}
    what = f"P(x | {text_of(c)})"
    return Step("product", c, what, formula, numbers, product)


def score_steps(
    joint: dict[Label, Number], priors: list[Step], products: list[Step]
) -> list[Step]:
    """P(y=c) P(x|y=c): prior times product."""
    steps = []
    for prior, product in zip(priors, products):
        c = prior.class_
        what = f"{prior.what} {product.what}"
        made = product.formula or fraction(product.value)
        formula = f"{prior.formula} * {made}"
        numbers = {"prior": prior.value, "product": product.value}
        steps.append(Step("score", c, what, formula, numbers, joint[c]))
    return steps


def evidence_step(scores: list[Step]) -> Step:
    """P(x): the scores of all classes added."""
    values = [step.value for step in scores]
    formula = " + ".join([fraction(value) for value in values])
    numbers = {"scores": values}
    return Step(
        "evidence", None, "P(x)", formula, numbers, added(values)
    )


def prediction_step(scores: dict[Label, Any], name: str) -> Step:
    """The class of the largest score; a tie is said."""
    tied = tied_classes(scores)
    label = tied[0]
    formula = f"the largest {name}"
    if len(tied) > 1:
        formula = f"the first in label order of a tie: {listed(tied)}"
    return Step(
        "prediction", label, "y", formula, {"tied": tied}, label
    )


def posterior_steps(
    scores: list[Step], evidence: Step, posterior: dict[Label, Number]
) -> list[Step]:
    """P(y=c|x): the score over the evidence."""
    steps = []
    for score in scores:
        c = score.class_
        what = f"P({text_of(c)} | x)"
        formula = f"({fraction(score.value)}) / P(x)"
        numbers = {"score": score.value, "evidence": evidence.value}
        steps.append(
            Step("posterior", c, what, formula, numbers, posterior[c])
        )
    return steps


def explain_logs(model: NaiveBayes, x: Row) -> list[Step]:
    """The log scores of one row, as sums of logarithms.

    model, x, errors: as for explain.
    Notes B, "Numerical Stability".
    Page: docs/derivation/log-space.md
    >>> from naivebayes import BernoulliNB, load_one_vs_seven
    >>> from naivebayes import explain_logs
    >>> data = load_one_vs_seven()
    >>> model = BernoulliNB(alpha=0).fit(data.X, data.y)
    >>> steps = explain_logs(model, [1, 1, 1, 0, 1, 0, 0, 1, 0])
    >>> round(steps[0].value, 6)
    -8.605448
    """
    counting = as_counting(model)
    row = counting.checked_row(x)
    log_joint = counting.positive_scores(row, "x")
    steps = []
    for c in counting.classes:
        prior = prior_step(counting, c)
        factors = factor_steps(counting, row, c)
        terms = [f"log({prior.formula})"]
        for step in factors:
            if step.numbers:
                terms.append(f"log({factor_text(step)})")
        what = f"log(P({text_of(c)}) P(x | {text_of(c)}))"
        steps.append(
            Step(
                "log score", c, what, "", {"terms": terms}, log_joint[c]
            )
        )
    steps.append(prediction_step(log_joint, "log score"))
    return steps


def as_counting(model: Any) -> CountingNB:
    """A model that counts; the others have densities as factors."""
    if isinstance(model, NaiveBayes):
        model.check_ready()
    if not isinstance(model, CountingNB):
        raise NaiveBayesError(
            "explain needs a BernoulliNB, CategoricalNB or "
            f"MultinomialNB, not {shown(model)}. For a model with "
            "densities see likelihoods(x, c) and log_joint(x)."
        )
    return model
