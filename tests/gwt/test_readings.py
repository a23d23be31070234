"""Other readings of what the text says: what each of these options changes, and nothing else."""

import pytest

from tests.gwt.story import Story, seen
from tests.ledger import proves
from trailboss.core.record import Position, Record
from trailboss.games.gwt.rules.game import GWT1

TILES = "foresight upper; foresight upper; foresight upper"


# -------------------------------------------------------------------- actions_left_behind


def moving_on(reading: str, on: str = "a3", money: int = 5, **changes: object) -> Story:
    """Mary on her 4a, where a hazard costs 5 dollars and the cattleman goes on by two."""
    buildings = {on: "Mary 4a"}
    table = {"tiles": {"flood_1": "flood_green_4"}, "buildings": buildings, **changes}
    return Story(on=on, money=money, options={"actions_left_behind": reading}, **table)  # type: ignore[arg-type]


@proves("GWT-14")
def test_actions_left_behind() -> None:
    """Mary moves on by her 4a before she took the hazard, to B.
    Where it is kept she does so once B is finished; elsewhere her turn is over then."""
    game = moving_on("kept")
    game.play("do herder_2; ride b; aux dollars single")
    assert game.may() == {"end"}
    game.play("end")
    assert (game.herder(), game.to_move) == ("b", "Mary")
    assert game.may() == {"do hazard_5", "end"}, "no auxiliary action, for a local one was done"
    game.play("do hazard_5; hazard flood_1")
    assert game.may() == {"end"}
    game.play("end")
    assert (game.to_move, game.money()) == ("Tom", 1)
    lost = moving_on("lost")
    lost.play("do herder_2; ride b; aux dollars single; end")
    assert lost.to_move == "Tom"


@proves("GWT-14")
def test_nothing_left_behind_asks_nothing() -> None:
    """Mary took the hazard first. There is nothing to come back to."""
    game = moving_on("kept")
    game.play("do hazard_5; hazard flood_1; do herder_2; ride b; aux dollars single; end")
    assert game.to_move == "Tom"


@proves("GWT-14", "GWT-23")
def test_the_risk_action_of_the_space_left() -> None:
    """Mary's 4a stands at a risk. After moving on, its own risk action is left to her too, and not one of
    the place where she is now."""
    game = moving_on("kept", on="rockfall_risk_1", hand="gray", tiles={})
    game.play("do herder_2; ride g; aux dollars single; end")
    assert game.may() == {"do any_for_certificate", "end"}
    game.play("do any_for_certificate")
    assert (game.marker(), game.pile()) == (1, "gray")


@proves("GWT-14")
def test_two_places_left_one_after_the_other() -> None:
    """Mary moves on from her 4a to her 3a and from there to B. What she left comes back in turn, the last
    place first."""
    game = Story(
        on="a3",
        money=5,
        hand="gray gray",
        tiles={"flood_1": "flood_green_4"},
        buildings={"a3": "Mary 4a", "b1": "Mary 3a"},
        options={"actions_left_behind": "kept"},
    )
    game.play("do herder_2; ride b1; do herder_1; ride c; aux dollars single; end")
    assert game.may() == {"do pair_for_3", "end"}
    game.play("do pair_for_3; end")
    assert game.may() == {"do hazard_5", "end"}


@proves("GWT-14", "GWT-93", "GWT-94")
def test_a_cards_movement_ends_it_all() -> None:
    """Mary plays a card that moves her before she comes back to her 4a. Phase C follows at once."""
    game = moving_on("kept", hand="obj_11")
    game.play("do herder_2; ride b; aux dollars single; play obj_11; do herder_free_3; ride c")
    assert game.may() == {"end"}
    game.play("end")
    assert (game.to_move, game.herder()) == ("Tom", "c")


