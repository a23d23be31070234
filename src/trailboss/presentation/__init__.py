"""How any game is presented, in the terminal and in the browser.

Plain data and sentences; drawing is up to the interface. All functions take a state of any game, and return
only what the given viewer (None: a spectator) may know.
"""

from functools import lru_cache

from trailboss.core.contract import Game, State, Value, registered
from trailboss.core.events import Event
from trailboss.core.messages import Message, Names, register_messages
from trailboss.presentation.components import Component, Components, Text
from trailboss.presentation.options import Place, about, choice, places
from trailboss.presentation.shown import Presentation, Standing, Together, presentation_of, shown

register_messages("trailboss.presentation", "observe", "option", "presentation")

__all__ = [
    "Place",
    "Presentation",
    "Text",
    "Standing",
    "Component",
    "Components",
    "Together",
    "about",
    "amount",
    "at_once",
    "automatic",
    "begins_turn",
    "catalogue",
    "choice",
    "heading",
    "leads_on",
    "merged",
    "moves_at",
    "opening",
    "panel",
    "places",
    "question",
    "shown",
    "presentation_of",
    "same_standing",
    "seat_view",
    "standing",
    "targets",
    "together",
]


def question(state: State, lang: str, names: Names = None) -> str:
    """What the seat to move is asked, as one sentence; of a finished game, that it is over."""
    return presentation_of(state.game).question(state, lang, names)


def heading(state: State, lang: str) -> str:
    """A short summary of the current stage of the game."""
    return presentation_of(state.game).heading(state, lang)


def standing(state: State, viewer: int | None) -> list[Standing]:
    """The points of all seats as if the game ended now, limited to what the viewer may know."""
    return presentation_of(state.game).standing(state, viewer)


def amount(game: Game, points: int, lang: str, unit: bool = False) -> str:
    """A total in a list of tables: `62`, with its unit `62 points`; where money decides, always `$8k`."""
    return presentation_of(game).amount(points, lang, unit)


def same_standing(state: State) -> bool:
    """Is `standing` now the same for every viewer?"""
    return presentation_of(state.game).same_standing(state)


def seat_view(state: State, seat: int, public: dict[str, object]) -> dict[str, object]:
    """`state.view(seat)`, given `state.view(None)`; both may share what everybody sees."""
    return presentation_of(state.game).seat_view(state, seat, public)


def opening(state: State) -> list[Event]:
    """The events before the first move, for the log; `state` is the one at the start."""
    return presentation_of(state.game).opening(state)


def targets(state: State, seat: int, move: int) -> list[str]:
    """The places on the table that a seat's move is about."""
    return presentation_of(state.game).targets(state, seat, move)


def moves_at(state: State, seat: int, place: str) -> list[int]:
    """The moves that a seat's click on a place could mean now, legal or not."""
    return presentation_of(state.game).moves_at(state, seat, place)


def automatic(state: State) -> int | None:
    """The answer that the table gives for the seat to move, if no other is possible."""
    return presentation_of(state.game).automatic(state)


def together(state: State, seat: int) -> list[Together]:
    """Moves that a seat may want to play as one step."""
    return presentation_of(state.game).together(state, seat)


def at_once(state: State) -> int:
    """How many answers of the kind that is asked for now can be chosen at once."""
    return presentation_of(state.game).at_once(state)


def panel(state: State) -> Message | None:
    """The title of the question if it is shown in one panel with those of its kind that follow it."""
    return presentation_of(state.game).panel(state)


def leads_on(state: State, move: int) -> bool:
    """May the question that follows a move be answered with the same click?"""
    return presentation_of(state.game).leads_on(state, move)


def merged(state: State, events: list[Event]) -> list[Event]:
    """The events of one move for the log: parts of one thing can be merged into one event."""
    return presentation_of(state.game).merged(events)


def begins_turn(state: State, event: Event) -> bool:
    """Does a new turn begin with this event?"""
    return presentation_of(state.game).begins_turn(event)


def catalogue(game: str, options: dict[str, Value] | None = None) -> Components:
    """Every component that a player can see, by kind and id: `catalogue("gwt1")["building"]["3a"]`.

    With the options of a table, the components it plays with (another map, other cards for Sam). The result
    is shared and must not be changed.
    """
    found = registered(game)
    names = {option.name for option in found.options if not option.choices}
    given = tuple((name, value) for name, value in (options or {}).items() if name in names)
    return _catalogue(found.name, given)


@lru_cache(maxsize=16)
def _catalogue(name: str, given: tuple[tuple[str, Value], ...]) -> Components:
    game: Game = registered(name)
    return presentation_of(game).components(game, dict(given))
