"""Several servers on one PostgreSQL: who is connected elsewhere is not away, and a dead one's bots go on."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager

import pytest
import pytest_asyncio

from tests.server.backend import BOT, ME, OPEN, Backend, guest
from tests.server.live_server import Guest, asked, bot, me
from tests.server.postgres import Server
from trailboss.server.api_error import ApiError
from trailboss.server.bots.fair_queue import FairQueue
from trailboss.server.http.notices import Notices
from trailboss.server.http.rate_limits import Buckets, Rate
from trailboss.server.http.web_push import WebPush
from trailboss.server.http.webhooks import Notice, Webhooks
from trailboss.server.protocol.requests import Play
from trailboss.server.protocol.tables import Join
from trailboss.server.storage import Store
from trailboss.server.storage.cluster import NO_SERVERS, ServerReport
from trailboss.server.tables import moves, seats
from trailboss.server.tables.bots import Payer
from trailboss.server.tables.room import Listener, Room

pytestmark = pytest.mark.asyncio(loop_scope="function")

PATIENCE = 40.0
"""Seconds until a test gives up, on a busy machine too."""


@pytest_asyncio.fixture
async def backends(postgres: Server) -> AsyncIterator[tuple[Backend, Backend]]:
    """Two servers on one database, without the web."""
    url = postgres.fresh()
    found = [Backend(await Store.open(url)) for _ in range(2)]
    found[1].clock = found[0].clock
    for backend in found:
        await backend.rooms.start()
    yield found[0], found[1]
    for backend in found:
        await backend.rooms.close()
        await backend.fake_bots.close()
        await backend.store.close()


async def until(true: object) -> None:
    """Wait until something is the case."""
    assert callable(true)
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def two_people(backend: Backend) -> tuple[Room, str, str]:
    """A running game of Ann, who is to move, Ben and a bot."""
    ann, ben = guest(), guest()
    room = await backend.table(ann, ME, OPEN, BOT)
    await seats.join(room, ben, Join("Ben"))
    await seats.start(room, ann)
    return room, ann, ben


# -------------------------------------------------------------------- presence


async def test_a_player_connected_to_another_server_is_not_away(backends: tuple[Backend, Backend]) -> None:
    here, there = backends
    room, ann, ben = await two_people(here)
    theirs = await there.rooms.room(room.id)
    listener = Listener(ann, 0, 0)
    theirs.enter(listener)
    await until(lambda: 0 in room.here())
    assert room.info(ben, "en").seats[0].here
    here.clock.now += 10_000
    with pytest.raises(ApiError, match="not_away"):
        await seats.seat_bot(room, ben, 0, "easy")
    theirs.leave(listener)
    await until(lambda: 0 not in room.here())
    here.clock.now += 599  # counted from when she left there
    with pytest.raises(ApiError, match="not_away"):
        await seats.seat_bot(room, ben, 0, "easy")
    here.clock.now += 2
    await seats.seat_bot(room, ben, 0, "easy")
    assert room.table.seats[0].kind == "bot"


class Letters(Webhooks):
    """Notices that would have been sent."""

    def __init__(self) -> None:
        super().__init__(["hooks.example.org"])
        self.sent: list[Notice] = []

    def notify(self, url: str, notice: Notice) -> None:
        self.sent.append(notice)


async def test_a_player_connected_to_another_server_is_not_notified(
    backends: tuple[Backend, Backend],
) -> None:
    here, there = backends
    letters = Letters()
    push = WebPush(here.store, letters, "")  # not opened: it sends nothing
    notices = Notices(here.store, letters, "https://games.example.org", push)
    room, ann, ben = await two_people(here)
    for who, seat in ((ann, 0), (ben, 1)):
        await notices.set(room, who, seat, "https://hooks.example.org/turn")
    theirs = await there.rooms.room(room.id)
    theirs.enter(Listener(ben, 1, 0))
    await there.rooms.servers.beat()
    notices.table_settled(room)
    await moves.play(room, ann, 0, Play("a", room.table.seq, "bid 1"))
    room.set_elsewhere(frozenset())  # as if this server had not heard of him yet
    notices.table_settled(room)
    await until(lambda: not notices._sending)
    assert letters.sent == []
    await notices.close()


async def test_a_server_presumed_dead_can_return(postgres: Server) -> None:
    url = postgres.fresh()
    one, other = await Store.open(url), await Store.open(url)
    own = ServerReport(frozenset({("quiet-mesa-k7w2pz3q", "ann")}), frozenset({"quiet-mesa-k7w2pz3q"}))
    await one.beat(ServerReport(), own, NO_SERVERS, time.time())
    report = await other.beat(ServerReport(), ServerReport(), NO_SERVERS, time.time())
    assert report.others.present == {"quiet-mesa-k7w2pz3q": {"ann"}}
    assert report.orphans == []
    await one.sign_off()
    report = await other.beat(ServerReport(), ServerReport(), report.others, time.time())
    assert report.others == NO_SERVERS
    assert report.orphans == ["quiet-mesa-k7w2pz3q"]
    await one.beat(own, own, NO_SERVERS, time.time())  # it does not know that it was taken for dead
    report = await other.beat(ServerReport(), ServerReport(), report.others, time.time())
    assert report.others.present == {"quiet-mesa-k7w2pz3q": {"ann"}}
    assert report.others.running == {"quiet-mesa-k7w2pz3q"}
    assert await other.present_elsewhere("quiet-mesa-k7w2pz3q") == {"ann"}
    assert await one.present_elsewhere("quiet-mesa-k7w2pz3q") == frozenset()
    await one.beat(None, ServerReport(), NO_SERVERS, time.time())  # it is not certain what was said before
    report = await other.beat(ServerReport(), ServerReport(), report.others, time.time())
    assert report.others.present == {}
    assert report.others.running == frozenset()
    await one.close()
    await other.close()


# -------------------------------------------------------------------- bots


async def test_a_server_that_only_watches_does_not_run_bots(backends: tuple[Backend, Backend]) -> None:
    here, there = backends
    here.fake_bots.gate.clear()
    room = await here.table(guest(), BOT, BOT, BOT)
    await here.rooms.servers.beat()
    await until(lambda: room.id in there.rooms.servers.others.running)
    theirs = await there.rooms.room(room.id)
    assert not there.rooms.scheduler.is_busy(theirs)
    here.fake_bots.gate.set()
    await until(lambda: room.table.status == "over")
    await until(lambda: theirs.table.status == "over")
    assert there.fake_bots.asked == []


async def test_bots_continue_elsewhere_when_their_server_stops(backends: tuple[Backend, Backend]) -> None:
    here, there = backends
    here.fake_bots.gate.clear()
    room = await here.table(guest(), BOT, BOT, BOT)
    await here.rooms.servers.beat()
    await here.rooms.close()
    await until(lambda: there.fake_bots.asked)
    theirs = await there.rooms.room(room.id)
    await until(lambda: theirs.table.status == "over")


# -------------------------------------------------------------------- what guests use


async def test_limits_and_bot_time_are_shared(backends: tuple[Backend, Backend]) -> None:
    here, there = backends
    buckets = [Buckets(Rate(10, 0.0)) for _ in range(2)]
    queues: list[FairQueue[str]] = [FairQueue() for _ in range(2)]
    for backend, each, queue in zip(backends, buckets, queues, strict=True):
        backend.rooms.servers.shared = {"guest": each, "bots": queue}
        await backend.rooms.servers.beat()
    for _ in range(7):
        assert buckets[0].take("ann")
    queues[0]._used = {"eve 10.0.0.1 deep": 30.0}
    await here.rooms.servers.beat()
    eve = Payer("eve", "10.0.0.1")
    await until(lambda: queues[1]._addresses.used(eve.group) == 30.0)
    assert queues[1]._owed("eve") > 0
    assert [buckets[1].take("ann") for _ in range(4)] == [True, True, True, False]
    there.rooms.on_notice("used nonsense")  # of a server of another version


# -------------------------------------------------------------------- killed

HERE = re.compile(r"http://127\.0\.0\.1:\d+")


@contextmanager
def server(url: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`trailboss serve` on a database, as a process of its own; it and its address."""
    command = [sys.executable, "-m", "trailboss", "serve", "--no-open", "--port", "0", "--lang", "en"]
    process = subprocess.Popen([*command, "--database", url], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        address = HERE.search(process.stdout.readline())
        assert address is not None
        yield process, address[0]
    finally:
        process.stdout.close()
        process.kill()
        process.wait()


@pytest.mark.timeout(180)
async def test_bots_of_a_killed_server_continue_and_nobody_is_replaced(postgres: Server) -> None:
    url = postgres.fresh()
    store = await Store.open(url)
    with (
        server(url) as (_, survivor),
        server(url) as (victim, killed),
        closing(Guest(survivor)) as ann,
        closing(Guest(killed)) as eve,
    ):
        unwatched = eve.set_table("gwt2", [bot("hard")] * 4)["id"]
        hers = ann.set_table("winchester", [me("Ann"), bot(), bot()], options={"first": 0})["id"]
        with ann.live(hers, seat=0) as line:
            line.next_update(asked)
            before = await entries(store, unwatched, more_than=3)
            victim.send_signal(signal.SIGKILL)
            victim.wait()
            died = time.monotonic()
            before = await entries(store, unwatched)
            await entries(store, unwatched, more_than=before)
            print(f"the bots went on after {time.monotonic() - died:.1f} s")
            assert ann.table(hers)["seats"][0]["kind"] == "person"
            assert ann.table(hers)["seats"][0]["here"]
    await store.close()


async def entries(store: Store, table_id: str, more_than: int = -1) -> int:
    """How many entries a table has, as soon as they are more; read past all servers, so that none wakes."""
    async with asyncio.timeout(PATIENCE):
        while True:
            stored = await store.load(table_id)
            assert stored is not None
            if len(stored.entries) > more_than:
                return len(stored.entries)
            await asyncio.sleep(0.05)
