import math
import pickle
import re
import xml.etree.ElementTree as ET
from fractions import Fraction as F
from pathlib import Path

import pytest
from board import X, Y, x
from frozen.make_pictures import pictures

from naivebayes import (
    BernoulliNB,
    CategoricalNB,
    GaussianNB,
    MixedNB,
    NaiveBayesError,
    NotFittedError,
    Picture,
    confusion,
    confusion_picture,
    evidence_bars,
    explain,
    gaussian_curves,
    gaussian_pdf,
    load_digits_one_seven,
    load_tennis,
    load_wine,
    pixel_map,
)
from naivebayes.figures.colors import ink_on
from naivebayes.figures.drawing import cut, escaped, text_width
from naivebayes.figures.numbers import round_numbers, short, tick_text
from naivebayes.render.steps import Step

SVG = "{http://www.w3.org/2000/svg}"
FROZEN = Path(__file__).parent / "frozen"


def drawn(picture):
    """The elements of a picture."""
    return ET.fromstring(picture)


def parts(picture, name, tag):
    """The elements of one kind inside the groups of one name."""
    found = []
    for part in drawn(picture).iter(f"{SVG}g"):
        if part.get("class") == f"nb-{name}":
            found.extend(part.iter(SVG + tag))
    return found


def texts(picture):
    return [t.text for t in drawn(picture).iter(f"{SVG}text")]


def numbers(element, *names):
    return [float(element.get(name)) for name in names]


def points(element):
    pairs = element.get("points").split()
    return [tuple(map(float, pair.split(","))) for pair in pairs]


def description(picture):
    return drawn(picture).find(f"{SVG}desc").text


def board():
    return BernoulliNB(alpha=0).fit(X, Y)


def measured(columns, y, **options):
    return GaussianNB(**options).fit([[v] for v in columns], y)


def weights(*pairs, winner="yes", runner_up="no"):
    """Steps by hand from (what, value) pairs."""
    numbers = {"winner": winner, "runner_up": runner_up}
    return [Step("weight", None, what, "", numbers, value)
            for what, value in pairs]


# every picture


@pytest.mark.parametrize("name", sorted(pictures()))
def test_pictures_are_letter_by_letter_as_they_were_looked_at(name):
    assert pictures()[name] == (FROZEN / name).read_text("ascii")


@pytest.mark.parametrize("name", sorted(pictures()))
def test_screen_readers_are_told_title_and_description(name):
    root = drawn(pictures()[name])
    assert root.get("role") == "img"
    ids = [root[0].get("id"), root[1].get("id")]
    assert root.get("aria-labelledby").split() == ids
    assert [root[0].tag, root[1].tag] == [f"{SVG}title", f"{SVG}desc"]
    assert root[0].text and root[1].text


@pytest.mark.parametrize("name", sorted(pictures()))
def test_a_picture_fits_a_phone_and_keeps_its_shape(name):
    root = drawn(pictures()[name])
    width, height = root.get("width"), root.get("height")
    assert root.get("viewBox") == f"0 0 {width} {height}"
    assert root.get("style") == "max-width:100%;height:auto"
    assert float(width) <= 480
    for text in root.iter(f"{SVG}text"):
        assert int(text.get("font-size", 14)) >= 12
        assert 0 < float(text.get("x")) < float(width)
        assert 0 < float(text.get("y")) < float(height)


def test_a_picture_is_a_text_that_notebooks_show():
    picture = pixel_map(board())
    assert isinstance(picture, Picture) and isinstance(picture, str)
    assert picture._repr_svg_() == picture
    assert type(picture._repr_svg_()) is str
    assert pickle.loads(pickle.dumps(picture)) == picture
    assert picture.isascii()
    assert "\n\n" not in picture  # an empty line ends HTML in Markdown


def test_ids_differ_where_the_content_does():
    ids = set()
    for picture in [*pictures().values(),
                    confusion_picture({1: {1: 2}}),
                    confusion_picture({1: {1: 3}})]:
        ids.add(drawn(picture).get("aria-labelledby"))
    assert len(ids) == 6
    assert pictures() == pictures()


