"""Opens a database by its address, after migrating it to this version."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from trailboss.server.storage.database import Database, PostgresServer, SqliteFile
from trailboss.server.storage.errors import CannotOpen, OlderVersion
from trailboss.server.storage.schema import VERSION, VERSION_TABLE

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql+asyncpg"
_DRIVERS: Final = {
    "sqlite": SQLITE,
    "sqlite+aiosqlite": SQLITE,
    "postgres": POSTGRESQL,
    "postgresql": POSTGRESQL,
    "postgresql+asyncpg": POSTGRESQL,
}
MIGRATION_LOCK: Final = 7_241_945_120
"""The advisory lock with which servers that start at the same time wait for the one that migrates."""


def parsed(url: str) -> URL:
    """The address with its driver; refuses addresses of databases that can't be used."""
    try:
        found = make_url(url)
    except ArgumentError:
        raise CannotOpen("storage.bad_url", url=url) from None
    driver = _DRIVERS.get(found.drivername)
    in_memory = driver == SQLITE and found.database in (None, "", ":memory:")
    if driver is None or in_memory:
        raise CannotOpen("storage.bad_url", url=found.render_as_string(hide_password=True))
    return found.set(drivername=driver)


def file_url(file: Path) -> str:
    """The address of a SQLite file, whatever characters its name has."""
    return URL.create(SQLITE, database=str(file)).render_as_string()


def database_at(address: URL) -> Database:
    """The database at an address, without migrating it."""
    return SqliteFile(address) if address.drivername == SQLITE else PostgresServer(address)


async def open_existing(url: str) -> Database:
    """Open a database for administration: it must exist and have this version, and opening it changes
    nothing."""
    address = parsed(url)
    if address.drivername == SQLITE and not Path(str(address.database)).is_file():
        raise CannotOpen("storage.no_file", place=display_name(address))
    database = database_at(address)
    async with _closed_on_error(database, address):
        version = await database.read(partial(_version, where=display_name(address)))
    if version != VERSION:
        await database.close()
        raise OlderVersion(
            "storage.older", place=display_name(address), given=int(version or 0), ours=int(VERSION)
        )
    return database


async def open_migrated(url: str) -> Database:
    """A database of this version; raises `CannotOpen` with one clear sentence."""
    address = parsed(url)
    database = database_at(address)
    async with _closed_on_error(database, address):
        await database.write(partial(_bring_up_to_date, where=display_name(address)))
    return database


@asynccontextmanager
async def _closed_on_error(database: Database, address: URL) -> AsyncIterator[None]:
    """Close the database if it can't be used; errors of drivers become `CannotOpen`."""
    try:
        yield
    except (DBAPIError, OSError, TypeError) as error:
        await database.close()
        raise _open_error(error, address) from error
    except BaseException:
        await database.close()
        raise


def display_name(address: URL) -> str:
    """What a database is called in a sentence: its file, or its name and host; never a password."""
    if address.drivername == SQLITE:
        return str(address.database)
    return f"{address.database or address.username}@{address.host or address.query.get('host', 'localhost')}"


def _bring_up_to_date(connection: Connection, where: str) -> None:
    """Migrate if needed, in one transaction; a process that starts meanwhile waits and finds it done."""
    if _version(connection, where) == VERSION:
        return
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})
        if _version(connection, where) == VERSION:
            return
    from trailboss.server.storage.migrating import migrate

    migrate(connection)


def _version(connection: Connection, where: str) -> str | None:
    """The version of the database; None if it is empty. Refuses databases of other programs."""
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


def _open_error(error: BaseException, address: URL) -> CannotOpen:
    """The error of a driver as a clear sentence."""
    where = display_name(address)
    text = str(error.orig if isinstance(error, DBAPIError) else error)
    if address.drivername == SQLITE:
        if "locked" in text:
            return CannotOpen("storage.locked", place=where)
        if "not a database" in text or "malformed" in text:
            return CannotOpen("storage.no_database", place=where)
        return CannotOpen("storage.not_writable", place=where)
    if isinstance(error, TypeError):  # a parameter behind `?` that the driver does not take
        return CannotOpen("storage.bad_url", url=address.render_as_string(hide_password=True))
    if isinstance(error, OSError):
        return CannotOpen("storage.unreachable", place=where)
    return CannotOpen("storage.refused", place=where, what=text.split(": ", 1)[-1].strip())
