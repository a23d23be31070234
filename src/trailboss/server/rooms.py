"""All live tables of a server: found, folded when first used, dropped when nobody needs them."""

import asyncio
import re
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from trailboss.coach.hints import FULL, QUICK
from trailboss.server.bot_pool import BotPool
from trailboss.server.bot_scheduler import BotScheduler
from trailboss.server.chronicle import SeatChange
from trailboss.server.folding import fold, mark, snapshot
from trailboss.server.founding import Founded, founded, rematch_of
from trailboss.server.guard import noted
from trailboss.server.meters import METERS
from trailboss.server.names import new_table_id
from trailboss.server.playing import check_request, hinted
from trailboss.server.problems import Refusal, both_of
from trailboss.server.protocol import Hint, Hinted, Kept, NewTable, TableInfo, Tables
from trailboss.server.room import Room
from trailboss.server.seating import deal
from trailboss.server.servers import Servers
from trailboss.server.sight import described
from trailboss.server.storage import Periods, Snapshot, Store, Stored, Taken, Unavailable
from trailboss.server.storage.servers import Own
from trailboss.server.updates import ENCODER

IDLE: Final = 300.0
"""Seconds until a room that nobody uses is dropped from memory."""
MOST_ROOMS: Final = 400
"""Beyond so many rooms in memory, those are dropped sooner that nobody uses: one takes up to a megabyte."""
IN_USE: Final = 10.0
"""Seconds since a room was asked for in which whoever asked may still be about to use it."""
STUCK: Final = 30.0
"""Seconds after which a bot of a table is looked after here, whichever server has begun with it."""
CAUGHT_UP_AT_ONCE: Final = 4
"""So many rooms read at the same time what another server has written."""
RECORDS_KEPT: Final = 90 * 24 * 3600.0
"""Seconds that a record that was sent in is kept."""
MOST_RECORDS: Final = 2000
"""So many records are kept; beyond, the oldest ones go."""
SWEEP: Final = 60.0
"""Seconds between two looks for idle rooms."""
PACKED: Final = 3600.0
"""Seconds after which the log of a finished table is packed."""
PACKED_AT_ONCE: Final = 20
"""So many logs are packed in one go; others write in between."""
LISTENED: Final = 3.0
"""Seconds between two looks whether somebody else than this server has changed a table of its file."""
MOST_OPEN: Final = 100
"""So many tables that are not over may be one guest's."""
WOKEN: Final = 200
"""So many tables are looked at when a server starts."""
SHOWN: Final = 20
"""So many tables are shown of a guest, and so many listed ones."""

_ID: Final = re.compile(r"[a-z]{1,20}-[a-z]{1,20}-[a-z2-7]{8}")


_Done = TypeVar("_Done")