def schemes():
    """The colors of both schemes, read from a style sheet."""
    sheet = drawn(pixel_map(board())).find(f"{SVG}style").text
    rules = [dict(re.findall(r"--nb-(\w+):(#\w{6})", line))
             for line in sheet.split("\n")]
    light, system, slate = [rule for rule in rules if rule]
    assert system == slate
    assert light.keys() == slate.keys()
    return [light, slate]


def channels(color):
    return [int(color[k:k + 2], 16) for k in (1, 3, 5)]


def contrast(a, b):
    """The contrast of two colors as WCAG 2 has it, from 1 to 21."""
    sizes = []
    for color in (a, b):
        linear = []
        for channel in color:
            s = channel / 255
            linear.append(s / 12.92 if s <= 0.04045
                          else ((s + 0.055) / 1.055) ** 2.4)
        sizes.append(0.2126 * linear[0] + 0.7152 * linear[1]
                     + 0.0722 * linear[2] + 0.05)
    return max(sizes) / min(sizes)


def test_text_and_curves_stand_out_in_light_and_dark():
    assert contrast([0, 0, 0], [255, 255, 255]) == pytest.approx(21)
    for colors in schemes():
        paper = channels(colors["paper"])
        for role in ("ink", "muted", "c0", "c1"):  # c0, c1: heads, too
            assert contrast(channels(colors[role]), paper) >= 4.5
        for i in range(6):
            assert contrast(channels(colors[f"c{i}"]), paper) >= 3


def test_numbers_can_be_read_on_every_shade():
    for colors in schemes():
        paper = channels(colors["paper"])
        shade = channels(colors["shade"])
        for k in range(1001):
            share = k / 1000
            mixed = [p + (s - p) * share for p, s in zip(paper, shade)]
            ink = channels(colors[ink_on(share)])
            assert contrast(ink, mixed) >= 4.5, share


def test_the_switch_of_the_page_wins_over_that_of_the_system():
    sheet = drawn(pixel_map(board())).find(f"{SVG}style").text
    lines = sheet.split("\n")
    scope = ".naivebayes-picture"
    default = '[data-md-color-scheme="default"]'
    slate = '[data-md-color-scheme="slate"]'
    assert lines[0].startswith(f"{scope},{default} {scope}{{--nb-paper:")
    assert lines[1].startswith(
        f"@media (prefers-color-scheme:dark){{{scope}{{--nb-paper:")
    assert lines[2].startswith(f"{slate} {scope}{{--nb-paper:")
    for line in lines[3:]:
        assert re.fullmatch(
            rf"\{scope} \.nb-(\w+){{color:var\(--nb-\1\)}}", line)


def test_markup_and_control_characters_become_text():
    assert escaped("<a href=\"x\">&amp;") == (
        "&lt;a href=&quot;x&quot;&gt;&amp;amp;")
    assert escaped("a\tb\n c\x00\x1b\ud800\uffff") == (
        "a b c" + "&#65533;" * 4)
    assert escaped("\u03c6 \U0001f600") == "&#966; &#128512;"
    odd = '<b>&"\x00\ud800\n'
    model = GaussianNB().fit([[0], [1], [5], [7]], [odd, odd, "b", "b"],
                             ["]]><!--\x07"])
    picture = gaussian_curves(model, 0, x=2)
    assert '<b>&"\ufffd\ufffd ' in texts(picture)
    assert "]]><!--\ufffd" in texts(picture)
    assert '<b>&"' in description(picture)
    for picture in (
        evidence_bars(weights((odd, 1.0), winner=odd, runner_up="\x01")),
        confusion_picture({odd: {odd: 1}}),
        pixel_map(BernoulliNB().fit([[1], [0]], [odd, "b"], ["\x02&"])),
    ):
        assert "\ufffd" in description(picture)


def test_long_names_are_cut_in_the_middle():
    assert cut("short", 100) == "short"
    name = cut("a very long name of class 12", 100)
    assert name.startswith("a ve") and name.endswith("12")
    assert "\u2026" in name
    assert text_width(name) <= 100
    assert cut("name", 1) == "n\u2026"
    long = "w" * 5000 + "!"
    picture = confusion_picture({long: {long: 1}})
    assert len(picture) < 6000
    assert "w\u2026w" in description(picture)


