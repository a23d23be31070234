"""The tiles on the trail, in the foresight spaces and in the job market; what they cost to pass.

A tile is a number: nothing, a neutral building, a hazard, a tribe tile (a teepee, in the second edition an
outlaw), a worker, or a private building, which also says whose it is.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from trailboss.games.gwt.components.marks import HIGH, MEDIUM, Mark
from trailboss.games.gwt.components.trail import DROUGHT, FLOOD, ROCKFALL

# ---------------------------------------------------------------- codes

EMPTY: Final = 0
FIRST_NEUTRAL: Final = 1
NEUTRALS: Final = 7
"""Neutral buildings A to G: 1 to 7."""
FIRST_HAZARD: Final = 8
HAZARDS: Final = 15
"""Hazards: 8 to 22, five fronts each of flood, drought and rockfall."""
GREEN_TRIBE: Final = 23
SECOND_TRIBE: Final = 24
"""The blue teepee of the first edition, the orange outlaw of the second."""
COWBOY_TILE: Final = 25
BUILDER_TILE: Final = 26
ENGINEER_TILE: Final = 27
PRIVATE: Final = 32
"""Private building `number` (1 to 12) of `seat`: PRIVATE + PER_SEAT * seat + number."""
PER_SEAT: Final = 16
TILES: Final = 96
"""Above every code."""

# ---------------------------------------------------------------- tiles of the board


class Tile(NamedTuple):
    """One front of the tiles that are not private buildings."""

    id: str
    """Its token in the notation."""
    green_hand: int = 0
    black_hand: int = 0
    """1: passing it costs the fee of that hand."""
    vp: int = 0
    hazard: int = -1
    """Of a hazard: the section of the trail it belongs to, as numbered in `trail`."""
    backs: tuple[int, int, int] = (0, 0, 0)
    """How many are in the Kansas City supply with a 1, a 2 and a 3 on the back."""


BOARD_TILES: Final[list[Tile]] = [
    Tile(""),
    Tile("A"),
    Tile("B"),
    Tile("C"),
    Tile("D"),
    Tile("E"),
    Tile("F"),
    Tile("G"),
    Tile("flood_green_4", 1, 0, 4, FLOOD, (2, 0, 0)),
    Tile("flood_green_3", 1, 0, 3, FLOOD, (1, 0, 0)),
    Tile("flood_black_3", 0, 1, 3, FLOOD, (1, 0, 0)),
    Tile("flood_green_2", 1, 0, 2, FLOOD, (1, 0, 0)),
    Tile("flood_black_2", 0, 1, 2, FLOOD, (1, 0, 0)),
    Tile("drought_green_4", 1, 0, 4, DROUGHT, (2, 0, 0)),
    Tile("drought_green_3", 1, 0, 3, DROUGHT, (1, 0, 0)),
    Tile("drought_black_3", 0, 1, 3, DROUGHT, (1, 0, 0)),
    Tile("drought_green_2", 1, 0, 2, DROUGHT, (1, 0, 0)),
    Tile("drought_black_2", 0, 1, 2, DROUGHT, (1, 0, 0)),
    Tile("rockfall_green_4", 1, 0, 4, ROCKFALL, (2, 0, 0)),
    Tile("rockfall_green_3", 1, 0, 3, ROCKFALL, (1, 0, 0)),
    Tile("rockfall_black_3", 0, 1, 3, ROCKFALL, (1, 0, 0)),
    Tile("rockfall_green_2", 1, 0, 2, ROCKFALL, (1, 0, 0)),
    Tile("rockfall_black_2", 0, 1, 2, ROCKFALL, (1, 0, 0)),
    Tile("green_tribe", 1, 0, backs=(9, 0, 2)),
    Tile("second_tribe", 0, 1, backs=(8, 0, 3)),
    Tile("cowboy", backs=(0, 11, 7)),
    Tile("builder", backs=(0, 11, 7)),
    Tile("engineer", backs=(0, 11, 7)),
    # 28 to 31 are not tiles.
    Tile(""),
    Tile(""),
    Tile(""),
    Tile(""),
]
"""By tile below PRIVATE."""

TILE_IDS: Final[list[str]] = [tile.id for tile in BOARD_TILES]
TILE_GREEN_HAND: Final[list[int]] = [tile.green_hand for tile in BOARD_TILES]
TILE_BLACK_HAND: Final[list[int]] = [tile.black_hand for tile in BOARD_TILES]
TILE_VP: Final[list[int]] = [tile.vp for tile in BOARD_TILES]
HAZARD_SECTION: Final[list[int]] = [tile.hazard for tile in BOARD_TILES]

# ---------------------------------------------------------------- Kansas City supply

SUPPLY: Final[list[list[int]]] = [
    [tile for tile in range(PRIVATE) for _ in range(BOARD_TILES[tile].backs[0])],
    [tile for tile in range(PRIVATE) for _ in range(BOARD_TILES[tile].backs[1])],
    [tile for tile in range(PRIVATE) for _ in range(BOARD_TILES[tile].backs[2])],
]
"""The tiles with a 1, a 2 and a 3 on the back: 35, 33 and 26."""

FORESIGHT_COLUMNS: Final = 3
"""Column n is fed by the tiles with n on the back."""
FORESIGHT_SPACES: Final = 2
TRAIL_TILES_AT_START: Final = 7
"""Tiles of back 1 on the trail after set-up; one that finds its section full goes back."""

# ---------------------------------------------------------------- fees

FEE_GREEN: Final[list[int]] = [0, 0, 2, 2, 1]
FEE_BLACK: Final[list[int]] = [0, 0, 2, 1, 2]
"""By seats: dollars for a hand of that colour; a tile with both costs the sum."""

# ---------------------------------------------------------------- what a tile is


def is_neutral(tile: int) -> bool:
    return FIRST_NEUTRAL <= tile < FIRST_HAZARD


def is_hazard(tile: int) -> bool:
    return FIRST_HAZARD <= tile < GREEN_TRIBE


def is_tribe(tile: int) -> bool:
    return GREEN_TRIBE <= tile <= SECOND_TRIBE


def is_worker(tile: int) -> bool:
    return COWBOY_TILE <= tile <= ENGINEER_TILE


def worker_kind(tile: int) -> int:
    """Of a worker tile: 0 cowboy, 1 builder, 2 engineer."""
    return tile - COWBOY_TILE


def is_private(tile: i64) -> bool:
    return tile >= PRIVATE


def is_building(tile: int) -> bool:
    return is_neutral(tile) or is_private(tile)


def private_tile(seat: int, number: int) -> int:
    return PRIVATE + PER_SEAT * seat + number


def owner_of(tile: i64) -> i64:
    """The seat whose private building it is."""
    return (tile - PRIVATE) // PER_SEAT


def number_of(tile: i64) -> i64:
    """The number printed on a private building."""
    return (tile - PRIVATE) % PER_SEAT


MARKS: Final[list[Mark]] = [
    Mark("TILE_VP", "hazards", HIGH, "two implementations agree"),
    Mark("TILE_GREEN_HAND", "hazards", HIGH, "two implementations agree; pictures show both colours"),
    Mark("TILE_BLACK_HAND", "hazards", HIGH, "two implementations agree; pictures show both colours"),
    Mark("SUPPLY", "hazards by front: 2, 1, 1, 1, 1 of each kind", HIGH, "two implementations agree"),
    Mark("SUPPLY", "tribe tiles by back: 9 + 8 and 2 + 3", HIGH, "two implementations agree"),
    Mark("SUPPLY", "workers by back: 11 and 7 of each", HIGH, "one implementation and published variants"),
    Mark("SUPPLY", "second edition: fronts by back", MEDIUM, "carried over from the first; the totals agree"),
]
