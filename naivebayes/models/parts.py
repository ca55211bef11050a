"""A model seen from outside: its features, and who knows each.

| name      | meaning                             | example          |
|-----------|-------------------------------------|------------------|
| part      | the model that knows a feature      | the Gaussian one |
| `k`       | the place of the feature there      | 0                |
| measured  | its factor is a density             | a length         |
"""

from typing import Any

from naivebayes.checks.messages import shown
from naivebayes.errors import NaiveBayesError
from naivebayes.models.base import NaiveBayes
from naivebayes.models.bernoulli import BernoulliNB
from naivebayes.models.categorical import CategoricalNB
from naivebayes.models.gaussian import GaussianNB
from naivebayes.models.mixed import MixedNB
from naivebayes.models.multinomial import MultinomialNB


def check_model(model: Any) -> None:
    """Refuse what is no model, or not ready."""
    kinds = (BernoulliNB, CategoricalNB, MultinomialNB, GaussianNB)
    if not isinstance(model, (*kinds, MixedNB)):
        raise NaiveBayesError(
            f"a model of this library is expected, not {shown(model)}."
        )
    model.check_ready()


def features_of(model: NaiveBayes) -> list[tuple[Any, str]]:
    """(feature, name) of each feature that was known."""
    names = model.feature_names
    if model.bags:
        return [(word, word) for word in names]
    known = [j for j in range(len(names)) if j not in model.left_out]
    return [(j, names[j]) for j in known]


def part_of(model: Any, j: Any) -> tuple[Any, Any]:
    """The model that knows a feature, and its place there."""
    if isinstance(model, MixedNB):
        return model.part_of(j)
    return model, j


def is_measured(model: Any, j: Any) -> bool:
    """True where the factor of a feature is a density."""
    return isinstance(part_of(model, j)[0], GaussianNB)


def values_of(model: Any, j: Any) -> list[Any]:
    """The values of a feature that is counted."""
    part, k = part_of(model, j)
    if isinstance(part, CategoricalNB):
        return list(part.values[k])
    return [0, 1] if isinstance(part, BernoulliNB) else [1]
