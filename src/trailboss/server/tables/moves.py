"""What a person can do in a running game: play, undo, ask why a move is illegal, and ask for a hint."""

import time
from collections.abc import Iterable
from typing import Final

from trailboss.core.contract import State
from trailboss.core.errors import BadMove, CannotUndo, Reason
from trailboss.presentation import moves_at
from trailboss.server.api_error import ApiError
from trailboss.server.meters import METERS
from trailboss.server.protocol.base import BETWEEN
from trailboss.server.protocol.coach import Advice
from trailboss.server.protocol.replies import Done, Hinted, WhyReply
from trailboss.server.protocol.requests import Hint, Play, TakeBack, Why
from trailboss.server.tables.room import Room
from trailboss.server.tables.stored.rows import SeatRow

MAX_ID_LENGTH: Final = 64
MAX_STEP_MOVES: Final = 12
"""The most moves of one step."""
MAX_WHY_MOVES: Final = 200
"""The most moves that may be asked about at once."""


def check_request(request: str) -> str:
    """The id of a request, which is stored with its entry; raises `ApiError` if it is invalid."""
    if not 0 < len(request) <= MAX_ID_LENGTH or not request.isprintable():
        raise ApiError("bad_request")
    return request


def seat_to_play(room: Room, guest: str | None, wanted: int | None) -> int:
    """The seat for which a guest plays: the one named, or their own; of several, the one to move."""
    if wanted is not None:
        room.check_holder(guest, wanted)
        return wanted
    mine = room.table.seats_of(guest)
    if not mine:
        raise ApiError("not_your_seat")
    state = room.table.state
    return state.to_move if state is not None and state.to_move in mine else mine[0]


async def play(room: Room, guest: str | None, wanted: int | None, request: Play) -> Done:
    """Play a move. The same request again gets the same answer and is not played twice."""
    began = time.perf_counter()
    async with room.lock:
        room.check_open()
        seat = seat_to_play(room, guest, wanted)
        first, *others = _read_moves(room, request.move)
        text = room.table.game.text(first)
        known = _answered(room, guest, wanted, request.id, text)
        if known is not None:
            return Done(request.id, known)
        _check_move(room, _asked(room, seat, request.seq), seat, first)
        done = await _written(room, guest, wanted, request.id, text, "move", seat, others)
        METERS.answers.took(time.perf_counter() - began)
        return done


async def take_back(room: Room, guest: str | None, wanted: int | None, request: TakeBack) -> Done:
    """Take back the last own move."""
    async with room.lock:
        room.check_open()
        seat = seat_to_play(room, guest, wanted)
        known = _answered(room, guest, wanted, request.id, None)
        if known is not None:
            return Done(request.id, known)
        _asked(room, seat, request.seq)
        if not room.table.row.takebacks:
            raise ApiError("no_takebacks", seq=room.table.seq)
        try:
            moves = room.table.last_step(seat)
        except CannotUndo as error:
            raise ApiError.of("cannot_undo", error, room.table.seq) from error
        room.check_log()
        return await _written(room, guest, wanted, request.id, None, "undo", seat, undone=moves)


def _answered(
    room: Room, guest: str | None, wanted: int | None, request: str, move: str | None
) -> int | None:
    """The entry that a request has already become; None if it is new.

    `move` is what it wants to play, None for an undo. An id that was used for something else is refused: a
    client must be able to rely on "done".
    """
    check_request(request)
    for seat in room.table.seats_of(guest) if wanted is None else [wanted]:
        known = room.table.answer_to(seat, request)
        if known is not None:
            if room.table.items[known - 1].move != move:
                raise ApiError("bad_request")
            return known
    return None


