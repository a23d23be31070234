"""Random play, as fast as the contract goes: for benchmarks, soak tests and rollouts."""

from trailboss.core.contract import State
from trailboss.core.rng import Rng


def play_out(state: State, rng: Rng, limit: int = 1_000_000) -> int:
    """Play random legal moves until the game is over; returns how many. Changes the state itself."""
    count = 0
    while not state.over and count < limit:
        state.play_any(rng)
        count += 1
    return count
