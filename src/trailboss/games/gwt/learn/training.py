"""What is learned of Great Western Trail: the points that a ranch will end with."""

from hashlib import sha256
from typing import Final

from trailboss.core.contract import State
from trailboss.core.rng import Rng
from trailboss.games.gwt.bots.drover.weights import WEIGHTS
from trailboss.games.gwt.bots.search.features import FEATURES, features
from trailboss.games.gwt.rules.scoring import CATEGORIES
from trailboss.games.gwt.state.table import Table
from trailboss.lab.learning.training_tasks import TrainingTask


def _ranch(state: State, seat: int) -> list[float]:
    assert isinstance(state, Table)
    return features(state, seat)


def _rancher_to_move(state: State) -> int:
    return state.to_move


def _points(state: State) -> list[float]:
    return [float(score.total) for score in state.scores()]


def _a_turn(chance: Rng, seats: int) -> int:
    return chance.below(26) * seats


def _task(game: str) -> TrainingTask:
    mark = sha256(repr(tuple(WEIGHTS)).encode()).hexdigest()[:12]
    seats = (2, 2, 2, 3, 3, 4)
    return TrainingTask(
        game,
        seats,
        "drover",
        mark,
        _a_turn,
        FEATURES,
        CATEGORIES,
        _ranch,
        _rancher_to_move,
        _points,
        greedy=True,
    )


TRAINING_TASKS: Final = {game: _task(game) for game in ("gwt1", "gwt2")}
