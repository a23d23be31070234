"""A live table: what is written down, in which order, and who is told.

A room folds the entries of one table and keeps them as a cache. Whoever changes something holds the room's
lock, writes the entry to the store first, follows it here, and then everybody who listens is woken. A second
writer elsewhere is noticed by the store, or tells of itself; the room then catches up with what is written.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

import msgspec

from trailboss.core.contract import State
from trailboss.server.chronicle import Chronicle, SeatChange
from trailboss.server.folding import fold, follow_all, mark
from trailboss.server.meters import METERS
from trailboss.server.problems import Refusal
from trailboss.server.protocol import Status, TableInfo, Update
from trailboss.server.sight import Sight, sight, table_info, update
from trailboss.server.storage import EntryRow, SeatRow, Store, Taken, Unavailable

log: Final = logging.getLogger("trailboss.server")

ENCODER: Final = msgspec.json.Encoder()
LONGEST_LOG: Final = 10_000
"""Entries of a table; the longest games have less than a fifth of it."""
KEPT_UPDATES: Final = 64
"""So many different updates of one moment are kept for equal viewers."""
KEPT_BACK: Final = 8
"""Only those are kept that tell the whole log or not more than so many entries: others have no equals."""


class Listener:
    """A client that wants to know of everything: whose eyes it has, and what it has got."""

    def __init__(self, guest: str | None, seat: int | None, after: int) -> None:
        self.guest = guest
        self.seat = seat
        self.after = after
        self.version = -1
        """The version of the room that it has got."""
        self.wake = asyncio.Event()


class Room:
    """One table in memory."""

    def __init__(
        self, store: Store, table: Chronicle, settled: Callable[["Room"], None], clock: Callable[[], float]
    ) -> None:
        """`settled` is called after every entry, when the table waits for the next decision."""
        self.store = store
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.version = 0
        """Counts whatever viewers can see: entries, and who is here."""
        self.used = time.monotonic()
        self.clock = clock
        self.gone: dict[int, float] = dict.fromkeys(range(table.row.count), clock())
        """Since when nobody of a seat is here."""
        self._settled = settled
        self._sights: dict[int | None, Sight] = {}
        self._updates: dict[tuple[object, ...], bytes] = {}

    @property
    def id(self) -> str:
        return self.table.row.id

    # ---------------------------------------------------------------- writing

    async def write(
        self,
        kind: str,
        seat: int | None,
        text: str,
        request: str | None = None,
        *,
        status: Status | None = None,
        seats: Iterable[SeatRow] = (),
        holders: Mapping[int, Collection[str]] | None = None,
    ) -> int:
        """Write the next entry and follow it; its number. Whoever calls holds the lock.

        Raises `Refusal` `stale` when somebody else has written meanwhile.
        """
        self.check_open()
        entry = EntryRow(self.table.seq + 1, kind, seat, text, request, self.clock())
        try:
            await self.store.append(self.id, entry, status, seats, holders)
            METERS.moves += kind == "move"
        except Taken:
            await self.catch_up()
            raise Refusal("stale", seq=self.table.seq) from None
        for changed, guests in (holders or {}).items():
            self.table.holders[changed] = set(guests)
        try:
            self.table.follow(entry)
        except Exception:
            await self.reload()  # what is written counts, whatever became of the copy in memory
            raise
        self.changed()
        return entry.seq

    async def write_seat(
        self,
        seat: int,
        change: SeatChange,
        request: str | None = None,
        holders: Mapping[int, Collection[str]] | None = None,
    ) -> int:
        """Write down who decides at a seat from now on."""
        row = SeatRow(seat, change.kind, change.name, change.bot)
        text = ENCODER.encode(change).decode()
        return await self.write("seat", seat, text, request, seats=[row], holders=holders)

    async def settle(self) -> None:
        """After a change: end a game that is over, and let whoever has to decide know. Holds the lock.

        If the end cannot be written down right now, whoever minds the bots tries again.
        """
        try:
            if self.table.to_be_ended():
                await self.write("over", None, "", status="over")
        except Unavailable as error:
            log.warning("the end of a game has to wait: %s", error.key)
        self._settled(self)

    async def catch_up(self) -> None:
        """Take up what another server has written meanwhile. Whoever calls holds the lock."""
        stored = await self.store.load(self.id, self.table.seq)
        if stored is None:
            raise Refusal("unknown_table")
        if (stored.table.archived is None) != (self.table.closed != "archived"):
            await self.reload()
            return
        if self.table.closed is not None:
            return
        before = self._told_apart()
        try:
            await follow_all(self.table, stored.entries)
        except Exception:
            await self.reload()
            raise
        self.table.seats = list(stored.seats)
        self.table.holders = {seat: set(stored.holders.get(seat, ())) for seat in self.table.holders}
        self.table.row = self.table.row._replace(rematch=stored.table.rematch)
        if self._told_apart() != before:
            used = self.used
            self.changed()
            self.used = used  # elsewhere, not here

    def _told_apart(self) -> tuple[object, ...]:
        """All by which the table of now differs from that of another moment."""
        table = self.table
        held = {seat: frozenset(guests) for seat, guests in table.holders.items()}
        return table.seq, list(table.seats), held, table.row.rematch

    async def reload(self) -> None:
        """Fold the table anew from what is stored."""
        stored = await self.store.load(self.id)
        if stored is None:
            raise Refusal("unknown_table")
        self.table, closing = await fold(stored)
        await mark(self.store, stored, closing, self.clock())
        self.changed()

    # ---------------------------------------------------------------- telling

    def changed(self, *, seen: bool = True) -> None:
        """Wake everybody who listens; `seen` if the game itself may look different."""
        self.version += 1
        self.used = time.monotonic()
        self._updates.clear()
        if seen:
            self._sights.clear()
        for listener in self.listeners:
            listener.wake.set()

    def enter(self, listener: Listener) -> None:
        before = self.here()
        self.listeners.add(listener)
        self._presence(before)

    def leave(self, listener: Listener) -> None:
        before = self.here()
        self.listeners.discard(listener)
        self._presence(before)

    def here(self) -> frozenset[int]:
        """The seats whose persons are connected."""
        guests = {listener.guest for listener in self.listeners}
        return frozenset(seat for seat, held in self.table.holders.items() if not held.isdisjoint(guests))

    def is_watched(self) -> bool:
        """Is anybody looking?"""
        return bool(self.listeners)

    def _presence(self, before: frozenset[int]) -> None:
        here = self.here()
        for seat in before - here:
            self.gone[seat] = self.clock()
        if here != before:
            self.changed(seen=False)

    # ---------------------------------------------------------------- what a viewer gets

    def info(self, guest: str | None) -> TableInfo:
        self.used = time.monotonic()
        return table_info(self.table, guest, self.here())

    def sight(self, seat: int | None) -> Sight:
        """What a seat may see; built once for each moment."""
        found = self._sights.get(seat)
        if found is None:
            found = self._sights[seat] = sight(self.table, seat)
        return found

    def update(self, guest: str | None, seat: int | None, after: int) -> Update:
        """All that a guest who looks with the eyes of a seat may see now."""
        bot = self.table.bot_to_move()
        thinking = None if bot is None else bot.seat
        return update(self.table, self.sight(seat), self.info(guest), seat, after, thinking)

    def update_bytes(self, guest: str | None, seat: int | None, after: int) -> bytes:
        """The same as JSON; equal viewers share the bytes."""
        after = min(after, self.table.seq)
        if 0 < after < self.table.seq - KEPT_BACK:
            return ENCODER.encode(self.update(guest, seat, after))
        key = (seat, after, tuple(self.table.seats_of(guest)), guest == self.table.row.host)
        found = self._updates.get(key)
        if found is None:
            found = ENCODER.encode(self.update(guest, seat, after))
            if len(self._updates) < KEPT_UPDATES:
                self._updates[key] = found
        return found

    # ---------------------------------------------------------------- who may do what

    def check_open(self) -> None:
        """Raise `Refusal` if the table is damaged or archived: then nothing is written here any more."""
        if self.table.closed is not None:
            raise Refusal(self.table.closed, seq=self.table.seq)

    def running(self) -> State:
        """The state of a running game; raises `Refusal` if there is none."""
        self.check_open()
        state = self.table.state
        if state is None or state.over or self.table.status != "running":
            raise Refusal("not_running", seq=self.table.seq)
        return state

    def check_log(self) -> None:
        """Raise `Refusal` if so much is written that only the game itself may add to it.

        A game comes to its end; taking back and changing seats need not.
        """
        if self.table.seq >= LONGEST_LOG:
            raise Refusal("log_full", seq=self.table.seq)

    def check_seat(self, seat: int) -> SeatRow:
        """The seat of that number; raises `Refusal` if there is none."""
        if not 0 <= seat < len(self.table.seats):
            raise Refusal("bad_seats")
        return self.table.seats[seat]

    def check_holder(self, guest: str | None, seat: int | None) -> None:
        """Raise `Refusal` unless the guest may look with the eyes of that seat."""
        if not self.may_look(guest, seat):
            raise Refusal("not_your_seat")

    def may_look(self, guest: str | None, seat: int | None) -> bool:
        """May a guest look with the eyes of that seat now? With a spectator's everybody may."""
        return seat is None or (guest is not None and guest in self.table.holders.get(seat, ()))

    def eyes(self, guest: str | None, seat: int | None) -> int | None:
        """The seat with whose eyes a guest may look, checked."""
        self.check_holder(guest, seat)
        return seat
