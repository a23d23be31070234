"""The paper that charts are drawn on: text that fits, shapes, a title with a legend."""

import math
from collections.abc import Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape

PALETTE: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#5c4a9e", "#444444")
"""Distinguishable for colour-blind people (after Okabe and Ito); the last two are the darkest."""
DASHES: Final = ("none", "7 3", "2 3", "9 3 2 3")
PAPER: Final = "#fcfcfa"
INK: Final = "#1c1c1c"
SOFT: Final = "#595959"
GRID: Final = "#dcdcd6"

TEXT: Final = 13
TITLE: Final = 17
LINE: Final = 17
"""From one line of text to the next."""
EDGE: Final = 18
"""Free space around everything."""
PLOT: Final = 520
"""Width of the field that marks are drawn in; a chart of columns may need more."""
LABEL: Final = 230
"""A longer label takes several lines."""


def text_width(text: str, size: float = TEXT) -> float:
    """How wide a text is at most in the usual fonts without serifs."""
    wide = 0.0
    for sign in text:
        if sign in "iljtfrI.,:;'|!()[]- \u202f":
            wide += 0.42
        elif sign in "mwMW@%—" or ord(sign) > 0x2E80:
            wide += 1.0
        elif sign.isupper():
            wide += 0.74
        else:
            wide += 0.64
    return wide * size


def wrapped(text: str, width: float, size: float = TEXT) -> list[str]:
    """A text in lines of at most this width: broken at spaces, else after punctuation, else anywhere."""
    lines: list[str] = []
    line = ""
    for piece in _pieces(text):
        if text_width((line + piece).rstrip(), size) <= width:
            line += piece
            continue
        if line.strip():
            lines.append(line.strip())
        line = ""
        for sign in piece:
            if line and text_width(line + sign, size) > width:
                lines.append(line)
                line = ""
            line += sign
    return lines + [line.strip()] if line.strip() or not lines else lines


def _pieces(text: str) -> list[str]:
    pieces = [""]
    for sign in " ".join(text.split()):
        pieces[-1] += sign
        if sign in " :,@/-+":
            pieces.append("")
    return pieces


class Sheet:
    """The elements of a picture, and how large it has become."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.width = 0.0
        self.height = 0.0

    def add(self, tag: str, /, **attributes: object) -> None:
        self.parts.append(f"<{tag} {_attributes(attributes)}/>")

    def text(
        self, x: float, y: float, content: str, kind: str, *, anchor: str = "start", **more: object
    ) -> None:
        """A line of text, `y` at its middle; the picture grows to hold it."""
        size = TITLE if kind == "title" else TEXT
        wide = text_width(content, size)
        right = x + {"start": wide, "middle": wide / 2, "end": 0}[anchor]
        if "transform" not in more:
            self.width = max(self.width, right)
        colour = INK if kind in ("title", "label", "legend") else SOFT
        weight = {"font_weight": "600"} if kind == "title" else {}
        attributes = {"font_size": size, "fill": colour, "text_anchor": anchor, **weight, **more}
        drawn = _attributes({"class": kind, "x": x, "y": y + 0.35 * size, **attributes})
        self.parts.append(f"<text {drawn}>{escape(content)}</text>")

    def line(
        self, x1: float, y1: float, x2: float, y2: float, kind: str, colour: str, **more: object
    ) -> None:
        self.add("line", class_=kind, x1=x1, y1=y1, x2=x2, y2=y2, stroke=colour, **more)

    def svg(self, title: str) -> str:
        width, height = math.ceil(self.width + EDGE), math.ceil(self.height + EDGE)
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'height="{height}" role="img" font-family="Helvetica, Arial, \'DejaVu Sans\', sans-serif">'
        )
        paper = f'<rect width="100%" height="100%" fill="{PAPER}"/>'
        return "\n".join([head, f"<title>{escape(title)}</title>", paper, *self.parts, "</svg>"]) + "\n"


def _attributes(attributes: Mapping[str, object]) -> str:
    """Attributes as in XML: `stroke_width` is stroke-width, `class_` is class."""
    return " ".join(
        f'{name.rstrip("_").replace("_", "-")}="{_plain(value)}"' for name, value in attributes.items()
    )


def _plain(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".")
    return escape(str(value), {'"': "&quot;"})


def ink(index: int) -> str:
    return PALETTE[index % len(PALETTE)]


def dashes(index: int) -> str:
    """The dashes of a curve: solid until the colours are used up."""
    return DASHES[index // len(PALETTE) % len(DASHES)]


def shape(sheet: Sheet, index: int, x: float, y: float, kind: str) -> None:
    """The marker of a series: circle, square, diamond, triangle, then the same again, hollow."""
    colour = ink(index)
    hollow = index // 4 % 2 == 1
    look = {"fill": PAPER if hollow else colour, "stroke": colour, "stroke_width": 1.8 if hollow else 1}
    where = {"data_x": x, "data_y": y}
    match index % 4:
        case 0:
            sheet.add("circle", class_=kind, cx=x, cy=y, r=4.6, **look, **where)
        case 1:
            sheet.add("rect", class_=kind, x=x - 4.2, y=y - 4.2, width=8.4, height=8.4, **look, **where)
        case 2:
            corners = (
                f"{x:.2f},{y - 5.6:.2f} {x + 5.6:.2f},{y:.2f} {x:.2f},{y + 5.6:.2f} {x - 5.6:.2f},{y:.2f}"
            )
            sheet.add("polygon", class_=kind, points=corners, **look, **where)
        case _:
            corners = f"{x:.2f},{y - 5.4:.2f} {x + 5.2:.2f},{y + 4:.2f} {x - 5.2:.2f},{y + 4:.2f}"
            sheet.add("polygon", class_=kind, points=corners, **look, **where)


def head(sheet: Sheet, title: str, names: Sequence[str], width: float, kind: str) -> float:
    """Draw title and legend within a width; returns where the rest may begin."""
    y = EDGE + TITLE / 2
    for line in wrapped(title, width, TITLE):
        sheet.text(EDGE, y, line, "title")
        y += TITLE + 5
    shown = [(index, name) for index, name in enumerate(names) if name]
    x: float = EDGE
    if shown:
        y += 4
    for place, (index, name) in enumerate(shown):
        lines = wrapped(name, width - 34)
        wide = 34 + max(text_width(line) for line in lines)
        if place and x + wide > EDGE + width:
            x, y = EDGE, y + LINE
        if kind == "bar":
            sheet.add("rect", class_="key", x=x + 4, y=y - 6, width=16, height=12, fill=ink(index))
        else:
            if kind == "curve":
                sheet.line(x, y, x + 24, y, "key", ink(index), stroke_width=2, stroke_dasharray=dashes(index))
            shape(sheet, index, x + 12, y, "key")
        for line in lines:
            sheet.text(x + 30, y, line, "legend")
            y += LINE
        y -= LINE
        x += wide + 14
    return y + (LINE if shown else 0) + 2
