"""Steps of a solution as text, the way a blackboard shows them.

| name     | meaning                            | example             |
|----------|------------------------------------|---------------------|
| section  | the steps under one title          | Factors             |
| piece    | one right side, as terms to break  | ["1/4", "2/4"], "*" |

Nothing is computed here: a step brings its numbers along.
"""

from naivebayes.render.blanks import (
    BLANK,
    Look,
    formulas_of,
)
from naivebayes.render.cells import factor_rows, weight_rows
from naivebayes.render.formulas import Log, Plus, Times
from naivebayes.render.numbers import decimal
from naivebayes.render.sentences import (
    deciding_sentences,
    left_out_lines,
    prediction_sentence,
)
from naivebayes.render.spelling import Form, signed
from naivebayes.render.steps import (
    TITLES,
    Step,
    has_value,
    have_density,
    is_rounded,
    sections_of,
    value_form,
)
from naivebayes.render.tables import WIDTH, in_blocks, left_table

LONGEST_INDENT = 24
DENSITY = [
    "N(x; m, v) = exp(-(x - m)^2 / (2*v)) / sqrt(2*pi*v)",
    "with the mean m and the variance v of the class",
]
Piece = tuple[list[str], str]


def as_text(steps: list[Step], look: Look) -> str:
    """The steps as plain text, a section for each title."""
    sections = []
    for part, section in sections_of(steps).items():
        lines = section_lines(part, section, steps, look)
        indented = [f"  {line}".rstrip() for line in fitting(lines)]
        sections.append("\n".join([TITLES[part], *indented]))
    return "\n\n".join(sections)


def fitting(lines: list[str]) -> list[str]:
    """Lines that fit; one that is still too long is broken anywhere."""
    fitted = []
    for line in lines:
        if len(line) <= WIDTH:
            fitted.append(line)
        else:
            fitted.extend(wrapped(line, " " * 6))
    return fitted


def section_lines(
    part: str, section: list[Step], steps: list[Step], look: Look
) -> list[str]:
    """The lines of one section."""
    if part == "factor":
        return factor_lines(steps, look)
    if part == "left out":
        return folded(left_out_lines(section))
    if part == "weight":
        lines = left_table(weight_rows(steps, look, WIDTH))
        return [*lines, *folded(deciding_sentences(section, look))]
    if part == "prediction":
        return folded([prediction_sentence(section[0], look)])
    lines = []
    for step in section:
        lines.extend(equation_lines(step, look))
    return lines


def folded(sentences: list[str]) -> list[str]:
    """Sentences on lines that fit."""
    lines = []
    for sentence in sentences:
        lines.extend(wrapped(sentence, "  "))
    return lines


def wrapped(text: str, indent: str) -> list[str]:
    """A text on lines that fit, the further ones indented."""
    # not at the top: it would slow down every import of the library
    from textwrap import wrap

    return wrap(text, WIDTH, subsequent_indent=indent)


def factor_lines(steps: list[Step], look: Look) -> list[str]:
    """The factors: a line for each feature, a column for each class."""
    lines: list[str] = []
    for rows in in_blocks(factor_rows(steps, look, WIDTH), WIDTH):
        block = left_table(rows)
        lines.extend(["", *block] if lines else block)
    if have_density(steps):
        lines.extend(DENSITY)
    return lines


def equation_lines(step: Step, look: Look) -> list[str]:
    """what = form = form = value ~ decimal, broken where it is long."""
    left = step.sides[0].text(look.figures)
    if step.part in look.blank:
        return [f"{left} = {BLANK}"]
    pieces = pieces_of(step, look)
    lines = laid_out(left, pieces)
    if "note" in step.numbers:
        note = step.numbers["note"]
        text = f", {note}" if pieces else f" {note}"
        if len(lines[-1]) + len(text) > WIDTH:
            return [*lines, f"    ({note})"]
        lines[-1] += text
    return lines


def pieces_of(step: Step, look: Look) -> list[Piece]:
    """The right sides of a step, the value and its decimal at last."""
    forms = formulas_of(step, look)
    pieces = [piece_of(form, look.figures) for form in forms]
    if has_value(step):
        text = value_form(step).text(look.figures)
        if not pieces or pieces[-1][0] != [text]:
            pieces.append(([text], ""))
        if is_rounded(step):
            about = decimal(step.value, look.figures)
            pieces[-1][0][-1] += f" ~ {about}"
    return pieces


def piece_of(form: Form, figures: int) -> Piece:
    """A right side as terms between which a line may be broken."""
    if isinstance(form, Times):
        return form.terms(figures) or ["1"], " * "
    if isinstance(form, Plus):
        return form.terms(figures), " + "
    if isinstance(form, Log) and isinstance(form.of, Plus):
        first, *others = form.of.terms(figures)
        terms = [f"log({first}", *others]
        return [*terms[:-1], f"{terms[-1]})"], " + "
    return [form.text(figures)], ""


def laid_out(left: str, pieces: list[Piece]) -> list[str]:
    """left = piece = piece, on as few lines as it takes."""
    lines = [left]
    lengths = [len(t) for terms, _ in pieces for t in terms]
    longest = max(lengths, default=0)
    is_long = len(left) > min(LONGEST_INDENT, WIDTH - 6 - longest)
    indent = " " * (4 if is_long else len(left))
    for number, (terms, sign) in enumerate(pieces):
        whole = " = " + joined(terms, sign)
        if len(lines[-1]) + len(whole) <= WIDTH and len(lines) == 1:
            lines[-1] += whole
            continue
        if number > 0 or is_long:
            lines.append(indent)
        broken = broken_terms(lines.pop() + " = ", terms, sign, indent)
        lines.extend(broken)
    return lines


def joined(terms: list[str], sign: str) -> str:
    """Terms on one line; one with a minus is taken away."""
    return signed(terms) if sign == " + " else sign.join(terms)


def broken_terms(
    start: str, terms: list[str], sign: str, indent: str
) -> list[str]:
    """Terms on several lines, broken before a sign."""
    lines = [start + terms[0]]
    for term in terms[1:]:
        piece = sign + term
        if sign == " + " and term.startswith("-"):
            piece = f" - {term[1:]}"
        if len(lines[-1]) + len(piece) > WIDTH:
            lines.append(f"{indent}{piece}")
        else:
            lines[-1] += piece
    return lines
