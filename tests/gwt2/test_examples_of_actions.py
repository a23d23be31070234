"""The worked examples in the second edition: actions, engine, outlaws, cattle, certificates (EX-13 to EX-21,
EX-25 to EX-27)."""

import pytest

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
    """Mary discards the cards an action shows.
    They go to her discard pile and she has what the action gives."""
    game = Story(on=space, hand=hand, buildings={space: building} if building else {})
    game.play(moves)
    assert (game.money(), game.marker(), game.hand(), game.pile()) == (money, marker, "", hand)


@proves("GWT-24")
def test_ex13_a_green_card_for_the_engine() -> None:
    """Mary discards a green card on her 2b.
    Her engine moves up to two spaces forward; a gray one brings 2 dollars there."""
    game = Story(on="a1", buildings={"a1": "Mary 2b"}, hand="gray green", engine="1")
    game.play("do green_for_engine_2")
    assert game.may() == {"engine 2", "engine 3", "skip"}
    game.play("engine 3; do gray_for_2")
    assert (game.engine(), game.pile(), game.money()) == ("3", "green gray", 2)


@proves("GWT-24")
def test_ex13_exactly_one_card_once() -> None:
    """Mary has two black cards on E.
    She discards exactly one of them for 2 dollars, and only once."""
    game = Story(on="e", hand="black black")
    game.play("do black_for_2")
    assert (game.money(), game.hand(), game.pile()) == (2, "black", "black")
    assert game.may() == {"end"}


# -------------------------------------------------------------------- workers and buildings


@proves("GWT-77", "GWT-90")
def test_ex14_hiring_on_a() -> None:
    """Mary hires a third engineer for 7, who turns a gray card into 2 dollars, and then a cowboy for 6 and 2.
    That makes 13 dollars less; the engineer in the token's row was never to be had."""
    game = Story(
        on="a",
        engineers=2,
        hand="gray",
        money=20,
        jobs={1: "cowboy", 3: "engineer", 4: "engineer"},
        token=4,
    )
    assert game.may("do") == {"hire_0", "hire_2"}, "there is no white card"
    game.play("do hire_0")
    assert game.may("hire") == {"cowboy row1", "engineer row3"}
    game.play("hire engineer row3; do gray_for_2")
    assert (game.money(), game.workers("engineer"), game.pile()) == (15, 3, "gray")
    game.play("do hire_2; hire cowboy row1")
    assert (game.money(), game.workers("cowboy")) == (7, 2)


@proves("GWT-77")
@pytest.mark.parametrize(
    ("space", "action", "price"), [("a", "hire_0", 6), ("a", "hire_2", 8), ("a1", "hire_minus_1", 5)]
)
def test_ex15_what_the_icons_do_to_the_price(space: str, action: str, price: int) -> None:
    """A worker lies in a row that costs 6.
    The three icons make it 6, 8 and, on 6a now, 5."""
    buildings = {"a1": "Mary 6a"}
    poor = Story(on=space, buildings=buildings, money=price - 1, jobs={1: "cowboy"})
    assert action not in poor.may("do")
    game = Story(on=space, buildings=buildings, money=price, jobs={1: "cowboy"})
    game.play(f"do {action}; hire cowboy row1")
    assert game.money() == 0


@proves("GWT-79", "GWT-80")
def test_ex16_placing_and_replacing_a_building() -> None:
    """4a needs two builders and 4 dollars on B. Later 7a, which needs five, takes its place with three
    builders and 6 dollars, and 4a leaves the game."""
    assert "build_2" not in Story(on="b", builders=1, money=9, stock="4a").may("do")
    assert "build_2" not in Story(on="b", builders=2, money=3, stock="4a").may("do")
    first = Story(on="b", builders=2, money=4, stock="4a")
    first.play("do build_2; build 4; at a1")
    assert (first.tile("a1"), first.money()) == ("Mary 4a", 0)
    second = Story(on="b", builders=3, money=6, buildings={"a1": "Mary 4a"}, stock="7a")
    second.play("do build_2; build 7")
    assert (second.tile("a1"), second.money()) == ("Mary 7a", 0)
    assert second.state.replaced_buildings[0] >> 4 & 1


@proves("GWT-79", "GWT-80")
def test_ex16_replacing_it_with_the_builder_row() -> None:
    """Mary hires her fourth builder and replaces 4a by 7a with his space, for a dollar a builder."""
    game = Story(on="a", builders=3, money=9, buildings={"a1": "Mary 4a"}, stock="7a", jobs={1: "builder"})
    game.play("do hire_0; hire builder row1; do build_1; build 7")
    assert (game.tile("a1"), game.money()) == ("Mary 7a", 0)


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


# -------------------------------------------------------------------- engine


