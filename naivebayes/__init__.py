"""Naive Bayes as one would do it by hand, in plain Python.

Lists, dicts and exact fractions; one function for each line of the
derivation. Run `python -m naivebayes` for the worked example.
"""

from naivebayes.counting import (
    class_priors,
    count_classes,
    count_values,
    indicator_share,
    smoothed_share,
    value_probabilities,
)
from naivebayes.datasets.reading import Dataset, read_csv
from naivebayes.datasets.shipped import (
    load_digits_one_seven,
    load_iris,
    load_messages,
    load_mushroom,
    load_one_vs_seven,
    load_tennis,
    load_votes,
    load_wine,
    mushroom_words,
)
from naivebayes.density import gaussian_log_pdf, gaussian_pdf
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
from naivebayes.evaluation import accuracy, confusion, folds, split
from naivebayes.explain import explain, explain_logs
from naivebayes.figures.bars import evidence_bars
from naivebayes.figures.curves import gaussian_curves
from naivebayes.figures.drawing import Picture
from naivebayes.figures.pixels import pixel_map
from naivebayes.figures.tables import confusion_picture
from naivebayes.models.base import NaiveBayes
from naivebayes.models.bernoulli import BernoulliNB
from naivebayes.models.categorical import CategoricalNB
from naivebayes.models.gaussian import GaussianNB
from naivebayes.models.mixed import MixedNB
from naivebayes.models.multinomial import MultinomialNB
from naivebayes.probability import (
    chain_rule,
    conditional,
    independence_gap,
    joint_distribution,
    marginal,
)
from naivebayes.scoring import (
    joint_score,
    log_score,
    log_sum_exp,
    most_probable,
    normalize,
    normalize_logs,
    ranked,
)
from naivebayes.separation import separate_classes
from naivebayes.solution.explanation import Explanation
from naivebayes.storage import from_dict, load, save, to_dict
from naivebayes.summaries import (
    mean,
    merge_summaries,
    stdev,
    summarize,
    variance,
    variance_unbiased,
)
from naivebayes.text import (
    bag_of_words,
    count_vector,
    presence_vector,
    tokenize,
    vocabulary,
)
from naivebayes.views import describe, most_informative

__all__ = [
    "BernoulliNB",
    "CategoricalNB",
    "Dataset",
    "Explanation",
    "GaussianNB",
    "LabelWarning",
    "MeasurementWarning",
    "MixedNB",
    "MultinomialNB",
    "NaiveBayes",
    "NaiveBayesError",
    "NotFittedError",
    "Picture",
    "UnderflowError",
    "UnseenValueError",
    "UnseenValueWarning",
    "ZeroEvidenceError",
    "ZeroVarianceError",
    "accuracy",
    "bag_of_words",
    "chain_rule",
    "class_priors",
    "conditional",
    "confusion",
    "confusion_picture",
    "count_classes",
    "count_values",
    "count_vector",
    "describe",
    "evidence_bars",
    "explain",
    "explain_logs",
    "folds",
    "from_dict",
    "gaussian_curves",
    "gaussian_log_pdf",
    "gaussian_pdf",
    "independence_gap",
    "indicator_share",
    "joint_distribution",
    "joint_score",
    "load",
    "load_digits_one_seven",
    "load_iris",
    "load_messages",
    "load_mushroom",
    "load_one_vs_seven",
    "load_tennis",
    "load_votes",
    "load_wine",
    "log_score",
    "log_sum_exp",
    "marginal",
    "mean",
    "merge_summaries",
    "most_informative",
    "most_probable",
    "mushroom_words",
    "normalize",
    "normalize_logs",
    "pixel_map",
    "presence_vector",
    "ranked",
    "read_csv",
    "save",
    "separate_classes",
    "smoothed_share",
    "split",
    "stdev",
    "summarize",
    "to_dict",
    "tokenize",
    "value_probabilities",
    "variance",
    "variance_unbiased",
    "vocabulary",
]
