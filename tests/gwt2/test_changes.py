"""What else is different in the second edition: set-up, station masters, outlaws, cities, buildings, the
auxiliary action that pays (rulings 3, 17, 35, 38, 46, 63, 64a, 66, 71, 72, 81, 86, 87, 87b, 110)."""

import pytest

from tests.gwt2.story import Story, new_game, seen
from tests.ledger import proves

# -------------------------------------------------------------------- set-up


@proves("GWT-46")
def test_five_of_nine_station_masters_are_dealt() -> None:
    """Over many tables each of the nine comes up, never one of them twice."""
    found: set[str | None] = set()
    for seed in range(20):
        dealt = seen(new_game(2, seed=seed))["station_masters"]
        assert len(dealt) == len(set(dealt)) == 5
        found |= set(dealt)
    assert len(found) == 9
    assert None not in found


@proves("GWT-66")
def test_set_up_fills_the_outlaw_spaces_from_the_first() -> None:
    """Seven tiles lie on the trail at the start, those of each section on its lowest spaces."""
    for seed in range(10):
        trail = {tile["space"] for tile in seen(new_game(3, seed=seed))["trail"]}
        laid = 0
        for section, spaces in (("flood", 4), ("drought", 4), ("rockfall", 4), ("outlaw", 9)):
            taken = [number for number in range(1, spaces + 1) if f"{section}_{number}" in trail]
            assert taken == list(range(1, len(taken) + 1))
            laid += len(taken)
        assert laid == 7


# -------------------------------------------------------------------- station masters


def upgrading(master: str, **table: object) -> Story:
    """Mary has upgraded the first station and gives a cowboy for the station master that waits there."""
    others = " ".join(name for name in ("workers", "hazards", "tribe_pairs", "certificates"))
    game = Story(
        on="c",
        engine="4",
        money=2,
        cowboys=2,
        waiting=f"{master} {others}",
        **table,  # type: ignore[arg-type]
    )
    game.play("do engine_per_engineer; engine t1; disc aux_dollar_2; give cowboy")
    return game


@proves("GWT-46")
def test_the_master_of_twelve_dollars() -> None:
    """He pays 12 dollars at once, and no points at the end."""
    game = upgrading("twelve_dollars")
    assert (game.money(), game.masters()) == (12, "twelve_dollars")
    assert game.points("station_masters") == 0


@proves("GWT-63", "GWT-64a")
def test_the_master_of_two_certificates() -> None:
    """He adds 2 to every delivery, counts as two for another master's certificates, and has no points
    himself."""
    game = upgrading("two_certificates")
    assert game.masters() == "two_certificates"
    assert game.points("station_masters") == 0
    city = Story(on="kansas_city", hand="red", masters="two_certificates")
    city.play("foresight upper; foresight upper; foresight upper; certificates 0")
    assert city.money() == 5
    both = Story(masters="two_certificates certificates", marker=1)
    assert both.points("station_masters") == 6, "1 temporary and 3 permanent make two pairs"


@proves("GWT-63", "GWT-103")
def test_the_master_of_stations() -> None:
    """A permanent certificate, and 3 points for every two of Mary's stations, the one he waited at
    included."""
    game = upgrading("stations", stations="s2 s3")
    assert (game.stations(), game.points("station_masters")) == ("s1 s2 s3", 3)
    more = Story(masters="stations", stations="s1 s2 s3 s4 s5")
    assert more.points("station_masters") == 6
    city = Story(on="kansas_city", hand="red", masters="stations")
    city.play("foresight upper; foresight upper; foresight upper; certificates 0")
    assert city.money() == 4


@proves("GWT-25", "GWT-61")
@pytest.mark.parametrize(("marker", "after"), [(0, 2), (2, 3), (3, 3)])
def test_the_master_of_buildings(marker: int, after: int) -> None:
    """The marker moves up to two spaces at once, within the limit; at the end 2 points for every own
    building."""
    buildings = {"a1": "Mary 2a", "b1": "Mary 3a", "c1": "Tom 4a"}
    game = upgrading("buildings", marker=marker, buildings=buildings)
    assert (game.marker(), game.points("station_masters")) == (after, 4)


