"""Knowledge: which seat knows which hidden place. Every draw, shuffle and reveal of a game is recorded here.

Hidden things are in *places*, which a game numbers. Every place has a set of seats (as bits) that know what
is there. The rest follows from it: what a view shows, what a determinization keeps, and how far moves can be
undone.
"""

from typing import Final

SPECTATORS: Final = 1 << 15
"""The bit of those without a seat."""

EVERYBODY: Final = 0xFFFF
"""All seats and the spectators: public knowledge."""


class Knowledge:
    """Which seats know each hidden place, and a counter of reveals."""

    __slots__ = ("count", "known")

    def __init__(self, known: list[int], count: int) -> None:
        self.known = known
        self.count = count

    def learn(self, place: int, seats: int) -> None:
        """These seats now know what is in a place. Seats that already knew it learn nothing."""
        if self.known[place] & seats != seats:
            self.known[place] |= seats
            self.count += 1

    def chance(self) -> None:
        """Something random happened that everybody saw."""
        self.count += 1

    def knows(self, seat: int, place: int) -> bool:
        return self.known[place] >> seat & 1 == 1

    def public(self, place: int) -> bool:
        return self.known[place] == EVERYBODY

    def copy(self) -> "Knowledge":
        known = self.known
        return Knowledge(known[:] if known else known, self.count)  # a game without places has none to learn


def seat_bit(seat: int | None) -> int:
    """The bit of a seat; None is a spectator."""
    return SPECTATORS if seat is None else 1 << seat
