"""Placing and replacing private buildings (rulings 79 to 81, 87b, 87c)."""

import pytest

from tests.gwt.story import Story
from tests.ledger import proves
from trailboss.games.gwt.components.buildings import PRIVATE


@proves("GWT-79")
def test_craftsmen_and_money() -> None:
    """Mary has three craftsmen and 6 dollars.
    On B she builds whatever needs up to three of them, at 2 dollars each."""
    game = Story(on="b", builders=3, money=6)
    game.play("do build_2")
    assert game.may("build") == {"1", "2", "3", "4", "5"}
    assert game.try_out("build 5; at a1").money() == 0
    assert game.try_out("build 4; at a1").money() == 2
    poor = Story(on="b", builders=3, money=3)
    poor.play("do build_2")
    assert poor.may("build") == {"1", "2", "3"}


@proves("GWT-79")
def test_any_empty_building_space() -> None:
    """One building space holds Tom's building, all others are empty. Mary may use any of these, wherever
    herders stand, but no space of hazards, teepees or neutral buildings."""
    game = Story(on="b", money=2, buildings={"a1": "Tom 2a"}, stock="1a")
    game.play("do build_2; build 1")
    ids = game.state.trail.ids
    assert game.may("at") == {ids[space] for space in game.state.trail.buildings} - {"a1"}
    assert len(game.may("at")) == 21


@proves("GWT-80")
def test_replacing() -> None:
    """Mary's 4a needs two craftsmen; in her stock are 3a, which needs one, 8a with five and 7a with five.
    Only higher-valued ones replace it, for the difference, and then 4a is out of the game."""
    game = Story(on="b", builders=3, money=6, buildings={"a1": "Mary 4a"}, stock="3a 7a 8a")
    game.play("do build_2")
    assert game.may("build") == {"3", "7", "8"}
    assert "a1" not in game.try_out("build 3").may("at")
    game.play("build 8")
    assert (game.tile("a1"), game.money()) == ("Mary 8a", 0)
    assert (game.state.stock[0], game.state.replaced_buildings[0] & 1 << 4) == (1 << 3 | 1 << 7, 1 << 4)


@proves("GWT-80", "GWT-87b")
def test_equal_is_not_higher() -> None:
    """7a and 8a need five craftsmen each.
    Neither replaces the other."""
    game = Story(on="b", builders=6, money=20, buildings={"a1": "Mary 7a"}, stock="8a")
    game.play("do build_2; build 8")
    assert "a1" not in game.may("at")


@proves("GWT-80")
def test_never_what_belongs_to_others() -> None:
    """Tom's 1a and the neutral buildings lie on the trail.
    Mary cannot replace them."""
    game = Story(on="b", builders=6, money=20, buildings={"a1": "Tom 1a"}, stock="7a")
    game.play("do build_2; build 7")
    assert game.may("at").isdisjoint({"a1", "a", "b", "c"})


@proves("GWT-81")
@pytest.mark.parametrize(("building", "old"), [("9a", "1a"), ("10a", "5a"), ("10b", "3b")])
def test_more_than_six_craftsmen(building: str, old: str) -> None:
    """Some tiles need more than the six craftsmen anybody can have.
    They enter only by replacing another."""
    number = building[:-1]
    assert PRIVATE[int(number)]["ab".index(building[-1])].workers > 6
    alone = Story(on="b", builders=6, money=40, stock=building)
    assert "build_2" not in alone.may("do")
    game = Story(on="b", builders=6, money=40, buildings={"a1": f"Mary {old}"}, stock=building)
    game.play(f"do build_2; build {number}")
    assert game.tile("a1") == f"Mary {building}"


@proves("GWT-87b")
def test_points_grow_with_craftsmen() -> None:
    """Higher-valued means more craftsmen.
    In the first edition the points say the same: who needs more is worth more."""
    sides = [side for number in PRIVATE for side in number]
    for one in sides:
        for other in sides:
            assert (one.workers < other.workers) == (one.vp < other.vp)


@proves("GWT-87c")
def test_the_craftsman_just_hired_counts() -> None:
    """Mary's sixth craftsman arrives, and his space builds for 1 dollar each.
    A tile for six is possible with him."""
    game = Story(on="a", builders=5, money=12, stock="8b", jobs={1: "builder"})
    game.play("do hire_0; hire builder row1; do build_1; build 8; at a1")
    assert (game.tile("a1"), game.money()) == ("Mary 8b", 0)


@proves("GWT-80")
def test_replacing_in_the_craftsman_row_on_the_way() -> None:
    """Mary replaces her 1a by 3b, which needs one craftsman more, with the action of the craftsman row.
    She pays 1 dollar, and points and tasks count the new tile alone."""
    game = Story(
        on="a",
        builders=3,
        money=7,
        buildings={"b1": "Mary 1a"},
        stock="3b",
        jobs={1: "builder"},
        area="start_1",
    )
    game.play("do hire_0; hire builder row1; do build_1; build 3")
    assert (game.money(), game.points("buildings"), game.tile("b1")) == (0, 3, "Mary 3b")
    assert game.state.buildings_on_trail(0) == 1
