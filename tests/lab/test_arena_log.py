"""The file of an arena: nothing is lost, nothing is there twice, and nobody else's file is touched."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from trailboss.core.contract import Score
from trailboss.core.errors import TrailbossError
from trailboss.lab.arena.arena import Played
from trailboss.lab.arena.log import NAME, Log
from trailboss.lab.arena.match import Result
from trailboss.lab.arena.plan import Plan, fixtures

PLAN = Plan("winchester", (("random", "heir"),), True, 7, {"claims": "manual"})


def played(count: int) -> list[Played]:
    found: list[Played] = []
    for fixture in islice(fixtures(PLAN), count):
        scores = [Score(30 + fixture.number, {"cash": 29, "bonus": 1}, 1), Score(20, {"cash": 20}, 2)]
        result = Result(
            fixture.deal,
            scores,
            [0],
            [10, 12],
            [0.25, 0.5],
            "",
            ({}, {"timeout": 2}),
            ("", "slow"),
            (0.1, 0.2),
            1,
        )
        found.append((fixture, result))
    return found


def games(folder: Path, plan: Plan = PLAN) -> list[Played]:
    with Log(folder, plan) as log:
        return list(log.results.values())


def test_games_come_back_as_they_were(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "arena"
    with Log(folder, PLAN) as log:
        assert log.results == {}
        log.add(played(3)[:2])
        log.add(played(3)[2:])
    assert games(folder) == played(3)
    assert len((folder / NAME).read_text().splitlines()) == 4


def test_a_game_is_written_once(tmp_path: Path) -> None:
    with Log(tmp_path, PLAN) as log:
        log.add(played(2))
        log.add(played(3))
    assert len((tmp_path / NAME).read_text().splitlines()) == 4
    assert games(tmp_path) == played(3)


@pytest.mark.parametrize("cut", range(0, 400, 23))
def test_a_truncated_line_is_skipped(tmp_path: Path, cut: int) -> None:
    """Wherever the machine goes down, the games before it are there and the file can be continued."""
    with Log(tmp_path, PLAN) as log:
        log.add(played(2))
    whole = (tmp_path / NAME).read_bytes()
    (tmp_path / NAME).write_bytes(whole[: len(whole) - 1 - cut])
    left = whole[: len(whole) - 1 - cut].count(b"\n") - 1
    with Log(tmp_path, PLAN) as log:
        assert list(log.results.values()) == played(2)[: max(0, left)]
        log.add(played(2))
    assert (tmp_path / NAME).read_bytes() == whole


def test_a_truncated_header_is_rewritten(tmp_path: Path) -> None:
    with Log(tmp_path, PLAN) as log:
        whole = log.path.read_bytes()
    for length in (0, 5, len(whole) - 1):
        (tmp_path / NAME).write_bytes(whole[:length])
        assert games(tmp_path) == []
        assert (tmp_path / NAME).read_bytes() == whole


@pytest.mark.parametrize(
    ("other", "english", "german"),
    [
        (PLAN._replace(seed=8), "seed: 7 there, 8 now", "seed: dort 7, jetzt 8"),
        (PLAN._replace(options={}), 'options: {"claims": "manual"} there, {} now', "dort {"),
        (
            PLAN._replace(game="gwt2"),
            'game: "winchester" there, "gwt2" now',
            'dort "winchester", jetzt "gwt2"',
        ),
        (PLAN._replace(line_ups=(("heir", "random"),)), "line_ups: ", "line_ups: dort"),
    ],
)
def test_another_arena_is_refused(tmp_path: Path, other: Plan, english: str, german: str) -> None:
    with Log(tmp_path, PLAN) as log:
        log.add(played(1))
    before = (tmp_path / NAME).read_bytes()
    with pytest.raises(TrailbossError) as caught:
        Log(tmp_path, other)
    assert english in caught.value.render("en")
    assert german in caught.value.render("de")
    assert (tmp_path / NAME).read_bytes() == before


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        (2, b"{}\n"),
        (2, b"nonsense\n"),
        (3, b"[1, 2]\n"),
        (2, b'{"number":-1}\n'),
    ],
)
def test_a_damaged_file_is_refused_and_kept(tmp_path: Path, line: int, changed: bytes) -> None:
    with Log(tmp_path, PLAN) as log:
        log.add(played(3))
    lines = (tmp_path / NAME).read_bytes().splitlines(keepends=True)
    lines[line - 1] = changed
    (tmp_path / NAME).write_bytes(b"".join(lines))
    with pytest.raises(TrailbossError, match=f"damaged in line {line}") as caught:
        Log(tmp_path, PLAN)
    assert f"in Zeile {line} beschädigt" in caught.value.render("de")
    assert (tmp_path / NAME).read_bytes() == b"".join(lines)


def test_a_game_that_is_not_of_this_arena_is_refused(tmp_path: Path) -> None:
    with Log(tmp_path, PLAN) as log:
        log.add([(fixture._replace(seats=fixture.seats[::-1]), result) for fixture, result in played(1)])
    with pytest.raises(TrailbossError, match="damaged in line 2"):
        Log(tmp_path, PLAN)


@pytest.mark.parametrize("content", [b"my shopping list", b"my\nshopping\nlist\n", b"{}", b"\n"])
def test_a_file_of_another_program_is_not_changed(tmp_path: Path, content: bytes) -> None:
    (tmp_path / NAME).write_bytes(content)
    with pytest.raises(TrailbossError, match="damaged in line 1"):
        Log(tmp_path, PLAN)
    assert (tmp_path / NAME).read_bytes() == content


def test_one_arena_at_a_time(tmp_path: Path) -> None:
    with Log(tmp_path, PLAN), pytest.raises(TrailbossError, match="right now") as caught:
        Log(tmp_path, PLAN)
    assert "schreibt gerade" in caught.value.render("de")
    assert games(tmp_path) == []


def test_a_killed_arena_releases_its_lock(tmp_path: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path; from trailboss.lab.arena.log import Log;"
        "from trailboss.lab.arena.plan import Plan;"
        f"log = Log(Path(sys.argv[1]), Plan{tuple(PLAN)!r}); os._exit(9)"
    )
    assert subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=False).returncode == 9
    assert games(tmp_path) == []
