"""The worked examples in the second edition: actions, outlaws, cattle (EX-13 to EX-20, EX-27)."""

import pytest

from tests.gwt.examples import discards_for
from tests.gwt2.story import Story
from tests.ledger import proves

# -------------------------------------------------------------------- cards for something


@proves("GWT-24", "GWT-26")
@pytest.mark.parametrize(
    ("space", "building", "hand", "moves", "money", "marker"),
    [
        ("e", "", "black", "do black_for_2", 2, 0),
        ("f", "", "green green", "do pair_for_4", 4, 0),
        ("drought_risk_1", "Mary 2a", "yellow", "do any_for_certificate", 0, 1),
        ("flood_risk_1", "Mary 2a", "yellow", "do any_for_certificate", 0, 1),
        ("flood_risk_2", "Mary 2a", "gray", "do gray_for_certificate_and_2", 2, 1),
    ],
)
def test_ex13_discarding_actions(
    space: str, building: str, hand: str, moves: str, money: int, marker: int
) -> None:
    discards_for(Story, space, building, hand, moves, money, marker)


@proves("GWT-24")
def test_ex13_a_green_card_for_the_engine() -> None:
    """Mary discards a green card on her 2b.
    Her engine moves up to two spaces forward; a gray one brings 2 dollars there."""
    game = Story(on="a1", buildings={"a1": "Mary 2b"}, hand="gray green", engine="1")
    game.play("do green_for_engine_2")
    assert game.may() == {"engine 2", "engine 3", "skip"}
    game.play("engine 3; do gray_for_2")
    assert (game.engine(), game.pile(), game.money()) == ("3", "green gray", 2)


# -------------------------------------------------------------------- workers and buildings


@proves("GWT-32c")
def test_ex20_buildings_in_the_woods() -> None:
    """Mary has four buildings, three of them in the woods, and her 1a is one of these.
    It brings 6 dollars, and with 7b her engine moves up to three spaces."""
    woods = {"flood_risk_2": "Mary 1a", "b1": "Mary 2a", "c1": "Mary 3a", "a1": "Mary 7b"}
    game = Story(on="flood_risk_2", buildings=woods)
    game.play("do dollars_per_woods_2")
    assert game.money() == 6
    engine = Story(on="a1", buildings=woods)
    engine.play("do engine_per_woods")
    assert engine.may("engine") == {"1", "2", "3"}


# -------------------------------------------------------------------- outlaws and cattle


@proves("GWT-86", "GWT-126")
def test_ex18_the_bounty_for_an_outlaw() -> None:
    """An outlaw on the space with 6 brings 6 dollars; the one on the first space an exchange token and no
    money. Nobody has to pay for one."""
    game = Story(on="d", tiles={"outlaw_1": "second_tribe", "outlaw_7": "green_tribe"})
    game.play("do tribe")
    assert game.may("trade") == {"outlaw_1", "outlaw_7"}
    token = game.try_out("trade outlaw_1")
    assert (token.money(), token.tokens(), token.taken("second_tribe")) == (0, 1, 1)
    money = game.try_out("trade outlaw_7")
    assert (money.money(), money.tokens(), money.taken("green_tribe")) == (6, 0, 1)


@proves("GWT-82", "GWT-117")
def test_ex19_a_simmental_calf() -> None:
    """A calf costs 8 dollars with one cowboy and 5 with two."""
    options = {"simmental": True}
    one = Story(on="e", cowboys=1, money=8, cattle="orange1", options=options)
    one.play("do buy_cattle")
    assert one.may("buy") == {"orange1 with 1"}
    one.play("buy orange1 with 1")
    assert (one.money(), one.pile()) == (0, "orange1")
    two = Story(on="e", cowboys=2, money=7, cattle="orange1", options=options)
    two.play("do buy_cattle")
    assert two.may("buy") == {"orange1 with 2"}
    two.play("buy orange1 with 2")
    assert (two.money(), two.pile()) == (2, "orange1")


@proves("GWT-82", "GWT-85")
def test_ex19_an_unused_cowboy() -> None:
    """Mary's cowboy adds two cards from the stack to the market instead."""
    game = Story(on="e", cowboys=1, money=0, cattle="blue", cattle_stack="red yellow brown4")
    game.play("do buy_cattle; add")
    assert game.market() == "yellow red blue"


# -------------------------------------------------------------------- Kansas City


@proves("GWT-119")
def test_ex27_a_hand_with_several_simmental() -> None:
    """Mary holds a calf, two heifers, a cow and two brown cards.
    The cow counts 5 and one brown card 4."""
    game = Story(
        on="kansas_city",
        hand="orange1 orange2 orange2 orange3 brown3 brown4",
        options={"simmental": True},
    )
    game.play("foresight upper; foresight upper; foresight upper; certificates 0")
    assert game.money() == 9
