"""Messages on the network: framed as the standard wants, and those of one moment in one write."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, State
from websockets.uri import parse_uri

from trailboss.server.http.websocket_frames import BatchedFrames, Inbox, framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_client_reads_what_was_framed(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN, max_size=None)
    client.receive_data(framed(b"x" * size))
    (frame,) = client.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, b"x" * size)


class Network:
    """A transport that notes what is written."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []
        self.closing = False
        self.read = True

    def write(self, content: bytes) -> None:
        self.writes.append(content)

    def close(self) -> None:
        self.closing = True

    def pause_reading(self) -> None:
        self.read = False

    def resume_reading(self) -> None:
        self.read = True

    def is_closing(self) -> bool:
        return self.closing


def opened() -> tuple[BatchedFrames, Network]:
    """A line after its handshake."""

    async def app(scope: object, receive: object, send: object) -> None: ...

    config = Config(app, ws_per_message_deflate=False)
    line = BatchedFrames(config, ServerState(), {}, asyncio.get_running_loop())
    network = Network()
    line.transport = cast(Any, network)
    line.handshake_complete = True
    line.conn.state = State.OPEN
    return line, network


@pytest.mark.asyncio(loop_scope="function")
async def test_the_messages_of_one_moment_are_one_write() -> None:
    line, network = opened()
    for content in ("update", "done"):
        await line.send({"type": "websocket.send", "text": content})
    assert network.writes == []
    await asyncio.sleep(0)
    assert network.writes == [framed(b"update") + framed(b"done")]
    await line.send({"type": "websocket.send", "text": "later"})
    await asyncio.sleep(0)
    assert network.writes[1:] == [framed(b"later")]


@pytest.mark.asyncio(loop_scope="function")
async def test_pending_messages_are_sent_before_the_connection_closes() -> None:
    line, network = opened()
    await line.send({"type": "websocket.send", "text": "last words"})
    await line.send({"type": "websocket.close", "code": 4409})
    assert network.writes[0] == framed(b"last words")
    assert b"".join(network.writes[1:])[:2] == bytes((0x88, 2))


@pytest.mark.asyncio(loop_scope="function")
async def test_nothing_is_written_to_a_closed_connection() -> None:
    line, network = opened()
    await line.send({"type": "websocket.send", "text": "too late"})
    network.closing = True
    await asyncio.sleep(0)
    assert network.writes == []


@pytest.mark.asyncio(loop_scope="function")
async def test_client_messages_are_read_in_order() -> None:
    inbox = Inbox()
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    for number in range(3):
        inbox.put_nowait(number)
    assert await reading == 0
    assert not inbox.empty()
    assert [await inbox.get(), await inbox.get()] == [1, 2]
    assert inbox.empty()


@pytest.mark.asyncio(loop_scope="function")
async def test_reading_stops_only_while_messages_wait() -> None:
    line, network = opened()

    reads = []
    for content in (b"first", b"second"):
        line.handle_text(Frame(Opcode.TEXT, content))
        reads.append(network.read)
    found: list[Any] = [await line.receive() for _ in range(2)]
    assert [message["text"] for message in found] == ["first", "second"]
    assert [*reads, network.read] == [True, False, True]


@pytest.mark.asyncio(loop_scope="function")
async def test_an_open_connection_keeps_no_headers() -> None:
    async def app(scope: object, receive: object, send: object) -> None: ...

    line = BatchedFrames(
        Config(app, ws_per_message_deflate=False), ServerState(), {}, asyncio.get_running_loop()
    )
    network = Network()
    line.transport = cast(Any, network)
    line.data_received(
        b"GET /live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await line.send({"type": "websocket.accept"})
    line.stop_keepalive()
    assert network.writes[0].startswith(b"HTTP/1.1 101")
    assert not line.request.headers
    assert not line.response.headers
