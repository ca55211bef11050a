"""Run the other libraries' code of docs/scikit-learn.md, and keep it.

Run by hand, where scikit-learn, PySpark (with Java), Dask and this
library are installed, and then copy what changed to the page:

    python tests/frozen/make_page_runs.py

It writes page_runs.json beside this file: the versions, each titled
Python fence of the page with what it printed and warned of, and
numbers in full precision. None of those libraries is a dependency: the
tests read the file only. The fences of scikit-learn share their names,
as one reads them; those of PySpark, Dask and parallel.py are programs
of their own.
"""

import contextlib
import io
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path

import dask
import numpy
import pyspark
import sklearn
import sklearn.naive_bayes as theirs

from naivebayes import load_one_vs_seven, load_wine, split

ROOT = Path(__file__).parent.parent.parent
MODELS = ["BernoulliNB", "CategoricalNB", "MultinomialNB", "GaussianNB"]
TITLED = re.compile(
    r'^```python title="(?P<title>[^"]+)"\n(?P<code>.*?)^```\n'
    r"(?:\n```text\n(?P<output>.*?)^```\n)?", re.M | re.S)


def runs_of_page():
    """The titled fences of the page, and the text below each."""
    page = ROOT.joinpath("docs", "scikit-learn.md").read_text("utf-8")
    return [found.groupdict("") for found in TITLED.finditer(page)]


def printed_by_fence(code, names):
    """What a fence prints, and the kinds of its warnings."""
    output = io.StringIO()
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        with contextlib.redirect_stdout(output):
            exec(code, names)
    kinds = sorted({warning.category.__name__ for warning in caught})
    return output.getvalue(), kinds


def printed_by_program(code):
    """What a fence prints that is a program of its own."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "program.py"
        path.write_text(code, "utf-8")
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "PYSPARK_PYTHON": sys.executable,
            "SPARK_LOCAL_IP": "127.0.0.1",
        }
        done = subprocess.run(
            [sys.executable, str(path)], cwd=folder, env=environment,
            stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def runs():
    names = {"__name__": "page"}
    made = []
    for run in runs_of_page():
        if run["title"] == "scikit-learn":
            output, kinds = printed_by_fence(run["code"], names)
        else:
            output, kinds = printed_by_program(run["code"]), []
        if output != run["output"]:
            print(f"The page differs. {run['title']}:\n{run['code']}"
                  f"--- prints\n{output}")
        made.append({**run, "output": output, "warnings": kinds})
    return made


def posteriors():
    """P(y|x) of all ten images on the board, by each model."""
    data = load_one_vs_seven()
    rows = [*data.X, [1, 1, 1, 0, 1, 0, 0, 1, 0]]
    found = {}
    for name in MODELS[:3]:
        model = getattr(theirs, name)(alpha=1).fit(data.X, data.y)
        found[name] = model.predict_proba(rows).tolist()
    model = theirs.GaussianNB(var_smoothing=0).fit(data.X, data.y)
    found["GaussianNB"] = model.predict_proba(rows).tolist()
    return found


def added_variances():
    """epsilon_ of the wines, at once and in two batches."""
    wine = load_wine()
    model = theirs.GaussianNB().fit(wine.X, wine.y)
    found = {"fit": model.epsilon_}
    for first in (0, 1):
        model = theirs.GaussianNB()
        for part in (first, 1 - first):
            model.partial_fit(wine.X[part::2], wine.y[part::2],
                              classes=sorted(set(wine.y)))
        found[f"partial_fit, last part {1 - first}"] = model.epsilon_
    return found


def wine_splits():
    """The digit of each class that is predicted, for 300 splits."""
    wine = load_wine()
    found = []
    for seed in range(300):
        X, X_test, y, _ = split(wine.X, wine.y, test_share=0.2, seed=seed)
        labels = theirs.GaussianNB().fit(X, y).predict(X_test)
        found.append("".join(label[-1] for label in labels))
    return found


def fitted_names():
    """What a fitted model and its class have to offer, by model."""
    data = load_one_vs_seven()
    found = {}
    for name in MODELS:
        model = getattr(theirs, name)().fit(data.X, data.y)
        public = {n for n in dir(model) if not n.startswith("_")}
        found[name] = sorted(public | set(model.get_params()))
    return found


def main():
    frozen = {
        "Python": platform.python_version(),
        "scikit-learn": sklearn.__version__,
        "numpy": numpy.__version__,
        "PySpark": pyspark.__version__,
        "Dask": dask.__version__,
        "posteriors": posteriors(),
        "added variances": added_variances(),
        "wine splits": wine_splits(),
        "names": fitted_names(),
        "runs": runs(),
    }
    path = Path(__file__).with_name("page_runs.json")
    path.write_text(json.dumps(frozen, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
