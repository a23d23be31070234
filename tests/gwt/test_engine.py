"""Engine, turnouts, stations, space 39 (rulings 39 to 51c)."""

import pytest

from tests.gwt.story import Story
from tests.ledger import proves

NO_MASTERS = "- - - - -"


def driving(engine: str, spaces: int, others: str = "", money: int = 0) -> Story:
    """Mary on C with as many engineers as spaces, choosing where her engine goes."""
    names = ["Mary", "Tom", "Ann", "Joe"]
    stand = dict(zip(names, [engine, *others.split()], strict=False))
    game = Story(
        " ".join(names[: max(2, len(stand))]),
        on="c",
        engineers=spaces,
        engine=stand,
        money=money,
        waiting=NO_MASTERS,
    )
    game.play("do engine_per_engineer")
    return game


# -------------------------------------------------------------------- the track


@proves("GWT-39")
def test_occupied_spaces_are_left_out_of_the_count() -> None:
    """Three engines stand in a row before Mary's.
    They are skipped however many there are, and only the starting space holds more than one."""
    assert driving("0", 1, "1 2 3").may("engine") == {"4"}
    back = Story(
        "Mary Tom Ann",
        on="e",
        engine={"Mary": "2", "Tom": "1", "Ann": "0"},
        cleared="aux_remove_1",
        hand="gray",
    )
    back.play("aux remove single")
    assert (back.engine(), back.engine("Ann")) == ("0", "0")


@proves("GWT-40")
def test_the_way_into_a_turnout_and_out_of_it() -> None:
    """From the space with the switch the engine goes on, or into the turnout if that is free.
    From the turnout it goes to the space where the track joins again."""
    assert driving("4", 1).may("engine") == {"5", "t1"}
    assert driving("4", 1, "t1").may("engine") == {"5"}
    assert driving("t1", 1).may("engine") == {"5"}
    assert driving("t1", 2).may("engine") == {"5", "6"}
    assert driving("3", 1, "4").may("engine") == {"5", "t1"}


@proves("GWT-41")
def test_one_space_directly_and_two_through_the_turnout() -> None:
    """Two spaces forward from 4: to 6, or to 5 through the turnout.
    Two back from 30: to 28, or to 29 through the turnout; if that is occupied only to 28."""
    assert driving("4", 2).may("engine") == {"5", "t1", "6"}

    def two_back(other: str) -> Story:
        game = Story(on="g", engine={"Mary": "30", "Tom": other}, cleared="aux_remove_1 aux_remove_2")
        game.play("do auxiliary; aux remove double")
        return game

    assert two_back("0").may("engine") == {"28", "29"}
    assert two_back("t8").engine() == "28"


@proves("GWT-42")
def test_forward_up_to_the_number_but_at_least_one() -> None:
    """Mary's engine may go three spaces and goes one.
    The rest is lost; not to move at all is no choice once the action was chosen."""
    game = driving("0", 3)
    assert game.may() == {"engine 1", "engine 2", "engine 3"}
    game.play("engine 1")
    assert game.may() == {"do certificate", "do objective", "end"}


@proves("GWT-43")
def test_backward_exactly() -> None:
    """1b moves the engine exactly one space back, for 3 dollars.
    From the starting space that is not possible, and the engine goes on forward afterwards."""
    buildings = {"a1": "Mary 1b"}
    assert "engine_back_for_3" not in Story(on="a1", buildings=buildings).may("do")
    game = Story(on="a1", buildings=buildings, engine="9")
    game.play("do engine_back_for_3")
    assert (game.engine(), game.money()) == ("8", 3)
    assert driving(game.engine(), 1).may("engine") == {"9"}


@proves("GWT-51b")
@pytest.mark.parametrize("engine", ["0", "t9", "35", "38"])
def test_forward_is_always_possible(engine: str) -> None:
    """Three other engines are right before Mary's, as far as there is track.
    Some space ahead is free, for nobody stays on 39."""
    ahead = {"0": "1 2 3", "t9": "34 35 36", "35": "36 37 38", "38": "37 36 35"}
    assert driving(engine, 1, ahead[engine]).may("engine") != set()


# -------------------------------------------------------------------- stations


