"""What a learning run is asked for. It stands apart from the network, which needs numpy: a plan does not."""

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
