"""A policy learned from search: games that follow from the seed, learning that can be stopped."""

from pathlib import Path

import numpy as np
import pytest

from trailboss.bots.policy.network import MoveFeatures, PolicyNetwork
from trailboss.bots.policy.task import Table, task_for
from trailboss.core.contract import State
from trailboss.core.errors import TrailbossError
from trailboss.lab.policy.dataset import Dataset, dataset
from trailboss.lab.policy.training import Learner, Plan
from trailboss.lab.policy.trials import SHARDS, Game, Run, fill, played

TABLE = Table("winchester", 3, {})
FEATURES = 5


class Down:
    """A flag that nobody raises."""

    value = False


class Up:
    value = True


def describe(state: State, seat: int, moves: list[int]) -> tuple[list[float], list[MoveFeatures]]:
    """Just enough features to train on."""
    found: list[MoveFeatures] = []
    for move in moves:
        features = MoveFeatures()
        features.add(move % FEATURES, 1.0)
        found.append(features)
    return [1.0, float(seat)], found


def some_games(count: int) -> list[Game]:
    found = [played(TABLE, 1, number, Down()) for number in range(count)]
    return [game for game in found if game is not None]


def preferences(decisions: int) -> Dataset:
    """Decisions between two moves; the one with feature 1 is better by 2 points in the first seat only."""
    chance = np.random.default_rng(3)
    seat = chance.integers(0, 2, decisions)
    position = np.stack([np.ones(decisions), seat], 1).astype(np.float32)
    decision = np.repeat(np.arange(decisions), 2).astype(np.int32)
    numbers = np.tile(np.array([[0], [1]], np.int32), (decisions, 1))
    gain = np.where(seat == 0, 2.0, -2.0) + chance.normal(0, 3, decisions)
    advantage = np.stack([np.zeros(decisions), gain], 1).ravel().astype(np.float32)
    game = (np.arange(decisions) // 10).astype(np.int32)
    return Dataset(game, position, decision, numbers, np.ones_like(numbers, np.float32), advantage)


def test_games_follow_from_the_seed() -> None:
    one, two = some_games(1), some_games(1)
    assert one == two
    assert one[0].decisions
    assert Game.read(one[0].line()).moves == one[0].moves


def test_a_shard_that_was_stopped_is_played_again(tmp_path: Path) -> None:
    run = Run((TABLE,), 1, "")
    assert fill(run, tmp_path, 0, Up()) is None
    assert SHARDS.missing(tmp_path, 5) == [0, 1]
    assert fill(run, tmp_path, 0, Down()) == 4
    assert SHARDS.missing(tmp_path, 5) == [1]
    assert len(SHARDS.path(tmp_path, 0).read_text().splitlines()) == 4


def test_the_data_hold_what_search_compared() -> None:
    games = some_games(2)
    data = dataset(games, describe)
    assert len(data.game) == sum(len(game.decisions) for game in games)
    assert set(data.game.tolist()) == {0, 1}
    first = games[0].decisions[0]
    rows = data.decision == 0
    assert data.numbers[rows, 0].tolist() == [
        move % FEATURES for move in (first.favourite, *(move for move, _ in first.found))
    ]
    assert data.advantage[rows].tolist() == pytest.approx([0.0, *(gain for _, gain in first.found)], abs=1e-3)


def test_it_learns_which_move_is_better_where() -> None:
    learner = Learner(preferences(3000), FEATURES, Plan(hidden=8, epochs=8))
    last = list(learner.learn())[-1]
    assert last.gain == pytest.approx(1.0, abs=0.4)  # 2 points in every other decision
    assert last.gain > 3 * last.gain_error


def test_learning_continues_where_it_was_stopped(tmp_path: Path) -> None:
    plan, data, checkpoint = Plan(hidden=4, epochs=3), preferences(400), tmp_path / "checkpoint.npz"
    whole = Learner(data, FEATURES, plan)
    list(whole.learn())
    stopped = Learner(data, FEATURES, plan)
    next(stopped.learn())
    stopped.save(checkpoint)
    resumed = Learner(data, FEATURES, plan)
    resumed.resume(checkpoint)
    list(resumed.learn())
    assert resumed.epochs == whole.epochs
    about = {"game": "x", "position": "2", "move": str(FEATURES)}
    assert resumed.text(about) == whole.text(about)


def test_bots_read_what_was_learned() -> None:
    data = preferences(400)
    learner = Learner(data, FEATURES, Plan(hidden=4, epochs=2))
    list(learner.learn())
    network = PolicyNetwork(learner.text({"game": "x", "position": "2", "move": str(FEATURES)}), "x")
    moves = [MoveFeatures(), MoveFeatures()]
    for number, move in enumerate(moves):
        move.add(number, 1.0)
    for decision in range(5):
        scores = network.scores(data.position[decision].tolist(), moves)
        expected = learner.scores(data)[data.decision == decision]
        assert scores == pytest.approx(expected.tolist(), abs=0.02)


def test_a_policy_answers_only_the_questions_at_which_it_gains() -> None:
    data = preferences(3000)
    odd = data.decision % 2 == 1  # questions of which nothing can be learned
    numbers = data.numbers.copy()
    numbers[odd, 0] += 2
    chance = np.random.default_rng(5)
    noise = np.where(np.arange(len(odd)) % 2 == 1, chance.normal(-1, 3, len(odd)), 0.0)
    advantage = np.where(odd, noise, data.advantage).astype(np.float32)
    asked = np.where(odd, 5, 4).astype(np.int32)[:, None]
    data = data._replace(
        numbers=np.concatenate([asked, numbers], 1),
        values=np.ones((len(odd), 2), np.float32),
        advantage=advantage,
    )
    learner = Learner(data, 6, Plan(hidden=8, epochs=40))
    list(learner.learn())
    assert learner.questions() == [4]
    text = learner.text({"game": "x", "position": "2", "move": "6"})
    assert PolicyNetwork(text, "x").questions == {4}


def test_a_game_without_a_task_is_refused() -> None:
    with pytest.raises(TrailbossError, match="No policy can be learned for winchester"):
        task_for("winchester")
