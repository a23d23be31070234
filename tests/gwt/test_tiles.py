"""Taking tiles off the trail (rulings 86, 87, 87a)."""

import pytest

from tests.gwt.story import Story
from tests.ledger import proves

REWARDS = {1: -3, 2: -2, 3: -1, 4: 1, 5: 2, 6: 4, 7: 6, 8: 8, 9: 10}


@proves("GWT-86")
@pytest.mark.parametrize(("number", "dollars"), REWARDS.items())
def test_trading(number: int, dollars: int) -> None:
    """A teepee lies on one of the nine spaces.
    Mary takes it and gains or pays what the space shows, in full."""
    space = f"teepee_{number}"
    game = Story(on="d", money=3, tiles={space: "second_tribe"})
    game.play(f"do tribe; trade {space}")
    assert (game.money(), game.taken("second_tribe"), game.tile(space)) == (3 + dollars, 1, "")
    broke = Story(on="d", tiles={space: "second_tribe"})
    assert ("tribe" in broke.may("do")) == (dollars > 0)


@proves("GWT-86")
def test_no_tile_no_trade() -> None:
    """All teepee spaces are empty.
    D's other half of the slash and its second action are what is left."""
    game = Story(on="d", money=9)
    assert game.may("do") == {"pay_2_for_engine_2", "auxiliary"}


@proves("GWT-86")
def test_any_teepee_on_the_board_can_be_taken() -> None:
    """Teepees lie on three spaces.
    Mary may take any of them, not just the first."""
    tiles = {"teepee_1": "green_tribe", "teepee_3": "second_tribe", "teepee_5": "green_tribe"}
    game = Story(on="d", money=3, tiles=tiles)
    game.play("do tribe")
    assert game.may("trade") == set(tiles)


@proves("GWT-87")
@pytest.mark.parametrize(("space", "building", "price"), [("f", "", 7), ("a1", "Mary 4a", 5)])
def test_removing_a_hazard(space: str, building: str, price: int) -> None:
    """Hazards lie in all three sections.
    Mary takes any of them, for 7 dollars on F and 5 on her 4a, and has its points."""
    tiles = {"flood_1": "flood_green_4", "drought_2": "drought_black_3", "rockfall_1": "rockfall_green_2"}
    buildings = {space: building} if building else {}
    game = Story(on=space, money=price, tiles=tiles, buildings=buildings)
    game.play(f"do hazard_{price}")
    assert game.may("hazard") == set(tiles)
    game.play("hazard drought_2")
    assert (game.money(), game.taken("drought_black_3"), game.points("hazards")) == (0, 1, 3)
    assert f"hazard_{price}" not in Story(on=space, money=price - 1, tiles=tiles, buildings=buildings).may(
        "do"
    )


@proves("GWT-87")
def test_hazards_from_other_sources_cost_nothing() -> None:
    """Mary hires her fourth cowboy and has not a dollar left.
    The hazard his space allows costs nothing."""
    game = Story(on="a", money=6, cowboys=3, jobs={1: "cowboy"}, tiles={"rockfall_3": "rockfall_green_4"})
    game.play("do hire_0; hire cowboy row1; do hazard_0; hazard rockfall_3")
    assert (game.money(), game.points("hazards")) == (0, 4)


@proves("GWT-87a")
def test_no_hazards_left() -> None:
    """All three sections are empty, though teepees lie about.
    No hazard can be taken."""
    game = Story(on="f", money=20, tiles={"teepee_4": "green_tribe"})
    assert game.may("do") == set()
