"""The names of seats in sentences."""

from collections.abc import Mapping

from trailboss.cli.inputs import printable
from trailboss.core import colours
from trailboss.core.contract import State
from trailboss.core.record import PLAYERS

LONGEST = 40
"""A longer name is cut when it is shown."""


def seat_names(state: State, tags: Mapping[str, str], lang: str) -> list[str]:
    """The name of each seat: its colour, and in brackets its player if the record names all of them.

    Opponents without a seat follow.
    """
    seats = state.seats
    seat_colours = colours.from_tags(tags)
    named = [colours.seat_name(state, seat_colours, seat, lang) for seat in range(len(state.scores()))]
    players = [printable(" ".join(name.split())[:LONGEST]) for name in tags.get(PLAYERS, "").split(",")]
    if len(players) != seats or not all(players):
        return named
    return [f"{colour} ({player})" for colour, player in zip(named, players, strict=False)] + named[seats:]
