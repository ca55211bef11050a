"""The drawing page, pressed through in Chromium, against the library."""

import json
import random
from fractions import Fraction
from itertools import product

import pytest
from board import X, Y, x
from browser import report_of

from naivebayes import (
    BernoulliNB,
    ZeroEvidenceError,
    most_probable,
    normalize,
)

ALPHAS = {"0": Fraction(0), "1": Fraction(1, 2), "2": Fraction(1), "4": Fraction(2)}
N_SETS = 10

# Presses every image into the grid, one pixel after the other (a Gray
# code), with every alpha, after the edits of each training set.
PRESS_ALL = """
const edits = %s;
const at = (id) => document.getElementById("ov-" + id);
const pixel = (grid, j) => grid.querySelectorAll("[data-pixel]")[j];
const grids = (c) => [...at("images-" + c).querySelectorAll(".ov-grid")];
const exact = (id) => {
  const span = at(id).querySelector(".ov-exact");
  return span ? span.textContent : at(id).textContent;
};
const draw = (bits) => [...bits].forEach((bit, j) => {
  const button = pixel(at("x"), j);
  if (button.getAttribute("aria-pressed") !== String(bit === "1")) button.click();
});
const run = () => {
  const seen = {};
  for (const alpha of ["0", "1", "2", "4"]) {
    document.querySelector(`[name=alpha][value="${alpha}"]`).click();
    for (let k = 0; k < 512; k += 1) {
      const gray = k ^ (k >> 1);
      const bits = gray.toString(2).padStart(9, "0");
      draw(bits);
      seen[alpha + " " + bits] = [1, 7].flatMap((c) => [
        exact("prior-" + c), exact("product-" + c),
        exact("score-" + c), exact("posterior-" + c)]).join(" ") +
        " " + at("verdict").textContent.replace(/, with probability.*/, "");
    }
  }
  return seen;
};
const results = [run()];
for (const steps of edits) {
  at("reset").click();
  for (const [what, c, i, j] of steps) {
    if (what === "add") {
      draw(i);
      at("add-" + c).click();
    } else if (what === "remove") {
      at("images-" + c).children[i].querySelector(".ov-button").click();
    } else {
      pixel(grids(c)[i], j).click();
    }
  }
  results.push(run());
}
return results;
"""


def edited_sets():
    """Edits, as the page gets them, and the training sets they make."""
    one_each = [["remove", c, 0, 0] for c in [1, 1, 1]]
    one_each.extend([["remove", 7, 1, 0]] * 4)
    yield one_each, {1: [X[3]], 7: [X[4]]}
    drawn = random.Random(17)
    for _ in range(N_SETS - 1):
        images = {1: [row[:] for row in X[:4]], 7: [row[:] for row in X[4:]]}
        steps = []
        for _ in range(6):
            c = drawn.choice([1, 7])
            what = drawn.choice(["add", "remove", "press", "press"])
            i, j = drawn.randrange(len(images[c])), drawn.randrange(9)
            if what == "add":
                bits = "".join(drawn.choice("01") for _ in range(9))
                images[c].append([int(bit) for bit in bits])
                steps.append(["add", c, bits, 0])
            elif what == "remove" and len(images[c]) > 1:
                del images[c][i]
                steps.append(["remove", c, i, 0])
            else:
                images[c][i][j] = 1 - images[c][i][j]
                steps.append(["press", c, i, j])
        yield steps, images


def expected(images, alpha):
    """Image -> what the page must show, from the library."""
    rows = images[1] + images[7]
    labels = [1] * len(images[1]) + [7] * len(images[7])
    model = BernoulliNB(alpha=alpha).fit(rows, labels)
    for bits in product([0, 1], repeat=9):
        joint = model.joint(bits)
        try:
            posterior = normalize(joint)
        except ZeroEvidenceError:
            posterior = dict.fromkeys(joint, "0 divided by 0")
            said = ("Both scores are 0: there is nothing to divide by. "
                    "With alpha above 0 no factor is 0.")
        else:
            said = f"It is a {most_probable(joint)}"
            if joint[1] == joint[7]:
                said = "A tie: both classes have probability 1/2. The first class, 1, is given."
        numbers = []
        for c, prior in model.priors.items():
            counted = f"{len(images[c])}/{len(rows)}"
            numbers += [counted, joint[c] / prior, joint[c], posterior[c]]
        yield bits, f"{' '.join(map(str, numbers))} {said}"


