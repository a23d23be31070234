"""Games of a match on several cores: the same games as on one, in whatever order they come in."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_bool
from multiprocessing.connection import wait as wait_for_process
from types import FrameType, TracebackType
from typing import Any, Protocol

from trailboss.cli.failure import Failure
from trailboss.cli.match import Match, Result, Table
from trailboss.processes import ctrl_c_later

AHEAD = 3
"""Tasks handed out per process: one it works on, and more to go on with at once."""
MOST = 50
"""Games in one task at most."""
LONGEST = 0.5
"""Seconds after which a worker hands over the games it has finished, and the others go back."""


class Flag(Protocol):
    """A truth value that processes share."""

    value: bool


_stop: list[Flag] = []


def cores() -> int:
    """How many processes can really run at the same time here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Workers:
    """A match in the making, on so many processes. Use it with `with`, and iterate over its results.

    Ctrl-C ends it early: what was finished by then still comes, and `stopped` says so. A second Ctrl-C is
    `KeyboardInterrupt` as everywhere.
    """

    def __init__(self, match: Match, games: int, processes: int) -> None:
        self.match = match
        self.games = games
        size = max(1, min(MOST, games // (processes * 8)))
        self._tasks = [range(first, min(first + size, games)) for first in range(0, games, size)]
        self.processes = min(processes, len(self._tasks))
        self._context = multiprocessing.get_context()
        self._flag: Flag = self._context.RawValue(c_bool, False)
        self._pool: ProcessPoolExecutor | None = None
        self._running: dict[Future[list[Result]], range] = {}
        self._usual_ctrl_c: Any = None

    @property
    def stopped(self) -> bool:
        """Was it broken off?"""
        return self._flag.value

    def stop(self) -> None:
        """Break it off at the next decision."""
        self._flag.value = True

    def __enter__(self) -> "Workers":
        if threading.current_thread() is threading.main_thread():
            self._usual_ctrl_c = signal.signal(signal.SIGINT, self._on_ctrl_c)
        if self.processes > 1:
            self._pool = ProcessPoolExecutor(
                self.processes, self._context, initializer=_begin, initargs=(self._flag,)
            )
            with ctrl_c_later():
                self._hand_out()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self.stop()
        self._ctrl_c_as_usual()
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    def _on_ctrl_c(self, number: int, frame: FrameType | None) -> None:
        self.stop()
        self._ctrl_c_as_usual()

    def _ctrl_c_as_usual(self) -> None:
        if self._usual_ctrl_c is not None:
            signal.signal(signal.SIGINT, self._usual_ctrl_c)
            self._usual_ctrl_c = None

    def __iter__(self) -> Iterator[list[Result]]:
        """The results, some at a time."""
        if self._pool is None:
            yield from self._alone()
            return
        while self._running:
            yield self._collected()
            self._hand_out()

    def _alone(self) -> Iterator[list[Result]]:
        while self._tasks and not self.stopped:
            for result in _games(self.match, self._tasks.pop(0), self._flag):
                yield [result]

    def _hand_out(self) -> None:
        assert self._pool is not None
        try:
            while self._tasks and not self.stopped and len(self._running) < AHEAD * self.processes:
                numbers = self._tasks.pop(0)
                self._running[self._pool.submit(_play, self.match, numbers)] = numbers
        except BrokenProcessPool as error:
            raise Failure("cli.sim.worker_died") from error

    def _collected(self) -> list[Result]:
        """What the next worker has finished; what it had no time for is handed out again."""
        done = wait(self._running, return_when=FIRST_COMPLETED).done
        found: list[Result] = []
        try:
            for future in done:
                results, numbers = future.result(), self._running.pop(future)
                found.extend(results)
                if len(results) < len(numbers):
                    self._tasks.insert(0, numbers[len(results) :])
        except BrokenProcessPool as error:
            raise Failure("cli.sim.worker_died") from error
        return found


# -------------------------------------------------------------------- in the worker process


def _begin(flag: Flag) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop.append(flag)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """Nobody is left to give the results to when the command was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait_for_process([parent.sentinel])
        os._exit(1)


def _play(match: Match, numbers: range) -> list[Result]:
    """The first of these games, at least one of them."""
    results: list[Result] = []
    end = time.monotonic() + LONGEST
    for result in _games(match, numbers, _stop[0]):
        results.append(result)
        if time.monotonic() >= end:
            break
    return results


# -------------------------------------------------------------------- in either


def _games(match: Match, numbers: range, flag: Flag) -> Iterator[Result]:
    """Play these games, as many of them as there is time for before the flag goes up."""
    for number in numbers:
        table = Table(match, number)
        while not flag.value and table.step():
            pass
        if not table.state.over:
            return
        yield table.result()
