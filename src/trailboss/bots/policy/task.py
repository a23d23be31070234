"""What a game provides so that a policy can be learned for it."""

from collections.abc import Callable
from typing import NamedTuple

from trailboss.bots.policy.network import MoveFeatures
from trailboss.core.contract import State, Value
from trailboss.core.errors import TrailbossError
from trailboss.core.manifest import module_of, modules, resolve

Describe = Callable[[State, int, list[int]], tuple[list[float], list[MoveFeatures]]]
"""The features of the position for a seat, and of each of these moves; the first names the question."""


class Table(NamedTuple):
    """A kind of table at which games are played."""

    game: str
    seats: int
    options: dict[str, Value]


class PolicyTask(NamedTuple):
    """A policy to be learned, for one game or for several that are alike."""

    name: str
    """What the policy is called."""
    tables: tuple[Table, ...]
    """Where it is learned, in turn from game to game."""
    position_features: int
    move_features: int
    describe: Describe


def task_for(game: str) -> PolicyTask:
    """The task of a game."""
    module = module_of(game)
    found = resolve(module.policy) if module is not None and module.policy else None
    if not isinstance(found, PolicyTask):
        games = [name for name, other in modules().items() if other.policy]
        raise TrailbossError("lab.policy.no_task", game=game, games=games)
    return found
