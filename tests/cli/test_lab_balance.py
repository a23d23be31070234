"""`trailboss lab` and `trailboss lab balance`."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

import trailboss
from tests.cli.conftest import Call
from trailboss.cli.app import LAB
from trailboss.lab.arena.match import Table

FOUR = ("lab", "balance", "winchester", "--bots", "random", "--seed", "7", "--processes", "1")
TWO = ("lab", "balance", "gwt2", "--bots", "random", "--seed", "7", "--processes", "1")


def figures(text: str) -> dict[str, object]:
    """The JSON without what depends on the clock and the number of processes."""
    found = json.loads(text)
    for name in ("seconds", "processes"):
        del found[name]
    return dict(found)


# -------------------------------------------------------------------- the group


def test_the_lab_lists_its_commands(call: Call) -> None:
    alone, helped = call("lab"), call("lab", "--help")
    assert alone.status == helped.status == 0
    assert alone.out == helped.out
    assert "Usage: trailboss lab [OPTIONS] COMMAND ..." in alone.out
    for name in LAB.table:
        assert f"\n  {name} " in alone.out
    german = call("lab", "--lang", "de")
    assert "Experimente: Balance" in german.out
    assert "Bots spielen es aus" in german.out
    assert call("lab", "--version").out == call("--version").out


def test_the_lab_rejects_unknown_subjects(call: Call) -> None:
    done = call("lab", "fly")
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("Unknown command 'fly'; the commands are balance")
    german = call("lab", "--lang", "de", "fly")
    assert german.err.startswith("Einen Befehl 'fly' gibt es nicht; es gibt balance")


def test_help_in_both_languages(call: Call) -> None:
    english, german = call("lab", "balance", "--help"), call("lab", "balance", "--help", "--lang", "de")
    assert english.status == german.status == 0
    assert "Usage: trailboss lab balance [OPTIONS] GAME" in english.out
    assert "--out DIR" in english.out
    assert "the bot in all seats" in english.out.lower()
    assert "der bot auf allen plätzen" in german.out.lower()
    assert "cli." not in english.out + german.out


# -------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("args", "english", "german"),
    [
        (
            ("gwt2", "--bots", "drover,random"),
            "--bots takes one bot, which plays all seats, not 'drover,random'.",
            "--bots nimmt einen Bot, der alle Plätze hält, nicht 'drover,random'.",
        ),
        (
            ("gwt2", "--seats", "1"),
            "--seats takes a whole number from 2 to 6, not '1'.",
            "--seats braucht eine ganze Zahl von 2 bis 6, nicht '1'.",
        ),
        (
            ("gwt2", "--games", "0"),
            "--games takes a whole number from 1 to 100000000, not '0'.",
            "--games braucht eine ganze Zahl von 1 bis 100000000, nicht '0'.",
        ),
    ],
)
def test_invalid_command_lines_get_one_sentence(
    call: Call, args: tuple[str, ...], english: str, german: str
) -> None:
    assert call("lab", "balance", *args) == (2, "", english + "\n")
    assert call("lab", "balance", *args, "--lang", "de") == (2, "", german + "\n")


def test_a_game_that_does_not_exist(call: Call) -> None:
    assert "Unknown game 'chess'" in call("lab", "balance", "chess").err
    assert "Ein Spiel 'chess' gibt es nicht" in call("lab", "balance", "chess", "--lang", "de").err


@pytest.mark.parametrize(
    "args",
    [
        ("gwt2", "--bots", "heir"),
        ("gwt2", "--bots", "nobody"),
        ("gwt2", "--seats", "5"),
        ("gwt1", "--option", "sam=easy"),
        ("gwt2", "--option", "sam=easy"),
        ("gwt2", "--option", "building_sides=c"),
        ("winchester", "--map", "no/such/file"),
        ("gwt2", "--out", "/dev/null/folder"),
    ],
)
def test_unusable_input_is_rejected_before_the_first_game(
    call: Call, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...]
) -> None:
    def no_game(table: Table) -> bool:
        raise AssertionError("a game was played")

    monkeypatch.setattr(Table, "step", no_game)
    done = call("lab", "balance", *args)
    assert (done.status, done.out) == (2, "")
    assert done.err.count("\n") == 1


# -------------------------------------------------------------------- what comes out


def test_the_number_of_processes_changes_nothing(run: Call, tmp_path: Path) -> None:
    counts = []
    pictures = []
    for processes in ("1", "3"):
        folder = tmp_path / processes
        done = run(*FOUR[:-1], processes, "--games", "16", "--json", "--out", str(folder))
        assert done.status == 0, done.err
        assert json.loads(done.out)["processes"] == int(processes)
        counts.append(figures(done.out))
        pictures.append({path.name: path.read_bytes() for path in folder.glob("*.svg")})
    assert counts[0] == counts[1]
    assert pictures[0] == pictures[1]
    assert figures(run(*FOUR[:-4], "--seed", "8", "--games", "16", "--json").out) != counts[0]


def test_the_figures_as_json(call: Call) -> None:
    done = call(*FOUR, "--games", "40", "--seats", "3", "--json")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    assert {name: found[name] for name in ("game", "bot", "seats", "seed", "games", "asked", "stopped")} == {
        "game": "winchester", "bot": "random", "seats": 3, "seed": 7, "games": 40, "asked": 40,
        "stopped": False,
    }  # fmt: skip
    assert found["compiled"] is trailboss.COMPILED
    sections = {section["topic"]: section for section in found["sections"]}
    assert list(sections) == [
        "game", "seats", "secrets", "objectives_dealt", "objectives_claimed", "plots", "plot_prices",
        "auctions", "auction_prices", "opening", "strategy",
    ]  # fmt: skip
    seats = sections["seats"]["rows"]
    assert [row["level"] for row in seats] == ["1", "2", "3"]
    assert sum(row["won"]["value"] for row in seats) == pytest.approx(1)
    assert sum(row["ahead"]["value"] for row in seats) == pytest.approx(0)
    for row in seats:
        assert 0 <= row["won"]["low"] <= row["won"]["value"] <= row["won"]["high"] <= 1
        assert row["points"]["low"] < row["points"]["value"] < row["points"]["high"]
        assert isinstance(row["ahead"]["clear"], bool)
    assert sections["seats"]["drawn"] is True
    assert sections["plots"]["drawn"] is False
    assert len(sections["plot_prices"]["rows"]) == 19


def test_options_that_leave_nothing_to_chance_leave_out_its_tables(call: Call) -> None:
    fixed = ("--option", "building_sides=a", "--option", "neutral_buildings=by_letter")
    done = call(*TWO, "--games", "2", "--json", *fixed)
    found = json.loads(done.out)
    assert found["options"] == {"building_sides": "a", "neutral_buildings": "by_letter"}
    topics = {section["topic"] for section in found["sections"]}
    assert not topics & {"sides", "neutral"}
    assert "masters_taken" in topics or "opening" in topics
    drawn = json.loads(call(*TWO, "--games", "2", "--json").out)
    assert drawn["options"] == {"building_sides": "random", "neutral_buildings": "shuffled"}


def test_the_usual_bot_and_seats(call: Call) -> None:
    found = json.loads(call("lab", "balance", "winchester", "--games", "1", "--seed", "1", "--json").out)
    assert (found["bot"], found["seats"]) == ("heir", 4)


def test_tables_for_people(call: Call) -> None:
    english = call(*TWO, "--games", "8")
    assert (english.status, english.err) == (0, "")
    for words in (
        "Great Western Trail (second edition): 8 games, random in all 2 seats, seed 7",
        "player 1",
        "Random, so a difference is an effect.",
        "Chosen by the bots",
        "Side a",
        "Neutral buildings: where they are",
        "Without",
        "first stop: ",
        "engineers hired",
        "outlaw pairs",
        "significant after Holm's correction",
    ):
        assert words in " ".join(english.out.split())
    german = call(*TWO, "--games", "8", "--lang", "de")
    for words in (
        "8 Partien, random auf allen 2 Plätzen, Startwert 7",
        "Spieler 1",
        "Vom Zufall bestimmt",
        "Seite b",
        "erster Halt: ",
        "Ingenieure eingestellt",
        "fair ist 50,0 %",
    ):
        assert words in german.out
    assert "lab.balance" not in english.out + german.out
    assert max(len(line) for line in (english.out + german.out).splitlines()) <= 110


def test_figures_and_pictures_as_files(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    done = call(*FOUR, "--games", "40", "--out", str(folder), "--lang", "de")
    assert done.status == 0
    names = {path.name for path in folder.iterdir()}
    assert {"winchester-4.json", "winchester-4-seats.svg", "winchester-4-plot-prices.svg"} <= names
    assert "Geschrieben: " in done.out
    assert json.loads((folder / "winchester-4.json").read_text(encoding="utf-8"))["games"] == 40
    seats = (folder / "winchester-4-seats.svg").read_text(encoding="utf-8")
    assert "Nach Plätzen" in seats
    assert seats.count('class="whisker"') == 4


# -------------------------------------------------------------------- Ctrl-C


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("en", "Stopped after 3 of 1000 games; the figures are for the games played.\n"),
        ("de", "Nach 3 von 1000 Partien abgebrochen; die Zahlen sind die der gespielten Partien.\n"),
    ],
)
def test_ctrl_c_reports_what_was_played(
    call: Call, monkeypatch: pytest.MonkeyPatch, lang: str, message: str
) -> None:
    usual = Table.step

    def interrupted(table: Table) -> bool:
        if table.number == 3:
            os.kill(os.getpid(), signal.SIGINT)
        return usual(table)

    monkeypatch.setattr(Table, "step", interrupted)
    done = call(*FOUR, "--games", "1000", "--json", "--lang", lang)
    assert (done.status, done.err) == (130, message)
    found = json.loads(done.out)
    assert (found["games"], found["asked"], found["stopped"]) == (3, 1000, True)
    monkeypatch.setattr(Table, "step", usual)
    whole = figures(call(*FOUR, "--games", "3", "--json").out)
    assert whole["sections"] == found["sections"]


def test_ctrl_c_before_the_first_game_is_over(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(table: Table) -> bool:
        os.kill(os.getpid(), signal.SIGINT)
        return True

    monkeypatch.setattr(Table, "step", interrupted)
    assert call(*FOUR) == (130, "", "Stopped before the first game ended.\n")
