"""The steps that are sentences: who is next, and what would turn it.

| part       | sentence                                       |
|------------|------------------------------------------------|
| runner-up  | the log scores differ by ...                   |
| tie        | equal scores: 1, 7; label order decides        |
| change     | x3: 0 instead of 1 would give 7                |
| prediction | y = 7, the largest posterior                   |
"""

import math

from naivebayes.checks.messages import counted
from naivebayes.render.blanks import BLANK, Look, formulas_of
from naivebayes.render.numbers import decimal, exp_text
from naivebayes.render.spelling import label_text
from naivebayes.render.steps import Step


def prediction_sentence(step: Step, look: Look) -> str:
    """y = 7, the largest posterior."""
    if "prediction" in look.blank:
        return f"y = {BLANK}"
    return f"y = {label_text(step.value)}, {step.formula}"


def outcome_sentence(step: Step, look: Look) -> str:
    """The tie, or how far the runner-up is behind."""
    title = "Tie" if step.part == "tie" else "Runner-up"
    if step.part in look.blank:
        return f"{title}: {BLANK}"
    if step.part == "tie":
        return f"Tie: {step.formula}."
    if step.class_ is None and "ratio" not in step.numbers:
        return f"Runner-up: {step.formula}."
    winner = label_text(step.numbers["winner"])
    runner_up = label_text(step.numbers["runner_up"])
    if step.value == math.inf:
        return f"Runner-up: none; only {winner} scores above 0."
    margin = decimal(step.value, look.figures)
    forms = [f.text(look.figures) for f in formulas_of(step, look)]
    chain = " = ".join([*forms, margin])
    ratio = ratio_text(step, look.figures)
    return (
        f"Runner-up: {runner_up}. The log scores differ by {chain}: "
        f"{winner} is {ratio} times as probable."
    )


def ratio_text(step: Step, figures: int) -> str:
    """A ratio as a decimal; a power of e where it is huge."""
    ratio = step.numbers["ratio"]
    if ratio is None:
        return exp_text(step.value, figures)
    return decimal(ratio, figures)


def deciding_sentences(steps: list[Step], look: Look) -> list[str]:
    """What stands below the weights: who is next, what turns it."""
    sentences = []
    for step in steps:
        if step.part in ("runner-up", "tie"):
            sentences.append(outcome_sentence(step, look))
    changes = [step for step in steps if step.part == "change"]
    return [*sentences, *change_sentences(changes, look)]


def change_sentences(changes: list[Step], look: Look) -> list[str]:
    """The nearest change, and how many other features could do it."""
    if "change" in look.blank:
        return [f"Nearest change: {BLANK}"]
    nearest = changes[0]
    if nearest.value is None:
        return [
            "No single feature, had it been different, would have "
            "turned the decision."
        ]
    label = label_text(nearest.class_)
    sentence = (
        f"Nearest change: {nearest.what}: {nearest.formula} would give "
        f"y = {label}{distance_text(nearest)}."
    )
    return [sentence, *other_changes(nearest, changes[1:])]


def other_changes(nearest: Step, others: list[Step]) -> list[str]:
    """How many features could do it as well, and how many with more."""
    size = nearest.numbers["size"]
    as_large = [step for step in others if step.numbers["size"] == size]
    sentences = []
    for n, how in [
        (len(as_large), "a change as large"),
        (len(others) - len(as_large), "a larger change"),
    ]:
        if n > 0:
            features = counted(n, "other feature")
            sentences.append(
                f"{features} could have turned it, too, by {how}."
            )
    return sentences


def distance_text(change: Step) -> str:
    """How far a measurement moves."""
    if not change.numbers["measured"]:
        return ""
    size = decimal(change.numbers["size"], 2)
    return f" ({size} standard deviations away)"


def left_out_lines(steps: list[Step]) -> list[str]:
    """What has no factor, and why."""
    lines = []
    for reason in dict.fromkeys([step.formula for step in steps]):
        names = [s.what for s in steps if s.formula == reason]
        shown = names[:10]
        if len(names) > len(shown):
            shown.append(f"and {len(names) - len(shown)} more")
        lines.append(f"{reason}: {', '.join(shown)}")
    return lines
