"""A screen of text as an SVG picture that stands on its own: no fonts or files to fetch.

Block characters are drawn as rectangles, so the map has no gaps whatever font the reader has; every other
run of characters gets its exact length, so columns stay columns.
"""

from collections.abc import Iterator, Sequence
from html import escape

from rich.color_triplet import ColorTriplet
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from rich.text import Text

CELL_WIDTH = 9.6
CELL_HEIGHT = 20.0
MARGIN = 14.0
FONTS = "'DejaVu Sans Mono', Menlo, Consolas, 'Cascadia Mono', 'Liberation Mono', monospace"
THEME = TerminalTheme(
    (27, 37, 44),
    (241, 234, 219),
    [(13, 19, 23), (210, 80, 70), (120, 190, 120), (225, 180, 80), (95, 150, 215), (170, 115, 190),
     (95, 190, 190), (215, 210, 195)],
    [(109, 122, 128), (255, 143, 128), (127, 214, 154), (240, 194, 90), (127, 190, 245), (205, 150, 225),
     (127, 214, 214), (255, 251, 240)],
)  # fmt: skip


def svg(lines: Sequence[Text], columns: int) -> str:
    """The picture of a terminal that shows these lines."""
    width, height = columns * CELL_WIDTH + 2 * MARGIN, len(lines) * CELL_HEIGHT + 2 * MARGIN
    grounds: list[str] = []
    letters: list[str] = []
    for row, line in enumerate(lines):
        y = MARGIN + row * CELL_HEIGHT
        column = 0
        for text, ink, ground, bold in _runs(line, columns):
            x, wide = MARGIN + column * CELL_WIDTH, len(text) * CELL_WIDTH
            column += len(text)
            if ground:
                grounds.append(_rect(x, y, wide, CELL_HEIGHT, ground))
            if set(text) == {"▀"}:
                grounds.append(_rect(x, y, wide, CELL_HEIGHT / 2, ink))
            elif text.strip():
                letters.append(_text(text, x, y, ink, bold))
    body = "\n".join([*grounds, *letters])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}">\n'
        f"<style>text{{font:15.5px {FONTS};white-space:pre}}.b{{font-weight:bold}}</style>\n"
        f'<rect width="{width:g}" height="{height:g}" rx="10" fill="{THEME.background_color.hex}"/>\n'
        f'<g shape-rendering="crispEdges">\n{body}\n</g>\n</svg>\n'
    )


def _runs(line: Text, columns: int) -> Iterator[tuple[str, str, str, bool]]:
    """Characters of one look: text, colour of the ink, colour of the ground or nothing, bold."""
    console = Console(width=columns, color_system="truecolor", force_terminal=True, legacy_windows=False)
    for segment in Segment.simplify(Segment.apply_style(line.render(console), console.get_style(line.style))):
        style = segment.style or Style()
        ink, ground = _colour(style, True), _colour(style, False)
        if style.reverse:
            ink, ground = ground or THEME.background_color.hex, ink
        if style.dim:
            ink = _dimmed(ink)
        start = 0
        text = segment.text
        for at in range(1, len(text) + 1):  # a run is either all half blocks or none
            if at == len(text) or (text[at] == "▀") != (text[start] == "▀"):
                yield text[start:at], ink, ground, bool(style.bold)
                start = at


def _colour(style: Style, ink: bool) -> str:
    colour = style.color if ink else style.bgcolor
    if colour is None or colour.is_default:
        return THEME.foreground_color.hex if ink else ""
    return colour.get_truecolor(THEME).hex


def _dimmed(ink: str) -> str:
    ground = THEME.background_color
    parts = [int(ink[at : at + 2], 16) for at in (1, 3, 5)]
    mixed = [round(part * 0.6 + other * 0.4) for part, other in zip(parts, ground, strict=True)]
    return ColorTriplet(*mixed).hex


def _rect(x: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{x:.4g}" y="{y:.4g}" width="{width:.4g}" height="{height:.4g}" fill="{fill}"/>'


def _text(text: str, x: float, y: float, ink: str, bold: bool) -> str:
    lead = len(text) - len(text.lstrip())
    shown = text.strip()
    x += lead * CELL_WIDTH
    weight = ' class="b"' if bold else ""
    return (
        f'<text x="{x:.5g}" y="{y + CELL_HEIGHT * 0.74:.5g}" textLength="{len(shown) * CELL_WIDTH:.5g}" '
        f'fill="{ink}"{weight}>{escape(shown)}</text>'
    )
