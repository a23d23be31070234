"""An observation of Daddy Winchester that is kept up to date: only pieces that changed are made again."""

from typing import Final

from trailboss.core.contract import State
from trailboss.games.winchester.components.cards import MAX_SEATS, PLOTS
from trailboss.games.winchester.learn import observation_pieces
from trailboss.games.winchester.questions.bonus import card_amount, card_place
from trailboss.games.winchester.questions.claims import rights
from trailboss.games.winchester.rules.effects import FIRST_QUESTION
from trailboss.games.winchester.rules.saloon import tips
from trailboss.games.winchester.state.state_fields import NO_NUMBERS
from trailboss.games.winchester.state.table import BONUS_PLACE, RANCH_PLACE, Table
from trailboss.lab.observation import pieces
from trailboss.lab.observation.observing import Observer
from trailboss.lab.observation.plan import MAX_ENTRY

SETTINGS: Final = 0
OVER: Final = 1
TO_MOVE: Final = 2
QUESTION: Final = 3
TURN: Final = 4
FIRST: Final = 5
BID: Final = 6
BIDDER: Final = 7
SALOON: Final = 8
SALOON_FOR_BUYER: Final = 9
TRAIN: Final = 10
BOAT: Final = 11
PILES: Final = 12
PLOT: Final = 13
"""The pieces of the first plot begin here."""
LAND: Final = 0
TOKEN: Final = 1
CARD: Final = 2
CARD_NOTES: Final = 3
PLOT_PIECES: Final = 4
PLAYER: Final = PLOT + PLOT_PIECES * PLOTS
"""The pieces of the first player begin here."""
AUCTION: Final = 0
PROPERTY: Final = 1
SECRETS: Final = 2
MAY_CLAIM: Final = 3
PLAYER_PIECES: Final = 4


