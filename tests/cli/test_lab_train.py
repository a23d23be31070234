"""`trailboss lab train`, and the forecast that it makes in the hands of search."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import trailboss
from tests.cli.conftest import Call
from trailboss import bots
from trailboss.bots.search import BadForecast
from trailboss.bots.search.models import VARIABLE, names, shipped, usual
from trailboss.cli.lab import train as lab_train


def not_again(*_: object) -> int:
    raise AssertionError("games that are there are played again")


TRAIN = ("lab", "train", "gwt2", "--games", "10", "--epochs", "2", "--hidden", "4", "--processes", "1")


def test_one_command_plays_learns_measures_and_writes(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = ("--out", str(tmp_path), "--name", "tiny")
    done = call(*TRAIN, *where)
    assert done.status == 0, done.err
    assert "from 10 games, 1 of them held out" in done.out
    assert "tiny: error " in done.out
    assert "gwt2: error " in done.out
    assert "Epoch 2 of 2: error " in done.err
    written = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    assert sorted(written) == ["tiny.categories", "tiny.forecast", "tiny.json", "tiny.onnx", "tiny.svg"]
    assert (
        b"learned: trailboss lab train gwt2 --games 10 --hidden 4 --epochs 2 --seed 1"
        in written["tiny.forecast"]
    )
    report = json.loads(written["tiny.json"])
    assert len(report["epochs"]) == 2

    # what is done is not done again, and comes to the same
    monkeypatch.setattr(lab_train, "fill", not_again)
    again = call(*TRAIN, *where, "--json")
    assert again.status == 0
    assert again.err == ""
    assert json.loads(again.out)["worth"] == report["worth"]
    for name in ("tiny.forecast", "tiny.onnx", "tiny.svg"):
        assert (tmp_path / name).read_bytes() == written[name]

    # another seed does not go on with these games
    other = call(*TRAIN, *where, "--seed", "2")
    assert other.status == 2
    assert "contains games of another run" in other.err

    # search plays by it: by its file, or by its name in the folder for forecasts
    state = trailboss.game("gwt2").start(2, 1)
    by_file = f"search:3@{tmp_path / 'tiny.forecast'}"
    chosen = bots.decide(bots.make(by_file, 1, "gwt2"), state, trailboss.seeded(1))
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert "tiny" in names()
    assert bots.decide(bots.make("search:3@tiny", 1, "gwt2"), state, trailboss.seeded(1)) == chosen


def test_a_second_forecast_is_learned_after_a_first(call: Call, tmp_path: Path) -> None:
    first = tmp_path / "first.forecast"
    first.write_bytes(
        next(path for folder in shipped() for path in folder.glob("gwt2.forecast")).read_bytes()
    )
    done = call(*TRAIN, "--out", str(tmp_path), "--name", "second", "--after", str(first))
    assert done.status == 0, done.err
    learned = [line for line in (tmp_path / "second.forecast").read_text().splitlines() if "learned:" in line]
    assert learned[0].endswith("--epochs 2 --seed 1 --after first.forecast")


def test_games_of_another_run_are_learned_from_too(call: Call, tmp_path: Path) -> None:
    where = ("--out", str(tmp_path))
    first = call(*TRAIN, *where, "--name", "first", "--json")
    alone = call(*TRAIN, *where, "--name", "second", "--seed", "2", "--json")
    both = call(*TRAIN, *where, "--name", "second", "--seed", "2", "--also", "first", "--json")
    assert both.status == 0, both.err
    one, two, three = (json.loads(done.out) for done in (first, alone, both))
    assert three["positions"] == one["positions"] + two["positions"]
    assert three["apart"] == one["apart"] + two["apart"]
    assert three["epochs"] != two["epochs"]  # learned anew, not gone on with
    assert "--seed 2 --also first\n" in (tmp_path / "second.forecast").read_text()


def test_games_of_another_task_are_not_used_for_training(call: Call, tmp_path: Path) -> None:
    where = ("--out", str(tmp_path))
    (tmp_path / "empty.run").mkdir()
    assert "has no games of gwt2 to learn from" in call(*TRAIN, *where, "--also", "empty").err
    assert "can't be the name of a forecast" in call(*TRAIN, *where, "--also", "../empty").err
    assert call("lab", "train", "gwt1", *TRAIN[3:], *where, "--name", "other").status == 0
    refused = call(*TRAIN, *where, "--name", "mine", "--also", "other")
    assert refused.status == 2
    assert "has no games of gwt2 to learn from" in refused.err
    assert not (tmp_path / "mine.run").exists()


def test_unusable_input_is_rejected_before_the_first_game(call: Call, tmp_path: Path) -> None:
    where = ("--out", str(tmp_path))
    assert "'../x' can't be the name of a forecast" in call(*TRAIN, *where, "--name", "../x").err
    assert "--games" in call("lab", "train", "gwt2", "--games", "9", *where).err
    assert "Unknown game 'chess'" in call("lab", "train", "chess", *where).err
    assert "Unknown forecast 'nope'" in call(*TRAIN, *where, "--after", "nope").err
    assert list(tmp_path.iterdir()) == []


def test_without_the_extra_it_says_which(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_train, "find_spec", lambda name: None)
    done = call(*TRAIN, "--out", str(tmp_path), "--lang", "de")
    assert done.status == 2
    assert done.err == "Zum Lernen fehlt der Zusatz 'learn': pip install 'trailboss[learn]'.\n"


def test_ctrl_c_says_that_the_same_command_resumes(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> dict[str, object]:
        raise KeyboardInterrupt

    monkeypatch.setattr(lab_train, "play", lambda *_: None)
    monkeypatch.setattr(lab_train, "learned", interrupted)
    done = call(*TRAIN, "--out", str(tmp_path))
    assert done.status == 130
    assert done.err == "Stopped; the same command resumes here.\n"


# -------------------------------------------------------------------- forecasts in specs


def test_an_unknown_forecast_says_which_there_are() -> None:
    with pytest.raises(BadForecast, match="Unknown forecast 'nope'; choose from gwt1") as refused:
        bots.make("search:5@nope", game="gwt2")
    assert "Eine Vorhersage 'nope' gibt es nicht" in refused.value.render("de")
    with pytest.raises(BadForecast, match="Unknown forecast"):
        bots.make("search:5@../learned/gwt2")
    with pytest.raises(BadForecast, match=r"Can't read the forecast 'nowhere\.forecast'"):
        bots.make("search:5@nowhere.forecast")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "is not a forecast"),
        ("trailboss forecast 2\n\n1 2\n", "is not a forecast"),
        ("trailboss forecast 1\n", "is damaged"),
        ("trailboss forecast 1\nfigures: 2\n\n1 2\n", "is damaged"),
        ("trailboss forecast 1\nfigures: 1\n\n1 x\n", "is damaged"),
        ("trailboss forecast 1\nfigures: 1\n\n1 nan\n", "is damaged"),
        ("trailboss forecast 1\nfigures: 1\n\n1 2\n1 2\n", "is damaged"),
        ("trailboss forecast 1\ngame: gwt2\nfigures: 1\n\n1 2\n", "features that this version doesn't have"),
    ],
)
def test_an_unsuitable_forecast_file_is_refused(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "odd.forecast"
    path.write_text(text)
    with pytest.raises(BadForecast, match=message):
        bots.make(f"search:5@{path}", game="gwt2")


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "odd.forecast"
    path.write_bytes(b"\xff\xfe" * 9)
    with pytest.raises(BadForecast, match="is damaged"):
        bots.make(f"search:5@{path}", game="gwt2")


def test_the_shipped_forecast_can_be_named() -> None:
    state = trailboss.game("gwt2").start(2, 1)
    chosen = [
        bots.decide(bots.make(spec, 1, "gwt2"), state, trailboss.seeded(1))
        for spec in ("search:3", f"search:3@{usual('gwt2').name}")
    ]
    assert chosen[0] == chosen[1]
