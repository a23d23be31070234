"""The part of the store for chat."""

from sqlalchemy import Connection, delete, func, insert, select, update

from trailboss.server.storage import schema
from trailboss.server.storage.checks import checked_text
from trailboss.server.storage.errors import UnknownTable
from trailboss.server.storage.steps import CHAT, notify
from trailboss.server.storage.store.transactions import Transactions
from trailboss.server.tables.stored.rows import ChatRow


class Chat(Transactions):
    """The chat of a table."""

    async def set_chat(self, table_id: str, on: bool) -> None:
        """Turn the chat of a table on or off."""
        tables = schema.tables

        def body(connection: Connection) -> None:
            changed = connection.execute(update(tables).where(tables.c.id == table_id).values(chat=on))
            if changed.rowcount == 0:
                raise UnknownTable("storage.unknown_table", table=table_id)
            self._notify(connection, table_id)

        await self._write(body, table_id)

    async def add_chat(self, table_id: str, line: ChatRow, most: int) -> None:
        """Store a line under the next number, and keep at most `most` lines of the table.

        If two servers write, the second waits for the first.
        """
        checked_text(line.text)
        chat, tables = schema.chat, schema.tables

        def body(connection: Connection) -> None:
            connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
            last = connection.scalar(select(func.max(chat.c.number)).where(chat.c.table_id == table_id)) or 0
            values = {"table_id": table_id, **line._replace(number=last + 1)._asdict()}
            connection.execute(insert(chat), values)
            old = chat.c.number <= last + 1 - most
            connection.execute(delete(chat).where(chat.c.table_id == table_id, old))
            notify(connection, f"{self._name} {CHAT}{table_id}")

        await self._write(body, table_id, line.seat)

    async def chat(self, table_id: str) -> list[ChatRow]:
        """The chat of a table, oldest first."""
        chat = schema.chat
        columns = [chat.c[name] for name in ChatRow._fields]
        wanted = select(*columns).where(chat.c.table_id == table_id).order_by(chat.c.number)
        return await self._read(lambda connection: [ChatRow(*row) for row in connection.execute(wanted)])
