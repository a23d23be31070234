"""What the operator of a server can do with its tables: list, check, archive and export them."""

import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from trailboss.core.messages import languages
from trailboss.server.protocol.tables import Status
from trailboss.server.storage import OlderVersion, Store, Stored, UnknownTable, digest, file_url
from trailboss.server.storage.copying import copy_file
from trailboss.server.storage.lock import holder_of
from trailboss.server.tables.names import new_secret
from trailboss.server.tables.replays.records import full_record
from trailboss.server.tables.stored.folding import Closing, fold, picture, snapshot
from trailboss.server.tables.stored.rows import LastView, Pictures
from trailboss.server.tables.stored.table_log import TableLog
from trailboss.server.tables.viewers.viewer_state import game_view_of, log


class Checked(NamedTuple):
    """The result of replaying a stored table."""

    id: str
    game: str
    status: Status
    archived: bool
    """Is it archived already?"""
    closing: Closing | None
    """Why it cannot be played on."""


@asynccontextmanager
async def opened_for_reading(place: str | Path) -> AsyncIterator[Store]:
    """The tables of a file or database, for reading. A file of an older version stays unchanged: a
    migrated copy is read instead."""
    with tempfile.TemporaryDirectory(prefix="trailboss-") as folder:
        try:
            store = await Store.open_existing(file_url(place) if isinstance(place, Path) else place)
        except OlderVersion:
            if not isinstance(place, Path):
                raise
            copied = Path(folder, "tables.db")
            copy_file(place, copied)
            store = await Store.open(file_url(copied))
        try:
            yield store
        finally:
            await store.close()


@asynccontextmanager
async def opened_for_writing(place: str | Path) -> AsyncIterator[Store]:
    """The same tables, to be changed; they must be of this version already."""
    store = await Store.open_existing(file_url(place) if isinstance(place, Path) else place)
    try:
        yield store
    finally:
        await store.close()


async def check(store: Store, ids: list[str]) -> AsyncIterator[Checked]:
    """Replay tables one by one. Nothing is written."""
    for table_id in ids:
        stored = await store.load(table_id)
        if stored is None:  # deleted meanwhile
            continue
        _, closing = await fold(stored)
        row = stored.table
        yield Checked(table_id, row.game, row.status, row.archived is not None, closing)


async def archive(store: Store, table_id: str) -> None:
    """Close a table for good, keeping its position and everyone's last view. Raises `UnknownTable`."""
    stored = await load(store, table_id)
    table, closing = await fold(stored)
    if closing is None and stored.table.archived is None:
        kept = snapshot(table, picture(pictures(table)))
        if kept is not None:
            await store.keep_snapshots({table_id: kept})
    await store.archive(table_id, time.time())


def pictures(table: TableLog) -> dict[str, Pictures]:
    """What every seat and a spectator sees of a table now, by language."""
    found: dict[str, Pictures] = {lang: {} for lang in languages()}
    for seat in (None, *range(table.row.count)):
        seen = game_view_of(table, seat)
        for lang, own in found.items():
            own[seat] = LastView(seen.view, seen.standing(lang), log(table, seat, lang, 0))
    return found


async def export(store: Store, table_id: str) -> str:
    """The record of a table, whatever its state, with its seed. Raises `UnknownTable`."""
    table, _ = await fold(await load(store, table_id))
    return full_record(table)


class Overview(NamedTuple):
    """The numbers of a stored server."""

    counts: dict[str, int]
    """Tables by status, and how many are archived or damaged."""
    damaged: list[str]
    running: int | None
    """The process of the server that has the database file open; None if there is none, or no file."""


async def overview(store: Store, place: str | Path) -> Overview:
    """How many tables there are, and which of them are damaged."""
    damaged = [each.table.id for each in await store.all_tables(damaged=True)]
    return Overview(await store.counts(), damaged, holder_of(place) if isinstance(place, Path) else None)


async def revoke(store: Store, table_id: str, seats: list[int]) -> dict[int, str]:
    """Remove people's seats from all their devices; returns the secrets of new links. Raises
    `UnknownTable`."""
    stored = await load(store, table_id)
    people = [row.seat for row in stored.seats if stored.holders.get(row.seat)]
    links = {}
    for seat in seats or people:
        await store.drop_holders(table_id, seat)
        links[seat] = new_secret()
        await store.add_link(table_id, seat, digest(links[seat]))
    return links


async def load(store: Store, table_id: str) -> Stored:
    """A stored table. Raises `UnknownTable`."""
    stored = await store.load(table_id)
    if stored is None:
        raise UnknownTable("storage.unknown_table", table=table_id)
    return stored
