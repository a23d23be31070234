"""Sam's engine and his buildings (SAM-48 to SAM-57)."""

import pytest

from tests.gwt2.solo import before_sams_turn, sams_turn
from tests.gwt2.story import seen
from tests.ledger import proves

ALL_BUT_LAST = " ".join(f"s{number}" for number in range(1, 10))
ALL_STATIONS = f"{ALL_BUT_LAST} s10"
MAIN_SITES = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "d1", "e1", "e2", "f1", "f2", "g1", "g2"]
"""Building spaces without a risk action, along the trail."""


def drive(engineers: int, engine: str, **table: object) -> tuple[str, str]:
    """Where Sam's engine is after card 2, and the stations he has."""
    engines = {"Sam": engine, **({"Mary": str(table.pop("mary"))} if "mary" in table else {})}
    game = sams_turn(2, engineers={"Sam": engineers}, engine=engines, **table)
    return game.engine("Sam"), game.stations("Sam")


# -------------------------------------------------------------------- the engine


@proves("SAM-48", "SAM-50")
@pytest.mark.parametrize(
    ("engineers", "engine", "mary", "reached"),
    [
        (1, "0", "0", "1"),
        (3, "0", "0", "3"),
        (3, "0", "2", "4"),
        (2, "18", "19", "21"),
        (6, "18", "0", "24"),
    ],
)
def test_as_far_as_his_engineers(engineers: int, engine: str, mary: str, reached: str) -> None:
    """A space for each engineer; Mary's engine is no space. The turnout behind 21 is ignored, for Sam has
    that station."""
    assert drive(engineers, engine, mary=mary, stations={"Sam": "s6"}) == (reached, "s6")


@proves("SAM-49")
def test_the_first_open_station_in_reach() -> None:
    """Six engineers from 3: the turnouts behind 4 and 7 are in reach. Sam stops at the first; with a disc
    there at the second; with discs on both he goes on, and turnouts of stations that he has are ignored."""
    assert drive(6, "3") == ("t1", "s1")
    assert drive(6, "3", stations={"Sam": "s1"}) == ("t2", "s1 s2")
    assert drive(6, "3", stations={"Sam": "s1 s2"}) == ("9", "s1 s2")


@proves("SAM-48", "SAM-49")
def test_a_turnout_counts_as_one_space() -> None:
    """From 3 with one engineer the turnout behind 4 is two spaces away: out of reach. From 4 it is in reach,
    unless Mary stands in it; from the turnout itself 5 is one space."""
    assert drive(1, "3") == ("4", "")
    assert drive(1, "4") == ("t1", "s1")
    assert drive(1, "4", mary="t1") == ("5", "")
    assert drive(1, "t1", stations={"Sam": "s1"}) == ("5", "s1")


@proves("SAM-51")
def test_any_disc_will_do() -> None:
    """The fifth station has dark corners and costs 6, the first is white. Sam lays a disc on either and pays
    nothing."""
    assert drive(1, "16") == ("t5", "s5")
    game = sams_turn(2, engine={"Sam": "4"}, covered={"Sam": "hand_1"})
    assert (game.stations("Sam"), game.state.discs[1]) == ("s1", 0)


@proves("SAM-22", "SAM-51")
def test_no_disc_no_upgrade() -> None:
    """Sam has no disc left beside his board. His engine stops at the station all the same."""
    assert drive(1, "4", covered={"Sam": ""}) == ("t1", "")


@proves("SAM-52")
def test_the_station_master_leaves_play() -> None:
    """Sam upgrades the first station: the tile there is gone, he has as many workers as before, gains nothing
    and scores nothing. Mary comes later and finds the space empty."""
    game = sams_turn(
        2,
        engine={"Sam": "4"},
        waiting="twelve_dollars workers hazards buildings certificates",
        cowboys={"Sam": 3, "Mary": 2},
        money={"Mary": 20},
    )
    table = seen(game.state)
    assert table["station_masters"] == [None, "workers", "hazards", "buildings", "certificates"]
    assert table["stationed"] == {"cowboy": 0, "builder": 0, "engineer": 0}
    assert (game.workers("cowboy", "Sam"), game.money("Sam")) == (3, 0)
    assert game.points("station_masters", "Sam") == 0
    game.state.engine[0] = 4
    game.state.engine[1] = 0
    game.play("ride g; do engine_per_engineer; engine t1; disc aux_dollar_2")
    assert game.question == "location", "nobody asks for a worker"


