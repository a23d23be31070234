"""The table: everything on it, as plain numbers. The rules, in the other modules, work on this."""

from typing import Final

from trailboss.core.contract import GameConfig
from trailboss.core.frames import FrameStack
from trailboss.core.knowledge import Knowledge
from trailboss.core.rng import Rng
from trailboss.games.winchester.components.cards import MINE_PLACES, PLOTS
from trailboss.games.winchester.components.map import Map
from trailboss.games.winchester.state.state_fields import StateFields

NOBODY: Final = -1

NOWHERE: Final = -1
"""The square of a vehicle that has not been placed yet (WIN-S-6)."""

# How shared objectives are claimed (WIN-O-12).
AUTOMATIC: Final = 0
PROMPTED: Final = 1
MANUAL: Final = 2

# Places of hidden things, as numbered by `Knowledge`.
SECRET_PLACE: Final = 0  # + seat * 2 + 0 or 1  (WIN-B-9: two fixed places before their owner)
MINE_PLACE: Final = 10  # + 0, 1, 2 for plots 3, 4, 5
RANCH_PLACE: Final = MINE_PLACE + MINE_PLACES
BONUS_PLACE: Final = RANCH_PLACE + 1  # + plot; 0 stands for the unused entry of lists by plot
ORDER_PLACE: Final = BONUS_PLACE + PLOTS + 1  # + index into `order`
PLACES: Final = ORDER_PLACE + PLOTS


class Table(StateFields):
    """The state without its rules. What is on it is declared in `fields.py`."""

    def __init__(
        self,
        config: GameConfig,
        rng: Rng,
        frames: FrameStack,
        knowledge: Knowledge,
        history: list[int],
        to_move: int,
        over: bool,
        board: Map,
        claims: int,
        limited: bool,
        any_time: bool,
        touching: bool,
    ) -> None:
        super().__init__(config, rng, frames, knowledge, history, to_move, over)
        # -- what the table agreed on
        self.board = board
        self.claims = claims
        """Who claims shared objectives: AUTOMATIC, PROMPTED or MANUAL (WIN-O-12)."""
        self.limited = limited
        """Does the bank pay only what it has? (WIN-N-2)"""
        self.any_time = any_time
        """May the high bidder challenge too? (WIN-D-3)"""
        self.touching = touching
        """Does a tie for most plots count all plots that touch, not the largest group? (WIN-E-5)"""

    def plots_of(self, seat: int) -> list[int]:
        """The plots of a seat in rising order."""
        return [plot for plot in range(1, PLOTS + 1) if self.owner[plot] == seat]

    def still_in(self) -> list[int]:
        """The seats that have not passed in this auction."""
        return [seat for seat in range(self.seats) if not self.passed >> seat & 1]

    def has_duel_token(self, seat: int) -> bool:
        return self.duels >> seat & 1 == 1

    def two_left(self) -> bool:
        """Are exactly two in, whether they have bid or not (WIN-D-2)? With two players always (WIN-D-9)."""
        left = ((1 << self.seats) - 1) & ~self.passed
        left &= left - 1  # without the lowest of them
        return left != 0 and left & (left - 1) == 0

    def open_piles(self) -> list[int]:
        """The piles that nobody has taken."""
        return [pile for pile, taker in enumerate(self.taken) if taker == NOBODY]
