"""All tables in memory: loaded when first used, dropped when nobody needs them."""

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Final, Generic, NamedTuple, TypeVar

from trailboss.coach.hints import FULL, QUICK
from trailboss.core.errors import BadMove
from trailboss.server.api_error import ApiError
from trailboss.server.meters import log_error
from trailboss.server.protocol.coach import Judge, Verdict
from trailboss.server.protocol.replays import FinishedSeat
from trailboss.server.protocol.replies import Hinted
from trailboss.server.protocol.requests import Hint
from trailboss.server.protocol.tables import Kept, NewTable, TableInfo, Tables
from trailboss.server.tables.bot_scheduler import BotScheduler
from trailboss.server.tables.bots import BotRunner
from trailboss.server.tables.clock import ClockKeeper
from trailboss.server.tables.create_table import TableDraft, draft_rematch, draft_table
from trailboss.server.tables.moves import check_request, hint_reply
from trailboss.server.tables.names import new_table_id
from trailboss.server.tables.room import Room
from trailboss.server.tables.seats import deal
from trailboss.server.tables.stored.folding import fold, mark, snapshot
from trailboss.server.tables.stored.rows import SeatChange, Snapshot, Stored
from trailboss.server.tables.stored.store import Periods, TableStore, Taken, Unavailable
from trailboss.server.tables.stored.table_log import TableLog
from trailboss.server.tables.viewers.updates import ENCODER
from trailboss.server.tables.viewers.viewer_state import stored_info, totals_of

IDLE: Final = 60.0
"""Seconds until an unused room is dropped from memory: where games are short, most rooms are of games that
have ended, and it takes some milliseconds to bring one back."""
MAX_ROOMS: Final = 400
"""With more rooms than this in memory, unused ones are dropped sooner."""
IN_USE: Final = 10.0
"""Seconds after a request during which its sender may still be about to use the room."""
MAX_OPEN_TABLES: Final = 100
"""Unfinished tables per guest."""
MAX_LISTED: Final = 20
"""Tables shown in a list of tables."""

_ID: Final = re.compile(r"[a-z]{1,20}-[a-z]{1,20}-[a-z2-7]{8}")


_Store = TypeVar("_Store", bound=TableStore)


class Result(NamedTuple):
    """The result of a finished game."""

    seats: list[FinishedSeat]
    key: str
    """Of its review."""


