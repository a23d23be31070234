"""`trailboss map`: the file to copy and correct, and the check of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Call
from trailboss.cli import maps
from trailboss.games.winchester import map as winchester_map


def test_the_standard_map_can_be_copied_and_checked(call: Call, tmp_path: Path) -> None:
    printed = call("map", "winchester")
    assert printed.status == 0
    assert "# The board of Daddy Winchester" in printed.out
    assert winchester_map.parse(printed.out, "copy").is_standard()
    copy = tmp_path / "copy.map"
    copy.write_text(printed.out, encoding="utf-8")
    checked = call("map", "winchester", "--check", str(copy))
    assert checked.status == 0
    assert checked.out.splitlines()[0].startswith(f"{copy} can be used: ")
    assert checked.out.splitlines()[1] == "It says the same as the standard map."


def corrected(folder: Path, text: str) -> Path:
    """The map of somebody who has looked at the printed cards."""
    path = folder / "mine.map"
    line = next(line for line in text.splitlines() if line.startswith("mine cards"))
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
    assert "winchester map 1" in played.out


def test_a_broken_map_is_refused_with_its_line(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "broken.map"
    lines = call("map", "winchester").out.splitlines()
    number = next(index for index, line in enumerate(lines) if line.startswith("plot 1 "))
    lines[number] = "plot 1 swamp known"
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


@pytest.mark.parametrize("wrong", ["missing.map", "."])
def test_a_map_that_is_no_file(call: Call, tmp_path: Path, wrong: str) -> None:
    done = call("map", "winchester", "--check", str(tmp_path / wrong))
    assert done.status == 2
    assert done.err.count("\n") == 1


def test_games_without_a_map(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maps, "has_map", lambda game: False)
    assert call("map", "winchester") == (2, "", "Daddy Winchester has no map file.\n")
    assert call("map", "winchester", "--lang", "de") == (2, "", "Daddy Winchester hat keine Kartendatei.\n")
    assert call("map", "poker").err.startswith("There is no game 'poker'; there are ")
