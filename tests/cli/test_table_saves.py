"""Games are saved atomically after every move, and can be resumed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.table_support import Script, Table
from trailboss import Record, TrailbossError
from trailboss.cli.errors import Stopped
from trailboss.cli.table import saves
from trailboss.cli.table.loop import Sitting
from trailboss.cli.table.saves import Save
from trailboss.cli.table.session import Session

# -------------------------------------------------------------------- where


@pytest.mark.parametrize(
    ("platform", "environ", "expected"),
    [
        ("linux", {"HOME": "/ada"}, "/ada/.local/state/trailboss/games"),
        ("linux", {"HOME": "/ada", "XDG_STATE_HOME": "/state"}, "/state/trailboss/games"),
        ("darwin", {"HOME": "/ada"}, "/ada/Library/Application Support/trailboss/games"),
        ("win32", {"USERPROFILE": "/ada", "LOCALAPPDATA": "/ada/data"}, "/ada/data/trailboss/games"),
        ("win32", {"USERPROFILE": "/ada"}, "/ada/AppData/Local/trailboss/games"),
    ],
)
def test_each_machine_has_its_folder(platform: str, environ: dict[str, str], expected: str) -> None:
    assert saves.folder(environ, platform) == Path(expected)


def test_every_new_game_gets_a_file_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    paths = [saves.new("winchester").path for _ in range(3)]
    assert len(set(paths)) == 3
    assert all(path.parent == tmp_path / "trailboss" / "games" for path in paths)


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    precious = tmp_path / "thesis.txt"
    precious.write_text("chapter 1")
    with pytest.raises(TrailbossError, match="already exists"):
        saves.new("winchester", precious)
    assert precious.read_text() == "chapter 1"


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "trailboss").write_text("a file where the folder should be")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    with pytest.raises(TrailbossError, match="choose a file with --save FILE"):
        saves.new("winchester")


# -------------------------------------------------------------------- keeping


def test_the_game_is_kept_before_the_first_and_after_every_move(tmp_path: Path) -> None:
    table = Table([], tmp_path, first=0)
    kept: list[int] = []

    def read(prompt: str) -> str:
        record = Record.loads(table.file.read_text(encoding="utf-8"))
        assert record.replay().history == table.state.history
        kept.append(len(record.moves))
        if len(kept) == 6:
            raise EOFError
        return "0"

    table.room._read = read
    table.play()
    assert kept[0] == 0
    assert kept == sorted(set(kept))


def test_nothing_but_the_game_is_left_in_the_folder(tmp_path: Path) -> None:
    Table(["0", "0"], tmp_path).play()
    assert [path.name for path in tmp_path.iterdir()] == ["game.record"]


def test_a_failed_write_leaves_the_old_file_and_the_game_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table([], tmp_path, first=0)
    real = os.replace
    calls = 0

    def full_disk(source: str, target: str) -> None:
        nonlocal calls
        calls += 1
        if calls > 1:
            raise OSError(28, "No space left on device", source)
        real(source, target)

    monkeypatch.setattr(os, "replace", full_disk)
    table.room._read = Script(["0", "0"])
    shown = table.play()
    assert "The last moves could not be saved: " in shown
    assert f"Can't use {str(table.file)!r}: the disk is full." in shown
    assert "Your game is saved" not in shown
    assert Record.loads(table.file.read_text(encoding="utf-8")).moves == []
    assert [path.name for path in tmp_path.iterdir()] == ["game.record"]


def test_a_table_whose_game_cannot_be_saved_is_not_opened(tmp_path: Path) -> None:
    table = Table(["0"], tmp_path)
    table.sitting.save = Save(tmp_path / "no" / "such" / "folder" / "game.record")
    with pytest.raises(FileNotFoundError) as caught:
        table.play()
    assert str(caught.value.filename).endswith("game.record")


# -------------------------------------------------------------------- leaving and coming back


def gone_on(table: Table, lang: str = "en", *typed: str) -> Table:
    """Somebody comes back to the kept game."""
    again = Table([], table.file.parent)
    again.room._read = Script(typed)
    again.sitting = Sitting(saves.load(table.file), again.room, Save(table.file), lang, resumed=True)
    return again


def test_the_end_of_the_input_leaves_a_game_to_resume(tmp_path: Path) -> None:
    table = Table(["3"], tmp_path, "me,heir,random", first=0)
    shown = table.play()
    assert f"To resume it:\n  trailboss play --resume {table.file}\n" in shown
    again = gone_on(table)
    assert again.sitting.session.seats == ["me", "heir", "random"]
    assert again.state.history == table.state.history
    assert again.sitting.session.sentences(0, "en") == table.sitting.session.sentences(0, "en")


def test_ctrl_c_leaves_a_game_to_resume(tmp_path: Path) -> None:
    table = Table(["3", KeyboardInterrupt], tmp_path, first=0)
    with pytest.raises(Stopped) as stopped:
        table.play()
    assert stopped.value.status == 130
    assert "trailboss play --resume" in table.output.getvalue()
    assert gone_on(table).state.history == table.state.history


def test_a_resumed_game_continues_as_if_nobody_had_left(tmp_path: Path) -> None:
    """The same answers give the same game, bots included."""
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    typed = ["0", "1", "2"] * 300
    whole = Table(typed, tmp_path / "a", "me,heir,heir")
    whole.play()
    first = Table(typed[:10], tmp_path / "b", "me,heir,heir")
    first.play()
    second = gone_on(first, "en", *typed[10:])
    shown = second.play()
    assert "Welcome back. You are Red." in shown
    assert second.state.history == whole.state.history


def test_a_practice_game_stays_one(tmp_path: Path) -> None:
    table = Table(["3"], tmp_path, show_all=True, first=0)
    table.play()
    assert saves.load(table.file).show_all
    Table(["3"], tmp_path, first=0).play()
    assert not saves.load(table.file).show_all


def test_the_last_unfinished_game_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert saves.last() is None
    for number in range(3):
        save = saves.new("winchester")
        save.write(Table([], tmp_path, seed=number).sitting.session)
        os.utime(save.path, (1000 + number, 1000 + number))
    assert saves.last() == save.path
    finished = Table([], tmp_path)
    finished.play_random()
    save.write(finished.sitting.session)
    found = saves.last()
    assert found not in (None, save.path)
    saves.new("winchester")  # begun by somebody who never got a table
    assert saves.last() == found


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('[Players "me,random,random"]\n', "", "The header Players is missing"),
        ("me,random,random", "me,random", "does not name 3 seats"),
        ("me,random,random", "me,magic,random", "Unknown bot 'magic'"),
        ("me,random,random", "random,random,random", "This table has no human player"),
        ("[Game ", "[Gime ", "damaged at line"),
        ("0: bid 3", "0: bid 333", "damaged at line"),
        ('[Trailboss "record 1"]', "hello", "damaged at line"),
    ],
)
def test_a_damaged_save_is_refused_in_one_sentence(tmp_path: Path, old: str, new: str, what: str) -> None:
    table = Table(["3"], tmp_path, first=0)
    table.play()
    text = table.file.read_text(encoding="utf-8")
    assert old in text
    table.file.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(TrailbossError) as caught:
        saves.load(table.file)
    for lang in ("en", "de"):
        sentence = caught.value.render(lang)
        assert str(table.file) in sentence
        assert "\n" not in sentence
    assert what in str(caught.value)


def test_a_truncated_save_is_detected(tmp_path: Path) -> None:
    table = Table(["3"], tmp_path, first=0)
    table.play()
    lines = table.file.read_text(encoding="utf-8").splitlines()
    table.file.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
    with pytest.raises(TrailbossError, match="changed or cut"):
        saves.load(table.file)


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00junk", b"[" * 5000], ids=["empty", "junk", "brackets"]
)
def test_a_file_that_is_not_a_saved_game_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "x.record"
    file.write_bytes(content)
    with pytest.raises(TrailbossError):
        saves.load(file)


def test_a_session_takes_up_the_log_from_the_first_move(tmp_path: Path) -> None:
    table = Table([], tmp_path, "me,random,random,random", seed=11)
    table.play_random(answers=20)
    fresh = Session(table.state.copy(), table.sitting.session.seats)
    assert fresh.sentences(0, "de") == table.sitting.session.sentences(0, "de")
    assert fresh.turns(0, "en", 3) == table.sitting.session.turns(0, "en", 3)
