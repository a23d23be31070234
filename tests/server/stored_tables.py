"""Tables in a database, to be looked at from outside: damaged, archived, checked."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from sqlalchemy import Connection, TextClause, text

from tests.server.backend import BOT, ME, Backend
from trailboss.cli.app import run
from trailboss.server.protocol.requests import Play
from trailboss.server.storage.opening import database_at, parsed
from trailboss.server.tables import moves
from trailboss.server.tables.room import Room


async def broken(url: str, damage: dict[str, str]) -> None:
    """Damage tables, each by a statement."""
    database = database_at(parsed(url))
    for table_id, statement in damage.items():
        await database.write(partial(_carry_out, statement=text(statement), table_id=table_id))
    await database.close()


def _carry_out(connection: Connection, statement: TextClause, table_id: str) -> None:
    connection.execute(statement, {"id": table_id})


async def table_with_a_move(backend: Backend, ann: str) -> Room:
    """A table with three entries, at which Ann's next move is awaited."""
    room = await backend.table(ann, ME, BOT, BOT, seed=4, listed=True)
    await moves.play(room, ann, 0, Play("one", room.table.seq, "bid 3"))
    return room


async def admin(url: str, capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str]:
    """The exit status of a command of `trailboss admin`, and what it says."""
    where = ["--data", url.removeprefix("sqlite:///")] if url.startswith("sqlite") else ["--database", url]
    status = await asyncio.to_thread(run, ["admin", *args, *where, "--lang", "en"])
    output = capsys.readouterr()
    return status, output.out + output.err
