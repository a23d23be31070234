"""Records and replays: the record of a table, and tables or uploaded records watched step by step."""

import base64
import hashlib
import re
import time
from collections import OrderedDict
from typing import Final

from trailboss.core import colours
from trailboss.core.contract import State
from trailboss.core.errors import BadSeats, TrailbossError
from trailboss.core.record import Record, transcript
from trailboss.server.api_error import ApiError
from trailboss.server.protocol.replays import Frames
from trailboss.server.tables.replays.replay import (
    MAX_FRAMES,
    Replay,
    cooperatively,
    frames,
    may_look,
    open_record,
    players,
)
from trailboss.server.tables.room import Room
from trailboss.server.tables.stored.store import TableStore
from trailboss.server.tables.stored.table_log import TableLog

MAX_CACHED: Final = 32
"""How many watched games are kept in memory, for tables and for records."""

_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")


class ReplayService:
    """The games that are being watched."""

    def __init__(self, store: TableStore) -> None:
        self._store = store
        # Kept apart: anybody may watch a record, so a table must never be mistaken for one.
        self._tables: OrderedDict[str, Replay] = OrderedDict()
        self._records: OrderedDict[str, Replay] = OrderedDict()

    # ---------------------------------------------------------------- tables

    async def table_frames(
        self, room: Room, guest: str | None, seat: int | None, lang: str, first: int, count: int
    ) -> Frames:
        """A stretch of a table's game as this viewer or a spectator saw it; once it is over, as anybody."""
        table = room.table
        state = table.state
        if state is None:
            raise ApiError("not_running", seq=table.seq)
        if not may_look(table.status == "over", seat, table.seats_of(guest)):
            raise ApiError("not_your_seat")
        replay = self._of_table(room, state)
        found = await _frames(replay, seat, [row.name for row in table.seats], lang, first, count)
        found.colours = table.colours()
        return found

    def _of_table(self, room: Room, state: State) -> Replay:
        known = self._tables.get(room.id)
        replay = Replay.of(state) if known is None else known.continued(state)
        _remember(self._tables, room.id, replay)
        return replay

    async def table_state(self, room: Room, index: int | None) -> State:
        """A separate state after this many moves of a finished game."""
        state = room.table.state
        if state is None:
            raise ApiError("not_running", seq=room.table.seq)
        return await self.state_at(self._of_table(room, state), index)

    async def state_at(self, replay: Replay, index: int | None) -> State:
        """A separate state after this many moves of a game; after all of them if None."""
        last = replay.total - 1
        return await cooperatively(replay.reach(last if index is None else max(0, min(index, last))))

    # ---------------------------------------------------------------- records

    async def keep(self, content: bytes) -> str:
        """Store an uploaded record; returns the id under which it can be watched. Raises `ApiError`."""
        try:
            text = content.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise ApiError("bad_record") from error
        replay = await _opened(text)
        record_id = _id_of(text)
        await self._store.keep_record(record_id, text, time.time())
        _remember(self._records, record_id, replay)
        return record_id

    async def text(self, record_id: str) -> str:
        """The record of that id; raises `ApiError`."""
        text = await self._store.record(record_id) if _ID.fullmatch(record_id) else None
        if text is None:
            raise ApiError("unknown_record")
        return text

    async def record_frames(
        self, record_id: str, seat: int | None, lang: str, first: int, count: int
    ) -> Frames:
        """Some steps of an uploaded record."""
        replay = await self.replay(record_id)
        return await _frames(replay, seat, players(replay.record), lang, first, count)

    async def replay(self, record_id: str) -> Replay:
        """An uploaded record, replayed to its end; raises `ApiError`."""
        replay = self._records.get(record_id)
        if replay is None:
            replay = await _opened(await self.text(record_id))
        _remember(self._records, record_id, replay)
        return replay


def _id_of(text: str) -> str:
    """The same record always gets the same id, so it is stored once however often it is uploaded."""
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:12]).decode()


def _remember(replays: OrderedDict[str, Replay], name: str, replay: Replay) -> None:
    replays[name] = replay
    replays.move_to_end(name)
    if len(replays) > MAX_CACHED:
        replays.popitem(last=False)


async def _opened(text: str) -> Replay:
    try:
        return await cooperatively(open_record(text))
    except TrailbossError as error:
        raise ApiError.of("bad_record", error) from error


async def _frames(
    replay: Replay, seat: int | None, names: list[str], lang: str, first: int, count: int
) -> Frames:
    if not 0 < count <= MAX_FRAMES:
        raise ApiError("bad_request")
    try:
        return await cooperatively(frames(replay, seat, names, lang, first, count))
    except BadSeats as error:
        raise ApiError.of("bad_seats", error) from error


# -------------------------------------------------------------------- the record of a table


def record_of(table: TableLog) -> str:
    """The public record of a finished or closed game; raises `ApiError` before that.

    A damaged game may be repaired and played on, so its seed stays secret until it is over.
    """
    if table.status == "over" or table.closed == "archived":
        return full_record(table)
    if table.closed is None:
        raise ApiError("not_over", seq=table.seq)
    return _transcript(table, None, _tags(table))


def full_record(table: TableLog) -> str:
    """The record with its seed and the salt of its commitment, at any time."""
    tags = {**_tags(table), "Salt": table.row.salt}
    if table.closed == "damaged" or table.unread or table.state is None:
        return _transcript(table, table.row.seed, tags)
    return Record.of(table.state, **tags).dumps()


def _transcript(table: TableLog, seed: int | None, tags: dict[str, str]) -> str:
    row = table.row
    return transcript(row.game, row.rules, row.count, seed, row.options, table.unread, tags)


def _tags(table: TableLog) -> dict[str, str]:
    players = ",".join(row.name.replace(",", " ") for row in table.seats)
    tags = {"Players": players, "Table": table.row.id}
    if any(row.colour is not None for row in table.seats):
        tags[colours.HEADER] = colours.as_tag(table.colours()[: table.row.count])
    return tags
