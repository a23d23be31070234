"""The layout of an observation of Great Western Trail.

Both editions share it: the numbers of spaces, cards, tiles and cities are the same, and entries that the
first edition doesn't have stay 0. Names are those of the second.
"""

from typing import Final

from trailboss.games.gwt.components.buildings import MAX_BUILDINGS
from trailboss.games.gwt.components.cattle import CATTLE_FACES, FACE_IDS, FIRST_OBJECTIVE
from trailboss.games.gwt.components.cities import SECOND_CITIES
from trailboss.games.gwt.components.job_market import ROWS
from trailboss.games.gwt.components.player_board import DISC_IDS, WORKER_IDS
from trailboss.games.gwt.components.railroad import MASTER_SPACES, POSITION_IDS, STATION_IDS
from trailboss.games.gwt.components.station_masters import MASTER_IDS
from trailboss.games.gwt.components.tiles import COWBOY_TILE, FIRST_HAZARD, NEUTRALS, TILE_IDS
from trailboss.games.gwt.components.trail import SECOND_TRAIL
from trailboss.games.gwt.rules import turn as _turn  # noqa: F401  registers all questions
from trailboss.games.gwt.rules.effects import Question, questions
from trailboss.games.gwt.rules.moves import HAND_FACES
from trailboss.games.gwt.solo.deck import LEVELS, MAX_CARDS
from trailboss.lab.observation.plan import Block, Field, Layout

RANCHERS: Final = 4
"""A vector has room for this many; those who do not play are all 0."""
HOUSE_RULES: Final = (
    "old_actions=lost",
    "draw_up_to=number_first",
    "kansas_city_money_first=yes",
    "cards_in_kansas_city=yes",
    "card_ride_before_use=yes",
    "extraordinary_delivery=optional",
    "unpayable_transport=station_disc",
    "delivery_without_disc=kansas_city",
    "actions_left_behind=kept",
    "end_without_action=yes",
    "station_again=no",
    "arrow_objectives=display",
    "immediate_gains=optional",
    "foreign_risk_actions=not_copied",
    "simmental=True",
)

_ONE: Final = ("",)
_ORDER: Final = ("you", "next", "second next", "third next")
_WORKERS: Final = tuple(WORKER_IDS)
_HAND_FACES: Final = tuple(FACE_IDS[:HAND_FACES])
_OBJECTIVES: Final = tuple(FACE_IDS[FIRST_OBJECTIVE:HAND_FACES])
_BUILDINGS: Final = tuple(str(number) for number in range(1, MAX_BUILDINGS + 1))
_LETTERS: Final = tuple(TILE_IDS[1 : 1 + NEUTRALS])
_SUPPLY_TILES: Final = tuple(TILE_IDS[FIRST_HAZARD : COWBOY_TILE + len(WORKER_IDS)])
_TAKEN_TILES: Final = tuple(TILE_IDS[FIRST_HAZARD:COWBOY_TILE])
_CARDS: Final = tuple(str(number) for number in range(1, MAX_CARDS + 1))

NEUTRAL_SPACES: Final[list[int]] = SECOND_TRAIL.neutral
BUILDING_SPACES: Final[list[int]] = SECOND_TRAIL.buildings
HAZARD_SPACES: Final[list[int]] = [space for section in SECOND_TRAIL.sections[:3] for space in section]
TRIBE_SPACES: Final[list[int]] = SECOND_TRAIL.sections[3]
_LATER: Final = range(45, 50)
"""Kinds of questions that come behind all others: trained networks know this order."""
ASKED: Final[list[Question]] = [
    *(question for question in questions() if question.kind not in _LATER),
    *(question for question in questions() if question.kind in _LATER),
]
QUESTIONS: Final[list[int]] = [question.kind for question in ASKED]


def _spaces(numbers: list[int]) -> str:
    return ", ".join([SECOND_TRAIL.ids[space] for space in numbers])


