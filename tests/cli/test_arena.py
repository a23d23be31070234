"""`trailboss arena`."""

from __future__ import annotations

import json
import math
import os
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.cli.conftest import Call, is_refused, plain_environment
from trailboss.cli.lab.arena import usual_folder, waiting
from trailboss.lab.arena.log import NAME
from trailboss.lab.arena.plan import Plan

TWO = ("arena", "winchester", "--bots", "random,heir", "--seats", "2", "--processes", "1")
CLOCKS = ("seconds", "longest")


def games(folder: Path) -> list[dict[str, object]]:
    """The games of an arena as they are written, without what depends on the clock."""
    found = [json.loads(line) for line in (folder / NAME).read_text(encoding="utf-8").splitlines()]
    return [{name: value for name, value in game.items() if name not in CLOCKS} for game in found[1:]]


def by_number(folder: Path) -> dict[object, dict[str, object]]:
    found = {game["number"]: game for game in games(folder)}
    assert len(found) == len(games(folder)), "a game was played twice"
    return found


def test_the_tables(call: Call, tmp_path: Path) -> None:
    done = call(*TWO, "--games", "8", "--out", str(tmp_path / "here"))
    assert done.status == 0
    assert done.err == f"0 of 8 games are in '{tmp_path / 'here'}'; playing the remaining 8.\n"
    assert done.out.startswith("Daddy Winchester: 8 games on 4 deals, 2 players, seed 1\n")
    for word in ("Ratings", "Head to head", "Won by turn and by seat", "Points by category", "Thinking"):
        assert f"\n{word}" in done.out
    assert "The first player wins" in done.out
    assert "not a whole number of rounds" not in done.out
    german = call(*TWO, "--games", "8", "--out", str(tmp_path / "here"), "--lang", "de")
    assert (german.status, german.err) == (0, "")  # nothing is left to play
    assert "8 Partien aus 4 Ausgangslagen" in german.out
    assert "Wer beginnt, gewinnt" in german.out


def test_the_folder_has_everything(call: Call, tmp_path: Path) -> None:
    done = call(*TWO, "--games", "6", "--out", str(tmp_path), "--json")
    found = json.loads(done.out)
    assert json.loads((tmp_path / "arena.json").read_text(encoding="utf-8")) == found
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "arena.json",
        "categories.svg",
        NAME,
        "ratings.svg",
        "turns.svg",
    ]
    for path in tmp_path.glob("*.svg"):
        assert ET.fromstring(path.read_text(encoding="utf-8")).tag.endswith("svg")
    assert found["games"] == found["asked"] == 6
    assert found["stopped"] is False
    assert [bot["bot"] for bot in found["bots"]] == ["heir", "random"]
    heir, random = found["bots"]
    assert heir["elo_low"] <= heir["elo"] <= heir["elo_high"]
    assert random["elo"] == 0
    assert heir["held"] == random["held"] == 6
    assert heir["longest_ms"] >= heir["decision_ms"] > 0
    assert len(found["by_turn"]) == len(found["by_seat"]) == 2


def test_more_games_continue_where_it_ended(call: Call, tmp_path: Path) -> None:
    few, many = tmp_path / "few", tmp_path / "many"
    assert call(*TWO, "--games", "4", "--out", str(few)).status == 0
    before = (few / NAME).read_bytes()
    more = call(*TWO, "--games", "10", "--out", str(few))
    assert more.err == f"4 of 10 games are in '{few}'; playing the remaining 6.\n"
    assert (few / NAME).read_bytes().startswith(before)
    assert call(*TWO, "--games", "10", "--out", str(many)).status == 0
    assert by_number(few) == by_number(many)
    less = call(*TWO, "--games", "2", "--out", str(few), "--json")
    assert json.loads(less.out)["games"] == 10  # what is there counts


def test_the_same_deal_with_seats_swapped(call: Call, tmp_path: Path) -> None:
    assert call(*TWO, "--games", "6", "--out", str(tmp_path)).status == 0
    found = games(tmp_path)
    assert [game["seats"] for game in found] == [["random", "heir"], ["heir", "random"]] * 3
    for one, other in zip(found[::2], found[1::2], strict=True):
        assert one["deal"] == other["deal"]
        assert one["first"] == other["first"]