@proves("GWT-44")
def test_stopping_on_a_turnout() -> None:
    """Mary's engine stops in the first turnout, where Tom has upgraded before.
    She may upgrade as well, for 2 dollars, or leave it."""
    game = Story(
        on="c",
        engine="4",
        money=2,
        stations={"Tom": "s1"},
        covered={"Tom": "hand_1 hand_2"},
        waiting=NO_MASTERS,
    )
    game.play("do engine_per_engineer; engine t1")
    assert "skip" in game.may()
    assert game.try_out("skip").money() == 2
    game.play("disc aux_dollar_2")
    assert (game.money(), game.stations(), game.stations("Tom")) == (0, "s1", "s1")


@proves("GWT-44")
def test_not_twice_and_not_for_less() -> None:
    """Mary stops in a turnout where her own disc lies, or with less than the price.
    She is not asked."""
    own = Story(on="c", engine="4", money=9, stations="s1")
    own.play("do engine_per_engineer; engine t1")
    assert own.question == "location"
    assert driving("4", 1, money=1).try_out("engine t1").question == "location"
    assert driving("4", 1, money=2).try_out("engine t1").question == "upgrade"


@proves("GWT-45")
def test_standing_there_is_not_stopping_there() -> None:
    """Mary's engine stands in a turnout and she has the money by now.
    Without a move of the engine there is no new chance, neither in this turn nor the next."""
    game = Story(on="e", engine="t1", money=9, hand="black")
    game.play(
        "Mary: do black_for_2; end",
        "Tom: ride a; aux dollars single; end",
        "Mary: ride f; aux dollars single",
    )
    assert game.may() == {"end"}


@proves("GWT-46")
def test_the_station_master() -> None:
    """Mary upgrades the first station and has a second cowboy and the printed workers.
    She may give the cowboy for the master there; printed ones cannot be given. His 2 dollars come at once."""
    game = Story(on="c", engine="4", money=2, cowboys=2)
    game.play("do engine_per_engineer; engine t1; disc aux_dollar_2")
    assert game.may() == {"give cowboy", "skip"}
    left = game.try_out("skip")
    assert (left.masters(), left.question) == ("", "location")
    game.play("give cowboy")
    assert (game.masters(), game.workers("cowboy"), game.money()) == ("workers", 1, 2)
    assert game.state.stationed == [1, 0, 0]
    assert game.state.master_at[0] < 0


@proves("GWT-46")
def test_one_from_any_row_and_no_later_chance() -> None:
    """Mary has workers in all three rows and lets the master go.
    One row may give; once she said no she is not asked again, though her engine passes there."""
    game = Story(on="c", engine="4", money=2, cowboys=2, builders=3, engineers=6)
    game.play("do engine_per_engineer; engine t1; disc aux_dollar_2")
    assert game.may("give") == {"cowboy", "builder", "engineer"}
    game.play("skip; end", "Tom: ride a; aux dollars single; end")
    game.state.engine[0] = 4
    game.state.herder[0] = game.state.trail.ids.index("f")
    game.play("Mary: ride g; do engine_per_engineer; engine t1")
    assert game.question == "location"


@proves("GWT-46")
def test_the_masters_immediate_action_now_or_never() -> None:
    """The master for objective cards lets Mary take a hazard or a teepee at once.
    She may also leave both."""
    tiles = {"flood_1": "flood_green_4", "teepee_1": "green_tribe", "teepee_4": "second_tribe"}
    game = Story(on="c", engine="4", money=2, cowboys=2, waiting="objectives - - - -", tiles=tiles)
    game.play("do engine_per_engineer; engine t1; disc aux_dollar_2; give cowboy")
    assert game.may() == {"do hazard_0", "do tribe", "skip"}
    hazard = game.try_out("do hazard_0; hazard flood_1")
    assert (hazard.taken("flood_green_4"), hazard.question) == (1, "location")
    trade = game.try_out("do tribe")
    assert trade.may("trade") == {"teepee_4"}, "3 dollars for the other are not there"
    assert game.try_out("skip").question == "location"


@proves("GWT-47")
def test_the_space_he_leaves() -> None:
    """Mary gave her fourth cowboy for a station master and hires another one.
    The fourth space's action is triggered again: a hazard for nothing."""
    game = Story(
        on="a",
        engine="3",
        money=8,
        hand="obj_16",
        cowboys=4,
        waiting="hazards - - - -",
        jobs={1: "cowboy"},
        tiles={"flood_1": "flood_green_4"},
    )
    game.play("play obj_16; do engine_2; engine t1; disc aux_dollar_2; give cowboy")
    assert game.workers("cowboy") == 3
    game.play("do hire_0; hire cowboy row1")
    assert game.may() == {"do hazard_0", "skip"}


