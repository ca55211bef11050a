"""The built site, opened from its files, with no network."""

import contextlib
import os
import re
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag
from urllib.request import urlopen

import pytest
from board import X, x
from browser import opened, report_of
from markdown import Markdown
from pages import DOCS, PAGES, formulas, markers, name_of, text_of
from test_layout import parsed

import naivebayes

TOOLS = sorted((DOCS / "tools").rglob("*.py"))
EACH_PAGE = pytest.mark.parametrize("page", PAGES, ids=name_of)
LOADING = {("script", "src"), ("link", "href"), ("img", "src"), ("iframe", "src"),
           ("source", "src"), ("object", "data"), ("use", "href"), ("img", "srcset"),
           ("source", "srcset"), ("video", "poster")}


class Parts(HTMLParser):
    """The ids, links and loaded files of a page."""

    def __init__(self, html):
        super().__init__()
        self.ids, self.links, self.loaded, self.tags = [], [], [], []
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))
        for name, value in attributes:
            if name == "id":
                self.ids.append(value)
            if (tag, name) == ("a", "href"):
                self.links.append(value)
            if (tag, name) in LOADING:
                self.loaded.append(value)


def built(site, page):
    return site / name_of(page).replace(".md", ".html")


@cache
def parts_of(path):
    return Parts(path.read_text("utf-8"))


# whole, without a network


def test_the_site_is_served(tmp_path):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    log, html = tmp_path / "log", ""
    with log.open("w") as output:
        server = subprocess.Popen(
            [sys.executable, "-m", "mkdocs", "serve", "-a", address],
            cwd=DOCS.parent, stdout=output, stderr=subprocess.STDOUT,
            env={**os.environ, "TMPDIR": str(tmp_path)})
    try:
        for _ in range(300):
            with contextlib.suppress(OSError), urlopen(
                    f"http://{address}/derivation/counting.html") as answer:
                html = answer.read().decode("utf-8")
                break
            time.sleep(0.1)
    finally:
        server.terminate()
        server.wait()
    assert "naivebayes/counting.py, line" in html, log.read_text()
    assert "<math" in html


@EACH_PAGE
def test_a_page_loads_only_files_of_the_site(site, page):
    path = built(site, page)
    for address in parts_of(path).loaded:
        assert "//" not in address, address
        assert (path.parent / unquote(urldefrag(address)[0])).exists(), address


@EACH_PAGE
def test_every_link_and_anchor_of_a_page_resolves(site, page):
    path = built(site, page)
    for link in parts_of(path).links:
        if re.match("https?:", link):
            continue
        address, anchor = urldefrag(link)
        target = path.parent / unquote(address) if address else path
        if target.is_dir():
            target = target / "index.html"
        assert target.exists(), link
        if anchor:
            assert anchor in parts_of(target).ids, link


@EACH_PAGE
def test_ids_are_unique_on_a_page(site, page):
    ids = parts_of(built(site, page)).ids
    assert len(ids) == len(set(ids))


def test_no_style_or_script_names_an_address_to_load(site):
    for path in [*(site / "assets").rglob("*.css"), *(DOCS / "assets").glob("*.js")]:
        text = path.read_text("utf-8")
        assert not re.search(r"@import|url\(\s*['\"]?(?:https?:)?//|fetch\(|XMLHttp", text), path


# Looks at the page, and then at the same page in a frame as narrow as
# a phone.
OBSERVE = """
  const words = (page) => {
    const article = page.querySelector("article").cloneNode(true);
    article.querySelectorAll("pre, code").forEach((code) => code.remove());
    return article.textContent;
  };
  const look = (frame) => {
    const page = frame.document;
    const all = (selector) => [...page.querySelectorAll(selector)];
    const box = (element) => element.getBoundingClientRect();
    return {
      fonts: [...page.fonts].filter((font) => font.family.includes("Naivebayes"))
        .map((font) => font.status),
      formulas: all("article math").map((math) => box(math).height),
      pictures: all("figure.picture svg").map((svg) => box(svg).width),
      hidden: all("article math, figure.picture svg").filter((part) => !part.checkVisibility(
        { opacityProperty: true, visibilityProperty: true })).length,
      small: all("article p, article li, article pre code").filter(
        (part) => parseFloat(frame.getComputedStyle(part).fontSize) < 9).length,
      unreached: all(".md-typeset__scrollwrap, div.formula").filter(
        (part) => part.tabIndex !== 0 ||
          frame.getComputedStyle(part).overflowX !== "auto").length,
      wide: page.documentElement.scrollWidth,
      raw: words(page).match(/\\$|\\\\frac|\\]\\[|^:::/m),
    };
  };
  await wait(1000);
  document.querySelectorAll("details").forEach((block) => { block.open = true; });
  await document.fonts.ready;
  const phone = document.createElement("iframe");
  phone.width = 360;
  phone.height = 780;
  phone.src = "%s";
  const loaded = new Promise((done) => { phone.onload = done; });
  document.body.append(phone);
  await loaded;
  await wait(1000);
  const inside = phone.contentWindow;
  inside.document.querySelectorAll("details").forEach((block) => { block.open = true; });
  await inside.document.fonts.ready;
  return [look(window), look(inside)];
"""


