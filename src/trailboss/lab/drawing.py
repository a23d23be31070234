"""Charts as SVG text, by the standard library alone: bars and points with error bars, and curves.

>>> picture = bars("Games won", ["medium", "random"], [Series("", [Mark(0.9, 0.8, 0.95), Mark(0.1)])])
>>> picture[:4], picture.count('class="bar"'), picture.count('class="whisker"')
('<svg', 2, 1)

Every chart has a light background of its own, so it reads the same on a white page and on a dark one. Series
differ by shape and dashes too, not by colour alone. The caller passes all texts, in any language.
Marks carry classes (`bar`, `point`, `whisker`, `curve`, `band`, `tick`, `label`, `legend`).
"""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from trailboss.core.messages import ENGLISH, decimal
from trailboss.lab.drawing_sheet import (
    EDGE,
    GRID,
    INK,
    LABEL,
    LINE,
    PLOT,
    SOFT,
    Sheet,
    dashes,
    head,
    ink,
    shape,
    text_width,
    wrapped,
)


class Mark(NamedTuple):
    """A value and, where they are known, the ends of its error bar."""

    value: float
    low: float | None = None
    high: float | None = None


class Series(NamedTuple):
    """Marks that belong together: one for each label, None where there is no value."""

    name: str
    marks: Sequence[Mark | None]


class Curve(NamedTuple):
    """Marks over a number, from left to right. Marks that aren't finite leave a gap."""

    name: str
    across: Sequence[float]
    marks: Sequence[Mark]


class Axis(NamedTuple):
    """What an axis says and shows."""

    name: str = ""
    percent: bool = False
    """Are shares shown as percentages?"""
    lang: str = ENGLISH
    """The language that its numbers are written in."""
    low: float | None = None
    high: float | None = None
    """The axis reaches at least to here."""
    digits: int | None = None
    """Decimals of the values next to bars; by default as on the axis."""


PLAIN: Final = Axis()

# ----------------------------------------------------------------------------- numbers


def ticks(low: float, high: float, most: int = 9) -> list[float]:
    """Round numbers, evenly spaced, that reach from `low` or below to `high` or above."""
    if not high > low:
        low, high = low - 0.5, high + 0.5
    rough = (high - low) / (most - 1)
    power = 10.0 ** math.floor(math.log10(rough))
    for factor in (1.0, 2.0, 5.0, 10.0, 20.0):
        step = factor * power
        first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
        if last - first < most:
            break
    digits = max(0, 1 - math.floor(math.log10(step)))
    return [round(number * step, digits) + 0.0 for number in range(first, last + 1)]


def number(value: float, axis: Axis, step: float) -> str:
    """A value in the axis's format, as precise as its steps."""
    if axis.percent:
        value, step = 100 * value, 100 * step
    digits = max(0, -math.floor(math.log10(step) + 1e-9)) if step > 0 else 0
    text = decimal(value, digits, axis.lang)
    return f"{text}\u202f%" if axis.percent else text


def _reach(marks: Sequence[Mark | None], axis: Axis, more: Sequence[float] = ()) -> list[float]:
    """The ticks of an axis that shows all these marks with their error bars."""
    values = [value for mark in marks if mark is not None for value in mark if value is not None]
    values = [value for value in (*values, *more) if math.isfinite(value)]
    values += [end for end in (axis.low, axis.high) if end is not None]
    return ticks(min(values), max(values)) if values else ticks(0, 1)


# ----------------------------------------------------------------------------- charts


def bars(
    title: str,
    labels: Sequence[str],
    series: Sequence[Series],
    *,
    axis: Axis = PLAIN,
) -> str:
    """Bars from zero with error bars: for each label one of every series."""
    return _chart(title, labels, series, axis, "bar")


def points(
    title: str,
    labels: Sequence[str],
    series: Sequence[Series],
    *,
    axis: Axis = PLAIN,
    reference: float | None = None,
    notes: Sequence[str] = (),
) -> str:
    """Points with whiskers, a line for each label and in it one for every series; notes at the right.

    `reference` is a value to compare with, drawn as a dashed line.
    """
    return _chart(title, labels, series, axis, "point", reference, notes)


