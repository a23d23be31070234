"""Discs: corners, prices, the last resort (rulings 52 to 60g)."""

import pytest

from tests.gwt.story import Story
from tests.ledger import proves

DARK = "cert_6 step_dollars step_vp hand_1 hand_2"
HANDS = "hand_1 hand_2"
NO_MASTERS = "- - - - -"


def delivering(
    covered: str | None = None,
    hand: str = "",
    money: int = 0,
    engine: str = "0",
    stations: str = "",
    cities: str = "",
) -> Story:
    """Mary in Kansas City after her income."""
    game = Story(
        on="kansas_city",
        covered=covered,
        hand=hand,
        money=money,
        engine=engine,
        stations=stations,
        cities=cities,
    )
    game.play("foresight upper; foresight upper; foresight upper; certificates 0")
    return game


# -------------------------------------------------------------------- corners


@proves("GWT-52")
def test_white_goes_anywhere_dark_only_to_dark() -> None:
    """Mary delivers to Santa Fe with white corners, or to Albuquerque with dark ones.
    Santa Fe takes discs from white-cornered spaces only, Albuquerque any."""
    game = delivering(hand="red yellow green black", engine="10")
    white = game.try_out("deliver santa_fe").may("disc")
    assert white.isdisjoint(DARK.split())
    assert len(white) == 9
    assert game.try_out("deliver albuquerque").may("disc") == white | set(DARK.split())


@proves("GWT-52")
def test_stations_have_corners_too() -> None:
    """The fourth station has white corners, the fifth dark ones.
    So a hand-limit disc is possible on the fifth only."""
    game = Story(on="c", engine="13", money=20, waiting=NO_MASTERS)
    game.play("do engine_per_engineer; engine t4")
    assert game.may("disc").isdisjoint(DARK.split())
    game = Story(on="c", engine="16", money=20, waiting=NO_MASTERS)
    game.play("do engine_per_engineer; engine t5")
    assert set(DARK.split()) <= game.may("disc")


@proves("GWT-53")
def test_only_dark_ones_left() -> None:
    """All discs left on Mary's board lie on dark corners.
    One of them may go to a city or station with white corners; with a single white one left none may."""
    game = delivering(covered=DARK, hand="gray", money=5)
    game.play("deliver topeka")
    assert game.may("disc") == set(DARK.split())
    one_white = delivering(covered=f"{DARK} cert_4", hand="gray", money=5)
    one_white.play("deliver topeka")
    assert one_white.may("disc") == {"cert_4"}


# -------------------------------------------------------------------- prices and prizes


@proves("GWT-54")
def test_discs_with_a_price_or_a_prize() -> None:
    """A hand-limit disc costs 5 dollars, the left step disc brings 3, the right one 3 points.
    Who cannot pay 5 has to choose another one."""
    game = delivering(hand="red yellow green black", engine="10")
    game.play("deliver albuquerque")
    assert game.money() == 10
    assert game.try_out("disc hand_1").money() == 5
    assert game.try_out("disc step_dollars").money() == 13
    right = game.try_out("disc step_vp")
    assert (right.money(), right.points("steps")) == (10, 3)
    assert game.points("steps") == 0
    poor = Story(on="c", engine="16", money=6, waiting=NO_MASTERS)
    poor.play("do engine_per_engineer; engine t5")
    assert poor.may("disc").isdisjoint(HANDS.split())


@proves("GWT-60c")
def test_at_once() -> None:
    """Mary clears a space in the middle of her turn.
    Steps, hand limit, certificate limit and auxiliary actions are there from that moment."""
    game = Story(on="g", engine="16", money=11, waiting=NO_MASTERS)
    game.play("do engine_per_engineer; engine t5")
    hand = game.try_out("disc hand_1; end")
    assert len(hand.hand().split()) == 5
    aux = game.try_out("disc aux_engine_1; do auxiliary")
    assert "engine single" in aux.may("aux")
    assert game.try_out("disc cert_4").state.certificate_limit(0) == 4
    assert game.try_out("disc step_vp").state.step_limit(0) == 4


# -------------------------------------------------------------------- the last resort


