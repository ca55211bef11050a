"""Formulas as MathML, made when the site is built.

Between dollar signs stands LaTeX: $P(y)$ in a line, $$...$$ as a block.
A command that the converter does not know stops the build.
"""

from html import unescape
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.treeprocessors import Treeprocessor
from math_core import LatexError, LatexToMathML

NOT_SEARCHED = "<math data-search-exclude"
BEFORE_POSTPROCESSING = 15  # the formulas were found at priority 20


class FormulaError(ValueError):
    """A formula that cannot be read; the message shows it."""


class Formulas(Treeprocessor):
    """Replaces the LaTeX of every formula of a page."""

    def run(self, root: Element) -> None:
        """Put MathML into each element that holds LaTeX."""
        for holder in list(root.iter()):
            if holder.get("class") == "arithmatex":
                latex = unescape(holder.text or "").strip()[2:-2]
                is_block = holder.tag == "div"
                formula = mathml(latex, is_block)
                holder.text = self.md.htmlStash.store(formula)
                holder.set("class", "formula")
                if is_block:
                    holder.set("tabindex", "0")  # to scroll it by keys


class FormulaExtension(Extension):
    """For mkdocs: `pymdownx.arithmatex` finds, this converts."""

    def extendMarkdown(self, md: Markdown) -> None:
        """Register the conversion."""
        md.treeprocessors.register(
            Formulas(md), "mathml", BEFORE_POSTPROCESSING
        )


def mathml(latex: str, is_block: bool) -> str:
    """The MathML of a formula, left out of the search index."""
    converter = LatexToMathML()
    try:
        formula = converter.convert_with_local_state(
            latex, displaystyle=is_block
        )
    except LatexError as error:
        raise FormulaError(f"the formula {latex!r}: {error}") from error
    return formula.replace("<math", NOT_SEARCHED, 1)
