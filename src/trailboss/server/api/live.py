"""Live play: sends an update at once and after every change, and answers the client's messages.

Updates aren't queued. A client that is woken gets the current state with the log since its last update, so a
slow client misses nothing and delays nobody.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from typing import Any, Final, Protocol

import msgspec

from trailboss.server.api.context import api_error_of, language_of
from trailboss.server.api_error import ApiError
from trailboss.server.meters import log_error
from trailboss.server.protocol.replies import Done, Pong, Refused, Reply
from trailboss.server.protocol.requests import (
    AnswerUndo,
    AskUndo,
    Hint,
    Language,
    Play,
    Request,
    SendChat,
    Sit,
    TakeBack,
    Why,
)
from trailboss.server.tables import chat, moves, undo_requests
from trailboss.server.tables.room import Listener, Room
from trailboss.server.tables.rooms import Rooms
from trailboss.server.tables.stored.store import StorageError
from trailboss.server.tables.viewers.updates import ENCODER

SERVER_ERROR: Final = 1011
UNREADABLE: Final = 4400
FOREIGN_SEAT: Final = 4403
UNKNOWN_TABLE: Final = 4404
FLOOD: Final = 4429
TOO_SLOW: Final = 4409

MAX_REPLIES: Final = 128
"""How many answers may wait for a slow client before it is disconnected."""
SEND_TIMEOUT: Final = 30.0
"""Seconds that a client may take for one message; it is disconnected after at most twice as many."""

DECODER: Final = msgspec.json.Decoder(Request)


class Socket(Protocol):
    """A connection to a client; Starlette's `WebSocket` is one."""

    async def send_text(self, data: str) -> None:
        """Send a message."""

    def receive(self) -> Awaitable[MutableMapping[str, Any]]:
        """The next message, as ASGI has it: `websocket.receive` with a text, or `websocket.disconnect`."""

    async def close(self, code: int) -> None:
        """Close it."""


def close_code(refusal: ApiError) -> int:
    """The code with which a connection is closed."""
    codes = {"unknown_table": UNKNOWN_TABLE, "not_your_seat": FOREIGN_SEAT, "too_many": FLOOD}
    return codes.get(refusal.code, UNREADABLE)


