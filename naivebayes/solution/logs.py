"""Scores as sums of logarithms, and the posterior from them.

| step      | formula                      | 1-vs-7, class 1       |
|-----------|------------------------------|-----------------------|
| log score | log P(y=c) + Σ log P(x_j|y)  | -8.605448             |
| evidence  | log Σ exp(log score)         | -5.102529             |
| posterior | exp(log score - log P(x))    | 0.030109              |

No product, so nothing leaves the range of floats.
"""

from naivebayes.models.base import NaiveBayes
from naivebayes.notation import Label
from naivebayes.render.events import Beside, ClassName, Name, Prob
from naivebayes.render.formulas import Exp, Log, Num, Plus
from naivebayes.render.spelling import Form
from naivebayes.render.steps import (
    Step,
    counted_in,
    is_density,
    step_of,
)
from naivebayes.scoring import log_sum_exp, normalize_logs
from naivebayes.solution.bayes import (
    MANY,
    letter_of,
    product_step,
    short_form,
)


def unheld_products(
    classes: list[Label], factors: list[list[Step]]
) -> list[Step]:
    """The products that no float can hold: said, not worked out."""
    steps = []
    for c, of_class in zip(classes, factors):
        step = product_step(c, of_class, None)
        reason = "leaves the range of floats: see its logarithm"
        numbers = {**step.numbers, "note": reason}
        steps.append(
            step._replace(
                formula=reason, numbers=numbers, sides=step.sides[:1]
            )
        )
    return steps


def log_score_steps(
    model: NaiveBayes,
    log_scores: dict[Label, float],
    priors: list[Step],
    factors: list[list[Step]],
) -> list[Step]:
    """log P(y=c) + Σ log P(x_j|y=c) of each class."""
    steps = []
    for prior, of_class in zip(priors, factors):
        c = prior.class_
        shown = counted_in(of_class)
        logs = [factor.numbers["log"] for factor in shown]
        terms: list[Form] = [Log(short_form(prior))]
        if len(shown) > MANY:
            terms.append(Name(f"{len(shown)} logarithms of factors"))
        else:
            terms.extend([log_form(factor) for factor in shown])
        numbers = {"log_prior": model.log_priors[c], "logs": logs}
        given_x = Prob(Name("x"), ClassName(c), letter_of(shown))
        left = Log(Beside([Prob(ClassName(c)), given_x]))
        sides = (left, Plus(terms))
        steps.append(
            step_of("log score", c, sides, numbers, log_scores[c])
        )
    return steps


def log_form(factor: Step) -> Form:
    """log(2/4) of a share; of a density the logarithm itself."""
    if is_density(factor):
        return Num(factor.numbers["log"])
    return Log(short_form(factor))


def log_evidence_step(scores: list[Step], letter: str) -> Step:
    """log P(x): the log of the sum of what the scores are logs of."""
    logs = [step.value for step in scores]
    left = Log(Prob(Name("x"), letter=letter))
    sides = (left, Log(Plus([Exp(Num(log)) for log in logs])))
    numbers = {"log_scores": logs}
    value = log_sum_exp(logs)
    return step_of("evidence", None, sides, numbers, value)


def log_posterior_steps(
    scores: list[Step], evidence: Step
) -> list[Step]:
    """P(y=c|x) = exp(log score - log P(x))."""
    log_scores = {step.class_: step.value for step in scores}
    posterior = normalize_logs(log_scores)
    steps = []
    for c, log_score in log_scores.items():
        left = Prob(ClassName(c), Name("x"))
        exponent = Plus([Num(log_score), Num(-evidence.value)])
        numbers = {
            "log_score": log_score,
            "log_evidence": evidence.value,
            "log": log_score - evidence.value,
        }
        log = Num(numbers["log"])
        sides = (left, Exp(exponent), Exp(log))
        steps.append(
            step_of("posterior", c, sides, numbers, posterior[c])
        )
    return steps
