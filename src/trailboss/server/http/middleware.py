"""Middleware for every request: headers, origin checks, and unexpected errors."""

from collections.abc import Awaitable, Collection
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trailboss.server.api.live import SERVER_ERROR
from trailboss.server.api_error import ApiError
from trailboss.server.http.languages import requested_language
from trailboss.server.meters import log_error

HEADERS: Final = (
    (
        b"content-security-policy",
        (
            b"default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
            b"font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
            b"frame-ancestors 'none'"
        ),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
"""Headers of every response. Inline styles are allowed (boards are laid out with them), scripts not."""

NOT_ALLOWED: Final = 1008
OWN_NAMES: Final = ("localhost", "127.0.0.1", "::1")
"""Names by which a machine reaches itself; no other site can use them."""


def allowed_origin(headers: Headers, allowed: Collection[str]) -> bool:
    """Does a request come from our own pages? Only browsers send an origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        site = urlsplit(origin).netloc.lower()
    except ValueError:  # not a URL
        return False
    return origin in allowed or (site != "" and site == headers.get("host", "").lower())


def allowed_host(headers: Headers, hosts: Collection[str]) -> bool:
    """Is a request meant for this server? If not, another site's name may point to it (DNS rebinding)."""
    try:
        name = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    return not hosts or name in hosts or name in OWN_NAMES


class SecurityMiddleware:
    """The outermost layer: every answer gets the right headers."""

    def __init__(self, app: ASGIApp, hosts: Collection[str] = ()) -> None:
        """`hosts` are the names by which the server may be addressed; none: by any."""
        self._app = app
        self._hosts = hosts

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] == "http":
            return self._request(scope, receive, send)
        if scope["type"] == "websocket":
            return self._socket(scope, receive, send)
        return self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not allowed_host(Headers(scope=scope), self._hosts):
            await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": "wrong_host"})
            return
        try:
            await self._app(scope, receive, send)
        except Exception as error:  # noqa: BLE001  last resort: its details must not reach the client
            await send({"type": "websocket.close", "code": SERVER_ERROR, "reason": log_error(error)})

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *((name, value) for name, value in HEADERS if name not in given),
                ]
            begun = True
            await send(message)

        async def refuse(refusal: ApiError) -> None:
            lang = requested_language(HTTPConnection(scope))
            headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
            await guarded({"type": "http.response.start", "status": refusal.status, "headers": headers})
            await guarded({"type": "http.response.body", "body": msgspec.json.encode(refusal.problem(lang))})

        if not allowed_host(Headers(scope=scope), self._hosts):
            await refuse(ApiError("wrong_host"))
            return
        try:
            await self._app(scope, receive, guarded)
        except ClientDisconnect:
            return  # the client disconnected while sending its request
        except Exception as error:  # noqa: BLE001  last resort: its details must not reach the client
            number = log_error(error)
            if not begun:
                await refuse(ApiError("server_error", number=number))
