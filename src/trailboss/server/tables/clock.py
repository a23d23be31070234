"""The clock of a live table: whose time is running, when it is paused, and what happens when it is up.

Time runs for the person to move, measured by the times of the table's entries, so it survives restarts. It is
paused while nobody at the table is connected. When it is up, the standard bot takes over: with a limit per
turn it finishes this turn, with a limit per game it plays to the end.
"""

import asyncio
import logging
from typing import Final

from trailboss.server.api_error import ApiError
from trailboss.server.protocol.tables import NewClock
from trailboss.server.tables.room import Room
from trailboss.server.tables.seats import give_back, time_is_up
from trailboss.server.tables.stored.log_items import LOST
from trailboss.server.tables.stored.store import StorageError

log: Final = logging.getLogger("trailboss.server")

MIN_SECONDS: Final = 10
MAX_SECONDS: Final = 24 * 3600


def checked_clock(clock: NewClock | None) -> str:
    """A limit as it is stored: `turn:120`, `game:1800`, or nothing; raises `ApiError`."""
    if clock is None:
        return ""
    if not MIN_SECONDS <= clock.seconds <= MAX_SECONDS:
        raise ApiError("bad_clock", least=MIN_SECONDS, most=MAX_SECONDS)
    return f"{clock.per}:{clock.seconds}"


async def enforce(room: Room, *, new: bool = False) -> None:
    """Start or pause the clock of a table, and carry out what is due. `new` if the table was just loaded:
    then it is unknown how long its people have been away, and the time since its last entry doesn't count."""
    async with room.lock:
        table, here = room.table, room.here()
        if not table.clock_is_active():
            return
        for seat in table.seats_to_return() & here:
            await give_back(room, seat)
        if bool(here) == (table.clock_since is None):
            await room.write("go" if here else "pause", None, LOST if new else "")
        mover = table.person_to_move()
        if mover is not None and table.time_left(mover, room.clock()) <= 0:
            await time_is_up(room, mover)
        await room.settle()


class ClockKeeper:
    """The clocks of all rooms: a timer for each, until its next time is up."""

    def __init__(self) -> None:
        self._timers: dict[Room, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def look_after(self, room: Room, *, new: bool = False) -> None:
        """A table has changed: an entry was stored, or somebody connected or disconnected."""
        table = room.table
        self.forget(room)
        if not table.clock_is_active():
            return
        seat = table.person_to_move()
        due = bool(room.here()) == (table.clock_since is None) or bool(table.seats_to_return() & room.here())
        if due:
            self._start(room, new=new)
        elif seat is not None and table.clock_since is not None:
            left = max(0.0, table.time_left(seat, room.clock()))
            self._timers[room] = asyncio.get_running_loop().call_later(left, self._start, room)

    def forget(self, room: Room) -> None:
        """A room was dropped from memory, or gets a new timer."""
        timer = self._timers.pop(room, None)
        if timer is not None:
            timer.cancel()

    def is_busy(self, room: Room) -> bool:
        """Does a clock run here? Then the room stays in memory."""
        return room in self._timers

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, room: Room, *, new: bool = False) -> None:
        task = asyncio.create_task(self._enforce(room, new))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _enforce(self, room: Room, new: bool) -> None:
        try:
            await enforce(room, new=new)
        except (ApiError, StorageError) as error:  # another server was first, or nothing can be written now
            log.warning("the clock of a table was not written: %s", type(error).__name__)