def _chart(
    title: str,
    labels: Sequence[str],
    series: Sequence[Series],
    axis: Axis,
    kind: str,
    reference: float | None = None,
    notes: Sequence[str] = (),
) -> str:
    every = [mark for one in series for mark in one.marks]
    more = [value for value in (reference, 0.0 if kind == "bar" else None) if value is not None]
    marks = _reach(every, axis, more)
    sheet = Sheet()
    step = marks[1] - marks[0]
    broken = [wrapped(label, LABEL) for label in labels]
    left = EDGE + max((text_width(line) for lines in broken for line in lines), default=0.0) + 10
    top = head(sheet, title, [one.name for one in series], left + PLOT - EDGE, kind) + 8
    thick = 15 if kind == "bar" else 17
    heights = [max(thick * len(series) + 12, LINE * len(lines) + 8) for lines in broken]
    bottom = top + sum(heights)
    to_x = _scale(marks, left, left + PLOT)
    for value in marks:
        sheet.line(to_x(value), top, to_x(value), bottom + 5, "grid", GRID)
        sheet.text(to_x(value), bottom + 15, number(value, axis, step), "tick", anchor="middle")
    if reference is not None:
        x = to_x(reference)
        sheet.line(x, top, x, bottom, "reference", SOFT, stroke_dasharray="4 4", stroke_width=1.2)
    _below(sheet, axis.name, left, bottom)
    y = top
    for row, height in enumerate(heights):
        middle = y + height / 2
        for count, line in enumerate(broken[row]):
            sheet.text(
                left - 10,
                middle + LINE * (count - (len(broken[row]) - 1) / 2),
                line,
                "label",
                anchor="end",
            )
        for index, one in enumerate(series):
            mark = one.marks[row]
            if mark is None or not math.isfinite(mark.value):
                continue
            at = middle + thick * (index - (len(series) - 1) / 2)
            if kind == "bar":
                start, end = sorted((to_x(0), to_x(mark.value)))
                size = {"x": start, "y": at - thick / 2 + 1, "width": end - start, "height": thick - 2}
                sheet.add("rect", class_="bar", fill=ink(index), **size)
                _whisker(sheet, mark, to_x, at, INK)
                label = number(mark.value, axis, step / 10 if axis.digits is None else 0.1**axis.digits)
                sheet.text(_end(mark, to_x) + 6, at, label, "value")
            else:
                _whisker(sheet, mark, to_x, at, ink(index))
                shape(sheet, index, to_x(mark.value), at, "point")
        y += height
    sheet.line(left, top, left, bottom, "axis-line", SOFT)
    if kind == "bar" and marks[0] < 0:
        sheet.line(to_x(0), top, to_x(0), bottom, "axis-line", SOFT)
    for row, note in enumerate(notes):
        sheet.text(left + PLOT + 14, top + sum(heights[:row]) + heights[row] / 2, note, "note")
    sheet.width = max(sheet.width, left + PLOT)
    return sheet.svg(title)


def lines(
    title: str,
    curves: Sequence[Curve],
    *,
    across: Axis = PLAIN,
    up: Axis = PLAIN,
) -> str:
    """Curves over a number; where marks have error bars, a pale band around the curve."""
    sheet = Sheet()
    high = 320
    ys = _reach([mark for curve in curves for mark in curve.marks], up)
    xs = _reach([Mark(x) for curve in curves for x in curve.across], across)
    labels = [number(value, up, ys[1] - ys[0]) for value in ys]
    left = EDGE + max(text_width(text) for text in labels) + (LINE + 4 if up.name else 0) + 10
    right = left + PLOT
    top = head(sheet, title, [curve.name for curve in curves], right - EDGE, "curve") + 10
    bottom = top + high
    to_x, to_y = _scale(xs, left, right), _scale(ys, bottom, top)
    for value, text in zip(ys, labels):
        sheet.line(left - 5, to_y(value), right, to_y(value), "grid", GRID)
        sheet.text(left - 9, to_y(value), text, "tick", anchor="end")
    for value in xs:
        sheet.line(to_x(value), top, to_x(value), bottom + 5, "grid", GRID)
        sheet.text(to_x(value), bottom + 15, number(value, across, xs[1] - xs[0]), "tick", anchor="middle")
    _side(sheet, up.name, (top + bottom) / 2)
    _below(sheet, across.name, left, bottom)
    for index, curve in enumerate(curves):
        for run in _runs(curve):
            _run(sheet, index, run, to_x, to_y)
    sheet.line(left, top, left, bottom, "axis-line", SOFT)
    sheet.line(left, bottom, right, bottom, "axis-line", SOFT)
    sheet.width = max(sheet.width, right)
    return sheet.svg(title)


