"""How fast, beside the others: ratios measured in one run.

    python tests/benchmark.py

scikit-learn, NLTK and river take part where they are installed; none
of them is needed. Each row gives the median time of ours over that of
theirs (or theirs over ours, where the row says "faster"), and the goal.
The times themselves depend on the machine: quote the ratios.
"""

import csv
import importlib.util
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from naivebayes import (  # noqa: E402
    BernoulliNB,
    CategoricalNB,
    GaussianNB,
    MultinomialNB,
    bag_of_words,
    load_mushroom,
    load_wine,
    tokenize,
)


def installed(name):
    return importlib.util.find_spec(name) is not None


SKLEARN, NLTK, RIVER = map(installed, ("sklearn", "nltk", "river"))


def seconds(call):
    start = time.perf_counter()
    call()
    return time.perf_counter() - start


def medians(runs, *calls):
    """The median time of each call, measured in turn."""
    times = [[] for _ in calls]
    for call in calls:
        call()
    for _ in range(runs):
        for call, of_call in zip(calls, times):
            of_call.append(seconds(call))
    return [statistics.median(of_call) for of_call in times]


def slower(what, ours, theirs, goal):
    """A row: at most `goal` times their time."""
    ratio = ours / theirs
    verdict = "met" if ratio <= goal else "MISSED"
    print(f"{what:<58} {ratio:6.2f} x   at most {goal} x   {verdict}")


def faster(what, ours, theirs, goal):
    """A row: at least `goal` times faster than they are."""
    ratio = theirs / ours
    verdict = "met" if ratio >= goal else "MISSED"
    print(f"{what:<58} {ratio:6.2f} x   at least {goal} x  {verdict}")


def said(what, ours, theirs):
    """A row without a goal."""
    print(f"{what:<58} {theirs / ours:6.2f} x   faster, no goal")


def mushroom():
    data = load_mushroom()
    X, y = data.X, data.y
    model = CategoricalNB().fit(X, y)

    def fit():
        return CategoricalNB().fit(X, y)

    def predict():
        return model.predict(X)

    if SKLEARN:
        from sklearn.naive_bayes import CategoricalNB as Theirs
        from sklearn.preprocessing import OrdinalEncoder

        def their_fit():
            encoder = OrdinalEncoder()
            codes = encoder.fit_transform(X)
            return encoder, Theirs().fit(codes, y)

        encoder, their_model = their_fit()

        def their_predict():
            return their_model.predict(encoder.transform(X))

        ours, theirs = medians(11, fit, their_fit)
        slower("Mushroom, fit: of scikit-learn's time", ours, theirs, 0.35)
        ours, theirs = medians(11, predict, their_predict)
        slower("Mushroom, predict: of scikit-learn's time", ours, theirs,
               0.7)
    rows = [dict(zip(data.feature_names, x)) for x in X]
    if NLTK:
        import nltk
        pairs = list(zip(rows, y))
        their_model = nltk.NaiveBayesClassifier.train(pairs)

        def nltk_fit():
            return nltk.NaiveBayesClassifier.train(pairs)

        def nltk_predict():
            return their_model.classify_many(rows)

        ours, theirs = medians(3, fit, nltk_fit)
        faster("Mushroom, fit: faster than NLTK", ours, theirs, 6)
        ours, theirs = medians(3, predict, nltk_predict)
        faster("Mushroom, predict: faster than NLTK", ours, theirs, 8)
    if RIVER:
        from river import naive_bayes
        bits = [{f"{name}={v}": 1 for name, v in row.items()}
                for row in rows]

        def river_fit():
            river_model = naive_bayes.BernoulliNB()
            for row, label in zip(bits, y):
                river_model.learn_one(row, label)
            return river_model

        def our_fit():
            return BernoulliNB().fit(bits, y)

        ours, theirs = medians(3, our_fit, river_fit)
        said("Mushroom as words, fit: faster than river", ours, theirs)


