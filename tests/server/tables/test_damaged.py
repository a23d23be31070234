"""Damaged tables: each is closed and shows what is left of it, and no other table notices."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from tests.server.backend import BOT, Backend, guest, seen
from tests.server.live_server import Guest, code, serving
from tests.server.stored_tables import admin, broken, table_with_a_move
from trailboss.server.api_error import ApiError
from trailboss.server.live_tables import LiveTables
from trailboss.server.protocol.requests import Play
from trailboss.server.storage import Store
from trailboss.server.tables import moves, seats
from trailboss.server.tables.names import guest_of, new_secret

DAMAGE = {
    "illegal entry": "UPDATE entries SET text = 'bid 99' WHERE table_id = :id AND seq = 3",
    "unknown game": "UPDATE tables SET game = 'checkers' WHERE id = :id",
    "unknown option": """UPDATE tables SET options = '{"colour": 1}' WHERE id = :id""",
    "missing entry": "DELETE FROM entries WHERE table_id = :id AND seq = 2",
    "corrupt seat change": "UPDATE entries SET text = '{oops' WHERE table_id = :id AND seq = 1",
    "missing end": "DELETE FROM entries WHERE table_id = :id AND seq = 3",
    "options of the wrong kind": "UPDATE tables SET options = '[1, 2]' WHERE id = :id",
    "unknown status": "UPDATE tables SET status = 'lost' WHERE id = :id",
    "missing seat": "DELETE FROM seats WHERE table_id = :id AND seat = 1",
}
"""How a table with three entries (its seed, the start, a move) can be damaged."""
IN_A_FILE = {
    "corrupt options": "UPDATE tables SET options = '{oops' WHERE id = :id",
    "text that is none": "UPDATE entries SET text = CAST(x'ff00fe' AS TEXT) WHERE table_id = :id AND seq = 3",
    "a number that is none": "UPDATE tables SET seed = 'many' WHERE id = :id",
}
"""What only SQLite lets happen."""


@pytest.mark.asyncio
async def test_five_damaged_tables_among_fifty(
    stored_backend: Backend, url: str, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    backend = stored_backend
    ann = guest()
    healthy = [await backend.table(ann, BOT, BOT, BOT, seed=number, listed=True) for number in range(45)]
    damaged = [await table_with_a_move(backend, ann) for _ in range(5)]
    await backend.rooms.close()
    await broken(url, dict(zip([room.id for room in damaged], DAMAGE.values(), strict=False)))

    again = LiveTables(backend.store, backend.fake_bots, clock=backend.clock)
    with caplog.at_level(logging.ERROR):
        await again.wake()
    backend.fake_bots.gate.set()
    for room in healthy:
        later = await again.room(room.id)
        async with asyncio.timeout(30):
            while later.table.seq <= room.table.seq:  # its bots move
                await asyncio.sleep(0.01)
    bad = {room.id for room in damaged}
    shown = await again.tables(ann, "en")
    assert {info.id for info in shown.mine if info.damaged} <= bad
    assert len(shown.mine) == len(shown.listed) == 20
    for room in damaged:
        info = (await again.room(room.id)).info(ann, "en")
        assert (info.damaged, info.archived) == (True, False)
        assert info.notice is not None
    logged = [record.getMessage() for record in caplog.records]
    assert {name for name in bad if any(name in line for line in logged)} == bad
    assert not any(str(4) + ":" in line or "bid" in line or "checkers" in line for line in logged)
    await again.close()

    status, output = await admin(url, capsys, "check")
    lines = output.splitlines()
    assert status == 1
    assert {line.split()[0] for line in lines[:-1]} == bad
    assert lines[-1] == ("50 tables: 45 fine, 0 archived, 0 to be archived, 5 damaged.")


@pytest.mark.asyncio
@pytest.mark.parametrize("kind", DAMAGE)
async def test_a_damaged_table_is_shown_as_far_as_it_can_be_read(
    stored_backend: Backend, url: str, kind: str
) -> None:
    await shown_and_closed(stored_backend, url, kind)


@pytest.mark.asyncio
@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("kind", IN_A_FILE)
async def test_so_is_one_with_values_that_only_a_file_can_hold(
    stored_backend: Backend, url: str, kind: str
) -> None:
    await shown_and_closed(stored_backend, url, kind)


async def shown_and_closed(backend: Backend, url: str, kind: str) -> None:
    ann = guest()
    room = await table_with_a_move(backend, ann)
    await backend.rooms.close()
    await broken(url, {room.id: {**DAMAGE, **IN_A_FILE}[kind]})
    again = LiveTables(backend.store, backend.fake_bots, clock=backend.clock)
    later = await again.room(room.id)
    update = seen(later, ann, 0, 0)
    assert update.table.damaged
    assert (update.question, update.choices, update.undo, update.thinking) == (None, [], 0, None)
    if kind in ("illegal entry", "missing end", "text that is none"):
        assert update.view is not None  # the start could be followed
    if kind != "missing end" and "text" not in kind:
        assert update.log[-1].move in ("bid 3", "bid 99")
    for refused in (
        moves.play(later, ann, 0, Play("two", later.table.seq, "bid 4")),
        seats.resign(later, ann),
        again.rematch(later, ann),
    ):
        with pytest.raises(ApiError) as refusal:
            await refused
        assert refusal.value.code == "damaged"
    mine = (await again.tables(ann, "en")).mine
    assert [info.damaged for info in mine] == [True]
    assert [row.id for row in (await again.tables(None, "en")).listed] in ([room.id], [])
    await again.close()


@pytest.mark.asyncio
async def test_a_table_that_was_repaired_continues(stored_backend: Backend, url: str) -> None:
    backend = stored_backend
    ann = guest()
    room = await table_with_a_move(backend, ann)
    await backend.rooms.close()
    await broken(url, {room.id: DAMAGE["illegal entry"]})
    again = LiveTables(backend.store, backend.fake_bots, clock=backend.clock)
    assert (await again.room(room.id)).table.closed == "damaged"
    stored = await backend.store.load(room.id)
    assert stored is not None
    assert stored.table.damaged == 3
    await again.close()

    await broken(url, {room.id: "UPDATE entries SET text = 'bid 3' WHERE table_id = :id AND seq = 3"})
    later = LiveTables(backend.store, backend.fake_bots, clock=backend.clock)
    assert (await later.room(room.id)).table.closed is None
    stored = await backend.store.load(room.id)
    assert stored is not None
    assert stored.table.damaged is None
    await later.close()


def test_every_address_of_a_damaged_table_answers(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    secret = new_secret()
    url = f"sqlite:///{file}"
    ids = asyncio.run(prepared(url, str(guest_of(secret))))
    with serving(file) as address:
        ann = Guest(address)
        ann.http.cookies.set("trailboss_guest", secret)
        assert len(ann.get("/tables").json()["mine"]) == len(ids)
        for table_id in ids:
            at = f"/tables/{table_id}"
            assert ann.table(table_id)["damaged"]
            assert ann.state(table_id)["table"]["notice"].startswith("This table is damaged")
            record = ann.get(f"{at}/record")
            assert (record.status_code, "[Seed " in record.text) == (
                200,
                False,
            )  # it may be played on one day
            assert ann.get(f"{at}/catalogue").status_code in (200, 409)
            assert ann.get(f"{at}/frames").status_code in (200, 409)
            assert code(ann.move(table_id, 0, 3, "bid 4", "two")) == (409, "damaged")
            assert code(ann.post(f"{at}/resign")) == (409, "damaged")
            with ann.live(table_id) as line:
                assert line.next_update()["table"]["damaged"]
        ann.close()


async def prepared(url: str, ann: str) -> list[str]:
    """A file with a table for each kind of damage."""
    store = await Store.open(url)
    backend = Backend(store)
    backend.fake_bots.gate.clear()
    damage = {}
    for statement in [*DAMAGE.values(), *IN_A_FILE.values()]:
        damage[(await table_with_a_move(backend, ann)).id] = statement
    await backend.rooms.close()
    await backend.fake_bots.close()
    await store.close()
    await broken(url, damage)
    return list(damage)
