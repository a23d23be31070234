"""`trailboss sim`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

import trailboss
from tests.cli.conftest import Call, is_refused, plain_environment
from trailboss import State, bots
from trailboss.bots import registry
from trailboss.core.errors import Failure
from trailboss.lab import workers
from trailboss.lab.arena.match import Match, Table, play

BOTS = "easy, medium, hard, expert, champion, careless, heir, novice, policy, random, search"
THREE = ("sim", "winchester", "--seats", "random,heir,random", "--seed", "7")


def figures(text: str) -> dict[str, object]:
    """The JSON of a match without what depends on the clock and the number of processes."""
    found = json.loads(text)
    for name in ("seconds", "processes"):
        del found[name]
    for line in (*found["bots"], *found["by_seat"]):
        del line["decision_ms"]
    return dict(found)


def test_the_number_of_processes_changes_nothing(run: Call, tmp_path: Path) -> None:
    counts: list[dict[str, object]] = []
    written: list[dict[str, str]] = []
    for processes in ("1", "2", "3"):
        folder = tmp_path / processes
        done = run(*THREE, "--games", "12", "--processes", processes, "--records", str(folder), "--json")
        assert done.status == 0, done.err
        assert json.loads(done.out)["processes"] == int(processes)
        counts.append(figures(done.out))
        written.append({path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()})
    assert counts[0] == counts[1] == counts[2]
    assert written[0] == written[1] == written[2]
    assert len(written[0]) == 12
    assert figures(run(*THREE[:-1], "8", "--games", "12", "--json").out) != counts[0]


def test_the_count_as_json(call: Call) -> None:
    done = call(*THREE, "--games", "9", "--rotate", "--processes", "1", "--json", "--option", "claims=manual")
    assert done.status == 0
    assert done.err == ""
    found = json.loads(done.out)
    assert found["game"] == "winchester"
    assert found["seats"] == ["random", "heir", "random"]
    assert found["seed"] == 7
    assert found["options"] == {"claims": "manual"}
    assert found["games"] == found["asked"] == 9
    assert found["stopped"] is False
    assert found["compiled"] is trailboss.COMPILED
    assert [line["bot"] for line in found["bots"]] == ["random", "heir"]
    assert [line["held"] for line in found["bots"]] == [2, 1]
    assert sum(line["wins"] for line in found["bots"]) == pytest.approx(9)
    assert sum(line["wins"] for line in found["by_seat"]) == pytest.approx(9)
    for line in (*found["bots"], *found["by_seat"]):
        assert 0 <= line["win_low"] <= line["win_rate"] <= line["win_high"] <= 1
        assert sum(line["parts"].values()) == pytest.approx(line["points"])
        assert line["decisions"] > 0
        assert line["decision_ms"] > 0
    heir = found["bots"][1]
    assert heir["win_rate"] > 0.5


def test_the_count_for_people(call: Call) -> None:
    english = call(*THREE, "--games", "6", "--processes", "1")
    assert english.status == 0
    assert english.err == ""  # no progress bar where nobody sees it
    assert english.out.startswith("Daddy Winchester: 6 games with 3 players, seed 7, ")
    for word in ("By bot", "By seat", "Points by category", "1 Blue", "Most plots", "33.3 %", "±", " ms"):
        assert word in english.out
    german = call(*THREE, "--games", "6", "--processes", "1", "--rotate", "--lang", "de")
    for word in ("Nach Bots", "Nach Plätzen", "1 Blau", "reihum alle", "33,3 %", "Meiste Parzellen"):
        assert word in german.out


def test_one_game_is_one_game(call: Call) -> None:
    args = (*THREE, "--games", "1", "--processes", "1")
    assert call(*args).out.startswith("Daddy Winchester: 1 game with 3 players, seed 7, ")
    assert call(*args, "--lang", "de").out.startswith("Daddy Winchester: 1 Partie mit 3 Spielern, ")


def test_a_random_seed_is_reported_and_gives_the_same_games(call: Call) -> None:
    args = ("sim", "winchester", "--seats", "random,random", "--games", "2", "--processes", "1", "--json")
    drawn = json.loads(call(*args).out)
    again = call(*args, "--seed", str(drawn["seed"])).out
    assert figures(again) == figures(json.dumps(drawn))


def test_records_name_the_players_and_replay(records: list[Path]) -> None:
    assert [path.name for path in records] == ["winchester-5-000001.record", "winchester-5-000002.record"]
    for path in records:
        record = trailboss.Record.loads(path.read_text(encoding="utf-8"))
        assert record.tags["Players"] == "heir,random,heir"
        assert record.replay().over


REFUSED = [
    (
        ("sim", "poker", "--seats", "heir,heir"),
        "Unknown game 'poker'; ",
        "Ein Spiel 'poker' gibt es nicht; ",
    ),
    (
        ("sim", "winchester", "--seats", "heir"),
        "Daddy Winchester is for 2, 3, 4, 5 players, not 1.",
        "Daddy Winchester ist für 2, 3, 4, 5 Spieler, nicht für 1.",
    ),
    (
        ("sim", "winchester", "--seats", "heir,duke,heir"),
        f"Unknown bot 'duke'; choose from {BOTS}.",
        f"Einen Bot 'duke' gibt es nicht; es gibt {BOTS}.",
    ),
    (
        ("sim", "winchester", "--seats", "heir,,heir"),
        "'' does not name a bot; ",
        "'' benennt keinen Bot; ",
    ),
    (
        (*THREE, "--option", "weather=hot"),
        "Daddy Winchester has no option 'weather'; it has bonus_tokens, ",
        "Daddy Winchester hat keine Einstellung 'weather'; es gibt bonus_tokens, ",
    ),
    (
        (*THREE, "--option", "claims=maybe"),
        "The option claims can't be 'maybe'; it can be automatic, manual, prompted.",
        "Die Einstellung claims kann nicht 'maybe' sein; möglich ist automatic, manual, prompted.",
    ),
    (
        (*THREE, "--option", "first=4"),
        "The option first can't be 4; it can be drawn, 0, 1, 2.",
        "Die Einstellung first kann nicht 4 sein; möglich ist drawn, 0, 1, 2.",
    ),
    (
        (*THREE, "--option", "claims"),
        "Options are written NAME=VALUE, not 'claims'.",
        "Eine Einstellung wird NAME=WERT geschrieben, nicht 'claims'.",
    ),
    (
        (*THREE, "--option", "bank=limited", "--option", "bank=limited"),
        "The option 'bank' is given twice.",
        "Die Einstellung 'bank' ist zweimal angegeben.",
    ),
    (
        (*THREE, "--option", "map=standard", "--map", "own.map"),
        "The option 'map' is given twice.",
        "Die Einstellung 'map' ist zweimal angegeben.",
    ),
    (
        (*THREE, "--processes", "0"),
        "--processes takes a whole number from 1 to 256, not '0'.",
        "--processes braucht eine ganze Zahl von 1 bis 256, nicht '0'.",
    ),
    (
        (*THREE, "--seed", "x"),
        "--seed takes a whole number from 0 to 9223372036854775807, not 'x'.",
        "--seed braucht eine ganze Zahl von 0 bis 9223372036854775807, nicht 'x'.",
    ),
]


@pytest.mark.parametrize(
    ("args", "english", "german"), REFUSED, ids=[" ".join(each[0][2:]) for each in REFUSED]
)
def test_invalid_command_lines_get_one_sentence(
    call: Call, args: tuple[str, ...], english: str, german: str
) -> None:
    is_refused(call, args, english, german)


# -------------------------------------------------------------------- Ctrl-C and death


def started(*args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "trailboss", *args],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=plain_environment(),
        start_new_session=True,  # so that a signal to the group reaches this command and its workers alone
    )


def until(happened: Path, process: subprocess.Popen[str]) -> None:
    """Wait for the first record, which shows that games are being played."""
    for _ in range(400):
        if happened.is_dir() and any(happened.iterdir()):
            return
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    raise AssertionError("no game was played")


@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_reports_what_was_played(tmp_path: Path, processes: str) -> None:
    folder = tmp_path / "records"
    args = (*THREE, "--games", "1000000", "--processes", processes, "--records", str(folder), "--json")
    with started(*args) as process:
        until(folder, process)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: to the workers, too
        out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    found = json.loads(out)
    assert found["stopped"] is True
    assert 0 < found["games"] < 1000000
    assert found["games"] == len(list(folder.iterdir()))
    assert err == f"Stopped after {found['games']} of 1000000 games.\n"
    for path in folder.iterdir():
        assert trailboss.Record.loads(path.read_text(encoding="utf-8")).replay().over


def test_ctrl_c_before_the_first_game_is_over(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(table: Table) -> bool:
        os.kill(os.getpid(), signal.SIGINT)
        return True

    monkeypatch.setattr(Table, "step", interrupted)
    usual = signal.getsignal(signal.SIGINT)
    assert call(*THREE, "--processes", "1") == (130, "", "Stopped before the first game ended.\n")
    assert call(*THREE, "--processes", "1", "--lang", "de") == (
        130,
        "",
        "Abgebrochen, bevor die erste Partie zu Ende war.\n",
    )
    assert signal.getsignal(signal.SIGINT) is usual


def children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


linux = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks at processes through /proc")


class Collapsing(bots.Bot):
    """Takes its process down at its first decision."""

    def choose(self, state: State, seat: int) -> int:
        os._exit(1)


@linux
def test_a_worker_that_dies_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """The workers are forked, so they know the bot. It dies while it thinks: a kill from outside could come
    while a worker holds a lock of the pool's queues, which Python's own pool does not always survive."""
    monkeypatch.setattr(registry, "_BOTS", dict(registry._BOTS))
    bots.register("collapsing", Collapsing)
    match = Match("winchester", ("random", "random", "collapsing"), 1, {}, rotate=False, records=False)
    with pytest.raises(Failure) as raised, workers.Workers(partial(play, match), range(40), 2) as playing:
        list(playing)
    sentence = "Ein Arbeitsprozess ist gestorben, deshalb lässt sich die Arbeit nicht beenden."
    assert raised.value.render("de") == sentence


@linux
def test_workers_leave_with_the_command(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    with started(*THREE, "--games", "1000000", "--processes", "2", "--records", str(folder)) as process:
        until(folder, process)
        left = children(process.pid)
        assert len(left) >= 2
        process.kill()
        process.communicate(timeout=30)
    for _ in range(200):
        if not any(alive(pid) for pid in left):
            return
        time.sleep(0.05)
    raise AssertionError("workers are still there")


def test_an_error_in_a_worker_is_the_commands_own() -> None:
    """A bot that fails in another process fails the match with its own words."""
    match = Match("winchester", ("heir", "heir", "duke"), 1, {}, rotate=False, records=False)
    with (
        pytest.raises(trailboss.TrailbossError, match="duke"),
        workers.Workers(partial(play, match), range(4), 2) as playing,
    ):
        list(playing)
