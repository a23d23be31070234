"""An observation of Daddy Winchester that is kept up to date: only what changed is written again."""

from trailboss.core.contract import State
from trailboss.games.winchester.components.cards import PLOTS
from trailboss.games.winchester.learn import observation_table as written
from trailboss.games.winchester.questions.bonus import card_place
from trailboss.games.winchester.questions.claims import rights
from trailboss.games.winchester.state.state_fields import NO_NUMBERS
from trailboss.games.winchester.state.table import BONUS_PLACE, Table
from trailboss.lab.observation.observing import Observer, Observing


class WinchesterObserver(Observer):
    """A bid changes only the turn and the auction. The observer remembers what shows that more has
    happened. Lists that a state shares with its copies are replaced when they change, so the same list has
    the same content."""

    def __init__(self, observing: Observing) -> None:
        super().__init__(observing)
        self.out = bytearray(written.SIZE)
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

    def entries(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, Table)
        if state is not self.table or seat != self.seat or state.over or state.bonus is not self.bonus:
            self.out = written.entries(state, seat)
            self.table, self.seat, self.bonus = state, seat, state.bonus
            self._remember(state)
            return self.out
        out, seats = self.out, state.seats
        out[written.GAME_OVER : written.PILE] = written.NO_TURN
        written.write_turn(out, state, seat)
        if self._more_happened(state):
            self._write_land(state, seat)
            self._write_players(state, seat)
            self._remember(state)
        else:
            for player in range(seats):
                written.write_auction(out, written.place_of(player, seat, seats), state, player, seat)
        return out

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

    def _write_land(self, table: Table, seat: int) -> None:
        """The plots of which something changed, and the piles."""
        out, known = self.out, table.knowledge.known
        for plot in range(1, PLOTS + 1):
            card = card_place(table, plot)
            if (
                plot == table.plot
                or plot == self.plot
                or table.owner[plot] != self.owner[plot]
                or known[BONUS_PLACE + plot] != self.known[BONUS_PLACE + plot]
                or (card >= 0 and known[card] != self.known[card])
            ):
                at = written.plot_place(plot)
                out[at : at + written.TO_COME] = written.NO_LAND
                out[at + written.TO_COME + 1 : at + written.PLOT_WIDTH] = written.NO_THINGS
                written.write_plot(out, at, table, plot, seat)
        for index in range(self.turned, table.turned):
            out[written.plot_place(table.order[index]) + written.TO_COME] = 0
        if table.taken is not self.taken:
            written.write_piles(out, table, seat)

    def _write_players(self, table: Table, seat: int) -> None:
        out, seats = self.out, table.seats
        for player in range(seats):
            at = written.place_of(player, seat, seats)
            out[at : at + written.PLAYER_WIDTH] = written.NO_PLAYER
            written.write_auction(out, at, table, player, seat)
            written.write_player(out, at, table, player, seat)
