"""One request to the API: who asks, what is asked, and how the answer goes back."""

from collections import Counter, OrderedDict
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from trailboss.core.errors import TrailbossError
from trailboss.server.api_error import ApiError
from trailboss.server.http.middleware import allowed_origin
from trailboss.server.http.notices import Notices
from trailboss.server.http.rate_limits import MOST_KEYS, Buckets, Limits, address_group
from trailboss.server.live_tables import LiveTables
from trailboss.server.protocol import ReviewStatus
from trailboss.server.storage import BadText, StorageError
from trailboss.server.tables.bots import Payer
from trailboss.server.tables.names import guest_of, new_secret
from trailboss.server.tables.records import ReplayService
from trailboss.server.tables.reviews import Reviews
from trailboss.server.tables.room import Room
from trailboss.server.tables.updates import ENCODER

JSON: Final = "application/json"
TEXT: Final = "text/plain"
MOST_JSON: Final = 64 * 1024
MOST_RECORD: Final = 256 * 1024
HIGHEST: Final = 2**31 - 1
"""No number in an address is higher."""

COOKIE: Final = "trailboss_guest"
LIFETIME: Final = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""


class Counters:
    """How much everybody has asked."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._guest = Buckets(limits.guest)
        self._address = Buckets(limits.address)
        self._tables = Buckets(limits.tables)
        self._tables_address = Buckets(limits.tables_address)
        self._tables_day = Buckets(limits.tables_day)
        self._tables_day_address = Buckets(limits.tables_day_address)
        self.chat = Buckets(limits.chat)
        self._sockets: Counter[str] = Counter()
        self._seen: OrderedDict[str, str] = OrderedDict()
        """The addresses of guests, as last seen."""

    def shared(self) -> dict[str, Buckets]:
        """The buckets that all servers of a database share, by name."""
        return {
            "guest": self._guest,
            "address": self._address,
            "tables": self._tables,
            "tables_address": self._tables_address,
            "chat": self.chat,
        }

    def seen(self, connection: HTTPConnection, guest: str) -> None:
        """Remember the address of a guest, so that bot time is shared out by address too."""
        self._seen[guest] = group_of(connection)
        self._seen.move_to_end(guest)
        if len(self._seen) > MOST_KEYS:
            self._seen.popitem(last=False)

    def address_of(self, guest: str) -> str:
        """From where a guest was last seen; empty if that is not known."""
        return self._seen.get(guest, "")

    def request(self, connection: HTTPConnection, guest: str | None) -> None:
        """Count a request; raises `ApiError` when it is one too many."""
        if guest is not None:
            self.seen(connection, guest)
        self._count(self._guest, self._address, connection, guest)

    def heavy(self, connection: HTTPConnection, guest: str | None) -> None:
        """Count a request that makes something to keep."""
        self._count(self._tables, self._tables_address, connection, guest)
        self._count(self._tables_day, self._tables_day_address, connection, guest)

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

    @staticmethod
    def _count(by_guest: Buckets, by_address: Buckets, connection: HTTPConnection, guest: str | None) -> None:
        place = group_of(connection)
        if (place and not by_address.take(place)) or not by_guest.take(guest or place):
            raise ApiError("too_many")


def group_of(connection: HTTPConnection) -> str:
    """Where a connection comes from, as far as it is counted together."""
    return address_group(connection.client.host if connection.client else "")


class AppState(NamedTuple):
    """What the whole server shares."""

    rooms: LiveTables
    counters: Counters
    replays: ReplayService
    notices: Notices
    origins: Collection[str]
    reviews: Reviews


class RequestContext:
    """One request, with its guest."""

    def __init__(self, app: AppState, request: Request) -> None:
        self.app = app
        self.request = request
        self.guest = guest_of(request.cookies.get(COOKIE))
        self.body: Any = None
        self._secret: str | None = None

    async def room(self) -> Room:
        """The room of the table that the address names."""
        return await self.app.rooms.room(self.request.path_params["id"])

    def guest_now(self) -> str:
        """The guest who asks; one who is new gets a cookie with the answer."""
        if self.guest is None:
            self._secret = new_secret()
            self.guest = guest_of(self._secret)
            assert self.guest is not None
            self.app.counters.seen(self.request, self.guest)
        return self.guest

    def review(self, record: str) -> ReviewStatus:
        """How far the review of a record is; raises `ApiError` for one that can't be read."""
        guest = self.guest or ""
        try:
            return self.app.reviews.status(record, Payer(guest, self.app.counters.address_of(guest)))
        except TrailbossError as error:
            raise ApiError.of("bad_record", error) from error

    @property
    def seat(self) -> int:
        """The seat that the address names."""
        return _number(self.request.path_params["seat"])

    def number(self, name: str, default: int | None) -> int | None:
        """A number behind `?`; raises `ApiError` for what is none."""
        given = self.request.query_params.get(name, "")
        return default if given == "" else _number(given)

    def answer(self, found: object, status: int = 200) -> Response:
        """What goes back: a struct as JSON, or a response as it is."""
        response = found if isinstance(found, Response) else encoded(found, status)
        if self._secret is not None:
            # A proxy that does not say how it was reached is given away by where the page comes from.
            origin = self.request.headers.get("origin", "")
            secure = self.request.url.scheme == "https" or origin.startswith("https:")
            response.headers.append("set-cookie", cookie(self._secret, secure))
        return response


def cookie(secret: str, secure: bool) -> str:
    """The header that gives a browser its secret: no script reads it and no other site sends it."""
    return (
        f"{COOKIE}={secret}; Max-Age={LIFETIME}; Path=/; HttpOnly; SameSite=Strict"
        f"{'; Secure' if secure else ''}"
    )


def _number(given: str) -> int:
    if not (given.isascii() and given.isdigit()) or len(given) > 10 or int(given) > HIGHEST:
        raise ApiError("bad_request")
    return int(given)


def encoded(found: object, status: int = 200) -> Response:
    """A struct as a JSON response that nobody keeps."""
    return Response(ENCODER.encode(found), status, {"cache-control": "no-store"}, JSON)


def error_response(refusal: ApiError) -> Response:
    """A refusal as a response."""
    response = encoded(refusal.problem, refusal.status)
    if refusal.code == "too_many":
        response.headers["retry-after"] = "1"
    return response


def api_error_of(error: StorageError) -> ApiError:
    """What is said when the storage cannot do it: its sentence where that is meant for people."""
    if isinstance(error, BadText):
        return ApiError("bad_request")
    return ApiError("unavailable")


def check_origin(context: RequestContext) -> None:
    if not allowed_origin(context.request.headers, context.app.origins):
        raise ApiError("wrong_origin")


async def read_body(request: Request, wanted: str, most: int) -> bytes:
    """The body of a request, not more than so many bytes and of the right type; empty if there is none."""
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


async def read_struct(request: Request, kind: type, *, optional: bool = False) -> Any:
    """The struct that a request brings; `optional` if it may bring nothing."""
    body = await read_body(request, JSON, MOST_JSON)
    if optional and not body:
        return None
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ApiError("bad_request") from error
