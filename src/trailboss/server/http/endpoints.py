"""What the API does at each of its addresses; `routes` lists them."""

import gzip
from functools import lru_cache
from typing import Literal

from starlette.responses import Response

import trailboss
from trailboss.server import catalogue as catalogues
from trailboss.server.api_error import Refusal
from trailboss.server.http.request_context import JSON, TEXT, Call
from trailboss.server.protocol import (
    Device,
    Done,
    Frames,
    OpenedRecord,
    SeatLink,
    TableInfo,
    Tables,
    Wire,
)
from trailboss.server.tables import moves as playing
from trailboss.server.tables import seats as seating
from trailboss.server.tables.create_table import known_game
from trailboss.server.tables.records import record_of
from trailboss.server.tables.replay import MOST_FRAMES


class Health(Wire):
    """The server is up; `degraded` if it cannot write down anything right now."""

    status: Literal["ok", "degraded"]
    version: str
    compiled: bool


# -------------------------------------------------------------------- games


async def games(call: Call) -> Response:
    return _kept(call, catalogues.encoded_games())


async def catalogue(call: Call) -> Response:
    return _kept(call, catalogues.encoded_catalogue(known_game(call.request.path_params["game"]).name))


async def table_catalogue(call: Call) -> Response:
    """A table may have components of its own, such as another map."""
    table = (await call.room()).table
    row = table.row
    if table.closed == "damaged" and table.state is None:
        raise Refusal("damaged", seq=table.seq)
    return _kept(call, catalogues.encoded_catalogue(row.game, tuple(sorted(row.options.items()))))


def _kept(call: Call, found: catalogues.Encoded) -> Response:
    """Something that hardly ever changes: a browser keeps it and asks whether it still holds."""
    headers = {"cache-control": "no-cache", "etag": found.etag, "vary": "accept-encoding"}
    if call.request.headers.get("if-none-match") == found.etag:
        return Response(status_code=304, headers=headers)
    if "gzip" not in call.request.headers.get("accept-encoding", ""):
        return Response(found.body, 200, headers, JSON)
    return Response(_squeezed(found.body), 200, {**headers, "content-encoding": "gzip"}, JSON)


@lru_cache(maxsize=16)
def _squeezed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


# -------------------------------------------------------------------- tables


async def tables(call: Call) -> Tables:
    return await call.house.rooms.tables(call.guest)


async def create(call: Call) -> TableInfo:
    call.house.counters.heavy(call.request, call.guest)
    guest = call.guest_now()
    room = await call.house.rooms.create(call.body, guest)
    return room.info(guest)


async def table(call: Call) -> TableInfo:
    return (await call.room()).info(call.guest)


async def join(call: Call) -> TableInfo:
    room = await call.room()
    await seating.join(room, call.guest_now(), call.body)
    return room.info(call.guest)


async def start(call: Call) -> TableInfo:
    room = await call.room()
    await seating.start(room, call.guest)
    return room.info(call.guest)


async def seat_bot(call: Call) -> TableInfo:
    room = await call.room()
    await seating.seat_bot(room, call.guest, call.seat, call.body.bot)
    return room.info(call.guest)


async def open_seat(call: Call) -> TableInfo:
    room = await call.room()
    await seating.open_seat(room, call.guest, call.seat)
    return room.info(call.guest)


async def link(call: Call) -> SeatLink:
    call.house.counters.heavy(call.request, call.guest)
    return await seating.link(await call.room(), call.guest, call.seat)


async def claim(call: Call) -> TableInfo:
    room = await call.room()
    await seating.claim(room, call.guest_now(), call.body.secret)
    return room.info(call.guest)


async def list_devices(call: Call) -> list[Device]:
    return await seating.devices(await call.room(), call.guest, call.seat)


async def remove_device(call: Call) -> list[Device]:
    return await seating.remove_device(await call.room(), call.guest, call.seat, call.body.id)


async def resign(call: Call) -> TableInfo:
    room = await call.room()
    await seating.resign(room, call.guest)
    return room.info(call.guest)


async def rematch(call: Call) -> TableInfo:
    call.house.counters.heavy(call.request, call.guest)
    room = await call.room()
    other = await call.house.rooms.rematch(room, call.guest)
    return other.info(call.guest)


async def webhook(call: Call) -> TableInfo:
    room = await call.room()
    await call.house.notices.set(room, call.guest, call.seat, call.body.url)
    return room.info(call.guest)


# -------------------------------------------------------------------- playing


async def state(call: Call) -> Response:
    room = await call.room()
    seat = room.eyes(call.guest, call.number("seat", None))
    content = room.update_bytes(call.guest, seat, call.number("after", 0) or 0)
    return Response(content, 200, {"cache-control": "no-store"}, JSON)


async def move(call: Call) -> Done:
    room = await call.room()
    return await playing.play(room, call.guest, call.number("seat", None), call.body)


async def record(call: Call) -> Response:
    room = await call.room()
    text = record_of(room.table)
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{room.id}.record"',
    }
    return Response(text, 200, headers, f"{TEXT}; charset=utf-8")


# -------------------------------------------------------------------- watching


async def frames(call: Call) -> Frames:
    first, count = call.number("from", 0) or 0, call.number("count", MOST_FRAMES) or 0
    room = await call.room()
    return await call.house.watching.table_frames(room, call.guest, call.number("seat", None), first, count)


async def keep_record(call: Call) -> OpenedRecord:
    call.house.counters.heavy(call.request, call.guest)
    return OpenedRecord(await call.house.watching.keep(call.body))


async def kept_record(call: Call) -> Response:
    text = await call.house.watching.text(call.request.path_params["id"])
    return Response(text, 200, {"cache-control": "no-store"}, f"{TEXT}; charset=utf-8")


async def record_frames(call: Call) -> Frames:
    first, count = call.number("from", 0) or 0, call.number("count", MOST_FRAMES) or 0
    record_id = call.request.path_params["id"]
    return await call.house.watching.record_frames(record_id, call.number("seat", None), first, count)


# -------------------------------------------------------------------- the server itself


async def health(call: Call) -> Health:
    can_write = await call.house.rooms.store.can_write()
    return Health("ok" if can_write else "degraded", trailboss.__version__, trailboss.COMPILED)
