"""Thinking: bots decide in worker processes, so that no table ever waits for another one's bot.

A worker is given a guess and nothing else: it cannot tell a bot what its seat does not know. One that hangs,
dies or talks nonsense is killed and replaced; the table hears `BotFailed` and goes on with a simpler bot.
"""

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, Literal, NamedTuple, TypeVar

import msgspec

from trailboss import bots
from trailboss.core.contract import State
from trailboss.core.errors import TrailbossError
from trailboss.core.rng import seeded
from trailboss.core.words import learn
from trailboss.server.thinking_line import Line
from trailboss.server.thinking_process import Gone, Process
from trailboss.server.thinking_worker import Question

START_SECONDS: Final = 30.0
"""How long a worker may take until it is ready."""
RULE_BOTS: Final = ("drover", "heir")
"""Bots that decide by rules, at once: what a bot that searches is replaced by."""
LAST_RESORT: Final = "random"
NO_SEARCH: Final = (*RULE_BOTS, "careless")
"""Bots that fail only where the rules of thumb do."""

Why = Literal["slow", "crashed", "nonsense", "failed", "closed"]
Result = TypeVar("Result")

log: Final = logging.getLogger(__name__)

learn(
    {
        "thinking.slow": (
            "The bot {spec} thought for too long.",
            "Der Bot {spec} hat zu lange nachgedacht.",
        ),
        "thinking.crashed": ("The bot {spec} has crashed.", "Der Bot {spec} ist abgestürzt."),
        "thinking.nonsense": (
            "The bot {spec} chose something that is not possible.",
            "Der Bot {spec} hat etwas gewählt, das nicht geht.",
        ),
        "thinking.failed": ("The bot {spec} does not work.", "Der Bot {spec} funktioniert nicht."),
        "thinking.closed": (
            "The bot {spec} was interrupted: the server is shutting down.",
            "Der Bot {spec} wurde unterbrochen: Der Server wird beendet.",
        ),
    }
)


class BotFailed(TrailbossError):
    """A bot gave no move that can be played; `reason` says why."""

    def __init__(self, reason: Why, spec: str) -> None:
        super().__init__(f"thinking.{reason}", spec=spec)
        self.reason = reason
        self.spec = spec

    def __reduce__(self) -> tuple[object, ...]:
        return BotFailed, (self.reason, self.spec)


def fallback(spec: str, game: str) -> str | None:
    """The next simpler bot for a game: from search to rules, from rules to chance; None below that."""
    try:
        name = bots.Spec.parse(spec).name
    except bots.BadSpec:
        name = ""
    if name == LAST_RESORT:
        return None
    rules = [bot for bot in bots.specs(game) if bot in RULE_BOTS]
    return LAST_RESORT if name in NO_SEARCH or not rules else rules[0]


def question(state: State, spec: str, seed: int) -> bytes:
    """All that a worker is told when the seat to move of that state has to decide.

    It follows from what the seat knows, the number of moves played, the spec and the seed alone.
    """
    chance = f"{spec} {seed} {len(state.history)}"
    guess = state.guess(state.to_move, seeded(f"guess {chance}"))
    asked = Question(
        spec=spec,
        seed=int(seeded(f"bot {chance}").word()),
        seat=state.to_move,
        game=state.game.name,
        seats=state.seats,
        options=guess.setting.options,
        position=guess.dump(),
        rules=guess.setting.rules,
    )
    return msgspec.msgpack.encode(asked)


class _Job(NamedTuple):
    spec: str
    question: bytes
    legal: list[int]
    limit: float
    answer: asyncio.Future[int]


class _Desk:
    """A place for one worker, with or without a process."""

    def __init__(self) -> None:
        self.process: Process | None = None


