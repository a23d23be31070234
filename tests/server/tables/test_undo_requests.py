"""Asking for an undo after the turn has passed."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.backend import BOT, ME, OPEN, Backend, guest, log_lines, seen
from trailboss.server.api_error import ApiError
from trailboss.server.protocol.requests import AnswerUndo, AskUndo, Play
from trailboss.server.protocol.tables import Join
from trailboss.server.tables import moves, seats
from trailboss.server.tables.room import Room
from trailboss.server.tables.stored.folding import fold
from trailboss.server.tables.undo_requests import answer_undo, ask_undo

pytestmark = pytest.mark.asyncio

ANN, BEN, CAT = guest(), guest(), guest()


async def three_people(backend: Backend, **more: Any) -> Room:
    """Ann has bid 1 and Ben 2; Cat is to move."""
    room = await backend.table(ANN, ME, OPEN, OPEN, **more)
    for who, name in ((BEN, "Ben"), (CAT, "Cat")):
        await seats.join(room, who, Join(name))
    await seats.start(room, ANN)
    await play(room, ANN, 0, "bid 1")
    await play(room, BEN, 1, "bid 2")
    return room


async def play(room: Room, who: str, seat: int, move: str) -> None:
    await moves.play(room, who, seat, Play(f"r{room.table.seq}", room.table.seq, move))


def standing(room: Room) -> list[str]:
    undone = {seq for item in room.table.items for seq in item.undone}
    return [item.move for item in room.table.items if item.move and item.seq not in undone]


async def refused(room: Room, who: str, seat: int, request: str = "again") -> str:
    with pytest.raises(ApiError) as refusal:
        await ask_undo(room, who, seat, AskUndo(request))
    return refusal.value.code


async def test_when_all_others_agree_it_is_undone(backend: Backend) -> None:
    room = await three_people(backend)
    assert [seen(room, who, seat, 0).may_ask for seat, who in enumerate((ANN, BEN, CAT))] == [
        True,
        True,
        False,
    ]
    await ask_undo(room, ANN, 0, AskUndo("a"))
    ask = seen(room, CAT, None, 0).table.undo_ask
    assert ask is not None
    assert (ask.seat, ask.waiting) == (0, [1, 2])
    await answer_undo(room, BEN, AnswerUndo("b", agree=True))
    assert standing(room) == ["bid 1", "bid 2"]
    await answer_undo(room, CAT, AnswerUndo("c", agree=True))
    assert standing(room) == []
    assert room.table.undo_ask is None
    assert room.running().to_move == 0
    assert log_lines(room, "ask") == ["Ann asks to undo the last move.", "Ben agrees.", "Cat agrees."]
    stored = await backend.store.load(room.id)
    assert stored is not None
    again, _ = await fold(stored)
    assert again.closed is None
    assert again.state is not None
    assert again.state.dump() == room.running().dump()


async def test_one_refusal_ends_it_and_it_is_not_asked_twice(backend: Backend) -> None:
    room = await three_people(backend)
    await ask_undo(room, BEN, 1, AskUndo("a"))
    assert await refused(room, ANN, 0) == "already_asked"
    with pytest.raises(ApiError):
        await answer_undo(room, BEN, AnswerUndo("x", agree=True))  # not one's own
    await answer_undo(room, CAT, AnswerUndo("c", agree=False))
    assert room.table.undo_ask is None
    assert standing(room) == ["bid 1", "bid 2"]
    assert await refused(room, BEN, 1) == "denied"
    assert not seen(room, BEN, 1, 0).may_ask


async def test_playing_on_counts_as_refusing_an_undo(backend: Backend) -> None:
    room = await three_people(backend)
    await ask_undo(room, BEN, 1, AskUndo("a"))
    await play(room, CAT, 2, "bid 3")
    assert room.table.undo_ask is None
    assert standing(room) == ["bid 1", "bid 2", "bid 3"]


async def test_bots_agree_at_once(backend: Backend) -> None:
    backend.fake_bots.gate.clear()
    room = await backend.table(ANN, ME, BOT, BOT)
    await play(room, ANN, 0, "bid 1")
    await ask_undo(room, ANN, 0, AskUndo("a"))
    assert standing(room) == []
    assert room.running().to_move == 0
    assert await refused(room, ANN, 0) == "cannot_undo"  # there is nothing left


async def test_a_seat_that_goes_to_a_bot_agrees(backend: Backend) -> None:
    room = await three_people(backend)
    backend.fake_bots.gate.clear()
    await ask_undo(room, ANN, 0, AskUndo("a"))
    await seats.resign(room, BEN)
    assert standing(room) == ["bid 1", "bid 2"]
    await seats.resign(room, CAT)
    assert standing(room) == []


async def test_it_is_refused_if_somebody_has_learned_something_since(backend: Backend) -> None:
    room = await three_people(backend)
    while room.table.seq < 200 and not _learned(room):
        await play(room, (ANN, BEN, CAT)[room.running().to_move], room.running().to_move, _pass(room))
    with pytest.raises(ApiError) as refusal:
        await ask_undo(room, BEN, 1, AskUndo("a"))
    assert refusal.value.problem("en").text == "You can't undo that: hidden information was revealed since."


def _learned(room: Room) -> bool:
    return not any(room.table.may_ask_undo(seat) or room.table.undoable_steps(seat) for seat in range(3))


def _pass(room: Room) -> str:
    texts = [room.table.game.text(move) for move in room.running().legal()]
    return "pass" if "pass" in texts else texts[0]


async def test_undo_cannot_be_requested_at_a_table_without_undo(backend: Backend) -> None:
    room = await three_people(backend, takebacks=False)
    assert await refused(room, BEN, 1) == "no_takebacks"
    assert not seen(room, BEN, 1, 0).may_ask


async def test_two_answers_at_once_undo_once(backend: Backend) -> None:
    room = await three_people(backend)
    await ask_undo(room, ANN, 0, AskUndo("a"))
    await asyncio.gather(
        answer_undo(room, BEN, AnswerUndo("b", agree=True)),
        answer_undo(room, CAT, AnswerUndo("c", agree=True)),
    )
    assert [item.kind for item in room.table.items].count("undo") == 1
    assert standing(room) == []
