"""Daddy Winchester."""

from typing import Final

from trailboss.core.manifest import GameModule

MODULE: Final = GameModule(
    games=("winchester",),
    rules="trailboss.games.winchester.game:GAMES",
    presentation="trailboss.showing.winchester:WinchesterShowing",
    terminal="trailboss.cli.table.winchester:WinchesterFace",
    bots="trailboss.bots.heir",
    rank=10,
    levels={
        "winchester": {
            "easy": "novice",
            "medium": "heir",
            "hard": "search:4",
            "expert": "search:200ms",
            "champion": "search:5sxall",
        }
    },
    observation="trailboss.lab.observation.winchester:OBSERVING",
)
