"""The PettingZoo environment: what PettingZoo demands of it, and what we promise beyond."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import trailboss
from trailboss.core.rng import seeded
from trailboss.lab import env, observation
from trailboss.lab.env.aec_env import TableEnv
from trailboss.lab.env.pace import steps_per_s

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("gwt1", 2, {}),
    ("gwt1", 4, {"building_sides": "random", "draw_up_to": "number_first"}),
    ("gwt2", 1, {"sam": "medium"}),
    ("gwt2", 2, {}),
    ("gwt2", 3, {"simmental": True}),
    ("winchester", 2, {}),
    ("winchester", 5, {"claims": "manual", "bonus_tokens": "face_down", "bank": "limited"}),
]
IDS = [f"{game}-{seats}" for game, seats, _ in TABLES]

# PettingZoo warns of every observation that is a dictionary, though that is how it wants masks.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def played(table: TableEnv, seed: int | None) -> Iterator[tuple[str, bytes, bytes]]:
    """A game with the first legal moves: agent, observation, mask at every decision."""
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, _, ended, _, _ = table.last()
        if ended:
            table.step(None)
            continue
        yield agent, seen["observation"].tobytes(), seen["action_mask"].tobytes()
        table.step(int(seen["action_mask"].argmax()))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=IDS)
def test_the_pettingzoo_checker_passes(
    game: str, seats: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(env.aec(game, seats, **options), num_cycles=40)
    seed_test(lambda: env.aec(game, seats, **options), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


def test_it_matches_the_state() -> None:
    table = env.aec("gwt2", 3)
    table.reset(seed=9)
    state = trailboss.game("gwt2").start(3, 9)
    chance = seeded("aec")
    for _ in range(300):
        if state.over:
            break
        seat = state.to_move
        assert table.agent_selection == f"player_{seat}"
        for other in range(3):
            seen = table.observe(f"player_{other}")
            assert seen["observation"].dtype == np.float32
            assert seen["observation"].tolist() == observation.vector(state, other).tolist()
            # Who has nothing to decide may choose anything: nobody looks at it, and no mask is ever empty.
            assert seen["action_mask"].nonzero()[0].tolist() == (
                sorted(state.legal()) if other == seat else list(range(state.game.move_count))
            )
        assert table.action_mask().tobytes() == table.observe(f"player_{seat}")["action_mask"].tobytes()
        moves = state.legal()
        move = moves[chance.below(len(moves))]
        state.play(move)
        table.step(move)
    assert table.table is not None
    assert table.table.history == state.history


def test_observations_are_the_callers_own() -> None:
    table = env.aec("winchester", 3)
    table.reset(seed=1)
    first = table.observe("player_0")
    kept = {name: values.copy() for name, values in first.items()}
    table.step(table.table.legal()[0])  # type: ignore[union-attr]
    table.observe("player_0")
    for name, values in first.items():
        assert (values == kept[name]).all()
        values[:] = 0  # and may be written to


def test_seeds_deal_and_continue_alike() -> None:
    first, second = env.aec("winchester", 3), env.aec("winchester", 3)
    assert list(played(first, 5)) == list(played(second, 5))
    assert list(played(first, None)) == list(played(second, None))  # the next games follow from the seed
    assert first.table is not None
    assert second.table is not None
    assert first.table.config.seed == second.table.config.seed
    first.reset(seed=5)
    assert first.table.config.seed == 5
    assert list(played(first, 6)) != list(played(second, 5))


def test_without_a_seed_games_differ() -> None:
    dealt = set()
    for _ in range(3):
        table = env.aec("winchester", 2)
        table.reset()
        assert table.table is not None
        dealt.add(table.table.config.seed)
    assert len(dealt) == 3


def finished(reward: str, game: str, seats: int, **options: Any) -> TableEnv:
    table = env.aec(game, seats, reward=reward, **options)
    table.reset(seed=3)
    while not any(table.terminations.values()):
        table.step(int(table.action_mask().argmax()))
    return table


def test_the_victory_is_shared_out() -> None:
    table = finished("win", "winchester", 4)
    assert table.table is not None
    winners = table.table.winners()
    share = (4 / len(winners) - 1) / 3
    for seat in range(4):
        expected = share if seat in winners else -1 / 3
        assert table.rewards[f"player_{seat}"] == pytest.approx(expected)
    assert sum(table.rewards.values()) == pytest.approx(0)
    assert sum(info["won"] for info in table.infos.values()) == pytest.approx(1)


def test_points_are_counted_against_the_mean_of_the_others() -> None:
    table = finished("points", "winchester", 3)
    assert table.table is not None
    totals = [score.total for score in table.table.scores()]
    assert table.rewards["player_0"] == pytest.approx((totals[0] - (totals[1] + totals[2]) / 2) / 100)
    assert sum(table.rewards.values()) == pytest.approx(0)
    assert [table.infos[f"player_{seat}"]["points"] for seat in range(3)] == totals


def test_alone_against_sam_one_wins_or_loses() -> None:
    table = finished("win", "gwt2", 1, sam="hard")
    assert table.table is not None
    assert table.rewards["player_0"] == {(0,): 1.0, (1,): -1.0, (0, 1): 0.0}[tuple(table.table.winners())]


def test_an_illegal_move_loses() -> None:
    table = env.aec("winchester", 3)
    table.reset(seed=2)
    offender = table.agent_selection
    table.step(trailboss.game("winchester").move("done"))
    assert table.terminations == dict.fromkeys(table.possible_agents, True)
    assert table.rewards == {agent: -1.0 if agent == offender else 0.0 for agent in table.possible_agents}
    assert "WIN-" in table.infos[offender]["illegal"]
    for _ in table.agent_iter():
        table.step(None)
    assert table.agents == []
    table.reset(seed=2)
    table.step(10_000)  # no move at all
    assert any(table.terminations.values())


def test_an_illegal_move_can_be_an_error() -> None:
    table = env.aec("winchester", 3, illegal="raise")
    table.reset(seed=2)
    with pytest.raises(trailboss.IllegalMove):
        table.step(trailboss.game("winchester").move("done"))
    assert not any(table.terminations.values())
    with pytest.raises(ValueError, match="has to choose"):
        table.step(None)


def test_it_is_described_in_words() -> None:
    table = env.aec("gwt2", 2, render_mode="ansi", lang="de")
    table.reset(seed=3)
    opening = table.render()
    assert isinstance(opening, str)
    assert table.table is not None
    assert f"Du bist {table.table.seat_name(table.table.to_move, 'de')}." in opening
    assert table.game.text(int(table.action_mask().argmax())) in opening
    table.step(int(table.action_mask().argmax()))
    assert table.render() != opening
    while not any(table.terminations.values()):
        table.step(int(table.action_mask().argmax()))
    assert "Das Spiel ist zu Ende." in str(table.render())
    silent = env.aec("gwt2", 2)
    silent.reset()
    assert silent.render() is None


@pytest.mark.parametrize(
    ("given", "english"),
    [
        ({"reward": "fame"}, "reward can't be 'fame'; it can be win, points."),
        ({"illegal": "cheat"}, "illegal can't be 'cheat'; it can be lose, raise."),
        ({"render_mode": "film"}, "render_mode can't be 'film'; it can be ansi, human, rgb_array."),
        ({"shaping": 0.0}, "shaping must be a discount above 0 and at most 1, not 0.0."),
        ({"max_decisions": 0}, "max_decisions must be at least 1, not 0."),
        ({"seats": 7}, "Daddy Winchester is for 2, 3, 4, 5 players, not 7."),
        ({"colour": "red"}, "Daddy Winchester has no option 'colour'"),
    ],
    ids=lambda given: next(iter(given)) if isinstance(given, dict) else "",
)
def test_invalid_arguments_are_rejected(given: dict[str, Any], english: str) -> None:
    with pytest.raises(trailboss.TrailbossError, match=english.replace("?", ".")):
        env.aec("winchester", **given)


def test_it_is_truncated_after_max_decisions() -> None:
    table = env.aec("gwt2", 2, max_decisions=7)
    table.reset(seed=3)
    for _ in range(7):
        assert not any(table.truncations.values())
        table.step(int(table.action_mask().argmax()))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert set(table.rewards.values()) == {0.0}
    for _ in range(2):
        table.step(None)
    assert table.agents == []


def test_shaping_adds_up_to_the_points_gained() -> None:
    """Without a discount, what an agent gets on the way is what it lost of its potential at the end: nothing
    but its points at the start, and the reward."""
    table = env.aec("winchester", 3, reward="points", shaping=1.0)
    table.reset(seed=6)
    assert table.table is not None
    start = [score.total / 100 for score in table.table.scores()]
    sums = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        _, reward, ended, _, _ = table.last(observe=False)
        sums[agent] += reward
        table.step(None if ended else int(table.action_mask().argmax()))
    totals = [score.total for score in table.table.scores()]
    for seat, agent in enumerate(table.possible_agents):
        others = (sum(totals) - totals[seat]) / 2
        assert sums[agent] == pytest.approx((totals[seat] - others) / 100 - start[seat])


def test_before_the_first_game() -> None:
    with pytest.raises(trailboss.TrailbossError, match="Call reset"):
        env.aec("winchester", 3).step(0)


def test_without_the_extra_one_sentence_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(env.MissingExtra) as refused:
        env.aec("gwt2")
    assert str(refused.value) == (
        "This needs the extra 'env' (pettingzoo is not installed): pip install 'trailboss[env]'."
    )
    assert refused.value.render("de").startswith("Dazu gehört das Extra 'env'")


@pytest.mark.parametrize("observed", [False, True])
def test_its_speed_can_be_measured(observed: bool) -> None:
    assert steps_per_s("gwt2", 2, 0.01, observed) > 0
