"""Who sits where: joining, starting, giving a seat to a bot and taking it back."""

import logging
from typing import Final

from trailboss import bots
from trailboss.bots.external import External
from trailboss.core import colours
from trailboss.core.errors import TrailbossError
from trailboss.server.api_error import ApiError
from trailboss.server.meters import log_error
from trailboss.server.protocol.tables import Device, Join, SeatLink
from trailboss.server.tables.bots import budget_seconds
from trailboss.server.tables.names import bot_name, checked_name, distinct, new_secret
from trailboss.server.tables.room import Room
from trailboss.server.tables.stored.rows import DeviceRow, SeatChange, SeatReason, SeatRow, digest
from trailboss.server.tables.stored.store import StorageError

log: Final = logging.getLogger("trailboss.server")

STAND_IN: Final = "medium"
"""The bot that takes over when a person leaves."""

AWAY: Final = {"live": 3 * 60.0, "days": 3 * 24 * 3600.0, "none": 10 * 60.0}
"""After how many seconds anybody at the table may give a seat to a bot. At a table without a pace they count
only while its person is not connected."""

SEEN_EVERY: Final = 600.0
"""Seconds: a device that connects again sooner is not stored again."""

MAX_SPEC_LENGTH: Final = 60
MAX_BOT_SECONDS: Final = 5.0
"""The most seconds per decision that a guest may give a bot. Models are files of the server: not allowed."""
MAX_ITERATIONS: Final = 2000
"""The most iterations that a guest may give a bot: about as long."""


def checked_bot(game_name: str, wanted: str) -> str:
    """A level or spec of a bot that plays a game, as it is kept; raises `ApiError`."""
    if wanted in bots.levels(game_name):
        return wanted
    if len(wanted) > MAX_SPEC_LENGTH or not wanted.isprintable():
        raise ApiError("unknown_bot")
    try:
        spec = bots.Spec.parse(wanted)
        if spec.model or not _is_short(spec.budget):
            raise ApiError("unknown_bot")
        bot = bots.make(wanted, game=game_name)
        if isinstance(bot, External):
            raise ApiError("unknown_bot")  # guests can't start programs
        return bot.name
    except bots.FaultyBot as error:
        # The bot's own error, which guests mustn't see; compiled code sets no cause.
        log_error(error.__context__ or error)
        raise ApiError("unknown_bot") from error
    except TrailbossError as error:
        raise ApiError.of("unknown_bot", error) from error


def _is_short(budget: str) -> bool:
    """Is a budget one that a guest may ask for? Workers are few, and all tables wait for them."""
    seconds = budget_seconds(budget)
    if seconds is not None:
        return seconds <= MAX_BOT_SECONDS and "x" not in budget
    return not budget or (budget.isdecimal() and int(budget) <= MAX_ITERATIONS)


def _others(room: Room, seat: int) -> list[str]:
    return [row.name for row in room.table.seats if row.seat != seat]


# -------------------------------------------------------------------- before the game


async def join(room: Room, guest: str, request: Join) -> None:
    """Take an open seat, or take your own back from a bot."""
    name = checked_name(request.name)
    async with room.lock:
        room.check_open()
        table = room.table
        seat = _seat_to_join(room, guest) if request.seat is None else room.check_seat(request.seat).seat
        row = table.seats[seat]
        mine = guest in table.holders[seat]
        if row.kind == "person":
            if not mine:
                raise ApiError("taken")
        elif row.kind == "bot":
            if not mine:
                raise ApiError("taken")
            await _come_back(room, seat)
        else:
            room.check_log()
            await _rename_bot(room, name)
            name = distinct(name, _others(room, seat))
            change = SeatChange("join", "person", name)
            await room.write_seat(seat, change, holders={seat: {guest}})


async def _rename_bot(room: Room, wanted: str) -> None:
    """A bot that happens to have the name a person wants takes another one."""
    for row in room.table.seats:
        if row.kind == "bot" and row.name.casefold() == wanted.casefold():
            name = bot_name([wanted, *_others(room, row.seat)])
            await room.write_seat(row.seat, SeatChange("bot", "bot", name, row.bot))


def _seat_to_join(room: Room, guest: str) -> int:
    """Without a number: the seat that the guest has already, else the first open one."""
    mine = room.table.seats_of(guest)
    if mine:
        return mine[0]
    for row in room.table.seats:
        if row.kind == "open":
            return row.seat
    raise ApiError("full")


