"""Great Western Trail, both editions."""

from typing import Final

from trailboss.core.manifest import GameModule

_LEVELS: Final = {
    "easy": "novice",
    "medium": "drover",
    "hard": "search:3",
    "expert": "search:1s",
    "champion": "search:5sxall",
}
"""Chosen by rating (docs/bots.md). Up to `hard` none looks at a clock, so all machines play alike."""

_MIXED: Final = {"neutral_buildings": "shuffled", "building_sides": "random"}

MODULE: Final = GameModule(
    games=("gwt1", "gwt2"),
    rules="trailboss.games.gwt.rules.game:GAMES",
    presentation="trailboss.games.gwt.present.presentation:GwtPresentation",
    terminal="trailboss.games.gwt.terminal.face:GwtFace",
    files="trailboss.games.gwt.terminal.files:FILES",
    bots="trailboss.games.gwt.bots",
    rank=20,
    variants={"gwt1": ({}, _MIXED), "gwt2": ({}, _MIXED, {"simmental": True})},
    levels={"gwt1": _LEVELS, "gwt2": _LEVELS},
    ratings={"gwt1": {"medium": 0.29}, "gwt2": {"easy": 0.32, "medium": 0.24, "hard": 0.22, "expert": 0.14}},
    win_ratings={
        "gwt1": {"medium": 0.0038},
        "gwt2": {"easy": 0.0039, "medium": 0.0032, "hard": 0.0027, "expert": 0.0018},
    },
    policy="trailboss.games.gwt.learn.policy:TASK",
    observation="trailboss.games.gwt.learn.observation:OBSERVING",
    training="trailboss.games.gwt.learn.training:TRAINING_TASKS",
    tuning="trailboss.games.gwt.learn.tuning:SUBJECTS",
    puzzles="trailboss.games.gwt",
    openings="trailboss.games.gwt.learn.openings:layout",
    balance="trailboss.games.gwt.learn.balance:PROBE",
)
