"""Levels for people: how well a bot plays, by names that are the same everywhere."""

from typing import Final

from trailboss.core.contract import registered
from trailboss.core.words import learn

LEVELS: Final = ("easy", "medium", "hard", "expert")
"""From the weakest to the strongest."""

_SPECS: Final = {
    "winchester": {"easy": "careless:30", "medium": "heir", "hard": "search:4", "expert": "search:200ms"},
    "gwt1": {"easy": "careless:15", "medium": "drover", "hard": "search:3", "expert": "search:1s"},
    "gwt2": {"easy": "careless:15", "medium": "drover", "hard": "search:3", "expert": "search:1s"},
}
"""Chosen by rating (docs/bots.md). Up to `hard` none looks at a clock, so that they are as strong on every
machine; the expert makes of its time what it can."""

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
