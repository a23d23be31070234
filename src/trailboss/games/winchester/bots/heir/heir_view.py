"""HeirView: what a seat knows, listed explicitly, so that nothing hidden can affect a decision.

An heir gets a determinized state, in which hidden things are made up. This module reads only what the seat
has seen and what is public; for a hidden card or token it puts everything that could be there. The rest of
the package uses only the `HeirView`.

The cash of rivals and of the bank is used: everybody starts with the same sum and every payment is public, so
a player who counts along knows it (WIN-S-9).
"""

from math import exp

from trailboss.games.winchester.bots.heir.board import Plots, board_of, plot_set
from trailboss.games.winchester.bots.heir.field import Field
from trailboss.games.winchester.bots.heir.weights import Weights
from trailboss.games.winchester.components import cards as printed
from trailboss.games.winchester.state.table import (
    BONUS_PLACE,
    MINE_PLACE,
    NOBODY,
    RANCH_PLACE,
    SECRET_PLACE,
    Table,
)


class HeirView(Field):
    """The table as one seat knows it."""

    def __init__(self, table: Table, me: int, weights: Weights) -> None:
        # The plots that come after the one for sale.
        super().__init__(
            board_of(table.board),
            table.seats,
            printed.PLOTS - table.turned,
            plot_set(table.order[table.turned :]),
        )
        knows = table.knowledge.known
        self.weights = weights
        self.me = me
        # -- the turn
        self.plot = table.plot
        """The plot for sale, or just bought."""
        self.bid = table.bid
        self.first = table.first
        self.rivals_in = [seat for seat in table.still_in() if seat != me]
        """The rivals who have not passed in this auction."""
        self.duel_token = table.has_duel_token(me)
        # -- money
        self.cash = table.cash[:]
        self.touching = table.touching
        """Does a tie for most plots count all plots that touch (WIN-E-5)?"""
        self.bank = table.bank if table.limited else None
        """Notes in the bank; None where it is no limit."""
        self.saloon = table.saloon
        """The tips that a saloon token brings the buyer."""
        self.piles = [
            (table.shared[pile], notes)
            for pile, notes in enumerate(printed.PILES)
            if table.taken[pile] == NOBODY
        ]
        """The shared objectives that are still available, with their notes."""
        # -- plots and tokens
        self.owned: list[Plots] = [0] * table.seats
        """By seat: its plots."""
        self.tokens = [0] * len(printed.TOKENS)
        hidden: Plots = 0
        for plot in range(1, printed.PLOTS + 1):
            if table.owner[plot] != NOBODY:
                self.owned[table.owner[plot]] |= 1 << plot
            if knows[BONUS_PLACE + plot] >> me & 1:
                self.tokens[table.bonus[plot]] |= 1 << plot
            else:
                hidden |= 1 << plot
        self.hidden_tokens = hidden
        """The plots whose token is face down (WIN-S-4)."""
        count = max(hidden.bit_count(), 1)
        self.token_odds = [
            (table.board.tokens[kind] - known.bit_count()) / count for kind, known in enumerate(self.tokens)
        ]
        """By kind: the chance that a face-down token is of that kind."""
        self.supply = [round(self.tokens_of(self.to_come, kind)) for kind in range(len(printed.TOKENS))]
        # -- cards
        self.seen_cards = [
            place for place in range(len(knows)) if place < BONUS_PLACE and knows[place] >> me & 1
        ]
        """The places whose card this seat has seen: secret objectives, mines, ranch."""
        self.card_notes = self._card_notes(table)
        """By place: what the mine or ranch card there could pay, each equally likely."""
        self.hands = [self._hand(table, seat) for seat in range(table.seats)]
        """By seat: for every secret objective, the chance that the seat holds it."""

    def knows(self, place: int) -> bool:
        """Has this seat seen the card in a place?"""
        return place in self.seen_cards

    def plots_together(self, plots: Plots) -> int:
        """What breaks a tie for most plots (WIN-E-5)."""
        if self.touching:
            return plots.bit_count() - self.board.lonely(plots)
        return self.board.largest_group(plots)

    def coming(self, place: int) -> bool:
        """Is the plot with the mine or ranch card in that place still to come?"""
        return self.to_come >> self.board.card_place.index(place) & 1 == 1

    def card_place(self, plot: int) -> int:
        """Where the mine or ranch card of a plot lies; -1 if it has none."""
        return self.board.card_place[plot]

    def tokens_of(self, plots: Plots, kind: int) -> float:
        """How many tokens of a kind lie on these plots; face-down ones count by their chance."""
        return (plots & self.tokens[kind]).bit_count() + (
            plots & self.hidden_tokens
        ).bit_count() * self.token_odds[kind]

    def matches(self, plots: Plots, card: int) -> float:
        """How often these plots count for a secret objective."""
        if printed.SECRET[card].counts == printed.BY_TOKENS:
            return self.tokens_of(plots, printed.SECRET[card].match)
        return (plots & self.board.secret[card]).bit_count()

    def secrets_worth(self, seat: int, plots: Plots) -> float:
        """What these plots bring a seat by its secret objectives, as far as they are known."""
        return sum(
            chance * printed.SECRET[card].per * self.matches(plots, card)
            for card, chance in enumerate(self.hands[seat])
            if chance
        )

    def _card_notes(self, table: Table) -> dict[int, list[int]]:
        mines = self._unseen(table.board.mine_cards, table.mines, MINE_PLACE, printed.MINE_PLACES)
        ranch = self._unseen(table.board.ranch_cards, table.ranch, RANCH_PLACE, 1)
        result = {}
        for place in range(MINE_PLACE, MINE_PLACE + printed.MINE_PLACES):
            seen = self.knows(place)
            result[place] = [table.board.mine_cards[table.mines[place - MINE_PLACE]]] if seen else mines
        result[RANCH_PLACE] = [table.board.ranch_cards[table.ranch[0]]] if self.knows(RANCH_PLACE) else ranch
        return result

    def _unseen(self, amounts: list[int], cards: list[int], first_place: int, places: int) -> list[int]:
        """The amounts of the cards that this seat has not seen, in the box or on the board."""
        seen = [cards[index] for index in range(places) if self.knows(first_place + index)]
        return [amount for card, amount in enumerate(amounts) if card not in seen]

    def _hand(self, table: Table, seat: int) -> list[float]:
        """The chance of each secret objective to be in a seat's hand.

        A card that was seen is certain. For the others it counts which plots the seat went for.
        """
        odds = [0.0] * len(printed.SECRET)
        unseen = set(range(len(printed.SECRET)))
        unknown = printed.SECRET_EACH
        for index in range(printed.SECRET_EACH * table.seats):
            if self.knows(SECRET_PLACE + index):
                card = table.secret[index]
                unseen.discard(card)
                if index // printed.SECRET_EACH == seat:
                    odds[card] = 1.0
                    unknown -= 1
        if unknown == 0:
            return odds
        share = self.owned[seat].bit_count() / printed.PLOTS
        everything = (1 << printed.PLOTS + 1) - 2
        pull = {
            card: exp(
                self.weights.inference
                * (self.matches(self.owned[seat], card) - share * self.matches(everything, card))
            )
            for card in unseen
        }
        total = sum(pull.values())
        for card in unseen:
            odds[card] = min(unknown * pull[card] / total, 1.0)
        return odds
