"""Layouts, by which the opening book of Great Western Trail (folder `book`) groups games."""

from typing import Any, Final

from trailboss.core.contract import State

NEUTRAL: Final = ("A", "B", "C", "D", "E", "F", "G")


def layout(state: State) -> str:
    """The neutral buildings in the order of their spaces, at the start of a game: `ABCDEFG` if by letter."""
    view: dict[str, Any] = state.view(None)
    tiles = {str(each["space"]): str(each["tile"]) for each in view["trail"]}
    return "".join(tiles[space] for space in sorted(tiles) if tiles[space] in NEUTRAL)