def wine():
    data = load_wine()
    X, y = data.X, data.y
    if not SKLEARN:
        return
    from sklearn.naive_bayes import GaussianNB as Theirs
    ours, theirs = medians(
        51, lambda: GaussianNB().fit(X, y), lambda: Theirs().fit(X, y))
    slower("Wine, fit: of scikit-learn's time", ours, theirs, 1)
    smoothed, theirs = medians(
        51, lambda: GaussianNB(var_smoothing=1e-9).fit(X, y),
        lambda: Theirs().fit(X, y))
    slower("Wine, fit with var_smoothing=1e-9: of scikit-learn's",
           smoothed, theirs, 1)
    model, their_model = GaussianNB().fit(X, y), Theirs().fit(X, y)
    ours, theirs = medians(
        201, lambda: model.predict(X[:1]),
        lambda: their_model.predict(X[:1]))
    faster("Wine, predict one row: faster than scikit-learn", ours,
           theirs, 10)


def digits():
    if not SKLEARN:
        return
    from sklearn.datasets import load_digits
    from sklearn.naive_bayes import GaussianNB as Theirs
    data = load_digits()
    X, y = data.data.tolist(), data.target.tolist()
    model = GaussianNB(var_smoothing=1e-9).fit(X, y)
    their_model = Theirs().fit(X, y)
    ours, theirs = medians(
        15, lambda: model.predict(X), lambda: their_model.predict(X))
    slower("Digits 8x8, predict: of scikit-learn's time", ours, theirs, 12)


def messages(n=5000, n_words=9000):
    """Made-up messages; a word's frequency falls with its number."""
    generator = random.Random(7)
    letters = "abcdefghijklmnopqrstuvwxyz"
    words = set()
    while len(words) < n_words:
        size = generator.randrange(3, 9)
        words.add("".join(generator.choices(letters, k=size)))
    words = sorted(words)
    weights = [1 / (k + 2) for k in range(n_words)]
    generator.shuffle(weights)
    texts, labels = [], []
    for _ in range(n):
        label = generator.choice(["spam", "ham", "ham"])
        size = generator.randrange(5, 40)
        shift = 0 if label == "ham" else 3
        chosen = generator.choices(words[shift:] + words[:shift],
                                   weights, k=size)
        texts.append(" ".join(chosen).capitalize() + ".")
        labels.append(label)
    return texts, labels


def text():
    texts, y = messages()
    bags = [bag_of_words(tokenize(t)) for t in texts]
    words = {word for bag in bags for word in bag}
    print(f"  {len(texts)} messages with {len(words)} words")

    def from_bags():
        return MultinomialNB().fit(bags, y).predict(bags)

    def from_texts():
        to_learn = [bag_of_words(tokenize(t)) for t in texts]
        model = MultinomialNB().fit(to_learn, y)
        to_ask = [bag_of_words(tokenize(t)) for t in texts]
        return model.predict(to_ask)

    if NLTK:
        import nltk
        pairs = [(dict.fromkeys(bag, True), label)
                 for bag, label in zip(bags, y)]
        rows = [row for row, _ in pairs]

        def nltk_both():
            model = nltk.NaiveBayesClassifier.train(pairs)
            return model.classify_many(rows)

        ours, theirs = medians(1, from_bags, nltk_both)
        faster("Messages, bags, fit + predict: faster than NLTK", ours,
               theirs, 5)

        def bernoulli():
            return BernoulliNB().fit(bags, y).predict(bags)

        ours, = medians(3, bernoulli)
        said("  the same with BernoulliNB", ours, theirs)
    if SKLEARN:
        from sklearn.feature_extraction.text import CountVectorizer
        from sklearn.naive_bayes import MultinomialNB as Theirs

        def theirs_from_texts():
            vectorizer = CountVectorizer()
            X = vectorizer.fit_transform(texts)
            model = Theirs().fit(X, y)
            return model.predict(vectorizer.transform(texts))

        ours, theirs = medians(15, from_texts, theirs_from_texts)
        slower("Messages, text to predictions: of scikit-learn's", ours,
               theirs, 1.1)


