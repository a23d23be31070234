"""What the second edition refuses besides the first: tokens, Simmental, cards of value 3, outlaws."""

from typing import Any

from tests.gwt.illegal_moves import IllegalCase

PLAYED: dict[str, Any] = {"options": {"simmental": True}}
BUYING: dict[str, Any] = {"on": "e", "money": 7, "cowboys": 2, "cattle": "red", **PLAYED}
ARRIVED = "foresight upper; foresight upper; foresight upper; certificates 0"
SIMMENTAL_INCOME: dict[str, Any] = {"on": "kansas_city", "hand": "orange1", **PLAYED}
FIVE_A: dict[str, Any] = {"on": "a1", "buildings": {"a1": "Mary 5a"}}
OUTLAWS: dict[str, Any] = {"on": "d", "tiles": {"outlaw_1": "green_tribe", "outlaw_2": "green_tribe"}}

ILLEGAL_SECOND = [
    # -- exchange tokens, in your turn and out of turn
    IllegalCase("no_token", "GWT-115", {"on": "a"}, "", "exchange", "You have no exchange token."),
    IllegalCase("no_token", "GWT-115", {"on": "a"}, "", "Tom: exchange", "You have no exchange token."),
    IllegalCase(
        "nothing_to_exchange",
        "GWT-115",
        {"on": "a", "tokens": 1, "hand": "gray", "stack": "", "pile": ""},
        "",
        "exchange",
        "You have no card left to draw with an exchange token.",
    ),
    IllegalCase(
        "nothing_to_exchange",
        "GWT-115",
        {"on": "a", "tokens": {"Tom": 2}, "stack": {"Tom": ""}},
        "",
        "Tom: exchange",
        "You have no card left to draw with an exchange token.",
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
        "It's Red's turn: 'Use your location'.",
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
        "The action you started still needs this card: Shorthorn (3) (our reading of the rules).",
    ),
    # -- Simmental
    IllegalCase(
        "no_simmental",
        "GWT-117",
        {"on": "e", "money": 9, "cattle": "red"},
        "do buy_cattle",
        "buy orange1 with 1",
        "This table plays without Simmental.",
    ),
    IllegalCase(
        "no_simmental",
        "GWT-117",
        {"on": "a"},
        "",
        "raise orange2",
        "This table plays without Simmental.",
    ),
    IllegalCase(
        "cowboys",
        "GWT-82",
        {**BUYING, "cowboys": 1},
        "do buy_cattle",
        "buy orange1 with 2",
        "This takes 2 cowboys, not 1.",
    ),
    IllegalCase(
        "costs",
        "GWT-82",
        BUYING,
        "do buy_cattle",
        "buy orange1 with 1",
        "That costs $8, and you have $7.",
    ),
    IllegalCase(
        "not_in_market",
        "GWT-87d",
        BUYING,
        "do buy_cattle",
        "buy orange1 with 2",
        "That card isn't in the cattle market.",
    ),
    IllegalCase(
        "other_question",
        "GWT-19",
        {"on": "a", **PLAYED},
        "",
        "buy orange1 with 1",
        "Choose an action that buys cattle first; not every location has one. "
        "Right now: 'Use your location'.",
    ),
    IllegalCase(
        "not_in_hand",
        "GWT-117",
        SIMMENTAL_INCOME,
        ARRIVED,
        "raise orange2",
        "You don't have this card in hand: Simmental heifer.",
    ),
    IllegalCase(
        "other_question",
        "GWT-117",
        SIMMENTAL_INCOME,
        ARRIVED,
        "skip",
        "'skip' is not a valid answer here. Right now: 'Raise Simmental in your hand?'.",
    ),
    IllegalCase(
        "other_question",
        "GWT-19",
        {"on": "a", "hand": "orange1", **PLAYED},
        "",
        "raise orange1",
        "You raise Simmental in Kansas City, after your income. Right now: 'Use your location'.",
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
        "This isn't the card you need: Criollo.",
    ),
    IllegalCase(
        "wrong_card",
        "GWT-119",
        {**FIVE_A, **PLAYED, "hand": "red yellow orange1"},
        "do value3_for_7",
        "discard orange1",
        "This isn't the card you need: Simmental calf.",
    ),
    IllegalCase(
        "not_in_hand",
        "GWT-26",
        {**FIVE_A, "hand": "red yellow"},
        "do value3_for_7",
        "discard blue",
        "You don't have this card in hand: Corriente.",
    ),
    # -- counts of the new buildings
    IllegalCase(
        "counts_nothing",
        "GWT-32b",
        {"on": "a1", "buildings": {"a1": "Mary 12b"}},
        "",
        "do dollars_per_station_2",
        "You would gain nothing, and an action must change something (our reading of the rules).",
    ),
    IllegalCase(
        "counts_nothing",
        "GWT-32b",
        {"on": "a1", "buildings": {"a1": "Mary 11b"}},
        "",
        "do engine_per_hazard",
        "You would gain nothing, and an action must change something (our reading of the rules).",
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
        "You can't skip this: 'Collect the bounty for an outlaw'.",
    ),
]
