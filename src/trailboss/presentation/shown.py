"""What a game provides to be shown at any table."""

from abc import ABC, abstractmethod
from functools import cache
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from trailboss.core.contract import Game, Score, State, Value
from trailboss.core.events import Event
from trailboss.core.manifest import module_of, modules, resolve
from trailboss.core.messages import Message, Names, format_message
from trailboss.presentation.components import Components
from trailboss.presentation.text_observation import Section, Terms, tree

PLAIN: Final = "trailboss.presentation.plain:PlainPresentation"


class Standing(NamedTuple):
    """The points of one seat, or of an opponent without one, as if the game ended now.

    Only what the viewer may know: `parts` has the known categories, `total` their sum if that is meaningful,
    and `place` is set if nothing unknown can change it.
    """

    total: int | None
    parts: dict[str, int]
    place: int | None


def final_standing(scores: list[Score]) -> list[Standing]:
    """The final score of a finished game, which everybody may see."""
    return [Standing(score.total, dict(score.parts), score.place) for score in scores]


class Together(NamedTuple):
    """Moves that are played one after the other as one step, and what that is called."""

    moves: list[int]
    text: Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Presentation(ABC):
    """How one game is shown."""

    @abstractmethod
    def question(self, state: State, lang: str, names: Names) -> str:
        """What the seat to move is asked, as one sentence."""

    @abstractmethod
    def heading(self, state: State, lang: str) -> str:
        """A short summary of the current stage of the game."""

    @abstractmethod
    def standing(self, state: State, viewer: int | None) -> list[Standing]:
        """The points of all seats in the order of `State.scores`, limited to what the viewer may know."""

    def seat_view(self, state: State, seat: int, public: dict[str, object]) -> dict[str, object]:
        """`state.view(seat)`, given `public`, which is `state.view(None)`. A game that reuses the public
        parts saves a table with several viewers most of the work."""
        return state.view(seat)

    def amount(self, points: int, lang: str, unit: bool = False) -> str:
        """A total in a list of tables: `62`, with its unit `62 points`; where money decides, always `$8k`."""
        return format_message("presentation.points", {"points": points}, lang) if unit else str(points)

    def same_standing(self, state: State) -> bool:
        """Is `standing` now the same for every viewer? Then a table computes it once."""
        return state.over

    @abstractmethod
    def opening(self, state: State) -> list[Event]:
        """What happened before the first move."""

    def automatic(self, state: State) -> int | None:
        """An answer that the table may give for the seat to move: the only one, or one of several that
        make no difference, if everybody can see that. It must not depend on anything that is hidden from
        anybody: a missing question would reveal it."""
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
        """The events of one move for the log: parts of one thing can be merged into one event."""
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
    def components(self, game: Game, options: dict[str, Value]) -> Components:
        """Every component that a player can see at a table with these options, by kind and id."""

    def sections(self, state: State, seat: int, terms: Terms) -> list[Section]:
        """The table as a seat sees it, as text; by default its view, line by line."""
        return [Section(terms.text("table"), list(tree(state.view(seat))))]

    def rules_in_play(self, state: State, seat: int, terms: Terms) -> list[str]:
        """What the components on the board do, a line for each."""
        return []


def shown() -> list[str]:
    """The names of the games that can be shown, in the order of their manifests."""
    return list(modules())


def presentation_of(game: Game) -> Presentation:
    """The presentation in the game's manifest, or the default one."""
    return _showing(game.name)


@cache
def _showing(name: str) -> Presentation:
    module = module_of(name)
    kind = resolve(module.presentation if module and module.presentation else PLAIN)
    found = kind()  # type: ignore[operator]
    assert isinstance(found, Presentation)
    return found
