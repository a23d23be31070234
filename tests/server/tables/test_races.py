"""Several at once at one table: who is first, what counts, and that nothing happens twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.server.backend import BOT, ME, OPEN, Backend, finished, guest
from trailboss.core.contract import State
from trailboss.core.undo import undo
from trailboss.server.api.live import Connection
from trailboss.server.api_error import ApiError
from trailboss.server.protocol.replies import Done
from trailboss.server.protocol.requests import Play, TakeBack
from trailboss.server.protocol.tables import Join, NewSeat, NewTable
from trailboss.server.storage import Unavailable
from trailboss.server.tables import moves, room, seats
from trailboss.server.tables.create_table import HIGHEST_SEED, random_seed
from trailboss.server.tables.room import Listener, Room

pytestmark = pytest.mark.asyncio(loop_scope="function")


async def outcomes(*actions: object) -> Counter[str]:
    """What became of several actions that were started at once: `done`, or the code of the refusal."""
    found = await asyncio.gather(*actions, return_exceptions=True)  # type: ignore[call-overload]
    return Counter(each.code if isinstance(each, ApiError) else "done" for each in found)


def kinds(found: Room) -> list[str]:
    return [item.kind for item in found.table.items]


# -------------------------------------------------------------------- seats


async def test_only_one_of_two_gets_a_seat(backend: Backend) -> None:
    ann, ben, cid = guest(), guest(), guest()
    found = await backend.table(ann, ME, OPEN, BOT)
    joining = [seats.join(found, each, Join("X", 1)) for each in (ben, cid, ben)]
    assert await outcomes(*joining) == {"done": 2, "taken": 1}
    assert found.table.holders[1] == {ben}
    assert kinds(found) == ["seat"]


async def test_a_game_begins_once(backend: Backend) -> None:
    ann = guest()
    found = await backend.table(ann, ME, ME, ME, start=False)
    assert await outcomes(*(seats.start(found, ann) for _ in range(5))) == {"done": 1, "not_waiting": 4}
    assert kinds(found) == ["start"]


async def test_a_rematch_is_created_once(backend: Backend) -> None:
    ann = guest()
    found = await backend.table(ann, BOT, BOT, BOT)
    await finished(found)
    others = await asyncio.gather(*(backend.rooms.rematch(found, ann) for _ in range(5)))
    assert {other.id for other in others} == {found.table.row.rematch}
    assert len(await backend.store.tables_of(ann)) == 2


# -------------------------------------------------------------------- moves


async def test_only_one_of_several_answers_to_a_question_counts(backend: Backend) -> None:
    ann = guest()
    found = await backend.table(ann, ME, ME, ME)
    bids = [moves.play(found, ann, 0, Play(f"m{bid}", 1, f"bid {bid}")) for bid in (1, 2, 3)]
    back = moves.take_back(found, ann, 0, TakeBack("u", 1))
    assert await outcomes(*bids, back, seats.resign(found, ann)) == {"done": 2, "stale": 3}
    assert [item.move for item in found.table.items if item.kind == "move"] == ["bid 1"]


async def test_a_request_id_belongs_to_one_request_of_one_person(backend: Backend) -> None:
    """Seats of one screen need not be named, and what was done is no answer to anything else."""
    ann, ben = guest(), guest()
    found = await backend.table(ann, ME, ME, OPEN, start=False)
    await seats.join(found, ben, Join("Ben", 2))
    await seats.start(found, ann)
    seq = found.table.seq
    first = await moves.play(found, ann, None, Play("a", seq, "bid 1"))
    assert await moves.play(found, ann, None, Play("a", seq, "bid 1")) == first
    assert await moves.play(found, ann, 0, Play("a", 0, "bid 1")) == first
    for wrong in (Play("a", first.seq, "bid 2"), TakeBack("a", first.seq)):
        action = moves.play if isinstance(wrong, Play) else moves.take_back
        with pytest.raises(ApiError, match="bad_request"):
            await action(found, ann, None, wrong)  # type: ignore[arg-type]
    await moves.play(found, ann, None, Play("b", first.seq, "bid 2"))
    third = await moves.play(found, ben, None, Play("a", found.table.seq, "bid 3"))
    assert third.seq == first.seq + 2


async def test_an_answer_that_was_lost_is_given_again(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line to the database broke after it had written the entry."""
    ann = guest()
    found = await backend.table(ann, ME, ME, ME)
    append = backend.store.append

    async def breaking(*args: object, **more: object) -> None:
        await append(*args, **more)  # type: ignore[arg-type]
        raise Unavailable("storage.failed")

    with monkeypatch.context() as broken:
        broken.setattr(backend.store, "append", breaking)
        with pytest.raises(Unavailable):
            await moves.play(found, ann, 0, Play("a", 1, "bid 1"))
    assert await moves.play(found, ann, 0, Play("a", 1, "bid 1")) == Done("a", 2)
    assert found.table.seq == 2


class Impatient:
    """A client that sends one message and reads nothing."""

    def __init__(self, message: Play) -> None:
        self._sent = [msgspec.json.encode(message).decode()]

    async def receive(self) -> dict[str, str]:
        if not self._sent:
            await asyncio.Future()
        return {"type": "websocket.receive", "text": self._sent.pop()}

    async def send_text(self, data: str) -> None: ...

    async def close(self, code: int) -> None: ...


