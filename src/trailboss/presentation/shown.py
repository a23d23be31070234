"""What a game has to provide to be shown at any table, and the register of those that do."""

from abc import ABC, abstractmethod
from functools import cache
from typing import Final, NamedTuple

from trailboss.core.contract import Game, Score, State, Value
from trailboss.core.events import Event
from trailboss.core.manifest import module_of, modules, resolve
from trailboss.core.messages import Message, Names
from trailboss.presentation.components import Components
from trailboss.presentation.text_observation import Section, Terms, tree

PLAIN: Final = "trailboss.presentation.plain:PlainPresentation"


class Standing(NamedTuple):
    """The points of one seat, or of an opponent without one, as if the game ended now.

    Only what the viewer may know: `parts` holds the categories that are known, `total` their sum as far as it
    means something, `place` is there when nothing unknown can change it.
    """

    total: int | None
    parts: dict[str, int]
    place: int | None


def final_standing(scores: list[Score]) -> list[Standing]:
    """The count of a finished game, which everybody may know."""
    return [Standing(score.total, dict(score.parts), score.place) for score in scores]


class Together(NamedTuple):
    """Moves that are played one after the other as one step, and what that is called."""

    moves: list[int]
    text: Message


class Presentation(ABC):
    """What is said of one game."""

    @abstractmethod
    def question(self, state: State, lang: str, names: Names) -> str:
        """What the seat to move is asked, as one sentence."""

    @abstractmethod
    def heading(self, state: State, lang: str) -> str:
        """Where the game stands, in a few words."""

    @abstractmethod
    def standing(self, state: State, viewer: int | None) -> list[Standing]:
        """The points of everybody in the order of `State.scores`, as far as the viewer may know them."""

    def seat_view(self, state: State, seat: int, public: dict[str, object]) -> dict[str, object]:
        """`state.view(seat)`, given `public`, which is `state.view(None)`. A game that takes from there what
        everybody sees saves a table with several viewers most of the work."""
        return state.view(seat)

    def same_standing(self, state: State) -> bool:
        """Is `standing` now the same for every viewer? Then a table works it out once."""
        return state.over

    @abstractmethod
    def opening(self, state: State) -> list[Event]:
        """What happened before the first move."""

    def automatic(self, state: State) -> int | None:
        """An answer that the table may give for the seat to move: the only one, or one of several that make
        no difference, where everybody can see that. It may depend on nothing that is hidden from anybody: a
        missing question would tell."""
        return None

    def together(self, state: State, seat: int) -> list[Together]:
        """Moves that a seat may want to play as one step."""
        return []

    def at_once(self, state: State) -> int:
        """How many answers of the kind that is asked for now follow each other, and can be chosen at once."""
        return 1

    def panel(self, state: State) -> Message | None:
        """The title of the question if it is shown in one panel with those of its kind that follow it; None:
        it is asked alone."""
        return None

    def leads_on(self, state: State, move: int) -> bool:
        """May the question that follows a move be answered with the same click?"""
        return False

    def merged(self, events: list[Event]) -> list[Event]:
        """The events of one move as they are told: fragments of one thing can be one event."""
        return events

    @abstractmethod
    def begins_turn(self, event: Event) -> bool:
        """Does a new turn begin with this event?"""

    def targets(self, state: State, seat: int, move: int) -> list[str]:
        """The places on the table that a seat's move is about, as the game's clients name them."""
        return []

    def moves_at(self, state: State, seat: int, place: str) -> list[int]:
        """The moves that a seat's click on a place could mean now, legal or not."""
        return []

    @abstractmethod
    def things(self, game: Game, options: dict[str, Value]) -> Components:
        """Every component that a player can see at a table with these options, by kind and id."""

    def sections(self, state: State, seat: int, terms: Terms) -> list[Section]:
        """The table as a seat sees it, in words; unless a game says it better, its view line by line."""
        return [Section(terms.text("table"), list(tree(state.view(seat))))]

    def rules_in_play(self, state: State, seat: int, terms: Terms) -> list[str]:
        """What the components on the board do, a line for each."""
        return []


def shown() -> list[str]:
    """The names of the games that can be shown, in the order of their manifests."""
    return list(modules())


def presentation_of(game: Game) -> Presentation:
    """What is said of a game; plain lists for one whose manifest names nothing better."""
    return _showing(game.name)


@cache
def _showing(name: str) -> Presentation:
    module = module_of(name)
    kind = resolve(module.presentation if module and module.presentation else PLAIN)
    found = kind()  # type: ignore[operator]
    assert isinstance(found, Presentation)
    return found
