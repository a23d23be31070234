"""The vocabulary: all moves of a rancher. The numbers are the same in every edition, the notation differs.

place a                    put the herder on a neutral building (first turn)
ride b2, via flood_1       move the herder; which way at a fork
do white_for_2             an action of the location, or an immediate one
aux dollars single         an auxiliary action
play obj_05                an objective card
end, skip, stop            end the turn; leave an option out; do no more of it
hire cowboy row3           and so on, see `docs/games/gwt.md`
"""

from typing import Final

from trailboss.core.vocabulary import Kind, Vocabulary
from trailboss.games.gwt.components import cattle
from trailboss.games.gwt.components.actions import ACTION_IDS, FIRST_AUXILIARY
from trailboss.games.gwt.components.buildings import MAX_BUILDINGS
from trailboss.games.gwt.components.cattle import (
    FIRST_OBJECTIVE,
    SIMMENTAL_STAGES,
    START_OBJECTIVE,
    BuyOption,
)
from trailboss.games.gwt.components.cities import CITIES, Cities
from trailboss.games.gwt.components.job_market import ROWS
from trailboss.games.gwt.components.player_board import AUX_IDS, DISC_IDS, WORKER_IDS
from trailboss.games.gwt.components.railroad import POSITION_IDS, STATION_COST
from trailboss.games.gwt.components.trail import SPACES, Trail

STATIONS: Final = len(STATION_COST)
HAND_FACES: Final = START_OBJECTIVE
"""Faces that can be in a hand: cattle and objective cards, but not the starting objectives."""


class Purchase:
    """One way to buy: which faces, with how many cowboys, for how many dollars (GWT-82)."""

    def __init__(self, first: int, second: int, cowboys: int, dollars: int) -> None:
        self.first = first
        self.second = second  # -1 for a single card
        self.cowboys = cowboys
        self.dollars = dollars


def _purchases(options: list[BuyOption]) -> list[Purchase]:
    """Every line of the price list with every choice of cards; a pair in any order is one choice."""
    ways: list[Purchase] = []
    for option in options:
        for face in range(option.first_face, option.last_face + 1):
            seconds = range(face, option.last_face + 1) if option.cards == 2 else [-1]
            ways += [Purchase(face, second, option.cowboys, option.dollars) for second in seconds]
    return ways


PURCHASES: Final[list[Purchase]] = _purchases(cattle.BUY_OPTIONS)
SIMMENTAL_PURCHASES: Final[list[Purchase]] = _purchases(cattle.SIMMENTAL_OPTIONS)

# -------------------------------------------------------------------- numbers

END: Final = 0
SKIP: Final = 1
STOP: Final = 2
DRAW_ONE: Final = 3
ADD_CATTLE: Final = 4
PLACE: Final = 5  # + letter of the neutral space
RIDE_TO: Final = PLACE + 7  # + space
GO_VIA: Final = RIDE_TO + SPACES  # + space
PUT_AT: Final = GO_VIA + SPACES  # + space
COPY_AT: Final = PUT_AT + SPACES  # + space
TAKE_HAZARD: Final = COPY_AT + SPACES  # + 4 * section + number
TAKE_TRIBE: Final = TAKE_HAZARD + 12  # + number
DO: Final = TAKE_TRIBE + 9  # + action; auxiliary actions come last
AUX: Final = DO + FIRST_AUXILIARY  # + 2 * auxiliary action + 1 if double
PLAY: Final = DO + len(ACTION_IDS)  # + objective face - FIRST_OBJECTIVE
GAIN_CARD: Final = PLAY + HAND_FACES - FIRST_OBJECTIVE  # likewise
GAIN_TOP: Final = GAIN_CARD + HAND_FACES - FIRST_OBJECTIVE
DISCARD: Final = GAIN_TOP + 1  # + face
REMOVE_CARD: Final = DISCARD + HAND_FACES  # + face
HIRE_FROM: Final = REMOVE_CARD + HAND_FACES  # + 12 * kind of worker + row
BUILD_NUMBER: Final = HIRE_FROM + 3 * ROWS  # + number of the building - 1
BUY_CARDS: Final = BUILD_NUMBER + MAX_BUILDINGS  # + purchase
ENGINE_TO: Final = BUY_CARDS + len(PURCHASES)  # + position
USE_DISC: Final = ENGINE_TO + len(POSITION_IDS)  # + disc space
USE_STATION: Final = USE_DISC + len(DISC_IDS)  # + station whose disc is used
GIVE: Final = USE_STATION + STATIONS  # + kind of worker
CHOOSE_STATION: Final = GIVE + 3  # + station
CHOOSE_TILE: Final = CHOOSE_STATION + STATIONS  # + 0 upper, 1 lower
USE_CERTIFICATES: Final = CHOOSE_TILE + 2  # + how many
DELIVER_TO: Final = USE_CERTIFICATES + 7  # + city
MOVES: Final = DELIVER_TO + CITIES

