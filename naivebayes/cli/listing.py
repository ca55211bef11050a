"""`naivebayes datasets`: the data that come along.

| column   | meaning                          | example   |
|----------|----------------------------------|-----------|
| name     | what the commands call it        | mushroom  |
| rows     | how many there are               | 8124      |
| features | how many columns, without target | 22        |
| target   | the column of the labels         | class     |
"""

import textwrap
from typing import Any

from naivebayes.cli.output import Output
from naivebayes.datasets.shipped import CATALOG, shipped
from naivebayes.notation import in_order, text_of
from naivebayes.render.tables import WIDTH, left_table


def datasets_command(options: Any) -> None:
    """List the shipped data sets, their sizes and classes."""
    rows = [["name", "rows", "features", "target", "classes"]]
    stories = []
    for name, entry in CATALOG.items():
        data = shipped(name)
        sizes = [str(len(data.X)), str(len(data.feature_names))]
        classes = [text_of(c) for c in in_order(data.y)]
        rows.append(
            [name, *sizes, data.target_name, ", ".join(classes)]
        )
        stories.append(f"{name}: {entry.about} {entry.origin}")
    lines = left_table(rows)
    for story in stories:
        lines.append("")
        lines.extend(
            textwrap.wrap(story, WIDTH, subsequent_indent="  ")
        )
    with Output("-", force=False) as output:
        file = output.opened()
        file.write("\n".join(lines) + "\n")
