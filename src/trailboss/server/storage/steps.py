"""The steps that transactions are made of."""

import hashlib
import zlib
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Executable,
    Row,
    Select,
    Table,
    Text,
    bindparam,
    cast,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from trailboss.server.protocol.base import Value
from trailboss.server.storage import schema
from trailboss.server.storage.checks import checked_digest, checked_text
from trailboss.server.storage.errors import Taken, UnknownTable
from trailboss.server.storage.grouping import sqlite_driver
from trailboss.server.tables.stored.rows import (
    PLACEHOLDERS,
    EntryRow,
    SeatRow,
    Snapshot,
    Stored,
    TableRow,
)

CHANNEL: Final = "trailboss_tables"
"""The channel on which servers on one PostgreSQL announce changed tables."""

CHAT: Final = "chat "
"""The prefix of a notice about a new chat line at a table."""

SHORT: Final = 100
"""The longest option that is stored with its table; longer ones are stored once, by their hash."""

TABLE: Final = [
    # Read as text, so that damaged values don't prevent other tables from being read.
    cast(schema.tables.c.options, Text) if name == "options" else schema.tables.c[name]
    for name in TableRow._fields
]
SEAT: Final = [schema.seats.c[name] for name in SeatRow._fields]
ENTRY: Final = [schema.entries.c[name] for name in EntryRow._fields]
SNAPSHOT: Final = [schema.snapshots.c[name] for name in Snapshot._fields]

for _row in (TableRow, SeatRow, EntryRow):
    # Make msgspec inspect these types now, in one thread. Two threads that used a type for the first time at
    # the same moment crashed the server, because one saw what the other had half built.
    msgspec.json.Decoder(_row)

# -------------------------------------------------------------------- reading


def stored(connection: Connection, wanted: Select[Any]) -> list[Stored]:
    """The tables that are wanted, in that order, each with its seats and holders."""
    found = [_readable(row) for row in connection.execute(wanted)]
    by_id = {each.table.id: place for place, each in enumerate(found)}
    for row in _children(connection, schema.seats, by_id, SEAT):
        place = by_id[row[0]]
        seat = _converted(row[1:], SeatRow)
        found[place].seats.append(SeatRow(len(found[place].seats), "open", "") if seat is None else seat)
        if seat is None:
            found[place] = found[place]._replace(unreadable=True)
    for table_id, name, value in _texts(connection, by_id):
        found[by_id[table_id]].table.options[name] = value
    holders = schema.holders
    for row in _children(connection, holders, by_id, [holders.c.seat, holders.c.guest]):
        found[by_id[row[0]]].holders.setdefault(row[1], set()).add(row[2])
    return found


_Kind = TypeVar("_Kind", bound=tuple[Any, ...])


def _converted(values: Sequence[object], kind: type[_Kind]) -> _Kind | None:
    """The checked values of a row; None if any is impossible."""
    try:
        found: _Kind = msgspec.convert(tuple(values), kind)
        return found
    except msgspec.ValidationError:
        return None


def _readable(row: Row[Any]) -> Stored:
    """A table, or what can be read of a damaged one."""
    values: dict[str, Any] = dict(zip(TableRow._fields, row, strict=True))
    try:
        values["options"] = msgspec.json.decode(values["options"])
    except (msgspec.DecodeError, TypeError, UnicodeError):
        values["options"] = None
    table = _converted([values[name] for name in TableRow._fields], TableRow)
    if table is not None:
        return Stored(table, [], [], {})
    kept = {}
    for name, kind in TableRow.__annotations__.items():
        try:
            kept[name] = msgspec.convert(values[name], kind)
        except msgspec.ValidationError:
            kept[name] = getattr(PLACEHOLDERS, name)
    kept["options"] = dict(kept["options"])  # its long texts are added, and only to this table
    return Stored(TableRow(**kept), [], [], {}, unreadable=True)


def _children(
    connection: Connection, child: Table, ids: Collection[str], columns: list[Any]
) -> Sequence[Any]:
    if not ids:
        return []
    wanted = select(child.c.table_id, *columns).where(child.c.table_id.in_(ids))
    return connection.execute(wanted.order_by(child.c.table_id, child.c.seat)).all()


