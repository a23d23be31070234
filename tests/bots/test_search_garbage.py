"""What thinking leaves behind: a collection in the middle of it is time that the budget does not know of."""

import gc

import pytest

import trailboss
from trailboss import bots


@pytest.mark.parametrize(("game", "seats"), [("gwt1", 2), ("gwt2", 3), ("winchester", 4)])
def test_search_leaves_no_reference_cycles(game: str, seats: int) -> None:
    """All that a line of play needed goes when the line ends, without anybody looking for it."""
    state = trailboss.game(game).start(seats, 8)
    chance = trailboss.seeded("garbage")
    players = [bots.make("search:6", seat, game) for seat in range(seats)]
    gc.collect()
    gc.disable()
    try:
        for _ in range(40):
            state.play(bots.decide(players[state.to_move], state, chance))
        assert gc.collect() == 0
    finally:
        gc.enable()