def test_labels_that_look_alike_are_told_apart():
    table = {1: {1: 2, "1": 0}, "1": {1: 1, "1": 3}}
    found = texts(confusion_picture(table))
    assert found.count("1") == 1 + 2  # a count, two heads
    assert found.count("'1'") == 2


def test_numbers_are_short():
    values = [0.25, F(1, 3), 1234.56, 24715.5, 0.00012346, 1e-300,
              -1.5e200, 0, 12345678, 9999.9, math.inf]
    assert [short(value) for value in values] == [
        "0.25", "0.3333", "1235", "24720", "0.0001235", "1e-300",
        "-1.5e200", "0", "1.235e7", "10000", "inf"]


def test_ticks_are_round():
    found = round_numbers(F(-13), F(21), 5)
    assert found == [-10, 0, 10, 20]
    assert round_numbers(F(0), F(1), 5) == [0, F(1, 5), F(2, 5),
                                            F(3, 5), F(4, 5), 1]
    assert [tick_text(F(v)) for v in (0, 20, -3000, 2 * 10**9)] == [
        "0", "20", "-3000", "2e9"]
    assert tick_text(F(17 * 10**14 + 5, 10**6)) == "1700000000.000005"
    assert tick_text(F(-3, 20)) == "-0.15"
    assert tick_text(F(25, 10**162)) == "2.5e-161"


# curves


def test_the_curves_of_pixel_1_by_hand():
    picture = gaussian_curves(GaussianNB().fit(X, Y), "x1", x=1)
    one, seven = parts(picture, "curves", "polyline")
    # sd 0.433 and 0.4: the axis goes from 0.25 - 3.5 * 0.433 to
    # 0.8 + 3.5 * 0.4; left of it stands "0.5", 13 high
    low, high = 0.25 - 3.5 * math.sqrt(0.1875), 2.2
    left, right = 16 + 13 * (0.64 + 0.42 + 0.64) + 8, 464
    assert points(one)[0][0] == points(seven)[0][0] == round(left, 2)
    assert points(one)[-1][0] == points(seven)[-1][0] == 464
    # the higher peak, that of class 7, has 1/1.05 of the height of 200
    place = left + (0.8 - low) / (high - low) * (right - left)
    top = min(points(seven), key=lambda point: point[1])
    assert top == pytest.approx((place, 266 - 200 / 1.05), abs=0.006)
    # N(0.25; 0.25, 3/16) over N(0.8; 0.8, 4/25): 0.4/0.433
    top = min(points(one), key=lambda point: point[1])
    assert top[1] == pytest.approx(
        266 - 200 / 1.05 * 0.4 / math.sqrt(0.1875), abs=0.006)


def test_the_query_is_marked_with_the_density_of_each_class():
    picture = gaussian_curves(GaussianNB().fit(X, Y), "x1", x=1)
    line = parts(picture, "query", "line")[0]
    low, left = 0.25 - 3.5 * math.sqrt(0.1875), 46.1
    place = left + (1 - low) / (2.2 - low) * (464 - left)
    assert numbers(line, "x1", "x2") == [round(place, 2)] * 2
    dots = [dot for dot in parts(picture, "query", "circle")
            if dot.get("class") != "nb-paper"]
    highest = gaussian_pdf(0.8, 0.8, 0.16) * 1.05
    for dot, density in zip(dots, [0.205574, 0.880163]):
        assert numbers(dot, "cx", "cy") == pytest.approx(
            [place, 266 - 200 * density / highest], abs=0.006)
    found = texts(picture)
    assert found[found.index("density at x") + 1:] == [
        "1", "0.25", "0.1875", "0.2056", "7", "0.8", "0.16", "0.8802"]
    assert "x = 1" in found
    assert description(picture) == (
        "2 Gaussian curves of feature x1. A line marks x = 1. "
        "Class 1: mean 0.25, variance 0.1875, density at x 0.2056. "
        "Class 7: mean 0.8, variance 0.16, density at x 0.8802.")


