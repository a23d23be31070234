"""What the people at a table write to each other."""

from sqlalchemy import Connection, delete, func, insert, select, update

from trailboss.server.storage import schema
from trailboss.server.storage.errors import UnknownTable
from trailboss.server.tables.stored.rows import ChatRow


def set_chat(connection: Connection, table_id: str, on: bool) -> None:
    tables = schema.tables
    if connection.execute(update(tables).where(tables.c.id == table_id).values(chat=on)).rowcount == 0:
        raise UnknownTable("storage.unknown_table", table=table_id)


def add_chat(connection: Connection, table_id: str, line: ChatRow, most: int) -> None:
    """Write a line under the next number; of two servers, the second waits until the first has written."""
    chat, tables = schema.chat, schema.tables
    connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    last = connection.scalar(select(func.max(chat.c.number)).where(chat.c.table_id == table_id)) or 0
    connection.execute(insert(chat), {"table_id": table_id, **line._replace(number=last + 1)._asdict()})
    connection.execute(delete(chat).where(chat.c.table_id == table_id, chat.c.number <= last + 1 - most))


def chat_of(connection: Connection, table_id: str) -> list[ChatRow]:
    chat = schema.chat
    columns = [chat.c[name] for name in ChatRow._fields]
    wanted = select(*columns).where(chat.c.table_id == table_id).order_by(chat.c.number)
    return [ChatRow(*row) for row in connection.execute(wanted)]
