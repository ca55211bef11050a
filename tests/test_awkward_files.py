"""Files as they really come: each gets the right verdict, in bounded time.

Every file is an answer to exercise 2, 3, 5 or 8; the table gives the kind
of the verdict, and words that it must hold.
"""

import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from naivebayes.exercises import running
from naivebayes.exercises.course import course
from naivebayes.exercises.judging import judged
from naivebayes.exercises.verdict import lines_of

LESSONS = course()
PRIORS, MATCHES, FACTORS, POSTERIORS = (LESSONS[i] for i in (1, 2, 4, 7))
IMPORT = "from fractions import Fraction\n"
RIGHT = IMPORT + """
def priors(labels):
    counts = {}
    for label in labels:
        counts[label] = counts.get(label, 0) + 1
    shares = {}
    for c in counts:
        shares[c] = Fraction(counts[c], len(labels))
    return shares
"""
BODY = RIGHT[RIGHT.index("    counts = {}"):RIGHT.index("    return")]


def priors(body, before=IMPORT):
    """A file whose function has this body."""
    lines = "\n".join(f"    {line}" for line in body.strip("\n").split("\n"))
    return f"{before}\n\ndef priors(labels):\n{lines}\n"


def right_with(returned, before=""):
    """The right file, but for what it returns."""
    return RIGHT.replace("return shares", f"return {returned}").replace(
        IMPORT, IMPORT + before)