def test_curves_differ_in_color_and_dashes():
    y = [c for c in range(30) for _ in "12"]
    model = measured(range(60), y)
    picture = gaussian_curves(model, 0)
    curves = parts(picture, "curves", "polyline")
    looks = {(c.get("class"), c.get("stroke-dasharray")) for c in curves}
    assert len(curves) == len(looks) == 30
    first = [(c.get("class"), c.get("stroke-dasharray"))
             for c in curves[:5]]
    assert len({color for color, _ in first}) == 5
    assert len({dash for _, dash in first}) == 5
    in_legend = parts(picture, "legend", "line")
    assert [(c.get("class"), c.get("stroke-dasharray"))
            for c in in_legend[:5]] == first
    more = measured(range(62), [c for c in range(31) for _ in "12"])
    with pytest.raises(NaiveBayesError, match="31 classes"):
        gaussian_curves(more, 0)


def test_wine_is_drawn_by_name_or_by_index():
    wine = load_wine()
    model = GaussianNB().fit(wine.X, wine.y, wine.feature_names)
    picture = gaussian_curves(model, "proline", x=1035)
    assert gaussian_curves(model, 12, x=1035) == picture
    assert len(parts(picture, "curves", "polyline")) == 3
    in_the_middle = [t.text for t in parts(picture, "axes", "text")
                     if t.get("text-anchor") == "middle"]
    assert in_the_middle == ["0", "500", "1000", "1500", "proline"]
    without = gaussian_curves(model, "proline")
    assert parts(without, "query", "line") == []
    assert "density at x" not in texts(without)


def test_a_narrow_peak_is_drawn_beside_a_wide_curve():
    model = measured([0, 5e5, 1e6, 5, 5.1, 5.2], list("aaabbb"))
    wide, narrow = parts(gaussian_curves(model, 0), "curves", "polyline")
    heights = [266 - y for _, y in points(narrow)]
    assert max(heights) == pytest.approx(200 / 1.05, abs=0.01)
    assert heights[0] == heights[-1] == 0
    after = heights[heights.index(max(heights)):]
    assert after == sorted(after, reverse=True)
    peak = min(points(narrow), key=lambda point: point[1])
    assert points(narrow)[-2] == (peak[0], 266)  # down where it went up
    assert points(narrow)[-1][0] == points(wide)[-1][0] == 464


@pytest.mark.parametrize("unit", [1e-160, 1e-9, 1.0, 1e9, 1e150])
def test_any_unit_gives_the_same_curves(unit):
    picture = gaussian_curves(
        measured([unit, 3 * unit, 7 * unit, 9 * unit], list("aabb")), 0)
    one, two = parts(picture, "curves", "polyline")
    # means 2 and 8, sd 1: the axis goes from -1.5 to 11.5
    left = points(one)[0][0]
    for curve, mean in ((one, 2), (two, 8)):
        top = min(points(curve), key=lambda point: point[1])
        place = left + (mean + 1.5) / 13 * (464 - left)
        assert top == pytest.approx((place, 266 - 200 / 1.05), abs=0.02)
    labels = [t.text for t in parts(picture, "axes", "text")
              if t.get("text-anchor") == "middle"]
    assert len(labels) >= 4
    assert float(labels[1]) - float(labels[0]) == pytest.approx(2 * unit)


def test_small_spreads_far_from_zero_keep_their_shape():
    start = 1.7e9
    model = measured([start, start + 2e-6, start + 4e-6, start + 8e-6],
                     list("aabb"))
    curves = parts(gaussian_curves(model, 0), "curves", "polyline")
    for curve in curves:
        assert len(set(points(curve))) > 120
    constant = GaussianNB(var_smoothing=1e-9).fit(
        [[1e308, 1], [1e308, 2], [1e308, 5], [1e308, 6]], list("aabb"))
    picture = gaussian_curves(constant, 0)
    assert "1e308" in texts(picture)
    with pytest.raises(NaiveBayesError, match="too far"):
        gaussian_curves(constant, 0, x=-1e308)


def test_a_class_that_is_constant_is_drawn_as_it_was_smoothed():
    model = measured([5, 5, 1, 9], list("aabb"), var_smoothing=1e-9)
    # variance of all rows: (0 + 0 + 16 + 16)/4 = 8
    assert "8e-9" in texts(gaussian_curves(model, 0))


