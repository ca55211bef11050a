"""A prediction as a list of steps, from the model's own functions.

| step       | what it shows                  | 1-vs-7, class 1     |
|------------|--------------------------------|---------------------|
| prior      | rows of the class of all rows  | 4/9                 |
| factor     | a share as it was counted      | 2/4, not 1/2        |
| product    | the factors multiplied         | 108/4^9             |
| score      | prior times product            | 3/16384             |
| evidence   | the scores added               | 38920611/6400000000 |
| posterior  | score over evidence            | 390625/12973537     |
| weight     | which class a feature favors   | x1 for 7, 16/5      |
| runner-up  | how far the next class is off  | 3.472 in logs       |
| change     | what would turn the decision   | no single feature   |
| prediction | the class of the largest       | 7                   |
"""

from typing import Any, NamedTuple

from naivebayes.errors import UnderflowError
from naivebayes.models.base import NaiveBayes
from naivebayes.models.parts import check_model
from naivebayes.notation import Label, Row
from naivebayes.render.steps import Step, have_density
from naivebayes.rows import as_one_row
from naivebayes.scoring import first_largest, normalize
from naivebayes.solution.bayes import (
    evidence_step,
    letter_of,
    posterior_steps,
    prediction_step,
    product_steps,
    score_steps,
)
from naivebayes.solution.changes import change_steps
from naivebayes.solution.explanation import Explanation
from naivebayes.solution.factors import (
    factor_steps,
    left_out_steps,
    prior_step,
)
from naivebayes.solution.logs import (
    log_evidence_step,
    log_posterior_steps,
    log_score_steps,
    unheld_products,
)
from naivebayes.solution.weights import outcome_step, weight_steps


def explain(model: NaiveBayes, x: Row) -> Explanation:
    """The solution for one row, step by step, as on a blackboard.

    model: fitted, of any kind; x: one row (or a bag). Gives a list of
    steps, each with its part, class, left side (`what`), formula,
    numbers and value, in order: priors, factors, what was left out,
    products, scores (with densities also their logarithms), evidence,
    posteriors; then the weight of evidence of the prior and of each
    feature for the winner against the runner-up, the runner-up or the
    tie, the changes of a single feature that would turn the decision,
    and the prediction. print it, or see its to_markdown, to_latex,
    to_json and check.
    Where a product leaves the range of floats, the logarithms go on.
    Raises what posterior raises, but for that.
    Notes B, "Example Calculation".
    Page: docs/worked-example.md
    >>> from naivebayes import BernoulliNB, explain, load_one_vs_seven
    >>> data = load_one_vs_seven()
    >>> model = BernoulliNB(alpha=0).fit(data.X, data.y)
    >>> steps = explain(model, [1, 1, 1, 0, 1, 0, 0, 1, 0])
    >>> steps[0].what, steps[0].formula, steps[-1].value
    ('P(1)', '4/9', 7)
    """
    question = question_of(model, x)
    factors = [
        step for of_class in question.factors for step in of_class
    ]
    solution = by_bayes_rule(question)
    return Explanation(
        [
            *question.priors,
            *factors,
            *left_out_steps(model, question.row, question.factors[0]),
            *solution,
            *what_decides(question, solution),
            prediction_step(question.log_scores, "posterior"),
        ]
    )


class Question(NamedTuple):
    """A model and one row, with what every solution begins with."""

    model: NaiveBayes
    row: Any
    as_given: Any
    log_scores: dict[Label, float]
    priors: list[Step]
    factors: list[list[Step]]


def question_of(model: NaiveBayes, x: Row) -> Question:
    """The row as the model uses it; its priors and factors."""
    check_model(model)
    as_given = as_one_row(x).rows[0]
    row = model.checked_row(as_given)
    log_scores = model.positive_scores(row, "x")
    priors, factors = [], []
    for c in model.classes:
        priors.append(prior_step(model, c))
        factors.append(factor_steps(model, row, as_given, c))
    return Question(model, row, as_given, log_scores, priors, factors)


def by_bayes_rule(question: Question) -> list[Step]:
    """Products, scores, evidence and posteriors."""
    model, factors = question.model, question.factors
    logs = log_score_steps(
        model, question.log_scores, question.priors, factors
    )
    try:
        return by_products(question, logs)
    except UnderflowError:
        products = unheld_products(model.classes, factors)
        evidence = log_evidence_step(logs, letter_of(factors[0]))
        posteriors = log_posterior_steps(logs, evidence)
        return [*products, *logs, evidence, *posteriors]


def by_products(question: Question, logs: list[Step]) -> list[Step]:
    """The same by products, as far as floats can hold them."""
    joint = question.model.positive_joint(question.row)
    products = product_steps(question.model.classes, question.factors)
    scores = score_steps(joint, question.priors, products)
    evidence = evidence_step(scores, letter_of(question.factors[0]))
    posteriors = posterior_steps(scores, evidence, normalize(joint))
    shown_logs = logs if have_density(question.factors[0]) else []
    return [*products, *scores, *shown_logs, evidence, *posteriors]


def what_decides(
    question: Question, solution: list[Step]
) -> list[Step]:
    """The weights, the runner-up or tie, and the nearest changes."""
    posterior = [step for step in solution if step.part == "posterior"]
    log_scores = question.log_scores
    return [
        *weight_steps(log_scores, question.priors, question.factors),
        outcome_step(log_scores, posterior),
        *change_steps(
            question.model,
            question.row,
            question.as_given,
            first_largest(log_scores),
        ),
    ]


def explain_logs(model: NaiveBayes, x: Row) -> Explanation:
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
    question = question_of(model, x)
    log_scores = question.log_scores
    return Explanation(
        [
            *log_score_steps(
                model, log_scores, question.priors, question.factors
            ),
            prediction_step(log_scores, "log score"),
        ]
    )
