"""Limits on connections, before anything of the application runs.

A connection must send the head of a request (its address and headers) within some seconds and some bytes, and
the body within some more seconds. One address has a limited number of connections. When the server runs out
of files, it closes the connections that have been idle longest, so that a new visitor always gets in.
"""

import asyncio
from collections import Counter, OrderedDict
from typing import ClassVar, Final, NamedTuple

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from trailboss.server.http.rate_limits import address_group

RESERVE: Final = 256
"""Files kept free for everything except connections: the database, workers, pending connections."""
MAX_FILES: Final = 65_536
"""The most open files that are asked for."""
LINGER: Final = 2.0
"""Seconds in which a client that sends too much can read why it is refused."""
TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
)


class ConnectionLimits(NamedTuple):
    """How long, how large and how many."""

    head_seconds: float = 10.0
    body_seconds: float = 30.0
    head_bytes: int = 64 * 1024
    per_address: int = 200
    """The most plain HTTP connections of one address; proxies and this machine are not counted."""
    total: int | None = None
    """Connections altogether; None: as many as there are files for."""


def raise_file_limit() -> int | None:
    """Raise the limit of open files as far as possible; returns it, or None if there is no limit."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return MAX_FILES if soft == resource.RLIM_INFINITY else soft


class Gate:
    """All connections of a server: which are accepted, and which are closed in favour of new ones."""

    def __init__(self, limits: ConnectionLimits) -> None:
        self.limits = limits
        self._files: int | None = None
        self._waiting: OrderedDict[LimitedProtocol, None] = OrderedDict()
        """Connections whose request has not arrived completely; the oldest first."""
        self._addresses: Counter[str] = Counter()

    def enter(self, protocol: "LimitedProtocol") -> bool:
        """Count a new connection; False if it is one too many."""
        if protocol.place and self._addresses[protocol.place] >= self.limits.per_address:
            return False
        if len(protocol.connections) > self._most() and not self._evict():
            return False
        self._addresses[protocol.place] += 1
        self._waiting[protocol] = None
        return True

    def leave(self, protocol: "LimitedProtocol") -> None:
        self._waiting.pop(protocol, None)
        self._addresses[protocol.place] -= 1
        if self._addresses[protocol.place] <= 0:
            del self._addresses[protocol.place]

    def set_waiting(self, protocol: "LimitedProtocol", waiting: bool) -> None:
        """Set whether a request of that connection is expected."""
        if waiting:
            self._waiting[protocol] = None
        else:
            self._waiting.pop(protocol, None)

    def _most(self) -> int:
        if self.limits.total is not None:
            return self.limits.total
        if self._files is None:
            self._files = raise_file_limit() or MAX_FILES
        return max(self._files - RESERVE, self._files // 2)

    def _evict(self) -> bool:
        if not self._waiting:
            return False
        oldest, _ = self._waiting.popitem(last=False)
        oldest.transport.abort()
        return True


class LimitedProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, within limits. Use `limited`."""

    gate: ClassVar[Gate]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.place = self._place()
        self._timer: asyncio.TimerHandle | None = None
        self._in_head = True
        self._head_bytes = 0
        self._refused = False
        self._inside = self.gate.enter(self)
        if self._inside:
            self._within(self.gate.limits.head_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        while data and not self._refused and not self.transport.is_closing():
            part, data = data, b""
            if self._in_head:
                room = self.gate.limits.head_bytes - self._head_bytes
                part, data = part[:room], part[room:]
                self._head_bytes += len(part)
            super().data_received(part)
            if not self._inside:  # it has become a WebSocket
                return
            if self._in_head and self._head_bytes >= self.gate.limits.head_bytes:
                self._refuse()

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    # ---------------------------------------------------------------- what the parser finds

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._timer is None:
            self._within(self.gate.limits.head_seconds)

    def on_headers_complete(self) -> None:
        self._in_head, self._head_bytes = False, 0
        self._within(self.gate.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._within(None)
        self.gate.set_waiting(self, False)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._inside:
            self.gate.set_waiting(self, True)

    # ---------------------------------------------------------------- inside

    def _place(self) -> str:
        """The address that is counted; empty for this machine, and for proxies that speak for others."""
        host = self.client[0] if self.client else ""
        trusted = ProxyHeadersMiddleware(self.app, self.config.forwarded_allow_ips).trusted_hosts
        return "" if host in trusted else address_group(host)

    def _within(self, seconds: float | None) -> None:
        """Close the connection unless the next step comes in time; None: nothing is due."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def _refuse(self) -> None:
        """Send the reason, and keep reading for a moment: closing at once could discard the answer."""
        self._refused = True
        self.transport.write(TOO_LARGE)
        self.transport.write_eof()
        self._within(LINGER)

    def _leave(self) -> None:
        self._within(None)
        if self._inside:
            self._inside = False
            self.gate.leave(self)


def limited(limits: ConnectionLimits | None = None) -> type[LimitedProtocol]:
    """The protocol class of one server, for `uvicorn.Config(http=...)`."""
    gate = Gate(limits or ConnectionLimits())
    return type("ServerProtocol", (LimitedProtocol,), {"gate": gate})
