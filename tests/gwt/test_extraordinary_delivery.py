"""The extraordinary delivery of 9a (rulings 111 to 114b)."""

import pytest

from tests.gwt.story import Story
from tests.ledger import proves


def on_9a(
    engine: str, others: str = "", money: int = 0, cities: str = "", marker: int = 0, masters: str = ""
) -> Story:
    """Mary on her 9a, choosing how far her engine goes back."""
    names = ["Mary", "Tom", "Ann", "Joe"]
    stand = dict(zip(names, [engine, *others.split()], strict=False))
    game = Story(
        " ".join(names[: max(2, len(stand))]),
        on="a1",
        buildings={"a1": "Mary 9a"},
        engine=stand,
        money=money,
        cities=cities,
        marker=marker,
        masters=masters,
        waiting="- - - - -",
    )
    game.play("do extraordinary_delivery")
    return game


@proves("GWT-111")
def test_an_extraordinary_delivery() -> None:
    """Mary's engine goes back from 9 to 3, which is six spaces, and she delivers to Colorado Springs.
    Disc and arrows are as usual; there is no income, no transport, and she keeps her hand."""
    game = on_9a("9", cities="santa_fe")
    assert game.may("engine") == {"0", "1", "2", "3", "4", "5", "6", "7", "8", "t1", "t2"}
    game.play("engine 3")
    assert game.may("deliver") == {"kansas_city", "topeka", "wichita", "colorado_springs"}
    game.play("deliver colorado_springs; disc aux_dollar_2; gain obj_01")
    assert (game.engine(), game.money(), game.discs("colorado_springs")) == ("3", 0, 1)
    assert game.question == "location"


@proves("GWT-111")
def test_occupied_spaces_do_not_count() -> None:
    """Engines stand on 7 and 6, and Mary's goes back from 8 to 4.
    It moves onto 5 and 4, so Topeka is as far as it gets."""
    game = on_9a("8", "7 6")
    assert game.may("engine").isdisjoint({"7", "6"})
    game.play("engine 4")
    assert game.may("deliver") == {"kansas_city", "topeka"}


@proves("GWT-111")
def test_no_second_disc_on_a_city() -> None:
    """Mary has discs on Topeka and Kansas City.
    Topeka is not on offer again, Kansas City is."""
    game = on_9a("9", cities="topeka kansas_city")
    game.play("engine 5")
    assert game.may("deliver") == {"kansas_city", "wichita"}


@proves("GWT-111", "GWT-112")
def test_delivery_before_upgrade() -> None:
    """Mary's engine goes back into the first turnout with an empty purse, and she delivers to Kansas City.
    Its 6 dollars are there when the station is upgraded, which comes last."""
    game = on_9a("6")
    game.play("engine t1; deliver kansas_city")
    assert game.question == "disc"
    game.play("disc aux_dollar_2")
    assert (game.question, game.money()) == ("upgrade", 6)
    game.play("disc aux_draw_2")
    assert (game.stations(), game.money(), game.question) == ("s1", 4, "location")


@proves("GWT-112")
@pytest.mark.parametrize(
    ("start", "end", "farthest"),
    [("25", "21", "wichita"), ("25", "t6", "topeka"), ("1", "0", "topeka"), ("4", "0", "wichita")],
)
def test_what_counts(start: str, end: str, farthest: str) -> None:
    """From 25 back to 21 counts 4, back to the turnout before 22 counts 3.
    The starting space counts as one."""
    game = on_9a(start)
    game.play(f"engine {end}")
    cities = game.state.edition.cities.ids
    reached = [city for city in cities if city in game.may("deliver")]
    assert reached[-1] == farthest
    assert "kansas_city" in game.may("deliver")


@proves("GWT-112")
def test_not_from_the_start() -> None:
    """Mary's engine is on the starting space.
    It cannot move back, so there is no extraordinary delivery."""
    game = Story(on="a1", buildings={"a1": "Mary 9a"})
    assert game.may("do") == {"engine_3"}


@proves("GWT-113")
def test_the_other_action_before_or_after() -> None:
    """Mary moves her engine three spaces forward first, and then back for the delivery.
    Or the other way round."""
    before = Story(on="a1", buildings={"a1": "Mary 9a"})
    before.play(
        "do engine_3; engine 3; do extraordinary_delivery; engine 2; deliver topeka; disc aux_dollar_2"
    )
    assert before.may() == {"end"}
    after = Story(on="a1", buildings={"a1": "Mary 9a"}, engine="3")
    after.play(
        "do extraordinary_delivery; engine 2; deliver topeka; disc aux_dollar_2; do engine_3; engine 4"
    )
    assert (after.engine(), after.may()) == ("4", {"end"})


@proves("GWT-114")
def test_the_delivery_has_to_be_made() -> None:
    """Mary's engine has moved back.
    She has to deliver; there is nothing to skip."""
    game = on_9a("3")
    game.play("engine 2")
    assert game.may() == {"deliver kansas_city", "deliver topeka"}


@proves("GWT-114a")
def test_only_the_end_of_the_move_matters() -> None:
    """One space back from 5 is 4 or the turnout.
    The turnout counts 0 and allows Kansas City only; past it both ways count the same."""
    into = on_9a("5")
    into.play("engine t1")
    assert into.may("deliver") == {"kansas_city"}
    past = on_9a("5")
    past.play("engine 4")
    assert past.may("deliver") == {"kansas_city", "topeka"}
    assert on_9a("5", "t1").try_out("engine 4").may("deliver") == past.may("deliver")


@proves("GWT-114b")
def test_no_certificates() -> None:
    """Mary has three certificates and two station masters with permanent ones.
    Her engine moves onto three spaces, and Wichita stays out of reach."""
    game = on_9a("4", marker=3, masters="hazards tribe_pairs")
    game.play("engine 1")
    assert game.may("deliver") == {"kansas_city", "topeka"}
