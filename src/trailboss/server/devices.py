"""The devices that hold a seat: a link lets another one in, here they are listed and removed."""

import logging
from typing import Final

from trailboss.server.problems import Refusal
from trailboss.server.protocol import Device
from trailboss.server.room import Room
from trailboss.server.storage import DeviceRow, StorageError, digest

log: Final = logging.getLogger("trailboss.server")

SEEN_EVERY: Final = 600.0
"""Seconds: a device that connects again sooner is not written down anew."""


def device_id(room: Room, seat: int, guest: str) -> str:
    """By which a device is named in the list of its seat, and nowhere else."""
    return digest(f"{room.id}:{seat}:{guest}")[:16]


async def devices(room: Room, guest: str | None, seat: int) -> list[Device]:
    """The devices of an own seat, the oldest first."""
    room.check_seat(seat)
    room.check_holder(guest, seat)
    rows = await room.store.devices(room.id, seat)
    here = {listener.guest for listener in room.listeners}
    return [
        Device(
            device_id(room, seat, row.guest),
            row.since,
            row.seen,
            here=row.guest in here,
            this=row.guest == guest,
            removable=_may_remove(rows, guest, row),
        )
        for row in rows
    ]


async def remove_device(room: Room, guest: str | None, seat: int, wanted: str) -> list[Device]:
    """Take an own seat from another device; those that are left. Whoever holds the seat longer cannot be
    thrown out by one that a link let in later."""
    async with room.lock:
        room.check_seat(seat)
        room.check_holder(guest, seat)
        rows = await room.store.devices(room.id, seat)
        found = next((row for row in rows if device_id(room, seat, row.guest) == wanted), None)
        if found is None:
            raise Refusal("unknown_device")
        if not _may_remove(rows, guest, found):
            raise Refusal("older_device")
        await room.store.remove_device(room.id, seat, found.guest)
        room.table.holders[seat].discard(found.guest)
        room.changed(seen=False)
    return await devices(room, guest, seat)


def _may_remove(rows: list[DeviceRow], guest: str | None, other: DeviceRow) -> bool:
    return any(row.guest == guest != other.guest and row.since <= other.since for row in rows)


async def note_seen(room: Room, guest: str | None) -> None:
    """Write down that a device is connected. Nobody is kept from playing when that fails."""
    now = room.clock()
    if guest is None or not room.table.seats_of(guest) or now - room.seen.get(guest, 0.0) < SEEN_EVERY:
        return
    room.seen[guest] = now
    try:
        await room.store.seen(room.id, guest, now)
    except StorageError as error:
        log.warning("when a device was last connected could not be written: %s", error.key)