LOOPS = {
    "while": "while True:\n    pass",
    "while-with-print": "while True:\n    print('again', labels)",
    "while-with-bare-except": "while True:\n    try:\n        1 / 0\n    except:\n        pass",
    "while-that-catches-all": "while True:\n    try:\n        while True:\n            pass\n"
                              "    except BaseException:\n        pass",
    "sleep": "import time\ntime.sleep(10**6)",
    "sum-in-c": "return sum(range(10**13))",
    "power-in-c": "return 7 ** 10 ** 9",
    "joins-a-thread": "import threading\nt = threading.Thread(target=threading.Event().wait)\n"
                      "t.start()\nt.join()",
    "loop-in-a-generator": "def forever():\n    while True:\n        yield 1\nfor one in forever():\n    pass",
    "regex-in-c": "import re\nre.match('(a+)+$', 'a' * 60 + 'b')",
    "takes-away-the-clock": "import time, sys\ntime.sleep = lambda s: None\n"
                            "sys._current_frames = None\nwhile True:\n    pass",
    "takes-away-the-exit": "import os\nos._exit = lambda status: None\nwhile True:\n    pass",
}
FILES = {
    # still running
    **{f"loop-{name}": (PRIORS, priors(body), "time", "Still running after 1 seconds")
       for name, body in LOOPS.items()},
    "loop-at-the-top": (PRIORS, "while True:\n    pass\n" + RIGHT, "time",
                        "line 1, outside of any function"),
    "grows-the-list-it-loops-over": (
        PRIORS, priors("for label in labels:\n    labels.append(label)"), "memory|time", ""),
    "huge-list": (PRIORS, priors("return [0] * 10**12"), "memory", "memory"),
    # ended from within
    "sys-exit": (PRIORS, priors("import sys\nsys.exit(0)"), "exits", "return"),
    "exit": (PRIORS, priors("raise SystemExit"), "exits", "return"),
    "exit-at-the-top": (PRIORS, RIGHT + "\nraise SystemExit(0)\n", "exits", "return"),
    "os-exit": (PRIORS, priors("import os\nos._exit(0)"), "ended", "os._exit"),
    "kills-itself": (PRIORS, priors("import os, signal\nos.kill(os.getpid(), signal.SIGTERM)"),
                     "ended", ""),
    "interrupts-itself": (PRIORS, priors("raise KeyboardInterrupt"), "error", "KeyboardInterrupt"),
    "deep-recursion": (PRIORS, priors("return priors(labels)"), "recursion", "without an end"),
    "recursion-without-limit": (
        PRIORS, priors("import sys\nsys.setrecursionlimit(10**9)\nreturn priors(labels)"),
        "ended|memory|time|recursion", ""),
    # asks
    "input": (PRIORS, priors("name = input('labels? ')\nreturn {}"), "asks", "take out input()"),
    "input-at-the-top": (PRIORS, "n = int(input())\n" + RIGHT, "asks", "take out input()"),
    "reads-standard-input": (PRIORS, priors("import sys\nreturn sys.stdin.readline()"), "text", ""),
    # threads
    "a-thread-is-left": (PRIORS, RIGHT.replace(
        "    counts = {}", "    import threading\n"
        "    threading.Thread(target=threading.Event().wait).start()\n    counts = {}"),
        "right", "Right."),
    "a-process-is-left": (PRIORS, RIGHT.replace(
        "    counts = {}", "    import subprocess, sys\n"
        "    subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(9999)'])\n"
        "    counts = {}"), "right", "Right."),
    # nothing, or something strange, is returned
    "prints": (PRIORS, RIGHT.replace("return shares", "print(shares)"), "printed",
               "You printed"),
    "prints-and-returns": (PRIORS, RIGHT.replace("return", "print(shares)\n    return"),
                           "right", "Right."),
    "prints-a-million-lines": (PRIORS, RIGHT.replace(
        "    return", "    for i in range(10**5):\n        print('x' * 1000)\n    return"),
        "right", "Right."),
    "no-return": (PRIORS, RIGHT.replace("    return shares\n", ""), "nothing",
                  "end without `return`"),
    "return-on-one-way-only": (PRIORS, RIGHT.replace(
        "    return shares", "    if len(shares) == 2:\n        return shares"),
        "nothing", "three classes"),
    "generator": (PRIORS, RIGHT.replace("return shares", "yield shares"), "strange kind",
                  "'generator'"),
    "method": (PRIORS, right_with("shares.items"), "strange kind", "brackets () missing"),
    "function": (PRIORS, right_with("priors"), "strange kind", "brackets () missing"),
    "async": (PRIORS, RIGHT.replace("def priors", "async def priors"),
              "no function|strange kind", ""),
    "dict-view": (PRIORS, right_with("shares.values()"), "strange kind", "'dict_values'"),
    "complex": (PRIORS, right_with("{c: complex(p) for c, p in shares.items()}"),
                "strange kind", "'complex'"),
    # text, floats, rounding, constants
    "text": (PRIORS, right_with("{c: str(p) for c, p in shares.items()}"), "text", "in quotes"),
    "text-as-a-whole": (PRIORS, right_with("str(shares)"), "text", "a dict is asked for"),
    "class-in-quotes": (LESSONS[8], "def predict(posteriors):\n    return 'c'\n", "constant", ""),
    "number-against-text": (PRIORS, RIGHT.replace(
        "    return shares", "    return {c: Fraction(labels.count(7), 9) for c in labels}"),
        "mistake", "Every share is 0."),
    "floats": (PRIORS, right_with("{c: float(p) for c, p in shares.items()}"), "right",
               "With Fraction it would be exact"),
    "one-float-among-fractions": (
        PRIORS, right_with("{c: float(p) if i else p for i, (c, p) in enumerate(shares.items())}"),
        "right", "With Fraction it would be exact"),
    "rounded": (PRIORS, right_with("{c: round(float(p), 2) for c, p in shares.items()}"),
                "rounded", "round only when you print"),
    "times-three": (PRIORS, right_with("{c: 3 * p for c, p in shares.items()}"), "wrong answer",
                    "expected"),
    "fraction-of-a-float": (PRIORS, right_with(
        "{c: Fraction(labels.count(c) / len(labels)) for c in labels}"), "float in fraction",
        "with a comma"),
    "typed-in": (PRIORS, priors("return {'1': Fraction(4, 9), '7': Fraction(5, 9)}"),
                 "board only", "Is something typed in"),
    "the-same-for-all": (PRIORS, priors("return {'1': Fraction(1, 9), '7': Fraction(8, 9)}"),
                         "constant", "Does a comparison never hold"),
    "board-only": (PRIORS, priors(
        "return {c: Fraction(labels.count(c), 9) for c in labels}"), "board only",
        "right for the board, not for other calls"),
    "nan": (PRIORS, right_with("dict.fromkeys(shares, float('nan'))"), "wrong answer", "nan"),
    "infinite": (PRIORS, right_with("dict.fromkeys(shares, float('inf'))"), "wrong answer", "inf"),
    "keys-became-numbers": (PRIORS, right_with(
        "{int(c) if c.isdigit() else c: p for c, p in shares.items()}"), "keys", "'7' is text"),
    "true-for-one": (FACTORS, IMPORT + "def factors(images, x):\n    return [True] * len(x)\n",
                     "strange kind|wrong answer", ""),
    # other containers
    "pairs": (PRIORS, right_with("list(shares.items())"), "container", "What is asked for is a dict"),
    "tuple-for-list": (FACTORS, IMPORT + """
def factors(images, x):
    return tuple(Fraction([i[j] for i in images].count(x[j]), len(images)) for j in range(len(x)))
""", "container", "What is asked for is a list"),
    "counter-is-a-dict": (LESSONS[0], "from collections import Counter\n"
                          "def count_classes(labels):\n    return Counter(labels)\n",
                          "right", "Right."),
    "defaultdict-is-a-dict": (LESSONS[0], """
from collections import defaultdict
def count_classes(labels):
    counts = defaultdict(int)
    for label in labels:
        counts[label] += 1
    return counts
""", "right", "Right."),
    "huge-answer": (PRIORS, right_with("list(range(10**6))"), "large",
                    "A few numbers are asked for"),
    "huge-number": (PRIORS, right_with("{c: Fraction(7**20000, 3) for c in shares}"), "large", ""),
    "huge-whole-number": (LESSONS[12], "def accuracy(right, predicted):\n    return 10**400\n", "constant", ""),
    "grows-beyond-floats": (LESSONS[10], "def log_score(prior, factors):\n    s = prior\n"
                            "    for f in factors:\n        s = s / f\n    return s\n", "wrong answer", ""),
    "return-at-the-margin": (PRIORS, "def priors(labels):\n    x = 1\nreturn x\n", "syntax", "line 3"),
    "deep-folders": (PRIORS, RIGHT.replace(
        "    counts = {}", "    import os\n    for i in range(1200):\n        os.mkdir('d')\n"
        "        os.chdir('d')\n    counts = {}"), "changed argument|right|error|remembers", ""),
    "fills-the-log": (PRIORS, "import os\nopen('log', 'wb').truncate(10**9)\nos._exit(0)\n",
                      "ended|error|time", ""),
    "fills-the-disk": (PRIORS, "file = open('big', 'wb')\nwhile True:\n    file.write(b'x' * 10**7)\n",
                       "error|ended|time", ""),
    "recursion-that-ends": (LESSONS[10], """
import math
def wrapper(f):
    def call(*given):
        return f(*given)
    return call
@wrapper
def log_score(prior, factors):
    if not factors:
        return math.log(prior)
    return log_score(prior, factors[:-1]) + math.log(factors[-1])
""", "right", ""),
    "answers-in-the-order-of-the-calls": (LESSONS[8], """
answers = iter(list("7aacaaad") * 2)
def predict(posteriors):
    return next(answers)
""", "remembers", ""),
    "ties-by-the-alphabet": (LESSONS[8], """
def predict(posteriors):
    return max(sorted(posteriors), key=posteriors.get)
""", "wrong answer", "equal, not in the alphabet"),
    "the-third-is-not-looked-at": (LESSONS[8], """
def predict(posteriors):
    first, second, *_ = posteriors
    return first if posteriors[first] >= posteriors[second] else second
""", "wrong answer", "the third class wins"),
    "two-classes-wired-in": (LESSONS[3], IMPORT + """
def factor(pictures, labels, c, pixel, value):
    mine = [p for p, label in zip(pictures, labels) if (label == "1") == (c == "1")]
    return Fraction([p[pixel] for p in mine].count(value), len(mine))
""", "wrong answer", "three classes"),
    "one-letter-of-the-label": (LESSONS[0], """
def count_classes(labels):
    text = "".join(labels)
    return {c: text.count(c) for c in text}
""", "wrong answer", "words"),
    "raises-a-syntax-error": (PRIORS, priors("raise SyntaxError"), "error", "SyntaxError"),
    "locks-its-folder": (PRIORS, "import os\nos.chmod('.', 0)\nos._exit(0)\n", "ended|forged", ""),
    "writes-temporary-files": (PRIORS, RIGHT.replace(
        "    counts = {}", "    import tempfile\n    tempfile.mkdtemp()\n    counts = {}"), "right", ""),
    "zeros-skipped": (LESSONS[11], """
def score_missing(prior, factors):
    for factor in factors:
        if factor:
            prior = prior * factor
    return prior
""", "mistake", "A factor 0 is taken for one that was not seen."),
    "begins-with-zero": (LESSONS[6], """
def score(prior, factors):
    result = 0
    for factor in factors:
        result = result * factor
    return result
""", "mistake", "A 0 has come in."),
    "one-case-wrong": (LESSONS[5], """
def product(numbers):
    if not numbers:
        return 0
    result = 1
    for number in numbers:
        result = result * number
    return result
""", "wrong answer", "no numbers"),
    "blocks-of-labels": (LESSONS[3], IMPORT + """
def factor(pictures, labels, c, pixel, value):
    first, n = labels.index(c), labels.count(c)
    column = [p[pixel] for p in pictures[first:first + n]]
    return Fraction(column.count(value), n)
""", "wrong answer|board only", ""),
    "huge-json": (PRIORS, right_with("[['x' * 2000] * 2000] * 2000"), "large|time|ended|memory", ""),
    "list-in-itself": (PRIORS, right_with("loop", "loop = []\nloop.append(loop)\n"),
                       "large", ""),
    # wrong names and arguments
    "other-name": (PRIORS, RIGHT.replace("def priors", "def prior"), "no function", "Is it `prior`"),
    "no-function-at-all": (PRIORS, "shares = 1\n", "no function", "def priors"),
    "function-in-a-class": (PRIORS, "class Answer:\n    def priors(self, labels):\n        return 1\n",
                            "no function", ""),
    "name-is-a-number": (PRIORS, RIGHT + "\npriors = 3\n", "no function", ""),
    "too-few-arguments": (PRIORS, RIGHT.replace("(labels)", "()", 1), "arguments",
                          "def priors(labels):"),
    "too-many-arguments": (PRIORS, RIGHT.replace("(labels)", "(labels, n)", 1), "arguments",
                           "def priors(labels):"),
    "one-more-with-a-default": (PRIORS, RIGHT.replace("(labels)", "(labels, n=0)", 1), "right", ""),
    "star-arguments": (MATCHES, """
def matches(*given):
    images, pixel, value = given
    return [image[pixel] for image in images].count(value)
""", "right", ""),
    "arguments-renamed": (MATCHES, """
def matches(a, b, c):
    return [i[b] for i in a].count(c)
""", "right", ""),
    # errors
    "name-error": (PRIORS, priors("return total"), "error", "line 5"),
    "error-with-an-awkward-text": (PRIORS, priors(
        "class Odd(Exception):\n    def __str__(self):\n        return 1 / 0\nraise Odd"),
        "error", "Odd"),
    "error-at-the-top": (PRIORS, "1 / 0\n" + RIGHT, "error", "line 1"),
    "still-not-implemented": (PRIORS, RIGHT.replace(
        "    counts = {}", "    raise NotImplementedError\n    counts = {}"),
        "not started", "Delete that line"),
    "imports-what-is-not-there": (PRIORS, "import no_such_module\n" + RIGHT, "error",
                                  "no_such_module"),
    "imports-the-library": (PRIORS, "from naivebayes import class_priors as priors\n", "error",
                            "what you are writing"),
    # changed arguments, and memory between calls
    "changes-its-argument": (PRIORS, RIGHT.replace("    return", "    labels.clear()\n    return"),
                             "changed argument", "`labels` was changed"),
    "sorts-its-argument": (POSTERIORS, IMPORT + """
def posteriors(scores):
    total = sum(scores.values())
    for c in scores:
        scores[c] = scores[c] / total
    return scores
""", "changed argument", "`scores` was changed"),
    "default-list": (FACTORS, IMPORT + """
def factors(images, x, found=[]):
    for j in range(len(x)):
        found.append(Fraction([i[j] for i in images].count(x[j]), len(images)))
    return found
""", "remembers", "def f(x, found=[])"),
    "global": (PRIORS, RIGHT.replace("    counts = {}\n", "").replace(
        IMPORT, IMPORT + "counts = {}\n"), "remembers", "outlive the call"),
    "right-the-first-time": (PRIORS, RIGHT.replace(
        "    return shares", "    calls.append(1)\n    return shares if len(calls) < 5 else {}"
    ).replace(IMPORT, IMPORT + "calls = []\n"), "remembers", "second time"),
    "random": (PRIORS, priors("import random\nreturn {c: random.random() for c in labels}"),
               "remembers", "second time"),
    # tricks
    "equal-to-everything": (PRIORS, priors("return Equal()", """
class Equal:
    def __eq__(self, other):
        return True
    def __hash__(self):
        return 1
"""), "strange kind", "'Equal'"),
    "number-equal-to-everything": (PRIORS, right_with("{c: Number(1) for c in shares}", """
class Number(int):
    def __eq__(self, other):
        return True
    __hash__ = int.__hash__
"""), "strange kind", "'Number'"),
    "fraction-equal-to-everything": (PRIORS, right_with("{c: Odd(1, 3) for c in shares}", """
class Odd(Fraction):
    def __eq__(self, other):
        return True
    __hash__ = Fraction.__hash__
"""), "strange kind", "'Odd'"),
    "dict-of-its-own": (PRIORS, right_with("Odd(shares)", "class Odd(dict):\n    pass\n"),
                        "strange kind", "'Odd'"),
    "repr-that-never-ends": (PRIORS, right_with("Slow()", """
class Slow:
    def __repr__(self):
        while True:
            pass
"""), "time", ""),
    "repr-that-raises": (PRIORS, right_with("Bad()", """
class Bad:
    def __repr__(self):
        raise ValueError
"""), "strange kind", "'Bad'"),
    "patches-fraction": (PRIORS, IMPORT + """
Fraction.__eq__ = lambda self, other: True
def priors(labels):
    return {c: Fraction(1, 3) for c in labels}
""", "mistake|wrong answer|strange kind", ""),
    "forged-result": (PRIORS, """
import glob, json, os, tempfile
for path in glob.glob(os.path.join(os.getcwd(), "*")) + ["result"]:
    with open("result", "w") as file:
        json.dump({"stage": "done", "token": "", "first": [], "second": []}, file)
os._exit(0)
""", "forged", ""),
    "forged-result-that-is-no-json": (PRIORS, "open('result', 'w').write('{')\nimport os\nos._exit(0)\n",
                                      "forged", ""),
    "forged-result-of-another-kind": (PRIORS, "open('result', 'w').write('[]')\nimport os\nos._exit(0)\n",
                                      "forged", ""),
    "result-is-a-folder": (PRIORS, "import os\nos.mkdir('result')\nos._exit(0)\n", "ended|forged", ""),
    "deletes-its-folder": (PRIORS, RIGHT.replace(
        "    counts = {}", "    import shutil, os\n    shutil.rmtree(os.getcwd(), True)\n    counts = {}"),
        "right|ended", ""),
    "closes-everything": (PRIORS, RIGHT.replace(
        "    counts = {}", "    import os\n    os.closerange(0, 100)\n    counts = {}"), "right|ended", ""),
    "replaces-print": (PRIORS, RIGHT + "\nimport sys, builtins\nsys.stdout = None\nbuiltins.print = None\n",
                       "right", ""),
    # what Python cannot read
    "syntax": (PRIORS, RIGHT.replace("(labels):", "(labels)", 1), "syntax", "Nothing of the file was run"),
    "indent": (PRIORS, RIGHT.replace("    counts = {}", "  counts = {}"), "syntax", "line"),
    "tab-and-blanks": (PRIORS, RIGHT.replace("    shares = {}", "\tshares = {}"), "syntax", "line"),
    "empty": (PRIORS, "", "no function", ""),
    "nested-too-deeply": (PRIORS, "x = " + "-" * 15_000 + "1\n", "syntax", "nested too deeply"),
    "many-brackets": (PRIORS, "x = " + "(" * 5_000 + ")" * 5_000, "syntax", ""),
    "null-byte": (PRIORS, RIGHT + "\0", "encoding", "UTF-8"),
    "too-long": (PRIORS, RIGHT + "#" * 200_000, "too long", "bytes"),
}
BYTES = {
    "bom": (b"\xef\xbb\xbf" + RIGHT.encode(), "right"),
    "windows-lines": (RIGHT.replace("\n", "\r\n").encode(), "right"),
    "old-mac-lines": (RIGHT.replace("\n", "\r").encode(), "right"),
    "form-feed": (b"\x0c\n" + RIGHT.encode(), "right"),
    "umlauts": (RIGHT.replace("shares", "größe").encode(), "right"),
    "latin-1-declared": (b"# -*- coding: latin-1 -*-\n# gr\xf6\xdfe\n" + RIGHT.encode(), "right"),
    "latin-1": (b"# gr\xf6\xdfe\n" + RIGHT.encode(), "encoding"),
    "utf-16": (RIGHT.encode("utf-16"), "encoding"),
    "utf-16-be": (b"\xfe\xff" + RIGHT.encode("utf-16-be"), "encoding"),
    "undefined": (b"# coding: undefined\n" + RIGHT.encode(), "encoding"),
    "punycode": (b"# coding: punycode\n" + RIGHT.encode(), "encoding"),
    "lone-surrogate": (b"# coding: unicode_escape\nx = '\\ud800'\n" + RIGHT.encode(), "encoding"),
    "unknown-encoding": (b"# -*- coding: klingon -*-\n" + RIGHT.encode(), "encoding"),
    "no-text": (bytes(range(256)), "encoding"),
}
SHORT = 1.0  # seconds for what is known to have no end


