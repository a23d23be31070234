"""The worked examples of the first edition: actions (EX-13 to EX-20)."""

import pytest

from tests.gwt.examples import discards_for
from tests.gwt.story import Story
from tests.ledger import proves

# -------------------------------------------------------------------- cards for something


@proves("GWT-24", "GWT-26")
@pytest.mark.parametrize(
    ("space", "building", "hand", "moves", "money", "marker"),
    [
        ("e", "", "black", "do black_for_2", 2, 0),
        ("f", "", "green green", "do pair_for_4", 4, 0),
        ("drought_risk_1", "Mary 2a", "yellow", "do any_for_certificate", 0, 1),
        ("flood_risk_1", "Mary 2a", "gray", "do gray_for_certificate_and_2", 2, 1),
    ],
)
def test_ex13_discarding_actions(
    space: str, building: str, hand: str, moves: str, money: int, marker: int
) -> None:
    discards_for(Story, space, building, hand, moves, money, marker)


@proves("GWT-24")
def test_ex13_a_gray_card_for_the_engine() -> None:
    """Mary discards a gray card on her 2b.
    Her engine moves one space forward."""
    game = Story(on="a1", buildings={"a1": "Mary 2b"}, hand="gray", engine="1")
    game.play("do gray_for_engine_1")
    assert game.may() == {"engine 2", "skip"}
    game.play("engine 2")
    assert (game.engine(), game.pile()) == ("2", "gray")


# -------------------------------------------------------------------- workers and buildings


@proves("GWT-32c")
def test_ex20_buildings_in_the_woods() -> None:
    """Mary has four buildings, three of them in the woods, and her 1a is one of these.
    It brings 6 dollars."""
    buildings = {"flood_risk_2": "Mary 1a", "b1": "Mary 2a", "c1": "Mary 3a", "a1": "Mary 4a"}
    game = Story(on="flood_risk_2", buildings=buildings)
    game.play("do dollars_per_woods_2")
    assert game.money() == 6


# -------------------------------------------------------------------- teepees and cattle


@proves("GWT-86")
def test_ex18_teepees() -> None:
    """A teepee on the space with -2 costs 2 dollars and cannot be had for less.
    The one on the space with 6 brings 6."""
    tiles = {"teepee_2": "second_tribe", "teepee_7": "green_tribe"}
    poor = Story(on="d", money=1, tiles=tiles)
    poor.play("do tribe")
    assert poor.may("trade") == {"teepee_7"}
    game = Story(on="d", money=2, tiles=tiles)
    game.play("do tribe")
    pays = game.try_out("trade teepee_2")
    assert (pays.money(), pays.taken("second_tribe"), pays.tile("teepee_2")) == (0, 1, "")
    gains = game.try_out("trade teepee_7")
    assert (gains.money(), gains.taken("green_tribe")) == (8, 1)
