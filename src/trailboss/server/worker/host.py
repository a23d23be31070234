"""Answers requests and serves live connections, as the HTTP server does, for this browser's only guest."""

import asyncio
import re
from collections.abc import Callable, MutableMapping
from functools import lru_cache
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from trailboss import bots
from trailboss.server import catalogue
from trailboss.server.api.context import (
    JSON,
    TEXT,
    RequestContext,
    Text,
    api_error_of,
    decoded,
    language_of,
    number_of,
)
from trailboss.server.api.live import SERVER_ERROR, Connection, close_code
from trailboss.server.api.routes import ENDPOINTS, Endpoint, Nothing
from trailboss.server.api_error import ApiError
from trailboss.server.catalogue import Encoded
from trailboss.server.meters import log_error
from trailboss.server.tables.names import guest_of, new_secret
from trailboss.server.tables.replays.records import ReplayService
from trailboss.server.tables.replays.reviews import Reviews
from trailboss.server.tables.room import Listener
from trailboss.server.tables.rooms import Rooms
from trailboss.server.tables.stored.store import StorageError
from trailboss.server.worker.runner import AskElsewhere, WorkerRunner
from trailboss.server.worker.store import BrowserStore, Database

NEED_A_SERVER: Final = ("link", "claim", "list_devices", "remove_device", "webhook")
"""Endpoints about other devices and other people."""

_LIVE: Final = re.compile(r"/api/tables/([^/]+)/live")


class Context(RequestContext):
    """A request of the page."""

    def guest_now(self) -> str:
        assert self.guest is not None
        return self.guest


class PageSocket:
    """The page's end of a live connection; `Connection` serves it like a WebSocket."""

    def __init__(self, send: Callable[[str], None]) -> None:
        self._send = send
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.code = 1000
        """The code it was closed with."""

    def put(self, text: str | None) -> None:
        """The page has sent something; None: it has disconnected."""
        self._inbox.put_nowait(text)

    async def send_text(self, data: str) -> None:
        self._send(data)

    async def receive(self) -> MutableMapping[str, Any]:
        text = await self._inbox.get()
        if text is None:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": text}

    async def close(self, code: int) -> None:
        self.code = code


class Host:
    """The tables of one browser."""

    def __init__(self, store: BrowserStore, ask_elsewhere: AskElsewhere, guest: str) -> None:
        """Use `Host.open`."""
        runner = WorkerRunner(ask_elsewhere)
        self._rooms = Rooms(store, runner)
        self._replays = ReplayService(store)
        self._reviews = Reviews(runner, store)
        self._guest = guest

    @staticmethod
    async def open(database: Database, ask_elsewhere: AskElsewhere) -> "Host":
        """A host on what the browser has kept."""
        store = BrowserStore(database)
        await store.open()
        guest = guest_of(await store.secret(new_secret()))
        assert guest is not None
        return Host(store, ask_elsewhere, guest)

    async def close(self) -> None:
        await self._reviews.close()
        await self._rooms.close()

    # ---------------------------------------------------------------- requests

    async def request(self, method: str, address: str, body: bytes) -> tuple[int, str, bytes]:
        """The answer to a request: its status, type and content."""
        lang = language_of(_query(urlsplit(address).query).get("lang", ""))
        try:
            endpoint, path, query = _route(method, address)
            if endpoint.handler.__name__ in NEED_A_SERVER:
                raise ApiError("needs_server")
            context = Context(self._rooms, self._replays, self._reviews, self._guest, path, query)
            if endpoint.path == "/api/games":
                return 200, JSON, _games(context.lang).body
            if endpoint.body is TEXT:
                context.body = body
            elif endpoint.body is not None:
                context.body = decoded(body, endpoint.body, optional=endpoint.body is Nothing)
            return _response(await endpoint.handler(context), endpoint.status)
        except ApiError as refusal:
            return _refused(refusal, lang)
        except StorageError as error:
            return _refused(api_error_of(error), lang)
        except Exception as error:  # noqa: BLE001  last resort: report it to the page
            return _refused(ApiError("server_error", number=log_error(error)), lang)

    # ---------------------------------------------------------------- live tables

    async def live(self, address: str, socket: PageSocket) -> int:
        """Serve a connection to its end; returns the code to close it with."""
        try:
            parts = urlsplit(address)
            found = _LIVE.fullmatch(parts.path)
            if found is None:
                raise ApiError("unknown_table")
            query = _query(parts.query)
            room = await self._rooms.room(found[1])
            seat = number_of(query["seat"]) if "seat" in query else None
            room.check_holder(self._guest, seat)
            after = min(number_of(query.get("after", "0")), room.table.seq)
            lang = language_of(query.get("lang", ""))
            listener = Listener(self._guest, seat, after, lang=lang, changes=query.get("changes") == "1")
            await Connection(self._rooms, socket, room, listener).run()
        except ApiError as refusal:
            return close_code(refusal)
        except StorageError:
            return SERVER_ERROR
        return socket.code


def _query(text: str) -> dict[str, str]:
    return {name: values[-1] for name, values in parse_qs(text).items()}


@lru_cache(maxsize=1)
def _patterns() -> list[tuple[Endpoint, re.Pattern[str]]]:
    return [(each, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", each.path))) for each in ENDPOINTS]


def _route(method: str, address: str) -> tuple[Endpoint, dict[str, str], dict[str, str]]:
    """The endpoint for a URL, and its parameters."""
    parts = urlsplit(address)
    for endpoint, pattern in _patterns():
        found = pattern.fullmatch(parts.path)
        if found is not None and endpoint.method == method:
            return endpoint, found.groupdict(), _query(parts.query)
    raise ApiError("unknown_path")


@lru_cache(maxsize=8)
def _games(lang: str) -> Encoded:
    """The games, without the levels that think in several processes."""
    games = catalogue.games(lang)
    for game in games:
        game.levels = [level for level in game.levels if "x" not in bots.Spec.parse(level.spec).budget]
    return catalogue.encoded(games)


def _response(found: object, status: int) -> tuple[int, str, bytes]:
    if isinstance(found, Text):
        return status, TEXT, found.content.encode()
    if isinstance(found, Encoded):
        return status, JSON, found.body
    return status, JSON, found if isinstance(found, bytes) else catalogue.encoded(found).body


def _refused(refusal: ApiError, lang: str) -> tuple[int, str, bytes]:
    return _response(refusal.problem(lang), refusal.status)
