"""Chat between the people seated at a table. Nobody else receives it, and records don't contain it."""

import unicodedata
from collections.abc import Callable
from typing import Final

from trailboss.server.api_error import ApiError
from trailboss.server.protocol.replies import Done
from trailboss.server.protocol.requests import SendChat
from trailboss.server.tables.moves import check_request, seat_to_play
from trailboss.server.tables.names import JOINER, is_invisible
from trailboss.server.tables.room import Room
from trailboss.server.tables.stored.rows import ChatRow

MAX_LENGTH: Final = 200
"""Characters of one message."""
MAX_LINES: Final = 100
"""Messages kept for each table."""


async def post(
    room: Room, guest: str | None, seat: int | None, request: SendChat, may_write: Callable[[str], bool]
) -> Done:
    """Write something to the others; `may_write` counts how much a guest writes."""
    check_request(request.id)
    seat = seat_to_play(room, guest, seat)
    if not room.chat_is_on():
        raise ApiError("chat_off", seq=room.table.seq)
    text = "" if request.reaction else checked_text(request.text)
    if not may_write(guest or ""):
        raise ApiError("too_fast", seq=room.table.seq)
    name = room.table.seats[seat].name
    line = ChatRow(0, seat, name, text, request.reaction, room.clock())
    await room.store.add_chat(room.id, line, MAX_LINES)
    await room.read_chat()
    return Done(request.id, room.table.seq)


def checked_text(given: str) -> str:
    """A message on one line, without what cannot be seen; raises `ApiError` for an empty or too long one."""
    text = " ".join(unicodedata.normalize("NFC", given).split())
    if not text or len(text) > MAX_LENGTH or any(is_invisible(each) for each in text if each != JOINER):
        raise ApiError("bad_message", most=MAX_LENGTH)
    return text


async def set_chat(room: Room, guest: str | None, on: bool) -> None:
    """Turn the chat of a table on or off; only the host can."""
    if guest is None or guest != room.table.row.host:
        raise ApiError("not_host")
    if on and not room.chat_offered:
        raise ApiError("chat_off")
    async with room.lock:
        await room.store.set_chat(room.id, on)
        room.table.row = room.table.row._replace(chat=on)
        room.changed(seen=False)
