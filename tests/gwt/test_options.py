"""The other answers to open rulings: what each option of the table changes, and nothing else."""

from collections.abc import Mapping

import pytest

from tests.gwt.story import Story, new_game, seen
from tests.ledger import proves
from trailboss.core.contract import Value
from trailboss.core.rng import seeded
from trailboss.games.gwt.rules.game import GWT1

HANDS = "hand_1 hand_2"
TILES = "foresight upper; foresight upper; foresight upper"


# -------------------------------------------------------------------- old_actions


def replacing(options: Mapping[str, Value]) -> Story:
    """Mary hires a craftsman on her 5a at a risk, who replaces that very tile."""
    game = Story(
        on="drought_risk_1",
        builders=3,
        money=10,
        hand="gray obj_01",
        jobs={1: "builder"},
        buildings={"drought_risk_1": "Mary 5a"},
        stock="7a",
        options=options,
    )
    game.play("do hire_minus_1; hire builder row1")
    return game


@proves("GWT-18")
def test_old_actions_lost() -> None:
    """Mary replaces the 5a she stands on, where nothing of the old tile stays. Engine and risk action are
    gone and no auxiliary action takes their place, but a card can still be played."""
    game = replacing({"old_actions": "lost"})
    assert game.may() == {"do build_1", "skip"}, "a chain that has begun is finished"
    assert game.try_out("skip").may("do") == {"engine_per_engineer", "any_for_certificate"}
    game.play("do build_1; build 7")
    assert game.may() == {"play obj_01", "end"}
    stay = replacing({"old_actions": "stay"})
    stay.play("do build_1; build 7")
    assert stay.may("do") == {"engine_per_engineer", "any_for_certificate"}


@proves("GWT-18", "GWT-110a")
def test_old_actions_lost_of_a_copied_building() -> None:
    """Mary copies her own 5a beside a risk and replaces it, while her 8b stands beside another.
    What was copied is lost, the risk action of her own space is not."""
    game = Story(
        on="rockfall_risk_1",
        money=40,
        builders=3,
        hand="gray gray",
        jobs={1: "builder"},
        buildings={"rockfall_risk_1": "Mary 8b", "rockfall_risk_2": "Mary 5a"},
        stock="7a",
        options={"old_actions": "lost"},
    )
    game.play("do copy; do hire_minus_1; hire builder row1; do build_1; build 7")
    assert game.tile("rockfall_risk_2") == "Mary 7a"
    assert game.may() == {"do any_for_certificate", "end"}


# -------------------------------------------------------------------- draw_up_to


@proves("GWT-32d")
def test_draw_up_to_number_first() -> None:
    """Mary says how many cards she draws before she sees any.
    She settles for two of three; only then they come, and two are discarded."""
    game = Story(
        on="a1",
        buildings={"a1": "Mary 4b"},
        cowboys=3,
        hand="gray",
        stack="white black red",
        options={"draw_up_to": "number_first"},
    )
    game.play("do draw_per_cowboy; draw; draw")
    assert (game.hand(), game.may()) == ("gray", {"draw", "stop"})
    game.play("stop")
    assert game.hand() == "gray black white"
    game.play("discard gray; discard black")
    assert (game.hand(), game.question) == ("white", "location")


@proves("GWT-32d", "GWT-30")
def test_draw_up_to_what_there_is() -> None:
    """Two cards are left in Mary's stack and pile together.
    She cannot settle for more than these."""
    game = Story(hand="obj_06", stack="white", pile="black", options={"draw_up_to": "number_first"})
    game.play("play obj_06; do draw_3; draw; draw")
    assert (game.hand(), game.question) == ("black white", "discard")


# -------------------------------------------------------------------- discs and deliveries


def delivering(options: Mapping[str, Value], hand: str, covered: str = HANDS, stations: str = "") -> Story:
    """Mary in Kansas City after her income, with few discs left."""
    game = Story(on="kansas_city", covered=covered, hand=hand, stations=stations, options=options)
    game.play(f"{TILES}; certificates 0")
    return game


@proves("GWT-58", "GWT-60d")
def test_kansas_city_money_first() -> None:
    """Only hand-limit discs are left and Mary has 4 dollars.
    The 6 dollars of Kansas City come first and pay for the disc, so she delivers there."""
    game = delivering({"kansas_city_money_first": "yes"}, "red gray")
    assert game.may() == {"deliver kansas_city"}
    game.play("deliver kansas_city; disc hand_1")
    assert (game.money(), game.points("cities")) == (4 + 6 - 5, -6)
    station = delivering({"kansas_city_money_first": "yes"}, "red gray", stations="s1")
    station.play("deliver kansas_city")
    assert station.may() == {"disc hand_1", "disc hand_2"}, "a disc from a station is not needed"


