"""A connection to the database, and how the store reads and writes through it."""

import logging
import secrets
from collections.abc import Callable
from typing import Final, Self

from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from trailboss.server.meters import METERS
from trailboss.server.storage import schema
from trailboss.server.storage.database import Database
from trailboss.server.storage.errors import StorageError, Unavailable, UnknownTable
from trailboss.server.storage.grouping import Body, Result
from trailboss.server.storage.opening import open_existing, open_migrated
from trailboss.server.storage.steps import notify, notify_file

log: Final = logging.getLogger("trailboss.server")


class Transactions:
    """The database of a server, for the parts of the store."""

    def __init__(self, database: Database) -> None:
        """Use `Store.open`."""
        self._database = database
        self.failing = False
        """Did the last write fail?"""
        self._name = secrets.token_hex(8)
        """Identifies this server's own notices."""
        self._outside = False
        """Is this an administration command rather than the server of these tables?"""

    @classmethod
    async def open(cls, url: str) -> Self:
        """The store at `sqlite:///FILE` or `postgresql://…`, created or migrated if needed."""
        return cls(await open_migrated(url))

    @classmethod
    async def open_existing(cls, url: str) -> Self:
        """The store without migrating it; raises `OlderVersion` if it has an older version."""
        store = cls(await open_existing(url))
        store._outside = True
        return store

    async def close(self) -> None:
        await self._database.close()

    async def listen(self, changed: Callable[[str | None], None]) -> bool:
        """Receive the tables that other servers on the same database change; None: any, because a notice
        may have been missed. False if there are no other servers, as with SQLite."""

        def on_notice(notice: str) -> None:
            name, _, table_id = notice.partition(" ")
            if name != self._name:
                changed(table_id or None)

        return await self._database.listen(on_notice)

    async def _write(self, body: Body[Result], table_id: str | None = None, seat: int = -1) -> Result:
        """Run a writing transaction. `table_id` is the table it is about, None for several; table and seat
        may not exist."""
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

    def _notify(self, connection: Connection, table_id: str) -> None:
        """Notify the other servers of what this transaction writes to a table."""
        notify(connection, self._notice(table_id))
        self._notify_file(connection, table_id)

    def _notice(self, table_id: str) -> str:
        return f"{self._name} {table_id}"

    def _notify_file(self, connection: Connection, table_id: str) -> None:
        if self._outside:
            notify_file(connection, table_id)

    def _failed(self, what: str, error: Exception) -> StorageError:
        """Log a failure of the database by its type only: its message could contain values."""
        kind = getattr(error, "orig", None) or error
        log.error("the database failed to %s: %s", what, type(kind).__name__)
        METERS.storage_failures += 1
        self.failing = self.failing or what == "write"
        return Unavailable("storage.failed")

    async def can_write(self) -> bool:
        """Can the database be written to? After a failure, a write that changes nothing is tried."""
        if self.failing:
            same = text(f"UPDATE {schema.VERSION_TABLE} SET version_num = version_num")
            try:
                await self._write(lambda connection: connection.execute(same))
            except Unavailable:
                return False
        return True
