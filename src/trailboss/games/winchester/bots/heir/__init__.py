"""Heir: plays Daddy Winchester by rules of thumb.

heir_view.py  what its seat knows, and nothing else
board.py      the board as sets of plots
race.py       who will earn the shared objectives and the bonus for most plots
worth.py      what a plot is worth to every seat
auction.py    bid, pass or duel
tokens.py     where to send a vehicle, what to look at
weights.py    how much everything counts
"""

from typing import ClassVar

from trailboss.bots.bot import Bot
from trailboss.bots.registry import register
from trailboss.core.contract import State
from trailboss.games.winchester.bots.heir.auction import bid_or_pass
from trailboss.games.winchester.bots.heir.heir_view import HeirView
from trailboss.games.winchester.bots.heir.tokens import look_at_card, send_vehicle
from trailboss.games.winchester.bots.heir.weights import WEIGHTS
from trailboss.games.winchester.questions.auction import AUCTION
from trailboss.games.winchester.questions.bonus import MOVEMENT_TOKEN, RUMOR_TOKEN
from trailboss.games.winchester.questions.claims import earned_claims
from trailboss.games.winchester.rules.moves import is_claim
from trailboss.games.winchester.state.table import Table


class Heir(Bot):
    """Values plots for itself and its rivals and bids accordingly.

    It leaves nothing to chance, so its seed changes nothing.
    """

    games: ClassVar[tuple[str, ...]] = ("winchester",)

    def __init__(self, seed: int = 0, budget: str = "", model: str = "") -> None:
        super().__init__(seed, budget, model)
        self.weights = WEIGHTS

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, Table)
        moves = state.legal_for(seat)
        for move in earned_claims(state, seat):
            if move in moves:
                return move  # a pile not claimed can be lost to another, and never grows
        moves = [move for move in moves if not is_claim(move)]
        if len(moves) == 1:
            return moves[0]
        view = HeirView(state, seat, self.weights)
        question = state.frames.kind()
        if question == AUCTION:
            return bid_or_pass(view)
        if question == MOVEMENT_TOKEN:
            return send_vehicle(view, moves)
        if question == RUMOR_TOKEN:
            return look_at_card(view, moves)
        return moves[0]  # where a vehicle starts makes no difference: a token sends it anywhere


register("heir", Heir)
