"""What goes wrong outside the game: files, disks, pipes, Ctrl-C. One sentence each, never a traceback."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.cli.conftest import Call, plain_environment
from tests.cli.terminal import Terminal
from tests.texts import pairs
from trailboss.cli import errors

MATCH = ("sim", "winchester", "--seats", "random,random,random", "--games", "2", "--processes", "1")


def failure(error: BaseException, capsys: pytest.CaptureFixture[str], lang: str = "en") -> tuple[int, str]:
    """The status and the sentence for an error."""

    def fail() -> None:
        raise error

    status = errors.guarded(fail, lang)
    return status, capsys.readouterr().err


def test_all_went_well() -> None:
    assert errors.guarded(lambda: None, "en") == 0


@pytest.mark.parametrize(
    ("error", "status", "english", "german"),
    [
        (FileNotFoundError(errno.ENOENT, "", "a"), 2, "no such file", "gibt es nicht"),
        (
            PermissionError(errno.EACCES, "", "a"),
            2,
            "permission denied",
            "der Zugriff ist nicht erlaubt",
        ),
        (
            OSError(errno.EROFS, "", "a"),
            2,
            "the file system is read-only",
            "dort lässt sich nichts schreiben",
        ),
        (OSError(errno.ENOSPC, "", "a"), 1, "the disk is full", "der Datenträger ist voll"),
        (OSError(errno.EIO, ""), 1, "That didn't work: the device failed", "Das hat nicht geklappt"),
        (OSError(errno.ENODEV, "No such device", "a"), 1, "No such device", "'a' ist nicht verwendbar"),
        (KeyboardInterrupt(), 130, "Stopped.", "Abgebrochen."),
        (EOFError(), 2, "The input ended too early.", "Die Eingabe endete zu früh."),
    ],
)
def test_errors_are_one_sentence(
    capsys: pytest.CaptureFixture[str], error: BaseException, status: int, english: str, german: str
) -> None:
    for lang, sentence in (("en", english), ("de", german)):
        found, words = failure(error, capsys, lang)
        assert found == status
        assert sentence in words
        assert words.count("\n") == 1


def test_every_named_errno_has_a_message() -> None:
    named = {key.removeprefix("cli.errno.") for key in pairs() if key.startswith("cli.errno.")}
    assert named == {errno.errorcode[number] for number in errors.KNOWN}


def test_our_own_errors_are_not_swallowed() -> None:
    with pytest.raises(ZeroDivisionError):
        errors.guarded(lambda: 1 // 0, "en")
    with pytest.raises(OSError, match="no number"):
        errors.guarded(lambda: (_ for _ in ()).throw(OSError("no number")), "en")


def test_control_characters_are_not_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    assert errors.print_error("red\x1b[31m\nand more", 2) == 2
    assert capsys.readouterr().err == "red?[31m and more\n"


def test_stderr_may_be_closed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with open(tmp_path / "closed", "w", encoding="utf-8") as closed:
        monkeypatch.setattr(sys, "stderr", closed)
    assert errors.print_error("Hello?", 2) == 2


# -------------------------------------------------------------------- folders for records


def test_a_folder_for_records_is_created(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "some" / "where"
    assert call(*MATCH, "--records", str(folder)).status == 0
    assert len(list(folder.iterdir())) == 2


def test_a_file_is_refused_as_the_folder_for_records(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    done = call(*MATCH, "--records", str(file))
    assert (done.status, done.out) == (2, "")
    assert done.err == f"Can't use '{file}': it already exists.\n"


@contextmanager
def closed_folder() -> Iterator[Path]:
    """A folder we cannot write in, with a file we cannot read; root, who always can, is nobody meanwhile."""
    root = os.geteuid() == 0
    with TemporaryDirectory() as outer:
        os.chmod(outer, 0o755)
        folder = Path(outer) / "closed"
        folder.mkdir()
        (folder / "hidden.record").touch(mode=0o000)
        folder.chmod(0o555)
        if root:
            os.seteuid(65534)
        try:
            yield folder
        finally:
            if root:
                os.seteuid(0)
            folder.chmod(0o755)  # or it could not be removed


def test_a_read_only_folder_is_refused_before_the_first_game(call: Call) -> None:
    assert call(*MATCH).status == 0  # all that is needed is loaded now
    endless = (*MATCH, "--games", "100000000")
    for lang, sentence in (
        ("en", "Can't use '{}': permission denied.\n"),
        ("de", "'{}' ist nicht verwendbar: der Zugriff ist nicht erlaubt.\n"),
    ):
        with closed_folder() as closed:
            there = call(*endless, "--records", str(closed), "--lang", lang)
            below = call(*endless, "--records", str(closed / "new"), "--lang", lang)
        assert there == (2, "", sentence.format(closed))
        assert below == (2, "", sentence.format(closed / "new"))


def test_an_unreadable_record(call: Call, records: list[Path]) -> None:
    assert call("replay", str(records[0])).status == 0  # all that is needed is loaded now
    with closed_folder() as closed:
        hidden = closed / "hidden.record"
        done = call("replay", str(hidden))
    assert done == (2, "", f"Can't use '{hidden}': permission denied.\n")


full_disk = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")


@full_disk
def test_a_full_disk(records: list[Path]) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "trailboss", "replay", str(records[0])],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=plain_environment(),
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == "That didn't work: the disk is full.\n"


# -------------------------------------------------------------------- pipes and terminals


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "The output was closed, so the rest was not written.\n"),
        ("de", "Die Ausgabe liest niemand mehr, deshalb fehlt der Rest.\n"),
    ],
)
def test_a_broken_pipe(records: list[Path], lang: str, sentence: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "trailboss", "replay", str(records[0]), "--lang", lang],
            stdin=subprocess.DEVNULL,
            stdout=writing,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=plain_environment(),
            check=False,
        )
    finally:
        os.close(writing)
    assert done.returncode == 141
    assert done.stderr == sentence


def test_progress_is_shown_at_a_terminal_only() -> None:
    with Terminal(*MATCH[:-4], "--games", "60", "--processes", "2", "--seed", "1") as terminal:
        assert terminal.end() == 0
    assert "60/60" in terminal.seen
    assert "By bot" in terminal.seen


def test_ctrl_c_at_a_terminal() -> None:
    with Terminal("--lang", "de", *MATCH[:-4], "--games", "1000000") as terminal:
        terminal.until("/1000000")
        terminal.type("\x03")
        assert terminal.end() == 130
    assert "bgebrochen" in terminal.seen
    assert "Traceback" not in terminal.seen
    with Terminal("bench", "winchester", "--seconds", "50") as terminal:
        assert terminal.end(keys="\x03") == 130
    assert "Traceback" not in terminal.seen


@pytest.mark.parametrize(
    ("closed", "args", "status"),
    [
        (">&-", "games", 0),
        ("2>&-", "fly", 2),
        ("<&-", "replay -", 2),
        ("<&- >&- 2>&-", "replay {record}", 0),
    ],
)
def test_closed_streams(records: list[Path], closed: str, args: str, status: int) -> None:
    """Somebody may start the command without a keyboard or a screen at all."""
    done = subprocess.run(
        ["sh", "-c", f"exec {sys.executable} -m trailboss {args.format(record=records[0])} {closed}"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env=plain_environment(),
        check=False,
        timeout=30,
    )
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr


@full_disk
def test_a_full_disk_while_writing_records(call: Call, tmp_path: Path) -> None:
    (tmp_path / "winchester-1-000001.record").symlink_to("/dev/full")
    done = call(*MATCH, "--seed", "1", "--records", str(tmp_path))
    file = tmp_path / "winchester-1-000001.record"
    assert done == (1, "", f"Can't use '{file}': the disk is full.\n")
