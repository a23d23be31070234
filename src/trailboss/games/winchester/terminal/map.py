"""The map of Daddy Winchester in characters.

In colour a character is two squares, one above the other, so the land keeps its shape; terrain, owner and
token also have their own symbols, so nothing depends on colour alone. Without colours a character is one
square.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from rich.text import Text

from trailboss.cli.table.canvas import Canvas, Ink, Piece, blend
from trailboss.cli.table.face import Colours
from trailboss.cli.table.raster import Grid, beside, fill, trace
from trailboss.games.winchester.components.cards import PLOTS, TERRAINS
from trailboss.games.winchester.components.map import Map
from trailboss.games.winchester.present.view import PlotView, WinchesterView

MIN_COLUMNS: Final = 34
MIN_ROWS: Final = 12
ROOMY: Final = 58
"""From this width on, numbers and tokens have their own spots and all squares are labelled."""

TOKEN_SIGNS: Final = {"movement": "»", "saloon": "$", "rumor": "?"}
FACE_DOWN: Final = "•"
MINE: Final = "∩"
RANCH: Final = "⌂"
TRAIN: Final = "►"
BOAT: Final = "▲"
TERRAIN_SIGNS: Final = {"desert": "·", "prairie": ",", "forest": "♠"}
WAVE: Final = "~"
TRACK: Final = "╪"
HALF: Final = "▀"


class Owners(NamedTuple):
    """How the plots of each seat are marked."""

    letters: str
    colours: Sequence[int]


class Palette(NamedTuple):
    """Colours of the land, by terrain in the order of the rules, and of what is on it."""

    terrain: tuple[str, ...]
    texture: tuple[str, ...]
    border: tuple[str, ...]
    water: tuple[str, str]
    wave: str
    rail: str
    sleeper: str
    saloon: str
    owner: tuple[str, ...]
    on_owner: tuple[str, ...]
    sale: tuple[str, str]
    card: str
    ink: str
    token: str
    dark: str
    tint: float
    """How much of its owner's colour a plot takes on."""


MANY: Final = Palette(
    terrain=("#E9CF93", "#BFCF86", "#7FA27A"),
    texture=("#9a7636", "#6f8a3c", "#2f5a37"),
    border=("#b39a68", "#8fa05c", "#5b7a57"),
    water=("#5fa8d0", "#76b9dd"),
    wave="#e8f4fa",
    rail="#6b5a44",
    sleeper="#d8c8a8",
    saloon="#DDA588",
    owner=("#C9451B", "#1E6FB8", "#F0BC35", "#5A1F6B", "#8AD3B6"),
    on_owner=("#FFFFFF", "#FFFFFF", "#1D2629", "#FFFFFF", "#1D2629"),
    sale=("#A83E17", "#FFFFFF"),
    card="#FFFBF0",
    ink="#1D2629",
    token="#FFE3A8",
    dark="#1D2629",
    tint=0.3,
)
FEW: Final = Palette(
    terrain=("yellow", "bright_green", "green"),
    texture=("black", "black", "black"),
    border=("bright_black", "bright_black", "bright_black"),
    water=("cyan", "cyan"),
    wave="bright_white",
    rail="bright_black",
    sleeper="white",
    saloon="white",
    owner=("red", "blue", "bright_yellow", "magenta", "bright_cyan"),
    on_owner=("bright_white", "bright_white", "black", "bright_white", "black"),
    sale=("red", "bright_white"),
    card="bright_white",
    ink="black",
    token="white",
    dark="black",
    tint=0.0,
)
BARE: Final = Ink()
LOUD: Final = Ink(bold=True)


def draw_map(
    view: WinchesterView,
    board: Map,
    owners: Owners,
    tips: str,
    columns: int,
    rows: int,
    colours: Colours,
) -> list[Text]:
    """The map, as large as fits into that; nothing if it would be too small or the map has no drawing. `tips`
    is written on the saloon."""
    if not board.width:
        return []
    rows = min(rows, round(columns * board.height / board.width / 2))
    columns = min(columns, round(rows * 2 * board.width / board.height))
    if columns < MIN_COLUMNS or rows < MIN_ROWS:
        return []
    drawing = _Drawing(view, board, owners, tips, columns, rows, colours)
    drawing.land()
    drawing.labels()
    return drawing.canvas.lines()


class _Ground(NamedTuple):
    """The land without anything on it; the same in every position."""

    grid: Grid
    """What is under each square."""
    edge: list[list[bool]]
    """Is something else next to it?"""
    border: list[list[bool]]
    """Is another plot to the right or below? So a border is one square wide, not two."""