def entries_of(connection: Connection, table_id: str, after: int = 0) -> list[EntryRow]:
    """The log of a table after an entry, in order, including packed entries."""
    entries, packs = schema.entries, schema.packs
    pack = select(packs.c.body).where(packs.c.table_id == table_id, packs.c.seq > after)
    found = [entry for entry in unpacked(connection.scalar(pack)) if entry.seq > after]
    behind = entries.c.table_id == table_id, entries.c.seq > after
    wanted = select(*ENTRY).where(*behind).order_by(entries.c.seq)
    return found + [EntryRow(*row) for row in connection.execute(wanted)]


def packed(entries: list[EntryRow]) -> bytes:
    """A log as one small value."""
    return zlib.compress(msgspec.json.encode(entries), 9)


def unpacked(body: bytes | None) -> list[EntryRow]:
    """An unpacked log; empty if it can't be read, so that the table's entries are missing."""
    try:
        return [] if body is None else msgspec.json.decode(zlib.decompress(body), type=list[EntryRow])
    except (zlib.error, msgspec.DecodeError):
        return []


def snapshot_of(connection: Connection, table_id: str) -> Snapshot | None:
    """The last stored position of a table."""
    row = connection.execute(select(*SNAPSHOT).where(schema.snapshots.c.table_id == table_id)).first()
    return None if row is None else Snapshot(*row)


def _texts(connection: Connection, ids: Collection[str]) -> Sequence[Any]:
    """The long texts among the options of tables, as (table, option, text)."""
    used, texts = schema.used_texts, schema.texts
    wanted = select(used.c.table_id, used.c.name, texts.c.text).join(texts, texts.c.hash == used.c.hash)
    return connection.execute(wanted.where(used.c.table_id.in_(ids))).all() if ids else []


# -------------------------------------------------------------------- writing


class Prepared:
    """A statement that is compiled to SQL for PostgreSQL once, because every move uses it."""

    def __init__(self, statement: Executable) -> None:
        self._statement = statement
        self._sql: tuple[str, Sequence[str]] | None = None

    def run(self, connection: Connection, **values: object) -> int:
        """Execute it; returns the number of affected rows."""
        if self._sql is None:
            compiled: Any = self._statement.compile(dialect=connection.dialect)  # type: ignore[attr-defined]
            self._sql = str(compiled), compiled.positiontup
        sql, names = self._sql
        return connection.exec_driver_sql(sql, tuple([values[name] for name in names])).rowcount


_COUNTED: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table_id"), schema.tables.c.last == bindparam("before"))
    .values(last=bindparam("seq"), changed=bindparam("at"))
)
_NOTIFIED: Final = select(
    func.pg_notify(bindparam("channel", type_=Text), bindparam("notice", type_=Text)).label("sent")
)
NOTIFY: Final = Prepared(_NOTIFIED)


def _all_in_one() -> Prepared:
    """Count one more entry of a table (which affects no row if it isn't the next one), write it and send a
    notice, in one round trip to the database server."""
    counted = _COUNTED.returning(schema.tables.c.id).cte("counted")
    values = [bindparam(column.name, type_=column.type).label(column.name) for column in ENTRY]
    written = insert(schema.entries).from_select(
        ["table_id", *EntryRow._fields], select(counted.c.id, *values).select_from(counted)
    )
    return Prepared(_NOTIFIED.select_from(counted).add_cte(written.cte("written")))


ENTRY_WITH_NOTICE: Final = _all_in_one()
COUNTED_IN_FILE: Final = "UPDATE tables SET last = ?, changed = ? WHERE id = ? AND last = ?"
WRITTEN_TO_FILE: Final = "INSERT INTO entries (table_id, {}) VALUES (?, {})".format(
    ", ".join(EntryRow._fields), ", ".join("?" for _ in EntryRow._fields)
)
"""The same for SQLite, which needs no round trip."""


