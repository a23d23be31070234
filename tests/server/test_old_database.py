"""A database that commit 4fc913a wrote is opened by this version, and every game in it goes on."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.server.backend import Backend, finished
from tests.server.write_old_database import SECRET
from trailboss.cli.app import run
from trailboss.core.record import Record, digest
from trailboss.server.protocol.requests import Play
from trailboss.server.protocol.tables import Join
from trailboss.server.storage import Store, file_url
from trailboss.server.tables import moves, seats
from trailboss.server.tables.names import guest_of
from trailboss.server.tables.replays.records import record_of
from trailboss.server.tables.room import Room

HERE = Path(__file__).parent
CAME_TO: dict[str, dict[str, Any]] = json.loads((HERE / "written_by_4fc913a.json").read_text())
ANN = str(guest_of(SECRET))


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The file as that commit left it."""
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.executescript(gzip.decompress((HERE / "written_by_4fc913a.sql.gz").read_bytes()).decode())
    return file


@pytest_asyncio.fixture
async def backend(old: Path) -> AsyncIterator[Backend]:
    store = await Store.open(file_url(old))
    found = Backend(store)
    found.fake_bots.gate.clear()  # no bot moves before we have looked
    yield found
    found.fake_bots.gate.set()
    await found.rooms.close()
    await found.fake_bots.close()
    await store.close()


def ids(status: str) -> list[str]:
    return [table_id for table_id, found in CAME_TO.items() if found["status"] == status]


def test_the_sample_contains_all_games_in_all_stages() -> None:
    found = {(each["game"], each["status"]) for each in CAME_TO.values()}
    assert len(found) == 9


@pytest.mark.asyncio
async def test_every_table_is_unchanged(backend: Backend) -> None:
    for table_id, was in CAME_TO.items():
        table = (await backend.rooms.room(table_id)).table
        assert (table.row.game, table.status, table.seq) == (was["game"], was["status"], was["seq"])
        assert (None if table.state is None else digest(table.state)) == was["digest"]
        assert (table.row.rules, table.row.package, table.closed) == (1, "0.1.0", None)


@pytest.mark.asyncio
async def test_running_games_are_played_to_their_end(backend: Backend) -> None:
    backend.fake_bots.gate.set()
    for table_id in ids("running"):
        room = await backend.rooms.room(table_id)
        seq = room.table.seq
        await play_one(room)
        assert room.table.seq > seq
        await seats.resign(room, ANN)
        await finished(room)
        record = Record.loads(record_of(room.table))
        assert record.replay().over


async def play_one(room: Room) -> None:
    state = room.running()
    if state.to_move == 0:
        move = room.table.game.text(state.legal()[0])
        await moves.play(room, ANN, 0, Play("next", room.table.seq, move))


@pytest.mark.asyncio
async def test_waiting_tables_can_be_joined_and_started(backend: Backend) -> None:
    for table_id in ids("waiting"):
        room = await backend.rooms.room(table_id)
        await seats.join(room, "b" * 64, Join("Ben"))
        await seats.start(room, ANN)
        assert room.table.status == "running"


def test_the_check_before_an_upgrade_finds_nothing_and_changes_nothing(
    old: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = old.read_bytes()
    assert run(["admin", "check", "--data", str(old), "--lang", "en"]) == 0
    output = capsys.readouterr().out
    assert output == "9 tables: 9 fine, 0 archived, 0 to be archived, 0 damaged.\n"
    assert old.read_bytes() == before