@proves("GWT-46")
def test_the_other_five_are_as_before() -> None:
    """Workers pay 2 dollars; a hazard or an outlaw is free with the one for objective cards; outlaw pairs
    count 3."""
    assert upgrading("workers").money() == 2
    game = upgrading("objectives", tiles={"outlaw_1": "green_tribe", "flood_1": "flood_green_4"})
    assert game.may() == {"do hazard_0", "do tribe", "skip"}
    game.play("do tribe; trade outlaw_1")
    assert (game.tokens(), game.money()) == (1, 0)
    pairs = Story(
        masters="tribe_pairs", taken="green_tribe second_tribe second_tribe green_tribe green_tribe"
    )
    assert pairs.points("station_masters") == 6


# -------------------------------------------------------------------- the auxiliary action that pays


@proves("GWT-35", "GWT-38")
def test_removing_a_card_pays() -> None:
    """Mary moves her engine back for the last auxiliary action: she gains a dollar and may remove a card."""
    game = Story(on="a", engine="2", cleared="aux_remove_1", hand="gray white")
    game.play("aux remove single")
    assert (game.engine(), game.money(), game.question) == ("1", 1, "remove")
    kept = game.try_out("skip")
    assert (kept.hand(), kept.money()) == ("gray white", 1)
    game.play("remove gray")
    assert (game.hand(), game.pile()) == ("white", "")


@proves("GWT-33", "GWT-35")
def test_doubled_it_pays_two() -> None:
    game = Story(on="g", engine="2", cleared="aux_remove_1 aux_remove_2", hand="gray white")
    game.play("do auxiliary; aux remove double; remove gray; remove white")
    assert (game.engine(), game.money(), game.hand()) == ("0", 2, "")


@proves("GWT-38", "GWT-50")
@pytest.mark.parametrize("money", [1, 2])
def test_the_dollar_comes_after_the_upgrade(money: int) -> None:
    """Mary's engine goes back into the first turnout, whose station costs 2. With 1 dollar the one that the
    action pays does not help her, for it comes afterwards."""
    game = Story(on="a", engine="5", money=money, cleared="aux_remove_1", hand="gray")
    game.play("aux remove single; engine t1")
    if money == 2:
        assert (game.question, game.money()) == ("upgrade", 2)
        game.play("disc aux_dollar_2")
        assert (game.money(), game.stations()) == (1, "s1")
    else:
        assert (game.question, game.money(), game.stations()) == ("remove", 2, "")


@proves("GWT-32a", "GWT-35")
def test_it_pays_without_a_card_to_remove() -> None:
    game = Story(on="a", engine="1", cleared="aux_remove_1")
    game.play("aux remove single")
    assert (game.question, game.money()) == ("location", 1)


# -------------------------------------------------------------------- outlaws and cities


@proves("GWT-86")
@pytest.mark.parametrize(
    ("number", "dollars"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 8), (9, 10)]
)
def test_every_bounty(number: int, dollars: int) -> None:
    game = Story(on="d", tiles={f"outlaw_{number}": "green_tribe"})
    game.play("do tribe; trade " + f"outlaw_{number}")
    assert (game.money(), game.tokens(), game.taken("green_tribe")) == (dollars, 0, 1)
    assert game.tile(f"outlaw_{number}") == ""


@proves("GWT-86")
def test_no_outlaw_no_bounty() -> None:
    """The section is empty: the action cannot be used, but the other half of D can."""
    game = Story(on="d", money=2)
    assert "tribe" not in game.may("do")
    assert "pay_2_for_engine_2" in game.may("do")