OURS = """
from naivebayes import GaussianNB, load_wine, split
wine = load_wine()
X, X_test, y, y_test = split(wine.X, wine.y, 0.2, 0)
print(GaussianNB().fit(X, y).score(X_test, y_test))
"""
THEIRS = """
from sklearn.datasets import load_wine
from sklearn.model_selection import train_test_split
from sklearn.naive_bayes import GaussianNB
X, y = load_wine(return_X_y=True)
X, X_test, y, y_test = train_test_split(X, y, random_state=0)
print(GaussianNB().fit(X, y).score(X_test, y_test))
"""


def process(code):
    return lambda: subprocess.run(
        [sys.executable, "-I", "-c",
         f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{code}"],
        check=True, stdout=subprocess.DEVNULL)


def processes():
    if SKLEARN:
        ours, theirs = medians(7, process(OURS), process(THEIRS))
        faster("From nothing to the accuracy on Wine: faster than "
               "sklearn", ours, theirs, 8)
    bare, imported = medians(31, process("pass"),
                             process("import naivebayes"))
    milliseconds = 1000 * (imported - bare)
    verdict = "met" if milliseconds <= 40 else "MISSED"
    print(f"{'import naivebayes, over bare Python':<58} "
          f"{milliseconds:6.1f} ms  at most 40 ms   {verdict}")


def growth():
    data = load_mushroom()
    per_row = []
    for n in (100_000, 1_000_000):
        times = n // len(data.X) + 1
        X, y = (data.X * times)[:n], (data.y * times)[:n]
        runs = 3 if n == 1_000_000 else 9
        fit, = medians(runs, lambda X=X, y=y: CategoricalNB().fit(X, y))
        per_row.append(fit / n)
        if n == 1_000_000:
            slower("Time per row, a million over 100,000 rows",
                   per_row[-1], per_row[0], 1.5)


STREAM = """
import csv, itertools
from naivebayes import CategoricalNB
model = CategoricalNB()
with open({path!r}, newline="") as lines:
    reader = csv.reader(lines)
    while batch := list(itertools.islice(reader, 5000)):
        model.partial_fit([row[1:] for row in batch],
                          [row[0] for row in batch])
assert sum(model.class_counts.values()) == {n}
with open("/proc/self/status") as status:
    for line in status:
        if line.startswith("VmHWM:"):
            print(int(line.split()[1]) / 1024)
"""


def memory(n=1_000_000):
    """Peak memory of a fit in batches from a CSV file."""
    if not Path("/proc/self/status").exists():
        print("no figure of peak memory on this system")
        return
    data = load_mushroom()
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "million.csv")
        with open(path, "w", newline="") as file:
            writer = csv.writer(file)
            for i in range(n):
                k = i % len(data.X)
                writer.writerow([data.y[k], *data.X[k]])
        code = STREAM.format(path=path, n=n)
        result = subprocess.run(
            [sys.executable, "-I", "-c",
             f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{code}"],
            check=True, capture_output=True, text=True)
    megabytes = float(result.stdout)
    verdict = "met" if megabytes <= 60 else "MISSED"
    print(f"{'A million rows in batches from a CSV file: peak':<58} "
          f"{megabytes:6.1f} MB  under 60 MB     {verdict}")


def main():
    print(f"Python {sys.version.split()[0]}")
    for name, there in [("scikit-learn", SKLEARN), ("NLTK", NLTK),
                        ("river", RIVER)]:
        print(f"{name}: {'takes part' if there else 'not installed'}")
    for part in (mushroom, wine, digits, text, processes, growth, memory):
        part()


if __name__ == "__main__":
    main()
