"""Webhooks: sent to real servers on the loopback, and to nobody whom the operator did not allow."""

import asyncio
import contextlib
import http.server
import json
import logging
import socket
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import anyio
import pytest

from trailboss.server.http.webhooks import MAX_PER_HOST, BadWebhook, Notice, Webhooks, is_public

pytestmark = pytest.mark.asyncio

NOTICE = Notice("quiet-mesa-k7w2pz3q", 2, "Jürgen", "Great Western Trail", "https://tables.example/t/quiet")
SENT = {
    "table": "quiet-mesa-k7w2pz3q",
    "seat": 2,
    "name": "Jürgen",
    "title": "Great Western Trail",
    "url": "https://tables.example/t/quiet",
}


class Listener(http.server.ThreadingHTTPServer):
    """A server that remembers what it was sent, and answers as it is told: statuses in order, the last one
    again and again; seconds to wait first."""

    daemon_threads = True

    def __init__(self, statuses: list[int], wait: float = 0.0, certificate: Path | None = None) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.statuses = statuses
        self.wait = wait
        self.seen: list[tuple[str, dict[str, str], bytes]] = []
        if certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            self.socket = context.wrap_socket(self.socket, server_side=True)

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def handle_error(self, request: object, client_address: object) -> None:
        """A client that leaves early is meant here."""


class _Handler(http.server.BaseHTTPRequestHandler):
    server: Listener

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.seen.append((self.path, dict(self.headers), body))
        time.sleep(self.server.wait)
        left = self.server.statuses
        status = left.pop(0) if len(left) > 1 else left[0]
        self.send_response(status)
        if 300 <= status < 400:
            self.send_header("Location", f"http://127.0.0.1:{self.server.port}/elsewhere")
        self.end_headers()
        with contextlib.suppress(OSError):
            self.wfile.write(b"x" * 100_000)

    def do_GET(self) -> None:
        self.server.seen.append((self.path, dict(self.headers), b"a redirect was followed"))

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  it is called that
        """Quietly."""


@contextlib.contextmanager
def listening(*statuses: int, wait: float = 0.0, certificate: Path | None = None) -> Iterator[Listener]:
    with Listener(list(statuses) or [204], wait, certificate) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


async def sent(webhooks: Webhooks, url: str) -> None:
    webhooks.notify(url, NOTICE)
    await webhooks.drain()
    await webhooks.close()


def quick(*hosts: str, seconds: float = 5.0) -> Webhooks:
    return Webhooks(hosts, seconds=seconds, pauses=(0.01, 0.02))


# -------------------------------------------------------------------- what is sent


async def test_a_webhook_gets_a_short_json_message() -> None:
    with listening(200) as server:
        await sent(quick("127.0.0.1"), f"http://127.0.0.1:{server.port}/turn/of?me=1")
    ((path, headers, body),) = server.seen
    assert path == "/turn/of?me=1"
    assert json.loads(body) == SENT
    assert headers["Content-Type"] == "application/json"
    assert headers["Host"] == f"127.0.0.1:{server.port}"
    assert "Cookie" not in headers


async def test_an_address_without_a_path() -> None:
    with listening() as server:
        await sent(quick("localhost"), f"http://LOCALHOST:{server.port}")
    assert [path for path, _, _ in server.seen] == ["/"]


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """A file with a certificate for localhost and its key, made for this test alone."""
    key, signed = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"),
            *("-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"),
            *("-keyout", str(key), "-out", str(signed)),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    assert made.returncode == 0, made.stdout.decode()
    both = tmp_path / "both.pem"
    both.write_text(key.read_text() + signed.read_text())
    return both


async def test_over_tls_to_a_host_that_proves_its_name(certificate: Path) -> None:
    trust = ssl.create_default_context(cafile=str(certificate))

    async def here(host: str, port: int) -> list[str]:
        return ["127.0.0.1"]

    with listening(certificate=certificate) as server:
        for host in ("localhost", "other.example"):
            webhooks = Webhooks([host], pauses=(), resolve=here, trust=trust)
            await sent(webhooks, f"https://{host}:{server.port}/turn")
        await sent(Webhooks(["localhost"], pauses=()), f"https://localhost:{server.port}/strange")
    assert [path for path, _, _ in server.seen] == ["/turn"]  # the others do not prove who they are


