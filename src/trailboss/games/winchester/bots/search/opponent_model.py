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
PRIOR: Final = 0.6
"""How much all that counts beside the bids (`hand_reading`)."""
UNLIKELY: Final = 12.0
"""A pair of objectives this much less likely than the best one (as a logarithm) is never dealt."""
FINE: Final = 1 << 20
CARDS: Final = len(SECRET)

Cards = tuple[int, ...]
"""Cards that a rival knows and the bot's seat does not, in the order of their places."""


class OpponentModel:
    """The heirs in one auction, as one seat models them."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.mark = mark(table, seat)
        known = table.knowledge.known
        self.places: list[list[int]] = []
        """By seat: the places it has seen and the bot's seat has not."""
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
        self._secret = table.secret[:]
        self._unseen = [table.secret[index] for index in self._unknown]
        self._seats = table.seats
        self._pairs: dict[int, list[int]] = {}
        self._deals: list[list[int]] = []
        """Ways to deal the secret objectives, as a pair for every seat ..."""
        self._weights: list[float] = []
        """... and how likely each is, together with all before it."""
        self._total = 0.0
        self._heir_views: dict[tuple[int, Cards], HeirView] = {}
        self._answers: dict[tuple[int, Cards, int], list[int]] = {}
        self._high: dict[tuple[int, Cards, int, int], int] = {}

    def cards(self, determinized: Table, other: int) -> Cards:
        """What a rival knows in a determinization."""
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

    # ---------------------------------------------------------------- hidden objectives

    def pairs(self, other: int) -> list[int]:
        """The pairs of secret objectives that a seat may hold, each as the lower one times `CARDS`, plus the
        other."""
        found = self._pairs.get(other)
        if found is None:
            held = [self._secret[place] for place in self._places_of(other) if place not in self._unknown]
            cards = sorted([*held, *self._unseen])
            found = self._pairs[other] = [
                low * CARDS + high
                for low in cards
                for high in cards
                if low < high and len([card for card in held if card not in (low, high)]) == 0
            ]
        return found

    def give(self, world: Table, other: int, pair: int) -> None:
        """Swap the unseen objectives so that a rival holds this pair."""
        secret = world.secret
        wanted = [card for card in (pair // CARDS, pair % CARDS) if card in self._unseen]
        for place in self._places_of(other):
            if place in self._unknown:
                card = wanted.pop()
                where = secret.index(card)
                secret[place], secret[where] = card, secret[place]

    def pull(self, other: int, pair: int) -> float:
        """How likely a pair is for a seat by who bought what (a logarithm)."""
        pulls = self._pulls[other]
        return PRIOR * (pulls[pair // CARDS] + pulls[pair % CARDS])

    def weigh(self, likely: list[list[float]]) -> None:
        """From now on, deal cards by how likely every pair is for every rival (logarithms)."""
        self._deals = []
        self._weights = []
        self._total = 0.0
        worth: list[dict[int, float]] = []
        for other in range(self._seats):
            found = {pair: likely[other][pair] + self.pull(other, pair) for pair in self.pairs(other)}
            best = max(found.values())
            worth.append(
                {pair: exp(weight - best) for pair, weight in found.items() if weight > best - UNLIKELY}
            )
        self._add_deals(worth, 0, [], 0, 1.0)
        if not self._deals:  # what seemed likely contradicts itself
            self.weigh([[0.0] * (CARDS * CARDS) for _ in likely])

    def _add_deals(
        self, worth: list[dict[int, float]], seat: int, hands: list[int], used: int, weight: float
    ) -> None:
        """All ways to give this seat and those after it a pair each, without the cards used already."""
        if seat == self._seats:
            self._deals.append(hands)
            self._total += weight
            self._weights.append(self._total)
            return
        for pair, factor in worth[seat].items():
            cards = 1 << pair // CARDS | 1 << pair % CARDS
            if not used & cards:
                self._add_deals(worth, seat + 1, [*hands, pair], used | cards, weight * factor)

    def deal(self, determinized: Table, rng: Rng) -> None:
        """Place the unseen objectives where they are likely to be."""
        if not self._unknown:
            return
        if not self._deals:
            self.weigh([[0.0] * (CARDS * CARDS) for _ in range(self._seats)])
        drawn = float(rng.below(FINE)) / FINE * self._total
        low, high = 0, len(self._weights) - 1
        while low < high:
            middle = (low + high) // 2
            if self._weights[middle] > drawn:
                high = middle
            else:
                low = middle + 1
        for other, pair in enumerate(self._deals[low]):
            self.give(determinized, other, pair)

    def _places_of(self, seat: int) -> range:
        return range(SECRET_EACH * seat, SECRET_EACH * (seat + 1))

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
