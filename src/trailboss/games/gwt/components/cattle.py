"""The cattle cards, the market's prices, and the numbering of all cards by their face.

A card in play is the number of its *face*: cards with the same front are the same number. Cattle come first,
then the objective cards (`objectives`), then the starting objective cards.
"""

from typing import Final, NamedTuple

from trailboss.games.gwt.components.marks import HIGH, MEDIUM, Mark

# ---------------------------------------------------------------- types

GRAY: Final = 0
GREEN: Final = 1
BLACK: Final = 2
WHITE: Final = 3
YELLOW: Final = 4
RED: Final = 5
BLUE: Final = 6
BROWN: Final = 7
PURPLE: Final = 8
ORANGE: Final = 9
"""Simmental, in a variant of the second edition only."""
TYPES: Final = 10
TYPE_IDS: Final[list[str]] = [
    "gray",
    "green",
    "black",
    "white",
    "yellow",
    "red",
    "blue",
    "brown",
    "purple",
    "orange",
]
"""The colour of the card: it names the type in both editions, the breed's name does not."""

BREED_VALUE: Final[list[int]] = [1, 2, 2, 2, 3, 3, 3, 4, 5, 0]
"""By type. An orange card's value depends on its stage: see FACE_VALUE."""

# ---------------------------------------------------------------- faces

NO_TYPE: Final = -1
"""The type of an objective card."""

CATTLE_FACES: Final = 16
FIRST_OBJECTIVE: Final = 16
"""obj_01 to obj_20, and obj_21 for the four alike: faces 16 to 36."""
START_OBJECTIVE: Final = 37
"""start_1 to start_4: faces 37 to 40."""
FACES: Final = 41


class CattleFace(NamedTuple):
    """One front of the cattle cards."""

    id: str
    """Its token in the notation."""
    type: int
    value: int
    """Breeding value."""
    vp: int
    """Printed victory points."""
    starting: int
    """How many are in each player's starting deck."""
    market: int
    """How many are in the market deck."""


CATTLE: Final[list[CattleFace]] = [
    CattleFace("gray", GRAY, 1, 0, 5, 0),
    CattleFace("green", GREEN, 2, 0, 3, 0),
    CattleFace("black", BLACK, 2, 0, 3, 0),
    CattleFace("white", WHITE, 2, 0, 3, 0),
    CattleFace("yellow", YELLOW, 3, 1, 0, 7),
    CattleFace("red", RED, 3, 2, 0, 7),
    CattleFace("blue", BLUE, 3, 3, 0, 7),
    CattleFace("brown3", BROWN, 4, 3, 0, 3),
    CattleFace("brown4", BROWN, 4, 4, 0, 3),
    CattleFace("brown5", BROWN, 4, 5, 0, 3),
    CattleFace("purple5", PURPLE, 5, 5, 0, 2),
    CattleFace("purple6", PURPLE, 5, 6, 0, 2),
    CattleFace("purple7", PURPLE, 5, 7, 0, 2),
    # Simmental calf, heifer and cow: faces of the second edition, in no deck of the first.
    CattleFace("orange1", ORANGE, 2, 3, 0, 0),
    CattleFace("orange2", ORANGE, 4, 4, 0, 0),
    CattleFace("orange3", ORANGE, 5, 5, 0, 0),
]
"""By face."""

OBJECTIVE_FACES: Final = FACES - CATTLE_FACES

FACE_IDS: Final[list[str]] = (
    [card.id for card in CATTLE]
    + [f"obj_{number:02}" for number in range(1, 22)]
    + [f"start_{number}" for number in range(1, 5)]
)
"""By face: the card's token in the notation."""
FACE_TYPE: Final[list[int]] = [card.type for card in CATTLE] + [NO_TYPE] * OBJECTIVE_FACES
FACE_VALUE: Final[list[int]] = [card.value for card in CATTLE] + [0] * OBJECTIVE_FACES
"""By face: the breeding value."""
FACE_VP: Final[list[int]] = [card.vp for card in CATTLE] + [0] * OBJECTIVE_FACES
"""By face: the points printed on a cattle card; an objective card's are in `objectives`."""

# ---------------------------------------------------------------- decks and market

STARTING_DECK: Final[list[int]] = [face for face in range(CATTLE_FACES) for _ in range(CATTLE[face].starting)]
"""The 14 cards of each player."""
MARKET_DECK: Final[list[int]] = [face for face in range(CATTLE_FACES) for _ in range(CATTLE[face].market)]
"""The 36 cards of the cattle market."""
MARKET_SIZE: Final[list[int]] = [0, 0, 7, 10, 13]
"""By seats: cards laid out at set-up, and up to which a yellow arrow of the job market refills."""


class BuyOption(NamedTuple):
    """One line of the price list: `cards` cards at once for this many cowboys and dollars."""

    id: str
    cowboys: int
    dollars: int
    first_face: int
    last_face: int
    """The cards bought are any faces from the first to the last, this one included."""
    cards: int
    """How many, exactly."""


BUY_OPTIONS: Final[list[BuyOption]] = [
    BuyOption("three_1", 1, 6, 4, 6, 1),
    BuyOption("three_2", 2, 3, 4, 6, 1),
    BuyOption("three_3", 3, 5, 4, 6, 2),
    BuyOption("four_1", 1, 12, 7, 9, 1),
    BuyOption("four_3", 3, 6, 7, 9, 1),
    BuyOption("four_5", 5, 8, 7, 9, 2),
    BuyOption("five_2", 2, 12, 10, 12, 1),
    BuyOption("five_4", 4, 6, 10, 12, 1),
]
SIMMENTAL_OPTIONS: Final[list[BuyOption]] = [
    BuyOption("simmental_1", 1, 8, 13, 13, 1),
    BuyOption("simmental_2", 2, 5, 13, 13, 1),
]
"""Added to the price list when Simmental are played."""
SIMMENTAL: Final = 13
"""The face of the first stage; the next two follow."""
SIMMENTAL_STAGES: Final = 3
SIMMENTAL_CARDS: Final = 8
"""Cards of each stage."""
SIMMENTAL_MARKET_SIZE: Final[list[int]] = [0, 0, 9, 12, 15]
"""By seats, instead of MARKET_SIZE."""
REFILL_COWBOYS: Final = 1
REFILL_CARDS: Final = 2
"""One cowboy may instead add the top two cards of the market stack, for nothing."""

MARKS: Final[list[Mark]] = [
    Mark("FACE_VP", "market cattle", HIGH, "two implementations agree; not in the rulebook"),
    Mark("MARKET_DECK", "split of brown and purple by points", HIGH, "two implementations agree"),
    Mark("FACE_VP", "market cattle of the second edition", MEDIUM, "carried over from the first"),
    Mark("FACE_VALUE", "orange1", MEDIUM, "one implementation"),
    Mark("FACE_VALUE", "orange2, orange3", HIGH, "one implementation and a player aid"),
    Mark("FACE_VP", "orange", MEDIUM, "one implementation"),
]
