"""An observation of Daddy Winchester that is kept up to date: bids write only what an auction changes."""

from trailboss.core.contract import State
from trailboss.games.winchester.learn import observation_table as written
from trailboss.games.winchester.state.state_fields import NO_NUMBERS
from trailboss.games.winchester.state.table import Table
from trailboss.lab.observation.observing import Observer, Observing


class WinchesterObserver(Observer):
    """Remembers what shows that more happened than a bid. Lists that a state shares with its copies are
    replaced when they change, so the same list says the same."""

    def __init__(self, observing: Observing) -> None:
        super().__init__(observing)
        self.out = bytearray(written.SIZE)
        self.table: Table | None = None
        self.seat = 0
        self.plot = 0
        self.duels = 0
        self.learned = 0
        self.owner = NO_NUMBERS
        self.taken = NO_NUMBERS
        self.rights = NO_NUMBERS

    def entries(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, Table)
        if state is not self.table or seat != self.seat or state.over or self._more_happened(state):
            self._write_all(state, seat)
        else:
            out, seats = self.out, state.seats
            out[written.GAME_OVER : written.PILE] = written.NO_TURN
            written.write_turn(out, state, seat)
            for player in range(seats):
                written.write_auction(out, written.place_of(player, seat, seats), state, player, seat)
        return self.out

    def _more_happened(self, table: Table) -> bool:
        return (
            table.plot != self.plot
            or table.duels != self.duels
            or table.knowledge.count != self.learned
            or table.taken is not self.taken
            or table.rights is not self.rights
            or table.owner != self.owner
        )

    def _write_all(self, table: Table, seat: int) -> None:
        self.out = written.entries(table, seat)
        self.table, self.seat = table, seat
        self.plot, self.duels, self.learned = table.plot, table.duels, table.knowledge.count
        self.taken, self.rights = table.taken, table.rights
        self.owner = table.owner[:]
