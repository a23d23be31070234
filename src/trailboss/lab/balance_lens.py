"""What the balance lab looks at: the things compared, one game as it was seen, and the lens of a game."""

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from trailboss.core.contract import State, Value
from trailboss.core.events import Event

GROUPS: Final = "groups"
"""Seats that did the same, or were dealt the same."""
PAIRS: Final = "pairs"
"""Two ways of setting up one thing, side by side."""
GRID: Final = "grid"
"""Where each of several things lies."""
COUNTS: Final = "counts"
"""How much of something, and the points that go with it."""
AMOUNTS: Final = "amounts"
"""Figures of whole games."""

SEATS: Final = "seats"
"""The topic that every game has: who sits where, counted from the first player."""
DID: Final = "yes"
"""The level of things that one does or does not."""
IN: Final = "in"
OUT: Final = "out"
"""Levels of things that are in a game or stay in the box."""


class Thing(NamedTuple):
    """Something that is compared: the topic, and which one of it (`sides`, `3`)."""

    topic: str
    item: str


class Sight(NamedTuple):
    """One game as the lab sees it. Lists by seat begin with the first player."""

    number: int
    points: list[int]
    winners: list[int]
    turns: int
    """Turns of all seats together."""
    drawn: dict[Thing, str]
    """How the game was set up."""
    ways: dict[Thing, list[str]]
    """By seat: what it did (or was dealt), empty for nothing of the kind."""
    counts: dict[Thing, list[int]]
    """By seat: how much of something."""
    amounts: dict[Thing, int]
    """Figures of the whole game."""


class Watcher(Protocol):
    """Watches one game from its deal on."""

    def hear(self, state: State, event: Event) -> None:
        """Something happened."""

    def sight(self, state: State, number: int) -> Sight:
        """What was seen, once the game is over."""


class Topic(NamedTuple):
    """A table of the report."""

    name: str
    kind: str
    """GROUPS, PAIRS, GRID, COUNTS or AMOUNTS."""
    chance: bool
    """Did chance decide (so that a difference is an effect), or the bots?"""
    turns: bool = False
    """Does the length of the game belong into it?"""


class Lens(NamedTuple):
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
    """Of counts: how many numbers in a row are one group of seats; 1 for those not named."""
    watcher: Callable[[State], Watcher]
    """Somebody who watches a game that was just dealt."""
    thing_name: Callable[[str, Thing, str], str]
    """(game, thing, language): what a thing is called."""
    level_name: Callable[[str, Thing, str, str], str]
    """(game, thing, level, language): what a level of it is called."""

    def width(self, thing: Thing) -> int:
        return self.widths.get(thing.item, 1)
