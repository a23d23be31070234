"""`trailboss admin` on the database of a server that runs: looking, copying, and taking seats away."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from tests.server.backend import BOT, ME, Backend, guest
from tests.server.live_server import Guest, bot, me, serving
from tests.server.stored_tables import admin, broken, table_with_a_move
from trailboss.core.record import Record
from trailboss.server.api_error import ApiError
from trailboss.server.http.rate_limits import Limits, Rate
from trailboss.server.http.request_context import Counters
from trailboss.server.live_tables import LiveTables
from trailboss.server.protocol.requests import Play
from trailboss.server.tables import moves, seats
from trailboss.server.tables.room import Room
from trailboss.server.tables.rooms import MAX_OPEN_TABLES

pytestmark = pytest.mark.asyncio


async def noticed(backend: Backend, room: Room, holders: int) -> None:
    """Wait until the server has heard of what was changed from outside: of a file when it looks, of
    PostgreSQL by itself."""
    async with asyncio.timeout(30):
        while len(room.table.holders[0]) != holders:
            await backend.rooms.load_outside_changes()
            await asyncio.sleep(0.01)


async def test_status_and_tables(
    stored_backend: Backend, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    rooms = [await table_with_a_move(stored_backend, guest()) for _ in range(3)]
    await stored_backend.rooms.close()
    await broken(url, {rooms[0].id: "UPDATE tables SET game = 'checkers' WHERE id = :id"})
    again = LiveTables(stored_backend.store, stored_backend.fake_bots, clock=stored_backend.clock)
    await again.room(rooms[0].id)
    await again.close()
    await admin(url, capsys, "archive", rooms[1].id)
    status, output = await admin(url, capsys, "status")
    assert status == 0
    assert output.startswith("Waiting 0, running 3, over 0. Of these, archived 1, damaged 1.\n")
    assert output.endswith(f"Damaged: {rooms[0].id}\n")
    assert ("Server: not running." in output) == url.startswith("sqlite")
    status, output = await admin(url, capsys, "tables")
    assert status == 0
    assert sorted(line.split()[0] for line in output.splitlines()) == sorted(room.id for room in rooms)
    status, output = await admin(url, capsys, "tables", "--damaged")
    assert output.split()[:2] == [rooms[0].id, "checkers"]
    assert output.endswith("running, damaged\n")


async def test_export_prints_a_record_that_replays(
    stored_backend: Backend, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    room = await table_with_a_move(stored_backend, guest())
    status, output = await admin(url, capsys, "export", room.id)
    assert status == 0
    assert Record.loads(output).replay().history == room.running().history


async def test_revoked_seats_are_lost_at_once_and_a_new_link_opens_them(
    stored_backend: Backend, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    backend, ann, ben = stored_backend, guest(), guest()
    await backend.rooms.start()
    room = await backend.table(ann, ME, BOT, BOT)
    status, output = await admin(url, capsys, "seats", room.id)
    assert output.splitlines()[0] == "Seat 0: person, Ann (devices: 1)"
    status, output = await admin(url, capsys, "seats", room.id, "--revoke")
    assert status == 0
    assert output.startswith(f"Seat 0: /t/{room.id}#seat=")
    await noticed(backend, room, 0)
    with pytest.raises(ApiError, match="not_your_seat"):
        await moves.play(room, ann, 0, Play("one", room.table.seq, "bid 3"))
    assert await seats.claim(room, ben, output.strip().partition("#seat=")[2]) == 0
    await moves.play(room, ben, 0, Play("one", room.table.seq, "bid 3"))
    await backend.rooms.close()


async def test_a_running_server_hears_that_a_table_was_archived(
    stored_backend: Backend, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    backend, ann = stored_backend, guest()
    await backend.rooms.start()
    room = await table_with_a_move(backend, ann)
    await admin(url, capsys, "archive", room.id)
    async with asyncio.timeout(30):
        while room.table.closed is None:
            await backend.rooms.load_outside_changes()
            await asyncio.sleep(0.01)
    assert room.info(ann, "en").archived
    await backend.rooms.close()


async def test_a_copy_is_made_while_the_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    url = f"sqlite:///{file}"
    with serving(file) as address:
        ann = Guest(address)
        table = await asyncio.to_thread(ann.set_table, "winchester", [me(), bot(), bot()])
        assert await admin(url, capsys, "backup", str(copy)) == (0, f"Copied to {copy}.\n")
        status, output = await admin(url, capsys, "status")
        assert "Server: running (process " in output
        ann.close()
    assert copy.stat().st_mode & 0o077 == 0  # it holds seeds
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT id FROM tables").fetchall() == [(table["id"],)]
    status, output = await admin(url, capsys, "backup", str(copy))
    assert (status, "already" in output) == (2, True)  # nothing is overwritten
    nowhere = tmp_path / "nowhere"
    status, output = await admin(url, capsys, "backup", str(nowhere / "copy.db"))
    assert (status, output) == (2, f"Can't use '{nowhere}': no such file or folder.\n")
    assert await admin(f"sqlite:///{copy}", capsys, "check") == (
        0,
        "1 table: 1 fine, 0 archived, 0 to be archived, 0 damaged.\n",
    )


async def test_a_missing_database_is_not_created(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "none.db"
    for command in (["check"], ["status"], ["backup", str(tmp_path / "copy.db")]):
        assert await admin(f"sqlite:///{file}", capsys, *command) == (2, f"There is no file {file}.\n")
    assert list(tmp_path.iterdir()) == []


async def test_a_guest_cannot_have_tables_without_end(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert MAX_OPEN_TABLES == 100
    monkeypatch.setattr("trailboss.server.tables.rooms.MAX_OPEN_TABLES", 2)
    ann = guest()
    for _ in range(2):
        await backend.table(ann, ME, BOT, BOT)
    with pytest.raises(ApiError) as refusal:
        await backend.table(ann, ME, BOT, BOT)
    assert (refusal.value.code, refusal.value.status) == ("too_many_tables", 429)
    assert refusal.value.problem("en").text == "You have 2 unfinished tables; finish some first."
    await backend.table(guest(), ME, BOT, BOT)  # another guest still can


async def test_one_address_can_create_a_limited_number_of_tables_a_day() -> None:
    counters = Counters(Limits(tables_address=Rate(1e6, 0), tables_day_address=Rate(3, 0)))
    connection = HTTPConnection({"type": "http", "client": ("203.0.113.7", 1), "headers": []})
    for _ in range(3):
        counters.heavy(connection, guest())
    with pytest.raises(ApiError, match="too_many"):
        counters.heavy(connection, guest())


async def test_servers_share_every_limit() -> None:
    rates = {name for name, limit in Limits()._asdict().items() if isinstance(limit, Rate)}
    assert set(Counters(Limits()).shared) == rates - {"messages"}  # those are counted for each connection