@pytest.fixture(scope="module")
def pressed(site, tmp_path_factory):
    edits = [steps for steps, _ in edited_sets()]
    report, complaints = report_of(site / "one-or-seven.html", PRESS_ALL % json.dumps(edits),
                                tmp_path_factory.mktemp("pressed"))
    assert complaints == []
    return report


@pytest.mark.parametrize("n", range(N_SETS + 1))
def test_all_512_images_agree_with_the_library(pressed, n):
    sets = [{1: X[:4], 7: X[4:]}, *[images for _, images in edited_sets()]]
    seen = pressed[n]
    assert len(seen) == 4 * 512
    for name, alpha in ALPHAS.items():
        for bits, text in expected(sets[n], alpha):
            assert seen[f"{name} {''.join(map(str, bits))}"] == text


def test_the_edited_sets_differ_and_the_first_has_zeros_and_ties():
    sets = [images for _, images in edited_sets()]
    assert len({json.dumps(images) for images in sets}) == N_SETS
    # one image each: both scores are 0 unless x is one of the two images
    texts = [text for _, text in expected(sets[0], Fraction(0))]
    assert sum("0 divided by 0" in text for text in texts) == 510
    # they differ in 6 pixels: 3 to 3 is a tie, in 20 * 2^3 images
    texts = [text for _, text in expected(sets[0], Fraction(1))]
    assert sum("A tie" in text for text in texts) == 160


def test_the_board_is_what_the_page_begins_with(site, tmp_path):
    report, _ = report_of(site / "one-or-seven.html", """
      const text = (id) => document.getElementById("ov-" + id).textContent;
      const grids = [...document.querySelectorAll(".ov-images .ov-grid")];
      return {
        verdict: text("verdict"),
        typed: document.getElementById("ov-typed").value,
        prior: text("prior-1"),
        score: text("score-1"),
        count: text("count-1-3"),
        factor: text("factor-1-3"),
        images: grids.map((grid) => [...grid.children].map(
          (button) => button.getAttribute("aria-pressed") === "true" ? 1 : 0)),
      };""", tmp_path)
    assert report == {
        "verdict": "It is a 7, with probability about 0.9699.",
        "typed": "".join(map(str, x)),
        "prior": "4/90.4444",
        "score": "3/163840.0001831",
        "count": "3 of 4",
        "factor": "3/40.7500",
        "images": X,
    }
    assert Y == [1] * 4 + [7] * 5


def test_the_factors_are_shown_as_counted(site, tmp_path):
    report, _ = report_of(site / "one-or-seven.html", """
      const seen = {};
      for (const alpha of ["0", "1", "2", "4"]) {
        document.querySelector(`[name=alpha][value="${alpha}"]`).click();
        seen[alpha] = [1, 7].map((c) => [...Array(9).keys()].map((j) => document
          .querySelector(`#ov-factor-${c}-${j} .ov-exact`).textContent).join(" "));
      }
      return seen;""", tmp_path)
    assert report == {
        "0": ["1/4 2/4 3/4 3/4 1/4 1/4 3/4 1/4 2/4", "4/5 4/5 4/5 3/5 3/5 2/5 3/5 2/5 3/5"],
        # twice the count and 1, over twice the total and 2
        "1": ["3/10 5/10 7/10 7/10 3/10 3/10 7/10 3/10 5/10",
              "9/12 9/12 9/12 7/12 7/12 5/12 7/12 5/12 7/12"],
        "2": ["2/6 3/6 4/6 4/6 2/6 2/6 4/6 2/6 3/6", "5/7 5/7 5/7 4/7 4/7 3/7 4/7 3/7 4/7"],
        "4": ["3/8 4/8 5/8 5/8 3/8 3/8 5/8 3/8 4/8", "6/9 6/9 6/9 5/9 5/9 4/9 5/9 4/9 5/9"],
    }


