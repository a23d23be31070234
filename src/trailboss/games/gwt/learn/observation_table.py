"""An observation of Great Western Trail that is kept up to date: only pieces that changed are made again."""

from typing import Final

from trailboss.core.contract import State
from trailboss.games.gwt.components import tiles as tile_kinds
from trailboss.games.gwt.components.buildings import MAX_BUILDINGS
from trailboss.games.gwt.components.cattle import FACES
from trailboss.games.gwt.learn import observation_layout, observation_pieces
from trailboss.games.gwt.questions.kansas_city import deliveries_without_disc
from trailboss.games.gwt.questions.tiles import tiles_out_of_the_game
from trailboss.games.gwt.state.table import NOBODY, Table
from trailboss.lab.observation import pieces
from trailboss.lab.observation.observing import Observer
from trailboss.lab.observation.plan import MAX_ENTRY

SETTINGS: Final = 0
TO_MOVE: Final = 1
FIRST: Final = 2
JOB_TOKEN: Final = 3
QUESTION: Final = 4
SIDES: Final = 5
JOB_TOKEN_PLACE: Final = 6
CATTLE_MARKET: Final = 7
DISPLAY: Final = 8
OBJECTIVE_STACK: Final = 9
STATIONED: Final = 10
REMOVED: Final = 11
REMOVED_TILES: Final = 12
JOBS: Final = 13
FORESIGHT: Final = 14
MASTERS_AT_STATIONS: Final = 15
TRAIL: Final = 16
OWN_HAND: Final = 17
RANCHERS: Final = 18
"""The first rancher's pieces begin here."""
MONEY: Final = 0
HERDER: Final = 1
ENGINE: Final = 2
TRACKS: Final = 3
WORKERS: Final = 4
STOCK: Final = 5
TILES: Final = 6
STATIONS: Final = 7
DELIVERIES: Final = 8
STATION_MASTERS: Final = 9
DECK: Final = 10
OBJECTIVES: Final = 11
PIECES: Final = 12
"""Of a rancher."""

UNKNOWN: Final[list[int]] = [-1]
"""Numbers that nobody has."""
UNKNOWN_LISTS: Final[list[list[int]]] = [UNKNOWN]