class WinchesterObserver(Observer):
    """A bid changes the turn and the auction. Beyond that the observer remembers what shows that more
    happened. Lists that a state shares with its copies are replaced when they change, so the same list says
    the same."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []
        self.table: Table | None = None
        self.seat = 0
        self.plot = 0
        self.turned = 0
        self.duels = 0
        self.learned = 0
        self.known = NO_NUMBERS
        self.owner = NO_NUMBERS
        self.bonus = NO_NUMBERS
        self.taken = NO_NUMBERS
        self.rights = NO_NUMBERS

    def entries(self, state: State, seat: int) -> bytes:
        assert isinstance(state, Table)
        if state is not self.table or seat != self.seat or state.over or state.bonus is not self.bonus:
            self._begin(state, seat)
        elif self._more_happened(state):
            self._see_land(state, seat)
            self._see_players(state, seat)
            self._remember(state)
        self._see_turn(state, seat)
        return b"".join(self.pieces)

    def _begin(self, table: Table, seat: int) -> None:
        """Another table, or another seat's eyes, or something seldom."""
        self.table, self.seat, self.bonus = table, seat, table.bonus
        self.pieces = [b""] * (PLAYER + PLAYER_PIECES * table.seats + 1)
        self.pieces[SETTINGS] = observation_pieces.settings(table)
        self.pieces[PILES] = observation_pieces.piles(table, seat)
        self.pieces[-1] = observation_pieces.NO_PLAYER * (MAX_SEATS - table.seats)
        coming = _coming(table)
        for plot in range(1, PLOTS + 1):
            self._see_plot(table, plot, seat, coming[plot])
        self._see_players(table, seat)
        self._remember(table)

    def _more_happened(self, table: Table) -> bool:
        return (
            table.plot != self.plot
            or table.duels != self.duels
            or table.knowledge.count != self.learned
            or table.taken is not self.taken
            or rights(table) is not self.rights
            or table.owner != self.owner
        )

    def _remember(self, table: Table) -> None:
        self.plot, self.turned = table.plot, table.turned
        self.duels, self.learned = table.duels, table.knowledge.count
        self.taken, self.rights = table.taken, rights(table)
        self.known = table.knowledge.known[:]
        self.owner = table.owner[:]

    def _see_turn(self, table: Table, seat: int) -> None:
        """The turn, and what each bid changes."""
        found, seats = self.pieces, table.seats
        if table.over:
            found[OVER] = pieces.BYTE[1]
            found[QUESTION] = observation_pieces.QUESTION[-1]
        else:
            found[OVER] = pieces.BYTE[0]
            found[QUESTION] = observation_pieces.QUESTION[table.frames.kind() - FIRST_QUESTION]
        found[TO_MOVE] = observation_pieces.ORDER[(table.to_move - seat) % seats]
        found[TURN] = pieces.BYTE[table.turned]
        found[FIRST] = observation_pieces.ORDER[(table.first - seat) % seats]
        found[BID] = pieces.BYTE[min(table.bid, MAX_ENTRY)]
        found[BIDDER] = observation_pieces.order(table.bidder, seat, seats)
        found[SALOON] = pieces.BYTE[min(tips(table), MAX_ENTRY)]
        found[SALOON_FOR_BUYER] = pieces.BYTE[min(table.saloon, MAX_ENTRY)]
        found[TRAIN] = observation_pieces.SQUARE[max(table.rail, -1)]
        found[BOAT] = observation_pieces.SQUARE[max(table.river, -1)]
        for player in range(seats):
            at = PLAYER + PLAYER_PIECES * ((player - seat) % seats)
            found[at + AUCTION] = observation_pieces.auction(table, player, seat)

    def _see_land(self, table: Table, seat: int) -> None:
        """The plots of which something changed, and the piles."""
        known = table.knowledge.known
        coming = _coming(table)
        turned = table.order[self.turned : table.turned]
        for plot in range(1, PLOTS + 1):
            card = card_place(table, plot)
            if (
                plot == table.plot
                or plot == self.plot
                or plot in turned
                or table.owner[plot] != self.owner[plot]
                or known[BONUS_PLACE + plot] != self.known[BONUS_PLACE + plot]
                or (card >= 0 and known[card] != self.known[card])
            ):
                self._see_plot(table, plot, seat, coming[plot])
        if table.taken is not self.taken:
            self.pieces[PILES] = observation_pieces.piles(table, seat)

    def _see_plot(self, table: Table, plot: int, seat: int, to_come: bool) -> None:
        found, knowledge = self.pieces, table.knowledge
        at = PLOT + PLOT_PIECES * (plot - 1)
        found[at + LAND] = observation_pieces.land(table, plot, seat, to_come)
        found[at + TOKEN] = observation_pieces.TOKEN[
            table.bonus[plot] if knowledge.public(BONUS_PLACE + plot) else -1
        ]
        place = card_place(table, plot)
        if place < 0:
            found[at + CARD] = observation_pieces.NO_CARD
            return
        knows = knowledge.knows(seat, place)
        found[at + CARD] = observation_pieces.CARD[
            (4 if place == RANCH_PLACE else 0) + (2 if knowledge.public(place) else 0) + (1 if knows else 0)
        ]
        found[at + CARD_NOTES] = pieces.BYTE[min(card_amount(table, place), MAX_ENTRY) if knows else 0]

    def _see_players(self, table: Table, seat: int) -> None:
        """What no bid changes."""
        found, seats = self.pieces, table.seats
        for player in range(seats):
            at = PLAYER + PLAYER_PIECES * ((player - seat) % seats)
            found[at + PROPERTY] = observation_pieces.property_of(table, player)
            found[at + SECRETS] = observation_pieces.secrets(table, player, seat)
            found[at + MAY_CLAIM] = observation_pieces.may_claim(table, player)


def _coming(table: Table) -> list[bool]:
    """By plot: is it still to come up for sale?"""
    coming = [False] * (PLOTS + 1)
    for index in range(table.turned, len(table.order)):
        coming[table.order[index]] = True
    return coming
