"""`trailboss map`: the file to copy and correct, and the check of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Call, run
from trailboss.games.winchester.components import map as winchester_map

ROOT = Path(__file__).parents[2]


def test_the_standard_map_can_be_copied_and_checked(call: Call, tmp_path: Path) -> None:
    printed = call("map", "winchester")
    assert printed.status == 0
    assert "# The board of Daddy Winchester" in printed.out
    assert winchester_map.parse(printed.out).is_standard()
    copy = tmp_path / "copy.toml"
    copy.write_text(printed.out, encoding="utf-8")
    checked = call("map", "winchester", "--check", str(copy))
    assert checked.status == 0
    assert checked.out.splitlines()[0].startswith(f"{copy} is valid: ")
    assert checked.out.splitlines()[1] == "It is the same as the standard map."


def test_the_commands_of_the_guide_work(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Print the map into a file, check it, and play on it: as the guide of the game says, line by line."""
    guide = (ROOT / "docs/games/winchester.md").read_text(encoding="utf-8")
    block = guide[guide.index("### If you own the game") :].split("```")[1]
    lines = [line.split() for line in block.strip().splitlines()]
    assert [line[:2] for line in lines] == [["trailboss", "map"], ["trailboss", "map"], ["trailboss", "play"]]
    monkeypatch.chdir(tmp_path)
    *printing, arrow, file = lines[0][1:]
    assert arrow == ">"
    printed = call(*printing)
    assert printed.status == 0
    (tmp_path / file).write_text(printed.out, encoding="utf-8")
    checked = call(*lines[1][1:])
    assert checked.status == 0
    assert checked.out.startswith(f"{file} is valid: ")
    played = run(*lines[2][1:], "--players", "3", "--plain", "--lang", "en", stdin="quit\n")
    assert played.status == 0, played.err
    assert "Reconstructed: most of the map" in played.out


def corrected(folder: Path, text: str) -> Path:
    """The map of somebody who has looked at the printed cards."""
    path = folder / "mine.toml"
    line = next(line for line in text.splitlines() if line.startswith("mine = "))
    path.write_text(text.replace(line, line.replace("reconstructed", "known")), encoding="utf-8")
    return path


def test_a_corrected_map_can_be_checked_and_played(call: Call, tmp_path: Path) -> None:
    path = corrected(tmp_path, call("map", "winchester").out)
    checked = call("map", "winchester", "--check", str(path), "--lang", "de")
    assert checked.status == 0
    assert "Angaben sind bekannt (known)" in checked.out
    assert f"trailboss play winchester --map {path}" in checked.out
    played = call(
        "sim", "winchester", "--map", str(path), "--seats", "random,random,random", "--games", "1",
        "--processes", "1", "--json",
    )  # fmt: skip
    assert played.status == 0
    assert "winchester map 2" in played.out


