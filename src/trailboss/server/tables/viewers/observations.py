"""Text observations of a live table."""

from trailboss.presentation.text_observation import observe
from trailboss.server.protocol.updates import Observation
from trailboss.server.tables.room import Room


def observation(room: Room, guest: str | None, seat: int, lang: str, after: int) -> Observation:
    """What a seat sees now, and what happened after an entry of the log."""
    room.check_holder(guest, seat)
    room.check_open()
    table = room.table
    state = table.state
    if state is None:
        return Observation(table.seq, table.status, False, "", [], {})
    entries = [item.for_viewer(seat, lang) for item in table.items if item.seq > after]
    seen = observe(state, seat, lang)._replace(happened=[line for entry in entries for line in entry.lines])
    return Observation(
        seq=table.seq,
        status=table.status,
        decides=not state.over and state.to_move == seat,
        text=seen.text(),
        moves=[choice.notation for choice in seen.choices],
        data=seen.data(),
    )
