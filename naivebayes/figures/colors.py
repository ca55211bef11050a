"""The colors of the pictures, for a light and for a dark page.

| role          | what has it                  | light   | dark    |
|---------------|------------------------------|---------|---------|
| paper         | the ground of the picture    | #ffffff | #1b1e24 |
| ink, muted    | text, text of less weight    | #1a1a1a | #ececec |
| rule          | axes and the edges of cells  | #d0d0d0 | #454a54 |
| shade         | a cell, the more the larger  | #002f5f | #5aaeea |
| pale, strong  | text on little, much shade   | #000000 | #ffffff |
| c0 ... c5     | classes, one after the other | #0072b2 | #56b4e9 |

Text has a contrast of 4.5 to 1 at least to what is behind it, curves
3 to 1. The hues are those of Okabe and Ito, whom nobody's color vision
confuses, made darker for white paper; a dash pattern tells them apart
once more. Renderers that know no style sheets take the light colors.
"""

LIGHT = {
    "paper": "#ffffff",
    "ink": "#1a1a1a",
    "muted": "#595959",
    "rule": "#d0d0d0",
    "shade": "#002f5f",
    "pale": "#000000",
    "strong": "#ffffff",
    "c0": "#0072b2",
    "c1": "#c44e00",
    "c2": "#00795a",
    "c3": "#a8428a",
    "c4": "#8a6100",
    "c5": "#444444",
}
DARK = {
    "paper": "#1b1e24",
    "ink": "#ececec",
    "muted": "#b4b8c0",
    "rule": "#454a54",
    "shade": "#5aaeea",
    "pale": "#ffffff",
    "strong": "#000000",
    "c0": "#56b4e9",
    "c1": "#ff9d57",
    "c2": "#2fcf9f",
    "c3": "#e78fc7",
    "c4": "#f0e442",
    "c5": "#d0d0d0",
}
DASHES = ("none", "9 4", "2 4", "12 4 2 4", "20 5")
HUES = 6
MOST_CURVES = 30  # with 6 colors and 5 dash patterns all differ
SWITCH = 0.647  # here black and white are read equally well
SCOPE = ".naivebayes-picture"
SITE = '[data-md-color-scheme="{}"]'  # as Material for MkDocs has it


def style_sheet() -> str:
    """The style sheet of a picture; it reaches no other element.

    A page whose own switch says light or dark is followed; any other
    has the choice of the system.
    """
    light, dark = variables(LIGHT), variables(DARK)
    system = "@media (prefers-color-scheme:dark)"
    rules = [
        f"{SCOPE},{SITE.format('default')} {SCOPE}{{{light}}}",
        f"{system}{{{SCOPE}{{{dark}}}}}",
        f"{SITE.format('slate')} {SCOPE}{{{dark}}}",
    ]
    for role in LIGHT:
        color = f"color:var(--nb-{role})"
        rules.append(f"{SCOPE} .nb-{role}{{{color}}}")
    return "\n".join(rules)


def variables(colors: dict[str, str]) -> str:
    """The declarations of the colors of all roles."""
    texts = [f"--nb-{role}:{color}" for role, color in colors.items()]
    return ";".join(texts)


def hue(i: int) -> str:
    """The role of the i-th class."""
    return f"c{i % HUES}"


def dashes(i: int) -> str:
    """The dash pattern of the i-th class."""
    return DASHES[i % len(DASHES)]


def ink_on(share: float) -> str:
    """The role of text on a cell with that share of full shade."""
    return "pale" if share < SWITCH else "strong"
