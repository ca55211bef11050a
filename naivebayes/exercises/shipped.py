"""The files that a student gets, as they lie in the package.

They are read as text: none of them is imported.
"""

from importlib.resources import files

WALK = "classify.py"


def stub(name: str) -> str:
    """The file to begin an exercise with."""
    path = files("naivebayes.exercises") / "stubs" / f"{name}.py"
    return path.read_text("utf-8")


def walk_program() -> str:
    """The program to step through."""
    path = files("naivebayes.exercises") / "walk" / WALK
    return path.read_text("utf-8")