# -------------------------------------------------------------------- space 39


@proves("GWT-48", "GWT-49")
def test_space_39() -> None:
    """Mary's engine reaches 39 with spaces to spare, and she upgrades there. Then it has to go back, to any
    free space behind, the start included; after that she has 3 dollars more."""
    game = driving("37", 6, "36 t9 0", money=3)
    assert game.may("engine") == {"38", "39"}
    game.play("engine 39; disc step_vp")
    assert (game.stations(), game.money(), game.question) == ("s10", 0, "engine_home")
    spaces = {str(number) for number in range(39)} | {f"t{number}" for number in range(1, 10)}
    assert game.may("engine") == spaces - {"36", "t9"}
    game.play("engine 0")
    assert (game.engine(), game.money(), game.question) == ("0", 3, "location")


@proves("GWT-48")
def test_back_into_a_turnout_with_these_very_dollars() -> None:
    """Mary upgraded 39 with her last dollars and goes back into the second turnout.
    The 3 dollars pay for the station there."""
    game = driving("38", 1, money=3)
    game.play("engine 39; disc step_vp; engine t2; disc aux_dollar_2")
    assert (game.stations(), game.money()) == ("s2 s10", 1)


@proves("GWT-49")
def test_nobody_stays_on_39() -> None:
    """Whoever reaches 39 goes back before anything else.
    So the space is free for everybody, at any time."""
    game = driving("38", 1)
    game.play("engine 39")
    assert game.may() == {f"engine {space}" for space in game.may("engine")}
    assert "39" not in game.may("engine")


@proves("GWT-51c")
def test_everything_belongs_to_the_same_action() -> None:
    """Mary reaches 39 by a card, without the money for an upgrade.
    She goes back and gains 3 dollars before the next card can be played."""
    game = Story(hand="obj_16 obj_01", engine="38")
    game.play("play obj_16; do engine_2; engine 39")
    assert game.question == "engine_home"
    game.play("engine 38")
    assert game.money() == 3
    assert "play obj_01" in game.may()


# -------------------------------------------------------------------- order of things


@proves("GWT-50")
def test_the_upgrade_before_the_reward() -> None:
    """Mary has 1 dollar, and 1b takes her engine back into a turnout whose station costs 2.
    The 3 dollars of 1b come too late for it."""
    game = Story(on="a1", buildings={"a1": "Mary 1b"}, engine="8", money=1)
    game.play("do engine_back_for_3; engine t2")
    assert (game.question, game.money(), game.stations()) == ("location", 4, "")


@proves("GWT-51")
def test_building_9b() -> None:
    """Mary's engine is in the third turnout, and 9b upgrades a station behind it.
    The two before it are on offer if she can pay, the one where she stands is not; the engine stays."""
    game = Story(on="a1", buildings={"a1": "Mary 9b"}, engine="t3", money=8, cowboys=2)
    game.play("do upgrade_behind")
    assert game.may("station") == {"s1", "s2"}
    game.play("station s2")
    assert "skip" not in game.may()
    game.play("disc aux_dollar_2; give cowboy")
    assert (game.stations(), game.masters(), game.money(), game.engine()) == ("s2", "objectives", 6, "t3")


@proves("GWT-51")
def test_9b_needs_a_station_that_can_be_upgraded() -> None:
    """Mary has no money, or her disc is on the only station behind her engine.
    9b cannot be used."""
    buildings = {"a1": "Mary 9b"}
    assert "upgrade_behind" not in Story(on="a1", buildings=buildings, engine="9", money=1).may("do")
    assert "upgrade_behind" not in Story(
        on="a1", buildings=buildings, engine="6", money=9, stations="s1"
    ).may("do")
    assert "upgrade_behind" not in Story(on="a1", buildings=buildings, engine="4", money=9).may("do")


@proves("GWT-51a")
def test_the_order_of_an_upgrade() -> None:
    """Mary pays the station, then the disc, then she may give a worker, then use what his master offers.
    The 3 dollars of the step disc come after the station was paid."""
    game = Story(on="c", engine="16", money=11, cowboys=2, waiting="- - - - workers")
    game.play("do engine_per_engineer; engine t5")
    hand = game.try_out("disc hand_1")
    assert (hand.money(), hand.question) == (0, "master")
    game.play("disc step_dollars")
    assert game.money() == 8
    game.play("give cowboy")
    assert (game.money(), game.question) == (10, "location")
