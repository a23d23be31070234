"""Seats of a table: who sits there, hints and notifications."""

from trailboss.server.api.context import RequestContext
from trailboss.server.api.endpoint import CHANGING, CLOSED, SEATED, Nothing, get, post
from trailboss.server.protocol.replies import Hinted, WhyReply
from trailboss.server.protocol.requests import Hint, Why
from trailboss.server.protocol.study import StandingOrder
from trailboss.server.protocol.tables import (
    ChooseColour,
    Device,
    RemoveDevice,
    SeatBot,
    SeatLink,
    TableInfo,
    Webhook,
)
from trailboss.server.protocol.updates import Observation, OrderInfo
from trailboss.server.tables import moves, seats
from trailboss.server.tables.viewers import observations

_SEAT = "/api/tables/{id}/seats/{seat}"
_OWN = (*SEATED, "not_your_seat")
_RUNNING = (*_OWN, "not_running")


@post(f"{_SEAT}/bot", SeatBot, *SEATED, "unknown_bot", "not_host", "not_your_seat", "not_away", *CHANGING)
async def seat_bot(context: RequestContext) -> TableInfo:
    """Give a seat to a bot."""
    room = await context.room()
    await seats.seat_bot(room, context.guest, context.seat, context.body.bot)
    return room.info(context.guest, context.lang)


@post(f"{_SEAT}/open", Nothing, *SEATED, "not_host", "not_waiting", "taken", "log_full", *CLOSED)
async def open_seat(context: RequestContext) -> TableInfo:
    """Free a seat before the game."""
    room = await context.room()
    await seats.open_seat(room, context.guest, context.seat)
    return room.info(context.guest, context.lang)


@post(f"{_SEAT}/colour", ChooseColour, *_OWN, "not_waiting", "bad_colour", "log_full", *CLOSED)
async def choose_colour(context: RequestContext) -> TableInfo:
    """Choose the colour of your seat before the game."""
    room = await context.room()
    await seats.choose_colour(room, context.guest, context.seat, context.body.colour)
    return room.info(context.guest, context.lang)


@post(f"{_SEAT}/link", Nothing, *_OWN)
async def link(context: RequestContext) -> SeatLink:
    """A link that opens your seat on another device."""
    context.count_heavy()
    return await seats.link(await context.room(), context.guest, context.seat)


@get(f"{_SEAT}/devices", *_OWN)
async def list_devices(context: RequestContext) -> list[Device]:
    """The devices that hold your seat."""
    return await seats.devices(await context.room(), context.guest, context.seat)


@post(f"{_SEAT}/devices/remove", RemoveDevice, *_OWN, "unknown_device", "older_device")
async def remove_device(context: RequestContext) -> list[Device]:
    """Take your seat away from another device."""
    return await seats.remove_device(await context.room(), context.guest, context.seat, context.body.id)


@post(f"{_SEAT}/webhook", Webhook, *_OWN, "bad_webhook")
async def webhook(context: RequestContext) -> TableInfo:
    """Where to notify that it is this seat's turn."""
    room = await context.room()
    await context.set_webhook(room, context.body.url)
    return room.info(context.guest, context.lang)


@get(f"{_SEAT}/observation", *_OWN, *CLOSED, query=("after",))
async def observation(context: RequestContext) -> Observation:
    """What your seat sees and may do, as text."""
    room, after = await context.room(), context.number("after", 0) or 0
    return observations.observation(room, context.guest, context.seat, context.lang, after)


@post(f"{_SEAT}/why", Why, *_RUNNING, *CLOSED)
async def why(context: RequestContext) -> WhyReply:
    """Why a move is not legal for your seat."""
    room = await context.room()
    return moves.why(room, context.guest, context.seat, context.lang, context.body)


@post(f"{_SEAT}/hint", Hint, *_RUNNING, "not_your_turn", "stale", "no_hints", "hint_failed", *CLOSED)
async def hint(context: RequestContext) -> Hinted:
    """The coach's advice for your seat, where hints are allowed."""
    room = await context.room()
    return await context.rooms.hint(room, context.guest, context.seat, context.lang, context.body)


@post(
    f"{_SEAT}/order",
    StandingOrder,
    *(*_RUNNING, "bot_decides", "bad_move", "illegal", "order_now", "order_empty", *CLOSED),
)
async def prepare(context: RequestContext) -> OrderInfo:
    """Prepare your next turn; it is played if nothing it depends on has changed."""
    room = await context.room()
    return await context.studies.prepare(room, context.guest, context.seat, context.body, context.lang)


@post(f"{_SEAT}/order/cancel", Nothing, *_OWN, *CLOSED)
async def cancel_order(context: RequestContext) -> TableInfo:
    """Cancel the prepared turn."""
    room = await context.room()
    await context.studies.cancel_order(room, context.guest, context.seat)
    return room.info(context.guest, context.lang)
