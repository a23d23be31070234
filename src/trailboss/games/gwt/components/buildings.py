"""What the buildings offer: neutral tiles, private tiles of both editions, and risk actions.

A tile has *local actions*, each to be used once, in any order. A local action is a list of alternatives, of
which one is chosen; mostly there is just one. Alternatives are names of actions: `dollars_4` gains four
dollars, `white_for_2` discards a white card for two dollars, `hire_minus_1` hires one dollar cheaper,
`build_2` builds for two dollars a builder, `hazard_7` removes a hazard for seven, `herder_3` moves up to
three steps.
"""

from typing import Final, NamedTuple

from trailboss.games.gwt.components.marks import MEDIUM, Mark

# ---------------------------------------------------------------- neutral buildings

NEUTRAL_ACTIONS: Final[list[list[list[str]]]] = [
    [["white_for_2"], ["hire_0"], ["hire_2"]],
    [["green_for_2"], ["build_2"]],
    [["certificate", "objective"], ["engine_per_engineer"]],
    [["tribe", "pay_2_for_engine_2"], ["auxiliary"]],
    [["black_for_2"], ["buy_cattle"]],
    [["pair_for_4"], ["hazard_7"]],
    [["engine_per_engineer"], ["auxiliary"]],
]
"""A to G. They show no hands, need no builders and are worth nothing."""

RISK_ACTIONS: Final[list[str]] = ["any_for_certificate", "gray_for_certificate_and_2"]
"""By RISK_ANY and RISK_GRAY of the trail: a local action of any building there."""

# ---------------------------------------------------------------- private buildings

SIDE_A: Final = 0
SIDE_B: Final = 1
SIDE_IDS: Final[list[str]] = ["a", "b"]


class PrivateSide(NamedTuple):
    """One side of a private building tile."""

    workers: int
    """Builders needed."""
    vp: int
    green_hand: int
    black_hand: int
    """1: others pay that fee here."""
    actions: list[list[str]]


PRIVATE: Final[list[list[PrivateSide]]] = [
    [],
    [
        PrivateSide(1, 1, 1, 0, [["dollars_per_woods_2"]]),
        PrivateSide(1, 1, 1, 0, [["objective_card_for_2_certificates"], ["engine_back_for_3"]]),
    ],
    [
        PrivateSide(1, 1, 0, 0, [["white_for_4"], ["buy_cattle"]]),
        PrivateSide(1, 1, 0, 0, [["gray_for_engine_1"], ["green_for_3"]]),
    ],
    [
        PrivateSide(1, 1, 0, 0, [["pair_for_3"], ["herder_1"]]),
        PrivateSide(2, 3, 0, 0, [["auxiliary"], ["herder_1"]]),
    ],
    [
        PrivateSide(2, 3, 0, 1, [["hazard_5"], ["herder_2"]]),
        PrivateSide(2, 3, 0, 1, [["draw_per_cowboy"], ["herder_3"]]),
    ],
    [
        PrivateSide(3, 4, 0, 0, [["hire_minus_1"], ["engine_per_engineer"]]),
        PrivateSide(3, 4, 0, 0, [["black_for_2_certificates"], ["dollars_per_engineer"]]),
    ],
    [
        PrivateSide(4, 5, 0, 0, [["yellow_for_10"], ["auxiliary"]]),
        PrivateSide(4, 5, 0, 0, [["any_for_3_and_objective_to_hand"]]),
    ],
    [
        PrivateSide(5, 6, 1, 1, [["tribe_pairs"]]),
        PrivateSide(5, 6, 1, 1, [["engine_per_woods"]]),
    ],
    [
        PrivateSide(5, 6, 1, 0, [["tribe", "auxiliary"], ["engine_2"]]),
        PrivateSide(6, 8, 0, 0, [["copy"]]),
    ],
    [
        PrivateSide(7, 9, 0, 0, [["engine_3"], ["extraordinary_delivery"]]),
        PrivateSide(6, 8, 0, 0, [["upgrade_behind"]]),
    ],
    [
        PrivateSide(9, 13, 0, 1, [["certificates_max"], ["herder_5"]]),
        PrivateSide(8, 11, 0, 1, [["dollars_4"], ["engine_4"], ["herder_4"]]),
    ],
]
"""The first edition: by number 1 to 10 (0 is none) and side."""

SECOND_PRIVATE: Final[list[list[PrivateSide]]] = [
    PRIVATE[0],
    PRIVATE[1],
    [
        PRIVATE[2][SIDE_A],
        PrivateSide(1, 1, 0, 0, [["gray_for_2"], ["green_for_engine_2"]]),
    ],
    PRIVATE[3],
    PRIVATE[4],
    [
        PrivateSide(3, 4, 0, 0, [["value3_for_7"], ["auxiliary"]]),
        PRIVATE[5][SIDE_B],
    ],
    [
        PrivateSide(4, 5, 0, 0, [["hire_minus_1"], ["engine_per_engineer"]]),
        PrivateSide(4, 5, 0, 0, [["copy"]]),
    ],
    PRIVATE[7],
    [
        PRIVATE[8][SIDE_A],
        PrivateSide(6, 8, 0, 0, [["any_for_6_and_objective_to_hand"]]),
    ],
    PRIVATE[9],
    PRIVATE[10],
    [
        PrivateSide(12, 20, 0, 0, [["hazard_2"], ["hazard_2"]]),
        PrivateSide(5, 10, 0, 0, [["engine_per_hazard"]]),
    ],
    [
        PrivateSide(4, 5, 0, 0, [["dollars_per_builder"], ["herder_1"]]),
        PrivateSide(3, 4, 0, 0, [["dollars_per_station_2"], ["exchange_token"]]),
    ],
]
"""The second edition: by number 1 to 12 (0 is none) and side. Only what changed is written out."""

MAX_BUILDINGS: Final = max(len(PRIVATE), len(SECOND_PRIVATE)) - 1
"""The highest number of any edition."""

MARKS: Final[list[Mark]] = [
    Mark(
        "SECOND_PRIVATE",
        "builders, points, hands and actions, but for the actions of 2a and the token of 12b",
        MEDIUM,
        "one implementation; the rulebook shows the two exceptions only",
    ),
    Mark("NEUTRAL_ACTIONS", "C to G in the second edition", MEDIUM, "taken to be those of the first"),
]
