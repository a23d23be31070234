"""Openings of strong self-play, for `trailboss lab openings`."""

from trailboss.bots.registry import decide, make
from trailboss.coach.openings import OpeningGame, layout_of, openings_of
from trailboss.core.contract import Value, registered
from trailboss.core.record import Record
from trailboss.core.rng import seeded


def opening_game(
    game_name: str, level: str, seats: int, number: int, options: dict[str, Value] | None = None
) -> OpeningGame:
    """Play a game between bots of one level; returns all openings and the result."""
    state = registered(game_name).start(seats, number, **(options or {}))
    layout = layout_of(state)
    bots = [make(level, number * seats + seat, game_name) for seat in range(seats)]
    chance = seeded(f"opening {level} {number}")
    while not state.over:
        state.play(decide(bots[state.to_move], state, chance))
    winners = state.winners()
    return OpeningGame(
        number,
        layout,
        openings_of(Record.of(state)),
        [score.total for score in state.scores()[:seats]],
        [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)],
    )
