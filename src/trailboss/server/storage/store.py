"""The store: what the tables of a server are, kept so that a server killed at any moment loses nothing."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Collection, Iterable, Mapping
from typing import Any, Self

from sqlalchemy import Select, Table, case, delete, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from trailboss.server.protocol import Status
from trailboss.server.storage import database, schema
from trailboss.server.storage.errors import Taken, Unavailable, UnknownTable
from trailboss.server.storage.rows import (
    EntryRow,
    SeatRow,
    Stored,
    TableRow,
    checked_digest,
    checked_text,
)

_TABLE = [schema.tables.c[name] for name in TableRow._fields]
_SEAT = [schema.seats.c[name] for name in SeatRow._fields]
_ENTRY = [schema.entries.c[name] for name in EntryRow._fields]


class Store:
    """The database of a server. Every method is one transaction: it happens wholly or not at all.

    Guests and the secrets of links are given as `digest`, nothing else is taken. A method that cannot reach
    the database raises `Unavailable`; then nothing was changed, unless the line broke at the very end.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        """Use `Store.open`."""
        postgres = engine.dialect.name == "postgresql"
        # On PostgreSQL the several questions of one `load` must be answered from one moment.
        self._reader = engine.execution_options(isolation_level="REPEATABLE READ") if postgres else engine
        self._writer = engine.execution_options(writes=True)
        # SQLite has one writer at a time: waiting in line here is fair and wakes the next at once.
        self._turn: contextlib.AbstractAsyncContextManager[None] = (
            contextlib.nullcontext() if postgres else asyncio.Lock()
        )
        self._insert: Any = postgresql.insert if postgres else sqlite.insert

    @classmethod
    async def open(cls, url: str) -> Self:
        """The store at `sqlite+aiosqlite:///FILE` or `postgresql+asyncpg://…`; new or old, it is migrated."""
        return cls(await database.opened(url))

    async def close(self) -> None:
        await self._writer.dispose()

    # ---------------------------------------------------------------- tables

    async def create(
        self, table: TableRow, seats: Iterable[SeatRow], holders: Mapping[int, Collection[str]]
    ) -> None:
        """Set a new table; `Taken` if there is one of that id."""
        row = {**table._asdict(), "host": checked_digest(table.host), "last": 0}
        seated = [_seat_values(table.id, seat) for seat in seats]
        held = _holder_values(table.id, holders)
        async with self._writing() as connection:
            new = self._insert(schema.tables).values(row).on_conflict_do_nothing()
            if (await connection.execute(new)).rowcount == 0:
                raise Taken("storage.table_taken", table=table.id)
            await connection.execute(insert(schema.seats), seated)
            if held:
                await connection.execute(insert(schema.holders), held)

    async def load(self, table_id: str) -> Stored | None:
        """All of a table, as of one moment."""
        async with self._reading() as connection:
            found = await _stored(connection, select(*_TABLE).where(schema.tables.c.id == table_id))
            if not found:
                return None
            entries = schema.entries
            rows = await connection.execute(
                select(*_ENTRY).where(entries.c.table_id == table_id).order_by(entries.c.seq)
            )
            return found[0]._replace(entries=[EntryRow(*row) for row in rows])

    async def append(
        self,
        table_id: str,
        entry: EntryRow,
        status: Status | None = None,
        seats: Iterable[SeatRow] = (),
        holders: Mapping[int, Collection[str]] | None = None,
    ) -> None:
        """Write the next entry, and with it what it changes: the status, some seats, and for some seats who
        holds them from now on (see `drop_holders` for those that lose all).

        `Taken` if another writer was first. An entry that would leave a gap is refused as a fault.
        """
        tables = schema.tables
        changes: dict[str, object] = {"last": entry.seq, "changed": entry.at}
        if status is not None:
            changes["status"] = status
        row = {"table_id": table_id, **entry._asdict(), "text": checked_text(entry.text)}
        if entry.request is not None:
            checked_text(entry.request)
        seated = [_seat_values(table_id, seat) for seat in seats]
        held = _holder_values(table_id, holders or {})
        async with self._writing() as connection:
            # The second of two writers waits here for the first, and then finds no such row.
            ours = update(tables).where(tables.c.id == table_id, tables.c.last == entry.seq - 1)
            if (await connection.execute(ours.values(**changes))).rowcount == 0:
                raise await _not_next(connection, table_id, entry.seq)
            await connection.execute(insert(schema.entries).values(row))
            for values in seated:
                await _update_seat(connection, values)
            for seat in holders or {}:
                await _release(connection, table_id, seat, wholly=not (holders or {})[seat])
            if held:
                await connection.execute(insert(schema.holders), held)

    async def set_rematch(self, table_id: str, other: str) -> str:
        """Name the table that goes on from this one; the first one named stays, and is returned."""
        tables = schema.tables
        async with self._writing() as connection:
            first = tables.c.id == table_id, tables.c.rematch.is_(None)
            await connection.execute(update(tables).where(*first).values(rematch=other))
            found = await connection.execute(select(tables.c.rematch).where(tables.c.id == table_id))
            named = found.scalar()
        if named is None:
            raise UnknownTable("storage.unknown_table", table=table_id)
        return str(named)

    async def tables_of(self, guest: str, limit: int = 50) -> list[Stored]:
        """The tables that a guest set or holds a seat at, without entries, the last changed first."""
        tables, holders = schema.tables, schema.holders
        held = select(holders.c.table_id).where(holders.c.guest == checked_digest(guest))
        wanted = select(*_TABLE).where(or_(tables.c.host == guest, tables.c.id.in_(held)))
        ordered = wanted.order_by(tables.c.changed.desc(), tables.c.id).limit(limit)
        async with self._reading() as connection:
            return await _stored(connection, ordered)

    async def listed(self, limit: int = 50) -> list[Stored]:
        """The listed tables that are not over, without entries: those that wait for people first."""
        tables = schema.tables
        waiting_first = case((tables.c.status == "waiting", 0), else_=1)
        wanted = select(*_TABLE).where(tables.c.listed, tables.c.status != "over")
        ordered = wanted.order_by(waiting_first, tables.c.changed.desc(), tables.c.id).limit(limit)
        async with self._reading() as connection:
            return await _stored(connection, ordered)

    async def forget(self, before: float) -> list[str]:
        """Delete the tables that nobody started and that did not change since then; their ids."""
        tables = schema.tables
        async with self._writing() as connection:
            old = tables.c.status == "waiting", tables.c.changed < before
            pointing = update(tables).where(tables.c.rematch.in_(select(tables.c.id).where(*old)))
            await connection.execute(pointing.values(rematch=None))
            return list(await connection.scalars(delete(tables).where(*old).returning(tables.c.id)))

    # ---------------------------------------------------------------- seats

    async def set_seat(self, table_id: str, seat: SeatRow) -> None:
        """Write down who decides at a seat from now on."""
        values = _seat_values(table_id, seat)
        async with self._writing() as connection:
            await _update_seat(connection, values)

    async def add_holder(self, table_id: str, seat: int, guest: str) -> None:
        """Let one more guest decide for a seat; one who may already still may."""
        values = _holder_values(table_id, {seat: [guest]})
        async with self._writing(table_id, seat) as connection:
            await connection.execute(self._insert(schema.holders).values(values).on_conflict_do_nothing())

    async def drop_holders(self, table_id: str, seat: int) -> None:
        """Nobody decides for the seat any more; its links and its webhook end too."""
        async with self._writing() as connection:
            await _release(connection, table_id, seat, wholly=True)

    async def add_link(self, table_id: str, seat: int, secret_hash: str) -> None:
        """Keep a link that makes whoever has its secret a holder of the seat."""
        values = {"table_id": table_id, "seat": seat, "secret_hash": checked_digest(secret_hash)}
        async with self._writing(table_id, seat) as connection:
            await connection.execute(self._insert(schema.links).values(values).on_conflict_do_nothing())

    async def claim(self, table_id: str, secret_hash: str, guest: str) -> int | None:
        """The seat that a link opens, with the guest as one more holder; None if it opens none here."""
        links = schema.links
        wanted = links.c.secret_hash == checked_digest(secret_hash), links.c.table_id == table_id
        checked_digest(guest)
        async with self._writing() as connection:
            seat = (await connection.execute(select(links.c.seat).where(*wanted))).scalar()
            if seat is None:
                return None
            values = _holder_values(table_id, {seat: [guest]})
            await connection.execute(self._insert(schema.holders).values(values).on_conflict_do_nothing())
            return int(seat)

    async def set_webhook(self, table_id: str, seat: int, url: str) -> None:
        """Keep where the seat wants to be told of its turn; an empty address ends it."""
        hooks = schema.webhooks
        values = {"table_id": table_id, "seat": seat, "url": checked_text(url)}
        async with self._writing(table_id, seat) as connection:
            at_seat = hooks.c.table_id == table_id, hooks.c.seat == seat
            await connection.execute(delete(hooks).where(*at_seat))
            if url:
                await connection.execute(insert(hooks).values(values))

    async def webhooks(self, table_id: str) -> dict[int, str]:
        """Where the seats of a table want to be told, by seat."""
        hooks = schema.webhooks
        wanted = select(hooks.c.seat, hooks.c.url).where(hooks.c.table_id == table_id)
        async with self._reading() as connection:
            return {row.seat: row.url for row in await connection.execute(wanted)}

    # ---------------------------------------------------------------- records

    async def keep_record(self, record_id: str, text: str) -> None:
        """Keep a record that was sent in. One that is there already stays as it is."""
        values = {"id": record_id, "text": checked_text(text)}
        async with self._writing() as connection:
            await connection.execute(self._insert(schema.records).values(values).on_conflict_do_nothing())

    async def record(self, record_id: str) -> str | None:
        """The record of that id."""
        records = schema.records
        async with self._reading() as connection:
            found = await connection.execute(select(records.c.text).where(records.c.id == record_id))
            text = found.scalar()
        return None if text is None else str(text)

    # ---------------------------------------------------------------- transactions

    @contextlib.asynccontextmanager
    async def _writing(self, table_id: str = "", seat: int = -1) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. The table and seat are those it may find missing."""
        try:
            async with self._turn, self._writer.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise UnknownTable("storage.unknown_seat", table=table_id, seat=seat) from error
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable("storage.failed") from error

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads, and sees the database as it was when it began."""
        try:
            async with self._reader.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable("storage.failed") from error


