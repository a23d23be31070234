"""The parameters of a learning run. Separate from the network, because a plan doesn't need numpy."""

from typing import NamedTuple


class Plan(NamedTuple):
    """How it is learned: two runs of one plan on the same games come to the same."""

    games: int
    hidden: int
    epochs: int
    seed: int
    also: str = ""
    """Another run whose games are learned from, too ..."""
    also_games: int = 0
    """... and how many those are."""
