"""The page "One or seven?": the frame that its script fills.

The training images come from the package, in an attribute: a script
on a page that was opened as a file can fetch nothing.
"""

import json
from html import escape

from naivebayes import load_one_vs_seven
from naivebayes.datasets.shipped import IMAGE_TO_CLASSIFY

CLASSES = (1, 7)
ALPHAS = {"0": 0, "1/2": 1, "1": 2, "2": 4}  # in halves
RESULTS = {
    "prior": "prior P(c)",
    "product": "product of the factors",
    "score": "score = prior × product",
    "posterior": "posterior = score / sum of both scores",
}


def one_or_seven(page: str) -> str:
    """All that stands on the page between its words."""
    data = load_one_vs_seven()
    images = [[c, *bits] for bits, c in zip(data.X, data.y)]
    told = escape(json.dumps(images), quote=True)
    x = "".join(map(str, IMAGE_TO_CLASSIFY))
    parts = [
        "<noscript>This page needs JavaScript.</noscript>",
        f'<div id="ov-board" data-images="{told}" data-x="{x}">',
        drawing(),
        verdict(),
        results(),
        factors(),
        training(),
        "</div>",
        '<script src="assets/one-or-seven.js" defer></script>',
    ]
    return "\n".join(parts)


def drawing() -> str:
    """The image to classify, and the choice of alpha."""
    choices = []
    for name, halves in ALPHAS.items():
        checked = " checked" if halves == 0 else ""
        choices.append(
            f'<label><input type="radio" name="alpha" value="{halves}"'
            f"{checked}> {name}</label>"
        )
    return "\n".join([
        '<div class="ov-draw">',
        '<div class="ov-grid ov-large" id="ov-x" role="group" '
        'aria-label="the image to classify"></div>',
        '<div class="ov-side">',
        '<label for="ov-typed">Its pixels, typed</label>',
        '<input id="ov-typed" inputmode="numeric" maxlength="40" '
        'autocomplete="off" spellcheck="false" '
        'aria-describedby="ov-hint">',
        '<span id="ov-hint">nine digits, 1 is on</span>',
        '<fieldset><legend><a href="derivation/smoothing.html">'
        "alpha</a></legend>",
        *choices,
        "</fieldset>",
        '<button type="button" class="ov-button" id="ov-reset">'
        "Reset everything</button>",
        "</div>",
        "</div>",
    ])


def verdict() -> str:
    """The class, said aloud by screen readers when it changes."""
    return "\n".join([
        '<p id="ov-verdict" role="status"></p>',
        '<div class="ov-bar" aria-hidden="true">'
        '<span id="ov-bar-1"></span><span id="ov-bar-7"></span></div>',
        '<div class="ov-names" aria-hidden="true">'
        "<span>class 1</span><span>class 7</span></div>",
    ])


def results() -> str:
    """Prior, product, score and posterior of both classes."""
    rows = [heads(["", "class 1", "class 7"])]
    for name, meaning in RESULTS.items():
        cells = [f'<td id="ov-{name}-{c}"></td>' for c in CLASSES]
        head = f'<th scope="row">{meaning}</th>'
        rows.append(f"<tr>{head}{''.join(cells)}</tr>")
    return table("From factors to probabilities", rows, "ov-results")


def factors() -> str:
    """For each pixel how many images agree, and the factor."""
    columns = ["pixel", "x", "of class 1", "factor", "of class 7"]
    rows = [heads([*columns, "factor"])]
    for j in range(9):
        cells = [f'<td id="ov-state-{j}"></td>']
        for c in CLASSES:
            cells.append(f'<td id="ov-count-{c}-{j}"></td>')
            cells.append(f'<td id="ov-factor-{c}-{j}"></td>')
        head = f'<th scope="row">x{j + 1}</th>'
        rows.append(f"<tr>{head}{''.join(cells)}</tr>")
    title = "How many training images agree with x, pixel by pixel"
    return table(title, rows)


def heads(names: list[str]) -> str:
    """The first row of a table."""
    cells = []
    for name in names:
        tag = f'<th scope="col">{name}</th>' if name else "<td></td>"
        cells.append(tag)
    return f"<tr>{''.join(cells)}</tr>"


def table(title: str, rows: list[str], kind: str = "") -> str:
    """A table with its title."""
    first, *others = rows
    return "\n".join([
        f'<div class="ov-scroll"><table class="ov-table {kind}">',
        f"<caption>{title}</caption>",
        f"<thead>{first}</thead>",
        f"<tbody>{''.join(others)}</tbody>",
        "</table></div>",
    ])


def training() -> str:
    """The training images, to be edited."""
    parts = ['<p class="ov-title">The training images</p>']
    for c in CLASSES:
        parts.extend([
            f'<div class="ov-class" role="group" '
            f'aria-label="training images of class {c}">',
            f'<p><strong id="ov-size-{c}"></strong> '
            f'<button type="button" class="ov-button" id="ov-add-{c}">'
            f"Add a {c}</button></p>",
            f'<div class="ov-images" id="ov-images-{c}"></div>',
            "</div>",
        ])
    return "\n".join(parts)
