"""The worked examples in the second edition: objective cards and scoring (EX-22 to EX-24), and what follows
from the rulings (EX-28 to EX-36)."""

import pytest

from tests.gwt2.story import Story, new_game
from tests.ledger import proves
from trailboss.games.gwt.rules.game import GWT2
from trailboss.games.gwt.state.state import GwtState

# -------------------------------------------------------------------- objective cards and cities

THREE_BUILDINGS = {"a1": "Mary 2a", "a2": "Mary 3a", "a3": "Mary 4a"}
THREE_HAZARDS = "flood_green_4 drought_green_3 rockfall_black_2 second_tribe"


@proves("GWT-99", "GWT-100")
@pytest.mark.parametrize(("cities", "points"), [("new_york new_york", 18), ("new_york", 10)])
def test_ex22_several_cards_with_the_same_task(cities: str, points: int) -> None:
    """Mary has three buildings, three hazards and an orange outlaw, and two cards ask for them; two more ask
    for New York. With two discs there all four count, with one disc one of them costs 3 points."""
    game = Story(
        buildings=THREE_BUILDINGS, taken=THREE_HAZARDS, cities=cities, area="obj_06 obj_19 obj_21 obj_21"
    )
    assert game.points("objectives") == points


@proves("GWT-124")
def test_ex23_points_of_cities() -> None:
    """Mary has discs on Philadelphia and Pittsburgh and none on Toledo.
    She has the 6 points of Philadelphia and the 4 between the two, but not the 8 on the other side."""
    assert Story(cities="philadelphia pittsburgh").points("cities") == 10


@proves("GWT-100")
def test_ex24_the_best_division() -> None:
    """Three cards in the area quarrel over three hazards and one orange outlaw: 8 points is the best. Two
    others can be fulfilled once only: 3 less 2. And with the station master for objective cards it pays to
    add two cards of the deck although one of them is not fulfilled."""
    quarrel = Story(
        buildings=THREE_BUILDINGS,
        taken=THREE_HAZARDS,
        stations="s1 s2 s3 s4 s5",
        area="start_4 obj_04 obj_19",
    )
    assert quarrel.points("objectives") == 8
    once = Story(
        buildings={"a1": "Mary 2a", "a2": "Mary 3a"},
        taken="green_tribe second_tribe second_tribe",
        area="start_1 obj_02 obj_01",
    )
    assert once.points("objectives") == 1
    added = Story(hand="obj_08", pile="obj_03 purple5", taken="flood_green_4", masters="objectives")
    assert (added.points("objectives"), added.points("station_masters")) == (1, 3)


# -------------------------------------------------------------------- engine and stations


@proves("GWT-38", "GWT-50", "GWT-51a")
@pytest.mark.parametrize(("money", "left"), [(1, 4), (2, 5)])
def test_ex28_upgrade_first_reward_afterwards(money: int, left: int) -> None:
    """Mary's engine goes back into the first turnout, whose station costs 2, and then brings her 3 dollars.
    With 1 dollar she cannot upgrade it; with 2 she may, and gains 3 afterwards."""
    game = Story(on="a1", buildings={"a1": "Mary 1b"}, money=money, engine="5")
    game.play("do engine_back_for_3; engine t1")
    if money >= 2:
        upgraded = game.try_out("disc aux_dollar_2")
        assert (upgraded.money(), upgraded.stations()) == (3, "s1")
        game.play("skip")
    assert (game.question, game.money(), game.stations()) == ("location", left, "")


@proves("GWT-37", "GWT-38a", "GWT-38c", "GWT-41")
def test_ex29_a_doubled_move_stops_once() -> None:
    """Mary doubles the auxiliary action for certificates with her engine on 5: it ends on 3, or on 4 by way
    of the turnout, without an upgrade. From 1, or from 2 with Tom on 1, there is no room for two."""
    cleared = "aux_certificate_1 aux_certificate_2"
    game = Story(on="g", money=4, engine="5", cleared=cleared)
    game.play("do auxiliary; aux certificate double")
    assert game.may("engine") == {"3", "4"}
    game.play("engine 4")
    assert (game.question, game.marker(), game.money()) == ("location", 2, 2)
    for engine in ({"Mary": "1"}, {"Mary": "2", "Tom": "1"}):
        tight = Story(on="g", money=4, engine=engine, cleared=cleared)
        tight.play("do auxiliary")
        assert "certificate single" in tight.may("aux")
        assert "certificate double" not in tight.may("aux")


@proves("GWT-25", "GWT-32a")
def test_ex30_a_requirement_for_its_own_sake() -> None:
    """Mary's marker is at its limit, and her building stands beside the first risk action at the floods.
    She may discard a card there all the same, and an auxiliary action is then no longer allowed."""
    game = Story(on="flood_risk_1", buildings={"flood_risk_1": "Mary 2a"}, marker=3, hand="green")
    game.play("do any_for_certificate")
    assert (game.marker(), game.pile()) == (3, "green")
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


