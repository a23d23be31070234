"""The store: what the tables of a server are, kept so that a server killed at any moment loses nothing."""

import json
import secrets
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Self

from sqlalchemy import Connection, case, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from trailboss.server.protocol.tables import Status
from trailboss.server.storage import schema
from trailboss.server.storage.chat import add_chat, chat_of, set_chat
from trailboss.server.storage.checks import checked_digest, checked_text
from trailboss.server.storage.cluster import (
    BeatResult,
    OtherServers,
    ServerReport,
    beat,
    present_elsewhere,
    sign_off,
)
from trailboss.server.storage.database import Database
from trailboss.server.storage.errors import Taken, UnknownTable
from trailboss.server.storage.grouping import Body, Result
from trailboss.server.storage.opening import looked_into, opened
from trailboss.server.storage.push import kept_key, subscribe, subscriptions, unsubscribe
from trailboss.server.storage.steps import (
    CHAT,
    NEW_ENTRY,
    NEXT_ENTRY,
    TABLE,
    entries_of,
    holder_values,
    insert_new,
    keep_texts,
    not_next,
    notify,
    notify_file,
    release,
    seat_values,
    snapshot_of,
    stored,
    update_seat,
    without_texts,
)
from trailboss.server.storage.upkeep import Upkeep
from trailboss.server.tables.stored.rows import (
    ChatRow,
    DeviceRow,
    EntryRow,
    PushRow,
    SeatRow,
    Stored,
    TableRow,
)


