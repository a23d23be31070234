"""Rooms without a web server: bots that fail, people who are away, other writers, and what is dropped."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.backend import BOT, ME, OPEN, Backend, finished, guest, log_lines
from trailboss.server import live_tables
from trailboss.server.api_error import ApiError
from trailboss.server.live_tables import LiveTables
from trailboss.server.protocol.requests import Play
from trailboss.server.protocol.tables import Join, NewSeat, NewTable
from trailboss.server.storage import EntryRow, Unavailable
from trailboss.server.tables import moves, seats
from trailboss.server.tables.bot_scheduler import fallback_bot
from trailboss.server.tables.bots import limit_of
from trailboss.server.tables.room import Listener

pytestmark = pytest.mark.asyncio(loop_scope="function")


# -------------------------------------------------------------------- bots


async def test_a_bot_that_failed_once_is_back_for_its_next_decision(backend: Backend) -> None:
    backend.fake_bots.failing_at = {"search:4": {1}}
    room = await backend.table(guest(), NewSeat("bot", bot="hard"), BOT, BOT)
    await finished(room)
    assert [row.bot for row in room.table.seats] == ["hard", "medium", "medium"]
    assert backend.fake_bots.asked.count("search:4") > 2
    name = room.table.seats[0].name
    assert log_lines(room, "seat") == [f"{name}'s bot failed; another one (medium) makes this decision."]


async def test_a_bot_that_keeps_failing_is_replaced_by_the_standard_one(backend: Backend) -> None:
    backend.fake_bots.failing = {"search:4"}
    room = await backend.table(guest(), NewSeat("bot", bot="hard"), BOT, BOT)
    await finished(room)
    assert [row.bot for row in room.table.seats] == ["medium"] * 3
    name = room.table.seats[0].name
    once = f"{name}'s bot failed; another one (medium) makes this decision."
    assert log_lines(room, "seat") == [
        once,
        once,
        f"{name}'s bot keeps failing; another one (medium) takes over.",
    ]
    assert backend.fake_bots.asked.count("search:4") == 3


async def test_every_bot_has_its_own_notes(backend: Backend) -> None:
    """Three bots of one kind: at each decision a bot gets the notes of its seat."""
    room = await backend.table(guest(), BOT, BOT, BOT)
    await finished(room)
    notes = backend.fake_bots.notes
    assert len(notes) > 30
    assert None not in notes
    assert len({id(each) for each in notes}) == 3


async def test_occasional_failures_do_not_add_up(backend: Backend) -> None:
    """Two failures, then a long time without one, then two more: it still plays."""
    backend.fake_bots.failing_at = {"search:4": {1, 2, 14, 15}}
    room = await backend.table(guest(), NewSeat("bot", bot="hard"), BOT, BOT)
    await finished(room)
    assert backend.fake_bots.asked.count("search:4") > 15
    assert room.table.seats[0].bot == "hard"


async def test_if_the_standard_bot_keeps_failing_too_moves_are_random(backend: Backend) -> None:
    backend.fake_bots.failing = {"heir"}
    room = await backend.table(guest(), BOT, BOT, BOT)
    await finished(room)
    assert {row.bot for row in room.table.seats} == {"random"}
    lines = log_lines(room, "seat")
    for row in room.table.seats:
        assert f"{row.name}'s bot keeps failing; another one (random) takes over." in lines
    stored = await backend.store.load(room.id)
    assert stored is not None
    assert [row.bot for row in stored.seats] == ["random"] * 3


async def test_if_every_bot_fails_moves_are_random(backend: Backend) -> None:
    backend.fake_bots.failing = {"heir", "random"}
    room = await backend.table(guest(), BOT, BOT, BOT)
    await finished(room)


async def test_a_bot_only_answers_the_current_question(backend: Backend) -> None:
    """A player who takes the seat back while the bot thinks makes the decision."""
    ann = guest()
    room = await backend.table(ann, ME, BOT, BOT)
    backend.fake_bots.gate.clear()
    await seats.resign(room, ann)
    await asyncio.sleep(0.05)
    assert backend.fake_bots.asked == ["heir"]
    assert room.parts(ann, 0, "en").fields["thinking"] == b"0"
    await seats.join(room, ann, Join("Ann", 0))
    seq = room.table.seq
    backend.fake_bots.gate.set()
    await asyncio.sleep(0.05)
    assert room.table.seq == seq
    assert room.parts(ann, 0, "en").fields["thinking"] == b"null"


@pytest.mark.timeout(180)
@pytest.mark.parametrize("every", [2, 3, 5])
async def test_a_store_that_does_not_answer_stops_no_table_for_good(
    backend: Backend, monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    monkeypatch.setattr("trailboss.server.tables.bot_scheduler.PAUSE", 0.01)
    append, broken = backend.store.append, 0

    async def stumbling(*args: object, **more: object) -> None:
        nonlocal broken
        broken += 1
        if broken % every == 0:
            raise Unavailable("storage.failed")
        await append(*args, **more)  # type: ignore[arg-type]

    ann = guest()
    monkeypatch.setattr(backend.store, "append", stumbling)
    room = await backend.table(ann, BOT, BOT, BOT)
    await finished(room)
    assert broken > 20


async def test_limits_and_simpler_bots() -> None:
    assert limit_of("heir") == 20
    assert limit_of("search:2s") == 14
    assert limit_of("search:500ms") == 11
    assert fallback_bot("gwt1", "expert") == "medium"
    assert fallback_bot("gwt1", "search:2s") == "medium"
    assert fallback_bot("gwt1", "medium") == "random"
    assert fallback_bot("gwt1", "drover") == "random"
    assert fallback_bot("winchester", "easy") == "medium"
    assert fallback_bot("winchester", "random") is None


async def test_bots_continue_after_a_restart_even_if_nobody_watches(backend: Backend) -> None:
    backend.fake_bots.gate.clear()
    room = await backend.table(guest(), BOT, BOT, BOT)
    await backend.rooms.close()
    backend.fake_bots.gate.set()
    seq = room.table.seq
    again = LiveTables(backend.store, backend.fake_bots, clock=backend.clock)
    await again.start()
    async with asyncio.timeout(30):
        while again.count() == 0:
            await asyncio.sleep(0.01)
    later = await again.room(room.id)
    await finished(later)
    assert later.table.seq > seq
    await again.close()


# -------------------------------------------------------------------- people who are away


@pytest.mark.parametrize(("pace", "seconds"), [("live", 180), ("days", 3 * 24 * 3600)])
async def test_a_player_who_takes_too_long_is_replaced(backend: Backend, pace: str, seconds: float) -> None:
    ann, ben = guest(), guest()
    room = await backend.table(ann, ME, OPEN, BOT, pace=pace)
    await seats.join(room, ben, Join("Ben"))
    await seats.start(room, ann)
    listener = Listener(ann, 0, 0)
    room.enter(listener)
    backend.clock.now += seconds
    with pytest.raises(ApiError, match="not_away"):
        await seats.seat_bot(room, ben, 0, "easy")
    backend.clock.now += 1
    with pytest.raises(ApiError, match="not_your_seat"):
        await seats.seat_bot(room, guest(), 0, "easy")
    await seats.seat_bot(room, ben, 0, "easy")
    assert "Ann was away too long; a bot (easy) takes over." in log_lines(room, "seat")


async def test_without_a_pace_only_disconnected_players_are_replaced(backend: Backend) -> None:
    ann, ben = guest(), guest()
    room = await backend.table(ann, ME, OPEN, BOT)
    await seats.join(room, ben, Join("Ben"))
    await seats.start(room, ann)
    listener = Listener(ann, 0, 0)
    room.enter(listener)
    backend.clock.now += 10_000
    with pytest.raises(ApiError, match="not_away"):
        await seats.seat_bot(room, ben, 0, "easy")
    room.leave(listener)
    backend.clock.now += 599
    with pytest.raises(ApiError, match="not_away"):
        await seats.seat_bot(room, ben, 0, "easy")
    backend.clock.now += 2
    await seats.seat_bot(room, ben, 0, "easy")
    assert room.table.seats[0].kind == "bot"


# -------------------------------------------------------------------- several writers, and memory


async def test_another_writer_is_detected_and_nothing_is_lost(backend: Backend) -> None:
    ann = guest()
    room = await backend.table(ann, ME, OPEN, OPEN)
    other = LiveTables(backend.store, backend.fake_bots, clock=backend.clock)
    theirs = await other.room(room.id)
    assert theirs is not room
    await seats.join(theirs, guest(), Join("Ben"))
    await seats.join(theirs, guest(), Join("Cid"))
    await seats.start(theirs, ann)
    with pytest.raises(ApiError, match="stale"):
        await seats.join(room, guest(), Join("Eve"))
    assert [row.name for row in room.table.seats] == ["Ann", "Ben", "Cid"]
    with pytest.raises(ApiError, match="full"):
        await seats.join(room, guest(), Join("Eve"))
    done = await moves.play(theirs, ann, 0, Play("a", theirs.table.seq, "bid 1"))
    with pytest.raises(ApiError, match="stale"):
        await moves.play(room, ann, 0, Play("b", room.table.seq, "bid 2"))
    again = await moves.play(room, ann, 0, Play("a", 0, "bid 1"))
    assert again.seq == done.seq == room.table.seq
    await other.close()


async def test_a_move_that_is_not_written_is_not_played(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = guest()
    room = await backend.table(ann, ME, ME, ME)

    async def broken(*args: object, **more: object) -> None:
        raise Unavailable("storage.failed")

    before = room.update_bytes(ann, 0, "en", 0)
    monkeypatch.setattr(backend.store, "append", broken)
    with pytest.raises(Unavailable):
        await moves.play(room, ann, 0, Play("a", 1, "bid 1"))
    assert room.update_bytes(ann, 0, "en", 0) == before


async def test_equal_viewers_share_their_bytes(backend: Backend) -> None:
    room = await backend.table(guest(), ME, ME, ME)
    first, second = guest(), guest()
    assert room.update_bytes(first, None, "en", 0) is room.update_bytes(second, None, "en", 0)


async def test_a_room_is_dropped_when_idle_and_comes_back_the_same(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = guest()
    room = await backend.table(ann, ME, ME, ME, game="winchester")
    for number, move in enumerate(("bid 1", "bid 2", "pass"), 1):
        await moves.play(room, ann, None, Play(f"m{number}", number, move))
    before = room.update_bytes(ann, 0, "en", 0)
    listener = Listener(ann, 0, 0)
    room.enter(listener)
    monkeypatch.setattr(live_tables, "IDLE", -1.0)
    await backend.rooms.tidy()
    assert backend.rooms.count() == 1
    room.leave(listener)
    await backend.rooms.tidy()
    assert backend.rooms.count() == 0
    again = await backend.rooms.room(room.id)
    assert again is not room
    assert again.update_bytes(ann, 0, "en", 0) == before


async def test_games_that_have_ended_do_not_pile_up_in_memory(backend: Backend) -> None:
    ended, left = [await backend.table(guest(), BOT, BOT, BOT) for _ in range(2)]
    for room in (ended, left):
        await finished(room)
        while backend.rooms.scheduler.is_busy(room):  # its task ends a moment after the last move
            await asyncio.sleep(0)
    watching = Listener(guest(), None, 0)
    ended.enter(watching)
    for room in (ended, left):
        room.used -= 61
    await backend.rooms.tidy()
    assert [room.id for room in backend.rooms._rooms.values()] == [ended.id]
    ended.leave(watching)
    ended.used -= 61
    await backend.rooms.tidy()
    assert backend.rooms.count() == 0


async def test_tables_that_nobody_started_are_forgotten(backend: Backend) -> None:
    ann = guest()
    waiting, running = await backend.table(ann, ME, OPEN, OPEN), await backend.table(ann, ME, ME, ME)
    backend.clock.now += 8 * 24 * 3600
    await backend.rooms.tidy()
    with pytest.raises(ApiError, match="unknown_table"):
        await backend.rooms.room(waiting.id)
    assert (await backend.rooms.room(running.id)).table.status == "running"


async def test_a_game_that_was_over_when_the_server_died_is_ended(backend: Backend) -> None:
    """The last move is written, the entry that says so is not: the next reader writes it."""
    room = await backend.table(guest(), BOT, BOT, BOT)
    await finished(room)
    stored = await backend.store.load(room.id)
    assert stored is not None
    assert stored.entries[-1].kind == "over"
    cut = await backend.rooms.create(NewTable("winchester", [OPEN, OPEN, OPEN]), guest())
    copied = stored.table._replace(id=cut.id[:-8] + "aaaaaaaa", status="waiting", rematch=None)
    await backend.store.create(copied, stored.seats, {})
    for entry in stored.entries[:-1]:
        await backend.store.append(copied.id, entry, "running")
    again = await backend.rooms.room(copied.id)
    assert again.table.status == "over"
    assert again.table.seq == len(stored.entries)
    assert (await backend.rooms.room(copied.id)).info(None, "en").seed == stored.table.seed


async def test_entries_follow_each_other(backend: Backend) -> None:
    room = await backend.table(guest(), ME, OPEN, OPEN)
    for entry in (EntryRow(5, "move", 0, "bid 1", None, 0.0), EntryRow(1, "dance", 0, "", None, 0.0)):
        with pytest.raises(ValueError, match="entry"):
            room.table.apply(entry)