def test_one_against_three(call: Call, tmp_path: Path) -> None:
    args = ("arena", "winchester", "--line-up", "heir,random,random,random", "--processes", "1", "--out")
    done = call(*args, str(tmp_path), "--games", "5", "--json")
    found = json.loads(done.out)
    assert found["seats"] == 4
    assert [game["seats"].index("heir") for game in games(tmp_path)] == [0, 1, 2, 3, 0]  # type: ignore[attr-defined]
    assert found["fair"] == 0.25
    assert found["bots"][0]["bot"] == "heir"
    assert found["bots"][1]["held"] == 15
    assert "5 games are not a whole number of rounds: with 8" in " ".join(
        call(*args, str(tmp_path), "--games", "5").out.split()
    )


def test_a_bot_against_itself_and_against_sam(call: Call, tmp_path: Path) -> None:
    alone = call(
        "arena",
        "winchester",
        "--bots",
        "heir",
        "--games",
        "3",
        "--processes",
        "1",
        "--out",
        str(tmp_path / "a"),
    )
    assert alone.status == 0
    assert "Head to head" not in alone.out
    solo = ("arena", "gwt2", "--bots", "random", "--seats", "1", "--games", "2", "--processes", "1")
    found = call(*solo, "--out", str(tmp_path / "b"))
    assert found.status == 0
    assert "Sam" in found.out
    assert "The first player wins" not in found.out


