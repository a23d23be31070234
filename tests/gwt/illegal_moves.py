"""What is refused before anything happens: other questions, the trail, the location, needs of actions."""

from typing import Any, NamedTuple

import pytest

from tests.gwt.story import Story
from tests.ledger import RULINGS
from trailboss.core.errors import IllegalMove


class IllegalCase(NamedTuple):
    """A table, what was played there, what is tried then, and what is answered."""

    key: str
    ruling: str
    table: dict[str, Any]
    played: str
    tried: str
    english: str

    def check(self, game: Story) -> None:
        """The reason and its ruling are given, in both languages, and nothing changes."""
        if self.played:
            game.play(self.played)
        name, _, text = self.tried.rpartition(": ")
        move, seat = game.game.move(text), game.seat(name) if name else game.state.to_move
        before = game.state.dump()
        reason = game.state.why_not(move, seat)
        assert reason is not None
        key = self.key if "." in self.key else f"gwt.no.{self.key}"
        assert (reason.key, reason.ruling) == (key, self.ruling)
        assert reason.ruling in RULINGS
        assert reason.render("en") == self.english
        assert reason.render("de") not in ("", self.english)
        with pytest.raises(IllegalMove) as caught:
            game.state.play(move, seat)
        assert caught.value.reason == reason
        assert str(caught.value) == f"{self.english} [{self.ruling}]"
        assert game.state.dump() == before


FORK: dict[str, Any] = {"at": "a", "tiles": {"flood_1": "flood_green_4"}, "buildings": {"a1": "Mary 1a"}}
HIRING: dict[str, Any] = {"on": "a", "money": 6, "token": 4, "jobs": {1: "cowboy", 3: "cowboy", 4: "cowboy"}}

