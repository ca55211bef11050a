"""A call and its answer, in plain characters.

| name   | shown                                        |
|--------|----------------------------------------------|
| probe  | its name, its picture, and the call          |
| answer | numbers with their bars, or what it is       |
"""

import textwrap
from typing import Any

from naivebayes.exercises.lesson import Lesson, Probe
from naivebayes.exercises.numbers import (
    is_number,
    number,
    with_bars,
)
from naivebayes.exercises.reading import parameters
from naivebayes.exercises.running import Strange

SHORT = 20  # characters of an argument that is written out
WIDE = 60  # columns of an answer
LONG = 300  # characters of an answer
MOST = 12  # numbers of an answer that have a line each


def probe_lines(lesson: Lesson, probe: Probe) -> list[str]:
    """What is asked: a name, a picture, and the call."""
    lines = [f"{probe.name}:"]
    for line in lesson.draw(*probe.arguments):
        lines.append(f"    {line}")
    return [*lines, f"  {call_text(lesson, probe)}"]


def call_text(lesson: Lesson, probe: Probe) -> str:
    """The call; an argument that is long is only named."""
    names = parameters(lesson.stub, probe.function)
    parts = []
    for name, argument in zip(names, probe.arguments):
        text = repr(argument)
        is_short = len(text) <= SHORT
        parts.append(f"{name}={text}" if is_short else name)
    return f"{probe.function}({', '.join(parts)})"


def answer_lines(name: str, value: Any) -> list[str]:
    """An answer, with its name before it."""
    lines = value_lines(value)
    indent = " " * len(name)
    shown = [f"  {name}  {lines[0]}"]
    for line in lines[1:]:
        shown.append(f"  {indent}  {line}")
    return shown


def value_lines(value: Any) -> list[str]:
    """An answer: numbers a line each, all else in one line."""
    if isinstance(value, dict) and 0 < len(value) <= MOST:
        numbers = list(value.values())
        if all([is_number(n) for n in numbers]):
            return with_bars([spelled(key) for key in value], numbers)
    is_short = isinstance(value, list) and 1 < len(value) <= MOST
    if is_short and all([is_number(n) for n in value]):
        places = [f"[{i}]" for i in range(len(value))]
        return with_bars(places, value)
    if is_number(value):
        return [number(value)]
    text = spelled(value)
    if len(text) > LONG:
        text = f"{text[:LONG]}... (cut)"
    return textwrap.wrap(text, WIDE) or [""]


def spelled(value: Any) -> str:
    """A value in Python's way, with fractions as 4/9."""
    if isinstance(value, Strange):
        return value.text
    if is_number(value):
        return str(value)
    if isinstance(value, dict):
        pairs = [
            f"{spelled(k)}: {spelled(v)}" for k, v in value.items()
        ]
        return "{" + ", ".join(pairs) + "}"
    if isinstance(value, list):
        return "[" + ", ".join([spelled(part) for part in value]) + "]"
    if isinstance(value, tuple):
        return "(" + ", ".join([spelled(part) for part in value]) + ")"
    return repr(value)
