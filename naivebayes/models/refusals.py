"""Answers that a model refuses to give, and why.

| name           | meaning                                        |
|----------------|------------------------------------------------|
| `joint`        | class -> prior times all factors               |
| `log_joint`    | class -> its logarithm                         |
| SMALLEST_FULL  | below it a float loses digits                  |
"""

import math
from typing import Any, NoReturn

from naivebayes.checks.messages import listed, named
from naivebayes.errors import UnderflowError, ZeroEvidenceError
from naivebayes.notation import Label, Number, Row
from naivebayes.scoring import first_largest

SMALLEST_FULL = 2.0**-1022
MOST_SHOWN = 5
LOG_SMALLEST = -708.0  # a little above its logarithm


def check_floats(
    model: Any, joint: dict[Label, Number], row: Row
) -> None:
    """Refuse products of floats that floats cannot hold.

    The largest must be held in full; a smaller one may round to 0
    where its logarithm says that it is that small.
    """
    floats = [isinstance(score, float) for score in joint.values()]
    if not any(floats):
        return
    log_joint = model.log_scores(row)
    largest = first_largest(log_joint)
    for c, score in joint.items():
        full = SMALLEST_FULL <= score < math.inf
        tiny = score < SMALLEST_FULL and log_joint[c] < LOG_SMALLEST
        real_zero = score == 0 and log_joint[c] == -math.inf
        right = full and agrees(score, log_joint[c])
        held = right or real_zero or (tiny and c != largest)
        if not held:
            raise UnderflowError(
                f"the product of the factors of class {named(c)} "
                f"leaves the range of floats: it comes out as {score}, "
                f"and its logarithm is {log_joint[c]:.6g}. Use the "
                "logarithms: log_joint(x), or predict_proba([x]) for "
                "the posterior."
            )


def agrees(score: Number, log: float) -> bool:
    """False where a product lost digits on its way."""
    return abs(math.log(score) - log) < 1e-6 * max(1.0, abs(log))


def refuse_zero_evidence(model: Any, x: Row, where: str) -> NoReturn:
    """Raise for a row for which every class scores 0."""
    zeros = []
    for c in model.classes[:MOST_SHOWN]:
        zeros.append(f"class {named(c)}: {zeros_of(model, x, c)}")
    if len(model.classes) > MOST_SHOWN:
        zeros.append("and so on")
    raise ZeroEvidenceError(
        f"{where}: every class scores 0, so there is no posterior. "
        f"{'; '.join(zeros)}. With alpha above 0 no factor is 0."
    )


def zeros_of(model: Any, x: Row, c: Label) -> str:
    """Which factors of a class are 0."""
    if model.priors[c] == 0:
        return "its prior is 0"
    names = []
    entries = model.entries(x)
    try:
        likelihoods = model.factors(x, c)
    except UnderflowError:
        return "its log score is -inf"
    for (_, name, _), likelihood in zip(entries, likelihoods):
        if likelihood == 0:
            names.append(name)
    return f"P = 0 at {listed(names)}"
