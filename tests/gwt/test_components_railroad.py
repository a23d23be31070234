"""The railroad, its stations, the cities above it and the cost of transport."""

import pytest

from trailboss.games.gwt.components import cities, railroad
from trailboss.games.gwt.components.cities import FIRST_CITIES as CITIES

TURNOUTS = [(4, 5), (7, 8), (10, 11), (13, 14), (16, 17), (21, 22), (25, 26), (29, 30), (33, 34)]

TRANSPORT = {
    "0": [0, 0, 1, 3, 4, 5, 7, 8, 9, 11],
    "1": [0, 0, 1, 3, 4, 5, 7, 8, 9, 11],
    "2": [0, 0, 1, 3, 4, 5, 7, 8, 9, 11],
    "3": [0, 0, 1, 3, 4, 5, 7, 8, 9, 11],
    "4": [0, 0, 0, 2, 3, 4, 6, 7, 8, 10],
    "t1": [0, 0, 0, 1, 2, 3, 5, 6, 7, 9],
    "5": [0, 0, 0, 1, 2, 3, 5, 6, 7, 9],
    "6": [0, 0, 0, 0, 1, 2, 4, 5, 6, 8],
    "7": [0, 0, 0, 0, 1, 2, 4, 5, 6, 8],
    "t2": [0, 0, 0, 0, 0, 1, 3, 4, 5, 7],
    "8": [0, 0, 0, 0, 0, 1, 3, 4, 5, 7],
    "9": [0, 0, 0, 0, 0, 1, 3, 4, 5, 7],
    "10": [0, 0, 0, 0, 0, 0, 2, 3, 4, 6],
    "t3": [0, 0, 0, 0, 0, 0, 1, 2, 3, 5],
    "11": [0, 0, 0, 0, 0, 0, 1, 2, 3, 5],
    "12": [0, 0, 0, 0, 0, 0, 0, 1, 2, 4],
    "13": [0, 0, 0, 0, 0, 0, 0, 1, 2, 4],
    "t4": [0, 0, 0, 0, 0, 0, 0, 0, 1, 3],
    "14": [0, 0, 0, 0, 0, 0, 0, 0, 1, 3],
    "15": [0, 0, 0, 0, 0, 0, 0, 0, 1, 3],
    "16": [0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
    "t5": [0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    "17": [0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
}
"""Dollars from each position to the ten cities; from space 18 on everything is free."""


def position(name: str) -> int:
    return railroad.POSITION_IDS.index(name)


# ---------------------------------------------------------------- track


def test_positions_are_forty_spaces_and_nine_turnouts() -> None:
    assert railroad.POSITIONS == len(railroad.POSITION_IDS) == 49
    assert railroad.POSITION_IDS[:40] == [str(space) for space in range(40)]
    assert railroad.POSITION_IDS[40:] == ["t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9"]
    assert railroad.NUMBERED == [1] * 40 + [0] * 9
    assert (railroad.LAST_SPACE, railroad.FIRST_TURNOUT) == (39, 40)


def test_each_turnout_is_a_second_way_between_two_spaces() -> None:
    for number, (after, before) in enumerate(TURNOUTS):
        turnout = 40 + number
        assert railroad.FORWARD[after] == [before, turnout]
        assert railroad.FORWARD[turnout] == [before]
        assert railroad.BACKWARD[before] == [after, turnout]
        assert railroad.BACKWARD[turnout] == [after]


def test_elsewhere_the_track_is_a_line() -> None:
    switches = [after for after, _ in TURNOUTS]
    joins = [before for _, before in TURNOUTS]
    for space in range(40):
        if space not in switches:
            assert railroad.FORWARD[space] == ([space + 1] if space < 39 else [])
        if space not in joins:
            assert railroad.BACKWARD[space] == ([space - 1] if space > 0 else [])
    assert len(railroad.FORWARD) == len(railroad.BACKWARD) == railroad.POSITIONS


def test_rank_grows_along_every_way() -> None:
    assert (railroad.RANK[position("4")], railroad.RANK[position("t1")], railroad.RANK[position("5")]) == (
        8,
        9,
        10,
    )
    assert railroad.RANK[position("39")] == 78
    assert sorted(set(railroad.RANK)) == sorted(railroad.RANK)
    for here in range(railroad.POSITIONS):
        for ahead in railroad.FORWARD[here]:
            assert railroad.RANK[here] < railroad.RANK[ahead]


# ---------------------------------------------------------------- stations


def test_ten_stations() -> None:
    """Where, cost, points, dark corners."""
    stations = [
        (
            railroad.POSITION_IDS[railroad.STATION_POSITION[station]],
            railroad.STATION_COST[station],
            railroad.STATION_VP[station],
            railroad.STATION_DARK[station],
        )
        for station in range(railroad.STATIONS)
    ]
    assert stations == [
        ("t1", 2, 1, 0),
        ("t2", 2, 1, 0),
        ("t3", 4, 2, 0),
        ("t4", 4, 2, 0),
        ("t5", 6, 3, 1),
        ("t6", 8, 5, 1),
        ("t7", 7, 6, 1),
        ("t8", 6, 7, 1),
        ("t9", 5, 8, 1),
        ("39", 3, 9, 1),
    ]
    assert railroad.STATION_IDS == ["s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10"]
    assert (sum(railroad.STATION_COST), sum(railroad.STATION_VP)) == (47, 44)
    assert railroad.MASTER_SPACES == 5
    assert railroad.LAST_SPACE_DOLLARS == 3


def test_stations_by_position() -> None:
    assert railroad.TURNOUT_STATION == [-1] * 39 + [9, 0, 1, 2, 3, 4, 5, 6, 7, 8]
    for station in range(railroad.STATIONS):
        assert railroad.TURNOUT_STATION[railroad.STATION_POSITION[station]] == station


# ---------------------------------------------------------------- cities


def test_ten_cities() -> None:
    """Name, value, dark corners, repeatable, points per disc, points once."""
    rows = list(
        zip(
            CITIES.ids,
            CITIES.value,
            CITIES.dark,
            CITIES.repeatable,
            CITIES.vp_per_disc,
            CITIES.vp,
            strict=True,
        )
    )
    assert rows == [
        ("kansas_city", 0, 0, 1, -6, 0),
        ("topeka", 1, 0, 0, 0, 0),
        ("wichita", 4, 0, 0, 0, 0),
        ("colorado_springs", 6, 0, 0, 0, 0),
        ("santa_fe", 8, 0, 0, 0, 0),
        ("albuquerque", 10, 1, 0, 0, 0),
        ("el_paso", 12, 1, 0, 0, 0),
        ("san_diego", 14, 0, 0, 0, 0),
        ("sacramento", 16, 1, 0, 0, 6),
        ("san_francisco", 18, 1, 1, 9, 0),
    ]
    assert cities.CITIES == 10
    assert (CITIES.ids[cities.KANSAS_CITY], CITIES.ids[cities.TERMINAL]) == ("kansas_city", "san_francisco")
    assert CITIES.value == cities.CITY_VALUE
    assert CITIES.kansas_city_dollars == 6


def test_cities_that_do_not_fit_the_track_are_refused() -> None:
    with pytest.raises(ValueError, match="doesn't fit CITY_VALUE, CITIES and TERMINAL; change all of them"):
        cities.Cities([cities.City("kansas_city", 0)], [], 6)


def test_seven_arrows() -> None:
    arrows = [(CITIES.ids[low], CITIES.ids[high], vp, action) for low, high, vp, action in CITIES.arrows]
    assert (cities.NO_ACTION, cities.OBJECTIVE_CARD, cities.EXCHANGE_TOKEN) == (0, 1, 2)
    assert arrows == [
        ("topeka", "wichita", -3, 1),
        ("wichita", "colorado_springs", -1, 0),
        ("colorado_springs", "santa_fe", 0, 1),
        ("santa_fe", "albuquerque", 0, 1),
        ("albuquerque", "el_paso", 6, 0),
        ("el_paso", "san_diego", 8, 0),
        ("san_diego", "sacramento", 4, 0),
    ]


def test_arrows_join_neighbours() -> None:
    assert [high - low for low, high, _, _ in CITIES.arrows] == [1] * 7
    joined = {city for low, high, _, _ in CITIES.arrows for city in (low, high)}
    assert joined == set(range(10)) - {cities.KANSAS_CITY, cities.TERMINAL}


# ---------------------------------------------------------------- transport


def test_eleven_crosses() -> None:
    assert railroad.CROSSES_AFTER == [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17]
    assert len(railroad.CROSSES_AFTER) == 11


@pytest.mark.parametrize("here", railroad.POSITION_IDS)
def test_transport_cost_from_every_position(here: str) -> None:
    assert railroad.TRANSPORT[position(here)] == TRANSPORT.get(here, [0] * 10)


def test_the_rulebooks_delivery_example_fits_space_5_and_the_turnout_after_4() -> None:
    """Albuquerque costs 3, Santa Fe 2 and Wichita nothing."""
    fits = [
        railroad.POSITION_IDS[here]
        for here in range(railroad.POSITIONS)
        if (railroad.TRANSPORT[here][5], railroad.TRANSPORT[here][4], railroad.TRANSPORT[here][2])
        == (3, 2, 0)
    ]
    assert fits == ["5", "t1"]


def test_a_dark_delivery_is_affordable_from_an_empty_purse() -> None:
    """Income is at least the city's value; 5 for a disc and all crosses leave nothing negative (GWT-59)."""
    left = {value: value - 5 - railroad.TRANSPORT[0][city] for city, value in enumerate(CITIES.value)}
    assert {CITIES.value[city]: left[CITIES.value[city]] for city in range(10) if CITIES.dark[city]} == {
        10: 0,
        12: 0,
        16: 2,
        18: 2,
    }