def test_keys_and_typing_draw_too(site, tmp_path):
    report, _ = report_of(site / "one-or-seven.html", """
      const at = (id) => document.getElementById("ov-" + id);
      const pressed = () => [...at("x").children].map(
        (button) => button.getAttribute("aria-pressed") === "true" ? 1 : 0).join("");
      const key = (name) => document.activeElement.dispatchEvent(
        new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
      const place = () => document.activeElement.getAttribute("aria-label");
      const seen = [];
      at("x").children[0].focus();
      for (const name of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown",
                          "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp", "Home", "End"]) {
        key(name);
        seen.push(place());
      }
      document.activeElement.click();
      const stops = [...at("x").children].map((button) => button.tabIndex);
      const switched = pressed();
      at("typed").value = "0011";
      at("typed").dispatchEvent(new Event("input"));
      const half = [pressed(), at("hint").textContent, at("typed").getAttribute("aria-invalid")];
      at("typed").value = "111010012";
      at("typed").dispatchEvent(new Event("input"));
      half.push(pressed(), at("hint").textContent);
      at("typed").value = "001 001 001";
      at("typed").dispatchEvent(new Event("input"));
      return { seen, stops, switched, half, typed: pressed(),
               verdict: at("verdict").textContent };""", tmp_path)
    assert report == {
        "seen": [f"pixel {j}" for j in (2, 3, 3, 6, 9, 9, 8, 5, 1, 9)],
        "stops": [-1] * 8 + [0],
        "switched": "111010011",
        "half": ["111010011", "not an image yet: 4 of nine digits, each 0 or 1", "true",
                 "111010011", "not an image yet: 9 of nine digits, each 0 or 1"],
        "typed": "001001001",
        "verdict": "It is a 1, with probability about 0.9757.",
    }
    model = BernoulliNB(alpha=0).fit(X, Y)
    share = model.posterior([0, 0, 1] * 3)[1]
    assert f"{float(share):.4f}" == "0.9757"


def test_an_alpha_that_the_browser_kept_is_used(site, tmp_path):
    report, _ = report_of(site / "one-or-seven.html", """
      document.querySelector('[name=alpha][value="2"]').checked = true;
      window.dispatchEvent(new PageTransitionEvent("pageshow"));
      return document.getElementById("ov-verdict").textContent;""", tmp_path)
    assert report == "It is a 7, with probability about 0.9070."


def test_the_last_image_of_a_class_stays(site, tmp_path):
    report, _ = report_of(site / "one-or-seven.html", """
      const block = document.getElementById("ov-images-1");
      const remove = () => block.querySelectorAll(".ov-button");
      const counts = [];
      while (!remove()[0].disabled) {
        remove()[0].click();
        counts.push(document.getElementById("ov-size-1").textContent);
      }
      document.getElementById("ov-reset").click();
      counts.push(document.getElementById("ov-size-1").textContent);
      return counts;""", tmp_path)
    assert report == ["Class 1: 3 images", "Class 1: 2 images", "Class 1: 1 image",
                      "Class 1: 4 images"]


COUNT = """
  const at = (id) => document.getElementById("ov-" + id);
  const exact = (id) => at(id).querySelector(".ov-exact").textContent;
  const pixels = [...Array(9).keys()];
  const seen = () => ({
    states: pixels.map((j) => at("state-" + j).textContent).join(" "),
    counts: [1, 7].map((c) => pixels.map((j) => at(`count-${c}-${j}`).textContent)),
    factors: [1, 7].map((c) => pixels.map((j) => exact(`factor-${c}-${j}`)).join(" ")),
    sizes: [1, 7].map((c) => at("size-" + c).textContent),
    focus: document.activeElement.getAttribute("aria-label") || document.activeElement.id,
  });
"""


def test_counts_and_factors_follow_the_edits(site, tmp_path):
    report, _ = report_of(site / "one-or-seven.html", COUNT + """
      at("add-7").click();
      const remove = () => at("images-1").querySelector(".ov-button");
      remove().focus();
      remove().click();
      const three = seen();
      remove().click();
      at("images-1").querySelectorAll(".ov-button")[0].click();
      return [three, seen()];""", tmp_path)
    ones, sevens = X[1:4], [*X[4:], x]
    three, one = report
    for c, images in enumerate([ones, sevens]):
        matches = [[row[j] for row in images].count(x[j]) for j in range(9)]
        assert three["counts"][c] == [f"{n} of {len(images)}" for n in matches]
        assert three["factors"][c] == " ".join(f"{n}/{len(images)}" for n in matches)
    assert three["states"] == "on on on off on off off on off"
    assert three["sizes"] == ["Class 1: 3 images", "Class 7: 6 images"]
    assert three["focus"] == "Remove image 1 of class 1"  # the next one
    assert one["focus"] == "ov-add-1"  # the last one stays
    # the fourth 1, 100 100 100, agrees with x at pixels 1, 6 and 9
    assert one["factors"][0] == "1/1 0/1 0/1 0/1 0/1 1/1 0/1 0/1 1/1"


