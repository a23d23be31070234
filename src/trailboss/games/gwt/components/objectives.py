"""The 24 objective cards and the 4 starting objective cards."""

from typing import Final, NamedTuple

from trailboss.games.gwt.components.cattle import FACES, FIRST_OBJECTIVE, START_OBJECTIVE
from trailboss.games.gwt.components.marks import MEDIUM, Mark

# ---------------------------------------------------------------- tasks

BUILDING: Final = 0
"""A private building of yours on the board."""
GREEN_TILE: Final = 1
"""A green teepee (second edition: a green outlaw)."""
SECOND_TILE: Final = 2
"""A blue teepee (second edition: an orange outlaw)."""
HAZARD: Final = 3
"""A hazard tile of any kind."""
STATION: Final = 4
"""A disc of yours on a train station."""
VALUE3: Final = 5
"""A yellow, red or blue cattle card in the deck."""
BROWN_CARD: Final = 6
PURPLE_CARD: Final = 7
TERMINAL_CITY: Final = 8
"""A disc of yours on the last city."""
TASK_KINDS: Final = 9
TASKS: Final[list[str]] = [
    "building",
    "green_tile",
    "second_tile",
    "hazard",
    "station",
    "value3",
    "brown",
    "purple",
    "terminal_city",
]

# ---------------------------------------------------------------- cards


class Objective(NamedTuple):
    """One front of the objective cards."""

    immediate: str
    """The name of the action that playing the card gives; empty on the starting cards."""
    tasks: tuple[int, ...]
    """What has to be shown for it at the end of the game."""
    vp: int
    """Points if all tasks are met."""
    penalty: int
    """Points lost otherwise."""
    copies: int = 1
    """How many cards have this front."""


OBJECTIVES: Final[list[Objective]] = [
    # obj_01 to obj_05
    Objective("dollars_2", (BUILDING, SECOND_TILE, SECOND_TILE), 3, 2),
    Objective("dollars_2", (BUILDING, GREEN_TILE, SECOND_TILE), 3, 2),
    Objective("dollars_2", (BROWN_CARD, HAZARD, HAZARD), 3, 2),
    Objective("dollars_2", (STATION, STATION, HAZARD), 3, 2),
    Objective("dollars_2", (VALUE3, VALUE3, VALUE3, BUILDING), 4, 2),
    # obj_06 to obj_10
    Objective("draw_3", (BUILDING, BUILDING, HAZARD), 3, 2),
    Objective("draw_3", (STATION, GREEN_TILE, SECOND_TILE), 3, 2),
    Objective("draw_3", (PURPLE_CARD, HAZARD), 3, 2),
    Objective("draw_3", (STATION, GREEN_TILE, GREEN_TILE), 3, 2),
    Objective("draw_3", (VALUE3, VALUE3, VALUE3, STATION), 4, 2),
    # obj_11 to obj_15
    Objective("herder_free_3", (BUILDING, BUILDING, HAZARD, HAZARD), 5, 2),
    Objective("herder_free_3", (STATION, STATION, SECOND_TILE, SECOND_TILE), 5, 2),
    Objective("herder_free_3", (VALUE3, BROWN_CARD, PURPLE_CARD), 5, 2),
    Objective("herder_free_3", (VALUE3, BROWN_CARD, HAZARD, HAZARD), 5, 2),
    Objective("herder_free_3", (STATION, STATION, BUILDING, BUILDING), 5, 2),
    # obj_16 to obj_18
    Objective("engine_2", (BROWN_CARD, BROWN_CARD, STATION, GREEN_TILE), 5, 3),
    Objective("engine_2", (VALUE3, BROWN_CARD, PURPLE_CARD), 5, 3),
    Objective("engine_2", (BUILDING, BUILDING, GREEN_TILE, GREEN_TILE), 5, 3),
    # obj_19, obj_20
    Objective("engine_3", (BUILDING, SECOND_TILE, HAZARD, HAZARD), 5, 3),
    Objective("engine_3", (STATION, STATION, HAZARD, HAZARD), 5, 3),
    # obj_21
    Objective("auxiliary", (TERMINAL_CITY,), 5, 3, 4),
]
"""By face, from FIRST_OBJECTIVE on."""

STARTING: Final[list[Objective]] = [
    Objective("", (VALUE3, BROWN_CARD, BUILDING), 3, 0),
    Objective("", (STATION, STATION, GREEN_TILE), 3, 0),
    Objective("", (BUILDING, BUILDING, HAZARD), 3, 0),
    Objective("", (SECOND_TILE, HAZARD, HAZARD), 3, 0),
]
"""start_1 to start_4, by face from START_OBJECTIVE on; one for each player, no penalty."""

STARTING_FRONTS: Final = len(STARTING)
DISPLAY_SIZE: Final = 4
"""Face-up objective cards next to the board."""


def _front(face: int) -> Objective:
    """The card of that face; one that asks for nothing and gives nothing for cattle."""
    if face >= START_OBJECTIVE:
        return STARTING[face - START_OBJECTIVE]
    if face >= FIRST_OBJECTIVE:
        return OBJECTIVES[face - FIRST_OBJECTIVE]
    return Objective("", (), 0, 0)


def _counts(tasks: tuple[int, ...]) -> list[int]:
    """How often each kind of task is printed."""
    counts = [0] * TASK_KINDS
    for task in tasks:
        counts[task] += 1
    return counts


OBJECTIVE_TASKS: Final[list[list[int]]] = [_counts(_front(face).tasks) for face in range(FACES)]
"""By face: how many of each kind of task; all zero for cattle."""
OBJECTIVE_VP: Final[list[int]] = [_front(face).vp for face in range(FACES)]
OBJECTIVE_PENALTY: Final[list[int]] = [_front(face).penalty for face in range(FACES)]
"""By face: the points lost, a positive number."""
OBJECTIVE_IMMEDIATE: Final[list[str]] = [_front(face).immediate for face in range(FACES)]
"""By face: the name of the card's immediate action."""

OBJECTIVE_DECK: Final[list[int]] = [
    face for face in range(FIRST_OBJECTIVE, START_OBJECTIVE) for _ in range(_front(face).copies)
]
"""The 24 cards of the objective stack."""
STARTING_OBJECTIVES: Final[list[int]] = list(range(START_OBJECTIVE, START_OBJECTIVE + STARTING_FRONTS))

MARKS: Final[list[Mark]] = [
    Mark(
        "OBJECTIVE_TASKS",
        "green outlaws",
        MEDIUM,
        "the second rulebook's list of tasks names orange ones only",
    ),
]