@proves("GWT-66", "GWT-86")
def test_a_new_outlaw_goes_to_the_lowest_empty_number() -> None:
    """The space of the token is free again: the next outlaw goes there, before those along the path."""
    game = Story(
        on="kansas_city",
        tiles={"outlaw_2": "green_tribe", "outlaw_3": "green_tribe"},
        foresight=("second_tribe second_tribe", "cowboy cowboy", "builder builder"),
    )
    game.play("foresight upper")
    assert game.tile("outlaw_1") == "second_tribe"


@proves("GWT-9", "GWT-20")
def test_outlaws_beside_the_path_are_never_met() -> None:
    """Three outlaws lie beside the path and one on it. From D the way past the outlaws has one step more."""
    tiles = {f"outlaw_{number}": "green_tribe" for number in (1, 2, 3, 4)}
    game = Story(at="d", tiles=tiles, money=9)
    assert game.may("ride") == {"e", "outlaw_4", "f", "g"}
    game.play("ride outlaw_4")
    assert game.money() == 7


@proves("GWT-71")
def test_kansas_city_pays_four() -> None:
    game = Story(on="kansas_city")
    game.play("foresight upper; foresight upper; foresight upper; certificates 0")
    game.play("deliver kansas_city; disc aux_dollar_2")
    assert (game.money(), game.points("cities")) == (4, -6)


@proves("GWT-72")
@pytest.mark.parametrize(("before", "city"), [("bloomington", "st_louis"), ("st_louis", "bloomington")])
def test_the_arrow_with_the_token(before: str, city: str) -> None:
    """Whichever of the two comes second brings the token; it costs no points and no choice."""
    game = Story(on="kansas_city", hand="red blue", engine="9", cities=before)
    game.play("foresight upper; foresight upper; foresight upper; certificates 0")
    game.play(f"deliver {city}; disc aux_dollar_2")
    assert (game.tokens(), game.question, game.points("cities")) == (1, "end_turn", 0)


# -------------------------------------------------------------------- buildings


@proves("GWT-87")
def test_eleven_a_removes_two_hazards() -> None:
    """Two local actions, 2 dollars each; with 3 dollars only one of them can be paid."""
    tiles = {"flood_1": "flood_green_4", "drought_1": "drought_black_2"}
    game = Story(on="a1", buildings={"a1": "Mary 11a"}, money=4, tiles=tiles)
    game.play("do hazard_2; hazard flood_1; do hazard_2; hazard drought_1")
    assert (game.money(), game.taken("flood_green_4"), game.taken("drought_black_2")) == (0, 1, 1)
    assert game.may() == {"end"}
    poor = Story(on="a1", buildings={"a1": "Mary 11a"}, money=3, tiles=tiles)
    poor.play("do hazard_2; hazard flood_1")
    assert poor.may() == {"end"}


@proves("GWT-32c")
def test_eleven_b_moves_the_engine_by_hazards() -> None:
    game = Story(on="a1", buildings={"a1": "Mary 11b"}, taken="flood_green_4 drought_black_2")
    game.play("do engine_per_hazard")
    assert game.may("engine") == {"1", "2"}


@proves("GWT-32b")
def test_eleven_b_without_a_hazard() -> None:
    game = Story(on="a1", buildings={"a1": "Mary 11b"})
    assert game.may("do") == set()


@proves("GWT-32c")
def test_twelve_a_pays_by_builders_and_rides_on() -> None:
    game = Story(on="a1", buildings={"a1": "Mary 12a"}, builders=4)
    game.play("do dollars_per_builder; do herder_1; ride b")
    assert (game.money(), game.herder()) == (4, "b")


