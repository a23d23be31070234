"""One request to the API: its guest, its parameters, and what its host offers."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from trailboss.core.errors import TrailbossError
from trailboss.core.messages import ENGLISH, known_language
from trailboss.server.api_error import ApiError
from trailboss.server.protocol.coach import ReviewStatus
from trailboss.server.protocol.tables import ServerInfo
from trailboss.server.tables.bots import Payer
from trailboss.server.tables.replays.records import ReplayService
from trailboss.server.tables.replays.results import Results
from trailboss.server.tables.replays.reviews import Reviews
from trailboss.server.tables.replays.study import Studies
from trailboss.server.tables.room import Room
from trailboss.server.tables.rooms import Rooms
from trailboss.server.tables.stored.store import BadText, StorageError

JSON: Final = "application/json"
TEXT: Final = "text/plain"
MAX_NUMBER: Final = 2**31 - 1
"""The highest number in a URL."""


class Text(NamedTuple):
    """An answer in plain text, which browsers may save as a file."""

    content: str
    file_name: str = ""


class RequestContext:
    """One request, with its guest. A host derives its own from it."""

    def __init__(
        self,
        rooms: Rooms[Any],
        replays: ReplayService,
        reviews: Reviews,
        guest: str | None,
        path: Mapping[str, str],
        query: Mapping[str, str],
    ) -> None:
        """`path` and `query` are the parameters of the URL, by name."""
        self.rooms = rooms
        self.replays = replays
        self.reviews = reviews
        self.guest = guest
        self.path = path
        self._query = query
        self.body: Any = None
        self.lang = language_of(query.get("lang", ""))
        """The language of the answer."""

    async def room(self) -> Room:
        """The room of the table that the address names."""
        return await self.rooms.room(self.path["id"])

    @property
    def seat(self) -> int:
        """The seat that the address names."""
        return number_of(self.path["seat"])

    def number(self, name: str, default: int | None) -> int | None:
        """An integer query parameter; raises `ApiError` if it isn't one."""
        given = self._query.get(name, "")
        return default if given == "" else number_of(given)

    @property
    def results(self) -> Results:
        """Finished games."""
        return Results(self.rooms)

    @property
    def studies(self) -> Studies:
        """Positions to try moves in."""
        return Studies(self.rooms, self.replays)

    def review(self, record: str) -> ReviewStatus:
        """How far the review of a record is; raises `ApiError` for one that can't be read."""
        try:
            return self.reviews.status(record, self.lang, Payer(self.guest or "", self.address()))
        except TrailbossError as error:
            raise ApiError.of("bad_record", error) from error

    # ---------------------------------------------------------------- what hosts do in their own way

    def guest_now(self) -> str:
        """The guest who sent the request; a new guest is created."""
        raise NotImplementedError

    def address(self) -> str:
        """The guest's address; empty if it is unknown."""
        return ""

    def count_heavy(self) -> None:
        """Count a request that stores something; raises `ApiError` above the limit."""

    async def set_webhook(self, room: Room, url: str) -> None:
        """Set the webhook of the seat in the URL."""
        raise ApiError("needs_server")

    async def subscribe(self) -> None:
        """Notify this browser of its guest's turns from now on."""
        raise ApiError("needs_server")

    async def unsubscribe(self) -> None:
        """Stop notifying this browser."""
        raise ApiError("needs_server")

    def server_info(self) -> ServerInfo:
        """What the host offers."""
        return ServerInfo(chat=self.rooms.chat, webhooks=False, push_key=None)

    async def can_write(self) -> bool:
        """Can tables be stored right now?"""
        return True


def language_of(wanted: str, default: str = ENGLISH) -> str:
    """The language that an address names, if there is such a language."""
    return wanted if known_language(wanted) else default


def number_of(given: str) -> int:
    """An integer in a URL; raises `ApiError` if it isn't one."""
    if not (given.isascii() and given.isdigit()) or len(given) > 10 or int(given) > MAX_NUMBER:
        raise ApiError("bad_request")
    return int(given)


def decoded(body: bytes, kind: Any, *, optional: bool = False) -> Any:
    """The struct in a request's body; `optional` if the body may be empty."""
    if optional and not body:
        return None
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ApiError("bad_request") from error


def api_error_of(error: StorageError) -> ApiError:
    """The error for a failure of the storage, with its message if that is meant for users."""
    if isinstance(error, BadText):
        return ApiError("bad_request")
    return ApiError("unavailable")
