"""One request over HTTP: its guest, its rate limits and its response."""

import gzip
import time
from collections import Counter, OrderedDict
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from trailboss.server.api.context import JSON, TEXT, RequestContext, Text
from trailboss.server.api_error import ApiError
from trailboss.server.catalogue import Encoded
from trailboss.server.http.languages import requested_language
from trailboss.server.http.middleware import allowed_origin
from trailboss.server.http.notices import Notices
from trailboss.server.http.rate_limits import MOST_KEYS, Buckets, Limits, address_group
from trailboss.server.http.web_push import WebPush
from trailboss.server.live_tables import LiveTables
from trailboss.server.protocol.tables import ServerInfo
from trailboss.server.tables.names import guest_of, new_secret
from trailboss.server.tables.replays.records import ReplayService
from trailboss.server.tables.replays.reviews import Reviews
from trailboss.server.tables.room import Room
from trailboss.server.tables.viewers.updates import ENCODER

MAX_JSON_BYTES: Final = 64 * 1024
MAX_RECORD_BYTES: Final = 256 * 1024

COOKIE: Final = "trailboss_guest"
LIFETIME: Final = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""


SHARED: Final = (
    "guest", "address", "tables", "tables_address", "tables_day", "tables_day_address", "chat",
)  # fmt: skip
"""The limits that are counted for each guest and each address."""


class Counters:
    """Rate limits of all clients."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.shared = {name: Buckets(getattr(limits, name)) for name in SHARED}
        """The buckets that all servers of a database share, by name."""
        self.chat = self.shared["chat"]
        self._sockets: Counter[str] = Counter()
        self._seen: OrderedDict[str, str] = OrderedDict()
        """The addresses of guests, as last seen."""

    def seen(self, connection: HTTPConnection, guest: str) -> None:
        """Remember the address of a guest, so that bot time is also divided by address."""
        self._seen[guest] = group_of(connection)
        self._seen.move_to_end(guest)
        if len(self._seen) > MOST_KEYS:
            self._seen.popitem(last=False)

    def address_of(self, guest: str) -> str:
        """The address of a guest's last request; empty if unknown."""
        return self._seen.get(guest, "")

    def request(self, connection: HTTPConnection, guest: str | None) -> None:
        """Count a request; raises `ApiError` when it is one too many."""
        if guest is not None:
            self.seen(connection, guest)
        self._count("guest", "address", connection, guest)

    def heavy(self, connection: HTTPConnection, guest: str | None) -> None:
        """Count a request that stores something."""
        self._count("tables", "tables_address", connection, guest)
        self._count("tables_day", "tables_day_address", connection, guest)

    @contextmanager
    def socket(self, connection: HTTPConnection) -> Iterator[None]:
        """Count a WebSocket as long as it is open; raises `ApiError` when it is one too many."""
        place = group_of(connection)
        if place and self._sockets[place] >= self.limits.sockets_address:
            raise ApiError("too_many")
        self._sockets[place] += 1
        try:
            yield
        finally:
            self._sockets[place] -= 1
            if not self._sockets[place]:
                del self._sockets[place]

    def _count(self, by_guest: str, by_address: str, connection: HTTPConnection, guest: str | None) -> None:
        place = group_of(connection)
        if guest is None:  # newcomers have no cookie yet, so they are counted together
            allowed = self.shared[by_address].take(place)
        else:
            free = not place or self.shared[by_address].take(place)
            allowed = free and self.shared[by_guest].take(guest)
        if not allowed:
            raise ApiError("too_many")


def group_of(connection: HTTPConnection) -> str:
    """The address of a connection, reduced to what is counted together."""
    return address_group(connection.client.host if connection.client else "")


class AppState(NamedTuple):
    """What the whole server shares."""

    rooms: LiveTables
    counters: Counters
    replays: ReplayService
    notices: Notices
    origins: Collection[str]
    reviews: Reviews
    push: WebPush


