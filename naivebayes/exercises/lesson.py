"""What an exercise is made of.

| name     | meaning                                                 |
|----------|---------------------------------------------------------|
| probe    | one call that is made of the student's function         |
| right    | the reference answer, a function                        |
| mistakes | likely wrong answers, kept as functions                 |
| draw     | makes a picture of a probe, in plain characters         |

The docstring of a mistake is what the student reads: its first line
names the mistake, the rest says how to find it. Exercises are shown in
plain ASCII, so no message holds any other sign.
"""

import ast
import inspect
import textwrap
from collections.abc import Callable
from typing import Any, NamedTuple

from naivebayes.errors import NaiveBayesError
from naivebayes.exercises.shipped import stub

Function = Callable[..., Any]
ANYTHING = object()  # in a wrong answer: whatever it is


class Other:
    """In a wrong answer: whatever it is, but for the right one."""

    def __init__(self, than: Any) -> None:
        self.than = than


class Probe(NamedTuple):
    """A call: its name, its arguments, and the function called.

    is_board: the example that everybody has before them.
    """

    name: str
    arguments: tuple[Any, ...]
    function: str
    is_board: bool = False


class Mistake(NamedTuple):
    """A likely wrong answer: what each function would give."""

    title: str
    message: str
    functions: dict[str, Function]


class Lesson(NamedTuple):
    """One exercise.

    number, name: 1 and "e01_count"; function: what the student writes;
    goal: in a few words; page: of the site; package: the function of
    the library that does this step; draw: from the arguments of a probe
    to a picture; right: the reference, by name of the function; stub:
    the file to begin with; solution: where it is more than `right`;
    secret: functions whose right answer is never shown.
    """

    number: int
    name: str
    function: str
    goal: str
    page: str
    package: str
    hints: tuple[str, str, str]
    probes: list[Probe]
    draw: Function
    right: dict[str, Function]
    mistakes: list[Mistake]
    stub: str
    solution: str = ""
    secret: tuple[str, ...] = ()

    def file(self) -> str:
        """The name of the student's file."""
        return f"{self.name}.py"


def probes_of(
    function: str, board: list[Any], others: list[Any]
) -> list[Probe]:
    """Probes from (name, arguments); first those of the board."""
    probes = []
    for name, *arguments in board:
        probe = Probe(name, tuple(arguments), function, is_board=True)
        probes.append(probe)
    for name, *arguments in others:
        probes.append(Probe(name, tuple(arguments), function))
    return probes


def lesson_of(
    name: str,
    right: Function,
    wrong: tuple[Function, ...],
    probes: list[Probe],
    draw: Function,
    *,
    goal: str,
    page: str,
    package: str,
    hints: tuple[str, str, str],
) -> Lesson:
    """An exercise that asks for one function.

    name: of its file, which begins with its number: e04_factor.
    """
    function = right.__name__
    mistakes = []
    for answer in wrong:
        title, message = words_of(answer)
        mistakes.append(Mistake(title, message, {function: answer}))
    return Lesson(
        number=int(name[1:3]),
        name=name,
        function=function,
        goal=goal,
        page=page,
        package=package,
        hints=hints,
        probes=probes,
        draw=draw,
        right={function: right},
        mistakes=mistakes,
        stub=stub(name),
    )


def words_of(function: Function) -> tuple[str, str]:
    """The first line of a docstring, and all else as one line."""
    text = inspect.getdoc(function)
    if text is None:
        raise NaiveBayesError(
            "the exercises are made of docstrings, which python -OO "
            "takes away. Start Python without it."
        )
    title, _, message = text.partition("\n")
    return title.rstrip("."), " ".join(message.split())


def plain_source(function: Function) -> str:
    """A function as a student writes it: no docstring, no types."""
    source = textwrap.dedent(inspect.getsource(function))
    tree = ast.parse(source).body[0]
    tree = PlainWriter().visit(tree)
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


class PlainWriter(ast.NodeTransformer):
    """Takes away type hints and docstrings."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """A function without docstring and result type."""
        self.generic_visit(node)
        node.returns = None
        if ast.get_docstring(node) is not None:
            node.body = node.body[1:]
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        """An argument without its type."""
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """An assignment without its type."""
        if node.value is None:
            return node
        return ast.Assign([node.target], node.value)
