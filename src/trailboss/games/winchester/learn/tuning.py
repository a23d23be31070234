"""Tuning the heir."""

from typing import Any, Final

from trailboss.bots.bot import Bot
from trailboss.games.winchester.bots.heir import Heir
from trailboss.games.winchester.bots.heir.weights import WEIGHTS
from trailboss.lab.tuning.subjects import Subject


def _player(weights: Any) -> Bot:
    bot = Heir()
    bot.weights = weights
    return bot


SUBJECTS: Final = {"heir": Subject("heir", WEIGHTS, ("winchester",), 4, 8.0, 0.0, (), _player)}