def test_the_axis_is_widened_for_the_query():
    model = measured([1, 3, 7, 9], list("aabb"))
    picture = gaussian_curves(model, 0, x=100)
    line = parts(picture, "query", "line")[0]
    assert numbers(line, "x1") == [464]
    assert "0" in texts(picture)  # a density too small for a float
    assert numbers(parts(picture, "query", "text")[0], "x")[0] < 464


def test_a_mixed_model_has_curves_where_it_measures():
    data = load_tennis(numeric=True)
    model = MixedNB().fit(data.X, data.y, data.feature_names)
    picture = gaussian_curves(model, "temperature", x=66)
    assert "74.6" in texts(picture) and "49.84" in texts(picture)
    assert gaussian_curves(model, 1, x=66) == picture
    with pytest.raises(NaiveBayesError, match="'outlook' is categorical"
                       ".*'temperature', 'humidity'"):
        gaussian_curves(model, "outlook")


def test_what_has_no_curve_is_refused():
    model = GaussianNB().fit([[0, None], [1, None]], ["a", "a"])
    with pytest.raises(NaiveBayesError, match="'x2' was never known"):
        gaussian_curves(model, "x2")
    with pytest.raises(NaiveBayesError, match="no feature 'x3'.*'x1'"):
        gaussian_curves(model, "x3")
    for feature in (2, -1, 1.0, None, True, [0]):
        with pytest.raises(NaiveBayesError, match="^feature "):
            gaussian_curves(model, feature)
    for value in (math.nan, math.inf, "1", [1]):
        with pytest.raises(NaiveBayesError, match="^x "):
            gaussian_curves(model, 0, x=value)
    with pytest.raises(NotFittedError):
        gaussian_curves(GaussianNB(), 0)
    with pytest.raises(NaiveBayesError, match="GaussianNB or MixedNB"):
        gaussian_curves(board(), 0)


# images


def test_the_cells_of_the_board_by_hand():
    picture = pixel_map(board())
    cells = parts(picture, "image", "rect")
    shares = [float(cell.get("fill-opacity")) for cell in cells]
    assert shares == [0.25, 0.5, 0.75, 0.25, 0.25, 0.75, 0.25, 0.25, 0.5,
                      0.8, 0.8, 0.8, 0.4, 0.6, 0.6, 0.4, 0.4, 0.4]
    written = parts(picture, "image", "text")
    assert [t.text for t in written[:10]] == [
        "0.25", "0.50", "0.75", "0.25", "0.25", "0.75", "0.25", "0.25",
        "0.50", "class 1"]
    assert written[19].text == "class 7"
    # pixel 6 is in the second line, third of 44 from the left edge 16
    assert numbers(cells[5], "x", "y", "width") == [104, 92, 44]
    assert numbers(written[5], "x", "y") == [126, 119]
    assert numbers(cells[9], "x", "y") == [16 + 3 * 44 + 24, 48]
    assert cells[5][0].text == "x6: 0.75"


def test_text_on_a_dark_cell_is_light():
    written = parts(pixel_map(board()), "image", "text")
    inks = [t.get("class") for t in written[:9]]
    strong = [t.text == "0.75" for t in written[:9]]
    assert inks == ["nb-strong" if s else "nb-pale" for s in strong]


def test_digits_are_squares_without_numbers():
    data = load_digits_one_seven()
    bits = [[int(v >= 8) for v in row] for row in data.X]
    model = BernoulliNB(alpha=1).fit(bits, data.y)
    picture = pixel_map(model)
    cells = parts(picture, "image", "rect")
    assert len(cells) == 128
    for cell, share in zip(cells, [*model.phi(1), *model.phi(7)]):
        assert float(cell.get("fill-opacity")) == round(float(share), 4)
    assert [t.text for t in parts(picture, "image", "text")] == [
        "class 1", "class 7"]
    # (count + 1)/(182 + 2) > 1/2
    ones = [row for row, c in zip(bits, data.y) if c == 1]
    mostly_on = [sum(column) > 91 for column in zip(*ones)]
    assert f"above 0.5 at {sum(mostly_on)} of 64 pixels. Class 7" in (
        description(picture))


