"""The policy: weights of its own for each edition, which change in the course of a game."""

import pytest

import trailboss
from trailboss import bots
from trailboss.bots.search.adapter import adapter_for
from trailboss.core.contract import State
from trailboss.games.gwt.bots.drover import Drover
from trailboss.games.gwt.bots.drover.drover_view import spaces_to_fill
from trailboss.games.gwt.bots.drover.phased import PhasedDrover
from trailboss.games.gwt.bots.drover.policy_weights import POLICY
from trailboss.games.gwt.bots.drover.weights import SWIFT, WEIGHTS, Phases
from trailboss.games.gwt.state.table import Table


def weights_now(bot: Drover, state: State) -> list[float]:
    """What a few weights are when it decides."""
    bot.choose(state.copy(), state.to_move)
    return [bot.weights.turn, bot.weights.cowboys[1]]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_its_weights_go_from_the_early_to_the_late_ones(seats: int) -> None:
    state, plain = trailboss.game("gwt2").start(seats, 4), Drover()
    phased = PhasedDrover(Phases(WEIGHTS, SWIFT))
    assert isinstance(state, Table)
    early, late = [WEIGHTS.turn, WEIGHTS.cowboys[1]], [SWIFT.turn, SWIFT.cowboys[1]]
    start = spaces_to_fill(state)
    assert weights_now(phased, state) == pytest.approx(early)
    between = 0
    while not state.over:
        if len(state.legal()) > 1:
            now = weights_now(phased, state)
            for value, first, last in zip(now, early, late, strict=True):
                share = max(0, spaces_to_fill(state)) / start
                assert value == pytest.approx(last * (first / last) ** share, rel=0.03)
            between += early[0] < now[0] < late[0]
        state.play(plain.choose(state, state.to_move))
    assert between > 10


def test_equal_phases_are_like_a_plain_drover() -> None:
    state, plain = trailboss.game("gwt1").start(2, 4), Drover()
    phased = PhasedDrover(Phases(SWIFT, SWIFT))
    plain.weights = SWIFT
    while not state.over:
        seat, moves = state.to_move, state.legal()
        move = plain.choose(state, seat)
        assert phased.choose(state, seat) == move
        assert phased.ranked(state, seat, moves) == plain.ranked(state, seat, moves)
        state.play(move)


@pytest.mark.parametrize("name", ["gwt1", "gwt2"])
def test_it_plays_by_the_weights_of_its_edition(name: str) -> None:
    """Search doesn't play on by them."""
    state, policy, own = trailboss.game(name).start(2, 4), bots.make("policy"), PhasedDrover(POLICY[name])
    search, differ = adapter_for(name, 0), 0
    search.compete()
    for _ in range(250):
        seat = state.to_move
        move = policy.choose(state, seat)
        assert own.choose(state, seat) == move
        differ += search.choose(state, seat) != move
        state.play(move)
    assert differ > 5