# Of the second edition only, behind all others.
EXCHANGE: Final = MOVES
BUY_SIMMENTAL: Final = EXCHANGE + 1  # + way to pay
RAISE: Final = BUY_SIMMENTAL + len(cattle.SIMMENTAL_OPTIONS)  # + stage
SECOND_MOVES: Final = RAISE + SIMMENTAL_STAGES - 1


def vocabulary(game: str, trail: Trail, cities: Cities, second: bool) -> Vocabulary:
    """The notation of an edition for the moves above."""
    spaces = tuple(trail.ids)
    letters = tuple(trail.ids[space] for space in trail.neutral)
    hazards = tuple(trail.ids[space] for section in trail.sections[:3] for space in section)
    tribe = tuple(trail.ids[space] for space in trail.sections[3])
    faces = tuple(cattle.FACE_IDS[:HAND_FACES])
    objectives = tuple(cattle.FACE_IDS[FIRST_OBJECTIVE:HAND_FACES])
    stations = tuple(f"s{station + 1}" for station in range(STATIONS))
    kinds = [
        Kind("end", ()),
        Kind("skip", ()),
        Kind("stop", ()),
        Kind("draw", ()),
        Kind("add", ()),
        Kind("place", (letters,)),
        Kind("ride", (spaces,)),
        Kind("via", (spaces,)),
        Kind("at", (spaces,)),
        Kind("copy", (spaces,)),
        Kind("hazard", (hazards,)),
        Kind("trade", (tribe,)),
        Kind("do", (tuple(ACTION_IDS[:FIRST_AUXILIARY]),)),
        Kind("aux", (tuple(AUX_IDS), ("single", "double"))),
        Kind("play", (objectives,)),
        Kind("gain", ((*objectives, "top"),)),
        Kind("discard", (faces,)),
        Kind("remove", (faces,)),
        Kind("hire", (tuple(WORKER_IDS), tuple(f"row{row + 1}" for row in range(ROWS)))),
        Kind("build", (tuple(str(number + 1) for number in range(MAX_BUILDINGS)),)),
        Kind("buy", (tuple(_purchase_words(purchase) for purchase in PURCHASES),)),
        Kind("engine", (tuple(POSITION_IDS),)),
        Kind("disc", (tuple(DISC_IDS),)),
        Kind("disc from", (stations,)),
        Kind("give", (tuple(WORKER_IDS),)),
        Kind("station", (stations,)),
        Kind("foresight", (("upper", "lower"),)),
        Kind("certificates", (tuple(str(count) for count in range(7)),)),
        Kind("deliver", (tuple(cities.ids),)),
    ]
    if second:
        kinds += [
            Kind("exchange", ()),
            Kind("buy orange1 with", (tuple(str(option.cowboys) for option in cattle.SIMMENTAL_OPTIONS),)),
            Kind(
                "raise", (tuple(cattle.FACE_IDS[cattle.SIMMENTAL : cattle.SIMMENTAL + SIMMENTAL_STAGES - 1]),)
            ),
        ]
    moves = Vocabulary(game, kinds)
    if len(moves) != (SECOND_MOVES if second else MOVES):
        raise ValueError(f"the notation of {game} does not fit the numbers of the moves")
    return moves


def _purchase_words(purchase: Purchase) -> str:
    first = cattle.FACE_IDS[purchase.first]
    second = "" if purchase.second < 0 else f" {cattle.FACE_IDS[purchase.second]}"
    return f"{first}{second} with {purchase.cowboys}"