# -------------------------------------------------------------------- what goes wrong


@pytest.mark.parametrize(
    ("statuses", "tries"),
    [
        ([204], 1),
        ([503, 200], 2),
        ([429, 500, 200], 3),
        ([500], 3),
        ([404], 1),
        ([301], 1),
        ([307], 1),
    ],
)
async def test_few_tries_and_no_redirects(statuses: list[int], tries: int) -> None:
    with listening(*statuses) as server:
        await sent(quick("127.0.0.1"), f"http://127.0.0.1:{server.port}/turn")
    assert [path for path, _, _ in server.seen] == ["/turn"] * tries


async def test_a_server_that_does_not_answer_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    with listening(wait=5.0) as server:
        await sent(quick("127.0.0.1", seconds=0.5), f"http://127.0.0.1:{server.port}/turn")
        assert len(server.seen) == 3
    assert caplog.messages == ["webhook to 127.0.0.1 failed: TimeoutError"]


@pytest.mark.parametrize("answer", [b"", b"SSH-2.0-OpenSSH\r\n", b"HTTP/1.1 ok\r\n", b"x" * 200_000])
async def test_a_server_of_another_kind(answer: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(10)
        writer.write(answer)
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()

    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    await sent(quick("127.0.0.1"), f"http://127.0.0.1:{port}/turn")
    server.close()
    await server.wait_closed()
    (line,) = caplog.messages
    assert line.startswith("webhook to 127.0.0.1 failed: ")


async def test_unreachable_webhook_targets() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
    await sent(quick("127.0.0.1", "no-such-host.invalid"), f"http://127.0.0.1:{port}/turn")
    await sent(quick("no-such-host.invalid"), "http://no-such-host.invalid/turn")


async def test_sending_does_not_block() -> None:
    with listening(wait=4.0) as server:
        webhooks = quick("127.0.0.1")
        before = time.perf_counter()
        for _ in range(5):
            webhooks.notify(f"http://127.0.0.1:{server.port}/turn", NOTICE)
        assert time.perf_counter() - before < 0.5
        await asyncio.sleep(0.1)
        await asyncio.wait_for(webhooks.close(), 2)


async def test_notices_to_one_host_are_limited(caplog: pytest.LogCaptureFixture) -> None:
    with listening(wait=0.2) as server:
        webhooks = quick("127.0.0.1", "localhost")
        for _ in range(MAX_PER_HOST + 5):
            webhooks.notify(f"http://127.0.0.1:{server.port}/one", NOTICE)
        webhooks.notify(f"http://localhost:{server.port}/other", NOTICE)
        await webhooks.drain()
        webhooks.notify(f"http://127.0.0.1:{server.port}/again", NOTICE)
        await webhooks.drain()
    paths = [path for path, _, _ in server.seen]
    assert (paths.count("/one"), paths.count("/other"), paths.count("/again")) == (MAX_PER_HOST, 1, 1)
    assert caplog.messages == ["webhook to 127.0.0.1 dropped: too many in flight"] * 5


async def test_the_log_keeps_the_secrets_of_an_address(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG), listening(404) as server:
        await sent(quick("127.0.0.1"), f"http://127.0.0.1:{server.port}/token-k7w2?key=pz3q")
        await sent(Webhooks(), "http://127.0.0.1/token-k7w2?key=pz3q")
    messages = [
        record.getMessage() for record in caplog.records if record.name == "trailboss.server.http.webhooks"
    ]
    assert messages == ["webhook to 127.0.0.1 refused: status 404", "webhook dropped: webhooks.off"]
    assert "k7w2" not in caplog.text
    assert "pz3q" not in caplog.text


# -------------------------------------------------------------------- who is allowed


async def test_webhooks_are_off_until_the_operator_allows_hosts() -> None:
    for none in ((), ("", " ")):
        with pytest.raises(BadWebhook) as refused:
            Webhooks(none).check("https://hooks.example.org/turn")
        assert refused.value.render("de") == "Dieser Server benachrichtigt keine anderen Programme."
    with listening() as server:
        await sent(Webhooks(), f"http://127.0.0.1:{server.port}/turn")
    assert server.seen == []


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hooks.example.org/turn",
        "ftp://hooks.example.org/turn",
        "file:///etc/passwd",
        "https://",
        "https:///turn",
        "https://anna:secret@hooks.example.org/turn",
        "https://hooks.example.org:99999/turn",
        "https://hooks.example.org:0/turn",
        "https://hooks.example.org/a b",
        "https://hooks.example.org/a\r\nX-Other: header",
        "https://hooks.exämple.org/turn",
        "https://[::1/turn",
        "https://a..b/turn",
        "https://.example.org/turn",
        f"https://{'a' * 64}.example.org/turn",
        f"https://hooks.example.org/{'a' * 500}",
    ],
)
async def test_invalid_addresses(url: str) -> None:
    with pytest.raises(BadWebhook, match="A webhook is an address such as"):
        quick("*", "hooks.example.org").check(url)