def _runs(curve: Curve) -> list[list[tuple[float, Mark]]]:
    """The curve in pieces without gaps."""
    runs: list[list[tuple[float, Mark]]] = [[]]
    for x, mark in zip(curve.across, curve.marks):
        if math.isfinite(x) and math.isfinite(mark.value):
            runs[-1].append((x, mark))
        else:
            runs.append([])
    return [run for run in runs if run]


_To = Callable[[float], float]


def _run(sheet: Sheet, index: int, run: list[tuple[float, Mark]], to_x: _To, to_y: _To) -> None:
    def path(of: Sequence[tuple[float, float]]) -> str:
        return " ".join(f"{to_x(x):.2f},{to_y(y):.2f}" for x, y in of)

    lows = [(x, mark.low) for x, mark in run if mark.low is not None]
    highs = [(x, mark.high) for x, mark in run if mark.high is not None]
    if len(lows) > 1 and len(highs) > 1:
        around = path(highs) + " " + path(lows[::-1])
        sheet.add("polygon", class_="band", points=around, fill=ink(index), fill_opacity=0.15)
    look = {"fill": "none", "stroke": ink(index), "stroke_width": 2, "stroke_linejoin": "round"}
    sheet.add(
        "polyline",
        class_="curve",
        points=path([(x, mark.value) for x, mark in run]),
        stroke_dasharray=dashes(index),
        **look,
    )
    every = max(1, len(run) // 8)  # symbols on some points distinguish curves without colour
    for place in range(0, len(run), every):
        shape(sheet, index, to_x(run[place][0]), to_y(run[place][1].value), "point")


def _scale(marks: Sequence[float], start: float, end: float) -> _To:
    low, high = marks[0], marks[-1]
    return lambda value: start + (value - low) / (high - low) * (end - start)


def _end(mark: Mark, to_x: _To) -> float:
    """Where a bar and its error bar end at the right; at zero if they are below it."""
    return to_x(max(0.0, mark.value, 0.0 if mark.high is None else mark.high))


def _whisker(sheet: Sheet, mark: Mark, to_x: _To, at: float, colour: str) -> None:
    if mark.low is None or mark.high is None or not (math.isfinite(mark.low) and math.isfinite(mark.high)):
        return
    low, high = to_x(mark.low), to_x(mark.high)
    sheet.line(low, at, high, at, "whisker", colour, stroke_width=1.6)
    for end in (low, high):
        sheet.line(end, at - 3.5, end, at + 3.5, "cap", colour, stroke_width=1.6)


def _below(sheet: Sheet, name: str, left: float, bottom: float) -> None:
    """The name of a level axis, under its numbers."""
    sheet.height = bottom + 22
    for line in wrapped(name, PLOT) if name else ():
        sheet.text(left + PLOT / 2, sheet.height + 10, line, "axis", anchor="middle")
        sheet.height += LINE


def _side(sheet: Sheet, name: str, middle: float) -> None:
    """The name of an upright axis, written from below to above."""
    x = EDGE + LINE / 2
    if name:
        sheet.text(x, middle, name, "axis", anchor="middle", transform=f"rotate(-90 {x} {middle:.2f})")
