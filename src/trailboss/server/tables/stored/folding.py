"""Folds a stored table into a `TableLog`, whatever its condition.

One unreadable table must not affect any other. So nothing here fails: a table that is damaged, or that
replays differently because the rules have changed, is closed and shows what could be recovered.
"""

import asyncio
import json
import logging
import zlib
from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from trailboss.core.contract import GameConfig, State
from trailboss.core.errors import OldRules
from trailboss.core.messages import ENGLISH, LANGUAGES, Message, message
from trailboss.core.record import Position, digest
from trailboss.server.meters import METERS
from trailboss.server.tables.stored.log_items import MOVES, Closed, LogItem, LogItems
from trailboss.server.tables.stored.rows import EntryRow, LastView, Pictures, Snapshot, Stored
from trailboss.server.tables.stored.store import TableStore, Unavailable
from trailboss.server.tables.stored.table_log import TableLog

log: Final = logging.getLogger("trailboss.server")

FOLDED_AT_ONCE: Final = 64
"""How many entries of a long table are folded before other tasks get their turn."""
MAX_UNREAD_LENGTH: Final = 120
"""How many characters are shown of an entry that could not be applied."""
KINDS: Final = ("start", "move", "undo", "seat", "over")
"""The kinds of entries as they are shown."""


class ReplaysDifferently(Exception):
    """The moves lead to another position than they did when they were played."""


class Unreadable(Exception):
    """The rows of a table contain impossible values, or its game doesn't exist."""


class Missing(Exception):
    """The last entries of a table are gone."""


class Closing(NamedTuple):
    """Why a table cannot be played on: at which entry, and the kind of error, never with a value."""

    how: Closed
    seq: int
    kind: str


async def apply_all(table: TableLog, entries: Iterable[EntryRow], known: Snapshot | None = None) -> None:
    """Apply entries, letting other tasks run now and then. Raises any error in them, and `ReplaysDifferently`
    if the position differs from the one known after that entry."""
    for count, entry in enumerate(entries, 1):
        table.apply(entry)
        if known is not None and entry.seq == known.seq and table.state is not None:
            if digest(table.state) != known.digest:
                raise ReplaysDifferently
        if count % FOLDED_AT_ONCE == 0:
            await asyncio.sleep(0)


async def fold(stored: Stored) -> tuple[TableLog, Closing | None]:
    """The table that its entries lead to, and why it is closed if they can't all be applied."""
    table = TableLog(stored)
    closing = None
    try:
        _check_rows(table, stored)
        table.game.check_rules(stored.table.rules)
        await apply_all(table, stored.entries, stored.snapshot)
        if table.seq < stored.last:
            raise Missing
    except Exception as error:  # noqa: BLE001  whatever it is, it is this table's trouble alone
        where = 0 if isinstance(error, Unreadable) else table.seq + 1
        closing = Closing(_how(table, stored, error), where, type(error).__name__)
        _recover(table, stored, error)
        table.closed = closing.how
    if stored.table.archived is not None:
        table.closed = "archived"
    if table.closed == "archived":
        table.pictures = _pictures(stored)
    # The rows agree with the entries, and also describe what was before the first of them.
    table.seats = list(stored.seats)
    table.row = table.row._replace(
        rematch=stored.table.rematch, changed=stored.table.changed, archived=stored.table.archived
    )
    table.kept = 0 if stored.snapshot is None else stored.snapshot.seq
    return table, closing


def _check_rows(table: TableLog, stored: Stored) -> None:
    seated = [row.seat for row in stored.seats] == list(range(stored.table.count))
    if stored.unreadable or not seated or table.is_missing:
        raise Unreadable


def _how(table: TableLog, stored: Stored, error: Exception) -> Closed:
    """Changed rules archive a table; anything else is damage."""
    if isinstance(error, Unreadable | Missing):
        return "damaged"
    older = stored.table.rules != table.game.rules_version
    return "archived" if older or isinstance(error, ReplaysDifferently) else "damaged"


# -------------------------------------------------------------------- what can be recovered


def _recover(table: TableLog, stored: Stored, error: Exception) -> None:
    """Fill a table that could not be folded: with the entries as they are, and the position kept last."""
    if isinstance(error, ReplaysDifferently):  # the log so far may be wrong
        table.items, table.state = LogItems(), None
    if isinstance(error, ReplaysDifferently | OldRules) or stored.table.rules != table.game.rules_version:
        table.state = _last_position(table, stored) or table.state
    followed = table.items[-1].seq if table.items else 0
    names = [row.name for row in stored.seats]
    for entry in stored.entries:
        if _number(entry.seq) > followed:
            table.items.append(_unread(entry, names))
    table.seq = max([table.seq, *(item.seq for item in table.items)])
    table.row = table.row._replace(status=stored.table.status)
    table.unread = moves_left(stored.entries)


