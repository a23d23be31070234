"""How well an heir plays: games with fixed seeds, so the same result each time, and wide margins."""

import pytest

import trailboss
from tests.winchester.story import new_game
from trailboss import bots
from trailboss.games.winchester.happenings import BOUGHT
from trailboss.games.winchester.state import WinchesterState


def played(specs: list[str], seed: int) -> WinchesterState:
    """A whole game of these bots, with all that happened."""
    state = new_game(len(specs), seed=seed)
    state.events = []
    chance = trailboss.seeded(f"strength {seed}")
    players = [bots.make(spec, seed=seed * 10 + seat) for seat, spec in enumerate(specs)]
    while not state.over:
        state.play(bots.decide(players[state.to_move], state, chance))
    return state


@pytest.mark.parametrize(("seats", "games", "at_least"), [(2, 20, 16), (3, 20, 17), (4, 60, 54), (5, 20, 17)])
def test_one_heir_beats_random_players(seats: int, games: int, at_least: int) -> None:
    """One heir, on each seat in turn, at a table of random players; it has to win alone."""
    won = 0
    for game in range(games):
        seat = game % seats
        specs = ["heir" if other == seat else "random" for other in range(seats)]
        won += played(specs, seed=game).winners() == [seat]
    assert won >= at_least


def test_heirs_pay_sensible_prices_among_themselves() -> None:
    """Prices are neither all at the minimum nor all that somebody has, and plots change hands widely."""
    prices, most = [], []
    for seed in range(12):
        state = played(["heir"] * 4, seed)
        prices += [event.c for event in state.events or [] if event.kind == BOUGHT]
        most.append(max(state.owner.count(seat) for seat in range(4)))
    assert len(prices) == 12 * 19
    assert 3 <= sum(prices) / len(prices) <= 9
    assert prices.count(1) <= len(prices) / 5
    assert max(prices) <= 25
    assert len(set(prices)) >= 6
    assert sum(most) / len(most) <= 9