ILLEGAL = [
    # -- the question
    IllegalCase(
        "core.over",
        "GWT-122",
        {"on": "a", "closed_by": "Tom"},
        "aux dollars single; end",
        "end",
        "The game is over.",
    ),
    IllegalCase(
        "not_your_turn",
        "GWT-6a",
        {"on": "a"},
        "",
        "Tom: end",
        "It's Red's turn: 'Use your location'.",
    ),
    IllegalCase(
        "other_question",
        "GWT-19",
        {"on": "a"},
        "",
        "deliver topeka",
        "You deliver when you reach Kansas City. Right now: 'Use your location'.",
    ),
    IllegalCase(
        "not_optional", "GWT-19", {"on": "a"}, "", "skip", "You can't skip this: 'Use your location'."
    ),
    IllegalCase(
        "do_something",
        "GWT-21",
        {"on": "a"},
        "",
        "end",
        "You must do something at your location; you can always take $1 (our reading of the rules).",
    ),
    IllegalCase(
        "stop_after_something",
        "GWT-32b",
        {"on": "e", "cattle": "yellow", "money": 6},
        "do buy_cattle",
        "stop",
        "Buy, add or draw something first, then you can stop (our reading of the rules).",
    ),
    # -- the trail
    IllegalCase(
        "place_first_turn",
        "GWT-2",
        {},
        "",
        "place a",
        "You place only in your first turn; after that you move.",
    ),
    IllegalCase(
        "place_first",
        "GWT-2",
        {"first_turn": True},
        "",
        "ride b",
        "In your first turn, choose a neutral building to start on.",
    ),
    IllegalCase(
        "empty_space",
        "GWT-7",
        {},
        "",
        "ride a1",
        "There is no tile on A1, and you can stop only on tiles.",
    ),
    IllegalCase("not_ahead", "GWT-8", {"at": "b"}, "", "ride a", "A isn't ahead of you."),
    IllegalCase("too_far", "GWT-8", {}, "", "ride g", "That is 6 steps away, and you can move 3."),
    IllegalCase(
        "too_far",
        "GWT-12",
        {"on": "a1", "buildings": {"a1": "Mary 4a"}},
        "do herder_2",
        "ride e",
        "That is 3 steps away, and you can move 2.",
    ),
    IllegalCase(
        "too_far",
        "GWT-93",
        {"at": "a", "hand": "obj_11"},
        "play obj_11; do herder_free_3",
        "ride g",
        "That is 5 steps away, and you can move 3.",
    ),
    IllegalCase(
        "free_ride_city",
        "GWT-93",
        {"at": "f", "hand": "obj_11"},
        "play obj_11; do herder_free_3",
        "ride kansas_city",
        "An objective card never moves you into Kansas City.",
    ),
    IllegalCase("no_way", "GWT-11", FORK, "ride b", "via c", "C isn't on a route to your destination."),
    IllegalCase(
        "no_tile",
        "GWT-87a",
        {"on": "f", "money": 7, "tiles": {"flood_1": "flood_green_4"}},
        "do hazard_7",
        "hazard flood_2",
        "There is no tile on flood 2.",
    ),
    IllegalCase(
        "no_tile",
        "GWT-86",
        {"on": "d", "tiles": {"teepee_4": "green_tribe"}},
        "do tribe",
        "trade teepee_5",
        "There is no tile on teepee 5.",
    ),
    # -- the location
    IllegalCase(
        "auxiliary_instead",
        "GWT-19",
        {"on": "a"},
        "aux dollars single",
        "do hire_0",
        "You already used an auxiliary action instead of the local actions.",
    ),
    IllegalCase(
        "local_instead",
        "GWT-19",
        {"on": "a", "hand": "white"},
        "do white_for_2",
        "aux dollars single",
        "You already used a local action here, so you can't use an auxiliary action instead.",
    ),
    IllegalCase(
        "foreign_location",
        "GWT-20",
        {"on": "a1", "buildings": {"a1": "Tom 2a"}},
        "",
        "do buy_cattle",
        "You have no local actions here, only one single auxiliary action.",
    ),
    IllegalCase(
        "not_offered",
        "GWT-19",
        {"on": "a"},
        "",
        "do dollars_4",
        "'Gain $4' isn't one of the local actions here.",
    ),
    IllegalCase(
        "done_before",
        "GWT-19",
        {"on": "a", "hand": "white white"},
        "do white_for_2",
        "do white_for_2",
        "You already used this local action: 'Discard a Guernsey for $2'.",
    ),
    IllegalCase(
        "other_action",
        "GWT-77",
        {"hand": "obj_06"},
        "play obj_06",
        "do dollars_4",
        "You can only take or skip the immediate action now.",
    ),
    IllegalCase(
        "single_only",
        "GWT-33",
        {"on": "a"},
        "",
        "aux dollars double",
        "An auxiliary action taken instead of local actions is never doubled.",
    ),
    IllegalCase(
        "auxiliary_locked",
        "GWT-33",
        {"on": "a"},
        "",
        "aux engine single",
        "Discs still cover both spaces of this auxiliary action.",
    ),
    IllegalCase(
        "not_doubled",
        "GWT-33",
        {"on": "g"},
        "do auxiliary",
        "aux dollars double",
        "To double an auxiliary action, clear both of its spaces first.",
    ),
    # -- what an action needs
    IllegalCase(
        "costs",
        "GWT-10",
        {"on": "d", "money": 1},
        "",
        "do pay_2_for_engine_2",
        "That costs $2, and you have $1.",
    ),
    IllegalCase(
        "costs", "GWT-77", HIRING, "do hire_0", "hire cowboy row3", "That costs $7, and you have $6."
    ),
    IllegalCase(
        "costs",
        "GWT-82",
        {"on": "e", "cattle": "yellow brown3", "money": 6},
        "do buy_cattle",
        "buy brown3 with 1",
        "That costs $12, and you have $6.",
    ),
    IllegalCase(
        "costs",
        "GWT-86",
        {"on": "d", "money": 2, "tiles": {"teepee_1": "green_tribe", "teepee_4": "green_tribe"}},
        "do tribe",
        "trade teepee_1",
        "That costs $3, and you have $2.",
    ),
    IllegalCase(
        "costs",
        "GWT-79",
        {"on": "b", "money": 2, "builders": 3},
        "do build_2",
        "build 4",
        "That costs $4, and you have $2.",
    ),
    IllegalCase(
        "costs",
        "GWT-44",
        {"on": "a1", "buildings": {"a1": "Mary 9b"}, "engine": "12", "money": 2},
        "do upgrade_behind",
        "station s3",
        "That costs $4, and you have $2.",
    ),
    IllegalCase(
        "costs",
        "GWT-54",
        {"on": "g", "engine": "16", "money": 7},
        "do engine_per_engineer; engine t5",
        "disc hand_1",
        "That costs $5, and you have $1.",
    ),
    IllegalCase(
        "no_card_of_type",
        "GWT-24",
        {"on": "a"},
        "",
        "do white_for_2",
        "You have no such card in hand: Guernsey.",
    ),
    IllegalCase(
        "no_cattle_card",
        "GWT-27",
        {"on": "drought_risk_1", "buildings": {"drought_risk_1": "Mary 1a"}, "hand": "obj_01"},
        "",
        "do any_for_certificate",
        "You have no cattle card in hand; objective cards don't count.",
    ),
    IllegalCase(
        "no_pair",
        "GWT-24",
        {"on": "f", "hand": "gray white"},
        "",
        "do pair_for_4",
        "You don't have two cattle cards of the same type in hand.",
    ),
    IllegalCase(
        "no_objective_card",
        "GWT-24",
        {"on": "a1", "buildings": {"a1": "Mary 1b"}},
        "",
        "do objective_card_for_2_certificates",
        "You have no objective card in hand.",
    ),
    IllegalCase(
        "no_way_back",
        "GWT-43",
        {"on": "a1", "buildings": {"a1": "Mary 1b"}},
        "",
        "do engine_back_for_3",
        "Your engine can't move back exactly 1 space.",
    ),
    IllegalCase(
        "counts_nothing",
        "GWT-32b",
        {"on": "a1", "buildings": {"a1": "Mary 1a"}},
        "",
        "do dollars_per_woods_2",
        "You would gain nothing, and an action must change something (our reading of the rules).",
    ),
    IllegalCase(
        "certificates_full",
        "GWT-32b",
        {"on": "c", "marker": 3},
        "",
        "do certificate",
        "Your certificates are at their limit, and an action must change something"
        " (our reading of the rules).",
    ),
    IllegalCase(
        "no_cards",
        "GWT-32b",
        {"on": "a1", "buildings": {"a1": "Mary 4b"}, "stack": ""},
        "",
        "do draw_per_cowboy",
        "You have no card left to draw, and an action must change something (our reading of the rules).",
    ),
    IllegalCase(
        "no_cattle",
        "GWT-32b",
        {"on": "e", "money": 20},
        "",
        "do buy_cattle",
        "There is nothing to buy or add, and an action must change something (our reading of the rules).",
    ),
    IllegalCase(
        "nobody_to_hire",
        "GWT-77",
        {"on": "a", "money": 20},
        "",
        "do hire_0",
        "You can't hire anybody: there is no one available, no money, or no room in your row.",
    ),
    IllegalCase(
        "nothing_to_build",
        "GWT-79",
        {"on": "b"},
        "",
        "do build_2",
        "You don't have the workers and money for any building.",
    ),
    IllegalCase(
        "no_objective",
        "GWT-104c",
        {"on": "c", "display": "", "objectives": ""},
        "",
        "do objective",
        "There are no objective cards left to gain.",
    ),
    IllegalCase(
        "no_tribe_tile",
        "GWT-86",
        {"on": "d"},
        "",
        "do tribe",
        "There is no teepee to take.",
    ),
    IllegalCase(
        "no_trade",
        "GWT-86",
        {"on": "d", "tiles": {"teepee_1": "green_tribe"}, "money": 2},
        "",
        "do tribe",
        "You can't afford any of the tiles there.",
    ),
    IllegalCase(
        "no_hazard",
        "GWT-87",
        {"on": "f", "money": 7},
        "",
        "do hazard_7",
        "There is no hazard to take, or you can't afford one.",
    ),
    IllegalCase(
        "no_neighbour",
        "GWT-110b",
        {"on": "a2", "buildings": {"a2": "Mary 8b"}},
        "",
        "do copy",
        "There is no building on an adjacent space.",
    ),
    IllegalCase(
        "nothing_to_copy",
        "GWT-32b",
        {"on": "a1", "buildings": {"a1": "Mary 8b"}},
        "",
        "do copy",
        "You can't do anything that an adjacent building offers (our reading of the rules).",
    ),
    IllegalCase(
        "no_station_behind",
        "GWT-51",
        {"on": "a1", "buildings": {"a1": "Mary 9b"}, "money": 20},
        "",
        "do upgrade_behind",
        "There is no station behind your engine that you can upgrade.",
    ),
    IllegalCase(
        "no_extraordinary",
        "GWT-112",
        {"on": "a1", "buildings": {"a1": "Mary 9a"}},
        "",
        "do extraordinary_delivery",
        "An extraordinary delivery needs track behind your engine, and a disc.",
    ),
]
