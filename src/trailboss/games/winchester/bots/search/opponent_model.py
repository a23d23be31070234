"""Opponent model: how heirs go on bidding in one auction.

What an heir does depends on the bid, on who is still in, and on the cards it knows; the rest of the table
stays as it is until the plot is sold. So its answers to all bids are found once for the cards it may hold,
and looked up in all determinizations that deal it the same cards.
"""

from math import exp
from typing import Final

from trailboss.core.rng import Rng
from trailboss.games.winchester.bots.heir.auction import Bidding
from trailboss.games.winchester.bots.heir.board import board_of
from trailboss.games.winchester.bots.heir.heir_view import HeirView
from trailboss.games.winchester.bots.heir.weights import WEIGHTS
from trailboss.games.winchester.components.cards import BY_TOKENS, PLOTS, SECRET, SECRET_EACH
from trailboss.games.winchester.rules.moves import BID, PASS
from trailboss.games.winchester.state.table import (
    BONUS_PLACE,
    MINE_PLACE,
    NOBODY,
    RANCH_PLACE,
    SECRET_PLACE,
    Table,
)

BOUGHT: Final = 1.0
"""How strongly a plot that a rival owns suggests a secret objective that counts it ..."""
LEFT: Final = 0.4
"""... and one that went to somebody else suggests the opposite."""
SWAPS: Final = 40
"""How often two hidden objectives are swapped before their places count as random."""
FINE: Final = 1 << 20

Cards = tuple[int, ...]
"""Cards that a rival knows and the own seat does not, in the order of their places."""


class OpponentModel:
    """The heirs in one auction, as one seat models them."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.mark = mark(table, seat)
        known = table.knowledge.known
        self.places: list[list[int]] = []
        """By seat: the places it has seen and the own seat has not."""
        for other in range(table.seats):
            self.places.append(
                [
                    place
                    for place in range(BONUS_PLACE)
                    if known[place] >> other & 1 and not known[place] >> seat & 1
                ]
            )
        self._pulls = self._all_pulls(table)
        self._unknown = [
            index
            for index in range(len(SECRET))
            if index >= SECRET_EACH * table.seats or not known[SECRET_PLACE + index] >> seat & 1
        ]
        """The places of the objectives that this seat has not seen, including the box."""
        self._heir_views: dict[tuple[int, Cards], HeirView] = {}
        self._answers: dict[tuple[int, Cards, int], list[int]] = {}
        self._high: dict[tuple[int, Cards, int, int], int] = {}

    def cards(self, determinized: Table, other: int) -> Cards:
        """What a rival knows in a guess."""
        return tuple([card_in(determinized, place) for place in self.places[other]])

    def move(self, determinized: Table, other: int, cards: Cards, bid: int, passed: int) -> int:
        """What a rival does, asked with a bid of somebody else (or none) standing."""
        found = self._answers.get((other, cards, passed))
        if found is None:
            found = self._bidding(determinized, other, cards, 0, passed).answers(0)
            found.reverse()
            self._answers[other, cards, passed] = found
        if bid < len(found):
            return found[bid]
        key = (other, cards, passed, bid)
        move = self._high.get(key)
        if move is None:
            move = self._high[key] = self._bidding(determinized, other, cards, bid, passed).best()
        return move

    def deal(self, determinized: Table, rng: Rng) -> None:
        """Place the unseen objectives where they are likely to be: their owners bought what they count.

        Repeatedly swaps two of them with a probability that depends on how likely the new deal is
        (Metropolis).
        """
        unknown, pulls, secret = self._unknown, self._pulls, determinized.secret
        count = len(unknown)
        if count < 2:
            return
        for _ in range(SWAPS):
            one, two = unknown[rng.below(count)], unknown[rng.below(count)]
            mine, theirs = one // SECRET_EACH, two // SECRET_EACH
            if mine == theirs:
                continue
            here, there = secret[one], secret[two]
            gain = pulls[mine][there] + pulls[theirs][here] - pulls[mine][here] - pulls[theirs][there]
            if gain >= 0.0 or rng.below(FINE) < int(exp(gain) * FINE):
                secret[one], secret[two] = there, here

    def _all_pulls(self, table: Table) -> list[list[float]]:
        """By seat, then for those in the box: how much each secret objective is drawn there."""
        board = board_of(table.board)
        known = table.knowledge.known
        owned = [0] * table.seats
        tokens = [0, 0, 0]
        for plot in range(1, PLOTS + 1):
            if table.owner[plot] != NOBODY:
                owned[table.owner[plot]] |= 1 << plot
            if known[BONUS_PLACE + plot] >> self.seat & 1:
                tokens[table.bonus[plot]] |= 1 << plot
        sold = 0
        for plots in owned:
            sold |= plots
        nothing = [0.0] * len(SECRET)
        result: list[list[float]] = []
        for plots in owned:
            pulls: list[float] = []
            for card, objective in enumerate(SECRET):
                counts = tokens[objective.match] if objective.counts == BY_TOKENS else board.secret[card]
                pull = BOUGHT * (counts & plots).bit_count() - LEFT * (counts & sold & ~plots).bit_count()
                pulls.append(pull * objective.per / 3.0)
            result.append(pulls)
        while len(result) * SECRET_EACH < len(SECRET):
            result.append(nothing)
        return result

    def contradictions(self, determinized: Table, cards: list[Cards]) -> int:
        """How many rivals would not have bid, or passed, as they did in this auction, with these cards."""
        found = 0
        bid, passed = determinized.bid, determinized.passed
        for other in range(determinized.seats):
            if other == self.seat:
                continue
            if passed >> other & 1:
                if self.move(determinized, other, cards[other], bid, passed & ~(1 << other)) != PASS:
                    found += 1
            elif other == determinized.bidder:
                likely = False
                for before in range(max(0, bid - 3), bid):
                    if self.move(determinized, other, cards[other], before, passed) == BID + bid:
                        likely = True
                if not likely:
                    found += 1
        return found

    def _bidding(self, determinized: Table, other: int, cards: Cards, bid: int, passed: int) -> Bidding:
        view = self._heir_views.get((other, cards))
        if view is None:
            view = self._heir_views[other, cards] = HeirView(determinized, other, WEIGHTS)
        view.bid = bid
        view.rivals_in = [seat for seat in range(view.seats) if seat != other and not passed >> seat & 1]
        return Bidding(view)


def card_in(table: Table, place: int) -> int:
    """The card in a place for a secret objective, a mine card or the ranch card."""
    if place < MINE_PLACE:
        return table.secret[place]
    return table.ranch[0] if place == RANCH_PLACE else table.mines[place - MINE_PLACE]


def mark(table: Table, seat: int) -> tuple[int, ...]:
    """Identifies an auction: everything that the seat knows and that doesn't change during it."""
    known = table.knowledge.known
    return (
        table.turned,
        table.first,
        table.saloon,
        table.duels,
        table.bank,
        id(table.board),
        *table.cash,
        *table.owner,
        *table.taken,
        *table.shared,
        *table.order[: table.turned],
        *known,
        *[table.bonus[plot] for plot in range(len(table.bonus)) if known[BONUS_PLACE + plot] >> seat & 1],
        *[card_in(table, place) for place in range(2 * table.seats) if known[place] >> seat & 1],
        *[card_in(table, place) for place in range(MINE_PLACE, BONUS_PLACE) if known[place] >> seat & 1],
    )
