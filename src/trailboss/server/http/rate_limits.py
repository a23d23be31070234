"""Rate limits: token buckets, forgotten when they are full again."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

MOST_KEYS: Final = 20_000
"""How many clients are remembered; beyond that, the least recently active one is forgotten."""


class Rate(NamedTuple):
    """The burst, and the rate per second after it."""

    burst: float
    per_second: float


class Limits(NamedTuple):
    """The rates of a server."""

    guest: Rate = Rate(120, 30)
    """Requests of one guest."""
    address: Rate = Rate(1200, 300)
    """Requests from one address, which many people may share."""
    tables: Rate = Rate(20, 0.2)
    """Tables that one guest creates, and records that one guest uploads."""
    tables_address: Rate = Rate(100, 1)
    """The same from one address."""
    tables_day: Rate = Rate(200, 200 / 86400)
    """Tables and records of one guest in a day."""
    tables_day_address: Rate = Rate(1000, 1000 / 86400)
    """The same from one address."""
    messages: Rate = Rate(200, 100)
    """Messages on one WebSocket."""
    chat: Rate = Rate(5, 0.5)
    """What one guest writes to others."""
    patience: int = 100
    """A WebSocket is closed after this many messages over its limit."""
    sockets: int = 20
    """WebSockets of one guest at one table."""
    sockets_address: int = 500
    """WebSockets from one address."""


class Bucket:
    """The tokens of one client."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now, (burst, per_second) = time.monotonic(), self._rate
        self._left = min(burst, self._left + (now - self._at) * per_second)
        self._at = now
        allowed = self._left >= 1
        self._left -= allowed
        return allowed


class Buckets:
    """One bucket of tokens for each key, all of one rate."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._taken: Counter[str] | None = None
        """What was used since the last report, if reports are wanted."""

    def take(self, key: str) -> bool:
        """Take a token from the bucket of that key; False if it is empty."""
        tokens = self._tokens(key)
        allowed = tokens >= 1
        self._keep(key, tokens - 1 if allowed else tokens)
        if allowed and self._taken is not None:
            self._taken[key] += 1
        return allowed

    def report(self) -> Mapping[str, float]:
        """What was taken since the last report; from the first one on it is counted."""
        taken, self._taken = self._taken, Counter()
        return taken or {}

    def used_elsewhere(self, key: str, amount: float) -> None:
        """Take what the same client has taken at another server."""
        self._keep(key, max(-self._rate.burst, self._tokens(key) - amount))

    def _tokens(self, key: str) -> float:
        tokens, at = self._left.get(key, (self._rate.burst, self._clock()))
        return min(self._rate.burst, tokens + (self._clock() - at) * self._rate.per_second)

    def _keep(self, key: str, tokens: float) -> None:
        self._left[key] = (tokens, self._clock())
        self._left.move_to_end(key)
        if len(self._left) > MOST_KEYS:
            self._left.popitem(last=False)


def address_group(host: str) -> str:
    """The part of an address that is counted together; empty for this machine, which may stand for many
    clients: its own programs, or everything behind a proxy that doesn't forward addresses."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        elif not address.is_loopback:  # one household has them all
            return str(ipaddress.ip_network((address, 64), strict=False))
    return "" if address.is_loopback else str(address)
