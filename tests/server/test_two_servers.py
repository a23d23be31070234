"""Two servers on one PostgreSQL: people at one table may come to either of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.server.backend import BOT, ME, Backend, finished, guest
from tests.server.conftest import GENEROUS
from tests.server.live_server import OPEN, Guest, Json, asked, bot, me, play_to_end, serving, usual
from tests.server.postgres import Server
from trailboss.server import live_tables
from trailboss.server.live_tables import STUCK_AFTER, LiveTables
from trailboss.server.protocol.requests import Play
from trailboss.server.tables import moves, rooms


@pytest.fixture
def addresses(postgres: Server) -> Iterator[tuple[str, str]]:
    url = postgres.fresh()
    with serving(url, GENEROUS) as one, serving(url, GENEROUS) as other:
        yield one, other


def elsewhere(who: Guest, address: str) -> Guest:
    """The same browser at the other server, as behind a proxy that deals out requests."""
    same = Guest(address)
    same.http.cookies.update(who.http.cookies)
    return same


def test_presence_is_shared_between_servers(addresses: tuple[str, str]) -> None:
    with closing(Guest(addresses[0])) as ann, closing(Guest(addresses[1])) as ben:
        table = ann.set_table("winchester", [me("Ann"), OPEN, OPEN], options={"first": 0})
        name = table["id"]
        with ann.live(name, seat=0) as hers:
            hers.next_update()
            for seat in (1, 2):
                assert ben.post(f"/tables/{name}/join", {"name": "Ben", "seat": seat}).status_code == 200
            hers.next_update(
                lambda update: all(seat["kind"] == "person" for seat in update["table"]["seats"])
            )
            assert ann.post(f"/tables/{name}/start").status_code == 200
            with ben.live(name, seat=1) as his:
                his.next_update(lambda update: update["table"]["status"] == "running")
                hers.next_update(asked)
                assert hers.play("bid 1")["type"] == "done"
                update = his.next_update(asked)
                assert update["log"][-1]["move"] == "bid 1"
                assert his.play("bid 2")["type"] == "done"
                seen = hers.next_update(lambda update: update["seq"] == his.update["seq"])
                assert seen["log"][-1]["move"] == "bid 2"
                assert seen["view"]["seat"] == 0


def test_a_turn_prepared_here_is_played_when_the_move_before_comes_there(addresses: tuple[str, str]) -> None:
    with closing(Guest(addresses[0])) as ann, closing(Guest(addresses[1])) as ben:
        table = ann.set_table("winchester", [me("Ann"), OPEN, OPEN], options={"first": 0}, seed=4)
        name = table["id"]
        with ann.live(name, seat=0) as hers:
            for seat in (1, 2):
                assert ben.post(f"/tables/{name}/join", {"name": "Ben", "seat": seat}).status_code == 200
            hers.next_update(lambda update: all(seat["kind"] != "open" for seat in update["table"]["seats"]))
            assert ann.post(f"/tables/{name}/start").status_code == 200
            hers.next_update(asked)
        with ann.live(name, seat=0) as hers, ben.live(name, seat=1) as his:
            hers.next_update(asked)
            his.next_update(lambda update: update["table"]["status"] == "running")
            order = ben.post(f"/tables/{name}/seats/1/order", {"moves": ["bid 2", "bid 3"]})
            assert order.json()["moves"] == ["Bid $3000"]
            his.next_update(lambda update: update["order"] is not None)
            assert hers.play("bid 2")["type"] == "done"
            his.next_update(lambda update: update["order"] is None)
        for who in (ann, ben):
            assert [entry["move"] for entry in who.state(name)["log"] if entry["move"]] == ["bid 2", "bid 3"]


def test_entries_written_on_one_server_are_read_on_the_other(addresses: tuple[str, str]) -> None:
    with closing(Guest(addresses[0])) as ann, closing(Guest(addresses[1])) as ben:
        name = ann.set_table("winchester", [me("Ann"), OPEN, bot()])["id"]
        ben.post(f"/tables/{name}/join", {"name": "Ben"})
        with closing(Guest(addresses[1])) as eve, eve.live(name) as watching, ben.live(name, seat=1) as his:
            his.next_update()
            with ann.live(name, seat=0) as hers:
                assert hers.ask("say", text="Hello, Ben")["type"] == "done"
                line = his.until(lambda message: message["type"] == "chat")["lines"][0]
                assert (line["name"], line["text"]) == ("Ann", "Hello, Ben")
                ann.post(f"/tables/{name}/chat", {"on": False})
                his.next_update(lambda update: not update["table"]["chat"])
            messages = [watching.hear()]
            watching.send("ping", id="p")
            while messages[-1]["type"] != "pong":
                messages.append(watching.hear())
            assert "chat" not in {each["type"] for each in messages}


def test_a_seat_moves_to_a_device_at_the_other_server(addresses: tuple[str, str]) -> None:
    with closing(Guest(addresses[0])) as ann, closing(Guest(addresses[1])) as phone:
        name = ann.set_table("winchester", [me("Ann"), bot(), bot()], options={"first": 0})["id"]
        assert phone.table(name)["status"] == "running"
        secret = ann.post(f"/tables/{name}/seats/0/link").json()["secret"]
        assert phone.post(f"/tables/{name}/claim", {"secret": secret}).status_code == 200
        with closing(elsewhere(phone, addresses[0])) as again, again.live(name, seat=0) as line:
            update = line.next_update(asked)
            assert line.play(usual(update)[0])["type"] == "done"
            seq = line.update["seq"]
        with phone.live(name, seat=0, after=seq) as line:
            assert line.next_update()["seq"] >= seq


def test_a_game_with_bots_is_played_through_both(addresses: tuple[str, str]) -> None:
    with closing(Guest(addresses[0])) as ann, closing(Guest(addresses[1])) as eve:
        name = ann.set_table("winchester", [me("Ann"), bot(), bot()], options={"first": 0})["id"]
        with eve.live(name) as watching, ann.live(name, seat=0) as line:
            over: Json = play_to_end(line)
            seen = watching.next_update(lambda update: update["table"]["status"] == "over")
        assert seen["table"]["seed"] == over["table"]["seed"]
        assert seen["seq"] == over["seq"]
        theirs, ours = eve.state(name), ann.state(name)
        assert theirs["log"] == ours["log"]
        assert [entry["seq"] for entry in ours["log"]] == list(range(1, ours["seq"] + 1))


# -------------------------------------------------------------------- without a web server


@pytest.mark.asyncio(loop_scope="function")
async def test_bots_of_a_server_that_is_gone_are_taken_over(backend: Backend) -> None:
    """The server that wrote last minds the bots; when it does not, another one does after a while."""
    ann = guest()
    backend.fake_bots.gate.clear()
    theirs = await backend.table(ann, BOT, BOT, ME)
    ours = LiveTables(backend.store, backend.fake_bots, clock=backend.clock)
    room = await ours.room(theirs.id)
    await ours.close()  # its own bots stop; so it is as if it had only listened
    await backend.rooms.close()
    assert not ours.scheduler.is_busy(room)
    backend.fake_bots.gate.set()
    await ours.tidy()
    assert not ours.scheduler.is_busy(room)
    backend.clock.now += STUCK_AFTER + 1
    await ours.tidy()
    async with asyncio.timeout(20):
        while room.table.bot_to_move() is not None:
            await asyncio.sleep(0.01)
    assert room.table.seq > 1
    await ours.close()


@pytest.mark.asyncio(loop_scope="function")
async def test_a_room_that_nobody_uses_does_not_follow_the_other_server(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = guest()
    theirs = await backend.table(ann, ME, ME, ME)
    ours = LiveTables(backend.store, backend.fake_bots, clock=backend.clock)
    room = await ours.room(theirs.id)
    done = await moves.play(theirs, ann, 0, Play("a", 1, "bid 1"))
    ours.on_notice(theirs.id)
    async with asyncio.timeout(20):
        while room.table.seq < done.seq:
            await asyncio.sleep(0.01)
    monkeypatch.setattr(live_tables, "IN_USE", -1.0)
    ours.on_notice(None)
    assert ours.count() == 0
    ours.on_notice("quiet-mesa-aaaaaaaa")  # of which nobody here knows
    assert (await ours.room(theirs.id)).table.seq == done.seq
    await ours.close()


@pytest.mark.asyncio(loop_scope="function")
async def test_not_more_rooms_are_kept_than_memory_is_there_for(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MAX_ROOMS", 3)
    monkeypatch.setattr(rooms, "IN_USE", -1.0)
    ann = guest()
    names = [(await backend.table(ann, ME, ME, ME)).id for _ in range(6)]
    assert backend.rooms.count() == 3
    over = await backend.table(ann, BOT, BOT, BOT)
    await finished(over)
    for name in names:
        assert (await backend.rooms.room(name)).id == name
    assert backend.rooms.count() == 3
