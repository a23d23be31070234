"""`trailboss serve`: where it listens, what it says, and how it ends."""

from __future__ import annotations

import errno
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.cli.conftest import Call, plain_environment
from trailboss.cli.commands import serve
from trailboss.core.errors import TrailbossError


@contextmanager
def served(*args: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command as a process, and the line that it says."""
    process = subprocess.Popen(
        [sys.executable, "-m", "trailboss", "serve", "--no-open", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=plain_environment(**environment),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        yield process, process.stdout.readline()
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
        process.stderr.close()


def health(line: str) -> int:
    found = re.search(r"http://[\d.]+:\d+", line)
    assert found is not None, line
    with urllib.request.urlopen(f"{found[0]}/api/health", timeout=10) as response:
        status: int = response.status
    return status


def test_it_says_where_it_is_and_ends_by_ctrl_c(tmp_path: Path) -> None:
    with served("--port", "0", "--data", str(tmp_path / "t.db")) as (process, line):
        assert re.fullmatch(
            r"Trailboss is running at http://127\.0\.0\.1:[1-9]\d* \(Ctrl-C stops it\)\.\n", line
        )
        assert health(line) == 200
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=15)
    assert (process.returncode, rest, errors) == (0, "", "")


def test_it_starts_without_the_research_extras() -> None:
    """What only research and training need is slow to import; a server leaves it alone."""
    program = "import sys, trailboss.cli.commands.serve, trailboss.server.http.app; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    imported = {name.partition(".")[0] for name in loaded.stdout.split()}
    assert "starlette" in imported
    research = {"numpy", "gymnasium", "pettingzoo", "pyarrow", "pyspiel", "ray", "onnx", "mypy"}
    assert imported.isdisjoint(research)


def test_without_a_web_client_it_says_so_and_ends(run: Call, tmp_path: Path) -> None:
    done = run("serve", "--port", "0", "--data", str(tmp_path / "t.db"), TRAILBOSS_STATIC=str(tmp_path))
    assert done.status == 1
    assert "This installation has no web client" in done.err


def test_the_tables_are_stored_in_the_data_folder(tmp_path: Path) -> None:
    with served("--port", "0", "--lang", "de", XDG_DATA_HOME=str(tmp_path)) as (_, line):
        assert line.startswith("Trailboss läuft unter http://127.0.0.1:")
    assert (tmp_path / "trailboss" / "tables.db").is_file()


def test_data_folders() -> None:
    home = {"HOME": "/h"}
    assert serve.data_folder(home, "linux") == Path("/h/.local/share/trailboss")
    assert serve.data_folder(home, "darwin") == Path("/h/Library/Application Support/trailboss")
    assert serve.data_folder(home, "win32") == Path("/h/AppData/Local/trailboss")
    assert serve.data_folder({**home, "XDG_DATA_HOME": "/d"}, "linux") == Path("/d/trailboss")


def test_a_taken_port_is_one_sentence(call: Call, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        done = call("serve", "--no-open", "--port", str(port), "--data", str(tmp_path / "t.db"))
    assert done.status == 2
    assert done.err == f"Port {port} is in use; choose another one with --port.\n"


def test_without_a_port_option_the_next_free_port_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        monkeypatch.setattr(serve, "PORT", port)
        with closing(serve.bound("127.0.0.1", None)) as found:
            assert port < found.getsockname()[1] <= port + serve.TRIED


def test_ports_that_may_not_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(host: str, port: int) -> socket.socket:
        raise OSError(errno.EACCES, "no")

    monkeypatch.setattr(serve, "_bound_to", forbidden)
    with pytest.raises(TrailbossError, match="Port 80 is not allowed"):
        serve.bound("127.0.0.1", 80)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--port", "x"), "--port takes a whole number from 0 to 65535"),
        (("--port", "70000"), "--port takes a whole number from 0 to 65535"),
        (("--host", "nowhere.invalid"), "This machine can't listen on 'nowhere.invalid'."),
        (("--data", "x", "--database", "y"), "Give either --data or --database, not both."),
        (("--database", "mysql://x"), "'mysql://x' is not a database"),
        (("--data", "/nowhere/at/all/t.db"), "there is no folder /nowhere/at/all."),
        (("--url", "games.example.org"), "'games.example.org' is not the address of a server"),
        (("--url", "https://games.example.org/table"), "is not the address of a server"),
    ],
)
def test_unusable_input_gets_one_sentence(run: Call, args: tuple[str, ...], message: str) -> None:
    port = () if "--port" in args else ("--port", "0")
    done = run("serve", "--no-open", *port, *args)
    assert done.status == 2, done.err
    assert message in done.err
    assert done.err.count("\n") == 1
    assert done.out == ""


def test_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    assert serve.checked_url("https://Games.example.org/") == "https://games.example.org"
    assert serve.checked_url(None) is None
    with closing(serve.bound("0.0.0.0", 0)) as everywhere:
        assert serve.address_of(everywhere) == f"http://127.0.0.1:{everywhere.getsockname()[1]}"
        assert not serve.address_is_local(everywhere)
    with closing(serve.bound("127.0.0.1", 0)) as here:
        assert serve.address_is_local(here)


def test_a_page_opens_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert serve.has_screen({"DISPLAY": ":0"}, "linux")
    assert serve.has_screen({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert serve.has_screen({}, "darwin")
    assert not serve.has_screen({}, "linux")
    assert not serve.has_screen({"DISPLAY": ":0", "CI": "true"}, "linux")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)
    assert not serve.has_screen({"DISPLAY": ":0"}, "linux")
