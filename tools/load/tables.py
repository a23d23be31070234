"""One table of a load run: scripted clients who set it by the API, sit down, and play at random."""

import asyncio
import http.client
import json
import random
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tools.load.host import Failure
from trailboss.server.http.request_context import COOKIE
from trailboss.server.tables.names import new_secret

GAMES: Final = (("gwt2", 2), ("winchester", 3), ("gwt1", 2))
"""What is played in turn, with how many seats."""
BOT: Final = "medium"
PATIENCE: Final = 30.0
"""Seconds after which a move without an answer, or an update that did not come, is given up."""


class Plan(NamedTuple):
    """What is to be measured."""

    tables: int = 200
    seconds: float = 60.0
    pace: float = 1.0
    """Seconds that a table thinks between two moves, on average."""
    games: Sequence[tuple[str, int]] = GAMES
    spectator_each: int = 4
    """One table in this many has a spectator; 0: none."""
    bot_each: int = 5
    """One table in this many has a bot in its last seat; 0: none."""
    seed: int = 0


class Sent(NamedTuple):
    """A move that was acknowledged: as which entry, and how long it took."""

    table: str
    seq: int
    seat: int
    move: str
    request: str
    game: str
    answered: float
    """Seconds until its player knew that it was stored."""
    everybody: float
    """Seconds until the last client of the table had the update."""


class Unsettled(NamedTuple):
    """A move that was sent but not acknowledged; sent again, it is played once."""

    table: str
    secret: str
    seat: int
    seq: int
    move: str
    request: str


class _Choice(msgspec.Struct):
    move: str
    out_of_turn: bool = False
    aside: bool = False
    """What older commits call it (`--against`)."""


class _Question(msgspec.Struct):
    seat: int


class _Table(msgspec.Struct):
    status: str


class _Update(msgspec.Struct, tag="update"):
    seq: int
    table: _Table
    question: _Question | None
    choices: list[_Choice]


class _TableChange(msgspec.Struct, frozen=True):
    status: str | msgspec.UnsetType = msgspec.UNSET


class _Changes(msgspec.Struct, tag="changes"):
    seq: int
    table: _TableChange = _TableChange()
    question: _Question | msgspec.UnsetType | None = msgspec.UNSET
    choices: list[_Choice] | msgspec.UnsetType = msgspec.UNSET

    def applied(self, before: _Update) -> _Update:
        """The update that follows from the one before."""
        status, question, choices = self.table.status, self.question, self.choices
        return _Update(
            self.seq,
            before.table if isinstance(status, msgspec.UnsetType) else _Table(status),
            before.question if isinstance(question, msgspec.UnsetType) else question,
            before.choices if isinstance(choices, msgspec.UnsetType) else choices,
        )


class _Done(msgspec.Struct, tag="done"):
    id: str
    seq: int


class _Refused(msgspec.Struct, tag="refused"):
    id: str


_DECODER: Final = msgspec.json.Decoder(_Update | _Changes | _Done | _Refused)


