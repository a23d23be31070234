"""How many steps the environments make in a second, with random masked actions."""

import argparse
import os
import random
import time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from trailboss.lab import env
from trailboss.lab.env.aec_env import TableEnv
from trailboss.lab.env.encoding import Mask
from trailboss.processes import cores


def steps_per_s(game: str, seats: int, seconds: float, observed: bool) -> float:
    """Steps per second of the PettingZoo environment: every decision of every seat, including starts and ends
    of games.

    The mask is always computed and sampled from; `observed` says whether the observation is computed, too.
    """
    table = env.aec(game, seats)
    chance = random.Random(game)
    table.reset(seed=0)  # what is read once, such as a map, does not count
    games = steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        table.reset(seed=games)
        steps += _played(table, chance, observed)
        games += 1
    return steps / (time.process_time() - start)


def _played(table: TableEnv, chance: random.Random, observed: bool) -> int:
    """One game; how many decisions it took."""
    steps = 0
    for _ in table.agent_iter():
        seen, _, ended, _, _ = table.last(observed)
        if ended:
            table.step(None)
            continue
        mask = table.action_mask() if seen is None else seen["action_mask"]
        moves = mask.nonzero()[0]
        table.step(int(moves[int(chance.random() * len(moves))]))
        steps += 1
    return steps


class Pace(NamedTuple):
    """Steps of all copies in a second, with random masked actions drawn for the whole batch."""

    cpu: float
    """In a second of processor time; that of all processes is added up."""
    wall: float
    """In a second of the clock."""


def vector_pace(game: str, copies: int, seconds: float, processes: int = 1, opponents: int = 1) -> Pace:
    """How fast `env.vector` steps against random bots."""
    children = _children()
    copied = env.vector(game, copies, ["random"] * opponents, copy=False, processes=processes)
    chance = np.random.default_rng(7)
    seen, _ = copied.reset(seed=0)
    steps = 0
    begun, start = time.process_time(), time.perf_counter()
    while time.perf_counter() - start < seconds:
        seen, *_ = copied.step(_drawn(seen["action_mask"], chance))
        steps += copies
    wall, cpu = time.perf_counter() - start, time.process_time() - begun
    copied.close()
    return Pace(steps / (cpu + _children() - children), steps / wall)


def _drawn(masks: Mask, chance: np.random.Generator) -> NDArray[np.int64]:
    """For each row one of its legal moves, each equally likely."""
    copies, moves = masks.shape
    legal = np.flatnonzero(masks.view(np.bool_))
    first = np.searchsorted(legal, np.arange(copies + 1) * moves)
    drawn: NDArray[np.int64] = (
        legal[first[:-1] + (chance.random(copies) * np.diff(first)).astype(np.int64)] % moves
    )
    return drawn


def _children() -> float:
    """Processor time of processes that have ended."""
    times = os.times()
    return times.children_user + times.children_system


def main() -> None:
    """Print how fast vector environments of these games step."""
    asked = argparse.ArgumentParser(prog="python -m trailboss.lab.env.pace", description=main.__doc__)
    asked.add_argument("games", nargs="+", metavar="GAME")
    asked.add_argument("--opponents", type=int, default=1, help="bots in each game")
    asked.add_argument("--seconds", type=float, default=1.0, help="for each figure in each round")
    asked.add_argument("--rounds", type=int, default=5, help="of which the best counts")
    wanted = asked.parse_args()
    shapes = ((1, 1), (8, 1), (128, 1), (128, cores()))
    print("game        copies  processes  steps/s of CPU  steps/s of the clock  times one copy")
    for game in wanted.games:
        # The speed of a machine varies: the set-ups alternate in rounds, and as with timeit, the best
        # of each counts.
        paces: dict[tuple[int, int], list[Pace]] = {shape: [] for shape in shapes}
        for _ in range(wanted.rounds):
            for copies, processes in shapes:
                found = vector_pace(game, copies, wanted.seconds, processes, wanted.opponents)
                paces[copies, processes].append(found)
        one = max(pace.wall for pace in paces[1, 1])
        for (copies, processes), several in paces.items():
            cpu, wall = max(pace.cpu for pace in several), max(pace.wall for pace in several)
            print(f"{game:<12}{copies:6}{processes:11}{cpu:16,.0f}{wall:22,.0f}{wall / one:16.2f}")


if __name__ == "__main__":
    main()
