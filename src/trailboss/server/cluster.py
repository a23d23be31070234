"""Servers on the same PostgreSQL: each sends heartbeats and shares what the others need to know.

Shared through database tables: who is connected where (so that nobody counts as away who is connected to
another server), and which server runs the bots of a table (so that another one takes over when it dies).
Shared through notices, which may be lost: bot time and requests used by guests, for fair shares and limits.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol

import msgspec

from trailboss.server.meters import log_error
from trailboss.server.storage import Store, Unavailable
from trailboss.server.storage.cluster import CHANGED, NO_SERVERS, ServerReport

HEARTBEAT: Final = 1.0
"""Seconds between two heartbeats."""
MIN_PAUSE: Final = 0.05
"""The fewest seconds between two heartbeats, even if something changes all the time."""
USED: Final = "used "
"""The prefix of a notice about what guests have used."""
MAX_NOTICE_BYTES: Final = 7000
"""The most bytes in a notice; PostgreSQL allows 8000."""

log: Final = logging.getLogger("trailboss.server")

Used = dict[str, dict[str, float]]


class Shared(Protocol):
    """Something that guests use up, whichever server they are connected to."""

    def report(self) -> Mapping[str, float]:
        """What was used here since the last report, by key."""

    def used_elsewhere(self, key: str, amount: float) -> None:
        """Book what was used at another server."""


class Cluster:
    """What this server shares with the others."""

    def __init__(
        self,
        store: Store,
        own: Callable[[], ServerReport],
        changed: Callable[[], None],
        adopt: Callable[[str], Awaitable[None]],
        clock: Callable[[], float],
    ) -> None:
        """`own` returns what to share, `changed` is called when others have shared something, and `adopt`
        takes over a table whose server has died."""
        self._store = store
        self._own = own
        self._changed = changed
        self._adopt = adopt
        self._clock = clock
        self._reported: ServerReport | None = None
        """What was shared last; None if that is uncertain."""
        self.others = NO_SERVERS
        self.shared: dict[str, Shared] = {}
        """What is shared by notices, by name."""
        self._orphans: dict[str, asyncio.Task[None]] = {}
        self._limit = asyncio.Semaphore(4)
        self._news = asyncio.Event()
        self._beating = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._live())

    async def close(self) -> None:
        if self._task is None:
            return
        tasks = [self._task, *self._orphans.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._task = None
        try:
            await self._store.sign_off()
        except Unavailable as error:  # then the others notice by themselves
            log.warning("could not sign off from the other servers: %s", error.key)

    def beat_soon(self) -> None:
        """Send a heartbeat now: something has changed here or elsewhere."""
        self._news.set()

    def on_notice(self, notice: str | None) -> bool:
        """Handle a notice of another server; False if it isn't for the cluster."""
        if notice == CHANGED:
            self.beat_soon()
            return True
        if notice is None or not notice.startswith(USED):
            return False
        try:
            used = msgspec.json.decode(notice.removeprefix(USED), type=Used)
        except msgspec.DecodeError:  # of a server of another version
            return True
        for name, amounts in used.items():
            if name in self.shared:
                for key, amount in amounts.items():
                    self.shared[name].used_elsewhere(key, amount)
        return True

    async def beat(self) -> None:
        """Send a heartbeat, share what is new here, and fetch what is new elsewhere."""
        async with self._beating:
            await self._beat()

    async def _beat(self) -> None:
        own = self._own()
        own = own._replace(running=own.running | self._orphans.keys())
        reported, self._reported = self._reported, None
        answer = await self._store.beat(reported, own, self.others, self._clock())
        self._reported = own
        if answer.others is not self.others:
            self.others = answer.others
            self._changed()
        for table_id in answer.orphans:
            self._orphans[table_id] = asyncio.create_task(self._adopt_orphan(table_id))
        notice = self._used()
        if notice is not None:
            await self._store.broadcast(notice)

    # ---------------------------------------------------------------- inside

    async def _live(self) -> None:
        while True:
            self._news.clear()
            try:
                await self.beat()
            except Unavailable as error:
                log.warning("could not send a heartbeat to the other servers: %s", error.key)
            except Exception as error:  # noqa: BLE001  without the next beat, the others take us for dead
                log_error(error)
            await asyncio.sleep(MIN_PAUSE)
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await self._news.wait()
            except TimeoutError:
                continue

    async def _adopt_orphan(self, table_id: str) -> None:
        try:
            async with self._limit:
                await self._adopt(table_id)
        finally:
            self._orphans.pop(table_id, None)

    def _used(self) -> str | None:
        """What guests have used here, as a notice: the largest amounts first, as many as go into one."""
        amounts = [
            (amount, name, key)
            for name, each in self.shared.items()
            for key, amount in each.report().items()
            if amount > 0
        ]
        used: Used = {}
        size = len(USED)
        for amount, name, key in sorted(amounts, reverse=True):
            size += len(msgspec.json.encode(key)) + 30
            if size > MAX_NOTICE_BYTES:
                break
            used.setdefault(name, {})[key] = round(amount, 3)
        return f"{USED}{msgspec.json.encode(used).decode()}" if used else None
