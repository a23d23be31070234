"""The worked examples, one test or more each: actions, engine and stations (EX-13 to EX-21, EX-25, EX-26)."""

import pytest

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
    """Mary discards the cards an action shows.
    They go to her discard pile and she has what the action gives."""
    game = Story(on=space, hand=hand, buildings={space: building} if building else {})
    game.play(moves)
    assert (game.money(), game.marker(), game.hand(), game.pile()) == (money, marker, "", hand)


@proves("GWT-24")
def test_ex13_a_gray_card_for_the_engine() -> None:
    """Mary discards a gray card on her 2b.
    Her engine moves one space forward."""
    game = Story(on="a1", buildings={"a1": "Mary 2b"}, hand="gray", engine="1")
    game.play("do gray_for_engine_1")
    assert game.may() == {"engine 2", "skip"}
    game.play("engine 2")
    assert (game.engine(), game.pile()) == ("2", "gray")


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
    """Mary has two engineers and hires a third for 7 from the row above the token, who turns a gray card into
    2 dollars. Her second hire, a cowboy, costs 6 and 2; the engineer in the token's row was never to be
    had."""
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
    game.play("hire engineer row3")
    assert (game.money(), game.workers("engineer")) == (13, 3)
    assert game.may() == {"do gray_for_2", "skip"}
    game.play("do gray_for_2")
    assert (game.money(), game.pile()) == (15, "gray")
    game.play("do hire_2; hire cowboy row1")
    assert (game.money(), game.workers("cowboy")) == (7, 2)
    assert game.may() == {"end"}


@proves("GWT-77")
@pytest.mark.parametrize(
    ("space", "action", "price"), [("a", "hire_0", 6), ("a", "hire_2", 8), ("a1", "hire_minus_1", 5)]
)
def test_ex15_what_the_icons_do_to_the_price(space: str, action: str, price: int) -> None:
    """A worker lies in a row that costs 6.
    The three icons make it 6, 8 and 5."""
    buildings = {"a1": "Mary 5a"}
    poor = Story(on=space, buildings=buildings, money=price - 1, jobs={1: "cowboy"})
    assert action not in poor.may("do")
    game = Story(on=space, buildings=buildings, money=price, jobs={1: "cowboy"})
    game.play(f"do {action}; hire cowboy row1")
    assert game.money() == 0


@proves("GWT-79")
def test_ex16_placing_a_building() -> None:
    """4a needs two craftsmen.
    On B that takes two of them and 4 dollars."""
    assert "build_2" not in Story(on="b", builders=1, money=9, stock="4a").may("do")
    assert "build_2" not in Story(on="b", builders=2, money=3, stock="4a").may("do")
    game = Story(on="b", builders=2, money=4, stock="4a")
    game.play("do build_2; build 4; at a1")
    assert (game.tile("a1"), game.money()) == ("Mary 4a", 0)


@proves("GWT-80")
def test_ex16_replacing_a_building() -> None:
    """4a lies on the trail and 7a, which needs five craftsmen, is in stock.
    Three craftsmen and 6 dollars are enough to replace it, and 4a leaves the game."""
    game = Story(on="b", builders=3, money=6, buildings={"a1": "Mary 4a"}, stock="7a")
    game.play("do build_2; build 7")
    assert game.tile("a1") == "Mary 7a", "there is no other place for it"
    assert game.money() == 0
    assert game.state.replaced_buildings[0] >> 4 & 1


@proves("GWT-79", "GWT-80")
def test_ex16_replacing_it_with_the_craftsman_row() -> None:
    """Mary hires her fourth craftsman and replaces 4a by 7a with his space.
    There she pays 1 dollar for each of the three craftsmen of difference."""
    game = Story(
        on="a",
        builders=3,
        money=9,
        buildings={"a1": "Mary 4a"},
        stock="7a",
        jobs={1: "builder"},
        hand="white",
    )
    game.play("do hire_0; hire builder row1; do build_1; build 7")
    assert (game.tile("a1"), game.money()) == ("Mary 7a", 0)


@proves("GWT-32c")
def test_ex20_buildings_in_the_woods() -> None:
    """Mary has four buildings, three of them in the woods, and her 1a is one of these.
    It brings 6 dollars."""
    buildings = {"flood_risk_2": "Mary 1a", "b1": "Mary 2a", "c1": "Mary 3a", "a1": "Mary 4a"}
    game = Story(on="flood_risk_2", buildings=buildings)
    game.play("do dollars_per_woods_2")
    assert game.money() == 6


