"""Observations and masks of one game as arrays, and their spaces."""

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from trailboss.core.contract import Game, State
from trailboss.lab import observation
from trailboss.lab.observation.plan import MAX_ENTRY

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Seen: TypeAlias = dict[str, Any]
"""What an agent gets: the arrays "observation" and "action_mask"."""

_ENTRY: Final = np.dtype(np.uint8)
_MARK: Final = np.dtype(np.int8)


def fill(observations: Floats, entries: bytes, scales: Floats) -> None:
    """Make floats of the entries of several copies. The scales are those of all copies, too: that is faster
    than to apply those of one to every row, and to copy first faster than to divide whole numbers."""
    np.copyto(observations, np.frombuffer(entries, np.uint8).reshape(observations.shape))
    np.divide(observations, scales, out=observations)


class Encoding:
    """How a game's states become arrays. Every array is the caller's own."""

    def __init__(self, game: Game) -> None:
        self.moves = game.move_count
        self.game = game.name
        self._observers: list[observation.Observer] = []
        """By seat: each remembers its last vector."""
        self.scales: Floats = np.array(observation.layout(game.name).scales, np.float32)
        self.size = len(self.scales)

    def observation_space(self) -> spaces.Dict:
        """Of what `seen` gives."""
        high = np.float32(MAX_ENTRY) / self.scales
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(high), high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.moves,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        """Moves by their numbers."""
        return spaces.Discrete(self.moves)

    def observation(self, state: State, seat: int) -> Floats:
        """The vector of a seat."""
        while len(self._observers) <= seat:
            self._observers.append(observation.observer(self.game))
        entries = self._observers[seat].entries(state, seat)
        seen: Floats = np.divide(np.frombuffer(entries, _ENTRY), self.scales)
        return seen

    def mask(self, state: State, seat: int) -> Mask:
        """1 for every legal move of a seat that has to decide. If there is nothing to decide, or the game
        is over, all entries are 1, because none is used: a mask is never empty."""
        if state.over or seat != state.to_move:
            return np.ones(self.moves, _MARK)
        return np.frombuffer(observation.mask(state.legal(), self.moves), _MARK)

    def seen(self, state: State, seat: int) -> Seen:
        """Both."""
        return {"observation": self.observation(state, seat), "action_mask": self.mask(state, seat)}
