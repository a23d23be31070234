"""Movement and fees (rulings 7 to 18e)."""

import pytest

from tests.gwt.story import Story
from tests.ledger import proves

# -------------------------------------------------------------------- steps


@proves("GWT-7", "GWT-8")
def test_only_locations_cost_a_step() -> None:
    """Between A and C nothing lies but B and one building.
    Empty spaces are passed for nothing and nobody can stop there."""
    game = Story(at="a", buildings={"b2": "Tom 2a"})
    assert game.may("ride") == {"b", "b2", "c", "d", "e"}
    one_step = Story(on="a1", at="a", buildings={"a1": "Mary 3a"})
    one_step.play("do herder_1")
    assert one_step.may("ride") == {"b"}


@proves("GWT-8")
def test_at_least_one_step_forward_only() -> None:
    """Mary stands on G, the last location before Kansas City.
    She can neither stay nor go back, and Kansas City ends every move."""
    assert Story(at="g").may("ride") == {"kansas_city"}
    assert Story(at="f").may("ride") == {"g", "kansas_city"}


@proves("GWT-8")
def test_other_herders_are_never_in_the_way() -> None:
    """Tom and Ann stand on B.
    Mary stops there as well, or passes."""
    game = Story("Mary Tom Ann", at={"Mary": "a", "Tom": "b", "Ann": "b"})
    game.play("ride b; aux dollars single; end")
    assert [game.herder(name) for name in ("Mary", "Tom", "Ann")] == ["b", "b", "b"]


@proves("GWT-18a")
@pytest.mark.parametrize("space", ["start", "a3", "flood_4", "teepee_9", "c3", "f1", "g2"])
def test_there_is_always_a_move(space: str) -> None:
    """Nothing lies on the trail but the neutral buildings, wherever Mary stands.
    Every space leads on, and after a few turns she is in Kansas City."""
    game = Story(at=space)
    while game.herder() != "kansas_city":
        game.play(f"ride {min(game.may('ride'))}")
        if game.herder() != "kansas_city":
            game.play("Mary: aux dollars single; end", "Tom: ride a; aux dollars single; end")
            game.state.herder[1] = game.state.trail.ids.index("start")
    assert game.question == "foresight"


@proves("GWT-7")
def test_the_first_teepees_are_next_to_the_path() -> None:
    """Teepees lie on the three spaces beside the path and on the first one of the way.
    Only the last of them is a location that one comes by."""
    lies = {f"teepee_{number}": "green_tribe" for number in (1, 2, 3, 4)}
    assert Story(at="c", tiles=lies).may("ride") == {"d", "teepee_4", "e", "f", "g"}


@proves("GWT-18b")
def test_the_limit_of_the_moment() -> None:
    """Before phase A Mary plays a card that moves her engine into a turnout, and she upgrades with a step
    disc. The higher limit holds for the move that follows."""
    game = Story(hand="obj_16", engine="15", money=6)
    assert game.may("ride") == {"a", "b", "c"}
    game.play("play obj_16; do engine_2; engine t5; disc step_vp")
    assert game.may("ride") == {"a", "b", "c", "d", "e"}


# -------------------------------------------------------------------- routes


@proves("GWT-18c")
def test_same_locations_same_move() -> None:
    """Nothing lies between A and B, neither on the way of the floods nor on the other.
    It is one move, and nobody is asked which way."""
    game = Story(at="a")
    game.play("ride b")
    assert (game.herder(), game.question) == ("b", "location")


@proves("GWT-11", "GWT-18c")
def test_an_empty_way_and_one_with_a_tile() -> None:
    """A flood lies on one way from A to B and nothing on the other.
    They are different moves: Mary says whether she passes the flood, and pays only then."""
    game = Story(at="a", money=5, tiles={"flood_3": "flood_green_4"})
    game.play("ride b")
    assert game.may("via") == {"b", "flood_3"}
    assert game.try_out("via b").money() == 5
    around = game.try_out("via flood_3")
    assert (around.money(), around.herder()) == (3, "b")


@proves("GWT-11")
def test_asked_at_every_fork_that_matters() -> None:
    """Two forks lie before Mary, each with a building of Tom's on one side.
    At both she is asked, and the ways that would take too many steps are not offered."""
    game = Story(
        at="a",
        money=9,
        cleared="step_dollars",
        buildings={"a1": "Tom 2a", "b1": "Tom 3a", "b2": "Tom 5a"},
    )
    game.play("ride c")
    assert game.may("via") == {"a1", "b"}
    short = game.try_out("via b")
    assert short.may("via") == {"b1", "c"}
    game.play("via a1")
    assert game.herder() == "c", "with two steps left there is but one way"


@proves("GWT-11")
def test_the_order_of_the_path() -> None:
    """Mary has 3 dollars and passes two droughts at 2 dollars each.
    The first is paid in full, the second gets what is left."""
    game = Story(at="b", money=3, tiles={"drought_1": "drought_green_4", "drought_2": "drought_green_3"})
    first = game.try_out("ride drought_1")
    assert first.money() == 1
    game.play("ride drought_2")
    assert game.money() == 0


