"""Rules that change: games go on under the rules they began with, or are archived with what they came to."""

from __future__ import annotations

import pytest

from tests.server.backend import Backend, guest, seen
from tests.server.stored_tables import admin, broken, table_with_a_move
from trailboss.core.contract import registered
from trailboss.core.record import Record
from trailboss.server.api_error import ApiError
from trailboss.server.live_tables import LiveTables
from trailboss.server.protocol.requests import Play
from trailboss.server.protocol.updates import Update
from trailboss.server.tables import moves
from trailboss.server.tables.replays.records import record_of
from trailboss.server.tables.room import Room

pytestmark = pytest.mark.asyncio

WINCHESTER = registered("winchester")


def change_rules(monkeypatch: pytest.MonkeyPatch, *, still_played: bool) -> None:
    """A newer version of the game, which can still play by the rules of now or not."""
    monkeypatch.setattr(WINCHESTER, "rules_version", WINCHESTER.rules_version + 1)
    oldest = WINCHESTER.oldest_rules if still_played else WINCHESTER.rules_version
    monkeypatch.setattr(WINCHESTER, "oldest_rules", oldest)


async def upgraded(backend: Backend, room: Room) -> Room:
    """The same table as the next server finds it."""
    await backend.rooms.close()
    backend.rooms = LiveTables(backend.store, backend.fake_bots, clock=backend.clock)
    return await backend.rooms.room(room.id)


def log_lines(update: Update) -> list[str]:
    return [line for entry in update.log for line in entry.lines]


async def test_a_new_table_knows_the_version_it_began_with(stored_backend: Backend) -> None:
    room = await table_with_a_move(stored_backend, guest())
    stored = await stored_backend.store.load(room.id)
    assert stored is not None
    assert (stored.table.rules, stored.table.package) == (WINCHESTER.rules_version, "0.1.0")


async def test_a_game_continues_under_the_rules_it_began_with(
    stored_backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, backend = guest(), stored_backend
    room = await table_with_a_move(backend, ann)
    began = WINCHESTER.rules_version
    change_rules(monkeypatch, still_played=True)
    later = await upgraded(backend, room)
    assert later.table.closed is None
    assert later.running().config.rules == began
    assert seen(later, ann, 0, 0).view == seen(room, ann, 0, 0).view


async def test_a_game_whose_rules_are_gone_is_archived_with_its_last_state(
    stored_backend: Backend, url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, backend = guest(), stored_backend
    room = await table_with_a_move(backend, ann)
    before = seen(room, ann, 0, 0)
    await backend.rooms.close()
    change_rules(monkeypatch, still_played=False)
    status, words = await admin(url, capsys, "check")
    assert status == 1
    assert words.startswith(f"{room.id}  winchester, running: would be archived")

    later = await upgraded(backend, room)
    update = seen(later, ann, 0, 0)
    assert (update.table.archived, update.table.damaged) == (True, False)
    assert update.table.notice is not None
    assert update.table.notice.startswith("The rules have changed")
    assert update.view is not None
    assert before.view is not None
    assert update.view["players"] == before.view["players"]
    assert (update.choices, update.question, update.thinking) == ([], None, None)
    assert log_lines(update)[-1] == "Ann: bid 3"
    with pytest.raises(ApiError, match="archived"):
        await moves.play(later, ann, 0, Play("two", later.table.seq, "bid 4"))
    record = record_of(later.table)
    assert f'[Seed "{room.table.row.seed}"]' in record
    assert record.endswith("\n0: bid 3\n")
    status, words = await admin(url, capsys, "check")
    assert (status, words) == (0, "1 table: 0 fine, 1 archived, 0 to be archived, 0 damaged.\n")


async def test_a_game_that_replays_differently_is_detected_by_its_position(
    stored_backend: Backend, url: str
) -> None:
    ann, backend = guest(), stored_backend
    room = await table_with_a_move(backend, ann)
    before = seen(room, ann, 0, 0)
    await backend.rooms.close()
    await broken(url, {room.id: "UPDATE snapshots SET digest = 'another' WHERE table_id = :id"})
    later = await upgraded(backend, room)
    update = seen(later, ann, 0, 0)
    assert update.table.archived
    assert update.view == before.view
    assert log_lines(update) == ["Ann: bid 3"]


async def test_a_table_archived_before_a_rules_change_keeps_its_whole_log(
    stored_backend: Backend, url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, backend = guest(), stored_backend
    room = await table_with_a_move(backend, ann)
    before = {seat: seen(room, ann, seat, 0) for seat in (None, 0)}
    assert await admin(url, capsys, "archive", room.id) == (0, f"{room.id} has been archived.\n")
    later = await upgraded(backend, room)
    assert seen(later, ann, 0, 0).table.archived
    assert Record.loads(record_of(later.table)).replay().history == room.running().history

    change_rules(monkeypatch, still_played=False)
    later = await upgraded(backend, room)
    for seat, was in before.items():
        update = seen(later, ann, seat, 0)
        assert update.table.archived
        assert (update.view, update.standing, update.log) == (was.view, was.standing, was.log)


async def test_a_table_that_does_not_exist_cannot_be_archived(
    stored_backend: Backend, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, words = await admin(url, capsys, "archive", "quiet-mesa-k7w2pz3q")
    assert (status, words) == (2, "There is no table 'quiet-mesa-k7w2pz3q'.\n")
