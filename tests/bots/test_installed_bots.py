"""Bots of installed distributions, found through the entry-point group `trailboss.bots`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import trailboss
from tests.server.conftest import GENEROUS
from tests.server.live_server import Guest, bot, serving
from trailboss import bots
from trailboss.bots import registry
from trailboss.core.record import Record
from trailboss.server import catalogue
from trailboss.server.api_error import ApiError
from trailboss.server.tables.seats import checked_bot

LAST = """
from trailboss import State, bots


class Last(bots.Bot):
    games = ("winchester",)

    def __init__(self, seed: int = 0, budget: str = "", model: str = "") -> None:
        super().__init__(seed, budget, model)
        self.number = int(budget or 1)

    def choose(self, state: State, seat: int) -> int:
        return max(state.legal_for(seat))


bots.register({name!r}, Last, takes_budget=True)
"""

Install = Callable[[str, str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """`install(module, text)` has the effect of `pip install`, in this process and those it starts."""
    before = dict(registry._BOTS)
    monkeypatch.syspath_prepend(tmp_path)
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    monkeypatch.setenv("PYTHONPATH", path)

    def installed(module: str, text: str) -> None:
        (tmp_path / f"{module}.py").write_text(text, encoding="utf-8")
        about = tmp_path / f"{module}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Name: {module}\nVersion: 1.0\n", encoding="utf-8")
        (about / "entry_points.txt").write_text(f"[trailboss.bots]\n{module} = {module}\n", encoding="utf-8")
        registry._searched.clear()

    yield installed
    registry._BOTS.clear()
    registry._BOTS.update(before)
    registry._installed.clear()
    for file in tmp_path.glob("*.py"):
        sys.modules.pop(file.stem, None)


def test_it_is_known_by_its_name(install: Install) -> None:
    install("my_last", LAST.format(name="last"))
    assert "last" in bots.specs("winchester")
    assert "last" not in bots.specs("gwt2")
    assert bots.installed("winchester") == ["last"]
    assert bots.installed("gwt2") == []
    assert catalogue.game_info(trailboss.game("winchester"), "en").installed_bots == ["last"]


def test_it_plays_in_the_terminal(install: Install) -> None:
    install("my_last", LAST.format(name="last"))
    command = [sys.executable, "-m", "trailboss", "sim", "winchester", "--seats", "last,last:2,random"]
    done = subprocess.run([*command, "--seed", "1"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "last" in done.stdout


def test_it_plays_at_a_table_of_a_server(install: Install, tmp_path: Path) -> None:
    install("my_last", LAST.format(name="last"))
    with serving(tmp_path / "tables.db", GENEROUS) as address:
        ann = Guest(address)
        table = ann.set_table("winchester", [bot("last"), bot("last:2"), bot("random")])
        with ann.live(table["id"]) as line:
            line.next_update(lambda update: update["table"]["status"] == "over")
        assert [seat["bot"] for seat in ann.table(table["id"])["seats"]] == ["last", "last:2", "random"]
        record = Record.loads(ann.get(f"/tables/{table['id']}/record").text)
        ann.close()
    state = record.start()
    for seat, move in record.moves:
        if seat < 2:
            assert move == max(state.legal_for(seat))
        state.play(move, seat)


def test_a_guest_cannot_ask_for_too_much(install: Install) -> None:
    install("my_last", LAST.format(name="last"))
    assert checked_bot("winchester", "last:20") == "last:20"
    for spec in ("last:999999", "last:60s", "last@file", "last:2s", "my_last"):
        with pytest.raises(ApiError, match="unknown_bot"):
            checked_bot("winchester", spec)
    with pytest.raises(ApiError, match="unknown_bot"):
        checked_bot("gwt2", "last")


def test_a_bot_that_does_not_load_is_skipped_and_logged(
    install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    install("broken_bot", "import a_module_that_is_missing")
    install("my_heir", LAST.format(name="heir"))
    install("other_last", LAST.format(name="other"))
    assert bots.installed("winchester") == ["other"]
    assert type(bots.make("heir")).__module__ != "my_heir"
    assert [record.getMessage() for record in caplog.records] == [
        "skipped the bots of broken_bot: ModuleNotFoundError: No module named 'a_module_that_is_missing'",
        "skipped the bots of my_heir: ValueError: there is another bot called 'heir' already",
    ]
