"""The part of the store for maintenance: tables that are damaged, archived, packed or deleted."""

from collections.abc import Mapping

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from trailboss.server.storage import schema
from trailboss.server.storage.errors import UnknownTable
from trailboss.server.storage.steps import TABLE, entries_of, packed, stored
from trailboss.server.storage.store.transactions import Transactions
from trailboss.server.tables.stored.rows import Snapshot, Stored
from trailboss.server.tables.stored.store import Periods


class Upkeep(Transactions):
    """Maintenance of tables by the server's operator."""

    # ---------------------------------------------------------------- damaged and archived tables

    async def mark_damaged(self, table_id: str, seq: int | None) -> None:
        """Store at which entry a table is damaged; None: it can be read again."""
        tables = schema.tables
        marked = update(tables).where(tables.c.id == table_id).values(damaged=seq)
        await self._write(lambda connection: connection.execute(marked))

    async def archive(self, table_id: str, at: float) -> None:
        """Close a table for good."""
        closed = update(schema.tables).where(schema.tables.c.id == table_id).values(archived=at)

        def body(connection: Connection) -> None:
            if connection.execute(closed).rowcount == 0:
                raise UnknownTable("storage.unknown_table", table=table_id)
            self._notify(connection, table_id)

        await self._write(body)

    async def keep_snapshots(self, snapshots: Mapping[str, Snapshot]) -> None:
        """Keep the last positions of tables, in place of earlier ones. Those of archived tables stay."""
        rows = [{"table_id": table_id, **each._asdict()} for table_id, each in snapshots.items()]

        def body(connection: Connection) -> None:
            tables = schema.tables
            there = select(tables.c.id).where(tables.c.id.in_(snapshots), tables.c.archived.is_(None))
            left = set(connection.scalars(there))  # others were deleted or archived meanwhile
            connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id.in_(left)))
            if left:
                connection.execute(insert(schema.snapshots), [row for row in rows if row["table_id"] in left])

        if rows:
            await self._write(body)

    async def table_ids(self) -> list[str]:
        """The ids of all tables, the oldest first."""
        wanted = select(schema.tables.c.id).order_by(schema.tables.c.created, schema.tables.c.id)
        return await self._read(lambda connection: list(connection.scalars(wanted)))

    async def counts(self) -> dict[str, int]:
        """How many tables are waiting, running and over, and of all of them how many archived or damaged."""
        tables = schema.tables
        wanted = select(
            tables.c.status, func.count(), func.count(tables.c.archived), func.count(tables.c.damaged)
        ).group_by(tables.c.status)

        def body(connection: Connection) -> dict[str, int]:
            found = {"waiting": 0, "running": 0, "over": 0, "archived": 0, "damaged": 0}
            for status, count, archived, damaged in connection.execute(wanted):
                found[status] = count
                found["archived"] += archived
                found["damaged"] += damaged
            return found

        return await self._read(body)

    async def all_tables(self, *, damaged: bool = False) -> list[Stored]:
        """All tables without entries, the last changed first; or only those that are damaged."""
        wanted = select(*TABLE).order_by(schema.tables.c.changed.desc(), schema.tables.c.id)
        if damaged:
            wanted = wanted.where(schema.tables.c.damaged.is_not(None))
        return await self._read(lambda connection: stored(connection, wanted))

    async def open_tables_of(self, guest: str) -> int:
        """How many unfinished tables a guest has created."""
        tables = schema.tables
        open_ = tables.c.host == guest, tables.c.status != "over", tables.c.archived.is_(None)
        wanted = select(func.count()).select_from(tables).where(*open_)
        return await self._read(lambda connection: connection.scalar(wanted)) or 0

    async def changed_outside(self) -> list[str]:
        """Tables that another process than this file's server has changed since the last check."""
        outside = schema.outside
        some = select(func.count()).select_from(outside)
        if not await self._read(lambda connection: connection.scalar(some)):
            return []
        taken = delete(outside).returning(outside.c.table_id)
        return await self._write(lambda connection: list(connection.scalars(taken)))

    # ---------------------------------------------------------------- saving space

    async def forget(self, now: float, periods: Periods) -> list[str]:
        """Delete expired tables, and texts that no table uses any more; returns the tables' ids."""
        tables = schema.tables
        closed = tables.c.archived.is_not(None)
        old = or_(
            and_(tables.c.status == "waiting", tables.c.changed < now - periods.waiting),
            and_(tables.c.status == "running", ~closed, tables.c.changed < now - periods.abandoned),
            and_(tables.c.status == "running", closed, tables.c.changed < now - periods.finished),
            and_(tables.c.status == "over", tables.c.changed < now - periods.finished),
        )

        def body(connection: Connection) -> list[str]:
            pointing = update(tables).where(tables.c.rematch.in_(select(tables.c.id).where(old)))
            connection.execute(pointing.values(rematch=None))
            gone = list(connection.scalars(delete(tables).where(old).returning(tables.c.id)))
            if gone:
                used = select(schema.used_texts.c.hash)
                connection.execute(delete(schema.texts).where(schema.texts.c.hash.not_in(used)))
            return gone

        return await self._write(body)

    async def pack(self, before: float, most: int) -> int:
        """Pack the logs of finished tables unchanged since then to a tenth of their size; returns how many
        were packed. Reading them gives the same as before."""
        tables, packs, entries = schema.tables, schema.packs, schema.entries
        done = select(packs.c.table_id)
        ready = tables.c.status == "over", tables.c.changed < before, tables.c.id.not_in(done)
        wanted = select(tables.c.id).where(*ready, tables.c.damaged.is_(None)).limit(most)

        def body(connection: Connection) -> int:
            ids = list(connection.scalars(wanted))
            for table_id in ids:
                log_of = entries_of(connection, table_id)
                body_ = {"table_id": table_id, "seq": len(log_of), "body": packed(log_of)}
                connection.execute(insert(packs), body_)
                connection.execute(delete(entries).where(entries.c.table_id == table_id))
            return len(ids)

        return await self._write(body)
