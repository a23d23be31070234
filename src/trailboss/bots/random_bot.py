"""The bot that plays anything."""

from trailboss.bots.bot import Bot
from trailboss.core.contract import State
from trailboss.core.rng import seeded


class RandomBot(Bot):
    """Every legal move with the same chance. Plays every game, and is the baseline for all others."""

    def __init__(self, seed: int = 0, budget: str = "", model: str = "") -> None:
        super().__init__(seed, budget, model)
        self._rng = seeded(f"random {seed}")

    def choose(self, state: State, seat: int) -> int:
        moves = state.legal_for(seat)
        return moves[self._rng.below(len(moves))]