@lru_cache(maxsize=16)
def _ground(board: Map, columns: int, rows: int) -> _Ground:
    """The land in this many squares; the rail is traced, for it is narrower than a square on small maps."""
    grid = fill(board.shapes, board.width, board.height, columns, rows)
    for row, column in trace(board.courses["rail"], board.width, board.height, columns, rows):
        if grid[row][column].startswith("plot"):
            grid[row][column] = "t"
    edge = [
        [any(other != here for other in beside(grid, row, column)) for column, here in enumerate(line)]
        for row, line in enumerate(grid)
    ]

    def meets(row: int, column: int) -> bool:
        after = [grid[row][column + 1]] if column + 1 < columns else []
        after += [grid[row + 1][column]] if row + 1 < rows else []
        return any(other != grid[row][column] and other.startswith("plot") for other in after)

    return _Ground(grid, edge, [[meets(row, column) for column in range(columns)] for row in range(rows)])


class _Drawing:
    def __init__(
        self,
        view: WinchesterView,
        board: Map,
        owners: Owners,
        tips: str,
        columns: int,
        rows: int,
        colours: Colours,
    ) -> None:
        self.view = view
        self.board = board
        self.owners = owners
        self.tips = tips
        self.columns = columns
        self.rows = rows
        self.colours = colours
        self.palette = MANY if colours.many else FEW
        self.grid, self.edge, self.border = _ground(board, columns, 2 * rows)
        self.canvas = Canvas(columns, rows)
        self.roomy = columns >= ROOMY
        self.plots: dict[int, PlotView] = {plot["plot"]: plot for plot in view["plots"]}
        sold = not view["plot"] or self.plots[view["plot"]]["owner"] is not None
        self.for_sale = 0 if view["over"] or sold else view["plot"]

    # ---------------------------------------------------------------- the land

    def land(self) -> None:
        for row in range(self.rows):
            for column in range(self.columns):
                if self.colours.some:
                    self._colour_cell(row, column)
                else:
                    self._bare_cell(row, column)

    def _colour_cell(self, row: int, column: int) -> None:
        upper, lower = self._colour(2 * row, column), self._colour(2 * row + 1, column)
        if upper != lower:
            self.canvas.paint(row, column, HALF, Ink(upper, lower))
            return
        char, ink = self._texture(row, column)
        self.canvas.paint(row, column, char, Ink(ink, upper))

    def _colour(self, row: int, column: int) -> str:
        """The colour of one square."""
        palette = self.palette
        name = self.grid[row][column]
        if name == "saloon":
            return palette.saloon
        if name.startswith("t"):
            return palette.rail
        if name.startswith("r"):
            return palette.water[int(name[1:]) % 2]
        number = int(name[5:])
        plot = self.plots[number]
        terrain = TERRAINS.index(plot["terrain"])
        edge = self.edge[row][column]
        if number == self.for_sale:
            if edge:
                return palette.sale[(row + column) // 2 % 2]
            return _mixed(palette.terrain[terrain], palette.sale[1], palette.tint)
        if plot["owner"] is not None:
            owner = palette.owner[self.owners.colours[plot["owner"]]]
            return owner if edge else _mixed(palette.terrain[terrain], owner, palette.tint)
        return palette.border[terrain] if self.border[row][column] else palette.terrain[terrain]

    def _texture(self, row: int, column: int) -> tuple[str, str]:
        """A sign strewn over the land, and its colour."""
        palette = self.palette
        name = self.grid[2 * row][column]
        if name.startswith("r"):
            return (WAVE if (column + 2 * row) % 4 == 0 else " "), palette.wave
        if name.startswith("t"):
            return TRACK, palette.sleeper
        if name == "saloon":
            return " ", palette.ink
        terrain = self.plots[int(name[5:])]["terrain"]
        strewn = (5 * column + 3 * row) % (4 if terrain == "forest" else 7) == 0
        if not strewn or self.edge[2 * row][column]:
            return " ", palette.ink
        return TERRAIN_SIGNS[terrain], palette.texture[TERRAINS.index(terrain)]

    def _bare_cell(self, row: int, column: int) -> None:
        name = self.grid[2 * row][column]
        right = self.grid[2 * row][column + 1] if column + 1 < self.columns else name
        below = self.grid[2 * row + 2][column] if row + 1 < self.rows else name
        if name.startswith("t") or self.grid[2 * row + 1][column].startswith("t"):
            char = "#"
        elif name.startswith("r"):
            char = WAVE
        elif name == "saloon":
            char = "."
        elif right != name and right.startswith("plot"):
            char = "|"
        elif below != name and below.startswith("plot"):
            char = "_"
        else:
            char = self._texture(row, column)[0]
        sale = name == f"plot {self.for_sale}"
        self.canvas.paint(row, column, char, LOUD if sale else BARE)

    # ---------------------------------------------------------------- what is on it

    def labels(self) -> None:
        """Place the most important labels first; later ones take the space that is left."""
        others = [plot for plot in range(1, PLOTS + 1) if plot != self.for_sale]
        for plot in [self.for_sale, *others] if self.for_sale else others:
            self._plot_label(self.plots[plot])
        self._vehicle(TRAIN, self.view["train"])
        self._vehicle(BOAT, self.view["boat"])
        self._saloon()
        for plot in others + ([self.for_sale] if self.for_sale else []):
            self._card(self.plots[plot])
        if self.roomy or self.view["question"] in ("movement", "place"):
            self._squares()

    def _plot_label(self, plot: PlotView) -> None:
        number = plot["plot"]
        name = f"plot {number}"
        shown = f"[{number}]" if number == self.for_sale else f" {number} " if self.roomy else str(number)
        loud = Ink(self.palette.sale[1], self.palette.sale[0], bold=True)
        calm = Ink(self.palette.ink, self.palette.card, bold=True)
        label = Piece(shown, self._ink(loud if number == self.for_sale else calm))
        badge = self._badge(plot)
        (row, column), (other_row, other_column) = self._spot(f"{name} number"), self._spot(f"{name} token")
        if self.roomy:
            self.canvas.label([label], row, column, self._inside(name))
            self.canvas.label([badge], other_row, other_column, self._inside(name))
        else:
            middle = ((row + other_row) // 2, (column + other_column) // 2)
            self.canvas.label([label, badge], *middle, self._inside(name))

    def _badge(self, plot: PlotView) -> Piece:
        """The letter of the owner, or the bonus token that is still there."""
        owner = plot["owner"]
        if owner is not None:
            sign, colour = self.owners.letters[owner], self.owners.colours[owner]
            ink = Ink(self.palette.on_owner[colour], self.palette.owner[colour], bold=True)
        else:
            sign = FACE_DOWN if plot["token"] is None else TOKEN_SIGNS[plot["token"]]
            ink = Ink(self.palette.dark, self.palette.token, bold=True)
        if self.roomy:
            sign = f" {sign} " if owner is not None and self.colours.some else f"({sign})"
        return Piece(sign, self._ink(ink))

    def _vehicle(self, sign: str, square: str | None) -> None:
        if square is None:
            return
        ink = Ink("#FFFFFF" if self.colours.many else "bright_white", self.palette.dark, bold=True)
        self.canvas.label([Piece(sign + square, self._ink(ink))], *self._spot(f"{square} vehicle"))

    def _saloon(self) -> None:
        ink = self._ink(Ink(self.palette.ink, self.palette.card, bold=True))
        row, column = self._spot("saloon tips")
        if self.roomy:
            self.canvas.label([Piece("SALOON", ink)], row - 1, column, self._inside("saloon"))
        self.canvas.label([Piece(self.tips, ink)], row, column, self._inside("saloon"))

    def _card(self, plot: PlotView) -> None:
        """A mine or the ranch; with the amount while only the viewer knows it."""
        if plot["card"] is None:
            return
        sign = MINE if plot["card"] == "mine" else RANCH
        if not plot["card_open"] and plot["card_notes"] is not None:
            sign += str(plot["card_notes"])
        name = f"plot {plot['plot']}"
        ink = self._ink(Ink(self.palette.card, "#5b3a1a" if self.colours.many else "black", bold=True))
        self.canvas.label([Piece(sign, ink)], *self._spot(f"{name} card"), self._inside(name))

    def _squares(self) -> None:
        """The names of all squares of rail and river."""
        rail = Ink(self.palette.card, self.palette.rail)
        river = Ink(self.palette.ink, self.palette.water[1])
        for letter, line, ink in (("t", self.board.rail, rail), ("r", self.board.river, river)):
            for number in range(1, len(line) + 1):
                square = f"{letter}{number}"
                if square not in (self.view["train"], self.view["boat"]):
                    spot = self._spot(f"{square} vehicle")
                    self.canvas.label([Piece(square, self._ink(ink))], *spot, self._inside(letter))

    def _ink(self, ink: Ink) -> Ink:
        return ink if self.colours.some else Ink(bold=ink.bold)

    def _spot(self, name: str) -> tuple[int, int]:
        x, y = self.board.spots[name]
        return (
            min(y * self.rows // self.board.height, self.rows - 1),
            min(x * self.columns // self.board.width, self.columns - 1),
        )

    def _inside(self, name: str) -> Callable[[int, int], bool]:
        """Is a character entirely on a plot or the saloon, or anywhere on the rail (t) or the river (r)?"""

        def whole(row: int, column: int) -> bool:
            return self.grid[2 * row][column] == name and self.grid[2 * row + 1][column] == name

        def line(row: int, column: int) -> bool:
            return any(
                here[0] == name and not here.startswith("plot")
                for here in (self.grid[2 * row][column], self.grid[2 * row + 1][column])
            )

        return line if name in ("t", "r") else whole


def _mixed(colour: str, other: str, share: float) -> str:
    return blend(colour, other, share) if share else colour
