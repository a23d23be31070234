"""A table folded from its entries: the state they lead to, who decides where, and the log they tell.

Nothing here waits or writes. What a table is follows from what is stored alone, so it can be dropped and
folded anew at any time.
"""

from collections.abc import Iterable
from typing import Any, Final, Literal, NamedTuple

import msgspec

from trailboss.core import colours
from trailboss.core.contract import BARRIER_KNOWLEDGE, Game, State, registered
from trailboss.core.errors import CannotUndo, UnknownGame
from trailboss.core.events import Event
from trailboss.core.messages import ENGLISH, Message, Names, has_message, message
from trailboss.core.undo import may_undo
from trailboss.core.vocabulary import Vocabulary
from trailboss.presentation import begins_turn, merged, opening, targets
from trailboss.server.protocol import LogEntry, SeatKind, Standing, Status
from trailboss.server.tables.rows import EntryRow, SeatRow, Stored, TableRow

SeatReason = Literal[
    "seed", "join", "leave", "open", "bot", "resign", "away", "time", "failed", "covered", "back", "colour"
]
Kind = Literal["start", "move", "undo", "ask", "seat", "over"]
Part = Literal["then", "auto"]
Closed = Literal["damaged", "archived"]

PARTS: Final[dict[str, Part]] = {"then": "then", "auto": "auto"}
"""Kinds of entries with moves that belong to the step before: played in the same request, or by the table
because nothing else could be answered."""
MOVES: Final = ("move", *PARTS)
"""All kinds of entries that hold a move."""


PAUSES: Final = ("pause", "go")
"""Kinds of entries that stop the clock and let it go on."""
ASKS: Final = ("ask", "agree", "deny")
"""Kinds of entries about an undo that others must agree to."""
LOST: Final = "lost"
"""The text of a pause of which nobody knows when it began."""
MOST_BEFORE: Final = 200
"""So many moves can be undone at once, if everybody agrees."""


class UndoRequest(NamedTuple):
    """A seat asks to undo everything from an entry on."""

    seat: int
    target: int
    agreed: frozenset[int] = frozenset()


class Clock(NamedTuple):
    """How long people may think."""

    per: Literal["turn", "game"]
    seconds: int

    @staticmethod
    def of(text: str) -> "Clock | None":
        """A limit as it is kept in `TableRow.clock`."""
        per, _, seconds = text.partition(":")
        return Clock("turn" if per == "turn" else "game", int(seconds)) if seconds.isdecimal() else None


class SeatChange(msgspec.Struct, frozen=True):
    """What the text of an entry of the kind `seat` holds: who decides there from now on, and why."""

    why: SeatReason
    kind: SeatKind = "open"
    name: str = ""
    bot: str | None = None
    was: str = ""
    """The name of the one who had the seat, where it is not kept."""
    by: str = ""
    """The bot that decides this once."""
    colour: int | None = None
    """The colour that its person chose."""

    def row(self, before: SeatRow) -> SeatRow:
        """The seat after it; a colour stays chosen as long as somebody sits there."""
        colour = before.colour if self.colour is None else self.colour
        kept = None if self.kind == "open" else colour
        return SeatRow(before.seat, self.kind, self.name, self.bot, colour=kept)


class LogItem:
    """One entry as it is told."""

    def __init__(self, entry: EntryRow, kind: Kind, lines: Iterable[Message] = ()) -> None:
        self.seq = entry.seq
        self.kind = kind
        self.seat = entry.seat
        self.at = entry.at
        self.request = entry.request
        self.move: str | None = None
        self.targets: list[str] = []
        self.undone: list[int] = []
        self.turn = False
        self.part: Part | None = None
        self._lines = list(lines)
        """What everybody may hear, before the events."""
        self._events: list[Event] = []
        self._told: list[Message] = []
        self._texts: dict[str, tuple[list[str], list[str]]] = {}
        """The texts of both, by language, as far as somebody has read them."""

    def happened(self, state: State, events: list[Event], names: Names) -> None:
        """Take up what happened and tell it at once: a later state would tell it by what is there then, a
        building that was replaced or a token that was turned up."""
        self._events = events = merged(state, events)
        self._told = [state.game.event_message(state, event, names) for event in events]
        self.turn = any(begins_turn(state, event) for event in events)

    def heard_by(self, seat: int | None, lang: str) -> LogEntry:
        """The entry with the sentences that a seat (None: a spectator) may hear."""
        texts = self._texts.get(lang)
        if texts is None:
            texts = [line.render(lang) for line in self._lines], [told.render(lang) for told in self._told]
            self._texts[lang] = texts
        said = zip(texts[1], self._events, strict=True)
        lines = texts[0] + [text for text, event in said if event.heard_by(seat)]
        request = self.request if seat is not None and seat == self.seat else None
        return LogEntry(
            self.seq,
            self.kind,
            self.seat,
            self.move,
            lines,
            self.turn,
            self.undone,
            self.at,
            request,
            self.targets,
            self.part,
        )


