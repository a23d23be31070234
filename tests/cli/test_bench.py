"""`trailboss bench`."""

from __future__ import annotations

import json
import platform
import sys

import pytest

import trailboss
from tests.cli.conftest import Call
from trailboss.cli.commands.bench import midgames
from trailboss.core.contract import games as all_games


def test_the_figures_as_one_json_object(run: Call) -> None:
    done = run("bench", "winchester", "--seats", "3", "--seconds", "0.1", "--json")
    assert done.status == 0
    assert done.err == ""
    assert done.out.count("\n") == 1
    found = json.loads(done.out)
    assert found["seats"] == 3
    assert found["seconds"] == 0.1
    assert found["compiled"] is trailboss.COMPILED
    assert found["python"] == platform.python_version()
    for figure in (
        "games_per_s",
        "decisions_per_s",
        "copies_per_s",
        "determinizations_per_s",
        "iterations_per_s",
    ):
        assert found[figure] > 0
    assert found["decisions_per_s"] > 10 * found["games_per_s"]


def test_the_figures_for_people(call: Call) -> None:
    english = call("bench", "winchester", "--seconds", "0.02")
    assert english.status == 0
    assert "Daddy Winchester, 4 players, random play for 0.02 s on one core; per CPU second:" in english.out
    for name in (
        "games",
        "decisions",
        "copies of a state",
        "determinizations",
        "search iterations from the opening",
    ):
        assert f" {name} " in english.out
    german = call("bench", "winchester", "--seconds", "0.02", "--lang", "de")
    assert "4 Spieler" in german.out
    assert "Entscheidungen" in german.out


def test_the_speed_of_the_environments(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    args = ("bench", "gwt2", "--seats", "2", "--seconds", "0.02")
    figures = ("env_steps_per_s", "env_observed_steps_per_s")
    found = json.loads(call(*args, "--json").out)
    assert all(found[figure] > 0 for figure in figures)
    assert " environment steps with observations " in call(*args).out
    assert " Schritte der Lernumgebung mit Beobachtungen " in call(*args, "--lang", "de").out
    monkeypatch.setitem(sys.modules, "pettingzoo", None)  # without the extra, the rest is measured
    assert not set(figures) & set(json.loads(call(*args, "--json").out))
    assert "environment" not in call(*args).out


def test_positions_are_spread_over_a_game() -> None:
    states = midgames(trailboss.game("winchester"), 4)
    lengths = [len(state.history) for state in states]
    assert lengths[0] == 0
    assert lengths == sorted(lengths)
    assert len(set(lengths)) == len(lengths)
    assert not any(state.over for state in states)


@pytest.mark.parametrize(
    ("args", "english", "german"),
    [
        (
            ("poker",),
            "Unknown game 'poker'; choose from {games}.",
            "Ein Spiel 'poker' gibt es nicht; es gibt {games}.",
        ),
        (
            ("winchester", "--seats", "6"),
            "Daddy Winchester is for 2, 3, 4, 5 players, not 6.",
            "Daddy Winchester ist für 2, 3, 4, 5 Spieler, nicht für 6.",
        ),
    ],
)
def test_bench_rejects_invalid_arguments(
    call: Call, args: tuple[str, ...], english: str, german: str
) -> None:
    games = ", ".join(game.name for game in all_games())  # other tests register toys
    assert call("bench", *args) == (2, "", english.format(games=games) + "\n")
    assert call("bench", *args, "--lang", "de") == (2, "", german.format(games=games) + "\n")
