"""The tables of a balance study as charts."""

import math
from collections.abc import Sequence
from typing import Final

from trailboss.core.messages import decimal, format_message
from trailboss.lab.balance.names import row_name, title
from trailboss.lab.balance.probe import COUNTS, GRID, GROUPS, PAIRS, SEATS
from trailboss.lab.balance.report import MIN_SAMPLES, Figure, Row, Section
from trailboss.lab.balance.study import Study
from trailboss.lab.drawing import Axis, Curve, Mark, Series, bars, lines, points
from trailboss.lab.drawing_sheet import EDGE, INK, LABEL, LINE, PALETTE, Sheet, head, text_width, wrapped

MAX_LEVELS: Final = 5
"""How many marks a thing gets, the most frequent ones."""
MAX_CURVES: Final = 6
CELL: Final = 76
CELL_HIGH: Final = 42


def pictures(study: Study, sections: Sequence[Section], lang: str) -> dict[str, str]:
    """By name: all charts that have something to show."""
    found: dict[str, str] = {}
    for section in sections:
        name, kind = section.topic.name, section.topic.kind
        if name == SEATS:
            found[name] = _marks(study, section, section.rows, "won", lang)
        elif kind == GROUPS:
            found[name] = _marks(study, section, _frequent(section.rows), "ahead", lang)
        elif kind == PAIRS:
            found[name] = _marks(study, section, section.rows, "points", lang)
            if section.topic.turns:
                found[f"{name}-turns"] = _marks(study, section, section.rows, "turns", lang)
        elif kind == GRID:
            found[name] = grid(study, section, "points", lang)
            found[f"{name}-turns"] = grid(study, section, "turns", lang)
        elif kind == COUNTS:
            found[name] = _marks(study, section, section.rows, "one_more", lang)
            found[f"{name}-counts"] = _curves(study, section, lang)
        elif name != "game":
            found[name] = _bars(study, section, lang)
    return {name.replace("_", "-"): picture for name, picture in found.items() if picture}


def _frequent(rows: Sequence[Row]) -> list[Row]:
    """The rows that can be compared, of each thing the most frequent levels."""
    kept: list[Row] = []
    counts: dict[str, int] = {}
    for row in rows:
        if row.figures["ahead"].chance is not None and counts.get(row.item, 0) < MAX_LEVELS:
            counts[row.item] = counts.get(row.item, 0) + 1
            kept.append(row)
    return kept


def _marks(study: Study, section: Section, rows: Sequence[Row], name: str, lang: str) -> str:
    """A line for each row with one figure and its error bar; a star if it is clear."""
    rows = [row for row in rows if math.isfinite(row.figures[name].error)]
    if not rows:
        return ""
    won = name == "won"
    across = format_message(f"lab.balance.axis.{name}", {}, lang)
    if any(row.figures[name].clear for row in rows):
        across = f"{across} ({format_message('lab.balance.clear', {}, lang)})"
    return points(
        title(section, lang),
        [row_name(study.game, section, row, lang) for row in rows],
        [Series("", [_mark(row.figures[name]) for row in rows])],
        axis=Axis(across, percent=won, lang=lang),
        reference=1 / study.seats if won else 0.0,
        notes=[_note(row.figures[name], name, lang) for row in rows],
    )


def _note(figure: Figure, name: str, lang: str) -> str:
    """The figure as text."""
    digits = 2 if name in ("turns", "one_more") else 1
    if name == "won":
        rate, low, high = (decimal(100 * each, 1, lang) for each in (figure.value, figure.low, figure.high))
        text = f"{rate} % ({low}–{high})"
    else:
        text = f"{decimal(figure.value, digits, lang, plus=True)} ±{decimal(figure.error, digits, lang)}"
    return f"{text} *" if figure.clear else text


def _mark(figure: Figure) -> Mark:
    return Mark(figure.value, figure.low, figure.high)


def _bars(study: Study, section: Section, lang: str) -> str:
    return bars(
        title(section, lang),
        [row_name(study.game, section, row, lang) for row in section.rows],
        [Series("", [_mark(row.figures["mean"]) for row in section.rows])],
        axis=Axis(format_message("lab.balance.axis.mean", {}, lang), lang=lang),
    )


