"""What the worker's JavaScript calls. Only numbers and texts pass between the two, so that neither has to
convert or release the other's objects."""

import asyncio
import base64
import json
from collections.abc import Awaitable, Callable, Mapping

from trailboss.server.bots.worker import answer
from trailboss.server.worker.host import Host, PageSocket

WriteTexts = Callable[[str], Awaitable[None]]
ReadTexts = Callable[[str], Awaitable[str]]
AskBots = Callable[[str, float], Awaitable[str]]


class TextDatabase:
    """The browser's database."""

    def __init__(self, write: WriteTexts, read: ReadTexts) -> None:
        self._write = write
        self._read = read

    async def write(self, texts: Mapping[str, str]) -> None:
        await self._write(json.dumps(list(texts.items())))

    async def read(self, prefix: str) -> list[str]:
        found: list[str] = json.loads(await self._read(prefix))
        return found


class Tables:
    """The worker that hosts the tables."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._sockets: dict[int, PageSocket] = {}
        self._serving: set[asyncio.Task[None]] = set()

    async def request(self, method: str, address: str, body: str) -> tuple[int, str, str]:
        """Status, type and content of the answer."""
        status, kind, content = await self._host.request(method, address, body.encode())
        return status, kind, content.decode()

    def open(
        self, number: int, address: str, send: Callable[[str], None], close: Callable[[int], None]
    ) -> None:
        """Connect to a table. `close` is called with a code at the end."""
        socket = self._sockets[number] = PageSocket(send)

        async def serve() -> None:
            code = await self._host.live(address, socket)
            del self._sockets[number]
            close(code)

        task = asyncio.create_task(serve())
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    def take(self, number: int, text: str | None) -> None:
        """The page has sent something on a connection; None: it has disconnected."""
        if number in self._sockets:
            self._sockets[number].put(text)


async def open_tables(write: WriteTexts, read: ReadTexts, ask_bots: AskBots) -> Tables:
    """The tables that the browser has stored. `ask_bots` passes a text to the worker with the bots, which
    answers within some seconds."""

    async def ask(question: bytes, seconds: float) -> bytes:
        return base64.b64decode(await ask_bots(base64.b64encode(question).decode(), seconds))

    return Tables(await Host.open(TextDatabase(write, read), ask))


def answer_bots(question: str) -> str:
    """The answer of the worker that runs the bots."""
    return base64.b64encode(answer(base64.b64decode(question))).decode()