@proves("GWT-32c")
def test_ex20_the_engine_by_woods() -> None:
    """Mary's 7b lies outside the woods and three other buildings of hers inside.
    Her engine moves up to three spaces."""
    buildings = {"a1": "Mary 7b", "b1": "Mary 2a", "c1": "Mary 3a", "e1": "Mary 4a"}
    game = Story(on="a1", buildings=buildings)
    game.play("do engine_per_woods")
    assert game.may("engine") == {"1", "2", "3"}


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


@proves("GWT-39", "GWT-43")
def test_ex25_back_over_a_row_of_engines() -> None:
    """Engines stand on 1, 2 and 3 and Mary's on 4.
    One space back is the start."""
    assert back_from("4", "1", "2", "3").engine() == "0"


@proves("GWT-39", "GWT-41")
def test_ex25_back_past_an_engine_and_into_a_turnout() -> None:
    """Mary's engine is on 16 and Tom's on 15.
    One back is 14, two back are 13 or the turnout between 13 and 14."""
    assert back_from("16", "15").engine() == "14"
    assert back_from("16", "15", double=True).may("engine") == {"13", "t4"}


@proves("GWT-39", "GWT-40")
def test_ex25_back_from_a_turnout() -> None:
    """Mary's engine is in the turnout between 13 and 14, Tom's on 13.
    Two back is 11."""
    assert back_from("t4", "13", double=True).engine() == "11"


@proves("GWT-41")
def test_ex25_one_space_or_two() -> None:
    """Mary's engine goes exactly two spaces back from 30.
    That is 28, or 29 by way of the turnout unless somebody is in it."""
    assert back_from("30", double=True).may("engine") == {"28", "29"}
    assert back_from("30", "t8", double=True).engine() == "28"


@proves("GWT-39", "GWT-40")
def test_ex25_forward_past_the_switch() -> None:
    """Mary's engine is on 3, Tom's on the space with the switch.
    Up to two forward reaches the turnout behind it, 5 and 6."""
    game = Story(on="a1", buildings={"a1": "Mary 8a"}, engine={"Mary": "3", "Tom": "4"})
    game.play("do engine_2")
    assert game.may("engine") == {"t1", "5", "6"}


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


MARKET = "yellow red blue yellow brown3 brown5 purple5 purple7"


def buying(cowboys: int, money: int) -> Story:
    """Mary on E with so many cowboys and dollars."""
    game = Story(on="e", cowboys=cowboys, money=money, cattle=MARKET, cattle_stack="red blue brown4")
    game.play("do buy_cattle")
    return game


@proves("GWT-82")
@pytest.mark.parametrize(
    ("cowboys", "purchases", "price"),
    [
        (1, "yellow with 1", 6),
        (1, "brown3 with 1", 12),
        (2, "yellow with 1; buy red with 1", 12),
        (2, "yellow with 2", 3),
        (2, "purple5 with 2", 12),
        (3, "yellow red with 3", 5),
        (5, "brown3 brown5 with 5", 8),
        (6, "yellow red with 3; buy yellow blue with 3", 10),
        (6, "brown3 brown5 with 5; buy red with 1", 14),
        (6, "purple5 with 4; buy purple7 with 2", 18),
    ],
)
def test_ex19_buying_cattle(cowboys: int, purchases: str, price: int) -> None:
    """Mary buys with all of her cowboys.
    She needs exactly the price, and the cards go to her discard pile."""
    game = buying(cowboys, price)
    game.play(f"buy {purchases}")
    assert game.money() == 0
    bought = [word for word in purchases.split() if word.rstrip(";0123456789") in MARKET_TYPES]
    assert game.pile().split() == bought


MARKET_TYPES = {"yellow", "red", "blue", "brown", "purple"}


@proves("GWT-82", "GWT-85")
def test_ex19_what_one_cowboy_can_do() -> None:
    """Mary has one cowboy and 12 dollars.
    He buys a card of value 3 or a brown one, or adds two cards to the market."""
    game = buying(1, 12)
    assert game.may() == {
        "buy yellow with 1",
        "buy red with 1",
        "buy blue with 1",
        "buy brown3 with 1",
        "buy brown5 with 1",
        "add",
    }
    game.play("add")
    assert game.market() == "yellow yellow red red blue blue brown3 brown5 purple5 purple7"
    assert game.question == "location"


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
    """With a limit of 6 the marker goes forward one space at a time.
    It shows 1, 2, 3, 4 and then 6; using 2 of them leaves 4, using 4 leaves 2, and these two leave 0."""
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
    """Mary has two pairs of teepees, and her 7a moves the marker four spaces.
    It reaches 4 if the disc of 4 is gone, and only 3 if that of 6 alone is."""
    game = Story(
        on="a1",
        buildings={"a1": "Mary 7a"},
        cleared=cleared,
        taken="green_tribe green_tribe second_tribe second_tribe",
    )
    game.play("do tribe_pairs")
    assert (game.marker(), game.money()) == (reached, 4)