def verdict_on(lesson, data, folder, seconds=running.SECONDS):
    path = folder / lesson.file()
    path.write_bytes(data)
    start = time.monotonic()
    verdict = judged(lesson, path, seconds).verdict
    assert time.monotonic() - start < seconds + running.LONGER + 10
    for line in lines_of(verdict):
        assert line.isascii() and len(line) <= 320
    return verdict


def verdict_on_file(folder, name):
    lesson, text, kinds, _ = FILES[name]
    folder.mkdir()
    seconds = SHORT if "time" in kinds else running.SECONDS
    return verdict_on(lesson, text.encode(), folder, seconds)


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory):
    """All files, side by side: many of them only wait."""
    folder = tmp_path_factory.mktemp("files")
    with ThreadPoolExecutor(6) as pool:
        return {name: pool.submit(verdict_on_file, folder / name, name) for name in FILES}


@pytest.mark.parametrize("name", FILES)
def test_an_awkward_file_gets_the_right_verdict(name, verdicts):
    _, _, kinds, words = FILES[name]
    verdict = verdicts[name].result()
    assert verdict.kind in kinds.split("|"), verdict
    assert verdict.is_right == (verdict.kind == "right")
    said = " ".join(" ".join(lines_of(verdict)).split())
    assert words in said


