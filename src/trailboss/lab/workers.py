"""Work on several cores: the same results as on one, in whatever order they come in."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_bool
from multiprocessing.connection import wait as wait_for_process
from types import FrameType, TracebackType
from typing import Any, Generic, Protocol, TypeVar

from trailboss.core.errors import Failure
from trailboss.processes import cores, ctrl_c_later, leaving

AHEAD = 3
"""Parcels handed out per process: one in progress, and more to continue with at once."""
MAX_PARCEL = 50
"""Tasks in one parcel at most."""
MAX_PARCEL_SECONDS = 0.5
"""Seconds after which a worker hands over what it has finished, and the other tasks go back."""


class Flag(Protocol):
    """A boolean that processes share."""

    value: bool


Task = TypeVar("Task")
Result = TypeVar("Result")
Work = Callable[[Task, Flag], Result | None]
"""How a task is done; None if the flag went up before it was. It is sent to other processes, so it is a
function of a module, or a partial of one."""

_stop: list[Flag] = []


class Interruptible:
    """Stops on Ctrl-C; a second Ctrl-C raises `KeyboardInterrupt` as usual."""

    _usual_ctrl_c: Any = None

    def stop(self) -> None:
        raise NotImplementedError

    def _stop_on_ctrl_c(self) -> None:
        if threading.current_thread() is threading.main_thread():
            self._usual_ctrl_c = signal.signal(signal.SIGINT, self._on_ctrl_c)

    def _on_ctrl_c(self, number: int, frame: FrameType | None) -> None:
        self.stop()
        self._ctrl_c_as_usual()

    def _ctrl_c_as_usual(self) -> None:
        if self._usual_ctrl_c is not None:
            signal.signal(signal.SIGINT, self._usual_ctrl_c)
            self._usual_ctrl_c = None


class Workers(Interruptible, Generic[Task, Result]):
    """Tasks that run in worker processes. Use it with `with`, and iterate over its results.

    Ctrl-C ends it early: finished results still arrive, and `stopped` is set. A second Ctrl-C raises
    `KeyboardInterrupt` as usual.
    """

    def __init__(self, work: Work[Task, Result], tasks: Sequence[Task], processes: int | None = None) -> None:
        """`processes` is their number, by default one for each core."""
        self._work = work
        processes = processes or cores()
        size = max(1, min(MAX_PARCEL, len(tasks) // (processes * 8)))
        self._parcels = [tasks[first : first + size] for first in range(0, len(tasks), size)]
        self.processes = max(1, min(processes, len(self._parcels)))
        self._context = multiprocessing.get_context()
        self._flag: Flag = self._context.RawValue(c_bool, False)
        self._pool: ProcessPoolExecutor | None = None
        self._running: dict[Future[list[Result]], Sequence[Task]] = {}

    @property
    def stopped(self) -> bool:
        """Was it interrupted?"""
        return self._flag.value

    def stop(self) -> None:
        """Interrupt it at the next decision."""
        self._flag.value = True

    def __enter__(self) -> "Workers[Task, Result]":
        self._stop_on_ctrl_c()
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

    def __iter__(self) -> Iterator[list[Result]]:
        """The results, some at a time."""
        if self._pool is None:
            yield from self._alone()
            return
        while self._running:
            yield self._collected()
            self._hand_out()

    def _alone(self) -> Iterator[list[Result]]:
        while self._parcels and not self.stopped:
            for result in _done(self._work, self._parcels.pop(0), self._flag):
                yield [result]

    def _hand_out(self) -> None:
        assert self._pool is not None
        try:
            while self._parcels and not self.stopped and len(self._running) < AHEAD * self.processes:
                parcel = self._parcels.pop(0)
                self._running[self._pool.submit(_carry_out, self._work, parcel)] = parcel
        except BrokenProcessPool as error:
            raise Failure("lab.worker_died") from error

    def _collected(self) -> list[Result]:
        """The results of the next worker that has finished; what it couldn't finish is handed out again."""
        done = wait(self._running, return_when=FIRST_COMPLETED).done
        found: list[Result] = []
        try:
            for future in done:
                results, parcel = future.result(), self._running.pop(future)
                found.extend(results)
                if len(results) < len(parcel):
                    self._parcels.insert(0, parcel[len(results) :])
        except BrokenProcessPool as error:
            raise Failure("lab.worker_died") from error
        return found


# -------------------------------------------------------------------- in the worker process


def _begin(flag: Flag) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop.append(flag)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """Exit when the parent process was killed: nobody is left to take the results."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait_for_process([parent.sentinel])
        leaving()
        os._exit(1)


def _carry_out(work: Work[Task, Result], parcel: Sequence[Task]) -> list[Result]:
    """The results of the first of these tasks, at least one."""
    results: list[Result] = []
    end = time.monotonic() + MAX_PARCEL_SECONDS
    for result in _done(work, parcel, _stop[0]):
        results.append(result)
        if time.monotonic() >= end:
            break
    return results


# -------------------------------------------------------------------- in either


def _done(work: Work[Task, Result], parcel: Sequence[Task], flag: Flag) -> Iterator[Result]:
    """Do these tasks, as many of them as there is time for before the flag goes up."""
    for task in parcel:
        result = None if flag.value else work(task, flag)
        if result is None:
            return
        yield result
