"""Daddy Winchester."""

from typing import Final

from trailboss.core.manifest import GameModule

MODULE: Final = GameModule(
    games=("winchester",),
    rules="trailboss.games.winchester.rules.game:GAMES",
    presentation="trailboss.games.winchester.present.presentation:WinchesterPresentation",
    terminal="trailboss.games.winchester.terminal.face:WinchesterFace",
    files="trailboss.games.winchester.terminal.files:FILES",
    bots="trailboss.games.winchester.bots",
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
    ratings={"winchester": {"easy": 0.17, "medium": 0.16, "hard": 0.14, "expert": 0.07}},
    win_ratings={"winchester": {"easy": 0.0095, "medium": 0.0066, "hard": 0.0032, "expert": 0.0017}},
    observation="trailboss.games.winchester.learn.observation:OBSERVING",
    training="trailboss.games.winchester.learn.training:TRAINING_TASKS",
    tuning="trailboss.games.winchester.learn.tuning:SUBJECTS",
    puzzles="trailboss.games.winchester",
    balance="trailboss.games.winchester.learn.balance:PROBE",
)
