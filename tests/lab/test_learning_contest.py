"""Learning who wins: the task of Daddy Winchester, and the network that weighs seats against each other."""

import numpy as np
import pytest

import trailboss
from trailboss.bots.search.forecast import Forecast
from trailboss.bots.search.models import usual
from trailboss.games.winchester.learn.training import AnyBuyer
from trailboss.games.winchester.state.state import WinchesterState
from trailboss.lab.learning import contest, evaluation, export
from trailboss.lab.learning.network import Data
from trailboss.lab.learning.plan import Plan
from trailboss.lab.learning.selfplay import HEAD, played
from trailboss.lab.learning.training_tasks import task_of


class Down:
    """A flag that nobody raises."""

    value = False


def test_every_position_of_a_game_says_who_won() -> None:
    task = task_of("winchester")
    number = task.seats.index(3)
    found = played(task, 1, number, Down())
    assert found == played(task, 1, number, Down())
    assert found
    rows = np.array(found).reshape(-1, HEAD + task.features + len(task.categories))
    assert set(rows[:, 1]) == {3}
    assert rows[:, 2].reshape(-1, 3).sum(axis=1) == pytest.approx(100)


def test_bad_heirs_sell_plots_to_anybody_by_legal_moves() -> None:
    state = trailboss.game("winchester").start(4, 3)
    assert isinstance(state, WinchesterState)
    exploration = AnyBuyer(trailboss.seeded("disorder"))
    while not state.over:
        move = exploration.move(state)
        assert move is None or move in state.legal()
        state.play(state.legal()[0] if move is None else move)
    assert {state.owner.count(seat) > 0 for seat in range(4)} == {True}


def made_up(positions: int = 1500) -> Data:
    """Tables of two and three in turn; the first figure is the strength, the second says nothing."""
    chance = np.random.default_rng(5)
    seats, ends, features = [], [], []
    for number in range(positions):
        count = 2 + number % 2
        own = chance.normal(0, 1, (count, 2))
        pulls = np.exp(1.5 * own[:, 0])
        winner = chance.choice(count, p=pulls / pulls.sum())
        seats += [count] * count
        ends += [100.0 if seat == winner else 0.0 for seat in range(count)]
        features.append(own)
    games = np.repeat(np.arange(positions), [2 + number % 2 for number in range(positions)])
    return Data(
        games.astype(np.float32),
        np.array(seats, np.float32),
        np.array(ends, np.float32),
        np.concatenate(features).astype(np.float32),
    )


def test_strengths_are_found_from_who_won() -> None:
    data = made_up()
    network = contest.network_for(task_of("winchester"), data, Plan(1500, 4, 200, 1))
    before = network.off(network.unseen)
    list(network.learn())
    assert network.off(network.unseen) < before - 3
    numbers = export.plain(network)
    text = export.as_forecast(numbers, {"game": "winchester", "figures": "2"})
    forecast = Forecast(text, "made up")
    strengths = [forecast.total([figure, 0.0]) for figure in (-1.0, 0.0, 1.0)]
    assert strengths[2] - strengths[0] == pytest.approx(3.0, abs=1.0)
    worth = evaluation.measured(forecast, network.unseen, contest=True)
    assert worth.off == pytest.approx(network.off(network.unseen), abs=0.01)
    assert set(worth.seats) == {2, 3}
    assert worth.leader > 0.7


def test_win_chances_at_a_table_sum_to_one() -> None:
    begins = contest.firsts(np.array([2, 2, 3, 3, 3], np.float32))
    assert begins.tolist() == [0, 2]
    found = contest.chances(np.array([1, 1, 0, 0, 0], np.float32), begins)
    assert found.tolist() == pytest.approx([50, 50, 100 / 3, 100 / 3, 100 / 3])


def test_the_shipped_forecast_was_trained_on_this_task() -> None:
    forecast, task = usual("winchester"), task_of("winchester")
    assert forecast.features == task.features
    assert forecast.game == "winchester"
    assert forecast.about["learned"].startswith("trailboss lab train winchester")
