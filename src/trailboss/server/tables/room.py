"""A live table: stores entries in order and notifies its listeners.

A room is a cache of one table, folded from its entries. A change takes the room's lock, writes the entry to
the store first, applies it here, and then wakes all listeners. If another server has written, the store
notices or a notice arrives, and the room catches up.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

from trailboss.core.contract import State
from trailboss.core.messages import ENGLISH
from trailboss.presentation import automatic
from trailboss.server.api_error import ApiError
from trailboss.server.meters import METERS
from trailboss.server.protocol.replies import Chat, ChatLine
from trailboss.server.protocol.tables import Status, TableInfo
from trailboss.server.tables.standing_orders import Order, what_changed
from trailboss.server.tables.stored.folding import apply_all, fold, mark
from trailboss.server.tables.stored.log_items import MOVES
from trailboss.server.tables.stored.rows import ChatRow, EntryRow, SeatChange, SeatRow
from trailboss.server.tables.stored.store import TableStore, Taken, Unavailable
from trailboss.server.tables.stored.table_log import TableLog
from trailboss.server.tables.viewers.updates import ENCODER, Parts, Updates, ViewerKey
from trailboss.server.tables.viewers.viewer_state import table_info
from trailboss.server.tables.viewers.wake import Wake

log: Final = logging.getLogger("trailboss.server")

MAX_LOG_ENTRIES: Final = 10_000
"""Entries of a table; the longest games have less than a fifth of it."""


class Listener:
    """A connected client: whose view it gets, and what it was sent."""

    def __init__(
        self, guest: str | None, seat: int | None, after: int, *, lang: str = ENGLISH, changes: bool = False
    ) -> None:
        """`changes`: after one full update, send only what changed."""
        self.guest = guest
        self.seat = seat
        self.after = after
        self.lang = lang
        self.changes = changes
        self.sent: Parts | None = None
        """What it was sent last, if it gets only changes."""
        self.version = -1
        """The version of the room that it was sent."""
        self.chat_sent = 0
        """The number of the last chat line that it was sent."""
        self.wake = Wake()

    def switch_seat(self, seat: int | None) -> None:
        """Another seat has another log and view, so the next update is a full one."""
        self.seat, self.after, self.version, self.sent = seat, 0, -1, None

    def switch_language(self, lang: str) -> None:
        """The next update is a full one, in another language."""
        self.lang = lang
        self.switch_seat(self.seat)


class Room:
    """One table in memory."""

    def __init__(
        self,
        store: TableStore,
        table: TableLog,
        settled: Callable[["Room"], None],
        clock: Callable[[], float],
        *,
        chat_offered: bool = False,
    ) -> None:
        """`settled` is called after every entry, when the table waits for the next decision;
        `chat_offered` says whether this server offers a chat."""
        self.store = store
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self._outdated: set[Listener] = set()
        """Those of them who were not sent the current version."""
        self.version = 0
        """Counts changes that viewers can see: entries, and who is connected."""
        self.used = time.monotonic()
        self.clock = clock
        self.gone: dict[int, float] = dict.fromkeys(range(table.row.count), clock())
        """By seat: since when nobody has been connected."""
        self.seen: dict[str, float] = {}
        """When each guest's connection was last stored."""
        self.elsewhere: frozenset[str] = frozenset()
        """Guests who are connected through other servers."""
        self.moved: Callable[[], None] = lambda: None
        """Called when somebody connects or disconnects."""
        self.presence_changed: Callable[[Room], None] = lambda room: None
        """Called when the first device of a seat comes or the last one goes."""
        self.chat_offered = chat_offered
        self._chat: list[ChatRow] | None = None
        """What was written at this table; None: not read yet."""
        self._settled = settled
        self._wake_pending = False
        """Is there an entry that listeners haven't been woken for yet?"""
        self._updates = Updates()

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
        wake: bool = True,
    ) -> int:
        """Write and apply the next entry; returns its number. The caller holds the lock, and calls `settle`
        later if nobody is to be woken yet.

        Raises `ApiError` `stale` if another writer was first.
        """
        self.check_open()
        rows = list(seats)
        entry = EntryRow(self.table.seq + 1, kind, seat, text, request, self.clock())
        try:
            await self.store.append(self.id, entry, status, rows, holders)
            METERS.moves += kind in MOVES
        except Taken:
            await self.catch_up()
            raise ApiError("stale", seq=self.table.seq) from None
        for changed, guests in (holders or {}).items():
            self.table.holders[changed] = set(guests)
        try:
            self.table.apply(entry)
        except Exception:
            await self.reload()  # what is stored counts, whatever happened to the copy in memory
            raise
        for row in rows:
            self.table.seats[row.seat] = row
        self._updates.clear(seen=True)
        self._wake_pending = not wake
        if wake:
            self.changed()
        return entry.seq

    async def write_seat(
        self,
        seat: int,
        change: SeatChange,
        holders: Mapping[int, Collection[str]] | None = None,
    ) -> int:
        """Store who decides at a seat from now on."""
        row = change.row(self.table.seats[seat])
        text = ENCODER.encode(change).decode()
        return await self.write("seat", seat, text, seats=[row], holders=holders)

    async def settle(self) -> None:
        """After a change: play forced answers, end a game that is over, and notify the seat to move. Holds
        the lock.

        If the end can't be stored right now, the bot scheduler tries again.
        """
        try:
            ask, moves = self.table.undo_ask, self.table.agreed_undo()
            if ask is not None and moves:
                await self.write("undo", ask.seat, str(moves), wake=False)
            await self._play_forced()
            while await self._play_order():
                await self._play_forced()
            if self.table.to_be_ended():
                await self.write("over", None, "", status="over")
        except Unavailable as error:
            log.warning("the end of a game has to wait: %s", error.key)
        if self._wake_pending:
            self._wake_pending = False
            self.changed()
        self._settled(self)

    async def _play_forced(self) -> None:
        """Give an answer for a person if it is the only possible one, as everybody can see. An unanswered
        question does no harm, so any problem simply stops this."""
        while (seat := self.table.person_to_move()) is not None:
            state = self.running()
            move = automatic(state)
            if move is None:
                return
            try:
                await self.write("auto", seat, self.table.game.text(move), wake=False)
            except ApiError:  # another writer was first, and settles
                return

    # ---------------------------------------------------------------- standing orders

    def order_due(self) -> Order | None:
        """The order of the person to move, if it can still be played."""
        seat = self.table.person_to_move()
        text = None if seat is None else self.table.seats[seat].order
        order = None if text is None else Order.loads(text)
        return None if order is None or order.change is not None else order

    async def _play_order(self) -> bool:
        """Play the next step of the standing order of the person to move, if nothing it depends on has
        changed; returns whether anything was played. An order and its moves are stored together, so none
        is played twice."""
        seat, order = self.table.person_to_move(), self.order_due()
        if seat is None or order is None:
            return False
        change = what_changed(order, self.running(), seat)
        if change is not None:
            await self.set_order(seat, Order(order.asked, order.moves, change).dumps())
            return False
        row = self.table.seats[seat]._replace(order=order.rest())
        try:
            for planned in order.step():
                await self.write(planned.kind, seat, planned.move, seats=[row], wake=False)
        except ApiError:  # another writer was first, and settles
            return False
        return True

    async def set_order(self, seat: int, order: str | None) -> None:
        """Set or clear the standing order of a seat. The caller holds the lock."""
        await self.store.set_order(self.id, seat, order)
        self.table.seats[seat] = self.table.seats[seat]._replace(order=order)
        self._order_changed(seat)

    def _order_changed(self, seat: int) -> None:
        """Wake only the listeners of that seat."""
        self._updates.clear(seen=True)
        for listener in self.listeners:
            if listener.seat == seat:
                listener.version = -1
                listener.wake.set()

    # ---------------------------------------------------------------- other writers

    async def catch_up(self) -> None:
        """Load what another server has written meanwhile. The caller holds the lock."""
        stored = await self.store.load(self.id, self.table.seq)
        if stored is None:
            raise ApiError("unknown_table")
        if (stored.table.archived is None) != (self.table.closed != "archived"):
            await self.reload()
            return
        if self.table.closed is not None:
            return
        before, orders = self._visible(), [row.order for row in self.table.seats]
        try:
            await apply_all(self.table, stored.entries)
        except Exception:
            await self.reload()
            raise
        self.table.seats = list(stored.seats)
        self.table.holders = {seat: set(stored.holders.get(seat, ())) for seat in self.table.holders}
        self.table.row = self.table.row._replace(rematch=stored.table.rematch, chat=stored.table.chat)
        if self._visible() != before:
            used = self.used
            self.changed()
            self.used = used  # elsewhere, not here
        for row, order in zip(self.table.seats, orders, strict=True):
            if row.order != order:
                self._order_changed(row.seat)

    def _visible(self) -> tuple[object, ...]:
        """Everything that viewers can see of the table itself, to notice changes."""
        table = self.table
        held = {seat: frozenset(guests) for seat, guests in table.holders.items()}
        seats = [row._replace(order=None) for row in table.seats]
        return table.seq, seats, held, table.row.rematch, table.row.chat

    async def reload(self) -> None:
        """Rebuild the table from its stored entries."""
        stored = await self.store.load(self.id)
        if stored is None:
            raise ApiError("unknown_table")
        self.table, closing = await fold(stored)
        await mark(self.store, stored, closing, self.clock())
        self.changed()

    # ---------------------------------------------------------------- listeners

    def changed(self, *, seen: bool = True) -> None:
        """Wake all listeners; `seen` if the game itself may look different."""
        self.version += 1
        self.used = time.monotonic()
        self._updates.clear(seen=seen)
        self._outdated = set(self.listeners)
        for listener in self.listeners:
            listener.wake.set()

    def enter(self, listener: Listener) -> None:
        before = self.here()
        self.listeners.add(listener)
        self._outdated.add(listener)
        self._presence(before)
        self.moved()

    def leave(self, listener: Listener) -> None:
        before = self.here()
        self.listeners.discard(listener)
        self._outdated.discard(listener)
        self._presence(before)
        self.moved()

    def set_elsewhere(self, guests: frozenset[str]) -> None:
        """Update who is connected through other servers."""
        before = self.here()
        self.elsewhere = guests
        self._presence(before)

    async def refresh_presence(self) -> None:
        """Ask who is connected through other servers right now, before a seat counts as away."""
        self.set_elsewhere(await self.store.present_elsewhere(self.id))

    def here(self) -> frozenset[int]:
        """The seats whose persons are connected, to whichever server."""
        guests = {listener.guest for listener in self.listeners} | self.elsewhere
        return frozenset(seat for seat, held in self.table.holders.items() if not held.isdisjoint(guests))

    def is_watched(self) -> bool:
        """Is anybody watching?"""
        return bool(self.listeners or self.elsewhere)

    def _presence(self, before: frozenset[int]) -> None:
        here = self.here()
        for seat in before - here:
            self.gone[seat] = self.clock()
        if here != before:
            self.changed(seen=False)
            self.presence_changed(self)

    # ---------------------------------------------------------------- what a viewer gets

    def info(self, guest: str | None, lang: str) -> TableInfo:
        self.used = time.monotonic()
        return table_info(self.table, guest, self.here(), lang, chat=self.chat_is_on())

    def parts(self, guest: str | None, seat: int | None, lang: str) -> Parts:
        """Everything a guest may see now as a seat, except the log."""
        self.used = time.monotonic()
        viewer_key = ViewerKey(lang, tuple(self.table.seats_of(guest)), guest == self.table.row.host)
        return self._updates.parts(self.table, viewer_key, guest, seat, self.here, chat=self.chat_is_on())

    def update_bytes(self, guest: str | None, seat: int | None, lang: str, after: int) -> bytes:
        """A full update for a guest, with the log after an entry; equal viewers share the bytes."""
        return self._updates.message(self.table, self.parts(guest, seat, lang), None, after)

    def news(self, listener: Listener) -> bytes:
        """What a listener is sent now."""
        now = self.parts(listener.guest, listener.seat, listener.lang)
        made = self._updates.message(self.table, now, listener.sent, listener.after)
        listener.version, listener.after = self.version, self.table.seq
        listener.sent = now if listener.changes else None
        self._outdated.discard(listener)
        if self.listeners and not self._outdated:
            self._updates.compact()
        return made

    # ---------------------------------------------------------------- chat

    def chat_is_on(self) -> bool:
        return self.chat_offered and self.table.row.chat

    async def read_chat(self) -> None:
        """Load new chat lines of this table, from here or another server."""
        found = await self.store.chat(self.id)
        known = self._chat or []
        if not known or (found and found[-1].number >= known[-1].number):  # reads may overtake each other
            self._chat = found
        for listener in self.listeners:
            listener.wake.set()

    def forget_chat(self) -> None:
        """The chat has changed, and nobody here reads it."""
        self._chat = None

    async def open_chat(self, guest: str | None) -> None:
        """Load the chat for somebody with a seat."""
        if self._chat is None and self.chat_is_on() and self.table.seats_of(guest):
            await self.read_chat()

    def chat_news(self, listener: Listener) -> bytes | None:
        """Chat lines since the listener's last update; nothing for those without a seat."""
        if not self._chat or self._chat[-1].number <= listener.chat_sent or not self.chat_is_on():
            return None
        if not self.table.seats_of(listener.guest):
            return None
        new = [ChatLine(*line) for line in self._chat if line.number > listener.chat_sent]
        listener.chat_sent = new[-1].number
        return ENCODER.encode(Chat(new))

    # ---------------------------------------------------------------- who may do what

    def check_open(self) -> None:
        """Raise `ApiError` if the table is damaged or archived: then nothing is written here any more."""
        if self.table.closed is not None:
            raise ApiError(self.table.closed, seq=self.table.seq)

    def running(self) -> State:
        """The state of a running game; raises `ApiError` if it isn't running."""
        self.check_open()
        state = self.table.state
        if state is None or state.over or self.table.status != "running":
            raise ApiError("not_running", seq=self.table.seq)
        return state

    def check_log(self) -> None:
        """Raise `ApiError` if the log is so long that only the game itself may add to it.

        A game ends; undoing and changing seats might not.
        """
        if self.table.seq >= MAX_LOG_ENTRIES:
            raise ApiError("log_full", seq=self.table.seq)

    def check_seat(self, seat: int) -> SeatRow:
        """The seat with that number; raises `ApiError` if it doesn't exist."""
        if not 0 <= seat < len(self.table.seats):
            raise ApiError("bad_seats")
        return self.table.seats[seat]

    def check_holder(self, guest: str | None, seat: int | None) -> None:
        """Raise `ApiError` unless the guest may look as that seat."""
        if not self.may_look(guest, seat):
            raise ApiError("not_your_seat")

    def may_look(self, guest: str | None, seat: int | None) -> bool:
        """May a guest see what that seat sees? Everybody may see what spectators see."""
        return seat is None or (guest is not None and guest in self.table.holders.get(seat, ()))