async def _written(
    room: Room,
    guest: str | None,
    wanted: int | None,
    request: str,
    move: str | None,
    kind: str,
    seat: int,
    others: Iterable[int] = (),
    undone: int = 0,
) -> Done:
    """Store a request; another server may have stored the same one meanwhile."""
    try:
        row = room.table.seats[seat]
        by_hand = [row._replace(order=None)] if row.order is not None and kind == "move" else ()
        seq = await room.write(kind, seat, move or str(undone), request, seats=by_hand, wake=False)
        await _write_others(room, seat, others)
    except ApiError:
        known = _answered(room, guest, wanted, request, move)
        if known is None:
            raise
        return Done(request, known)
    await room.settle()
    return Done(request, seq)


async def _write_others(room: Room, seat: int, moves: Iterable[int]) -> None:
    """Write the further moves of a step, as long as each is legal after the one before. The earlier ones
    stay played, so trying another reveals nothing new."""
    for move in moves:
        state = room.table.state
        if state is None or state.over or state.why_not(move, seat) is not None:
            return
        await room.write("then", seat, room.table.game.text(move), wake=False)


def _asked(room: Room, seat: int, seq: int) -> State:
    """The state in which a seat answers the question that it has seen.

    Changes of seats since then don't make it another question.
    """
    state = room.running()
    row: SeatRow = room.table.seats[seat]
    if row.kind != "person":
        raise ApiError("bot_decides", seq=room.table.seq)
    if not room.table.asked <= seq <= room.table.seq:
        raise ApiError("stale", seq=room.table.seq)
    return state


def _read_moves(room: Room, text: str) -> list[int]:
    parts = text.split(BETWEEN)
    if len(parts) > MAX_STEP_MOVES:
        raise ApiError("bad_request")
    try:
        return [room.table.game.move(part) for part in parts]
    except BadMove as error:
        raise ApiError.of("bad_move", error, room.table.seq) from error


def _check_move(room: Room, state: State, seat: int, move: int) -> None:
    """Raise `ApiError` unless a seat may play a move now."""
    reason = state.why_not(move, seat)
    if reason is not None:
        code = "illegal" if seat == state.to_move else "not_your_turn"
        raise ApiError(code, reason, ruling=reason.ruling or None, seq=room.table.seq)


def why(room: Room, guest: str | None, seat: int | None, lang: str, request: Why) -> WhyReply:
    """Why none of some moves is legal, or none of those that a place could mean; for a seat's own person."""
    state = room.running()
    if seat is None:
        raise ApiError("not_your_seat")
    room.check_holder(guest, seat)
    return explain(state, seat, lang, request)


def explain(state: State, seat: int, lang: str, request: Why) -> WhyReply:
    """Why none of the moves is legal for a seat: for the first one whose own conditions fail, otherwise
    for the first one."""
    game = state.game
    found: list[tuple[bool, str, Reason]] = []
    for move in _asked_about(state, seat, request):
        reason = state.why_not(move, seat)
        if reason is None:
            return WhyReply(request.id, game.text(move), None, None)
        found.append((is_about_another_question(reason), game.text(move), reason))
    if not found:
        return WhyReply(request.id, "", None, None)
    _, text, reason = min(found, key=lambda each: each[0])
    return WhyReply(request.id, text, reason.render(lang), reason.ruling or None)


def _asked_about(state: State, seat: int, request: Why) -> list[int]:
    """The moves that a question is about: those it names, as far as they exist, or those of a place."""
    if request.place:
        return moves_at(state, seat, request.place)
    if not 0 < len(request.moves) <= MAX_WHY_MOVES:
        raise ApiError("bad_request")
    found: list[int] = []
    problem: ApiError | None = None
    for text in request.moves:
        try:
            found.append(state.game.move(text))
        except BadMove as error:
            problem = problem or ApiError.of("bad_move", error)
    if not found:
        raise problem or ApiError("bad_request")
    return found


def is_about_another_question(reason: Reason) -> bool:
    """Does a reason only say that another question is asked, or another seat?"""
    return reason.key.rpartition(".")[2] in ("not_your_turn", "other_question", "over")


def hint_reply(request: Hint, advice: Advice) -> Hinted:
    """The reply with the coach's hint."""
    best = advice.candidates[0]
    return Hinted(request.id, best.move, best.text, request.full, advice)