class Store(Upkeep):
    """The database of a server. Every method is one transaction: it happens wholly or not at all.

    Guests and the secrets of links are given as `digest`, nothing else is taken. A method that cannot reach
    the database raises `Unavailable`; then nothing was changed, unless the line broke at the very end.
    """

    def __init__(self, database: Database) -> None:
        """Use `Store.open`."""
        self._database = database
        super().__init__()
        self._name = secrets.token_hex(8)
        """By which servers know their own notices."""
        self._outside = False
        """Is this not the server of these tables, but somebody who looks after them?"""

    @classmethod
    async def open(cls, url: str) -> Self:
        """The store at `sqlite:///FILE` or `postgresql://…`; new or old, it is brought to this version."""
        return cls(await opened(url))

    @classmethod
    async def look_into(cls, url: str) -> Self:
        """The store as it is, not brought to this version: raises `OlderVersion` if it is of an older one."""
        store = cls(await looked_into(url))
        store._outside = True
        return store

    async def close(self) -> None:
        await self._database.close()

    async def listen(self, heard: Callable[[str | None], None]) -> bool:
        """Hear of tables at which other servers on the same database write; None: at any, for a notice may
        have been missed. False if there are no others to hear of: a file is one server's."""

        def told(notice: str) -> None:
            name, _, table_id = notice.partition(" ")
            if name != self._name:
                heard(table_id or None)

        return await self._database.listen(told)

    # ---------------------------------------------------------------- other servers

    async def beat(
        self, before: ServerReport | None, own: ServerReport, known: OtherServers, now: float
    ) -> BeatResult:
        """Renew the sign of life of this server, tell the others what is new here, and hear of them."""
        return await self._write(lambda connection: beat(connection, self._name, before, own, known, now))

    async def sign_off(self) -> None:
        """This server stops: another one takes over its bots."""
        await self._write(lambda connection: sign_off(connection, self._name))

    async def broadcast(self, notice: str) -> None:
        """Send a notice to the other servers, which `listen` hears as it is."""
        await self._write(lambda connection: notify(connection, f"{self._name} {notice}"))

    async def present_elsewhere(self, table_id: str) -> frozenset[str]:
        """The guests who are connected to a table through other servers; nobody on a file."""
        if self._database.dialect != "postgresql":
            return frozenset()
        return await self._read(lambda connection: present_elsewhere(connection, self._name, table_id))

    def _notify(self, connection: Connection, table_id: str) -> None:
        """Let the other servers know of what this transaction writes at a table."""
        notify(connection, f"{self._name} {table_id}")
        if self._outside:
            notify_file(connection, table_id)

    # ---------------------------------------------------------------- tables

    async def create(
        self, table: TableRow, seats: Iterable[SeatRow], holders: Mapping[int, Collection[str]]
    ) -> None:
        """Set a new table; `Taken` if there is one of that id."""
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
        """All of a table as of one moment, but of its log only what is behind an entry."""

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
        """Write the next entry, and with it what it changes: the status, some seats, and for some seats who
        holds them from now on; a seat that nobody holds any more loses its links and its webhook too.

        `Taken` if another writer was first. An entry that would leave a gap is refused as a fault.
        """
        tables = schema.tables
        checked_text(entry.text)
        checked_text(entry.request or "")
        seated = [seat_values(table_id, seat) for seat in seats]
        new_holders = dict(holders or {})
        held = holder_values(table_id, new_holders, entry.at)

        def body(connection: Connection) -> None:
            # The second of two writers waits here for the first, and then finds no such row.
            if (
                NEXT_ENTRY.run(connection, table=table_id, seq=entry.seq, before=entry.seq - 1, at=entry.at)
                == 0
            ):
                raise not_next(connection, table_id, entry.seq)
            NEW_ENTRY.run(connection, table_id=table_id, **entry._asdict())
            if status is not None:
                connection.execute(update(tables).where(tables.c.id == table_id).values(status=status))
            for values in seated:
                update_seat(connection, values)
            for seat, guests in new_holders.items():
                release(connection, table_id, seat, entirely=not guests)
            if held:
                connection.execute(insert(schema.holders), held)
            self._notify(connection, table_id)

        await self._write(body, table_id)

    async def set_rematch(self, table_id: str, other: str) -> str:
        """Name the table that goes on from this one; the first one named stays, and is returned."""
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
        """The tables that a guest set or holds a seat at, without entries, the last changed first."""
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

    # ---------------------------------------------------------------- seats

    async def set_seat(self, table_id: str, seat: SeatRow) -> None:
        """Write down who decides at a seat from now on."""
        values = seat_values(table_id, seat)

        def body(connection: Connection) -> None:
            update_seat(connection, values)
            self._notify(connection, table_id)

        await self._write(body, table_id)

    async def set_order(self, table_id: str, seat: int, order: str | None) -> None:
        """Keep the turn that somebody has prepared for a seat, or none."""
        seats = schema.seats
        checked_text(order or "")
        at_seat = seats.c.table_id == table_id, seats.c.seat == seat

        def body(connection: Connection) -> None:
            connection.execute(update(seats).where(*at_seat).values(order=order))
            self._notify(connection, table_id)

        await self._write(body, table_id)

    async def add_holder(self, table_id: str, seat: int, guest: str, at: float) -> None:
        """Let one more guest decide for a seat; one who may already still may."""
        values = holder_values(table_id, {seat: [guest]}, at)

        def body(connection: Connection) -> None:
            insert_new(connection, schema.holders, values)
            self._notify(connection, table_id)

        await self._write(body, table_id, seat)

    async def drop_holders(self, table_id: str, seat: int) -> None:
        """Nobody decides for the seat any more; its links and its webhook end too."""

        def body(connection: Connection) -> None:
            release(connection, table_id, seat, entirely=True)
            self._notify(connection, table_id)

        await self._write(body, table_id)

    async def devices(self, table_id: str, seat: int) -> list[DeviceRow]:
        """Who holds a seat, the oldest first."""
        holders = schema.holders
        wanted = select(holders.c.guest, holders.c.since, holders.c.seen)
        at_seat = holders.c.table_id == table_id, holders.c.seat == seat
        ordered = wanted.where(*at_seat).order_by(holders.c.since, holders.c.guest)
        return await self._read(lambda connection: [DeviceRow(*row) for row in connection.execute(ordered)])

    async def remove_device(self, table_id: str, seat: int, guest: str) -> None:
        """The guest no longer holds the seat. All links of the seat end, or it could come back by one."""
        holders, links = schema.holders, schema.links

        def body(connection: Connection) -> None:
            at_seat = holders.c.table_id == table_id, holders.c.seat == seat
            connection.execute(delete(holders).where(*at_seat, holders.c.guest == guest))
            connection.execute(delete(links).where(links.c.table_id == table_id, links.c.seat == seat))
            self._notify(connection, table_id)

        await self._write(body)

    async def seen(self, table_id: str, guest: str, at: float) -> None:
        """Keep when a guest who holds seats of a table was last connected."""
        holders = schema.holders
        ours = update(holders).where(holders.c.table_id == table_id, holders.c.guest == guest)

        def body(connection: Connection) -> None:
            connection.execute(ours.values(seen=at))

        await self._write(body)

    async def add_link(self, table_id: str, seat: int, secret_hash: str) -> None:
        """Keep a link that makes the first one who claims it a holder of the seat. Those before it that
        nobody has claimed open nothing any more."""
        links = schema.links
        values = {"table_id": table_id, "seat": seat, "secret_hash": checked_digest(secret_hash)}
        unused = links.c.table_id == table_id, links.c.seat == seat, links.c.guest.is_(None)

        def body(connection: Connection) -> None:
            connection.execute(delete(links).where(*unused))
            insert_new(connection, links, [values])

        await self._write(body, table_id, seat)

    async def claim(self, table_id: str, secret_hash: str, guest: str, at: float) -> int | None:
        """The seat that a link opens, with the guest as one more holder; None if it opens none here, or has
        let in somebody else."""
        links = schema.links
        wanted = links.c.secret_hash == checked_digest(secret_hash), links.c.table_id == table_id
        checked_digest(guest)

        free = or_(links.c.guest.is_(None), links.c.guest == guest)

        def body(connection: Connection) -> int | None:
            # Of two who claim it at once, the second waits here for the first, and then finds no such row.
            if connection.execute(update(links).where(*wanted, free).values(guest=guest)).rowcount == 0:
                return None
            seat: int | None = connection.scalar(select(links.c.seat).where(*wanted))
            if seat is not None:
                insert_new(connection, schema.holders, holder_values(table_id, {seat: [guest]}, at))
                self._notify(connection, table_id)
            return seat

        return await self._write(body, table_id)

    async def set_webhook(self, table_id: str, seat: int, url: str) -> None:
        """Keep where the seat wants to be told of its turn; an empty address ends it."""
        hooks = schema.webhooks
        values = {"table_id": table_id, "seat": seat, "url": checked_text(url)}

        def body(connection: Connection) -> None:
            connection.execute(delete(hooks).where(hooks.c.table_id == table_id, hooks.c.seat == seat))
            if url:
                connection.execute(insert(hooks), values)

        await self._write(body, table_id, seat)

    async def webhooks(self, table_id: str) -> dict[int, str]:
        """Where the seats of a table want to be told, by seat."""
        hooks = schema.webhooks
        wanted = select(hooks.c.seat, hooks.c.url).where(hooks.c.table_id == table_id)
        return await self._read(lambda connection: {row.seat: row.url for row in connection.execute(wanted)})

    # ---------------------------------------------------------------- chat

    async def set_chat(self, table_id: str, on: bool) -> None:
        """Turn the chat of a table on or off."""

        def body(connection: Connection) -> None:
            set_chat(connection, table_id, on)
            self._notify(connection, table_id)

        await self._write(body, table_id)

    async def add_chat(self, table_id: str, line: ChatRow, most: int) -> None:
        """Keep what somebody wrote, under the next number, and no more than so many lines."""
        checked_text(line.text)

        def body(connection: Connection) -> None:
            add_chat(connection, table_id, line, most)
            notify(connection, f"{self._name} {CHAT}{table_id}")

        await self._write(body, table_id, line.seat)

    async def chat(self, table_id: str) -> list[ChatRow]:
        """What was written at a table, the oldest first."""
        return await self._read(lambda connection: chat_of(connection, table_id))

    # ---------------------------------------------------------------- push

    async def kept_key(self, name: str, new: str) -> str:
        """The server's key of that name; `new` if there is none yet."""
        return await self._write(lambda connection: kept_key(connection, name, new))

    async def subscribe(self, guest: str, row: PushRow, at: float, most: int) -> None:
        """Keep a device that wants to be told of a guest's turns; the oldest go beyond so many."""
        await self._write(lambda connection: subscribe(connection, guest, row, at, most))

    async def unsubscribe(self, endpoint: str) -> None:
        """A device wants to be told no more."""
        await self._write(lambda connection: unsubscribe(connection, endpoint))

    async def subscriptions(self, guests: list[str]) -> list[PushRow]:
        """The devices of guests that want to be told."""
        return await self._read(lambda connection: subscriptions(connection, guests))

    # ---------------------------------------------------------------- records

    async def keep_record(self, record_id: str, text: str, at: float) -> None:
        """Keep a record that was sent in. One that is there already stays as it is, and is kept longer."""
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
        """Delete the records that were sent in before then, and the oldest where there are too many; how
        many."""
        records = schema.records
        newest = select(records.c.id).order_by(records.c.kept.desc(), records.c.id).limit(most)
        gone = delete(records).where(or_(records.c.kept < before, records.c.id.not_in(newest)))
        return await self._write(lambda connection: connection.execute(gone).rowcount)

    async def record(self, record_id: str) -> str | None:
        """The record of that id."""
        wanted = select(schema.records.c.text).where(schema.records.c.id == record_id)
        return await self._read(lambda connection: connection.scalar(wanted))

    # ---------------------------------------------------------------- transactions

    async def _write(self, body: Body[Result], table_id: str | None = None, seat: int = -1) -> Result:
        """Run a transaction that writes. The table is the one that it is about, None for several; it and the
        seat may be missing."""
        try:
            done = await self._database.write(body, table_id)
        except IntegrityError as error:
            raise UnknownTable("storage.unknown_seat", table=table_id or "", seat=seat) from error
        except (SQLAlchemyError, OSError) as error:
            raise self._failed("write", error) from error
        self.failing = False
        return done

    async def _read(self, body: Body[Result]) -> Result:
        try:
            return await self._database.read(body)
        except (SQLAlchemyError, OSError) as error:
            raise self._failed("read", error) from error
