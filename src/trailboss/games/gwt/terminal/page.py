"""Great Western Trail on a screen: what is shown where, and what is left out first where room is short."""

from typing import Final

from rich.text import Text

from trailboss.cli.table.face import Block, Colours, Seen
from trailboss.cli.table.lines import cut, line, side_by_side, wrapped
from trailboss.games.gwt.terminal.markets import cattle, display, jobs
from trailboss.games.gwt.terminal.railroad import draw_railroad
from trailboss.games.gwt.terminal.ranch import (
    board,
    hand,
    objectives,
    points,
    purse,
    ranchers,
    stock,
    stock_more,
)
from trailboss.games.gwt.terminal.sam import sam, sam_more
from trailboss.games.gwt.terminal.terms import DIM, concerns
from trailboss.games.gwt.terminal.trail import draw_trail, legend

SIDE: Final = 43
"""The width of the markets beside the trail."""
TWO_COLUMNS: Final = 118
GAP: Final = 2

OWN: Final = ("purse", "hand", "board", "stock", "stock_more", "objectives", "points")
"""The parts of the viewer's player board."""
MARKETS: Final = ("jobs", "cattle", "display")
OTHERS: Final = ("ranchers", "sam", "sam_more")
BLOCKS: Final = (*MARKETS, *OWN, *OTHERS)
"""The parts that are lines and can have any width."""

RANKS: Final = {
    "purse": 1, "trail": 2, "hand": 3, "ranchers": 4, "sam": 5, "jobs": 6, "railroad": 7, "display": 8,
    "cattle": 9, "board": 10, "objectives": 11, "stock": 12, "points": 13, "sam_more": 14, "stock_more": 15,
    "legend": 16,
}  # fmt: skip
"""In this order parts are given up, the last first."""

FULLER: Final = {"purse": "hand", "sam": "sam_more", "stock": "stock_more"}
"""A part in brief -> the part that says the same and more, and takes its place where there is room."""


def rank(seen: Seen, part: str) -> int:
    """How soon a part may be left out; what the question is about stays longest."""
    return 0 if part in concerns(seen) else RANKS[part]


def page(seen: Seen, columns: int, rows: int, colours: Colours) -> list[Text]:
    """As much of the table as fits, what matters most first."""
    choice = _Choice(seen, columns, colours)
    for name in sorted(RANKS, key=lambda each: rank(seen, each)):
        choice.shown.add(name)
        if choice.height() > rows:
            choice.shown.discard(name)
    return choice.lines() or drawn_part(seen, "purse", columns, colours)


class _Choice:
    """Some parts of the table, each in its place: the markets beside the trail where the window is wide."""

    def __init__(self, seen: Seen, columns: int, colours: Colours) -> None:
        self.seen = seen
        self.columns = columns
        self.colours = colours
        self.shown: set[str] = set()
        self._drawn: dict[tuple[str, int], list[Text]] = {}

    def height(self) -> int:
        above, left, right, below = self._places()
        return len(above) + max(len(left), len(right)) + len(below)

    def lines(self) -> list[Text]:
        above, left, right, below = self._places()
        middle = side_by_side(left, right, self.columns - SIDE - GAP, GAP) if right else left
        return [*above, *middle, *below]

    def _places(self) -> tuple[list[Text], list[Text], list[Text], list[Text]]:
        """What stands above, at the left and right of the middle, and below."""
        if self.columns < TWO_COLUMNS:
            return self._parts(("railroad", "trail", "legend", *BLOCKS), self.columns), [], [], []
        right = self._parts(MARKETS, SIDE)
        wide = self.columns - SIDE - GAP if right else self.columns
        left = self._parts(("trail", "legend", *OWN), wide)
        return self._parts(("railroad",), self.columns), left, right, self._parts(OTHERS, self.columns)

    def _parts(self, names: tuple[str, ...], width: int) -> list[Text]:
        lines: list[Text] = []
        for name in names:
            if name in self.shown and FULLER.get(name) not in self.shown:
                if (name, width) not in self._drawn:
                    self._drawn[name, width] = drawn_part(self.seen, name, width, self.colours)
                lines += self._drawn[name, width]
        return lines


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
        "sam": sam,
        "sam_more": sam_more,
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