class Tally:
    """What all tables of a run have met."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self.refused = 0
        self.unanswered = 0
        self.unsettled: list[Unsettled] = []
        """Moves that were sent and not answered when the line broke."""
        self.dropped = 0
        """Connections that the server closed."""
        self.games = 0
        """Games that came to their end; a new one takes their place."""


class Visitor:
    """One client: a seat's, or a spectator's."""

    def __init__(self, secret: str, seat: int | None) -> None:
        self.secret = secret
        self.seat = seat
        self.update: _Update | None = None
        self.answer: asyncio.Future[_Done | _Refused] | None = None
        self.awaited = 0
        """The entry that it is waiting for."""
        self.at = 0.0
        """When it did."""
        self.informed = asyncio.Event()
        self.gone = False
        """Has the server closed the line?"""
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None

    async def come(self, address: str, table: str, tally: Tally, changed: asyncio.Event) -> None:
        """Connect, and listen until `leave`."""
        eyes = "" if self.seat is None else f"&seat={self.seat}"
        self._socket = await connect(
            f"{address.replace('http:', 'ws:')}/api/tables/{table}/live?changes=1{eyes}",
            additional_headers={"Cookie": f"{COOKIE}={self.secret}"},
            compression=None,
            max_size=None,
            proxy=None,
        )
        self._listening = asyncio.create_task(self._listen(self._socket, tally, changed))

    async def leave(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    def wait_for(self, seq: int) -> None:
        self.awaited = seq
        self.informed.clear()

    async def hears(self) -> None:
        """Wait for the awaited entry; raises `ConnectionResetError` if the connection broke."""
        await self.informed.wait()
        if self.gone:
            raise ConnectionResetError

    async def play(self, request: str, move: str) -> _Done | _Refused:
        """Send a move; its answer."""
        assert self._socket is not None
        assert self.update is not None
        self.answer = asyncio.get_running_loop().create_future()
        play = {"type": "move", "id": request, "seq": self.update.seq, "move": move}
        await self._socket.send(json.dumps(play))
        return await self.answer

    async def _listen(self, socket: ClientConnection, tally: Tally, changed: asyncio.Event) -> None:
        try:
            async for content in socket:
                self._hear(_DECODER.decode(content))
                changed.set()
        except ConnectionClosed:
            tally.dropped += 1
        self.gone = True
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(ConnectionResetError())
            self.answer.exception()  # the waiting caller may have given up
        self.informed.set()
        changed.set()

    def _hear(self, message: _Update | _Changes | _Done | _Refused) -> None:
        if isinstance(message, _Changes):
            assert self.update is not None
            message = message.applied(self.update)
        if not isinstance(message, _Update):
            if self.answer is not None and not self.answer.done():
                self.answer.set_result(message)
            return
        self.update = message
        if message.seq >= self.awaited and not self.informed.is_set():
            self.at = time.perf_counter()
            self.informed.set()


class LiveTable:
    """One table and its clients, who play at random."""

    def __init__(self, plan: Plan, number: int, address: str, tally: Tally) -> None:
        self.game, self._count = plan.games[number % len(plan.games)]
        self._bot = plan.bot_each > 0 and number % plan.bot_each == plan.bot_each - 1
        self._watched = plan.spectator_each > 0 and number % plan.spectator_each == 0
        self._pace = plan.pace
        self._address = address
        self._tally = tally
        self._chance = random.Random(f"{plan.seed} {number}")
        self._changed = asyncio.Event()
        self._moves = 0
        self.id = ""
        self.visitors: list[Visitor] = []

    # ---------------------------------------------------------------- coming and going

    async def open(self) -> None:
        """Create a table through the API, seat everybody, start, and connect."""
        people = self._count - self._bot
        self.visitors = [Visitor(new_secret(), seat) for seat in range(people)]
        self.id = await asyncio.to_thread(self._set)
        if self._watched:
            self.visitors.append(Visitor(new_secret(), None))
        for visitor in self.visitors:
            await visitor.come(self._address, self.id, self._tally, self._changed)
        for visitor in self.visitors:
            await visitor.hears()

    async def close(self) -> None:
        for visitor in self.visitors:
            await visitor.leave()

    def _set(self) -> str:
        host, *others = self.visitors
        seats = [{"kind": "me", "name": "P0"}, *({"kind": "open"} for _ in others)]
        if self._bot:
            seats.append({"kind": "bot", "bot": BOT})
        line = http.client.HTTPConnection(urlsplit(self._address).netloc, timeout=PATIENCE)
        try:
            made = _ask(line, host, "POST", "/api/tables", {"game": self.game, "seats": seats})
            table = f"/api/tables/{made['id']}"
            for visitor in others:
                _ask(
                    line, visitor, "POST", f"{table}/join", {"name": f"P{visitor.seat}", "seat": visitor.seat}
                )
            if others:
                _ask(line, host, "POST", f"{table}/start", {})
        finally:
            line.close()
        return str(made["id"])

    # ---------------------------------------------------------------- playing

    async def play(self, end: float, again: bool = True) -> None:
        """Play until the time is up. A game that ends is followed by another one, unless one is enough."""
        await asyncio.sleep(self._chance.random() * self._pace)
        while time.perf_counter() < end and not any(visitor.gone for visitor in self.visitors):
            asked = await self._asked(end)
            if asked is None:
                continue
            if not await self._move(*asked):
                return
            if any(visitor.update and visitor.update.table.status == "over" for visitor in self.visitors):
                self._tally.games += 1
                if not again:
                    return
                await self.close()
                await self.open()
            await asyncio.sleep(self._pace * self._chance.uniform(0.5, 1.5))

    async def _asked(self, end: float) -> tuple[Visitor, _Update] | None:
        """Who has to decide, and what they see; None if that is a bot, after something has happened."""
        self._changed.clear()
        for visitor in self.visitors:
            update = visitor.update
            if update and update.question and update.question.seat == visitor.seat:
                return visitor, update
        try:
            async with asyncio.timeout(max(0.0, end - time.perf_counter())):
                await self._changed.wait()
        except TimeoutError:
            return None  # the time is up
        return None

    async def _move(self, player: Visitor, update: _Update) -> bool:
        """Play a move and wait until everybody has the update; False if that fails."""
        moves = [choice.move for choice in update.choices if not (choice.out_of_turn or choice.aside)]
        move = moves[self._chance.randrange(len(moves))]
        self._moves += 1
        request = f"m{self._moves}"
        for visitor in self.visitors:
            visitor.wait_for(update.seq + 1)
        begun = time.perf_counter()
        answer: _Done | _Refused | None = None
        answered = 0.0
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await player.play(request, move)
                answered = time.perf_counter() - begun
                if isinstance(answer, _Done):
                    for visitor in self.visitors:
                        await visitor.hears()
        except (TimeoutError, ConnectionClosed, ConnectionResetError):
            self._tally.unanswered += 1
        seat = player.seat
        assert seat is not None
        if answer is None:
            self._tally.unsettled.append(Unsettled(self.id, player.secret, seat, update.seq, move, request))
            return False
        if isinstance(answer, _Refused):
            self._tally.refused += 1
            return True
        whole = not any(visitor.gone for visitor in self.visitors)
        everybody = max(visitor.at for visitor in self.visitors) if whole else time.perf_counter()
        self._tally.sent.append(
            Sent(self.id, answer.seq, seat, move, request, self.game, answered, everybody - begun)
        )
        return whole


def _ask(line: http.client.HTTPConnection, who: Visitor, method: str, path: str, body: object) -> Any:
    headers = {"Content-Type": "application/json", "Cookie": f"{COOKIE}={who.secret}"}
    line.request(method, path, json.dumps(body), headers)
    response = line.getresponse()
    content = response.read()
    if response.status >= 300:
        raise Failure(f"The server refused {method} {path} with status {response.status}.")
    return json.loads(content)
