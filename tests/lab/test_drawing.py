"""Charts: what stands where, whether everything fits on the sheet, and that any text is drawn as it is."""

from __future__ import annotations

import itertools
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trailboss.lab.drawing import Axis, Curve, Mark, Series, bars, lines, number, points, ticks
from trailboss.lab.drawing_sheet import PAPER, text_width, wrapped

LONG = "python3 bots/a_bot_with_a_very_long_name_that_goes_on_and_on_and_on.py --depth 3 --quiet"


def parts(picture: str, kind: str) -> list[ET.Element]:
    return [part for part in ET.fromstring(picture).iter() if part.get("class") == kind]


def at(part: ET.Element, name: str) -> float:
    return float(part.get(name, ""))


def size(picture: str) -> tuple[float, float]:
    root = ET.fromstring(picture)
    return float(root.get("width", "")), float(root.get("height", ""))


def texts_outside(picture: str) -> list[str]:
    """The texts that do not fit on the sheet."""
    width, height = size(picture)
    found = []
    for part in ET.fromstring(picture).iter("{http://www.w3.org/2000/svg}text"):
        text = part.text or ""
        x, y = at(part, "x"), at(part, "y")
        wide = text_width(text, at(part, "font-size"))
        left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[part.get("text-anchor", "")]
        if part.get("transform"):  # written from below to above
            inside = y - wide / 2 >= 0 and y + wide / 2 <= height
        else:
            inside = left >= 0 and left + wide <= width and y - 13 >= 0 and y + 4 <= height
        if not inside:
            found.append(text)
    return found


def test_lying_bars_are_as_long_as_their_values() -> None:
    picture = bars("Points", ["a", "b", "c"], [Series("", [Mark(10), Mark(20), Mark(-5)])])
    ten, twenty, minus = parts(picture, "bar")
    assert at(twenty, "width") == pytest.approx(2 * at(ten, "width"), abs=0.05)
    assert at(minus, "width") == pytest.approx(at(ten, "width") / 2, abs=0.05)
    assert at(ten, "x") == at(twenty, "x") == pytest.approx(at(minus, "x") + at(minus, "width"), abs=0.05)
    assert at(ten, "y") < at(twenty, "y") < at(minus, "y")
    assert [part.text for part in parts(picture, "label")] == ["a", "b", "c"]
    values = parts(picture, "value")
    assert [part.text for part in values] == ["10.0", "20.0", "−5.0"]
    assert at(values[2], "x") > at(ten, "x")  # right of zero, where no bar is


def test_whiskers_reach_from_low_to_high() -> None:
    picture = points("Ratings", ["a", "b"], [Series("", [Mark(100, 50, 150), Mark(0)])], reference=0)
    (whisker,) = parts(picture, "whisker")
    first, second = parts(picture, "point")
    middle = (at(whisker, "x1") + at(whisker, "x2")) / 2
    assert at(first, "data-x") == pytest.approx(middle, abs=0.02)
    zero = at(parts(picture, "reference")[0], "x1")
    assert at(second, "data-x") == pytest.approx(zero, abs=0.02)
    assert at(whisker, "x1") - zero == pytest.approx(middle - at(whisker, "x1"), abs=0.05)


def test_ticks_are_at_their_values() -> None:
    picture = points("Ratings", ["a"], [Series("", [Mark(100, -40, 320)])])
    found = {float((part.text or "").replace("−", "-")): at(part, "x") for part in parts(picture, "tick")}
    steps = sorted(found)
    (point,) = parts(picture, "point")
    scale = (found[steps[-1]] - found[steps[0]]) / (steps[-1] - steps[0])
    assert at(point, "data-x") == pytest.approx(found[steps[0]] + scale * (100 - steps[0]), abs=0.05)


