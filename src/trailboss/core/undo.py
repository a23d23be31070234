"""Undo: freely within your turn, until hidden information is revealed.

How far back follows from `Knowledge`: a move that reveals something to anybody, or gives the decision to
another seat, is the barrier.
"""

from trailboss.core.contract import BARRIER_KNOWLEDGE, State
from trailboss.core.errors import CannotUndo
from trailboss.core.record import Record


def may_undo(state: State) -> int:
    """How many moves can be undone now."""
    return len(state.history) - state.undo_barrier


def undo(state: State, steps: int = 1) -> State:
    """A new state with that many moves undone; the given one doesn't change."""
    if steps < 1 or not state.history:
        raise CannotUndo("core.nothing_to_undo")
    if steps > may_undo(state):
        learned = state.barrier_reason == BARRIER_KNOWLEDGE
        raise CannotUndo("core.undo_learned" if learned else "core.undo_passed")
    return Record.of(state).replay(len(state.history) - steps)
