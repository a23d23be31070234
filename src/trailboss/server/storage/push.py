"""Browsers that want to be told of turns, and the server's own keys."""

import hashlib

from sqlalchemy import Connection, delete, select

from trailboss.server.storage import schema
from trailboss.server.storage.checks import checked_digest, checked_text
from trailboss.server.storage.steps import insert_new
from trailboss.server.tables.stored.rows import PushRow


def kept_key(connection: Connection, name: str, new: str) -> str:
    """The key of that name; the first one that is ever given stays."""
    keys = schema.server_keys
    insert_new(connection, keys, [{"name": name, "value": new}])
    found = connection.scalar(select(keys.c.value).where(keys.c.name == name))
    assert isinstance(found, str)
    return found


def _id(endpoint: str) -> str:
    return hashlib.sha256(checked_text(endpoint).encode()).hexdigest()


def subscribe(connection: Connection, guest: str, row: PushRow, at: float, most: int) -> None:
    """Keep a device of a guest; a device belongs to one guest, who has no more than so many."""
    pushes = schema.pushes
    name = _id(row.endpoint)
    connection.execute(delete(pushes).where(pushes.c.id == name))
    values = {"id": name, "guest": checked_digest(guest), "since": at, **row._asdict()}
    insert_new(connection, pushes, [values])
    newest = select(pushes.c.id).where(pushes.c.guest == guest).order_by(pushes.c.since.desc()).limit(most)
    connection.execute(delete(pushes).where(pushes.c.guest == guest, pushes.c.id.not_in(newest)))


def unsubscribe(connection: Connection, endpoint: str) -> None:
    connection.execute(delete(schema.pushes).where(schema.pushes.c.id == _id(endpoint)))


def subscriptions(connection: Connection, guests: list[str]) -> list[PushRow]:
    pushes = schema.pushes
    columns = [pushes.c[name] for name in PushRow._fields]
    wanted = select(*columns).where(pushes.c.guest.in_(guests)).order_by(pushes.c.since)
    return [PushRow(*row) for row in connection.execute(wanted)]