@proves("SAM-53")
def test_the_end_of_the_line() -> None:
    """Sam's engine comes to 39: he upgrades the last station, goes back to the first turnout and upgrades
    that station too. No money comes of it."""
    game = sams_turn(2, engine={"Sam": "38"})
    assert (game.engine("Sam"), game.stations("Sam"), game.money("Sam")) == ("t1", "s1 s10", 0)
    assert seen(game.state)["station_masters"][0] is None


@proves("SAM-53")
def test_back_to_the_nearest_open_station_to_the_start() -> None:
    """Stations that have his disc, and a turnout where Mary stands, are passed over."""
    assert drive(1, "38", stations={"Sam": "s1 s2"}) == ("t3", "s1 s2 s3 s10")
    assert drive(1, "38", mary="t1") == ("t2", "s2 s10")
    assert drive(1, "38", stations={"Sam": "s10"}) == ("t1", "s1 s10"), (
        "without an upgrade at the end he goes too"
    )


@proves("SAM-53")
def test_back_to_the_nearest_free_space() -> None:
    """Sam has all stations: he goes back to 38, or to 37 if Mary stands there."""
    assert drive(1, "38", stations={"Sam": ALL_STATIONS}) == ("38", ALL_STATIONS)
    assert drive(2, "37", mary="38", stations={"Sam": ALL_STATIONS}) == ("37", ALL_STATIONS)


# -------------------------------------------------------------------- where he builds


def site(you: str, taken: list[str] | None = None, **table: object) -> str:
    """Where Sam puts a building with card 9, Mary's herder being there and these spaces taken by her."""
    mine = dict(zip(taken or [], (f"Mary {number}a" for number in range(1, 13)), strict=False))
    game = sams_turn(9, on=you, buildings=mine, **table)
    found = [tile["space"] for tile in seen(game.state)["trail"] if tile["owner"] == 1]
    return " ".join(found)


@proves("SAM-54")
@pytest.mark.parametrize(
    ("you", "taken", "found"),
    [
        ("a", [], "a1"),
        ("a", ["a1"], "a2"),
        ("a", ["a1", "a2", "a3"], "b1"),
        ("b", [], "b1"),
        ("c", [], "c1"),
        ("c", ["c1"], "c2"),
        ("c", ["c1", "c2"], "d1"),
        ("d", [], "d1"),
        ("d", ["d1"], "e1"),
        ("e", ["e1", "e2"], "f1"),
        ("f", ["f1"], "f2"),
        ("g", ["g1"], "g2"),
        ("g", ["g1", "g2"], ""),
        ("drought_1", [], "c1"),
    ],
)
def test_the_first_free_space_ahead_of_you(you: str, taken: list[str], found: str) -> None:
    """From Mary's herder on, nearest first, and never beside a risk action. At equal distance the main path
    comes before a branch, and the north before the south. Behind G both spaces are taken: no place for a new
    one."""
    tiles = {"drought_1": "drought_green_4"} if you == "drought_1" else {}
    assert site(you, taken, tiles=tiles) == found


@proves("SAM-54")
def test_behind_you_he_never_builds() -> None:
    """All is free behind Mary, who stands on G, and nothing before Kansas City."""
    assert site("g", ["g1", "g2"]) == ""


@proves("SAM-54")
def test_while_your_herder_is_at_the_start() -> None:
    """Mary has just been to Kansas City: her herder waits at the start, and the search begins there."""
    game = before_sams_turn(9, on="kansas_city")
    game.play("foresight upper; foresight upper; foresight upper; certificates 0")
    game.play("deliver kansas_city; disc aux_dollar_2; end")
    assert (game.herder(), game.tile("a1")) == ("start", "Sam 1b")


# -------------------------------------------------------------------- what he builds


@proves("SAM-55", "SAM-56")
@pytest.mark.parametrize(
    ("builders", "tile"), [(1, "1b"), (2, "4b"), (3, "5b"), (4, "6b"), (5, "7b"), (6, "8b")]
)
def test_the_biggest_tile_he_can_place(builders: int, tile: str) -> None:
    """With so many builders the tile that needs most of them; of two equal ones the one with more hands, then
    with more points, then the lower number."""
    game = sams_turn(9, builders={"Sam": builders})
    assert game.tile("e1") == f"Sam {tile}"


