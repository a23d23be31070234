"""The worked examples in the second edition: set-up, phases A and B, Kansas City (EX-01 to EX-12)."""

import pytest

from tests.gwt.examples import DARK_DISCS, WHITE_DISCS, in_kansas_city
from tests.gwt2.story import Story, new_game, seen
from tests.ledger import proves
from trailboss.games.gwt.rules.game import GWT2

# -------------------------------------------------------------------- set-up


@pytest.mark.parametrize(("seats", "first", "second"), [(2, 2, 1), (3, 3, 2), (4, 4, 3)])
def test_ex01_the_job_market_at_the_start(seats: int, first: int, second: int) -> None:
    """Workers are dealt row by row up to the space left of the token."""
    table = seen(new_game(seats))
    assert [sum(row["workers"].values()) for row in table["jobs"]] == [first, second] + [0] * 10
    assert (table["job_row"], table["job_filled"]) == (1, seats - 1)


@proves("GWT-3")
def test_ex02_starting_hands_money_and_tokens() -> None:
    """Four ranchers sit down, the third of them begins.
    From there on they have 6, 7, 8 and 9 dollars, 4, 5, 6 and 7 cards, and an exchange token each."""
    state = new_game(4, first=2)
    assert state.money == [8, 9, 6, 7]
    assert [len(hand) for hand in state.hand] == [6, 7, 4, 5]
    assert state.tokens == [1, 1, 1, 1]


@proves("GWT-3")
def test_ex02_the_fourth_player_discards_three_first() -> None:
    """The others have placed their herders and done something; the fourth has kept seven cards all the while.
    Now three of them go to the discard pile, and only then a herder is placed."""
    state = new_game(4, seed=3, first=0)
    for surplus in (0, 1, 2):
        for _ in range(surplus):
            state.play(min(state.legal()))
        for move in ("place e", "aux dollars single", "end"):
            state.play(GWT2.move(move))
    assert state.to_move == 3
    assert (len(state.hand[3]), state.pile[3]) == (7, [])
    for left in (6, 5, 4):
        assert {GWT2.vocabulary.kind(move) for move in state.legal()} == {"discard"}
        state.play(min(state.legal()))
        assert len(state.hand[3]) == left
    assert len(state.pile[3]) == 3
    assert GWT2.move("place a") in state.legal()


# -------------------------------------------------------------------- phase A


@proves("GWT-8")
def test_ex04_the_step_limit() -> None:
    """Blue has both step discs in place, Red has cleared them.
    Blue rides one to three steps, Red one to five; D stands at the fork now, one step before E."""
    blue = Story("Blue Red")
    assert blue.may("ride") == {"a", "b", "c"}
    red = Story("Red Blue", cleared="step_dollars step_vp")
    assert red.may("ride") == {"a", "b", "c", "d", "e", "f"}


# -------------------------------------------------------------------- phase B


@proves("GWT-19", "GWT-23")
@pytest.mark.parametrize("space", ["drought_risk_1", "flood_risk_1"])
def test_ex06_a_building_of_your_own_with_a_risk_action(space: str) -> None:
    """Mary stops on her own 2a beside a risk action that takes any cattle card; the first one at the floods
    is such a place in this edition. She may use all three actions, or a single auxiliary action instead."""
    game = Story(on=space, buildings={space: "Mary 2a"}, money=6, hand="white gray", cattle="red")
    assert game.may("do") == {"white_for_4", "buy_cattle", "any_for_certificate"}
    other = game.try_out("aux dollars single")
    assert other.may() == {"end"}
    game.play("do any_for_certificate; discard gray")
    assert game.may("aux") == set()
    game.play("do buy_cattle; buy red with 1; do white_for_4")
    assert game.may() == {"end"}
    assert (game.marker(), game.money(), game.pile()) == (1, 4, "gray red white")


# -------------------------------------------------------------------- Kansas City


@proves("GWT-63", "GWT-69")
@pytest.mark.parametrize(
    ("masters", "total"), [("", 8), ("hazards", 9), ("stations", 9), ("two_certificates", 10)]
)
def test_ex09_the_total_breeding_value(masters: str, total: int) -> None:
    """Two green cards, a red and a yellow one count 2, 3 and 3.
    A station master adds the permanent certificates it shows; one shows two."""
    game = in_kansas_city(Story, masters=masters)
    game.play("certificates 0")
    assert game.money() == total


def delivering() -> Story:
    """The same with total 10, the engine on 5, discs on Fulton and Bloomington."""
    game = in_kansas_city(Story, marker=3, engine="5", cities="fulton bloomington")
    game.play("certificates 2")
    return game


@proves("GWT-52", "GWT-70")
def test_ex11_the_cities_and_the_discs() -> None:
    """With 10 Mary reaches every city up to Chicago where she has no disc.
    Chicago takes any disc, the others only those from white corners."""
    game = delivering()
    assert game.may("deliver") == {"chicago", "peoria", "st_louis", "kansas_city"}
    for city in ("peoria", "st_louis", "kansas_city"):
        assert game.try_out(f"deliver {city}").may("disc") == WHITE_DISCS
    assert game.try_out("deliver chicago").may("disc") == WHITE_DISCS | DARK_DISCS


@proves("GWT-59", "GWT-71", "GWT-72", "GWT-74")
def test_ex11_what_each_city_costs_and_brings() -> None:
    """Three crosses lie before Chicago and two before Peoria. Peoria and St. Louis complete arrows with
    objective cards, St. Louis another one with an exchange token; Kansas City pays 4."""
    game = delivering()
    far = game.try_out("deliver chicago; disc aux_dollar_2")
    assert (far.money(), far.question, far.points("cities")) == (7, "end_turn", 0)
    assert game.try_out("deliver chicago; disc hand_1").money() == 2
    near = game.try_out("deliver peoria; disc aux_dollar_2; gain obj_01")
    assert (near.money(), near.question, near.pile()) == (8, "end_turn", "green green red yellow obj_01")
    back = game.try_out("deliver st_louis; disc aux_dollar_2; gain obj_01")
    assert (back.money(), back.question, back.tokens()) == (10, "end_turn", 1)
    assert back.points("cities") == -3, "the second arrow costs nothing in this edition"
    home = game.try_out("deliver kansas_city; disc aux_dollar_2")
    assert (home.money(), home.points("cities")) == (14, -6)