def test_a_reset_undoes_everything(site, tmp_path):
    report, _ = report_of(site / "one-or-seven.html", """
      const at = (id) => document.getElementById("ov-" + id);
      const board = document.getElementById("ov-board");
      const all = () => [board.innerText, at("typed").value, at("bar-1").style.width,
        board.querySelector("[name=alpha]:checked").value,
        ...[...board.querySelectorAll("[aria-pressed]")].map(
          (button) => button.getAttribute("aria-pressed"))].join(" ");
      const first = all();
      at("x").children[4].click();
      at("add-7").click();
      at("images-1").querySelector(".ov-button").click();
      document.querySelector('[name=alpha][value="2"]').click();
      const changed = all();
      at("reset").click();
      return [first === changed, first, all()];""", tmp_path)
    assert not report[0]
    assert report[1] == report[2]


def test_the_bar_shows_the_posteriors(site, tmp_path):
    report, _ = report_of(site / "one-or-seven.html", """
      const at = (id) => document.getElementById("ov-" + id);
      const widths = () => [at("bar-1"), at("bar-7")].map((bar) => bar.style.width);
      const seen = [widths()];
      while (!at("images-1").querySelector(".ov-button").disabled)
        at("images-1").querySelector(".ov-button").click();
      while (!at("images-7").querySelector(".ov-button").disabled)
        at("images-7").querySelector(".ov-button").click();
      return [...seen, widths(), at("verdict").textContent];""", tmp_path)
    first, second = report[0]
    assert float(first[:-1]) == pytest.approx(100 * 390625 / 12973537, abs=1e-3)
    assert float(second[:-1]) == pytest.approx(100 * 12582912 / 12973537, abs=1e-3)
    assert report[1] == ["0px", "0px"]
    assert report[2].startswith("Both scores are 0")


def test_the_page_can_be_used_without_a_mouse_or_eyes(site, tmp_path):
    report, _ = report_of(site / "one-or-seven.html", """
      const at = (id) => document.getElementById("ov-" + id);
      const press = (name) => at("x").children[0].dispatchEvent(
        new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
      const color = (k) => getComputedStyle(at("x").children[k]).backgroundColor;
      const labels = [...document.querySelectorAll("#ov-images-7 [aria-label]")];
      const rows = [...document.querySelectorAll(".ov-table thead tr")];
      const typed = at("typed");
      at("x").children[4].click();
      const stops = [...at("x").children].map((button) => button.tabIndex);
      typed.value = "0011";
      typed.dispatchEvent(new Event("input"));
      typed.dispatchEvent(new Event("blur"));
      const left = [typed.value, at("hint").textContent, typed.getAttribute("aria-invalid")];
      typed.value = "(1, 1, 1, 0, 1, 0, 0, 1, 0)";
      typed.dispatchEvent(new Event("input"));
      const pasted = [...at("x").children].map((button) => button.ariaPressed);
      const { left: l, top: t, width: w, height: h } = at("x").children[4].getBoundingClientRect();
      let passed = 0;
      addEventListener("keydown", () => { passed += 1; });
      const alt = at("x").children[0].dispatchEvent(new KeyboardEvent(
        "keydown", { key: "ArrowLeft", altKey: true, bubbles: true, cancelable: true }));
      press("n");
      const gone = passed;
      return {
        scrolls: ["ArrowDown", "Home", "a", "Tab"].map((name) => press(name)),
        stops: stops,
        left: left,
        pasted: pasted.map((on) => on === "true" ? 1 : 0),
        touched: document.elementFromPoint(l + w / 2, t + h / 2) === at("x").children[4],
        alt: [alt, gone],
        colors: color(0) !== color(3),
        labels: labels.slice(0, 11).map((part) => part.getAttribute("aria-label")),
        alphas: [...document.querySelectorAll("[name=alpha]")].map(
          (choice) => [choice.parentElement.textContent.trim(), choice.value]),
        heads: rows.map((row) => [...row.children].map((cell) => cell.textContent)),
        status: at("verdict").getAttribute("role"),
      };""", tmp_path)
    name = "image 1 of class 7"
    assert report == {
        "scrolls": [False, False, True, True],  # a key that moves does not scroll
        "stops": [-1] * 4 + [0] + [-1] * 4,
        "left": ["111000010", "nine digits, 1 is on", "false"],
        "pasted": x,
        "touched": True,
        "alt": [True, 1],  # alt and an arrow is the browser's; n goes no further
        "colors": True,
        "labels": [name, *[f"{name}, pixel {j}" for j in range(1, 10)], f"Remove {name}"],
        "alphas": [["0", "0"], ["1/2", "1"], ["1", "2"], ["2", "4"]],
        "heads": [["", "class 1", "class 7"],
                  ["pixel", "x", "of class 1", "factor", "of class 7", "factor"]],
        "status": "status",
    }
