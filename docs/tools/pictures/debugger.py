"""Who calls whom, from the two lines of walk.py down."""

import sys
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from charts import figure

from naivebayes import BernoulliNB, load_one_vs_seven
from naivebayes.datasets.shipped import IMAGE_TO_CLASSIFY
from naivebayes.figures.drawing import (
    MARGIN,
    SMALL,
    TOP,
    WIDTH,
    group,
    line,
    picture_of,
    text,
)

WALKED = [
    "posterior",
    "positive_joint",
    "products",
    "factors",
    "share",
    "counted",
    "smoothed_share",
    "joint_score",
    "normalize",
    "predict",
    "log_scores",
    "first_largest",
]
INDENT = 26
HEIGHT = 26


class Call(NamedTuple):
    """A function that was called, and how deep."""

    depth: int
    name: str
    file: str


def calls(page: str) -> str:
    """The calls of a posterior and of a prediction, as they came."""
    found = recorded_calls()
    parts, told = [], []
    for i, call in enumerate(found):
        parts.append(drawn(found, i))
        told.append(f"{call.name} at depth {call.depth}")
    picture = picture_of(
        "Who calls whom",
        "A tree of calls, from the top: " + ", ".join(told) + ".",
        (WIDTH, TOP + HEIGHT * len(found)),
        parts,
    )
    return figure(
        picture,
        "Each function stands below the one that calls it, with its "
        "file on the right. Checks and helpers are left out.",
    )


def drawn(found: list[Call], i: int) -> str:
    """One call, and the lines that lead to it."""
    call = found[i]
    y = TOP + HEIGHT * i + 12
    x = MARGIN + INDENT * call.depth
    parts = [
        text(x, y, call.name),
        text(WIDTH - MARGIN, y, call.file, "muted", "end", SMALL),
    ]
    if call.depth > 0:
        above = caller(found, i)
        bend = x - INDENT + 8
        start = TOP + HEIGHT * above + 20
        parts.append(line((bend, bend), (start, y - 5), "muted"))
        parts.append(line((bend, x - 5), (y - 5, y - 5), "muted"))
    return group("call", parts)


def caller(found: list[Call], i: int) -> int:
    """The place of the call above, one step less deep."""
    above = i - 1
    while found[above].depth >= found[i].depth:
        above -= 1
    return above


def recorded_calls() -> list[Call]:
    """The walked functions in the order of their first calls.

    They are recorded while the model really answers, so the picture
    changes with the code.
    """
    data = load_one_vs_seven()
    model = BernoulliNB(alpha=0).fit(data.X, data.y)
    x = list(IMAGE_TO_CLASSIFY)
    found: list[Call] = []

    def record(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and is_walked(frame):
            code = frame.f_code
            call = Call(depth_of(frame), code.co_name, file_of(frame))
            if call not in found:
                found.append(call)

    before = sys.getprofile()
    sys.setprofile(record)
    try:
        model.posterior(x)
        model.predict([x])
    finally:
        sys.setprofile(before)
    return found


def is_walked(frame: FrameType) -> bool:
    """True for a function of the package that the walk names."""
    inside = "naivebayes" in Path(frame.f_code.co_filename).parts
    return inside and frame.f_code.co_name in WALKED


def depth_of(frame: FrameType) -> int:
    """How many walked functions are below this one on the stack."""
    depth = 0
    above = frame.f_back
    while above is not None:
        depth += is_walked(above)
        above = above.f_back
    return depth


def file_of(frame: FrameType) -> str:
    """The name of the file that a function stands in."""
    return Path(frame.f_code.co_filename).name
