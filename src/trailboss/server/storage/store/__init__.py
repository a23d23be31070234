"""The store: a server's tables in its database. A server killed at any moment loses nothing."""

import json
from collections.abc import Collection, Iterable, Mapping

from sqlalchemy import Connection, case, delete, insert, or_, select, update

from trailboss.server.protocol.tables import Status
from trailboss.server.storage import schema
from trailboss.server.storage.checks import checked_digest, checked_text
from trailboss.server.storage.cluster import (
    BeatResult,
    OtherServers,
    ServerReport,
    beat,
    present_elsewhere,
    sign_off,
)
from trailboss.server.storage.errors import Taken, UnknownTable
from trailboss.server.storage.steps import (
    TABLE,
    entries_of,
    holder_values,
    insert_new,
    keep_texts,
    not_next,
    notify,
    release,
    seat_values,
    snapshot_of,
    stored,
    update_seat,
    without_texts,
    write_entry,
)
from trailboss.server.storage.store.chat import Chat
from trailboss.server.storage.store.push import Push
from trailboss.server.storage.store.seats import Seats
from trailboss.server.storage.store.upkeep import Upkeep
from trailboss.server.tables.stored.rows import (
    EntryRow,
    SeatRow,
    Stored,
    TableRow,
)


class Store(Seats, Chat, Push, Upkeep):
    """The database of a server. Every method is one transaction.

    Guests and the secrets of links are passed as `digest`; nothing else is accepted. A method that can't
    reach the database raises `Unavailable`; then nothing was changed, unless the connection broke at the very
    end.
    """

    # ---------------------------------------------------------------- other servers

    async def beat(
        self, before: ServerReport | None, own: ServerReport, known: OtherServers, now: float
    ) -> BeatResult:
        """Send this server's heartbeat with what is new here; returns what is new elsewhere."""
        return await self._write(lambda connection: beat(connection, self._name, before, own, known, now))

    async def sign_off(self) -> None:
        """Tell the other servers that this one stops, so that another one takes over its bots."""
        await self._write(lambda connection: sign_off(connection, self._name))

    async def broadcast(self, notice: str) -> None:
        """Send a notice to the other servers, which `listen` passes on unchanged."""
        await self._write(lambda connection: notify(connection, f"{self._name} {notice}"))

    async def present_elsewhere(self, table_id: str) -> frozenset[str]:
        """The guests connected to a table through other servers; none with SQLite."""
        if self._database.dialect != "postgresql":
            return frozenset()
        return await self._read(lambda connection: present_elsewhere(connection, self._name, table_id))

    # ---------------------------------------------------------------- tables

    async def create(
        self, table: TableRow, seats: Iterable[SeatRow], holders: Mapping[int, Collection[str]]
    ) -> None:
        """Create a table; raises `Taken` if its id is in use."""
        options, texts = without_texts(table.options)
        row = {**table._asdict(), "options": options, "host": checked_digest(table.host), "last": 0}
        seated = [seat_values(table.id, seat) for seat in seats]
        held = holder_values(table.id, holders, table.created)

        def body(connection: Connection) -> None:
            if not insert_new(connection, schema.tables, [row]):
                raise Taken("storage.table_taken", table=table.id)
            connection.execute(insert(schema.seats), seated)
            keep_texts(connection, table.id, texts)
            if held:
                connection.execute(insert(schema.holders), held)

        await self._write(body, table.id)

    async def load(self, table_id: str, after: int = 0) -> Stored | None:
        """A consistent snapshot of a table, with its log only after an entry."""

        def body(connection: Connection) -> Stored | None:
            found = stored(connection, select(*TABLE).where(schema.tables.c.id == table_id))
            if not found:
                return None
            last = connection.scalar(select(schema.tables.c.last).where(schema.tables.c.id == table_id))
            return found[0]._replace(
                entries=entries_of(connection, table_id, after),
                snapshot=snapshot_of(connection, table_id),
                last=last or 0,
            )

        return await self._read(body)

    async def append(
        self,
        table_id: str,
        entry: EntryRow,
        status: Status | None = None,
        seats: Iterable[SeatRow] = (),
        holders: Mapping[int, Collection[str]] | None = None,
    ) -> None:
        """Write the next entry, and with it what it changes: the status, some seats, and the holders of some
        seats; a seat without holders also loses its links and its webhook.

        Raises `Taken` if another writer was first. An entry that would leave a gap is an error.
        """
        tables = schema.tables
        checked_text(entry.text)
        checked_text(entry.request or "")
        seated = [seat_values(table_id, seat) for seat in seats]
        new_holders = dict(holders or {})
        held = holder_values(table_id, new_holders, entry.at)

        def body(connection: Connection) -> None:
            # The second of two writers waits here for the first, and then matches no row.
            if not write_entry(connection, table_id, entry, self._notice(table_id)):
                raise not_next(connection, table_id, entry.seq)
            if status is not None:
                connection.execute(update(tables).where(tables.c.id == table_id).values(status=status))
            for values in seated:
                update_seat(connection, values)
            for seat, guests in new_holders.items():
                release(connection, table_id, seat, entirely=not guests)
            if held:
                connection.execute(insert(schema.holders), held)
            self._notify_file(connection, table_id)

        await self._write(body, table_id)

    async def set_rematch(self, table_id: str, other: str) -> str:
        """Set the rematch of this table; the first one set stays, and is returned."""
        tables = schema.tables
        first = tables.c.id == table_id, tables.c.rematch.is_(None)

        def body(connection: Connection) -> str | None:
            if connection.execute(update(tables).where(*first).values(rematch=other)).rowcount:
                self._notify(connection, table_id)
            return connection.scalar(select(tables.c.rematch).where(tables.c.id == table_id))

        named = await self._write(body, table_id)
        if named is None:
            raise UnknownTable("storage.unknown_table", table=table_id)
        return named

    async def tables_of(self, guest: str, limit: int = 50) -> list[Stored]:
        """The tables that a guest created or holds a seat at, without entries, the last changed first."""
        tables, holders = schema.tables, schema.holders
        held = select(holders.c.table_id).where(holders.c.guest == checked_digest(guest))
        wanted = select(*TABLE).where(or_(tables.c.host == guest, tables.c.id.in_(held)))
        ordered = wanted.order_by(tables.c.changed.desc(), tables.c.id).limit(limit)
        return await self._read(lambda connection: stored(connection, ordered))

    async def listed(self, limit: int = 50) -> list[Stored]:
        """The listed tables that are not over, without entries: those that wait for people first."""
        tables = schema.tables
        waiting_first = case((tables.c.status == "waiting", 0), else_=1)
        open_ = tables.c.listed, tables.c.status != "over", tables.c.archived.is_(None)
        wanted = select(*TABLE).where(*open_)
        ordered = wanted.order_by(waiting_first, tables.c.changed.desc(), tables.c.id).limit(limit)
        return await self._read(lambda connection: stored(connection, ordered))

    async def running_with_bots(self, limit: int = 200) -> list[str]:
        """The ids of running tables at which bots sit, the last changed first."""
        tables, seats = schema.tables, schema.seats
        has_bot = select(seats.c.table_id).where(seats.c.kind == "bot")
        alive = tables.c.status == "running", tables.c.archived.is_(None), tables.c.id.in_(has_bot)
        healthy_first = case((tables.c.damaged.is_(None), 0), else_=1)
        wanted = select(tables.c.id).where(*alive)
        ordered = wanted.order_by(healthy_first, tables.c.changed.desc(), tables.c.id).limit(limit)
        return await self._read(lambda connection: list(connection.scalars(ordered)))

    # ---------------------------------------------------------------- records

    async def keep_record(self, record_id: str, text: str, at: float) -> None:
        """Store an uploaded record. An existing one stays unchanged and is kept longer."""
        records = schema.records
        values: dict[str, object] = {"id": record_id, "text": checked_text(text), "kept": at}

        def body(connection: Connection) -> None:
            if not insert_new(connection, records, [values]):
                connection.execute(update(records).where(records.c.id == record_id).values(kept=at))

        await self._write(body)

    async def keep_ratings(self, review: str, ratings: list[float], at: float) -> None:
        """Keep the performance ratings of a reviewed game, by seat; the first ones stay."""
        values: dict[str, object] = {"review": review, "ratings": json.dumps(ratings), "at": at}
        await self._write(lambda connection: insert_new(connection, schema.ratings, [values]))

    async def ratings(self, reviews: Collection[str]) -> dict[str, list[float]]:
        """The ratings that are kept, by review."""
        kept = schema.ratings
        wanted = select(kept.c.review, kept.c.ratings).where(kept.c.review.in_(reviews))
        return await self._read(
            lambda connection: {row.review: json.loads(row.ratings) for row in connection.execute(wanted)}
        )

    async def forget_ratings(self, before: float) -> int:
        """Delete the ratings of reviews that were made before then; how many."""
        gone = delete(schema.ratings).where(schema.ratings.c.at < before)
        return await self._write(lambda connection: connection.execute(gone).rowcount)

    async def forget_records(self, before: float, most: int) -> int:
        """Delete records uploaded before then, and the oldest if there are too many; returns how many."""
        records = schema.records
        newest = select(records.c.id).order_by(records.c.kept.desc(), records.c.id).limit(most)
        gone = delete(records).where(or_(records.c.kept < before, records.c.id.not_in(newest)))
        return await self._write(lambda connection: connection.execute(gone).rowcount)

    async def record(self, record_id: str) -> str | None:
        """The record of that id."""
        wanted = select(schema.records.c.text).where(schema.records.c.id == record_id)
        return await self._read(lambda connection: connection.scalar(wanted))
