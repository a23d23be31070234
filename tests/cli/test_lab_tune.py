"""`trailboss lab tune`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from trailboss.cli.lab import tune as lab_tune

TUNE = ("lab", "tune", "heir", "--seats", "2", "--games", "4", "--proof", "2", "--processes", "1")


def test_one_command_climbs_compares_and_prints_the_table(call: Call, tmp_path: Path) -> None:
    where = ("--out", str(tmp_path))
    told = call(*TUNE, "--steps", "2", *where)
    assert told.status == 0, told.err
    assert told.out.startswith("WEIGHTS: Final = Weights(\n    hidden=")
    assert "New against old: 2 games, won " in told.out
    assert "Step 2 of 2: moved by " in told.err
    assert (tmp_path / "weights.py.txt").read_text() in told.out
    assert (tmp_path / "weights.svg").read_text().startswith("<svg")

    # it goes on: one step more, and all is as if it had not been stopped
    more = call(*TUNE, "--steps", "3", *where, "--json")
    straight = call(*TUNE, "--steps", "3", "--out", str(tmp_path / "other"), "--json")
    assert "Step 2" not in more.err
    assert json.loads(more.out) == json.loads(straight.out)

    other = call(*TUNE, "--steps", "3", "--seed", "9", *where)
    assert other.status == 2
    assert "contains another run (bot=heir game=winchester seats=2 seed=1" in other.err


def test_unusable_input_is_rejected(call: Call, tmp_path: Path) -> None:
    where = ("--out", str(tmp_path / "new"))
    for args, complaint in (
        (("random",), "'random' has no weights to tune"),
        (("heir", "--game", "gwt2"), "heir doesn't play gwt2"),
        (("drover", "--seats", "5"), "is for 1, 2, 3, 4 players, not 5"),
    ):
        told = call("lab", "tune", *args, *where)
        assert told.status == 2
        assert complaint in told.err
    assert not (tmp_path / "new").exists()


def test_ctrl_c_says_that_the_same_command_resumes(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab_tune, "play_duel", lambda duel, flag: None)
    told = call(*TUNE, "--out", str(tmp_path), "--lang", "de")
    assert told.status == 130
    assert told.err == "Angehalten; derselbe Befehl macht hier weiter.\n"
