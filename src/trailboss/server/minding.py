"""Minding the bots: whenever a bot has to decide, it thinks in a worker process and its move is written down.

A table never waits for a bot that cannot decide: one that fails is replaced by a simpler one, and where even
that one fails, chance decides.
"""

import asyncio
import hashlib
import logging
from typing import Final

from trailboss import bots
from trailboss.core.contract import State
from trailboss.core.rng import seeded
from trailboss.server.chronicle import Chronicle, bot_spec
from trailboss.server.problems import Refusal
from trailboss.server.room import Room
from trailboss.server.seating import budget_seconds, replace_failed
from trailboss.server.storage import Unavailable
from trailboss.server.thinking import BotFailed, Thinkers, fallback

log = logging.getLogger("trailboss.server")

USUAL_LIMIT: Final = 20.0
"""Seconds for a bot that was given no budget."""
OVERHEAD: Final = 10.0
"""Seconds that a bot may be late, for the machine may be busy."""
HINT: Final = "medium"
"""Whose advice is asked for a hint."""
PAUSE: Final = 2.0
"""Seconds before it is tried again when the store does not answer."""


def limit_of(spec: str) -> float:
    """How many seconds a bot may take for one decision."""
    seconds = budget_seconds(bots.Spec.parse(spec).budget)
    return USUAL_LIMIT if seconds is None else 2 * seconds + OVERHEAD


def simpler(game_name: str, bot: str) -> str | None:
    """The level or spec that plays on where a bot has failed; None if there is no simpler one."""
    spec = fallback(bot_spec(game_name, bot), game_name)
    return next((level for level, meant in bots.levels(game_name).items() if meant == spec), spec)


def chance(table: Chronicle, whose: str) -> int:
    """A number for one decision: the same when it is asked again, and not to be guessed from outside."""
    text = f"{table.row.salt}:bots:{whose}:{table.asked}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


class Minder:
    """Lets the bots of all rooms decide, each room by a task of its own."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._tasks: dict[Room, asyncio.Task[None]] = {}

    def look_after(self, room: Room) -> None:
        """See to it that the bot of a room decides if it has to, and that the end is written down."""
        waits = room.table.bot_to_move() is not None or room.table.to_be_ended()
        if room not in self._tasks and waits:
            task = asyncio.create_task(self._mind(room))
            self._tasks[room] = task
            task.add_done_callback(lambda done: self._ended(room, done))

    def is_busy(self, room: Room) -> bool:
        return room in self._tasks

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def hint(self, room: Room) -> int:
        """What a good bot would play for the seat to move, knowing only what that seat knows."""
        state = room.running().hint_state()
        spec = bot_spec(room.table.row.game, HINT)
        try:
            number = chance(room.table, "hint")
            return await self._thinkers.decide(state, spec, number, limit_of(spec), room.id)
        except BotFailed as error:
            raise Refusal("hint_failed") from error

    # ---------------------------------------------------------------- inside

    def _ended(self, room: Room, task: asyncio.Task[None]) -> None:
        self._tasks.pop(room, None)
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self.look_after(room)  # if it was asked for in the moment between the task's end and this
        else:
            log.error("the bots of a table stopped, for now: %s", type(error).__name__)

    async def _mind(self, room: Room) -> None:
        while True:
            row = room.table.bot_to_move()
            try:
                if row is not None and row.bot is not None:
                    await self._let_decide(room, row.seat, row.bot)
                elif room.table.to_be_ended():
                    await asyncio.sleep(PAUSE)
                    async with room.lock:
                        await room.settle()
                else:
                    return
            except (Refusal, Unavailable):
                # Another server has written first and minds this table too, or the store does not answer.
                await asyncio.sleep(PAUSE)

    async def _let_decide(self, room: Room, seat: int, bot: str) -> None:
        """One decision of a bot, written down unless something else has happened meanwhile."""
        table, asked = room.table, room.table.asked
        move = await self._decide(table, room.running(), seat, bot)
        async with room.lock:
            # Other seats may have changed meanwhile; this one and its question may not.
            still = room.table is table and table.asked == asked
            if not still or table.seats[seat].kind != "bot" or table.seats[seat].bot != bot:
                return
            if isinstance(move, str):
                await replace_failed(room, seat, move)
            else:
                await room.write("move", seat, table.game.text(move))
            await room.settle()

    async def _decide(self, table: Chronicle, state: State, seat: int, bot: str) -> int | str:
        """The move of a bot, or the simpler bot that shall play on, for this one failed."""
        game_name = table.row.game
        spec = bot_spec(game_name, bot)
        number = chance(table, f"seat {seat}")
        try:
            return await self._thinkers.decide(state, spec, number, limit_of(spec), table.row.id)
        except BotFailed as error:
            if error.reason == "closed":
                raise asyncio.CancelledError from error
            other = simpler(game_name, bot)
            if other is not None:
                return other
        legal = state.legal()
        return legal[seeded(number).below(len(legal))]
