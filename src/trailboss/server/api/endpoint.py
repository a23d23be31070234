"""Declares endpoints of the API: `@get` or `@post` in front of the function that answers them."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, get_type_hints

from trailboss.server.api.context import TEXT, RequestContext, Text
from trailboss.server.protocol.base import Wire

SEATED: Final = ("unknown_table", "bad_seats")
CLOSED: Final = ("damaged", "archived")
CHANGING: Final = ("taken", "not_running", "log_full", *CLOSED)


class Nothing(Wire):
    """A request without a body."""


Handler = Callable[[RequestContext], Awaitable[object]]


class Endpoint(NamedTuple):
    """One endpoint: its method and path, its body and its answer."""

    method: str
    path: str
    handler: Handler
    says: str
    answer: Any
    """A struct, a list of structs, or `TEXT`."""
    body: Any
    """A struct, `TEXT`, or None without a body."""
    refuses: tuple[str, ...]
    """The codes of problems that are its own, besides those of every request."""
    query: tuple[str, ...]
    status: int


ENDPOINTS: Final[list[Endpoint]] = []


def get(
    path: str, *refuses: str, query: tuple[str, ...] = (), answer: Any = None
) -> Callable[[Handler], Handler]:
    """The function answers GET requests. Its docstring and its annotation are the documentation.

    `refuses` are the codes of its own problems, `answer` the type of an answer that is already encoded.
    """
    return _declared("GET", path, None, refuses, query, 200, answer)


def post(
    path: str, body: Any, *refuses: str, query: tuple[str, ...] = (), status: int = 200
) -> Callable[[Handler], Handler]:
    """The function answers POST requests with this body; otherwise like `get`."""
    return _declared("POST", path, body, refuses, query, status, None)


def _declared(
    method: str,
    path: str,
    body: Any,
    refuses: tuple[str, ...],
    query: tuple[str, ...],
    status: int,
    answer: Any,
) -> Callable[[Handler], Handler]:
    def declare(handler: Handler) -> Handler:
        returned = get_type_hints(handler)["return"]
        kind = TEXT if returned is Text else answer or returned
        says = (handler.__doc__ or "").removesuffix(".")
        ENDPOINTS.append(Endpoint(method, path, handler, says, kind, body, refuses, query, status))
        return handler

    return declare