@proves("GWT-11")
def test_the_way_to_e() -> None:
    """Behind c3 the trail forks again, to D and to the teepees.
    A building on c3 is passed on both ways, one on c1 on neither."""
    game = Story(at="c", money=9, buildings={"c3": "Tom 2a"}, tiles={"teepee_4": "green_tribe"})
    game.play("ride e")
    assert game.may("via") == {"e", "c3"}
    game.play("via c3")
    assert game.may("via") == {"d", "teepee_4"}
    game.play("via teepee_4")
    assert (game.herder(), game.money()) == ("e", 7)


# -------------------------------------------------------------------- fees


@proves("GWT-9")
@pytest.mark.parametrize(("names", "green", "black"), [("M T", 2, 2), ("M T A", 2, 1), ("M T A J", 1, 2)])
def test_what_hands_cost(names: str, green: int, black: int) -> None:
    """A green hand costs 2, 2 and 1 dollars with two, three and four players, a black one 2, 1 and 2.
    A building with both costs the sum, which its owner gets; a hazard's fee goes to the bank."""
    for building, fee in (("1a", green), ("4a", black), ("7a", green + black), ("2a", 0)):
        game = Story(names, at="a", money=9, buildings={"a1": f"T {building}"})
        game.play("ride a1")
        assert (game.money(), game.money("T")) == (9 - fee, fee)
    for tile, fee in (("flood_green_4", green), ("flood_black_2", black)):
        game = Story(names, at="a", money=9, tiles={"flood_1": tile})
        game.play("ride flood_1")
        assert (game.money(), game.money("T")) == (9 - fee, 0)


@proves("GWT-9")
def test_teepees_have_hands_and_own_buildings_are_free() -> None:
    """Mary passes her own 7a and stops on a blue teepee.
    Only the teepee's black hand is paid."""
    game = Story(
        "Mary Tom Ann", at="c", money=5, buildings={"c3": "Mary 7a"}, tiles={"teepee_4": "second_tribe"}
    )
    game.play("ride teepee_4")
    assert game.money() == 4


@proves("GWT-9")
def test_paid_whether_you_stop_or_move_on() -> None:
    """Tom's 1a stands between A and B and there is no way around it that is shorter.
    Mary pays him when she stops there and when she rides through."""
    game = Story(at="start", money=6, buildings={"a1": "Tom 1a"}, tiles={"flood_1": "flood_green_4"})
    stops = game.try_out("ride a1")
    assert (stops.money(), stops.money("Tom")) == (4, 2)
    game.play("ride b; via a1")
    assert (game.money(), game.money("Tom")) == (4, 2)


@proves("GWT-9", "GWT-10")
def test_part_of_a_fee() -> None:
    """Tom's 7a shows both hands, 4 dollars with two players, and Mary has 3.
    He gets these, and she uses the place with an empty purse."""
    game = Story(at="a", money=3, buildings={"a1": "Tom 7a"})
    game.play("ride a1")
    assert (game.money(), game.money("Tom"), game.question) == (0, 3, "location")


@proves("GWT-10")
def test_other_prices_are_paid_in_full_or_not_at_all() -> None:
    """Mary has 6 dollars and F asks for 7 to remove a hazard.
    That is no fee: the action cannot be used."""
    tiles = {"flood_1": "flood_green_4"}
    assert "hazard_7" not in Story(on="f", money=6, tiles=tiles).may("do")
    assert "hazard_7" in Story(on="f", money=7, tiles=tiles).may("do")


# -------------------------------------------------------------------- moving by an action


@proves("GWT-12")
def test_moving_by_a_building() -> None:
    """Mary's 10a moves her up to five steps, whatever her step limit of three.
    All of phase B follows there, and no card is drawn in between."""
    game = Story(on="a1", buildings={"a1": "Mary 10a"}, hand="gray", stack="white white white")
    game.play("do herder_5")
    assert game.may("ride") == {"b", "c", "d", "e", "f", "g"}
    game.play("ride d")
    assert (game.question, game.hand()) == ("location", "gray")
    assert {"aux dollars single", "do auxiliary"} <= game.may()
    game.play("aux dollars single; end")
    assert game.hand() == "gray white white white"


@proves("GWT-12")
def test_moving_by_a_building_into_kansas_city() -> None:
    """Mary's 3a stands before Kansas City and moves her one step.
    She carries out Kansas City in the same turn."""
    game = Story(on="g1", buildings={"g1": "Mary 3a"}, hand="gray")
    game.play("do herder_1; ride kansas_city; foresight upper; foresight upper; foresight upper")
    game.play("certificates 0; deliver kansas_city; disc aux_dollar_2; end")
    assert (game.money(), game.herder(), game.to_move) == (7, "start", "Tom")


