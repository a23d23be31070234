"""Webhooks: notify a player's own program that it is their turn, at tables that take days.

The server posts a little JSON to a URL that a player chose. An attacker could use that to reach machines that
only the server can reach, so it is off until the operator names hosts:

* `hooks.example.org`: this host, wherever it is, also in a private network;
* `*.example.org`: hosts below it, and `*`: any host; these must have public addresses and usual ports.

A host is resolved once for each attempt, and the connection goes to the address that was checked. Redirects
are not followed.
"""

import asyncio
import ipaddress
import logging
import re
import socket
import ssl
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import httpx2
import msgspec

from trailboss.core.errors import TrailbossError

SECONDS: Final = 5.0
"""Seconds for one attempt, from looking up the address to the answer."""
PAUSES: Final = (2.0, 15.0)
"""Seconds before the second and the third attempt."""
MAX_URL_LENGTH: Final = 500
MAX_PENDING: Final = 200
"""Notices in flight at a time; more are dropped."""
MAX_PER_HOST: Final = 20
"""Notices in flight to one host at a time."""
DEFAULT_PORTS: Final = {"http": 80, "https": 443}

TRUST_NOTHING: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For plain HTTP, where no certificate is checked: trusts none."""

_LABEL: Final = re.compile(r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?")

Resolve = Callable[[str, int], Awaitable[list[str]]]

log: Final = logging.getLogger(__name__)


class BadWebhook(TrailbossError):
    """An address that the server will not send to."""


class Notice(msgspec.Struct, frozen=True):
    """What is sent, and nothing else: which table, whose turn, and where to play on."""

    table: str
    seat: int
    name: str
    """Who has to decide."""
    title: str
    """What is played."""
    url: str
    """The public address of the table."""


class Target(NamedTuple):
    """An address in its parts; `named` if the operator allowed exactly this host."""

    secure: bool
    host: str
    port: int
    path: str
    named: bool


class _Refused(Exception):
    """The attempt failed, and another one would, too."""

    def __init__(self, why: str, status: int = 0) -> None:
        super().__init__(why)
        self.status = status


class _Failed(Exception):
    """The attempt failed, but another one may succeed."""


class Webhooks:
    """Sends notices in the background; a failed one is only logged."""

    def __init__(
        self,
        hosts: Collection[str] = (),
        *,
        seconds: float = SECONDS,
        pauses: Sequence[float] = PAUSES,
        resolve: Resolve | None = None,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        """`hosts` are those that the operator allows; none: off. The rest is for tests."""
        self.hosts = sorted({host.strip().lower().rstrip(".") for host in hosts} - {""})
        self._seconds = seconds
        self._pauses = pauses
        self._resolve = resolve or _resolved
        self._trust = trust
        self._in_flight: set[asyncio.Task[int]] = set()
        self._by_host: Counter[str] = Counter()

    def check(self, url: str) -> Target:
        """The address in its parts; `BadWebhook` for one that is never sent to."""
        if not self.hosts:
            raise BadWebhook("webhooks.off")
        target = self._parsed(url)
        if target is None:
            raise BadWebhook("webhooks.bad_url")
        if target.named:
            return target
        usual = target.port == DEFAULT_PORTS["https" if target.secure else "http"]
        if not usual or not any(_matches(target.host, pattern) for pattern in self.hosts):
            raise BadWebhook("webhooks.not_allowed", host=target.host[:80], hosts=self.hosts)
        return target

    def notify(self, url: str, notice: Notice) -> None:
        """Send a notice in the background. If it can't be sent, it is skipped and logged."""
        self._begin(url, msgspec.json.encode(notice), {"Content-Type": "application/json"})

    async def send(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send another body; returns the HTTP status, 0 without an answer."""
        task = self._begin(url, body, headers)
        return 0 if task is None else await task

    def _begin(self, url: str, body: bytes, headers: Mapping[str, str]) -> asyncio.Task[int] | None:
        try:
            target = self.check(url)
        except BadWebhook as error:  # it was allowed when it was set
            log.warning("webhook dropped: %s", error.key)
            return None
        if len(self._in_flight) >= MAX_PENDING or self._by_host[target.host] >= MAX_PER_HOST:
            log.warning("webhook to %s dropped: too many in flight", target.host)
            return None
        self._by_host[target.host] += 1
        task = asyncio.get_running_loop().create_task(self._deliver(target, body, headers))
        self._in_flight.add(task)
        task.add_done_callback(lambda done: self._finished(done, target.host))
        return task

    async def drain(self) -> None:
        """Wait until everything in flight has been delivered or dropped."""
        while self._in_flight:
            await asyncio.wait(set(self._in_flight))

    async def close(self) -> None:
        """Drop what is in flight."""
        for task in self._in_flight:
            task.cancel()
        await self.drain()

    def _finished(self, task: asyncio.Task[int], host: str) -> None:
        self._in_flight.discard(task)
        self._by_host[host] -= 1
        if self._by_host[host] <= 0:
            del self._by_host[host]

    def _parsed(self, url: str) -> Target | None:
        if len(url) > MAX_URL_LENGTH or not url.isascii() or not url.isprintable() or " " in url:
            return None
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            return None
        host = (parts.hostname or "").rstrip(".")
        if parts.scheme not in DEFAULT_PORTS or not _is_host(host) or "@" in parts.netloc or port == 0:
            return None
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Target(
            parts.scheme == "https", host, port or DEFAULT_PORTS[parts.scheme], path, host in self.hosts
        )

    # ---------------------------------------------------------------- sending

    async def _deliver(self, target: Target, body: bytes, headers: Mapping[str, str]) -> int:
        """Retry until it is delivered or hopeless; returns the HTTP status, 0 without an answer. Only the
        host is logged: paths contain secrets."""
        for pause in (*self._pauses, None):
            try:
                async with asyncio.timeout(self._seconds):
                    return await self._post(target, body, headers)
            except _Refused as error:
                log.warning("webhook to %s refused: %s", target.host, error)
                return error.status
            except (_Failed, OSError, TimeoutError) as error:
                if pause is None:
                    what = str(error) if isinstance(error, _Failed) else type(error).__name__
                    log.warning("webhook to %s failed: %s", target.host, what)
                    return 0
                await asyncio.sleep(pause)
        raise AssertionError("the last try is not followed by a pause")

    async def _post(self, target: Target, body: bytes, headers: Mapping[str, str]) -> int:
        addresses = await self._resolve(target.host, target.port)
        if not addresses:
            raise _Failed("no address")
        if not target.named and not all(is_public(address) for address in addresses):
            raise _Refused("it is in a private network")
        trust = TRUST_NOTHING
        if target.secure:
            if self._trust is None:
                self._trust = await asyncio.to_thread(ssl.create_default_context)  # reads many certificates
            trust = self._trust
        return _checked_status(await _answer(target, addresses[0], body, headers, trust))


async def _answer(
    target: Target, address: str, body: bytes, headers: Mapping[str, str], trust: ssl.SSLContext
) -> int:
    """Post to the address that was checked, in the name of the host; the status of the answer."""
    scheme = "https" if target.secure else "http"
    host = f"[{target.host}]" if ":" in target.host else target.host
    named = host if target.port == DEFAULT_PORTS[scheme] else f"{host}:{target.port}"
    url = httpx2.URL(scheme=scheme, host=address, port=target.port, raw_path=target.path.encode("ascii"))
    sent = httpx2.Request(
        "POST",
        url,
        content=body,
        headers={**headers, "Host": named, "User-Agent": "trailboss"},
        extensions={"sni_hostname": target.host},
    )
    # The bare transport follows no redirect, uses no proxy and logs no URL, which may hold a secret. It is
    # not kept, because a connection to this address could be to another host.
    async with httpx2.AsyncHTTPTransport(verify=trust, trust_env=False) as transport:
        try:
            answer = await transport.handle_async_request(sent)
        except httpx2.HTTPError as error:
            raise _Failed(type(error).__name__) from error
        await answer.aclose()
        return answer.status_code


def _checked_status(status: int) -> int:
    if 200 <= status < 300:
        return status
    if status == 429 or status >= 500:
        raise _Failed(f"status {status}")
    raise _Refused(f"status {status}", status)


def _is_host(host: str) -> bool:
    """Is it a name, or an address of either kind, that can be looked up?"""
    if ":" not in host:
        return len(host) <= 253 and all(_LABEL.fullmatch(label) for label in host.split("."))
    try:
        ipaddress.IPv6Address(host)
    except ValueError:
        return False
    return True


def _matches(host: str, pattern: str) -> bool:
    """Is a host among those of a pattern with a star?"""
    return pattern == "*" or (pattern.startswith("*.") and host.endswith(pattern[1:]))


async def _resolved(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[4][0]) for address in found]


def is_public(address: str) -> bool:
    """Is that a public address?"""
    try:
        found = ipaddress.ip_address(address.split("%", maxsplit=1)[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.sixtofour is not None:
        return is_public(str(found.sixtofour))  # it leads to that IPv4 address
    if isinstance(found, ipaddress.IPv6Address) and found.is_site_local:
        return False  # fec0::/10: deprecated, but some networks still use it
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)
