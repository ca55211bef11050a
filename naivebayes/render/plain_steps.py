"""Steps of a solution as JSON.

| value       | in JSON                                        |
|-------------|------------------------------------------------|
| text, bool  | itself                                         |
| int, float  | itself; infinity as "inf" or "-inf"            |
| Fraction    | {"fraction": "3/16384", "decimal": 0.00018...} |
| other label | its text                                       |
"""

import json
import math
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from naivebayes.notation import text_of
from naivebayes.plain import LONGEST_INT
from naivebayes.render.steps import Step
from naivebayes.scoring import log_of

FORMAT = "naivebayes explanation"
VERSION = 1
FIELDS = ("part", "class", "what", "formula", "numbers", "value")


def as_json(steps: list[Step]) -> str:
    """All records of a solution as a JSON text."""
    records = []
    for step in steps:
        records.append(plain(dict(zip(FIELDS, step))))
    document = {"format": FORMAT, "version": VERSION, "steps": records}
    return json.dumps(document, indent=1, allow_nan=False) + "\n"


def plain(value: Any) -> Any:
    """A value as JSON has it."""
    if isinstance(value, Mapping):
        return {text_of(k): plain(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(entry) for entry in value]
    if isinstance(value, Fraction):
        return plain_fraction(value)
    if isinstance(value, float) and not math.isfinite(value):
        return repr(value)
    if isinstance(value, int) and abs(value) >= LONGEST_INT:
        return plain_fraction(Fraction(value))
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    return text_of(value)


def plain_fraction(value: Fraction) -> Any:
    """A fraction as text and as a decimal; a huge one by its log."""
    top, bottom = value.numerator, value.denominator
    if max(abs(top), bottom) >= LONGEST_INT:
        return {"log": log_of(value)} if value > 0 else {"sign": -1}
    if bottom == 1:
        return top
    return {"fraction": f"{top}/{bottom}", "decimal": rounded(value)}


def rounded(value: Fraction) -> float | str:
    """The nearest float, or "inf"."""
    try:
        return float(value)
    except OverflowError:
        return "inf" if value > 0 else "-inf"
