"""Log items: what one entry of a table shows (moves, seats, clocks, requests to undo)."""

import pickle
import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple, overload

from mypy_extensions import mypyc_attr

from trailboss.core.contract import State
from trailboss.core.events import Event
from trailboss.core.messages import Message, Names
from trailboss.presentation import begins_turn, merged
from trailboss.server.protocol.updates import LogEntry
from trailboss.server.tables.stored.rows import EntryRow

Kind = Literal["start", "move", "undo", "ask", "seat", "over"]
Part = Literal["then", "auto"]
Closed = Literal["damaged", "archived"]

PARTS: Final[dict[str, Part]] = {"then": "then", "auto": "auto"}
"""Kinds of entries with moves that belong to the step before: played in the same request, or by the table
because nothing else could be answered."""
MOVES: Final = ("move", *PARTS)
"""All kinds of entries that hold a move."""
PAUSES: Final = ("pause", "go")
"""Kinds of entries that stop and resume the clock."""
ASKS: Final = ("ask", "agree", "deny")
"""Kinds of entries about an undo that others must agree to."""
READY: Final = 4
"""At least this many of the last entries of a log stay unpacked."""
BLOCK: Final = 8
"""How many of the older entries are packed together."""
LOST: Final = "lost"
"""The text of a pause whose start is unknown."""


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


class _Contents(NamedTuple):
    """The texts and events of an entry."""

    lines: list[Message]
    """Lines that everybody may read, before the events."""
    events: list[Event]
    sentences: list[Message]
    """One for each event."""


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # `serializable` requires the other one
class LogItem:
    """One entry as it is shown."""

    __slots__ = (
        "_texts",
        "_contents",
        "at",
        "kind",
        "move",
        "part",
        "request",
        "seat",
        "seq",
        "targets",
        "turn",
        "undone",
    )

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
        self._contents = _Contents(list(lines), [], [])
        self._texts: dict[str, tuple[list[str], list[str]]] = {}
        """The texts of lines and sentences, by language, once somebody has read them."""

    def add_events(self, state: State, events: list[Event], names: Names) -> None:
        """Add events and describe them at once: a later state would describe them differently, such as a
        building that was replaced or a token that was turned up."""
        events = merged(state, events)
        sentences = [state.game.event_message(state, event, names) for event in events]
        self._contents = _Contents(self._contents.lines, events, sentences)
        self.forget_texts()
        self.turn = any(begins_turn(state, event) for event in events)

    def forget_texts(self) -> None:
        """Drop the formatted texts; the next reader formats them again."""
        self._texts = {}

    def _texts_in(self, lang: str) -> tuple[list[str], list[str]]:
        found = self._texts.get(lang)
        if found is None:
            contents = self._contents
            found = (
                [line.render(lang) for line in contents.lines],
                [each.render(lang) for each in contents.sentences],
            )
            self._texts[lang] = found
        return found

    def for_viewer(self, seat: int | None, lang: str) -> LogEntry:
        """The entry with the sentences that a seat (None: a spectator) may read."""
        always, sentences = self._texts_in(lang)
        pairs = zip(sentences, self._contents.events, strict=True)
        lines = always + [text for text, event in pairs if event.visible_to(seat)]
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


class LogItems(Sequence[LogItem]):
    """All entries of a log. Nearly all listeners have received the older ones, so those are packed: a long
    game has hundreds, and would take ten times the memory."""

    def __init__(self) -> None:
        self._packed: list[bytes] = []
        """The older ones, `BLOCK` in each."""
        self._recent: list[LogItem] = []

    def append(self, item: LogItem) -> None:
        """Add the next entry."""
        self._recent.append(item)
        if len(self._recent) >= BLOCK + READY:
            older, self._recent = self._recent[:BLOCK], self._recent[BLOCK:]
            for each in older:
                each.forget_texts()
            self._packed.append(zlib.compress(pickle.dumps(older, pickle.HIGHEST_PROTOCOL), 1))

    def __len__(self) -> int:
        return BLOCK * len(self._packed) + len(self._recent)

    def __iter__(self) -> Iterator[LogItem]:
        return iter(self[:])

    @overload
    def __getitem__(self, index: int) -> LogItem: ...

    @overload
    def __getitem__(self, index: slice) -> list[LogItem]: ...

    def __getitem__(self, index: int | slice) -> LogItem | list[LogItem]:
        places = range(len(self))[index]
        if isinstance(places, int):
            return self._from(places)[0]
        return self._from(places.start)[: len(places)] if places.step == 1 else list(self)[index]

    def _from(self, place: int) -> list[LogItem]:
        """The entries from a place on."""
        older = BLOCK * len(self._packed)
        if place >= older:
            return self._recent[place - older :]
        unpacked = [
            item for block in self._packed[place // BLOCK :] for item in pickle.loads(zlib.decompress(block))
        ]
        return (unpacked + self._recent)[place % BLOCK :]
