"""Notices: a player who is not connected is notified of their turn, where they asked for it."""

import asyncio
import logging
from typing import Final

from trailboss.server.api_error import ApiError
from trailboss.server.http.web_push import WebPush
from trailboss.server.http.webhooks import BadWebhook, Notice, Webhooks
from trailboss.server.storage import StorageError, Store
from trailboss.server.tables.room import Room

log: Final = logging.getLogger("trailboss.server")


class Notices:
    """Notifies players of their turns in the background."""

    def __init__(self, store: Store, webhooks: Webhooks, base: str, push: WebPush) -> None:
        """`base` is the address by which people reach this server."""
        self._store = store
        self._webhooks = webhooks
        self._push = push
        self._base = base.rstrip("/")
        self._asked: dict[Room, int] = {}
        """Whose turn it was when a table was last checked."""
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def sends_webhooks(self) -> bool:
        """Does this server send notices to addresses that players choose?"""
        return bool(self._webhooks.hosts)

    async def set(self, room: Room, guest: str | None, seat: int, url: str) -> None:
        """Set the webhook of a seat; an empty address removes it. Raises `ApiError`."""
        room.check_seat(seat)
        room.check_holder(guest, seat)
        if url:
            try:
                self._webhooks.check(url)
            except BadWebhook as error:
                raise ApiError.of("bad_webhook", error) from error
        await self._store.set_webhook(room.id, seat, url)

    def table_settled(self, room: Room) -> None:
        """A table waits for a decision: notify the seat to move, if the turn has passed to it."""
        state = room.table.state
        enabled = self._webhooks.hosts or self._push.public_key is not None
        if not enabled or state is None or room.table.closed is not None:
            return
        if state.over:
            self.forget(room)
            return
        before, self._asked[room] = self._asked.get(room), state.to_move
        if before is None or before == state.to_move or room.table.seats[state.to_move].kind != "person":
            return
        if state.to_move not in room.here():
            task = asyncio.create_task(self._notify(room, state.to_move))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    def forget(self, room: Room) -> None:
        """A room was dropped from memory."""
        self._asked.pop(room, None)

    async def close(self) -> None:
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        await self._webhooks.close()
        await self._push.close()

    async def _notify(self, room: Room, seat: int) -> None:
        try:
            # Read again each time: a seat that changed hands has lost its address, perhaps at another server.
            url = (await self._store.webhooks(room.id)).get(seat)
            await room.refresh_presence()
            if room.table.row.pace != "live" and seat not in room.here():
                await self._push.notify(room, seat)
        except StorageError as error:
            log.warning("a notice was dropped: %s", error.key)
            return
        if url is not None and seat not in room.here():
            table = room.table
            self._webhooks.notify(
                url,
                Notice(
                    room.id, seat, table.seats[seat].name, table.game.title("en"), f"{self._base}/t/{room.id}"
                ),
            )