@pytest.fixture(scope="module")
def looks(site, tmp_path_factory):
    """Page -> what a browser reports of it; two browsers at a time."""
    def look(page):
        path = built(site, page)
        return report_of(path, OBSERVE % path.name, tmp_path_factory.mktemp("look"))

    with ThreadPoolExecutor(2) as pool:
        return dict(zip(map(name_of, PAGES), pool.map(look, PAGES)))


@EACH_PAGE
def test_a_page_is_whole_in_a_browser(looks, page):
    (wide, narrow), complaints = looks[name_of(page)]
    assert complaints == []
    for report, width in [(wide, 1280), (narrow, 360)]:
        if report["formulas"]:
            assert report["fonts"] == ["loaded"]
        assert all(height > 0 for height in report["formulas"])
        assert all(width > 100 for width in report["pictures"])
        assert (report["hidden"], report["small"], report["unreached"]) == (0, 0, 0)
        assert report["wide"] <= width
        assert report["raw"] is None
    assert len(narrow["formulas"]) == len(wide["formulas"])


@pytest.mark.parametrize("words, first", [
    ("smoothing", "derivation/smoothing.html"), ("laplace", "derivation/smoothing.html"),
    ("underflow", "derivation/log-space.html"), ("odds", "derivation/"),
    ("gaussian_pdf", "derivation/density.html")])
def test_search_works_from_a_file_and_finds_where_it_is_explained(site, tmp_path, words, first):
    report, complaints = report_of(site / "index.html", f"const words = '{words}';" + """
      const field = document.querySelector("[data-md-component=search-query]");
      field.focus();
      field.value = words;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }));
      const links = () => [...document.querySelectorAll(".md-search-result__link")];
      await until(() => links().length > 0);
      return links().map((link) => link.href.split("/").slice(-2).join("/"));
      """, tmp_path)
    assert complaints == []
    assert report[0].startswith(first)


def test_the_palette_switches_between_light_and_dark(site, tmp_path):
    report, _ = report_of(site / "index.html", """
      const scheme = () => document.body.dataset.mdColorScheme;
      const paper = () => getComputedStyle(
        document.querySelector("figure.picture rect")).color;
      const seen = [scheme(), paper()];
      [...document.querySelectorAll("[data-md-component=palette] input")][1].click();
      await until(() => scheme() !== seen[0]);
      return [...seen, scheme(), paper()];""", tmp_path)
    assert report == ["default", "rgb(255, 255, 255)", "slate", "rgb(27, 30, 36)"]


# formulas


def test_a_formula_becomes_mathml_that_search_passes_over():
    latex = r"P(y \mid x) = \frac{1}{2}"
    block = formulas.mathml(latex, is_block=True)
    assert block.startswith("<math data-search-exclude")
    assert 'display="block"' in block
    assert "<mfrac><mn>1</mn><mn>2</mn></mfrac>" in block
    assert "display=" not in formulas.mathml(latex, is_block=False)


def test_signs_of_html_reach_the_formula_as_they_are():
    html = Markdown(extensions=["pymdownx.arithmatex", formulas.FormulaExtension()],
                    extension_configs={"pymdownx.arithmatex": {"generic": True}}).convert(
        "$$\n\\begin{aligned} a &= b \\\\ &< c \\end{aligned}\n$$")
    assert "amp" not in html
    assert "<mo>&lt;</mo>" in html
    assert html.count("<mtr>") == 2


def test_an_unknown_command_is_refused_with_its_formula():
    with pytest.raises(formulas.FormulaError, match=r"the formula '\\\\nosuch"):
        formulas.mathml(r"\nosuch{x}", is_block=False)


@EACH_PAGE
def test_all_formulas_of_a_page_are_made(site, page):
    parts = parts_of(built(site, page))
    n_math = sum(tag == "math" for tag, _ in parts.tags)
    holders = [attributes for _, attributes in parts.tags
               if attributes.get("class") == "formula"]
    assert n_math == len(holders)
    assert bool(n_math) == bool(re.search(r"\$[^$\n`]+\$|^\$\$", text_of(page), re.M))


# the reference, and pictures


