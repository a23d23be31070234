"""What the balance lab looks at: the things compared, one game as it was seen, and the probe of a game."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from trailboss.core.contract import State, Value
from trailboss.core.events import Event

GROUPS: Final = "groups"
"""Seats that did the same, or were dealt the same."""
PAIRS: Final = "pairs"
"""Two ways of setting up one factor, side by side."""
GRID: Final = "grid"
"""The place of each of several things."""
COUNTS: Final = "counts"
"""How much of something, and the points that go with it."""
AMOUNTS: Final = "amounts"
"""Figures of whole games."""

# -- topics that every game has
SEATS: Final = "seats"
"""Who sits where, counted from the first player."""
OPENING: Final = "opening"
STRATEGY: Final = "strategy"
GAME: Final = "game"

DID: Final = "yes"
"""The level of something that a seat did."""
IN: Final = "in"
OUT: Final = "out"
"""Levels of things that are in a game or stay in the box."""


class Factor(NamedTuple):
    """Something that is compared: the topic, and which one of it (`sides`, `3`)."""

    topic: str
    item: str


class GameSummary(NamedTuple):
    """One game as the lab sees it. Lists by seat begin with the first player."""

    number: int
    points: list[int]
    winners: list[int]
    turns: int
    """Turns of all seats together."""
    drawn: dict[Factor, str]
    """How the game was set up."""
    ways: dict[Factor, list[str]]
    """By seat: what it did (or was dealt), empty for nothing of the kind."""
    counts: dict[Factor, list[int]]
    """By seat: how much of something."""
    amounts: dict[Factor, int]
    """Figures of the whole game."""


class Watcher:
    """Watches one game from its deal on and counts. Seats are counted from the first player."""

    def __init__(self, first: int, seats: int, openings: Sequence[Factor], counted: Sequence[str]) -> None:
        """`counted` is what is counted of every seat."""
        self._first = first
        self._seats = seats
        self._drawn: dict[Factor, str] = {}
        self._ways = {Factor(SEATS, ""): [str(seat + 1) for seat in range(seats)]}
        for factor in openings:
            self._offer(factor)
        self._counts = {Factor(STRATEGY, item): [0] * seats for item in counted}
        self._amounts: dict[Factor, int] = {}

    def hear(self, state: State, event: Event) -> None:
        """Something happened."""
        raise NotImplementedError

    def _seat(self, seat: int) -> int:
        """A seat of the table, counted from the first player."""
        return (seat - self._first) % self._seats

    def _offer(self, factor: Factor) -> None:
        """Start counting a factor; no seat has it so far."""
        self._ways[factor] = [""] * self._seats

    def _did(self, factor: Factor, seat: int) -> None:
        self._ways[factor][seat] = DID

    def _note(self, factor: Factor, seat: int, level: str) -> None:
        """Only the first of its kind is noted."""
        ways = self._ways[factor]
        if not ways[seat]:
            ways[seat] = level

    def _count(self, item: str, seat: int, more: int = 1) -> None:
        self._counts[Factor(STRATEGY, item)][seat] += more

    def summary(self, state: State, number: int) -> GameSummary:
        """What was seen, once the game is over."""
        scores = state.scores()
        points = [scores[(seat + self._first) % self._seats].total for seat in range(self._seats)]
        ranked = sorted(points, reverse=True)
        self._amounts[Factor(GAME, "winner")] = ranked[0]
        self._amounts[Factor(GAME, "lead")] = ranked[0] - ranked[1]
        self._look_back()
        return GameSummary(
            number=number,
            points=points,
            winners=sorted(self._seat(seat) for seat in state.winners()),
            turns=self._all_turns(),
            drawn=self._drawn,
            ways=self._ways,
            counts=self._counts,
            amounts=self._amounts,
        )

    def _look_back(self) -> None:
        """Add further figures of the whole game."""
        raise NotImplementedError

    def _all_turns(self) -> int:
        """Turns of all seats together."""
        raise NotImplementedError


class Topic(NamedTuple):
    """A table of the report."""

    name: str
    kind: str
    """GROUPS, PAIRS, GRID, COUNTS or AMOUNTS."""
    chance: bool
    """Did chance decide (so that a difference is an effect), or the bots?"""
    turns: bool = False
    """Does it include the length of the game?"""


class BalanceProbe(NamedTuple):
    """What is looked at in a game."""

    usual_seats: int
    usual_bot: str
    drawn: dict[str, Value]
    """Options that let chance set up as much as it can."""
    topics: tuple[Topic, ...]
    """The tables of the report, in order."""
    order: dict[str, tuple[str, ...]]
    """By topic: items in the order in which a report has them; others follow by number or name."""
    widths: dict[str, int]
    """By topic: how many consecutive counts are one group of seats; 1 by default."""
    watcher: Callable[[State], Watcher]
    """Creates the watcher of a game that was just dealt."""
    factor_name: Callable[[str, Factor, str], str]
    """(game, factor, language): what a factor is called."""
    level_name: Callable[[str, Factor, str, str], str]
    """(game, factor, level, language): what a level of it is called."""

    def width(self, factor: Factor) -> int:
        return self.widths.get(factor.item, 1)
