"""The tables of a server: shared with other servers, woken after a restart, maintained once a minute."""

import asyncio
import time
from typing import Any, Final

from trailboss.server.cluster import Cluster
from trailboss.server.meters import METERS
from trailboss.server.storage import Store
from trailboss.server.storage.cluster import ServerReport
from trailboss.server.storage.steps import CHAT
from trailboss.server.tables.room import Room
from trailboss.server.tables.rooms import IDLE, IN_USE, Rooms, safely

STUCK_AFTER: Final = 30.0
"""Seconds after which this server runs the bot of a table, whichever server began with it."""
CAUGHT_UP_AT_ONCE: Final = 4
"""How many rooms catch up with another server at the same time."""
RECORD_LIFETIME: Final = 90 * 24 * 3600.0
"""Seconds that an uploaded record is kept."""
MAX_RECORDS: Final = 2000
"""Records that are kept; beyond that the oldest ones are deleted."""
MAINTENANCE_EVERY: Final = 60.0
"""Seconds between two rounds of maintenance."""
PACK_AFTER: Final = 3600.0
"""Seconds after which the log of a finished table is packed."""
PACKED_AT_ONCE: Final = 20
"""Logs packed in one go; other writes happen in between."""
OUTSIDE_CHECK: Final = 3.0
"""Seconds between two checks whether `trailboss admin` has changed a table of the file."""
MAX_WOKEN: Final = 200
"""Tables that are loaded when a server starts."""


class LiveTables(Rooms[Store]):
    """The tables of one server, which may be one of several on the same database."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._behind: set[str] = set()
        """Tables to which another server has written something that isn't applied here yet."""
        self._catching: dict[str, asyncio.Task[None]] = {}
        self._limit = asyncio.Semaphore(CAUGHT_UP_AT_ONCE)
        self.shared = False
        """Do other servers work on the same tables, and notify this one?"""
        self.servers = Cluster(
            self.store,
            self._report,
            self._others_changed,
            lambda table_id: safely(self._adopt(table_id)),
            self._clock,
        )
        self._maintaining: asyncio.Task[None] | None = None
        self._outside: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start maintenance, and let bots continue that the end of the last server interrupted."""
        self.shared = await self.store.listen(self.on_notice)
        if self.shared:
            await safely(self.servers.beat())  # before asking what the others do
            self.servers.start()
        await safely(self._count())
        self._maintaining = asyncio.create_task(self._maintain())
        if not self.shared:
            self._outside = asyncio.create_task(self._watch_outside())

    async def close(self) -> None:
        for regular in (self._maintaining, self._outside):
            if regular is not None:
                regular.cancel()
                await asyncio.gather(regular, return_exceptions=True)
        catching = list(self._catching.values())
        for task in catching:
            task.cancel()
        await asyncio.gather(*catching, return_exceptions=True)
        await asyncio.gather(*self._shielded, return_exceptions=True)
        await self.servers.close()  # before the bots stop, so that another server learns which they are
        await super().close()

    # ---------------------------------------------------------------- other servers

    def on_notice(self, table_id: str | None) -> None:
        """Another server has written to a table (None: perhaps to any): catch up."""
        if self.servers.on_notice(table_id):
            return
        if table_id is not None and table_id.startswith(CHAT):
            self._read_chat(table_id.removeprefix(CHAT))
            return
        if table_id is None:
            for each in self._rooms:
                self._read_chat(each)
        for each in [*self._rooms, *self._folding] if table_id is None else [table_id]:
            room = self._rooms.get(each)
            if room is None and each not in self._folding:
                continue
            if room is not None and self._is_unused(room, time.monotonic() - IN_USE):
                self._drop(each)
                continue
            self._behind.add(each)
            if each not in self._catching:
                self._catching[each] = asyncio.create_task(safely(self._catch_up(each)))

    def _read_chat(self, table_id: str) -> None:
        """Load what was written through another server: now, or when somebody here needs it."""
        room = self._rooms.get(table_id)
        if room is not None and not room.listeners:
            room.forget_chat()
        elif room is not None:
            self.complete(asyncio.create_task(safely(room.read_chat())))

    async def _catch_up(self, table_id: str) -> None:
        """Catch up with another server. It also runs the bots; `tidy` restarts bots left waiting."""
        try:
            room = await self.room(table_id)
            while table_id in self._behind:
                async with room.lock, self._limit:
                    self._behind.discard(table_id)
                    await room.catch_up()
                    if room.order_due() is not None:  # it came too late for the server that has written
                        await room.settle()
        finally:
            self._behind.discard(table_id)
            self._catching.pop(table_id, None)

    def _report(self) -> ServerReport:
        """What to share with the other servers: who is connected here, and whose bots run here."""
        rooms = self._rooms.values()
        return ServerReport(
            frozenset((room.id, each.guest or "") for room in rooms for each in room.listeners),
            frozenset(room.id for room in rooms if self.scheduler.is_busy(room)),
        )

    def _on_loaded(self, room: Room) -> None:
        room.moved = self.servers.beat_soon
        room.set_elsewhere(self.servers.others.present.get(room.id, frozenset()))

    def _is_unused(self, room: Room, before: float) -> bool:
        return room.id not in self._catching and super()._is_unused(room, before)

    def _runs_elsewhere(self, table_id: str) -> bool:
        return table_id in self.servers.others.running

    def _others_changed(self) -> None:
        present = self.servers.others.present
        for room in self._rooms.values():
            guests = present.get(room.id, frozenset())
            if room.elsewhere != guests:
                room.set_elsewhere(guests)

    async def _adopt(self, table_id: str) -> None:
        """Run the bots of a table from now on, because its server has died."""
        room = await self.room(table_id)
        async with room.lock:
            await room.catch_up()
            await room.settle()

    async def caught_up(self, room: Room) -> None:
        """Make sure that a room isn't behind what another server has already shown."""
        if self.shared:
            async with room.lock:
                await room.catch_up()

    # ---------------------------------------------------------------- maintenance

    async def _maintain(self) -> None:
        await safely(self.wake())
        while True:
            await asyncio.sleep(MAINTENANCE_EVERY)
            await safely(self.tidy())

    async def _watch_outside(self) -> None:
        """SQLite sends no notice when `trailboss admin` changes the file, so the server checks."""
        while True:
            await asyncio.sleep(OUTSIDE_CHECK)
            await safely(self.load_outside_changes())

    async def load_outside_changes(self) -> None:
        """Load changes that were made outside this server."""
        for table_id in await self.store.changed_outside():
            self.on_notice(table_id)

    async def wake(self) -> None:
        """Load the tables where a bot may have to move; those without one are dropped again."""
        for table_id in await self.store.running_with_bots(MAX_WOKEN):
            await safely(self.room(table_id))

    async def _count(self) -> None:
        METERS.tables = await self.store.counts()

    async def tidy(self) -> None:
        """Drop unused rooms, restart bots that were left waiting, and delete old tables."""
        now = self._clock()
        for room in self._rooms.values():
            if now - room.table.asked_at > STUCK_AFTER:
                self.scheduler.look_after(room)
        self.drop_idle(time.monotonic() - IDLE)
        await self.write_positions()
        for table_id in await self.store.forget(now, self._periods):
            self._drop(table_id)
        await self.store.pack(now - PACK_AFTER, PACKED_AT_ONCE)
        await self._count()
        await self.store.forget_records(now - RECORD_LIFETIME, MAX_RECORDS)
        await self.store.forget_ratings(now - self._periods.finished)
