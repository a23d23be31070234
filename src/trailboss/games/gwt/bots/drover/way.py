"""Distances and fees along the trail, cached as long as its tiles stay the same."""

from typing import Final

from trailboss.games.gwt.components.trail import GOAL_SPACE
from trailboss.games.gwt.questions.movement import FAR, fee, next_locations
from trailboss.games.gwt.state.table import Table

UNREACHED: Final = 1000
UNKNOWN: Final = -1
MOST_WAYS: Final = 200
"""Ways that are kept at hand; a line of play sees few."""


class Way:
    """What is ahead of each location, how far it is to Kansas City, and what it costs each seat."""

    def __init__(self, table: Table) -> None:
        twin = table.copy()
        assert isinstance(twin, Table)
        self._table = twin
        """The table as it lay, for its tiles."""
        spaces = len(table.tile)
        self._next: list[list[int] | None] = [None] * spaces
        self._to_goal: list[int] = [UNKNOWN] * spaces
        self._reach: dict[int, dict[int, int]] = {}
        self._near: dict[int, list[int]] = {}

    def ahead(self, space: int) -> list[int]:
        """The locations one step ahead."""
        found = self._next[space]
        if found is None:
            found = self._next[space] = next_locations(self._table, space)
        return found

    def to_goal(self, space: int) -> int:
        """The fewest steps to Kansas City."""
        found = self._to_goal[space]
        if found == UNKNOWN:
            found = 0
            if space != GOAL_SPACE:
                found = FAR
                for other in self.ahead(space):
                    found = min(found, 1 + self.to_goal(other))
            self._to_goal[space] = found
        return found

    def reach(self, seat: int, space: int, steps: int) -> dict[int, int]:
        """The locations within this many steps, each with the least fee for a seat to get there."""
        code = (64 * seat + steps) * 64 + space
        known = self._reach.get(code)
        if known is not None:
            return known
        tile = self._table.tile
        found: dict[int, int] = {}
        front = {space: 0}
        for _ in range(steps):
            further: dict[int, int] = {}
            for here, paid in front.items():
                if here == GOAL_SPACE:
                    continue
                for other in self.ahead(here):
                    due = paid + fee(self._table, seat, tile[other])
                    if due < found.get(other, UNREACHED):
                        found[other] = due
                        further[other] = due
            front = further
        self._reach[code] = found
        return found

    def near(self, seat: int, space: int, steps: int) -> list[int]:
        """The same as a flat list: location, fee, location, fee ..."""
        code = (64 * seat + steps) * 64 + space
        known = self._near.get(code)
        if known is None:
            known = []
            for other, fees in self.reach(seat, space, steps).items():
                known.append(other)
                known.append(fees)
            self._near[code] = known
        return known

    def now_of(self, table: Table) -> None:
        """Adopt another table with the same tiles, so that the next lookup is immediate."""
        self._table.tile = table.tile
        self._table.sides = table.sides

    def is_of(self, table: Table) -> bool:
        """Does it follow from the very lists of this table? Copies share them."""
        mine = self._table
        return (
            mine.tile is table.tile
            and mine.sides is table.sides
            and mine.ranchers == table.ranchers
            and mine.edition is table.edition
            and (mine.sam is None) == (table.sam is None)
        )


class Latest:
    """The last way computed: mostly it is needed again."""

    def __init__(self) -> None:
        self.way: Way | None = None


_LATEST: Final = Latest()
_WAYS: Final[dict[tuple[str, int, bool, tuple[int, ...], tuple[int, ...]], Way]] = {}


def way(table: Table) -> Way:
    """The current distances and fees: they depend on the tiles, the building sides and the seats."""
    latest = _LATEST.way
    if latest is not None and latest.is_of(table):
        return latest
    key = (table.edition.name, table.ranchers, table.sam is None, tuple(table.sides), tuple(table.tile))
    found = _WAYS.get(key)
    if found is None:
        if len(_WAYS) >= MOST_WAYS:
            _WAYS.clear()
        found = _WAYS[key] = Way(table)
    else:
        found.now_of(table)
    _LATEST.way = found
    return found
