"""What one entry of a table holds and tells: moves, changes of seats, clocks and requests to undo."""

from collections.abc import Iterable
from typing import Any, Final, Literal, NamedTuple

import msgspec

from trailboss.core.contract import State
from trailboss.core.events import Event
from trailboss.core.messages import Message, Names
from trailboss.presentation import begins_turn, merged
from trailboss.server.protocol.tables import SeatKind
from trailboss.server.protocol.updates import LogEntry, Standing
from trailboss.server.tables.stored.rows import EntryRow, SeatRow

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
    """One entry as it is shown."""

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


class LastView(msgspec.Struct, frozen=True):
    """What one viewer saw of a game, kept for a time when the game cannot be replayed any more."""

    view: dict[str, Any] | None
    standing: list[Standing]
    log: list[LogEntry]


Pictures = dict[int | None, LastView]
"""What everybody saw, by seat."""