class Rooms:
    """The live tables."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        *,
        told: Callable[[Room], None] = lambda room: None,
        dropped: Callable[[Room], None] = lambda room: None,
        address_of: Callable[[str], str] = lambda guest: "",
        clock: Callable[[], float] = time.time,
        periods: Periods = Periods(),  # noqa: B008  it never changes
    ) -> None:
        """`told` hears of every table that waits for the next decision, `dropped` of rooms that go;
        `address_of` tells from where a guest was last seen."""
        self.store = store
        self.scheduler = BotScheduler(pool, address_of, self._runs_elsewhere)
        self._told = told
        self._dropped = dropped
        self._clock = clock
        self._rooms: dict[str, Room] = {}
        self._folding: dict[str, asyncio.Task[Room]] = {}
        self._behind: set[str] = set()
        """Tables at which another server has written what is not taken up here yet."""
        self._catching: dict[str, asyncio.Task[None]] = {}
        self._few = asyncio.Semaphore(CAUGHT_UP_AT_ONCE)
        self.shared = False
        """Do other servers work on the same tables, and tell of it?"""
        self.servers = Servers(store, self._own_doings, self._others_changed, self._adopt, clock)
        self._deeds: set[asyncio.Task[Any]] = set()
        self._periods = periods
        self._positions: dict[str, Snapshot] = {}
        """Where the games of dropped rooms stood, to be written down by `tidy`."""
        self._sweeper: asyncio.Task[None] | None = None
        self._outside: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to keep house, and let bots go on whom the end of the last server interrupted."""
        self.shared = await self.store.listen(self.heard)
        if self.shared:
            await self._safely(self.servers.beat())  # before it is asked what others do
            self.servers.start()
        self._sweeper = asyncio.create_task(self._keep_house())
        if not self.shared:
            self._outside = asyncio.create_task(self._hear_outside())

    async def close(self) -> None:
        """Stop thinking and sweeping. What happened is written down already."""
        for regular in (self._sweeper, self._outside):
            if regular is not None:
                regular.cancel()
                await asyncio.gather(regular, return_exceptions=True)
        catching = list(self._catching.values())
        for task in catching:
            task.cancel()
        await asyncio.gather(*catching, return_exceptions=True)
        await asyncio.gather(*self._deeds, return_exceptions=True)
        await self.servers.close()  # before the bots stop, so that another server finds out which they are
        await self.scheduler.close()
        for room in self._rooms.values():
            self._keep_position(room)
        await self._safely(self._write_positions())

    async def wholly(self, deed: Coroutine[Any, Any, _Done]) -> _Done:
        """Carry something out to its end, even if whoever asked for it is gone before."""
        task = asyncio.create_task(deed)
        self._deeds.add(task)
        task.add_done_callback(self._deeds.discard)
        return await asyncio.shield(task)

    # ---------------------------------------------------------------- finding

    async def room(self, table_id: str) -> Room:
        """The room of a table; raises `Refusal` if there is no such table."""
        found = self._rooms.get(table_id)
        if found is not None:
            found.used = time.monotonic()
            return found
        if _ID.fullmatch(table_id) is None:
            raise Refusal("unknown_table")
        task = self._folding.get(table_id)
        if task is None:
            task = self._folding[table_id] = asyncio.create_task(self._fold(table_id))
            task.add_done_callback(lambda done: self._folding.pop(table_id, None))
        return await asyncio.shield(task)

    async def _fold(self, table_id: str) -> Room:
        stored = await self.store.load(table_id)
        if stored is None:
            raise Refusal("unknown_table")
        table, closing = await fold(stored)
        await mark(self.store, stored, closing, self._clock())
        room = Room(self.store, table, self._settled, self._clock)
        if len(self._rooms) >= MOST_ROOMS:
            self._drop_idle(time.monotonic() - IN_USE, MOST_ROOMS - 1)
        self._rooms[table_id] = room
        room.moved = self.servers.tell_soon
        room.set_elsewhere(self.servers.others.present.get(table_id, frozenset()))
        if not self._runs_elsewhere(table_id):
            async with room.lock:
                await room.settle()
        return room

    def _settled(self, room: Room) -> None:
        self.scheduler.look_after(room)
        self._told(room)

    def count(self) -> int:
        """How many rooms are in memory."""
        return len(self._rooms)

    # ---------------------------------------------------------------- other servers

    def heard(self, table_id: str | None) -> None:
        """Another server has written at a table (None: perhaps at any), of which those here shall know."""
        if self.servers.heard(table_id):
            return
        for each in [*self._rooms, *self._folding] if table_id is None else [table_id]:
            room = self._rooms.get(each)
            if room is None and each not in self._folding:
                continue
            if room is not None and self._is_unused(room, time.monotonic() - IN_USE):
                self._drop(each)
                continue
            self._behind.add(each)
            if each not in self._catching:
                self._catching[each] = asyncio.create_task(self._safely(self._catch_up(each)))

    async def _catch_up(self, table_id: str) -> None:
        """Bots are left to the server that has written; `tidy` sees to those that it left alone."""
        try:
            room = await self.room(table_id)
            while table_id in self._behind:
                async with room.lock, self._few:
                    self._behind.discard(table_id)
                    await room.catch_up()
        finally:
            self._behind.discard(table_id)
            self._catching.pop(table_id, None)

    def _own_doings(self) -> Own:
        """What the other servers shall know: who is connected to this one, and whose bots it runs."""
        rooms = self._rooms.values()
        return Own(
            frozenset((room.id, each.guest or "") for room in rooms for each in room.listeners),
            frozenset(room.id for room in rooms if self.scheduler.is_busy(room)),
        )

    def _runs_elsewhere(self, table_id: str) -> bool:
        return table_id in self.servers.others.running

    def _others_changed(self) -> None:
        present = self.servers.others.present
        for room in self._rooms.values():
            guests = present.get(room.id, frozenset())
            if room.elsewhere != guests:
                room.set_elsewhere(guests)

    async def _adopt(self, table_id: str) -> None:
        """Run the bots of a table from now on whose server has died."""
        await self._safely(self._continue(table_id))

    async def _continue(self, table_id: str) -> None:
        room = await self.room(table_id)
        async with room.lock:
            await room.catch_up()
            await room.settle()

    async def caught_up(self, room: Room) -> None:
        """See to it that a room is not behind what another server has told somebody already."""
        if self.shared:
            async with room.lock:
                await room.catch_up()

    # ---------------------------------------------------------------- setting tables

    async def create(self, wish: NewTable, guest: str) -> Room:
        """Set a new table, and deal at once if that is wished and nobody is missing."""
        if await self.store.open_tables_of(guest) >= MOST_OPEN:
            raise Refusal("too_many_tables", most=MOST_OPEN)
        new = founded(wish, guest, self._clock())
        room = await self._keep(new)
        async with room.lock:
            if wish.seed is not None:
                await room.write("seat", None, ENCODER.encode(SeatChange("seed")).decode())
            if wish.start and all(row.kind != "open" for row in room.table.seats):
                await deal(room)
        return room

    async def rematch(self, room: Room, guest: str | None) -> Room:
        """The table that goes on from this one; whoever asks first sets it."""
        async with room.lock:
            table = room.table
            if table.row.rematch is not None:
                return await self.room(table.row.rematch)
            if table.closed == "damaged":
                raise Refusal("damaged", seq=table.seq)
            if table.status != "over":
                raise Refusal("not_over", seq=table.seq)
            if guest is None or (not table.seats_of(guest) and guest != table.row.host):
                raise Refusal("not_your_seat")
            new = rematch_of(Stored(table.row, table.seats, [], table.holders), self._clock())
            other = await self._keep(new)
            first = await self.store.set_rematch(room.id, other.id)
            table.row = table.row._replace(rematch=first)
            room.changed(seen=False)
        if (
            first != other.id
        ):  # another server was asked at the same time; ours stays unstarted and is forgotten
            self._drop(other.id)
            return await self.room(first)
        async with other.lock:
            await deal(other)
        return other

    async def _keep(self, new: Founded) -> Room:
        while True:
            try:
                await self.store.create(new.table, new.seats, new.holders)
            except Taken:
                new = new._replace(table=new.table._replace(id=new_table_id()))
            else:
                return await self.room(new.table.id)

    # ---------------------------------------------------------------- showing tables

    async def tables(self, guest: str | None) -> Tables:
        """The tables of a guest, and those that are listed."""
        mine = [] if guest is None else await self.store.tables_of(guest, SHOWN)
        listed = await self.store.listed(SHOWN)
        return Tables(
            [await self._own(stored, guest) for stored in mine],
            [self._known(stored, guest) for stored in listed],
            Kept(*self._periods),
        )

    async def _own(self, stored: Stored, guest: str | None) -> TableInfo:
        """An own table with where its game stands, for which it is folded."""
        if stored.table.status == "waiting":
            return self._known(stored, guest)
        try:
            return (await self.room(stored.table.id)).info(guest)
        except Refusal:  # deleted meanwhile
            return described(stored, guest)

    def _known(self, stored: Stored, guest: str | None) -> TableInfo:
        room = self._rooms.get(stored.table.id)
        return described(stored, guest) if room is None else room.info(guest)

    # ---------------------------------------------------------------- hints

    async def hint(self, room: Room, guest: str | None, seat: int | None, request: Hint) -> Hinted:
        """Advice for the seat to move, to its own person only, at tables that allow it."""
        check_request(request.id)
        if seat is None:
            raise Refusal("not_your_seat")
        room.check_holder(guest, seat)
        if not room.table.row.hints:
            raise Refusal("no_hints", seq=room.table.seq)
        if room.running().to_move != seat:
            raise Refusal("not_your_turn", seq=room.table.seq)
        refusal = room.running().hint_refusal()
        if refusal is not None:
            raise Refusal("no_hints", both_of(refusal), ruling=refusal.ruling, seq=room.table.seq)
        asked = room.table.asked
        advice = await self.scheduler.hint(room, guest or "", FULL if request.full else QUICK)
        if room.table.asked != asked:
            raise Refusal("stale", seq=room.table.seq)
        return hinted(request, advice)

    # ---------------------------------------------------------------- keeping house

    async def _keep_house(self) -> None:
        await self._safely(self.wake())
        while True:
            await asyncio.sleep(SWEEP)
            await self._safely(self.tidy())

    async def _hear_outside(self) -> None:
        """A file tells nobody that `trailboss admin` has changed it, so the server looks."""
        while True:
            await asyncio.sleep(LISTENED)
            await self._safely(self.look_outside())

    async def look_outside(self) -> None:
        """Take up what was changed at tables from outside this server."""
        for table_id in await self.store.changed_outside():
            self.heard(table_id)

    @staticmethod
    async def _safely(work: Coroutine[Any, Any, None]) -> None:
        """Do something that can be tried again later."""
        try:
            await work
        except Exception as error:  # noqa: BLE001  whatever it is, the tables go on
            noted(error)

    async def wake(self) -> None:
        """Fold the tables at which bots may have to decide; those that nobody needs are dropped again."""
        for table_id in await self.store.running_with_bots(WOKEN):
            await self._safely(self._wake(table_id))

    async def _wake(self, table_id: str) -> None:
        await self.room(table_id)

    async def tidy(self) -> None:
        """Drop rooms that nobody uses, look after bots that were left alone, and delete what is old."""
        now = self._clock()
        for room in self._rooms.values():
            if now - room.table.asked_at > STUCK:
                self.scheduler.look_after(room)
        self._drop_idle(time.monotonic() - IDLE)
        await self._write_positions()
        for table_id in await self.store.forget(now, self._periods):
            self._drop(table_id)
        await self.store.pack(now - PACKED, PACKED_AT_ONCE)
        METERS.tables = await self.store.counts()
        await self.store.forget_records(now - RECORDS_KEPT, MOST_RECORDS)

    def _drop_idle(self, before: float, most: int = 0) -> None:
        """Drop rooms that nobody has used since then, the longest unused first, until so many are left."""
        unused = [room for room in self._rooms.values() if self._is_unused(room, before)]
        unused.sort(key=lambda room: room.used)
        for room in unused[: max(0, len(self._rooms) - most)]:
            self._drop(room.id)

    def _is_unused(self, room: Room, before: float) -> bool:
        """Has nobody used a room since then, and does nobody need it now?"""
        needed = room.listeners or room.lock.locked() or room.id in self._catching
        return room.used < before and not needed and not self.scheduler.is_busy(room)

    def _drop(self, table_id: str) -> None:
        room = self._rooms.pop(table_id, None)
        if room is not None:
            self.scheduler.forget(room)
            self._keep_position(room)
            self._dropped(room)

    def _keep_position(self, room: Room) -> None:
        """Remember where a game stands, so that it is noticed if it ever replays differently."""
        table = room.table
        if table.closed is None and table.kept < table.seq:
            found = snapshot(table)
            if found is not None:
                table.kept = found.seq
                self._positions[room.id] = found

    async def _write_positions(self) -> None:
        """Write down the positions of rooms that were dropped."""
        positions, self._positions = self._positions, {}
        try:
            await self.store.keep_snapshots(positions)
        except Unavailable:
            self._positions = positions | self._positions
            raise
