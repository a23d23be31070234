"""The printed actions, each a name for the notation and a short program of verbs.

What an action requires comes first in its program and is paid in full before the rest (GWT-24). Numbers below
zero are counts that are read when the verb is carried out (GWT-32c).
"""

from typing import Final, NamedTuple

from trailboss.games.gwt.components.cattle import BLACK, GRAY, GREEN, WHITE, YELLOW
from trailboss.games.gwt.verbs import (
    AUXILIARY,
    BUILD,
    BUY,
    CERTIFY,
    CERTIFY_TO_LIMIT,
    COPY,
    DRAW,
    ENGINE,
    ENGINE_BACK,
    ENGINE_FOR_DELIVERY,
    FREE_RIDE,
    GAIN,
    GAIN_TOKENS,
    HAZARD,
    HIRE,
    OBJECTIVE,
    PAIRS,
    PAY,
    PER_BUILDER,
    PER_COWBOY,
    PER_ENGINEER,
    PER_HAZARD,
    PER_STATION_TWICE,
    PER_WOODS,
    PER_WOODS_TWICE,
    REMOVE,
    RIDE,
    STATION_BEHIND,
    TAKE,
    THROW,
    THROW_ANY,
    THROW_OBJECTIVE,
    THROW_PAIR,
    THROW_VALUE3,
    TRIBE,
)


class Action(NamedTuple):
    """One printed action: its name and its program of (verb, number)."""

    name: str
    program: tuple[tuple[int, int], ...]


