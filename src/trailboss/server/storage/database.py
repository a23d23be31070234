"""The database as the store uses it: transactions, each a plain function of a connection.

On SQLite a whole transaction runs at once, or in a thread with one switch of threads; a driver that awaits
every statement needs a dozen. On PostgreSQL the same function runs on an asynchronous connection. On both,
waiting transactions are grouped into one (`grouping.py`).
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.pool import NullPool

from trailboss.server.storage.errors import CannotOpen
from trailboss.server.storage.grouping import Body, FileWriter, GroupWriter, Result, sqlite_driver

if TYPE_CHECKING:
    from trailboss.server.storage.pg_notify import NoticeListener

BUSY_MILLISECONDS: Final = 5000
"""How long a writer waits for another process that writes to the same file."""
READERS: Final = 4
CONNECT_SECONDS: Final = 10
"""How long connecting to a database server may take."""
COMMAND_SECONDS: Final = 30
"""How long one statement may take; a table waits meanwhile."""

PRAGMAS: Final = (
    f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = NORMAL",
    "PRAGMA foreign_keys = ON",
)


class Database(Protocol):
    """Runs transactions. One that raises an error is rolled back."""

    dialect: str

    def write(self, body: Body[Result], table: str | None = None) -> Awaitable[Result]:
        """A transaction that may write: at one table, or None if it is about several."""

    async def read(self, body: Body[Result]) -> Result:
        """A transaction that only reads, and sees everything as it was at one moment."""

    async def listen(self, on_notice: Callable[[str], None]) -> bool:
        """Receive the notices of all servers' transactions (`tell`), and an empty notice whenever some may
        have been missed; False if this kind of database has no notices."""

    async def close(self) -> None: ...


class SqliteFile:
    """A SQLite file. It has one writer at a time; writers are served in order."""

    dialect = "sqlite"

    def __init__(self, address: URL) -> None:
        """Creates the file if needed, readable only by its owner: it holds seeds of running games."""
        file = Path(str(address.database))
        try:
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        except FileNotFoundError:
            raise CannotOpen("storage.no_folder", place=file, folder=file.absolute().parent) from None
        except IsADirectoryError:
            raise CannotOpen("storage.is_folder", place=file) from None
        except OSError:
            raise CannotOpen("storage.not_writable", place=file) from None
        self._reader = _sqlite_engine(address)
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="reading")
        self._writing = FileWriter(self._reader, _sqlite_engine(address, poolclass=NullPool))

    def write(self, body: Body[Result], table: str | None = None) -> Awaitable[Result]:
        return self._writing.write(body, short=table is not None)

    async def read(self, body: Body[Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._reading, _run, self._reader, body)

    async def listen(self, on_notice: Callable[[str], None]) -> bool:
        return False  # a file belongs to one server

    async def close(self) -> None:
        """Returns when everything that was begun is written."""
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._writing.close()
        self._reading.shutdown(wait=True)
        self._reader.dispose()


def _sqlite_engine(address: URL, **more: Any) -> Engine:
    engine = create_engine(address, hide_parameters=True, **more)  # errors are logged, and values hold seeds
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _run(engine: Engine, body: Body[Result]) -> Result:
    with engine.begin() as connection:
        return body(connection)


def _set_up_sqlite(connection: Any, record: object) -> None:
    connection.text_factory = _text
    connection.isolation_level = None  # keep the driver from starting transactions; `_begin_sqlite` does that
    for pragma in PRAGMAS:
        _patiently(connection, pragma)


def _text(content: bytes) -> str:
    """Read damaged text as far as possible: one bad row must not hide all the others."""
    return content.decode(errors="replace")


def _patiently(connection: Any, pragma: str) -> None:
    """Run a pragma, and retry: SQLite doesn't wait while another process changes the journal mode."""
    end = time.monotonic() + BUSY_MILLISECONDS / 1000
    while True:
        try:
            connection.execute(pragma).close()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)
        else:
            return


def _begin_sqlite(connection: Connection) -> None:
    """Begin a transaction that reads; the writer has begun its own one by then (`FileWriter`)."""
    if not sqlite_driver(connection).in_transaction:
        connection.exec_driver_sql("BEGIN")


class PostgresServer:
    """A database on a PostgreSQL server, which other processes may use at the same time."""

    dialect = "postgresql"

    def __init__(self, address: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        try:
            self._writer = create_async_engine(
                address,
                pool_size=10,
                pool_pre_ping=True,
                hide_parameters=True,
                connect_args={"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS},
            )
        except ImportError:
            raise CannotOpen("storage.no_driver") from None
        self._reader = self._writer.execution_options(isolation_level="REPEATABLE READ")
        self._listening: NoticeListener | None = None
        self._groups = GroupWriter(self._alone)

    def write(self, body: Body[Result], table: str | None = None) -> Awaitable[Result]:
        return self._alone(body) if table is None else self._groups.write(body, table)

    async def _alone(self, body: Body[Result]) -> Result:
        async with self._writer.begin() as connection:
            return await connection.run_sync(body)

    async def read(self, body: Body[Result]) -> Result:
        async with self._reader.begin() as connection:
            return await connection.run_sync(body)

    async def listen(self, on_notice: Callable[[str], None]) -> bool:
        from trailboss.server.storage.pg_notify import NoticeListener

        self._listening = NoticeListener(self._writer, on_notice)
        return True

    async def close(self) -> None:
        if self._listening is not None:
            await self._listening.close()
        await self._groups.close()
        await self._writer.dispose()