class Connection:
    """One client at one table."""

    def __init__(
        self,
        rooms: Rooms[Any],
        socket: Socket,
        room: Room,
        listener: Listener,
        *,
        may_send: Callable[[], bool] = lambda: True,
        may_write: Callable[[str], bool] = lambda guest: True,
        patience: int = 0,
    ) -> None:
        """`may_send` says whether the client may send another message now, `may_write` whether a guest may
        write another chat line; after `patience` messages too many the client is disconnected."""
        self._rooms = rooms
        self._socket = socket
        self._room = room
        self._listener = listener
        self._replies: list[bytes] = []
        self._may_send = may_send
        self._may_write = may_write
        self._patience = patience
        self._hint: asyncio.Task[None] | None = None
        self._closing: int | None = None
        self._sending: float | None = None
        """When the message that is being sent was started."""
        self._acting = False
        """Is something in progress that is completed even if the client disconnects?"""
        self._left = False

    async def run(self) -> None:
        self._room.enter(self._listener)
        self._listener.wake.set()
        sending = asyncio.create_task(self._send())
        receiving = asyncio.create_task(self._receive())
        try:
            await self._until_one_ends(sending, receiving)
        finally:
            self._room.leave(self._listener)
            self._left = True
            tasks = [task for task in (sending, receiving, self._hint) if task is not None]
            if self._acting:
                tasks.remove(receiving)
                self._rooms.complete(receiving)
            for task in tasks:
                task.cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, Exception) and not isinstance(outcome, OSError):
                log_error(outcome)
                self._closing = self._closing or SERVER_ERROR
        if self._closing is not None:
            await self._socket.close(self._closing)

    async def _until_one_ends(self, *tasks: asyncio.Task[None]) -> None:
        """Wait until one of them ends, or the client takes too long for a message. That is checked now and
        then: a timer for every message would cost more than the message."""
        done: set[asyncio.Task[None]] = set()
        while not done and self._closing is None:
            done, _ = await asyncio.wait(tasks, timeout=SEND_TIMEOUT, return_when=asyncio.FIRST_COMPLETED)
            if self._sending is not None and time.monotonic() > self._sending + SEND_TIMEOUT:
                self._closing = TOO_SLOW

    # ---------------------------------------------------------------- to the client

    async def _send(self) -> None:
        listener, room = self._listener, self._room
        while self._closing is None:
            await listener.wake.wait()
            listener.wake.clear()
            self._leave_lost_seat()
            # The update comes before the answers: a client that reads "done" can already see the result.
            if listener.version != room.version:
                await self._send_bytes(room.news(listener))
            written = room.chat_news(listener)
            if written is not None:
                await self._send_bytes(written)
            while self._replies:
                await self._send_bytes(self._replies.pop(0))

    def _leave_lost_seat(self) -> None:
        """A guest who has left a seat becomes a spectator: they must not see the next player's hand."""
        listener = self._listener
        if not self._room.may_look(listener.guest, listener.seat):
            listener.switch_seat(None)

    async def _send_bytes(self, content: bytes) -> None:
        self._sending = time.monotonic()
        await self._socket.send_text(content.decode())
        self._sending = None

    def _reply(self, reply: Reply) -> None:
        if len(self._replies) >= MAX_REPLIES:
            self._closing = FLOOD
        self._replies.append(ENCODER.encode(reply))
        self._listener.wake.set()

    def _refuse(self, request: str, refusal: ApiError) -> None:
        self._reply(Refused(request, refusal.problem(self._listener.lang)))

    # ---------------------------------------------------------------- from the client

    async def _receive(self) -> None:
        while self._closing is None and not self._left:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._take(message.get("text") or message.get("bytes") or b"")

    async def _take(self, content: str | bytes) -> None:
        too_fast = not self._may_send()
        if too_fast:
            self._patience -= 1
            if self._patience < 0:
                self._closing = FLOOD
                return
        try:
            request = DECODER.decode(content)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse("", ApiError("bad_request"))
            return
        name = "" if isinstance(request, Sit | Language) else request.id[: moves.MAX_ID_LENGTH]
        try:
            if too_fast:
                raise ApiError("too_many")
            await self._carry_out(request)
        except ApiError as refusal:
            self._refuse(name, refusal)
        except StorageError as error:
            self._refuse(name, api_error_of(error))

    async def _carry_out(self, request: Request) -> None:
        room, guest, seat = self._room, self._listener.guest, self._listener.seat
        if isinstance(request, Play):
            await self._act(moves.play(room, guest, seat, request))
        elif isinstance(request, TakeBack):
            await self._act(moves.take_back(room, guest, seat, request))
        elif isinstance(request, AskUndo):
            await self._act(undo_requests.ask_undo(room, guest, seat, request))
        elif isinstance(request, AnswerUndo):
            await self._act(undo_requests.answer_undo(room, guest, request))
        elif isinstance(request, Sit):
            self._sit(request.seat)
        elif isinstance(request, Language):
            self._listener.switch_language(language_of(request.lang))
            self._listener.wake.set()
        elif isinstance(request, Why):
            self._reply(moves.why(room, guest, seat, self._listener.lang, request))
        elif isinstance(request, Hint):
            self._start_hint(request)
        elif isinstance(request, SendChat):
            await self._act(chat.post(room, guest, seat, request, self._may_write))
        else:
            self._reply(Pong(moves.check_request(request.id), room.clock()))

    async def _act(self, action: Coroutine[Any, Any, Done]) -> None:
        """Complete something even if the client disconnects. The answer is there as soon as it is done, so
        that it goes out together with the update."""
        self._acting = True
        try:
            self._reply(await action)
        finally:
            self._acting = False

    def _sit(self, seat: int | None) -> None:
        self._room.check_holder(self._listener.guest, seat)
        self._listener.switch_seat(seat)
        self._listener.wake.set()

    def _start_hint(self, request: Hint) -> None:
        """Hints take time, so the client can go on meanwhile. One at a time."""
        if self._hint is not None and not self._hint.done():
            raise ApiError("too_many")
        self._hint = asyncio.create_task(self._give_hint(request))

    async def _give_hint(self, request: Hint) -> None:
        listener = self._listener
        try:
            guest, seat, lang = listener.guest, listener.seat, listener.lang
            self._reply(await self._rooms.hint(self._room, guest, seat, lang, request))
        except ApiError as refusal:
            self._refuse(request.id, refusal)