@proves("GWT-55", "GWT-60b")
def test_no_disc_left_on_the_board() -> None:
    """Mary's board is empty, and she has discs on two stations and two cities.
    She takes one from a station of her choice, for dark or white corners alike; cities keep theirs."""
    game = delivering(
        covered="", hand="red yellow green black", engine="12", stations="s1 s6", cities="topeka"
    )
    for city in ("santa_fe", "albuquerque"):
        on_offer = game.try_out(f"deliver {city}")
        assert on_offer.may() == {"disc from s1", "disc from s6"}
    game.play("deliver santa_fe; disc from s6")
    assert (game.stations(), game.money(), game.discs("santa_fe"), game.discs("topeka")) == ("s1", 10, 1, 1)


@proves("GWT-55")
def test_no_affordable_disc_is_left() -> None:
    """Only hand-limit discs are left, and Mary has 4 dollars.
    A disc from a station takes their place."""
    game = delivering(covered=HANDS, hand="red gray", stations="s1")
    assert game.money() == 4
    game.play("deliver topeka")
    assert game.may() == {"disc from s1"}


@proves("GWT-55", "GWT-51a")
def test_an_upgrade_with_the_disc_of_another_station() -> None:
    """Mary has 6 dollars, two stations and only hand-limit discs; the first station costs 2.
    What is left does not pay for such a disc, so one from another station may be moved here, or none."""
    game = Story(on="c", engine="4", money=6, covered=HANDS, stations="s2 s7", waiting=NO_MASTERS)
    game.play("do engine_per_engineer; engine t1")
    assert game.may() == {"disc from s2", "disc from s7", "skip"}
    game.play("disc from s2")
    assert (game.money(), game.stations()) == (4, "s1 s7")


@proves("GWT-60a")
def test_stations_are_the_last_resort() -> None:
    """Mary has 5 dollars and nothing but hand-limit discs on her board.
    She has to use one of them; the disc on her station stays where it is."""
    game = delivering(covered=HANDS, hand="red green", stations="s1")
    game.play("deliver topeka")
    assert game.may() == {"disc hand_1", "disc hand_2"}


@proves("GWT-60a")
def test_nobody_is_forced_to_upgrade() -> None:
    """Mary's engine stops in a turnout, and the only discs left cost 5 dollars.
    She may leave it at that."""
    game = Story(on="c", engine="4", money=9, covered=HANDS, waiting=NO_MASTERS)
    game.play("do engine_per_engineer; engine t1")
    assert game.may() == {"disc hand_1", "disc hand_2", "skip"}
    game.play("skip")
    assert (game.money(), game.stations()) == (9, "")


@proves("GWT-56")
def test_the_station_that_gave_its_disc() -> None:
    """Mary upgrades the first station with the disc of her second.
    The second no longer counts for points, objectives or anything, and can be upgraded again later."""
    game = Story(
        on="c", engine="4", money=9, covered="", stations="s2 s3", area="start_2", taken="green_tribe"
    )
    assert (game.points("stations"), game.points("objectives")) == (3, 3)
    game.play("do engine_per_engineer; engine t1; disc from s3")
    assert (game.stations(), game.points("stations")) == ("s1 s2", 2)
    again = Story(on="c", engine="10", money=9, covered="", stations=game.stations())
    again.play("do engine_per_engineer; engine t3")
    assert again.may() == {"disc from s1", "disc from s2", "skip"}
    fewer = Story(
        on="kansas_city", covered="", stations="s2 s3", area="start_2", taken="green_tribe", hand="gray"
    )
    fewer.play(
        "foresight upper; foresight upper; foresight upper; certificates 0; deliver topeka; disc from s3"
    )
    assert fewer.points("objectives") == 0


@proves("GWT-56")
def test_the_disc_has_to_come_from_another_station() -> None:
    """Mary's only disc outside the cities lies on the station where her engine stops.
    There is nothing to upgrade it with."""
    game = Story(on="c", engine="4", money=9, covered="", stations="s1")
    game.play("do engine_per_engineer; engine t1")
    assert game.question == "location"


@proves("GWT-60e")
def test_upgrading_a_station_again() -> None:
    """Mary's disc was taken from the second station, whose master still lies there; she stops in its turnout
    again. It is an upgrade in every respect, and now the master may be taken."""
    game = Story(
        on="c", engine="7", money=4, covered="", stations="s1 s3", cowboys=2, waiting="- workers - - -"
    )
    game.play("do engine_per_engineer; engine t2; disc from s3; give cowboy")
    assert (game.stations(), game.masters(), game.money()) == ("s1 s2", "workers", 4)


