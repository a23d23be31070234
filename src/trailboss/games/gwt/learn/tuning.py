"""Tuning the drover, and the policy, which only has to beat the drover, however few points it scores."""

from typing import Any, Final

from trailboss.bots.bot import Bot
from trailboss.games.gwt.bots.drover import Drover
from trailboss.games.gwt.bots.drover.phased import PhasedDrover
from trailboss.games.gwt.bots.drover.weights import SWIFT, WEIGHTS, Phases
from trailboss.lab.tuning.subjects import Subject

HURRY: Final = ("workers_per_visit", "horizon", "turn", "patience", "lap")
"""A drover that hurries beats a slower one, and both end with fewer points. So duels alone would make drovers
hurry more and more. To prevent that, these weights are set by hand, and drovers are tuned with `care`."""


def _drover(weights: Any) -> Bot:
    bot = Drover()
    bot.weights = weights
    return bot


SUBJECTS: Final = {
    "drover": Subject("drover", WEIGHTS, ("gwt2", "gwt1"), 2, 20.0, 0.5, HURRY, _drover),
    "policy": Subject(
        "policy", Phases(SWIFT, SWIFT), ("gwt2", "gwt1"), 2, 10.0, 0.0, (), PhasedDrover, rival=Drover
    ),
}