ACTIONS: Final = (
    # -- cards for money and certificates
    Action("white_for_2", ((THROW, WHITE), (GAIN, 2))),
    Action("green_for_2", ((THROW, GREEN), (GAIN, 2))),
    Action("black_for_2", ((THROW, BLACK), (GAIN, 2))),
    Action("pair_for_4", ((THROW_PAIR, 0), (GAIN, 4))),
    Action("white_for_4", ((THROW, WHITE), (GAIN, 4))),
    Action("green_for_3", ((THROW, GREEN), (GAIN, 3))),
    Action("pair_for_3", ((THROW_PAIR, 0), (GAIN, 3))),
    Action("yellow_for_10", ((THROW, YELLOW), (GAIN, 10))),
    Action("black_for_2_certificates", ((THROW, BLACK), (CERTIFY, 2))),
    Action("gray_for_engine_1", ((THROW, GRAY), (ENGINE, 1))),
    Action("objective_card_for_2_certificates", ((THROW_OBJECTIVE, 0), (CERTIFY, 2))),
    Action("any_for_3_and_objective_to_hand", ((THROW_ANY, 0), (GAIN, 3), (OBJECTIVE, 1))),
    # -- risk actions
    Action("any_for_certificate", ((THROW_ANY, 0), (CERTIFY, 1))),
    Action("gray_for_certificate_and_2", ((THROW, GRAY), (CERTIFY, 1), (GAIN, 2))),
    # -- worker spaces
    Action("gray_for_certificate", ((THROW, GRAY), (CERTIFY, 1))),
    Action("gray_for_2", ((THROW, GRAY), (GAIN, 2))),
    Action("gray_for_2_certificates", ((THROW, GRAY), (CERTIFY, 2))),
    Action("gray_for_4", ((THROW, GRAY), (GAIN, 4))),
    # -- money and certificates
    Action("dollars_2", ((GAIN, 2),)),
    Action("dollars_4", ((GAIN, 4),)),
    Action("dollars_per_woods_2", ((GAIN, PER_WOODS_TWICE),)),
    Action("dollars_per_engineer", ((GAIN, PER_ENGINEER),)),
    Action("certificate", ((CERTIFY, 1),)),
    Action("certificates_max", ((CERTIFY_TO_LIMIT, 0),)),
    Action("tribe_pairs", ((PAIRS, 0),)),
    # -- workers, buildings, cattle, tiles
    Action("hire_0", ((HIRE, 0),)),
    Action("hire_2", ((HIRE, 2),)),
    Action("hire_minus_1", ((HIRE, -1),)),
    Action("hire_minus_2", ((HIRE, -2),)),
    Action("build_2", ((BUILD, 2),)),
    Action("build_1", ((BUILD, 1),)),
    Action("buy_cattle", ((BUY, PER_COWBOY),)),
    Action("hazard_0", ((HAZARD, 0),)),
    Action("hazard_5", ((HAZARD, 5),)),
    Action("hazard_7", ((HAZARD, 7),)),
    Action("tribe", ((TRIBE, 0),)),
    Action("objective", ((OBJECTIVE, 0),)),
    Action("draw_3", ((DRAW, 3),)),
    Action("draw_per_cowboy", ((DRAW, PER_COWBOY),)),
    # -- engine, herder
    Action("engine_2", ((ENGINE, 2),)),
    Action("engine_3", ((ENGINE, 3),)),
    Action("engine_4", ((ENGINE, 4),)),
    Action("engine_per_engineer", ((ENGINE, PER_ENGINEER),)),
    Action("engine_per_woods", ((ENGINE, PER_WOODS),)),
    Action("engine_back_for_3", ((ENGINE_BACK, 1), (GAIN, 3))),
    Action("pay_2_for_engine_2", ((PAY, 2), (ENGINE, 2))),
    Action("extraordinary_delivery", ((ENGINE_FOR_DELIVERY, 0),)),
    Action("upgrade_behind", ((STATION_BEHIND, 0),)),
    Action("herder_1", ((RIDE, 1),)),
    Action("herder_2", ((RIDE, 2),)),
    Action("herder_3", ((RIDE, 3),)),
    Action("herder_4", ((RIDE, 4),)),
    Action("herder_5", ((RIDE, 5),)),
    Action("herder_free_3", ((FREE_RIDE, 3),)),
    Action("copy", ((COPY, 0),)),
    Action("auxiliary", ((AUXILIARY, 0),)),
    # -- new in the second edition, behind all that waits on an agenda: a kept position knows it by its number
    Action("green_for_engine_2", ((THROW, GREEN), (ENGINE, 2))),
    Action("value3_for_7", ((THROW_VALUE3, 0), (GAIN, 7))),
    Action("any_for_6_and_objective_to_hand", ((THROW_ANY, 0), (GAIN, 6), (OBJECTIVE, 1))),
    Action("hazard_2", ((HAZARD, 2),)),
    Action("engine_per_hazard", ((ENGINE, PER_HAZARD),)),
    Action("dollars_per_builder", ((GAIN, PER_BUILDER),)),
    Action("dollars_per_station_2", ((GAIN, PER_STATION_TWICE),)),
    Action("exchange_token", ((GAIN_TOKENS, 1),)),
    Action("certificates_2", ((CERTIFY, 2),)),
    Action("dollars_12", ((GAIN, 12),)),
    # -- auxiliary actions, single and double (GWT-35); doubled they are one move of two spaces (GWT-38a),
    #    forward up to two (GWT-36)
    Action("aux_dollars_single", ((GAIN, 1),)),
    Action("aux_dollars_double", ((GAIN, 2),)),
    Action("aux_draw_single", ((TAKE, 1),)),
    Action("aux_draw_double", ((TAKE, 2),)),
    Action("aux_certificate_single", ((PAY, 1), (ENGINE_BACK, 1), (CERTIFY, 1))),
    Action("aux_certificate_double", ((PAY, 2), (ENGINE_BACK, 2), (CERTIFY, 2))),
    Action("aux_engine_single", ((PAY, 1), (ENGINE, 1))),
    Action("aux_engine_double", ((PAY, 2), (ENGINE, 2))),
    Action("aux_remove_single", ((ENGINE_BACK, 1), (REMOVE, 1))),
    Action("aux_remove_double", ((ENGINE_BACK, 2), (REMOVE, 2))),
)

ACTION_IDS: Final = tuple(action.name for action in ACTIONS)


def action_number(name: str) -> int:
    """The number of an action by its name."""
    return ACTION_IDS.index(name)


SECOND_ACTIONS: Final = {
    "aux_remove_single": Action("aux_remove_single", ((ENGINE_BACK, 1), (GAIN, 1), (REMOVE, 1))),
    "aux_remove_double": Action("aux_remove_double", ((ENGINE_BACK, 2), (GAIN, 2), (REMOVE, 2))),
}
"""What the second edition prints otherwise under the same name."""


def programs(changes: dict[str, Action]) -> list[list[int]]:
    """All programs as flat lists of numbers for the hot path: [verb, number, verb, number, ...]."""
    return [
        [value for step in changes.get(action.name, action).program for value in step] for action in ACTIONS
    ]


COPY_ACTION: Final = ACTION_IDS.index("copy")
FIRST_AUXILIARY: Final = ACTION_IDS.index("aux_dollars_single")
"""From here on: every auxiliary action single, then double, in the order of the player board."""
