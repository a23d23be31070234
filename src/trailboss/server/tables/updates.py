"""What a viewer is sent: a whole update, or what has changed since the last one.

What a viewer may see comes in parts: each field of an update, and of its `table` and `view` each entry. A
part is built once for all who see the same. Changes are the parts that differ from what this viewer was sent
before, so they can tell nothing that a whole update would not.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from trailboss.presentation import Standing, same_standing
from trailboss.server.protocol.updates import LogEntry, Question
from trailboss.server.tables.stored.table_log import TableLog
from trailboss.server.tables.viewer_state import (
    GameView,
    fixed_info,
    guest_info,
    log,
    moving_info,
    question_of,
    sight_of,
)

ENCODER: Final = msgspec.json.Encoder()
MOST_KEPT: Final = 64
"""So many different messages of one moment are kept for equal viewers."""
KEPT_BACK: Final = 8
"""Only those are kept that tell the whole log or not more than so many entries: others have no equals."""

Fields = dict[str, Any]


class Whose(NamedTuple):
    """All by which what a guest sees of the table itself differs from what others see."""

    lang: str
    seats: tuple[int, ...]
    is_host: bool


class Parts(NamedTuple):
    """All that one viewer may see at one moment, but for the log."""

    whose: Whose
    seat: int | None
    table: Fields
    view: Fields | None
    fields: Fields


def whole(now: Parts, seq: int, entries: list[LogEntry]) -> bytes:
    """A whole update."""
    said = {"type": "update", "seq": seq, "table": now.table, "seat": now.seat, "view": now.view}
    return ENCODER.encode({**said, **now.fields, "log": entries})


LARGE: Final = (dict, list)
"""Parts of these kinds are compared once for all viewers who share them."""
Compared = dict[int, tuple[object, bool]]
"""By the id of such a part: what it was compared with, and whether they differ."""


def _changed(before: Fields, now: Fields, compared: Compared) -> Fields:
    found: Fields = {}
    for name, value in now.items():
        was = before.get(name)
        if was is value:
            continue
        if isinstance(value, LARGE):
            known = compared.get(id(value))
            if known is None or known[0] is not was:
                known = compared[id(value)] = was, was != value
            differs = known[1]
        else:
            differs = was != value
        if differs:
            found[name] = value
    return found


def changes(
    before: Parts, now: Parts, seq: int, entries: list[LogEntry], compared: Compared | None = None
) -> bytes:
    """What a viewer has to hear who knows what was before: the changed parts alone. Viewers share parts;
    those in `compared` are not compared again."""
    seen, see = before.view or {}, now.view or {}
    if before.seat != now.seat or not seen.keys() <= see.keys():  # what is gone cannot be told by a change
        return whole(now, seq, entries)
    compared = {} if compared is None else compared
    said: dict[str, Any] = {"type": "changes", "seq": seq, **_changed(before.fields, now.fields, compared)}
    for name, was, new in (("table", before.table, now.table), ("view", seen, see)):
        if different := _changed(was, new, compared):
            said[name] = different
    said["log"] = entries
    return ENCODER.encode(said)


class Updates:
    """What the viewers of one table can see now; everything is built when it is first wanted."""

    def __init__(self) -> None:
        self._fixed: dict[str, Fields] = {}
        """What a table shows of itself from its first to its last moment, by language."""
        self._moving: dict[str, Fields] = {}
        """Those and what may change with every entry."""
        self._here: Collection[int] | None = None
        self._points: Sequence[Standing] | None = None
        """The points, if they are the same for every viewer."""
        self._public: Fields | None = None
        """The game as a spectator sees it."""
        self._compared: Compared = {}
        self._tables: dict[Whose, Fields] = {}
        self._questions: dict[tuple[str, str], Question | None] = {}
        self._seen: dict[int | None, GameView] = {}
        self._fields: dict[tuple[int | None, str], Fields] = {}
        """What is seen by a seat, in the words of a language."""
        self._parts: dict[tuple[object, ...], Parts] = {}
        self._messages: dict[tuple[object, ...], tuple[Parts | None, bytes]] = {}

    def clear(self, *, seen: bool) -> None:
        """Something has changed; `seen` if the game itself may look different."""
        self._here = None
        self._moving.clear()
        self._tables.clear()
        self._parts.clear()
        self._messages.clear()
        self._compared.clear()
        if seen:
            self._points = self._public = None
            self._questions.clear()
            self._seen.clear()
            self._fields.clear()

    def parts(
        self,
        table: TableLog,
        whose: Whose,
        guest: str | None,
        seat: int | None,
        here: Callable[[], Collection[int]],
        *,
        chat: bool = False,
    ) -> Parts:
        """What a guest who looks with the eyes of a seat may see now; `here` tells whose persons are
        connected. Those who are equal in `whose` see the same of a table."""
        found = self._parts.get((seat, whose))
        if found is not None:
            return found
        lang = whose.lang
        shown = self._tables.get(whose)
        if shown is None:
            if lang not in self._fixed:
                self._fixed[lang] = fixed_info(table.row, lang)
            if lang not in self._moving:
                self._moving[lang] = {**self._fixed[lang], **moving_info(table, lang, chat)}
            if self._here is None:
                self._here = here()
            shown = self._tables[whose] = {**self._moving[lang], **guest_info(table, guest, self._here)}
        seen = self._seen.get(seat)
        if seen is None:
            if self._public is None and table.state is not None:
                self._public = table.state.view(None)
            seen = self._seen[seat] = sight_of(table, seat, self._points, self._public)
            if table.state is not None and same_standing(table.state):
                self._points = seen.points
        fields = self._fields.get((seat, lang))
        if fields is None:
            asked = self._question(table, seen.view, lang)
            fields = self._fields[seat, lang] = {"question": asked, **seen.fields(lang)}
        found = self._parts[seat, whose] = Parts(whose, seat, shown, seen.view, fields)
        return found

    def message(self, table: TableLog, now: Parts, before: Parts | None, after: int) -> bytes:
        """What a viewer is sent who has heard the log up to `after`, and knows what was `before` if anything.
        Those who are equal in `whose` and know the same share the bytes."""
        after = max(0, min(after, table.seq))
        key = (now.seat, after, now.whose, id(before))
        known = self._messages.get(key)
        if known is not None:
            return known[1]
        entries = log(table, now.seat, now.whose.lang, after)
        if before is None:
            made = whole(now, table.seq, entries)
        else:
            made = changes(before, now, table.seq, entries, self._compared)
        if len(self._messages) < MOST_KEPT and (after == 0 or after >= table.seq - KEPT_BACK):
            self._messages[key] = before, made
        return made

    def _question(self, table: TableLog, view: Fields | None, lang: str) -> Question | None:
        """The question is the same for all to whom the game shows the same phase."""
        phase = "" if view is None else str(view["question"])
        if (phase, lang) not in self._questions:
            self._questions[phase, lang] = question_of(table, phase, lang)
        return self._questions[phase, lang]
