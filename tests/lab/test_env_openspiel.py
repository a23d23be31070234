"""The OpenSpiel games: OpenSpiel's own tests, run on them, and what we promise beyond."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, outcome_sampling_mccfr

import trailboss
from trailboss.lab import observation
from trailboss.lab.env import MissingExtra
from trailboss.lab.env import openspiel as ours
from trailboss.lab.env.extras import require

GAMES = [
    ("trailboss_gwt1", {"seats": 2}),
    ("trailboss_gwt2", {"seats": 3, "options": "simmental:True;building_sides:random"}),
    ("trailboss_winchester", {"seats": 4, "options": "claims:manual;bonus_tokens:face_down"}),
]
IDS = [name for name, _ in GAMES]


@pytest.mark.parametrize(("name", "params"), GAMES, ids=IDS)
def test_openspiel_plays_them(name: str, params: dict[str, Any]) -> None:
    """Random play to the end with its checks of legal moves, masks, returns and serialising."""
    pyspiel.random_sim_test(pyspiel.load_game(name, params), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["trailboss_gwt2", "trailboss_winchester"])
def test_the_openspiel_checker_passes(name: str) -> None:
    """Its integration test for games that are too large to be walked through."""

    class Interface(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # OpenSpiel has no types
        game = pyspiel.load_game(name)
        game_name = name

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Interface).run(result)
    assert result.testsRun == 5
    assert [trace for _, trace in result.errors + result.failures] == []


def dealt(name: str, params: dict[str, Any], seed: int) -> Any:
    """The first decision of the game that this seed deals."""
    state = pyspiel.load_game(name, params).new_initial_state()
    for outcome in seed.to_bytes(ours.CHANCE_NODES, "big"):
        assert state.is_chance_node()
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(outcome)
    return state


def test_it_is_the_game_of_its_seed() -> None:
    state = dealt("trailboss_gwt2", {"seats": 3}, 77)
    mirror = trailboss.game("gwt2").start(3, 77)
    chance = random.Random(1)
    while not mirror.over:
        assert state.current_player() == mirror.to_move
        assert state.legal_actions() == sorted(mirror.legal())
        if chance.random() < 0.02:
            for seat in range(3):
                assert state.observation_tensor(seat) == pytest.approx(list(observation.vector(mirror, seat)))
                assert json.loads(state.observation_string(seat))["seat"] == seat
        move = chance.choice(mirror.legal())
        assert state.action_to_string(mirror.to_move, move) == mirror.game.text(move)
        state.apply_action(move)
        mirror.play(move)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert [seat for seat in range(3) if state.returns()[seat] > 0] == mirror.winners()


def test_copies_are_independent() -> None:
    state = dealt("trailboss_winchester", {"seats": 3}, 5)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert len(twin.history()) == len(state.history()) + 1
    assert str(state) != str(twin)
    assert "seed to be drawn" in str(pyspiel.load_game("trailboss_winchester").new_initial_state())


def test_what_is_observed() -> None:
    game = pyspiel.load_game("trailboss_gwt2")
    assert game.observation_tensor_shape() == [observation.layout("gwt2").size]
    assert game.num_distinct_actions() == trailboss.game("gwt2").move_count
    assert game.num_players() == 2
    assert game.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=False)) is None
    assert 500 < game.max_game_length() < 5_000
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})


@pytest.mark.parametrize("name", ["trailboss_winchester", "trailboss_gwt2"])
def test_resampled_states_look_the_same_to_the_player(name: str) -> None:
    state = dealt(name, {"seats": 3}, 9)
    chance = random.Random(2)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    hidden = set()
    for step in range(80):
        if state.is_terminal():
            break
        player = state.current_player()
        seen = state.information_state_string(player)
        if step % 10 == 9:
            for _ in range(3):
                other = state.resample_from_infostate(player, sampler)
                assert other.information_state_string(player) == seen
                assert other.legal_actions() == state.legal_actions()
                hidden.add(json.dumps(other.table.dump(), sort_keys=True))
                other.clone().apply_action(other.legal_actions()[0])
        state.apply_action(chance.choice(state.legal_actions()))
        assert state.information_state_string(player) != seen, "a player remembers every decision"
    assert len(hidden) > 10


def test_players_remember_only_what_they_heard() -> None:
    """The looks of a rumour are known to whoever looked."""
    state = dealt("trailboss_winchester", {"seats": 3}, 4)
    chance = random.Random(3)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    first, second, third = (set(memory) for memory in state.remembered)
    assert first - second - third
    assert second - first - third


def test_information_set_search_plays() -> None:
    game = pyspiel.load_game("trailboss_winchester", {"seats": 3})
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=8,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
    )
    state = dealt("trailboss_winchester", {"seats": 3}, 9)
    for _ in range(6):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_outcomes_are_sampled() -> None:
    """Outcome-sampling MCCFR plays whole games."""
    game = pyspiel.load_game("trailboss_winchester", {"seats": 2})
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    assert len(solver._infostates) > 50


def test_counterfactual_regret_is_sampled() -> None:
    """External-sampling MCCFR tries every move of one player at each decision, so whole games are too large
    for it: it gets the last decisions."""
    game = pyspiel.load_game("trailboss_winchester", {"seats": 2, "last": 2})
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(20):
        solver.iteration()
    assert len(solver._infostates) > 100
    policy = solver.average_policy()
    state = dealt("trailboss_winchester", {"seats": 2, "last": 2}, 9)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_regrets_and_search_at_length() -> None:
    """Many iterations over endings of Winchester, and IS-MCTS with them to the end of whole games."""
    ending = pyspiel.load_game("trailboss_winchester", {"seats": 2, "last": 3})
    np.random.seed(2)
    solver = external_sampling_mccfr.ExternalSamplingSolver(
        ending, external_sampling_mccfr.AverageType.SIMPLE
    )
    for _ in range(40):
        solver.iteration()
    assert len(solver._infostates) > 1000
    game = pyspiel.load_game("trailboss_winchester", {"seats": 2})
    won = 0.0
    for seed in range(4):
        search = ismcts.ISMCTSBot(
            game=game,
            uct_c=2.0,
            max_simulations=30,
            evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed)),
            random_state=np.random.RandomState(seed),
        )
        state, chance = dealt("trailboss_winchester", {"seats": 2}, seed), random.Random(seed)
        while not state.is_terminal():
            mine = state.current_player() == seed % 2
            state.apply_action(search.step(state) if mine else chance.choice(state.legal_actions()))
        won += state.returns()[seed % 2]
    assert won > 0


def test_the_end_of_a_game_is_a_game() -> None:
    whole = dealt("trailboss_winchester", {"seats": 3}, 9)
    late = dealt("trailboss_winchester", {"seats": 3, "last": 8}, 9)
    assert late.table.config.seed == whole.table.config.seed
    assert len(late.table.history) > 20
    assert len(late.remembered[0]) > len(whole.remembered[0])
    assert "the last 8 decisions" in str(late)
    pyspiel.random_sim_test(
        pyspiel.load_game("trailboss_winchester", {"last": 8}), num_sims=2, serialize=True, verbose=False
    )
    with pytest.raises(trailboss.TrailbossError, match="last"):
        pyspiel.load_game("trailboss_winchester", {"last": -1})


def test_options_are_read() -> None:
    game = trailboss.game("gwt2")
    assert ours.read_options(game, "simmental:True;first:1") == {"simmental": True, "first": 1}
    assert ours.read_options(game, "") == {}
    with pytest.raises(trailboss.TrailbossError, match="no option 'colour'"):
        ours.read_options(game, "colour:red")


def test_python_exits_cleanly() -> None:
    """OpenSpiel keeps what is registered until after the end of Python."""
    program = "import pyspiel, trailboss.lab.env.openspiel; pyspiel.load_game('trailboss_gwt2')"
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_without_the_extra_one_sentence_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(MissingExtra, match=r"pip install 'trailboss\[openspiel\]'"):
        require("openspiel")
