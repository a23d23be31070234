"""Greed: for some turns all take what a forecast promises most for, so that its mistakes come to light.

Search goes where its forecast promises most, and so, too, where it promises too much; games of the policy
hardly lead there. A forecast that is learned from what became of such promises keeps its word better.
"""

from typing import Final

from trailboss.bots.search.adapter import adapter_for
from trailboss.bots.search.forecast import Forecast
from trailboss.core.contract import State
from trailboss.core.rng import Rng

TRIED: Final = 6
"""So many moves are compared, the policy's first."""
LONGEST: Final = 4
"""Greed lasts for so many turns of everybody at most."""


class Greed:
    """Compares moves by what the forecast promises at the beginning of the seat's next turn."""

    def __init__(self, game: str, forecast: Forecast) -> None:
        self._mind = adapter_for(game, 0)
        self._mind.use(forecast)

    def move(self, state: State, chance: Rng) -> int:
        """The move that promises most, in one guess."""
        seat = state.to_move
        determinized = state.determinize(seat, chance)
        moves = determinized.legal()
        favourite = self._mind.choose(determinized, seat)
        if len(moves) == 1 or favourite not in moves:
            return favourite
        ranked = self._mind.ranked(determinized, seat, moves)
        order = [favourite, *[move for move in ranked if move != favourite]]
        return max(order[:TRIED], key=lambda move: self._promise(determinized.copy(), seat, move))

    def _promise(self, state: State, seat: int, move: int) -> float:
        state.play(move)
        away = False
        while not state.over and not (away and state.to_move == seat):
            away = away or state.to_move != seat
            state.play(self._mind.choose(state, state.to_move))
        return self._mind.worth(state, seat)
