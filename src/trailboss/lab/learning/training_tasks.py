"""Training tasks: what is learned about a game. Games name theirs in their manifests (`training`).

Features are taken from the table as it lies. Those of a seat rest on what that seat may know: its own cards
and what is open, nothing of the order of a stack. Search takes them from determinizations, in which the
cards of the others are resampled, so it may look at theirs as well; in training, the true table is one such
sample.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from trailboss.bots.search.adapter import adapter_for
from trailboss.core.contract import State
from trailboss.core.errors import TrailbossError
from trailboss.core.manifest import all_parts
from trailboss.core.rng import Rng


class Exploration(Protocol):
    """Bad play in one game."""

    def move(self, state: State) -> int | None:
        """The bad move to play; None to leave the decision to the policy."""


class TrainingTask(NamedTuple):
    """What is learned of one game."""

    game: str
    seats: tuple[int, ...]
    """How many sit at the table, in turn from game to game."""
    policy: str
    """Who plays."""
    mark: str
    """Identifies everything that decides how the policy plays: games of different policies are not mixed."""
    proper: Callable[[Rng, int], int]
    """Draws the turn from which the policy plays properly, for this number of seats."""
    features: int
    """How many features a seat has."""
    categories: tuple[str, ...]
    """The scoring categories that are forecast as well."""
    of: Callable[[State, int], list[float]]
    """The features of a seat."""
    moment: Callable[[State], int]
    """A number that changes with every turn."""
    ends: Callable[[State], list[float]]
    """By seat: what is predicted from the features, once the game is over."""
    contest: bool = False
    """Is it predicted who wins? Then the features of all seats are weighed against each other."""
    exploration: Callable[[Rng], Exploration] | None = None
    """How the policy plays badly on purpose; without, some of its decisions are left to chance."""
    greedy: bool = False
    """Can a second forecast be learned after a first one?"""

    def points(self, state: State) -> list[list[float]]:
        """By seat: its points by category as if the game ended now."""
        found = adapter_for(self.game, 0).points(state)
        return [[parts.get(name, 0.0) for name in self.categories] for parts in found[: state.seats]]


def training_tasks() -> dict[str, TrainingTask]:
    """What can be learned, by game."""
    return {game: task for tasks in all_parts("training") for game, task in tasks.items()}


def task_of(game: str) -> TrainingTask:
    """The task of a game."""
    found = training_tasks().get(game)
    if found is None:
        raise TrailbossError("lab.train.no_task", game=game, games=list(training_tasks()))
    return found
