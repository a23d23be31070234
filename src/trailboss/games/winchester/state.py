"""The state: the table together with its rules."""

from trailboss.core.contract import Score, State
from trailboss.core.errors import Reason
from trailboss.core.rng import Rng
from trailboss.games.winchester.auction import legal_in_auction
from trailboss.games.winchester.bonus import legal_looks, legal_sends
from trailboss.games.winchester.guess import deal_anew
from trailboss.games.winchester.moves import DONE
from trailboss.games.winchester.objectives import legal_claims
from trailboss.games.winchester.position import dump, inventory
from trailboss.games.winchester.refusals import refusal
from trailboss.games.winchester.scoring import count
from trailboss.games.winchester.table import AUCTION, CLAIMS, MOVEMENT_TOKEN, RUMOR_TOKEN, Table
from trailboss.games.winchester.turn import answer
from trailboss.games.winchester.view import view


class WinchesterState(Table):
    """A game of Daddy Winchester at one moment."""

    def moves(self) -> list[int]:
        question = self.agenda.kind()
        if question == AUCTION:
            moves = legal_in_auction(self)
        elif question == MOVEMENT_TOKEN:
            moves = legal_sends(self)
        elif question == RUMOR_TOKEN:
            moves = legal_looks(self)
        else:
            moves = [DONE]
        if self.manual:
            moves.extend(legal_claims(self, self.to_move))  # WIN-O-12: between any two steps
        return moves

    def interrupts(self, seat: int) -> list[int]:
        # WIN-O-12: everybody may claim at any time, but while claims are asked for, those asked go first
        return [] if self.agenda.kind() == CLAIMS else legal_claims(self, seat)

    def apply(self, seat: int, move: int) -> None:
        answer(self, seat, move)

    def refusal(self, seat: int, move: int) -> Reason:
        return refusal(self, seat, move)

    def scores(self) -> list[Score]:
        return count(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return view(self, seat)

    def dump(self) -> dict[str, object]:
        return dump(self)

    def inventory(self) -> dict[str, int]:
        return inventory(self)

    def guess(self, seat: int, rng: Rng) -> State:
        self.check_seat(seat)
        guessed = self.copy()
        guessed.setting = self.setting.guessed()
        guessed.history = []
        guessed.sealed = 0
        deal_anew(guessed, seat, rng)
        return guessed

    def copy(self) -> "WinchesterState":
        twin = WinchesterState(
            self.setting,
            self.rng.copy(),
            self.agenda.copy(),
            self.knowledge.copy(),
            self.history[:],
            self.to_move,
            self.over,
            self.board,
            self.manual,
            self.limited,
            self.bank,
            self.saloon,
            self.aside,
            self.cash[:],
            self.majority[:],
            self.duels,
            self.secret[:],
            self.shared,  # the cards on the piles never change places
            self.taken[:],
            self.rights[:],
            self.mines[:],
            self.ranch[:],
            self.bonus[:],
            self.owner[:],
            self.order[:],
            self.turned,
            self.plot,
            self.first,
            self.rail,
            self.river,
            self.bid,
            self.bidder,
            self.passed,
            self.dry,
        )
        twin.sealed = self.sealed
        twin.sealed_by = self.sealed_by
        return twin
