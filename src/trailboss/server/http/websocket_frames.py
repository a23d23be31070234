"""Sends WebSocket messages together, and compresses them only if that pays.

uvicorn's own protocol writes each message separately, through layers that a plain text message doesn't need.
Here the messages of one moment, an update and its answer, are one write. A connection is open for hours, so
it keeps little in memory: no headers, and a list of what the client sent.
"""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from trailboss.server.tables.viewers.wake import Wake

TEXT: Final = 0x81
"""The first byte of a text message that is not split."""


def framed(content: bytes) -> bytes:
    """A text message as it goes over the network, from a server: without a mask (RFC 6455, 5.2)."""
    size = len(content)
    if size < 126:
        return bytes((TEXT, size)) + content
    if size < 65536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + content
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + content


class Inbox:
    """What a client sent, until its one reader takes it. Smaller than a queue."""

    __slots__ = ("_messages", "_wake")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._wake = Wake()

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        self._wake.set()

    def empty(self) -> bool:
        return not self._messages

    async def get(self) -> Any:
        await self._wake.wait()
        message = self._messages.pop(0)
        if not self._messages:
            self._wake.clear()
        return message


class BatchedFrames(WebSocketsSansIOProtocol):
    """A WebSocket whose messages of one moment are written together."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue: Any = Inbox()
        self._frames: list[bytes] = []

    async def send(self, message: Any) -> None:
        """What the application sends. Everything but plain text on an open connection is left to uvicorn."""
        content: str | None = message.get("text")
        if content is not None and self.writable.is_set() and self._is_plain():
            if not self._frames:
                self.loop.call_soon(self._flush)
            self._frames.append(framed(content.encode()))
            return
        self._flush()
        await super().send(message)
        if message["type"] == "websocket.accept":
            for headers in (self.request.headers, self.response.headers):
                headers.clear()  # the application has its own copy; here they would stay in memory

    def send_receive_event_to_app(self) -> None:
        """Stop reading only while messages are waiting, not for every message as uvicorn does."""
        alone = self.queue.empty()
        self.read_paused = alone or self.read_paused
        super().send_receive_event_to_app()
        self.read_paused = not alone and self.read_paused

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def _is_plain(self) -> bool:
        """Is the connection open, and are messages sent uncompressed?"""
        return (
            self.handshake_complete
            and not (self.close_sent or self.disconnected or self.conn.extensions)
            and self.conn.state is State.OPEN
        )

    def _flush(self) -> None:
        frames, self._frames = self._frames, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))
