"""Tables: creating, joining, starting and playing."""

from trailboss.server import catalogue as catalogues
from trailboss.server.api.context import RequestContext
from trailboss.server.api.endpoint import CHANGING, CLOSED, Nothing, get, post
from trailboss.server.api_error import ApiError
from trailboss.server.protocol.games import Catalogue
from trailboss.server.protocol.replays import FinishedGame
from trailboss.server.protocol.replies import Done
from trailboss.server.protocol.requests import Play
from trailboss.server.protocol.tables import Join, NewTable, SeatLink, SetChat, TableInfo, Tables
from trailboss.server.protocol.updates import Update
from trailboss.server.tables import chat, moves, seats

_BAD_TABLE = ("bad_name", "bad_colour", "bad_clock", "bad_option", "bad_seats", "bad_seed")
_BAD_MOVE = ("bot_decides", "stale", "bad_move", "illegal", "not_your_turn")


@get("/api/tables")
async def tables(context: RequestContext) -> Tables:
    """The caller's tables, and the listed ones."""
    return await context.rooms.tables(context.guest, context.lang)


@post("/api/tables", NewTable, *_BAD_TABLE, "unknown_bot", "unknown_game", "too_many_tables", status=201)
async def create(context: RequestContext) -> TableInfo:
    """Create a table."""
    context.count_heavy()
    guest = context.guest_now()
    room = await context.rooms.create(context.body, guest)
    return room.info(guest, context.lang)


@get("/api/tables/{id}", "unknown_table")
async def table(context: RequestContext) -> TableInfo:
    """A table."""
    return (await context.room()).info(context.guest, context.lang)


@get("/api/tables/{id}/catalogue", "unknown_table", "damaged", answer=Catalogue)
async def table_catalogue(context: RequestContext) -> catalogues.Encoded:
    """All components of a table's game, by its options."""
    table = (await context.room()).table
    row = table.row
    if table.closed == "damaged" and table.state is None:
        raise ApiError("damaged", seq=table.seq)
    return catalogues.encoded_catalogue(row.game, context.lang, tuple(sorted(row.options.items())))


@post("/api/tables/{id}/join", Join, "unknown_table", "bad_name", "bad_seats", "full", *CHANGING)
async def join(context: RequestContext) -> TableInfo:
    """Take an open seat, or take your own back from a bot."""
    room = await context.room()
    await seats.join(room, context.guest_now(), context.body)
    return room.info(context.guest, context.lang)


@post("/api/tables/{id}/start", Nothing, "unknown_table", "not_host", "not_waiting", "seats_open", *CLOSED)
async def start(context: RequestContext) -> TableInfo:
    """Begin the game."""
    room = await context.room()
    await seats.start(room, context.guest)
    return room.info(context.guest, context.lang)


@post("/api/tables/{id}/chat", SetChat, "unknown_table", "not_host", "chat_off")
async def set_chat(context: RequestContext) -> TableInfo:
    """Turn the chat of a table on or off."""
    room = await context.room()
    await chat.set_chat(room, context.guest, context.body.on)
    return room.info(context.guest, context.lang)


@post("/api/tables/{id}/claim", SeatLink, "unknown_table", "bad_link", "log_full", *CLOSED)
async def claim(context: RequestContext) -> TableInfo:
    """Take the seat that a link opens."""
    room = await context.room()
    await seats.claim(room, context.guest_now(), context.body.secret)
    return room.info(context.guest, context.lang)


@post("/api/tables/{id}/resign", Nothing, "unknown_table", "not_your_seat", "not_running", *CLOSED)
async def resign(context: RequestContext) -> TableInfo:
    """Give your seats to bots."""
    room = await context.room()
    await seats.resign(room, context.guest)
    return room.info(context.guest, context.lang)


@post("/api/tables/{id}/rematch", Nothing, "unknown_table", "not_your_seat", "not_over", "damaged")
async def rematch(context: RequestContext) -> TableInfo:
    """The same seats, another seed."""
    context.count_heavy()
    room = await context.room()
    other = await context.rooms.rematch(room, context.guest)
    return other.info(context.guest, context.lang)


@get("/api/tables/{id}/state", "unknown_table", "not_your_seat", query=("seat", "after"), answer=Update)
async def state(context: RequestContext) -> bytes:
    """Everything a seat may see, and the log after an entry."""
    room = await context.room()
    seat = context.number("seat", None)
    room.check_holder(context.guest, seat)
    return room.update_bytes(context.guest, seat, context.lang, context.number("after", 0) or 0)


@post(
    "/api/tables/{id}/moves",
    Play,
    *("unknown_table", "not_your_seat", "not_running", *_BAD_MOVE, *CLOSED),
    query=("seat",),
)
async def move(context: RequestContext) -> Done:
    """Play a move."""
    room = await context.room()
    return await moves.play(room, context.guest, context.number("seat", None), context.body)


@post("/api/tables/{id}/forget", Nothing, "unknown_table", "not_your_seat", "not_over")
async def forget(context: RequestContext) -> list[FinishedGame]:
    """Take a finished game off the caller's list."""
    await context.results.forget(await context.room(), context.guest)
    return await context.results.of(context.guest, context.lang)