@proves("GWT-13")
def test_such_a_move_costs_fees_too() -> None:
    """Mary moves on by her 3a, onto Tom's building with a green hand.
    She pays him as on any other move."""
    game = Story(on="a1", money=3, buildings={"a1": "Mary 3a", "a2": "Tom 1a"})
    game.play("do herder_1; ride a2")
    assert (game.money(), game.money("Tom")) == (1, 2)


@proves("GWT-14")
def test_actions_left_behind_are_lost() -> None:
    """Mary moves on from her 3a before using its other action.
    It is gone: on Tom's building she has an auxiliary action and nothing else."""
    game = Story(on="a1", hand="gray gray", buildings={"a1": "Mary 3a", "a2": "Tom 2a"})
    assert game.may("do") == {"pair_for_3", "herder_1"}
    game.play("do herder_1; ride a2; aux dollars single")
    assert game.may() == {"end"}
    first = Story(on="a1", hand="gray gray", buildings={"a1": "Mary 3a", "a2": "Tom 2a"})
    first.play("do pair_for_3; do herder_1; ride a2; aux dollars single; end")
    assert first.money() == 4


# -------------------------------------------------------------------- tiles come and go under a herder


@proves("GWT-15")
def test_the_tile_under_a_herder_is_taken_away() -> None:
    """Tom stands on a flood when Mary removes it.
    He stays on the empty space and goes on from there."""
    game = Story(on="f", at={"Tom": "flood_1"}, money=7, tiles={"flood_1": "flood_green_4"})
    game.play("Mary: do hazard_7; hazard flood_1; end")
    assert game.herder("Tom") == "flood_1"
    assert game.may("ride") == {"b", "c", "d", "e"}


@proves("GWT-16")
def test_a_tile_is_laid_under_a_herder() -> None:
    """Tom stands on an empty space when Mary builds there.
    He pays nothing and goes on from it."""
    game = Story(on="b", at={"Tom": "a1"}, money={"Mary": 2, "Tom": 5}, stock="1a")
    game.play("do build_2; build 1; at a1; end")
    assert (game.money("Tom"), game.tile("a1")) == (5, "Mary 1a")
    assert game.may("ride") == {"b", "c", "d", "e"}


@proves("GWT-17", "GWT-18")
def test_replacing_the_building_you_stand_on() -> None:
    """Mary hires a fourth craftsman on her 5a, who replaces that very tile by 7a.
    The new tile's action has to wait, but what was left of the old one can still be done."""
    game = Story(
        on="a1",
        builders=3,
        money=10,
        jobs={1: "builder"},
        buildings={"a1": "Mary 5a"},
        stock="7a",
        taken="green_tribe second_tribe",
    )
    game.play("do hire_minus_1; hire builder row1; do build_1; build 7")
    assert (game.tile("a1"), game.money()) == ("Mary 7a", 3)
    assert game.may() == {"do engine_per_engineer", "end"}
    game.play("do engine_per_engineer; engine 1")
    assert game.may() == {"end"}


@proves("GWT-18")
def test_the_risk_action_stays_too() -> None:
    """Mary replaces the 5a she stands on, which lies beside a risk action.
    That can still be used."""
    game = Story(
        on="drought_risk_1",
        builders=3,
        money=10,
        hand="gray",
        jobs={1: "builder"},
        buildings={"drought_risk_1": "Mary 5a"},
        stock="7a",
    )
    game.play("do hire_minus_1; hire builder row1; do build_1; build 7")
    assert game.may("do") == {"engine_per_engineer", "any_for_certificate"}


@proves("GWT-18d")
def test_the_tile_that_was_reached_decides() -> None:
    """Mary stops on a flood and plays a card before using the place; her engine reaches a station, and its
    master lets her take away the flood she stands on. A single auxiliary action remains."""
    game = Story(
        on="flood_1",
        tiles={"flood_1": "flood_green_4"},
        hand="obj_16",
        engine="3",
        money=2,
        cowboys=2,
        waiting="objectives - - - -",
    )
    game.play(
        "play obj_16; do engine_2; engine t1; disc aux_draw_2; give cowboy; do hazard_0; hazard flood_1"
    )
    assert (game.tile("flood_1"), game.herder()) == ("", "flood_1")
    assert game.may() == {"aux dollars single", "aux draw single"}


@proves("GWT-18e")
def test_a_building_replaced_under_somebody_else() -> None:
    """Tom stands on Mary's 2a when she replaces it by 4a, whose hand he would have to pay.
    It costs him nothing and gives him nothing."""
    game = Story(
        on="b",
        at={"Tom": "a1"},
        builders=4,
        money={"Mary": 9, "Tom": 5},
        buildings={"a1": "Mary 2a"},
        stock="4a",
    )
    game.play("do build_2; build 4; at a1; end")
    assert (game.tile("a1"), game.money(), game.money("Tom")) == ("Mary 4a", 7, 5)
    assert game.to_move == "Tom"
    assert game.question == "phase_a"
