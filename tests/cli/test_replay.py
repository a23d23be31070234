"""`trailboss replay`: as text, step by step, and what it refuses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import trailboss
from tests.cli.conftest import Call
from tests.cli.terminal import Terminal
from trailboss.cli.story import Story, Viewpoint
from trailboss.core.playout import play_out


def unfinished(path: Path, seats: int = 3) -> Path:
    """A game that stops right after somebody has looked at a secret objective."""
    for seed in range(100):
        state = trailboss.game("winchester").start(seats, seed)
        chance = trailboss.seeded(seed)
        while not state.over:
            play_out(state, chance, 1)
            move = state.history[-1] % state.game.move_count if state.history else 0
            if state.game.text(move).startswith("look seat"):
                path.write_text(trailboss.Record.of(state).dumps(), encoding="utf-8")
                return path
    raise AssertionError("nobody ever looked")


def looker(path: Path) -> int:
    """Who made the last move."""
    return trailboss.Record.loads(path.read_text(encoding="utf-8")).moves[-1][0]


def length(path: Path) -> int:
    return len(trailboss.Record.loads(path.read_text(encoding="utf-8")).moves)


def test_a_finished_game_shows_everything(call: Call, records: list[Path]) -> None:
    record = trailboss.Record.loads(records[0].read_text(encoding="utf-8"))
    done = call("replay", str(records[0]))
    assert done.status == 0
    lines = done.out.splitlines()
    assert lines[:3] == [
        "Daddy Winchester, 3 players",
        "Seats: Red (heir), Blue (random), Yellow (heir)",
        f"Seed: {record.config.seed}",
    ]
    assert "Showing everything." in lines
    moves = [line for line in lines if re.match(r"\d+\. \w+ \(\w+\): [a-z]", line)]
    names = ["Red (heir)", "Blue (random)", "Yellow (heir)"]
    assert moves == [
        f"{number}. {names[seat]}: {record.config.game.text(move)}"
        for number, (seat, move) in enumerate(record.moves, 1)
    ]
    assert any(line.startswith("   (to ") for line in lines), "what only the looker saw"
    final = record.replay()
    winner = final.winners()[0]
    assert f"1. {names[winner]}: {final.scores()[winner].total} (Cash " in done.out
    assert f"{names[winner]} wins." in lines
    assert lines[-1] == "The record is valid: every move is legal, and the result matches."


def test_it_is_described_in_german(call: Call, records: list[Path]) -> None:
    text = call("replay", str(records[0]), "--lang", "de").out
    assert text.startswith("Daddy Winchester, 3 Spieler\nPlätze: Rot (heir), Blau (random), Gelb (heir)\n")
    assert "Alles wird gezeigt." in text
    assert "Das Spiel ist zu Ende." in text
    assert "gewinnt." in text
    assert "Die Aufzeichnung ist in Ordnung" in text


def test_a_running_game_keeps_its_secrets(call: Call, tmp_path: Path) -> None:
    path = unfinished(tmp_path / "running.record")
    public = call("replay", str(path))
    assert public.status == 0
    assert "Showing only what everybody may see" in public.out
    assert "Seed" not in public.out
    assert "only you see this" not in public.out
    assert "The game isn't over: " in public.out
    seat = looker(path)
    own = call("replay", str(path), "--seat", str(seat))
    assert "only you see this" in own.out
    assert "Seed" not in own.out
    other = call("replay", str(path), "--seat", str((seat + 1) % 3))
    assert "only you see this" not in other.out
    everything = call("replay", str(path), "--all").out
    assert "Seed: " in everything
    assert "only you see this" in everything
    assert "Gezeigt wird, was" in call("replay", str(path), "--seat", "0", "--lang", "de").out


def test_up_to_a_move(call: Call, records: list[Path]) -> None:
    text = call("replay", str(records[0]), "--move", "3").out
    assert "\n3. " in text
    assert "\n4. " not in text
    assert "wins" not in text
    assert "\n1. " not in call("replay", str(records[0]), "--move", "0").out


def test_a_record_can_be_piped_in(run: Call, records: list[Path]) -> None:
    text = records[1].read_text(encoding="utf-8")
    piped = run("replay", "-", stdin=text)
    assert piped.status == 0
    assert piped == run("replay", str(records[1]))
    assert run("replay", "-", stdin="").status == 2


def test_options_and_players_are_listed(call: Call, tmp_path: Path) -> None:
    state = trailboss.game("winchester").start(2, 1, claims="manual", map="standard")
    path = tmp_path / "new.record"
    path.write_text(trailboss.Record.of(state, Players="me,\x1b[2Jheir").dumps(), encoding="utf-8")
    text = call("replay", str(path)).out
    assert "Options: claims = manual" in text
    assert "Seats: Red (me), Blue (?[2Jheir)" in text
    assert "\x1b" not in text


def test_a_game_without_its_own_text_table_is_replayed_plainly(
    call: Call, records: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trailboss.cli.table.face.module_of", lambda name: None)
    text = call("replay", str(records[0])).out
    assert "The start of the game.\n" in text
    assert "\n1. " in text
    assert " wins." in text


def test_a_record_without_an_end_is_reported(call: Call, records: list[Path], tmp_path: Path) -> None:
    lines = records[0].read_text(encoding="utf-8").splitlines()
    path = tmp_path / "cut.record"
    path.write_text("\n".join([line for line in lines if not line.startswith("[End")][:-1]), encoding="utf-8")
    assert "it may be cut off" in call("replay", str(path)).out


# -------------------------------------------------------------------- damaged and missing


def damaged(text: str, how: str) -> str:
    lines = text.splitlines()
    first = lines.index("") + 1
    if how == "illegal":
        lines[first] = lines[first].split(":")[0] + ": duel"
    elif how == "no move":
        lines[first] = "0: dance"
    elif how == "no seat":
        lines[first] = "9: pass"
    elif how == "garbage":
        lines[first] = "hello"
    elif how == "header":
        lines[3] = '[Seats "nine"]'
    elif how == "cut":
        del lines[-1]
    elif how == "rules":
        lines[2] = '[Rules "99"]'
    elif how == "format":
        lines[0] = '[Trailboss "record 9"]'
    return "\n".join(lines) + "\n"


DAMAGE = [
    ("illegal", "The record is damaged at line 9: ", "Die Aufzeichnung ist in Zeile 9 beschädigt: "),
    ("no move", "dance' is not a move of Daddy Winchester.", "dance' ist keine Aktion von Daddy Winchester."),
    ("no seat", "The record is damaged at line 9: There is no seat 9", "Einen Platz 9 gibt es"),
    ("garbage", "The record is damaged at line 9: ", "Die Aufzeichnung ist in Zeile 9 beschädigt: "),
    (
        "header",
        "The record is damaged at line 4: The header Seats",
        "in Zeile 4 beschädigt: Die Kopfzeile",
    ),
    (
        "cut",
        "The record doesn't end with the result it states",
        "Die Aufzeichnung endet nicht mit dem angegebenen Ergebnis",
    ),
    ("rules", "made with rules version 99 of winchester", "stammt aus der Regelfassung 99"),
    ("format", "This file has format 9", "Diese Datei hat das Format 9"),
]


@pytest.mark.parametrize(("how", "english", "german"), DAMAGE, ids=[each[0] for each in DAMAGE])
def test_a_damaged_record_is_refused(
    call: Call, records: list[Path], tmp_path: Path, how: str, english: str, german: str
) -> None:
    path = tmp_path / "damaged.record"
    path.write_text(damaged(records[0].read_text(encoding="utf-8"), how), encoding="utf-8")
    for lang, sentence in (("en", english), ("de", german)):
        done = call("replay", str(path), "--lang", lang)
        assert (done.status, done.out) == (2, "")
        assert sentence in done.err
        assert done.err.count("\n") == 1


def test_files_that_are_not_records(call: Call, tmp_path: Path) -> None:
    missing = tmp_path / "missing.record"
    assert call("replay", str(missing)) == (
        2,
        "",
        f"Can't use '{missing}': no such file or folder.\n",
    )
    assert call("replay", str(missing), "--lang", "de") == (
        2,
        "",
        f"'{missing}' ist nicht verwendbar: eine solche Datei oder einen solchen Ordner gibt es nicht.\n",
    )
    assert call("replay", str(tmp_path)) == (2, "", f"Can't use '{tmp_path}': it is a folder.\n")
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\n\xff\xfe")
    assert call("replay", str(binary)) == (
        2,
        "",
        f"'{binary}' is not UTF-8 text: line 1 can't be read.\n",
    )
    binary.write_bytes(b"[Trailboss]\n\xff\xfe")
    assert "Zeile 2 ist nicht lesbar" in call("replay", str(binary), "--lang", "de").err
    empty = tmp_path / "empty.record"
    empty.write_text("", encoding="utf-8")
    assert (
        call("replay", str(empty)).err
        == "The record is damaged at line 1: The header Trailboss is missing.\n"
    )


def test_a_file_that_is_too_large(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trailboss.cli.inputs.MAX_BYTES", 10)
    path = tmp_path / "large.record"
    path.write_text("x" * 11, encoding="utf-8")
    assert call("replay", str(path)).err == f"'{path}' is larger than 10 bytes.\n"


def test_invalid_replay_arguments(call: Call, records: list[Path]) -> None:
    file = str(records[0])
    moves = length(records[0])
    assert call("replay", file, "--move", "9999") == (
        2,
        "",
        f"There is no move 9999; the record has moves 0 (the start) to {moves}.\n",
    )
    assert call("replay", file, "--seat", "3") == (
        2,
        "",
        "There is no seat 3 at this table; the seats are 0, 1, 2.\n",
    )
    assert call("replay", file, "--seat", "1", "--all").err.startswith("Use either --seat or --all")
    assert "passen nicht zusammen" in call("replay", file, "--seat", "1", "--all", "--lang", "de").err


# -------------------------------------------------------------------- at a terminal


def test_stepping_through_with_the_table_drawn(records: list[Path]) -> None:
    last = length(records[0])
    with Terminal("replay", str(records[0])) as terminal:
        shown = terminal.until(f"Move 0 of {last} > ")
        assert f" Daddy Winchester: move 0 of {last} · Red (heir), Blue (random), Yellow (heir) " in shown
        assert "SALOON" in shown
        assert "The start of the game. – Plot " in shown
        assert "Enter: next move" in shown
        terminal.type("\n")
        assert "1. " in terminal.until(f"Move 1 of {last} > ")
        terminal.type(f"{last}\n")
        assert " wins." in terminal.until(f"Move {last} of {last} > ")
        terminal.type("back\n")
        assert " wins." not in terminal.until(f"Move {last - 1} of {last} > ")
        terminal.type("quit\n")
        assert terminal.end() == 0


def test_a_seat_steps_through_from_its_own_point_of_view(tmp_path: Path) -> None:
    path = unfinished(tmp_path / "running.record")
    record = trailboss.Record.loads(path.read_text(encoding="utf-8"))
    for seat in (0, 1, 2, None):
        seen = Story(record, Viewpoint(seat, everything=False), "en").seen(1)
        assert seen.view == record.replay(1).view(seat)
        assert seen.seat == seat
    everything = Story(record, Viewpoint(None, everything=True), "en").seen(1).view
    assert isinstance(everything["players"], list)
    assert all(
        player["cash"] is not None and None not in player["secrets"] for player in everything["players"]
    )


def test_stepping_through_in_plain_lines(records: list[Path]) -> None:
    last = length(records[0])
    with Terminal("replay", str(records[0]), "--plain") as terminal:
        shown = terminal.until(f"Move 0 of {last} > ")
        assert "Seats: Red (heir), Blue (random), Yellow (heir)" in shown
        assert "SALOON" not in shown
        assert "Enter: next move" in shown
        assert "The start of the game." in shown
        terminal.type("\n")
        assert "1. " in terminal.until(f"Move 1 of {last} > ")
        terminal.type("n\n")
        terminal.until(f"Move 2 of {last} > ")
        terminal.type("b\n")
        terminal.until(f"Move 1 of {last} > ")
        terminal.type("dance\n")
        assert "Enter: next move" in terminal.until(f"Move 1 of {last} > ")
        terminal.type(f"{last + 1}\n")
        assert f"There is no move {last + 1};" in terminal.until(f"Move 1 of {last} > ")
        terminal.type(f"{last}\n")
        assert " wins." in terminal.until(f"Move {last} of {last} > ")
        terminal.type("q\n")
        assert terminal.end() == 0


def test_stepping_in_german_from_a_move_on_until_the_input_ends(records: list[Path]) -> None:
    with Terminal("replay", str(records[0]), "--move", "5", TRAILBOSS_LANG="de") as terminal:
        assert "5. " in terminal.until("\nAktion 5 von ")
        terminal.until(" > ")
        terminal.type("z\n")
        terminal.until("\nAktion 4 von ")
        terminal.until(" > ")
        assert terminal.end(keys="\x04") == 0  # Ctrl-D


def test_ctrl_c_while_stepping(records: list[Path]) -> None:
    with Terminal("replay", str(records[0])) as terminal:
        terminal.until("\nMove 0 of ")
        terminal.until(" > ")
        assert terminal.end(keys="\x03") == 130
        assert terminal.seen.rstrip().endswith("Stopped.")


def test_text_is_printed_at_a_terminal_on_request(records: list[Path]) -> None:
    with Terminal("replay", str(records[0]), "--text") as terminal:
        assert terminal.end() == 0
        assert "The record is valid" in terminal.seen
