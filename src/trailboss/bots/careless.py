"""A bot for beginners: it plays the game's policy but often makes a random slip.

`careless:10` slips in ten decisions of a hundred.
"""

import re
from typing import Final

from trailboss.bots.bot import Bot
from trailboss.bots.search.adapter import SearchAdapter, adapter_for
from trailboss.bots.spec import BadSpec
from trailboss.core.contract import State
from trailboss.core.rng import seeded

SLIPS: Final = 30
"""The default percentage of random decisions ..."""
CHOICES: Final = 3
"""... among this many of the best moves."""

_PERCENT: Final = re.compile(r"[0-9]{1,2}|100")


class Careless(Bot):
    """Plays by the game's policy, but sometimes picks one of the better moves at random."""

    def __init__(self, seed: int = 0, budget: str = "", model: str = "") -> None:
        super().__init__(seed, budget, model)
        if budget and _PERCENT.fullmatch(budget) is None:
            raise BadSpec("bots.careless.bad_budget", budget=budget[:20])
        self._slips = int(budget) if budget else SLIPS
        self._rng = seeded(f"careless {seed}")
        self._adapters: dict[str, SearchAdapter] = {}

    def choose(self, state: State, seat: int) -> int:
        moves = state.legal_for(seat)
        if len(moves) == 1:
            return moves[0]
        adapter = self._adapter(state.game.name)
        if state.to_move == seat and self._rng.below(100) < self._slips:
            likely = adapter.ranked(state, seat, state.legal())[:CHOICES]
            return likely[self._rng.below(len(likely))]
        return adapter.choose(state, seat)

    def _adapter(self, game_name: str) -> SearchAdapter:
        found = self._adapters.get(game_name)
        if found is None:
            found = self._adapters[game_name] = adapter_for(game_name, self.seed)
        return found
