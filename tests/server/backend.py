"""Rooms without a web server, with bots and a clock that a test holds in its hand."""

from __future__ import annotations

import asyncio

import msgspec

from trailboss.core.contract import State
from trailboss.server.bots.pool import BotPool
from trailboss.server.live_tables import LiveTables
from trailboss.server.protocol.tables import NewSeat, NewTable
from trailboss.server.protocol.updates import Update
from trailboss.server.storage import Store
from trailboss.server.tables.bots import BotFailed, BotNotes, BotRequest
from trailboss.server.tables.names import guest_of, new_secret
from trailboss.server.tables.room import Room


class FakeBots(BotPool):
    """Bots that think at once in this process; those named in `failing` fail, others at some questions."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.failing: set[str] = set()
        self.failing_at: dict[str, set[int]] = {}
        """The questions at which a bot fails, counted from 1."""
        self.notes: list[BotNotes | None] = []
        """The notes that came with each question."""
        self.asked: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def decide(self, state: State, request: BotRequest) -> int:
        spec = request.spec
        self.asked.append(spec)
        self.notes.append(request.notes)
        legal = state.legal()
        await self.gate.wait()
        if spec in self.failing or self.asked.count(spec) in self.failing_at.get(spec, ()):
            raise BotFailed("crashed", spec)
        return legal[request.seed % len(legal)]


class Clock:
    """A clock that a test can put forward."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Backend:
    """A store, bots and the rooms between them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.fake_bots = FakeBots()
        self.clock = Clock()
        self.rooms = LiveTables(store, self.fake_bots, clock=self.clock)

    async def table(self, guest: str, *seats: NewSeat, game: str = "winchester", **more: object) -> Room:
        request = NewTable(game, list(seats), **{"options": {"first": 0}, **more})  # type: ignore[arg-type]
        return await self.rooms.create(request, guest)


def guest() -> str:
    found = guest_of(new_secret())
    assert found is not None
    return found


ME, BOT, OPEN = NewSeat("me", "Ann"), NewSeat("bot", bot="medium"), NewSeat("open")


async def finished(room: Room) -> None:
    """Wait for the end of a game, on a busy machine too, as long as it goes on."""
    while room.table.status != "over":
        seq = room.table.seq
        async with asyncio.timeout(30):
            while room.table.seq == seq:
                await asyncio.sleep(0.01)


def log_lines(room: Room, kind: str) -> list[str]:
    return [
        line for item in room.table.items if item.kind == kind for line in item.for_viewer(None, "en").lines
    ]


def seen(room: Room, guest: str | None, seat: int | None, after: int) -> Update:
    """All that a guest who looks with the eyes of a seat is sent."""
    return msgspec.json.decode(room.update_bytes(guest, seat, "en", after), type=Update)
