"""The clock of a live table, with a clock that the test holds in its hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.backend import ME, OPEN, Backend, guest, log_lines, seen
from trailboss.server.api_error import ApiError
from trailboss.server.live_tables import LiveTables
from trailboss.server.protocol.requests import Play, TakeBack
from trailboss.server.protocol.tables import ClockInfo, Join, NewClock
from trailboss.server.tables import moves, seats
from trailboss.server.tables.clock import enforce
from trailboss.server.tables.room import Listener, Room

pytestmark = pytest.mark.asyncio

ANN, BEN, CAT = guest(), guest(), guest()
PEOPLE = (ANN, BEN, CAT)
TURN, GAME = NewClock("turn", 60), NewClock("game", 100)


async def three_people(backend: Backend, clock: NewClock, *, here: bool = True, **more: Any) -> Room:
    """A game that Ann begins; all three are connected."""
    room = await backend.table(ANN, ME, OPEN, OPEN, pace="live", clock=clock, **more)
    for who, name in ((BEN, "Ben"), (CAT, "Cat")):
        await seats.join(room, who, Join(name))
    if here:
        for seat, who in enumerate(PEOPLE):
            room.enter(Listener(who, seat, 0))
    backend.fake_bots.gate.clear()
    await seats.start(room, ANN)
    await enforce(room)
    return room


async def think(backend: Backend, room: Room, seconds: float, move: str) -> None:
    """Whoever is to move plays after some time."""
    backend.clock.now += seconds
    seat = room.running().to_move
    await moves.play(room, PEOPLE[seat], seat, Play(f"r{room.table.seq}", room.table.seq, move))


def kind(room: Room) -> str:
    """Who decides at Ann's seat."""
    return room.table.seats[0].kind


def shown(room: Room) -> ClockInfo:
    clock = seen(room, None, None, 0).table.clock
    assert clock is not None
    return clock


def left(room: Room) -> list[float | None]:
    return shown(room).left


async def test_time_is_counted_for_the_one_to_move(backend: Backend) -> None:
    room = await three_people(backend, GAME)
    await think(backend, room, 10, "bid 1")
    await think(backend, room, 20, "bid 2")
    assert left(room) == [90, 80, 100]
    await think(backend, room, 5, "pass")
    backend.clock.now += 7
    assert room.table.time_left(0, backend.clock.now) == 83
    clock = seen(room, None, None, 0).table.clock
    assert clock is not None
    assert (clock.since, clock.per, clock.seconds) == (backend.clock.now - 7, "game", 100)


async def test_every_turn_has_its_own_time(backend: Backend) -> None:
    room = await three_people(backend, TURN)
    await think(backend, room, 59, "bid 1")
    assert left(room) == [60, 60, 60]


async def test_a_bot_finishes_the_turn_of_a_player_without_time(backend: Backend) -> None:
    room = await three_people(backend, TURN)
    backend.clock.now += 59
    await enforce(room)
    assert room.table.seats[0].kind == "person"
    backend.clock.now += 1
    await enforce(room)
    assert (room.table.seats[0].kind, room.table.seats[0].bot) == ("bot", "medium")
    assert log_lines(room, "seat")[-1] == "Ann has run out of time; a bot (medium) takes over."
    assert shown(room).up == [0]
    with pytest.raises(ApiError, match="time_up"):
        await seats.join(room, ANN, Join("Ann", 0))
    async with room.lock:  # the bot decides
        await room.write("move", 0, "bid 1")
    await enforce(room)
    assert room.table.seats[0].kind == "person"
    assert log_lines(room, "seat")[-1] == "Ann is back."
    assert left(room) == [60, 60, 60]
    assert shown(room).up == []


async def test_a_player_who_left_comes_back_by_hand(backend: Backend) -> None:
    room = await three_people(backend, TURN)
    (listener,) = [each for each in room.listeners if each.guest == ANN]
    room.leave(listener)
    backend.clock.now += 60
    await enforce(room)
    async with room.lock:
        await room.write("move", 0, "bid 1")
    await enforce(room)
    assert kind(room) == "bot"
    await seats.join(room, ANN, Join("Ann", 0))
    assert kind(room) == "person"


async def test_without_time_for_the_game_the_bot_stays(backend: Backend) -> None:
    room = await three_people(backend, GAME)
    backend.clock.now += 100
    await enforce(room)
    async with room.lock:
        await room.write("move", 0, "bid 1")
    await enforce(room)
    assert room.table.seats[0].kind == "bot"
    assert left(room) == [None, 100, 100]
    assert shown(room).up == [0]
    with pytest.raises(ApiError, match="time_up"):
        await seats.join(room, ANN, Join("Ann", 0))


async def test_it_is_paused_while_nobody_is_here(backend: Backend) -> None:
    room = await three_people(backend, GAME, here=False)
    backend.clock.now += 500
    await enforce(room)
    assert left(room) == [100, 100, 100]
    listener = Listener(BEN, 1, 0)
    room.enter(listener)
    await enforce(room)
    backend.clock.now += 10
    room.leave(listener)
    await enforce(room)
    backend.clock.now += 500
    await enforce(room)
    assert left(room) == [90, 100, 100]
    assert room.table.seats[0].kind == "person"


async def test_a_spectator_does_not_start_it(backend: Backend) -> None:
    room = await three_people(backend, GAME, here=False)
    room.enter(Listener(guest(), None, 0))
    await enforce(room)
    assert room.table.clock_since is None


async def test_a_restart_costs_nobody_time(backend: Backend) -> None:
    room = await three_people(backend, GAME)
    await think(backend, room, 10, "bid 1")
    backend.clock.now += 1000  # the server was down, and nobody knows since when
    rooms = LiveTables(backend.store, backend.fake_bots, clock=backend.clock)
    again = await rooms.room(room.id)
    await enforce(again)
    assert left(again) == [90, 100, 100]
    assert again.table.clock_since is None
    again.enter(Listener(BEN, 1, 0))
    await enforce(again)
    backend.clock.now += 20
    assert again.table.time_left(1, backend.clock.now) == 80
    await rooms.close()


async def test_undo_gives_no_time_back(backend: Backend) -> None:
    room = await three_people(backend, GAME, game="gwt2", options={})
    seat = room.running().to_move
    await think(backend, room, 30, room.table.game.text(room.running().legal()[0]))
    spent = left(room)[seat]
    assert room.table.undoable_steps(seat)
    await moves.take_back(room, PEOPLE[seat], seat, TakeBack("u", room.table.seq))
    assert left(room)[seat] == spent == 70


@pytest.mark.parametrize("seconds", [0, 9, 86_401])
async def test_clock_limits_must_be_in_range(backend: Backend, seconds: int) -> None:
    with pytest.raises(ApiError, match="bad_clock"):
        await backend.table(ANN, ME, ME, ME, clock=NewClock("turn", seconds))
