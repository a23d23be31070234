"""Who sat where: the header of a record that names its players, and the names of seats in sentences."""

from collections.abc import Mapping, Sequence

from trailboss.cli.inputs import printable
from trailboss.core.contract import State

HEADER = "Players"
"""`[Players "me,heir,heir"]`: one name for each seat, in order; a bot is named by its spec."""
LONGEST = 40
"""A longer name is cut when it is shown."""


def player_tags(names: Sequence[str]) -> dict[str, str]:
    """The header that names the players."""
    return {HEADER: ",".join(names)}


def seat_names(state: State, tags: Mapping[str, str], lang: str) -> list[str]:
    """What each seat is called: its colour, and in brackets its player where the record names all.

    Opponents without a seat follow."""
    seats = state.seats
    named = [state.seat_name(seat, lang) for seat in range(len(state.scores()))]
    players = [printable(" ".join(name.split())[:LONGEST]) for name in tags.get(HEADER, "").split(",")]
    if len(players) != seats or not all(players):
        return named
    return [f"{colour} ({player})" for colour, player in zip(named, players, strict=False)] + named[seats:]
