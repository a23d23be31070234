"""Bots that don't look ahead: the strongest one, and a short-sighted one."""

from trailboss.bots.bot import Bot
from trailboss.bots.policy.files import named
from trailboss.bots.policy.network import PolicyNetwork
from trailboss.bots.search.adapter import SearchAdapter, adapter_for
from trailboss.core.contract import State


class Policy(Bot):
    """Plays the move that the game's strongest policy prefers, in well under a millisecond.

    A model is the name or the file of another policy.
    """

    def __init__(self, seed: int = 0, budget: str = "", model: str = "") -> None:
        super().__init__(seed, budget, model)
        self._network: PolicyNetwork | None = named(model) if model else None
        self._adapters: dict[str, SearchAdapter] = {}

    def sit_down(self, game_name: str) -> None:
        self._adapter(game_name)

    def choose(self, state: State, seat: int) -> int:
        return self._adapter(state.game.name).choose(state, seat)

    def _adapter(self, game_name: str) -> SearchAdapter:
        found = self._adapters.get(game_name)
        if found is None:
            found = adapter_for(game_name, self.seed)
            found.play_alone(game_name)
            if self._network is not None:
                found.play_by(self._network)
            self._adapters[game_name] = found
        return found


class Novice(Bot):
    """Takes what pays now and doesn't look further. It makes no random mistakes."""

    def __init__(self, seed: int = 0, budget: str = "", model: str = "") -> None:
        super().__init__(seed, budget, model)
        self._adapters: dict[str, SearchAdapter] = {}

    def choose(self, state: State, seat: int) -> int:
        found = self._adapters.get(state.game.name)
        if found is None:
            found = self._adapters[state.game.name] = adapter_for(state.game.name, self.seed)
        return found.naive(state, seat)