@proves("SAM-56")
@pytest.mark.parametrize(
    ("builders", "stock", "tile"),
    [
        (1, "2b", "2b"),
        (3, "12b 1b", "12b"),
        (5, "11b 6b", "11b"),
        (6, "9b 11b 7b", "9b"),
        (6, "11b 7b", "7b"),
    ],
)
def test_then_hands_then_points_then_the_number(builders: int, stock: str, tile: str) -> None:
    """Most builders first, though 11b has more points than 9b; and 7b's hands come before 11b's points."""
    game = sams_turn(9, builders={"Sam": builders}, stock={"Sam": stock})
    assert game.tile("e1") == f"Sam {tile}"


@proves("SAM-55")
def test_tiles_that_need_more_than_he_has() -> None:
    """10b needs eight builders, and Sam never has more than six: not even in place of another building."""
    game = sams_turn(
        9, on="g", builders={"Sam": 6}, stock={"Sam": "10b"}, buildings={"g1": "Sam 8b", "g2": "Sam 9b"}
    )
    assert (game.tile("g1"), game.tile("g2")) == ("Sam 8b", "Sam 9b")


@proves("SAM-55", "SAM-56", "SAM-57")
def test_replacing_when_there_is_no_place() -> None:
    """Mary stands on G and both spaces behind it are Sam's, 1b and 2b. With three builders he puts 5b in
    place of one of them: of 2b, for 1b's hand would be lost. 2b leaves the game."""
    game = sams_turn(9, on="g", builders={"Sam": 3}, buildings={"g1": "Sam 1b", "g2": "Sam 2b"})
    assert (game.tile("g1"), game.tile("g2")) == ("Sam 1b", "Sam 5b")
    assert game.state.replaced_buildings[1] == 1 << 2


@proves("SAM-56")
def test_a_replacement_uses_the_difference() -> None:
    """With five builders 7b in place of 3b uses three of them, in place of 1b four: he replaces 1b. A new
    building would use all five, so where there is a place he builds a new one."""
    buildings = {"g1": "Sam 3b", "g2": "Sam 1b"}
    full = sams_turn(9, on="g", builders={"Sam": 5}, stock={"Sam": "7b"}, buildings=buildings)
    assert (full.tile("g1"), full.tile("g2")) == ("Sam 3b", "Sam 7b")
    free = sams_turn(9, on="f", builders={"Sam": 5}, stock={"Sam": "7b"}, buildings=buildings)
    assert (free.tile("f1"), free.tile("g2")) == ("Sam 7b", "Sam 1b")


@proves("SAM-56")
def test_then_what_replaces_most_points() -> None:
    """9b in place of 7b uses one builder, in place of 11b as well. 11b has 10 points and 7b 6: he gives up
    11b."""
    game = sams_turn(
        9, on="g", builders={"Sam": 6}, stock={"Sam": "9b"}, buildings={"g1": "Sam 7b", "g2": "Sam 11b"}
    )
    assert (game.tile("g1"), game.tile("g2")) == ("Sam 7b", "Sam 9b")


@proves("SAM-55")
def test_equal_is_not_enough() -> None:
    """2b is no replacement for 1b: both need one builder."""
    game = sams_turn(
        9, on="g", builders={"Sam": 1}, stock={"Sam": "2b"}, buildings={"g1": "Sam 1b", "g2": "Mary 2a"}
    )
    assert game.tile("g1") == "Sam 1b"


@proves("SAM-55")
@pytest.mark.parametrize(("card", "specialty"), [(9, "cowboy"), (10, "builder"), (15, "builder")])
def test_all_cards_that_build(card: int, specialty: str) -> None:
    game = sams_turn(card, specialty=specialty, builders={"Sam": 2})
    assert game.tile("e1") == "Sam 4b"


def test_the_main_sites_are_all_he_ever_uses() -> None:
    """Wherever Mary stands, Sam builds on one of these spaces."""
    for space in ("a", "b", "c", "d", "e", "f", "g"):
        assert site(space) in MAIN_SITES
