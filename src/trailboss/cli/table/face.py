"""What a game has to provide to be played at the text table: how it is drawn and described.

A game's manifest names its `Face`; without one, the plain face is used.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from trailboss.cli.table.answers import Answer
from trailboss.core import colours
from trailboss.core.contract import Game, Score, State, registered
from trailboss.core.events import Event
from trailboss.core.manifest import module_of, modules, resolve
from trailboss.presentation import heading, question


class Seen(NamedTuple):
    """The table as its viewer may see it.

    What is shown comes from `view`. `state` is only for formatting moves and events and for calculations with
    public information; nothing else of it may be shown.
    """

    state: State
    view: dict[str, object]
    seat: int | None
    lang: str
    events: tuple[Event, ...] = ()
    """The log so far, as the person may read it."""
    colours: tuple[int, ...] = colours.DEFAULT
    """Of the seats, in their order."""

    def seat_name(self, seat: int, lang: str = "") -> str:
        """What a seat is called: its colour; an opponent without a seat by the name the game gives it."""
        return colours.seat_name(self.state, self.colours, seat, lang or self.lang)

    def names(self) -> list[str]:
        """What all seats are called in sentences."""
        return [self.seat_name(seat) for seat in range(self.state.seats)]


class Colours(NamedTuple):
    """What the screen can show."""

    some: bool
    """Any colours at all?"""
    many: bool
    """More than the sixteen of old terminals?"""


class Block(NamedTuple):
    """Some lines that belong together."""

    title: str
    lines: list[Text]
    rank: int
    """If space is short, blocks with the highest rank are left out first; 0 always stays."""


class Look(NamedTuple):
    """A command that shows something and changes nothing: its names in both languages, and what it says."""

    names: tuple[str, ...]
    help: str
    """The key of the phrase that says what it is for."""
    show: Callable[..., list[str]]
    """What it says of a `Seen`, as sentences."""
    takes_text: bool = False
    """Does `show` also take what was typed behind the name?"""


class AnytimeMove(NamedTuple):
    """A move that can be played at any prompt, whatever is asked, also for another person at the keyboard."""

    names: tuple[str, ...]
    """What can be typed for it, the first of each language first."""
    help: str
    move: int


class Face(ABC):
    """How one game is shown."""

    looks: tuple[Look, ...] = ()
    """The commands to look at the table, besides those of every game; the first name is the main one."""

    share: int = 4
    """When space is short, answers and log each get one row in this many; a large board needs the others."""

    def anytime_moves(self, state: State) -> tuple[AnytimeMove, ...]:
        """The moves that can be played at any prompt of this table."""
        return ()

    def shown_looks(self, state: State) -> tuple[Look, ...]:
        """Those of `looks` that show something at this table."""
        return self.looks

    # ---------------------------------------------------------------- what is known

    @abstractmethod
    def merged(self, views: Sequence[dict[str, object]], seat: int | None) -> dict[str, object]:
        """One view with all that any of these shows, for a practice table."""

    # ---------------------------------------------------------------- as text

    def heading(self, seen: Seen) -> str:
        """A short summary of the current stage of the game."""
        return heading(seen.state, seen.lang)

    def question(self, seen: Seen) -> str:
        """What the person is asked, as one sentence."""
        return question(seen.state, seen.lang)

    @abstractmethod
    def situation(self, seen: Seen, fresh: bool) -> list[str]:
        """What a person has to know to answer, as sentences; more of them at the start of their turn."""

    @abstractmethod
    def answers(self, seen: Seen, moves: Sequence[int]) -> list[Answer]:
        """The legal moves as a list to choose from."""

    def read(self, seen: Seen, text: str) -> int | None:
        """The move meant by a text that is neither a key of an answer nor notation; None if it means none."""
        return None

    def look(self, seen: Seen, name: str, argument: str) -> list[str]:
        """What one of `looks` says, as sentences."""
        found = next(look for look in self.looks if look.names[0] == name)
        return found.show(seen, argument) if found.takes_text else found.show(seen)

    def notes(self, seen: Seen) -> list[str]:
        """What a person should know about this table before the first move, as sentences."""
        return []

    def amount(self, points: int, lang: str) -> str:
        """Points as this game writes them."""
        return str(points)

    def ties(self, seen: Seen, scores: Sequence[Score]) -> list[str]:
        """How ties were broken, as sentences."""
        return []

    # ---------------------------------------------------------------- drawn

    def board(self, seen: Seen, columns: int, rows: int, colours: Colours) -> list[Text]:
        """The board, not larger than that; nothing if it cannot be drawn in that space."""
        return []

    @abstractmethod
    def blocks(self, seen: Seen, width: int, colours: Colours, drawn: bool) -> list[Block]:
        """Everything else, as lines of at most that width; including the plots if there is no board."""

    def page(self, seen: Seen, columns: int, rows: int, colours: Colours) -> list[Text]:
        """Board and blocks as the game itself arranges them, if it does, not larger than that."""
        return []

    @abstractmethod
    def seat_style(self, colour: int, colours: Colours) -> str:
        """How a colour of a seat is written, as a style of rich."""


PLAIN: Final = "trailboss.cli.table.plain:PlainFace"


def shown_games() -> list[Game]:
    """The games that can be played at the text table, in the order of their manifests."""
    return [registered(name) for name in modules()]


def face_of(game: Game) -> Face:
    """How a game is shown; plainly if its manifest names nothing better."""
    module = module_of(game.name)
    kind = resolve(module.terminal if module and module.terminal else PLAIN)
    face = kind()  # type: ignore[operator]
    assert isinstance(face, Face)
    return face
