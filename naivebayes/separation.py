"""Separate the rows by class: the first step of fitting.

| notes     | here               | 1-vs-7 example         |
|-----------|--------------------|------------------------|
| X[y == c] | `separate_classes` | {1: 4 rows, 7: 5 rows} |
"""

from naivebayes.checks.labels import as_rows_and_labels
from naivebayes.notation import Label, Labels, Row, Rows, in_order


def separate_classes(X: Rows, y: Labels) -> dict[Label, list[Row]]:
    """The rows of each class, in their order.

        X_c = the rows x⁽ⁱ⁾ whose y⁽ⁱ⁾ = c

    X: m rows; y: m labels. The classes come in label order. The rows
    are the ones given, not copies.
    Raises NaiveBayesError where X and y differ in length, or a label
    is None, NaN or a list.
    Notes D, 2 "Separate classes"; A, `subset_y_c`.
    Page: docs/derivation/separation.md
    >>> from naivebayes import load_one_vs_seven, separate_classes
    >>> data = load_one_vs_seven()
    >>> rows_of = separate_classes(data.X, data.y)
    >>> len(rows_of[1]), len(rows_of[7])
    (4, 5)
    >>> rows_of[1][0]
    [0, 0, 1, 0, 0, 1, 0, 0, 1]
    """
    rows, labels = as_rows_and_labels(X, y)
    separated: dict[Label, list[Row]] = {
        c: [] for c in in_order(labels)
    }
    for x, c in zip(rows, labels):
        separated[c].append(x)
    return separated
