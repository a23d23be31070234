"""The OpenSpiel games: OpenSpiel's own tests, run on them, and what we promise beyond."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import unittest
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test

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
def test_openspiel_is_content_with_the_interface(name: str) -> None:
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
    recalling = pyspiel.IIGObservationType(perfect_recall=True)
    assert game.make_py_observer(recalling) is None
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})


def test_options_are_read() -> None:
    game = trailboss.game("gwt2")
    assert ours.read_options(game, "simmental:True;first:1") == {"simmental": True, "first": 1}
    assert ours.read_options(game, "") == {}
    with pytest.raises(trailboss.TrailbossError, match="no option 'colour'"):
        ours.read_options(game, "colour:red")


def test_python_ends_in_peace() -> None:
    """OpenSpiel keeps what is registered until after the end of Python."""
    program = "import pyspiel, trailboss.lab.env.openspiel; pyspiel.load_game('trailboss_gwt2')"
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_without_the_extra_one_sentence_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(MissingExtra, match=r"pip install 'trailboss\[openspiel\]'"):
        require("openspiel")
