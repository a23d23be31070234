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
    done = call(*TUNE, "--steps", "2", *where)
    assert done.status == 0, done.err
    assert done.out.startswith("WEIGHTS: Final = Weights(\n    hidden=")
    assert "New against old: 2 games, won " in done.out
    assert "Step 2 of 2: moved by " in done.err
    assert (tmp_path / "weights.py.txt").read_text() in done.out
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
    for args, error in (
        (("random",), "'random' has no weights to tune"),
        (("heir", "--game", "gwt2"), "heir doesn't play gwt2"),
        (("drover", "--seats", "5"), "is for 1, 2, 3, 4 players, not 5"),
    ):
        done = call("lab", "tune", *args, *where)
        assert done.status == 2
        assert error in done.err
    assert not (tmp_path / "new").exists()


def test_ctrl_c_says_that_the_same_command_resumes(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab_tune, "play_duel", lambda duel, flag: None)
    done = call(*TUNE, "--out", str(tmp_path), "--lang", "de")
    assert done.status == 130
    assert done.err == "Angehalten; derselbe Befehl macht hier weiter.\n"
