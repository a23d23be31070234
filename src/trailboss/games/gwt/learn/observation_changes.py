"""An observation of Great Western Trail that is kept up to date: only what changed is written again."""

from trailboss.core.contract import State
from trailboss.games.gwt.learn import observation_table as written
from trailboss.games.gwt.state.state_fields import NO_LISTS, NO_NUMBERS
from trailboss.games.gwt.state.table import Table
from trailboss.lab.observation.observing import Observer, Observing


class GwtObserver(Observer):
    """Lists that a state shares with its copies are replaced when they change, never altered. So the observer
    acts as a copy: it holds those lists, and one that is still the same has not changed. Of the lists that a
    state alters it keeps copies."""

    def __init__(self, observing: Observing) -> None:
        super().__init__(observing)
        self.out = bytearray(written.SIZE)
        self.table: Table | None = None
        self.seat = 0
        self.market: list[object] = []
        self.market_token = 0
        self.tile = NO_NUMBERS
        self.boards: list[object] = []
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
            self._write_changes(state, seat)
        state.owned = 0
        return self.out

    def _write_all(self, table: Table, seat: int) -> None:
        self.out = written.entries(table, seat)
        self.table, self.seat = table, seat
        self.market, self.market_token = market_lists(table), market_token(table)
        self.tile = table.tile
        self.boards = board_lists(table)
        self.money, self.herder, self.workers = table.money[:], table.herder[:], table.workers[:]
        self.hand = [cards[:] for cards in table.hand]
        self.stack = [cards[:] for cards in table.stack]
        self.pile = [cards[:] for cards in table.pile]
        self.unseen = table.unseen

    def _write_changes(self, table: Table, seat: int) -> None:
        out = self.out
        out[written.GAME_OVER : written.GAME_SIDE_B] = written.NO_TURN
        written.write_turn(out, table, seat)
        market, token = market_lists(table), market_token(table)
        if token != self.market_token or not same(market, self.market):
            self.market, self.market_token = market, token
            out[written.GAME_JOB_ROW : written.TRAIL] = written.NO_MARKET
            written.write_market(out, table)
        if table.tile is not self.tile:
            self.tile = table.tile
            out[written.TRAIL : written.TRAIL_END] = written.NO_TRAIL
            written.write_trail(out, table.tile, table.ranchers, seat)
        boards = board_lists(table)
        changed = not same(boards, self.boards)
        self.boards = boards
        self._write_figures(table, seat)
        shown = table.unseen is not self.unseen
        self.unseen = table.unseen
        for rancher in range(table.ranchers):
            at = written.place_of(rancher, seat, table.ranchers)
            if changed:
                written.write_board(out, at, table, rancher)
            hand, stack, pile = table.hand[rancher], table.stack[rancher], table.pile[rancher]
            if (
                shown
                or hand != self.hand[rancher]
                or stack != self.stack[rancher]
                or pile != self.pile[rancher]
            ):
                self.hand[rancher], self.stack[rancher], self.pile[rancher] = hand[:], stack[:], pile[:]
                written.write_cards(out, at, table, rancher, seat)
                if rancher == seat:
                    written.write_hand(out, hand)

    def _write_figures(self, table: Table, seat: int) -> None:
        """Of all ranchers: money, where the herder stands, workers."""
        out, ranchers = self.out, table.ranchers
        if table.money != self.money:
            self.money = table.money[:]
            for rancher in range(ranchers):
                written.write_money(out, written.place_of(rancher, seat, ranchers), table, rancher)
        if table.herder != self.herder:
            self.herder = table.herder[:]
            for rancher in range(ranchers):
                written.write_herder(out, written.place_of(rancher, seat, ranchers), table, rancher)
        if table.workers != self.workers:
            self.workers = table.workers[:]
            for rancher in range(ranchers):
                written.write_workers(out, written.place_of(rancher, seat, ranchers), table, rancher)


def same(some: list[object], others: list[object]) -> bool:
    """Are they the same objects?"""
    for index in range(len(some)):
        if some[index] is not others[index]:
            return False
    return True


def market_lists(table: Table) -> list[object]:
    """What `write_market` shows."""
    return [
        table.jobs,
        table.foresight,
        table.supply,
        table.cattle,
        table.cattle_stack,
        table.simmental,
        table.display,
        table.objectives,
        table.master_at,
        table.stationed,
        table.removed,
        table.removed_tiles,
    ]


def market_token(table: Table) -> int:
    """The place of the job market token."""
    return 8 * table.job_row + table.job_filled


def board_lists(table: Table) -> list[object]:
    """What `write_board` shows."""
    return [
        table.engine,
        table.certificates,
        table.tokens,
        table.discs,
        table.stock,
        table.taken,
        table.stations,
        table.cities,
        table.discless_deliveries,
        table.masters,
        table.played_objectives,
    ]