def _curves(study: Study, section: Section, lang: str) -> str:
    """Points ahead by count, as long as the counts go up one by one."""
    curves: list[Curve] = []
    for row in section.rows:
        steps = [
            step
            for step in row.by_count
            if step.item == step.level
            and step.seats >= MIN_SAMPLES
            and math.isfinite(step.figures["ahead"].error)
        ]
        if len(steps) > 2 and len(curves) < MAX_CURVES:
            name = row_name(study.game, section, row, lang)
            curves.append(
                Curve(
                    name,
                    [float(step.item) for step in steps],
                    [_mark(step.figures["ahead"]) for step in steps],
                )
            )
    if not curves:
        return ""
    return lines(
        title(section, lang),
        curves,
        across=Axis(format_message("lab.balance.axis.count", {}, lang), lang=lang),
        up=Axis(format_message("lab.balance.axis.ahead", {}, lang), lang=lang),
    )


# -------------------------------------------------------------------- grids


def grid(study: Study, section: Section, name: str, lang: str) -> str:
    """A cell for each thing and place, with the difference and its error; larger ones have more colour."""
    levels = sorted({row.level for row in section.rows})
    items = list(dict.fromkeys(row.item for row in section.rows))
    cells = {(row.item, row.level): row.figures[name] for row in section.rows}
    if all(cell.chance is None for cell in cells.values()):
        return ""
    largest = max(abs(cell.value) for cell in cells.values() if cell.chance is not None)
    labels = [wrapped(row_name(study.game, section, Row(item, "", 0, 0, {}), lang), LABEL) for item in items]
    sheet = Sheet()
    left = EDGE + max(text_width(line) for label in labels for line in label) + 10
    what = format_message(f"lab.balance.grid_{name}", {}, lang)
    heading = format_message("lab.balance.grid", {"what": what}, lang)
    if any(cell.clear for cell in cells.values()):
        heading = f"{heading} ({format_message('lab.balance.clear', {}, lang)})"
    right = left + CELL * len(levels)
    top = head(sheet, title(section, lang), [], max(right - EDGE, 420), "bar")
    for line in wrapped(heading, max(right - EDGE, 420)):
        sheet.text(EDGE, top + LINE / 2, line, "axis")
        top += LINE
    top += LINE + 8
    for column, level in enumerate(levels):
        sheet.text(left + CELL * (column + 0.5), top - 10, level, "label", anchor="middle")
    for row, (item, label) in enumerate(zip(items, labels, strict=True)):
        middle = top + CELL_HIGH * (row + 0.5)
        for count, line in enumerate(label):
            y = middle + LINE * (count - (len(label) - 1) / 2)
            sheet.text(left - 10, y, line, "label", anchor="end")
        for column, level in enumerate(levels):
            figure = cells.get((item, level))
            if figure is not None:
                x = left + CELL * column
                _cell(sheet, x, top + CELL_HIGH * row, figure, largest, 2 if name == "turns" else 1, lang)
    sheet.width = max(sheet.width, right)
    sheet.height = top + CELL_HIGH * len(items)
    return sheet.svg(title(section, lang))


def _cell(sheet: Sheet, x: float, y: float, figure: Figure, largest: float, digits: int, lang: str) -> None:
    known = figure.chance is not None
    strength = min(1.0, abs(figure.value) / largest) if known and largest > 0 else 0.0
    sheet.add(
        "rect",
        class_="cell",
        x=x + 1,
        y=y + 1,
        width=CELL - 2,
        height=CELL_HIGH - 2,
        fill=PALETTE[0] if figure.value > 0 else PALETTE[1],
        fill_opacity=0.55 * strength,
        stroke=INK if figure.clear else "none",
        stroke_width=1.6,
    )
    middle = x + CELL / 2
    if not known:
        sheet.text(middle, y + CELL_HIGH / 2, "–", "value", anchor="middle")
        return
    value = decimal(figure.value, digits, lang, plus=True) + ("*" if figure.clear else "")
    error = f"±{decimal(figure.error, digits, lang)}"
    sheet.text(middle, y + CELL_HIGH / 2 - 8, value, "label", anchor="middle")
    sheet.text(middle, y + CELL_HIGH / 2 + 9, error, "value", anchor="middle")
