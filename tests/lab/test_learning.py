"""Learning: fair features, games that follow from the seed, a network that goes on where it was stopped."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from onnx import load_from_string
from onnx.reference import ReferenceEvaluator

import trailboss
from trailboss import bots
from trailboss.bots.search.forecast import Forecast
from trailboss.bots.search.models import usual
from trailboss.core.contract import State
from trailboss.lab.learning import evaluation, export
from trailboss.lab.learning.greedy_data import GreedyPlayer
from trailboss.lab.learning.network import Data, Network, apart, load
from trailboss.lab.learning.plan import Plan
from trailboss.lab.learning.selfplay import HEAD, SHARDS, begin, fill, played
from trailboss.lab.learning.training_tasks import TrainingTask, task_of, training_tasks


class Down:
    """A flag that nobody raises."""

    value = False


class Up:
    value = True


def position(game: str, seats: int, moves: int) -> State:
    """A game of drovers after so many moves."""
    state = trailboss.game(game).start(seats, 5)
    drover, chance = bots.make("drover"), trailboss.seeded("position")
    for _ in range(moves):
        state.play(bots.decide(drover, state, chance))
    return state


# -------------------------------------------------------------------- features


@pytest.mark.parametrize(("game", "seats"), [("gwt1", 2), ("gwt1", 4), ("gwt2", 2), ("gwt2", 3)])
@pytest.mark.parametrize("moves", [0, 60, 150])
def test_the_features_of_a_seat_reveal_nothing_hidden(game: str, seats: int, moves: int) -> None:
    state, task = position(game, seats, moves), task_of(game)
    for seat in range(seats):
        own = task.of(state, seat)
        assert len(own) == task.features
        for luck in range(4):
            assert task.of(state.determinize(seat, trailboss.seeded(luck)), seat) == own


# -------------------------------------------------------------------- games


def rows(task: TrainingTask, found: Sequence[float]) -> list[list[float]]:
    width = HEAD + task.features + len(task.categories)
    assert len(found) % width == 0
    return [list(found[first : first + width]) for first in range(0, len(found), width)]


def test_a_game_follows_from_seed_and_number() -> None:
    task = task_of("gwt2")
    first, again, other = (played(task, seed, 1, Down()) for seed in (4, 4, 5))
    assert first is not None
    assert first == again
    assert first != other


def test_tables_of_every_size_are_learned_from() -> None:
    for task in training_tasks().values():
        assert set(task.seats) >= {2, 3, 4}
        found = played(task, 1, task.seats.index(3), Down())
        assert found is not None
        for row in rows(task, found):
            assert row[1] == 3


def test_all_seats_of_a_position_follow_each_other_with_what_they_ended_with() -> None:
    task = task_of("gwt2")
    found = played(task, 2, 0, Down())
    assert found is not None
    ends = [row[2] for row in rows(task, found)]
    assert ends[0::2] == [ends[0]] * (len(ends) // 2)
    assert ends[1::2] == [ends[1]] * (len(ends) // 2)


def test_a_shard_that_is_stopped_leaves_nothing_and_a_whole_one_is_not_missing(tmp_path: Path) -> None:
    run = begin(tmp_path, "gwt2", 1)
    assert fill(run, tmp_path, 0, Up()) is None
    assert SHARDS.missing(tmp_path, 2 * SHARDS.size) == [0, 1]
    SHARDS.path(tmp_path, 1).write_bytes(b"")
    assert SHARDS.missing(tmp_path, SHARDS.size + 1) == [0]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games-00001.bin", "run.json"]


def test_games_of_two_runs_are_not_mixed(tmp_path: Path) -> None:
    assert begin(tmp_path, "gwt2", 1) == begin(tmp_path, "gwt2", 1)
    with pytest.raises(trailboss.TrailbossError, match="contains games of another run"):
        begin(tmp_path, "gwt2", 2)
    (tmp_path / "run.json").write_text("{")
    with pytest.raises(trailboss.TrailbossError, match="is damaged"):
        begin(tmp_path, "gwt2", 1)


@pytest.mark.parametrize(("game", "seats"), [("gwt1", 3), ("gwt2", 2)])
def test_a_greedy_move_is_legal_and_leaves_the_state_unchanged(game: str, seats: int) -> None:
    greedy, chance = GreedyPlayer(game, usual(game)), trailboss.seeded("greed")
    other = 0
    state = position(game, seats, 40)
    for _ in range(40):
        before = state.dump()
        move = greedy.move(state, chance)
        assert state.dump() == before
        assert move in state.legal()
        other += move != bots.decide(bots.make("drover"), state, trailboss.seeded(1))
        state.play(move)
    assert other > 0  # it does not play like the policy throughout


def test_games_learned_after_a_forecast_follow_from_the_seed_and_are_other_games() -> None:
    task = task_of("gwt2")
    greedy = GreedyPlayer("gwt2", usual("gwt2"))
    plain, first, again = (played(task, 4, 1, Down(), each) for each in (None, greedy, greedy))
    assert first is not None
    assert first == again
    assert first != plain


def test_games_after_another_forecast_are_not_mixed(tmp_path: Path) -> None:
    run = begin(tmp_path / "one", "gwt2", 1, "gwt2")
    assert run.after == "gwt2"
    assert run.mark.endswith(usual("gwt2").digest)
    for after in ("", "gwt1"):
        with pytest.raises(trailboss.TrailbossError, match="contains games of another run"):
            begin(tmp_path / "one", "gwt2", 1, after)


def test_a_forecast_for_another_game_is_not_used_for_greedy_games(tmp_path: Path) -> None:
    with pytest.raises(trailboss.TrailbossError, match="for another game"):
        begin(tmp_path, "gwt2", 1, "winchester")
    with pytest.raises(trailboss.TrailbossError, match="after another forecast"):
        begin(tmp_path, "winchester", 1, "winchester")
    with pytest.raises(trailboss.TrailbossError, match="nowhere"):
        begin(tmp_path, "gwt2", 1, "nowhere")
    assert not list(tmp_path.iterdir())


def test_a_damaged_shard_is_named(tmp_path: Path) -> None:
    SHARDS.path(tmp_path, 0).write_bytes(b"\0" * 12)
    with pytest.raises(trailboss.TrailbossError, match=r"games-00000\.bin is damaged"):
        load(task_of("gwt2"), tmp_path, 1)


# -------------------------------------------------------------------- the network


def made_up(count: int = 4000) -> Data:
    """Positions whose end is bent: no straight sum tells it."""
    chance = np.random.default_rng(3)
    features = chance.normal(5, 2, (count, 6)).astype(np.float32)
    features[:, 5] = 7  # never changes
    ends = 40 + 3 * features[:, 0] + 8 * np.maximum(features[:, 1] - 5, 0) + chance.normal(0, 1, count)
    games = (np.arange(count) // 20).astype(np.float32)
    return Data(games, np.full(count, 2, np.float32), ends.astype(np.float32), features)


PLAN = Plan(games=200, hidden=8, epochs=40, seed=1)


def trained(plan: Plan = PLAN) -> Network:
    network = Network(made_up(), plan)
    list(network.learn())
    return network


def test_it_learns_what_no_straight_sum_tells() -> None:
    network = Network(made_up(), PLAN)
    before = network.off(network.unseen)
    epochs = list(network.learn())
    assert [epoch.number for epoch in epochs] == list(range(1, 41))
    assert epochs[-1].apart < 0.6 * before


def test_held_out_games_are_whole_games() -> None:
    data = made_up()
    kept = apart(data)
    assert set(data.game[kept]) & set(data.game[~kept]) == set()
    assert 0.05 < kept.mean() < 0.15


def test_the_same_plan_gives_the_same_result() -> None:
    first, again, other = trained(), trained(), trained(PLAN._replace(seed=2))
    assert all((a == b).all() for a, b in zip(first.weights, again.weights, strict=True))
    assert (first.weights[0] != other.weights[0]).any()


def test_a_stopped_run_resumes_with_the_same_result(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    stopped = Network(made_up(), PLAN)
    for epoch in stopped.learn():
        stopped.save(path)
        if epoch.number == 2:
            break
    network = Network(made_up(), PLAN)
    network.resume(path)
    assert [epoch.number for epoch in network.learn()] == list(range(3, 41))
    straight = trained()
    assert network.epochs == straight.epochs
    assert all((a == b).all() for a, b in zip(network.weights, straight.weights, strict=True))


def test_another_plan_starts_over_and_a_damaged_checkpoint_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    network = Network(made_up(), PLAN._replace(epochs=1))
    list(network.learn())
    network.save(path)
    other = Network(made_up(), PLAN)
    other.resume(path)
    assert other.epochs == []
    path.write_bytes(b"PK nonsense")
    with pytest.raises(trailboss.TrailbossError, match=r"network\.npz is damaged"):
        other.resume(path)


# -------------------------------------------------------------------- what is written


def test_forecast_and_onnx_agree_with_the_network() -> None:
    network = trained()
    numbers = export.plain(network)
    about = {"game": "gwt2", "figures": "6", "learned": "for a test"}
    forecast = Forecast(export.as_forecast(numbers, about), "test")
    features = made_up(50).features
    predicted = network.predict(features)
    assert forecast.about == about
    assert [forecast.total([float(value) for value in row]) for row in features] == pytest.approx(
        predicted.tolist(), abs=0.05
    )
    assert evaluation.predict(forecast, features).tolist() == pytest.approx(predicted.tolist(), abs=0.05)
    model = load_from_string(export.as_onnx(numbers, about))
    (total,) = ReferenceEvaluator(model).run(None, {"figures": features})
    assert np.ravel(total).tolist() == pytest.approx(predicted.tolist(), abs=0.05)
    assert {prop.key: prop.value for prop in model.metadata_props} == about


def test_a_constant_feature_has_no_weight() -> None:
    numbers = export.plain(trained())
    assert numbers.straight[5] == 0
    assert not numbers.units[:, 5].any()


def test_worth_is_measured_by_seats_and_by_who_is_ahead() -> None:
    text = "trailboss forecast 1\ngame: gwt2\nfigures: 1\n\n10 1\n"
    features = np.array([[1], [2], [5], [4], [3]], np.float32)
    ends = np.array([11, 12, 10, 14, 13], np.float32)
    seats = np.array([2, 2, 3, 3, 3], np.float32)
    worth = evaluation.measured(Forecast(text, "one"), Data(np.zeros(5, np.float32), seats, ends, features))
    assert worth.seats[2] == 0
    assert worth.seats[3] == pytest.approx((25 / 3) ** 0.5)
    assert worth.leader == pytest.approx(2 / 3)


def test_the_curves_are_a_picture_in_both_languages() -> None:
    network = trained(PLAN._replace(epochs=2))
    assert "held-out games" in export.curves(network.epochs, "mine", "en")
    german = export.curves(network.epochs, "mine", "de")
    assert german.startswith("<svg")
    assert "zurückgehalten" in german


@pytest.mark.parametrize("game", training_tasks())
def test_the_shipped_forecast_fits_its_task(game: str) -> None:
    forecast = usual(game)
    assert forecast.game == game
    assert forecast.features == task_of(game).features
