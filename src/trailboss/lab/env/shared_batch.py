"""Learners' games in several processes. Observations, actions and rewards are in shared memory; only the
starts and ends of games go through pipes."""

import multiprocessing
import signal
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trailboss.core.contract import Value
from trailboss.core.errors import Failure
from trailboss.lab.env.encoding import Floats, Mask, fill
from trailboss.lab.episodes.learner_game import Batch, LearnerGame
from trailboss.lab.episodes.rewards import Terms
from trailboss.lab.observation import layout

Plan = tuple[str, Sequence[str], int | str, dict[str, Value], Terms]
"""What a `LearnerGame` is made from."""


class Shared:
    """Arrays with a row for each copy, in memory that processes share. A process gets them when it starts."""

    def __init__(self, context: Any, copies: int, size: int, moves: int) -> None:
        self.shape = copies, size, moves
        self.memory = [
            context.RawArray(kind, count)
            for kind, count in (
                ("f", copies * size),
                ("b", copies * moves),
                ("q", copies),
                ("d", copies),
                ("B", copies),
                ("B", copies),
            )
        ]

    def observations(self, part: range) -> Floats:
        copies, size, _ = self.shape
        return np.frombuffer(self.memory[0], np.float32).reshape(copies, size)[part.start : part.stop]

    def masks(self, part: range) -> Mask:
        copies, _, moves = self.shape
        return np.frombuffer(self.memory[1], np.int8).reshape(copies, moves)[part.start : part.stop]

    def actions(self, part: range) -> NDArray[np.int64]:
        return np.frombuffer(self.memory[2], np.int64)[part.start : part.stop]

    def rewards(self, part: range) -> NDArray[np.float64]:
        return np.frombuffer(self.memory[3], np.float64)[part.start : part.stop]

    def ended(self, part: range) -> NDArray[np.bool_]:
        return np.frombuffer(self.memory[4], np.bool_)[part.start : part.stop]

    def truncated(self, part: range) -> NDArray[np.bool_]:
        return np.frombuffer(self.memory[5], np.bool_)[part.start : part.stop]


class SharedBatch:
    """Does what `Batch` does, on several cores; the games are those of one `Batch` with the same seeds."""

    def __init__(self, plan: Plan, copies: int, processes: int) -> None:
        first = Batch([LearnerGame(*plan)])
        context = multiprocessing.get_context()
        shared = Shared(context, copies, first.size, first.moves)
        everything = range(copies)
        self.observations = shared.observations(everything)
        self.masks = shared.masks(everything)
        self.rewards = shared.rewards(everything)
        self.ended = shared.ended(everything)
        self.truncated = shared.truncated(everything)
        self._actions = shared.actions(everything)
        self._parts: list[range] = []
        self._pipes: list[Connection] = []
        self._workers = []
        for number in range(processes):
            part = range(copies * number // processes, copies * (number + 1) // processes)
            here, there = context.Pipe()
            worker = context.Process(target=_serve, args=(plan, part, shared, there, here), daemon=True)
            worker.start()
            there.close()
            self._parts.append(part)
            self._pipes.append(here)
            self._workers.append(worker)

    def reset(self, seeds: list[int | None]) -> dict[int, dict[str, Any]]:
        return self._ask([seeds[part.start : part.stop] for part in self._parts])

    def step(self, actions: NDArray[np.int64]) -> dict[int, dict[str, Any]]:
        self._actions[:] = actions
        return self._ask([None] * len(self._parts))

    def close(self) -> None:
        """End the processes."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join()
        self._pipes, self._workers = [], []

    def _ask(self, seeds: Sequence[list[int | None] | None]) -> dict[int, dict[str, Any]]:
        """New games from these seeds for each process; None for a step of its games."""
        try:
            for pipe, wanted in zip(self._pipes, seeds, strict=True):
                pipe.send(wanted)
            answers = [pipe.recv() for pipe in self._pipes]
        except (EOFError, OSError) as error:
            raise Failure("lab.worker_died") from error
        infos: dict[int, dict[str, Any]] = {}
        for part, answer in zip(self._parts, answers, strict=True):
            if isinstance(answer, Exception):
                raise answer
            infos.update({part.start + number: info for number, info in answer.items()})
        return infos


def _serve(plan: Plan, part: range, shared: Shared, pipe: Connection, other: Connection) -> None:
    """The main loop of a worker process: steps its share of the games."""
    other.close()  # the parent's end, whose copy would keep the pipe open
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    batch = Batch([LearnerGame(*plan) for _ in part])
    scales: Floats = np.tile(np.array(layout(plan[0]).scales, np.float32), (len(part), 1))
    legal = np.frombuffer(batch.masks, np.int8).reshape(len(part), batch.moves)
    observations, masks, actions = shared.observations(part), shared.masks(part), shared.actions(part)
    rewards, ended, truncated = shared.rewards(part), shared.ended(part), shared.truncated(part)
    while True:
        try:
            seeds = pipe.recv()
        except EOFError:
            return
        try:
            infos = batch.step(actions.tolist()) if seeds is None else batch.reset(seeds)
        except Exception as error:  # noqa: BLE001  it is raised where it was asked
            pipe.send(error)
            continue
        fill(observations, batch.entries, scales)
        masks[:] = legal
        rewards[:] = batch.rewards
        ended[:] = batch.ended
        truncated[:] = batch.truncated
        pipe.send(infos)
