"""The steps of a solution as one thing that can be printed.

| method        | gives                                       |
|---------------|---------------------------------------------|
| `to_text`     | the blackboard, at most 80 columns wide     |
| `to_markdown` | the same with tables; what notebooks show   |
| `to_latex`    | the same for a document with amsmath        |
| `to_json`     | every record, for other programs            |
| `check`       | a student's numbers, compared               |

What one method alone needs, it imports itself: so the import of the
library stays short.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from naivebayes.notation import text_of
from naivebayes.render.blanks import as_look
from naivebayes.render.numbers import FIGURES
from naivebayes.render.steps import Step
from naivebayes.render.text import as_text

if TYPE_CHECKING:
    from naivebayes.solution.answers import Checked

Blank = str | Iterable[str]


class Explanation(list[Step]):
    """A list of steps that prints itself as a worked solution.

    figures: significant figures of decimals, 4 by default. blank: the
    parts whose values are left out, for a worksheet: "factor",
    "product", ... or "all". Formulas made of these values are left
    out, too.
    Raises NaiveBayesError for other figures or parts.
    Notes B, "Example Calculation".
    Page: docs/worked-example.md
    >>> from naivebayes import BernoulliNB, explain, load_one_vs_seven
    >>> data = load_one_vs_seven()
    >>> model = BernoulliNB(alpha=0).fit(data.X, data.y)
    >>> steps = explain(model, [1, 1, 1, 0, 1, 0, 0, 1, 0])
    >>> print(steps.to_text(figures=3).split("\\n\\n")[5])
    Posteriors
      P(1 | x) = (3/16384) / P(x) = 390625/12973537 ~ 0.0301
      P(7 | x) = (2304/390625) / P(x) = 12582912/12973537 ~ 0.970
    >>> steps.check({"posterior": ["3%", "0.97"]})
    Checked(2 right, none wrong)
    """

    def to_text(self, figures: int = FIGURES, blank: Blank = ()) -> str:
        """The solution as plain text, at most 80 columns wide."""
        return as_text(self, as_look(figures, blank))

    def to_markdown(
        self, figures: int = FIGURES, blank: Blank = ()
    ) -> str:
        """The solution as Markdown: sections, tables, equations."""
        from naivebayes.render.markdown import as_markdown

        return as_markdown(self, as_look(figures, blank))

    def to_latex(
        self, figures: int = FIGURES, blank: Blank = ()
    ) -> str:
        """The solution as LaTeX, for a document with amsmath."""
        from naivebayes.render.latex import as_latex

        return as_latex(self, as_look(figures, blank))

    def to_json(self) -> str:
        """All steps as JSON: fractions as text beside a decimal."""
        from naivebayes.render.plain_steps import as_json

        return as_json(self)

    def check(self, answers: Any) -> "Checked":
        """Compare answers with the steps; see Checked."""
        from naivebayes.solution.answers import checked

        return checked(self, answers)

    def __str__(self) -> str:
        return self.to_text()

    def __repr__(self) -> str:
        label = text_of(self[-1].value) if self else ""
        return f"<Explanation: {len(self)} steps, y = {label}>"

    def _repr_markdown_(self) -> str:
        return self.to_markdown()