class GwtObserver(Observer):
    """Lists that a state shares with its copies are replaced when they change, never altered. So the observer
    acts as a copy: it holds those lists, and one that is still the same has not changed. Of the lists that a
    state alters it keeps copies."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []
        self.table: Table | None = None
        self.seat = 0
        self._forget()

    def _forget(self) -> None:
        """So that everything has changed."""
        # the turn
        self.over = False
        self.to_move = NOBODY
        self.ending = NOBODY
        self.question = 0
        # what all share
        self.job_row = NOBODY
        self.job_filled = NOBODY
        self.jobs = UNKNOWN
        self.foresight = UNKNOWN
        self.supply = UNKNOWN_LISTS
        self.cattle = UNKNOWN
        self.cattle_stack = UNKNOWN
        self.simmental = UNKNOWN
        self.display = UNKNOWN
        self.objectives = UNKNOWN
        self.master_at = UNKNOWN
        self.stationed = UNKNOWN
        self.removed = UNKNOWN
        self.tiles_out = UNKNOWN
        self.tile = UNKNOWN
        # by rancher
        self.engine = UNKNOWN
        self.certificates = UNKNOWN
        self.tokens = UNKNOWN
        self.discs = UNKNOWN
        self.stock = UNKNOWN
        self.taken = UNKNOWN
        self.stations = UNKNOWN
        self.cities = UNKNOWN
        self.without_disc = UNKNOWN
        self.masters = UNKNOWN
        self.played_objectives = UNKNOWN_LISTS
        self.money = UNKNOWN
        self.herder = UNKNOWN
        self.workers = UNKNOWN
        self.hand = UNKNOWN_LISTS
        self.stack = UNKNOWN_LISTS
        self.pile = UNKNOWN_LISTS
        self.unseen = UNKNOWN_LISTS

    def entries(self, state: State, seat: int) -> bytes:
        assert isinstance(state, Table)
        if state is not self.table or seat != self.seat:
            self._begin(state, seat)
        self._see_turn(state, seat)
        self._see_market(state)
        self._see_board(state, seat)
        self._see_boards(state, seat)
        self._see_deliveries(state, seat)
        self._see_figures(state, seat)
        self._see_cards(state, seat)
        if state.sam is not None:
            self.pieces[-1] = observation_pieces.sam(state)
        state.owned = 0
        return b"".join(self.pieces)

    def _begin(self, table: Table, seat: int) -> None:
        """Another table, or another seat's eyes."""
        if self.table is not None:
            self._forget()
        self.table, self.seat = table, seat
        ranchers = table.ranchers
        self.pieces = [b""] * (RANCHERS + PIECES * ranchers + 2)
        self.pieces[SETTINGS] = observation_pieces.settings(table)
        self.pieces[FIRST] = observation_pieces.ORDER[(table.first - seat) % ranchers]
        self.pieces[JOB_TOKEN] = observation_pieces.ORDER[NOBODY]
        self.pieces[SIDES] = observation_pieces.sides(table)
        self.pieces[-2] = observation_pieces.NO_RANCHER * (observation_layout.RANCHERS - ranchers)
        self.pieces[-1] = observation_pieces.NO_SAM
        self.hand = UNKNOWN_LISTS * ranchers
        self.stack = UNKNOWN_LISTS * ranchers
        self.pile = UNKNOWN_LISTS * ranchers

    def _see_turn(self, table: Table, seat: int) -> None:
        found, ranchers = self.pieces, table.ranchers
        if table.to_move != self.to_move or table.over != self.over:
            found[TO_MOVE] = (
                pieces.BYTE[1 if table.over else 0]
                + observation_pieces.ORDER[(table.to_move - seat) % ranchers]
            )
            self.to_move = table.to_move
        if table.ending != self.ending:
            found[JOB_TOKEN] = observation_pieces.ORDER[(table.ending - seat) % ranchers]
            self.ending = table.ending
        if table.over:
            found[QUESTION] = observation_pieces.NO_QUESTION
        else:
            found[QUESTION] = observation_pieces.QUESTION[table.frames.kind()]

    def _see_market(self, table: Table) -> None:
        """What all share besides the trail."""
        found = self.pieces
        if table.job_row != self.job_row or table.job_filled != self.job_filled:
            found[JOB_TOKEN_PLACE] = observation_pieces.job_token(table)
            self.job_row, self.job_filled = table.job_row, table.job_filled
        if (
            table.cattle is not self.cattle
            or table.supply is not self.supply
            or table.cattle_stack is not self.cattle_stack
            or table.simmental is not self.simmental
        ):
            found[CATTLE_MARKET] = observation_pieces.cattle_market(table)
            self.cattle, self.supply = table.cattle, table.supply
            self.cattle_stack, self.simmental = table.cattle_stack, table.simmental
        if table.display is not self.display:
            found[DISPLAY] = observation_pieces.objective_cards(table.display, observation_pieces.OBJECTIVE)
            self.display = table.display
        if table.objectives is not self.objectives:
            found[OBJECTIVE_STACK] = pieces.BYTE[len(table.objectives)]
            self.objectives = table.objectives
        if table.stationed is not self.stationed:
            found[STATIONED] = bytes(table.stationed)
            self.stationed = table.stationed
        if table.removed is not self.removed:
            found[REMOVED] = pieces.counts(table.removed, 0, FACES)
            self.removed = table.removed
        if tiles_out_of_the_game(table) is not self.tiles_out:
            self.tiles_out = tiles_out_of_the_game(table)
            found[REMOVED_TILES] = pieces.counts(
                self.tiles_out, tile_kinds.FIRST_HAZARD, observation_pieces.SUPPLY_TILES
            )
        if table.jobs is not self.jobs:
            found[JOBS] = bytes(table.jobs)
            self.jobs = table.jobs

    def _see_board(self, table: Table, seat: int) -> None:
        """What lies on the board."""
        found = self.pieces
        if table.foresight is not self.foresight:
            found[FORESIGHT] = observation_pieces.foresight(table)
            self.foresight = table.foresight
        if table.master_at is not self.master_at:
            found[MASTERS_AT_STATIONS] = observation_pieces.masters_at_stations(table)
            self.master_at = table.master_at
        if table.tile is not self.tile:
            found[TRAIL] = observation_pieces.trail(table, seat)
            self.tile = table.tile

    def _see_boards(self, table: Table, seat: int) -> None:
        """Engines and what lies on the ranchers' boards."""
        found, ranchers = self.pieces, table.ranchers
        if table.engine is not self.engine:
            for rancher in range(ranchers):
                at = place_of(rancher, seat, ranchers)
                found[at + ENGINE] = observation_pieces.ENGINE[table.engine[rancher]]
            self.engine = table.engine
        if (
            table.certificates is not self.certificates
            or table.tokens is not self.tokens
            or table.discs is not self.discs
        ):
            for rancher in range(ranchers):
                at = place_of(rancher, seat, ranchers)
                found[at + TRACKS] = observation_pieces.tracks(table, rancher)
            self.certificates, self.tokens, self.discs = table.certificates, table.tokens, table.discs
        if table.stock is not self.stock:
            for rancher in range(ranchers):
                at = place_of(rancher, seat, ranchers)
                found[at + STOCK] = observation_pieces.marked(table.stock[rancher] >> 1, MAX_BUILDINGS)
            self.stock = table.stock
        if table.taken is not self.taken:
            for rancher in range(ranchers):
                at = place_of(rancher, seat, ranchers)
                found[at + TILES] = observation_pieces.tiles_taken(table, rancher)
            self.taken = table.taken

    def _see_deliveries(self, table: Table, seat: int) -> None:
        """Discs at stations and cities, station masters and objectives."""
        found, ranchers = self.pieces, table.ranchers
        if table.stations is not self.stations:
            for rancher in range(ranchers):
                at = place_of(rancher, seat, ranchers)
                mask = table.stations[rancher]
                found[at + STATIONS] = observation_pieces.marked(mask, observation_pieces.STATIONS)
            self.stations = table.stations
        if table.cities is not self.cities or deliveries_without_disc(table) is not self.without_disc:
            for rancher in range(ranchers):
                at = place_of(rancher, seat, ranchers)
                found[at + DELIVERIES] = observation_pieces.deliveries(table, rancher)
            self.cities, self.without_disc = table.cities, deliveries_without_disc(table)
        if table.masters is not self.masters:
            for rancher in range(ranchers):
                at = place_of(rancher, seat, ranchers)
                mask = table.masters[rancher]
                found[at + STATION_MASTERS] = observation_pieces.marked(
                    mask, observation_pieces.STATION_MASTERS
                )
            self.masters = table.masters
        if table.played_objectives is not self.played_objectives:
            for rancher in range(ranchers):
                at = place_of(rancher, seat, ranchers)
                found[at + OBJECTIVES] = observation_pieces.objectives(table, rancher)
            self.played_objectives = table.played_objectives

    def _see_figures(self, table: Table, seat: int) -> None:
        """Money, where the herders stand, workers."""
        found, ranchers = self.pieces, table.ranchers
        if table.money != self.money:
            for rancher in range(ranchers):
                at = place_of(rancher, seat, ranchers)
                found[at + MONEY] = observation_pieces.MONEY[min(table.money[rancher], MAX_ENTRY)]
            self.money = table.money[:]
        if table.herder != self.herder:
            for rancher in range(ranchers):
                at = place_of(rancher, seat, ranchers)
                found[at + HERDER] = observation_pieces.HERDER[table.herder[rancher]]
            self.herder = table.herder[:]
        if table.workers != self.workers:
            for rancher in range(ranchers):
                at = place_of(rancher, seat, ranchers)
                found[at + WORKERS] = observation_pieces.workers(table, rancher)
            self.workers = table.workers[:]

    def _see_cards(self, table: Table, seat: int) -> None:
        shown = table.unseen is not self.unseen or table.over != self.over
        self.unseen, self.over = table.unseen, table.over
        for rancher in range(table.ranchers):
            hand, stack, pile = table.hand[rancher], table.stack[rancher], table.pile[rancher]
            other_hand = hand != self.hand[rancher]
            if not (shown or other_hand or stack != self.stack[rancher] or pile != self.pile[rancher]):
                continue
            at = place_of(rancher, seat, table.ranchers)
            self.pieces[at + DECK] = observation_pieces.deck(table, rancher, seat)
            if other_hand:
                if rancher == seat:
                    self.pieces[OWN_HAND] = observation_pieces.own_hand(hand)
                self.hand[rancher] = hand[:]
            self.stack[rancher], self.pile[rancher] = stack[:], pile[:]


def place_of(rancher: int, seat: int, ranchers: int) -> int:
    """Where the pieces of a rancher begin."""
    return RANCHERS + PIECES * ((rancher - seat) % ranchers)
