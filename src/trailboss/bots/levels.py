"""Levels for people: how well a bot plays, by names that are the same everywhere."""

from typing import Final

from trailboss.core.contract import registered
from trailboss.core.manifest import module_of

LEVELS: Final = ("easy", "medium", "hard", "expert", "champion")
"""From the weakest to the strongest."""

PLAIN_LEVELS: Final = {
    "easy": "random",
    "medium": "search:20",
    "hard": "search:200",
    "expert": "search:1s",
    "champion": "search:5sxall",
}
"""For a game whose manifest names none: search that plays on at random."""


def levels(game_name: str) -> dict[str, str]:
    """The levels of a game, each with the spec of its bot, the weakest first."""
    registered(game_name)  # raises an error that lists the games
    module = module_of(game_name)
    return dict(module.levels.get(game_name, PLAIN_LEVELS)) if module is not None else dict(PLAIN_LEVELS)
