"""Great Western Trail on a screen: what is shown where, and what is left out first where room is short."""

from collections.abc import Callable
from typing import Final

from rich.text import Text

from trailboss.cli.table.face import Block, Colours, Seen
from trailboss.cli.table.gwt_markets import cattle, display, jobs
from trailboss.cli.table.gwt_railroad import draw_railroad
from trailboss.cli.table.gwt_ranch import board, hand, objectives, points, purse, ranchers, stock, stock_more
from trailboss.cli.table.gwt_terms import DIM, view_of
from trailboss.cli.table.gwt_trail import draw_trail, legend
from trailboss.cli.table.lines import cut, line, side_by_side, wrapped

SIDE: Final = 42
"""The width of the markets beside the trail."""
TWO_COLUMNS: Final = 118
GAP: Final = 2

NEEDED: Final = {
    "trail": ("phase_a", "ride", "free_ride", "via", "build_at", "hazard", "tribe", "copy"),
    "jobs": ("hire", "foresight", "master", "immediate"),
    "cattle": ("buy",),
    "display": ("objective",),
    "railroad": (
        "engine", "engine_back", "engine_home", "engine_for_delivery", "upgrade", "station_behind", "master",
        "certificates", "deliver", "disc",
    ),
    "board": ("disc", "upgrade", "auxiliary"),
    "stock_more": ("build", "build_at"),
}  # fmt: skip
"""Part of the table -> the questions that one cannot answer without seeing it."""

OWN: Final = ("purse", "hand", "board", "stock", "stock_more", "objectives", "points")
"""The parts of the own player board."""
BLOCKS: Final = ("jobs", "cattle", "display", *OWN, "ranchers")
"""The parts that are lines and can have any width."""

RANKS: Final = {
    "purse": 1, "trail": 2, "hand": 3, "ranchers": 4, "jobs": 5, "railroad": 6, "display": 7, "cattle": 8,
    "board": 9, "objectives": 10, "stock": 11, "points": 12, "stock_more": 13, "legend": 14,
}  # fmt: skip
"""In this order parts are given up, the last first."""

FULLER: Final = {"purse": "hand", "stock": "stock_more"}
"""A part in brief -> the part that says the same and more, and takes its place where there is room."""


def rank(seen: Seen, part: str) -> int:
    """How soon a part may be left out; what the question is about stays longest."""
    return 0 if view_of(seen)["question"] in NEEDED.get(part, ()) else RANKS[part]


def page(seen: Seen, columns: int, rows: int, colours: Colours) -> list[Text]:
    """As much of the table as fits, what matters most first."""
    drawn: dict[tuple[str, int], list[Text]] = {}
    shown: set[str] = set()

    def part(name: str, width: int) -> list[Text]:
        if name not in shown or FULLER.get(name) in shown:
            return []
        if (name, width) not in drawn:
            drawn[name, width] = drawn_part(seen, name, width, colours)
        return drawn[name, width]

    result: list[Text] = []
    for name in sorted(RANKS, key=lambda each: rank(seen, each)):
        shown.add(name)
        lines = _arranged(part, columns)
        if len(lines) <= rows:
            result = lines
        else:
            shown.discard(name)
    return result or drawn_part(seen, "hand", columns, colours)[: max(rows, 0)]


def _arranged(part: Callable[[str, int], list[Text]], columns: int) -> list[Text]:
    """The parts that are shown, each in its place: the markets beside the trail where the window is wide."""
    if columns < TWO_COLUMNS:
        return [row for name in ("railroad", "trail", "legend", *BLOCKS) for row in part(name, columns)]
    wide = columns - SIDE - GAP
    right = [row for name in ("jobs", "cattle", "display") for row in part(name, SIDE)]
    left_width = wide if right else columns
    left = [row for name in ("trail", "legend", *OWN) for row in part(name, left_width)]
    middle = side_by_side(left, right, wide, GAP) if right else left
    return [*part("railroad", columns), *middle, *part("ranchers", columns)]


def drawn_part(seen: Seen, name: str, width: int, colours: Colours) -> list[Text]:
    """One part of the table as lines of that width."""
    if name == "railroad":
        return draw_railroad(seen, width, colours)
    if name == "trail":
        return draw_trail(seen, width, colours)
    if name == "legend":
        return wrapped(legend(seen), width, DIM)
    return titled(block(seen, name, width, colours), width)


def block(seen: Seen, name: str, width: int, colours: Colours) -> Block:
    """A part that is made of lines."""
    make = {
        "jobs": jobs,
        "cattle": cattle,
        "display": display,
        "purse": purse,
        "hand": hand,
        "board": board,
        "stock": stock,
        "stock_more": stock_more,
        "objectives": objectives,
        "points": points,
        "ranchers": ranchers,
    }[name]
    return make(seen, width, colours, rank(seen, name))


def titled(shown: Block, width: int) -> list[Text]:
    if not shown.title:
        return shown.lines
    rule = "─" * max(width - len(shown.title) - 3, 0)
    return [cut(line(("─ ", DIM), (shown.title, "bold"), (f" {rule}", DIM)), width), *shown.lines]


def whole_board(seen: Seen, columns: int, rows: int, colours: Colours) -> list[Text]:
    """Railroad and trail, or the trail alone, or nothing if that is all that fits."""
    railroad, trail = draw_railroad(seen, columns, colours), draw_trail(seen, columns, colours)
    signs = wrapped(legend(seen), columns, DIM)
    for lines in ([*railroad, *trail, *signs], [*railroad, *trail], trail, railroad):
        if lines and len(lines) <= rows:
            return lines
    return []
