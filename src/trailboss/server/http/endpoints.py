"""What the API does at each of its addresses; `routes` lists them."""

import gzip
from functools import lru_cache
from typing import Literal

from starlette.responses import Response

import trailboss
from trailboss.server import catalogue as catalogues
from trailboss.server.api_error import ApiError
from trailboss.server.http.request_context import JSON, TEXT, RequestContext
from trailboss.server.protocol import (
    Device,
    Done,
    Frames,
    OpenedRecord,
    ReviewStatus,
    SeatLink,
    ServerInfo,
    TableInfo,
    Tables,
    Wire,
)
from trailboss.server.tables import chat, moves, seats
from trailboss.server.tables.create_table import game_named
from trailboss.server.tables.records import record_of
from trailboss.server.tables.replay import MOST_FRAMES


class Health(Wire):
    """The server is up; `degraded` if it cannot write down anything right now."""

    status: Literal["ok", "degraded"]
    version: str
    compiled: bool


# -------------------------------------------------------------------- games


async def games(context: RequestContext) -> Response:
    return _kept(context, catalogues.encoded_games())


async def catalogue(context: RequestContext) -> Response:
    return _kept(context, catalogues.encoded_catalogue(game_named(context.request.path_params["game"]).name))


async def table_catalogue(context: RequestContext) -> Response:
    """A table may have components of its own, such as another map."""
    table = (await context.room()).table
    row = table.row
    if table.closed == "damaged" and table.state is None:
        raise ApiError("damaged", seq=table.seq)
    return _kept(context, catalogues.encoded_catalogue(row.game, tuple(sorted(row.options.items()))))


async def record_catalogue(context: RequestContext) -> Response:
    """The same for a record that was sent in."""
    setting = (await context.app.replays.replay(context.request.path_params["id"])).record.setting
    options = tuple(sorted(setting.options.items()))
    return _kept(context, catalogues.encoded_catalogue(setting.game.name, options))


def _kept(context: RequestContext, found: catalogues.Encoded) -> Response:
    """Something that hardly ever changes: a browser keeps it and asks whether it still holds."""
    headers = {"cache-control": "no-cache", "etag": found.etag, "vary": "accept-encoding"}
    if context.request.headers.get("if-none-match") == found.etag:
        return Response(status_code=304, headers=headers)
    if "gzip" not in context.request.headers.get("accept-encoding", ""):
        return Response(found.body, 200, headers, JSON)
    return Response(_squeezed(found.body), 200, {**headers, "content-encoding": "gzip"}, JSON)


@lru_cache(maxsize=16)
def _squeezed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


# -------------------------------------------------------------------- tables


async def tables(context: RequestContext) -> Tables:
    return await context.app.rooms.tables(context.guest)


async def create(context: RequestContext) -> TableInfo:
    context.app.counters.heavy(context.request, context.guest)
    guest = context.guest_now()
    room = await context.app.rooms.create(context.body, guest)
    return room.info(guest)


async def table(context: RequestContext) -> TableInfo:
    return (await context.room()).info(context.guest)


async def join(context: RequestContext) -> TableInfo:
    room = await context.room()
    await seats.join(room, context.guest_now(), context.body)
    return room.info(context.guest)


async def start(context: RequestContext) -> TableInfo:
    room = await context.room()
    await seats.start(room, context.guest)
    return room.info(context.guest)


async def seat_bot(context: RequestContext) -> TableInfo:
    room = await context.room()
    await seats.seat_bot(room, context.guest, context.seat, context.body.bot)
    return room.info(context.guest)


async def open_seat(context: RequestContext) -> TableInfo:
    room = await context.room()
    await seats.open_seat(room, context.guest, context.seat)
    return room.info(context.guest)


async def link(context: RequestContext) -> SeatLink:
    context.app.counters.heavy(context.request, context.guest)
    return await seats.link(await context.room(), context.guest, context.seat)


async def claim(context: RequestContext) -> TableInfo:
    room = await context.room()
    await seats.claim(room, context.guest_now(), context.body.secret)
    return room.info(context.guest)


async def list_devices(context: RequestContext) -> list[Device]:
    return await seats.devices(await context.room(), context.guest, context.seat)


async def remove_device(context: RequestContext) -> list[Device]:
    return await seats.remove_device(await context.room(), context.guest, context.seat, context.body.id)


async def resign(context: RequestContext) -> TableInfo:
    room = await context.room()
    await seats.resign(room, context.guest)
    return room.info(context.guest)


async def rematch(context: RequestContext) -> TableInfo:
    context.app.counters.heavy(context.request, context.guest)
    room = await context.room()
    other = await context.app.rooms.rematch(room, context.guest)
    return other.info(context.guest)


async def webhook(context: RequestContext) -> TableInfo:
    room = await context.room()
    await context.app.notices.set(room, context.guest, context.seat, context.body.url)
    return room.info(context.guest)


async def set_chat(context: RequestContext) -> TableInfo:
    room = await context.room()
    await chat.set_chat(room, context.guest, context.body.on)
    return room.info(context.guest)


# -------------------------------------------------------------------- playing


async def state(context: RequestContext) -> Response:
    room = await context.room()
    seat = room.eyes(context.guest, context.number("seat", None))
    content = room.update_bytes(context.guest, seat, context.number("after", 0) or 0)
    return Response(content, 200, {"cache-control": "no-store"}, JSON)


async def move(context: RequestContext) -> Done:
    room = await context.room()
    return await moves.play(room, context.guest, context.number("seat", None), context.body)


async def record(context: RequestContext) -> Response:
    room = await context.room()
    text = record_of(room.table)
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{room.id}.record"',
    }
    return Response(text, 200, headers, f"{TEXT}; charset=utf-8")


# -------------------------------------------------------------------- watching


async def frames(context: RequestContext) -> Frames:
    first, count = context.number("from", 0) or 0, context.number("count", MOST_FRAMES) or 0
    room = await context.room()
    return await context.app.replays.table_frames(
        room, context.guest, context.number("seat", None), first, count
    )


async def keep_record(context: RequestContext) -> OpenedRecord:
    context.app.counters.heavy(context.request, context.guest)
    return OpenedRecord(await context.app.replays.keep(context.body))


async def kept_record(context: RequestContext) -> Response:
    text = await context.app.replays.text(context.request.path_params["id"])
    return Response(text, 200, {"cache-control": "no-store"}, f"{TEXT}; charset=utf-8")


async def record_frames(context: RequestContext) -> Frames:
    first, count = context.number("from", 0) or 0, context.number("count", MOST_FRAMES) or 0
    record_id = context.request.path_params["id"]
    return await context.app.replays.record_frames(record_id, context.number("seat", None), first, count)


async def table_review(context: RequestContext) -> ReviewStatus:
    return context.review(record_of((await context.room()).table))


async def record_review(context: RequestContext) -> ReviewStatus:
    return context.review(await context.app.replays.text(context.request.path_params["id"]))


# -------------------------------------------------------------------- the server itself


async def server(context: RequestContext) -> ServerInfo:
    return ServerInfo(context.app.rooms.chat, context.app.notices.sends_webhooks)


async def health(context: RequestContext) -> Health:
    can_write = await context.app.rooms.store.can_write()
    return Health("ok" if can_write else "degraded", trailboss.__version__, trailboss.COMPILED)