GWT_LAYOUT: Final[Layout] = Layout(
    ("gwt1", "gwt2"),
    (
        Block(
            "game",
            1,
            "The table, its turn and what all share.",
            (
                Field("second_edition", _ONE, 1, "1 in gwt2"),
                Field("seats", ("1", "2", "3", "4"), 1, "how many seats"),
                Field("options", HOUSE_RULES, 1, "which options differ from their defaults in this way"),
                Field("over", _ONE, 1, "the game is over"),
                Field("to_move", _ORDER, 1, "who has to decide"),
                Field("first", _ORDER, 1, "the starting player"),
                Field("job_token", _ORDER, 1, "who took the job market token; the last turns are on"),
                Field("question", tuple(question.name for question in ASKED), 1, "what is being asked"),
                Field("side_b", _BUILDINGS, 1, "private buildings that are played with their b-side"),
                Field(
                    "job_row", tuple(f"row{row + 1}" for row in range(ROWS)), 1, "row of the job market token"
                ),
                Field("job_filled", _ONE, 4, "workers in that row"),
                Field("supply", ("1", "2", "3"), 35, "tiles left in the three stacks of Kansas City"),
                Field("cattle", tuple(FACE_IDS[:CATTLE_FACES]), 7, "cards in the cattle market"),
                Field("cattle_stack", _ONE, 36, "cards in its stack"),
                Field("simmental", ("orange2", "orange3"), 8, "Simmental of later stages beside the board"),
                Field("display", _OBJECTIVES, 1, "objective cards on display"),
                Field("objective_stack", _ONE, 24, "cards in the objective stack"),
                Field("stationed", _WORKERS, 5, "workers given for station masters"),
                Field("removed", tuple(FACE_IDS), 5, "cards out of the game"),
                Field("away", _SUPPLY_TILES, 4, "supply tiles out of the game"),
            ),
        ),
        Block(
            "job",
            ROWS,
            "A row of the job market, the first row first.",
            (Field("workers", _WORKERS, 4, "workers on offer"),),
        ),
        Block(
            "foresight",
            6,
            "A foresight space: upper and lower of column 1, then of columns 2 and 3.",
            (Field("tile", _SUPPLY_TILES, 1, "the tile there"),),
        ),
        Block(
            "station",
            MASTER_SPACES,
            "A station with a space for a station master, the first station first.",
            (Field("master", tuple(MASTER_IDS), 1, "the station master there"),),
        ),
        Block(
            "neutral",
            len(NEUTRAL_SPACES),
            f"A space of a neutral building: {_spaces(NEUTRAL_SPACES)}.",
            (Field("letter", _LETTERS, 1, "the neutral building there"),),
        ),
        Block(
            "building",
            len(BUILDING_SPACES),
            f"A space for a private building: {_spaces(BUILDING_SPACES)}. In the first edition d1 is c3.",
            (
                Field("owner", _ORDER, 1, "whose building stands there"),
                Field("number", _BUILDINGS, 1, "which one"),
            ),
        ),
        Block(
            "hazard",
            len(HAZARD_SPACES),
            f"A hazard space: {_spaces(HAZARD_SPACES)}. All 0 if empty.",
            (
                Field("points", _ONE, 4, "points of the hazard there"),
                Field("green", _ONE, 1, "it shows a green hand"),
                Field("black", _ONE, 1, "it shows a black hand"),
            ),
        ),
        Block(
            "tribe",
            len(TRIBE_SPACES),
            "A space of an outlaw (first edition: a teepee), the first one first.",
            (Field("tile", ("green_tribe", "second_tribe"), 1, "the tile there"),),
        ),
        Block(
            "you",
            1,
            "What you alone know.",
            (
                Field("hand", _HAND_FACES, 5, "your hand; your draw stack is `rancher.unshown` without it"),
                Field("breeding_value", _ONE, 28, "breeding value of your hand, each type once"),
            ),
        ),
        Block(
            "rancher",
            RANCHERS,
            "A rancher: you first, then in the order of play; Sam is next after you.",
            (
                Field("plays", _ONE, 1, "1 for a rancher who plays; if 0, the whole copy is 0"),
                Field("money", _ONE, 30, "dollars"),
                Field(
                    "herder",
                    tuple(SECOND_TRAIL.ids),
                    1,
                    "where the herder stands; all 0 before the first turn",
                ),
                Field("engine", tuple(POSITION_IDS), 1, "where the engine stands"),
                Field("certificates", _ONE, 6, "certificates on the track"),
                Field("certificate_limit", _ONE, 6, "how many there can be"),
                Field("tokens", _ONE, 4, "exchange tokens"),
                Field("step_limit", _ONE, 7, "most steps of a turn"),
                Field("hand_limit", _ONE, 6, "cards drawn up to"),
                Field("discs", tuple(DISC_IDS), 1, "spaces of the player board still covered by a disc"),
                Field("workers", _WORKERS, 6, "workers, the printed one included"),
                Field("stock", _BUILDINGS, 1, "private buildings not built yet"),
                Field("tiles", _TAKEN_TILES, 4, "hazards and outlaws (teepees) taken"),
                Field("stations", tuple(STATION_IDS), 1, "stations with a disc of the rancher"),
                Field("cities", tuple(SECOND_CITIES.ids), 4, "own discs on the cities"),
                Field("deliveries_without_disc", _ONE, 4, "deliveries to Kansas City without a disc"),
                Field("station_masters", tuple(MASTER_IDS), 1, "station masters taken"),
                Field("hand_size", _ONE, 8, "cards in hand"),
                Field("stack_size", _ONE, 30, "cards in the draw stack"),
                Field(
                    "unshown",
                    _HAND_FACES,
                    5,
                    "cards in hand and draw stack together, as far as you know them",
                ),
                Field("unknown", _ONE, 4, "cards among them that you do not know"),
                Field("pile", _HAND_FACES, 5, "discard pile"),
                Field(
                    "objectives", tuple(FACE_IDS[FIRST_OBJECTIVE:]), 1, "objective cards that will be scored"
                ),
            ),
        ),
        Block(
            "sam",
            1,
            "The solo opponent's own things; all 0 without him.",
            (
                Field("level", LEVELS, 1, "his level"),
                Field("specialization", _WORKERS, 1, "where his specialization tile lies"),
                Field("cards", _CARDS, 1, "cards in his deck"),
                Field("pile", _CARDS, 1, "cards turned up since the last shuffle"),
                Field("discs", _ONE, 14, "discs beside his board"),
            ),
        ),
    ),
)
