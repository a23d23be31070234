"""The WebSocket of a table: who may open it, before `Connection` serves it."""

import re
from collections.abc import Awaitable
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from trailboss.server.api.context import number_of
from trailboss.server.api.live import SERVER_ERROR, Connection, close_code
from trailboss.server.api_error import ApiError
from trailboss.server.http.languages import requested_language
from trailboss.server.http.middleware import allowed_origin
from trailboss.server.http.rate_limits import Bucket
from trailboss.server.http.request_context import COOKIE, AppState
from trailboss.server.storage import StorageError
from trailboss.server.tables.names import guest_of
from trailboss.server.tables.room import Listener, Room
from trailboss.server.tables.seats import note_seen

WRONG_ORIGIN: Final = 4408
PATH: Final = re.compile(r"/api/tables/([^/]+)/live")


class LiveSockets:
    """Serves the WebSockets of tables before routing, because an open one keeps every layer it came
    through in memory."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            return self._app(scope, receive, send)
        raw = RawSocket(receive, send)
        return live(scope["app"].state.server, found[1], WebSocket(scope, receive, send), raw)


class RawSocket:
    """An accepted WebSocket without Starlette's checks of every message."""

    __slots__ = ("_send", "receive")

    def __init__(self, receive: Receive, send: Send) -> None:
        self.receive = receive
        self._send = send

    async def send_text(self, data: str) -> None:
        await self._send({"type": "websocket.send", "text": data})

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code})


async def live(app: AppState, table: str, socket: WebSocket, raw: RawSocket) -> None:
    """Serve one WebSocket to its end. It is accepted first, because browsers get no close code otherwise."""
    await socket.accept()
    try:
        if not allowed_origin(socket.headers, app.origins):
            await socket.close(WRONG_ORIGIN)
            return
        guest = guest_of(socket.cookies.get(COOKIE))
        try:
            app.counters.request(socket, guest)
            room = await app.rooms.room(table)
            seat, after = _number(socket, "seat"), _number(socket, "after") or 0
            if after > room.table.seq or not room.may_look(guest, seat):
                await app.rooms.caught_up(room)
            room.check_holder(guest, seat)
            _check_connections(room, guest, app.counters.limits.sockets)
        except ApiError as refusal:
            await socket.close(close_code(refusal), refusal.code)
            return
        except StorageError:
            await socket.close(SERVER_ERROR, "unavailable")
            return
        try:
            with app.counters.socket(socket):
                await note_seen(room, guest)
                await room.open_chat(guest)
                changes = _number(socket, "changes") == 1
                listener = Listener(guest, seat, after, lang=requested_language(socket), changes=changes)
                socket.scope["headers"].clear()  # all is read, and a browser sends more than a kilobyte
                await Connection(
                    app.rooms,
                    raw,
                    room,
                    listener,
                    may_send=Bucket(app.counters.limits.messages).take,
                    may_write=app.counters.chat.take,
                    patience=app.counters.limits.patience,
                ).run()
        except ApiError as refusal:
            await socket.close(close_code(refusal), refusal.code)
    except (WebSocketDisconnect, OSError):
        return  # the client disconnected during a message


def _number(socket: WebSocket, name: str) -> int | None:
    given = socket.query_params.get(name, "")
    return None if given == "" else number_of(given)


def _check_connections(room: Room, guest: str | None, most: int) -> None:
    """A guest needs a few connections to a table, not hundreds; spectators without a cookie share none."""
    if guest is not None and sum(1 for each in room.listeners if each.guest == guest) >= most:
        raise ApiError("too_many")
