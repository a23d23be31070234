"""A drover whose weights change in the course of a game."""

import math
from typing import Final

from trailboss.core.contract import State
from trailboss.games.gwt.bots.drover import Drover
from trailboss.games.gwt.bots.drover.drover_view import spaces_to_fill
from trailboss.games.gwt.bots.drover.weights import Phases, Weights
from trailboss.games.gwt.components.job_market import COLUMNS, ROWS, SETUP_WORKERS
from trailboss.games.gwt.state.table import Table

STAGES: Final = 21
"""Two players fill this many spaces of the job market, so their weights change with each of them."""


class PhasedDrover(Drover):
    """Its weights move from the early ones to the late ones as the job market fills up."""

    def __init__(self, phases: Phases, seed: int = 0) -> None:
        super().__init__(seed)
        self._stages = [_between(phases, stage / STAGES) for stage in range(STAGES + 1)]

    def choose(self, state: State, seat: int) -> int:
        self.weights = self._now(state)
        return super().choose(state, seat)

    def ranked(self, state: State, seat: int, moves: list[int]) -> list[int]:
        self.weights = self._now(state)
        return super().ranked(state, seat, moves)

    def _now(self, state: State) -> Weights:
        """The weights at this point of the game."""
        assert isinstance(state, Table)
        at_first = ROWS * COLUMNS[state.ranchers] - SETUP_WORKERS[state.ranchers]
        return self._stages[STAGES - round(STAGES * max(0, spaces_to_fill(state)) / at_first)]


def _between(phases: Phases, progress: float) -> Weights:
    """The weights at some point between the early ones (0) and the late ones (1)."""
    return Weights._make(
        [_mixed(early, late, progress) for early, late in zip(phases.early, phases.late, strict=True)]
    )


def _mixed(early: object, late: object, progress: float) -> object:
    """Between two weights, or two rows of weights, in the same proportion everywhere."""
    if isinstance(early, tuple) and isinstance(late, tuple):
        return tuple([_mixed(one, other, progress) for one, other in zip(early, late, strict=True)])
    assert isinstance(early, float)
    assert isinstance(late, float)
    return math.exp((1.0 - progress) * math.log(early) + progress * math.log(late))
