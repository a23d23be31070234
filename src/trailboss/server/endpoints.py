"""Every address of the API: what it takes, what it gives, and what it may refuse.

The table at the end is the one list behind the routes and the OpenAPI document.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from starlette.responses import Response

import trailboss
from trailboss.core.record import Record
from trailboss.server import catalogue as catalogues
from trailboss.server import playing, seating
from trailboss.server.calls import JSON, TEXT, Call
from trailboss.server.founding import known_game
from trailboss.server.problems import Refusal
from trailboss.server.protocol import (
    Catalogue,
    Done,
    GameInfo,
    Join,
    NewTable,
    Play,
    SeatBot,
    SeatLink,
    TableInfo,
    Tables,
    Update,
    Wire,
)
from trailboss.server.room import Room


class Health(Wire):
    """The server is up."""

    status: str
    version: str
    compiled: bool


class Nothing(Wire):
    """A request that says all by its address."""


# -------------------------------------------------------------------- games


async def games(call: Call) -> Response:
    return _kept(call, catalogues.encoded_games())


async def catalogue(call: Call) -> Response:
    return _kept(call, catalogues.encoded_catalogue(known_game(call.request.path_params["game"]).name))


async def table_catalogue(call: Call) -> Response:
    """A table may have components of its own, such as another map."""
    row = (await call.room()).table.row
    if row.options:
        return _kept(call, catalogues.encoded(catalogues.catalogue(row.game, row.options)))
    return _kept(call, catalogues.encoded_catalogue(row.game))


def _kept(call: Call, found: catalogues.Encoded) -> Response:
    """Something that hardly ever changes: a browser keeps it and asks whether it still holds."""
    headers = {"cache-control": "no-cache", "etag": found.etag}
    if call.request.headers.get("if-none-match") == found.etag:
        return Response(status_code=304, headers=headers)
    return Response(found.body, 200, headers, JSON)


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


async def resign(call: Call) -> TableInfo:
    room = await call.room()
    await seating.resign(room, call.guest)
    return room.info(call.guest)


async def rematch(call: Call) -> TableInfo:
    call.house.counters.heavy(call.request, call.guest)
    room = await call.room()
    other = await call.house.rooms.rematch(room, call.guest)
    return other.info(call.guest)


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
    text = record_of(room)
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{room.id}.record"',
    }
    return Response(text, 200, headers, f"{TEXT}; charset=utf-8")


def record_of(room: Room) -> str:
    """The record of a finished game, with its players and the salt of its commitment."""
    table = room.table
    if table.state is None or table.status != "over":
        raise Refusal("not_over", seq=table.seq)
    players = ",".join(row.name.replace(",", " ") for row in table.seats)
    return Record.of(table.state, Players=players, Table=room.id, Salt=table.row.salt).dumps()


# -------------------------------------------------------------------- the server itself


async def health(call: Call) -> Health:
    return Health("ok", trailboss.__version__, trailboss.COMPILED)


# -------------------------------------------------------------------- the table of endpoints

Handler = Callable[[Call], Awaitable[object]]


class Endpoint(NamedTuple):
    """One address: how it is called, and what goes in and out."""

    method: str
    path: str
    handler: Handler
    says: str
    answer: Any
    """A struct, a list of structs, or `TEXT`."""
    body: Any = None
    """A struct, `TEXT`, or None where the address says all."""
    refuses: tuple[str, ...] = ()
    """The codes of problems that are its own, besides those of every request."""
    query: tuple[str, ...] = ()
    status: int = 200


_SEATED: Final = ("unknown_table", "bad_seats")

ENDPOINTS: Final = (
    Endpoint("GET", "/api/health", health, "Is the server up?", Health),
    Endpoint("GET", "/api/games", games, "The games, with their options and bots", list[GameInfo]),
    Endpoint(
        "GET",
        "/api/games/{game}/catalogue",
        catalogue,
        "All components of a game",
        Catalogue,
        None,
        ("unknown_game",),
    ),
    Endpoint("GET", "/api/tables", tables, "The caller's tables, and the listed ones", Tables),
    Endpoint(
        "POST",
        "/api/tables",
        create,
        "Set a table",
        TableInfo,
        NewTable,
        ("bad_name", "bad_option", "bad_seats", "bad_seed", "unknown_bot", "unknown_game"),
        status=201,
    ),
    Endpoint("GET", "/api/tables/{id}", table, "A table", TableInfo, None, ("unknown_table",)),
    Endpoint(
        "GET",
        "/api/tables/{id}/catalogue",
        table_catalogue,
        "All components of a table's game, by its options",
        Catalogue,
        None,
        ("unknown_table",),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/join",
        join,
        "Take an open seat, or the own one back from a bot",
        TableInfo,
        Join,
        ("unknown_table", "bad_name", "bad_seats", "full", "taken", "not_running"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/start",
        start,
        "Begin the game",
        TableInfo,
        Nothing,
        ("unknown_table", "not_host", "not_waiting", "seats_open"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat}/bot",
        seat_bot,
        "Give a seat to a bot",
        TableInfo,
        SeatBot,
        (*_SEATED, "unknown_bot", "not_host", "not_your_seat", "not_away", "taken", "not_running"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat}/open",
        open_seat,
        "Free a seat before the game",
        TableInfo,
        Nothing,
        (*_SEATED, "not_host", "not_waiting", "taken"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat}/link",
        link,
        "A link that opens the own seat on another device",
        SeatLink,
        Nothing,
        (*_SEATED, "not_your_seat"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/claim",
        claim,
        "Sit down where a link leads to",
        TableInfo,
        SeatLink,
        ("unknown_table", "bad_link"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/resign",
        resign,
        "Give the own seats to bots",
        TableInfo,
        Nothing,
        ("unknown_table", "not_your_seat", "not_running"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/rematch",
        rematch,
        "The same seats, another seed",
        TableInfo,
        Nothing,
        ("unknown_table", "not_your_seat", "not_over"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/state",
        state,
        "All that a seat may see, and the log behind an entry",
        Update,
        None,
        ("unknown_table", "not_your_seat"),
        ("seat", "after"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/moves",
        move,
        "Play a move",
        Done,
        Play,
        (
            "unknown_table",
            "not_your_seat",
            "not_running",
            "bot_decides",
            "stale",
            "bad_move",
            "illegal",
            "not_your_turn",
        ),
        ("seat",),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/record",
        record,
        "The record of a finished game",
        TEXT,
        None,
        ("unknown_table", "not_over"),
    ),
)