def test_a_broken_map_is_refused_with_its_line(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    lines = call("map", "winchester").out.splitlines()
    number = next(index for index, line in enumerate(lines) if line.startswith("1 = "))
    lines[number] = '1 = { terrain = "swamp", mark = "known" }'
    path.write_text("\n".join(lines), encoding="utf-8")
    english = call("map", "winchester", "--check", str(path))
    german = call("--lang", "de", "map", "winchester", "--check", str(path))
    assert english.status == german.status == 2
    assert english.out == german.out == ""
    assert f"line {number + 1}" in english.err.lower()
    assert f"zeile {number + 1}" in german.err.lower()
    assert "'swamp'" in english.err or "swamp" in german.err
    assert english.err.count("\n") == german.err.count("\n") == 1
    assert call("sim", "winchester", "--map", str(path), "--seats", "heir,heir,heir").err == english.err


@pytest.mark.parametrize("wrong", ["missing.toml", "."])
def test_a_missing_map_file(call: Call, tmp_path: Path, wrong: str) -> None:
    done = call("map", "winchester", "--check", str(tmp_path / wrong))
    assert done.status == 2
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("game", ["winchester", "gwt2"])
def test_a_file_that_is_too_large_or_no_text(call: Call, tmp_path: Path, game: str) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(b"# sch\xf6n\n")
    assert call("map", game, "--check", str(path)).err.endswith("line 1 can't be read.\n")
    path.write_bytes(b"#" * 250_000)
    assert call("map", game, "--check", str(path)).err.endswith("bytes.\n")


@pytest.mark.parametrize(
    ("game", "old"), [("winchester", "winchester/old_standard.map"), ("gwt2", "gwt2/old_sam.deck")]
)
def test_files_in_the_old_format_are_still_read(call: Call, game: str, old: str) -> None:
    checked = call("map", game, "--check", str(ROOT / "tests" / old))
    assert checked.status == 0
    assert checked.out.splitlines()[1].startswith("It is the same as the standard ")


def test_games_without_a_file(call: Call, tmp_path: Path) -> None:
    title = "Great Western Trail (first edition)"
    assert call("map", "gwt1") == (2, "", f"{title} has no map file.\n")
    german = call("map", "gwt1", "--lang", "de")
    assert german == (2, "", "Great Western Trail (erste Auflage) hat keine Kartendatei.\n")
    assert call("map", "poker").err.startswith("Unknown game 'poker'; choose from ")
    played = ("--seats", "random,random", "--games", "1", "--processes", "1")
    copy = tmp_path / "copy.toml"
    copy.write_text(call("map", "winchester").out, encoding="utf-8")
    assert call("sim", "gwt1", *played, "--map", str(copy)) == (2, "", f"{title} has no map file.\n")
    assert call("sim", "gwt1", *played, "--sam-deck", str(copy)).err == (
        f"{title} has no solo opponent, so there is no file of Sam's cards.\n"
    )
    assert call("sim", "gwt2", *played, "--map", str(copy)).err.endswith(
        "(second edition) has no map file.\n"
    )


# -------------------------------------------------------------------- Sam's cards


def test_sams_cards_can_be_copied_and_checked(call: Call, tmp_path: Path) -> None:
    printed = call("map", "gwt2")
    assert printed.status == 0
    assert "# rule set: sam-reconstructed-1" in printed.out
    copy = tmp_path / "copy.toml"
    copy.write_text(printed.out, encoding="utf-8")
    checked = call("map", "gwt2", "--check", str(copy))
    assert checked == (
        0,
        f"{copy} is valid: it has 15 cards.\nIt is the same as the standard deck.\n",
        "",
    )


def test_corrected_cards_can_be_checked_and_played(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        call("map", "gwt2").out.replace('first = "chicago"', 'first = "toledo"'), encoding="utf-8"
    )
    checked = call("map", "gwt2", "--check", str(path), "--lang", "de")
    assert checked.status == 0
    assert f"trailboss play gwt2 --sam-deck {path}" in checked.out
    solo = ("sim", "gwt2", "--seats", "random", "--games", "1", "--seed", "3", "--processes", "1")
    shown = call(*solo, "--option", "sam=hard", "--sam-deck", str(path)).out
    assert "Great Western Trail (second edition): 1 solo game," in shown
    assert "rule set sam-reconstructed-1" in shown
    assert " Sam " in shown
    assert "Blue" not in shown
    found = json.loads(call(*solo, "--option", "sam=hard", "--sam-deck", str(path), "--json").out)
    assert 'hard = { first = "toledo"' in found["options"]["sam_deck"]
    assert [opponent["name"] for opponent in found["opponents"]] == ["Sam"]
    assert found["opponents"][0]["wins"] + found["bots"][0]["wins"] == 1
    twice = call(*solo, "--option", "sam_deck=standard", "--sam-deck", str(path))
    assert twice.err == "The option 'sam_deck' is given twice.\n"


def test_broken_cards_are_refused_with_their_line(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    lines = call("map", "gwt2").out.splitlines()
    number = lines.index('9 = { steps = 2, do = ["build"] }')
    lines[number] = '9 = { steps = 2, do = ["dance"] }'
    path.write_text("\n".join(lines), encoding="utf-8")
    english = call("map", "gwt2", "--check", str(path))
    german = call("--lang", "de", "map", "gwt2", "--check", str(path))
    assert english.status == german.status == 2
    assert english.err.startswith(
        f"Sam's cards, line {number + 1}: 'dance' isn't possible here; possible: hire_any, "
    )
    assert german.err.startswith(
        f"Sams Karten, Zeile {number + 1}: 'dance' geht hier nicht; möglich: hire_any, "
    )
    assert call("sim", "gwt2", "--seats", "random", "--sam-deck", str(path)).err == english.err
    path.write_bytes(b"format = 'sam deck 2'\n\xff")
    assert call("map", "gwt2", "--check", str(path)).err.endswith("line 2 can't be read.\n")
    missing = call("map", "gwt2", "--check", str(tmp_path / "missing.toml"))
    assert missing.status == 2
    assert missing.err.count("\n") == 1