def test_a_width_may_be_given():
    model = BernoulliNB().fit([[1, 0, 1, 1, 0, 1]] * 2, ["a", "b"])
    for width, n_lines in ((1, 6), (2, 3), (3, 2), (6, 1)):
        picture = pixel_map(model, width)
        assert f"Images of {width} by {n_lines} pixels." in (
            description(picture))
        places = {(c.get("x"), c.get("y"))
                  for c in parts(picture, "image", "rect")}
        assert len(places) == 12
    with pytest.raises(NaiveBayesError, match="6 features.*square"):
        pixel_map(model)
    with pytest.raises(NaiveBayesError, match="width is 4, and 6"):
        pixel_map(model, 4)
    for width in (0, -3, 7, 3.0, "3", True):
        with pytest.raises(NaiveBayesError, match="^width "):
            pixel_map(model, width)


def test_many_classes_stand_in_several_lines():
    model = BernoulliNB().fit([[1, 0, 0, 1]] * 10, list("abcdefghij"))
    cells = parts(pixel_map(model), "image", "rect")
    # an image is 88 wide, and 24 lie between two: four in a line
    corners = [numbers(cell, "x", "y") for cell in cells[::4]]
    assert [x for x, _ in corners] == [16, 128, 240, 352] * 2 + [16, 128]
    assert [y for _, y in corners] == (
        [48] * 4 + [48 + 88 + 32] * 4 + [48 + 2 * 120] * 2)


def test_a_pixel_that_was_never_known_is_crossed_out():
    rows = [[1, 0, None, 1], [0, 0, None, 1]]
    picture = pixel_map(BernoulliNB().fit(rows, ["a", "b"]))
    cells = parts(picture, "image", "rect")
    assert [c.get("class") for c in cells[:4]] == [
        "nb-shade", "nb-shade", "nb-paper", "nb-shade"]
    assert cells[2][0].text == "x3: never known"
    assert "x3 never known" in description(picture)
    assert "never known" in texts(picture)
    assert "never known" not in texts(pixel_map(board()))


def test_what_is_no_image_is_refused():
    with pytest.raises(NotFittedError):
        pixel_map(BernoulliNB())
    with pytest.raises(NaiveBayesError, match="needs a fitted BernoulliNB"):
        pixel_map(CategoricalNB().fit(X, Y))
    with pytest.raises(NaiveBayesError, match="bags of words"):
        pixel_map(BernoulliNB().fit([{"a"}, {"b"}], [1, 2]))
    wide = BernoulliNB().fit([[0] * 10201, [1] * 10201], [1, 2])
    with pytest.raises(NaiveBayesError, match="too many"):
        pixel_map(wide)


# bars


def test_the_bars_of_the_board_by_hand():
    picture = evidence_bars(explain(board(), x))
    assert len(parts(picture, "bars", "rect")) == 10
    found = [t.text for t in parts(picture, "bars", "text")]
    # x1: log(4/5 : 1/4); x5: log(3/5 : 1/4); prior: log(5/9 : 4/9)
    assert found[:4] == ["x1=1", "1.163", "x5=1", "0.8755"]
    assert found[10:14] == ["prior", "0.2231", "x4=0", "-0.2231"]
    # log(12582912 / 390625)
    assert "all together: 3.472" in texts(picture)
    assert [t.text for t in parts(picture, "heads", "text")] == [
        "\u2190 for 1", "for 7 \u2192"]
    assert "x1=1: 1.163." in description(picture)


def test_twice_the_weight_is_twice_as_long():
    picture = evidence_bars(weights(("a", 1.0), ("b", -0.5), ("c", 2.0)))
    c, a, b = parts(picture, "bars", "rect")
    widths = [numbers(bar, "width")[0] for bar in (c, a, b)]
    assert widths[0] == pytest.approx(2 * widths[1], abs=0.02)
    assert widths[1] == pytest.approx(2 * widths[2], abs=0.02)
    zero, = numbers(a, "x")
    assert numbers(c, "x") == [zero]  # to the right
    assert sum(numbers(b, "x", "width")) == pytest.approx(zero, abs=0.02)
    # 1 comes before 7 in label order, and has the first color
    assert [bar.get("class") for bar in (c, a, b)] == [
        "nb-c1", "nb-c1", "nb-c0"]
    # names 8.32 wide, numbers 60: from 16 + 8.32 + 24 + 60 to 464 - 84
    assert widths[0] == pytest.approx((380 - 108.32) * 2 / 2.5, abs=0.02)


