"""Asking for an undo after the turn has passed: all other people at the table must agree, bots always do."""

from trailboss.core.errors import CannotUndo
from trailboss.server.api_error import ApiError
from trailboss.server.protocol.replies import Done
from trailboss.server.protocol.requests import AnswerUndo, AskUndo
from trailboss.server.tables.moves import check_request, seat_to_play
from trailboss.server.tables.room import Room


async def ask_undo(room: Room, guest: str | None, wanted: int | None, request: AskUndo) -> Done:
    """Ask the others to let a seat undo its last step, and all that was played since."""
    async with room.lock:
        room.running()
        check_request(request.id)
        seat = seat_to_play(room, guest, wanted)
        table = room.table
        known = table.answer_to(seat, request.id)
        if known is not None:
            return Done(request.id, known)
        if not table.row.takebacks:
            raise ApiError("no_takebacks", seq=table.seq)
        if table.undo_ask is not None:
            raise ApiError("already_asked", seq=table.seq)
        try:
            target = table.step_to_ask_for(seat)
        except CannotUndo as error:
            raise ApiError.of("cannot_undo", error, table.seq) from error
        if target in table.denied:
            raise ApiError("denied", seq=table.seq)
        room.check_log()
        seq = await room.write("ask", seat, str(target), request.id, wake=False)
        await room.settle()
        return Done(request.id, seq)


async def answer_undo(room: Room, guest: str | None, request: AnswerUndo) -> Done:
    """Agree or refuse, for all own seats that are asked."""
    async with room.lock:
        room.running()
        check_request(request.id)
        table = room.table
        mine = [seat for seat in table.undo_waits_for() if guest is not None and guest in table.holders[seat]]
        if not mine:
            raise ApiError("stale", seq=table.seq)
        kind = "agree" if request.agree else "deny"
        for seat in mine if request.agree else mine[:1]:
            await room.write(kind, seat, "", wake=False)
        await room.settle()
        return Done(request.id, table.seq)
