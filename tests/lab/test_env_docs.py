"""docs/environments.md: its programs run, and its figures are those of the plans."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trailboss.lab import observation

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_its_programs_run(number: int) -> None:
    exec(compile(PROGRAMS[number], f"environments.md, program {number + 1}", "exec"), {})  # noqa: S102


def test_they_are_the_ones_promised() -> None:
    random_play, learning, by_id, spiel = PROGRAMS
    assert len(random_play.splitlines()) == 10
    assert "env.aec" in random_play
    assert len(list(filter(None, learning.splitlines()))) == 15
    assert "env.single" in learning
    assert "gymnasium.make" in by_id
    assert "pyspiel.load_game" in spiel


@pytest.mark.parametrize("plan", observation.layouts(), ids=lambda plan: plan.games[-1])
def test_the_page_states_the_vector_lengths(plan: observation.Layout) -> None:
    names = [f"`{game}`" for game in plan.games]
    assert all(name in PAGE for name in names)
    assert f"({plan.size}" in PAGE