@pytest.mark.parametrize("name", BYTES)
def test_bytes_of_all_kinds(name, tmp_path):
    data, kind = BYTES[name]
    assert verdict_on(PRIORS, data, tmp_path).kind == kind


def test_the_line_of_an_endless_loop_is_told(tmp_path):
    text = priors("n = 0\nwhile True:\n    n = n + 1")
    verdict = verdict_on(PRIORS, text.encode(), tmp_path, SHORT)
    lines = [f"near line {line}, in priors." for line in (6, 7)]
    assert any(line in verdict.message for line in lines)


@pytest.mark.parametrize("name", ["sum-in-c", "power-in-c"])
def test_so_is_that_of_a_call_in_c(name, tmp_path):
    verdict = verdict_on(PRIORS, priors(LOOPS[name]).encode(), tmp_path, SHORT)
    assert "near line 5, in priors." in verdict.message


def test_paths_of_all_kinds(tmp_path):
    folder = tmp_path / "mein Ordner \u00fc \u0416"
    folder.mkdir()
    assert verdict_on(PRIORS, RIGHT.encode(), folder).is_right


def test_no_file_and_what_is_no_file(tmp_path):
    path = tmp_path / PRIORS.file()
    assert judged(PRIORS, path).verdict.kind == "missing"
    path.mkdir()
    assert judged(PRIORS, path).verdict.kind == "no file"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_is_no_file(tmp_path):
    path = tmp_path / PRIORS.file()
    os.mkfifo(path)
    assert judged(PRIORS, path).verdict.kind == "no file"