class LastSight(msgspec.Struct, frozen=True):
    """What one viewer saw of a game, kept for a time when the game cannot be replayed any more."""

    view: dict[str, Any] | None
    standing: list[Standing]
    log: list[LogEntry]


Pictures = dict[int | None, LastSight]
"""What everybody saw, by seat."""


class MissingGame(Game):
    """Stands for a game that this version does not have, so that its tables can still be shown."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0, Vocabulary(name, []), (), (), ())

    def title(self, lang: str = "en") -> str:
        return self.name


def game_of(name: str) -> Game:
    """The game of a stored table."""
    try:
        return registered(name)
    except UnknownGame:
        return MissingGame(name)


class TableLog:
    """A table as its entries make it."""

    def __init__(self, stored: Stored) -> None:
        """The table before its first entry; `follow` takes up the entries one by one."""
        self.row: TableRow = stored.table._replace(status="waiting")
        self.game = game_of(stored.table.game)
        self.seats = list(stored.seats)
        self.holders = {seat: set(stored.holders.get(seat, ())) for seat in range(stored.table.count)}
        self.state: State | None = None
        self.items: list[LogItem] = []
        self.seq = 0
        self.asked = 0
        """The number of the entry that put the question of now: the last start, move or taking back."""
        self.asked_at = stored.table.created
        self.answered: dict[tuple[int | None, str], int] = {}
        """Which entry a request of a seat has become."""
        self._played: list[int] = []
        """The entries of the moves that still stand."""
        self._steps: list[bool] = []
        """For each of them: does a step begin with it that is undone as a whole?"""
        self._before: tuple[State, ...] = ()
        """The states before the last moves, back to where somebody learned something: these can be undone, by
        oneself or if everybody agrees."""
        self.clock = Clock.of(stored.table.clock)
        self.clock_since: float | None = None
        """Up to when the time of the one to move is counted; None: the clock is paused."""
        self._spent: dict[int, float] = {}
        """Seconds that seats have used, in this turn or the whole game."""
        self._timed_out: set[int] = set()
        """Seats that a bot plays because their time was up."""
        self.undo_ask: UndoRequest | None = None
        self.denied: set[int] = set()
        """The entries from which on an undo was refused."""
        self.closed: Closed | None = None
        """SeatReason nothing can be played here any more."""
        self.unread: list[tuple[int | None, str]] = []
        """All moves of a closed table that could not be followed, as (seat, notation)."""
        self.pictures: dict[str, Pictures] | None = None
        """What everybody saw when the table was archived, by language."""
        self.kept = 0
        """The entry up to which its position is kept in the store."""

    # ---------------------------------------------------------------- what there is

    @property
    def status(self) -> Status:
        return self.row.status

    @property
    def is_missing(self) -> bool:
        """Is this a table of a game that this version does not have?"""
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

    def picture(self, seat: int | None, lang: str) -> LastSight | None:
        """What a viewer saw when the table was archived, if that is kept."""
        if self.pictures is None:
            return None
        return (self.pictures.get(lang) or self.pictures.get(ENGLISH, {})).get(seat)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds, whether a bot stands in there or not."""
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
        """Is the game over, and the entry that says so not written yet?"""
        if self.state is None or self.closed is not None:
            return False
        return self.state.over and self.status != "over"

    def takes_back(self, seat: int | None) -> int:
        """How many steps a seat can take back: its answers, each with all that was played along with it."""
        state = self.state
        if state is None or state.over or seat is None or not self.row.takebacks or not state.history:
            return 0
        if self.closed is not None:
            return 0
        if state.history[-1] // self.game.move_count != seat:
            return 0
        moves = may_undo(state)
        return sum(self._steps[-moves:]) if moves else 0

    # ---------------------------------------------------------------- following the entries

    def apply(self, entry: EntryRow) -> None:
        """Take up the next entry, which is written down already."""
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
        if entry.kind in ("start", "undo", *MOVES):
            self.asked, self.asked_at = entry.seq, entry.at
        self._turn_clock(entry, mover)
        if entry.request is not None:
            self.answered[entry.seat, entry.request] = entry.seq
        self.row = self.row._replace(changed=entry.at)

    def _start(self, entry: EntryRow) -> LogItem:
        row = self.row
        state = self.game.start_by(row.rules, row.count, row.seed, row.options)
        item = LogItem(entry, "start", [message("server.log.start")])
        item.happened(state, opening(state), self.names())
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
        item.happened(state, events, self.names())
        self._played.append(entry.seq)
        self._steps.append(item.part is None)
        learned = state.barrier_reason == BARRIER_KNOWLEDGE and state.undo_barrier == len(state.history)
        self._before = () if learned else (*self._before[1 - MOST_BEFORE :], before)
        if learned or self.seats[seat].kind == "person":  # who plays on does not agree
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
        said = message(
            f"server.log.{change.why}",
            name=change.was or change.name,
            colour=self.colour_word(entry.seat),
            bot=bot_word(change.by or change.bot or ""),
        )
        return LogItem(entry, "seat", [said])

    def _running(self) -> State:
        if self.state is None:
            raise ValueError("the game has not begun")
        return self.state

    # ---------------------------------------------------------------- the clock

    def _count_time(self, entry: EntryRow) -> int | None:
        """Count the time up to an entry for the person to move; the seat to move. What nobody saw does not
        count."""
        mover = None if self.state is None or self.state.over else self.state.to_move
        if self.clock_since is not None and mover is not None:
            seen = entry.kind != "pause" or entry.text != LOST
            if self.seats[mover].kind == "person" and seen:
                self._spent[mover] = self._spent.get(mover, 0.0) + max(0.0, entry.at - self.clock_since)
            self.clock_since = entry.at
        return mover

    def _turn_clock(self, entry: EntryRow, mover: int | None) -> None:
        if entry.kind == "go":
            self.clock_since = entry.at
        elif entry.kind in ("start", "pause", "over"):
            self.clock_since = None
        passed = self.state is None or self.state.to_move != mover
        if self.clock is not None and self.clock.per == "turn" and passed and mover is not None:
            self._spent.pop(mover, None)

    def clock_counts(self) -> bool:
        """Has the table a clock, and a game at which it counts?"""
        return self.clock is not None and self.status == "running" and self.closed is None

    def time_left(self, seat: int, now: float | None = None) -> float:
        """The seconds that a seat has at a moment; None: when its time was counted last."""
        if self.clock is None:
            return float("inf")
        left = self.clock.seconds - self._spent.get(seat, 0.0)
        if now is not None and self.clock_since is not None and seat == self.person_to_move():
            left -= max(0.0, now - self.clock_since)
        return left

    def back_in_time(self) -> set[int]:
        """Seats that go back to their people: a bot has finished the turn for which they had no time."""
        if self.clock is None or self.clock.per == "game" or self.state is None or self.state.over:
            return set()
        return self._timed_out - {self.state.to_move}

    # ---------------------------------------------------------------- questions before an entry is written

    def last_step(self, seat: int) -> int:
        """How many moves the last step of a seat has; raises `CannotUndo` if it cannot be taken back."""
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
        """The entry that the last step of a seat began with; raises `CannotUndo` if not even all others
        together can undo it."""
        self._running()
        for place in reversed(range(len(self._played))):
            if self._steps[place] and self.items[self._played[place] - 1].seat == seat:
                if len(self._played) - place > len(self._before):
                    raise CannotUndo("core.undo_learned")
                return self._played[place]
        raise CannotUndo("core.nothing_to_undo")

    def may_ask_undo(self, seat: int | None) -> bool:
        """Can a seat ask for an undo now?"""
        if seat is None or self.closed is not None or self.undo_ask is not None or not self.row.takebacks:
            return False
        if self.state is None or self.state.over or self.takes_back(seat):
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
        """How many moves are to be undone because everybody has agreed; 0: none."""
        if self.undo_ask is None or self.undo_waits_for() or self.undo_ask.target not in self._played:
            return 0
        moves = len(self._played) - self._played.index(self.undo_ask.target)
        return moves if moves <= len(self._before) else 0


def bot_word(bot: str) -> Message | str:
    """What a bot is called in sentences: its level in words, or its spec."""
    key = f"bots.level.{bot}"
    return message(key) if has_message(key) else bot
