"""Copying the local actions of an adjacent building."""

from trailboss.games.gwt.components.tiles import EMPTY, is_private, owner_of
from trailboss.games.gwt.components.trail import BUILDING, NEUTRAL, NO_RISK
from trailboss.games.gwt.table import Table
from trailboss.games.gwt.verbs import COPIES, COPY_BITS, COPY_SPACE_BITS, LEFT_SPACE, LOCATION


def location_frame(table: Table) -> int:
    """Where the frame of the location begins on the agenda; -1 if the rancher is not at one."""
    frames = table.agenda.frames
    index = len(frames) - 3
    while index >= 0:
        if frames[index] == LOCATION:
            return index
        index -= 3
    return -1


def copied_spaces(what: int) -> list[int]:
    """The spaces copied so far, from a location frame's b; space 0 is the start and never copied."""
    spaces: list[int] = []
    chain = what >> COPIES
    while chain:
        spaces.append(chain & ((1 << COPY_SPACE_BITS) - 1))
        chain >>= COPY_BITS
    return spaces


def copied_keys(what: int) -> list[int]:
    """The keys of the buildings that stood there when they were copied (GWT-110a), in the same order."""
    keys: list[int] = []
    chain = what >> COPIES
    while chain:
        keys.append(chain >> COPY_SPACE_BITS & ((1 << (COPY_BITS - COPY_SPACE_BITS)) - 1))
        chain >>= COPY_BITS
    return keys


def with_copy(what: int, space: int, key: int) -> int:
    """The same with one more building copied."""
    link = key << COPY_SPACE_BITS | space
    return what | link << (COPIES + COPY_BITS * len(copied_spaces(what)))


def copying_chain(table: Table) -> list[int]:
    """The space of the location, then those copied so far."""
    frame = location_frame(table)
    frames = table.agenda.frames
    return [space_used(table, frames[frame + 1]), *copied_spaces(frames[frame + 2])]


def space_used(table: Table, where: int) -> int:
    """The space of a location frame, from its a: where the herder stands, or the one it left (GWT-14)."""
    return where // LEFT_SPACE or table.herder[table.to_move]


def neighbours_to_copy(table: Table, chain: list[int]) -> list[int]:
    """Spaces next to the last link of the chain, both ways, that hold a building (GWT-105, GWT-106).

    No loop back to a tile in the chain (GWT-109). The herder's own space is its first link. Going on to the
    building afterwards and using it again is allowed (GWT-110).
    """
    last = chain[-1]
    trail = table.trail
    around = trail.next[last] + trail.back[last]
    return [space for space in around if is_building(table, space) and space not in chain]


def is_building(table: Table, space: int) -> bool:
    kind = table.trail.kind[space]
    return kind == NEUTRAL or (
        kind == BUILDING and table.tile[space] != EMPTY and is_private(table.tile[space])
    )


def risk_of_copy(table: Table, space: int) -> int:
    """The risk action that is copied with the building on a space, or NO_RISK (GWT-108, GWT-110c)."""
    tile = table.tile[space]
    if not table.house.foreign_risk_copied and is_private(tile) and owner_of(tile) != table.to_move:
        return NO_RISK
    return table.trail.risk[space]
