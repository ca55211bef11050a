"""Which model suits the columns of a file, and why.

| columns of features            | model                   |
|--------------------------------|-------------------------|
| each 0 or 1                    | Bernoulli               |
| all numbers                    | Gaussian                |
| all text                       | categorical             |
| one column of sentences        | multinomial, of words   |
| some of this, some of that     | mixed                   |
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from naivebayes.checks.messages import listed, named
from naivebayes.datasets.scanning import Column, Scan
from naivebayes.datasets.selection import Selection
from naivebayes.errors import NaiveBayesError
from naivebayes.models.base import NaiveBayes
from naivebayes.models.bernoulli import BernoulliNB
from naivebayes.models.categorical import CategoricalNB
from naivebayes.models.gaussian import GaussianNB
from naivebayes.models.mixed import MixedNB
from naivebayes.models.multinomial import MultinomialNB
from naivebayes.render.numbers import given

AUTO = "auto"
NAMES = ("gaussian", "bernoulli", "categorical", "multinomial", "mixed")
HALF = 0.5
WORDS_OF_A_TEXT = 3  # on average, at least
LEAST_SMOOTHING = 1e-9


class Choice(NamedTuple):
    """What to fit: the name of a model, and what was chosen for it.

    kinds: of each feature, for a mixed model; as_words: the one column
    is text, of which the words count; why: a reason in words.
    """

    name: str
    kinds: list[str]
    as_words: bool
    why: str


def chosen(name: str, scan: Scan, selection: Selection) -> Choice:
    """The model that was asked for, or the one that suits."""
    columns = [scan.columns[picked.j] for picked in selection.features]
    if name == AUTO:
        return suited(columns)
    check_suits(name, columns)
    kinds = [kind_of(column) for column in columns]
    return Choice(name, kinds, is_text(name, columns), "as asked")


def suited(columns: list[Column]) -> Choice:
    """The model that suits the columns."""
    kinds = [kind_of(column) for column in columns]
    if len(columns) == 1 and is_prose(columns[0]):
        why = f"column {named(columns[0].name)} holds sentences"
        return Choice("multinomial", kinds, True, why)
    found = set(kinds)
    if found == {"bernoulli"}:
        return Choice(
            "bernoulli", kinds, False, "each column is 0 or 1"
        )
    if found == {"gaussian"}:
        why = "each column holds numbers"
        return Choice("gaussian", kinds, False, why)
    if found == {"categorical"}:
        why = "each column holds names"
        return Choice("categorical", kinds, False, why)
    return Choice("mixed", kinds, False, mixture(columns))


def mixture(columns: list[Column]) -> str:
    """Which columns there are of each kind."""
    by_kind: dict[str, list[str]] = {}
    for column in columns:
        of_kind = by_kind.setdefault(kind_in_words(column), [])
        of_kind.append(column.name)
    texts = []
    for kind, names in by_kind.items():
        texts.append(f"{kind} in {listed(names, 4)}")
    return "; ".join(texts)


def kind_in_words(column: Column) -> str:
    """What a column holds."""
    if column.kind == "text":
        return "names"
    if column.constant:
        return "one number only"
    return "0 and 1" if column.bits else "numbers"


def kind_of(column: Column) -> str:
    """The rule that a column follows in a mixed model.

    A number that never changes has no Gaussian: it counts as a name.
    """
    if column.kind == "text" or column.constant:
        return "categorical"
    return "bernoulli" if column.bits else "gaussian"


def is_prose(column: Column) -> bool:
    """True for text of several words that hardly ever repeats."""
    return (
        column.kind == "text"
        and column.n_words >= WORDS_OF_A_TEXT
        and column.novelty > HALF
    )


def is_text(name: str, columns: list[Column]) -> bool:
    """True where a model of words was asked for, and gets a text."""
    takes_words = name in ("bernoulli", "multinomial")
    return (
        takes_words and len(columns) == 1 and columns[0].kind == "text"
    )


def check_suits(name: str, columns: list[Column]) -> None:
    """Refuse a model that cannot use the columns."""
    if is_text(name, columns):
        return
    problems: dict[str, Callable[[Column], bool]] = {
        "gaussian": is_names,
        "multinomial": is_names,
        "bernoulli": is_not_bits,
    }
    if name not in problems:
        return
    wrong = [c.name for c in columns if problems[name](c)]
    if wrong:
        needed = "0 and 1" if name == "bernoulli" else "numbers"
        raise NaiveBayesError(
            f"--model {name} needs columns of {needed}, and something "
            f"else stands in {listed(wrong)}. --model mixed takes any "
            "columns, --model auto chooses."
        )


def is_names(column: Column) -> bool:
    """True where a known cell is no number."""
    return column.kind == "text"


def is_not_bits(column: Column) -> bool:
    """True where a known cell is neither 0 nor 1."""
    return not column.bits


def unfitted(
    choice: Choice, alpha: Any, var_smoothing: Any
) -> NaiveBayes:
    """The model that was chosen, with its options."""
    options: dict[str, Any] = {}
    if choice.name != "gaussian" and alpha is not None:
        options["alpha"] = alpha
    if (
        choice.name in ("gaussian", "mixed")
        and var_smoothing is not None
    ):
        options["var_smoothing"] = var_smoothing
    if choice.name == "mixed":
        return MixedNB(kinds=choice.kinds, **options)
    models: dict[str, Any] = {
        "gaussian": GaussianNB,
        "bernoulli": BernoulliNB,
        "categorical": CategoricalNB,
        "multinomial": MultinomialNB,
    }
    model: NaiveBayes = models[choice.name](**options)
    return model


def check_options(
    choice: Choice, alpha: Any, var_smoothing: Any
) -> None:
    """Refuse an option that the model would not use."""
    if choice.name == "gaussian" and alpha is not None:
        raise NaiveBayesError(
            "--alpha is for features that are counted, and the "
            "Gaussian model counts none. Leave it out."
        )
    takes = choice.name in ("gaussian", "mixed")
    if not takes and var_smoothing is not None:
        raise NaiveBayesError(
            "--var-smoothing is for features that are measured, and "
            f"the {choice.name} model measures none. Leave it out."
        )


def model_text(model: NaiveBayes) -> str:
    """The name of a model, its alpha, and the variance it adds."""
    given_options = model.options()
    options = []
    if "alpha" in given_options:
        options.append(f"alpha={given(given_options['alpha'])}")
    if given_options.get("var_smoothing"):
        share = given(given_options["var_smoothing"])
        options.append(f"var_smoothing={share}")
    return f"{type(model).__name__}({', '.join(options)})"
