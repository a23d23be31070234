"""What was done at a location: the numbers of its frame, and the buildings that were copied."""

from typing import Final

from trailboss.games.gwt.components.tiles import EMPTY, is_private, owner_of
from trailboss.games.gwt.components.trail import BUILDING, NEUTRAL, NO_RISK, SPACES
from trailboss.games.gwt.rules.edition import MOST_KEYS
from trailboss.games.gwt.state.table import Table

LOCATION: Final = 17

LEFT_SPACE: Final = 256
"""The frame's a is the tile reached; if the herder left, with the space it left times this (GWT-14)."""

USED: Final = 1 << 12
"""The frame's b: below this bit, one for each local action that was done, in the order of `local_actions`;
this one if anything was done here ..."""
AUXILIARY_USED: Final = 1 << 13
"""... and it was a single auxiliary action instead of local ones."""
COPIES: Final = 14
"""From this bit on: the buildings copied, the first lowest, each as its space ..."""
COPY_SPACE_BITS: Final = 6
COPY_KEY_BITS: Final = max(5, (MOST_KEYS - 1).bit_length())
"""... and the key of what stood there (see edition.py). Positions contain these numbers: while there are no
more than 32 keys, as in both editions, the width is 5."""
COPY_BITS: Final = COPY_SPACE_BITS + COPY_KEY_BITS

if SPACES > 1 << COPY_SPACE_BITS:
    raise ValueError("the spaces of the trail do not fit into the frame of a location")


def location_frame(table: Table) -> int:
    """Where the frame of the location begins on the stack; -1 if the rancher is not at one."""
    return table.frames.find(LOCATION)


def leave_locations(table: Table) -> None:
    """Phase B is over for every location of this turn; what was left to do there is lost."""
    frame = location_frame(table)
    while frame >= 0:
        table.frames.cut(frame)
        frame = location_frame(table)


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
        keys.append(chain >> COPY_SPACE_BITS & ((1 << COPY_KEY_BITS) - 1))
        chain >>= COPY_BITS
    return keys


def with_copy(what: int, space: int, key: int) -> int:
    """The same with one more building copied."""
    link = key << COPY_SPACE_BITS | space
    return what | link << (COPIES + COPY_BITS * len(copied_spaces(what)))


def is_building(table: Table, space: int) -> bool:
    kind = table.trail.kind[space]
    return kind == NEUTRAL or (
        kind == BUILDING and table.tile[space] != EMPTY and is_private(table.tile[space])
    )


def space_used(table: Table, where: int) -> int:
    """The space of a location frame, from its a: where the herder stands, or the one it left (GWT-14)."""
    return where // LEFT_SPACE or table.herder[table.to_move]


def copying_chain(table: Table) -> list[int]:
    """The space of the location, then those copied so far."""
    frame = location_frame(table)
    numbers = table.frames.numbers
    return [space_used(table, numbers[frame + 1]), *copied_spaces(numbers[frame + 2])]


def neighbours_to_copy(table: Table, chain: list[int]) -> list[int]:
    """Spaces next to the last link of the chain, both ways, that hold a building (GWT-105, GWT-106).

    No loop back to a tile in the chain (GWT-109). The location's own space is its first link. Going on to the
    building afterwards and using it again is allowed (GWT-110).
    """
    last = chain[-1]
    around = table.trail.next[last] + table.trail.back[last]
    return [space for space in around if is_building(table, space) and space not in chain]


def risk_of_copy(table: Table, space: int) -> int:
    """The risk action that is copied with the building on a space, or NO_RISK (GWT-108, GWT-110c)."""
    tile = table.tile[space]
    if not table.house.foreign_risk_copied and is_private(tile) and owner_of(tile) != table.to_move:
        return NO_RISK
    return table.trail.risk[space]
