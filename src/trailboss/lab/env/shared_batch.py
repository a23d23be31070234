"""Learners' games in several processes. What all learners see lies in memory that the processes share; only
actions, rewards and news of games that end go through pipes."""

import multiprocessing
import signal
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

from trailboss.core.contract import Value
from trailboss.core.errors import Failure
from trailboss.lab.episodes.learner_game import Batch, LearnerGame
from trailboss.lab.episodes.rewards import Terms

Plan = tuple[str, Sequence[str], int | str, dict[str, Value], Terms]
"""What a `LearnerGame` is made from."""


class SharedBatch:
    """Does what `Batch` does, on several cores; the games are those of one `Batch` with the same seeds."""

    def __init__(self, plan: Plan, copies: int, processes: int) -> None:
        first = Batch([LearnerGame(*plan)])
        self.size = first.size
        self.moves = first.moves
        self.ended = [False] * copies
        self.truncated = [False] * copies
        context = multiprocessing.get_context()
        self.entries = context.RawArray("B", copies * self.size)
        self.masks = context.RawArray("b", copies * self.moves)
        self._parts: list[range] = []
        self._pipes: list[Connection] = []
        self._workers = []
        for number in range(processes):
            part = range(copies * number // processes, copies * (number + 1) // processes)
            here, there = context.Pipe()
            worker = context.Process(
                target=_serve, args=(plan, part, self.entries, self.masks, there, here), daemon=True
            )
            worker.start()
            there.close()
            self._parts.append(part)
            self._pipes.append(here)
            self._workers.append(worker)

    def reset(self, seeds: list[int | None]) -> list[dict[str, Any]]:
        infos: list[dict[str, Any]] = []
        self._ask("reset", seeds, [], infos)
        return infos

    def step(self, actions: list[int], rewards: list[float], infos: list[dict[str, Any]]) -> None:
        self._ask("step", actions, rewards, infos)

    def close(self) -> None:
        """End the processes."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join()
        self._pipes, self._workers = [], []

    def _ask(
        self, what: str, values: Sequence[int | None], rewards: list[float], infos: list[dict[str, Any]]
    ) -> None:
        try:
            for part, pipe in zip(self._parts, self._pipes, strict=True):
                pipe.send((what, values[part.start : part.stop]))
            answers = [pipe.recv() for pipe in self._pipes]
        except (EOFError, OSError) as error:
            raise Failure("lab.worker_died") from error
        for part, answer in zip(self._parts, answers, strict=True):
            if isinstance(answer, Exception):
                raise answer
            gained, ended, truncated, told = answer
            rewards += gained
            infos += told
            self.ended[part.start : part.stop] = ended
            self.truncated[part.start : part.stop] = truncated


def _serve(plan: Plan, part: range, entries: Any, masks: Any, pipe: Connection, other: Connection) -> None:
    """What a process does: step its part of the games until nobody asks any more."""
    other.close()  # a copy of the asking side, which would keep the pipe open
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    batch = Batch([LearnerGame(*plan) for _ in part])
    seen = memoryview(entries).cast("B")[part.start * batch.size : part.stop * batch.size]
    marks = memoryview(masks).cast("B")[part.start * batch.moves : part.stop * batch.moves]
    while True:
        try:
            what, values = pipe.recv()
        except EOFError:
            return
        rewards: list[float] = []
        infos: list[dict[str, Any]] = []
        try:
            if what == "reset":
                infos = batch.reset(values)
            else:
                batch.step(values, rewards, infos)
        except Exception as error:  # noqa: BLE001  it is raised where it was asked
            pipe.send(error)
            continue
        seen[:] = batch.entries
        marks[:] = batch.masks
        pipe.send((rewards, batch.ended, batch.truncated, infos))