class Thinkers:
    """The workers of a server. Their processes are started when they are first needed."""

    def __init__(self, workers: int | None = None, modules: Sequence[str] = ()) -> None:
        """At most so many workers think at a time (one for each core); `modules` are imported by each of
        them, to make more bots known."""
        self.workers = _cores() if workers is None else workers
        self._modules = modules
        self._idle = [_Desk() for _ in range(self.workers)]
        self._desks = tuple(self._idle)
        self._line: Line[_Job] = Line()
        self._busy: set[asyncio.Task[None]] = set()
        self._threads: ThreadPoolExecutor | None = None
        self._closed = True

    async def start(self) -> None:
        """Be ready. No process is started yet; `warm` or the first question does that."""
        if self._closed:
            self._threads = ThreadPoolExecutor(self.workers, thread_name_prefix="thinking")
            self._closed = False

    async def close(self) -> None:
        """End all workers; whoever still waits gets `BotFailed`. No process is left."""
        self._closed = True
        while self._line:
            _fail(self._line.take(), "closed")
        for desk in self._desks:
            if desk.process is not None:
                desk.process.kill()
        while self._busy:
            await asyncio.wait(set(self._busy))
        for desk in self._desks:
            await self._clear(desk)
        if self._threads is not None:
            self._threads.shutdown(wait=True)

    def pids(self) -> list[int]:
        """The process ids of the workers that run."""
        running = [desk.process for desk in self._desks if desk.process is not None and desk.process.alive()]
        return [process.pid for process in running if process.pid is not None]

    def warm(self) -> None:
        """Start a worker in the background if none runs, so that the first move comes at once."""
        if not self._closed and self._idle and all(desk.process is None for desk in self._desks):
            self._occupy(self._idle.pop(), None)

    async def decide(self, state: State, spec: str, seed: int, limit_seconds: float, table: str = "") -> int:
        """The move that a bot chooses for the seat to move, legal in that state.

        `seed` is the bots' own and never that of the game. The same spec, seed and state give the same move.
        The limit counts from when a worker begins to think; until then a table waits its turn in the line.
        """
        if state.over:
            raise TrailbossError("core.over")
        if self._closed:
            raise BotFailed("closed", spec)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        legal = state.legal_for(state.to_move)
        self._line.put(table, _Job(spec, question(state, spec, seed), legal, limit_seconds, answer))
        self._hand_out()
        return await answer

    # ---------------------------------------------------------------- handing out

    def _hand_out(self) -> None:
        while self._line and self._idle:
            job = self._line.take()
            if job.answer.done():  # whoever asked has left
                continue
            ready = [desk for desk in self._idle if desk.process is not None]
            desk = ready[0] if ready else self._idle[0]
            self._idle.remove(desk)
            self._occupy(desk, job)

    def _occupy(self, desk: _Desk, job: _Job | None) -> None:
        task = asyncio.get_running_loop().create_task(self._carry_out(desk, job))
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    async def _carry_out(self, desk: _Desk, job: _Job | None) -> None:
        """Think about one thing, or only see to it that a process is there for the next one."""
        try:
            used = await self._see_to_process(desk)
            if job is not None:
                move = await self._think(desk, job, used)
                if not job.answer.done():
                    job.answer.set_result(move)
        except _Failure as failure:
            if failure.why != "failed":  # then the process itself is in order
                await self._clear(desk)
            why: Why = "closed" if self._closed else failure.why
            log.warning("bot %s: %s %s", job.spec if job else "-", why, failure.fault)
            if job is not None:
                _fail(job, why)
        finally:
            if job is not None:
                _fail(job, "crashed")  # whatever happened, nobody waits for ever
            self._idle.append(desk)
            if not self._closed:
                self._hand_out()

    async def _see_to_process(self, desk: _Desk) -> bool:
        """Let there be a process that runs; True if it was there before."""
        if self._closed:
            raise _Failure("closed")
        if desk.process is not None and desk.process.alive():
            return True
        await self._clear(desk)
        desk.process = Process(self._modules)
        await self._within(START_SECONDS, desk.process, desk.process.start)
        return False

    async def _think(self, desk: _Desk, job: _Job, used: bool) -> int:
        """The bot's move. A process that was there before may have been dying when it was asked, so its
        end is held against the bot only if a new one ends as well."""
        assert desk.process is not None
        try:
            answer = await self._within(job.limit, desk.process, partial(desk.process.ask, job.question))
        except _Failure as failure:
            if not used or failure.why != "crashed":
                raise
            await self._clear(desk)
            return await self._think(desk, job, await self._see_to_process(desk))
        if answer.move is None:
            raise _Failure("failed", answer.fault)
        if answer.move not in job.legal:
            raise _Failure("nonsense")
        return answer.move

    async def _within(self, seconds: float, process: Process, work: Callable[[], Result]) -> Result:
        """Wait for a worker in a thread; one that takes longer is killed."""
        future = asyncio.get_running_loop().run_in_executor(self._threads, work)
        done, _ = await asyncio.wait({future}, timeout=seconds)
        if not done:
            process.kill()
            await asyncio.wait({future})
        try:
            result = future.result()
        except Gone as gone:
            raise _Failure("crashed" if done else "slow", str(gone)) from None
        if not done:  # it came while it was being killed
            raise _Failure("slow")
        return result

    async def _clear(self, desk: _Desk) -> None:
        """Let nothing be left of the process; the next question gets a new one."""
        process, desk.process = desk.process, None
        if process is not None:
            await asyncio.get_running_loop().run_in_executor(self._threads, process.end)


class _Failure(Exception):
    def __init__(self, why: Why, fault: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.fault = fault


def _fail(job: _Job, why: Why) -> None:
    if not job.answer.done():
        job.answer.set_exception(BotFailed(why, job.spec))


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
