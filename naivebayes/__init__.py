"""Naive Bayes as one would do it by hand, in plain Python.

Lists, dicts and exact fractions; one function for each line of the
derivation. Run `python -m naivebayes` for the worked example.
"""

from naivebayes.errors import (
    LabelWarning,
    MeasurementWarning,
    NaiveBayesError,
    NotFittedError,
    UnderflowError,
    UnseenValueError,
    UnseenValueWarning,
    ZeroEvidenceError,
    ZeroVarianceError,
)

__all__ = [
    "LabelWarning",
    "MeasurementWarning",
    "NaiveBayesError",
    "NotFittedError",
    "UnderflowError",
    "UnseenValueError",
    "UnseenValueWarning",
    "ZeroEvidenceError",
    "ZeroVarianceError",
]
