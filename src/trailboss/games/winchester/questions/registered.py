"""All questions of Daddy Winchester. Importing this module registers them."""

from trailboss.games.winchester.rules import turn as _turn  # noqa: F401  and with it auction, tokens and claims
from trailboss.games.winchester.rules import vehicles as _vehicles  # noqa: F401
from trailboss.games.winchester.rules.effects import NOTHING, QUESTIONS, Question


def questions() -> list[Question]:
    """All questions there are, by kind."""
    return [each for each in QUESTIONS if each is not NOTHING]