class Rooms(Generic[_Store]):
    """The tables in memory. A host calls `drop_idle` and `write_positions` now and then."""

    def __init__(
        self,
        store: _Store,
        runner: BotRunner,
        *,
        on_settled: Callable[[Room], None] = lambda room: None,
        on_dropped: Callable[[Room], None] = lambda room: None,
        address_of: Callable[[str], str] = lambda guest: "",
        clock: Callable[[], float] = time.time,
        periods: Periods = Periods(),  # noqa: B008  immutable
        chat: bool = False,
    ) -> None:
        """`on_settled` is called when a table waits for its next decision, `on_dropped` when a room is
        dropped from memory; `address_of` returns the address at which a guest was last seen; `chat`
        enables the chat."""
        self.store = store
        self.scheduler = BotScheduler(runner, address_of, self._runs_elsewhere)
        self._clocks = ClockKeeper()
        self._on_settled = on_settled
        self._on_dropped = on_dropped
        self._clock = clock
        self._rooms: dict[str, Room] = {}
        self._folding: dict[str, asyncio.Task[Room]] = {}
        self._shielded: set[asyncio.Task[Any]] = set()
        self._periods = periods
        self.chat = chat
        self.results: OrderedDict[str, Result] = OrderedDict()
        """Results of finished games that somebody asked for (`results.Results`)."""
        self._positions: dict[str, Snapshot] = {}
        """Positions of dropped rooms that are not stored yet."""

    async def close(self) -> None:
        """Finish pending work and stop all bots. Everything acknowledged is already stored."""
        await asyncio.gather(*self._shielded, return_exceptions=True)
        await self._clocks.close()
        await self.scheduler.close()
        for room in self._rooms.values():
            self._keep_position(room)
        await safely(self.write_positions())

    def complete(self, task: asyncio.Task[Any]) -> None:
        """Wait for a task before closing."""
        self._shielded.add(task)
        task.add_done_callback(self._shielded.discard)

    # ---------------------------------------------------------------- finding

    async def room(self, table_id: str) -> Room:
        """The room of a table; raises `ApiError` if the table doesn't exist."""
        found = self._rooms.get(table_id)
        if found is not None:
            found.used = time.monotonic()
            return found
        if _ID.fullmatch(table_id) is None:
            raise ApiError("unknown_table")
        task = self._folding.get(table_id)
        if task is None:
            task = self._folding[table_id] = asyncio.create_task(self._fold(table_id))
            task.add_done_callback(lambda done: self._folding.pop(table_id, None))
        return await asyncio.shield(task)

    async def _fold(self, table_id: str) -> Room:
        stored = await self.store.load(table_id)
        if stored is None:
            raise ApiError("unknown_table")
        table, closing = await fold(stored)
        await mark(self.store, stored, closing, self._clock())
        room = Room(self.store, table, self._settled, self._clock, chat_offered=self.chat)
        if len(self._rooms) >= MAX_ROOMS:
            self.drop_idle(time.monotonic() - IN_USE, MAX_ROOMS - 1)
        self._rooms[table_id] = room
        self._on_loaded(room)
        room.presence_changed = self._clocks.look_after
        self._clocks.look_after(room, new=True)
        if not self._runs_elsewhere(table_id):
            async with room.lock:
                await room.settle()
        return room

    def _settled(self, room: Room) -> None:
        self.scheduler.look_after(room)
        self._clocks.look_after(room)
        self._on_settled(room)

    def _on_loaded(self, room: Room) -> None:
        """A room was loaded; for hosts that share tables with other servers."""

    def _runs_elsewhere(self, table_id: str) -> bool:
        """Does another server run the bots of a table?"""
        return False

    def count(self) -> int:
        """How many rooms are in memory."""
        return len(self._rooms)

    # ---------------------------------------------------------------- setting tables

    async def create(self, request: NewTable, guest: str) -> Room:
        """Create a table, and start the game at once if requested and all seats are taken."""
        if await self.store.open_tables_of(guest) >= MAX_OPEN_TABLES:
            raise ApiError("too_many_tables", most=MAX_OPEN_TABLES)
        new = draft_table(request, guest, self._clock())
        room = await self._keep(new)
        async with room.lock:
            if request.seed is not None:
                await room.write("seat", None, ENCODER.encode(SeatChange("seed")).decode())
            if request.start and all(row.kind != "open" for row in room.table.seats):
                await deal(room)
        return room

    async def rematch(self, room: Room, guest: str | None) -> Room:
        """The rematch of this table, created by the first who asks."""
        async with room.lock:
            table = room.table
            if table.row.rematch is not None:
                return await self.room(table.row.rematch)
            if table.closed == "damaged":
                raise ApiError("damaged", seq=table.seq)
            if table.status != "over":
                raise ApiError("not_over", seq=table.seq)
            if guest is None or (not table.seats_of(guest) and guest != table.row.host):
                raise ApiError("not_your_seat")
            new = draft_rematch(Stored(table.row, table.seats, [], table.holders), self._clock())
            other = await self._keep(new)
            first = await self.store.set_rematch(room.id, other.id)
            table.row = table.row._replace(rematch=first)
            room.changed(seen=False)
        if first != other.id:  # another server was asked at the same time; ours is never started and expires
            self._drop(other.id)
            return await self.room(first)
        async with other.lock:
            await deal(other)
        return other

    async def _keep(self, new: TableDraft) -> Room:
        while True:
            try:
                await self.store.create(new.table, new.seats, new.holders)
            except Taken:
                new = new._replace(table=new.table._replace(id=new_table_id()))
            else:
                return await self.room(new.table.id)

    # ---------------------------------------------------------------- showing tables

    async def tables(self, guest: str | None, lang: str) -> Tables:
        """The tables of a guest, and those that are listed."""
        mine = [] if guest is None else await self.store.tables_of(guest, MAX_LISTED)
        listed = await self.store.listed(MAX_LISTED)
        return Tables(
            [await self._own(stored, guest, lang) for stored in mine],
            [self._known(stored, guest, lang) for stored in listed],
            Kept(*self._periods),
        )

    async def _own(self, stored: Stored, guest: str | None, lang: str) -> TableInfo:
        """One of a guest's tables with its heading; the table is loaded for that."""
        if stored.table.status == "waiting":
            return self._known(stored, guest, lang)
        try:
            room = await self.room(stored.table.id)
        except ApiError:  # deleted meanwhile
            return self._stored_info(stored, guest, lang)
        info = room.info(guest, lang)
        info.totals = totals_of(room.table, guest, lang)
        return info

    def _known(self, stored: Stored, guest: str | None, lang: str) -> TableInfo:
        room = self._rooms.get(stored.table.id)
        return self._stored_info(stored, guest, lang) if room is None else room.info(guest, lang)

    def _stored_info(self, stored: Stored, guest: str | None, lang: str) -> TableInfo:
        return stored_info(stored, guest, lang, chat=self.chat and stored.table.chat)

    # ---------------------------------------------------------------- hints

    async def hint(self, room: Room, guest: str | None, seat: int | None, lang: str, request: Hint) -> Hinted:
        """Advice for the seat to move, to its own person only, at tables that allow it."""
        check_request(request.id)
        if seat is None:
            raise ApiError("not_your_seat")
        room.check_holder(guest, seat)
        if not room.table.row.hints:
            raise ApiError("no_hints", seq=room.table.seq)
        if room.running().to_move != seat:
            raise ApiError("not_your_turn", seq=room.table.seq)
        refusal = room.running().hint_refusal()
        if refusal is not None:
            raise ApiError("no_hints", refusal, ruling=refusal.ruling, seq=room.table.seq)
        asked = room.table.asked
        advice = await self.scheduler.hint(room, guest or "", lang, FULL if request.full else QUICK)
        if room.table.asked != asked:
            raise ApiError("stale", seq=room.table.seq)
        return hint_reply(request, advice)

    async def judge(self, room: Room, guest: str | None, lang: str, request: Judge) -> Verdict:
        """Teaching mode: what a move would cost its player. Only if one person plays against bots, at
        tables that allow hints."""
        room.check_holder(guest, request.seat)
        if not is_lesson(room.table):
            raise ApiError("no_teaching", seq=room.table.seq)
        state = room.running()
        if state.to_move != request.seat:
            raise ApiError("not_your_turn", seq=room.table.seq)
        if request.seq < room.table.asked:
            raise ApiError("stale", seq=room.table.seq)
        if state.hint_refusal() is not None:
            raise ApiError("no_hints", seq=room.table.seq)
        try:
            move = state.game.move(request.move)
        except BadMove as error:
            raise ApiError.of("bad_move", error, room.table.seq) from error
        if move not in state.legal():
            raise ApiError("illegal", seq=room.table.seq)
        return await self.scheduler.judge(room, guest or "", lang, move)

    # ---------------------------------------------------------------- memory

    def drop_idle(self, before: float, most: int = 0) -> None:
        """Drop rooms unused since then, the longest unused first, until `most` are left."""
        unused = [room for room in self._rooms.values() if self._is_unused(room, before)]
        unused.sort(key=lambda room: room.used)
        for room in unused[: max(0, len(self._rooms) - most)]:
            self._drop(room.id)

    def _is_unused(self, room: Room, before: float) -> bool:
        """Has a room been unused since then, and is it not needed now?"""
        needed = (
            room.listeners or room.lock.locked() or self.scheduler.is_busy(room) or self._clocks.is_busy(room)
        )
        return room.used < before and not needed

    def _drop(self, table_id: str) -> None:
        room = self._rooms.pop(table_id, None)
        if room is not None:
            self.scheduler.forget(room)
            self._clocks.forget(room)
            self._keep_position(room)
            self._on_dropped(room)

    def _keep_position(self, room: Room) -> None:
        """Store a digest of the state, to notice if the game ever replays differently."""
        table = room.table
        if table.closed is None and table.kept < table.seq:
            found = snapshot(table)
            if found is not None:
                table.kept = found.seq
                self._positions[room.id] = found

    async def write_positions(self) -> None:
        """Store the positions of rooms that were dropped."""
        positions, self._positions = self._positions, {}
        try:
            await self.store.keep_snapshots(positions)
        except Unavailable:
            self._positions = positions | self._positions
            raise


def is_lesson(table: TableLog) -> bool:
    """May the coach warn here: does one person play against bots, at a table with hints?"""
    people = [row for row in table.seats if row.kind != "bot" or table.holders.get(row.seat)]
    return table.row.hints and len(people) == 1


async def safely(work: Coroutine[Any, Any, object]) -> None:
    """Do something that can be retried later: any error is only logged."""
    try:
        await work
    except Exception as error:  # noqa: BLE001  whatever it is, tables keep working
        log_error(error)
