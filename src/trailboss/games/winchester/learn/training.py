"""Training for Daddy Winchester: the chance to win, from what all heirs have and may still get.

Heirs that bid badly would still bid by what a plot is worth to them. So up to a random auction, two of three
plots go to a random seat at a random price, and some tokens are used at random.
"""

from hashlib import sha256
from typing import Final

from trailboss.core.contract import State
from trailboss.core.rng import Rng
from trailboss.games.winchester.bots.heir.weights import WEIGHTS
from trailboss.games.winchester.bots.search.features import FEATURES, Features
from trailboss.games.winchester.components.cards import PLOTS
from trailboss.games.winchester.questions.auction import AUCTION
from trailboss.games.winchester.rules.moves import BID, PASS
from trailboss.games.winchester.state.table import Table
from trailboss.lab.learning.training_tasks import TrainingTask

RANDOM_BUYERS: Final = 65
"""Percentage of auctions that are decided at random."""
RANDOM_TOKENS: Final = 30
"""Percentage of tokens that are used at random."""
MAX_RANDOM_PRICE: Final = 12
"""The highest random price, in notes."""
FROM_THE_START: Final = 4
"""One game in this many is played properly from its start."""


def features(state: State, seat: int) -> list[float]:
    """The features of a seat."""
    assert isinstance(state, Table)
    return Features(state).by_seat()[seat]


def auction(state: State) -> int:
    """Which auction it is."""
    assert isinstance(state, Table)
    return state.turned


def an_auction(chance: Rng, seats: int) -> int:
    """From which auction on the heirs play properly."""
    return 0 if chance.below(FROM_THE_START) == 0 else 1 + chance.below(PLOTS - 2)


def victory(state: State) -> list[float]:
    """By seat: its share of the victory, in hundredths."""
    winners = state.winners()
    return [100 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


class AnyBuyer:
    """Bad play in one game: plots go to anybody."""

    def __init__(self, chance: Rng) -> None:
        self._chance = chance
        self._turned = 0
        self._buyer = -1
        self._price = 0

    def move(self, state: State) -> int | None:
        """The random move; None to leave the decision to the heir."""
        assert isinstance(state, Table)
        if state.frames.kind() != AUCTION:
            moves = state.legal()
            return moves[self._chance.below(len(moves))] if self._chance.below(100) < RANDOM_TOKENS else None
        if state.turned != self._turned:
            self._turned = state.turned
            self._draw(state)
        if self._buyer < 0:
            return None
        bids = state.to_move == self._buyer and state.bid == 0 and self._price <= state.cash[self._buyer]
        return BID + self._price if bids else PASS

    def _draw(self, table: Table) -> None:
        """Who buys the next plot, and at what price: low ones are more likely."""
        chance = self._chance
        self._buyer = -1
        if chance.below(100) < RANDOM_BUYERS:
            self._buyer = chance.below(table.seats)
            most = max(1, min(table.cash[self._buyer], MAX_RANDOM_PRICE))
            self._price = 1 + min(chance.below(most), chance.below(most))


TRAINING_TASKS: Final = {
    "winchester": TrainingTask(
        "winchester",
        (4, 3, 4, 5, 4, 4, 3, 4, 5, 2),
        "heir",
        sha256(repr(tuple(WEIGHTS)).encode()).hexdigest()[:12],
        an_auction,
        FEATURES,
        ("cash", "shared", "secret", "majority"),
        features,
        auction,
        victory,
        contest=True,
        exploration=AnyBuyer,
    )
}
