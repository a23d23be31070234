"""The tables are a library: a host needs a store and somebody who lets bots decide, and nothing else."""

import asyncio
import json
import subprocess
import sys

import pytest

from tests.coach.games import played
from trailboss.core.contract import State
from trailboss.server.protocol.requests import Play, TakeBack
from trailboss.server.protocol.tables import Join, NewSeat, NewTable
from trailboss.server.tables import moves, seats
from trailboss.server.tables.bots import BotRequest, answer_question, ask_coach, bot_question
from trailboss.server.tables.names import guest_of, new_secret
from trailboss.server.tables.room import Listener, Room
from trailboss.server.tables.rooms import Rooms
from trailboss.server.tables.stored.memory_store import MemoryStore
from trailboss.server.tables.stored.rows import EntryRow, Stored

NEVER = ("alembic", "fastapi", "sqlalchemy", "starlette", "uvicorn")


class HereAndNow:
    """Bots decide in this very process."""

    async def decide(self, state: State, request: BotRequest) -> int:
        return answer_question(bot_question(state, request))[0]

    async def advise(self, state: State, request: BotRequest) -> bytes:
        return ask_coach(bot_question(state, request))[1]


class Kept(MemoryStore):
    """Remembers what a host would write to its own storage."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[str, Stored] = {}

    async def keep(self, stored: Stored, entry: EntryRow | None = None) -> None:
        self.kept[stored.table.id] = stored


def someone() -> str:
    guest = guest_of(new_secret())
    assert guest is not None
    return guest


async def their_turn(room: Room) -> None:
    async with asyncio.timeout(30):
        while room.table.bot_to_move() is not None:
            await asyncio.sleep(0)


@pytest.mark.asyncio
async def test_a_game_without_a_server() -> None:
    store, anna, ben = Kept(), someone(), someone()
    rooms = Rooms(store, HereAndNow())
    request = NewTable(
        "winchester", [NewSeat("me", "Anna"), NewSeat("open"), NewSeat("bot", bot="easy")], seed=3
    )
    room = await rooms.create(request, anna)
    await seats.join(room, ben, Join("Ben"))
    await seats.start(room, anna)
    viewer = Listener(anna, 0, 0, changes=True)
    room.enter(viewer)
    assert b'"type":"update"' in room.news(viewer)
    for number in range(12):
        await their_turn(room)
        state = room.running()
        guest = (anna, ben)[state.to_move]
        move = room.table.game.text(state.legal()[0])
        await moves.play(room, guest, state.to_move, Play(f"move {number}", room.table.seq, move))
        assert b'"type":"changes"' in room.news(viewer)
    room.leave(viewer)
    await their_turn(room)
    seat = room.running().to_move
    for number in range(room.table.undoable_steps(seat)):
        await moves.take_back(room, (anna, ben)[seat], seat, TakeBack(f"undo {number}", room.table.seq))
    assert [each.id for each in (await rooms.tables(anna, "en")).mine] == [room.id]
    position = room.running().dump()
    await rooms.close()

    again = Rooms(MemoryStore(store.kept.values()), HereAndNow())
    loaded = await again.room(room.id)
    assert loaded.running().dump() == position
    assert loaded.table.seats_of(ben) == [1]
    await again.close()


def test_the_tables_library_imports_no_framework() -> None:
    program = (
        "import sys, pkgutil, importlib, trailboss.server.tables as tables\n"
        "for each in pkgutil.iter_modules(tables.__path__, tables.__name__ + '.'):\n"
        "    importlib.import_module(each.name)\n"
        "print(*sys.modules)"
    )
    found = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert "trailboss.server.tables.rooms" in found.stdout.split()
    assert not [name for name in NEVER if name in found.stdout.split()]


def test_a_hint_calls_players_by_their_names() -> None:
    """Some of the moves to choose from lead to Ben's buildings."""
    state = played("gwt2", 2, 120)
    names, game = ["Anna", "Ben"], state.game

    def texts() -> list[str]:
        return [game.format_move(state, move, "en", names) for move in state.legal()]

    while state.to_move != 0 or sum("Ben" in text for text in texts()) < 2:
        state.play(state.legal()[0])
    hint = json.loads(ask_coach(bot_question(state, BotRequest("coach:6", 1, names=names)))[1])["en"]
    candidates = [each["text"] for each in hint["candidates"]]
    assert set(candidates) <= set(texts())
    assert any("Ben" in text for text in candidates)
    assert "Ben" in " ".join([hint["words"]["move"], *hint["words"]["comparison"]])