@proves("GWT-79", "GWT-87c")
def test_ex32_building_with_the_builder_just_hired() -> None:
    """Mary has three builders and hires a fourth, and 12a, a tile for four, is in her stock.
    She may place it at once, for 4 dollars."""
    game = Story(on="a", builders=3, money=10, stock="12a", jobs={1: "builder"})
    game.play("do hire_0; hire builder row1; do build_1; build 12; at a1")
    assert (game.tile("a1"), game.money()) == ("Mary 12a", 0)


@proves("GWT-80", "GWT-87b")
def test_ex33_what_may_replace_what() -> None:
    """11b brings more points than 9b but needs fewer builders: it cannot take its place.
    The other way round takes one builder and 2 dollars."""
    down = Story(on="b", builders=6, money=60, buildings={"a1": "Mary 9b"}, stock="11b")
    down.play("do build_2; build 11")
    assert "a1" not in down.may("at")
    up = Story(on="b", builders=1, money=2, buildings={"a1": "Mary 11b"}, stock="9b")
    up.play("do build_2; build 9")
    assert (up.tile("a1"), up.money()) == ("Mary 9b", 0)


@proves("GWT-80", "GWT-81")
@pytest.mark.parametrize(("rate", "price"), [(2, 12), (1, 6)])
def test_ex33_eleven_a_by_replacing_only(rate: int, price: int) -> None:
    """11a needs twelve builders, and nobody has more than six: it can only replace.
    In place of 9b it needs six builders and 12 dollars, or 6 with the builder row."""
    buildings = {"a1": "Mary 9b"}
    if rate == 2:
        game = Story(on="b", builders=6, money=price, buildings=buildings, stock="11a")
        game.play("do build_2; build 11")
    else:
        game = Story(
            on="a", builders=5, money=price + 6, buildings=buildings, stock="11a", jobs={1: "builder"}
        )
        game.play("do hire_0; hire builder row1; do build_1; build 11")
    assert (game.tile("a1"), game.money()) == ("Mary 11a", 0)
    alone = Story(on="b", builders=6, money=60, stock="11a")
    assert "build_2" not in alone.may("do")


@proves("GWT-48", "GWT-51c")
def test_ex34_the_end_of_the_line_inside_a_small_action() -> None:
    """Mary pays her last dollar and moves her engine from 38 to 39, where the upgrade costs 3.
    She moves back into the first turnout, gains 3 and upgrades the station there with 2 of them."""
    game = Story(on="f", money=1, engine="38", cleared="aux_engine_1")
    game.play("aux engine single; engine 39")
    assert (game.question, game.money()) == ("engine_home", 0)
    game.play("engine t1; disc aux_dollar_2")
    assert (game.stations(), game.money()) == ("s1", 1)


# -------------------------------------------------------------------- Kansas City


@proves("GWT-72", "GWT-76c")
def test_ex35_two_arrows_at_once() -> None:
    """Mary has discs on Bloomington and Chicago and delivers to Peoria between them: two objective cards.
    With discs on Fulton and Bloomington, St. Louis brings an objective card and an exchange token."""
    cards = Story(on="kansas_city", hand="green black white red", engine="9", cities="bloomington chicago")
    cards.play("foresight upper; foresight upper; foresight upper; certificates 0")
    cards.play("deliver peoria; disc aux_dollar_2; gain obj_02")
    assert cards.display() == "obj_01 obj_03 obj_04 obj_05"
    cards.play("gain obj_05")
    assert (cards.question, cards.pile()) == ("end_turn", "green black white red obj_02 obj_05")
    token = Story(on="kansas_city", hand="green black", cities="fulton bloomington", engine="9")
    token.play("foresight upper; foresight upper; foresight upper; certificates 0")
    token.play("deliver st_louis; disc aux_dollar_2; gain obj_02")
    assert (token.question, token.pile(), token.tokens()) == ("end_turn", "green black obj_02", 1)


@proves("GWT-76a", "GWT-121")
@pytest.mark.parametrize(("seats", "visits"), [(2, 13), (3, 18), (4, 23)])
def test_ex36_the_longest_possible_game(seats: int, visits: int) -> None:
    """All five outlaws with a 3 on the back are chosen, and otherwise workers.
    The job market is full after 13, 18 or 23 visits to Kansas City, each time in subphase 3."""
    state = new_game(seats)
    last_tiles = sorted(state.supply[2] + state.foresight[4:], reverse=True)  # outlaws are turned up first
    state.foresight[4:] = [last_tiles.pop(), last_tiles.pop()]
    state.supply[2] = last_tiles
    count = 0
    state.herder = [state.trail.ids.index("g")] * seats
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


def play(state: GwtState, *moves: str) -> None:
    for move in moves:
        state.play(GWT2.move(move))