@proves("GWT-32c", "GWT-115")
def test_twelve_b_pays_by_stations_and_gives_a_token() -> None:
    """Two dollars for each of Mary's stations, and an exchange token; without a station only the token."""
    game = Story(on="a1", buildings={"a1": "Mary 12b"}, stations="s1 s4 s10")
    game.play("do dollars_per_station_2; do exchange_token")
    assert (game.money(), game.tokens()) == (6, 1)
    assert game.may() == {"end", "exchange"}
    alone = Story(on="a1", buildings={"a1": "Mary 12b"})
    assert alone.may("do") == {"exchange_token"}


@proves("GWT-25", "GWT-97")
def test_eight_b_pays_six() -> None:
    """Any cattle card for 6 dollars and an objective card to the hand, from where it can be played at
    once."""
    game = Story(on="a1", buildings={"a1": "Mary 8b"}, hand="gray")
    game.play("do any_for_6_and_objective_to_hand; gain obj_01")
    assert (game.money(), game.hand(), game.pile()) == (6, "obj_01", "gray")
    assert "play obj_01" in game.may()


@proves("GWT-24")
def test_five_a_takes_any_card_of_value_3() -> None:
    for card in ("yellow", "red", "blue"):
        game = Story(on="a1", buildings={"a1": "Mary 5a"}, hand=card)
        game.play("do value3_for_7")
        assert (game.money(), game.pile()) == (7, card)
    assert "value3_for_7" not in Story(on="a1", buildings={"a1": "Mary 5a"}, hand="brown3 gray").may("do")


@proves("GWT-81")
def test_more_than_six_builders_only_by_replacing() -> None:
    """9a needs seven builders, 10a nine, 10b eight and 11a twelve. With all six and any money nothing else is
    left than to replace."""
    for tile in ("9a", "10a", "10b", "11a"):
        assert "build_2" not in Story(on="b", builders=6, money=99, stock=tile).may("do")
    game = Story(on="b", builders=6, money=99, buildings={"a1": "Mary 8b"}, stock="9a")
    game.play("do build_2; build 9")
    assert (game.tile("a1"), game.money()) == ("Mary 9a", 97)


@proves("GWT-87b")
def test_higher_means_more_builders_not_more_points() -> None:
    """11b needs five builders and is worth 10 points. It can replace 5b, but none of the tiles for five or
    six."""
    for below in ("5b", "12b", "7a", "8a", "8b", "9b"):
        game = Story(on="b", builders=6, money=99, buildings={"a1": f"Mary {below}"}, stock="11b")
        game.play("do build_2; build 11")
        assert ("a1" in game.may("at")) == (below in ("5b", "12b")), below


@proves("GWT-17")
def test_the_new_buildings_actions_come_later() -> None:
    """Mary copies B with her 6b and puts 7b in its place, under her herder. What 7b offers waits for another
    visit."""
    game = Story(
        on="b1",
        buildings={"b1": "Mary 6b"},
        builders=2,
        money=2,
        stock="7b",
        hand="green",
    )
    game.play("do copy; do build_2; build 7")
    assert (game.tile("b1"), game.money()) == ("Mary 7b", 0)
    assert "engine_per_woods" not in game.may("do")
    assert "green_for_2" in game.may("do"), "what was copied is still there"


@proves("GWT-110")
def test_the_same_building_twice_in_one_turn() -> None:
    """Mary's 12a pays and moves her one step on to 6b, which copies 12a behind it: it pays once more."""
    game = Story(on="a1", buildings={"a1": "Mary 12a", "a2": "Mary 6b"}, builders=3)
    game.play("do dollars_per_builder; do herder_1; ride a2; do copy; do dollars_per_builder")
    assert game.money() == 6


@proves("GWT-110")
def test_a_building_copied_first_and_then_visited() -> None:
    """Mary's 6b copies 12a ahead of it and rides there with the copied step. There 12a pays again."""
    game = Story(on="a1", buildings={"a1": "Mary 6b", "a2": "Mary 12a"}, builders=2)
    game.play("do copy; copy a2; do dollars_per_builder; do herder_1; ride a2; do dollars_per_builder")
    assert game.money() == 4