@proves("GWT-58", "GWT-112")
def test_kansas_city_money_first_in_an_extraordinary_delivery() -> None:
    """Mary has no money, only hand-limit discs and her 9a.
    The 6 dollars come first there too, so the extraordinary delivery is possible."""
    buildings = {"a1": "Mary 9a"}
    usual = Story(on="a1", buildings=buildings, engine="3", covered=HANDS)
    assert "extraordinary_delivery" not in usual.may("do")
    game = Story(
        on="a1", buildings=buildings, engine="3", covered=HANDS, options={"kansas_city_money_first": "yes"}
    )
    game.play("do extraordinary_delivery; engine 2; deliver kansas_city; disc hand_2")
    assert game.money() == 1


@proves("GWT-57", "GWT-60d")
@pytest.mark.parametrize("covered", ["", HANDS])
def test_delivery_without_a_disc(covered: str) -> None:
    """Mary has no disc that she could place.
    Her cattle goes to Kansas City with a stand-in: 6 dollars now, 6 points less at the end."""
    game = delivering({"delivery_without_disc": "kansas_city"}, "red gray", covered)
    assert (game.question, game.money(), game.points("cities")) == ("end_turn", 10, -6)
    assert [rancher["deliveries_without_disc"] for rancher in seen(game.state, 1)["ranchers"]] == [1, 0], (
        "Tom sees it"
    )
    game.play("end")
    assert game.to_move == "Tom"
    skipped = delivering({}, "red gray", covered)
    assert (skipped.money(), skipped.points("cities")) == (4, 0)


@proves("GWT-60g")
def test_unpayable_transport() -> None:
    """A hand-limit disc could be paid, but then not the three crosses before Colorado Springs.
    Here a disc from a station may go to that city, and to that city only."""
    game = delivering({"unpayable_transport": "station_disc"}, "red green gray", stations="s1")
    assert game.may("deliver") == {"kansas_city", "topeka", "wichita", "colorado_springs"}
    assert game.try_out("deliver wichita").may() == {"disc hand_1", "disc hand_2"}
    game.play("deliver colorado_springs")
    assert game.may() == {"disc from s1"}
    game.play("disc from s1")
    assert (game.money(), game.stations()) == (3, "")


@proves("GWT-114")
def test_extraordinary_delivery_optional() -> None:
    """Mary's engine has moved back into a turnout.
    She may leave out the delivery; the upgrade at the end remains."""
    game = Story(
        on="a1",
        buildings={"a1": "Mary 9a"},
        engine="5",
        money=2,
        waiting="- - - - -",
        options={"extraordinary_delivery": "optional"},
    )
    game.play("do extraordinary_delivery; engine t1")
    assert game.may() == {"deliver kansas_city", "skip"}
    game.play("skip")
    assert (game.question, game.money(), game.discs("kansas_city")) == ("upgrade", 2, 0)


# -------------------------------------------------------------------- objective cards


@proves("GWT-91")
def test_cards_in_kansas_city() -> None:
    """Mary plays a card before each of the first four subphases.
    Later there is no hand left; a card's movement cannot be used, as there is no way ahead."""
    game = Story(
        on="kansas_city", hand="obj_01 obj_02 obj_11 obj_04 obj_05", options={"cards_in_kansas_city": "yes"}
    )
    game.play("play obj_01; foresight upper; play obj_02; foresight upper; play obj_11")
    assert game.may("play") == {"obj_04", "obj_05"}, "nothing was asked about the movement"
    game.play("foresight upper; play obj_04; certificates 0")
    assert (game.money(), game.may("play"), game.pile()) == (6, set(), "obj_05")


@proves("GWT-91")
def test_a_card_in_kansas_city_is_finished_first() -> None:
    """In Kansas City Mary plays a card that moves her engine to a station.
    She upgrades it and goes on with the foresight tiles."""
    game = Story(
        on="kansas_city", hand="obj_16", engine="3", money=2, options={"cards_in_kansas_city": "yes"}
    )
    game.play("foresight upper; play obj_16; do engine_2; engine t1; disc aux_dollar_2")
    assert (game.question, game.stations()) == ("foresight", "s1")


@proves("GWT-95")
def test_card_ride_before_use() -> None:
    """Mary has just arrived on B and rides on by a card.
    Phase B ends without B having been used."""
    game = Story(on="b", hand="obj_11 green", options={"card_ride_before_use": "yes"})
    game.play("play obj_11; do herder_free_3; ride d")
    assert game.may() == {"end"}
    game.play("end")
    assert (game.herder(), game.to_move) == ("d", "Tom")


# -------------------------------------------------------------------- all of them


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_with_all_the_other_answers(seed: int) -> None:
    """A table answers every open ruling the other way.
    Games come to an end, and nothing is lost or made."""
    others: dict[str, Value] = {
        option.name: option.choices[-1] for option in GWT1.options if option.name != "first"
    }
    state = new_game(2 + seed % 3, seed, **others)
    box = state.inventory()
    rng = seeded(seed)
    while not state.over:
        moves = state.legal()
        state.play(moves[int(rng.below(len(moves)))])
        assert state.inventory() == box
    assert state.winners() != []
