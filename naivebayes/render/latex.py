"""Steps of a solution as LaTeX, for a document with amsmath.

| part      | in LaTeX                                         |
|-----------|--------------------------------------------------|
| equations | align*, one line for each side                   |
| tables    | an array in a displayed formula                  |
| sentences | text                                             |

Only commands that a converter to MathML knows, too.
"""

import re

from naivebayes.notation import is_exact
from naivebayes.render.blanks import (
    BLANK,
    Look,
    formulas_of,
)
from naivebayes.render.cells import weight_rows, weights_listed
from naivebayes.render.formulas import Plus, Times
from naivebayes.render.numbers import decimal, is_short
from naivebayes.render.selection import (
    by_class,
    features_shown,
)
from naivebayes.render.sentences import (
    deciding_sentences,
    left_out_lines,
    prediction_sentence,
)
from naivebayes.render.spelling import Form, latex_decimal, latex_text
from naivebayes.render.steps import (
    TITLES,
    Step,
    has_value,
    have_density,
    is_rounded,
    sections_of,
    value_form,
)
from naivebayes.render.tables import WIDTH

PER_LINE = 36  # characters of the terms of a product or a sum
LONGEST_LINE = 48  # characters of a line, beside its value
LONGEST_LEFT = 30  # characters of a left side before its formulas
ON_ONE_LINE = ("prior", "factor", "score", "posterior")
HEAD = (
    "% for a document with \\usepackage{amsmath}; letters that are\n"
    "% not Latin need a Unicode engine, such as LuaLaTeX, and a font"
)
EMPTY = r"\underline{\qquad\qquad}"
DENSITY = (
    r"\mathcal{N}(x;\, m,\, v) &= \frac{1}{\sqrt{2 \pi v}} "
    r"\exp\left(-\frac{(x - m)^{2}}{2 v}\right)"
)
MINUS = r"(?<![\w-])-(?=[0-9])"
NUMERIC = r"[-+]?[0-9][-+0-9./ ~e]*"
E_NUMBER = r"([0-9])e\+?(-?[0-9]+)"


def as_latex(steps: list[Step], look: Look) -> str:
    """The steps as LaTeX, a section for each title."""
    blocks = [HEAD, r"\begingroup\allowdisplaybreaks"]
    for part, section in sections_of(steps).items():
        blocks.append(rf"\subsection*{{{TITLES[part]}}}")
        blocks.extend(section_blocks(part, section, steps, look))
    return "\n\n".join([*blocks, r"\endgroup"]) + "\n"


def section_blocks(
    part: str, section: list[Step], steps: list[Step], look: Look
) -> list[str]:
    """The blocks of one section."""
    if part == "factor":
        return factor_blocks(steps, look)
    if part == "left out":
        return [latex_text(line) for line in left_out_lines(section)]
    if part == "weight":
        sentences = map(sentence, deciding_sentences(section, look))
        return [weight_array(steps, look), *sentences]
    if part == "prediction":
        last = sentence(prediction_sentence(section[0], look))
        return [rf"\textbf{{{last}}}"]
    lines = []
    for step in section:
        lines.extend(equation_lines(step, look))
    return [aligned(lines)]


def sentence(text: str) -> str:
    """A sentence in LaTeX, its numbers with true minus and power."""
    spelled = re.sub(MINUS, "$-$", latex_text(text))
    return re.sub(E_NUMBER, r"\1$ \\cdot 10^{\2}$", spelled)


def power_of_ten(text: str) -> str:
    """Numbers such as 1.5e-7 with their powers of ten."""
    return re.sub(E_NUMBER, r"\1 \\cdot 10^{\2}", text)


def aligned(lines: list[str]) -> str:
    """Some equations, their signs below each other."""
    body = " \\\\\n".join(lines)
    return f"\\begin{{align*}}\n{body}\n\\end{{align*}}"


