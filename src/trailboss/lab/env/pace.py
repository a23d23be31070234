"""How many steps the environments make in a CPU second, with random masked actions on one core."""

import random
import time

from trailboss.lab import env
from trailboss.lab.env.aec_env import TableEnv


def steps_per_s(game: str, seats: int, seconds: float, observed: bool) -> float:
    """Steps of the PettingZoo environment: every decision of every seat, with the games' starts and ends.

    The mask is made and drawn from in any case; `observed` says whether the observation is made, too.
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
