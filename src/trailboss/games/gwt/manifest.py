"""Great Western Trail, both editions."""

from typing import Final

from trailboss.core.manifest import GameModule

_LEVELS: Final = {"easy": "careless:15", "medium": "drover", "hard": "search:3", "expert": "search:1s"}
"""Chosen by rating (docs/bots.md). Up to `hard` none looks at a clock, so all machines play alike."""

MODULE: Final = GameModule(
    games=("gwt1", "gwt2"),
    rules="trailboss.games.gwt.rules.game:GAMES",
    presentation="trailboss.games.gwt.present.presentation:GwtShowing",
    terminal="trailboss.games.gwt.terminal.face:GwtFace",
    files="trailboss.games.gwt.terminal.files:FILES",
    bots="trailboss.games.gwt.bots",
    rank=20,
    levels={"gwt1": _LEVELS, "gwt2": _LEVELS},
    observation="trailboss.games.gwt.learn.observation:OBSERVING",
    training="trailboss.games.gwt.learn.training:LESSONS",
    tuning="trailboss.games.gwt.learn.tuning:SUBJECTS",
    balance="trailboss.games.gwt.learn.balance:LENS",
)
