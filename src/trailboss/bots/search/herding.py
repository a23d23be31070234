"""The mind for Great Western Trail: drovers play on, and ranches are judged by what they will end with."""

from trailboss.bots.drover import Drover
from trailboss.bots.search.forecast import FORECASTS
from trailboss.bots.search.mind import Mind, lead, teach
from trailboss.bots.search.outlook import figures
from trailboss.core.contract import State
from trailboss.games.gwt.table import Table
from trailboss.games.gwt.verbs import PHASE_A


class Herding(Mind):
    """Drovers play on; a position is worth what the ranches are expected to end with."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.horizon = 2
        self.caution = 0.3
        self.negligible = 0.04
        self.unit = 4.0
        self._drover = Drover(seed)

    def choose(self, state: State, seat: int) -> int:
        return self._drover.choose(state, seat)

    def ranked(self, state: State, seat: int, moves: list[int]) -> list[int]:
        return self._drover.ranked(state, seat, moves)

    def opens_turn(self, state: State) -> bool:
        return state.agenda.kind() == PHASE_A

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return lead(totals(state), seat)


def totals(table: Table) -> list[float]:
    """What each rancher is expected to have in the end. Sam counts what he has: he is not like the others."""
    if table.over or table.sam is not None:
        scores = [float(score.total) for score in table.scores()]
    else:
        scores = [0.0] * table.ranchers
    if not table.over:
        forecast = FORECASTS[table.game.name]
        for rancher in range(table.ranchers):
            if rancher != 1 or table.sam is None:
                scores[rancher] = forecast.total(figures(table, rancher))
    return scores


teach("gwt1", Herding)
teach("gwt2", Herding)
