"""The worked examples of the first edition: objective cards and cities (EX-22, EX-23), and what follows from
the rulings (EX-30 to EX-35). EX-27 and EX-33 belong to the second edition."""

import pytest

from tests.gwt.examples import THREE_BUILDINGS
from tests.gwt.story import Story
from tests.ledger import proves

# -------------------------------------------------------------------- objective cards and cities


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


# -------------------------------------------------------------------- engine and stations


@proves("GWT-25", "GWT-32a")
def test_ex30_a_requirement_for_its_own_sake() -> None:
    """Mary's marker is at its limit, and her building stands beside the risk action for a certificate.
    She may discard a card there all the same, and an auxiliary action is then no longer allowed."""
    game = Story(on="drought_risk_1", buildings={"drought_risk_1": "Mary 2a"}, marker=3, hand="gray")
    game.play("do any_for_certificate")
    assert (game.marker(), game.pile()) == (3, "gray")
    assert game.may() == {"end"}


@proves("GWT-79", "GWT-87c")
def test_ex32_building_with_the_craftsman_just_hired() -> None:
    """Mary has three craftsmen and hires a fourth, and a tile for four is in her stock.
    She may place it at once, for 4 dollars."""
    game = Story(on="a", builders=3, money=10, stock="6a", jobs={1: "builder"})
    game.play("do hire_0; hire builder row1; do build_1; build 6; at a1")
    assert (game.tile("a1"), game.money()) == ("Mary 6a", 0)


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
