"""What a viewer is sent: a full update, or what has changed since the last one.

An update consists of parts: its fields, and the entries of its `table` and `view`. A part is written as JSON
once for all viewers who see the same. Changes are the parts whose JSON differs from what this viewer was sent
before, so they reveal nothing that a full update would not; and that JSON is all that is kept for next time.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from trailboss.presentation import Standing, same_standing
from trailboss.server.protocol.updates import LogEntry
from trailboss.server.tables.stored.rows import SeatRow
from trailboss.server.tables.stored.table_log import TableLog
from trailboss.server.tables.viewers.viewer_state import (
    GameView,
    fixed_info,
    game_view_of,
    guest_info,
    log,
    moving_info,
    question_of,
)

ENCODER: Final = msgspec.json.Encoder()
MAX_CACHED: Final = 64
"""How many messages of one moment are cached, for viewers who get the same."""
MAX_SHARED_ENTRIES: Final = 8
"""Cached are messages with the whole log or at most this many entries; others are not shared."""
NULL: Final = b"null"

Fields = dict[str, bytes]
"""Parts as JSON, by name."""


class ViewerKey(NamedTuple):
    """What a guest's view of the table depends on: guests with the same key see the same."""

    lang: str
    seats: tuple[int, ...]
    is_host: bool


class Parts(NamedTuple):
    """Everything one viewer may see at one moment, except the log."""

    viewer_key: ViewerKey
    seat: int | None
    table: tuple[Fields, ...]
    """The parts of `table`: fixed, changing with entries, and specific to this guest."""
    view: Fields | None
    fields: Fields


def encoded(values: Mapping[str, object]) -> Fields:
    """Each value as JSON."""
    encode = ENCODER.encode
    return {name: encode(value) for name, value in values.items()}


@lru_cache(maxsize=1024)
def _key(name: str) -> bytes:
    return ENCODER.encode(name) + b":"


def joined(*several: Fields) -> bytes:
    """One JSON object of all these."""
    return b"{%b}" % b",".join([_key(name) + part for fields in several for name, part in fields.items()])


def whole(now: Parts, seq: int, entries: list[LogEntry]) -> bytes:
    """A whole update."""
    parts = {
        "type": b'"update"',
        "seq": b"%d" % seq,
        "table": joined(*now.table),
        "seat": ENCODER.encode(now.seat),
        "view": NULL if now.view is None else joined(now.view),
    }
    return joined({**parts, **now.fields, "log": ENCODER.encode(entries)})


def _changed(before: Fields, now: Fields) -> Fields:
    if before is now:
        return {}
    return {name: part for name, part in now.items() if before.get(name) != part}


def changes(before: Parts, now: Parts, seq: int, entries: list[LogEntry]) -> bytes:
    """An update with only the parts that changed since the viewer's last one."""
    seen, see = before.view or {}, now.view or {}
    if before.seat != now.seat or not seen.keys() <= see.keys():  # changes can't express removed entries
        return whole(now, seq, entries)
    parts = {"type": b'"changes"', "seq": b"%d" % seq, **_changed(before.fields, now.fields)}
    table = [_changed(was, new) for was, new in zip(before.table, now.table, strict=True)]
    if any(table):
        parts["table"] = joined(*table)
    if view := _changed(seen, see):
        parts["view"] = joined(view)
    parts["log"] = ENCODER.encode(entries)
    return joined(parts)


