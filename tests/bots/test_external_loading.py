"""`bots.load`: how Python and programs of one's own become known, and who cannot make them known."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import trailboss
from tests.cli.conftest import run
from trailboss import bots
from trailboss.bots import loading, registry
from trailboss.server.api_error import ApiError
from trailboss.server.tables.seats import checked_bot

OWN = """
from trailboss import State, bots


class Last(bots.Bot):
    def choose(self, state: State, seat: int) -> int:
        return state.legal_for(seat)[-1]


bots.register({name!r}, Last)
"""
FIRST = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "ready"}', flush=True)
    elif message["type"] == "decide":
        print(json.dumps({"number": message["number"], "move": message["moves"][0]}), flush=True)
"""


@pytest.fixture(autouse=True)
def own_register() -> Iterator[None]:
    before, files = dict(registry._BOTS), set(loading._loaded)
    yield
    registry._BOTS.clear()
    registry._BOTS.update(before)
    loading._loaded.clear()
    loading._loaded.update(files)


def written(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_python_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(tmp_path / "mine.py", OWN.format(name="last"))
    monkeypatch.chdir(tmp_path)
    assert bots.load("mine.py") == file
    assert bots.load(file) == file  # nothing new
    assert "last" in bots.specs("gwt2")
    state = trailboss.game("winchester").start(seats=3, seed=1)
    assert bots.decide(bots.make("last"), state, trailboss.seeded(1)) == state.legal()[-1]


def test_a_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path / "my_module_of_bots.py", OWN.format(name="last"))
    monkeypatch.syspath_prepend(tmp_path)
    assert bots.load("my_module_of_bots") == "my_module_of_bots"
    assert "last" in bots.specs("gwt2")


def test_a_program() -> None:
    source = f"mine={sys.executable} 'a file.py' --deep"
    assert bots.load(source) == source
    assert bots.load(source) == source
    assert "mine" in bots.specs("winchester")
    assert bots.make("mine:2s").name == "mine:2s"


REFUSED = [
    ("no such thing", "doesn't name bots; write FILE.py", "nennt keine Bots; schreibe DATEI.py"),
    ("nowhere.py", "There is no file 'nowhere.py'.", "Eine Datei 'nowhere.py' gibt es nicht."),
    (
        "no_such_module",
        "Can't load the bots in 'no_such_module': ModuleNotFoundError: No module",
        "sind nicht zu gebrauchen",
    ),
    ("mine=", "'mine=' has no command after the '='.", "'mine=' nennt nach dem '=' keinen Befehl."),
    ("mine='", "Can't load the bots in \"mine='\": No closing quotation.", "sind nicht zu gebrauchen"),
    (
        "mine=no-such-program --deep",
        "The program 'no-such-program' of the bot mine doesn't exist or can't be started.",
        "Das Programm 'no-such-program' des Bots mine gibt es nicht, oder",
    ),
    ("heir=sh", "There is already a bot called heir", "Es gibt schon einen anderen Bot namens heir"),
    ("easy=sh", "There is already a bot called easy", "Es gibt schon einen anderen Bot namens easy"),
]


@pytest.mark.parametrize(("source", "english", "german"), REFUSED)
def test_sources_that_cannot_be_loaded(source: str, english: str, german: str) -> None:
    with pytest.raises(bots.BadSource) as caught:
        bots.load(source)
    assert english in str(caught.value)
    assert german in caught.value.render("de")


def test_unusable_files(tmp_path: Path) -> None:
    with pytest.raises(bots.BadSource, match=r"registers no bot; end it with `bots\.register"):
        bots.load(written(tmp_path / "empty.py", ""))
    with pytest.raises(bots.BadSource, match=r": ZeroDivisionError: division by zero"):
        bots.load(written(tmp_path / "broken.py", "1 / 0"))
    with pytest.raises(bots.BadSource, match=r"there is another bot called 'heir' already"):
        bots.load(written(tmp_path / "taken.py", OWN.format(name="heir")))


# -------------------------------------------------------------------- the server


def test_a_guest_of_the_server_cannot_start_a_program(tmp_path: Path) -> None:
    mark = tmp_path / "started"
    for wanted in (f"mine=touch {mark}", f"external@{mark}", f"mine@{mark}", "mine", "./mine.py", "os"):
        with pytest.raises(ApiError, match="unknown_bot"):
            checked_bot("winchester", wanted)
    # Not even one that the server itself has made known.
    bots.load(f"mine=touch {mark}")
    with pytest.raises(ApiError, match="unknown_bot"):
        checked_bot("winchester", "mine")
    assert not mark.exists()


# -------------------------------------------------------------------- the commands


def test_sim_plays_custom_bots_on_several_processes(tmp_path: Path) -> None:
    mine = written(tmp_path / "mine.py", OWN.format(name="last"))
    first = written(tmp_path / "first.py", FIRST)
    args = ("sim", "winchester", "--seats", "last,first:30s,random", "--seed", "3", "--games", "6", "--json")
    more = ("--with", mine, "--with", f"first={sys.executable} -I {first}")
    one, two = (run(*args, *more, "--processes", processes) for processes in ("1", "2"))
    assert (one.status, two.status) == (0, 0), one.err + two.err
    kept = [
        [line for line in each.out.splitlines() if "_ms" not in line and "seconds" not in line]
        for each in (one, two)
    ]
    assert [line for line in kept[0] if '"processes"' not in line] == [
        line for line in kept[1] if '"processes"' not in line
    ]


def test_sim_reports_forfeited_moves(tmp_path: Path) -> None:
    broken = written(tmp_path / "broken.py", FIRST.replace('message["number"]', 'message["nubmer"]'))
    args = ("sim", "winchester", "--seats", "mine:30s,random,random", "--games", "1", "--processes", "1")
    more = ("--seed", "3", "--with", f"mine={sys.executable} -I {broken}")
    english, german = (" ".join(run(*args, *more, "--lang", lang).out.split()) for lang in ("en", "de"))
    assert "mine:30s forfeited " in english
    assert "decisions: crashed 4, failed too often before " in english
    assert "Its last error output: KeyError: 'nubmer'" in english
    assert "Entscheidungen an den Zufall verloren: abgestürzt 4, schon zu oft versagt " in german
    as_json = run(*args, *more, "--json")
    assert '"crashed": 4' in as_json.out


def test_bots_that_cannot_be_loaded_are_refused_before_the_first_game() -> None:
    done = run("sim", "winchester", "--seats", "heir,heir,heir", "--with", "nowhere.py")
    assert (done.status, done.out, done.err) == (2, "", "There is no file 'nowhere.py'.\n")


def test_play_seats_a_custom_bot_and_needs_it_again_to_resume(tmp_path: Path) -> None:
    mine, save = written(tmp_path / "mine.py", OWN.format(name="last")), str(tmp_path / "game.record")
    begun = run(
        "play", "winchester", "--seats", "me,last,last", "--seed", "1", "--plain", "--save", save,
        "--with", mine, stdin="quit\n",
    )  # fmt: skip
    assert begun.status == 0, begun.err
    refused = run("play", "--resume", save, "--plain", stdin="quit\n")
    assert refused.status == 2
    assert "Unknown bot 'last'" in refused.err
    assert run("play", "--resume", save, "--plain", "--with", mine, stdin="quit\n").status == 0
