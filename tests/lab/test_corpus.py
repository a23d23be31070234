"""The corpus: the same games for the same plan, a run that goes on, and a sample that can be read."""

import json
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.cli.conftest import run
from trailboss.core.contract import registered
from trailboss.core.errors import TrailbossError
from trailboss.core.record import Record
from trailboss.lab.corpus.card import card
from trailboss.lab.corpus.plan import PLAN, SHARDS, Plan, begin, plan_of
from trailboss.lab.corpus.shards import files, fill

SAMPLE = Path(__file__).resolve().parents[2] / "examples" / "corpus"


class Down:
    """A flag that nobody raises."""

    value = False


class Up:
    value = True


def small() -> Plan:
    return plan_of(("winchester",), ("easy",), 20, 3)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_same_plan_gives_the_same_files(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        assert fill(small(), 2, tmp_path / name, 0, Down()) == 2
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_a_stopped_shard_is_played_again(tmp_path: Path) -> None:
    assert SHARDS.missing(tmp_path, 150) == [0, 1]
    assert fill(small(), 2, tmp_path, 0, Up()) is None
    assert SHARDS.missing(tmp_path, 150) == [0, 1]
    fill(small(), 1, tmp_path, 0, Down())
    assert SHARDS.missing(tmp_path, 150) == [1]


def test_a_folder_holds_one_corpus(tmp_path: Path) -> None:
    begin(tmp_path, small())
    begin(tmp_path, small())
    with pytest.raises(TrailbossError, match="noise: 20 there, 5 now"):
        begin(tmp_path, small()._replace(noise=5))


def test_every_game_and_number_of_seats_takes_part() -> None:
    cells = plan_of((), ("medium", "hard"), 5, 1).cells
    assert {(cell.game, cell.seats) for cell in cells} >= {
        ("gwt1", 2),
        ("gwt2", 1),
        ("gwt2", 4),
        ("winchester", 5),
    }
    assert {cell.bot for cell in cells} == {"medium", "hard"}
    assert any(cell.options.get("simmental") for cell in cells)


def test_noise_is_marked(tmp_path: Path) -> None:
    fill(small(), 2, tmp_path, 0, Down())
    rows = pq.read_table(files(tmp_path, 0)[1]).to_pylist()
    choices = [row for row in rows if row["choices"] > 1]
    noisy = sum(row["noise"] for row in choices)
    assert 0 < noisy < len(choices)
    assert not any(row["noise"] for row in rows if row["choices"] == 1)


def test_the_command_writes_a_data_card(tmp_path: Path) -> None:
    out = tmp_path / "corpus"
    done = run("lab", "corpus", "--game", "winchester", "--levels", "easy", "--games", "2", "--out", str(out))
    assert done.status == 0, done.err
    text = (out / "README.md").read_text(encoding="utf-8")
    assert "--game winchester --games 2 --levels easy" in text
    assert json.loads((out / PLAN).read_text())["rules"] == {
        "winchester": registered("winchester").rules_version
    }


def test_an_unknown_level_is_refused(tmp_path: Path) -> None:
    done = run("lab", "corpus", "--levels", "genius", "--out", str(tmp_path))
    assert done.status == 2
    assert "'genius' is not a level" in done.err


def test_the_card_counts_the_games_of_each_table() -> None:
    plan = small()
    assert card(plan, len(plan.cells) + 1, "-").count("| 2 |\n") == 1


# -------------------------------------------------------------------- the sample in the repository


def sample_records() -> Iterator[tuple[int, Record]]:
    for path in sorted(SAMPLE.glob("records-*.zip")):
        with zipfile.ZipFile(path) as archive:
            for name in archive.namelist():
                yield int(name.partition(".")[0]), Record.loads(archive.read(name).decode())


def test_the_sample_is_small() -> None:
    assert 0 < sum(path.stat().st_size for path in SAMPLE.iterdir()) < 5_000_000


def test_the_records_of_the_sample_end_as_its_tables_say() -> None:
    ends = pq.read_table(SAMPLE / "games-00000.parquet").to_pylist()
    moves = pq.read_table(SAMPLE / "decisions-00000.parquet").to_pylist()
    games = dict(sample_records())
    assert set(games) == {row["number"] for row in ends}
    for number, record in list(games.items())[::7]:
        state = record.replay()
        assert [row["points"] for row in ends if row["number"] == number] == [
            score.total for score in state.scores()[: state.seats]
        ]
        played = [row["move"] for row in moves if row["number"] == number]
        assert played == [move for _, move in record.moves]
