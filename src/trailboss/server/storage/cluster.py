"""What servers on one PostgreSQL know about each other: who is alive, and what each does.

Every server has a row that it renews with each heartbeat; without that, the row is deleted with everything
the server shared. Times are those of the database, so the clocks of the servers don't matter.
"""

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from sqlalchemy import BigInteger, Connection, Double, cast, delete, extract, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as upsert

from trailboss.server.storage import schema
from trailboss.server.storage.steps import insert_new, notify

DEAD_AFTER: Final = 4.0
"""Seconds without a heartbeat after which a server counts as dead."""
RECENT: Final = 30.0
"""Tables that changed within this many seconds may have bots that still ran without a lease."""
CHANGED: Final = "servers"
"""The notice that presence or leases have changed."""


class ServerReport(NamedTuple):
    """What a server shares with the others."""

    present: frozenset[tuple[str, str]] = frozenset()
    """Who is connected to it: tables and guests."""
    running: frozenset[str] = frozenset()
    """Tables whose bots it runs."""


class OtherServers(NamedTuple):
    """What the other servers have shared."""

    changes: dict[str, int]
    """The servers that are alive, with the number of the last change of each."""
    present: dict[str, frozenset[str]]
    """The guests who are connected elsewhere, by table."""
    running: frozenset[str]
    """Tables whose bots run elsewhere."""


class BeatResult(NamedTuple):
    """What a heartbeat brings back."""

    others: OtherServers
    orphans: list[str]
    """Tables of dead servers, whose bots this one has to run now."""


NO_SERVERS: Final = OtherServers({}, {}, frozenset())


def beat(
    connection: Connection,
    name: str,
    before: ServerReport | None,
    own: ServerReport,
    known: OtherServers,
    now: float,
) -> BeatResult:
    """One heartbeat: share what is new here since `before`, and fetch what is new elsewhere since `known`.

    `before` is None if it is uncertain what was shared. `now` is this server's time, as in `changed` of
    tables.
    """
    orphans = _take_over(connection, name, now)
    _report(connection, name, before, own)
    servers = schema.servers
    alive = select(servers.c.name, servers.c.changes).where(servers.c.name != name)
    changes = {row.name: row.changes for row in connection.execute(alive)}
    if changes == known.changes:
        return BeatResult(known, orphans)
    return BeatResult(_others(connection, name, changes), orphans)


def sign_off(connection: Connection, name: str) -> None:
    """Mark a server as stopped, so that another one takes over with its next heartbeat."""
    servers = schema.servers
    connection.execute(update(servers).where(servers.c.name == name).values(seen=0.0))
    notify(connection, f"{name} {CHANGED}")


def present_elsewhere(connection: Connection, name: str, table_id: str) -> frozenset[str]:
    """The guests who are connected to a table through other servers that are alive."""
    servers, presence = schema.servers, schema.presence
    wanted = (
        select(presence.c.guest)
        .join(servers, servers.c.name == presence.c.server)
        .where(
            presence.c.table_id == table_id, servers.c.name != name, servers.c.seen > _clock() - DEAD_AFTER
        )
    )
    return frozenset(connection.scalars(wanted))


# -------------------------------------------------------------------- inside


def _clock() -> Any:
    return cast(extract("epoch", func.clock_timestamp()), Double)


def _report(connection: Connection, name: str, before: ServerReport | None, own: ServerReport) -> None:
    """Renew the row of this server and store what has changed; everything, if the row was deleted."""
    servers = schema.servers
    if before is None:
        connection.execute(delete(servers).where(servers.c.name == name))
    renewed = update(servers).where(servers.c.name == name)
    values = {"seen": _clock(), "changes": servers.c.changes + int(own != before)}
    if connection.execute(renewed.values(values)).rowcount == 0:
        # A row that comes back must not look like the one that others knew.
        first = cast(1_000_000 * _clock(), BigInteger)
        connection.execute(insert(servers).values(name=name, seen=_clock(), changes=first))
        before = None
    if own == before:
        return
    before = before or ServerReport()
    _change_present(connection, name, before.present - own.present, own.present - before.present)
    _change_running(connection, name, before.running - own.running, own.running - before.running)
    notify(connection, f"{name} {CHANGED}")


def _change_present(
    connection: Connection, name: str, gone: Collection[tuple[str, str]], new: Collection[tuple[str, str]]
) -> None:
    presence = schema.presence
    for table_id, guest in gone:
        row = presence.c.server == name, presence.c.table_id == table_id, presence.c.guest == guest
        connection.execute(delete(presence).where(*row))
    if new:
        rows: list[dict[str, object]] = [
            {"server": name, "table_id": table_id, "guest": guest} for table_id, guest in sorted(new)
        ]
        insert_new(connection, presence, rows)


def _change_running(connection: Connection, name: str, gone: Collection[str], new: Collection[str]) -> None:
    leases = schema.bot_leases
    if gone:
        mine = leases.c.server == name, leases.c.table_id.in_(sorted(gone))
        connection.execute(delete(leases).where(*mine))
    if new:
        rows = [{"table_id": table_id, "server": name} for table_id in sorted(new)]
        claim = upsert(leases).values(rows)
        connection.execute(
            claim.on_conflict_do_update(index_elements=["table_id"], set_={"server": claim.excluded.server})
        )


def _take_over(connection: Connection, name: str, now: float) -> list[str]:
    """Remove the rows of dead servers; returns the tables whose bots they ran. If several servers notice
    it, only one gets them."""
    servers, leases, tables, seats = schema.servers, schema.bot_leases, schema.tables, schema.seats
    silent = select(servers.c.name).where(servers.c.name != name, servers.c.seen < _clock() - DEAD_AFTER)
    dead = list(connection.scalars(silent.with_for_update(skip_locked=True)))
    if not dead:
        return []
    left = list(connection.scalars(select(leases.c.table_id).where(leases.c.server.in_(dead))))
    connection.execute(delete(servers).where(servers.c.name.in_(dead)))
    has_bot = select(seats.c.table_id).where(seats.c.kind == "bot")
    recent = select(tables.c.id).where(
        tables.c.status == "running",
        tables.c.changed > now - RECENT,
        tables.c.id.in_(has_bot),
        tables.c.id.not_in(select(leases.c.table_id)),
    )
    return sorted({*left, *connection.scalars(recent)})


def _others(connection: Connection, name: str, changes: dict[str, int]) -> OtherServers:
    presence, leases = schema.presence, schema.bot_leases
    present: dict[str, set[str]] = {}
    for row in connection.execute(
        select(presence.c.table_id, presence.c.guest).where(presence.c.server != name)
    ):
        present.setdefault(row.table_id, set()).add(row.guest)
    running = connection.scalars(select(leases.c.table_id).where(leases.c.server != name))
    return OtherServers(
        changes, {table_id: frozenset(guests) for table_id, guests in present.items()}, frozenset(running)
    )
