"""The railroad track, its turnouts and stations, and what transport costs. The same in both editions.

A position is a place for an engine: the numbered spaces 0 to 39 are positions 0 to 39, the turnouts
t1 to t9 are positions 40 to 48. Space 39 serves as the turnout of the last station.
"""

from typing import Final, NamedTuple

from trailboss.games.gwt.components.cities import CITY_VALUE
from trailboss.games.gwt.components.marks import HIGH, Mark

LAST_SPACE: Final = 39
FIRST_TURNOUT: Final = 40
POSITIONS: Final = 49
STATIONS: Final = 10
NO_STATION: Final = -1

CROSSES_AFTER: Final[list[int]] = [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17]
"""n: a cross between space n and space n + 1, one dollar of transport cost."""
TURNOUT_AFTER: Final[list[int]] = [4, 7, 10, 13, 16, 21, 25, 29, 33]
"""t1 to t9: the space at which each leaves the track; it joins again at the next one."""


class Station(NamedTuple):
    """One train station as printed; its station master space is there on the first five."""

    id: str
    position: int
    cost: int
    vp: int
    dark: int
    """1: dark corners, takes any disc; 0: only discs from white-cornered spaces."""


STATION: Final[list[Station]] = [
    Station("s1", 40, 2, 1, 0),
    Station("s2", 41, 2, 1, 0),
    Station("s3", 42, 4, 2, 0),
    Station("s4", 43, 4, 2, 0),
    Station("s5", 44, 6, 3, 1),
    Station("s6", 45, 8, 5, 1),
    Station("s7", 46, 7, 6, 1),
    Station("s8", 47, 6, 7, 1),
    Station("s9", 48, 5, 8, 1),
    Station("s10", 39, 3, 9, 1),
]
STATION_IDS: Final[list[str]] = [station.id for station in STATION]
STATION_POSITION: Final[list[int]] = [station.position for station in STATION]
STATION_COST: Final[list[int]] = [station.cost for station in STATION]
STATION_VP: Final[list[int]] = [station.vp for station in STATION]
STATION_DARK: Final[list[int]] = [station.dark for station in STATION]
MASTER_SPACES: Final = 5
"""Stations 0 to 4 have a space for a station master."""

LAST_SPACE_DOLLARS: Final = 3
"""Gained after moving back from space 39."""

# ---------------------------------------------------------------- by position

POSITION_IDS: Final[list[str]] = [str(space) for space in range(FIRST_TURNOUT)] + [
    f"t{number}" for number in range(1, len(TURNOUT_AFTER) + 1)
]
NUMBERED: Final[list[int]] = [1] * FIRST_TURNOUT + [0] * len(TURNOUT_AFTER)
"""1 for numbered spaces, 0 for turnouts."""
RANK: Final[list[int]] = [2 * space for space in range(FIRST_TURNOUT)] + [
    2 * space + 1 for space in TURNOUT_AFTER
]
"""The place along the track, doubled: space n is 2n, the turnout after it 2n + 1. Lower is behind."""


def _forward() -> list[list[int]]:
    ways = [[space + 1] for space in range(LAST_SPACE)] + [[]]
    for number, after in enumerate(TURNOUT_AFTER):
        ways[after].append(FIRST_TURNOUT + number)
        ways.append([after + 1])
    return ways


def _backward(forward: list[list[int]]) -> list[list[int]]:
    return [[before for before in range(POSITIONS) if here in forward[before]] for here in range(POSITIONS)]


def _turnout_station() -> list[int]:
    stations = [NO_STATION] * POSITIONS
    for number, station in enumerate(STATION):
        stations[station.position] = number
    return stations


def _transport() -> list[list[int]]:
    """Crosses between the front of the engine and the city; on a turnout it is past the cross next to it."""
    return [
        [
            sum(1 for cross in CROSSES_AFTER if RANK[position] <= 2 * cross and cross < value)
            for value in CITY_VALUE
        ]
        for position in range(POSITIONS)
    ]


FORWARD: Final[list[list[int]]] = _forward()
"""The positions one move ahead: the next space first, then the turnout if one leaves here."""
BACKWARD: Final[list[list[int]]] = _backward(FORWARD)
"""The positions one move behind, likewise."""
TURNOUT_STATION: Final[list[int]] = _turnout_station()
"""The station that may be upgraded by an engine stopping here, -1 for none."""
TRANSPORT: Final[list[list[int]]] = _transport()
"""By position and city: transport cost in dollars."""

MARKS: Final[list[Mark]] = [
    Mark("TRANSPORT", "turnouts", HIGH, "two implementations agree; fits the rulebook's delivery example"),
]
