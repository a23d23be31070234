"""How an address of the API is described."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from trailboss.server.api.context import RequestContext
from trailboss.server.protocol.base import Wire


class Nothing(Wire):
    """A request without a body."""


Handler = Callable[[RequestContext], Awaitable[object]]


class Endpoint(NamedTuple):
    """One address: how it is called, and what goes in and out."""

    method: str
    path: str
    handler: Handler
    says: str
    answer: Any
    """A struct, a list of structs, or `TEXT`."""
    body: Any = None
    """A struct, `TEXT`, or None without a body."""
    refuses: tuple[str, ...] = ()
    """The codes of problems that are its own, besides those of every request."""
    query: tuple[str, ...] = ()
    status: int = 200


SEATED: Final = ("unknown_table", "bad_seats")
CLOSED: Final = ("damaged", "archived")
CHANGING: Final = ("taken", "not_running", "log_full", *CLOSED)