async def test_a_move_is_completed_though_its_client_has_gone(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = guest()
    found = await backend.table(ann, ME, ME, ME)
    begun, go, append = asyncio.Event(), asyncio.Event(), backend.store.append

    async def slowly(*args: Any, **more: Any) -> None:
        begun.set()
        await go.wait()
        await append(*args, **more)

    monkeypatch.setattr(backend.store, "append", slowly)
    move = found.table.game.text(found.running().legal()[0])
    line = Impatient(Play("a", found.table.seq, move))
    running = asyncio.create_task(Connection(backend.rooms, line, found, Listener(ann, 0, 0)).run())
    await begun.wait()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert not found.listeners
    closing = asyncio.create_task(backend.rooms.close())
    await asyncio.sleep(0)
    go.set()
    await closing
    stored = await backend.store.load(found.id)
    assert stored is not None
    assert [(entry.kind, entry.text) for entry in stored.entries][-1] == ("move", move)


# -------------------------------------------------------------------- bots


async def test_changes_of_other_seats_do_not_interrupt_a_bot(backend: Backend) -> None:
    ann, ben = guest(), guest()
    found = await backend.table(ann, BOT, ME, OPEN, start=False)
    await seats.join(found, ben, Join("Ben", 2))
    backend.fake_bots.gate.clear()
    await seats.start(found, ann)
    for _ in range(3):
        await seats.resign(found, ben)
        await seats.join(found, ben, Join("Ben", 2))
    await asyncio.sleep(0.05)
    backend.fake_bots.gate.set()
    async with asyncio.timeout(20):
        while "move" not in kinds(found):
            await asyncio.sleep(0.01)
    assert backend.fake_bots.asked == ["heir"]


@pytest.mark.parametrize(
    "wanted",
    ["search:6s", "search:99999s", "search:6000.5ms", "search:2001", "search:1sx2", "heir@model", "heir@/x"],
)
async def test_long_budgets_are_rejected(wanted: str) -> None:
    with pytest.raises(ApiError, match="unknown_bot"):
        seats.checked_bot("winchester", wanted)


# -------------------------------------------------------------------- taking back


async def test_undo_restores_the_earlier_state(backend: Backend) -> None:
    """It is kept and not played again; both give the same."""
    ann = guest()
    found = await backend.table(ann, ME, ME, game="gwt2")
    taken = 0
    for number in range(150):
        state = found.table.state
        assert state is not None
        seat = state.to_move
        choices = [move for move in state.legal() if not found.table.game.text(move).startswith("exchange")]
        text = found.table.game.text(choices[number % len(choices)])
        await moves.play(found, ann, seat, Play(f"m{number}", found.table.seq, text))
        assert found.table.state is not None
        if found.table.undoable_steps(seat):
            again = undo(found.table.state, found.table.last_step(seat))
            await moves.take_back(found, ann, seat, TakeBack(f"u{number}", found.table.seq))
            assert same(found.table.state, again)
            await moves.play(found, ann, seat, Play(f"r{number}", found.table.seq, text))
            taken += 1
    assert taken > 20


def same(one: State, other: State) -> bool:
    ours, theirs = (
        (each.dump(), each.history, each.undo_barrier, each.barrier_reason) for each in (one, other)
    )
    return ours == theirs


async def test_a_log_has_a_maximum_length(backend: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    """Taking back and changing seats could go on for ever; the game can be played to its end all the same."""
    monkeypatch.setattr(room, "MAX_LOG_ENTRIES", 6)
    ann, ben = guest(), guest()
    found = await backend.table(ann, ME, OPEN, OPEN)
    for _ in range(3):
        await seats.join(found, ben, Join("Ben", 1))
        await seats.open_seat(found, ben, 1)
    for action in (seats.join(found, ben, Join("Ben", 1)), seats.seat_bot(found, ann, 1, "easy")):
        with pytest.raises(ApiError, match="log_full"):
            await action
    full = await backend.table(ann, ME, BOT, BOT)
    for _ in range(2):
        await seats.resign(full, ann)
        await seats.join(full, ann, Join("Ann", 0))
    await seats.resign(full, ann)
    with pytest.raises(ApiError, match="log_full"):
        await seats.join(full, ann, Join("Ann", 0))
    await finished(full)


# -------------------------------------------------------------------- seeds


async def test_seeds_are_numbers_that_browsers_know(backend: Backend) -> None:
    assert HIGHEST_SEED == 2**53 - 1
    assert all(0 <= random_seed() <= HIGHEST_SEED for _ in range(200))
    assert len({random_seed() for _ in range(50)}) == 50
    highest = await backend.rooms.create(
        NewTable("winchester", [NewSeat("open")] * 3, seed=HIGHEST_SEED), guest()
    )
    assert highest.table.row.seed == HIGHEST_SEED
    with pytest.raises(ApiError, match="bad_seed"):
        await backend.rooms.create(NewTable("winchester", [OPEN] * 3, seed=HIGHEST_SEED + 1), guest())
