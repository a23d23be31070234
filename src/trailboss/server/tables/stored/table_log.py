"""A table folded from its entries: its state, its seats and its log.

No waiting and no writing here. A table depends only on what is stored, so it can be dropped and folded again
at any time.
"""

from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from trailboss.core import colours
from trailboss.core.contract import BARRIER_KNOWLEDGE, State
from trailboss.core.errors import CannotUndo
from trailboss.core.events import Event
from trailboss.core.messages import ENGLISH, Message, has_message, message
from trailboss.core.undo import may_undo
from trailboss.presentation import opening, targets
from trailboss.server.protocol.tables import Status
from trailboss.server.tables.stored.log_items import (
    ASKS,
    LOST,
    MOVES,
    PARTS,
    PAUSES,
    Clock,
    Closed,
    LogItem,
    LogItems,
    UndoRequest,
)
from trailboss.server.tables.stored.missing_game import MissingGame, game_of
from trailboss.server.tables.stored.rows import (
    EntryRow,
    LastView,
    Pictures,
    SeatChange,
    SeatRow,
    Stored,
    TableRow,
)

MAX_UNDO_STATES: Final = 200
"""The most moves that can be undone at once, if everybody agrees."""


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # `serializable` requires the other one
class TableLog:
    """A table as its entries make it."""

    def __init__(self, stored: Stored) -> None:
        """The table before its first entry; `apply` adds entries one by one."""
        self.row: TableRow = stored.table._replace(status="waiting")
        self.game = game_of(stored.table.game)
        self.seats = list(stored.seats)
        self.holders = {seat: set(stored.holders.get(seat, ())) for seat in range(stored.table.count)}
        self.state: State | None = None
        self.items = LogItems()
        self.seq = 0
        self.asked = 0
        """The entry that led to the current question: the last start, move or undo."""
        self.asked_at = stored.table.created
        self._answered: dict[str, int] = {}
        """By seat and request id: the entry it became."""
        self._played: list[int] = []
        """The entries of the moves that have not been undone."""
        self._steps: list[bool] = []
        """For each of them: does a step begin with it that is undone as a whole?"""
        self._before: tuple[State, ...] = ()
        """The states before the last moves, back to the last reveal: these can be undone, alone or if
        everybody agrees."""
        self.clock = Clock.of(stored.table.clock)
        self.clock_since: float | None = None
        """Up to when the time of the seat to move is counted; None: the clock is paused."""
        self._spent: dict[int, float] = {}
        """Seconds that seats have used, in this turn or the whole game."""
        self._timed_out: set[int] = set()
        """Seats that a bot plays because their time was up."""
        self.undo_ask: UndoRequest | None = None
        self.denied: set[int] = set()
        """The entries from which on an undo was refused."""
        self.closed: Closed | None = None
        """Why nothing can be played here any more."""
        self.unread: list[tuple[int | None, str]] = []
        """All moves of a closed table that could not be followed, as (seat, notation)."""
        self.pictures: dict[str, Pictures] | None = None
        """Everyone's view when the table was archived, by language."""
        self.kept = 0
        """The entry up to which its position is kept in the store."""

    # ---------------------------------------------------------------- the table now

    @property
    def status(self) -> Status:
        return self.row.status

    @property
    def is_missing(self) -> bool:
        """Is this a table of a game that isn't installed?"""
        return isinstance(self.game, MissingGame)

    def names(self) -> list[str | Message]:
        """What the seats are called in sentences."""
        return [row.name or self.colour_word(row.seat) for row in self.seats]

    def colours(self) -> list[int]:
        """All colours, in the order of the seats."""
        return colours.assign([row.colour for row in self.seats])

    def colour_word(self, seat: int) -> Message:
        """What the colour of a seat is called."""
        return message(f"core.seat.{self.colours()[seat]}")

    def name(self, place: int, lang: str) -> str:
        """What a seat is called, or an opponent without one by the place in the standing."""
        if place < len(self.seats) and self.seats[place].name:
            return self.seats[place].name
        return (self.game if self.state is None else self.state).seat_name(place, lang)

    def picture(self, seat: int | None, lang: str) -> LastView | None:
        """What a viewer saw when the table was archived, if that is kept."""
        if self.pictures is None:
            return None
        return (self.pictures.get(lang) or self.pictures.get(ENGLISH, {})).get(seat)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds, including those where a bot has taken over."""
        return [seat for seat, guests in self.holders.items() if guest in guests]

    def bot_to_move(self) -> SeatRow | None:
        """The seat whose bot has to decide now."""
        if self.state is None or self.state.over or self.closed is not None:
            return None
        row = self.seats[self.state.to_move]
        return row if row.kind == "bot" else None

    def person_to_move(self) -> int | None:
        """The seat whose person has to decide now."""
        if self.state is None or self.state.over or self.closed is not None or self.status != "running":
            return None
        return self.state.to_move if self.seats[self.state.to_move].kind == "person" else None

    def to_be_ended(self) -> bool:
        """Is the game over, but its last entry not stored yet?"""
        if self.state is None or self.closed is not None:
            return False
        return self.state.over and self.status != "over"

    def answer_to(self, seat: int | None, request: str) -> int | None:
        """The entry that a request of a seat has become; None if it is new."""
        return self._answered.get(f"{seat} {request}")

    def undoable_steps(self, seat: int | None) -> int:
        """How many steps a seat can undo: its answers, each with everything that was played with it."""
        state = self.state
        if state is None or state.over or seat is None or not self.row.takebacks or not state.history:
            return 0
        if self.closed is not None:
            return 0
        if state.history[-1] // self.game.move_count != seat:
            return 0
        moves = may_undo(state)
        return sum(self._steps[-moves:]) if moves else 0

    # ---------------------------------------------------------------- applying entries

    def apply(self, entry: EntryRow) -> None:
        """Apply the next entry, which is already stored."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} does not follow {self.seq}")
        mover = self._count_time(entry)
        if entry.kind in MOVES:
            item = self._move(entry)
        elif entry.kind == "undo":
            item = self._undo(entry)
        elif entry.kind in ASKS:
            item = self._ask(entry)
        elif entry.kind in PAUSES:
            item = LogItem(entry, "seat")
        elif entry.kind == "seat":
            item = self._seat(entry)
        elif entry.kind == "start":
            item = self._start(entry)
        elif entry.kind == "over":
            item = self._over(entry)
        else:
            raise ValueError(f"there is no kind of entry {entry.kind!r}")
        self.items.append(item)
        self.seq = entry.seq
        if entry.kind in MOVES or entry.kind in ("start", "undo"):
            self.asked, self.asked_at = entry.seq, entry.at
        self._start_or_stop_clock(entry, mover)
        if entry.request is not None:
            self._answered[f"{entry.seat} {entry.request}"] = entry.seq
        self.row = self.row._replace(changed=entry.at)

    def _start(self, entry: EntryRow) -> LogItem:
        row = self.row
        state = self.game.start_by(row.rules, row.count, row.seed, row.options)
        item = LogItem(entry, "start", [message("server.log.start")])
        item.add_events(state, opening(state), self.names())
        self.state = state
        self.row = row._replace(status="running")
        return item

    def _move(self, entry: EntryRow) -> LogItem:
        state = self._running()
        seat = state.to_move if entry.seat is None else entry.seat
        before = state.copy()
        events: list[Event] = []
        state.events = events
        try:
            state.play(self.game.move(entry.text), seat)
        finally:
            state.events = None
        item = LogItem(entry, "move")
        item.move = entry.text
        item.targets = targets(before, seat, self.game.move(entry.text))
        item.part = PARTS.get(entry.kind)
        item.add_events(state, events, self.names())
        self._played.append(entry.seq)
        self._steps.append(item.part is None)
        learned = state.barrier_reason == BARRIER_KNOWLEDGE and state.undo_barrier == len(state.history)
        self._before = () if learned else (*self._before[1 - MAX_UNDO_STATES :], before)
        if learned or self.seats[seat].kind == "person":  # playing on counts as refusing
            self.undo_ask = None
        return item

    def _undo(self, entry: EntryRow) -> LogItem:
        moves = int(entry.text)
        self._before, self.state = self._before[:-moves], self._before[-moves]
        name = "" if entry.seat is None else self.seats[entry.seat].name
        item = LogItem(entry, "undo", [message("server.log.undo", name=name)])
        item.undone = self._played[-moves:]
        del self._played[-moves:], self._steps[-moves:]
        self.undo_ask = None
        return item

    def _ask(self, entry: EntryRow) -> LogItem:
        if entry.seat is None:
            raise ValueError("nobody asks")
        if entry.kind == "ask":
            self.undo_ask = UndoRequest(entry.seat, int(entry.text))
        elif self.undo_ask is None:
            raise ValueError("nobody asked for an undo")
        elif entry.kind == "agree":
            self.undo_ask = self.undo_ask._replace(agreed=self.undo_ask.agreed | {entry.seat})
        else:
            self.denied.add(self.undo_ask.target)
            self.undo_ask = None
        return LogItem(
            entry, "ask", [message(f"server.log.{entry.kind}_undo", name=self.seats[entry.seat].name)]
        )

    def _over(self, entry: EntryRow) -> LogItem:
        state = self._running()
        self.undo_ask = None
        self.row = self.row._replace(status="over")
        return LogItem(entry, "over", [message("server.log.over"), self._outcome(state)])

    def _outcome(self, state: State) -> Message:
        winners = state.winners()
        key = "winner" if len(winners) == 1 else "winners" if winners else "no_winner"
        names = [self.names()[seat] if seat < state.seats else state.seat_name(seat) for seat in winners]
        return message(f"server.log.{key}", names=names)

    def _seat(self, entry: EntryRow) -> LogItem:
        change = msgspec.json.decode(entry.text, type=SeatChange)
        if entry.seat is None:
            return LogItem(entry, "seat", [message(f"server.log.{change.why}")])
        self.seats[entry.seat] = change.row(self.seats[entry.seat])
        if change.why == "time":
            self._timed_out.add(entry.seat)
        elif change.why != "covered":
            self._timed_out.discard(entry.seat)
        line = message(
            f"server.log.{change.why}",
            name=change.was or change.name,
            colour=self.colour_word(entry.seat),
            bot=bot_word(change.by or change.bot or ""),
        )
        return LogItem(entry, "seat", [line])

    def _running(self) -> State:
        if self.state is None:
            raise ValueError("the game has not begun")
        return self.state

    # ---------------------------------------------------------------- the clock

    def _count_time(self, entry: EntryRow) -> int | None:
        """Count the time up to an entry for the person to move; returns the seat to move. Time while
        nobody was connected doesn't count."""
        mover = None if self.state is None or self.state.over else self.state.to_move
        if self.clock_since is not None and mover is not None:
            seen = entry.kind != "pause" or entry.text != LOST
            if self.seats[mover].kind == "person" and seen:
                self._spent[mover] = self._spent.get(mover, 0.0) + max(0.0, entry.at - self.clock_since)
            self.clock_since = entry.at
        return mover

    def _start_or_stop_clock(self, entry: EntryRow, mover: int | None) -> None:
        if entry.kind == "go":
            self.clock_since = entry.at
        elif entry.kind in ("start", "pause", "over"):
            self.clock_since = None
        passed = self.state is None or self.state.to_move != mover
        if self.clock is not None and self.clock.per == "turn" and passed and mover is not None:
            self._spent.pop(mover, None)

    def clock_is_active(self) -> bool:
        """Does the table have a clock and a running game?"""
        return self.clock is not None and self.status == "running" and self.closed is None

    def time_left(self, seat: int, now: float | None = None) -> float:
        """The seconds that a seat has at a moment; None: when its time was counted last."""
        if self.clock is None:
            return float("inf")
        left = self.clock.seconds - self._spent.get(seat, 0.0)
        if now is not None and self.clock_since is not None and seat == self.person_to_move():
            left -= max(0.0, now - self.clock_since)
        return left

    def seats_to_return(self) -> set[int]:
        """Seats that go back to their people: a bot has finished the turn for which they had no time."""
        if self.clock is None or self.clock.per == "game" or self.state is None or self.state.over:
            return set()
        return self._timed_out - {self.state.to_move}

    # ---------------------------------------------------------------- undo

    def last_step(self, seat: int) -> int:
        """How many moves the last step of a seat has; raises `CannotUndo` if it can't be undone."""
        state = self._running()
        if not state.history:
            raise CannotUndo("core.nothing_to_undo")
        if state.history[-1] // self.game.move_count != seat:
            raise CannotUndo("core.undo_passed")
        moves = 1 + self._steps[::-1].index(True)
        if may_undo(state) < moves:
            learned = state.barrier_reason == BARRIER_KNOWLEDGE
            raise CannotUndo("core.undo_learned" if learned else "core.undo_passed")
        return moves

    def step_to_ask_for(self, seat: int) -> int:
        """The entry that began the last step of a seat; raises `CannotUndo` if it can't be undone even if
        everybody agrees."""
        movers = self._running().history
        for place in reversed(range(len(self._played))):
            if self._steps[place] and movers[place] // self.game.move_count == seat:
                if len(self._played) - place > len(self._before):
                    raise CannotUndo("core.undo_learned")
                return self._played[place]
        raise CannotUndo("core.nothing_to_undo")

    def may_ask_undo(self, seat: int | None) -> bool:
        """Can a seat ask for an undo now?"""
        if seat is None or self.closed is not None or self.undo_ask is not None or not self.row.takebacks:
            return False
        if self.state is None or self.state.over or self.undoable_steps(seat):
            return False
        try:
            return self.step_to_ask_for(seat) not in self.denied
        except CannotUndo:
            return False

    def undo_waits_for(self) -> list[int]:
        """The seats that have not agreed yet: those of people who do not sit with the one who asks."""
        ask = self.undo_ask
        if ask is None:
            return []
        return [
            row.seat
            for row in self.seats
            if row.kind == "person"
            and row.seat not in {ask.seat, *ask.agreed}
            and self.holders[row.seat].isdisjoint(self.holders[ask.seat])
        ]

    def agreed_undo(self) -> int:
        """How many moves everybody has agreed to undo; 0: none."""
        if self.undo_ask is None or self.undo_waits_for() or self.undo_ask.target not in self._played:
            return 0
        moves = len(self._played) - self._played.index(self.undo_ask.target)
        return moves if moves <= len(self._before) else 0


def bot_word(bot: str) -> Message | str:
    """A bot's name in sentences: its level or its spec."""
    key = f"bots.level.{bot}"
    return message(key) if has_message(key) else bot
