"""The worked examples, one test or more each: objective cards and scoring (EX-22 to EX-24), and what follows
from the rulings (EX-28 to EX-36). EX-27 and EX-33 belong to the second edition."""

import pytest

from tests.gwt.story import Story, new_game
from tests.ledger import proves
from trailboss.games.gwt.rules.game import GWT1
from trailboss.games.gwt.state.state import GwtState

# -------------------------------------------------------------------- objective cards and cities

THREE_BUILDINGS = {"a1": "Mary 2a", "a2": "Mary 3a", "a3": "Mary 4a"}


@proves("GWT-99", "GWT-100")
@pytest.mark.parametrize(("cities", "points"), [("san_francisco san_francisco", 18), ("san_francisco", 10)])
def test_ex22_several_cards_with_the_same_task(cities: str, points: int) -> None:
    """Mary has three buildings, three hazards and a blue teepee, and two cards ask for them; two more ask for
    San Francisco. With two discs there all four count, with one disc one of them costs 3 points."""
    game = Story(
        buildings=THREE_BUILDINGS,
        taken="flood_green_4 drought_green_3 rockfall_black_2 second_tribe",
        cities=cities,
        area="obj_06 obj_19 obj_21 obj_21",
    )
    assert game.points("objectives") == points


@proves("GWT-124")
def test_ex23_points_of_cities() -> None:
    """Mary has discs on Sacramento and San Diego and none on El Paso.
    She has the 6 points of Sacramento and the 4 between the two, but not the 8 on the other side."""
    assert Story(cities="sacramento san_diego").points("cities") == 10


@proves("GWT-100")
def test_ex24_the_best_division() -> None:
    """Three cards in the area quarrel over three hazards and one blue teepee.
    The second and the third are worth 8 together, the first then counts nothing."""
    game = Story(
        buildings=THREE_BUILDINGS,
        taken="flood_green_4 drought_green_3 rockfall_black_2 second_tribe",
        stations="s1 s2 s3 s4 s5",
        area="start_4 obj_04 obj_19",
    )
    assert game.points("objectives") == 8


@proves("GWT-100")
def test_ex24_one_of_two() -> None:
    """Two buildings, a green and two blue teepees are enough for one of two cards, and the starting card asks
    for cattle that is not there. The best is 3 less 2."""
    game = Story(
        buildings={"a1": "Mary 2a", "a2": "Mary 3a"},
        taken="green_tribe second_tribe second_tribe",
        area="start_1 obj_02 obj_01",
    )
    assert game.points("objectives") == 1


@proves("GWT-100")
def test_ex24_a_card_added_for_the_station_master() -> None:
    """Nothing lies in the area, two cards are in the deck and only one of them is fulfilled.
    With the station master for objective cards Mary adds both: 3 less 2, and 3 for the pair."""
    game = Story(hand="obj_08", pile="obj_03 purple5", taken="flood_green_4", masters="objectives")
    assert (game.points("objectives"), game.points("station_masters")) == (1, 3)
    alone = Story(hand="obj_08", pile="obj_03 purple5", taken="flood_green_4")
    assert alone.points("objectives") == 3


# -------------------------------------------------------------------- engine and stations


@proves("GWT-38", "GWT-50", "GWT-51a")
@pytest.mark.parametrize(("money", "left"), [(1, 4), (2, 5)])
def test_ex28_upgrade_first_reward_afterwards(money: int, left: int) -> None:
    """Mary's engine goes back into the first turnout, whose station costs 2, and then brings her 3 dollars.
    With 1 dollar she cannot upgrade it; with 2 she may, and gains 3 afterwards."""
    game = Story(on="a1", buildings={"a1": "Mary 1b"}, money=money, engine="5")
    game.play("do engine_back_for_3; engine t1")
    if money < 2:
        assert game.question == "location"
    else:
        assert game.question == "upgrade"
        upgraded = game.try_out("disc aux_dollar_2")
        assert (upgraded.money(), upgraded.stations()) == (3, "s1")
        game.play("skip")
    assert (game.money(), game.stations()) == (left, "")


@proves("GWT-38a", "GWT-41")
def test_ex29_a_doubled_move_stops_once() -> None:
    """Mary doubles the auxiliary action for certificates with her engine on 5.
    It ends on 3, or on 4 by way of the turnout, without an upgrade; the marker moves two spaces."""
    cleared = "aux_certificate_1 aux_certificate_2"
    game = Story(on="g", money=4, engine="5", cleared=cleared)
    game.play("do auxiliary; aux certificate double")
    assert game.may("engine") == {"3", "4"}
    game.play("engine 4")
    assert (game.question, game.marker(), game.money()) == ("location", 2, 2)


@proves("GWT-37", "GWT-38c")
@pytest.mark.parametrize(("engine", "other"), [("1", "0"), ("2", "1")])
def test_ex29_no_room_for_two(engine: str, other: str) -> None:
    """Mary's engine is on 1, or on 2 with Tom's on 1.
    There is one space behind it, so only the single action is possible."""
    cleared = "aux_certificate_1 aux_certificate_2"
    game = Story(on="g", money=4, engine={"Mary": engine, "Tom": other}, cleared=cleared)
    game.play("do auxiliary")
    assert {"certificate single"} == {move for move in game.may("aux") if move.startswith("certificate")}