def test_long_words_fit() -> None:
    series = [Series(f"{LONG} {number}", [Mark(3, 1, 500), Mark(-4, -9, 2)]) for number in range(6)]
    picture = bars(LONG * 3, [LONG, "b"], series, axis=Axis(LONG[:50]))
    assert texts_outside(picture) == []
    picture = points(LONG * 3, [LONG, "b"], series, axis=Axis(LONG * 2), notes=["1 ± 2", LONG])
    assert texts_outside(picture) == []
    picture = lines(
        LONG, [Curve(LONG, [0, 1], [Mark(1), Mark(2)])] * 3, across=Axis(LONG * 2), up=Axis("loss")
    )
    assert texts_outside(picture) == []


def test_labels_do_not_overlap_the_bars() -> None:
    picture = bars("Title", [LONG, "b"], [Series("", [Mark(3), Mark(4)])])
    bar = parts(picture, "bar")[0]
    assert len(parts(picture, "label")) > 2  # the long one takes several lines
    assert max(at(part, "x") for part in parts(picture, "label")) < at(bar, "x")
    rows = sorted(at(part, "y") for part in parts(picture, "label"))
    assert min(second - first for first, second in itertools.pairwise(rows)) >= 13


def test_curves_leave_gaps_where_there_is_no_number() -> None:
    marks = [Mark(1), Mark(2), Mark(float("nan")), Mark(3), Mark(4)]
    picture = lines("Training", [Curve("loss", range(5), marks)])
    first, second = (part.get("points", "").split() for part in parts(picture, "curve"))
    assert (len(first), len(second)) == (2, 2)
    xs = [float(pair.split(",")[0]) for pair in first + second]
    ys = [float(pair.split(",")[1]) for pair in first + second]
    assert xs == sorted(xs)
    assert ys == sorted(ys, reverse=True)  # more is higher up
    assert parts(picture, "band") == []


def test_a_curve_with_error_bars_has_a_band() -> None:
    picture = lines("Training", [Curve("loss", [0, 1], [Mark(1, 0, 2), Mark(2, 1, 3)])])
    assert len(parts(picture, "band")[0].get("points", "").split()) == 4


def test_series_differ_in_more_than_colour() -> None:
    picture = points("Ratings", ["a"], [Series(str(index), [Mark(index)]) for index in range(8)])
    looks = [
        (part.tag, part.get("fill") == PAPER, len(part.get("points", "").split()))
        for part in parts(picture, "point")
    ]
    assert len(set(looks)) == 8


def test_words_are_drawn_unchanged() -> None:
    picture = bars('<b> & "Wüste"', ["a<b"], [Series("x & y", [Mark(1)])])
    assert ET.fromstring(picture).findtext("{http://www.w3.org/2000/svg}title") == '<b> & "Wüste"'
    assert [part.text for part in parts(picture, "legend")] == ["x & y"]


def test_nothing_to_draw_is_an_empty_chart() -> None:
    for picture in (bars("Title", [], []), points("Title", ["a"], [Series("", [None])]), lines("Title", [])):
        assert parts(picture, "bar") + parts(picture, "point") + parts(picture, "curve") == []
        assert texts_outside(picture) == []


def test_numbers_in_both_languages() -> None:
    assert number(0.25, Axis(percent=True), 0.25) == "25\u202f%"
    assert number(-1.5, Axis(lang="de"), 0.5) == "−1,5"
    assert number(-0.001, Axis(), 0.1) == "0.0"


@given(st.floats(-1e6, 1e6), st.floats(1e-3, 1e6))
def test_ticks_are_round_and_reach_both_ends(low: float, span: float) -> None:
    found = ticks(low, low + span)
    assert 2 <= len(found) <= 9
    assert found == sorted(set(found))
    step = found[1] - found[0]
    assert found[0] <= low + step * 1e-6
    assert found[-1] >= low + span - step * 1e-6


@given(
    st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), max_size=80), st.integers(20, 300)
)
def test_wrapped_text_keeps_every_character(text: str, width: int) -> None:
    found = wrapped(text, width)
    assert "".join("".join(found).split()) == "".join(text.split())
    for line in found:
        assert text_width(line) <= width or len(line) == 1
