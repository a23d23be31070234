"""LISTEN and NOTIFY: servers on one PostgreSQL tell each other which tables have changed.

A notice is sent with its transaction, so the receiver finds what was written. If notices are lost with a
broken connection, the new connection starts by assuming that anything may have changed.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncEngine

from trailboss.server.storage.steps import CHANNEL

PAUSE: Final = 2.0
"""Seconds before reconnecting."""
HEARTBEAT: Final = 30.0
"""Seconds between two checks of a silent connection, and until it must have answered."""

OnNotice = Callable[[str], None]

log: Final = logging.getLogger("trailboss.server")


class NoticeListener:
    """A connection that receives the notices of all servers while the server runs."""

    def __init__(self, engine: AsyncEngine, on_notice: OnNotice) -> None:
        """`on_notice` is called with every notice, and with an empty one whenever some may be lost."""
        self._engine = engine
        self._on_notice = on_notice
        self._task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_until_broken()
            except Exception as error:  # noqa: BLE001  of three libraries; each means that the line is gone
                log.warning("the line to the other servers is broken: %s", type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def _listen_until_broken(self) -> None:
        """Listen until the line breaks."""
        broken = asyncio.Event()
        async with self._engine.connect() as connection:
            try:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                driver.add_termination_listener(lambda *_: broken.set())
                await driver.add_listener(CHANNEL, lambda line, pid, channel, notice: self._on_notice(notice))
                self._on_notice("")
                while not broken.is_set():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(broken.wait(), HEARTBEAT)
                        continue
                    await driver.execute("SELECT 1", timeout=HEARTBEAT)
            finally:
                await connection.invalidate()  # a listening connection must not return to the pool
