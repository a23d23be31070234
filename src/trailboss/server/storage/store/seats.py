"""The part of the store that keeps who sits where: seats, their holders and devices, links and webhooks."""

from sqlalchemy import Connection, delete, insert, or_, select, update

from trailboss.server.storage import schema
from trailboss.server.storage.checks import checked_digest, checked_text
from trailboss.server.storage.steps import holder_values, insert_new, release
from trailboss.server.storage.store.transactions import Transactions
from trailboss.server.tables.stored.rows import DeviceRow


class Seats(Transactions):
    """Seats and the people on them."""

    async def set_order(self, table_id: str, seat: int, order: str | None) -> None:
        """Store the prepared turn of a seat, or none."""
        seats = schema.seats
        checked_text(order or "")
        at_seat = seats.c.table_id == table_id, seats.c.seat == seat

        def body(connection: Connection) -> None:
            connection.execute(update(seats).where(*at_seat).values(order=order))
            self._notify(connection, table_id)

        await self._write(body, table_id)

    async def drop_holders(self, table_id: str, seat: int) -> None:
        """Free a seat; its links and its webhook are removed, too."""

        def body(connection: Connection) -> None:
            release(connection, table_id, seat, entirely=True)
            self._notify(connection, table_id)

        await self._write(body, table_id)

    async def devices(self, table_id: str, seat: int) -> list[DeviceRow]:
        """Who holds a seat, the oldest first."""
        holders = schema.holders
        wanted = select(holders.c.guest, holders.c.since, holders.c.seen)
        at_seat = holders.c.table_id == table_id, holders.c.seat == seat
        ordered = wanted.where(*at_seat).order_by(holders.c.since, holders.c.guest)
        return await self._read(lambda connection: [DeviceRow(*row) for row in connection.execute(ordered)])

    async def remove_device(self, table_id: str, seat: int, guest: str) -> None:
        """Take a seat from a guest. All links of the seat end, so that the guest can't return with one."""
        holders, links = schema.holders, schema.links

        def body(connection: Connection) -> None:
            at_seat = holders.c.table_id == table_id, holders.c.seat == seat
            connection.execute(delete(holders).where(*at_seat, holders.c.guest == guest))
            connection.execute(delete(links).where(links.c.table_id == table_id, links.c.seat == seat))
            self._notify(connection, table_id)

        await self._write(body)

    async def seen(self, table_id: str, guest: str, at: float) -> None:
        """Store when a guest who holds seats of a table was last connected."""
        holders = schema.holders
        ours = update(holders).where(holders.c.table_id == table_id, holders.c.guest == guest)

        def body(connection: Connection) -> None:
            connection.execute(ours.values(seen=at))

        await self._write(body)

    async def add_link(self, table_id: str, seat: int, secret_hash: str) -> None:
        """Store a link that makes the first guest who claims it a holder of the seat. It replaces
        unclaimed links."""
        links = schema.links
        values = {"table_id": table_id, "seat": seat, "secret_hash": checked_digest(secret_hash)}
        unused = links.c.table_id == table_id, links.c.seat == seat, links.c.guest.is_(None)

        def body(connection: Connection) -> None:
            connection.execute(delete(links).where(*unused))
            insert_new(connection, links, [values])

        await self._write(body, table_id, seat)

    async def claim(self, table_id: str, secret_hash: str, guest: str, at: float) -> int | None:
        """The seat that a link opens, with the guest as another holder; None if it opens none at this
        table, or has let in another guest."""
        links = schema.links
        wanted = links.c.secret_hash == checked_digest(secret_hash), links.c.table_id == table_id
        checked_digest(guest)

        free = or_(links.c.guest.is_(None), links.c.guest == guest)

        def body(connection: Connection) -> int | None:
            # If two guests claim it at once, the second waits here for the first, and then matches no row.
            if connection.execute(update(links).where(*wanted, free).values(guest=guest)).rowcount == 0:
                return None
            seat: int | None = connection.scalar(select(links.c.seat).where(*wanted))
            if seat is not None:
                insert_new(connection, schema.holders, holder_values(table_id, {seat: [guest]}, at))
                self._notify(connection, table_id)
            return seat

        return await self._write(body, table_id)

    async def set_webhook(self, table_id: str, seat: int, url: str) -> None:
        """Set the webhook of a seat; an empty address removes it."""
        hooks = schema.webhooks
        values = {"table_id": table_id, "seat": seat, "url": checked_text(url)}

        def body(connection: Connection) -> None:
            connection.execute(delete(hooks).where(hooks.c.table_id == table_id, hooks.c.seat == seat))
            if url:
                connection.execute(insert(hooks), values)

        await self._write(body, table_id, seat)

    async def webhooks(self, table_id: str) -> dict[int, str]:
        """The webhooks of a table, by seat."""
        hooks = schema.webhooks
        wanted = select(hooks.c.seat, hooks.c.url).where(hooks.c.table_id == table_id)
        return await self._read(lambda connection: {row.seat: row.url for row in connection.execute(wanted)})
