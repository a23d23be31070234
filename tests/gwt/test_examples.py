"""The worked examples of the first edition: set-up, phases A and B, Kansas City (EX-01 to EX-12).

Those that go the same way in both editions are in `test_examples_of_both`.
"""

import pytest

from tests.gwt.examples import DARK_DISCS, WHITE_DISCS, in_kansas_city
from tests.gwt.story import Story, new_game, seen
from tests.ledger import proves

# -------------------------------------------------------------------- set-up


@pytest.mark.parametrize(("seats", "first", "second"), [(2, 2, 1), (3, 3, 2), (4, 4, 3)])
def test_ex01_the_job_market_at_the_start(seats: int, first: int, second: int) -> None:
    """Workers are dealt row by row up to the space left of the token, which lies on the second row's last
    one. With three players these are three and two."""
    table = seen(new_game(seats))
    rows = [sum(row["workers"].values()) for row in table["jobs"]]
    assert rows == [first, second] + [0] * 10
    assert (table["job_row"], table["job_filled"]) == (1, seats - 1)


@proves("GWT-4")
def test_ex02_starting_hands_and_money() -> None:
    """Four ranchers sit down, the third of them begins.
    From there on they have 6, 7, 8 and 9 dollars, and everybody has four cards."""
    state = new_game(4, first=2)
    assert state.money == [8, 9, 6, 7]
    assert [len(hand) for hand in state.hand] == [4, 4, 4, 4]


# -------------------------------------------------------------------- phase A


@proves("GWT-8")
def test_ex04_the_step_limit() -> None:
    """Blue has both step discs in place, Red has cleared them.
    Blue rides one to three steps, Red one to five."""
    blue = Story("Blue Red")
    assert blue.may("ride") == {"a", "b", "c"}
    red = Story("Red Blue", cleared="step_dollars step_vp")
    assert red.may("ride") == {"a", "b", "c", "d", "e", "f"}


# -------------------------------------------------------------------- phase B


def own_building_at_a_risk() -> Story:
    """Mary on her own 2a, beside which a card can be turned into a certificate."""
    return Story(
        on="drought_risk_1", buildings={"drought_risk_1": "Mary 2a"}, money=6, hand="white gray", cattle="red"
    )


@proves("GWT-19", "GWT-23")
def test_ex06_a_building_of_your_own_with_a_risk_action() -> None:
    """Mary stops on her own 2a beside a risk action.
    She may use all three actions, each once and in any order, and after one of them no auxiliary action."""
    game = own_building_at_a_risk()
    assert game.may("do") == {"white_for_4", "buy_cattle", "any_for_certificate"}
    assert "end" not in game.may()
    game.play("do any_for_certificate; discard gray")
    assert game.may("aux") == set()
    game.play("do buy_cattle; buy red with 1")
    game.play("do white_for_4")
    assert game.may() == {"end"}
    assert (game.marker(), game.money(), game.pile()) == (1, 4, "gray red white")


@proves("GWT-19")
def test_ex06_an_auxiliary_action_instead() -> None:
    """Mary forfeits all three actions of her building.
    One single auxiliary action takes their place."""
    game = own_building_at_a_risk()
    game.play("aux dollars single")
    assert game.money() == 7
    assert game.may() == {"end"}


# -------------------------------------------------------------------- Kansas City


@proves("GWT-63", "GWT-69")
def test_ex09_the_total_breeding_value() -> None:
    """Two green cards, a red and a yellow one count 2, 3 and 3.
    A station master with a permanent certificate makes it 9."""
    game = in_kansas_city(Story)
    game.play("certificates 0")
    assert game.money() == 8
    with_master = in_kansas_city(Story, masters="hazards")
    with_master.play("certificates 0")
    assert with_master.money() == 9


def delivering() -> Story:
    """The same with total 10, the engine on 5, discs on Topeka and Colorado Springs."""
    game = in_kansas_city(Story, marker=3, engine="5", cities="topeka colorado_springs")
    game.play("certificates 2")
    return game


@proves("GWT-52", "GWT-70")
def test_ex11_the_cities_and_the_discs() -> None:
    """With 10 Mary reaches every city up to Albuquerque where she has no disc.
    Albuquerque takes any disc, the others only those from white corners."""
    game = delivering()
    assert game.may("deliver") == {"albuquerque", "santa_fe", "wichita", "kansas_city"}
    for city in ("santa_fe", "wichita", "kansas_city"):
        assert game.try_out(f"deliver {city}").may("disc") == WHITE_DISCS
    assert game.try_out("deliver albuquerque").may("disc") == WHITE_DISCS | DARK_DISCS


@proves("GWT-59", "GWT-71", "GWT-72", "GWT-74")
def test_ex11_what_each_city_costs_and_brings() -> None:
    """Three crosses lie before Albuquerque and two before Santa Fe. Santa Fe and Wichita complete arrows with
    objective cards, Wichita two that cost points; Kansas City pays 6."""
    game = delivering()
    far = game.try_out("deliver albuquerque; disc aux_dollar_2")
    assert (far.money(), far.question) == (7, "end_turn")
    assert game.try_out("deliver albuquerque; disc hand_1").money() == 2
    near = game.try_out("deliver santa_fe; disc aux_dollar_2; gain obj_01")
    assert (near.money(), near.question, near.pile()) == (8, "end_turn", "green green red yellow obj_01")
    back = game.try_out("deliver wichita; disc aux_dollar_2; gain obj_01")
    assert (back.money(), back.question, back.points("cities")) == (10, "end_turn", -4)
    home = game.try_out("deliver kansas_city; disc aux_dollar_2")
    assert (home.money(), home.points("cities")) == (16, -6)
