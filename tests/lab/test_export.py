"""`trailboss sim --export`: what the rows say, that they are the same however they came about, and whole."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import trailboss
from tests.cli.conftest import plain_environment, run
from tests.lab.own_games import OWN_GAMES
from trailboss.core.contract import registered
from trailboss.lab import export, observation
from trailboss.lab.arena.match import Match, Result, begun, game_seed, play

DOCS = Path(__file__).resolve().parents[2] / "docs"
MATCH = Match("winchester", ("random", "heir", "random"), 7, {"claims": "manual"}, True, False)


class Down:
    """A flag that never goes up."""

    value = False


def played(match: Match, number: int) -> Result:
    result = export.play(match, number, Down())
    assert result is not None
    return result


def written(path: Path, match: Match, numbers: list[int]) -> Any:
    """The file of these games, added in this order."""
    with export.Sheet(path, match) as sheet:
        for number in numbers:
            sheet.add(played(match, number))
    return pq.read_table(path)


def test_the_rows_are_the_games(tmp_path: Path) -> None:
    """Played again from the rows alone, the games take the same course and end in the same way."""
    rows = written(tmp_path / "games.parquet", MATCH._replace(views=True), [0, 1]).to_pylist()
    assert all(row["view"] is None for row in written(tmp_path / "plain.parquet", MATCH, [0]).to_pylist())
    game = trailboss.game("winchester")
    for number in (0, 1):
        mine = [row for row in rows if row["number"] == number + 1]
        usual = play(MATCH, number, Down())
        assert usual is not None
        first = mine[0]
        assert first["seed"] == game_seed(MATCH, number)
        state = game.start(first["seats"], first["seed"], **json.loads(first["options"]))
        assert [row["decision"] for row in mine] == list(range(first["decisions"]))
        for row in mine:
            seat = state.to_move
            assert (row["game"], row["seat"]) == ("winchester", seat)
            assert row["bot"] == MATCH.specs[MATCH.player(number, seat)]
            assert json.loads(row["view"]) == json.loads(json.dumps(state.view(seat)))
            assert row["question"] == state.view(seat)["question"]
            assert row["legal"] == state.legal_for(seat)
            assert row["observation"] == pytest.approx(list(observation.vector(state, seat)))
            assert row["move_text"] == game.text(row["move"])
            assert row["forfeited"] is False
            score = usual.scores[seat]
            assert (row["points"], row["place"]) == (score.total, score.place)
            assert dict(row["parts"]) == score.parts
            best = max(other.total for who, other in enumerate(usual.scores) if who != seat)
            assert row["margin"] == score.total - best
            won = 1 / len(usual.winners) if seat in usual.winners else 0
            assert row["won"] == pytest.approx(won)
            state.play(row["move"])
        assert state.over
        assert state.scores() == usual.scores


@pytest.mark.parametrize(
    "match",
    [
        Match("gwt1", ("random", "random"), 1, {}, False, False),
        Match("gwt2", ("random",), 1, {"sam": "easy"}, False, False),
    ],
)
def test_great_western_trail_also_alone_against_sam(tmp_path: Path, match: Match) -> None:
    table = written(tmp_path / "games.parquet", match, [0])
    size = observation.layout(match.game).size
    row = table.slice(table.num_rows - 1).to_pylist()[0]
    assert len(row["observation"]) == size
    usual = play(match, 0, Down())
    assert usual is not None
    assert row["margin"] == usual.scores[row["seat"]].total - max(
        score.total for seat, score in enumerate(usual.scores) if seat != row["seat"]
    )


def test_the_metadata_names_moves_and_entries(tmp_path: Path) -> None:
    table = written(tmp_path / "games.parquet", MATCH, [0])
    metadata = {
        name.decode().removeprefix("trailboss."): json.loads(text)
        for name, text in table.schema.metadata.items()
    }
    game = trailboss.game("winchester")
    assert metadata["format"] == export.FORMAT
    assert metadata["match"] == {
        "game": "winchester",
        "rules": game.rules_version,
        "bots": list(MATCH.specs),
        "seed": 7,
        "options": {"claims": "manual"},
        "rotate": True,
    }
    assert metadata["moves"] == [game.text(move) for move in range(game.move_count)]
    assert (
        len(metadata["observation"])
        == len(set(metadata["observation"]))
        == observation.layout("winchester").size
    )


def test_games_are_written_in_their_order_and_in_groups(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "GROUP", 200)
    one, other = tmp_path / "one", tmp_path / "other"
    written(one, MATCH, [0, 1, 2, 3, 4, 5])
    written(other, MATCH, [2, 0, 5, 4, 1, 3])
    assert one.read_bytes() == other.read_bytes()
    file = pq.ParquetFile(one)
    assert file.num_row_groups > 1
    last = 0
    for group in range(file.num_row_groups):
        numbers = file.read_row_group(group, ["number"]).column("number").to_pylist()
        assert len(numbers) >= 200 or group == file.num_row_groups - 1
        assert numbers[0] == last + 1  # a group holds whole games
        last = numbers[-1]


def broken_off(path: Path, numbers: list[int], error: BaseException) -> None:
    """These games are written; then something happens."""
    with export.Sheet(path, MATCH) as sheet:
        for number in numbers:
            sheet.add(played(MATCH, number))
        raise error


def test_rows_added_before_ctrl_c_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    with pytest.raises(KeyboardInterrupt):
        broken_off(path, [0, 3], KeyboardInterrupt())
    rows = pq.read_table(path).to_pylist()
    assert [row["number"] for row in rows if row["decision"] == 0] == [1, 4]
    assert sum(1 for row in rows if row["decision"] == row["decisions"] - 1) == 2
    assert os.listdir(tmp_path) == ["games.parquet"]


def test_no_file_after_a_failure_or_without_a_game(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="oh"):
        broken_off(tmp_path / "a", [0], ValueError("oh"))
    with export.Sheet(tmp_path / "b", MATCH):
        pass
    assert os.listdir(tmp_path) == []


def test_an_aborted_game_has_no_rows() -> None:
    class Up:
        value = True

    assert export.play(MATCH, 0, Up()) is None


# -------------------------------------------------------------------- the command

SIM = ("sim", "winchester", "--seats", "random,heir,random", "--seed", "7")


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    files = []
    for processes in ("1", "2"):
        path = tmp_path / f"{processes}.parquet"
        done = run(*SIM, "--games", "12", "--processes", processes, "--export", str(path), "--json")
        assert done.status == 0, done.err
        report = json.loads(done.out)["export"]
        assert report == {"file": str(path), "rows": pq.read_metadata(path).num_rows}
        files.append(path.read_bytes())
    assert files[0] == files[1]


def test_the_command_lists_what_it_wrote(tmp_path: Path) -> None:
    for lang, words in (("en", "decisions to"), ("de", "Entscheidungen stehen in")):
        path = tmp_path / f"{lang}.parquet"
        done = run(*SIM, "--games", "1", "--processes", "1", "--export", str(path), "--lang", lang)
        rows = pq.read_metadata(path).num_rows
        assert f"{rows} {words} " in done.out


def test_existing_files_are_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_text("precious", encoding="utf-8")
    done = run(*SIM, "--export", str(path))
    assert done.status == 2
    assert done.err == f"{str(path)!r} already exists; choose another name, or remove it first.\n"
    assert "gibt es schon" in run(*SIM, "--export", str(path), "--lang", "de").err
    assert path.read_text(encoding="utf-8") == "precious"


def test_a_missing_folder(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "games.parquet"
    done = run(*SIM, "--export", str(path))
    assert (done.status, done.err) == (2, f"Can't use {str(path)!r}: no such file or folder.\n")


def test_a_missing_package_is_reported_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "pyarrow.py").write_text("raise ModuleNotFoundError('no', name='pyarrow')", encoding="utf-8")
    path = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH"))))
    for lang, words in (("en", "needs the package pyarrow"), ("de", "braucht das Paket pyarrow")):
        done = run(*SIM, "--export", str(tmp_path / "x.parquet"), "--lang", lang, PYTHONPATH=path)
        assert (done.status, done.out) == (2, "")
        assert words in done.err
        assert "pip install 'trailboss[data]'" in done.err


def test_ctrl_c_leaves_whole_games(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    command = [sys.executable, "-m", "trailboss", *SIM, "--games", "100000", "--processes", "2", "--json"]
    running = subprocess.Popen(
        [*command, "--export", str(path), "--records", str(tmp_path / "records")],
        stdout=subprocess.PIPE,
        text=True,
        env=plain_environment(),
    )
    end = time.monotonic() + 40
    while len(list(tmp_path.glob("records/*"))) < 5:
        assert time.monotonic() < end
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    out, _ = running.communicate(timeout=40)
    assert running.returncode == 130
    table = pq.read_table(path, columns=["number", "decision", "decisions"])
    rows = table.to_pylist()
    assert json.loads(out)["games"] == len({row["number"] for row in rows})
    assert json.loads(out)["export"]["rows"] == len(rows)
    for row in rows:
        if row["decision"] == 0:
            left = row["decisions"]
        left -= 1
    assert left == 0
    assert sum(1 for row in rows if row["decision"] == 0) == sum(
        1 for row in rows if row["decision"] == row["decisions"] - 1
    )
    assert not list(tmp_path.glob(".games*"))


# -------------------------------------------------------------------- the documentation


def test_the_page_lists_exactly_the_columns() -> None:
    page = (DOCS / "data.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `(\w+)` \| ([^|]+?) \|", page, re.MULTILINE)
    for game in ("winchester", "gwt2"):
        columns = [
            (column.name, re.sub(r".*list<(element|item): (\w+).*", r"list<\2>", str(column.kind)))
            for column in export.columns(game)
        ]
        assert listed == [(name, kind.partition(" (")[0]) for name, kind in columns]


def test_every_game_has_its_vector() -> None:
    for name in OWN_GAMES:
        game = registered(name)
        state = begun(Match(game.name, ("random",) * game.seats[0], 1, {}, False, False), 0)
        assert len(observation.entries(state, 0)) == len(export.entry_names(game))