def write_entry(connection: Connection, table_id: str, entry: EntryRow, notice: str) -> bool:
    """Write the next entry of a table, and send a notice if there are other servers; False if it isn't the
    next one."""
    if connection.dialect.name == "postgresql":
        values = {"table_id": table_id, "before": entry.seq - 1, **entry._asdict()}
        return ENTRY_WITH_NOTICE.run(connection, channel=CHANNEL, notice=notice, **values) > 0
    execute = sqlite_driver(connection).execute
    counted = execute(COUNTED_IN_FILE, (entry.seq, entry.at, table_id, entry.seq - 1)).rowcount
    return counted > 0 and execute(WRITTEN_TO_FILE, (table_id, *entry)).rowcount > 0


def insert_new(connection: Connection, table: Table, rows: list[dict[str, object]]) -> bool:
    """Insert rows that don't exist yet; False if none was written."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return connection.execute(dialect.insert(table).values(rows).on_conflict_do_nothing()).rowcount > 0


def without_texts(options: dict[str, Value]) -> tuple[dict[str, Value], dict[str, str]]:
    """Split options into short ones and long texts such as a map, each of which is stored once for all
    tables that use it."""
    texts = {name: value for name, value in options.items() if isinstance(value, str) and len(value) > SHORT}
    return {name: value for name, value in options.items() if name not in texts}, texts


def keep_texts(connection: Connection, table_id: str, texts: dict[str, str]) -> None:
    """Keep the long texts of a new table."""
    for name, value in texts.items():
        hashed = hashlib.sha256(checked_text(value).encode()).hexdigest()
        insert_new(connection, schema.texts, [{"hash": hashed, "text": value}])
        used = {"table_id": table_id, "name": name, "hash": hashed}
        connection.execute(schema.used_texts.insert(), used)


def update_seat(connection: Connection, values: dict[str, object]) -> None:
    """Store who decides at a seat; the seat must exist."""
    seats = schema.seats
    at_seat = seats.c.table_id == values["table_id"], seats.c.seat == values["seat"]
    if connection.execute(update(seats).where(*at_seat).values(**values)).rowcount == 0:
        raise UnknownTable("storage.unknown_seat", table=values["table_id"], seat=values["seat"])


def release(connection: Connection, table_id: str, seat: int, *, entirely: bool) -> None:
    """Remove the holders of a seat; `entirely`: also its links and notifications."""
    gone = [schema.holders, schema.links, schema.webhooks] if entirely else [schema.holders]
    for child in gone:
        connection.execute(delete(child).where(child.c.table_id == table_id, child.c.seat == seat))


def notify(connection: Connection, notice: str) -> None:
    """Send a notice to all servers that listen, when this transaction commits; only with PostgreSQL."""
    if connection.dialect.name == "postgresql":
        NOTIFY.run(connection, channel=CHANNEL, notice=notice)


def notify_file(connection: Connection, table_id: str) -> None:
    """Tell the server of a SQLite file that another process has changed a table."""
    if connection.dialect.name == "sqlite":
        insert_new(connection, schema.outside, [{"table_id": table_id}])


def not_next(connection: Connection, table_id: str, seq: int) -> Exception:
    """Why an entry of that number cannot be written."""
    tables = schema.tables
    last = connection.scalar(select(tables.c.last).where(tables.c.id == table_id))
    if last is None:
        return UnknownTable("storage.unknown_table", table=table_id)
    if seq <= last:
        return Taken("storage.entry_taken", table=table_id, seq=seq, last=last)
    return ValueError(f"entry {seq} of {table_id} would leave a gap after {last}")


# -------------------------------------------------------------------- rows as the database takes them


def seat_values(table_id: str, seat: SeatRow) -> dict[str, object]:
    checked_text(seat.name)
    checked_text(seat.bot or "")
    checked_text(seat.order or "")
    return {"table_id": table_id, **seat._asdict()}


def holder_values(
    table_id: str, holders: Mapping[int, Collection[str]], at: float
) -> list[dict[str, object]]:
    """Rows of those who hold seats from that moment on."""
    return [
        {"table_id": table_id, "seat": seat, "guest": checked_digest(guest), "since": at, "seen": at}
        for seat, guests in holders.items()
        for guest in set(guests)
    ]
