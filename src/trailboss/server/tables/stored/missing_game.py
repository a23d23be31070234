"""The game of a stored table, also if this version does not have it."""

from trailboss.core.contract import Game, registered
from trailboss.core.errors import UnknownGame
from trailboss.core.vocabulary import Vocabulary


class MissingGame(Game):
    """Placeholder for a game that isn't installed, so that its tables can still be shown."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0, Vocabulary(name, []), (), (), ())

    def title(self, lang: str = "en") -> str:
        return self.name


def game_of(name: str) -> Game:
    """The game of a stored table."""
    try:
        return registered(name)
    except UnknownGame:
        return MissingGame(name)
