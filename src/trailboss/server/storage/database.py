"""Opening a database: a file of SQLite or a server of PostgreSQL, brought to this version first.

Transactions that write say so (`writes=True`): SQLite then takes its one lock at the start and not in the
middle, where it could only give up.
"""

import os
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from trailboss.server.storage.errors import CannotOpen
from trailboss.server.storage.schema import VERSION, VERSION_TABLE

SQLITE: Final = "sqlite+aiosqlite"
POSTGRESQL: Final = "postgresql+asyncpg"
_DRIVERS: Final = {
    "sqlite": SQLITE,
    SQLITE: SQLITE,
    "postgres": POSTGRESQL,
    "postgresql": POSTGRESQL,
    POSTGRESQL: POSTGRESQL,
}

BUSY_MILLISECONDS: Final = 5000
"""How long a writer waits for another process that writes to the same file."""
MIGRATION_LOCK: Final = 7_241_945_120
"""The number by which servers that start at the same time wait for the one that migrates."""

_PRAGMAS: Final = (
    f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = NORMAL",
    "PRAGMA foreign_keys = ON",
)


def parsed(url: str) -> URL:
    """The address with the driver that is used; refuses what names no database that could be kept."""
    try:
        found = make_url(url)
    except ArgumentError:
        raise CannotOpen("storage.bad_url", url=url) from None
    driver = _DRIVERS.get(found.drivername)
    in_memory = driver == SQLITE and found.database in (None, "", ":memory:")
    if driver is None or in_memory:
        raise CannotOpen("storage.bad_url", url=found.render_as_string(hide_password=True))
    return found.set(drivername=driver)


def place(url: URL) -> str:
    """What the database is called in a sentence: its file, or its name and host; never a password."""
    if url.drivername == SQLITE:
        return str(url.database)
    return f"{url.database or url.username or ''}@{url.host or url.query.get('host') or 'localhost'}"


async def opened(url: str) -> AsyncEngine:
    """An engine on a database of this version; raises `CannotOpen` with one clear sentence."""
    address = parsed(url)
    engine = _engine(address)
    try:
        async with engine.execution_options(writes=True).begin() as connection:
            await connection.run_sync(_bring_up_to_date, place(address))
    except BaseException as error:
        await engine.dispose()
        if isinstance(error, (DBAPIError, OSError, TypeError)):
            raise _sentence(error, address) from error
        raise
    return engine


def _engine(address: URL) -> AsyncEngine:
    if address.drivername == POSTGRESQL:
        try:
            return create_async_engine(address, pool_size=10, pool_pre_ping=True)
        except ImportError:
            raise CannotOpen("storage.no_driver") from None
    _touch(Path(str(address.database)))
    engine = create_async_engine(address)
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _touch(file: Path) -> None:
    """Make the file if it is not there, for the owner's eyes alone: it holds the seeds of running games."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except FileNotFoundError:
        raise CannotOpen("storage.no_folder", place=file, folder=file.absolute().parent) from None
    except IsADirectoryError:
        raise CannotOpen("storage.is_folder", place=file) from None
    except OSError:
        raise CannotOpen("storage.not_writable", place=file) from None


def _set_up_sqlite(connection: Any, record: object) -> None:
    connection.isolation_level = None  # the driver begins no transaction of its own; `_begin_sqlite` does
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _bring_up_to_date(connection: Connection, where: str) -> None:
    """Migrate if need be. Runs in one transaction; whoever comes at the same time waits and finds it done."""
    if _version(connection, where) == VERSION:
        return
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})
        if _version(connection, where) == VERSION:
            return
    from trailboss.server.storage.migrating import migrate

    migrate(connection)


def _version(connection: Connection, where: str) -> str | None:
    """The version of the database; None if it is empty. Refuses those that are not ours to change."""
    names = inspect(connection).get_table_names()
    if not names:
        return None
    if VERSION_TABLE not in names:
        raise CannotOpen("storage.foreign", place=where)
    version = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    if not isinstance(version, str) or not version.isdecimal():
        raise CannotOpen("storage.foreign", place=where)
    if int(version) > int(VERSION):
        raise CannotOpen("storage.newer", place=where, given=int(version), ours=int(VERSION))
    return version


def _sentence(error: BaseException, address: URL) -> CannotOpen:
    """What a driver complains of, in our words."""
    where = place(address)
    said = str(error.orig if isinstance(error, DBAPIError) else error)
    if address.drivername == SQLITE:
        if "locked" in said:
            return CannotOpen("storage.locked", place=where)
        if "not a database" in said or "malformed" in said:
            return CannotOpen("storage.no_database", place=where)
        return CannotOpen("storage.not_writable", place=where)
    if isinstance(error, TypeError):  # a parameter behind `?` that the driver does not take
        return CannotOpen("storage.bad_url", url=address.render_as_string(hide_password=True))
    if isinstance(error, OSError):
        return CannotOpen("storage.unreachable", place=where)
    return CannotOpen("storage.refused", place=where, what=said.split(": ", 1)[-1].strip())
