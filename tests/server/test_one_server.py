"""A SQLite file is for one server: a second one refuses to start, and a killed one leaves nothing behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.live_server import serving
from trailboss.cli.app import run
from trailboss.server.storage import CannotOpen, file_url
from trailboss.server.storage.lock import FileLock, holder_of

HOLDS = """
import sys, time
from pathlib import Path
from trailboss.server.storage import file_url
from trailboss.server.storage.lock import FileLock
lock = FileLock.of(file_url(Path(sys.argv[1])))
print("locked", flush=True)
time.sleep(60)
"""


def test_a_second_server_on_the_same_file_refuses_to_start_and_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").touch()
    monkeypatch.setenv("TRAILBOSS_STATIC", str(tmp_path))  # some client, whatever it is
    file = tmp_path / "tables.db"
    with serving(file):
        assert holder_of(file) == os.getpid()
        assert run(["serve", "--port", "0", "--no-open", "--data", str(file), "--lang", "en"]) == 2
    output = capsys.readouterr().err
    assert output == (
        f"Another server (process {os.getpid()}) is using {file}: a file can serve only one server.\n"
    )
    with serving(file):  # the first one is gone
        assert holder_of(file) == os.getpid()
    assert holder_of(file) is None


def test_a_link_to_the_file_is_the_same_file(tmp_path: Path) -> None:
    file, other = tmp_path / "tables.db", tmp_path / "other.db"
    file.touch()
    other.symlink_to(file)
    lock = FileLock.of(file_url(file))
    with pytest.raises(CannotOpen, match="Another server"):
        FileLock.of(file_url(other))
    lock.release()
    FileLock.of(file_url(other)).release()


def test_the_lock_of_a_killed_server_is_released(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    server = subprocess.Popen([sys.executable, "-c", HOLDS, str(file)], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    assert server.stdout.readline() == "locked\n"
    with pytest.raises(CannotOpen, match=f"process {server.pid}"):
        FileLock.of(file_url(file))
    server.send_signal(signal.SIGKILL)
    server.wait()
    server.stdout.close()
    FileLock.of(file_url(file)).release()
