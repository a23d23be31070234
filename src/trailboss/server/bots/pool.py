"""The bot pool: bots decide in worker processes, in the order of a fair queue.

There is a slot for each core, and one more that only short jobs may use: a worker can't be interrupted, so
without it a quick bot would wait for a long job to end. A worker receives only a determinized state, so it
can't leak what a seat doesn't know. A worker that hangs, dies or sends nonsense is killed and replaced, and
the caller gets `BotFailed`.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, NamedTuple, TypeVar

import msgspec

from trailboss.core.contract import State
from trailboss.core.errors import TrailbossError
from trailboss.processes import cores
from trailboss.server.bots.costs import Costs, is_deep
from trailboss.server.bots.fair_queue import FairQueue, Lane, Policy, Ticket
from trailboss.server.bots.process import Gone, WorkerProcess
from trailboss.server.bots.worker import Answer
from trailboss.server.tables.bots import (
    BotFailed,
    BotQuestion,
    BotRequest,
    FailureReason,
    Payer,
    bot_question,
)
from trailboss.server.tables.replays.review_questions import ReviewQuestion

REVIEW_SECONDS: Final = 120.0
"""How long a stretch of a review may take."""
MAX_WAIT: Final = 0.5
"""Seconds that a short job may wait until another process is started for such jobs."""
START_SECONDS: Final = 30.0
"""How long a worker may take until it is ready."""
NICE: Final = 10
"""The niceness of long jobs."""
NICE_SHORT: Final = 2
"""The same for the slot of short jobs."""

Result = TypeVar("Result")

log: Final = logging.getLogger(__name__)


class _Job(NamedTuple):
    game: str
    spec: str
    question: bytes
    legal: list[int]
    limit: float
    answer: asyncio.Future[Answer]


class WorkerSlot:
    """A place for one worker, with or without a process; a reserved one takes short jobs only."""

    def __init__(self, reserved: bool) -> None:
        self.reserved = reserved
        self.process: WorkerProcess | None = None


def policy_for(workers: int) -> Policy:
    """The limits for this many long slots: no guest or address ever holds all of them."""
    return Policy(deep_per_guest=max(1, workers // 2), deep_per_address=max(1, workers - 1))


class BotPool:
    """The workers of a server. Their processes are started when they are first needed."""

    def __init__(self, workers: int | None = None, modules: Sequence[str] = ()) -> None:
        """Run this many long jobs at a time (one per core), and one more short one; each worker imports
        `modules`, which may register more bots."""
        self.workers = cores() if workers is None else workers
        self.queue: FairQueue[_Job] = FairQueue(policy_for(self.workers))
        self._costs = Costs()
        self._modules = modules
        self._slots = (WorkerSlot(True), *(WorkerSlot(False) for _ in range(self.workers)))
        self._idle = set(self._slots)
        self._busy: set[asyncio.Task[None]] = set()
        self._threads: ThreadPoolExecutor | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._closed = True
        self._ready: float | None = None
        """Since when the process for short jobs is ready to answer."""

    async def start(self) -> None:
        """Get ready. The first question starts a process."""
        if self._closed:
            self._threads = ThreadPoolExecutor(len(self._slots), thread_name_prefix="bots")
            self._closed = False

    async def close(self) -> None:
        """End all workers; pending questions get `BotFailed`. No process is left."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        for ticket in self.queue.drain():
            _fail(ticket.work, "closed")
        for slot in self._slots:
            if slot.process is not None:
                slot.process.kill()
        while self._busy:
            await asyncio.wait(set(self._busy))
        for slot in self._slots:
            await self._clear(slot)
        if self._threads is not None:
            self._threads.shutdown(wait=True)

    def pids(self) -> list[int]:
        """The process ids of the workers that run."""
        running = [slot.process for slot in self._slots if slot.process is not None and slot.process.alive()]
        return [process.pid for process in running if process.pid is not None]

    async def decide(self, state: State, request: BotRequest) -> int:
        """The move that a bot chooses for the seat to move, legal in that state.

        The same spec, seed, notes and state give the same move. The time is charged to the payer. The limit
        counts from when a worker starts.
        """
        if state.over:
            raise TrailbossError("core.over")
        legal = state.legal_for(state.to_move)
        if len(legal) == 1 and not self._closed:
            return legal[0]  # nothing to decide
        answer = await self._answer(state.game.name, request, bot_question(state, request), legal)
        assert answer.move is not None
        if request.notes is not None:
            request.notes.replace(answer.notes)
        return answer.move

    async def advise(self, state: State, request: BotRequest) -> bytes:
        """The coach's answer for the seat to move; it receives what a bot would, and the names."""
        legal = state.legal_for(state.to_move)
        return (await self._answer(state.game.name, request, bot_question(state, request), legal)).advice

    async def review(self, question: ReviewQuestion, game: str, payer: Payer) -> bytes:
        """Review a stretch of a finished game; the time is charged to the payer."""
        request = BotRequest(f"review:{question.depth}", 0, REVIEW_SECONDS, payer, lambda: False)
        return (await self._answer(game, request, question, [])).advice

    async def _answer(
        self, game: str, request: BotRequest, question: BotQuestion | ReviewQuestion, legal: list[int]
    ) -> Answer:
        """Wait for the answer of a worker, in the order of the queue."""
        spec = request.spec
        if self._closed:
            raise BotFailed("closed", spec)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        job = _Job(game, spec, msgspec.msgpack.encode(question), legal, request.limit_seconds, answer)
        seconds = self._costs.expected(game, spec)
        self.queue.put(Ticket(job, request.payer, seconds, is_deep(game, spec), request.watched))
        self._dispatch()
        return await answer

    # ---------------------------------------------------------------- handing out

    def _dispatch(self) -> None:
        """Give every idle slot something to do, the reserved one first."""
        if self._closed:
            return
        for slot in self._slots:
            if slot not in self._idle:
                continue
            if slot.reserved or slot.process is not None:
                ticket = self._take("short" if slot.reserved else "any")
            else:  # a process takes a second to start: short jobs don't wait for it, but later ones profit
                ticket = self._take("long")
                if ticket is None and self._is_behind():
                    self._run(slot, None)
            if ticket is not None:
                self._run(slot, ticket)
        self._wake_later()

    def _is_behind(self) -> bool:
        """Is one worker not enough for short jobs? Each takes 40 MB, and most servers need only one."""
        return self._ready is not None and self.queue.waited("short", self._ready) > MAX_WAIT

    def _take(self, lane: Lane) -> Ticket[_Job] | None:
        while (ticket := self.queue.take(lane)) is not None and ticket.work.answer.done():
            self.queue.done(ticket, 0.0)  # the caller has gone
        return ticket

    def _wake_later(self) -> None:
        """Check again when the allowance of a waiting guest permits the next job, or when short jobs have
        waited so long that another process is worthwhile."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._idle and len(self.queue):
            allowed = self.queue.next_allowed()
            delay = MAX_WAIT if allowed is None else min(allowed, MAX_WAIT)
            self._timer = asyncio.get_running_loop().call_later(delay, self._dispatch)

    def _run(self, slot: WorkerSlot, ticket: Ticket[_Job] | None) -> None:
        self._idle.discard(slot)
        task = asyncio.get_running_loop().create_task(self._carry_out(slot, ticket))
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    async def _carry_out(self, slot: WorkerSlot, ticket: Ticket[_Job] | None) -> None:
        """Work on one job, or only start a process for the next one."""
        job = None if ticket is None else ticket.work
        begun: float | None = None
        try:
            used = await self._ensure_process(slot)
            if job is not None:
                begun = time.monotonic()
                answer = await self._think(slot, job, used)
                self._costs.learn(job.game, job.spec, time.monotonic() - begun)
                if not job.answer.done():
                    job.answer.set_result(answer)
        except _Failure as failure:
            if failure.why != "failed":  # then the process itself is in order
                await self._clear(slot)
            why: FailureReason = "closed" if self._closed else failure.why
            log.warning("bot %s: %s %s", job.spec if job else "-", why, failure.fault)
            if job is not None:
                _fail(job, why)
        finally:
            if ticket is not None:
                self.queue.done(ticket, 0.0 if begun is None else time.monotonic() - begun)
                _fail(ticket.work, "crashed")  # whatever happened, nobody waits forever
            self._idle.add(slot)
            self._dispatch()

    async def _ensure_process(self, slot: WorkerSlot) -> bool:
        """Let there be a process that runs; True if it was there before."""
        if self._closed:
            raise _Failure("closed")
        if slot.process is not None and slot.process.alive() and not slot.process.is_outdated():
            return True
        await self._clear(slot)
        slot.process = WorkerProcess(self._modules, NICE_SHORT if slot.reserved else NICE)
        await self._within(START_SECONDS, slot.process, slot.process.start)
        if slot.reserved:
            self._ready = time.monotonic()
        return False

    async def _think(self, slot: WorkerSlot, job: _Job, used: bool) -> Answer:
        """The bot's answer. An existing process may have been dying when it was asked, so the bot is only
        blamed if a new process fails as well."""
        assert slot.process is not None
        try:
            answer = await self._within(job.limit, slot.process, partial(slot.process.ask, job.question))
        except _Failure as failure:
            if not used or failure.why != "crashed":
                raise
            await self._clear(slot)
            return await self._think(slot, job, await self._ensure_process(slot))
        if answer.fault or (answer.move is None and not answer.advice):
            raise _Failure("failed", answer.fault)
        if answer.move is not None and answer.move not in job.legal:
            raise _Failure("nonsense")
        return answer

    async def _within(self, seconds: float, process: WorkerProcess, work: Callable[[], Result]) -> Result:
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

    async def _clear(self, slot: WorkerSlot) -> None:
        """Let nothing be left of the process; the next question gets a new one."""
        process, slot.process = slot.process, None
        if slot.reserved:
            self._ready = None
        if process is not None:
            await asyncio.get_running_loop().run_in_executor(self._threads, process.end)


class _Failure(Exception):
    def __init__(self, why: FailureReason, fault: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.fault = fault


def _fail(job: _Job, why: FailureReason) -> None:
    if not job.answer.done():
        job.answer.set_exception(BotFailed(why, job.spec))