async def start(room: Room, guest: str | None) -> None:
    """Deal. Only the host can, and only when every seat is taken."""
    async with room.lock:
        room.check_open()
        if guest is None or guest != room.table.row.host:
            raise ApiError("not_host")
        await deal(room)


async def deal(room: Room) -> None:
    """Start the game. The caller holds the lock."""
    if room.table.status != "waiting":
        raise ApiError("not_waiting", seq=room.table.seq)
    if any(row.kind == "open" for row in room.table.seats):
        raise ApiError("seats_open", seq=room.table.seq)
    await room.write("start", None, "", status="running")
    await room.settle()


async def open_seat(room: Room, guest: str | None, seat: int) -> None:
    """Free a seat before the game: the host frees a bot's, a person their own."""
    async with room.lock:
        room.check_open()
        row = room.check_seat(seat)
        if room.table.status != "waiting":
            raise ApiError("not_waiting", seq=room.table.seq)
        room.check_log()
        if row.kind == "person" and guest is not None and guest in room.table.holders[seat]:
            await _vacate(room, row, "leave")
        elif guest is None or guest != room.table.row.host:
            raise ApiError("not_host")
        elif row.kind == "person":
            raise ApiError("taken")
        elif row.kind == "bot":
            await _vacate(room, row, "open")


async def choose_colour(room: Room, guest: str | None, seat: int, colour: int) -> None:
    """Choose the colour of your seat before the game, one that is still free."""
    async with room.lock:
        room.check_open()
        row = room.check_seat(seat)
        room.check_holder(guest, seat)
        if room.table.status != "waiting":
            raise ApiError("not_waiting", seq=room.table.seq)
        room.check_log()
        taken = [each.colour for each in room.table.seats if each.seat != seat and each.colour is not None]
        if not colours.are_valid([*taken, colour]):
            raise ApiError("bad_colour", seq=room.table.seq)
        await room.write_seat(seat, SeatChange("colour", row.kind, row.name, row.bot, colour=colour))


async def _vacate(room: Room, row: SeatRow, why: SeatReason) -> None:
    await room.write_seat(row.seat, SeatChange(why, "open", was=row.name), holders={row.seat: ()})


# -------------------------------------------------------------------- bots


async def seat_bot(room: Room, guest: str | None, seat: int, wanted: str) -> None:
    """Give a seat to a bot: the host an open seat or a bot's, a person their own, anybody seated one that
    is away too long."""
    await room.refresh_presence()
    async with room.lock:
        room.check_open()
        bot = checked_bot(room.table.row.game, wanted)
        row = room.check_seat(seat)
        table = room.table
        mine = guest is not None and guest in table.holders[seat]
        host = guest is not None and guest == table.row.host
        if table.status == "over":
            raise ApiError("not_running", seq=table.seq)
        room.check_log()
        if row.kind != "person":
            if not host and not mine:
                raise ApiError("not_host")
            name = row.name if row.kind == "bot" else bot_name(_others(room, seat))
            await room.write_seat(seat, SeatChange("bot", "bot", name, bot))
        elif table.status == "waiting":
            raise ApiError("taken")
        elif mine:
            await _stand_in(room, row, "resign", bot)
        elif not table.seats_of(guest):
            raise ApiError("not_your_seat")
        elif not is_away(room, seat):
            raise ApiError("not_away", seq=table.seq)
        else:
            await _stand_in(room, row, "away", bot)
        await room.settle()


def is_away(room: Room, seat: int) -> bool:
    """May others give this seat to a bot, because it keeps them waiting?"""
    state = room.table.state
    if state is None or state.over or state.to_move != seat:
        return False
    since = room.table.asked_at
    pace = room.table.row.pace
    if pace == "none":
        if seat in room.here():
            return False
        since = max(since, room.gone[seat])
    return room.clock() - since > AWAY[pace]


async def _stand_in(room: Room, row: SeatRow, why: SeatReason, bot: str) -> None:
    """A bot plays on under the person's name; the holders stay, so that they can come back."""
    await room.write_seat(row.seat, SeatChange(why, "bot", row.name, bot))


async def time_is_up(room: Room, seat: int) -> None:
    """The standard bot takes over from a person whose time is up. The caller holds the lock."""
    await _stand_in(room, room.table.seats[seat], "time", checked_bot(room.table.row.game, STAND_IN))


