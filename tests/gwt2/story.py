"""Stories of the second edition: the same table and the same way to tell it, see `tests.gwt.story`."""

from tests.gwt.story import Story as FirstStory
from tests.gwt.story import seen
from trailboss.core.contract import State, Value
from trailboss.core.rng import Rng
from trailboss.games.gwt.rules.game import GWT2
from trailboss.games.gwt.state.state import GwtState

__all__ = ["Story", "new_game", "seen", "texts", "wander"]


class Story(FirstStory):
    """A game of the second edition. Nobody has an exchange token unless `tokens` says so."""

    game = GWT2


def new_game(seats: int = 2, seed: int = 7, **options: Value) -> GwtState:
    """A game of the second edition as the seed deals it."""
    state = GWT2.start(seats, seed, **options)
    assert isinstance(state, GwtState)
    return state


def texts(state: State, seat: int) -> set[str]:
    """All that a seat may play now, interrupts included."""
    return {GWT2.text(move) for move in state.legal_for(seat)}


def wander(state: State, rng: Rng, moves: int) -> None:
    """Play so many moves by chance, now and then out of turn; first a kind of move, then one of that kind."""
    for _ in range(moves):
        if state.over:
            return
        seat = state.to_move
        if rng.below(4) == 0:
            other = int(rng.below(state.seats))
            seat = other if state.legal_for(other) else seat
        legal = state.legal_for(seat)
        kinds = sorted({GWT2.vocabulary.kind(move) for move in legal})
        kind = kinds[rng.below(len(kinds))]
        legal = [move for move in legal if GWT2.vocabulary.kind(move) == kind]
        state.play(legal[rng.below(len(legal))], seat)
