"""The data a policy learns from: features of the moves that search tried, and their advantages.

Computed from the records of the games, so that a change of features needs no new games.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from trailboss.bots.policy.network import MoveFeatures
from trailboss.bots.policy.task import Describe
from trailboss.core.contract import registered
from trailboss.core.errors import TrailbossError
from trailboss.lab.policy.trials import SHARDS, Game


class Dataset(NamedTuple):
    """Decisions, and the moves compared at them. The first move of a decision is the policy's."""

    game: NDArray[np.int32]
    """By decision: the number of its game."""
    position: NDArray[np.float32]
    """By decision: the features of the position."""
    decision: NDArray[np.int32]
    """By move: its decision."""
    numbers: NDArray[np.int32]
    """By move: its features, as many as any move has ..."""
    values: NDArray[np.float32]
    """... and their values, 0 for none."""
    advantage: NDArray[np.float32]
    """By move: how much better than the policy's move it turned out."""

    def of_games(self, chosen: NDArray[np.bool_]) -> "Dataset":
        """The decisions of some games, by decision."""
        number = np.cumsum(chosen) - 1
        rows = chosen[self.decision]
        return Dataset(
            self.game[chosen],
            self.position[chosen],
            number[self.decision[rows]].astype(np.int32),
            self.numbers[rows],
            self.values[rows],
            self.advantage[rows],
        )


def games_in(folder: Path, shards: Iterable[int]) -> list[Game]:
    """The games of these shards."""
    found: list[Game] = []
    for number in shards:
        path = SHARDS.path(folder, number)
        try:
            found += [Game.read(line) for line in path.read_text(encoding="utf-8").splitlines()]
        except (ValueError, TypeError) as error:
            raise TrailbossError("lab.train.damaged", file=str(path)) from error
    return found


def dataset(games: Iterable[Game], describe: Describe) -> Dataset:
    """Replay the games and describe what was compared."""
    game_of: list[int] = []
    position: list[list[float]] = []
    decision_of: list[int] = []
    described: list[MoveFeatures] = []
    advantage: list[float] = []
    for number, game in enumerate(games):
        table = game.table
        state = registered(table.game).start(table.seats, game.seed, **table.options)
        ply = 0
        for decision in game.decisions:
            while ply < decision.ply:
                state.play(game.moves[ply])
                ply += 1
            tried = [decision.favourite, *[move for move, _ in decision.found]]
            features, of_moves = describe(state, state.to_move, tried)
            decision_of += [len(position)] * len(tried)
            position.append(features)
            game_of.append(number)
            described += of_moves
            advantage += [0.0, *[gain for _, gain in decision.found]]
    width = max((len(move.numbers) for move in described), default=0)
    numbers = np.zeros((len(described), width), np.int32)
    values = np.zeros((len(described), width), np.float32)
    for row, move in enumerate(described):
        count = len(move.numbers)
        numbers[row, :count] = move.numbers
        values[row, :count] = move.values
    return Dataset(
        np.array(game_of, np.int32),
        np.array(position, np.float32),
        np.array(decision_of, np.int32),
        numbers,
        values,
        np.array(advantage, np.float32),
    )
