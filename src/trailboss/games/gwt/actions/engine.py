"""Moving the engine along the railroad: forward, back, and what happens at the last space."""

from trailboss.core.fields import put
from trailboss.core.knowledge import EVERYBODY
from trailboss.games.gwt.components.railroad import (
    BACKWARD,
    FORWARD,
    LAST_SPACE,
    LAST_SPACE_DOLLARS,
    NUMBERED,
    POSITIONS,
    RANK,
    TURNOUT_STATION,
)
from trailboss.games.gwt.happenings import ENGINE_MOVED
from trailboss.games.gwt.money import gain
from trailboss.games.gwt.moves import ENGINE_TO
from trailboss.games.gwt.table import Table
from trailboss.games.gwt.verbs import ENGINE_HOME, STOPPED

START = 0


def occupied(table: Table, seat: int, position: int) -> bool:
    """Does another engine stand there? Only the starting space holds several (GWT-39)."""
    if position == START:
        return False
    for other in range(table.ranchers):
        if other != seat and table.engine[other] == position:
            return True
    return False


def neighbours(table: Table, seat: int, position: int, track: list[list[int]]) -> list[int]:
    """The positions one space away; occupied ones are ignored as if they did not exist (GWT-39, GWT-40)."""
    found: list[int] = []
    ahead = track[position][:]
    for other in ahead:  # grows while it is walked through
        if occupied(table, seat, other):
            for further in track[other]:
                if further not in ahead:
                    ahead.append(further)
        elif other not in found:
            found.append(other)
    return found


def forward_positions(table: Table, seat: int, spaces: int) -> list[int]:
    """Where the engine can stop going 1 to `spaces` forward (GWT-42). Through a turnout it takes one more
    (GWT-41)."""
    reached: list[int] = []
    front = [table.engine[seat]]
    for _ in range(spaces):
        further: list[int] = []
        for position in front:
            for other in neighbours(table, seat, position, FORWARD):
                if other not in reached:
                    reached.append(other)
                    further.append(other)
        front = further
    return reached


def back_positions(table: Table, seat: int, spaces: int) -> list[int]:
    """Where the engine can stop going exactly so many spaces back, if there is room (GWT-43, GWT-37,
    GWT-38c)."""
    front = [table.engine[seat]]
    for _ in range(spaces):
        further: list[int] = []
        for position in front:
            for other in neighbours(table, seat, position, BACKWARD):
                if other not in further:
                    further.append(other)
        front = further
    return front


def positions_behind(table: Table, seat: int) -> list[int]:
    """Every free position behind the engine, the starting space and turnouts included (GWT-49)."""
    here = RANK[table.engine[seat]]
    return [
        position
        for position in range(POSITIONS)
        if RANK[position] < here and not occupied(table, seat, position)
    ]


def legal_forward(table: Table, spaces: int) -> list[int]:
    return [ENGINE_TO + position for position in forward_positions(table, table.to_move, spaces)]


def legal_back(table: Table, spaces: int) -> list[int]:
    return [ENGINE_TO + position for position in back_positions(table, table.to_move, spaces)]


def legal_behind(table: Table) -> list[int]:
    return [ENGINE_TO + position for position in positions_behind(table, table.to_move)]


def move_engine(table: Table, seat: int, position: int) -> None:
    """The engine stops on a position. What follows from that is left to the caller."""
    table.engine = put(table.engine, seat, position)
    table.note(ENGINE_MOVED, EVERYBODY, seat, position)


def drive(table: Table, seat: int, position: int) -> None:
    """An engine move as an action or a requirement: move, then the upgrade the stop allows, at once (GWT-44,
    GWT-50).

    Standing there is not stopping there (GWT-45). On the last space the engine has to go back again after the
    upgrade (GWT-48, GWT-51c).
    """
    move_engine(table, seat, position)
    if position == LAST_SPACE:
        table.agenda.push(ENGINE_HOME)
    if TURNOUT_STATION[position] >= 0:
        table.agenda.push(STOPPED)


def come_home(table: Table, seat: int, position: int) -> None:
    """Back from the last space: then 3 dollars, then the upgrade with them (GWT-48)."""
    move_engine(table, seat, position)
    gain(table, seat, LAST_SPACE_DOLLARS)
    if TURNOUT_STATION[position] >= 0:
        table.agenda.push(STOPPED)


def spaces_moved_onto(table: Table, seat: int, start: int, end: int) -> int:
    """Numbered spaces that an engine going back from start to end moves onto (GWT-111).

    Occupied spaces and turnouts do not count, whichever way was taken (GWT-114a); the starting space does
    (GWT-112).
    """
    count = 0
    for position in range(POSITIONS):
        if (
            NUMBERED[position]
            and RANK[end] <= RANK[position] < RANK[start]
            and not occupied(table, seat, position)
        ):
            count += 1
    return count
