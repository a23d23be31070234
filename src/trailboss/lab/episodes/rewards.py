"""What an episode is worth: rewards at the end, shaping on the way, and when it is cut short."""

from collections.abc import Callable
from typing import Final, NamedTuple

from trailboss.core.contract import State
from trailboss.core.errors import BadOption

Reward = Callable[[State], list[float]]

POINTS: Final = 100
"""The lead in points that gives a reward of 1."""
LOST: Final = -1.0
"""The reward for an illegal move."""


def shares(state: State) -> list[float]:
    """By seat: its share of the win; tied winners divide it."""
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


def win(state: State) -> list[float]:
    """1 for winning alone, -1 / (players - 1) for losing, so that the sum is 0.

    An opponent without a seat, such as Sam, counts as a player.
    """
    players = len(state.scores())
    return [(players * share - 1) / (players - 1) for share in shares(state)]


def points(state: State) -> list[float]:
    """The lead over the others' mean, in hundreds of points; all together get 0."""
    totals = [score.total for score in state.scores()]
    others = len(totals) - 1
    return [(total - (sum(totals) - total) / others) / POINTS for total in totals[: state.seats]]


def potential(state: State, seat: int) -> float:
    """The potential for shaping: the seat's own points as if the game ended now, in hundreds; 0 at the end.

    A seat knows its own points, so shaping reveals nothing hidden.
    """
    return 0.0 if state.over else state.scores()[seat].total / POINTS


REWARDS: Final[dict[str, Reward]] = {"win": win, "points": points}
ILLEGAL: Final = ("lose", "raise")


class Terms(NamedTuple):
    """The rules of an episode. `checked` validates them."""

    reward: str = "win"
    illegal: str = "lose"
    shaping: float | None = None
    """The learner's discount; None for no shaping."""
    max_decisions: int | None = None
    """The episode is truncated after this many; None for no limit."""

    def checked(self) -> "Terms":
        """These terms; raises `BadOption` if they are invalid."""
        for name, given, choices in (
            ("reward", self.reward, list(REWARDS)),
            ("illegal", self.illegal, list(ILLEGAL)),
        ):
            if given not in choices:
                raise BadOption("env.choice", name=name, given=given, choices=choices)
        if self.shaping is not None and not 0 < self.shaping <= 1:
            raise BadOption("env.shaping", given=self.shaping)
        if self.max_decisions is not None and self.max_decisions < 1:
            raise BadOption("env.max_decisions", given=self.max_decisions)
        return self
