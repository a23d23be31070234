"""What the end of a game is worth to each seat. Before the end, nothing is worth anything."""

from collections.abc import Callable
from typing import Final

from trailboss.core.contract import State
from trailboss.core.errors import BadOption

Reward = Callable[[State], list[float]]

POINTS: Final = 100
"""A lead of so many points is a reward of 1."""
LOST: Final = -1.0
"""The reward of whoever makes an illegal move."""


def shares(state: State) -> list[float]:
    """By seat: the part of the victory; whoever shares it gets a part."""
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


def win(state: State) -> list[float]:
    """1 for winning alone, -1 / (players - 1) for losing, so that all together get 0.

    An opponent without a seat, such as Sam, is a player too.
    """
    players = len(state.scores())
    return [(players * share - 1) / (players - 1) for share in shares(state)]


def points(state: State) -> list[float]:
    """The lead over the others' mean, in hundreds of points; all together get 0."""
    totals = [score.total for score in state.scores()]
    others = len(totals) - 1
    return [(total - (sum(totals) - total) / others) / POINTS for total in totals[: state.seats]]


REWARDS: Final[dict[str, Reward]] = {"win": win, "points": points}
ILLEGAL: Final = ("lose", "raise")


def chosen(name: str) -> Reward:
    """The reward of that name."""
    if name not in REWARDS:
        raise BadOption("env.choice", name="reward", given=name, choices=list(REWARDS))
    return REWARDS[name]


def check_illegal(name: str) -> str:
    """What happens after an illegal move: one of `ILLEGAL`."""
    if name not in ILLEGAL:
        raise BadOption("env.choice", name="illegal", given=name, choices=list(ILLEGAL))
    return name
