"""Great Western Trail, both editions."""

from typing import Final

from trailboss.core.manifest import GameModule

_LEVELS: Final = {"easy": "careless:15", "medium": "drover", "hard": "search:3", "expert": "search:1s"}
"""Chosen by rating (docs/bots.md). Up to `hard` none looks at a clock, so all machines play alike."""

MODULE: Final = GameModule(
    games=("gwt1", "gwt2"),
    rules="trailboss.games.gwt.game:GAMES",
    presentation="trailboss.showing.gwt:GwtShowing",
    terminal="trailboss.cli.table.gwt:GwtFace",
    bots="trailboss.bots.drover",
    rank=20,
    levels={"gwt1": _LEVELS, "gwt2": _LEVELS},
    observation="trailboss.lab.observation.gwt:OBSERVING",
)
