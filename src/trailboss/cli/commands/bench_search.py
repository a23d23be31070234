"""What `trailboss bench` says of the bot `search`: how many iterations it does in a CPU second."""

import time

from trailboss import bots
from trailboss.bots.search import Search
from trailboss.core.contract import Game
from trailboss.core.rng import seeded

FIGURES = ("iterations",)
AT_ONCE = 20
"""Iterations of one decision; then the search starts again with another seed."""


def measured(game: Game, seats: int, seconds: float) -> dict[str, object]:
    """The figures by name."""
    state = game.start(seats, 0)
    chance = seeded("bench search")
    iterations = seed = 0
    start = time.process_time()
    while True:
        bot = bots.make(f"search:{AT_ONCE}", seed, game.name)
        assert isinstance(bot, Search)
        bots.decide(bot, state, chance)
        iterations += bot.last_task.trials if bot.last_task is not None else 0
        seed += 1
        took = time.process_time() - start
        if took >= seconds:
            return {"iterations_per_s": round(iterations / took, 1)}
