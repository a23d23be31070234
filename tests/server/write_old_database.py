"""Writes `written_by_4fc913a.sql.gz`: tables of all games, waiting, running and over, as that commit did.

Run it with that commit's code, from a clone of it:

    PYTHONPATH=CLONE/src:CLONE python tests/server/write_old_database.py OUT.sql.gz

Beside the database goes what its games had come to, as OUT.json: `test_old_database.py` compares.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.server.backend import BOT, ME, OPEN, Backend, finished
from trailboss.core.record import digest
from trailboss.server.protocol.requests import Play, TakeBack
from trailboss.server.storage import Store, file_url

SECRET = "A" * 43
"""The cookie of the one person at these tables."""
MOVES = 12
"""So many moves of the person are played at a running table."""
SEATS = {"winchester": 2, "gwt1": 1, "gwt2": 2}
"""Bots beside the person."""


async def main(target: Path) -> None:
    ann = import_module("trailboss.server.guests").guest_of(SECRET)
    assert ann is not None
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "tables.db")
        store = await Store.open(file_url(file))
        backend = Backend(store)
        rooms = []
        for number, (game, bots) in enumerate(SEATS.items()):
            options: dict[str, Any] = {"options": {}, "game": game, "seed": number, "listed": True}
            rooms.append(await backend.table(ann, ME, OPEN, **options))
            running = await backend.table(ann, ME, *[BOT] * bots, **options)
            await play_on(running, ann, number)
            over = await backend.table(ann, BOT, BOT, **{**options, "options": {"first": 1}})
            await finished(over)
            rooms += [running, over]
        await backend.rooms.close()
        await backend.fake_bots.close()
        found = {room.id: came_to(room) for room in rooms}
        await store.close()
        with closing(sqlite3.connect(file)) as connection:
            dump = "\n".join(connection.iterdump())
    target.write_bytes(gzip.compress(dump.encode(), 9, mtime=0))
    target.with_name(target.name.removesuffix(".sql.gz") + ".json").write_text(
        json.dumps(found, indent=1) + "\n"
    )


async def play_on(room: Any, ann: str, seed: int) -> None:
    playing = import_module("trailboss.server.playing")  # as that commit calls it
    """Play by chance, and take back a move now and then."""
    chance = random.Random(seed)
    for number in range(MOVES):
        async with asyncio.timeout(30):
            while room.running().to_move != 0:
                await asyncio.sleep(0.01)
        state = room.running()
        move = room.table.game.text(chance.choice(state.legal()))
        await playing.play(room, ann, 0, Play(f"m{number}", room.table.seq, move))
        if number % 5 == 0 and room.table.undoable_steps(0):
            await playing.take_back(room, ann, 0, TakeBack(f"u{number}", room.table.seq))


def came_to(room: Any) -> dict[str, object]:
    state = room.table.state
    return {
        "game": room.table.row.game,
        "status": room.table.status,
        "seq": room.table.seq,
        "digest": None if state is None else digest(state),
    }


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
