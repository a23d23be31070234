"""The bot scheduler: whenever a bot has to move, it asks the pool and stores the move.

A table never waits for a bot that fails. The game's standard bot, or chance, makes that decision, and the bot
continues with the next one. Only a bot that keeps failing is replaced.
"""

import asyncio
import hashlib
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from trailboss import bots
from trailboss.core.contract import State
from trailboss.core.rng import seeded
from trailboss.server.api_error import ApiError
from trailboss.server.protocol.coach import Advice, Verdict
from trailboss.server.tables.bots import (
    COACH,
    JUDGE,
    BotFailed,
    BotNotes,
    BotRequest,
    BotRunner,
    Payer,
    bot_spec,
    limit_of,
)
from trailboss.server.tables.room import Room
from trailboss.server.tables.seats import cover_failed, replace_failed
from trailboss.server.tables.stored.store import Unavailable
from trailboss.server.tables.stored.table_log import TableLog

log = logging.getLogger("trailboss.server")

STANDARD: Final = "medium"
"""The level that decides where another bot has failed."""
LAST_RESORT: Final = "random"
HINT_SECONDS: Final = 60.0
"""Seconds that a hint may take on a busy machine; the coach itself keeps to its budget."""
PAUSE: Final = 2.0
"""Seconds before it is tried again when the store does not answer."""
MAX_FAILURES: Final = 3
"""This many failures among the last `RECENT_DECISIONS` decisions of a bot are too many."""
RECENT_DECISIONS: Final = 10


class Decision(NamedTuple):
    """A move, and the bot that made it."""

    move: int
    bot: str


def fallback_bot(game_name: str, bot: str) -> str | None:
    """The bot that decides when another one fails: the standard one, then a random one, then none."""
    if bot == LAST_RESORT:
        return None
    levels = bots.levels(game_name)
    if STANDARD not in levels or bot_spec(game_name, bot) == levels[STANDARD]:
        return LAST_RESORT
    return STANDARD


def decision_seed(table: TableLog, whose: str) -> int:
    """The seed of one decision: the same if it is asked again, and unpredictable for players."""
    text = f"{table.row.salt}:bots:{whose}:{table.asked}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


