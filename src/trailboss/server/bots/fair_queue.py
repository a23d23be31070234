"""The queue for bot time: a fair share for every address and guest, short jobs first, unwatched tables last.

Each address, and each guest of an address, has an account of worker-seconds used (start-time fair queuing).
The next job is chosen by, in this order:

1. watched tables before unwatched ones, until an unwatched job has waited for `patience` seconds;
2. the address, then the guest, that has used the least time;
3. within a guest, short jobs before long ones.

Deep jobs (bots above `hard`) are limited: this many at a time, and this many worker-seconds for each guest.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal, NamedTuple, TypeVar

from trailboss.server.tables.bots import Payer

SHORT: Final = 0.25
"""Jobs expected to take at most this many seconds are short."""
WEIGHT: Final = 4.0
"""Within a guest, later jobs may pass if they arrive within this many times a job's expected seconds."""
MAX_ACCOUNTS: Final = 1000
"""Accounts kept before those that owe nothing are forgotten."""

Work = TypeVar("Work")
Lane = Literal["any", "short", "long"]


class Policy(NamedTuple):
    """The limits of a queue."""

    deep_per_guest: int = 1
    """Deep jobs of one guest at a time."""
    deep_per_address: int = 1
    """Deep jobs of one address at a time."""
    deep_burst: float = 900.0
    """Worker-seconds of deep jobs that a guest may use at once."""
    deep_rate: float = 0.5
    """Worker-seconds of deep jobs that a guest gets back each second."""
    patience: float = 60.0
    """Seconds after which an unwatched table counts as watched, so that it is never starved."""


def _watched() -> bool:
    return True


@dataclass(eq=False)
class Ticket(Generic[Work]):
    """A job in the queue, or running."""

    work: Work
    payer: Payer
    seconds: float
    """How long it is expected to take."""
    deep: bool = False
    watched: Callable[[], bool] = _watched
    """Checked whenever a job is chosen: a viewer may arrive while it waits."""
    arrived: float = field(default=0.0, init=False)

    @property
    def short(self) -> bool:
        return self.seconds <= SHORT

    def allowed_in(self, lane: Lane) -> bool:
        return lane == "any" or self.short == (lane == "short")


def _turn(ticket: Ticket[Any]) -> float:
    """When a job's turn comes among those of one guest."""
    return ticket.arrived + WEIGHT * ticket.seconds


