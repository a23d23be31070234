"""The part of the store that keeps browsers to notify by Web Push, and the server's own keys."""

import hashlib

from sqlalchemy import Connection, delete, select

from trailboss.server.storage import schema
from trailboss.server.storage.checks import checked_digest, checked_text
from trailboss.server.storage.steps import insert_new
from trailboss.server.storage.store.transactions import Transactions
from trailboss.server.tables.stored.rows import PushRow


class Push(Transactions):
    """Browsers that want notifications."""

    async def kept_key(self, name: str, new: str) -> str:
        """The server's key with that name; stores `new` if there is none yet."""
        keys = schema.server_keys

        def body(connection: Connection) -> str:
            insert_new(connection, keys, [{"name": name, "value": new}])
            found = connection.scalar(select(keys.c.value).where(keys.c.name == name))
            assert isinstance(found, str)
            return found

        return await self._write(body)

    async def subscribe(self, guest: str, row: PushRow, at: float, most: int) -> None:
        """Keep a device of a guest. A device belongs to one guest, who keeps the newest `most`."""
        pushes = schema.pushes
        name = _id(row.endpoint)
        values = {"id": name, "guest": checked_digest(guest), "since": at, **row._asdict()}
        own = pushes.c.guest == guest
        newest = select(pushes.c.id).where(own).order_by(pushes.c.since.desc()).limit(most)

        def body(connection: Connection) -> None:
            connection.execute(delete(pushes).where(pushes.c.id == name))
            insert_new(connection, pushes, [values])
            connection.execute(delete(pushes).where(own, pushes.c.id.not_in(newest)))

        await self._write(body)

    async def unsubscribe(self, endpoint: str) -> None:
        """Remove a device that wants no more notifications."""
        gone = delete(schema.pushes).where(schema.pushes.c.id == _id(endpoint))
        await self._write(lambda connection: connection.execute(gone))

    async def subscriptions(self, guests: list[str]) -> list[PushRow]:
        """The devices of guests that want notifications."""
        pushes = schema.pushes
        columns = [pushes.c[name] for name in PushRow._fields]
        wanted = select(*columns).where(pushes.c.guest.in_(guests)).order_by(pushes.c.since)
        return await self._read(lambda connection: [PushRow(*row) for row in connection.execute(wanted)])


def _id(endpoint: str) -> str:
    return hashlib.sha256(checked_text(endpoint).encode()).hexdigest()