class BotScheduler:
    """Lets bots move, with one task per room."""

    def __init__(
        self,
        runner: BotRunner,
        address_of: Callable[[str], str] = lambda guest: "",
        runs_elsewhere: Callable[[str], bool] = lambda table_id: False,
    ) -> None:
        """`address_of` returns where a guest was last seen, `runs_elsewhere` whether another server runs
        the bots of a table."""
        self._runner = runner
        self._address_of = address_of
        self._runs_elsewhere = runs_elsewhere
        self._tasks: dict[Room, asyncio.Task[bool]] = {}
        self._failures: dict[tuple[Room, int, str], deque[bool]] = {}
        """Which of the last decisions of a bot failed, from its first failure on."""
        self._notes: dict[tuple[Room, int, str], BotNotes] = {}
        """What a bot noted at its last decision."""

    def look_after(self, room: Room) -> None:
        """Make sure that a room's bot moves if it is its turn, and that the end of the game is stored."""
        waits = room.table.bot_to_move() is not None or room.table.to_be_ended()
        if room not in self._tasks and waits:
            task = asyncio.create_task(self._run(room))
            self._tasks[room] = task
            task.add_done_callback(lambda done: self._ended(room, done))

    def is_busy(self, room: Room) -> bool:
        return room in self._tasks

    def forget(self, room: Room) -> None:
        """A room was dropped from memory."""
        for kept in (self._failures, self._notes):
            for key in [key for key in kept if key[0] is room]:
                del kept[key]

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def hint(self, room: Room, guest: str, lang: str, budget: str) -> Advice:
        """A hint for the seat to move, from what that seat knows."""
        names = [row.name for row in room.table.seats]
        return await self.advise(
            room.running(), decision_seed(room.table, "hint"), names, guest, lang, budget
        )

    async def advise(
        self, state: State, number: int, names: Sequence[str], guest: str, lang: str, budget: str
    ) -> Advice:
        """The same for any state; `number` is the coach's seed. A seat without a name is called by its
        colour."""
        given = [*names, *[""] * (state.seats - len(names))]
        called = [name or state.seat_name(seat, lang) for seat, name in enumerate(given)]
        data = await self._advised(state, number, called, guest, budget)
        return msgspec.json.decode(data, type=dict[str, Advice])[lang]

    async def judge(self, room: Room, guest: str, lang: str, move: int) -> Verdict:
        """What a move would cost the seat to move, from what that seat knows."""
        state = room.running()
        asked = f"{JUDGE}{state.game.text(move)}"
        data = await self._advised(state, decision_seed(room.table, "teaching"), [], guest, asked)
        return msgspec.json.decode(data, type=dict[str, Verdict])[lang]

    async def _advised(
        self, state: State, number: int, names: Sequence[str], guest: str, asked: str
    ) -> bytes:
        """The coach's answer for the seat to move; it receives what a bot would."""
        request = BotRequest(f"{COACH}:{asked}", number, HINT_SECONDS, self._payer(guest), names=names)
        try:
            return await self._runner.advise(state.hint_state(), request)
        except BotFailed as error:
            raise ApiError("hint_failed") from error

    async def choose(self, state: State, spec: str, number: int, guest: str) -> int:
        """The move of a bot, without a table."""
        try:
            request = BotRequest(spec, number, limit_of(spec), self._payer(guest))
            return await self._runner.decide(state, request)
        except BotFailed as error:
            raise ApiError("hint_failed") from error

    # ---------------------------------------------------------------- inside

    def _payer(self, guest: str) -> Payer:
        return Payer(guest, self._address_of(guest))

    def _ended(self, room: Room, task: asyncio.Task[bool]) -> None:
        self._tasks.pop(room, None)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            log.error("the bots of a table stopped, for now: %s", type(error).__name__)
        elif task.result():
            self.look_after(room)  # if it was requested between the end of the task and now

    async def _run(self, room: Room) -> bool:
        """Let the bots of a room decide as long as it is their turn; False if another server does."""
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
                    return True
            except (ApiError, Unavailable) as error:
                if isinstance(error, ApiError) and self._runs_elsewhere(room.id):
                    return False  # it was first, and holds the lease
                await asyncio.sleep(PAUSE)

    async def _let_decide(self, room: Room, seat: int, bot: str) -> None:
        """One decision of a bot; stored unless something else happened meanwhile."""
        table, asked = room.table, room.table.asked
        decision = await self._decide(room, room.running(), seat, bot)
        async with room.lock:
            # Other seats may have changed meanwhile; this one and its question may not.
            still = room.table is table and table.asked == asked
            if not still or table.seats[seat].kind != "bot" or table.seats[seat].bot != bot:
                return
            if decision.bot != bot:
                await self._write_failure(room, seat, bot, decision.bot)
            await room.write("move", seat, table.game.text(decision.move))
            await room.settle()

    async def _write_failure(self, room: Room, seat: int, bot: str, decided: str) -> None:
        """Log that another bot decides: this once, or from now on."""
        recent = self._failures.get((room, seat, bot), ())
        successor = fallback_bot(room.table.row.game, bot)
        if sum(recent) >= MAX_FAILURES and successor is not None:
            await replace_failed(room, seat, successor)
        else:
            await cover_failed(room, seat, bot, decided)

    async def _decide(self, room: Room, state: State, seat: int, bot: str) -> Decision:
        """The move of a bot; if it fails, that of its fallback, and at last a random one."""
        table = room.table
        number = decision_seed(table, f"seat {seat}")
        deciding: str | None = bot
        while deciding is not None:
            spec = bot_spec(table.row.game, deciding)
            payer = self._payer(table.row.host)
            notes = self._notes.setdefault((room, seat, deciding), BotNotes())
            request = BotRequest(spec, number, limit_of(spec), payer, room.is_watched, notes=notes)
            try:
                move = await self._runner.decide(state, request)
            except BotFailed as error:
                if error.reason == "closed":
                    raise asyncio.CancelledError from error
                self._judge(room, seat, deciding, failed=True)
                deciding = fallback_bot(table.row.game, deciding)
            else:
                self._judge(room, seat, deciding, failed=False)
                return Decision(move, deciding)
        legal = state.legal()
        return Decision(legal[seeded(number).below(len(legal))], LAST_RESORT)

    def _judge(self, room: Room, seat: int, bot: str, *, failed: bool) -> None:
        """Remember a bot's recent failures; one without any takes no memory."""
        recent = self._failures.get((room, seat, bot))
        if recent is None:
            if not failed:
                return
            recent = self._failures[room, seat, bot] = deque(maxlen=RECENT_DECISIONS)
        recent.append(failed)