@proves("GWT-14")
def test_kansas_city_ends_it_too() -> None:
    """From the last building Mary moves on to Kansas City. Refilling and phase C follow there directly, so
    nothing is kept for afterwards."""
    story = moving_on("kept", on="g1")
    story.play(
        "do herder_2; ride kansas_city", TILES, "certificates 0; deliver kansas_city; disc aux_dollar_2"
    )
    assert story.question == "end_turn"
    story.play("end")
    assert story.to_move == "Tom"


# -------------------------------------------------------------------- end_without_action


@proves("GWT-21")
def test_end_without_action() -> None:
    """Mary stands on A and wants nothing of it.
    Where doing nothing is allowed she ends her turn; elsewhere she has to do something."""
    game = Story(on="a", options={"end_without_action": "yes"})
    assert game.may() == {"aux dollars single", "aux draw single", "end"}
    game.play("end")
    assert (game.to_move, game.money()) == ("Tom", 0)
    assert "end" not in Story(on="a").may()


@proves("GWT-21", "GWT-95")
def test_doing_nothing_does_not_allow_a_cards_movement() -> None:
    """Mary could end her turn at once, yet the movement of her card is still forfeited before she has used
    the location: that is an option of its own."""
    game = Story(on="b", hand="obj_11", options={"end_without_action": "yes"})
    game.play("play obj_11")
    assert game.question == "location"


@proves("GWT-21", "GWT-32b")
def test_ending_does_not_require_copying_nothing() -> None:
    game = Story(on="a1", buildings={"a1": "Mary 8b"}, options={"end_without_action": "yes"})
    assert game.may() == {"aux dollars single", "aux draw single", "end"}


# -------------------------------------------------------------------- station_again


def disc_moved_away(reading: str) -> Story:
    """Mary has no disc left but one on the first station, and delivers to Kansas City with it."""
    game = Story(
        on="kansas_city",
        hand="gray",
        money=20,
        covered="",
        stations="s1 s2",
        engine="18",
        buildings={"a1": "Mary 9b"},
        options={"station_again": reading},
    )
    game.play(TILES, "certificates 0; deliver kansas_city; disc from s1; end")
    game.play("Tom: ride a; aux dollars single; end")
    return game


@proves("GWT-56", "GWT-60e")
@pytest.mark.parametrize(("reading", "again"), [("yes", True), ("no", False)])
def test_station_again(reading: str, again: bool) -> None:
    """The disc of a station went to a city. On her 9b Mary can upgrade that station once more with a disc of
    another one, or cannot where a station is upgraded only once."""
    game = disc_moved_away(reading)
    game.play("Mary: ride a1; do upgrade_behind")
    assert ("s1" in game.may("station")) == again
    assert "s3" in game.may("station")


@proves("GWT-56")
def test_vacated_stations_are_shown_and_saved() -> None:
    """Tom sees which station Mary cannot upgrade again. Where it does not matter it is not even written."""
    game = disc_moved_away("no")
    assert [rancher["vacated"] for rancher in seen(game.state, 1)["ranchers"]] == [["s1"], []]
    assert game.state.dump()["vacated"] == [1, 0]
    assert "vacated" not in disc_moved_away("yes").state.dump()


# -------------------------------------------------------------------- arrow_objectives


@proves("GWT-73")
@pytest.mark.parametrize(("reading", "top"), [("display_or_stack", True), ("display", False)])
def test_arrow_objectives(reading: str, top: bool) -> None:
    """Mary's second disc completes an arrow with an objective card. It comes from the display, and from the
    top of the stack where that is allowed. The action of C is another matter."""
    game = Story(
        on="kansas_city",
        hand="yellow blue red green white gray",
        engine="20",
        cities="santa_fe",
        options={"arrow_objectives": reading},
    )
    game.play(TILES, "certificates 0; deliver albuquerque; disc aux_dollar_2")
    assert ("top" in game.may("gain")) == top
    assert len(game.may("gain")) == 4 + top
    game.play("gain obj_01")
    assert "obj_01" in game.pile()
    at_c = Story(on="c", options={"arrow_objectives": reading})
    at_c.play("do objective")
    assert "top" in at_c.may("gain")


