"""The mind for Daddy Winchester: heirs bid on, and the position is judged when the auction is over."""

from typing import Final

from trailboss.bots.heir import Heir
from trailboss.bots.heir.auction import purse
from trailboss.bots.heir.sight import Sight
from trailboss.bots.heir.weights import WEIGHTS
from trailboss.bots.heir.worth import Outlook, chance_to_win
from trailboss.bots.search.mind import Mind, teach
from trailboss.core.contract import State
from trailboss.games.winchester.components import PLOTS
from trailboss.games.winchester.moves import BID, DUEL, PASS, is_bid
from trailboss.games.winchester.table import AUCTION, Table

LAST_PLOTS: Final = 3
"""With so few plots to come, a game is played to its end."""
STEPS: Final = (1, 2, 3, 4, 6, 9, 13)
"""How far above the last bid an offer is looked at."""


class Bidding(Mind):
    """Heirs bid on; a position is worth the chance to win, in hundredths."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.horizon = 1
        self.caution = 1.0
        self.unit = 3.0
        self._heir = Heir(seed)

    def choose(self, state: State, seat: int) -> int:
        return self._heir.choose(state, seat)

    def ranked(self, state: State, seat: int, moves: list[int]) -> list[int]:
        assert isinstance(state, Table)
        if state.agenda.kind() != AUCTION:
            return moves
        first = [state.bid + step + BID for step in STEPS]
        wanted = [first[0], PASS, first[1], DUEL, *first[2:]]
        return [move for move in wanted if move in moves and (move in (PASS, DUEL) or is_bid(move))]

    def far(self, state: State, known: State, turns: int) -> bool:
        assert isinstance(state, Table)
        assert isinstance(known, Table)
        if PLOTS - known.turned <= LAST_PLOTS:
            return False
        return state.turned >= known.turned + self.horizon

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        if state.over:
            winners = state.winners()
            return 100.0 / len(winners) if seat in winners else 0.0
        sight = Sight(state, seat, WEIGHTS)
        notes = purse(sight)
        totals = Outlook(sight, []).standing()
        for other, cash in enumerate(sight.cash):
            totals[other] += notes[cash]
        return 100.0 * chance_to_win(sight, totals)


teach("winchester", Bidding)