def test_the_reference_has_every_public_name(site):
    page = (site / "reference.html").read_text("utf-8")
    ids = parts_of(site / "reference.html").ids
    for name in naivebayes.__all__:
        assert name.lower() in ids, name
    assert {"naivebayes-predict_proba", "bernoullinb-phi", "explanation-to_latex",
            "explanation-check"} <= set(ids)
    entry = page[page.index('id="smoothed_share"'):page.index('id="value_probabilities"')]
    assert "smoothed_share(count, total, n_values, alpha=1)" in entry
    assert "The share of one value, with alpha pseudo-counts for each value." in entry
    assert 'href="derivation/smoothing.html#smoothed_share"' in entry


def test_a_source_says_where_it_stands():
    shown = markers.source("naivebayes.smoothed_share", "derivation/smoothing.md")
    lines = (Path(naivebayes.__file__).parent / "counting.py").read_text("utf-8").split("\n")
    line = lines.index("def smoothed_share(") + 1
    assert f'title="naivebayes/counting.py, line {line}"' in shown
    assert "[In the reference](../reference.md#smoothed_share)" in shown


SPELLED = [" ".join("".join(map(str, row[k:k + 3])) for k in (0, 3, 6)) for row in [*X, x]]


@pytest.mark.parametrize("name, told", [
    ("board.images", ["class 1: 4 images", "class 7: 5 images", *SPELLED]),
    ("board.evidence", ["all together: 3.472", "1.163", "-0.2231", "0.06454"]),
    ("overview.steps", ["4 images of a 1, 5 images of a 7", "pixel 1 is on in 1 of 4, and in 4 of 5",
                        "shares: 1/4 and 4/5"]),
    ("counting.pixel_1", ["class 1: pixel 1 is on in 1 of 4 images",
                          "class 7: pixel 1 is on in 4 of 5 images"]),
    ("smoothing.shares_by_alpha", ["class 1: 1 of 4", "class 7: 4 of 5"]),
    ("probability.by_class", ["4/9", "5/9", "1/9", "1/3"]),
    ("summaries.squares", ["1/16", "9/16", "3/16", "0.433"]),
    ("density.at_one", ["0.9213", "0.2056"]),
    ("log_space.to_the_end", ["864", "1476"]),
    ("normalizing.one_bar", ["0.0001831", "0.006081", "0.03011"])])
def test_a_picture_tells_the_numbers_of_the_board(name, told):
    picture = unescape(markers.made("picture", name, "index.md"))
    for number in told:
        assert number in picture, number


# the site as a whole


def test_every_page_is_in_the_navigation():
    config = (DOCS.parent / "mkdocs.yml").read_text("utf-8")
    listed = re.findall(r"^ +- (\S+\.md)$", config, re.M)
    assert sorted(listed) == sorted(map(name_of, PAGES))


def test_the_font_has_its_license_beside_it(site):
    folder = site / "assets" / "fonts"
    assert (folder / "naivebayes-math.woff2").read_bytes()[:4] == b"wOF2"
    assert "GUST" in (folder / "GUST-FONT-LICENSE.txt").read_text("utf-8")


def test_the_tools_are_not_part_of_the_site(site):
    assert not (site / "tools").exists()
    assert not list(site.rglob("*.py"))


@pytest.mark.parametrize("path", TOOLS, ids=lambda path: path.name)
def test_the_tools_keep_the_house_rules(path):
    lines = path.read_text("utf-8").split("\n")
    assert max(map(len, lines)) <= 72
    assert len(lines) <= 300
    assert parsed(path).body[0].value.value


@EACH_PAGE
def test_the_search_dialog_has_a_name(site, page):
    dialogs = [attributes for _, attributes in parts_of(built(site, page)).tags
               if attributes.get("role") == "dialog"]
    assert [dialog["aria-label"] for dialog in dialogs] == ["Search"]


def test_the_page_without_a_script_says_so(site):
    html = (site / "one-or-seven.html").read_text("utf-8")
    assert "<noscript>This page needs JavaScript.</noscript>" in html


def test_a_browser_report_is_not_trusted_blindly(site, tmp_path):
    page = Path(site) / "index.html"
    with pytest.raises(AssertionError, match="nothing is here"):
        report_of(page, "throw new Error('nothing is here');", tmp_path)
    html, complaints = opened(page, tmp_path)
    assert "<html" in html
    assert complaints == []


def test_a_request_and_a_console_error_would_be_seen(site, tmp_path):
    _, complaints = report_of(site / "index.html", """
      console.error("something is wrong");
      new Image().src = "http://127.0.0.1:8765/picture.png";
      await wait(500);
      return {};""", tmp_path)
    assert any("something is wrong" in line for line in complaints)
    assert "http://127.0.0.1:8765/picture.png" in complaints
