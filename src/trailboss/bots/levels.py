"""Levels for people: how well a bot plays, by names that are the same everywhere."""

from typing import Final

from trailboss.core.contract import registered
from trailboss.core.words import learn

LEVELS: Final = ("easy", "medium")
"""From the weakest to the strongest."""

_SPECS: Final = {
    "winchester": {"easy": "random", "medium": "heir"},
    "gwt1": {"easy": "random", "medium": "drover"},
    "gwt2": {"easy": "random", "medium": "drover"},
}

learn(
    {
        "bots.level.easy": ("easy", "leicht"),
        "bots.level.medium": ("medium", "mittel"),
    }
)


def levels(game_name: str) -> dict[str, str]:
    """The levels of a game, each with the spec of its bot, the weakest first."""
    registered(game_name)  # says which games there are if this is none
    return dict(_SPECS.get(game_name, {}))