def test_a_class_has_the_color_that_other_pictures_give_it():
    rows, labels = [[0], [3], [6], [9], [1], [4], [7], [10]], list("abcd") * 2
    model = GaussianNB().fit(rows, labels)
    # the classes a to d are the first to the fourth; here c is before b
    picture = evidence_bars(explain(model, [5.2]))
    assert [t.get("class") for t in parts(picture, "heads", "text")] == ["nb-c1", "nb-c2"]
    assert "for c" in picture and "for b" in picture
    curves = parts(gaussian_curves(model, 0), "curves", "polyline")
    assert [line.get("class") for line in curves] == ["nb-c0", "nb-c1", "nb-c2", "nb-c3"]


def test_beyond_thirty_the_rest_is_one_bar():
    steps = weights(*[(f"x{k}", k / 8) for k in range(1, 34)])
    picture = evidence_bars(steps)
    found = [t.text for t in parts(picture, "bars", "text")]
    assert len(parts(picture, "bars", "rect")) == 31
    assert found[:2] == ["x33", "4.125"]
    # 1/8 + 2/8 + 3/8
    assert found[-2:] == ["the other 3 together", "0.75"]
    assert len(parts(evidence_bars(steps[:30]), "bars", "rect")) == 30


def test_an_infinite_weight_is_an_arrow_longer_than_all():
    picture = evidence_bars(weights(("a", 4.0), ("b", math.inf),
                                    ("c", -2.0)))
    b, a, _ = [numbers(bar, "width")[0]
               for bar in parts(picture, "bars", "rect")]
    assert b == pytest.approx(1.25 * a, abs=0.02)
    assert len(parts(picture, "bars", "polyline")) == 1
    assert [t.text for t in parts(picture, "bars", "text")][:2] == [
        "b", "inf"]
    assert "all together: inf" in texts(picture)
    left = evidence_bars(weights(("a", 4.0), ("b", -math.inf)))
    assert "-inf" in texts(left)
    many = evidence_bars(weights(*[(f"x{k}", math.inf)
                                   for k in range(40)], ("y", -1.0)))
    assert "the other 11 together" in texts(many)


def test_neutral_weights_have_no_length():
    picture = evidence_bars(weights(("a", 0.0), ("b", 0)))
    for bar in parts(picture, "bars", "rect"):
        assert numbers(bar, "width") == [0]
    drawn(evidence_bars(weights(("a", 5e-324), ("b", -1e300))))


def test_other_steps_are_passed_over():
    other = Step("prior", 1, "P(1)", "4/9", {}, F(4, 9))
    steps = weights(("a", F(1, 2)))
    assert evidence_bars([other, *steps]) == evidence_bars(steps)


def test_without_weights_there_is_no_evidence():
    other = Step("prior", 1, "P(1)", "4/9", {}, F(4, 9))
    for steps in ([], [other], [1, None], ()):
        with pytest.raises(NaiveBayesError, match="no step of part 'weight'"):
            evidence_bars(steps)
    for steps in (None, "steps", {}, board()):
        with pytest.raises(NaiveBayesError, match="^steps "):
            evidence_bars(steps)


def test_weights_that_cannot_be_are_refused():
    for value in (math.nan, "1", None):
        with pytest.raises(NaiveBayesError, match="weight of 'a'"):
            evidence_bars(weights(("a", value)))
    with pytest.raises(NaiveBayesError, match="too large"):
        evidence_bars(weights(("a", 1e301)))
    with pytest.raises(NaiveBayesError, match="too large"):
        evidence_bars(weights(("a", -(10**400))))
    with pytest.raises(NaiveBayesError, match="either class"):
        evidence_bars(weights(("a", math.inf), ("b", -math.inf)))
    with pytest.raises(NaiveBayesError, match="'winner' and 'runner_up'"):
        evidence_bars([Step("weight", 1, "a", "", {"winner": 1}, 1.0)])
    two = weights(("a", 1.0)) + weights(("b", 1.0), winner="no",
                                        runner_up="yes")
    with pytest.raises(NaiveBayesError, match="of one row"):
        evidence_bars(two)