@pytest.mark.parametrize(
    ("hosts", "url", "allowed"),
    [
        (["hooks.example.org"], "https://hooks.example.org/turn", True),
        (["Hooks.Example.org."], "http://HOOKS.example.ORG.:8123/turn", True),
        (["hooks.example.org"], "https://example.org/turn", False),
        (["hooks.example.org"], "https://evil-hooks.example.org/turn", False),
        (["hooks.example.org"], "https://hooks.example.org.evil.test/turn", False),
        (["*.example.org"], "https://hooks.example.org/turn", True),
        (["*.example.org"], "https://a.b.example.org/turn", True),
        (["*.example.org"], "https://example.org/turn", False),
        (["*.example.org"], "https://evilexample.org/turn", False),
        (["*.example.org"], "https://hooks.example.org:8123/turn", False),
        (["*"], "http://anything.test/turn", True),
        (["*"], "http://anything.test:22/turn", False),
        (["::1"], "http://[::1]:8123/turn", True),
    ],
)
async def test_hosts_that_are_allowed(hosts: list[str], url: str, allowed: bool) -> None:
    if allowed:
        quick(*hosts).check(url)
        return
    with pytest.raises(BadWebhook, match="This server doesn't send webhooks to"):
        quick(*hosts).check(url)


@pytest.mark.parametrize(
    ("hosts", "addresses", "tried"),
    [
        (["*"], ["127.0.0.1"], False),
        (["*.example"], ["127.0.0.1"], False),
        (["*"], ["8.8.8.8", "127.0.0.1"], False),  # one of them would do for an attack
        (["*"], [], False),
        (["friends.example"], ["127.0.0.1"], True),
        (["*", "friends.example"], ["127.0.0.1"], True),
    ],
)
async def test_private_networks_need_hosts_that_are_named(
    hosts: list[str], addresses: list[str], tried: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return addresses

    connections = []

    async def connect(remote_host: str, remote_port: int, **options: object) -> object:
        connections.append((remote_host, remote_port))
        raise ConnectionRefusedError

    monkeypatch.setattr(anyio, "connect_tcp", connect)
    await sent(Webhooks(hosts, pauses=(), resolve=resolve), "http://friends.example/turn")
    assert connections == ([("127.0.0.1", 80)] if tried else [])


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.1", "2130706433", "0", "[::1]"])
async def test_the_loopback_by_any_name_is_not_public(host: str, caplog: pytest.LogCaptureFixture) -> None:
    await sent(Webhooks(["*"], pauses=()), f"http://{host}/turn")
    assert [line.split(": ")[-1] for line in caplog.messages] == ["it is in a private network"]


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700:4700::1111", True),
        ("2002:808:808::", True),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("224.0.0.1", False),
        ("240.0.0.1", False),
        ("255.255.255.255", False),
        ("0.0.0.0", False),
        ("::", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fc00::1", False),
        ("fec0::1", False),
        ("feff:ffff::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("nonsense", False),
    ],
)
async def test_public_addresses(address: str, public: bool) -> None:
    assert is_public(address) is public
