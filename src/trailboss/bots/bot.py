"""What a bot is."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from trailboss.core.contract import Score, State
from trailboss.core.errors import TrailbossError
from trailboss.core.events import Event


class OtherGame(TrailbossError):
    """The bot does not play this game."""


class FaultyBot(TrailbossError):
    """A bot that can't be created; a fault of the bot."""


class BadChoice(TrailbossError):
    """A bot chose a move that is not legal; a fault of the bot."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Two bots of one class, seed, budget and model choose alike when asked alike."""

    games: ClassVar[tuple[str, ...]] = ()
    """The games it plays, by name; empty for a bot that plays every game."""

    def __init__(self, seed: int = 0, budget: str = "", model: str = "") -> None:
        """`budget` and `model` are as the spec gave them, empty if it gave none."""
        self.seed = seed
        self.budget = budget
        self.model = model
        self.name = type(self).__name__
        """Its name in sentences; `make` sets it to the spec."""
        self.forfeits: dict[str, int] = {}
        """By reason: how many of its moves were made at random. Only programs forfeit moves."""
        self.last_words = ""
        """Its last output before it forfeited a move, for debugging."""
        self.hears = False
        """Does it want events (`hear`)? Then the caller has to collect them."""
        self.counts_cpu = False
        """Do time budgets count the CPU time of its thread? Then a busy machine doesn't weaken it."""
        self.stats: dict[str, float] = {}
        """Its own counts, such as tokens that a language model used."""
        self.notes = b""
        """What it wants to know again at its next decision in this game. A server makes a new bot for every
        decision and gives it these notes; they can get lost, and only the bot reads them."""

    def sit_down(self, game_name: str) -> None:
        """Called before a game; raises `TrailbossError` if the bot's budget or model doesn't fit the game."""

    def choose(self, state: State, seat: int) -> int:
        """The move that the seat should make; one of `state.legal_for(seat)`.

        `state` is determinized for your seat: everything that the seat can't know has been resampled. It is
        the bot's own copy, to inspect and play on.
        """
        raise NotImplementedError

    def hear(self, events: list[Event], seat: int) -> None:
        """All events of this game so far. Don't use those that the seat may not know."""

    def game_over(self, scores: list[Score], winners: list[int]) -> None:
        """Called at the end of the game, with the result."""

    def close(self) -> None:
        """Called after the last decision: end everything that the bot has started outside of Python."""

    @classmethod
    def plays(cls, game_name: str) -> bool:
        """Does it play that game?"""
        return not cls.games or game_name in cls.games
