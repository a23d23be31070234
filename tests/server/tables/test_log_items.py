"""Older entries of a log take little memory, and tell the same."""

from tests.presentation.games import VARIANTS
from tests.server.worlds import set_table, state_of, wander
from trailboss import seeded
from trailboss.server.protocol.updates import LogEntry
from trailboss.server.tables.stored.log_items import BLOCK, READY
from trailboss.server.tables.stored.table_log import TableLog
from trailboss.server.tables.viewers.viewer_state import log


def whole_log(table: TableLog) -> dict[tuple[int | None, str], list[LogEntry]]:
    """The whole log, as every viewer hears it in every language."""
    viewers = (None, *range(state_of(table).seats))
    return {(seat, lang): log(table, seat, lang, 0) for seat in viewers for lang in ("en", "de")}


def test_an_old_entry_reads_the_same() -> None:
    table, chance = set_table(VARIANTS[0], 7), seeded("old entries")
    wander(table, chance, BLOCK)
    before, count = whole_log(table), table.seq
    wander(table, chance, 3 * BLOCK)
    assert {viewer: entries[:count] for viewer, entries in whole_log(table).items()} == before


def test_entries_are_found_by_their_place() -> None:
    table, chance = set_table(VARIANTS[0], 7), seeded("old entries")
    wander(table, chance, 4 * BLOCK + 5)
    numbers = list(range(1, table.seq + 1))
    items = table.items
    assert [item.seq for item in items] == numbers
    assert [items[place].seq for place in range(len(items))] == numbers
    assert items[-1].seq == numbers[-1]
    for first in range(-len(items) - 1, len(items) + 2):
        assert [item.seq for item in items[first:]] == numbers[first:]
    assert [item.seq for item in items[3:40:7]] == numbers[3:40:7]


def test_older_entries_take_little_memory() -> None:
    table, chance = set_table(VARIANTS[0], 7), seeded("old entries")
    wander(table, chance, 300)
    whole_log(table)
    packed, ready = table.items._packed, table.items._recent
    assert READY <= len(ready) < BLOCK + READY
    assert len(packed) * BLOCK + len(ready) == table.seq
    assert sum(map(len, packed)) < 200 * (table.seq - len(ready))