def factor_blocks(steps: list[Step], look: Look) -> list[str]:
    """The factors of each class as equations."""
    factors = [step for step in steps if step.part == "factor"]
    selection = features_shown(steps)
    blocks = []
    for of_class in by_class(factors).values():
        lines = []
        for position in selection.shown:
            lines.extend(equation_lines(of_class[position], look))
        if lines:
            blocks.append(aligned(lines))
    if have_density(steps):
        blocks.append(aligned([DENSITY]))
    if selection.others:
        n = len(selection.others)
        blocks.append(f"{n} more factors are not shown.")
    return blocks


def equation_lines(step: Step, look: Look) -> list[str]:
    """what = form = form = value, a line for each sign of equality."""
    left = step.sides[0].latex(look.figures)
    if step.part in look.blank:
        return [f"{left} &= {EMPTY}"]
    sides: list[str] = []
    for form in formulas_of(step, look):
        sides.extend(side_lines(form, look.figures))
    sides = with_value(sides, step, look)
    note = step.numbers.get("note")
    if note:
        sides.append(rf"& \quad \text{{({latex_text(note)})}}")
    if len(step.what) > LONGEST_LEFT:
        return [f"& {left}", *[f"&\\quad {s[1:]}" for s in sides]]
    length = len(step.what) + len(step.formula)
    if step.part in ON_ONE_LINE and length < LONGEST_LINE:
        further = [side.replace("&", "", 1) for side in sides[1:]]
        sides = [" ".join([sides[0], *further])]
    return [f"{left} {sides[0]}", *sides[1:]]


def with_value(sides: list[str], step: Step, look: Look) -> list[str]:
    """The right sides, and the value with its decimal behind them."""
    if not has_value(step):
        return sides
    text = value_form(step).latex(look.figures)
    if sides[-1:] != [f"&= {text}"]:
        shown_whole = is_exact(step.value) and is_short(step.value)
        sign = "=" if shown_whole else r"\approx"
        sides = [*sides, f"&{sign} {text}"]
    if is_rounded(step):
        about = latex_decimal(decimal(step.value, look.figures))
        sides = [*sides[:-1], rf"{sides[-1]} \approx {about}"]
    return sides


def side_lines(form: Form, figures: int) -> list[str]:
    """A right side, a long product or sum on several lines."""
    if not isinstance(form, (Times, Plus)):
        return [f"&= {form.latex(figures)}"]
    terms = form.factors if isinstance(form, Times) else form.addends
    lines = []
    part: list[Form] = []
    for term in terms:
        length = len(type(form)([*part, term]).text(figures))
        if part and length > PER_LINE:
            lines.append(type(form)(part).latex(figures))
            part = []
        part.append(term)
    lines.append(type(form)(part).latex(figures))
    first, *others = lines
    return [f"&= {first}", *[joined(form, text) for text in others]]


def joined(form: Form, text: str) -> str:
    """A further line of a long product or sum."""
    if isinstance(form, Times):
        return rf"&\quad \cdot {text}"
    return rf"&\quad {text}" if text[0] == "-" else rf"&\quad + {text}"


def weight_array(steps: list[Step], look: Look) -> str:
    """The table of the weights as an array."""
    rows = weight_rows(steps, look, WIDTH)
    if not rows:
        return ""
    shown, _ = weights_listed(steps, look)
    labels = [weight.sides[0].latex() for weight in shown]
    for row in rows[1 + len(shown) :]:
        labels.append(cell_latex(row[0]))
    for row, label in zip(rows[1:], labels):
        row[0] = label
    columns = "l" * len(rows[0])
    body = " \\\\\n".join([array_line(row) for row in rows])
    array = f"\\begin{{array}}{{{columns}}}\n{body}\n\\end{{array}}"
    return f"{{\\small\n\\[\n{array}\n\\]}}"


def array_line(cells: list[str]) -> str:
    """One line of the table of the weights."""
    label, *others = cells
    texts = [cell_latex(cell) for cell in others]
    return " & ".join([label, *texts])


def cell_latex(cell: str) -> str:
    """A cell: a number as such, all else as text."""
    if cell == BLANK:
        return EMPTY
    if re.fullmatch(NUMERIC, cell):
        return power_of_ten(cell.replace("~", r"\approx"))
    return rf"\text{{{latex_text(cell)}}}" if cell else ""
