"""Events: what happened, for those who tell or draw it.

`State.play` appends to `state.events` when somebody put a list there, and does nothing of the kind
otherwise. An event carries who may hear of it, so that one list serves every seat.
"""

from typing import NamedTuple

from trailboss.core.knowledge import seat_bit


class Event(NamedTuple):
    """Something that happened: a kind of the game's own numbering, its audience, and small numbers."""

    kind: int
    audience: int
    a: int
    b: int
    c: int

    def heard_by(self, seat: int | None) -> bool:
        """May that seat (None: a spectator) hear of it?"""
        return self.audience & seat_bit(seat) != 0