class HttpContext(RequestContext):
    """A request over HTTP, with its guest."""

    def __init__(self, app: AppState, request: Request) -> None:
        guest = guest_of(request.cookies.get(COOKIE))
        super().__init__(
            app.rooms, app.replays, app.reviews, guest, request.path_params, request.query_params
        )
        self.app = app
        self.request = request
        self.lang = requested_language(request)
        self._secret: str | None = None

    def guest_now(self) -> str:
        """The guest who sent the request; a new one gets a cookie with the answer."""
        if self.guest is None:
            self._secret = new_secret()
            self.guest = guest_of(self._secret)
            assert self.guest is not None
            self.app.counters.seen(self.request, self.guest)
        return self.guest

    def address(self) -> str:
        return self.app.counters.address_of(self.guest or "")

    def count_heavy(self) -> None:
        self.app.counters.heavy(self.request, self.guest)

    async def set_webhook(self, room: Room, url: str) -> None:
        await self.app.notices.set(room, self.guest, self.seat, url)

    async def subscribe(self) -> None:
        await self.app.push.subscribe(self.guest_now(), self.body, time.time())

    async def unsubscribe(self) -> None:
        await self.app.rooms.store.unsubscribe(self.body.endpoint)

    def server_info(self) -> ServerInfo:
        return ServerInfo(
            chat=self.rooms.chat,
            webhooks=self.app.notices.sends_webhooks,
            push_key=self.app.push.public_key,
        )

    async def can_write(self) -> bool:
        return await self.app.rooms.store.can_write()

    def answer(self, found: object, status: int = 200) -> Response:
        """The response."""
        response = self._response(found, status)
        if self._secret is not None:
            # A proxy that doesn't forward the scheme is recognized by where the page comes from.
            origin = self.request.headers.get("origin", "")
            secure = self.request.url.scheme == "https" or origin.startswith("https:")
            response.headers.append("set-cookie", cookie(self._secret, secure))
        return response

    def _response(self, found: object, status: int) -> Response:
        if isinstance(found, Encoded):
            return self._cached(found)
        if isinstance(found, Text):
            headers = {"cache-control": "no-store"}
            if found.file_name:
                headers["content-disposition"] = f'attachment; filename="{found.file_name}"'
            return Response(found.content, status, headers, f"{TEXT}; charset=utf-8")
        return encoded(found, status)

    def _cached(self, found: Encoded) -> Response:
        """A response that hardly ever changes: browsers cache it and revalidate it."""
        headers = {
            "cache-control": "no-cache",
            "etag": found.etag,
            "vary": "accept-encoding, accept-language",
        }
        if self.request.headers.get("if-none-match") == found.etag:
            return Response(status_code=304, headers=headers)
        if "gzip" not in self.request.headers.get("accept-encoding", ""):
            return Response(found.body, 200, headers, JSON)
        return Response(_gzipped(found.body), 200, {**headers, "content-encoding": "gzip"}, JSON)


@lru_cache(maxsize=16)
def _gzipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


def cookie(secret: str, secure: bool) -> str:
    """The header that gives a browser its secret: no script reads it and no other site sends it."""
    return (
        f"{COOKIE}={secret}; Max-Age={LIFETIME}; Path=/; HttpOnly; SameSite=Strict"
        f"{'; Secure' if secure else ''}"
    )


def encoded(found: object, status: int = 200) -> Response:
    """A struct as a JSON response that must not be cached; bytes are JSON already."""
    content = found if isinstance(found, bytes) else ENCODER.encode(found)
    return Response(content, status, {"cache-control": "no-store"}, JSON)


def error_response(refusal: ApiError, lang: str) -> Response:
    """A refusal as a response."""
    response = encoded(refusal.problem(lang), refusal.status)
    if refusal.code == "too_many":
        response.headers["retry-after"] = "1"
    return response


def check_origin(context: HttpContext) -> None:
    if not allowed_origin(context.request.headers, context.app.origins):
        raise ApiError("wrong_origin")


async def read_body(request: Request, wanted: str, most: int) -> bytes:
    """The body of a request, at most `most` bytes and of the right type; empty without a body."""
    length = request.headers.get("content-length", "0")
    if length.isdigit() and (len(length) > 12 or int(length) > most):
        raise ApiError("too_large", most=most)
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise ApiError("too_large", most=most)
        parts.append(part)
    body = b"".join(parts)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != wanted and (body or kind):
        raise ApiError("wrong_type", wanted=wanted)
    return body
