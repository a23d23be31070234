"""The colours of the seats: players choose theirs, the others get those that are left.

A colour is a number; the message `core.seat.NUMBER` names it.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from trailboss.core.contract import State

COUNT: Final = 5
"""How many colours there are."""

HEADER: Final = "Colours"
"""The header `[Colours "2,0"]` of a record: the colour of each seat, if any was chosen."""

DEFAULT: Final = tuple(range(COUNT))


def assign(chosen: Sequence[int | None]) -> list[int]:
    """All colours in the order of the seats, those left over last.

    A seat without a choice gets its own colour if that is free, else the first free one.

    >>> assign([2, None, None])
    [2, 1, 0, 3, 4]
    """
    found: dict[int, int] = {seat: colour for seat, colour in enumerate(chosen) if colour is not None}
    for seat in range(COUNT):
        if seat not in found and seat not in found.values():
            found[seat] = seat
    left = [colour for colour in range(COUNT) if colour not in found.values()]
    return [found[seat] if seat in found else left.pop(0) for seat in range(COUNT)]


def are_valid(chosen: Sequence[int]) -> bool:
    """Are these colours, and all different?"""
    return len(set(chosen)) == len(chosen) and all(0 <= colour < COUNT for colour in chosen)


def seat_name(state: State, seat_colours: Sequence[int], seat: int, lang: str) -> str:
    """What a seat is called by its colour; an opponent without a seat keeps its own name."""
    if seat < state.seats:
        return state.game.seat_name(seat_colours[seat], lang)
    return state.seat_name(seat, lang)


def as_tag(seat_colours: Sequence[int]) -> str:
    """The colours of all seats as the text of the header."""
    return ",".join(str(colour) for colour in seat_colours)


def from_tags(tags: Mapping[str, str]) -> list[int]:
    """The colours that the headers of a record name; the default ones if they name no valid ones."""
    words = tags.get(HEADER, "").split(",")
    chosen = [int(word) for word in words if word.isascii() and word.isdecimal() and len(word) == 1]
    return assign(chosen) if len(chosen) == len(words) and are_valid(chosen) else list(DEFAULT)
