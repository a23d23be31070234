"""What is in the box, as tables that a player can check against the box.

All money is counted in notes of 1000. Everything in this module is KNOWN: the rulebook prints it, or where a
comment says so the product pages do. What only the components show (the board, the amounts on the mine and
ranch cards, the mix of bonus tokens) is in `standard.toml`, where every entry has a mark.
"""

from typing import Final, NamedTuple

KNOWN: Final = "known"
RECONSTRUCTED: Final = "reconstructed"
MARKS: Final = (KNOWN, RECONSTRUCTED)

# ---------------------------------------------------------------- contents of the box

PLOTS: Final = 19
"""Plots are numbered 1 to 19, and so are the plot tokens."""
MIN_SEATS: Final = 3  # WIN-S-2: product pages; the rulebook shows a set-up for five only
MAX_SEATS: Final = 5
HATS: Final = 10
"""Hats of one player; they are no limit (WIN-T-4)."""
DUEL_TOKENS: Final = 1
"""Duel tokens of one player."""
BONUS_TOKENS: Final = 19
MINE_CARDS: Final = 5
MINE_PLACES: Final = 3
RANCH_CARDS: Final = 3
DUEL_CARDS: Final = ("bang", "click")

BOX: Final[dict[str, int]] = {
    "board": 1,
    "notes": 110,
    "hats": 50,
    "duel tokens": 5,
    "plot tokens": 19,
    "bonus tokens": 19,
    "secret objectives": 10,
    "shared objectives": 10,
    "mine cards": 5,
    "ranch cards": 3,
    "duel cards": 2,
    "starting player star": 1,
    "locomotive": 1,
    "boat": 1,
    "auction marker": 1,
}
"""The rulebook's list of contents, in its order."""

# ---------------------------------------------------------------- money, in notes

NOTES_IN_BOX: Final = 110  # WIN-N-1
START_CASH: Final = 8  # WIN-S-1
SALOON_START: Final = 1  # WIN-S-3
PILES: Final = (3, 4, 5, 6, 7)  # WIN-S-3
MAJORITY_BONUS: Final = 5  # WIN-E-4
VEHICLE_INCOME: Final = 1  # WIN-B-3: for every owned plot at the active vehicle
MIN_PRICE: Final = 1  # WIN-A-2, WIN-A-6

MAX_BID: Final = 150
"""Moves are numbered up to this bid. A map that could bring more into play is refused (WIN-N-4)."""
MAX_SQUARES: Final = 24
"""Moves are numbered up to this many squares on rail and river each."""

# ---------------------------------------------------------------- terrains and bonus tokens

DESERT: Final = 0
PRAIRIE: Final = 1
FOREST: Final = 2
TERRAINS: Final = ("desert", "prairie", "forest")
TERRAIN_COUNTS: Final = (7, 6, 6)

MOVEMENT: Final = 0
SALOON: Final = 1
RUMOR: Final = 2
TOKENS: Final = ("movement", "saloon", "rumor")

# ---------------------------------------------------------------- lists printed on the objective cards

RIVER_PLOTS: Final = (5, 6, 7, 8, 10, 11, 12, 16)
RAIL_PLOTS: Final = (1, 2, 7, 8, 11, 12, 13, 14, 15)
SALOON_PLOTS: Final = (8, 9, 14, 15)
MINE_PLOTS: Final = (3, 4, 5)
RANCH_GROUP: Final = (12, 13, 14, 16, 17, 18)  # WIN-R-1: the ranch is one of the six
OFF_RIVER: Final = (1, 2, 3, 4, 9, 13, 14, 15, 17, 18, 19)  # WIN-O-6
OFF_RAIL: Final = (3, 4, 5, 6, 9, 10, 16, 17, 18, 19)  # WIN-O-6

# ---------------------------------------------------------------- shared objectives

ONE_OF_EACH_TERRAIN: Final = 0
ONE_OF_EACH_TOKEN: Final = 1
FIVE_PLOTS: Final = 2
FOUR_ALIKE_TOKENS: Final = 3
THREE_CONNECTED: Final = 4
FOUR_SCATTERED: Final = 5
THREE_OFF_RIVER: Final = 6
THREE_OFF_RAIL: Final = 7
DRY_SALOON: Final = 8
LAST_AUCTION: Final = 9

SHARED: Final = (
    "one_of_each_terrain",
    "one_of_each_token",
    "five_plots",
    "four_alike_tokens",
    "three_connected",
    "four_scattered",
    "three_off_river",
    "three_off_rail",
    "dry_saloon",
    "last_auction",
)
SHARED_NEEDS: Final = (3, 3, 5, 4, 3, 4, 3, 3, 1, 1)
"""How many plots, tokens or kinds of them each card asks for; a minimum (WIN-O-2)."""
SHARED_EVENTS: Final = (DRY_SALOON, LAST_AUCTION)
"""Cards fulfilled by something that happened, not by what a player owns."""

# ---------------------------------------------------------------- secret objectives

BY_TERRAIN: Final = 0
BY_PLOTS: Final = 1
BY_TOKENS: Final = 2


class SecretObjective(NamedTuple):
    """One card: `per` notes for every plot or token of its owner that matches, no threshold (WIN-E-3)."""

    id: str
    """Its name in records, files and words."""
    per: int
    """Notes for each match."""
    counts: int
    """BY_TERRAIN, BY_PLOTS or BY_TOKENS."""
    match: int
    """The terrain or the kind of token that counts; -1 where a list of plots decides."""
    plots: tuple[int, ...]
    """The plots that count, as printed, whatever map is loaded (WIN-R-2); empty for terrains and tokens."""


FORESTS: Final = 0
DESERTS: Final = 1
PRAIRIES: Final = 2
RIVERSIDE: Final = 3
TRACKSIDE: Final = 4
SALOON_CORNER: Final = 5
MINES: Final = 6
RANCH_LAND: Final = 7
RUMORS: Final = 8
MOVEMENTS: Final = 9

SECRET: Final[tuple[SecretObjective, ...]] = (
    SecretObjective("forests", 3, BY_TERRAIN, FOREST, ()),
    SecretObjective("deserts", 3, BY_TERRAIN, DESERT, ()),
    SecretObjective("prairies", 3, BY_TERRAIN, PRAIRIE, ()),
    SecretObjective("riverside", 3, BY_PLOTS, -1, RIVER_PLOTS),
    SecretObjective("trackside", 3, BY_PLOTS, -1, RAIL_PLOTS),
    SecretObjective("saloon_corner", 5, BY_PLOTS, -1, SALOON_PLOTS),
    SecretObjective("mines", 5, BY_PLOTS, -1, MINE_PLOTS),
    SecretObjective("ranch_land", 3, BY_PLOTS, -1, RANCH_GROUP),
    SecretObjective("rumors", 3, BY_TOKENS, RUMOR, ()),
    SecretObjective("movements", 3, BY_TOKENS, MOVEMENT, ()),
)
SECRET_EACH: Final = 2  # WIN-S-1