# tables


def test_the_cells_of_a_table_by_hand():
    picture = confusion_picture(
        {"a": {"a": 2, "b": 2}, "b": {"a": 1, "b": 4}})
    cells = parts(picture, "cells", "rect")
    assert [float(cell.get("fill-opacity")) for cell in cells] == [
        0.5, 0.5, 0.2, 0.8]
    counts = parts(picture, "cells", "text")
    assert [t.text for t in counts] == ["2", "2", "1", "4"]
    assert [t.get("class") for t in counts] == ["nb-pale"] * 3 + [
        "nb-strong"]
    # rows are true: the second cell is right of the first, 34 wide
    x, y, width, height = numbers(cells[0], "x", "y", "width", "height")
    assert (width, height) == (34, 34)
    assert numbers(cells[1], "x", "y") == pytest.approx([x + 34, y])
    assert numbers(cells[2], "x", "y") == pytest.approx([x, y + 34])
    right = parts(picture, "right", "rect")
    assert [numbers(frame, "x", "y") for frame in right] == [
        numbers(cells[0], "x", "y"), numbers(cells[3], "x", "y")]
    assert texts(picture)[1:3] == ["predicted", "true"]
    assert description(picture) == (
        "Rows are true classes, columns are predicted ones. "
        "True a: 2 as a, 2 as b. True b: 1 as a, 4 as b.")


def test_a_class_without_rows_has_no_shade():
    picture = confusion_picture(confusion(["a", "c"], ["a", "b"]))
    cells = parts(picture, "cells", "rect")
    assert [float(cell.get("fill-opacity")) for cell in cells] == [
        1, 0, 0, 0, 0, 0, 0, 1, 0]
    assert "True b: none." in description(picture)


def test_twenty_classes_have_cells_for_their_counts():
    y = [c for c in range(20) for _ in range(c + 1)]
    picture = confusion_picture(confusion(y, y[::-1]))
    assert len(parts(picture, "cells", "rect")) == 400
    assert len(parts(picture, "right", "rect")) == 20
    assert not [t for t in drawn(picture).iter(f"{SVG}text")
                if t.get("transform") and t.text != "true"]


def test_long_names_of_columns_stand_on_end():
    names = [f"a long name of class {k}" for k in range(3)]
    picture = confusion_picture(confusion(names, names))
    turned = [t.text for t in drawn(picture).iter(f"{SVG}text")
              if "rotate(-90" in t.get("transform", "")]
    assert len(turned) == 1 + 3
    assert turned[1].startswith("a long") and turned[1].endswith("0")


def test_large_counts_fit_their_cells():
    picture = confusion_picture({1: {1: 123456789, 2: 1}, 2: {1: 0, 2: 1}})
    assert "1.235e8" in texts(picture)
    assert "123456789 as 1" in description(picture)


def test_what_is_no_table_is_refused():
    for table in (None, {}, [], "table", {1: 2}, {1: {1: 1}, 2: 3},
                  [[1, 2], [3, 4]]):
        with pytest.raises(NaiveBayesError, match="needs a table"):
            confusion_picture(table)
    for table in ({1: {2: 1}}, {1: {1: 1, 2: 1}}, {1: {}},
                  {1: {1: 1, 2: 0}, 2: {1: 1}}):
        with pytest.raises(NaiveBayesError, match="one for each of"):
            confusion_picture(table)
    for count in (-1, 0.5, "1", None, True, 10**400):
        with pytest.raises(NaiveBayesError, match="count of true 1"):
            confusion_picture({1: {1: count}})
    labels = list(range(61))
    with pytest.raises(NaiveBayesError, match="61 labels"):
        confusion_picture(confusion(labels, labels))


def test_nothing_that_was_given_is_changed():
    table = {1: {1: 2, 7: 2}, 7: {1: 1, 7: 4}}
    steps = weights(("a", 1.0), ("b", 2.0))
    before = repr((table, steps))
    confusion_picture(table)
    evidence_bars(steps)
    assert repr((table, steps)) == before
