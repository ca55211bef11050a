"""Writes down a sheet and its key, to be compared byte for byte.

PYTHONPATH=. python tests/frozen/make_sheets.py
"""

from pathlib import Path

from naivebayes.exercises.printed import html
from naivebayes.exercises.sheets import markdown, sheet_of

folder = Path(__file__).with_name("sheets")
for name, is_key in (("sheet", False), ("key", True)):
    made = sheet_of("course-anna", is_key=is_key)
    (folder / f"{name}.md").write_text(markdown(made), "utf-8")
    (folder / f"{name}.html").write_text(html(made), "utf-8")