@proves("GWT-39", "GWT-40", "GWT-42")
def test_ex17_moving_past_an_engine() -> None:
    """Mary has three engineers, her engine is on 1 and Tom's on 3.
    Three spaces lead to 5 or into the turnout behind 4; 3 does not count and is no place to stop."""
    game = Story(on="c", engineers=3, engine={"Mary": "1", "Tom": "3"})
    game.play("do engine_per_engineer")
    assert game.may("engine") == {"2", "4", "5", "t1"}


def back_from(*engines: str, double: bool = False) -> Story:
    """The first of these engines, Mary's, goes exactly one or two spaces back to have cards removed."""
    names = ["Mary", "Tom", "Ann", "Joe"][: max(2, len(engines))]
    game = Story(
        " ".join(names),
        on="g",
        engine=dict(zip(names, engines, strict=False)),
        cleared="aux_remove_1 aux_remove_2",
    )
    game.play(f"do auxiliary; aux remove {'double' if double else 'single'}")
    return game


@proves("GWT-39", "GWT-40", "GWT-41", "GWT-43")
def test_ex25_engine_geometry() -> None:
    """Engines in the way are no spaces, and a turnout is one: back from 4 over three of them, back past 15,
    back from a turnout, back from 30 with and without one in the turnout, and forward past the switch."""
    assert back_from("4", "1", "2", "3").engine() == "0"
    assert back_from("16", "15").engine() == "14"
    assert back_from("16", "15", double=True).may("engine") == {"13", "t4"}
    assert back_from("t4", "13", double=True).engine() == "11"
    assert back_from("30", double=True).may("engine") == {"28", "29"}
    assert back_from("30", "t8", double=True).engine() == "28"
    forward = Story(on="a1", buildings={"a1": "Mary 8a"}, engine={"Mary": "3", "Tom": "4"})
    forward.play("do engine_2")
    assert forward.may("engine") == {"t1", "5", "6"}


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


MARKET = "yellow red blue yellow brown3 brown5 purple5 purple7"


@proves("GWT-82")
@pytest.mark.parametrize(
    ("cowboys", "purchases", "price"),
    [
        (1, "buy yellow with 1", 6),
        (1, "buy brown3 with 1", 12),
        (2, "buy yellow with 1; buy red with 1", 12),
        (2, "buy yellow with 2", 3),
        (2, "buy purple5 with 2", 12),
        (3, "buy yellow red with 3", 5),
        (5, "buy brown3 brown5 with 5", 8),
        (6, "buy yellow red with 3; buy yellow blue with 3", 10),
        (6, "buy brown3 brown5 with 5; buy red with 1", 14),
        (6, "buy purple5 with 4; buy purple7 with 2", 18),
    ],
)
def test_ex19_buying_cattle(cowboys: int, purchases: str, price: int) -> None:
    """Mary buys with all of her cowboys and needs exactly the price."""
    game = Story(on="e", cowboys=cowboys, money=price, cattle=MARKET)
    game.play("do buy_cattle", purchases)
    assert game.money() == 0
    assert game.may() == {"end"}


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


# -------------------------------------------------------------------- certificates


@proves("GWT-61")
def test_ex21_the_marker_stops_at_the_limit() -> None:
    """The marker is on 2, the limit is 3, and a black card gives up to two certificates.
    The marker stops on 3."""
    game = Story(on="a1", buildings={"a1": "Mary 5b"}, marker=2, hand="black")
    game.play("do black_for_2_certificates")
    assert game.marker() == 3


@proves("GWT-62")
def test_ex26_the_track_has_no_five() -> None:
    """With a limit of 6 the marker shows 1, 2, 3, 4 and then 6; from 6 two can be used, then two more."""
    shown = []
    for before in (0, 1, 2, 3, 4):
        game = Story(on="c", marker=before, cleared="cert_4 cert_6")
        game.play("do certificate")
        shown.append(game.marker())
    assert shown == [1, 2, 3, 4, 6]
    for before, used, after in ((6, 2, 4), (6, 4, 2), (2, 2, 0)):
        game = Story(on="kansas_city", marker=before, cleared="cert_4 cert_6")
        game.play(f"foresight upper; foresight upper; foresight upper; certificates {used}")
        assert (game.marker(), game.money()) == (after, used)


@proves("GWT-60", "GWT-61")
@pytest.mark.parametrize(("cleared", "reached"), [("cert_4", 4), ("cert_6", 3), ("cert_4 cert_6", 4)])
def test_ex26_four_spaces_forward(cleared: str, reached: int) -> None:
    """Mary has two pairs of outlaws, and her 7a moves the marker four spaces.
    It reaches 4 if the disc of 4 is gone, and only 3 if that of 6 alone is."""
    game = Story(
        on="a1",
        buildings={"a1": "Mary 7a"},
        cleared=cleared,
        taken="green_tribe green_tribe second_tribe second_tribe",
    )
    game.play("do tribe_pairs")
    assert (game.marker(), game.money()) == (reached, 4)


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