@proves("GWT-25", "GWT-32a")
def test_ex30_a_requirement_for_its_own_sake() -> None:
    """Mary's marker is at its limit, and her building stands beside the risk action for a certificate.
    She may discard a card there all the same, and an auxiliary action is then no longer allowed."""
    game = Story(on="drought_risk_1", buildings={"drought_risk_1": "Mary 2a"}, marker=3, hand="gray")
    game.play("do any_for_certificate")
    assert (game.marker(), game.pile()) == (3, "gray")
    assert game.may() == {"end"}


@proves("GWT-51a", "GWT-54")
@pytest.mark.parametrize(
    ("money", "discs"),
    [
        (5, set()),
        (6, {"cert_6", "step_dollars", "step_vp"}),
        (11, {"cert_6", "step_dollars", "step_vp", "hand_1", "hand_2"}),
    ],
)
def test_ex31_disc_money_and_upgrade_cost(money: int, discs: set[str]) -> None:
    """The fifth station costs 6, and only dark-cornered discs are left. With 5 dollars there is no upgrade,
    although the step disc would bring 3; a hand-limit disc asks for 11."""
    game = Story(
        on="c",
        money=money,
        engine="16",
        covered="cert_6 step_dollars step_vp hand_1 hand_2",
        waiting="- - - - -",
    )
    game.play("do engine_per_engineer; engine t5")
    assert game.may("disc") == discs
    if money == 6:
        game.play("disc step_dollars")
        assert (game.money(), game.stations()) == (3, "s5")


@proves("GWT-79", "GWT-87c")
def test_ex32_building_with_the_craftsman_just_hired() -> None:
    """Mary has three craftsmen and hires a fourth, and a tile for four is in her stock.
    She may place it at once, for 4 dollars."""
    game = Story(on="a", builders=3, money=10, stock="6a", jobs={1: "builder"})
    game.play("do hire_0; hire builder row1; do build_1; build 6; at a1")
    assert (game.tile("a1"), game.money()) == ("Mary 6a", 0)


@proves("GWT-48", "GWT-51c")
def test_ex34_the_end_of_the_line_inside_a_small_action() -> None:
    """Mary pays her last dollar and moves her engine from 38 to 39, where the upgrade costs 3.
    She moves back into the first turnout, gains 3 and upgrades the station there with 2 of them."""
    game = Story(on="f", money=1, engine="38", cleared="aux_engine_1")
    game.play("aux engine single; engine 39")
    assert (game.question, game.money()) == ("engine_home", 0)
    elsewhere = game.try_out("engine 20")
    assert (elsewhere.question, elsewhere.money()) == ("location", 3)
    game.play("engine t1")
    assert (game.question, game.money()) == ("upgrade", 3)
    game.play("disc aux_dollar_2")
    assert (game.stations(), game.money()) == ("s1", 1)


# -------------------------------------------------------------------- Kansas City


@proves("GWT-72", "GWT-76c")
def test_ex35_two_arrows_at_once() -> None:
    """Mary has discs on Colorado Springs and Albuquerque and delivers to Santa Fe between them.
    She takes two objective cards, and the display is filled up after the first."""
    game = Story(
        on="kansas_city", hand="green black white red", engine="9", cities="colorado_springs albuquerque"
    )
    game.play("foresight upper; foresight upper; foresight upper; certificates 0")
    game.play("deliver santa_fe; disc aux_dollar_2; gain obj_02")
    assert game.display() == "obj_01 obj_03 obj_04 obj_05"
    assert game.may("gain") == {"obj_01", "obj_03", "obj_04", "obj_05", "top"}
    game.play("gain obj_05")
    assert (game.question, game.pile()) == ("end_turn", "green black white red obj_02 obj_05")


@proves("GWT-76a", "GWT-121")
@pytest.mark.parametrize(("seats", "visits"), [(2, 13), (3, 18), (4, 23)])
def test_ex36_the_longest_possible_game(seats: int, visits: int) -> None:
    """All five teepees with a 3 on the back are chosen, and otherwise workers.
    The job market is full after 13, 18 or 23 visits to Kansas City, each time in subphase 3."""
    state = new_game(seats)
    last_tiles = sorted(
        state.supply[2] + state.foresight[4:], reverse=True
    )  # the teepees are turned up first
    state.foresight[4:] = [last_tiles.pop(), last_tiles.pop()]
    state.supply[2] = last_tiles
    state.herder = [state.trail.ids.index("g")] * seats
    count = 0
    while state.ending < 0:
        count += 1
        state.herder[state.to_move] = state.trail.ids.index("g")
        play(state, "ride kansas_city")
        for column in (0, 1, 2):
            assert state.ending < 0
            upper, lower = state.foresight[2 * column : 2 * column + 2]
            play(state, "foresight upper" if upper <= lower else "foresight lower")
        play(state, "certificates 0", "deliver kansas_city")
        state.play(min(state.legal()))
        play(state, "end")
    assert count == visits
    assert all(state.foresight), "no column was used up"


def play(state: GwtState, *moves: str) -> None:
    for move in moves:
        state.play(GWT1.move(move))