class Updates:
    """What the viewers of one table can see now; everything is built when first needed."""

    def __init__(self) -> None:
        self._fixed: dict[str, Fields] = {}
        """What a table shows of itself from its first to its last moment, by language."""
        self._seated: tuple[list[SeatRow], Collection[int]] | None = None
        self._guests: dict[ViewerKey, Fields] = {}
        """What a table shows of its seats as they were then, which seldom changes."""
        self._moving: dict[str, Fields] = {}
        """What may change with every entry, by language."""
        self._here: Collection[int] | None = None
        self._public: dict[str, Any] | None = None
        """The game as a spectator sees it."""
        self._shared: Fields = {}
        """Those of its parts that others see too."""
        self._points: Sequence[Standing] | None = None
        """The points, if they are the same for every viewer."""
        self._standings: dict[str, bytes] = {}
        """The same as JSON, by language."""
        self._questions: dict[tuple[str, str], bytes] = {}
        self._seen: dict[int | None, GameView] = {}
        self._views: dict[int | None, Fields | None] = {}
        self._fields: dict[tuple[int | None, str], Fields] = {}
        """What a seat sees, by seat and language."""
        self._parts: dict[tuple[int | None, ViewerKey], Parts] = {}
        self._messages: dict[tuple[object, ...], tuple[Parts | None, bytes]] = {}

    def clear(self, *, seen: bool) -> None:
        """Something has changed; `seen` if the game itself may look different."""
        self._here = None
        self._moving.clear()
        self._parts.clear()
        self._messages.clear()
        if seen:
            self._forget_game()
            self._views.clear()
            self._fields.clear()

    def compact(self) -> None:
        """Everybody has the current update: keep only what the next changes are computed from."""
        self._here = None
        self._moving.clear()
        self._messages.clear()
        self._forget_game()

    def _forget_game(self) -> None:
        """Drop what was only needed to write updates."""
        self._points = self._public = None
        self._shared.clear()
        self._standings.clear()
        self._questions.clear()
        self._seen.clear()

    def parts(
        self,
        table: TableLog,
        viewer_key: ViewerKey,
        guest: str | None,
        seat: int | None,
        here: Callable[[], Collection[int]],
        *,
        chat: bool = False,
    ) -> Parts:
        """What a guest may see now as a seat; `here` are the seats whose people are connected. Guests
        with an equal `viewer_key` see the same of a table."""
        found = self._parts.get((seat, viewer_key))
        if found is None:
            lang = viewer_key.lang
            fields = self._fields.get((seat, lang))
            if fields is None:
                fields = self._fields[seat, lang] = self._see(table, seat, lang)
            shown = self._table(table, viewer_key, guest, here, chat)
            found = self._parts[seat, viewer_key] = Parts(viewer_key, seat, shown, self._views[seat], fields)
        return found

    def _table(
        self,
        table: TableLog,
        viewer_key: ViewerKey,
        guest: str | None,
        here: Callable[[], Collection[int]],
        chat: bool,
    ) -> tuple[Fields, ...]:
        """The table itself, apart from its game."""
        lang = viewer_key.lang
        if lang not in self._fixed:
            self._fixed[lang] = encoded(fixed_info(table.row, lang))
        if lang not in self._moving:
            self._moving[lang] = encoded(moving_info(table, lang, chat))
        if self._here is None:
            self._here = here()
            seated = (list(table.seats), self._here)
            if seated != self._seated:
                self._seated = seated
                self._guests.clear()
        if viewer_key not in self._guests:
            self._guests[viewer_key] = encoded(guest_info(table, guest, self._here))
        return self._fixed[lang], self._moving[lang], self._guests[viewer_key]

    def _see(self, table: TableLog, seat: int | None, lang: str) -> Fields:
        """What a seat sees of the game, in a language; its view is the same in all."""
        seen = self._seen.get(seat)
        if seen is None:
            if self._public is None and table.state is not None:
                self._public = table.state.view(None)
            seen = self._seen[seat] = game_view_of(table, seat, self._points, self._public)
            if table.state is not None and same_standing(table.state):
                self._points = seen.points
        if seat not in self._views:
            self._views[seat] = None if seen.view is None else self._encoded_view(seen.view)
        return {
            "question": self._question(table, seen.view, lang),
            **encoded(seen.fields(lang)),
            "standing": self._standing(seen, lang),
        }

    def _encoded_view(self, view: Mapping[str, object]) -> Fields:
        """A view as JSON; parts it shares with a spectator's view are written once."""
        encode, public, shared = ENCODER.encode, self._public or {}, self._shared
        found: Fields = {}
        for name, value in view.items():
            if value is public.get(name):
                part = shared.get(name)
                if part is None:
                    part = shared[name] = encode(value)
            else:
                part = encode(value)
            found[name] = part
        return found

    def _standing(self, seen: GameView, lang: str) -> bytes:
        if seen.points is not self._points:
            return ENCODER.encode(seen.standing(lang))
        if lang not in self._standings:
            self._standings[lang] = ENCODER.encode(seen.standing(lang))
        return self._standings[lang]

    def _question(self, table: TableLog, view: Mapping[str, object] | None, lang: str) -> bytes:
        """The question is the same for all to whom the game shows the same phase."""
        phase = "" if view is None else str(view["question"])
        if (phase, lang) not in self._questions:
            self._questions[phase, lang] = ENCODER.encode(question_of(table, phase, lang))
        return self._questions[phase, lang]

    def message(self, table: TableLog, now: Parts, before: Parts | None, after: int) -> bytes:
        """The message for a viewer who has received the log up to `after`, and has the parts `before`, if
        any. Viewers with an equal `viewer_key` and the same parts share the bytes."""
        after = max(0, min(after, table.seq))
        key = (now.seat, after, now.viewer_key, id(before))
        known = self._messages.get(key)
        if known is not None:
            return known[1]
        entries = log(table, now.seat, now.viewer_key.lang, after)
        seq = table.seq
        made = whole(now, seq, entries) if before is None else changes(before, now, seq, entries)
        if len(self._messages) < MAX_CACHED and (after == 0 or after >= table.seq - MAX_SHARED_ENTRIES):
            self._messages[key] = before, made
        return made
