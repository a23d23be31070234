"""The worked examples in the second edition: objective cards and cities (EX-22, EX-23), and what follows from
the rulings (EX-30 to EX-35)."""

import pytest

from tests.gwt.examples import THREE_BUILDINGS
from tests.gwt2.story import Story
from tests.ledger import proves

# -------------------------------------------------------------------- objective cards and cities

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


# -------------------------------------------------------------------- engine and stations


@proves("GWT-25", "GWT-32a")
def test_ex30_a_requirement_for_its_own_sake() -> None:
    """Mary's marker is at its limit, and her building stands beside the first risk action at the floods.
    She may discard a card there all the same, and an auxiliary action is then no longer allowed."""
    game = Story(on="flood_risk_1", buildings={"flood_risk_1": "Mary 2a"}, marker=3, hand="green")
    game.play("do any_for_certificate")
    assert (game.marker(), game.pile()) == (3, "green")
    assert game.may() == {"end"}


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
