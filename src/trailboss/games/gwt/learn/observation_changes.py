"""An observation of Great Western Trail that is kept up to date: only what changed is written again."""

from trailboss.core.contract import State
from trailboss.games.gwt.components import tiles as tile_kinds
from trailboss.games.gwt.components.cattle import FIRST_OBJECTIVE
from trailboss.games.gwt.components.job_market import ROWS
from trailboss.games.gwt.learn import observation_table as written
from trailboss.games.gwt.questions.kansas_city import deliveries_without_disc
from trailboss.games.gwt.questions.tiles import tiles_out_of_the_game
from trailboss.games.gwt.state.state_fields import NO_LISTS, NO_NUMBERS
from trailboss.games.gwt.state.table import NOBODY, Table
from trailboss.lab.observation.observing import Observer, Observing
from trailboss.lab.observation.plan import MOST


class GwtObserver(Observer):
    """Lists that a state shares with its copies are replaced when they change, never altered. So the
    observer acts as a copy: it holds those lists, and one that is still the same object has not changed.
    Of lists that a state alters, it keeps copies."""

    def __init__(self, observing: Observing) -> None:
        super().__init__(observing)
        self.out = bytearray(written.SIZE)
        self.table: Table | None = None
        self.seat = 0
        # the turn
        self.to_move = 0
        self.ending = NOBODY
        self.question = 0
        # what all share
        self.job_row = 0
        self.job_filled = 0
        self.jobs = NO_NUMBERS
        self.foresight = NO_NUMBERS
        self.supply = NO_LISTS
        self.cattle = NO_NUMBERS
        self.cattle_stack = NO_NUMBERS
        self.simmental = NO_NUMBERS
        self.display = NO_NUMBERS
        self.objectives = NO_NUMBERS
        self.master_at = NO_NUMBERS
        self.stationed = NO_NUMBERS
        self.removed = NO_NUMBERS
        self.tiles_gone = NO_NUMBERS
        self.tile = NO_NUMBERS
        # by rancher
        self.engine = NO_NUMBERS
        self.certificates = NO_NUMBERS
        self.tokens = NO_NUMBERS
        self.discs = NO_NUMBERS
        self.stock = NO_NUMBERS
        self.taken = NO_NUMBERS
        self.stations = NO_NUMBERS
        self.cities = NO_NUMBERS
        self.without_disc = NO_NUMBERS
        self.masters = NO_NUMBERS
        self.played_objectives = NO_LISTS
        self.money = NO_NUMBERS
        self.herder = NO_NUMBERS
        self.workers = NO_NUMBERS
        self.hand = NO_LISTS
        self.stack = NO_LISTS
        self.pile = NO_LISTS
        self.unseen = NO_LISTS

    def entries(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, Table)
        if state is not self.table or seat != self.seat or state.over or state.sam is not None:
            self._write_all(state, seat)
        else:
            self._write_turn(state, seat)
            self._write_market(state)
            if state.tile is not self.tile:
                written.write_trail(self.out, state.tile, self.tile, state.ranchers, seat)
                self.tile = state.tile
            self._write_boards(state, seat)
            self._write_deliveries(state, seat)
            self._write_figures(state, seat)
            self._write_cards(state, seat)
        state.owned = 0
        return self.out

    def _write_all(self, table: Table, seat: int) -> None:
        self.out = written.entries(table, seat)
        self.table, self.seat = table, seat
        self.to_move, self.ending = table.to_move, table.ending
        self.question = 0 if table.over else table.frames.kind()
        self.job_row, self.job_filled = table.job_row, table.job_filled
        self.jobs, self.foresight, self.supply = table.jobs, table.foresight, table.supply
        self.cattle, self.cattle_stack = table.cattle, table.cattle_stack
        self.simmental, self.display, self.objectives = table.simmental, table.display, table.objectives
        self.master_at, self.stationed = table.master_at, table.stationed
        self.removed, self.tiles_gone = table.removed, tiles_out_of_the_game(table)
        self.tile = table.tile
        self.engine, self.certificates, self.tokens = table.engine, table.certificates, table.tokens
        self.discs, self.stock, self.taken = table.discs, table.stock, table.taken
        self.stations, self.cities = table.stations, table.cities
        self.without_disc, self.masters = deliveries_without_disc(table), table.masters
        self.played_objectives = table.played_objectives
        self.money, self.herder, self.workers = table.money[:], table.herder[:], table.workers[:]
        self.hand = [cards[:] for cards in table.hand]
        self.stack = [cards[:] for cards in table.stack]
        self.pile = [cards[:] for cards in table.pile]
        self.unseen = table.unseen

    def _write_turn(self, table: Table, seat: int) -> None:
        out, ranchers = self.out, table.ranchers
        if table.to_move != self.to_move:
            out[written.GAME_TO_MOVE + (self.to_move - seat) % ranchers] = 0
            out[written.GAME_TO_MOVE + (table.to_move - seat) % ranchers] = 1
            self.to_move = table.to_move
        if table.ending != self.ending:  # the token is never given back
            out[written.GAME_JOB_TOKEN + (table.ending - seat) % ranchers] = 1
            self.ending = table.ending
        question = table.frames.kind()
        if question != self.question:
            out[written.GAME_QUESTION + written.QUESTION_ENTRY[self.question]] = 0
            out[written.GAME_QUESTION + written.QUESTION_ENTRY[question]] = 1
            self.question = question

    def _write_market(self, table: Table) -> None:
        """What all share besides the trail."""
        out = self.out
        if table.job_row != self.job_row or table.job_filled != self.job_filled:
            if self.job_row < ROWS:
                out[written.GAME_JOB_ROW + self.job_row] = 0
            self.job_row, self.job_filled = table.job_row, table.job_filled
            written.write_job_token(out, table)
        if table.jobs is not self.jobs:
            written.write_numbers(out, written.JOB, table.jobs, self.jobs)
            self.jobs = table.jobs
        if table.foresight is not self.foresight:
            at = written.FORESIGHT - tile_kinds.FIRST_HAZARD
            written.write_tiles(out, at, written.FORESIGHT_WIDTH, table.foresight, self.foresight)
            self.foresight = table.foresight
        if (
            table.supply is not self.supply
            or table.cattle_stack is not self.cattle_stack
            or table.objectives is not self.objectives
        ):
            written.write_stacks(out, table)
            self.supply, self.cattle_stack = table.supply, table.cattle_stack
            self.objectives = table.objectives
        if table.cattle is not self.cattle:
            written.write_numbers(out, written.GAME_CATTLE, table.cattle, self.cattle)
            self.cattle = table.cattle
        if table.simmental is not self.simmental:
            written.write_numbers(out, written.GAME_SIMMENTAL, table.simmental, self.simmental)
            self.simmental = table.simmental
        if table.display is not self.display:
            at = written.GAME_DISPLAY - FIRST_OBJECTIVE
            written.write_counts(out, at, table.display, self.display)
            self.display = table.display
        if table.master_at is not self.master_at:
            written.write_masters(out, table.master_at, self.master_at)
            self.master_at = table.master_at
        if table.stationed is not self.stationed:
            written.write_numbers(out, written.GAME_STATIONED, table.stationed, self.stationed)
            self.stationed = table.stationed
        if table.removed is not self.removed:
            written.write_counts(out, written.GAME_REMOVED, table.removed, self.removed)
            self.removed = table.removed
        if tiles_out_of_the_game(table) is not self.tiles_gone:
            at = written.GAME_AWAY - tile_kinds.FIRST_HAZARD
            written.write_counts(out, at, tiles_out_of_the_game(table), self.tiles_gone)
            self.tiles_gone = tiles_out_of_the_game(table)

    def _write_boards(self, table: Table, seat: int) -> None:
        """Engines and what is on the ranchers' boards."""
        out, ranchers = self.out, table.ranchers
        if table.engine is not self.engine:
            for rancher in changed(table.engine, self.engine, ranchers):
                written.write_engine(out, written.place_of(rancher, seat, ranchers), table, rancher)
            self.engine = table.engine
        if table.certificates is not self.certificates:
            for rancher in changed(table.certificates, self.certificates, ranchers):
                at = written.place_of(rancher, seat, ranchers)
                out[at + written.CERTIFICATES] = table.certificate_value(rancher)
            self.certificates = table.certificates
        if table.tokens is not self.tokens:
            for rancher in changed(table.tokens, self.tokens, ranchers):
                at = written.place_of(rancher, seat, ranchers)
                out[at + written.TOKENS] = min(table.tokens[rancher], MOST)
            self.tokens = table.tokens
        if table.discs is not self.discs:
            for rancher in changed(table.discs, self.discs, ranchers):
                written.write_discs(out, written.place_of(rancher, seat, ranchers), table, rancher)
            self.discs = table.discs
        if table.stock is not self.stock:
            for rancher in changed(table.stock, self.stock, ranchers):
                written.write_stock(out, written.place_of(rancher, seat, ranchers), table, rancher)
            self.stock = table.stock
        if table.taken is not self.taken:
            for rancher in range(ranchers):
                written.write_taken(out, written.place_of(rancher, seat, ranchers), table, rancher)
            self.taken = table.taken

    def _write_deliveries(self, table: Table, seat: int) -> None:
        """Discs at stations and cities, station masters and objectives."""
        out, ranchers = self.out, table.ranchers
        if table.stations is not self.stations:
            for rancher in changed(table.stations, self.stations, ranchers):
                written.write_stations(out, written.place_of(rancher, seat, ranchers), table, rancher)
            self.stations = table.stations
        if table.cities is not self.cities:
            for rancher in range(ranchers):
                written.write_cities(out, written.place_of(rancher, seat, ranchers), table, rancher)
            self.cities = table.cities
        if deliveries_without_disc(table) is not self.without_disc:
            for rancher in changed(deliveries_without_disc(table), self.without_disc, ranchers):
                at = written.place_of(rancher, seat, ranchers)
                out[at + written.STAND_INS] = min(deliveries_without_disc(table)[rancher], MOST)
            self.without_disc = deliveries_without_disc(table)
        if table.masters is not self.masters:
            for rancher in changed(table.masters, self.masters, ranchers):
                written.write_own_masters(out, written.place_of(rancher, seat, ranchers), table, rancher)
            self.masters = table.masters
        if table.played_objectives is not self.played_objectives:
            for rancher in range(ranchers):
                written.write_objectives(out, written.place_of(rancher, seat, ranchers), table, rancher)
            self.played_objectives = table.played_objectives

    def _write_figures(self, table: Table, seat: int) -> None:
        """For all ranchers: money, place of the herder, workers."""
        out, ranchers = self.out, table.ranchers
        if table.money != self.money:
            for rancher in changed(table.money, self.money, ranchers):
                written.write_money(out, written.place_of(rancher, seat, ranchers), table, rancher)
            self.money = table.money[:]
        if table.herder != self.herder:
            for rancher in changed(table.herder, self.herder, ranchers):
                written.write_herder(out, written.place_of(rancher, seat, ranchers), table, rancher)
            self.herder = table.herder[:]
        if table.workers != self.workers:
            for rancher in range(ranchers):
                written.write_workers(out, written.place_of(rancher, seat, ranchers), table, rancher)
            self.workers = table.workers[:]

    def _write_cards(self, table: Table, seat: int) -> None:
        out = self.out
        shown = table.unseen is not self.unseen
        self.unseen = table.unseen
        for rancher in range(table.ranchers):
            hand, stack, pile = table.hand[rancher], table.stack[rancher], table.pile[rancher]
            other_hand = hand != self.hand[rancher]
            if not (shown or other_hand or stack != self.stack[rancher] or pile != self.pile[rancher]):
                continue
            at = written.place_of(rancher, seat, table.ranchers)
            written.write_cards(out, at, table, rancher, seat)
            if other_hand:
                if rancher == seat:
                    written.write_hand(out, hand)
                self.hand[rancher] = hand[:]
            self.stack[rancher], self.pile[rancher] = stack[:], pile[:]


def changed(figures: list[int], before: list[int], ranchers: int) -> list[int]:
    """Whose figures are not what they were before."""
    return [rancher for rancher in range(ranchers) if figures[rancher] != before[rancher]]