@proves("GWT-73", "GWT-76c", "GWT-88")
def test_no_card_on_display_for_an_arrow() -> None:
    game = Story(
        on="kansas_city",
        hand="yellow blue red green white gray",
        engine="20",
        cities="santa_fe",
        display="",
        objectives="",
        options={"arrow_objectives": "display"},
    )
    game.play(TILES, "certificates 0; deliver albuquerque; disc aux_dollar_2")
    assert game.question == "end_turn"


# -------------------------------------------------------------------- immediate_gains


@proves("GWT-92", "GWT-25")
def test_immediate_gains_of_a_card() -> None:
    """Mary plays a card that brings 2 dollars. She may forfeit them where the table plays so."""
    taken = Story(on="a", hand="obj_04")
    taken.play("play obj_04")
    assert (taken.money(), taken.question) == (2, "location")
    game = Story(on="a", hand="obj_04", options={"immediate_gains": "optional"})
    game.play("play obj_04")
    assert game.may() == {"do dollars_2", "skip"}
    assert game.try_out("do dollars_2").money() == 2
    game.play("skip")
    assert (game.money(), game.question) == (0, "location")


@proves("GWT-92", "GWT-46")
def test_immediate_gains_of_a_station_master() -> None:
    game = Story(
        on="g",
        engine="4",
        money=2,
        cowboys=2,
        options={"immediate_gains": "optional"},
    )
    game.play("do engine_per_engineer; engine t1; disc aux_dollar_2; give cowboy")
    assert game.may() == {"do dollars_2", "skip"}
    game.play("do dollars_2")
    assert game.money() == 2


@proves("GWT-92", "GWT-25")
def test_money_for_a_discard_is_always_paid() -> None:
    """Money as the reward of a discard is no immediate gain: once the card is discarded it is paid out."""
    game = Story(on="a", hand="white", options={"immediate_gains": "optional"})
    game.play("do white_for_2")
    assert game.money() == 2


# -------------------------------------------------------------------- foreign_risk_actions


@proves("GWT-108", "GWT-110c")
@pytest.mark.parametrize(("reading", "copied"), [("copied", True), ("not_copied", False)])
def test_foreign_risk_actions(reading: str, copied: bool) -> None:
    """Mary's 8b stands at a risk beside Tom's 2b at another. She has her own risk action in any case, and
    Tom's only where it is copied."""
    game = Story(
        on="rockfall_risk_1",
        hand="gray gray gray",
        buildings={"rockfall_risk_1": "Mary 8b", "rockfall_risk_2": "Tom 2b"},
        options={"foreign_risk_actions": reading},
    )
    game.play("do copy; do any_for_certificate")
    assert ("gray_for_certificate_and_2" in game.may("do")) == copied


@proves("GWT-108")
def test_your_own_risk_action_can_always_be_copied() -> None:
    game = Story(
        on="rockfall_risk_1",
        hand="gray gray gray",
        buildings={"rockfall_risk_1": "Mary 8b", "rockfall_risk_2": "Mary 2b"},
        options={"foreign_risk_actions": "not_copied"},
    )
    game.play("do copy; do any_for_certificate; do gray_for_certificate_and_2")
    assert (game.marker(), game.money()) == (2, 2)


# -------------------------------------------------------------------- older rules


@proves("GWT-32b")
def test_a_record_names_its_rules_version() -> None:
    """A game begun by the first rules stays with them in its record and in a position; a new one does not."""
    old = GWT1.start_by(1, 2, 5, {})
    assert '[Rules "1"]' in Record.of(old).dumps()
    assert Record.loads(Record.of(old).dumps()).replay().config.rules == 1
    assert Position.loads(Position.of(old).dumps()).state().config.rules == 1
    assert old.copy().config.rules == 1
    assert '[Rules "2"]' in Record.of(GWT1.start(2, 5)).dumps()
