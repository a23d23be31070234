"""What the second edition refuses besides the first: tokens, Simmental, cards of value 3, outlaws."""

from typing import Any

from tests.gwt.refused import IllegalCase

PLAYED: dict[str, Any] = {"options": {"simmental": True}}
BUYING: dict[str, Any] = {"on": "e", "money": 7, "cowboys": 2, "cattle": "red", **PLAYED}
ARRIVED = "foresight upper; foresight upper; foresight upper; certificates 0"
SIMMENTAL_INCOME: dict[str, Any] = {"on": "kansas_city", "hand": "orange1", **PLAYED}
FIVE_A: dict[str, Any] = {"on": "a1", "buildings": {"a1": "Mary 5a"}}
OUTLAWS: dict[str, Any] = {"on": "d", "tiles": {"outlaw_1": "green_tribe", "outlaw_2": "green_tribe"}}

REFUSED_SECOND = [
    # -- exchange tokens, in the own turn and out of it
    IllegalCase("no_token", "GWT-115", {"on": "a"}, "", "exchange", "You have no exchange token."),
    IllegalCase("no_token", "GWT-115", {"on": "a"}, "", "Tom: exchange", "You have no exchange token."),
    IllegalCase(
        "nothing_to_exchange",
        "GWT-115",
        {"on": "a", "tokens": 1, "hand": "gray", "stack": "", "pile": ""},
        "",
        "exchange",
        "You have no card left that an exchange token could draw.",
    ),
    IllegalCase(
        "nothing_to_exchange",
        "GWT-115",
        {"on": "a", "tokens": {"Tom": 2}, "stack": {"Tom": ""}},
        "",
        "Tom: exchange",
        "You have no card left that an exchange token could draw.",
    ),
    IllegalCase(
        "core.over",
        "GWT-122",
        {"on": "a", "tokens": 1, "closed_by": "Tom"},
        "aux dollars single; end",
        "exchange",
        "The game is over.",
    ),
    IllegalCase(
        "not_your_turn",
        "GWT-6a",
        {"on": "a", "tokens": 1},
        "",
        "Tom: draw",
        "It is Red who is asked now: 'Use your location'.",
    ),
    IllegalCase(
        "required_card",
        "GWT-120c",
        {
            "on": "f",
            "hand": "brown3 brown4 gray",
            "stack": "white green",
            "tokens": 1,
        },
        "do pair_for_4; !exchange; draw; draw",
        "discard brown3",
        "The action that you have begun still requires this card: Shorthorn (3) (our reading of the rules).",
    ),
    # -- Simmental
    IllegalCase(
        "no_simmental",
        "GWT-117",
        {"on": "e", "money": 9, "cattle": "red"},
        "do buy_cattle",
        "buy orange1 with 1",
        "Simmental are not played at this table.",
    ),
    IllegalCase(
        "no_simmental",
        "GWT-117",
        {"on": "a"},
        "",
        "raise orange2",
        "Simmental are not played at this table.",
    ),
    IllegalCase(
        "cowboys",
        "GWT-82",
        {**BUYING, "cowboys": 1},
        "do buy_cattle",
        "buy orange1 with 2",
        "That takes more cowboys: 2, not 1.",
    ),
    IllegalCase(
        "costs",
        "GWT-82",
        BUYING,
        "do buy_cattle",
        "buy orange1 with 1",
        "That costs $8, and you have $7 for it.",
    ),
    IllegalCase(
        "not_in_market",
        "GWT-87d",
        BUYING,
        "do buy_cattle",
        "buy orange1 with 2",
        "That is not in the cattle market now.",
    ),
    IllegalCase(
        "other_question",
        "GWT-19",
        {"on": "a", **PLAYED},
        "",
        "buy orange1 with 1",
        "To buy cattle, first choose an action that buys; not every location has one. "
        "What is asked now: 'Use your location'.",
    ),
    IllegalCase(
        "not_in_hand",
        "GWT-117",
        SIMMENTAL_INCOME,
        ARRIVED,
        "raise orange2",
        "You do not have this card in hand: Simmental heifer.",
    ),
    IllegalCase(
        "other_question",
        "GWT-117",
        SIMMENTAL_INCOME,
        ARRIVED,
        "skip",
        "'skip' is no answer here. What is asked now: 'Raise Simmental in your hand?'.",
    ),
    IllegalCase(
        "other_question",
        "GWT-19",
        {"on": "a", "hand": "orange1", **PLAYED},
        "",
        "raise orange1",
        "Simmental are raised in Kansas City, after the income. What is asked now: 'Use your location'.",
    ),
    # -- cards of value 3
    IllegalCase(
        "no_value3_card",
        "GWT-24",
        {**FIVE_A, "hand": "brown3"},
        "",
        "do value3_for_7",
        "You have no cattle card of value 3 in hand.",
    ),
    IllegalCase(
        "wrong_card",
        "GWT-24",
        {**FIVE_A, "hand": "red yellow gray"},
        "do value3_for_7",
        "discard gray",
        "This card is not the one asked for: Criollo.",
    ),
    IllegalCase(
        "wrong_card",
        "GWT-119",
        {**FIVE_A, **PLAYED, "hand": "red yellow orange1"},
        "do value3_for_7",
        "discard orange1",
        "This card is not the one asked for: Simmental calf.",
    ),
    IllegalCase(
        "not_in_hand",
        "GWT-26",
        {**FIVE_A, "hand": "red yellow"},
        "do value3_for_7",
        "discard blue",
        "You do not have this card in hand: Corriente.",
    ),
    # -- counts of the new buildings
    IllegalCase(
        "counts_nothing",
        "GWT-32b",
        {"on": "a1", "buildings": {"a1": "Mary 12b"}},
        "",
        "do dollars_per_station_2",
        "That would bring nothing, and an action has to change something (our reading of the rules).",
    ),
    IllegalCase(
        "counts_nothing",
        "GWT-32b",
        {"on": "a1", "buildings": {"a1": "Mary 11b"}},
        "",
        "do engine_per_hazard",
        "That would bring nothing, and an action has to change something (our reading of the rules).",
    ),
    # -- outlaws
    IllegalCase("no_tribe_tile", "GWT-86", {"on": "d"}, "", "do tribe", "There is no outlaw to take."),
    IllegalCase("no_tile", "GWT-86", OUTLAWS, "do tribe", "trade outlaw_5", "There is no tile on outlaw 5."),
    IllegalCase(
        "not_optional",
        "GWT-86",
        OUTLAWS,
        "do tribe",
        "skip",
        "This cannot be left out: 'Collect the bounty for an outlaw'.",
    ),
]