# -------------------------------------------------------------------- nothing to place


@proves("GWT-57")
def test_no_disc_anywhere_but_on_cities() -> None:
    """All of Mary's discs lie on cities.
    The delivery is skipped, with no city, money, arrow or transport; an upgrade is not possible either."""
    game = delivering(covered="", hand="red yellow green black", cities="colorado_springs")
    assert (game.question, game.money()) == ("end_turn", 10)
    game.play("end")
    assert (game.herder(), game.to_move) == ("start", "Tom")
    upgrade = Story(on="c", engine="4", money=9, covered="")
    upgrade.play("do engine_per_engineer; engine t1")
    assert upgrade.question == "location"
    extraordinary = Story(on="a1", buildings={"a1": "Mary 9a"}, engine="9", covered="")
    assert extraordinary.may("do") == {"engine_3"}


@proves("GWT-58", "GWT-60d")
def test_kansas_citys_money_does_not_pay_the_disc() -> None:
    """Only hand-limit discs are left, there is no station, and Mary's purse holds 4 dollars.
    The 6 dollars of Kansas City come after the disc, so there is no delivery at all."""
    game = delivering(covered=HANDS, hand="red gray")
    assert (game.question, game.money()) == ("end_turn", 4)


@proves("GWT-60f")
def test_which_cities_are_on_offer() -> None:
    """Mary's income is 10 and her engine at the start, with seven crosses before Albuquerque and white discs
    left. Every city up to the total is on offer; Kansas City asks for no transport."""
    game = delivering(hand="red yellow green black", engine="0")
    assert game.may("deliver") == {
        "kansas_city",
        "topeka",
        "wichita",
        "colorado_springs",
        "santa_fe",
        "albuquerque",
    }
    assert game.try_out("deliver kansas_city; disc aux_dollar_2").money() == 16


@proves("GWT-60g", "GWT-59", "GWT-60f")
def test_the_disc_can_be_paid_but_then_not_the_transport() -> None:
    """Only hand-limit discs are left and Mary's income is 6: after a disc 1 dollar remains, and three crosses
    lie before Colorado Springs. That city is not on offer, and a disc from a station is none either."""
    game = delivering(covered=HANDS, hand="red green gray", stations="s1")
    assert game.money() == 6
    assert game.may("deliver") == {"kansas_city", "topeka", "wichita"}
    assert game.try_out("deliver wichita").may() == {"disc hand_1", "disc hand_2"}


@proves("GWT-59")
@pytest.mark.parametrize(
    ("hand", "city", "left"),
    [
        ("red yellow green black", "albuquerque", 0),
        ("red yellow green black white", "el_paso", 0),
        ("red yellow blue brown3 white gray", "sacramento", 2),
        ("red yellow blue brown3 purple5", "san_francisco", 2),
    ],
)
def test_a_delivery_to_dark_corners_can_always_be_paid(hand: str, city: str, left: int) -> None:
    """Mary has an empty purse, her engine at the start and nothing but hand-limit discs.
    Income less 5 less all crosses is enough for every city with dark corners."""
    game = delivering(covered=HANDS, hand=hand)
    game.play(f"deliver {city}; disc hand_1")
    assert game.money() == left


@proves("GWT-59")
def test_the_order_of_money_in_a_delivery() -> None:
    """Mary's income is 8 and Santa Fe lies four crosses ahead; the disc comes before the transport.
    With a step disc allowed by the exception its 3 dollars are there for the crosses."""
    game = delivering(covered="step_dollars hand_1", hand="red yellow green", engine="0")
    game.play("deliver santa_fe")
    assert game.may("disc") == {"step_dollars"}, "5 for the other leaves 3 for four crosses"
    game.play("disc step_dollars")
    assert game.money() == 8 + 3 - 4


@proves("GWT-60")
def test_six_before_four() -> None:
    """Mary clears the disc of 6 certificates first.
    Her limit stays 3 until the disc of 4 is gone as well."""
    game = Story(on="c", cleared="cert_6", marker=3)
    assert "certificate" not in game.may("do")
    assert game.state.certificate_limit(0) == 3
    both = Story(on="c", cleared="cert_4 cert_6", marker=4)
    both.play("do certificate")
    assert both.marker() == 6
