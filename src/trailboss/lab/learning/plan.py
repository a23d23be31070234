"""The parameters of a learning run. Separate from the network, because a plan doesn't need numpy."""

from typing import NamedTuple


class Plan(NamedTuple):
    """The parameters of training: two runs with one plan on the same games give the same network."""

    games: int
    hidden: int
    epochs: int
    seed: int
    also: str = ""
    """Another run whose games are learned from, too ..."""
    also_games: int = 0
    """... and how many those are."""