# -------------------------------------------------------------------- inside a transaction


async def _stored(connection: AsyncConnection, wanted: Select[Any]) -> list[Stored]:
    """The tables that are wanted, in that order, each with its seats and holders."""
    found = [Stored(TableRow(*row), [], [], {}) for row in await connection.execute(wanted)]
    by_id = {stored.table.id: stored for stored in found}
    for row in await _children(connection, schema.seats, by_id, _SEAT):
        by_id[row[0]].seats.append(SeatRow(*row[1:]))
    holders = schema.holders
    for row in await _children(connection, holders, by_id, [holders.c.seat, holders.c.guest]):
        by_id[row[0]].holders.setdefault(row[1], set()).add(row[2])
    return found


async def _children(
    connection: AsyncConnection, child: Table, ids: Collection[str], columns: list[Any]
) -> list[Any]:
    if not ids:
        return []
    wanted = select(child.c.table_id, *columns).where(child.c.table_id.in_(ids))
    return list(await connection.execute(wanted.order_by(child.c.table_id, child.c.seat)))


async def _not_next(connection: AsyncConnection, table_id: str, seq: int) -> Exception:
    """Why an entry of that number cannot be written."""
    tables = schema.tables
    last = (await connection.execute(select(tables.c.last).where(tables.c.id == table_id))).scalar()
    if last is None:
        return UnknownTable("storage.unknown_table", table=table_id)
    if seq <= last:
        return Taken("storage.entry_taken", table=table_id, seq=seq, last=last)
    return ValueError(f"entry {seq} of {table_id} would leave a gap after {last}")


async def _update_seat(connection: AsyncConnection, values: dict[str, object]) -> None:
    seats = schema.seats
    at_seat = seats.c.table_id == values["table_id"], seats.c.seat == values["seat"]
    if (await connection.execute(update(seats).where(*at_seat).values(**values))).rowcount == 0:
        raise UnknownTable("storage.unknown_seat", table=values["table_id"], seat=values["seat"])


async def _release(connection: AsyncConnection, table_id: str, seat: int, *, wholly: bool) -> None:
    """Take the holders off a seat; wholly: also what would bring one back, or be told of its turns."""
    gone = [schema.holders, schema.links, schema.webhooks] if wholly else [schema.holders]
    for child in gone:
        await connection.execute(delete(child).where(child.c.table_id == table_id, child.c.seat == seat))


def _seat_values(table_id: str, seat: SeatRow) -> dict[str, object]:
    checked_text(seat.name)
    checked_text(seat.bot or "")
    return {"table_id": table_id, **seat._asdict()}


def _holder_values(table_id: str, holders: Mapping[int, Collection[str]]) -> list[dict[str, object]]:
    return [
        {"table_id": table_id, "seat": seat, "guest": checked_digest(guest)}
        for seat, guests in holders.items()
        for guest in set(guests)
    ]