def _number(value: object) -> int:
    """A number of a damaged table; -1 if it isn't one."""
    return value if isinstance(value, int) else -1


def _unread(entry: EntryRow, names: list[str]) -> LogItem:
    """An entry that could not be applied, shown as it is stored."""
    seat = entry.seat if 0 <= _number(entry.seat) < len(names) else None
    at = entry.at if type(entry.at) is float else 0.0
    kind = "move" if entry.kind in MOVES else next((kind for kind in KINDS if kind == entry.kind), "seat")
    lines: list[Message] = []
    if kind == "move":
        name = "?" if seat is None else names[seat]
        lines.append(message("server.log.unread", name=name, move=plain(entry.text)))
    item = LogItem(entry._replace(seat=seat, at=at), kind, lines)  # type: ignore[arg-type]
    item.move = plain(entry.text) if kind == "move" else None
    return item


def plain(text: object) -> str:
    """Text of a damaged table as it can be shown."""
    return "".join(each if each.isprintable() else " " for each in str(text))[:MAX_UNREAD_LENGTH]


def moves_left(entries: Iterable[EntryRow]) -> list[tuple[int | None, str]]:
    """The moves that were not taken back, as (seat, notation), without looking at the game."""
    moves: list[tuple[int | None, str]] = []
    for entry in entries:
        if entry.kind in MOVES:
            moves.append((entry.seat, plain(entry.text)))
        elif entry.kind == "undo":
            del moves[-int(entry.text) if str(entry.text).isdecimal() else -1 :]
    return moves


def _last_position(table: TableLog, stored: Stored) -> State | None:
    """The position that was kept last, if it can still be read."""
    snapshot = stored.snapshot
    if snapshot is None or table.is_missing:
        return None
    row, game = stored.table, table.game
    try:
        options = game.checked_options(row.count, game.with_old_defaults(row.rules, row.options))
        config = GameConfig(game, row.count, None, options, None, row.rules)
        return Position(config, json.loads(zlib.decompress(snapshot.position))).state()
    except Exception as error:  # noqa: BLE001  a position of other rules may hold anything
        log.warning("the last position of table %s cannot be read: %s", row.id, type(error).__name__)
        return None


# -------------------------------------------------------------------- what is kept for later


def snapshot(table: TableLog, picture: bytes | None = None) -> Snapshot | None:
    """The position of a table, to be kept; None before the game begins."""
    state = table.state
    if state is None:
        return None
    position = zlib.compress(json.dumps(state.dump(), separators=(",", ":")).encode())
    return Snapshot(table.seq, digest(state), position, picture)


def picture(seen: dict[str, Pictures]) -> bytes:
    """What every seat and a spectator saw, by language, stored with the position."""
    named = {
        lang: {"" if seat is None else str(seat): each for seat, each in own.items()}
        for lang, own in seen.items()
    }
    return zlib.compress(msgspec.json.encode(named), 9)


def _pictures(stored: Stored) -> dict[str, Pictures] | None:
    if stored.snapshot is None or stored.snapshot.picture is None:
        return None
    try:
        found = msgspec.json.decode(zlib.decompress(stored.snapshot.picture))
        if ENGLISH not in found:  # it was kept when every sentence held both languages
            found = {lang: _in_language(found, lang) for lang in LANGUAGES}
        named = msgspec.convert(found, dict[str, dict[str, LastView]])
        return {
            lang: {int(seat) if seat else None: each for seat, each in own.items()}
            for lang, own in named.items()
        }
    except (zlib.error, msgspec.DecodeError, ValueError) as error:
        log.warning("the picture of table %s cannot be read: %s", stored.table.id, type(error).__name__)
        return None


def _in_language(value: object, lang: str) -> object:
    """Data with sentences in several languages, in one of them."""
    if isinstance(value, list):
        return [_in_language(each, lang) for each in value]
    if not isinstance(value, dict):
        return value
    if value.keys() == set(LANGUAGES):
        return value[lang]
    return {name: _in_language(each, lang) for name, each in value.items()}


async def mark(store: TableStore, stored: Stored, closing: Closing | None, now: float) -> None:
    """Record what happened to a table, for the server's operator, and log it once."""
    row = stored.table
    if closing is not None and closing.how == "damaged":
        METERS.damaged.add(row.id)
    else:
        METERS.damaged.discard(row.id)
    damaged = closing.seq if closing is not None and closing.how == "damaged" else None
    try:
        if damaged != row.damaged:
            if closing is not None and damaged is not None:
                log.error("table %s is damaged at entry %d: %s", row.id, damaged, closing.kind)
            await store.mark_damaged(row.id, damaged)
        if closing is not None and closing.how == "archived" and row.archived is None:
            log.warning("table %s is archived: its rules have changed (%s)", row.id, closing.kind)
            await store.archive(row.id, now)
    except Unavailable as error:
        log.warning("the condition of table %s could not be stored: %s", row.id, error.key)
