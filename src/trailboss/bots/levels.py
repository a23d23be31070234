"""Levels for people: how well a bot plays, by names that are the same everywhere."""

from typing import Final

from trailboss.core.contract import registered
from trailboss.core.words import learn

LEVELS: Final = ("easy", "medium", "hard", "expert")
"""From the weakest to the strongest."""

_SPECS: Final = {
    "winchester": {"easy": "careless", "medium": "heir", "hard": "search:100ms", "expert": "search:1s"},
    "gwt1": {"easy": "careless", "medium": "drover", "hard": "search:200ms", "expert": "search:2s"},
    "gwt2": {"easy": "careless", "medium": "drover", "hard": "search:200ms", "expert": "search:2s"},
}

learn(
    {
        "bots.level.easy": ("easy", "leicht"),
        "bots.level.medium": ("medium", "mittel"),
        "bots.level.hard": ("hard", "schwer"),
        "bots.level.expert": ("expert", "meisterlich"),
    }
)


def levels(game_name: str) -> dict[str, str]:
    """The levels of a game, each with the spec of its bot, the weakest first."""
    registered(game_name)  # says which games there are if this is none
    return dict(_SPECS.get(game_name, {}))