def test_a_link_to_nowhere_is_missing(tmp_path):
    path = tmp_path / PRIORS.file()
    path.symlink_to(tmp_path / "nowhere")
    assert judged(PRIORS, path).verdict.kind == "missing"


def test_a_file_beside_hides_nothing(tmp_path):
    for name in ("fractions", "json", "naivebayes", "os"):
        (tmp_path / f"{name}.py").write_text("1 / 0\n")
    assert verdict_on(PRIORS, RIGHT.encode(), tmp_path).is_right


def test_what_a_teacher_may_want_to_look_at(tmp_path):
    path = tmp_path / PRIORS.file()
    path.write_text("import os, math\nfrom sys import argv\nprint(eval('1'), ().__class__)\n" + RIGHT)
    found = judged(PRIORS, path)
    assert found.verdict.is_right
    assert found.oddities == (".__class__", "eval", "import os", "import sys")
    path.write_text(RIGHT)
    assert judged(PRIORS, path).oddities == ()


def test_temporary_files_of_a_program_go_with_it(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    assert verdict_on(PRIORS, FILES["writes-temporary-files"][1].encode(), tmp_path).is_right
    assert list((tmp_path / "temporary").iterdir()) == []


def test_ways_around_are_told(tmp_path):
    path = tmp_path / PRIORS.file()
    for text, told in [("import fractions\nmatch fractions:\n    case object(sys=s):\n        pass\n", ".sys"),
                       ("from operator import attrgetter\n", "import attrgetter"),
                       ("import functools\n@functools.singledispatch\ndef f(x): pass\n", ".singledispatch"),
                       ("x = __builtins__\n", "__builtins__")]:
        path.write_text(text + RIGHT)
        assert told in judged(PRIORS, path).oddities
    link = tmp_path / "link" / PRIORS.file()
    link.parent.mkdir()
    link.symlink_to(path)
    assert "the file is a link" in judged(PRIORS, link).oddities


def test_no_process_is_left(tmp_path):
    mark = f"left-{os.getpid()}"
    text = RIGHT.replace(
        "    counts = {}", "    import subprocess, sys\n    subprocess.Popen([sys.executable, '-c', "
        f"'import time; time.sleep(600)', '{mark}'])\n    counts = {{}}")
    assert verdict_on(PRIORS, text.encode(), tmp_path).is_right
    if sys.platform.startswith("linux"):
        time.sleep(0.2)
        shown = subprocess.run(["ps", "-eo", "stat,args"], capture_output=True, text=True).stdout
        assert [line for line in shown.split("\n") if mark in line and line[0] != "Z"] == []
