"""Events: what happened, for logs and drawings.

`State.play` appends to `state.events` if there is a list. Each event says who may know of it, so one list
serves every seat.
"""

import warnings
from typing import NamedTuple

from trailboss.core.knowledge import seat_bit


class Event(NamedTuple):
    """Something that happened: its kind, who may know of it, and three numbers that depend on the kind."""

    kind: int
    audience: int
    a: int
    b: int
    c: int

    def visible_to(self, seat: int | None) -> bool:
        """May that seat (None: a spectator) know of it?"""
        return self.audience & seat_bit(seat) != 0

    def heard_by(self, seat: int | None) -> bool:
        """Deprecated: use `visible_to`."""
        warnings.warn("Event.heard_by is now called Event.visible_to", DeprecationWarning, stacklevel=2)
        return self.visible_to(seat)
