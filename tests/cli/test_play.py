"""`trailboss play` as a person or a pipe calls it."""

from __future__ import annotations

import io
import os
import re
import signal
from pathlib import Path

import pytest

from tests.cli.conftest import Call, Outcome
from tests.cli.terminal import Terminal
from trailboss import Record
from trailboss.games.winchester.components.map import standard

ANYTHING = "0\n1\n" * 900
"""Passes in auctions, takes the first answer elsewhere: enough for any game."""


@pytest.fixture
def play(call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Call:
    """`play("--seed", "3", typed="0\\n")` plays with what is piped in; games are kept in `tmp_path`."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))

    def carry_out(*args: str, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        return call("play", *args)

    return carry_out


def kept(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "state" / "trailboss" / "games").glob("*.record"))


# -------------------------------------------------------------------- whole games


@pytest.mark.parametrize(("lang", "ending"), [("en", "Final score."), ("de", "Schlussabrechnung.")])
def test_a_whole_game_is_played_through_a_pipe(play: Call, tmp_path: Path, lang: str, ending: str) -> None:
    done = play("winchester", "--seed", "5", "--lang", lang, typed=ANYTHING)
    assert done.status == 0, done.err
    assert ending in done.out
    assert "\x1b" not in done.out
    assert not re.search(r"[─▀│]", done.out)
    [file] = kept(tmp_path)
    record = Record.loads(file.read_text(encoding="utf-8"))
    assert record.replay().over
    assert record.tags["Players"] == "me,heir,heir,heir"


def test_the_same_seed_and_answers_give_the_same_game(play: Call) -> None:
    first, second = (
        play("--seed", "3", "--players", "3", typed=ANYTHING).out.partition("To replay")[0] for _ in range(2)
    )
    assert first == second


def test_without_a_seed_games_differ(play: Call) -> None:
    shown = {play("--players", "3", typed="quit\n").out.partition("Your game is saved")[0] for _ in range(5)}
    assert len(shown) > 1


@pytest.mark.parametrize("players", ["2", "3", "5"])
def test_there_are_as_many_players_as_asked_for(play: Call, players: str) -> None:
    done = play("winchester", "--players", players, "--seed", "1", typed="players\n")
    assert done.out.count("cash: secret.") == int(players) - 1
    assert ("variant" in done.out) == (players == "2")


def test_options_and_a_map_are_used(play: Call, tmp_path: Path) -> None:
    text = standard().text
    other = tmp_path / "mine.map"
    other.write_text(text.replace("[0, 2, 3, 5, 7]", "[0, 1, 1, 1, 1]"), encoding="utf-8")
    done = play(
        "--map", str(other), "--option", "bonus_tokens=face_down", "--option", "first=0", typed="plot 3\n"
    )
    assert done.status == 0, done.err
    assert "its bonus token is face down" in done.out
    [file] = kept(tmp_path)
    assert "[0, 1, 1, 1, 1]" in file.read_text(encoding="utf-8")


def test_a_real_table_is_mirrored(play: Call, tmp_path: Path) -> None:
    """Sides, neutral buildings, station masters and who starts are settled, and the kept game says so."""
    done = play(
        *("gwt1", "--players", "2", "--seed", "3"),
        *("--option", "building_sides=2b 5b", "--option", "neutral_buildings=g b c d e f a"),
        *("--option", "station_masters=hazards workers certificates objectives tribe_pairs"),
        *("--option", "first=0"),
        typed="board\n",
    )
    assert done.status == 0, done.err
    [file] = kept(tmp_path)
    text = file.read_text(encoding="utf-8")
    assert "1a 2b 3a 4a 5b 6a 7a 8a 9a 10a" in text
    assert "G B C D E F A" in text
    refused = play("gwt1", "--option", "neutral_buildings=a b")
    assert (refused.status, refused.err.count("\n")) == (2, 1)
    assert "needs 7 words such as 'A B C D E F G', not 2." in refused.err


# -------------------------------------------------------------------- leaving and coming back


def test_resume_continues_the_last_game(play: Call, tmp_path: Path) -> None:
    first = play("--seats", "me,random,heir", "--seed", "4", typed="0\n0\n")
    assert first.status == 0
    [file] = kept(tmp_path)
    assert f"  trailboss play --resume {file}\n" in first.out
    for args in (
        ("--resume",),
        ("--resume", str(file)),
        ("winchester", "--resume", str(file)),
        (str(file), "--resume"),
    ):
        again = play(*args, typed="players\n")
        assert again.status == 0, again.err
        assert "Welcome back. You are Red." in again.out


def test_resume_may_save_elsewhere(play: Call, tmp_path: Path) -> None:
    play("--seed", "4", typed="0\n")
    other = tmp_path / "other.record"
    assert play("--resume", "--save", str(other), typed="0\n").status == 0
    assert other.exists()


def test_save_chooses_the_file(play: Call, tmp_path: Path) -> None:
    file = tmp_path / "evening.record"
    done = play("--save", str(file), typed="0\n")
    assert f"trailboss play --resume {file}\n" in done.out
    assert Record.loads(file.read_text(encoding="utf-8")).tags["Players"] == "me,heir,heir,heir"
    assert kept(tmp_path) == []


def test_a_relative_file_is_named_so_that_it_is_found_from_anywhere(
    play: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert f"--resume {tmp_path / 'x.record'}\n" in play("--save", "x.record", typed="0\n").out


# -------------------------------------------------------------------- what cannot be used


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["chess"], "Unknown game 'chess'"),
        (["--players", "9"], "is for"),
        (["--players", "x"], "--players"),
        (["--seats", "me,heir"], None),
        (["--seats", "me,heir,nobody"], "Unknown bot 'nobody'"),
        (["--seats", "heir,heir,heir"], "This table has no human player"),
        (["--seats", "me,heir,heir", "--players", "4"], "--seats names 3 seats, but --players says 4"),
        (["--option", "colour=red"], "has no option 'colour'"),
        (["--option", "bank=open"], "can't be 'open'"),
        (["--map", "nowhere.map"], "nowhere.map"),
        (["--seed", "-1"], "--seed"),
        (["--resume", "nowhere.record"], "Can't use 'nowhere.record': no such file"),
        (["--resume"], "There is no unfinished game to resume."),
        (["--resume", "--players", "3", "--seed", "3"], "remove --players, --seed"),
        (["winchester", "some.record"], "write --resume some.record"),
        (["--save", "no/such/folder/game.record"], "no such file or folder"),
    ],
)
def test_bad_input_gets_one_sentence(
    play: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: list[str], sentence: str | None
) -> None:
    monkeypatch.chdir(tmp_path)
    done = play(*args, typed="0\n")
    if sentence is None:
        assert done.status == 0  # two players are a variant
        return
    assert done.status == 2
    assert sentence in done.err
    assert done.err.count("\n") == 1
    assert done.out == ""


def test_a_damaged_save_is_refused(play: Call, tmp_path: Path) -> None:
    file = tmp_path / "broken.record"
    file.write_text('[Trailboss "record 1"]\n[Game "winchester"]\nrubbish\n', encoding="utf-8")
    done = play("--resume", str(file))
    assert done.status == 2
    assert "broken.record" in done.err
    assert done.err.count("\n") == 1


def test_without_any_input_there_is_no_game(run: Call, tmp_path: Path) -> None:
    done = run("play", XDG_STATE_HOME=str(tmp_path))
    assert done.status == 2
    assert done.out == ""
    assert done.err.startswith("There is no terminal and no input to play with")
    assert list(tmp_path.iterdir()) == []
    german = run("play", "--lang", "de", XDG_STATE_HOME=str(tmp_path))
    assert german.err.startswith("Es gibt weder ein Terminal noch eine Eingabe")
    assert run("puzzle", "winchester").err == done.err  # names no other command


def test_any_piped_input_is_harmless(run: Call, tmp_path: Path) -> None:
    done = run(
        "play",
        "--seed",
        "2",
        "--lang",
        "de",
        stdin="\x00\x1b[A\n\t\n\U0001f920\nspieler\n",
        XDG_STATE_HOME=str(tmp_path),
    )
    assert done.status == 0, done.err
    assert "Rot (du)" in done.out


def test_a_screen_without_umlauts_gets_plain_lines(run: Call, tmp_path: Path) -> None:
    done = run(
        "play", "--lang", "de", stdin="hilfe\n", PYTHONIOENCODING="ascii", XDG_STATE_HOME=str(tmp_path)
    )
    assert done.status == 0, done.err
    assert "zur?ck" in done.out


# -------------------------------------------------------------------- at a terminal


def at_terminal(tmp_path: Path, *args: str) -> Terminal:
    return Terminal("play", *args, XDG_STATE_HOME=str(tmp_path / "state"), NO_COLOR="")


def test_a_person_sits_down_at_once(tmp_path: Path) -> None:
    with at_terminal(tmp_path) as terminal:
        terminal.until("Press Enter for winchester.")
        terminal.type("\n")
        asked = terminal.until("Press Enter for 4.")
        assert "Daddy Winchester" in asked
        terminal.type("seven\n")
        terminal.until("Please choose one of these: 3, 4, 5, 2.")
        terminal.type("3\n")
        table = terminal.until("Red> ")
        assert "SALOON" in table
        assert "Y Yellow" in table
        terminal.type("help\n")
        terminal.until("leave; the game is saved")
        terminal.type("quit\n")
        terminal.until("Your game is saved. To resume it:")
        assert terminal.end() == 0
    with at_terminal(tmp_path) as terminal:
        terminal.until("You have an unfinished game.")
        terminal.until("Press Enter for winchester.")
        terminal.type("r\n")
        assert "Welcome back" in terminal.until("Red> ")


def test_ctrl_c_at_the_prompt_keeps_the_game(tmp_path: Path) -> None:
    with at_terminal(tmp_path, "winchester", "--seed", "6") as terminal:
        terminal.until("Red> ")
        assert terminal.end(keys="\x03") == 130
        assert "Your game is saved. To resume it:\n  trailboss play --resume /" in terminal.seen
        assert "Traceback" not in terminal.seen
    [file] = kept(tmp_path)
    assert not Record.loads(file.read_text(encoding="utf-8")).replay().over


def test_ctrl_d_keeps_the_game(tmp_path: Path) -> None:
    with at_terminal(tmp_path, "winchester", "--seed", "6", "--plain") as terminal:
        assert "\x1b" not in terminal.until("Red> ")
        assert terminal.end(keys="\x04") == 0
        assert "Your game is saved." in terminal.seen


def test_a_killed_terminal_leaves_a_game_to_resume(tmp_path: Path, run: Call) -> None:
    with at_terminal(tmp_path, "winchester", "--seed", "6", "--seats", "me,heir,random") as terminal:
        terminal.until("Red> ")
        terminal.type("0\n")
        terminal.until("Red> ")
        os.kill(terminal.process.pid, signal.SIGKILL)
        terminal.process.wait(timeout=10)
    again = run("play", "--resume", stdin="log\n", XDG_STATE_HOME=str(tmp_path / "state"))
    assert again.status == 0, again.err
    assert "Red passes." in again.out


def test_without_colours_nothing_is_coloured(tmp_path: Path) -> None:
    with at_terminal(tmp_path, "winchester", "--seed", "6", "--no-color") as terminal:
        shown = terminal.until("Red> ")
        assert "▀" not in shown
        assert "[38;" not in terminal._raw
        assert "SALOON" in shown
