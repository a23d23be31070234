"""Training games in which, for some turns, everybody takes the move that a forecast values most.

Search goes where its forecast is highest, and so also where the forecast is too high; games of the policy
hardly lead there. A forecast trained on where such moves led overestimates less.
"""

from typing import Final

from trailboss.bots.search.adapter import adapter_for
from trailboss.bots.search.forecast import Forecast
from trailboss.core.contract import State
from trailboss.core.rng import Rng

TRIED: Final = 6
"""How many moves are compared, the policy's first."""
MAX_ROUNDS: Final = 4
"""The most rounds in which everybody is greedy."""


class GreedyPlayer:
    """Compares moves by the forecast at the beginning of the seat's next turn."""

    def __init__(self, game: str, forecast: Forecast) -> None:
        self._adapter = adapter_for(game, 0)
        self._adapter.use(forecast)

    def move(self, state: State, chance: Rng) -> int:
        """The move with the highest forecast, in one determinization."""
        seat = state.to_move
        determinized = state.determinize(seat, chance)
        moves = determinized.legal()
        favourite = self._adapter.choose(determinized, seat)
        if len(moves) == 1 or favourite not in moves:
            return favourite
        ranked = self._adapter.ranked(determinized, seat, moves)
        order = [favourite, *[move for move in ranked if move != favourite]]
        return max(order[:TRIED], key=lambda move: self._promise(determinized.copy(), seat, move))

    def _promise(self, state: State, seat: int, move: int) -> float:
        state.play(move)
        away = False
        while not state.over and not (away and state.to_move == seat):
            away = away or state.to_move != seat
            state.play(self._adapter.choose(state, state.to_move))
        return self._adapter.worth(state, seat)
