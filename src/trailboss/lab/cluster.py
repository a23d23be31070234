"""Work on a Ray cluster: does what `Workers` does on the cores of one machine.

RAY_ADDRESS names the cluster; without it, a local one is started and stopped with the work. Every machine of
a cluster needs the same version of Trailboss.
"""

import logging
import os
import socket
import time
from collections.abc import Iterator, Sequence
from types import TracebackType
from typing import Any, Generic, TypeVar

from trailboss.core.errors import Failure, TrailbossError
from trailboss.lab.workers import MAX_PARCEL, MAX_PARCEL_SECONDS, Interruptible, Work, Workers
from trailboss.processes import cores

Task = TypeVar("Task")
Result = TypeVar("Result")
ADDRESS = "RAY_ADDRESS"
AHEAD = 2
"""Parcels handed out per core."""
PATIENCE = 10.0
"""Seconds until a cluster must answer."""
STORE = 80 * 1024 * 1024
"""Bytes for Ray's shared objects on this machine; a game's result is a few hundred."""


class _Down:
    """A flag that is never set: Ray itself ends tasks."""

    def __init__(self) -> None:
        self.value = False


class Cluster(Interruptible, Generic[Task, Result]):
    """Tasks that run on a cluster; used like `Workers`: `with`, then iterate over its results.

    Ctrl-C ends it early: finished results still arrive, and `stopped` is set.
    """

    def __init__(self, work: Work[Task, Result], tasks: Sequence[Task], processes: int | None) -> None:
        """`processes` is the size of a new local cluster; raises `TrailbossError` if Ray isn't installed."""
        try:
            import ray
        except ImportError as error:
            raise TrailbossError("lab.no_ray") from error
        self._ray: Any = ray
        self._work = work
        self._tasks = tasks
        self._parcels: list[Sequence[Task]] = []
        self._running: dict[Any, Sequence[Task]] = {}
        self._remote: Any = None
        self.processes = processes or cores()
        self.stopped = False

    def __enter__(self) -> "Cluster[Task, Result]":
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
        common = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            if os.environ.get(ADDRESS):
                _check_reachable(os.environ[ADDRESS])
                self._ray.init(address=os.environ[ADDRESS], **common)
            else:
                self._ray.init(
                    address="local",
                    num_cpus=self.processes,
                    include_dashboard=False,
                    object_store_memory=STORE,
                    **common,
                )
        except (ConnectionError, RuntimeError, ValueError, self._ray.exceptions.RayError) as error:
            raise Failure("lab.ray_failed", what=str(error).strip().partition("\n")[0]) from error
        self.processes = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._remote = self._ray.remote(_carry_out).options(num_cpus=1)
        size = max(1, min(MAX_PARCEL, len(self._tasks) // (self.processes * 8)))
        self._parcels = [self._tasks[first : first + size] for first in range(0, len(self._tasks), size)]
        self._stop_on_ctrl_c()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ctrl_c_as_usual()
        for parcel in self._running:
            self._ray.cancel(parcel, force=True)
        self._ray.shutdown()

    def stop(self) -> None:
        self.stopped = True

    def __iter__(self) -> Iterator[list[Result]]:
        """The results, some at a time."""
        self._hand_out()
        while self._running:
            found = self._collected(0.0 if self.stopped else 0.3)
            if found:
                yield found
            if self.stopped and not found:
                return
            self._hand_out()

    def _hand_out(self) -> None:
        while self._parcels and not self.stopped and len(self._running) < AHEAD * self.processes:
            parcel = self._parcels.pop(0)
            self._running[self._remote.remote(self._work, parcel)] = parcel

    def _collected(self, seconds: float) -> list[Result]:
        """What is finished after `seconds`; tasks that a worker had no time for are handed out again."""
        done, _ = self._ray.wait(list(self._running), num_returns=1, timeout=seconds)
        if done:
            done, _ = self._ray.wait(list(self._running), num_returns=len(self._running), timeout=0)
        found: list[Result] = []
        for one in done:
            parcel = self._running.pop(one)
            try:
                results = self._ray.get(one)
            except self._ray.exceptions.RayTaskError as error:
                raise error.cause from error  # what went wrong in the work itself
            except self._ray.exceptions.RayError as error:
                raise Failure("lab.worker_died") from error
            found.extend(results)
            if len(results) < len(parcel):
                self._parcels.insert(0, parcel[len(results) :])
        return found


def crew_on(
    where: str, work: Work[Task, Result], tasks: Sequence[Task], processes: int | None
) -> Workers[Task, Result] | Cluster[Task, Result]:
    """Who carries out tasks: `cores` of this machine, or `ray`."""
    return (Cluster if where == "ray" else Workers)(work, tasks, processes)


def _check_reachable(address: str) -> None:
    """Raise if nothing answers at an address: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        try:
            socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise TrailbossError("lab.ray_unreachable", address=address) from error


def _carry_out(work: Work[Task, Result], parcel: Sequence[Task]) -> list[Result]:
    """In a worker of the cluster: the first of these tasks, at least one of them."""
    results: list[Result] = []
    end = time.monotonic() + MAX_PARCEL_SECONDS
    for task in parcel:
        result = work(task, _Down())
        assert result is not None, "nobody stopped it"
        results.append(result)
        if time.monotonic() >= end:
            break
    return results