async def give_back(room: Room, seat: int) -> None:
    """A person takes the seat back from a bot. The caller holds the lock."""
    await room.write_seat(seat, SeatChange("back", "person", room.table.seats[seat].name))


async def replace_failed(room: Room, seat: int, bot: str) -> None:
    """Another bot takes over from one that keeps failing. The caller holds the lock."""
    await room.write_seat(seat, SeatChange("failed", "bot", room.table.seats[seat].name, bot))


async def cover_failed(room: Room, seat: int, bot: str, other: str) -> None:
    """Log that another bot made one decision for one that failed. The caller holds the lock."""
    await room.write_seat(seat, SeatChange("covered", "bot", room.table.seats[seat].name, bot, by=other))


async def resign(room: Room, guest: str | None) -> None:
    """Give all own seats to bots; before the game, leave them."""
    async with room.lock:
        room.check_open()
        mine = [seat for seat in room.table.seats_of(guest) if room.table.seats[seat].kind == "person"]
        if room.table.status == "over":
            raise ApiError("not_running", seq=room.table.seq)
        if not mine:
            raise ApiError("not_your_seat")
        waiting = room.table.status == "waiting"
        for seat in mine:
            row = room.table.seats[seat]
            if waiting:
                await _vacate(room, row, "leave")
            else:
                await _stand_in(room, row, "resign", checked_bot(room.table.row.game, STAND_IN))
        await room.settle()


async def _come_back(room: Room, seat: int) -> None:
    """Let a person take their seat back from the bot."""
    if room.table.status == "over":
        raise ApiError("not_running", seq=room.table.seq)
    room.check_log()
    if room.table.time_left(seat) <= 0:
        raise ApiError("time_up", seq=room.table.seq)
    await give_back(room, seat)
    await room.settle()


# -------------------------------------------------------------------- another device


async def link(room: Room, guest: str | None, seat: int) -> SeatLink:
    """A link that opens the guest's seat on another device."""
    async with room.lock:
        room.check_open()
        room.check_seat(seat)
        room.check_holder(guest, seat)
        secret = new_secret()
        await room.store.add_link(room.id, seat, digest(secret))
        return SeatLink(secret)


async def claim(room: Room, guest: str, secret: str) -> int:
    """Take the seat that a link opens; returns the seat. A bot that played it meanwhile gives it back."""
    async with room.lock:
        room.check_open()
        seat = await room.store.claim(room.id, digest(secret), guest, room.clock())
        if seat is None:
            raise ApiError("bad_link")
        room.table.holders[seat].add(guest)
        room.changed(seen=False)
        if room.table.seats[seat].kind == "bot" and room.table.status == "running":
            await _come_back(room, seat)
        return seat


def device_id(room: Room, seat: int, guest: str) -> str:
    """The id of a device in the list of its seat, and nowhere else."""
    return digest(f"{room.id}:{seat}:{guest}")[:16]


async def devices(room: Room, guest: str | None, seat: int) -> list[Device]:
    """The devices that hold a seat of the guest, the oldest first."""
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
    """Remove another device from your seat; returns those that are left. A device that has held the seat
    longer can't be removed by one that joined later."""
    async with room.lock:
        room.check_seat(seat)
        room.check_holder(guest, seat)
        rows = await room.store.devices(room.id, seat)
        found = next((row for row in rows if device_id(room, seat, row.guest) == wanted), None)
        if found is None:
            raise ApiError("unknown_device")
        if not _may_remove(rows, guest, found):
            raise ApiError("older_device")
        await room.store.remove_device(room.id, seat, found.guest)
        room.table.holders[seat].discard(found.guest)
        room.changed(seen=False)
    return await devices(room, guest, seat)


def _may_remove(rows: list[DeviceRow], guest: str | None, other: DeviceRow) -> bool:
    return any(row.guest == guest != other.guest and row.since <= other.since for row in rows)


async def note_seen(room: Room, guest: str | None) -> None:
    """Store that a device is connected. If that fails, its player can still play."""
    now = room.clock()
    if guest is None or not room.table.seats_of(guest) or now - room.seen.get(guest, 0.0) < SEEN_EVERY:
        return
    room.seen[guest] = now
    try:
        await room.store.seen(room.id, guest, now)
    except StorageError as error:
        log.warning("could not store when a device was connected: %s", error.key)