def test_the_folder_is_named_after_the_arena(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = call(*TWO, "--games", "2")
    assert (tmp_path / "arena-winchester-2-random-heir-seed1" / NAME).is_file()
    assert "Written to 'arena-winchester-2-random-heir-seed1'" in done.out
    bots = tuple(f"search:{number}ms@../model" for number in range(100, 120))
    long = usual_folder(Plan("gwt2", (bots,), False, 3, {}))
    assert len(long) < 90
    assert "/" not in long


def test_bots_from_outside(call: Call, tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("print('nonsense', flush=True)\n")
    args = (
        "arena",
        "winchester",
        "--bots",
        "mine,random",
        "--seats",
        "2",
        "--games",
        "2",
        "--processes",
        "1",
    )
    source = f"mine={sys.executable} {broken}"
    done = call(*args, "--out", str(tmp_path / "out"), "--with", source)
    assert done.status == 0, done.err
    assert "mine forfeited" in " ".join(done.out.split())
    found = json.loads(call(*args, "--out", str(tmp_path / "out"), "--with", source, "--json").out)
    mine = next(bot for bot in found["bots"] if bot["bot"] == "mine")
    assert sum(mine["forfeits"].values()) == mine["decisions"]


REFUSED = [
    (
        ("arena", "winchester"),
        "Name bots with --bots or tables with --line-up, not both.",
        "Nenne die Bots mit --bots oder Tische mit --line-up, eines von beiden.",
    ),
    (
        (*TWO, "--line-up", "heir,heir"),
        "Name bots with --bots or tables with --line-up, not both.",
        "Nenne die Bots mit --bots oder Tische mit --line-up, eines von beiden.",
    ),
    (
        ("arena", "winchester", "--bots", "heir,heir"),
        "The bot heir is named twice; a pool names each bot once.",
        "Der Bot heir ist zweimal genannt; im Feld steht jeder Bot einmal.",
    ),
    (
        ("arena", "winchester", "--line-up", "heir,random", "--line-up", "heir,heir,random"),
        "All line-ups need the same number of seats, but heir,random has 2 and heir,heir,random has 3.",
        "Alle Aufstellungen brauchen gleich viele Plätze, aber heir,random hat 2 und heir,heir,random hat 3.",
    ),
    (
        ("arena", "winchester", "--line-up", "heir,random,random", "--seats", "4"),
        "The line-up heir,random,random has 3 seats, but --seats says 4.",
        "Die Aufstellung heir,random,random hat 3 Plätze, --seats sagt aber 4.",
    ),
    (
        ("arena", "winchester", "--bots", "heir,random", "--seats", "9"),
        "Daddy Winchester is for",
        "Daddy Winchester",
    ),
    (("arena", "winchester", "--bots", "heir,nobody"), "Unknown bot", "Einen Bot"),
    (
        ("arena", "winchester", "--bots", "heir,drover"),
        "The bot drover doesn't play Daddy Winchester;",
        "Der Bot drover spielt Daddy Winchester nicht;",
    ),
    ((*TWO, "--option", "nothing=1"), "Daddy Winchester has no option", "Daddy Winchester"),
    (
        (*TWO, "--on", "paper"),
        "--on takes 'cores' or 'ray', not 'paper'.",
        "--on braucht 'cores' oder 'ray', nicht 'paper'.",
    ),
    (
        (*TWO, "--clock", "sun"),
        "--clock takes 'cpu' or 'wall', not 'sun'.",
        "--clock braucht 'cpu' oder 'wall', nicht 'sun'.",
    ),
    (
        (*TWO, "--games", "0"),
        "--games takes a whole number from 1 to 10000000, not '0'.",
        "--games braucht eine ganze Zahl von 1 bis 10000000, nicht '0'.",
    ),
]


@pytest.mark.parametrize(
    ("args", "english", "german"), REFUSED, ids=[" ".join(each[0][2:]) for each in REFUSED]
)
def test_invalid_command_lines_get_one_sentence(
    call: Call,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    args: tuple[str, ...],
    english: str,
    german: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    is_refused(call, args, english, german)
    assert list(tmp_path.iterdir()) == []  # nothing was begun


def test_another_arena_in_the_folder_is_refused(call: Call, tmp_path: Path) -> None:
    assert call(*TWO, "--games", "2", "--out", str(tmp_path)).status == 0
    before = (tmp_path / NAME).read_bytes()
    other = (*TWO, "--games", "2", "--seed", "2", "--out", str(tmp_path))
    english, german = call(*other), call(*other, "--lang", "de")
    assert (english.status, german.status) == (2, 2)
    assert (
        english.err
        == f"'{tmp_path}' contains another arena (seed: 1 there, 2 now); choose another folder with --out.\n"
    )
    assert german.err.startswith(f"In '{tmp_path}' liegt eine andere Arena (seed: dort 1, jetzt 2)")
    assert (tmp_path / NAME).read_bytes() == before


def test_without_ray_it_says_what_to_install(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = call(*TWO, "--on", "ray", "--out", str(tmp_path))
    assert done.status == 2
    assert done.err == "A Ray cluster needs the extra 'cluster': pip install 'trailboss[cluster]'.\n"


def test_formatted_waiting_times() -> None:
    assert [waiting(seconds) for seconds in (0.4, 59, 61, 3599, 3600, 90061)] == [
        "0 s",
        "59 s",
        "1 min 01 s",
        "59 min 59 s",
        "1 h 00 min",
        "25 h 01 min",
    ]


# -------------------------------------------------------------------- Ctrl-C


def interrupted(folder: Path, args: tuple[str, ...], already: int) -> tuple[int, str, str]:
    """Start the command, and press Ctrl-C when some more games are over."""
    process = subprocess.Popen(
        [sys.executable, "-m", "trailboss", *args],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=plain_environment(),
        start_new_session=True,  # so that a signal to the group reaches this command and its workers alone
    )
    with process:
        while not (folder / NAME).is_file() or (folder / NAME).read_bytes().count(b"\n") <= already + 1:
            assert process.poll() is None, process.communicate()
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: to the workers, too
        out, err = process.communicate(timeout=50)
    return process.returncode, out, err


@pytest.mark.timeout(180)
def test_ctrl_c_loses_nothing_and_repeats_nothing(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An arena that is stopped and resumed twice has the same games as one that was left alone."""
    monkeypatch.setattr("trailboss.cli.lab.arena.EVERY", math.inf)  # a slow machine would report progress
    broken, whole = tmp_path / "broken", tmp_path / "whole"
    plan = ("arena", "winchester", "--line-up", "search:4,heir", "--games", "32", "--seed", "3")
    args = (*plan, "--processes", "2", "--out", str(broken), "--json")
    done = 0
    for _ in range(2):
        status, out, err = interrupted(broken, args, done)
        assert status == 130
        found = json.loads(out)
        assert found["stopped"] is True
        assert done < found["games"] < 32
        done = found["games"]
        assert done == len(by_number(broken))
        assert err.splitlines()[1:] == [
            f"Stopped after {done} of 32 games; they are saved in '{broken}', and the same command resumes."
        ]
    rest = call(*args)
    assert rest.status == 0
    assert rest.err == f"{done} of 32 games are in '{broken}'; playing the remaining {32 - done}.\n"
    alone = call(*plan, "--processes", "2", "--out", str(whole), "--json")
    assert by_number(broken) == by_number(whole)
    assert set(by_number(broken)) == set(range(32))
    assert json.loads(rest.out)["ratings"] == json.loads(alone.out)["ratings"]
