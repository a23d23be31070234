"""How well an heir plays: games with fixed seeds, so the same result each time, and wide margins."""

from typing import ClassVar

import pytest

import trailboss
from tests.winchester.story import new_game
from trailboss import bots
from trailboss.core.contract import State
from trailboss.games.winchester.questions.auction import AUCTION
from trailboss.games.winchester.rules.events import BOUGHT
from trailboss.games.winchester.rules.scoring import secret_worth
from trailboss.games.winchester.state.state import WinchesterState


class PlainBidder(bots.Bot):
    """Bids up by one to three more than its own secret objectives bring, and thinks of nothing else."""

    games: ClassVar[tuple[str, ...]] = ("winchester",)

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, WinchesterState)
        moves = state.legal_for(seat)
        if state.frames.kind() != AUCTION:
            return moves[0]
        after = state.copy()
        after.owner[state.plot] = seat
        worth = 3 + sum(
            secret_worth(after, seat, card) - secret_worth(state, seat, card)
            for card in state.secret[2 * seat : 2 * seat + 2]
        )
        bid = state.game.move(f"bid {state.bid + 1}")
        return bid if state.bid < worth and bid in moves else state.game.move("pass")


def player(spec: str, seed: int) -> bots.Bot:
    return PlainBidder(seed) if spec == "plain" else bots.make(spec, seed)


def played(specs: list[str], seed: int) -> WinchesterState:
    """A whole game of these bots, with all that happened."""
    state = new_game(len(specs), seed=seed)
    state.events = []
    chance = trailboss.seeded(f"strength {seed}")
    players = [player(spec, seed * 10 + seat) for seat, spec in enumerate(specs)]
    while not state.over:
        state.play(bots.decide(players[state.to_move], state, chance))
    return state


def wins_alone(rivals: str, seats: int, games: int) -> int:
    """How many games one heir, on each seat in turn, wins against such rivals; a shared victory is none."""
    won = 0
    for game in range(games):
        seat = game % seats
        specs = ["heir" if other == seat else rivals for other in range(seats)]
        won += played(specs, seed=game).winners() == [seat]
    return won


@pytest.mark.parametrize(("seats", "games", "at_least"), [(2, 20, 16), (3, 20, 17), (4, 60, 54), (5, 20, 17)])
def test_one_heir_beats_random_players(seats: int, games: int, at_least: int) -> None:
    """Random players throw their money away: who only ever passes beats three of them in 98 of 100 games.
    So this is a floor, and the next test is the measure."""
    assert wins_alone("random", seats, games) >= at_least


def test_one_heir_beats_three_plain_bidders() -> None:
    """A fair share would be 15 of 60; over 800 games it was 81 of 100."""
    assert wins_alone("plain", seats=4, games=60) >= 40


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
