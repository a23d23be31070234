"""Clients that are silent, slow, too many or too talkative, at a real server."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx2
import pytest

from tests.server.conftest import GENEROUS
from tests.server.live_server import Guest, asked, bot, code, me, serving, usual
from trailboss.server.http import connections
from trailboss.server.http.connections import ConnectionLimits

PATIENCE = 30.0
"""Seconds after which a test gives up; the limits are far shorter."""
HASTY = ConnectionLimits(head_seconds=0.3, body_seconds=0.3)


def connected(address: str) -> socket.socket:
    parts = urlsplit(address)
    assert parts.hostname
    assert parts.port
    return socket.create_connection((parts.hostname, parts.port), timeout=PATIENCE)


def until_closed(line: socket.socket) -> bytes:
    """All that the server says until it closes the connection."""
    answer = b""
    try:
        while part := line.recv(65536):
            answer += part
    except ConnectionResetError:
        return answer
    return answer


def trickle(line: socket.socket, text: bytes) -> bool:
    """Send bytes one at a time until the server has had enough; False if it never has."""
    line.settimeout(0.05)
    for each in text:
        try:
            line.send(bytes([each]))
            if line.recv(1) == b"":
                return True
        except TimeoutError:
            continue
        except (ConnectionResetError, BrokenPipeError):
            return True
    return False


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db", GENEROUS, HASTY) as address:
        yield address


def test_a_silent_connection_is_closed(hasty: str) -> None:
    with connected(hasty) as line:
        assert until_closed(line) == b""


def test_headers_must_come_in_time(hasty: str) -> None:
    with connected(hasty) as line:
        assert trickle(line, b"GET / HTTP/1.1\r\nhost: localhost\r\n" + b"x-slow: yes\r\n" * 100)


def test_headers_of_the_second_request_must_come_in_time_too(hasty: str) -> None:
    with connected(hasty) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
        assert trickle(line, b"GET / HTTP/1.1\r\nhost: localhost\r\n" + b"x-slow: yes\r\n" * 100)


def test_a_body_must_come_in_time(hasty: str) -> None:
    with connected(hasty) as line:
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
            b"content-length: 1000\r\n\r\n"
        )
        assert trickle(line, b" " * 999)


def test_a_silent_websocket_is_not_closed(hasty: str) -> None:
    """A WebSocket may be silent for longer than a request may take."""
    with closing(Guest(hasty)) as ann:
        name = ann.set_table("winchester", [me(), bot(), bot()], options={"first": 0}, start=True)["id"]
        with ann.live(name, seat=0) as line, connected(hasty) as silent:
            line.next_update(asked)
            until_closed(silent)  # so long
            assert line.play(usual(line.update)[0])["type"] == "done"


@pytest.mark.parametrize("head", [b"GET / HTTP/1.1\r\n", b"GET /"])
def test_huge_headers_and_addresses_are_refused_at_64_kb(address: str, head: bytes) -> None:
    line, sent = connected(address), 0
    with closing(line):
        line.sendall(head)
        filler = b"x-filler: " + b"y" * 1000 + b"\r\n" if head.endswith(b"\n") else b"y" * 1000
        line.setblocking(False)
        answer = b""
        while not answer and sent < 80_000_000:
            try:
                sent += line.send(filler)
                answer = line.recv(65536)
            except BlockingIOError:
                continue
        assert answer.startswith(b"HTTP/1.1 431 ")
    with httpx2.Client(base_url=address) as other:
        assert other.get("/api/health").status_code == 200


def test_headers_of_less_than_64_kb_are_fine(address: str) -> None:
    with httpx2.Client(base_url=address) as client:
        assert client.get("/api/health", headers={"x-filler": "y" * 60_000}).status_code == 200
        # A body may be larger, also when it comes together with its headers.
        record = client.post("/api/records", content=b"y" * 200_000, headers={"content-type": "text/plain"})
        assert code(record) == (400, "bad_record")


def test_connections_per_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "address_group", lambda host: host)
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "")
    limits = ConnectionLimits(per_address=5)
    with serving(tmp_path / "tables.db", GENEROUS, limits) as address, ExitStack() as stack:
        lines = [stack.enter_context(connected(address)) for _ in range(5)]
        with connected(address) as one_too_many:
            assert until_closed(one_too_many) == b""
        lines.pop().close()
        asked_again = b"GET /api/health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
        answer = b""
        while not answer:  # the server hears of the closed one at its own time
            with connected(address) as line:
                line.sendall(asked_again)
                answer = until_closed(line)
        assert answer.startswith(b"HTTP/1.1 200 ")


HERE = re.compile(r"http://127\.0\.0\.1:\d+")


@contextmanager
def with_files(count: int, database: Path, *options: str) -> Iterator[str]:
    """`trailboss serve` as a process that may open so many files."""
    command = f'ulimit -n {count} && exec "$0" -m trailboss serve --no-open --port 0 --lang en --data "$@"'
    process = subprocess.Popen(
        ["/bin/sh", "-c", command, sys.executable, str(database), *options],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        address = HERE.search(process.stdout.readline())
        assert address is not None
        yield address[0]
    finally:
        process.stdout.close()
        process.kill()
        process.wait()


def test_silent_connections_do_not_keep_a_visitor_out(tmp_path: Path) -> None:
    """More of them than the server may open files."""
    with with_files(400, tmp_path / "tables.db") as address, ExitStack() as stack:
        for _ in range(450):
            stack.enter_context(connected(address))
        with closing(Guest(address)) as ann:
            assert ann.get("/health").status_code == 200
            name = ann.set_table("winchester", [me(), bot(), bot()], options={"first": 0}, start=True)["id"]
            with ann.live(name, seat=0) as line:
                line.next_update(asked)


# -------------------------------------------------------------------- by which name


def test_a_server_with_a_name_answers_to_no_other(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "tables.db", GENEROUS, hosts=["games.example.org"]) as address,
        closing(Guest(address)) as ann,
    ):
        for host in (
            "games.example.org",
            "games.example.org:8443",
            "GAMES.example.org",
            "localhost:8700",
            "[::1]",
        ):
            assert ann.get("/health", host=host).status_code == 200
        for host in ("evil.example.org", "games.example.org.evil.net", "192.0.2.1", "[", ""):
            assert code(ann.get("/health", host=host)) == (421, "wrong_host")
        name = ann.set_table("winchester", [me(), bot(), bot()])["id"]
        with connected(address) as line:
            line.sendall(
                f"GET /api/tables/{name}/live HTTP/1.1\r\nhost: evil.example.org\r\nupgrade: websocket\r\n"
                "connection: upgrade\r\nsec-websocket-version: 13\r\n"
                "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            assert line.recv(65536).startswith(b"HTTP/1.1 403 ")


def test_the_url_of_a_server_is_its_name(tmp_path: Path) -> None:
    url = "https://games.example.org:8443"
    with with_files(400, tmp_path / "tables.db", "--url", url) as address, closing(Guest(address)) as ann:
        assert ann.get("/health", host="games.example.org").status_code == 200
        assert ann.get("/health").status_code == 200  # asked by the machine itself
        assert code(ann.get("/health", host="evil.example.org")) == (421, "wrong_host")
