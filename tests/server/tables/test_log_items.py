"""Older entries of a log take less memory, and tell the same."""

from tests.presentation.games import VARIANTS
from tests.server.worlds import set_table, state_of, wander
from trailboss import seeded
from trailboss.server.protocol.updates import LogEntry
from trailboss.server.tables.stored.table_log import RECENT, TableLog
from trailboss.server.tables.viewer_state import log


def told(table: TableLog) -> dict[tuple[int | None, str], list[LogEntry]]:
    """The whole log, as every viewer hears it in every language."""
    viewers = (None, *range(state_of(table).seats))
    return {(seat, lang): log(table, seat, lang, 0) for seat in viewers for lang in ("en", "de")}


def test_an_entry_tells_the_same_when_it_is_an_old_one() -> None:
    table, chance = set_table(VARIANTS[0], 7), seeded("old entries")
    wander(table, chance, RECENT)
    before, count = told(table), table.seq
    wander(table, chance, 3 * RECENT)
    assert {viewer: entries[:count] for viewer, entries in told(table).items()} == before


def test_only_the_last_entries_keep_their_texts() -> None:
    table, chance = set_table(VARIANTS[0], 7), seeded("old entries")
    wander(table, chance, 3 * RECENT)
    told(table)
    kept = [item.seq for item in table.items if item._texts]
    assert kept == [item.seq for item in table.items[-RECENT:]]