class Accounts:
    """Seconds used by several parties, on a common virtual clock: staying away saves up no time."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._now = 0.0

    def used(self, key: str) -> float:
        return max(self._used.get(key, 0.0), self._now)

    def start(self, key: str) -> None:
        """This party is served now; later ones start with at least as much used time."""
        self._used[key] = self._now = self.used(key)

    def charge(self, key: str, seconds: float) -> None:
        self._used[key] = self.used(key) + seconds
        if len(self._used) > MAX_ACCOUNTS:
            self._used = {each: used for each, used in self._used.items() if self.owes(each)}

    def owes(self, key: str) -> bool:
        """Has this party used more than its share?"""
        return self._used.get(key, 0.0) > self._now


class FairQueue(Generic[Work]):
    """Jobs that wait for a worker."""

    def __init__(self, policy: Policy | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.policy = policy or Policy()
        self._clock = clock
        self._waiting: dict[Payer, list[Ticket[Work]]] = {}
        self._running: set[Ticket[Work]] = set()
        self._addresses = Accounts()
        self._guests: dict[str, Accounts] = {}
        """The guests of each address."""
        self._spent: dict[str, tuple[float, float]] = {}
        """Deep worker-seconds that a guest owes, and when that was."""
        self._used: dict[str, float] | None = None
        """Seconds used since the last report, by payer, if reports are wanted."""

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def waited(self, lane: Lane, since: float) -> float:
        """For how many seconds a job of that lane has waited after that time, at most."""
        waiting = (each for tickets in self._waiting.values() for each in tickets)
        now = self._clock()
        return max((now - max(each.arrived, since) for each in waiting if each.allowed_in(lane)), default=0.0)

    def put(self, ticket: Ticket[Work]) -> None:
        ticket.arrived = self._clock()
        self._waiting.setdefault(ticket.payer, []).append(ticket)

    def take(self, lane: Lane = "any") -> Ticket[Work] | None:
        """The next job that may run in a lane, if any. The caller must call `done` later."""
        chosen = self._next(lane)
        if chosen is None:
            return None
        tickets = self._waiting[chosen.payer]
        tickets.remove(chosen)
        if not tickets:
            del self._waiting[chosen.payer]
        self._addresses.start(chosen.payer.group)
        self._guests_at(chosen.payer).start(chosen.payer.guest)
        self.charge(chosen.payer, chosen.seconds)
        self._running.add(chosen)
        return chosen

    def done(self, ticket: Ticket[Work], seconds: float) -> None:
        """A job has ended after this many seconds of worker time."""
        self._running.discard(ticket)
        self.charge(ticket.payer, seconds - ticket.seconds)
        if ticket.deep:
            self.spend(ticket.payer.guest, seconds)
        if self._used is not None:
            key = f"{ticket.payer.guest} {ticket.payer.address} {'deep' if ticket.deep else ''}"
            self._used[key] = self._used.get(key, 0.0) + seconds
        if not self._running and not self._waiting:  # time that nobody else wanted isn't charged
            self._addresses, self._guests = Accounts(), {}

    def charge(self, payer: Payer, seconds: float) -> None:
        """Book time that a payer uses."""
        self._addresses.charge(payer.group, seconds)
        self._guests_at(payer).charge(payer.guest, seconds)
        if len(self._guests) > MAX_ACCOUNTS:
            self._guests = {each: them for each, them in self._guests.items() if self._addresses.owes(each)}

    def spend(self, guest: str, seconds: float) -> None:
        """Book deep worker-seconds against the allowance of a guest."""
        self._spent[guest] = (self._owed(guest) + seconds, self._clock())
        if len(self._spent) > MAX_ACCOUNTS:
            self._spent = {each: owed for each, owed in self._spent.items() if self._owed(each) > 0}

    def report(self) -> Mapping[str, float]:
        """Seconds used since the last report; from the first one on they are counted."""
        used, self._used = self._used, {}
        return used or {}

    def used_elsewhere(self, key: str, seconds: float) -> None:
        """Book time that a payer has used at another server."""
        guest, address, deep = key.split(" ", 2)
        self.charge(Payer(guest, address), seconds)
        if deep:
            self.spend(guest, seconds)

    def drain(self) -> list[Ticket[Work]]:
        """Take out everything that waits."""
        waiting, self._waiting = self._waiting, {}
        return [each for tickets in waiting.values() for each in tickets]

    def next_allowed(self) -> float | None:
        """Seconds until a job that only waits for its guest's allowance may run; None without such a job."""
        deep = [payer for payer, tickets in self._waiting.items() if any(each.deep for each in tickets)]
        delays = [self._deep_delay(payer) for payer in deep]
        return min((delay for delay in delays if delay is not None and delay > 0), default=None)

    # ---------------------------------------------------------------- the policy

    def _next(self, lane: Lane) -> Ticket[Work] | None:
        """The job that comes first, of those that may run now."""
        patient = self._clock() - self.policy.patience
        unwatched: Ticket[Work] | None = None
        for payer in sorted(self._waiting, key=self._used_by):
            deep_too = self._deep_delay(payer) == 0
            for each in sorted(self._waiting[payer], key=_turn):
                if not each.allowed_in(lane) or (each.deep and not deep_too):
                    continue
                if each.arrived <= patient or each.watched():
                    return each
                unwatched = unwatched or each
        return unwatched

    def _used_by(self, payer: Payer) -> tuple[float, float]:
        return self._addresses.used(payer.group), self._guests_at(payer).used(payer.guest)

    def _guests_at(self, payer: Payer) -> Accounts:
        return self._guests.setdefault(payer.group, Accounts())

    def _deep_delay(self, payer: Payer) -> float | None:
        """Seconds until the limits let a deep job of a payer run; None: when another one has ended."""
        policy = self.policy
        deep = [each.payer for each in self._running if each.deep]
        guests = sum(1 for each in deep if each.guest == payer.guest)
        group = sum(1 for each in deep if each.group == payer.group)
        if guests >= policy.deep_per_guest or group >= policy.deep_per_address:
            return None
        too_much = self._owed(payer.guest) - policy.deep_burst
        return max(0.0, too_much / policy.deep_rate)

    def _owed(self, guest: str) -> float:
        owed, at = self._spent.get(guest, (0.0, 0.0))
        return max(0.0, owed - (self._clock() - at) * self.policy.deep_rate)
